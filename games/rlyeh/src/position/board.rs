//! The board: its stacks, Bosses and the Glob token.

use super::Check;
use crate::card::{BossId, CardId, Colour};
use crate::state::{Den, Glob, POX};

impl Check<'_> {
    pub(super) fn board(&mut self) {
        self.stacks();
        self.bosses();
        self.glob();
        if self.is_setup() {
            self.untouched();
        }
    }

    fn stacks(&mut self) {
        let cards = self.state.stacks.iter().map(|pile| pile.card);
        for (at, card) in cards.clone().enumerate() {
            let facts = self.game.card(card);
            let place = format!("board[{at}]");
            let message = format!("{} has no stack on a board (R46)", facts.id);
            self.problems.expect(facts.is_stack(), &place, &message);
            let message = format!("{} has a stack already (R46)", facts.id);
            self.problems.expect(self.state.stack_of(card) == Some(at), &place, &message);
        }
        let order = |card| {
            let facts = self.game.card(card);
            (row(facts.colour), facts.total_cost())
        };
        let is_ordered = cards.clone().map(order).is_sorted();
        let message = "has the stacks out of order: Green, Gold, Red, each by cost (R52)";
        self.problems.expect(is_ordered, "board", message);
        let stacks: Vec<CardId> = cards.collect();
        let bosses: Vec<BossId> = self.state.bosses.iter().map(|den| den.boss).collect();
        for message in self.game.plan.check(&stacks, &bosses, &self.game.catalogue) {
            self.add("board", message);
        }
    }

    fn bosses(&mut self) {
        let colours = self.state.bosses.iter().map(|den| self.game.catalogue.boss(den.boss).colour);
        let rows: Vec<u8> = colours.map(row).collect();
        let are_apart = rows.is_sorted_by(|one, other| one < other);
        let message = "are one of each colour: Green, Gold, Red (R5)";
        self.problems.expect(are_apart, "bosses", message);
        for (at, den) in self.state.bosses.iter().enumerate() {
            self.den(&format!("bosses[{at}]"), *den);
        }
    }

    fn den(&mut self, place: &str, den: Den) {
        let can_be_bought = !den.is_bought || den.loots == 0;
        let message = "is bought after all of its Loots are taken (R42, R44)";
        self.problems.expect(can_be_bought, place, message);
    }

    fn glob(&mut self) {
        if let Some(Glob::Stack(at)) = self.state.glob {
            let is_stack = usize::from(at) < self.state.stacks.len();
            self.problems.expect(is_stack, "glob", "is on a stack of the board (R149)");
        }
    }

    /// Checks that nothing was taken from the board before the first turn.
    fn untouched(&mut self) {
        for (at, pile) in self.state.stacks.iter().enumerate() {
            let all = self.game.card(pile.card).copies;
            let message = format!("is {all} before the first turn (R34)");
            self.problems.expect(pile.left == all, &format!("board[{at}].left"), &message);
        }
        for (at, den) in self.state.bosses.iter().enumerate() {
            let message = "has all eight Loots before the first turn (R35)";
            self.problems.expect(den.loots == u8::MAX, &format!("bosses[{at}].loots"), message);
        }
        let message = format!("is {POX} before the first turn (R31)");
        self.problems.expect(self.state.pox == POX, "pox", &message);
        let message = "is null before the first turn (R10)";
        self.problems.expect(self.state.glob.is_none(), "glob", message);
        let is_clear = self.state.deleted.is_empty();
        self.problems.expect(is_clear, "deleted", "is empty before the first turn (R32)");
    }
}

/// Gets the place of a colour among the rows of a board.
fn row(colour: Colour) -> u8 {
    match colour {
        Colour::Green => 0,
        Colour::Gold => 1,
        Colour::Red => 2,
        Colour::None => 3,
    }
}
