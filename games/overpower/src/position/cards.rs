//! Where cards and characters are.

use fracas_core::Seat;

use super::Check;
use crate::card::{Card, Kind};
use crate::piece::Piece;
use crate::state::{Phase, Position};
use crate::who::Who;
use crate::zone::{Lie, Zone};

/// The most damage that one hit counts.
const MOST_DAMAGE: u8 = 20;

impl Check<'_> {
    /// Checks the characters of both players.
    pub(super) fn team(&mut self) {
        for who in Seat::all(2).flat_map(Who::team) {
            let place = format!("players[{}].team[{}]", who.seat(), who.place());
            let fighter = *self.state.fighter(who);
            let start = self.game.before.fighter(who).start;
            self.problems.expect(fighter.start == start, &place, "started elsewhere (R8)");
            let fits = !fighter.fell_now || fighter.position == Position::Out;
            self.problems.expect(fits, &place, "fell in this battle and stands (R227)");
        }
    }

    /// Checks that every card lies where it may.
    pub(super) fn cards(&mut self) {
        for seat in Seat::all(2) {
            let cards = self.state.cards(seat);
            for piece in cards.all() {
                self.card(piece, cards.zone(piece));
            }
            let place = format!("players[{seat}].face_down");
            let count = cards.len(Zone::FaceDown);
            self.problems.expect(count <= 1, &place, "holds one card at most (R184)");
            let play = &self.state.play;
            let is_attack = play.is_face_down && play.actor.seat() == seat;
            let is_time = is_attack || matches!(self.state.phase, Phase::Events | Phase::Turning);
            let message = "is for the Event Phase and for attacks that are made face down (R184)";
            self.problems.expect(count == 0 || is_time, &place, message);
            let is_own = |face| cards.all().any(|piece| cards.face(piece) == face);
            let fits = cards.fresh().iter().all(|face| is_own(*face));
            let place = format!("players[{seat}].just_discarded");
            self.problems.expect(fits, &place, "has a card that is not the player's");
        }
    }

    fn card(&mut self, piece: Piece, zone: Zone) {
        let card = self.game.card_of(self.state, piece);
        let lie = *self.state.cards(piece.owner()).lie(piece);
        let is_event = matches!(card.kind, Kind::Event(_));
        let place = |name: &str| format!("players[{}].{name}: {}", piece.owner(), card.id);
        match zone {
            Zone::Placed => self.placed(piece, card, lie, &place("placed")),
            Zone::Hit => self.hit(lie, &place("hits")),
            Zone::Clipped => {
                let fits = self.is_there(lie.at) || self.is_there(lie.by);
                let message = "is attached to nobody on the table (R62)";
                self.problems.expect(fits, &place("attached"), message);
            }
            Zone::Under => {
                let fits = self.is_there(Who::homebase(piece.owner()));
                let message = "lies under a Homebase that is not there";
                self.problems.expect(fits, &place("under"), message);
            }
            Zone::FaceDown => {
                let play = &self.state.play;
                let is_attack = play.is_face_down && play.card == piece;
                let message = "is neither an Event nor the attack that is made (R184)";
                self.problems.expect(is_event || is_attack, &place("face_down"), message);
            }
            Zone::Astral => {
                let fits = lie.damage <= MOST_DAMAGE;
                let message = "has more damage than a hit can have";
                self.problems.expect(fits, &place("astral_plane"), message);
            }
            Zone::Draw => self.bare(lie, &place("draw_pile")),
            Zone::Hand => self.bare(lie, &place("hand")),
            Zone::PowerPack => self.bare(lie, &place("power_pack")),
            Zone::Dead => self.bare(lie, &place("dead_pile")),
            Zone::Defeated => self.bare(lie, &place("defeated_pile")),
            Zone::Removed => self.bare(lie, &place("removed")),
        }
    }

    /// Checks that nothing is said of a card that is not in play but who has played and seen it.
    fn bare(&mut self, lie: Lie, place: &str) {
        let is_bare = Lie { seen: lie.seen, by: lie.by, ..Lie::default() } == lie;
        self.problems.expect(is_bare, place, "is not in play: it lies at nobody and is no hit");
    }

    fn placed(&mut self, piece: Piece, card: &Card, lie: Lie, place: &str) {
        let is_own = lie.at.seat() == piece.owner() && self.is_there(lie.at);
        self.problems.expect(is_own, place, "is placed to nobody of its owner's team (R235)");
        self.problems.expect(card.slot().is_some(), place, "is never placed (R245)");
        if !is_own {
            return;
        }
        let mut without = *self.state;
        without.cards_mut(piece.owner()).put(piece, Zone::Removed);
        let room = self.game.room(&without, piece.owner());
        let has_room = self.game.has_room(&without, card, lie.at, room);
        self.problems.expect(has_room, place, "takes a place that is filled (R236)");
    }

    fn hit(&mut self, lie: Lie, place: &str) {
        let is_on_card = lie.at == Who::NOBODY;
        // A card that was stolen hits a character of its owner.
        let message = "is a hit on no standing character and no Homebase (R339, R365)";
        self.problems.expect(is_on_card || self.is_there(lie.at), place, message);
        let fits = lie.damage <= MOST_DAMAGE;
        self.problems.expect(fits, place, "has more damage than a hit can have");
    }

    /// Checks whether a character stands, or a Homebase is there.
    fn is_there(&self, who: Who) -> bool {
        self.state.is_standing(who) || who.is_homebase() && self.game.homebase(who.seat()).is_some()
    }
}
