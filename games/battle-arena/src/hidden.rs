//! Who knows what, and other possibilities for what they do not.
//!
//! A player knows the own deck list, hand and line-up (remembered, though not to be looked at
//! again), and of the opponent what was revealed. The opponent's deck list is secret: a world
//! deals the opponent a deck that is legal in the format and holds everything seen of it, as often
//! as people would bring it: one that everyone knows, as long as one fits, or one that is chosen
//! like what was seen of it.

mod asked;
mod beliefs;
mod know;
mod plays;
mod sight;
mod style;
#[cfg(test)]
mod tests;

pub(crate) use beliefs::Beliefs;
use beliefs::Guess;
pub(crate) use know::{know, know_plays};
use style::Style;

use fracas_core::{Chance, Seat, Viewer};

use crate::BattleArena;
use crate::card::HeroId;
use crate::deck::Tally;
use crate::options::Mode;
use crate::state::{BATTLES, BENCH, Heroes, Phase, Player, SUBSTITUTION_COST, State};

impl BattleArena {
    /// Re-deals what `viewer` cannot know.
    pub(crate) fn redeal(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        if self.mode == Mode::Playmaker {
            return self.redeal_until_asked(state, viewer, chance);
        }
        let (phase, fought) = (state.phase, state.battle as usize);
        for seat in Seat::all(2).filter(|&seat| !viewer.is(seat)) {
            let player = state.player_mut(seat);
            let drawn_yet = self.most_draws(phase, player);
            self.redeal_player(player, fought, drawn_yet, chance);
        }
    }

    /// Counts the Heroes that a player may yet draw: those below them are never seen by anyone, so
    /// that a world need not deal them.
    fn most_draws(&self, phase: Phase, player: &Player) -> usize {
        if self.sudden_death {
            return player.deck_size();
        }
        let line_up = if matches!(phase, Phase::Side | Phase::Honors) { BATTLES } else { 0 };
        let has_no_bench_yet = phase != Phase::Substitution && self.mode != Mode::Rookie;
        let bench = if has_no_bench_yet { BENCH } else { 0 };
        let substitutions = (player.hot_dogs.max(0) / SUBSTITUTION_COST) as usize;
        (line_up + bench + substitutions).min(player.deck_size())
    }

    fn redeal_player(
        &self,
        player: &mut Player,
        fought: usize,
        draws: usize,
        chance: &mut impl Chance,
    ) {
        player.beneath = (player.deck_size() - draws) as u8;
        player.deck.set_len(draws);
        let shown = fought.min(player.line_up.len());
        let (open, closed) = player.line_up.split_at_mut(shown);
        let seen = open.iter().chain(&player.discard).chain(&player.overtime);
        let hidden = closed.iter_mut().chain(&mut player.hand).chain(&mut player.deck);
        match self.beliefs.guess(&seen, None, chance) {
            Guess::Deck(deck) => deal_the_rest(&deck.heroes, seen, hidden, chance),
            Guess::Style(style) => self.deal_unknown(style, seen, hidden, chance),
        }
    }

    fn deal_unknown<'a>(
        &self,
        style: &Style,
        seen: impl Iterator<Item = &'a HeroId>,
        hidden: impl Iterator<Item = &'a mut HeroId>,
        chance: &mut impl Chance,
    ) {
        let mut tally = Tally::new(&self.catalogue, &self.format.limits);
        for &hero in seen {
            tally.add(hero);
        }
        for hero in hidden {
            *hero = self.possible_hero(style, &mut tally, chance);
        }
    }

    /// Draws a Hero that the deck may hold beside those tallied: one that goes with them, unless that takes long.
    /// There always is one: the game's own Heroes have far more than a deck's worth of Powers and
    /// names.
    #[inline]
    fn possible_hero(
        &self,
        style: &Style,
        tally: &mut Tally<'_>,
        chance: &mut impl Chance,
    ) -> HeroId {
        for _ in 0..TRIES {
            let hero = chance.pick(&style.heroes).unwrap_or_default();
            if tally.allows(hero) {
                tally.add(hero);
                return hero;
            }
        }
        loop {
            let hero = HeroId(chance.below(self.catalogue.len() as u32) as u16);
            if tally.allows(hero) {
                tally.add(hero);
                return hero;
            }
        }
    }
}

/// How often a Hero is tried that goes with the others before any will do.
const TRIES: u32 = 64;
/// Deals what a deck holds beside the Heroes seen. Where it was taken for another one and has too few, its
/// Heroes come again.
fn deal_the_rest<'a>(
    deck: &Heroes,
    seen: impl Iterator<Item = &'a HeroId>,
    hidden: impl Iterator<Item = &'a mut HeroId>,
    chance: &mut impl Chance,
) {
    let mut rest = *deck;
    for hero in seen {
        if let Some(at) = rest.iter().position(|held| held == hero) {
            rest.swap_remove(at);
        }
    }
    for hero in hidden {
        if rest.is_empty() {
            rest = *deck;
        }
        *hero = chance.draw(&mut rest).unwrap_or_default();
    }
}
