//! The programs that cards become.

use fracas_cards::effect::{Amount, Chooser, Effect, Library, Program, Row, Selection};

use super::fields::Wait;
use super::parts::Parts;
use crate::card::{Attack, Cost, Defense, Roll, Trigger};
use crate::words::{Deed, Group, Operation, Role, Whom, Words, minds_order};

/// The sides of the die, and the lowest number of a Critical (R9, R115).
const SIDES: u8 = 20;
const CRITICAL: u8 = 18;

/// What a card does, compiled.
pub(super) struct Made {
    pub(super) effect: Deed,
    pub(super) roll: Option<Roll>,
    pub(super) attack: Option<Attack>,
    pub(super) defense: Option<Defense>,
    pub(super) triggers: Vec<Trigger>,
    pub(super) reaction: Option<(Deed, Program)>,
    pub(super) program: Option<Program>,
}

impl Parts {
    /// Gets the Tokens and Power it gives, if playing it does nothing else and gives that always.
    pub(super) fn plain(&self) -> Option<Cost> {
        let gain = plain_gain(&self.effect)?;
        (self.attack.is_none() && gain != Cost::default()).then_some(gain)
    }

    /// Checks whether it matters what was played before it or is still in hand.
    pub(super) fn minds_order(&self) -> bool {
        self.played().any(minds_order)
    }

    /// Adds the programs of all parts to a library.
    pub(super) fn compile(self, library: &mut Library<Words>) -> Made {
        let program = whole(&self.effect, self.attack.as_ref());
        let program = (program != Effect::nothing()).then(|| library.add(&program));
        let roll = self.roll.map(|(normal, critical)| {
            let program = library.add(&table(&normal, &critical));
            Roll { normal, critical, program }
        });
        let defense = self.defense.map(|(effect, stays_in_hand)| {
            let program = library.add(&effect);
            Defense { effect, program, stays_in_hand }
        });
        let reaction = self.reaction.map(|effect| {
            let program = library.add(&effect);
            (effect, program)
        });
        let triggers = self.triggers.into_iter().map(|wait| wait.compile(library)).collect();
        let (effect, attack) = (self.effect, self.attack);
        Made { effect, roll, attack, defense, triggers, reaction, program }
    }
}

impl Wait {
    /// Adds the program of a trigger to a library.
    pub(super) fn compile(self, library: &mut Library<Words>) -> Trigger {
        let Wait { on, is_once, effect } = self;
        let program = library.add(&effect);
        let minds_order = on.can_follow_plays() && minds_order(&effect);
        Trigger { on, is_once, effect, program, minds_order }
    }
}

/// Gets what playing a card comes to: its effect, then its PvP Attack on each opponent, who may block
/// it first (R90, R91).
pub(super) fn whole(effect: &Deed, attack: Option<&Attack>) -> Deed {
    let Some(attack) = attack else { return effect.clone() };
    let block = Effect::Do(Operation::Block);
    let blocked = std::iter::once(block).chain(attack.if_blocked.clone()).collect();
    let selection = Selection::up_to(1, Group::Defenses).by(Chooser::Role(Role::ThatPlayer));
    let attacked = Effect::Pick {
        selection,
        then: Box::new(Effect::InOrder(blocked)),
        otherwise: Some(Box::new(attack.effect.clone())),
    };
    let attacks = Effect::ForEach { group: Group::Opponents, body: Box::new(attacked) };
    Effect::InOrder(vec![effect.clone(), attacks])
}

/// Makes the whole table of a roll, with what all Fumbles lead to (R114).
pub(super) fn table(normal: &Deed, critical: &Deed) -> Deed {
    let draw = Effect::Do(Operation::Draw(Amount::Fixed(1), Whom::ThatPlayer));
    let fumble = Effect::ForEach { group: Group::Opponents, body: Box::new(draw) };
    let rows = vec![
        Row { from: 1, to: 1, effect: fumble },
        Row { from: 2, to: CRITICAL - 1, effect: normal.clone() },
        Row { from: CRITICAL, to: SIDES, effect: critical.clone() },
    ];
    Effect::Die { sides: SIDES, rows }
}

/// Adds up the Tokens and Power that an effect gives, if it does nothing else.
pub(super) fn plain_gain(effect: &Deed) -> Option<Cost> {
    match effect {
        Effect::Do(Operation::Tokens(Amount::Fixed(tokens))) => {
            Some(Cost { tokens: u8::try_from(*tokens).ok()?, power: 0 })
        }
        Effect::Do(Operation::Power(Amount::Fixed(power))) => {
            Some(Cost { tokens: 0, power: u8::try_from(*power).ok()? })
        }
        Effect::InOrder(parts) => parts.iter().try_fold(Cost::default(), |sum, part| {
            let more = plain_gain(part)?;
            let tokens = sum.tokens.checked_add(more.tokens)?;
            Some(Cost { tokens, power: sum.power.checked_add(more.power)? })
        }),
        Effect::Do(_)
        | Effect::If { .. }
        | Effect::ChooseOne { .. }
        | Effect::ChooseUpTo { .. }
        | Effect::May { .. }
        | Effect::ForEach { .. }
        | Effect::Pick { .. }
        | Effect::Coin { .. }
        | Effect::Die { .. }
        | Effect::Repeat { .. }
        | Effect::Later { .. }
        | Effect::Whenever { .. }
        | Effect::Rule { .. } => None,
    }
}
