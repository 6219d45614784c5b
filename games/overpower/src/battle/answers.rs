//! What can be answered to what is played (D14, D15, D16).

use std::ops::ControlFlow;

use fracas_core::Seat;

use super::offers::{Asked, Offer, See};
use crate::OverPower;
use crate::action::From;
use crate::card::{Card, How, Kind};
use crate::ko::NewHit;
use crate::piece::Piece;
use crate::rules::{Means, Origin, Seen, Site, is_meant};
use crate::state::{Stage, State, Target};
use crate::who::Who;
use crate::words::{AttackFilter, CardFilter, ClassSet, Party, Rule, Topic};

/// The number of the use that a rule gives to Power cards: to avoid with them.
pub(crate) const AVOID_BY_RULE: u8 = 15;
/// The number of the use that a rule gives to Specials that negate on one's own turn: to do so in answer.
pub(crate) const NEGATE_BY_RULE: u8 = 14;

impl OverPower {
    /// Goes over the cards with which a player can answer what is being played.
    pub(super) fn answers(&self, state: &State, seat: Seat, see: See<'_>) -> ControlFlow<()> {
        if state.play.is_face_down {
            return self.guesses(state, seat, see);
        }
        let are_negates_free = self.are_negates_free(state);
        let asked = self.asked(state, seat);
        let is_open = self.is_defence_open(state);
        // What a block must be worth; there is none against what has no value.
        let value = if is_open { self.attack_value(state, &state.play) } else { None };
        let are_avoids_there = is_open && self.has_rules(state, Topic::AvoidsWith.into());
        self.each_card(state, seat, &mut |piece, from| {
            let card = self.card_of(state, piece);
            let is_free = are_negates_free && from != From::Elsewhere && card.negates_on_turn();
            if is_free {
                self.negates_by_rule(state, &asked, piece, from, see)?;
            }
            for (how, used) in card.uses.iter().enumerate() {
                let is_meant = !used.how.is_for_turn()
                    && could_answer(state, &used.how, is_open, value)
                    && !(is_free && matches!(used.how, How::Negate { .. }))
                    && self.is_use_there(state, seat, piece, from, used)
                    && self.holds_for(state, used.only_if.as_ref(), seat, piece);
                if !is_meant {
                    continue;
                }
                let way = (piece, from, how as u8);
                let could_be = |offer: &Offer| self.could_be_answer(state, offer, &used.how);
                self.offers_of(state, &asked, way, could_be, &mut |offer| {
                    if self.is_answer(state, offer, value) {
                        see(offer)
                    } else {
                        ControlFlow::Continue(())
                    }
                })?;
            }
            if are_avoids_there && matches!(card.kind, Kind::Power(_)) {
                self.avoids_by_rule(state, seat, piece, from, see)?;
            }
            ControlFlow::Continue(())
        })
    }

    /// Checks whether what is played can be defended now.
    pub(super) fn is_defence_open(&self, state: &State) -> bool {
        let how = self.how(state, state.play.card, state.play.how);
        let is_aimed = matches!(state.play.target, Target::Character(_) | Target::Homebase(_));
        how.is_attack()
            && is_aimed
            && match state.play.stage {
                Stage::Defence => true,
                Stage::Astral => !self.has_effect_first(state),
                Stage::Idle
                | Stage::Paying
                | Stage::Aiming
                | Stage::Effect
                | Stage::Shifting
                | Stage::Resolved
                | Stage::Checked
                | Stage::After
                | Stage::Closing => false,
            }
    }

    /// Checks whether something of the card's text comes before its defence.
    pub(super) fn has_effect_first(&self, state: &State) -> bool {
        let card = self.card_of(state, state.play.card);
        card.uses[usize::from(state.play.how)].effect.program.is_some()
    }

    /// Checks whether an offer could be an answer by this character, whatever goes with its card.
    fn could_be_answer(&self, state: &State, offer: &Offer, how: &How) -> bool {
        let How::Block { whom, .. } = how else { return true };
        // Most blocks defend nobody but whoever makes them.
        let is_for_another =
            matches!(whom, Party::Own) && state.play.target != Target::Character(offer.actor);
        !is_for_another && self.can_defend(state, offer, whom)
            || self.has_rules(state, Topic::DefendsFor.into())
    }

