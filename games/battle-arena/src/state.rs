//! Everything that changes during a game.

use fracas_cards::effect::{Agenda, Stack};
use fracas_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::book::{Beside, Book, HeldPlay, SpentPlay};
use crate::card::{HeroId, PlayId};
use crate::fight::{Fight, Tally};
use crate::words::Moment;

/// The number of Battles in a game (R3) and of Zones for each player (R55).
pub(crate) const BATTLES: usize = 7;
/// The number of Battles that end the game when one player has won them (R5).
pub(crate) const WINS_TO_END: u32 = 4;
/// The number of Heroes on a full Bench (R75).
pub(crate) const BENCH: usize = 4;
/// The number of Plays drawn at the start (R77).
pub(crate) const PLAY_HAND: u8 = 4;
/// The largest Hero Deck of any format (R33, and some formats of events).
pub(crate) const MAX_DECK: usize = 70;
/// The largest Playbook of any format, bonus Plays included (R42).
pub(crate) const MAX_PLAYS: usize = 60;
/// How many effects of Plays can wait or stand at once.
pub(crate) const AGENDA: usize = 40;
/// How many cards can lie open at once.
pub(crate) const SHOWN: usize = 8;
/// How many Plays can be Hot Dogs at once.
pub(crate) const GHOSTS: usize = 4;
/// What a substitution costs in Hot Dogs (R101).
pub(crate) const SUBSTITUTION_COST: i8 = 2;

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
    /// What happened in the current Battle beyond substitution.
    pub(crate) fight: Fight,
    /// What the Play that is being run has come to so far.
    pub(crate) tally: Tally,
    /// The effects that are being carried out.
    pub(crate) stack: Stack,
    /// The effects that wait for their moment, and the rules that stand.
    pub(crate) agenda: Agenda<Moment, AGENDA>,
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
    /// What Plays do at the start of the current Battle.
    Start,
    /// Whether to substitute in the current Battle.
    Substitution,
    /// What Plays do when the Heroes are revealed.
    Reveal,
    /// Which Plays to run in the current Battle.
    Plays,
    /// What Plays do when all are run.
    PlaysOver,
    /// What Plays do when the Battle is decided.
    Decided,
    /// What Plays do to Honors.
    HonorsSettled,
    /// Nothing more.
    Over,
}

impl Phase {
    /// Checks whether line-ups are placed and the game goes on.
    pub(crate) fn is_battle(self) -> bool {
        match self {
            Phase::Start
            | Phase::Substitution
            | Phase::Reveal
            | Phase::Plays
            | Phase::PlaysOver
            | Phase::Decided
            | Phase::HonorsSettled => true,
            Phase::Side | Phase::Honors | Phase::LineUp | Phase::Over => false,
        }
    }

