//! Cards: each is on the table as often as it exists.

use fracas_core::Seat;

use super::Check;
use crate::card::{CardId, CardKind, Hero, LOOTS, Starter};
use crate::state::HAND;

/// How many kinds of cards there can be.
const KINDS: usize = u8::MAX as usize + 1;

impl Check<'_> {
    pub(super) fn cards(&mut self) {
        let found = self.found();
        for (card, facts) in self.game.catalogue.cards() {
            let (exist, rule) = self.exist(card);
            let found = found[usize::from(card.0)];
            if exist != found {
                let wrong = if found < exist { "missing" } else { "too many" };
                let (by, id) = (exist.abs_diff(found), &facts.id);
                let message =
                    format!("{id}: {by} {wrong}; {found} are on the table, of {exist} (R{rule})");
                self.add("cards", message);
            }
        }
        for seat in Seat::all(self.game.seats) {
            self.in_front(seat);
            self.in_play(seat);
            if self.is_setup() {
                self.new_deck(seat);
            }
        }
    }

    /// Counts the cards that are on the table.
    fn found(&self) -> [u32; KINDS] {
        let mut found = [0; KINDS];
        let mut add = |card: CardId, count: u32| found[usize::from(card.0)] += count;
        for player in &self.state.players {
            let owned = player.cards.all().iter().chain(&player.front);
            owned.for_each(|card| add(*card, 1));
            add(self.game.catalogue.pox(), u32::from(player.head.is_some()));
        }
        self.state.deleted.iter().for_each(|card| add(*card, 1));
        for pile in &self.state.stacks {
            add(pile.card, u32::from(pile.left));
        }
        for den in &self.state.bosses {
            let boss = self.game.catalogue.boss(den.boss);
            for (at, loot) in boss.loots.iter().enumerate() {
                add(*loot, u32::from(den.loots >> at & 1));
            }
            add(boss.card, u32::from(!den.is_bought));
        }
        add(self.game.catalogue.pox(), u32::from(self.state.pox));
        found
    }

    /// Gets how many copies of a card must be on the table, and by which rule.
    fn exist(&self, card: CardId) -> (u32, u16) {
        let facts = self.game.card(card);
        let copies = u32::from(facts.copies);
        let is_there = |is_there: bool| if is_there { copies } else { 0 };
        match facts.kind {
            CardKind::Starter(Starter::Quarter) => (self.in_heroes(|hero| hero.quarters), 22),
            CardKind::Starter(Starter::Tube) => (self.in_heroes(|hero| hero.tubes), 22),
            CardKind::Unique => (self.in_heroes(|hero| u8::from(hero.start == Some(card))), 23),
            CardKind::Stack(_) => (is_there(self.state.stack_of(card).is_some()), 34),
            CardKind::Loot(boss) | CardKind::Boss(boss) => {
                (is_there(self.state.bosses.iter().any(|den| den.boss == boss)), 35)
            }
            CardKind::Pox => (copies, 31),
        }
    }

    /// Adds up what the heroes of the table start with.
    fn in_heroes(&self, start: impl Fn(&Hero) -> u8) -> u32 {
        let heroes = self.state.players.iter().filter_map(|player| player.hero);
        heroes.map(|hero| u32::from(start(self.game.catalogue.hero(hero)))).sum()
    }

    fn in_front(&mut self, seat: Seat) {
        for card in &self.state.player(seat).front {
            let facts = self.game.card(*card);
            let message = format!("{} does not stay in front of a player (R85)", facts.id);
            self.problems.expect(facts.stays_in_front, &format!("players[{seat}].front"), &message);
        }
    }

    /// Checks that cards are in play in the turn of their player, or while another plays them.
    fn in_play(&mut self, seat: Seat) {
        let has_none = self.state.player(seat).cards.play().is_empty();
        let is_turn = seat == self.state.active && !self.is_setup();
        let is_lent = self.state.mind.lender == Some(seat);
        let message =
            "has cards in the turn of the player alone; they are discarded at its end (R82)";
        let place = format!("players[{seat}].play");
        self.problems.expect(has_none || is_turn || is_lent, &place, message);
    }

    /// Checks that a player has the starting deck of the hero, six cards of it in hand (R22, R25).
    fn new_deck(&mut self, seat: Seat) {
        let player = self.state.player(seat);
        let (cards, hero) = (&player.cards, player.hero.map(|hero| self.game.catalogue.hero(hero)));
        let held = |card: CardId| cards.all().iter().filter(|held| **held == card).count();
        let own = |count: Option<u8>| usize::from(count.unwrap_or_default());
        let unique = hero.and_then(|hero| hero.start);
        let is_own = held(self.game.catalogue.quarter()) == own(hero.map(|hero| hero.quarters))
            && held(self.game.catalogue.tube()) == own(hero.map(|hero| hero.tubes))
            && unique.is_none_or(|card| held(card) == 1);
        let place = |part: &str| format!("players[{seat}].{part}");
        let message = "has the starting cards of the hero (R22, R23)";
        self.problems.expect(is_own, &place("deck"), message);
        let is_new = cards.discard().is_empty() && player.front.is_empty();
        self.problems.expect(is_new, &place("discard"), "is empty before the first turn (R25)");
        let hand = hero.map_or(0, |_| usize::from(HAND).min(cards.all().len()));
        let message = format!("has {hand} cards before the first turn (R25)");
        self.problems.expect(cards.hand().len() == hand, &place("hand"), &message);
        let is_unseen = cards.bottom().is_empty()
            && cards.on_top().is_empty()
            && cards.surely_in_hand().is_empty();
        let message = "was seen by nobody before the first turn (R25)";
        self.problems.expect(is_unseen, &place("deck"), message);
    }
}

const _: () = assert!(LOOTS == 8, "the Loots of a Boss are a set of eight bits");
