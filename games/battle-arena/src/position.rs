//! What makes a position possible: the checks on a state written by hand.
//!
//! - `cards`: each player has the cards of the deck; `counts`: how many in each place
//! - `course`: how far the game has come
//! - `battle`: a Battle with Plays; `effects`: what Plays have under way

mod battle;
mod cards;
mod counts;
mod course;
mod effects;

use fracas_cards::effect::asking;
use fracas_core::{Problems, Seat, SeatSet};

use crate::BattleArena;
use crate::effects::View;
use crate::options::Mode;
use crate::state::{Phase, State};
use crate::turn::{can_substitute, next_to_decide};

impl BattleArena {
    /// Checks how far the game has come, and that all fits to it.
    pub(crate) fn check_course(
        &self,
        state: &State,
        home: Option<Seat>,
        honors: Option<Seat>,
    ) -> Result<(), Problems> {
        let mut problems = Problems::default();
        self.check_flags(state, home, honors, &mut problems);
        for seat in Seat::all(2) {
            self.check_counts(state, seat, &mut problems);
        }
        if self.mode == Mode::Playmaker {
            let mut check = Check { game: self, state, problems };
            check.battle();
            check.effects();
            problems = check.problems;
        }
        problems.or(())
    }

    /// Works out who must decide.
    pub(crate) fn who_is_due(&self, state: &State) -> Result<SeatSet, Problems> {
        if !state.stack.is_empty() {
            let ask = asking(self.catalogue.library(), &View { game: self, state });
            let due = ask.map(|ask| SeatSet::one(ask.seat));
            return due.ok_or_else(|| Problems::one("effects", "ask nobody anything"));
        }
        match state.phase {
            Phase::Side | Phase::Honors => Ok(SeatSet::one(state.flip_winner)),
            Phase::LineUp => who_places(state),
            Phase::Substitution if self.mode == Mode::Playmaker => {
                self.who_substitutes(state).map(SeatSet::one)
            }
            Phase::Substitution => who_decides(state).map(SeatSet::one),
            Phase::Plays => self.who_runs(state).map(SeatSet::one),
            Phase::Start
            | Phase::Reveal
            | Phase::PlaysOver
            | Phase::Decided
            | Phase::HonorsSettled => {
                Err(Problems::one("phase", "comes to a rest only where a Play asks something"))
            }
            Phase::Over => Ok(SeatSet::EMPTY),
        }
    }

    /// Finds who decides about substitution where Plays change its terms.
    fn who_substitutes(&self, state: &State) -> Result<Seat, Problems> {
        let is_open = |seat: &Seat| {
            !state.decided.contains(*seat) && self.substitution_terms(state, *seat).is_open
        };
        let next = [state.honors, state.honors.opponent()].into_iter().find(is_open);
        next.ok_or_else(nobody_decides)
    }

    /// Finds who runs Plays. Who cannot is passed over, so that the position would be another (R149).
    fn who_runs(&self, state: &State) -> Result<Seat, Problems> {
        let seats = [state.honors, state.honors.opponent()];
        let next = seats.into_iter().find(|seat| !state.fight.stopped.contains(*seat));
        let Some(next) = next.filter(|_| !state.fight.is_called_off) else {
            let message = "nobody is left to run Plays; the comparison comes next (R153)";
            return Err(Problems::one("fight.stopped", message));
        };
        if state.player(next).plays.is_empty() || self.cannot_run(state, next) {
            let message = format!("seat {next} cannot run Plays and has not stopped (R149)");
            return Err(Problems::one("fight.stopped", message));
        }
        Ok(next)
    }
}

/// A position of Playmaker, and what was found wrong with it so far.
struct Check<'a> {
    game: &'a BattleArena,
    state: &'a State,
    problems: Problems,
}

/// Finds who places a line-up.
fn who_places(state: &State) -> Result<SeatSet, Problems> {
    let open = Seat::all(2).filter(|&seat| !state.player(seat).hand.is_empty());
    let due: SeatSet = open.collect();
    if due.is_empty() {
        return Err(Problems::one(
            "phase",
            "both line-ups are placed; the Battles come next (R92)",
        ));
    }
    Ok(due)
}

/// Finds who decides about substitution.
fn who_decides(state: &State) -> Result<Seat, Problems> {
    let holder = state.honors;
    if state.decided.contains(holder.opponent())
        && !state.decided.contains(holder)
        && can_substitute(state.player(holder))
    {
        return Err(Problems::one("decided", "the player with Honors decides first (R88)"));
    }
    next_to_decide(state).ok_or_else(nobody_decides)
}

fn nobody_decides() -> Problems {
    Problems::one("decided", "nobody is left to decide; the Battle comes next (R118)")
}

#[cfg(test)]
mod tests {
    use fracas_core::Legible;
    use serde_json::json;

    use crate::turn::tests::first_decision;

    #[test]
    fn a_substitution_that_took_no_hero_out_is_refused() {
        let (game, state) = first_decision();
        let mut saved = game.save(&state);
        saved["decided"] = json!([state.honors]);
        assert!(game.load(&saved).is_ok(), "the Holder has declined");
        saved["substituted"] = saved["decided"].clone();
        let refused = game.load(&saved).unwrap_err().to_string();
        assert!(refused.contains("(R106)"), "{refused}");
    }

    #[test]
    fn a_decision_of_someone_who_had_none_is_refused() {
        let (game, mut state) = first_decision();
        let holder = state.honors;
        let player = state.player_mut(holder);
        // Five substitutions in five Battles, of which none was won.
        let taken_out = player.deck.split_off(player.deck.len() - 5);
        player.discard.extend(taken_out);
        player.hot_dogs = 0;
        state.battle = 5;
        for battle in 0..5 {
            let heroes = state.players.each_ref().map(|player| player.line_up[battle]);
            game.record(&mut state, battle as u8, heroes);
        }
        state.decided = fracas_core::SeatSet::one(holder);
        let refused = game.load(&game.save(&state)).unwrap_err().to_string();
        assert!(refused.contains("nothing to decline (R111, R112)"), "{refused}");
    }
}