    /// Checks whether the Heroes of the current Battle lie open.
    pub(crate) fn is_revealed(self) -> bool {
        match self {
            Phase::Reveal
            | Phase::Plays
            | Phase::PlaysOver
            | Phase::Decided
            | Phase::HonorsSettled => true,
            Phase::Side
            | Phase::Honors
            | Phase::LineUp
            | Phase::Start
            | Phase::Substitution
            | Phase::Over => false,
        }
    }
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
    pub(crate) hand: ArrayVec<[HeroId; MAX_DECK]>,
    /// The Hero of each Battle, in the order of Battles, as far as they are placed.
    pub(crate) line_up: ArrayVec<[HeroId; BATTLES]>,
    /// The Heroes in the Discard Pile.
    pub(crate) discard: ArrayVec<[HeroId; MAX_DECK]>,
    /// The Heroes turned over in sudden death.
    pub(crate) overtime: ArrayVec<[HeroId; MAX_DECK - BATTLES]>,
    /// The Battles won, one bit each.
    pub(crate) won: u8,
    /// The Hot Dogs left; those spent lie in the Discard Pile. Below 0 what was spent on credit.
    pub(crate) hot_dogs: i8,
    /// The Battles of the line-up whose Hero the owner does not know, one bit each.
    pub(crate) forgotten: u8,
    /// The Battles of the line-up whose face-down Hero the opponent knows, one bit each.
    pub(crate) spied: u8,
    /// The Heroes in hand that the opponent has seen.
    pub(crate) seen_hand: ArrayVec<[HeroId; MAX_DECK]>,
    /// The Heroes that everyone knows to be among the hidden ones of this player, wherever they are.
    pub(crate) hidden_heroes: ArrayVec<[HeroId; MAX_DECK]>,
    /// The Plays that everyone knows to be among the hidden ones of this player, wherever they are.
    pub(crate) hidden_plays: ArrayVec<[PlayId; MAX_PLAYS]>,
    /// The Playbook.
    pub(crate) book: Book,
    /// The Plays in hand.
    pub(crate) plays: ArrayVec<[HeldPlay; MAX_PLAYS]>,
    /// The Plays in the Discard Pile.
    pub(crate) spent: ArrayVec<[SpentPlay; MAX_PLAYS]>,
    /// The Plays that stay beside the board: one that is being run, and those with a lasting effect (R145).
    pub(crate) beside: ArrayVec<[Beside; MAX_PLAYS]>,
    /// The Plays that are Hot Dogs; they are spent last, and only by their owner.
    pub(crate) ghosts: ArrayVec<[PlayId; GHOSTS]>,
    /// The Plays that lie open, or that the owner looks at.
    pub(crate) shown_plays: ArrayVec<[PlayId; SHOWN]>,
    /// The Heroes that lie open.
    pub(crate) shown_heroes: ArrayVec<[HeroId; SHOWN]>,
    /// The Plays that were run this game, wherever they are now.
    pub(crate) ran: ArrayVec<[PlayId; MAX_PLAYS]>,
    /// The last Play that was run; a copy counts as what it copied.
    pub(crate) last_play: Option<PlayId>,
    /// How many Plays were run in the Battle before.
    pub(crate) plays_before: u8,
    /// What the Hero of the Battle before had beyond its printed Power.
    pub(crate) extra_before: i16,
    /// How many coins were flipped and dice rolled this game.
    pub(crate) luck: u8,
}

impl Player {
    /// Shuffles a Hero that both have seen into the Hero Deck.
    pub(crate) fn hide_hero(&mut self, hero: HeroId) {
        self.deck.push(hero);
        self.hidden_heroes.push(hero);
    }

    /// Notes that both see a Hero that may have been hidden.
    #[inline]
    pub(crate) fn uncover_hero(&mut self, hero: HeroId) {
        if let Some(at) = self.hidden_heroes.iter().position(|&hidden| hidden == hero) {
            self.hidden_heroes.swap_remove(at);
        }
    }

    /// Takes a Hero out of the hand.
    #[inline]
    pub(crate) fn take_from_hand(&mut self, hero: HeroId) -> bool {
        let Some(at) = self.hand.iter().position(|&held| held == hero) else { return false };
        self.hand.swap_remove(at);
        if let Some(at) = self.seen_hand.iter().position(|&seen| seen == hero) {
            self.seen_hand.swap_remove(at);
        }
        true
    }

    /// Shuffles a Play into the Playbook; one that both have seen stays known to be there.
    pub(crate) fn hide_play(&mut self, play: PlayId, is_seen: bool) {
        self.shuffle_book();
        self.book.shuffle_in(play);
        if is_seen {
            self.hidden_plays.push(play);
        }
    }

    /// Shuffles the Playbook; what both knew of its order is still known to be in it.
    pub(crate) fn shuffle_book(&mut self) {
        let known = self.book.top.iter().chain(&self.book.bottom);
        let seen = known.filter(|known| known.known_to == SeatSet::all(2)).map(|known| known.play);
        self.hidden_plays.extend(seen);
        self.book.shuffle();
    }

    /// Notes that both see a Play that may have been hidden.
    #[inline]
    pub(crate) fn uncover_play(&mut self, play: PlayId) {
        if let Some(at) = self.hidden_plays.iter().position(|&hidden| hidden == play) {
            self.hidden_plays.swap_remove(at);
        }
    }

    /// Counts the Battles won.
    #[inline]
    pub(crate) fn wins(&self) -> u32 {
        u32::from(WINS[usize::from(self.won % 128)])
    }

    /// Counts the Heroes in the Hero Deck.
    pub(crate) fn deck_size(&self) -> usize {
        self.deck.len() + self.beneath as usize
    }

    /// Counts the Hot Dogs that can be spent, those that are Plays included.
    pub(crate) fn dogs(&self) -> i32 {
        i32::from(self.hot_dogs.max(0)) + self.ghosts.len() as i32
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
