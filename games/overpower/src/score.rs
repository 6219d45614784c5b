//! Who has won (R1 to R4, R412 to R416, R441, R457 to R466).

use fracas_core::{Log, Outcome, Seat};

use crate::OverPower;
use crate::event::{Event, Victory};
use crate::options::Mode;
use crate::state::{OBJECTIVES, Phase, Play, State};
use crate::turn::Step;
use crate::words::{Rule, Topic};

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// A player has won.
    Won(Seat, Victory),
    /// Nobody has won.
    Drawn,
}

impl OverPower {
    /// Gets the result once the game is over.
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let merits = match self.verdict(state) {
            Some(Verdict::Won(winner, _)) => {
                [Seat(0), Seat(1)].map(|seat| i32::from(seat == winner))
            }
            // C74: a game that goes on for too long is a draw.
            Some(Verdict::Drawn) | None => [0, 0],
        };
        let scores = [Seat(0), Seat(1)].map(|seat| self.score(state, seat));
        Some(Outcome::ranked(&merits, &scores))
    }

    /// Gets what a player has come to: Objectives, or characters still standing.
    fn score(&self, state: &State, seat: Seat) -> i32 {
        match self.mode {
            Mode::Venture => state.side(seat).missions.completed.into(),
            Mode::Brawl => state.standing(seat).count() as i32,
            Mode::Skirmish(_) => state.skirmish.won[seat.index()].into(),
        }
    }

    /// Finds out whether the game is decided, as at the end of a battle.
    pub(crate) fn verdict(&self, state: &State) -> Option<Verdict> {
        let ko = last_team_standing(state);
        let decided = match self.mode {
            // R412, R413: Objectives come first, unless a card says otherwise.
            Mode::Venture if self.is_ko_first(state) => ko.or_else(|| by_objectives(state)),
            Mode::Venture => by_objectives(state).or(ko),
            Mode::Brawl => ko,
            Mode::Skirmish(_) => ko.or_else(|| by_claims(state)),
        };
        let are_both_out = || Seat::all(2).all(|seat| state.is_wiped_out(seat));
        decided.or_else(|| are_both_out().then_some(Verdict::Drawn))
    }

    fn is_ko_first(&self, state: &State) -> bool {
        self.standing(state, Topic::KoFirst).any(|(rule, _)| *rule == Rule::KoFirst)
    }

    /// Checks whether a player has lost a Skirmish by KO, which ends it at once (R459).
    #[inline]
    pub(crate) fn is_lost_at_once(&self, state: &State) -> bool {
        let is_skirmish = matches!(self.mode, Mode::Skirmish(_));
        is_skirmish && Seat::all(2).any(|seat| state.is_wiped_out(seat))
    }

    /// Ends the game.
    pub(crate) fn end_game(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Step {
        log.tell(match self.verdict(state) {
            Some(Verdict::Won(seat, how)) => Event::Won(seat, how),
            Some(Verdict::Drawn) | None => Event::Drawn,
        });
        state.phase = Phase::Over;
        // R459: a Skirmish may end in the middle of an attack.
        state.play = Play::default();
        state.outer = Play::default();
        state.turn.grants.clear();
        Step::On
    }
}

/// Finds who has won by Objectives (R2, R3).
fn by_objectives(state: &State) -> Option<Verdict> {
    let won = |seat: Seat| {
        let (own, others) = (state.side(seat).missions, state.side(seat.opponent()).missions);
        if own.completed == OBJECTIVES {
            Some(Victory::Completed)
        } else if others.defeated == OBJECTIVES {
            Some(Victory::Defeated)
        } else {
            None
        }
    };
    match [Seat(0), Seat(1)].map(won) {
        [Some(_), Some(_)] => Some(Verdict::Drawn),
        [Some(how), None] => Some(Verdict::Won(Seat(0), how)),
        [None, Some(how)] => Some(Verdict::Won(Seat(1), how)),
        [None, None] => None,
    }
}

/// Finds who alone has characters left (R1).
fn last_team_standing(state: &State) -> Option<Verdict> {
    match [Seat(0), Seat(1)].map(|seat| state.is_wiped_out(seat)) {
        [false, true] => Some(Verdict::Won(Seat(0), Victory::Ko)),
        [true, false] => Some(Verdict::Won(Seat(1), Victory::Ko)),
        [false, false] | [true, true] => None,
    }
}

/// Finds who has claimed more of the Objectives of a Skirmish, when all are claimed (R457).
fn by_claims(state: &State) -> Option<Verdict> {
    let [one, other] = state.skirmish.won;
    let winner = if other < one { Seat(0) } else { Seat(1) };
    (state.skirmish.left == 0).then_some(Verdict::Won(winner, Victory::Skirmish))
}
