//! What playing a card is worth, guessed from what it does: bots judge decks by it.
#![expect(clippy::float_arithmetic, reason = "an estimate, not a rule")]

use fracas_cards::effect::{Amount, Counted, Effect};

use crate::card::{Attack, Card, Reach};
use crate::catalogue::Catalogue;
use crate::words::{Count, Number, Operation, Part, Whom};

/// What playing a card gains, in Victory Points.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Worth {
    /// At once.
    pub(crate) at_once: f32,
    /// For each turn still to come: Energy buys cards that are played later.
    pub(crate) later: f32,
}

/// What a number counts that is only known when the card is played: Batteries, and anything else.
const BATTERIES: f32 = 3.5;
const COUNTED: f32 = 1.5;
/// What Energy gains for each turn still to come.
const ENERGY: f32 = 0.05;
/// What happens on a condition, by choice or for a price counts for so much.
const MAYBE: f32 = 0.6;

/// Guesses the worth of every card.
pub(crate) fn guess_all(catalogue: &Catalogue) -> Vec<Worth> {
    catalogue.cards().map(|(_, card)| guess(card)).collect()
}

fn guess(card: &Card) -> Worth {
    let mut worth = Worth::default();
    if let Some(attack) = card.attack {
        worth.at_once += f32::from(attack.damage) * hit(attack);
    }
    let sure = if is_sure(card) { 1.0 } else { MAYBE };
    card.effect.visit(&mut |part, _| match part {
        Part::Operation(operation) => {
            let gained = gain(operation, card.attack);
            worth.at_once += sure * gained.at_once;
            worth.later += sure * gained.later;
        }
        Part::Effect(_) | Part::Price(_) | Part::Condition(_) | Part::Count(_) | Part::Group(_) => {
        }
    });
    worth
}

/// Checks whether all of a card happens whenever it is played.
fn is_sure(card: &Card) -> bool {
    let mut is_sure = true;
    card.effect.visit(&mut |part, _| {
        if let Part::Effect(Effect::If { .. } | Effect::ChooseOne { .. } | Effect::May { .. }) =
            part
        {
            is_sure = false;
        }
    });
    is_sure
}

/// How many Victory Points a point of damage is, by how often the attack finds someone.
fn hit(attack: Attack) -> f32 {
    match attack.reach {
        Reach::Melee => 0.35,
        Reach::Range(range) => 0.4 + 0.06 * f32::from(range.min(4)),
    }
}

/// How many Victory Points a point of damage beside an attack's own is.
fn splash(whom: Whom) -> f32 {
    match whom {
        Whom::AroundYou(_) | Whom::EnemiesAroundYou(_) => 0.5,
        Whom::Target | Whom::It | Whom::AroundTarget(_) | Whom::BehindTarget => 0.3,
        Whom::You | Whom::Friends => -1.0,
    }
}

fn number(amount: &Number) -> f32 {
    match amount {
        Amount::Fixed(number) => *number as f32,
        Amount::Counted { each, of: Counted::Game(Count::Batteries) } => *each as f32 * BATTERIES,
        Amount::Counted { each, .. } => *each as f32 * COUNTED,
    }
}

fn gain(operation: &Operation, attack: Option<Attack>) -> Worth {
    let at_once = |at_once: f32| Worth { at_once, later: 0.0 };
    match operation {
        Operation::Energy(amount) => {
            Worth { at_once: 0.06 * number(amount), later: ENERGY * number(amount) }
        }
        Operation::Move(amount) => at_once(0.1 * number(amount)),
        Operation::Draw(amount) => {
            Worth { at_once: 0.3 * number(amount), later: 0.5 * ENERGY * number(amount) }
        }
        Operation::Points(amount) => at_once(0.8 * number(amount)),
        Operation::LosePoints(points) => at_once(-0.8 * f32::from(*points)),
        Operation::PayEnergy(energy) => at_once(-0.1 * f32::from(*energy)),
        Operation::Repair(amount, _) => at_once(0.25 * number(amount)),
        Operation::Damage(amount, whom) => at_once(splash(*whom) * number(amount)),
        Operation::MoreDamage(amount) => at_once(number(amount) * attack.map_or(0.0, hit)),
        Operation::KnockOut(_) => at_once(-2.0),
        Operation::KnockBack(spaces, _) => at_once(0.1 + 0.05 * f32::from(*spaces)),
        Operation::Pull(..) | Operation::MayMove(_) | Operation::SwapPlaces => at_once(0.15),
        Operation::Scrap => Worth { at_once: 0.0, later: 0.03 },
        Operation::Acquire => Worth { at_once: 0.0, later: 0.12 },
        Operation::Land => at_once(0.4),
        Operation::Discard
        | Operation::ScrapTop(_)
        | Operation::Drag
        | Operation::Strike
        | Operation::Follow => Worth::default(),
    }
}
