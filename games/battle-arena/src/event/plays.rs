//! What happens by Plays.

use fracas_core::Seat;

use crate::card::{HeroId, PlayId};

/// One thing that happened by Plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayEvent {
    /// Plays were drawn, unseen by others.
    Drew {
        /// Who drew.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A Play was paid for.
    Ran {
        /// By whom.
        seat: Seat,
        /// Which.
        play: PlayId,
        /// What was paid.
        paid: u8,
    },
    /// A Play has no effect, since the die forbids it or it cannot be run.
    Failed {
        /// Whose.
        seat: Seat,
        /// Which.
        play: PlayId,
    },
    /// A player runs no more Plays in this Battle.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// A Hero got or lost Power.
    Power {
        /// Whose Hero.
        seat: Seat,
        /// By which Play.
        play: PlayId,
        /// How much.
        amount: i16,
    },
    /// A coin was flipped.
    Flipped {
        /// By whom.
        seat: Seat,
        /// Whether it shows heads.
        is_heads: bool,
    },
    /// A die was rolled.
    Rolled {
        /// By whom.
        seat: Seat,
        /// What it shows.
        face: u8,
    },
    /// Hot Dogs were recovered (above 0) or lost.
    HotDogs {
        /// Whose.
        seat: Seat,
        /// How many.
        change: i8,
    },
    /// A Play went to the Discard Pile other than by being run.
    DiscardedPlay {
        /// Whose.
        seat: Seat,
        /// Which.
        play: PlayId,
    },
    /// A Hero went to the Discard Pile other than by substitution.
    DiscardedHero {
        /// Whose.
        seat: Seat,
        /// Which.
        hero: HeroId,
    },
    /// A Play was laid open or shown; with `to`, only to that seat.
    ShownPlay {
        /// Whose.
        seat: Seat,
        /// Which.
        play: PlayId,
    },
    /// A Hero was laid open or shown.
    ShownHero {
        /// Whose.
        seat: Seat,
        /// Which.
        hero: HeroId,
    },
    /// A player looked at hidden cards, which others do not see.
    Looked {
        /// Who looked.
        seat: Seat,
    },
    /// A Play came to a hand other than by drawing; unknown to those who do not see it.
    TookPlay {
        /// Whose.
        seat: Seat,
        /// Which, if it was open.
        play: Option<PlayId>,
    },
    /// A Hero came to a hand other than by drawing.
    TookHero {
        /// Whose.
        seat: Seat,
        /// Which, if it was open.
        hero: Option<HeroId>,
    },
    /// Another Hero fights.
    Replaced {
        /// Whose.
        seat: Seat,
        /// The Hero that fought.
        out: HeroId,
        /// The Hero that fights now.
        hero: HeroId,
    },
    /// Cards were shuffled into a Playbook or Hero Deck.
    Shuffled {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Face-down Heroes have changed.
    LineUp {
        /// Whose.
        seat: Seat,
    },
    /// A Play that stayed beside the board has ended.
    Ended {
        /// Whose.
        seat: Seat,
        /// Which.
        play: PlayId,
    },
    /// A Play that waited takes effect.
    Due {
        /// Whose.
        seat: Seat,
        /// Which.
        play: PlayId,
    },
    /// Everything the Plays of a player did in this Battle is undone.
    Undone {
        /// Whose Plays.
        seat: Seat,
    },
    /// A Play has ended the Battle.
    CalledOff,
    /// Both have exchanged the numbers of their Hot Dogs.
    Traded,
    /// A player loses the Battle for want of Hot Dogs.
    Starved {
        /// Who.
        seat: Seat,
    },
}
