//! What can be under way at once with the cards and heroes that were read so far.

use super::at::Turn;
use super::layers::Layers;
use super::load::Load;
use crate::card::{Card, Hero, Roll, Trigger};
use crate::catalogue::parts::does;
use crate::state::MAX_PLAYERS;
use crate::words::{Boon, Deed, On, Operation};

/// The most opponents of one player.
const OPPONENTS: usize = MAX_PLAYERS - 1;

/// The cards and heroes that were read so far.
pub(super) struct Known<'c> {
    pub(super) cards: &'c [Card],
    heroes: &'c [Hero],
    /// What cards can let hold for the rest of a turn.
    boons: Vec<Boon>,
}

impl<'c> Known<'c> {
    pub(super) fn of(cards: &'c [Card], heroes: &'c [Hero]) -> Known<'c> {
        let boons = Boon::ALL.into_iter();
        let bestows = |boon| cards.iter().any(|card| says(card, &Operation::ThisTurn(boon)));
        Known { cards, heroes, boons: boons.filter(|boon| bestows(*boon)).collect() }
    }

    /// Checks whether something may hold for the rest of a turn.
    pub(super) fn can_hold(&self, boon: Boon) -> bool {
        self.boons.contains(&boon)
    }

    /// Counts the most that can be under way at once, whoever's turn it is.
    pub(super) fn most_at_once(&self) -> Load {
        let heroes = self.heroes.iter().filter(|hero| !hero.triggers.is_empty()).map(Some);
        let loads = heroes.chain([None]).map(|hero| self.most_in_turn_of(hero));
        loads.fold(Load::default(), Load::max)
    }

    /// Counts the most that can be under way at once in the turn of a hero, whatever is played, bought or
    /// waited for.
    fn most_in_turn_of(&self, hero: Option<&'c Hero>) -> Load {
        let layers = Layers::of(self, hero);
        let is_play = |on| matches!(on, On::Played(..) | On::LootPlayed);
        let played = layers.played.below(layers.waiting(is_play));
        let start = layers.awaited(|on| on == On::StartOfTurn);
        let different = layers.awaited(|on| matches!(on, On::DifferentPlayed(_)));
        let is_others_end = |on| on == On::EndOfOpponentsTurn;
        let end =
            layers.awaited(|on| on == On::EndOfTurn).max(self.awaited(&layers, is_others_end));
        let end = end.below(OPPONENTS * self.waiting(|it| is_others_end(it.on)));
        [played, layers.awaited(is_play), start, different, end, self.bought_loot(&layers)]
            .into_iter()
            .fold(layers.bought(), Load::max)
    }

    /// Counts what a bought Loot leads to: cards that opponents reveal, what they wait for, and what the
    /// buyer does with it.
    fn bought_loot(&self, layers: &Layers<'_, 'c>) -> Load {
        let is_bought = |on| on == On::OpponentBoughtLoot;
        let reactions = self.cards.iter().filter_map(|card| card.reaction.as_ref());
        let each = reactions.clone().count() + self.waiting(|it| is_bought(it.on));
        let deepest = reactions.map(|(effect, _)| layers.reaction(effect));
        let deepest = deepest.fold(self.awaited(layers, is_bought), Load::max);
        layers.acquired(1, Turn::Own).max(deepest).below(OPPONENTS * each)
    }

    /// Iterates over the triggers of cards in front of players.
    pub(super) fn front(&self) -> impl Iterator<Item = (&'c Trigger, Option<&'c Roll>)> + use<'c> {
        self.cards
            .iter()
            .flat_map(|card| card.triggers.iter().map(|trigger| (trigger, card.roll.as_ref())))
    }

    /// Counts the triggers that any one player can have that wait for the same.
    pub(super) fn waiting(&self, is_meant: impl Fn(&Trigger) -> bool) -> usize {
        let heroes = self.heroes.iter();
        let heroes = heroes.map(|hero| hero.triggers.iter().filter(|it| is_meant(it)).count());
        let front = self.front().filter(|(trigger, _)| is_meant(trigger));
        heroes.max().unwrap_or_default() + front.count()
    }

    /// Counts what the deepest trigger comes to of those that wait for the same.
    pub(super) fn awaited(
        &self,
        layers: &Layers<'_, 'c>,
        is_meant: impl Fn(On) -> bool + Copy,
    ) -> Load {
        let heroes = self.heroes.iter().flat_map(|hero| &hero.triggers);
        let all = heroes.map(|trigger| (trigger, None)).chain(self.front());
        let meant = all.filter(|(trigger, _)| is_meant(trigger.on));
        let loads = meant.map(|(trigger, roll)| layers.trigger(trigger, roll));
        loads.fold(Load::default(), Load::max)
    }
}

/// Checks whether a card does something in its owner's turn.
pub(super) fn says(card: &Card, wanted: &Operation) -> bool {
    let says = |effect: &Deed| does(effect, wanted);
    let triggers = card.triggers.iter().map(|trigger| &trigger.effect);
    let attack = card.attack.iter();
    let attack =
        attack.flat_map(|attack| std::iter::once(&attack.effect).chain(&attack.if_blocked));
    says(&card.effect)
        || triggers.chain(attack).any(says)
        || card.roll.iter().any(|roll| says(&roll.normal) || says(&roll.critical))
}
