//! Who knows what, and other possibilities for what they do not.
//!
//! A player knows the own deck list, hand and line-up (remembered, though not to be looked at
//! again), and of the opponent what was revealed. The opponent's deck list is secret: a world
//! deals the opponent a deck that is legal in the format and holds everything seen of it.

use fracas_core::{Chance, Seat, Viewer};

use crate::BattleArena;
use crate::card::HeroId;
use crate::deck::Tally;
use crate::state::{Player, State};

impl BattleArena {
    /// Re-deals what `viewer` cannot know.
    pub(crate) fn redeal(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        for seat in Seat::all(2).filter(|&seat| !viewer.is(seat)) {
            let fought = state.battle as usize;
            self.redeal_player(state.player_mut(seat), fought, chance);
        }
    }

    fn redeal_player(&self, player: &mut Player, fought: usize, chance: &mut impl Chance) {
        let shown = fought.min(player.line_up.len());
        let mut tally = Tally::new(&self.catalogue, &self.limits);
        let seen = player.line_up[..shown].iter().chain(&player.discard).chain(&player.overtime);
        for &hero in seen {
            tally.add(hero);
        }
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