    /// Checks whether an offer answers what is being played, which it takes a block of some value to stop.
    fn is_answer(&self, state: &State, offer: &Offer, value: Option<u8>) -> bool {
        let card = self.card_of(state, offer.piece);
        let how = &card.uses[usize::from(offer.how)].how;
        let is_fit = match how {
            How::Negate { cards } => {
                self.can_negate(state, cards) && self.is_in_reach(state, offer, card)
            }
            How::Block { whom, .. } => {
                value.is_some_and(|value| self.can_block(state, offer, whom, value))
            }
            How::Avoid { whom, attacks } => {
                let can_defend = self.can_defend(state, offer, whom)
                    || self.can_save_homebase(state, offer, whom);
                can_defend && self.is_avoidable(state, attacks)
            }
            How::Shift { from, .. } => {
                self.is_target_in(state, offer, from)
                    && self.may_act(state, offer.actor, card)
                    && self.has_new_target(state, offer)
            }
            How::Respond => self.may_act_in_answer(state, offer.actor, card),
            How::Counter(_) => {
                state.play.target == Target::Character(offer.actor) && !state.outer.card.is_some()
            }
            How::Attack(_) | How::Aim { .. } | How::Act => false,
        };
        is_fit
            && (!state.play.must_block || is_power_block(card, how))
            && self.may_answer_with(state, offer, how)
            && self.can_pay_for(state, offer)
    }

    /// Checks whether rules and the attack itself let a card answer it.
    fn may_answer_with(&self, state: &State, offer: &Offer, how: &How) -> bool {
        let seen = self.seen(state, offer.made()).as_power(how.acts_as_power());
        let is_defence = matches!(how, How::Block { .. } | How::Avoid { .. });
        let means = match state.play.target.character() {
            Some(target) if is_defence => Means::Defend(target),
            Some(_) | None => Means::Other,
        };
        self.may_use(state, offer.actor, &seen, means)
            && (!is_defence || self.lets_defend(state, &seen, matches!(how, How::Block { .. })))
    }

    /// Checks whether the attack may be defended with a card.
    fn lets_defend(&self, state: &State, seen: &Seen<'_>, is_block: bool) -> bool {
        let play = &state.play;
        let is_barred = play.defended_by.is_some_and(|cards| !seen.fits(&cards))
            || self.is_barred_by_rule(state, seen);
        let How::Attack(attack) = self.how(state, play.card, play.how) else { return !is_barred };
        let is_choosy = self.holds_of_play(state, attack.defended_by_if.as_ref());
        !is_barred
            && attack.defended_by.is_none_or(|cards| !is_choosy || seen.fits(&cards))
            && (!is_block || attack.blocked_by.is_none_or(|cards| seen.fits(&cards)))
    }

    /// Checks whether a rule bars a card from defending against attacks of the one who attacks.
    fn is_barred_by_rule(&self, state: &State, seen: &Seen<'_>) -> bool {
        self.standing(state, Topic::CannotDefendAgainst).any(|(rule, site)| {
            matches!(rule, Rule::CannotDefendAgainst(party, cards)
                if seen.fits(cards) && self.is_in(state, party, state.play.actor, &site))
        })
    }

    fn can_negate(&self, state: &State, cards: &crate::words::CardFilter) -> bool {
        let card = self.card_of(state, state.play.card);
        let seen = Seen::printed(card).placed(state.play.is_placed);
        state.play.stage == Stage::Astral && !card.is_sure && seen.fits(cards)
    }

    /// Checks whether a character may use a card in answer where it stands (R15); what lies in play acts by itself.
    fn is_in_reach(&self, state: &State, offer: &Offer, card: &Card) -> bool {
        self.is_offered_in_play(state, offer) || self.may_act(state, offer.actor, card)
    }

