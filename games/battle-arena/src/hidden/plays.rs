//! Who knows what where there are Plays: cards come back from the Discard Pile, are looked at, and are
//! exchanged unseen even by their owner.

use fracas_cards::effect::picking;
use fracas_core::{Chance, Seat, Viewer};
use tinyvec::{Array, ArrayVec};

use super::beliefs::{Guess, SeenPlays};
use super::sight::{HeroList, PlayList, Sight};
use super::style::Style;
use crate::BattleArena;
use crate::deck::Tally;
use crate::state::{Player, State};
use crate::thing::Thing;
use crate::words::Group;

impl BattleArena {
    /// Re-deals what `viewer` cannot know in a game with Plays.
    pub(super) fn redeal_with_plays(
        &self,
        state: &mut State,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) {
        let sight = Sight::new(state, viewer);
        let picked = picking(self.catalogue.library(), &state.stack);
        let is_searching = picked.is_some_and(|picked| matches!(picked.from, Group::HeroDeck(_)));
        let due = state.due;
        for seat in Seat::all(2) {
            let has_chosen = state.stack.all_things().iter().any(|&thing| is_held_by(thing, seat));
            let player = state.player_mut(seat);
            if viewer.is(seat) {
                // Who looks through the Hero Deck sees what is missing there.
                if !(is_searching && due.contains(seat)) {
                    redeal_forgotten(player, chance);
                }
                continue;
            }
            if !has_chosen {
                self.redeal_other(player, sight, chance);
                continue;
            }
            let before = *player;
            self.redeal_other(player, sight, chance);
            let now = *player;
            state.stack.exchange_things(|thing| exchanged(thing, seat, &before, &now));
        }
    }

    fn redeal_other(&self, player: &mut Player, sight: Sight, chance: &mut impl Chance) {
        let heroes = sight.seen_heroes(player);
        let plays = sight.seen_plays(player);
        let hidden = (sight.hidden_hero_count(player), sight.hidden_play_count(player));
        let playbook = SeenPlays { plays: &plays, size: plays.len() + hidden.1 };
        let (mut new_heroes, mut new_plays) =
            match self.beliefs.guess(&heroes.iter(), Some(playbook), chance) {
                Guess::Deck(deck) => (
                    left_over(&deck.heroes, &heroes, hidden.0, chance),
                    left_over(&deck.plays, &plays, hidden.1, chance),
                ),
                Guess::Style(style) => (
                    self.other_heroes(style, &heroes, hidden.0, chance),
                    other_plays(style, &plays, hidden.1, chance),
                ),
            };
        new_heroes.extend(player.hidden_heroes);
        new_plays.extend(player.hidden_plays);
        chance.shuffle(&mut new_heroes);
        chance.shuffle(&mut new_plays);
        sight.deal_heroes(player, &new_heroes);
        sight.deal_plays(player, &new_plays);
    }

    /// Draws Heroes that a deck may hold beside those seen.
    fn other_heroes(
        &self,
        style: &Style,
        seen: &HeroList,
        hidden: usize,
        chance: &mut impl Chance,
    ) -> HeroList {
        let mut tally = Tally::new(&self.catalogue, &self.format.limits);
        seen.iter().for_each(|&hero| tally.add(hero));
        (0..hidden).map(|_| self.possible_hero(style, &mut tally, chance)).collect()
    }
}

/// Draws Plays that a Playbook may hold beside those seen: each once, as the formats ask for it.
fn other_plays(
    style: &Style,
    seen: &PlayList,
    hidden: usize,
    chance: &mut impl Chance,
) -> PlayList {
    let mut plays: PlayList = ArrayVec::default();
    while plays.len() < hidden {
        let play = chance.pick(&style.plays).unwrap_or_default();
        let is_taken = seen.contains(&play) || plays.contains(&play);
        // Where there are fewer Plays than a Playbook has, they can only be repeated.
        if !is_taken || style.plays.len() <= seen.len() + plays.len() {
            plays.push(play);
        }
    }
    plays
}

/// Checks whether a thing is a card in the hand of a seat.
pub(super) fn is_held_by(thing: u16, seat: Seat) -> bool {
    let thing = Thing::from_number(thing);
    matches!(thing, Thing::HeldHero(..) | Thing::HeldPlay(..)) && thing.owner() == Some(seat)
}

/// Gets the card that lies where a chosen card of a hand lay before the hand was dealt anew.
fn exchanged(thing: u16, seat: Seat, before: &Player, now: &Player) -> u16 {
    let copy = Thing::copy_number(thing).into();
    let chosen = Thing::from_number(thing);
    let other = if chosen.owner() != Some(seat) {
        None
    } else if let Thing::HeldHero(_, hero) = chosen {
        let other = in_its_place(&before.hand, &now.hand, hero, copy);
        other.and_then(|(hero, copy)| Thing::HeldHero(seat, hero).copy(copy))
    } else if let Thing::HeldPlay(_, play) = chosen {
        let held =
            |player: &Player| -> PlayList { player.plays.iter().map(|held| held.play).collect() };
        let other = in_its_place(&held(before), &held(now), play, copy);
        other.and_then(|(play, copy)| Thing::HeldPlay(seat, play).copy(copy))
    } else {
        None
    };
    other.unwrap_or(thing)
}

/// Gets the card that lies now where a copy of one lay before, and which copy of it that is.
fn in_its_place<T: Copy + PartialEq>(
    before: &[T],
    now: &[T],
    card: T,
    copy: usize,
) -> Option<(T, u16)> {
    let places = before.iter().enumerate().filter(|(_, held)| **held == card);
    let (at, _) = { places }.nth(copy)?;
    let card = now[at];
    Some((card, now[..at].iter().filter(|held| **held == card).count() as u16))
}

/// Lists so many cards that a deck holds beside those seen. Where it was taken for another one and has too few,
/// its cards come again.
fn left_over<T, A>(
    deck: &[T],
    seen: &ArrayVec<A>,
    count: usize,
    chance: &mut impl Chance,
) -> ArrayVec<A>
where
    T: Copy + Default + PartialEq,
    A: Array<Item = T>,
{
    let mut rest: ArrayVec<A> = deck.iter().copied().collect();
    for card in seen {
        if let Some(at) = rest.iter().position(|held| held == card) {
            rest.swap_remove(at);
        }
    }
    if rest.len() == count {
        return rest;
    }
    let mut cards = ArrayVec::default();
    while cards.len() < count {
        if rest.is_empty() {
            rest.extend(deck.iter().copied());
        }
        cards.push(chance.draw(&mut rest).unwrap_or_default());
    }
    cards
}

/// Exchanges the face-down Heroes that their owner has not seen with those of the Hero Deck.
fn redeal_forgotten(player: &mut Player, chance: &mut impl Chance) {
    let forgotten = player.forgotten;
    if forgotten == 0 {
        return;
    }
    let is_forgotten = |battle: &usize| forgotten >> battle & 1 == 1;
    let places = (0..player.line_up.len()).filter(is_forgotten);
    let mut heroes = player.deck;
    heroes.extend(places.clone().map(|battle| player.line_up[battle]));
    // Sorted first, since the order in which they really lie must not matter.
    heroes.sort_unstable();
    chance.shuffle(&mut heroes);
    for battle in places {
        player.line_up[battle] = heroes.pop().unwrap_or_default();
    }
    player.deck = heroes;
}
