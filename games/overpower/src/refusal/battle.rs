//! Why a card cannot be played, aimed or passed over in the Battle Phase.

use fracas_core::{Refusal, Seat};

use crate::OverPower;
use crate::action::{Aim, From, Played};
use crate::card::{Card, CardId, How, Kind};
use crate::state::{Granted, Phase, Position, Stage, State};
use crate::who::Who;

impl OverPower {
    pub(super) fn explain_target(&self, state: &State, aim: Aim) -> Refusal {
        if !matches!(state.play.stage, Stage::Aiming | Stage::Shifting) {
            return Refusal::by_rule("no-target-asked", 288, "nothing is being aimed now");
        }
        let Aim::Character(who) = aim else {
            let sentence = "that card cannot be attacked now";
            return Refusal::by_rule("no-target", 290, sentence);
        };
        let name = self.name_of(who);
        if who.is_homebase() {
            let sentence = "a Homebase is attacked only where a card says so";
            return Refusal::by_rule("no-target", 31, sentence);
        }
        match state.fighter(who).position {
            Position::Out => Refusal::by_rule("no-target", 287, format!("{name} is KO'd")),
            Position::Reserve => {
                let sentence = format!("{name} is in Reserve, out of reach of this attack");
                Refusal::by_rule("no-target", 293, sentence)
            }
            Position::Front => {
                let sentence = format!("this cannot be aimed at {name}");
                Refusal::by_rule("no-target", 292, sentence)
            }
        }
    }

    pub(super) fn explain_play(&self, state: &State, seat: Seat, played: &Played) -> Refusal {
        if let Some(refusal) = explain_stage(state) {
            return refusal;
        }
        if let Some(refusal) = self.explain_place_of(state, seat, played.card, played.from) {
            return refusal;
        }
        if let Some((partner, from)) = played.partner
            && let Some(refusal) = self.explain_place_of(state, seat, partner, from)
        {
            return refusal;
        }
        let card = self.card(played.card);
        if let Some(refusal) = self.explain_actor(state, seat, card, played.actor) {
            return refusal;
        }
        if let From::Placed(at) = played.from
            && at.is_character()
            && at != played.actor
        {
            let sentence = format!("{} is placed to {}", card.name, self.name_of(at));
            return Refusal::by_rule("placed-to-another", 244, sentence);
        }
        let is_answer = state.play.stage != Stage::Idle;
        self.explain_use(state, card, played, is_answer)
    }

    /// Says that a card is not where an action says.
    fn explain_place_of(
        &self,
        state: &State,
        seat: Seat,
        card: CardId,
        from: From,
    ) -> Option<Refusal> {
        if self.find_piece(state, seat, card, from).is_some() || from == From::Elsewhere {
            return None;
        }
        if from == From::Hand {
            return Some(self.not_in_hand(card, 283));
        }
        let sentence = format!("{} does not lie there", self.card(card).name);
        Some(Refusal::by_rule("not-there", 283, sentence))
    }

    /// Says that a character cannot play cards, or not this one.
    fn explain_actor(&self, state: &State, seat: Seat, card: &Card, who: Who) -> Option<Refusal> {
        let name = self.name_of(who);
        if who.seat() != seat {
            let sentence = "cards are played by one's own characters";
            return Some(Refusal::by_rule("not-yours", 14, sentence));
        }
        if who.is_character() && !state.is_standing(who) {
            return Some(Refusal::by_rule("ko", 287, format!("{name} is KO'd")));
        }
        if !self.can_use(state, card, who) {
            let rule = match card.kind {
                Kind::Power(_) => 34,
                Kind::Special(_) => 14,
                Kind::Basic { .. }
                | Kind::Teamwork { .. }
                | Kind::Training { .. }
                | Kind::Ally { .. }
                | Kind::Advanced(_) => 71,
                Kind::Event(_) => 184,
                Kind::Aspect(_) => 284,
            };
            let sentence = format!("{name} cannot use {}", card.name);
            return Some(Refusal::by_rule("cannot-use", rule, sentence));
        }
        None
    }

