//! What answers do.

use std::ops::ControlFlow;

use fracas_core::{Chance, Log};

use super::offers::Offer;
use super::shifts::tell_shift;
use super::{AVOID_BY_RULE, NEGATE_BY_RULE};
use crate::OverPower;
use crate::action::{Action, Aim, From};
use crate::card::{How, Price};
use crate::event::{Event, Why};
use crate::piece::Piece;
use crate::state::{Outcome, Play, Stage, State, Target};
use crate::who::Who;
use crate::words::{Rule, Topic};
use crate::zone::{EVERYONE, Zone};

impl OverPower {
    /// Answers what is being played with a card.
    pub(super) fn answer_with(
        &self,
        state: &mut State,
        offer: &Offer,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        if state.play.is_face_down {
            return self.guess(state, offer, chance, log);
        }
        let owed = self.owed_in_answer(state, offer);
        if let Some(price) = owed {
            self.lay_open(state, offer.piece, log);
            let play = &mut state.play;
            (play.shift, play.shift_how, play.shifter) = (offer.piece, offer.how, offer.actor);
            (play.is_answer_paid, play.answered_at) = (true, play.stage);
            (play.owed, play.stage) = (price.count, Stage::Paying);
            return;
        }
        self.answer_now(state, offer, log);
    }

    /// Shows the card of an answer before it is paid for.
    fn lay_open(&self, state: &mut State, piece: Piece, log: &mut impl Log<Event, State>) {
        let cards = state.cards_mut(piece.owner());
        cards.lie_mut(piece).seen = EVERYONE;
        let shown = [cards.face(piece)].into_iter().collect();
        log.reveal(Event::Shows(piece.owner(), shown));
    }

    fn owed_in_answer(&self, state: &State, offer: &Offer) -> Option<Price> {
        let has_use = usize::from(offer.how) < self.card_of(state, offer.piece).uses.len();
        has_use.then(|| self.owed(state, offer.piece, offer.how, offer.actor)).flatten()
    }

    /// Answers with the card that has been paid for.
    pub(super) fn answer_for_its_price(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        let (piece, how, actor) = state.play.paid_for();
        let play = &mut state.play;
        play.stage = play.answered_at;
        (play.is_answer_paid, play.answered_at) = (false, Stage::Idle);
        (play.shift, play.shift_how, play.shifter) = (Piece::NONE, 0, Who::NOBODY);
        self.answer_now(state, &Offer::alone(piece, From::Hand, how, actor), log);
    }

    fn answer_now(&self, state: &mut State, offer: &Offer, log: &mut impl Log<Event, State>) {
        self.take_up(state, offer, log);
        if state.play.offered == offer.piece {
            // What is lent is lent for one use; a card that stays in play would be there to be used for ever.
            (state.play.offered, state.play.offered_to) = (Piece::NONE, Who::NOBODY);
        }
        if offer.how == AVOID_BY_RULE {
            log.tell(Event::Avoided(offer.actor));
            return self.defended_with(state, offer, log);
        }
        if offer.how == NEGATE_BY_RULE {
            self.negated(state, log);
            return self.discard(state, offer.piece, Why::Used, log);
        }
        match *self.how(state, offer.piece, offer.how) {
            How::Negate { .. } => {
                self.negated(state, log);
                self.answered(state, offer, log);
            }
            How::Block { .. } => {
                let value = self.attack_value(state, &state.play).unwrap_or(0);
                let block = self.block_value(state, offer.made(), state.play.actor);
                log.tell(Event::Blocked(block, value));
                self.defended_with(state, offer, log);
            }
            How::Avoid { .. } => {
                log.tell(Event::Avoided(offer.actor));
                self.defended_with(state, offer, log);
            }
            How::Shift { .. } => {
                state.play.shift = offer.piece;
                state.play.shift_how = offer.how;
                state.play.shifter = offer.actor;
                state.play.stage = Stage::Shifting;
                self.find_new_target(state, log);
            }
            How::Respond => {
                // R336: whoever uses the text of a card has not negated the one that is played.
                if state.play.stage == Stage::Astral {
                    state.play.stage =
                        if self.is_defence_open(state) { Stage::Defence } else { Stage::Effect };
                }
                self.answered(state, offer, log);
            }
            How::Counter(_) => self.counter(state, offer, log),
            How::Attack(_) | How::Aim { .. } | How::Act => {}
        }
    }

    /// Lets what is being played be negated (R320).
    fn negated(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        log.tell(Event::Negated(state.face(state.play.card)));
        state.play.result = Outcome::Negated;
        state.play.stage = Stage::Checked;
    }

    fn defended_with(&self, state: &mut State, offer: &Offer, log: &mut impl Log<Event, State>) {
        state.play.result = Outcome::Defended;
        state.play.stage = Stage::Resolved;
        self.answered(state, offer, log);
    }

