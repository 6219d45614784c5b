//! Everything that changes during a game.

use fracas_cards::effect::Stack;
use fracas_core::{Seat, SeatSet, Viewer};
use tinyvec::ArrayVec;

use crate::dude::{DudeId, Slot};
use crate::dudes::DudeSet;
use crate::fighter::Fighter;
use crate::words::Token;

/// The most seats (R6).
pub(crate) const MAX_PLAYERS: usize = 6;
/// The most Dudes on a table, packs included.
pub(crate) const MAX_DUDES: usize = 104;
/// The Shield tokens, and the Nerph tokens (R2).
pub(crate) const TOKENS: u8 = 25;
/// The Reroll Cubes of each player (R11).
pub(crate) const CUBES: u8 = 3;
/// How many Dudes may be put down at the start (R15, R16).
pub(crate) const MOST_LAID: usize = 2;
/// With so many Dudes in play a player may not answer the call (R40).
pub(crate) const MOST_CALLED: usize = 2;
/// How many Dudes may be discarded from hand in Cleanup (R119).
pub(crate) const MOST_DISCARDED: u8 = 2;
/// The most points on a table: no game comes near it.
pub(crate) const MAX_POINTS: u16 = 999;
/// How many Dudes with something to do at their death can fall at once; more are refused when card files
/// are read.
pub(crate) const MAX_FALLEN: usize = 16;
/// After so many turns without a Dude leaving play the game ends (C9).
pub(crate) const QUIET_TURNS: u16 = 120;

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The part of the turn.
    pub(crate) phase: Phase,
    /// Who must decide.
    pub(crate) due: SeatSet,
    /// Who goes first.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// How many turns have begun.
    pub(crate) turn: u16,
    /// How many turns have begun since a Dude last left play.
    pub(crate) quiet: u16,
    /// How many seats from the active one the call has come.
    pub(crate) called: u8,
    /// What the Power Die shows; 0 before it is rolled.
    pub(crate) roll: u8,
    /// What is still to be done with the die this turn.
    pub(crate) die: Die,
    /// How many Dudes were discarded from hand in this Cleanup, and which was the last.
    pub(crate) dropped: u8,
    pub(crate) last_dropped: DudeId,
    /// Who killed a Dude last (G14).
    pub(crate) last_killer: Option<Seat>,
    /// The token that is being played.
    pub(crate) token: Option<Played>,
    /// The Shields of the Supply.
    pub(crate) shields: u8,
    /// The Nerphs of the Supply.
    pub(crate) nerphs: u8,
    /// The players by seat; those beyond the seats of the table have nothing.
    pub(crate) players: [Player; MAX_PLAYERS],
    /// The Dude deck, whose order nobody knows.
    pub(crate) deck: DudeSet,
    /// The Dude Discard pile.
    pub(crate) discard: DudeSet,
    /// The Dudes of hands that lie face down to start with (R15).
    pub(crate) laid: DudeSet,
    /// The Dudes of hands that were there when the deck was made anew: everyone can work out which.
    pub(crate) old: DudeSet,
    /// Who knows of a Dude that it is in the hand where it is.
    pub(crate) seen: [Eyes; MAX_DUDES],
    /// Which Dudes are in the arena, to find out fast who is not.
    pub(crate) in_play: DudeSet,
    /// Which Dudes of the arena are still to be noticed by others there, of several that came at once.
    pub(crate) newcomers: DudeSet,
    /// Whether those who are targeted answer just now (R86).
    pub(crate) is_answering: bool,
    /// Which Dudes of the arena have died, or have an ability to use.
    pub(crate) stirred: DudeSet,
    /// The Dudes in play, in the order in which they came.
    pub(crate) arena: ArrayVec<[Fighter; MAX_DUDES]>,
    /// The dead whose last ability is still to be used, each once.
    pub(crate) fallen: ArrayVec<[Fallen; MAX_FALLEN]>,
    /// The effects that are being carried out.
    pub(crate) stack: Stack,
}

// Searches copy it by the million.
const _: () = assert!(size_of::<State>() <= 2048);

/// The part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phase {
    /// Starting Dudes are put down (R15).
    Laying,
    /// What happens at the start of a turn (R36).
    Start,
    /// Phase 1 (R28).
    Discard,
    /// Phase 2 (R37).
    Call,
    /// Phase 3 (R47).
    Token,
    /// Phase 4 (R61).
    Roll,
    /// Phase 5 (R69).
    Place,
    /// The die is placed, and what it set off is done.
    Placed,
    /// The Reactive effects of phase 5 (R91).
    React,
    /// Phase 6 (R119).
    Cleanup,
    /// The game is over.
    Over,
}

/// What is still to be done with the die in a turn.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Die {
    /// What every turn has: one roll that is placed.
    #[default]
    Once,
    /// Another roll, when this one is done with.
    Again,
    /// It was rolled again already, which no turn has twice (C8).
    Last,
}

