//! How much the effects of a table can have under way at once. It is bounded here, so that none that was
//! read is ever given up for want of room.

mod at;
mod layers;
mod load;

use fracas_cards::Fields;
use fracas_cards::effect::limits::{DEPTH, STEPS, THINGS};

use super::Catalogue;
use crate::card::{Hero, Roll, Trigger};
use crate::state::MAX_PLAYERS;
use crate::words::On;
use at::Turn;
use layers::Layers;
use load::Load;

/// The most opponents of one player.
const OPPONENTS: usize = MAX_PLAYERS - 1;

impl Catalogue {
    /// Adds something, and reports if that is more than can be under way at once.
    pub(super) fn within_bounds(&mut self, fields: &Fields<'_>, add: impl FnOnce(&mut Catalogue)) {
        let before = self.most_at_once();
        add(self);
        let after = self.most_at_once();
        let is_too_much = |room: usize, part: fn(&Load) -> usize| {
            let most = part(&after);
            (room.max(part(&before)) < most).then_some(most)
        };
        if let Some(frames) = is_too_much(DEPTH, |load| load.frames) {
            let label = format!("up to {frames} would wait for each other, of {DEPTH}");
            let help = "`pick`, `for-each`, `repeat` and `choose-up-to` inside each other count, with \
                        all that can begin in the middle of it: blocks, rolls, copies, and what waits \
                        for cards that are played, bought or gained";
            fields.error("loops and choices are nested too deeply", label, Some(help));
        }
        if let Some(things) = is_too_much(THINGS, |load| load.things) {
            let label = format!("up to {things} things at once, of {THINGS}");
            fields.error("too much is chosen or gone through at once", label, None);
        }
        if let Some(steps) = is_too_much(usize::from(STEPS), |load| load.steps) {
            let label = format!("up to {steps} steps, of {STEPS}");
            fields.error("the effect goes on for too long", label, Some("repeat less of it"));
        }
    }

    /// Counts the most that can be under way at once, whoever's turn it is.
    fn most_at_once(&self) -> Load {
        let heroes = self.heroes.iter().filter(|hero| !hero.triggers.is_empty()).map(Some);
        let loads = heroes.chain([None]).map(|hero| self.most_in_turn_of(hero));
        loads.fold(Load::default(), Load::max)
    }

    /// Counts the most that can be under way at once in the turn of a hero, whatever is played, bought or
    /// waited for.
    fn most_in_turn_of(&self, hero: Option<&Hero>) -> Load {
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
    fn bought_loot(&self, layers: &Layers<'_>) -> Load {
        let is_bought = |on| on == On::OpponentBoughtLoot;
        let reactions = self.cards.iter().filter_map(|card| card.reaction.as_ref());
        let each = reactions.clone().count() + self.waiting(|it| is_bought(it.on));
        let deepest = reactions.map(|(effect, _)| layers.reaction(effect));
        let deepest = deepest.fold(self.awaited(layers, is_bought), Load::max);
        layers.acquired(1, Turn::Own).max(deepest).below(OPPONENTS * each)
    }

    /// Iterates over the triggers of cards in front of players.
    fn front(&self) -> impl Iterator<Item = (&Trigger, Option<&Roll>)> {
        self.cards
            .iter()
            .flat_map(|card| card.triggers.iter().map(|trigger| (trigger, card.roll.as_ref())))
    }

    /// Counts the triggers that any one player can have that wait for the same.
    fn waiting(&self, is_meant: impl Fn(&Trigger) -> bool) -> usize {
        let heroes = self.heroes.iter();
        let heroes = heroes.map(|hero| hero.triggers.iter().filter(|it| is_meant(it)).count());
        let front = self.front().filter(|(trigger, _)| is_meant(trigger));
        heroes.max().unwrap_or_default() + front.count()
    }

    /// Counts what the deepest trigger comes to of those that wait for the same.
    fn awaited(&self, layers: &Layers<'_>, is_meant: impl Fn(On) -> bool + Copy) -> Load {
        let heroes = self.heroes.iter().flat_map(|hero| &hero.triggers);
        let all = heroes.map(|trigger| (trigger, None)).chain(self.front());
        let meant = all.filter(|(trigger, _)| is_meant(trigger.on));
        let loads = meant.map(|(trigger, roll)| layers.trigger(trigger, roll));
        loads.fold(Load::default(), Load::max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Thanksgiving plays Turkey Trilogy of another hand, which is blocked with Armored to the Hilt, which
    /// is rolled for, and Tycho waits for both Loots that were played.
    #[test]
    fn the_game_itself_leaves_room_for_packs() {
        let Load { frames, things, steps } = Catalogue::base().most_at_once();
        assert_eq!((frames, things), (12, 25));
        assert!(frames + 4 <= DEPTH && things + 32 <= THINGS);
        assert!(steps < 5_000, "{steps}");
    }
}
