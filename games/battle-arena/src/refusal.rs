//! Why something may not be done.
//!
//! - `plays`: what Plays have to do with it

mod plays;

use fracas_core::{Refusal, Seat};

use crate::BattleArena;
use crate::action::Action;
use crate::options::Mode;
use crate::state::{BATTLES, Phase, SUBSTITUTION_COST, State};
use crate::turn::can_substitute;

impl BattleArena {
    /// Says why an action is not legal.
    pub(crate) fn explain(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        if !state.stack.is_empty() {
            return self.explain_question(state, seat, action);
        }
        match (state.phase, action) {
            (Phase::Over, _) => Refusal::over(if state.battle as usize == BATTLES { 4 } else { 6 }),
            (Phase::Side, Action::Side(_)) => Refusal::by_rule(
                "not-your-turn",
                60,
                "the winner of the coin flip chooses the side",
            ),
            (Phase::Honors, Action::Honors(_)) => Refusal::by_rule(
                "not-your-turn",
                82,
                "the winner of the coin flip says who starts with Honors",
            ),
            (Phase::LineUp, Action::Place(hero)) => self.explain_place(state, seat, hero),
            (Phase::Substitution, Action::Substitute(_) | Action::Decline)
                if self.mode == Mode::Playmaker =>
            {
                self.explain_terms(state, seat, action)
            }
            (Phase::Substitution, Action::Substitute(hero)) => {
                self.explain_substitution(state, seat, hero)
            }
            (Phase::Substitution, Action::Decline) => explain_turn(state, seat),
            (Phase::Plays, Action::Run(play)) => self.explain_run(state, seat, play),
            (Phase::Plays, Action::Stop) => self.explain_chance(state, seat),
            (_, Action::Answer(_)) => Refusal::plain("nothing-asked", "nothing is asked now"),
            (_, _) => self.explain_step(state, action),
        }
    }

    fn explain_place(&self, state: &State, seat: Seat, hero: crate::HeroId) -> Refusal {
        if !state.due.contains(seat) {
            return Refusal::by_rule(
                "line-up-placed",
                73,
                "your line-up is placed; the Heroes stay where they are",
            );
        }
        let name = self.catalogue.hero(hero).label();
        if state.player(seat).line_up.contains(&hero) {
            return Refusal::by_rule(
                "already-placed",
                70,
                format!("{name} is in your line-up already"),
            );
        }
        Refusal::by_rule("not-in-hand", 70, format!("{name} is not among the Heroes you drew"))
    }

    fn explain_substitution(&self, state: &State, seat: Seat, hero: crate::HeroId) -> Refusal {
        let player = state.player(seat);
        if state.decided.contains(seat) {
            return explain_turn(state, seat);
        }
        if player.hot_dogs < SUBSTITUTION_COST {
            let left = player.hot_dogs;
            return Refusal::by_rule(
                "not-enough-hot-dogs",
                112,
                format!("a substitution costs 2 Hot Dogs and you have {left}"),
            );
        }
        if player.hand.is_empty() {
            return Refusal::by_rule("empty-bench", 111, "there is no Hero on your Bench");
        }
        if !player.hand.contains(&hero) {
            let name = self.catalogue.hero(hero).label();
            return Refusal::by_rule("not-on-bench", 102, format!("{name} is not on your Bench"));
        }
        explain_turn(state, seat)
    }

    fn explain_step(&self, state: &State, action: Action) -> Refusal {
        if self.mode == Mode::Rookie && matches!(action, Action::Honors(_)) {
            return Refusal::by_rule("not-in-rookie", 91, "going first means nothing in Rookie");
        }
        if self.mode == Mode::Rookie && matches!(action, Action::Decline | Action::Substitute(_)) {
            return Refusal::by_rule("not-in-rookie", 81, "Rookie has no Bench and no Hot Dogs");
        }
        if self.mode != Mode::Playmaker && matches!(action, Action::Run(_) | Action::Stop) {
            return Refusal::by_rule("not-in-mode", 44, "only Playmaker has Plays");
        }
        let (rule, due) = match state.phase {
            Phase::Side => (60, "a side is being chosen"),
            Phase::Honors => (82, "starting Honors are being given"),
            Phase::LineUp => (70, "line-ups are being placed"),
            Phase::Substitution => (99, "substitutions are being decided"),
            Phase::Plays => (126, "Plays are being run"),
            Phase::Start
            | Phase::Reveal
            | Phase::PlaysOver
            | Phase::Decided
            | Phase::HonorsSettled => (136, "a Play asks something"),
            Phase::Over => (6, "the game is over"),
        };
        Refusal::by_rule("wrong-step", rule, format!("not now: {due}"))
    }
}

/// Says why a seat may not decide about substitution now.
fn explain_turn(state: &State, seat: Seat) -> Refusal {
    if state.substituted.contains(seat) {
        let sentence = "you have substituted in this Battle; once is all there is";
        return Refusal::by_rule("already-decided", 104, sentence);
    }
    if state.decided.contains(seat) {
        let rule = if seat == state.honors { 116 } else { 117 };
        let sentence = "you have declined in this Battle; there is no second chance";
        return Refusal::by_rule("already-decided", rule, sentence);
    }
    if can_substitute(state.player(seat)) {
        return Refusal::by_rule("not-your-turn", 115, "the player with Honors decides first");
    }
    let rule = if state.player(seat).hand.is_empty() { 111 } else { 112 };
    let sentence = "you cannot substitute, so there is nothing to decline";
    Refusal::by_rule("nothing-to-decide", rule, sentence)
}
