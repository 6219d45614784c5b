//! The beginning of a game: who goes first, Player Boards, and robots that appear on the board.

use fracas_core::{Chance, Log, Seat};

use crate::RobotQuest;
use crate::card::BoardId;
use crate::event::Event;
use crate::sight::Cell;
use crate::state::{HAND, Phase, RobotId, RobotSet, State};
use crate::turn::bits;

impl RobotQuest {
    /// Sets the game up as far as its first decision.
    pub(crate) fn start(
        &self,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> State {
        let mut state = self.before;
        state.first = match self.first {
            Some(seat) => seat,
            None => Seat(chance.below(self.seats as u32) as u8),
        };
        state.active = state.first;
        log.tell(Event::First { seat: state.first });
        // R18: the later players start with a few red cubes.
        for place in 0..self.seats {
            let seat = self.seat_in_order(&state, place);
            RobotQuest::gain_points(&mut state, seat, place as u16, log);
        }
        self.fill_shop(&mut state, chance, log);
        if self.are_boards_dealt {
            self.deal_boards(&mut state, chance, log);
        }
        self.go_on(&mut state, chance, log);
        state
    }

    pub(crate) fn deal_boards(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        while let Some(robot) = self.next_without_board(state) {
            let boards = self.boards_left(state);
            let at = chance.below(boards.count_ones());
            let Some(board) = bits(boards).nth(at as usize) else { return };
            self.give_board(state, robot, BoardId(board), log);
        }
    }

    /// Gives a robot its Player Board with full Health (R15).
    pub(crate) fn give_board(
        &self,
        state: &mut State,
        robot: RobotId,
        board: BoardId,
        log: &mut impl Log<Event, State>,
    ) {
        state.robot_mut(robot).board = Some(board);
        self.fill_health(state, robot);
        log.tell(Event::Board { seat: self.owner(robot), board });
    }

    /// Fills a Health bar from the Reserve: one blue cube, the others red (R15, R147). The blue cubes
    /// of the setup are not the Reserve's.
    pub(crate) fn fill_health(&self, state: &mut State, robot: RobotId) {
        let Some(board) = state.robot(robot).board else { return };
        let health = self.catalogue.board(board).health;
        let filled = state.robot_mut(robot);
        filled.blue = 1;
        filled.red = health - 1;
        state.reserve_red -= i16::from(health - 1);
    }

    /// Gets the Player Boards that nobody has.
    pub(crate) fn boards_left(&self, state: &State) -> u32 {
        let all = u32::MAX >> (u32::BITS - self.catalogue.boards().len() as u32);
        state
            .robots
            .iter()
            .filter_map(|robot| robot.board)
            .fold(all, |left, board| left & !(1 << board.0))
    }

    /// Gets the seat whose turn is the `place`-th of each round (R12).
    pub(crate) fn seat_in_order(&self, state: &State, place: usize) -> Seat {
        state.first.left(place, self.seats)
    }

    /// Finds the first robot for which a test holds, in turn order and one of each player before the
    /// second of any (C9).
    pub(crate) fn first_in_order(
        &self,
        state: &State,
        test: impl Fn(RobotId) -> bool,
    ) -> Option<RobotId> {
        let rounds = self.robots / self.seats;
        let mut order = (0..rounds).flat_map(|round| {
            (0..self.seats).map(move |place| {
                let seat = self.seat_in_order(state, place);
                RobotId((round * self.seats) as u8 + seat.0)
            })
        });
        order.find(|robot| test(*robot))
    }

    pub(crate) fn next_without_board(&self, state: &State) -> Option<RobotId> {
        self.first_in_order(state, |robot| state.robot(robot).board.is_none())
    }

    /// Finds a robot of the player who is to place one next: whoever has placed fewest, in turn order
    /// (R25, C9).
    pub(crate) fn next_to_place(&self, state: &State) -> Option<RobotId> {
        let waiting = |seat: Seat| self.unplaced(state, seat).len();
        let order = (0..self.seats).rev().map(|place| self.seat_in_order(state, place));
        // Of equals the last in this order is taken, which is the first in turn order.
        let seat = order.max_by_key(|seat| waiting(*seat))?;
        self.unplaced(state, seat).iter().next()
    }

    /// Gets the robots of a seat that are not on the board.
    pub(crate) fn unplaced(&self, state: &State, seat: Seat) -> RobotSet {
        let own = self.own_robots(seat);
        own.iter().filter(|robot| state.robot(*robot).cell.is_none()).collect()
    }

    /// Gets the spaces on which a robot may appear (R25, R26, R145, R146).
    pub(crate) fn spawn_spaces(&self, state: &State, robot: RobotId) -> u64 {
        let occupied = state.occupied();
        let tiles = self.field.free_spawns(occupied);
        let board = state.robot(robot).board.map(|board| self.catalogue.board(board));
        let in_centre = board.is_some_and(|board| board.spawns_in_centre);
        if in_centre { tiles | self.field.empty_centre(occupied) } else { tiles }
    }

    /// Lets Player Boards be chosen in turn order (R13); the last one is no choice.
    pub(crate) fn choose_boards(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> Option<Seat> {
        let Some(robot) = self.next_without_board(state) else {
            // R17: hands come after the boards are chosen.
            for seat in Seat::all(self.seats) {
                RobotQuest::draw(state, seat, HAND, chance, log);
            }
            state.phase = Phase::Placing;
            return None;
        };
        let left = self.boards_left(state);
        if left.is_power_of_two() {
            self.give_board(state, robot, BoardId(left.trailing_zeros() as u8), log);
            return None;
        }
        Some(self.owner(robot))
    }

    /// Lets robots be placed in turn order (R25).
    pub(crate) fn place_robots(
        &self,
        state: &mut State,
        log: &mut impl Log<Event, State>,
    ) -> Option<Seat> {
        let Some(robot) = self.next_to_place(state) else {
            self.begin_turn(state, state.first, log);
            return None;
        };
        let owner = self.owner(robot);
        let is_last = self.unplaced(state, owner).len() == 1;
        if is_last { self.appear_or_choose(state, robot, log) } else { Some(owner) }
    }

    /// Puts a robot on the only space it can appear on, or asks its owner for one of several.
    pub(crate) fn appear_or_choose(
        &self,
        state: &mut State,
        robot: RobotId,
        log: &mut impl Log<Event, State>,
    ) -> Option<Seat> {
        let spaces = self.spawn_spaces(state, robot);
        if spaces.is_power_of_two()
            && let (Some(board), Some(cell)) = (state.robot(robot).board, Cell::first_of(spaces))
        {
            self.spawn(state, board, cell, log);
            return None;
        }
        Some(self.owner(robot))
    }

    /// Puts a robot on the board; in the Respawn phase it gets its Health back (R147). Spawning is not
    /// entering (R193).
    pub(crate) fn spawn(
        &self,
        state: &mut State,
        board: BoardId,
        at: Cell,
        log: &mut impl Log<Event, State>,
    ) {
        let Some(robot) = state.robot_of(board) else { return };
        if state.phase == Phase::Respawn {
            state.reserve_blue -= 1;
            self.fill_health(state, robot);
        }
        RobotQuest::put(state, robot, at, |board, at| Event::Spawned { board, at }, log);
    }
}
