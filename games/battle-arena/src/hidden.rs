//! Who knows what, and other possibilities for what they do not.
//!
//! A player knows the own deck list, hand and line-up (remembered, though not to be looked at
//! again), and of the opponent what was revealed. The opponent's deck list is secret: a world
//! deals the opponent a deck that is legal in the format and holds everything seen of it.

use std::hash::{Hash, Hasher};

use fracas_core::{Chance, Seat, Viewer};

use crate::BattleArena;
use crate::card::HeroId;
use crate::deck::Tally;
use crate::options::Mode;
use crate::state::{BATTLES, BENCH, Phase, Player, SUBSTITUTION_COST, State};

impl BattleArena {
    /// Re-deals what `viewer` cannot know.
    pub(crate) fn redeal(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
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
        let has_no_bench_yet = phase != Phase::Substitution && self.mode == Mode::Substitution;
        let bench = if has_no_bench_yet { BENCH } else { 0 };
        let substitutions = usize::from(player.hot_dogs / SUBSTITUTION_COST);
        (line_up + bench + substitutions).min(player.deck_size())
    }

    fn redeal_player(
        &self,
        player: &mut Player,
        fought: usize,
        draws: usize,
        chance: &mut impl Chance,
    ) {
        let shown = fought.min(player.line_up.len());
        let mut tally = Tally::new(&self.catalogue, &self.limits);
        let seen = player.line_up[..shown].iter().chain(&player.discard).chain(&player.overtime);
        for &hero in seen {
            tally.add(hero);
        }
        player.beneath = (player.deck_size() - draws) as u8;
        player.deck.set_len(draws);
        let hidden =
            player.line_up[shown..].iter_mut().chain(&mut player.hand).chain(&mut player.deck);
        for hero in hidden {
            *hero = self.possible_hero(&mut tally, chance);
        }
    }

    /// Draws a Hero that the deck may hold beside those tallied. There always is one: the game's own
    /// Heroes have far more than a deck's worth of Powers and names.
    #[inline]
    fn possible_hero(&self, tally: &mut Tally<'_>, chance: &mut impl Chance) -> HeroId {
        loop {
            let hero = HeroId(chance.below(self.catalogue.len() as u32) as u16);
            if tally.allows(hero) {
                tally.add(hero);
                return hero;
            }
        }
    }
}

/// Hashes what a seat knows: all that is open, and its own Heroes.
pub(crate) fn know(state: &State, seat: Seat, hasher: &mut impl Hasher) {
    let [own, other] = [state.player(seat), state.player(seat.opponent())];
    let shown = (state.battle as usize).min(other.line_up.len());
    (seat, state.phase, state.flip_winner, state.home, state.honors).hash(hasher);
    (state.due, state.decided, state.substituted, state.battle).hash(hasher);
    (own.hot_dogs, other.hot_dogs).hash(hasher);
    for heroes in [&own.hand, &own.line_up, &own.discard, &other.discard] {
        heroes.hash(hasher);
    }
    other.line_up[..shown].hash(hasher);
    for player in [own, other] {
        player.overtime.hash(hasher);
        (player.deck_size(), player.hand.len(), player.line_up.len()).hash(hasher);
    }
}
