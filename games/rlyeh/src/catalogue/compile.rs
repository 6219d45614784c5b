//! What cards do: how it is read, and the programs it becomes.

use fracas_cards::Fields;
use fracas_cards::effect::{Amount, Chooser, Effect, Library, Program, Row, Selection};

use super::fields::{Reported, Wait, read_effect, read_triggers};
use crate::card::{Attack, Cost, Defense, Roll, Trigger};
use crate::words::{Deed, Group, Operation, Role, Whom, Words, minds_order};

/// The sides of the die, and the lowest number of a Critical (R9, R115).
const SIDES: u8 = 20;
const CRITICAL: u8 = 18;

/// What a card does, before it is compiled.
pub(super) struct Parts {
    pub(super) effect: Deed,
    /// Normal and critical results.
    pub(super) roll: Option<(Deed, Deed)>,
    pub(super) attack: Option<Attack>,
    /// The effect, and whether the card stays in hand.
    pub(super) defense: Option<(Deed, bool)>,
    pub(super) triggers: Vec<Wait>,
    pub(super) reaction: Option<Deed>,
    pub(super) stays_in_front: bool,
}

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
    /// Reads what a card does.
    pub(super) fn read(fields: &Fields<'_>) -> Result<Parts, Reported> {
        let effect = read_effect(fields, "effect");
        let roll = read_roll(fields);
        let attack = read_attack(fields);
        let defense = read_defense(fields);
        let triggers = read_triggers(fields);
        let reaction = read_effect(fields, "reaction");
        let stays_in_front = fields.flag_or("stays-in-front", false);
        let roll = roll?;
        let effect = effect?.unwrap_or_else(|| {
            // R113: who plays a card with a table and nothing else rolls.
            let is_rolled = roll.is_some() && !stays_in_front;
            if is_rolled { Effect::Do(Operation::Roll) } else { Effect::nothing() }
        });
        let (attack, defense) = (attack?, defense?);
        let (triggers, reaction) = (triggers?, reaction?);
        Ok(Parts { effect, roll, attack, defense, triggers, reaction, stays_in_front })
    }

    /// Makes the parts of a card that does nothing.
    pub(super) fn nothing() -> Parts {
        Parts {
            effect: Effect::nothing(),
            roll: None,
            attack: None,
            defense: None,
            triggers: Vec::new(),
            reaction: None,
            stays_in_front: false,
        }
    }

    /// Checks whether it does nothing at all.
    pub(super) fn is_nothing(&self) -> bool {
        self.effect == Effect::nothing()
            && self.attack.is_none()
            && self.defense.is_none()
            && self.triggers.is_empty()
            && self.reaction.is_none()
    }

    /// Gets the Tokens and Power it gives, if playing it does nothing else and gives that always.
    pub(super) fn plain(&self) -> Option<Cost> {
        let gain = plain_gain(&self.effect)?;
        (self.attack.is_none() && gain != Cost::default()).then_some(gain)
    }

    /// Checks whether it matters what was played before it or is still in hand.
    pub(super) fn minds_order(&self) -> bool {
        let results = self.roll.iter().flat_map(|(normal, critical)| [normal, critical]);
        let attack = self.attack.iter();
        let attack =
            attack.flat_map(|attack| std::iter::once(&attack.effect).chain(&attack.if_blocked));
        std::iter::once(&self.effect).chain(results).chain(attack).any(minds_order)
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
        let program = library.add(&self.effect);
        Trigger { on: self.on, is_once: self.is_once, effect: self.effect, program }
    }
}

fn read_roll(fields: &Fields<'_>) -> Result<Option<(Deed, Deed)>, Reported> {
    let Some(value) = fields.optional_value("roll") else { return Ok(None) };
    let table = value.as_table().ok_or(Reported)?;
    let result = |key| {
        let effect = table.value(key).and_then(Effect::read);
        effect.ok_or(Reported)
    };
    let (normal, critical) = (result("normal"), result("critical"));
    table.finish();
    Ok(Some((normal?, critical?)))
}

fn read_attack(fields: &Fields<'_>) -> Result<Option<Attack>, Reported> {
    let effect = read_effect(fields, "attack");
    let if_blocked = read_effect(fields, "if-blocked");
    let (effect, if_blocked) = (effect?, if_blocked?);
    if effect.is_none() && if_blocked.is_some() {
        let why = "`if-blocked` belongs to a PvP Attack";
        fields.error(why, "no `attack` here", None);
        return Err(Reported);
    }
    Ok(effect.map(|effect| Attack { effect, if_blocked }))
}

/// Reads a PvP Defense: an effect, or a table with `stays-in-hand` and an effect.
fn read_defense(fields: &Fields<'_>) -> Result<Option<(Deed, bool)>, Reported> {
    let Some(value) = fields.optional_value("defense") else { return Ok(None) };
    let stays_in_hand = fields.flag_or("stays-in-hand", false);
    let effect = Effect::read(value).ok_or(Reported)?;
    Ok(Some((effect, stays_in_hand)))
}

/// Gets what playing a card comes to: its effect, then its PvP Attack on each opponent, who may block
/// it first (R90, R91).
fn whole(effect: &Deed, attack: Option<&Attack>) -> Deed {
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
fn table(normal: &Deed, critical: &Deed) -> Deed {
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
