//! Everything that changes during a game.

use fracas_cards::effect::{Agenda, Stack};
use fracas_core::{Seat, SeatSet};
use tinyvec::ArrayVec;

use crate::card::{BoardId, CardId};
use crate::pile::Cards;
use crate::sight::Cell;
use crate::words::Moment;

/// The most seats (R5).
pub(crate) const MAX_PLAYERS: usize = 4;
/// The most robots on a table: one for each of four players, two for each of two (R164).
pub(crate) const MAX_ROBOTS: usize = 4;
/// The number of Shop spaces (R9).
pub(crate) const SHOP: usize = 6;
/// The number of Supply piles (R6).
pub(crate) const SUPPLY: usize = 3;
/// The number of cards drawn in Cleanup (R33).
pub(crate) const HAND: u8 = 5;
/// The most copies of Shop cards on a table, packs included.
pub(crate) const MAX_SHOP_DECK: usize = 120;
/// The cards of a starting deck (R16) and of the Supply (R6).
const STARTING: usize = 10;
const SUPPLIED: usize = 36;
/// The most cards one player can come to own: the starting deck, the Supply and the whole Shop.
pub(crate) const MAX_OWNED: usize = STARTING + SUPPLIED + MAX_SHOP_DECK;
/// The most cards on a table.
pub(crate) const MAX_CARDS: usize = MAX_PLAYERS * STARTING + SUPPLIED + MAX_SHOP_DECK;
/// The red cubes in the box, with a gem counted as five (R1, R4).
pub(crate) const RED_CUBES: i16 = 48 + 12 * 5;
/// The blue cubes in the box (R1).
pub(crate) const BLUE_CUBES: u8 = 12;
/// The most Energy and the most Move: no card of the game gives a tenth of it.
pub(crate) const MAX_ENERGY: u16 = 999;
/// The most red cubes of a Victory Point Pile; what is more stays in the Reserve.
pub(crate) const MAX_POINTS: u16 = 5_000;
/// The most damage that an attack deals on top of its number.
pub(crate) const MAX_EXTRA_DAMAGE: i16 = 999;
/// How much can be scheduled at once.
pub(crate) const SCHEDULED: usize = 8;

/// A robot on the table, by its place in the state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct RobotId(pub(crate) u8);

impl RobotId {
    #[inline]
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of robots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct RobotSet(pub(crate) u8);

impl RobotSet {
    #[inline]
    pub(crate) fn contains(self, robot: RobotId) -> bool {
        self.0 & (1 << robot.0) != 0
    }

    #[inline]
    pub(crate) fn insert(&mut self, robot: RobotId) {
        self.0 |= 1 << robot.0;
    }

    #[inline]
    pub(crate) fn remove(&mut self, robot: RobotId) {
        self.0 &= !(1 << robot.0);
    }

    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Iterates over the robots in their order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = RobotId> {
        (0..MAX_ROBOTS as u8).map(RobotId).filter(move |robot| self.contains(*robot))
    }
}

impl FromIterator<RobotId> for RobotSet {
    fn from_iter<I: IntoIterator<Item = RobotId>>(robots: I) -> RobotSet {
        let mut set = RobotSet::default();
        robots.into_iter().for_each(|robot| set.insert(robot));
        set
    }
}

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// What is being decided, unless an effect asks something.
    pub(crate) phase: Phase,
    /// Who must decide.
    pub(crate) due: SeatSet,
    /// Who goes first.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// How many turns have begun.
    pub(crate) turn: u16,
    /// How many turns have begun since a robot was Knocked Out last.
    pub(crate) quiet: u16,
    /// The Energy of the active player.
    pub(crate) energy: u16,
    /// The Move of the active player.
    pub(crate) moves: u16,
    /// The players by seat; those beyond the seats of the table have nothing.
    pub(crate) players: [Player; MAX_PLAYERS],
    /// The robots. Seat `s` of `n` has those at `s` and `s + n`.
    pub(crate) robots: [Robot; MAX_ROBOTS],
    /// The Shop.
    pub(crate) shop: [Option<CardId>; SHOP],
    /// The Shop Deck, a bag.
    pub(crate) shop_deck: ArrayVec<[CardId; MAX_SHOP_DECK]>,
    /// The copies left in each Supply pile.
    pub(crate) supply: [u8; SUPPLY],
    /// The Scrap Heap.
    pub(crate) scrap: ArrayVec<[CardId; MAX_CARDS]>,
    /// The red cubes of the Reserve, gems counted as five; below zero while substitutes are used
    /// (R139).
    pub(crate) reserve_red: i16,
    /// The blue cubes of the Reserve.
    pub(crate) reserve_blue: u8,
    /// The effects that are being carried out.
    pub(crate) stack: Stack,
    /// The effects that wait for their moment.
    pub(crate) agenda: Agenda<Moment, SCHEDULED>,
    /// What is being done to whom.
    pub(crate) deed: Deeds,
    /// The robots whose tile has still to do what it does at the start of turn.
    pub(crate) starting: RobotSet,
}

