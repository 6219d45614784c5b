//! The course of the game: turns, phases, what happened in this turn, and the end.

use fracas_core::Seat;

use super::Check;
use crate::Rlyeh;
use crate::state::{Ledger, MAX_PLAYS, MAX_POOL, Phase};
use crate::turn::QUIET_TURNS;

/// The most turns: every card that is taken from the board leaves one less, and without any the game ends.
const MOST_TURNS: u16 = 50_000;

impl Check<'_> {
    pub(super) fn course(&mut self) {
        self.turns();
        self.pools();
        self.ledger();
        match self.state.phase {
            Phase::Heroes => self.heroes(),
            Phase::Start | Phase::End => {
                let goes_on = !self.state.stack.is_empty();
                let message = "is \"start\" or \"end\" only while an effect asks something (R63)";
                self.problems.expect(goes_on, "phase", message);
            }
            Phase::Main | Phase::Over => {}
        }
        self.end();
    }

    fn turns(&mut self) {
        let (turn, quiet) = (self.state.turn, self.state.quiet);
        if self.is_setup() {
            self.problems.expect(turn == 0, "turn", "is 0 until all heroes are chosen (R58)");
            let is_first = self.state.active == self.state.first;
            let message = "is the first player until the first turn (R61)";
            self.problems.expect(is_first, "active", message);
        } else {
            self.problems.expect(0 < turn, "turn", "is 1 or more once all heroes are chosen (R58)");
            self.whose_turn();
        }
        self.problems.expect(turn <= MOST_TURNS, "turn", &format!("is {MOST_TURNS} at most"));
        if turn < quiet {
            let message = format!(
                "counts turns: {quiet} in which nothing was taken from the board, of {turn} in all (R173)"
            );
            self.add("quiet", message);
        }
        let message =
            format!("after {QUIET_TURNS} turns in which nothing was taken the game is over (R173)");
        self.problems.expect(quiet <= QUIET_TURNS, "quiet", &message);
    }

    /// Checks that the turns have come around to the active player (R62).
    fn whose_turn(&mut self) {
        let (turn, active, first) = (self.state.turn, self.state.active, self.state.first);
        let Some(before) = turn.checked_sub(1) else { return };
        let due = first.left(usize::from(before) % self.game.seats, self.game.seats);
        if due != active {
            let message = format!(
                "{turn} is a turn of seat {due}, not of seat {active}, since seat {first} went first (R62)"
            );
            self.add("turn", message);
        }
    }

    fn pools(&mut self) {
        for (place, amount) in [("tokens", self.state.tokens), ("power", self.state.power)] {
            self.problems.expect(amount <= MAX_POOL, place, &format!("is {MAX_POOL} at most"));
            let has_none = amount == 0 || !self.is_setup();
            self.problems.expect(has_none, place, "is 0 before the first turn (R84)");
        }
    }

    fn ledger(&mut self) {
        let ledger = &self.state.ledger;
        if self.is_setup() {
            let is_new = *ledger == Ledger::default();
            self.problems.expect(is_new, "this_turn", "is empty before the first turn (R63)");
            return;
        }
        let named = usize::from(ledger.played).min(MAX_PLAYS);
        let message = format!("names {named} cards, since so many were played");
        self.problems.expect(ledger.plays.len() == named, "this_turn.plays", &message);
        let coloured = u16::from(ledger.green) + u16::from(ledger.red);
        let gold = u16::from(ledger.gold);
        let fits = ledger.gold <= ledger.green.min(ledger.red)
            && coloured <= u16::from(ledger.played) + gold;
        let message = "counts each Gold card as Green and Red too, and no card twice else (R19)";
        self.problems.expect(fits, "this_turn", message);
        let is_under_way = !ledger.plays_all || !self.state.stack.is_empty();
        let message = "is true only while an effect asks something between two cards";
        self.problems.expect(is_under_way, "this_turn.plays_all", message);
    }

    fn heroes(&mut self) {
        let message = "is never \"heroes\" at this table: heroes are dealt (R20)";
        self.problems.expect(self.game.are_heroes_chosen, "phase", message);
        let Some(next) = self.game.next_without_hero(self.state) else {
            return self.add("phase", "all heroes are chosen: a turn follows (R58)");
        };
        let first = self.state.first;
        let seats = self.game.seats as u8;
        let turn = |seat: Seat| (seat.0 + seats - first.0) % seats;
        for seat in Seat::all(self.game.seats).filter(|seat| turn(next) < turn(*seat)) {
            let is_later = self.state.player(seat).hero.is_none();
            let message = format!("is chosen after that of seat {next} (R58)");
            self.problems.expect(is_later, &format!("players[{seat}].hero"), &message);
        }
    }

    /// Checks that the game is over exactly when it must be.
    fn end(&mut self) {
        let depleted = Rlyeh::depleted(self.state);
        let is_depleted = usize::from(self.game.depleted_to_end) <= depleted;
        let is_boss_bought = self.state.bosses.iter().any(|den| den.is_bought);
        let is_quiet = QUIET_TURNS <= self.state.quiet;
        if self.state.phase == Phase::Over {
            let is_over = is_boss_bought || is_depleted || is_quiet;
            let message = "is \"over\" only when a Boss of Level 3 was bought (R120), enough stacks are \
                           depleted (R123), or after 100 turns in which nothing was taken (R173)";
            self.problems.expect(is_over, "phase", message);
        } else {
            let message = "is \"over\" once a Boss of Level 3 was bought (R120)";
            self.problems.expect(!is_boss_bought, "phase", message);
            let message = format!("is \"over\" once {depleted} stacks are depleted (R123)");
            self.problems.expect(!is_depleted, "phase", &message);
        }
    }
}
