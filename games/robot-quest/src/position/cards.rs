//! Cards: each is on the table as often as it exists.

use std::collections::BTreeMap;
use std::iter::repeat_n;

use fracas_core::Seat;

use super::Check;
use crate::card::{CardId, Pile};
use crate::state::{HAND, Phase};

impl Check<'_> {
    pub(super) fn cards(&mut self) {
        self.copies();
        for seat in Seat::all(self.game.seats) {
            self.starting_cards(seat);
            self.played_cards(seat);
            if self.is_setup() {
                self.new_deck(seat);
            }
        }
        let is_clear = self.state.scrap.is_empty() || !self.is_setup();
        self.problems.expect(is_clear, "scrap", "is empty before the first turn (R25)");
        self.shop();
    }

    fn copies(&mut self) {
        let mut counts: BTreeMap<CardId, i32> = BTreeMap::new();
        for card in self.all_cards() {
            *counts.entry(card).or_default() += 1;
        }
        for (card, facts) in self.game.catalogue.cards() {
            let (decks, rule) = match facts.pile {
                Pile::Starting => (self.game.seats as i32, 16),
                Pile::Supply => (1, 6),
                Pile::Shop(_) => (1, 63),
            };
            let (exist, found) = (decks * i32::from(facts.copies), counts.get(&card).copied());
            let found = found.unwrap_or_default();
            if exist != found {
                let wrong = if found < exist { "missing" } else { "too many" };
                let (by, id) = (exist.abs_diff(found), &facts.id);
                let message =
                    format!("{id}: {by} {wrong}; {found} are on the table, of {exist} (R{rule})");
                self.add("cards", message);
            }
        }
    }

    fn all_cards(&self) -> impl Iterator<Item = CardId> {
        let (state, supply) = (self.state, self.game.supply.iter().zip(self.state.supply));
        let owned = state.players.iter().flat_map(|player| player.cards.all());
        let beside = owned.chain(&state.shop_deck).chain(&state.scrap).copied();
        let supplied = supply.flat_map(|(card, left)| repeat_n(*card, left.into()));
        beside.chain(state.shop.iter().copied().flatten()).chain(supplied)
    }

    /// Checks that nobody has a starting card of another player: these cannot be acquired (R54).
    fn starting_cards(&mut self, seat: Seat) {
        let cards = self.state.player(seat).cards.all();
        for (card, facts) in self.game.catalogue.cards() {
            let held = cards.iter().filter(|held| **held == card).count();
            if facts.pile == Pile::Starting && usize::from(facts.copies) < held {
                let (id, copies) = (&facts.id, facts.copies);
                let message = format!(
                    "{held} copies of {id}, of which a player starts with {copies} and gets no more (R16, R54)"
                );
                self.add(format!("players[{seat}]"), message);
            }
        }
    }

    fn played_cards(&mut self, seat: Seat) {
        let has_none = self.state.player(seat).cards.play().is_empty();
        let message =
            "has cards in the Main phase of the player alone; Cleanup discards them (R33)";
        let place = format!("players[{seat}].in_play");
        self.problems.expect(has_none || self.can_have_acted(seat), &place, message);
    }

    /// Checks that a player has the starting deck and what was drawn of it (R16, R17).
    fn new_deck(&mut self, seat: Seat) {
        let cards = &self.state.player(seat).cards;
        let is_starting = |card: &CardId| self.game.catalogue.card(*card).pile == Pile::Starting;
        let is_own = cards.all().iter().all(is_starting);
        let is_whole = cards.discard().is_empty();
        let (held, hand) = (cards.hand().len(), if self.are_hands_dealt() { HAND } else { 0 });
        let place = |part: &str| format!("players[{seat}].{part}");
        let message = "has no other cards before the first turn (R16)";
        self.problems.expect(is_own, &place("deck"), message);
        self.problems.expect(is_whole, &place("discard"), "is empty before the first turn (R16)");
        let message = format!("has {hand} cards here, not {held} (R13, R17)");
        self.problems.expect(held == usize::from(hand), &place("hand"), &message);
    }

    /// Checks whether hands were dealt, as they are when the boards are chosen (R17).
    fn are_hands_dealt(&self) -> bool {
        self.state.phase != Phase::Boards
    }

    fn shop(&mut self) {
        for card in &self.state.shop_deck {
            self.shop_card("shop_deck", *card);
        }
        for (space, card) in self.state.shop.iter().enumerate() {
            let place = format!("shop[{space}]");
            match card {
                Some(card) => self.shop_card(&place, *card),
                None => self.empty_space(&place),
            }
        }
    }

    fn shop_card(&mut self, place: &str, card: CardId) {
        if !self.game.catalogue.is_shop_card(card) {
            let id = &self.game.catalogue.card(card).id;
            self.add(place, format!("{id} is no Shop card (R7)"));
        }
    }

    fn empty_space(&mut self, place: &str) {
        let mut left = self.state.shop_deck.iter().chain(&self.state.scrap);
        if left.any(|card| self.game.catalogue.is_shop_card(*card)) {
            let message =
                "is filled as long as the Shop Deck or the Scrap Heap has a Shop card (R48, R53)";
            self.add(place, message);
        }
    }
}
