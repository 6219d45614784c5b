//! What happens in a game.
//!
//! - `told`: how it is told; `telling`: in which sentences

mod telling;
mod told;

use fracas_core::{Seat, SeatSet};

use crate::card::{BoardId, CardId};
use crate::sight::{Cell, Edge};

/// One thing that happened. Robots are named by their Player Boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// It was settled who goes first.
    First {
        /// Who.
        seat: Seat,
    },
    /// A Player Board was chosen or dealt.
    Board {
        /// Whose.
        seat: Seat,
        /// Which.
        board: BoardId,
    },
    /// A robot was put on the board.
    Spawned {
        /// Which.
        board: BoardId,
        /// Where.
        at: Cell,
    },
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A card that is no Attack was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// For which robot, where that matters.
        robot: Option<BoardId>,
    },
    /// An Attack was played, or an ability that is one was used.
    Attacked {
        /// By whom.
        seat: Seat,
        /// With which card; none for the robot's own ability.
        card: Option<CardId>,
        /// By which robot.
        by: BoardId,
        /// At which robot.
        target: BoardId,
    },
    /// An ability that is no attack was used.
    Used {
        /// By whom.
        seat: Seat,
        /// Whose ability.
        board: BoardId,
    },
    /// Energy was gained.
    Energy {
        /// By whom.
        seat: Seat,
        /// How much.
        amount: u16,
    },
    /// Move was gained.
    Move {
        /// By whom.
        seat: Seat,
        /// How much.
        amount: u16,
    },
    /// Energy was paid for a card.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// For how much.
        cost: u8,
    },
    /// A card went to a discard pile from Shop or Supply.
    Acquired {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card was laid out in the Shop.
    Offered {
        /// Which.
        card: CardId,
    },
    /// A card of the Shop was scrapped.
    ScrappedFromShop {
        /// Which.
        card: CardId,
    },
    /// The top card of the Shop Deck was scrapped.
    ScrappedTop {
        /// Which.
        card: CardId,
    },
    /// A player's card was scrapped.
    Scrapped {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card was discarded.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// The scrapped Shop cards became a new Shop Deck.
    ShopDeckRenewed,
    /// Cards were drawn, unseen by others.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A robot moved by itself.
    Moved {
        /// Which.
        board: BoardId,
        /// Where to.
        to: Cell,
    },
    /// A robot pushes another.
    Pushed {
        /// Which.
        by: BoardId,
        /// Which other.
        target: BoardId,
    },
    /// A robot was knocked back, pulled or put elsewhere.
    Shifted {
        /// Which.
        board: BoardId,
        /// Where to.
        to: Cell,
    },
    /// A robot was knocked into something.
    Collided {
        /// Which.
        board: BoardId,
        /// Into what.
        with: Bump,
    },
    /// A robot lost Health.
    Damaged {
        /// Which.
        board: BoardId,
        /// How many red cubes.
        red: u8,
        /// How many blue cubes.
        blue: u8,
    },
    /// Cubes were claimed.
    Claimed {
        /// By whom.
        seat: Seat,
        /// How many red ones.
        red: u8,
        /// How many blue ones.
        blue: u8,
    },
    /// Victory Points were gained.
    GainedPoints {
        /// By whom.
        seat: Seat,
        /// How many.
        points: u16,
    },
    /// Victory Points were lost.
    LostPoints {
        /// By whom.
        seat: Seat,
        /// How many.
        points: u16,
    },
    /// Health was repaired.
    Repaired {
        /// Whose.
        board: BoardId,
        /// How much.
        amount: u8,
    },
    /// A robot was Knocked Out.
    KnockedOut {
        /// Which.
        board: BoardId,
    },
    /// The game ended.
    Ended {
        /// Who won: a player, a team, or all who share the victory.
        winners: SeatSet,
        /// Whether they share it without being of the same side.
        is_shared: bool,
    },
}

/// What a robot was knocked into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bump {
    /// A tile that blocks movement.
    Wall(Cell),
    /// A side of the arena.
    Side(Edge),
    /// Another robot.
    Robot(BoardId),
}
