//! What cards are worth to a deck, as a guess from what they do.
#![expect(clippy::float_arithmetic, reason = "an estimate, not a rule")]

use fracas_cards::effect::{Amount, Effect};

use crate::card::Card;
use crate::catalogue::Catalogue;
use crate::words::{Boon, Deed, Number, Operation, Whom};

/// What playing a card is worth, in Tokens or Power.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Worth(pub(crate) f32);

/// What one card that is drawn is worth.
const CARD: f32 = 1.4;
/// What a PAX Pox that an opponent gains is worth.
const POX: f32 = 0.8;
/// What a bad card that is deleted is worth.
const DELETED: f32 = 1.2;

/// Guesses what all cards of a catalogue are worth.
pub(crate) fn guess_all(catalogue: &Catalogue) -> Vec<Worth> {
    catalogue.cards().map(|(_, card)| guess(card)).collect()
}

fn guess(card: &Card) -> Worth {
    let attack = card.attack.as_ref().map_or(0.0, |attack| value(&attack.effect, card));
    let defense = card.defense.as_ref().map_or(0.0, |defense| 0.3 * value(&defense.effect, card));
    let triggers: f32 = card.triggers.iter().map(|trigger| value(&trigger.effect, card)).sum();
    Worth(value(&card.effect, card) + attack + defense + triggers)
}

fn value(effect: &Deed, card: &Card) -> f32 {
    let of = |effect: &Deed| value(effect, card);
    let option = |effect: &Option<Box<Deed>>| effect.as_deref().map_or(0.0, of);
    match effect {
        Effect::Do(operation) => gain(operation, card),
        Effect::InOrder(parts) => parts.iter().map(of).sum(),
        Effect::If { then, otherwise, .. } => 0.5 * (of(then) + option(otherwise)),
        Effect::ChooseOne { of: options, .. } | Effect::ChooseUpTo { of: options, .. } => {
            options.iter().map(of).fold(0.0, f32::max)
        }
        Effect::May { pay, then, otherwise, .. } => {
            let taken = pay.as_ref().map_or(0.0, |pay| gain(pay, card)) + option(then);
            taken.max(option(otherwise)).max(0.0)
        }
        Effect::Pick { then, otherwise, .. } => 0.8 * of(then) + 0.2 * option(otherwise),
        Effect::Coin { heads, tails } => 0.5 * (option(heads) + option(tails)),
        Effect::Die { sides, rows } => {
            let faces = |row: &fracas_cards::effect::Row<_>| f32::from(row.to - row.from + 1);
            rows.iter().map(|row| faces(row) / f32::from(*sides) * of(&row.effect)).sum()
        }
        Effect::Repeat { body, .. } => 2.0 * of(body),
        Effect::ForEach { body, .. }
        | Effect::Later { body, .. }
        | Effect::Whenever { body, .. } => of(body),
        Effect::Rule { .. } => 0.0,
    }
}

fn gain(operation: &Operation, card: &Card) -> f32 {
    let amount = |number: &Number| match number {
        Amount::Fixed(number) => *number as f32,
        Amount::Counted { each, .. } => 2.0 * *each as f32,
    };
    let sided = |whom: Whom, good: f32| if whom == Whom::You { good } else { -0.6 * good };
    match operation {
        Operation::Tokens(number) | Operation::Power(number) => amount(number),
        Operation::Draw(number, whom) => sided(*whom, CARD * amount(number)),
        Operation::GainPox(number, whom) => sided(*whom, -POX * amount(number)),
        Operation::PoxOnDeck(whom) => sided(*whom, -2.0 * POX),
        Operation::BalancePox(whom) => sided(*whom, -0.5 * POX),
        Operation::DiscardHand(whom) => sided(*whom, -2.0 * CARD),
        Operation::DiscardTop(whom) => sided(*whom, -0.2),
        Operation::Delete => DELETED,
        Operation::DeleteThis => -0.5,
        Operation::Gain(_) | Operation::GainCopies | Operation::Steal | Operation::Copy => 3.0,
        Operation::GainFleshreaper => 1.0,
        Operation::DrawAtEnd(cards) => CARD * f32::from(*cards),
        Operation::ThisTurn(boon) => advantage(*boon),
        Operation::OnesBecome(amount) => 2.0 * f32::from(*amount - 1),
        Operation::Roll => card.roll.as_ref().map_or(0.0, |roll| {
            0.8 * value(&roll.normal, card) + 0.15 * value(&roll.critical, card)
        }),
        Operation::Take | Operation::Borrow | Operation::RollAgain => CARD,
        Operation::PutOnDeck => 0.5,
        Operation::PutUnderDeck => 0.1,
        Operation::Discard
        | Operation::RevealTop(_)
        | Operation::LookAtTop
        | Operation::RevealHand(_)
        | Operation::Reveal
        | Operation::PutThisUnderDeck
        | Operation::MoveGlob
        | Operation::Ask
        | Operation::Settle
        | Operation::Block => 0.0,
    }
}

fn advantage(boon: Boon) -> f32 {
    match boon {
        Boon::DoubleTokens | Boon::DoublePower => 4.0,
        Boon::SecondGreen | Boon::SecondRed => 3.0,
        Boon::TokensAsPower | Boon::PowerAsTokens | Boon::PutOnDeck => 1.0,
    }
}
