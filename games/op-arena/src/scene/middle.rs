//! What lies between the players: the scoring track, the Power Die, the deck, the pile and the Supply.

use std::collections::BTreeMap;

use fracas_cards::effect::list;
use fracas_core::{Area, Face, Item, Layout, Seat};

use super::{DIE, DISCARD, colour, counter, supply_item, token_icon};
use crate::OpArena;
use crate::options::Mode;
use crate::score::dudes_left;
use crate::state::{Die, QUIET_TURNS, State};
use crate::words::Token;

/// After so many turns in which no Dude left play players are told how many it were (C9).
const QUIET: u16 = QUIET_TURNS / 2;

impl OpArena {
    pub(super) fn show_middle(&self, state: &State) -> Vec<Area> {
        let mut areas: Vec<Area> = self.show_track(state).into_iter().collect();
        areas.push(Area::shared("die", "Power Die", Layout::Row, show_die(state)));
        let left = state.deck.len();
        let deck = Item { count: Some(left as u32), ..Item::back("deck", 0) };
        let deck = if left == 0 { Vec::new() } else { vec![deck] };
        areas.push(Area::shared("deck", "Dude deck", Layout::Pile, deck));
        let discarded = state.discard.iter().map(|dude| self.show_open(dude)).collect();
        areas.push(Area::shared(DISCARD, "Dude Discard pile", Layout::Pile, discarded));
        areas.push(Area::shared("supply", "Supply", Layout::Counters, self.show_numbers(state)));
        areas
    }

    /// Shows the scoring track with a marker for each player, or for each team (R4, R137).
    fn show_track(&self, state: &State) -> Option<Area> {
        let last = self.mode.target()? as u8;
        let markers = Seat::all(self.seats).take(self.sides()).map(|seat| {
            let points = self.side_points(state, seat);
            let face = Face {
                name: self.side_name(seat),
                kind: "marker".into(),
                numbers: BTreeMap::from([("value".into(), points.into())]),
                ..Face::default()
            };
            let at = Some((points.min(last.into()) as u8, 0));
            Item { owner: Some(seat), at, ..Item::face_up(format!("marker.{seat}"), face) }
        });
        Some(Area::shared("track", "Scoring track", Layout::Track { last }, markers.collect()))
    }

    /// Gets what a side is called: a team by its letter, a player by the colour.
    pub(super) fn side_name(&self, seat: Seat) -> String {
        match self.mode {
            Mode::Teams => format!("Team {}", char::from(b'A' + self.side(seat) as u8)),
            Mode::Brawl | Mode::Grind | Mode::Speed | Mode::LastDude => colour(seat).into(),
        }
    }

    /// Shows the Supply, and what brings the game nearer to its end beside points.
    fn show_numbers(&self, state: &State) -> Vec<Item> {
        let mut items: Vec<Item> = Vec::new();
        for token in Token::BOTH {
            let name = format!("{}s in the Supply", token.name());
            let left = state.supply(token).into();
            items.push(counter(&supply_item(token), &name, left, token_icon(token)));
        }
        if self.mode == Mode::LastDude {
            let left = dudes_left(state) as u32;
            let mut dudes = counter("dudes-left", "Dudes left", left, "mug-shot");
            dudes.badges.push("ends at 1".into());
            items.push(dudes);
        }
        if !state.old.is_empty() {
            items.push(self.show_held(state));
        }
        if QUIET <= state.quiet {
            let quiet = state.quiet.into();
            let name = "Turns in which no Dude left play";
            let mut turns = counter("quiet", name, quiet, "sands-of-time");
            turns.badges.push(format!("ends at {QUIET_TURNS}"));
            items.push(turns);
        }
        items
    }

    /// Shows which Dudes have been in hands since the deck was made anew: they were in no other place then.
    fn show_held(&self, state: &State) -> Item {
        let names: Vec<String> =
            state.old.iter().map(|dude| self.catalogue.dude(dude).name.clone()).collect();
        let name = "Held since the shuffle";
        let mut held = counter("held", name, names.len() as u32, "card-pickup");
        held.face.iter_mut().for_each(|face| face.text = list(&names, "and"));
        held
    }
}

/// Shows the Power Die of the active player, with its number once it is rolled.
fn show_die(state: &State) -> Vec<Item> {
    let rolled = (0 < state.roll).then(|| ("value".into(), state.roll.into()));
    let face = Face {
        name: "Power Die".into(),
        kind: "die".into(),
        numbers: rolled.into_iter().collect(),
        ..Face::default()
    };
    let badges = match state.die {
        Die::Once => Vec::new(),
        Die::Again => vec!["once more".into()],
        Die::Last => vec!["last".into()],
    };
    vec![Item { owner: Some(state.active), badges, ..Item::face_up(DIE.into(), face) }]
}