    /// Checks whether a character may defend the target with a card that defends some (R16, R312).
    pub(super) fn can_defend(&self, state: &State, offer: &Offer, whom: &Party) -> bool {
        let Some(target) = state.play.target.character() else { return false };
        let card = self.card_of(state, offer.piece);
        let is_able = offer.actor == target || self.may_act(state, offer.actor, card);
        is_able && self.is_target_in(state, offer, whom)
    }

    /// Checks whether a character may avoid an attack on its Homebase: with a card that is not for itself alone (R307).
    fn can_save_homebase(&self, state: &State, offer: &Offer, whom: &Party) -> bool {
        let card = self.card_of(state, offer.piece);
        state.play.target == Target::Homebase(offer.actor.seat())
            && *whom != Party::Own
            && self.may_act(state, offer.actor, card)
    }

    /// Checks whether the target is among those that a card speaks of.
    fn is_target_in(&self, state: &State, offer: &Offer, party: &Party) -> bool {
        let Some(target) = state.play.target.character() else { return false };
        self.is_in(state, party, target, &offer.site())
    }

    /// Checks whether an offer that could be an answer blocks an attack of some value.
    fn can_block(&self, state: &State, offer: &Offer, whom: &Party, value: u8) -> bool {
        // Without rules about that, it could be none if the character could not defend the target.
        let can_defend = !self.has_rules(state, Topic::DefendsFor.into())
            || self.can_defend(state, offer, whom)
            || self.stands_in(state, offer);
        can_defend && value <= self.block_value(state, offer.made(), state.play.actor)
    }

    /// Checks whether a rule lets a character defend the target with a card.
    pub(super) fn stands_in(&self, state: &State, offer: &Offer) -> bool {
        let Some(target) = state.play.target.character() else { return false };
        let seen = self.seen(state, offer.made());
        state.is_front(offer.actor)
            && self.standing(state, Topic::DefendsFor).any(|(rule, site)| {
                matches!(rule, Rule::DefendsFor(who, whom, cards)
                    if seen.fits(cards)
                        && self.is_in(state, who, offer.actor, &site)
                        && self.is_in(state, whom, target, &site))
            })
    }

    /// Checks whether an attack is one that a card avoids.
    fn is_avoidable(&self, state: &State, attacks: &AttackFilter) -> bool {
        let play = &state.play;
        let seen = self.seen(state, play.made());
        let seen = seen.as_power(self.how(state, play.card, play.how).acts_as_power());
        is_meant(attacks, &seen) && (!attacks.would_ko || self.would_ko(state))
    }

    /// Checks whether the attack would KO its target.
    fn would_ko(&self, state: &State) -> bool {
        let Some(target) = state.play.target.character() else { return false };
        let card = state.play.card;
        let level = self.level(state, &state.play);
        let more = level.map(|level| NewHit { card, damage: level.value, icons: level.icons });
        more.is_some() && self.ko(state, target, more).is_some()
    }

    /// Checks whether a character may do something in answer that is no defence.
    fn may_act_in_answer(&self, state: &State, actor: Who, card: &Card) -> bool {
        state.play.target == Target::Character(actor) || self.may_act(state, actor, card)
    }

    /// Checks whether an attack could be shifted to anyone.
    fn has_new_target(&self, state: &State, offer: &Offer) -> bool {
        self.shift_targets(state, offer.piece, offer.how, offer.actor, &mut |_| {
            ControlFlow::Break(())
        })
        .is_break()
    }

