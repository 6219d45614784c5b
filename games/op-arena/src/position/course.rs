//! The course of the game: turns, phases and the end.

use super::Check;
use crate::dude::DudeId;
use crate::state::{Die, MOST_DISCARDED, Phase, QUIET_TURNS};
use crate::turn::can_drop;

/// The most turns that a position can have.
const MOST_TURNS: u16 = 20_000;

impl Check<'_> {
    pub(super) fn course(&mut self) {
        self.turns();
        self.die();
        let state = self.state;
        let message = "counts the Dudes discarded in Cleanup, 2 at most (R119)";
        let is_cleanup = matches!(state.phase, Phase::Cleanup | Phase::Over);
        let fits = state.dropped <= MOST_DISCARDED && (state.dropped == 0 || is_cleanup);
        self.problems.expect(fits, "dropped", message);
        let is_named = state.last_dropped == DudeId::default() || 0 < state.dropped;
        let message = "is named once a Dude was dropped in this Cleanup";
        self.problems.expect(is_named, "last_dropped", message);
        let fits = usize::from(state.called) <= self.game.seats;
        self.problems.expect(fits, "called", "is the number of players at most");
        let is_over = state.phase == Phase::Over;
        let is_decided = self.game.is_decided(state) || QUIET_TURNS <= state.quiet;
        if is_over {
            let message = "is \"over\" only when it is decided (R125, R143, C9)";
            self.problems.expect(is_decided, "phase", message);
        } else if state.stack.is_empty() && state.phase != Phase::Laying {
            let message = "is \"over\" once it is decided (R125, R143)";
            self.problems.expect(!self.game.is_decided(state), "phase", message);
        }
        if !is_over && state.stack.is_empty() {
            self.waits();
        }
    }

    fn turns(&mut self) {
        let state = self.state;
        if state.phase == Phase::Laying {
            let message = "is 0 until starting Dudes are revealed (R17)";
            self.problems.expect(state.turn == 0, "turn", message);
            let is_first = state.active == state.first;
            let message = "is the first player until the first turn (R25)";
            self.problems.expect(is_first, "active", message);
            return;
        }
        let message = "is 1 or more once starting Dudes are revealed (R25)";
        self.problems.expect(0 < state.turn, "turn", message);
        self.problems.expect(state.turn <= MOST_TURNS, "turn", &format!("is {MOST_TURNS} at most"));
        self.problems.expect(
            state.quiet <= QUIET_TURNS,
            "quiet",
            &format!("is {QUIET_TURNS} at most (C9)"),
        );
        let message = "counts turns: no more than there were (C9)";
        self.problems.expect(state.quiet <= state.turn, "quiet", message);
        let before = usize::from(state.turn.saturating_sub(1)) % self.game.seats;
        let due = self.game.left_of(state.first, before);
        if due != state.active {
            let message = format!(
                "{} is a turn of seat {due}, since seat {} went first (R25)",
                state.turn, state.first
            );
            self.add("turn", message);
        }
    }

    fn die(&mut self) {
        let state = self.state;
        self.problems.expect(state.roll <= 6, "roll", "is what a die shows, or 0 (R61)");
        let fits = match state.phase {
            Phase::Laying | Phase::Start | Phase::Discard | Phase::Call | Phase::Token => {
                state.roll == 0
            }
            Phase::Roll => 0 < state.roll || !state.stack.is_empty() || self.has_something_to_do(),
            Phase::Place | Phase::Placed | Phase::React | Phase::Cleanup => 0 < state.roll,
            Phase::Over => true,
        };
        let message = "is 0 before the die is rolled, and what it shows after (R61)";
        self.problems.expect(fits, "roll", message);
        let is_early = matches!(
            state.phase,
            Phase::Laying | Phase::Start | Phase::Discard | Phase::Call | Phase::Token
        );
        let fits = state.die == Die::Once || !is_early;
        self.problems.expect(fits, "die", "is \"once\" before the die is rolled");
        let is_done = state.phase == Phase::Cleanup && state.die == Die::Again;
        self.problems.expect(!is_done, "die", "is rolled again before Cleanup (C8)");
    }

    fn has_something_to_do(&self) -> bool {
        !self.state.fallen.is_empty() || self.game.pending(self.state).is_some()
    }

    /// Checks that somebody has something to decide where no effect asks.
    fn waits(&mut self) {
        let state = self.state;
        if !state.fallen.is_empty() {
            let is_choice = 1 < state.next_fallen().count();
            let message = "has two Dudes of the player who comes first, or is empty (G18)";
            return self.problems.expect(is_choice, "fallen", message);
        }
        if let Some((_, abilities)) = self.game.pending(state) {
            let is_choice = 1 < abilities.count();
            let message = "has two pending abilities of the player who comes first, or none (R92)";
            return self.problems.expect(is_choice, "arena", message);
        }
        let (waits, why) = self.phase_waits();
        self.problems.expect(waits, "phase", why);
    }

    /// Checks whether somebody has something to decide in this phase, and says when that is so.
    fn phase_waits(&self) -> (bool, &'static str) {
        let (game, state) = (self.game, self.state);
        match state.phase {
            Phase::Laying | Phase::Over => (true, ""),
            Phase::Start | Phase::Placed | Phase::React => {
                (false, "is over as soon as no ability is pending or asks something (R36, R91)")
            }
            Phase::Discard => (
                state.fighters_of(state.active).next().is_some(),
                "is \"discard\" only if the active player has a Dude in play (R28)",
            ),
            Phase::Call => {
                let caller =
                    game.left_of(state.active, usize::from(state.called).min(game.seats - 1));
                let waits =
                    usize::from(state.called) < game.seats && game.may_answer_call(state, caller);
                (waits, "is \"call\" only while a player may answer it (R38)")
            }
            Phase::Token => (
                game.can_play_token(state),
                "is \"token\" only if the active player can play one (R49)",
            ),
            Phase::Roll => {
                (game.can_reroll(state), "is \"roll\" only if a cube can be spent (R62)")
            }
            Phase::Place => {
                (game.has_spot(state), "is \"place\" only if the die can be placed (R74)")
            }
            Phase::Cleanup => {
                (can_drop(state), "is \"cleanup\" only if a Dude can be discarded (R119)")
            }
        }
    }
}
