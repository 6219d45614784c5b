//! What belongs to both players: the Astral Plane, and the Objectives of a Skirmish.

use fracas_core::{Area, Item, Layout, Seat};

use super::sight::Sight;
use crate::OverPower;
use crate::options::Mode;
use crate::piece::Piece;
use crate::state::State;
use crate::zone::Zone;

/// The id of the Astral Plane.
pub(super) const ASTRAL: &str = "astral-plane";

impl OverPower {
    /// Shows what lies between the players.
    pub(super) fn show_middle(&self, state: &State, sight: &Sight) -> Vec<Area> {
        let mut areas = Vec::new();
        if matches!(self.mode, Mode::Skirmish(_)) {
            let fought_for = Item::counter("stake", "Fought for", state.skirmish.stake.into());
            let left = Item::counter("left", "Not claimed", state.skirmish.left.into());
            let items = vec![fought_for, left];
            areas.push(Area::shared("skirmish", "Objectives", Layout::Counters, items));
        }
        let items = Seat::all(2).flat_map(|seat| self.show_astral(state, seat, sight)).collect();
        areas.push(Area::shared(ASTRAL, "Astral Plane", Layout::Row, items));
        areas
    }

    fn show_astral(&self, state: &State, seat: Seat, sight: &Sight) -> Vec<Item> {
        let cards = sight.cards(state, seat, Zone::Astral);
        let items = cards.map(|(piece, id)| Item {
            owner: Some(seat),
            badges: self.astral_badges(state, piece),
            ..self.show_card(id, state.face(piece))
        });
        items.collect()
    }

    /// Says whose a card in the Astral Plane is, and what it counts there.
    fn astral_badges(&self, state: &State, piece: Piece) -> Vec<String> {
        let lie = state.cards(piece.owner()).lie(piece);
        let by = lie.by.is_character().then(|| self.name_of(lie.by).to_owned());
        let play = &state.play;
        let is_played = play.card == piece || play.partner == piece;
        let played = if is_played { play.declared } else { None };
        let damage = (0 < lie.damage).then(|| format!("{} damage", lie.damage));
        by.into_iter().chain(played.map(|of| format!("as {}", of.title()))).chain(damage).collect()
    }
}