    /// Puts the cards of an answer where they belong, and lets the text take effect.
    fn answered(&self, state: &mut State, offer: &Offer, log: &mut impl Log<Event, State>) {
        let card = self.card_of(state, offer.piece);
        if offer.partner.is_some() {
            self.discard(state, offer.partner, Why::Used, log);
        }
        let used = card.uses.get(usize::from(offer.how));
        if !self.is_offered_in_play(state, offer) {
            self.put_in_play(state, offer.piece, offer.actor, log);
        }
        let stays = card.lasts.is_some();
        let is_from_play = self.is_offered_in_play(state, offer);
        if !stays
            && !is_from_play
            && state.cards(offer.piece.owner()).is_in(offer.piece, Zone::Astral)
        {
            self.discard(state, offer.piece, Why::Used, log);
            // Its text is still its own character's.
            state.cards_mut(offer.piece.owner()).lie_mut(offer.piece).by = offer.actor;
        }
        if let Some(used) = used {
            self.begin_script(state, &used.effect, offer.piece, offer.actor);
        }
    }

    /// Attacks the attacker in answer: what was played waits.
    fn counter(&self, state: &mut State, offer: &Offer, log: &mut impl Log<Event, State>) {
        let attacker = state.play.actor;
        state.outer = state.play;
        state.outer.stage = Stage::Defence;
        state.play = Play {
            stage: Stage::Astral,
            card: offer.piece,
            how: offer.how,
            actor: offer.actor,
            declared: offer.declared,
            is_last: true,
            ..Play::default()
        };
        state.set_target(Target::Character(attacker));
        log.tell(Event::Aimed(attacker));
    }

    /// Shifts the attack where there is one new target only.
    fn find_new_target(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        let play = state.play;
        let (mut found, mut count) = (None, 0);
        let _ = self.shift_targets(state, play.shift, play.shift_how, play.shifter, &mut |who| {
            found = Some(who);
            count += 1;
            ControlFlow::Continue(())
        });
        if let (1, Some(who)) = (count, found) {
            self.shift_by_card(state, Aim::Character(who), log);
        }
    }

    /// Lists the new targets of a shift.
    pub(super) fn list_new_targets(&self, state: &State, out: &mut Vec<Action>) {
        let play = &state.play;
        let _ = self.shift_targets(state, play.shift, play.shift_how, play.shifter, &mut |who| {
            out.push(Action::Target(Aim::Character(who)));
            ControlFlow::Continue(())
        });
    }

    /// Shifts the attack by the card that was played for it (R336, R337).
    pub(super) fn shift_by_card(
        &self,
        state: &mut State,
        aim: Aim,
        log: &mut impl Log<Event, State>,
    ) {
        let (piece, how, actor) = (state.play.shift, state.play.shift_how, state.play.shifter);
        let is_shifted = state.play.is_shifted;
        self.shift_by_rule(state, aim, log);
        state.play.is_shifted = is_shifted;
        state.play.must_block = false;
        // Its text may wait for what comes of the attack.
        state.play.shift = piece;
        let used = &self.card_of(state, piece).uses[usize::from(how)];
        self.put_in_play(state, piece, actor, log);
        if state.cards(piece.owner()).is_in(piece, Zone::Astral) && !self.has_standing(state, piece)
        {
            self.discard(state, piece, Why::Used, log);
            state.cards_mut(piece.owner()).lie_mut(piece).by = actor;
        }
        self.begin_script(state, &used.effect, piece, actor);
    }

    /// Checks whether only rules that ask for a block with a Power card let an attack go where it now goes.
    fn is_shift_for_a_block(&self, state: &State, before: Option<Who>) -> bool {
        let (Some(before), Some(now)) = (before, state.play.target.character()) else {
            return false;
        };
        let mut asks = self.standing(state, Topic::MayShift).filter_map(|(rule, site)| {
            let Rule::MayShift { from, to, is_blocked } = rule else { return None };
            let is_meant =
                self.is_in(state, from, before, &site) && self.is_in(state, to, now, &site);
            is_meant.then_some(*is_blocked)
        });
        let first = asks.next();
        first == Some(true) && asks.all(|asks| asks)
    }

    /// Shifts the attack to another target, which may then defend.
    pub(super) fn shift_by_rule(
        &self,
        state: &mut State,
        aim: Aim,
        log: &mut impl Log<Event, State>,
    ) {
        let before = state.play.target.character();
        state.play.shift = Piece::NONE;
        state.set_target(self.target_at(state, aim));
        state.play.stage = Stage::Defence;
        state.play.is_shifted = true;
        state.play.must_block = self.is_shift_for_a_block(state, before);
        tell_shift(state, log);
    }
}
