//! What can begin in the middle of an effect, layer by layer: nothing begins what is above it, so that none
//! goes on for ever.

use fracas_cards::effect::limits::PICKS;
use fracas_cards::effect::{Amount, Effect};

use super::at::{At, Turn};
use super::known::{Known, says};
use super::load::Load;
use crate::card::{Card, Hero, Roll, Trigger};
use crate::catalogue::compile::{table, whole};
use crate::state::{MAX_BOSSES, MAX_PLAYERS, MAX_STACKS};
use crate::words::{Boon, Deed, Filter, Group, On, Operation, Whom};

/// What can begin in the middle of an effect.
pub(super) struct Layers<'k, 'c> {
    known: &'k Known<'c>,
    /// Whose turn it is.
    hero: Option<&'c Hero>,
    /// What a card that was bought or gained leads to.
    acquired: Load,
    /// What a block leads to.
    defense: Load,
    /// What a card of another's hand does.
    borrowed: Load,
    /// What any card does.
    pub(super) played: Load,
}

impl<'k, 'c> Layers<'k, 'c> {
    pub(super) fn of(known: &'k Known<'c>, hero: Option<&'c Hero>) -> Layers<'k, 'c> {
        let none = Load::default();
        let (acquired, defense, borrowed, played) = (none, none, none, none);
        let mut layers = Layers { known, hero, acquired, defense, borrowed, played };
        let cards = known.cards.iter();
        layers.acquired = known.awaited(&layers, is_acquired);
        if known.can_hold(Boon::PutOnDeck) {
            layers.acquired = layers.acquired.max(Load::STEP.inside(1, 1));
        }
        layers.defense = cards.clone().map(|card| layers.defense_of(card)).fold(none, Load::max);
        let borrowed = cards.clone().filter(|card| !says(card, &Operation::Borrow));
        layers.borrowed = borrowed.map(|card| layers.borrowed_card(card)).fold(none, Load::max);
        let rolls = layers.rolls();
        layers.played = cards.map(|card| layers.card(card, rolls)).fold(none, Load::max);
        layers
    }

    /// Iterates over the triggers that the one whose turn it is can have.
    fn triggers(&self) -> impl Iterator<Item = (&'c Trigger, Option<&'c Roll>)> {
        let hero = self.hero.into_iter().flat_map(|hero| &hero.triggers);
        hero.map(|trigger| (trigger, None)).chain(self.known.front())
    }

    /// Counts the triggers of the one whose turn it is that wait for the same.
    pub(super) fn waiting(&self, is_meant: impl Fn(On) -> bool) -> usize {
        self.triggers().filter(|(trigger, _)| is_meant(trigger.on)).count()
    }

    /// Counts what these triggers come to.
    pub(super) fn awaited(&self, is_meant: impl Fn(On) -> bool) -> Load {
        let meant = self.triggers().filter(|(trigger, _)| is_meant(trigger.on));
        let loads: Vec<Load> = meant.map(|(trigger, roll)| self.trigger(trigger, roll)).collect();
        let deepest = loads.iter().copied().fold(Load::default(), Load::max);
        deepest.below(loads.len().saturating_sub(1))
    }

    /// Gets what so many cards lead to that one player buys or gains at once.
    pub(super) fn acquired(&self, cards: usize, turn: Turn) -> Load {
        let (all, again) = match turn {
            Turn::Own => {
                let again = self.triggers().filter(|(it, _)| is_acquired(it.on) && !it.is_once);
                let offers = usize::from(self.known.can_hold(Boon::PutOnDeck));
                (self.waiting(is_acquired) + offers, again.count() + offers)
            }
            Turn::Others => {
                let is_meant = |it: &Trigger| matches!(it.on, On::Acquired(_));
                let again = self.known.waiting(|it| is_meant(it) && !it.is_once);
                (self.known.waiting(is_meant), again)
            }
        };
        let waiting = (all + again * cards.saturating_sub(1)).saturating_sub(1);
        if all == 0 { Load::default() } else { self.acquired.below(waiting) }
    }

    /// Gets how often Loots of one's own are rolled for.
    fn rolls(&self) -> usize {
        1 + usize::from(self.known.can_hold(Boon::ExtraRolls))
    }

    /// Gets what a card leads to that is bought: the gain of second copies waits for that, and leads to
    /// the same.
    pub(super) fn bought(&self) -> Load {
        let seconds = [Boon::SecondGreen, Boon::SecondRed].into_iter();
        let seconds = seconds.filter(|boon| self.known.can_hold(*boon)).count();
        self.acquired(1, Turn::Own).times(1 + seconds).below(seconds)
    }

    /// Gets what a trigger leads to.
    pub(super) fn trigger(&self, trigger: &Trigger, roll: Option<&'c Roll>) -> Load {
        let turn = match trigger.on {
            On::EndOfOpponentsTurn | On::OpponentBoughtLoot => Turn::Others,
            On::StartOfTurn
            | On::EndOfTurn
            | On::Played(..)
            | On::DifferentPlayed(_)
            | On::LootPlayed
            | On::Acquired(_)
            | On::AcquiredOnTurn(_) => Turn::Own,
        };
        let at = At { rolls: self.rolls(), chosen: 1, ..At::begin(roll, turn) };
        self.program(&trigger.effect, at)
    }

