//! The course of the game: turns, phases and the end.

use super::Check;
use crate::state::{MAX_ENERGY, Phase};
use crate::turn::QUIET_TURNS;

/// The most turns: each Knock Out but the last ones takes a blue cube, and without any the game ends.
const MOST_TURNS: u16 = 5_000;

impl Check<'_> {
    pub(super) fn course(&mut self) {
        self.turns();
        self.energy();
        self.starting();
        match self.state.phase {
            Phase::Boards => {
                let goes_on = self.game.next_without_board(self.state).is_some();
                let message = "all Player Boards are chosen: \"placing\" follows (R25)";
                self.problems.expect(goes_on, "phase", message);
            }
            Phase::Placing => {
                let goes_on = self.game.next_to_place(self.state).is_some();
                let message = "all robots are placed: \"main\" follows (R25)";
                self.problems.expect(goes_on, "phase", message);
            }
            Phase::Start => self.start(),
            Phase::Respawn => self.respawn(),
            Phase::Main => {}
            Phase::End => self.end(),
            Phase::Over => self.over(),
        }
    }

    fn turns(&mut self) {
        let (turn, quiet) = (self.state.turn, self.state.quiet);
        if self.is_setup() {
            self.problems.expect(turn == 0, "turn", "is 0 until all robots are placed (R25)");
            let is_first = self.state.active == self.state.first;
            let message = "is the first player until the first turn (R12)";
            self.problems.expect(is_first, "active", message);
        } else {
            self.problems.expect(0 < turn, "turn", "is 1 or more once all robots are placed (R25)");
            self.whose_turn();
        }
        self.problems.expect(turn <= MOST_TURNS, "turn", &format!("is {MOST_TURNS} at most"));
        if turn < quiet {
            let message =
                format!("counts turns: {quiet} without Knock Out of {turn} in all (R211)");
            self.add("quiet", message);
        }
        let message =
            format!("after {QUIET_TURNS} turns without Knock Out the game is over (R211)");
        self.problems.expect(quiet <= QUIET_TURNS, "quiet", &message);
    }

    /// Checks that the turns have come around to the active player (R12).
    fn whose_turn(&mut self) {
        let (turn, active, first) = (self.state.turn, self.state.active, self.state.first);
        let Some(before) = turn.checked_sub(1) else { return };
        let due = self.game.seat_in_order(self.state, usize::from(before) % self.game.seats);
        if due != active {
            let message = format!(
                "{turn} is a turn of seat {due}, not of seat {active}, since seat {first} went first (R12)"
            );
            self.add("turn", message);
        }
    }

    fn energy(&mut self) {
        for (place, amount) in [("energy", self.state.energy), ("move", self.state.moves)] {
            self.problems.expect(amount <= MAX_ENERGY, place, &format!("is {MAX_ENERGY} at most"));
            let has_none = amount == 0 || !self.is_setup();
            self.problems.expect(has_none, place, "is 0 before the first turn (R29)");
        }
    }

    fn starting(&mut self) {
        let own = self.game.own_robots(self.state.active);
        let is_own = self.state.starting.iter().all(|robot| own.contains(robot));
        self.problems.expect(is_own, "starting", "names robots of the active player alone (R29)");
        let is_empty = self.state.starting.len() == 0;
        let fits = is_empty || self.state.phase == Phase::Start;
        self.problems.expect(fits, "starting", "is about the phase \"start\" alone (R29)");
    }

    fn start(&mut self) {
        let goes_on = 0 < self.state.starting.len() || !self.state.stack.is_empty();
        let message =
            "is \"start\" only while a tile or card still acts; \"main\" follows (R29, R31)";
        self.problems.expect(goes_on, "phase", message);
    }

    fn respawn(&mut self) {
        let is_out = 0 < self.game.knocked_out(self.state).len();
        let message = "is \"respawn\" only while the active player has a robot off the board (R30)";
        self.problems.expect(is_out, "phase", message);
        let has_blue = 0 < self.state.reserve_blue;
        let message =
            "is \"over\" when a robot would respawn and the Reserve has no blue cube (R157)";
        self.problems.expect(has_blue, "phase", message);
    }

    fn end(&mut self) {
        let goes_on = !self.state.stack.is_empty();
        let message = "is \"end\" only while an effect asks something; Cleanup follows (R32, R33)";
        self.problems.expect(goes_on, "phase", message);
    }

    fn over(&mut self) {
        let is_out = 0 < self.game.knocked_out(self.state).len();
        let cannot_respawn = is_out && self.state.reserve_blue == 0;
        let is_over = cannot_respawn || QUIET_TURNS <= self.state.quiet;
        let message = "is \"over\" only when the active player has a robot to respawn and the Reserve no blue \
                       cube (R157), or after 100 turns without Knock Out (R211)";
        self.problems.expect(is_over, "phase", message);
    }
}
