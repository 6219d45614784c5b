//! Characters and Homebases as items, and what lies at them.

use std::collections::BTreeMap;

use fracas_core::{Area, Face, Item, Layout, Piece as Token, Seat};

use super::sight::Sight;
use super::{own_area, who_item};
use crate::OverPower;
use crate::card::HomebaseId;
use crate::piece::Piece;
use crate::power::{Icons, PowerType};
use crate::state::{Position, State};
use crate::who::{TEAM, Who};
use crate::zone::Zone;

impl OverPower {
    /// Shows the characters of a player with the hits on them, each at its place, and the Homebase beside them.
    pub(super) fn show_team(&self, state: &State, seat: Seat, sight: &Sight) -> Area {
        let mut items = Vec::new();
        for who in Who::team(seat) {
            // Hits lie under the character, so that it can be read.
            items.extend(self.show_at(state, who, Zone::Hit, sight));
            items.push(self.show_character(state, who));
        }
        let homebase = self.team(seat).homebase;
        items.extend(self.show_at(state, Who::homebase(seat), Zone::Hit, sight));
        items.extend(homebase.map(|homebase| self.show_homebase(state, seat, homebase)));
        let mut area = own_area("team", "Team", seat, self.columns(seat), items);
        area.places = Who::team(seat)
            .map(|who| match state.fighter(who).position {
                Position::Front => "Front Line",
                Position::Reserve => "Reserve",
                Position::Out => "KO'd",
            })
            .map(String::from)
            .chain(homebase.map(|_| "Homebase".into()))
            .collect();
        area
    }

    /// Shows what is placed to and attached to each character of a player, and what is placed to and under the
    /// Homebase.
    pub(super) fn show_placed(&self, state: &State, seat: Seat, sight: &Sight) -> Area {
        let mut items = Vec::new();
        for who in Who::team(seat).chain([Who::homebase(seat)]) {
            for zone in [Zone::Clipped, Zone::Under, Zone::Placed] {
                items.extend(self.show_at(state, who, zone, sight));
            }
        }
        own_area("placed", "Placed cards", seat, self.columns(seat), items)
    }

    /// Gets the places of a side: one for each character, and one for the Homebase.
    fn columns(&self, seat: Seat) -> Layout {
        let homebases = u8::from(self.team(seat).homebase.is_some());
        Layout::Zones { count: TEAM as u8 + homebases }
    }

    /// Shows the cards of a zone that lie at a character or Homebase, whoever owns them.
    fn show_at(&self, state: &State, who: Who, zone: Zone, sight: &Sight) -> Vec<Item> {
        let cards = Seat::all(2).flat_map(|seat| sight.cards(state, seat, zone));
        let here = cards.filter(|(piece, _)| place_of(state, *piece, zone) == who);
        here.map(|(piece, id)| {
            let mut item = self.show_card(id, state.face(piece));
            let lie = state.cards(piece.owner()).lie(piece);
            item.at = Some((column(who), 0));
            item.owner = Some(piece.owner());
            item.badges = match zone {
                Zone::Hit if lie.is_current => vec!["this battle".into()],
                Zone::Clipped => vec![format!("attached: {}", self.name_of(who))],
                Zone::Under => vec!["under".into()],
                Zone::Placed => vec![self.name_of(who).into()],
                Zone::Hit
                | Zone::Draw
                | Zone::Hand
                | Zone::Astral
                | Zone::FaceDown
                | Zone::PowerPack
                | Zone::Dead
                | Zone::Defeated
                | Zone::Removed => Vec::new(),
            };
            if zone == Zone::Hit
                && let Some(face) = &mut item.face
            {
                face.numbers = BTreeMap::from([("damage".into(), lie.damage.into())]);
            }
            item
        })
        .collect()
    }

    fn show_character(&self, state: &State, who: Who) -> Item {
        let character = self.team(who.seat()).characters[who.place()];
        let mut numbers: BTreeMap<String, i64> =
            PowerType::ALL.map(|of| (of.id().into(), self.grid(state, who, of).into())).into();
        numbers.insert("damage".into(), self.record(state, who).damage.into());
        numbers.insert("ko".into(), self.hits_to_ko(state, who).into());
        numbers.insert("threat".into(), self.threat(who).into());
        let face = Face { numbers, ..self.catalogue.character_face(character) };
        let badge = match state.fighter(who).position {
            Position::Front => None,
            Position::Reserve => Some("Reserve"),
            Position::Out => Some("KO'd"),
        };
        Item {
            at: Some((column(who), 0)),
            badges: badge.into_iter().map(String::from).collect(),
            pieces: types_hit(self, state, who),
            ..Item::face_up(who_item(who), face)
        }
    }

    fn show_homebase(&self, state: &State, seat: Seat, homebase: HomebaseId) -> Item {
        let face = self.catalogue.homebase_face(homebase);
        let who = Who::homebase(seat);
        let badges = state.side(seat).used_base.then(|| "used".into());
        Item {
            at: Some((column(who), 0)),
            badges: badges.into_iter().collect(),
            ..Item::face_up(who_item(who), face)
        }
    }
}

/// Gets the column of a character or Homebase.
fn column(who: Who) -> u8 {
    if who.is_character() { who.place() as u8 } else { TEAM as u8 }
}

/// Gets where a card of a zone lies: what is attached to nobody in particular lies at who played it.
fn place_of(state: &State, piece: Piece, zone: Zone) -> Who {
    let lie = state.cards(piece.owner()).lie(piece);
    match zone {
        Zone::Under => Who::homebase(piece.owner()),
        Zone::Clipped if lie.at == Who::NOBODY => lie.by,
        Zone::Draw
        | Zone::Hand
        | Zone::Placed
        | Zone::Astral
        | Zone::Clipped
        | Zone::Hit
        | Zone::FaceDown
        | Zone::PowerPack
        | Zone::Dead
        | Zone::Defeated
        | Zone::Removed => lie.at,
    }
}

/// Counts the hits on a character by their Power Types, of which three are too many.
fn types_hit(game: &OverPower, state: &State, who: Who) -> Vec<Token> {
    let count = |is_so: &dyn Fn(Icons) -> bool| {
        let hits = OverPower::hits(state, who);
        let icons = hits.map(|piece| state.cards(piece.owner()).lie(piece).icons);
        icons.filter(|icons| is_so(game.shown_icons(state, *icons))).count() as u32
    };
    let single = PowerType::ALL
        .map(|of| (of.title(), of.picture(), count(&|icons| icons == Icons::one(of))));
    let multi = ("MultiPower", "triorb", count(&|icons| icons.is_multi_power()));
    let any = ("Any-Power", "vortex", count(&|icons| icons.is_any_power()));
    let tokens = single.into_iter().chain([multi, any]).filter(|(.., count)| 0 < *count);
    tokens
        .map(|(name, icon, count)| Token {
            name: name.into(),
            owner: None,
            icon: Some(icon.into()),
            count,
        })
        .collect()
}
