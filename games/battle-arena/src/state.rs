//! Everything that changes during a game.

use fracas_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::card::HeroId;

/// The number of Battles in a game (R3) and of Zones for each player (R55).
pub(crate) const BATTLES: usize = 7;
/// The number of Battles that end the game when one player has won them (R5).
pub(crate) const WINS_TO_END: u32 = 4;
/// The number of Heroes on a full Bench (R75).
pub(crate) const BENCH: usize = 4;
/// The largest Hero Deck of any format (R33).
pub(crate) const MAX_DECK: usize = 60;
/// What a substitution costs in Hot Dogs (R101).
pub(crate) const SUBSTITUTION_COST: u8 = 2;

/// A Hero Deck.
pub(crate) type Heroes = ArrayVec<[HeroId; MAX_DECK]>;

/// The number of Battles in each set of seven: playouts ask for it after every Battle, and not every
/// processor has an instruction to count bits.
const WINS: [u8; 128] = {
    let mut wins = [0; 128];
    let mut set = 0_usize;
    while set < 128 {
        wins[set] = set.count_ones() as u8;
        set += 1;
    }
    wins
};

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// What is being decided.
    pub(crate) phase: Phase,
    /// Who must decide.
    pub(crate) due: SeatSet,
    /// Who won the coin flip.
    pub(crate) flip_winner: Seat,
    /// Who plays at home; means nothing before the side is chosen.
    pub(crate) home: Seat,
    /// Who has Honors; means nothing in Rookie and before they are given.
    pub(crate) honors: Seat,
    /// Who has decided about substitution in the current Battle.
    pub(crate) decided: SeatSet,
    /// Who has substituted in the current Battle.
    pub(crate) substituted: SeatSet,
    /// How many Battles are over.
    pub(crate) battle: u8,
    /// What each player has, by seat.
    pub(crate) players: [Player; 2],
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phase {
    /// Home or Away, by the winner of the coin flip.
    Side,
    /// Who starts with Honors, by the same.
    Honors,
    /// Which Hero fights in which Battle, by both at once.
    LineUp,
    /// Whether to substitute in the current Battle.
    Substitution,
    /// Nothing more.
    Over,
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    /// The Hero Deck. Nobody knows its order, so it is a bag to draw from.
    pub(crate) deck: Heroes,
    /// How many more Heroes lie in the Hero Deck that can never be drawn: only in worlds, which
    /// need not say which they are.
    pub(crate) beneath: u8,
    /// The Heroes in hand: the seven drawn while the line-up is placed, the Bench later.
    pub(crate) hand: ArrayVec<[HeroId; BATTLES]>,
    /// The Hero of each Battle, in the order of Battles, as far as they are placed.
    pub(crate) line_up: ArrayVec<[HeroId; BATTLES]>,
    /// The Heroes in the Discard Pile.
    pub(crate) discard: ArrayVec<[HeroId; BATTLES]>,
    /// The Heroes turned over in sudden death.
    pub(crate) overtime: ArrayVec<[HeroId; MAX_DECK - BATTLES]>,
    /// The Battles won, one bit each.
    pub(crate) won: u8,
    /// The Hot Dogs left; those spent lie in the Discard Pile.
    pub(crate) hot_dogs: u8,
}

impl Player {
    /// Counts the Battles won.
    #[inline]
    pub(crate) fn wins(&self) -> u32 {
        u32::from(WINS[usize::from(self.won % 128)])
    }

    /// Counts the Heroes in the Hero Deck.
    pub(crate) fn deck_size(&self) -> usize {
        self.deck.len() + self.beneath as usize
    }

    /// Checks whether a Battle was won.
    pub(crate) fn has_won(&self, battle: usize) -> bool {
        self.won >> battle & 1 == 1
    }
}

impl State {
    /// Gets what a seat has.
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Gets what a seat has, to change it.
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Gets the Zone of a seat that is fought over in a Battle, counted from the seat's left (R61 to
    /// R63); both are counted from 0.
    pub(crate) fn zone(&self, seat: Seat, battle: usize) -> usize {
        if seat == self.home { battle } else { BATTLES - 1 - battle }
    }
}