/// Who knows where a Dude is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Eyes(u8);

impl Eyes {
    /// Everyone, those who watch included.
    pub(crate) const ALL: Eyes = Eyes(u8::MAX);

    /// Makes the eyes of one player.
    #[inline]
    pub(crate) fn of(seat: Seat) -> Eyes {
        Eyes(1 << seat.0)
    }

    /// Makes the same with those of one more player.
    #[inline]
    #[must_use]
    pub(crate) fn with(self, seat: Seat) -> Eyes {
        Eyes(self.0 | 1 << seat.0)
    }

    /// Checks whether a viewer knows.
    #[inline]
    pub(crate) fn include(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.0 >> seat.0 & 1 == 1,
            Viewer::Spectator => self == Eyes::ALL,
        }
    }
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    /// The Dudes in hand.
    pub(crate) hand: DudeSet,
    /// The Victory Points.
    pub(crate) points: u16,
    /// The Shields.
    pub(crate) shields: u8,
    /// The Nerphs.
    pub(crate) nerphs: u8,
    /// The Reroll Cubes that are left.
    pub(crate) cubes: u8,
}

impl Player {
    /// Counts the tokens of a kind.
    #[inline]
    pub(crate) fn tokens(&self, token: Token) -> u8 {
        match token {
            Token::Shield => self.shields,
            Token::Nerph => self.nerphs,
        }
    }

    #[inline]
    pub(crate) fn tokens_mut(&mut self, token: Token) -> &mut u8 {
        match token {
            Token::Shield => &mut self.shields,
            Token::Nerph => &mut self.nerphs,
        }
    }
}

/// A token that is being played (R50, R55).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Played {
    /// On which Dude.
    pub(crate) dude: DudeId,
    /// On which ability, if it is a Nerph; a Shield is played on the Dude.
    pub(crate) nerphed: Option<Slot>,
}

/// A dead Dude with something to do at its death.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Fallen {
    pub(crate) dude: DudeId,
    /// Who controlled it.
    pub(crate) controller: Seat,
    /// Who dealt the killing blow.
    pub(crate) killer: Seat,
}

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Adds a Dude to those in play.
    #[inline]
    pub(crate) fn add_fighter(&mut self, fighter: Fighter) {
        self.in_play.insert(fighter.dude);
        self.stirred.put(fighter.dude, fighter.is_stirred());
        self.arena.push(fighter);
    }

    /// Takes a Dude from those in play.
    pub(crate) fn remove_fighter(&mut self, dude: DudeId) -> Option<Fighter> {
        let at = self.arena.iter().position(|fighter| fighter.dude == dude)?;
        self.in_play.remove(dude);
        self.stirred.remove(dude);
        Some(self.arena.remove(at))
    }

    /// Finds a Dude in play.
    #[inline]
    pub(crate) fn fighter(&self, dude: DudeId) -> Option<&Fighter> {
        self.arena.iter().find(|fighter| fighter.dude == dude)
    }

    #[inline]
    pub(crate) fn fighter_mut(&mut self, dude: DudeId) -> Option<&mut Fighter> {
        self.arena.iter_mut().find(|fighter| fighter.dude == dude)
    }

    /// Lets an ability of a Dude in play not be to be used any more.
    #[inline]
    pub(crate) fn forget(&mut self, dude: DudeId, slot: Slot) {
        if let Some(fighter) = self.fighter_mut(dude) {
            fighter.forget(slot);
            let is_stirred = fighter.is_stirred();
            self.stirred.put(dude, is_stirred);
        }
    }

    /// Iterates over the Dudes that a player has in play.
    #[inline]
    pub(crate) fn fighters_of(&self, seat: Seat) -> impl Iterator<Item = &Fighter> + Clone {
        self.arena.iter().filter(move |fighter| fighter.controller == seat)
    }

    /// Counts the Dudes in play of each player.
    #[inline]
    pub(crate) fn fighters_by_seat(&self) -> [u8; MAX_PLAYERS] {
        let mut counts = [0; MAX_PLAYERS];
        self.arena.iter().for_each(|fighter| counts[fighter.controller.index()] += 1);
        counts
    }

    /// Checks whether a Dude in play has died, or has an ability to use.
    #[inline]
    pub(crate) fn is_stirred(&self) -> bool {
        !self.stirred.is_empty()
    }

    /// Counts the tokens of a kind in the Supply.
    #[inline]
    pub(crate) fn supply(&self, token: Token) -> u8 {
        match token {
            Token::Shield => self.shields,
            Token::Nerph => self.nerphs,
        }
    }

    #[inline]
    pub(crate) fn supply_mut(&mut self, token: Token) -> &mut u8 {
        match token {
            Token::Shield => &mut self.shields,
            Token::Nerph => &mut self.nerphs,
        }
    }
}