    /// Gets what a card that is revealed leads to.
    pub(super) fn reaction(&self, effect: &Deed) -> Load {
        self.program(effect, At::begin(None, Turn::Others))
    }

    fn card(&self, card: &'c Card, rolls: usize) -> Load {
        let at = At { rolls, ..At::begin(card.roll.as_ref(), Turn::Own) };
        self.program(&whole(&card.effect, card.attack.as_ref()), at)
    }

    /// Gets what a card of another's hand does. So manieth of a colour is one card only, and what waits
    /// for it is counted already. It is rolled for once.
    fn borrowed_card(&self, card: &'c Card) -> Load {
        let waiting = if card.is_loot() { self.waiting(|on| on == On::LootPlayed) } else { 0 };
        self.card(card, 1).below(waiting)
    }

    /// Gets what a copy of a card of the board does.
    fn copied(&self, at: At<'_>) -> Load {
        let filter = match at.from {
            Some(Group::Board(filter) | Group::FaceUp(filter)) => filter,
            Some(_) | None => Filter::ANY,
        };
        let cards = self.known.cards.iter();
        let cards = cards.filter(|card| card.is_stack() && filter.fits(card));
        cards.map(|card| self.card(card, at.rolls)).fold(Load::default(), Load::max)
    }

    fn defense_of(&self, card: &'c Card) -> Load {
        let at = At::begin(card.roll.as_ref(), Turn::Others);
        card.defense.as_ref().map_or(Load::default(), |defense| self.program(&defense.effect, at))
    }

    fn program(&self, effect: &Deed, at: At<'_>) -> Load {
        self.effect(effect, at).inside(1, at.chosen)
    }

    fn effect(&self, effect: &Deed, at: At<'_>) -> Load {
        let parts = |at| {
            let parts = effect.parts().into_iter();
            parts.fold(Load::STEP, |load, part| load.then(self.effect(part, at)))
        };
        match effect {
            Effect::Do(operation) => self.operation(operation, at).then(Load::STEP),
            Effect::May { pay, .. } => {
                let price = pay.as_ref().map(|pay| self.operation(pay, at));
                parts(at).then(price.unwrap_or_default())
            }
            Effect::InOrder(_)
            | Effect::If { .. }
            | Effect::ChooseOne { .. }
            | Effect::Coin { .. }
            | Effect::Die { .. } => parts(at),
            Effect::ChooseUpTo { most, .. } => parts(at).inside(1, usize::from(*most)),
            Effect::ForEach { group, .. } => {
                let members = members(*group);
                parts(at.about(*group, 1)).times(members).inside(1, members)
            }
            Effect::Pick { selection, .. } => {
                let most = usize::from(selection.most);
                parts(at.about(selection.from, most)).inside(1, most)
            }
            Effect::Repeat { most, .. } => parts(at).times(usize::from(*most)).inside(1, 0),
            Effect::Later { when, .. } | Effect::Whenever { when, .. } => when.never(),
            Effect::Rule { rule, .. } => rule.never(),
        }
    }

    /// Gets what an operation begins.
    fn operation(&self, operation: &Operation, at: At<'_>) -> Load {
        let turn_of = |whom: Whom| match whom {
            Whom::You => at.turn,
            Whom::ThatPlayer => at.their_turn,
            Whom::Attacker => Turn::Own,
        };
        if !operation.gains() {
            return self.begun(operation, at);
        }
        let (cards, turn) = if let Operation::GainPox(amount, whom) = operation {
            let cards = match amount {
                Amount::Fixed(cards) => usize::try_from(*cards).unwrap_or_default(),
                Amount::Counted { .. } => usize::from(PICKS),
            };
            (cards, turn_of(*whom))
        } else {
            (at.chosen.max(1), at.turn)
        };
        self.acquired(cards, turn)
    }

    /// Gets what an operation begins that gains nothing.
    fn begun(&self, operation: &Operation, at: At<'_>) -> Load {
        let is = |other: &Operation| operation == other;
        if is(&Operation::Roll) {
            let table = at.roll.map(|roll| table(&roll.normal, &roll.critical));
            let turn = At { chosen: 0, ..at };
            return table.map_or(Load::default(), |it| self.program(&it, turn).times(at.rolls));
        }
        if is(&Operation::Block) {
            return self.defense;
        }
        if is(&Operation::Copy) {
            return self.copied(at);
        }
        if is(&Operation::Borrow) {
            return self.borrowed.times(at.chosen);
        }
        Load::default()
    }
}

fn is_acquired(on: On) -> bool {
    matches!(on, On::Acquired(_) | On::AcquiredOnTurn(_))
}

/// Counts the members of a group that can be gone through.
fn members(group: Group) -> usize {
    if group.is_players() {
        MAX_PLAYERS
    } else if matches!(group, Group::Bosses(_)) {
        MAX_BOSSES
    } else if group == Group::Chosen {
        usize::from(PICKS)
    } else {
        MAX_STACKS
    }
}
