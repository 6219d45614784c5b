//! Reading a state, as far as its words are known; whether it is possible is checked afterwards.

use fracas_cards::effect::Agenda;
use fracas_core::{Problems, Seat, SeatSet};

use super::{SavedCard, SavedPlayer, SavedState};
use crate::OverPower;
use crate::card::CardId;
use crate::piece::{Piece, PieceSet};
use crate::state::{AGENDA, Side, State};
use crate::words::Moment;
use crate::zone::{Cards, EVERYONE, FRESH, Lie, WATCHERS, Zone};

/// Reads a saved state part by part.
pub(super) struct Reader<'a> {
    pub(super) game: &'a OverPower,
    pub(super) problems: Problems,
}

impl OverPower {
    /// Reads a state, or names all words in it that mean nothing.
    pub(super) fn understand(&self, saved: &SavedState) -> Result<State, Problems> {
        let mut reader = Reader { game: self, problems: Problems::default() };
        for seat in [saved.initiative, saved.turn.seat].into_iter().chain(saved.turn.conceded) {
            reader.seat("turn", seat);
        }
        let due = reader.seats("due", &saved.due);
        let sides = [0, 1].map(|seat| reader.side(Seat(seat), &saved.players[usize::from(seat)]));
        let agenda = reader.agenda(&saved.scheduled);
        let state = State {
            phase: saved.phase,
            due,
            initiative: saved.initiative,
            battle: saved.battle,
            sides,
            skirmish: saved.skirmish,
            turn: saved.turn,
            play: saved.play,
            outer: saved.outer,
            stack: saved.effects,
            agenda,
            unchecked: saved.unchecked,
            looked: saved.looked,
        };
        reader.problems.or(state)
    }
}

impl Reader<'_> {
    fn agenda(&mut self, saved: &[super::SavedEntry]) -> Agenda<Moment, AGENDA, u64> {
        let mut agenda = Agenda::default();
        for saved in saved {
            let Some(entry) = self.entry(saved) else { continue };
            if agenda.add(entry).is_err() {
                self.problems.add("scheduled", format!("holds at most {AGENDA}"));
                break;
            }
        }
        agenda
    }

    pub(super) fn seat(&mut self, place: &str, seat: Seat) {
        if 1 < seat.0 {
            self.problems.add(place, "seats are 0 and 1");
        }
    }

    fn seats(&mut self, place: &str, seats: &[Seat]) -> SeatSet {
        if seats.iter().any(|seat| 1 < seat.0) {
            self.problems.add(place, "seats are 0 and 1");
            return SeatSet::EMPTY;
        }
        seats.iter().copied().collect()
    }

    fn side(&mut self, seat: Seat, saved: &SavedPlayer) -> Side {
        Side {
            cards: self.cards(seat, saved),
            team: saved.team,
            missions: saved.missions,
            is_done: saved.is_done,
            has_discarded: saved.has_discarded,
            lost_last: saved.lost_last,
            used_base: saved.used_base,
            has_paid: saved.has_paid,
        }
    }

    /// Reads where the cards of a player are: each of the player's list is somewhere, and only once.
    fn cards(&mut self, seat: Seat, saved: &SavedPlayer) -> Cards {
        let mut cards = self.game.before.side(seat).cards;
        let pile = &saved.draw_pile;
        let mut places = Vec::new();
        for (name, zone, list) in [
            ("draw_pile.bottom", Zone::Draw, &pile.bottom),
            ("draw_pile.cards", Zone::Draw, &pile.cards),
            ("draw_pile.top", Zone::Draw, &pile.top),
            ("hand", Zone::Hand, &saved.hand),
            ("placed", Zone::Placed, &saved.placed),
            ("under", Zone::Under, &saved.under),
            ("astral_plane", Zone::Astral, &saved.astral_plane),
            ("attached", Zone::Clipped, &saved.attached),
            ("hits", Zone::Hit, &saved.hits),
            ("face_down", Zone::FaceDown, &saved.face_down),
            ("power_pack", Zone::PowerPack, &saved.power_pack),
            ("dead_pile", Zone::Dead, &saved.dead_pile),
            ("defeated_pile", Zone::Defeated, &saved.defeated_pile),
            ("removed", Zone::Removed, &saved.removed),
        ] {
            let place = format!("players[{seat}].{name}");
            for card in list {
                let piece = self.card(&place, seat, card, &cards);
                let lie = self.lie(&place, zone, card);
                places.extend(piece.map(|piece| (piece, zone, lie)));
            }
        }
        if self.is_each_once(seat, &cards, &places) {
            let fresh = self.fresh(seat, saved);
            cards.arrange(&places, [pile.bottom.len(), pile.top.len()], &fresh);
            cards.set_memory(saved.remembered);
        }
        cards
    }

    /// Reads a card, whose id must be that of its number.
    fn card(
        &mut self,
        place: &str,
        owner: Seat,
        saved: &SavedCard,
        cards: &Cards,
    ) -> Option<Piece> {
        let number = usize::from(saved.number);
        if cards.count() <= number {
            let last = cards.count().saturating_sub(1);
            let message = format!("has a card {number}; the player's cards are 0 to {last}");
            self.problems.add(place, message);
            return None;
        }
        let piece = Piece::new(owner, number);
        let id = &self.game.catalogue.card(cards.face(piece)).id;
        if *id != saved.card {
            let message = format!("has card {number} as {:?}; it is {id:?}", saved.card);
            self.problems.add(place, message);
        }
        Some(piece)
    }

    fn lie(&mut self, place: &str, zone: Zone, saved: &SavedCard) -> Lie {
        let seen = match &saved.seen {
            None if zone.is_known() => EVERYONE,
            None => SeatSet::EMPTY,
            Some(seats) if seats.iter().all(|seat| *seat <= WATCHERS) => {
                seats.iter().copied().collect()
            }
            Some(_) => {
                self.problems.add(place, "is seen by seats 0 and 1, and 2 for those who watch");
                SeatSet::EMPTY
            }
        };
        Lie {
            at: saved.at,
            by: saved.by,
            damage: saved.damage,
            icons: saved.icons,
            is_current: saved.is_current,
            seen,
        }
    }

    /// Checks that no card is missing and none is in two places.
    fn is_each_once(&mut self, seat: Seat, cards: &Cards, places: &[(Piece, Zone, Lie)]) -> bool {
        let mut found = PieceSet::EMPTY;
        let mut is_right = true;
        let mut add = |piece: Piece, what: &str| {
            let id = &self.game.catalogue.card(cards.face(piece)).id;
            let message = format!("{what} card {}, {id:?}", piece.index());
            self.problems.add(format!("players[{seat}]"), message);
            is_right = false;
        };
        for &(piece, ..) in places {
            if found.has(piece) {
                add(piece, "has in two places");
            }
            found.insert(piece);
        }
        for piece in cards.all().filter(|piece| !found.has(*piece)) {
            add(piece, "lacks");
        }
        is_right
    }

    fn fresh(&mut self, seat: Seat, saved: &SavedPlayer) -> Vec<CardId> {
        let place = format!("players[{seat}].just_discarded");
        if FRESH < saved.just_discarded.len() {
            self.problems.add(place, format!("holds at most {FRESH}"));
            return Vec::new();
        }
        let mut fresh = Vec::new();
        for id in &saved.just_discarded {
            match self.game.catalogue.find_card(id) {
                Some(card) => fresh.push(card),
                None => self.problems.add(&place, self.game.catalogue.unknown_card(id)),
            }
        }
        fresh
    }
}