    /// Says that a card cannot be used so, or not now.
    fn explain_use(&self, state: &State, card: &Card, played: &Played, is_answer: bool) -> Refusal {
        let name = &card.name;
        let Some(used) = card.uses.get(usize::from(played.how)) else {
            let sentence = match card.kind {
                Kind::Basic { .. } | Kind::Training { .. } => {
                    format!("{name} is played together with a Power card")
                }
                Kind::Power(_)
                | Kind::Special(_)
                | Kind::Teamwork { .. }
                | Kind::Ally { .. }
                | Kind::Advanced(_)
                | Kind::Event(_)
                | Kind::Aspect(_) => format!("{name} has no such use"),
            };
            return Refusal::by_rule("no-such-use", 73, sentence);
        };
        if is_answer && used.how.is_for_turn() {
            let sentence = format!("{name} is not used so in answer to an attack or action");
            return Refusal::by_rule("not-in-answer", 58, sentence);
        }
        if !is_answer && !used.how.is_for_turn() {
            let sentence = format!("{name} is used so in answer to an attack or action");
            return Refusal::by_rule("only-in-answer", 60, sentence);
        }
        if !is_answer && !self.may_act(state, played.actor, card) {
            let sentence = format!("{} is in Reserve", self.name_of(played.actor));
            return Refusal::by_rule("in-reserve", 15, sentence);
        }
        let is_first = !state.turn.has_begun && state.turn.grants.is_empty();
        if !is_answer && card.is_first && !is_first {
            let sentence = format!("{name} can only be the first card of a turn");
            return Refusal::by_rule("not-first", 286, sentence);
        }
        let has_passed = state.turn.passed[played.actor.seat().index()];
        if !is_answer && has_passed && used.how.is_attack() {
            let sentence = "after a concession who has passed does not attack";
            return Refusal::by_rule("passed", 393, sentence);
        }
        if !is_answer && state.phase == Phase::PostConcession {
            let sentence = format!("{name} is not for after a concession");
            return Refusal::by_rule("conceded", 388, sentence);
        }
        if matches!(used.how, How::Block { .. }) {
            let sentence = format!("{name} does not block this attack so");
            return Refusal::by_rule("no-block", 305, sentence);
        }
        let sentence = format!("{name} cannot be used so now");
        Refusal::by_rule("cannot-play", 170, sentence)
    }
}

/// Says why nothing may be done.
pub(super) fn explain_pass(state: &State) -> Refusal {
    let (rule, sentence) = match (state.phase, state.play.stage) {
        (Phase::Battle | Phase::PostConcession, Stage::Paying) => {
            (331, "discard first what pays for the card, with `pay`")
        }
        (Phase::Battle | Phase::PostConcession, Stage::Aiming | Stage::Shifting) => {
            (288, "say first whom it is aimed at, with `target`")
        }
        (Phase::Battle, Stage::Idle) => match state.turn.grants.first().map(|it| it.what) {
            Some(Granted::FollowUp(_)) => (90, "a follow-up attack must be made"),
            Some(Granted::Special) => (116, "a Special must follow"),
            Some(Granted::Attack | Granted::Card) => (285, "what follows must be done"),
            None => (371, "you hold an attack that you can make: attack, act or concede"),
        },
        (
            Phase::First
            | Phase::Draw
            | Phase::Events
            | Phase::Turning
            | Phase::Duplicates
            | Phase::Unusable
            | Phase::Replacement
            | Phase::Discarded
            | Phase::Placing
            | Phase::Venture
            | Phase::Ventured
            | Phase::Conceding
            | Phase::Battle
            | Phase::PostConcession
            | Phase::End
            | Phase::Lifting
            | Phase::Cleanup
            | Phase::Over,
            _,
        ) => (167, "this must be decided and cannot be passed over"),
    };
    Refusal::by_rule("cannot-pass", rule, sentence)
}

/// Says that something must be chosen before another card is played.
fn explain_stage(state: &State) -> Option<Refusal> {
    match state.play.stage {
        Stage::Paying => {
            let sentence = "discard first what pays for the card, with `pay`";
            Some(Refusal::by_rule("pay-first", 331, sentence))
        }
        Stage::Aiming | Stage::Shifting => {
            let sentence = "say first whom it is aimed at, with `target`";
            Some(Refusal::by_rule("target-first", 288, sentence))
        }
        Stage::Idle
        | Stage::Astral
        | Stage::Effect
        | Stage::Defence
        | Stage::Resolved
        | Stage::Checked
        | Stage::After
        | Stage::Closing => None,
    }
}