    /// Goes over those to whom a card can shift the attack.
    pub(super) fn shift_targets(
        &self,
        state: &State,
        card: Piece,
        how: u8,
        actor: Who,
        see: &mut dyn FnMut(Who) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let How::Shift { to, .. } = self.how(state, card, how) else {
            return ControlFlow::Continue(());
        };
        let site = offer_site(card, actor);
        for who in state.standing(actor.seat()) {
            let is_meant = self.is_in(state, to, who, &site);
            if is_meant && self.can_take(state, who) {
                see(who)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Checks whether the attack could be made on a character instead of its target.
    pub(super) fn can_take(&self, state: &State, who: Who) -> bool {
        let play = &state.play;
        let how = self.how(state, play.card, play.how);
        let seen = self.seen(state, play.made()).as_power(how.acts_as_power());
        play.target != Target::Character(who) && self.may_be_attacked(state, who, &seen, false)
    }

    /// Checks whether a rule lets Specials that negate on one's own turn do so in answer, at no price.
    fn are_negates_free(&self, state: &State) -> bool {
        state.play.stage == Stage::Astral
            && self.standing(state, Topic::FreeNegates).next().is_some()
    }

    /// Goes over the ways in which a Special negates what is played by a rule that stands.
    fn negates_by_rule(
        &self,
        state: &State,
        asked: &Asked<'_>,
        piece: Piece,
        from: From,
        see: See<'_>,
    ) -> ControlFlow<()> {
        let card = self.card_of(state, piece);
        let seen = Seen::printed(card).placed(matches!(from, From::Placed(_)));
        if !self.can_negate(state, &CardFilter::of(ClassSet::SPECIAL)) {
            return ControlFlow::Continue(());
        }
        for actor in self.actors(state, asked, piece, from).iter() {
            let is_able = self.may_act(state, actor, card)
                && self.may_use(state, actor, &seen, Means::Other)
                && !state.play.must_block;
            if is_able {
                see(&Offer::alone(piece, from, NEGATE_BY_RULE, actor))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Goes over the ways in which a Power card avoids an attack by a rule that stands.
    pub(super) fn avoids_by_rule(
        &self,
        state: &State,
        seat: Seat,
        piece: Piece,
        from: From,
        see: See<'_>,
    ) -> ControlFlow<()> {
        let Some(target) = state.play.target.character() else { return ControlFlow::Continue(()) };
        let card = self.card_of(state, piece);
        let seen = Seen::printed(card);
        for (rule, site) in self.standing(state, Topic::AvoidsWith) {
            let Rule::AvoidsWith { cards, attacks, whom, is_playable } = rule else { continue };
            let actor = self.own(state, site.origin);
            let is_there = match from {
                From::Placed(at) => at == actor,
                From::Hand | From::Under | From::Elsewhere => true,
            };
            let is_fit = actor.is_character()
                && actor.seat() == seat
                && is_there
                && seen.fits(cards)
                && (actor == target || state.is_front(actor))
                && self.is_in(state, whom, target, &site)
                && (!is_playable || self.can_use(state, card, actor))
                && self.may_use(state, actor, &seen, Means::Defend(target));
            // Whoever guesses does not know what the attack is.
            let is_right =
                || self.is_avoidable(state, attacks) && self.lets_defend(state, &seen, false);
            if is_fit && (state.play.is_face_down || is_right()) {
                see(&Offer::alone(piece, from, AVOID_BY_RULE, actor))?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Card {
    /// Checks whether it is a Special that negates another one on its player's turn.
    fn negates_on_turn(&self) -> bool {
        let mut acts = self.uses.iter().filter(|used| used.how == How::Act);
        acts.any(|used| used.effect.negates)
    }
}

/// Checks quickly whether a use is for a moment like this one: whether a defence is open, and what a block must be worth.
fn could_answer(state: &State, how: &How, is_open: bool, value: Option<u8>) -> bool {
    match how {
        How::Negate { .. } => state.play.stage == Stage::Astral,
        How::Block { .. } => is_open && value.is_some(),
        How::Avoid { .. } | How::Shift { .. } | How::Counter(_) => is_open,
        How::Respond => true,
        How::Attack(_) | How::Aim { .. } | How::Act => false,
    }
}

/// Checks whether a use is a block with a Power card.
fn is_power_block(card: &Card, how: &How) -> bool {
    let is_power = matches!(card.kind, Kind::Power(_)) || how.acts_as_power();
    is_power && matches!(how, How::Block { .. })
}

/// Makes the site of a card that is not played yet.
fn offer_site(card: Piece, actor: Who) -> Site<'static> {
    Site { owner: actor.seat(), own: actor, origin: Origin::Card(card), things: &[] }
}
