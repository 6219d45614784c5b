//! Writing a state.

use fracas_core::Seat;

use super::{SavedCard, SavedPile, SavedPlayer, SavedState};
use crate::OverPower;
use crate::piece::Piece;
use crate::state::State;
use crate::zone::{Cards, EVERYONE, Zone};

impl OverPower {
    pub(super) fn to_saved(&self, state: &State) -> SavedState {
        SavedState {
            phase: state.phase,
            due: state.due.into_iter().collect(),
            initiative: state.initiative,
            battle: state.battle,
            players: [Seat(0), Seat(1)].map(|seat| self.write_player(state, seat)),
            unchecked: state.unchecked,
            looked: state.looked,
            skirmish: state.skirmish,
            turn: state.turn,
            play: state.play,
            outer: state.outer,
            scheduled: state.agenda.entries().iter().map(|it| self.write_entry(it)).collect(),
            effects: state.stack,
        }
    }

    fn write_player(&self, state: &State, seat: Seat) -> SavedPlayer {
        let side = state.side(seat);
        let cards = &side.cards;
        let zone = |zone: Zone| self.write_cards(cards, zone, cards.iter(zone));
        let [bottom, bag, top] = cards.draw_parts();
        let draw = |part: Vec<Piece>| self.write_cards(cards, Zone::Draw, part);
        let fresh = cards.fresh().iter().map(|card| self.catalogue.card(*card).id.clone());
        SavedPlayer {
            team: side.team,
            missions: side.missions,
            is_done: side.is_done,
            has_discarded: side.has_discarded,
            lost_last: side.lost_last,
            used_base: side.used_base,
            has_paid: side.has_paid,
            draw_pile: SavedPile { bottom: draw(bottom), cards: draw(bag), top: draw(top) },
            hand: zone(Zone::Hand),
            placed: zone(Zone::Placed),
            under: zone(Zone::Under),
            astral_plane: zone(Zone::Astral),
            attached: zone(Zone::Clipped),
            hits: zone(Zone::Hit),
            face_down: zone(Zone::FaceDown),
            power_pack: self.write_cards(cards, Zone::PowerPack, cards.pack_pieces()),
            dead_pile: zone(Zone::Dead),
            defeated_pile: zone(Zone::Defeated),
            removed: zone(Zone::Removed),
            just_discarded: fresh.collect(),
            remembered: *cards.memory(),
        }
    }

    fn write_cards(
        &self,
        cards: &Cards,
        zone: Zone,
        pieces: impl IntoIterator<Item = Piece>,
    ) -> Vec<SavedCard> {
        let write = |piece: Piece| {
            let lie = cards.lie(piece);
            let usual = if zone.is_known() { EVERYONE } else { fracas_core::SeatSet::EMPTY };
            SavedCard {
                card: self.catalogue.card(cards.face(piece)).id.clone(),
                number: piece.index() as u8,
                at: lie.at,
                by: lie.by,
                damage: lie.damage,
                icons: lie.icons,
                is_current: lie.is_current,
                seen: (lie.seen != usual).then(|| lie.seen.into_iter().collect()),
            }
        };
        pieces.into_iter().map(write).collect()
    }
}
