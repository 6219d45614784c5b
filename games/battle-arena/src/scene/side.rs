//! What one player has, as far as the viewer sees it.

use fracas_core::{Area, Item, Layout, Seat, Viewer};

use super::face::{hot_dogs, pile_of_backs};
use super::zones::zone_names;
use crate::BattleArena;
use crate::card::HeroId;
use crate::options::Mode;
use crate::state::{BATTLES, Phase, Player, State};

impl BattleArena {
    /// Shows what one seat has.
    pub(super) fn side(&self, state: &State, seat: Seat, near: Seat, viewer: Viewer) -> Vec<Area> {
        let player = state.player(seat);
        let is_placing = state.phase == Phase::LineUp;
        let layout = Layout::Zones { count: BATTLES as u8 };
        let zones =
            own("zones", "Battle Zones", seat, layout, self.zones(state, seat, near, viewer));
        let mut areas = vec![Area { places: zone_names(state, seat, near), ..zones }];
        areas.extend(self.open_areas(state, seat, viewer));
        if is_placing || self.mode != Mode::Rookie {
            let label = if is_placing { "Heroes drawn" } else { "Bench" };
            areas.push(own("hand", label, seat, Layout::Hand, self.hand(state, seat, viewer)));
        }
        if self.mode == Mode::Playmaker {
            let held = self.held_plays(state, seat, viewer);
            areas.push(own("plays", "Plays", seat, Layout::Hand, held));
        }
        let deck = pile_of_backs(&format!("deck.{seat}"), 0, player.deck_size());
        areas.push(own("deck", "Hero Deck", seat, Layout::Pile, deck.into_iter().collect()));
        if self.mode == Mode::Playmaker {
            let book = self.playbook(state, seat, viewer);
            areas.push(own("playbook", "Playbook", seat, Layout::Pile, book));
        }
        if !player.overtime.is_empty() {
            let overtime = self.faces(state, &player.overtime, seat);
            areas.push(own("overtime", "Sudden death", seat, Layout::Pile, overtime));
        }
        if self.mode != Mode::Rookie {
            let discard = self.discard_pile(state, seat);
            areas.push(own("discard", "Discard Pile", seat, Layout::Pile, discard));
            areas.push(own("hot-dogs", "Hot Dogs", seat, Layout::Pile, self.dogs(player, seat)));
        }
        areas
    }

    fn hand(&self, state: &State, seat: Seat, viewer: Viewer) -> Vec<Item> {
        let player = state.player(seat);
        if viewer.is(seat) {
            let mut seen: Vec<HeroId> = player.seen_hand.to_vec();
            let held = player.hand.iter().map(|&hero| {
                let mut item = self.face_up(state, seat, hero);
                if let Some(at) = seen.iter().position(|seen| *seen == hero) {
                    seen.swap_remove(at);
                    item.badges.push("seen".into());
                }
                item
            });
            return held.collect();
        }
        let mut seen: Vec<HeroId> = player.seen_hand.to_vec();
        seen.retain(|_| viewer.is(seat.opponent()));
        seen.sort_unstable();
        let area = format!("hand.{seat}");
        let backs = (0..player.hand.len() - seen.len()).map(|at| Item::back(&area, at));
        self.faces(state, &seen, seat).into_iter().chain(backs).collect()
    }

    /// Shows the Discard Pile, which is open (R167).
    fn discard_pile(&self, state: &State, seat: Seat) -> Vec<Item> {
        let player = state.player(seat);
        let mut pile = self.faces(state, &player.discard, seat);
        pile.extend(self.play_faces(seat, player.spent.iter().map(|spent| spent.play)));
        pile.extend(hot_dogs("spent", seat, self.spent_dogs(player)));
        pile
    }

    /// Shows the Hot Dogs, those that are Plays below.
    fn dogs(&self, player: &Player, seat: Seat) -> Vec<Item> {
        let ghost =
            |&play: &_| Item { badges: vec!["hot dog".into()], ..self.play_face_up(seat, play) };
        let left = hot_dogs("hot-dogs", seat, player.hot_dogs.max(0) as u8);
        player.ghosts.iter().map(ghost).chain(left).collect()
    }
}

/// Makes an area of a seat.
pub(super) fn own(kind: &str, label: &str, seat: Seat, layout: Layout, items: Vec<Item>) -> Area {
    Area {
        id: format!("{kind}.{seat}"),
        label: label.into(),
        owner: Some(seat),
        layout,
        places: Vec::new(),
        items,
    }
}
