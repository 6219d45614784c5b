//! Why Plays do not let something be done, or may not be run.

use fracas_cards::effect::{asking, plural};
use fracas_core::{Refusal, Seat};

use super::explain_turn;
use crate::BattleArena;
use crate::action::Action;
use crate::card::{CostRule, PlayId};
use crate::effects::{Terms, View};
use crate::state::State;
use crate::words::Rule;

impl BattleArena {
    /// Says why something cannot be done while a Play asks something.
    pub(super) fn explain_question(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let Some(ask) = asking(self.catalogue.library(), &View { game: self, state }) else {
            return Refusal::plain("nothing-asked", "nothing is asked now");
        };
        if ask.seat != seat {
            let name = self.who_asks(state);
            let sentence = format!("{name} asks your opponent something");
            return Refusal::by_rule("not-your-turn", 152, sentence);
        }
        let question = self.question(state, seat, &ask);
        if matches!(action, Action::Answer(_)) {
            let sentence = format!("that is not among the choices; {question}");
            return Refusal::by_rule("not-offered", 136, sentence);
        }
        let sentence = format!("a Play is carried out first; {question}");
        Refusal::by_rule("answer-first", 137, sentence)
    }

    /// Says why a Play cannot be run in the Play step.
    pub(super) fn explain_run(&self, state: &State, seat: Seat, play: PlayId) -> Refusal {
        if !state.due.contains(seat) {
            return self.explain_chance(state, seat);
        }
        let card = self.catalogue.play(play);
        let name = &card.name;
        if !state.player(seat).plays.iter().any(|held| held.play == play) {
            return Refusal::by_rule("not-in-hand", 139, format!("{name} is not in your hand"));
        }
        if let Some(refusal) = self.explain_ban(state, seat) {
            return refusal;
        }
        if self.is_banned(state, play) {
            let by = self.who_rules(state, |rule, _| *rule == Rule::Banned);
            let sentence = format!("{by} lets nobody run {name}");
            return Refusal::by_rule("banned", 136, sentence);
        }
        if !self.fits(state, seat, play) {
            return self.explain_gate(state, seat, play);
        }
        let cost = plural(self.cost(state, seat, play).into(), "Hot Dog");
        let purse = self.purse(state, seat).max(0);
        let sentence = format!("{name} costs {cost} and you can spend {purse}");
        Refusal::by_rule("not-enough-hot-dogs", 133, sentence)
    }

    /// Says what a Play asks for before it can be run (R134).
    fn explain_gate(&self, state: &State, seat: Seat, play: PlayId) -> Refusal {
        let card = self.catalogue.play(play);
        let copied = state.player(seat).last_play.filter(|_| card.cost.rule == CostRule::Copied);
        let gated = self.catalogue.play(copied.unwrap_or(play));
        let sentence = match &gated.only_if {
            Some(test) => format!("{} can be run only if {}", gated.name, test.say()),
            None => format!("{} has no Play of yours to copy", card.name),
        };
        Refusal::by_rule("not-allowed-now", 134, sentence)
    }

    /// Says why a seat that is not due cannot run Plays, or stop doing so.
    pub(super) fn explain_chance(&self, state: &State, seat: Seat) -> Refusal {
        if let Some(refusal) = self.explain_ban(state, seat) {
            return refusal;
        }
        if state.fight.stopped.contains(seat) {
            let sentence = "your chance to run Plays in this Battle is over; there is no second";
            return Refusal::by_rule("already-stopped", 130, sentence);
        }
        Refusal::by_rule("not-your-turn", 128, "the player with Honors runs Plays first")
    }

    /// Says which Play forbids a seat to run Plays.
    fn explain_ban(&self, state: &State, seat: Seat) -> Option<Refusal> {
        if !self.cannot_run(state, seat) {
            return None;
        }
        let run = state.fight.side(seat).plays;
        let by = self.who_rules(state, |rule, owner| {
            matches!(*rule, Rule::NoPlays(side) if side.seat(owner) == seat)
                || matches!(*rule, Rule::MostPlays(most, side)
                    if side.seat(owner) == seat && most <= run)
        });
        let sentence = match run {
            0 => format!("{by} does not let you run Plays"),
            _ => format!("{by} does not let you run more Plays in this Battle"),
        };
        Some(Refusal::by_rule("forbidden", 149, sentence))
    }

    /// Says why a seat cannot substitute, or not, where Plays change the terms.
    pub(super) fn explain_terms(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let player = state.player(seat);
        if state.decided.contains(seat) {
            return explain_turn(state, seat);
        }
        let forbids = |rule: &Rule, owner: Seat| matches!(rule, Rule::NoSubstitution(side) if side.seat(owner) == seat);
        if self.stands(state, forbids) {
            let by = self.who_rules(state, forbids);
            let sentence = format!("{by} does not let you substitute");
            return Refusal::by_rule("forbidden", 136, sentence);
        }
        if player.hand.is_empty() {
            return Refusal::by_rule("empty-bench", 111, "there is no Hero on your Bench");
        }
        let terms = self.substitution_terms(state, seat);
        if !terms.is_open {
            return self.explain_price(state, seat, terms);
        }
        if let Action::Substitute(hero) = action
            && !player.hand.contains(&hero)
        {
            let name = self.catalogue.hero(hero).label();
            return Refusal::by_rule("not-on-bench", 102, format!("{name} is not on your Bench"));
        }
        if action == Action::Decline
            && self.must_substitute(state, seat)
            && state.due.contains(seat)
        {
            let by = self.who_rules(state, |rule, owner| {
                matches!(rule, Rule::MustSubstitute(side) if side.seat(owner) == seat)
            });
            let sentence = format!("{by} makes you substitute");
            return Refusal::by_rule("must-substitute", 136, sentence);
        }
        Refusal::by_rule("not-your-turn", 115, "the player with Honors decides first")
    }

    /// Says that a substitution cannot be paid for.
    fn explain_price(&self, state: &State, seat: Seat, terms: Terms) -> Refusal {
        let cost = plural(terms.cost.into(), "Hot Dog");
        let purse = self.purse(state, terms.payer).max(0);
        let who = if terms.payer == seat { "you" } else { "your opponent" };
        let sentence = format!("a substitution costs {cost} and {who} can spend {purse}");
        Refusal::by_rule("not-enough-hot-dogs", 112, sentence)
    }

    /// Gets the name of the Play whose rule stands that a test picks.
    fn who_rules(&self, state: &State, test: impl Fn(&Rule, Seat) -> bool) -> &str {
        let standing = self.rules(state).find(|it| test(it.rule, it.entry.owner));
        let source = standing.map(|standing| PlayId(standing.entry.source));
        source.map_or("a Play", |play| &self.catalogue.play(play).name)
    }
}
