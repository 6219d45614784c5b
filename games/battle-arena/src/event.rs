//! What happens in a game.
//!
//! - `plays`: what happens by Plays
//! - `told`: how it is told; `telling`: in which sentences, `telling_plays`: for Plays

mod plays;
mod telling;
mod telling_plays;
mod told;

pub use plays::PlayEvent;

use fracas_core::Seat;

use crate::card::HeroId;

/// One thing that happened. Battles are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The coin was flipped.
    CoinFlip {
        /// Who won it.
        winner: Seat,
    },
    /// A side was chosen.
    Sides {
        /// Who plays at home.
        home: Seat,
    },
    /// Honors were given at the start, or moved.
    Honors {
        /// Who has them now.
        to: Seat,
    },
    /// Heroes were drawn, unseen by others.
    Drew {
        /// Who drew.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A line-up is complete.
    LinedUp {
        /// Whose.
        seat: Seat,
    },
    /// A player made no substitution.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A player took a Hero out and brought another in, face down.
    Substituted {
        /// Who.
        seat: Seat,
        /// The Hero taken out.
        out: HeroId,
    },
    /// The Heroes of a Battle were turned over.
    Revealed {
        /// The Battle.
        battle: u8,
        /// The Heroes, by seat.
        heroes: [HeroId; 2],
    },
    /// A Battle was decided.
    Decided {
        /// The Battle.
        battle: u8,
        /// Who won it; none for a tie.
        winner: Option<Seat>,
    },
    /// The top Heroes were turned over in sudden death.
    SuddenDeath {
        /// The Heroes, by seat.
        heroes: [HeroId; 2],
    },
    /// The game ended.
    Ended {
        /// Who won it; none for a tie.
        winner: Option<Seat>,
    },
    /// Something that only Playmaker has.
    Play(PlayEvent),
}
