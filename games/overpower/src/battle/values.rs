//! How much attacks and blocks are worth.

use fracas_cards::effect::Context;
use fracas_core::Seat;

use crate::OverPower;
use crate::card::{Attack, How, Kind, Level};
use crate::effects::View;
use crate::piece::Piece;
use crate::power::PowerType;
use crate::rules::{NumericalAction, Origin, Seen};
use crate::state::{Play, State};
use crate::who::Who;
use crate::words::{Actions, Condition, Number};

/// A card as it is used, before or while it is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Made {
    pub(crate) card: Piece,
    pub(crate) how: u8,
    pub(crate) partner: Piece,
    pub(crate) actor: Who,
    pub(crate) declared: Option<PowerType>,
    pub(crate) is_placed: bool,
}

impl Play {
    /// Gets how the card is used.
    pub(crate) fn made(&self) -> Made {
        Made {
            card: self.card,
            how: self.how,
            partner: self.partner,
            actor: self.actor,
            declared: self.declared,
            is_placed: self.is_placed,
        }
    }
}

impl OverPower {
    /// Gets the way in which a card is used.
    #[inline]
    pub(crate) fn how(&self, state: &State, card: Piece, how: u8) -> &How {
        &self.card_of(state, card).uses[usize::from(how)].how
    }

    /// Looks at a card as it is used, as the class it has in the Astral Plane.
    #[inline]
    pub(crate) fn seen(&self, state: &State, made: Made) -> Seen<'_> {
        let card = self.card_of(state, made.card);
        let partner = made.partner.is_some().then(|| self.card_of(state, made.partner).class());
        let seen = Seen::printed(card).placed(made.is_placed).together(partner);
        match &card.uses[usize::from(made.how)].how {
            How::Attack(attack) => seen.with_level(attack.level, made.declared),
            How::Block { level, .. } | How::Counter(level) => {
                seen.with_level(*level, made.declared)
            }
            How::Aim { .. }
            | How::Act
            | How::Avoid { .. }
            | How::Negate { .. }
            | How::Shift { .. }
            | How::Respond => seen,
        }
    }

    /// Gets the value and icons of an attack as they are against its target.
    pub(crate) fn level(&self, state: &State, play: &Play) -> Option<Level> {
        match self.how(state, play.card, play.how) {
            How::Attack(attack) => Some(self.attack_level(state, play, attack)),
            How::Counter(level) => Some(*level),
            How::Aim { .. }
            | How::Act
            | How::Block { .. }
            | How::Avoid { .. }
            | How::Negate { .. }
            | How::Shift { .. }
            | How::Respond => None,
        }
    }

    fn attack_level(&self, state: &State, play: &Play, attack: &Attack) -> Level {
        let Some((condition, instead)) = &attack.instead else { return attack.level };
        let seat = play.actor.seat();
        let target = || play.target.character().unwrap_or_default();
        if self.holds_on(state, condition, seat, &target) { *instead } else { attack.level }
    }

    /// Checks whether something holds of what is being played, if anything must.
    pub(super) fn holds_of_play(&self, state: &State, condition: Option<&Condition>) -> bool {
        let target = || state.play.target.character().unwrap_or_default();
        let seat = state.play.actor.seat();
        condition.is_none_or(|condition| self.holds_on(state, condition, seat, &target))
    }

    /// Checks whether something holds for a card that could be used, if anything must.
    pub(super) fn holds_for(
        &self,
        state: &State,
        condition: Option<&Condition>,
        seat: Seat,
        _: Piece,
    ) -> bool {
        condition.is_none_or(|condition| self.holds_on(state, condition, seat, &|| Who::NOBODY))
    }

    /// Gets what a block must at least be worth (R294, R300); none for an attack without a value.
    pub(crate) fn attack_value(&self, state: &State, play: &Play) -> Option<u8> {
        let level = self.level(state, play)?;
        let made = play.made();
        let seen = self.seen(state, made).with_level(level, play.declared);
        let seen = seen.as_power(self.how(state, play.card, play.how).acts_as_power());
        let action = NumericalAction {
            kind: Actions::Attacks,
            actor: play.actor,
            seen,
            has_basic: self.is_basic(state, play.partner),
            other: play.target.character().unwrap_or(Who::NOBODY),
        };
        let value = i16::from(level.value)
            + self.partner_value(state, play.actor, play.partner)
            + i16::from(play.bonus)
            + self.gains(state, play)
            + self.bonus(state, &action);
        Some(value.clamp(0, 99) as u8)
    }

    /// Gets what an attack gains by its own text.
    fn gains(&self, state: &State, play: &Play) -> i16 {
        let How::Attack(attack) = self.how(state, play.card, play.how) else { return 0 };
        let Some(gains) = &attack.gains else { return 0 };
        if !self.holds_of_play(state, attack.gains_if.as_ref()) {
            return 0;
        }
        self.counted(state, gains, play.made())
    }

    /// Counts what a card gains by its own text.
    fn counted(&self, state: &State, gains: &Number, made: Made) -> i16 {
        let context = Context::new(made.actor.seat(), Origin::Card(made.card).number());
        gains.count(&View { game: self, state }, context) as i16
    }

    /// Gets what a defence gains by a card that was played for it.
    fn boosted(&self, state: &State, action: &NumericalAction<'_>) -> i16 {
        let boost = &state.play.boost;
        let is_meant = boost.who.contains(action.actor) && action.seen.fits(&boost.cards);
        if is_meant { boost.by.into() } else { 0 }
    }

    /// Gets what a card adds to the one it goes with: a bonus, or the value of a Power card.
    fn partner_value(&self, state: &State, actor: Who, partner: Piece) -> i16 {
        if !partner.is_some() {
            return 0;
        }
        let card = self.card_of(state, partner);
        match card.kind {
            Kind::Power(level) => i16::from(level.value),
            Kind::Basic { .. }
            | Kind::Training { .. }
            | Kind::Special(_)
            | Kind::Teamwork { .. }
            | Kind::Ally { .. }
            | Kind::Advanced(_)
            | Kind::Event(_)
            | Kind::Aspect(_) => i16::from(self.universe_bonus(state, actor.seat(), card)),
        }
    }

    fn is_basic(&self, state: &State, partner: Piece) -> bool {
        partner.is_some() && matches!(self.card_of(state, partner).kind, Kind::Basic { .. })
    }

    /// Gets what a block is worth against an attacker (R77, R109).
    pub(crate) fn block_value(&self, state: &State, made: Made, attacker: Who) -> u8 {
        let How::Block { level, is_power, gains, .. } = self.how(state, made.card, made.how) else {
            return 0;
        };
        let action = NumericalAction {
            kind: Actions::Defences,
            actor: made.actor,
            seen: self.seen(state, made).as_power(*is_power),
            has_basic: self.is_basic(state, made.partner),
            other: attacker,
        };
        let value = i16::from(level.value)
            + self.partner_value(state, made.actor, made.partner)
            + self.boosted(state, &action)
            + gains.as_ref().map_or(0, |gains| self.counted(state, gains, made))
            + self.bonus(state, &action);
        value.clamp(0, 99) as u8
    }
}
