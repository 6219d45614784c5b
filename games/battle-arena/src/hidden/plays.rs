//! Who knows what where there are Plays: cards come back from the Discard Pile, are looked at, and are
//! exchanged unseen even by their owner.

use fracas_cards::effect::picking;
use fracas_core::{Chance, Seat, SeatSet, Viewer};
use tinyvec::{Array, ArrayVec};

use super::beliefs::{Guess, SeenPlays, Style};
use crate::BattleArena;
use crate::card::{HeroId, PlayId};
use crate::deck::Tally;
use crate::state::{MAX_DECK, MAX_PLAYS, Player, State};
use crate::thing::Thing;
use crate::words::Group;

/// Heroes of one player.
type HeroList = ArrayVec<[HeroId; MAX_DECK]>;
/// Plays of one player.
type PlayList = ArrayVec<[PlayId; MAX_PLAYS]>;

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
        let heroes = seen_heroes(player, sight);
        let plays = seen_plays(player, sight);
        let hidden = (hidden_hero_count(player, sight), hidden_play_count(player, sight));
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
        deal_heroes(player, sight, &new_heroes);
        deal_plays(player, sight, &new_plays);
    }

    /// Draws Heroes that a deck may hold beside those seen.
    fn other_heroes(
        &self,
        style: &Style,
        seen: &HeroList,
        hidden: usize,
        chance: &mut impl Chance,
    ) -> HeroList {
        let mut tally = Tally::new(&self.catalogue, &self.limits);
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

/// What a viewer sees of a player whose cards are hidden.
#[derive(Clone, Copy)]
struct Sight {
    /// The seat that looks; none for someone who watches.
    seat: Option<Seat>,
    /// How many Heroes of each line-up lie open.
    open: usize,
    /// Whether the Plays that lie open do so for the viewer.
    sees_shown: bool,
}

impl Sight {
    fn new(state: &State, viewer: Viewer) -> Sight {
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let open = usize::from(state.battle) + usize::from(state.phase.is_revealed());
        let looks = state.tally.looks;
        let sees_shown = seat.map_or(looks == SeatSet::all(2), |seat| looks.contains(seat));
        Sight { seat, open, sees_shown }
    }

    fn sees_hero(self, player: &Player, battle: usize) -> bool {
        battle < self.open || self.seat.is_some() && player.spied >> battle & 1 == 1
    }

    fn knows(self, known_to: SeatSet) -> bool {
        self.seat.is_some_and(|seat| known_to.contains(seat))
    }
}

/// Lists the Heroes that a deck surely holds.
fn seen_heroes(player: &Player, sight: Sight) -> HeroList {
    let line_up = player.line_up.iter().enumerate();
    let placed =
        line_up.filter(|(battle, _)| sight.sees_hero(player, *battle)).map(|(_, hero)| hero);
    let held = player.seen_hand.iter().filter(|_| sight.seat.is_some());
    let open = player.discard.iter().chain(&player.overtime).chain(&player.shown_heroes);
    placed.chain(held).chain(open).chain(&player.hidden_heroes).copied().collect()
}

/// Lists the Plays that a Playbook surely holds.
fn seen_plays(player: &Player, sight: Sight) -> PlayList {
    let held = player.plays.iter().filter(|held| held.is_seen && sight.seat.is_some());
    let known = player.book.top.iter().chain(&player.book.bottom);
    let known = known.filter(|known| sight.knows(known.known_to)).map(|known| known.play);
    let shown = player.shown_plays.iter().copied().filter(|_| sight.sees_shown);
    let spent = player.spent.iter().map(|spent| spent.play);
    let beside = player.beside.iter().map(|beside| beside.play).chain(player.ghosts);
    let open = held.map(|held| held.play).chain(known).chain(shown).chain(spent).chain(beside);
    open.chain(player.hidden_plays).collect()
}

/// Counts the places of Heroes that a viewer does not see, but for those of Heroes known to be there.
fn hidden_hero_count(player: &Player, sight: Sight) -> usize {
    let placed =
        (0..player.line_up.len()).filter(|&battle| !sight.sees_hero(player, battle)).count();
    let held = player.hand.len() - if sight.seat.is_some() { player.seen_hand.len() } else { 0 };
    placed + held + player.deck.len() - player.hidden_heroes.len()
}

/// Counts the places of Plays that a viewer does not see, but for those of Plays known to be there.
fn hidden_play_count(player: &Player, sight: Sight) -> usize {
    let held = player.plays.iter().filter(|held| !(held.is_seen && sight.seat.is_some())).count();
    let known = player.book.top.iter().chain(&player.book.bottom);
    let known = known.filter(|known| !sight.knows(known.known_to)).count();
    let shown = if sight.sees_shown { 0 } else { player.shown_plays.len() };
    held + known + shown + player.book.bag.len() - player.hidden_plays.len()
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

fn deal_heroes(player: &mut Player, sight: Sight, heroes: &[HeroId]) {
    let mut heroes = heroes.iter().copied();
    let (spied, open) = (player.spied, sight);
    for (battle, hero) in player.line_up.iter_mut().enumerate() {
        let is_seen = battle < open.open || open.seat.is_some() && spied >> battle & 1 == 1;
        if !is_seen {
            *hero = heroes.next().unwrap_or(*hero);
        }
    }
    let mut seen = if sight.seat.is_some() { player.seen_hand } else { ArrayVec::default() };
    for hero in &mut player.hand {
        if let Some(at) = seen.iter().position(|seen| seen == hero) {
            seen.swap_remove(at);
        } else {
            *hero = heroes.next().unwrap_or(*hero);
        }
    }
    for hero in &mut player.deck {
        *hero = heroes.next().unwrap_or(*hero);
    }
}

fn deal_plays(player: &mut Player, sight: Sight, plays: &[PlayId]) {
    let mut plays = plays.iter().copied();
    for held in player.plays.iter_mut().filter(|held| !(held.is_seen && sight.seat.is_some())) {
        held.play = plays.next().unwrap_or(held.play);
    }
    for known in player.book.top.iter_mut().chain(&mut player.book.bottom) {
        if !sight.knows(known.known_to) {
            known.play = plays.next().unwrap_or(known.play);
        }
    }
    if !sight.sees_shown {
        for play in &mut player.shown_plays {
            *play = plays.next().unwrap_or(*play);
        }
    }
    for play in &mut player.book.bag {
        *play = plays.next().unwrap_or(*play);
    }
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