// Searches copy it by the million.
const _: () = assert!(size_of::<State>() <= 2048);

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phase {
    /// Player Boards are chosen (R13).
    Boards,
    /// Robots are placed (R25).
    Placing,
    /// Start of Turn (R29).
    Start,
    /// Respawn (R30).
    Respawn,
    /// Main (R31).
    Main,
    /// End of Turn (R32).
    End,
    /// The game is over.
    Over,
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    /// The personal deck, hand, cards in play and discard pile.
    pub(crate) cards: Cards,
    /// The red cubes of the Victory Point Pile, gems counted as five.
    pub(crate) red: u16,
    /// The blue cubes of the Victory Point Pile.
    pub(crate) blue: u8,
}

impl Player {
    /// Counts the Victory Points (R159).
    #[inline]
    pub(crate) fn points(&self) -> i32 {
        i32::from(self.red) + 2 * i32::from(self.blue)
    }
}

/// A robot with the cubes on its Player Board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Robot {
    /// Its Player Board; none before it is chosen, and beyond the robots of the table.
    pub(crate) board: Option<BoardId>,
    /// Where it stands; none while it is Knocked Out or not placed yet.
    pub(crate) cell: Option<Cell>,
    /// The red cubes.
    pub(crate) red: u8,
    /// The blue cubes.
    pub(crate) blue: u8,
    /// Whether its ability was used this turn.
    pub(crate) has_used_ability: bool,
    /// Whether it may move over obstacles this turn.
    pub(crate) flies: bool,
    /// Whether it may move and push diagonally this turn.
    pub(crate) is_diagonal: bool,
    /// The obstacles it was knocked into this turn (R112): spaces with a Wall, then the four sides of
    /// the arena, then robots.
    pub(crate) hits: u64,
}

impl Robot {
    /// Counts the Health.
    #[inline]
    pub(crate) fn health(&self) -> u8 {
        self.red + self.blue
    }
}

/// What an effect has under way beside its place on the stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Deeds {
    /// The robot whose doing it is, for those who gain by Knocking Out (R150).
    pub(crate) actor: RobotId,
    /// The target of the attack or push that is being made.
    pub(crate) target: Option<RobotId>,
    /// What the attack deals on top of its number.
    pub(crate) extra_damage: i16,
    /// The knock back or pull that is being carried out, or was last.
    pub(crate) shift: Shift,
}

/// A knock back or pull, robot by robot and space by space, since tiles act in between.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shift {
    /// Whether it is under way.
    pub(crate) is_under_way: bool,
    /// The robots still to be moved.
    pub(crate) queue: RobotSet,
    /// The robot that is being moved, or was last.
    pub(crate) robot: RobotId,
    /// How many spaces it still has to go.
    pub(crate) left: u8,
    /// How many spaces it has gone.
    pub(crate) gone: u8,
    /// Where the line starts on which it moves.
    pub(crate) origin: Cell,
    /// Where it stood at first.
    pub(crate) start: Cell,
    /// Whether it was knocked into an obstacle, which stopped it.
    pub(crate) was_stopped: bool,
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

    #[inline]
    pub(crate) fn robot(&self, robot: RobotId) -> &Robot {
        &self.robots[robot.index()]
    }

    #[inline]
    pub(crate) fn robot_mut(&mut self, robot: RobotId) -> &mut Robot {
        &mut self.robots[robot.index()]
    }

    /// Gets what the active player can spend on moving: Move and Energy (R58).
    #[inline]
    pub(crate) fn budget(&self) -> u16 {
        self.moves + self.energy
    }

    /// Gets the spaces that robots occupy (R205).
    #[inline]
    pub(crate) fn occupied(&self) -> u64 {
        self.robots.iter().filter_map(|robot| robot.cell).fold(0, |set, cell| set | cell.bit())
    }

    /// Gets the robot on a space.
    #[inline]
    pub(crate) fn robot_at(&self, cell: Cell) -> Option<RobotId> {
        (0..MAX_ROBOTS as u8).map(RobotId).find(|robot| self.robot(*robot).cell == Some(cell))
    }

    /// Finds the robot of a Player Board.
    #[inline]
    pub(crate) fn robot_of(&self, board: BoardId) -> Option<RobotId> {
        (0..MAX_ROBOTS as u8).map(RobotId).find(|robot| self.robot(*robot).board == Some(board))
    }
}
