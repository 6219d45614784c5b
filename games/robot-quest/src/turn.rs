//! The course of a game, in the order of the rulebook: Player Boards, placing, and the five phases of
//! a turn.

use fracas_cards::effect::{self, Answer, Status, asking, run};
use fracas_core::{Chance, Log, Seat, SeatSet, Usage};

use crate::RobotQuest;
use crate::action::Action;
use crate::card::{BoardId, CardId};
use crate::effects::{Doer, View};
use crate::event::Event;
use crate::sight::{CENTRE, Cell};
use crate::state::{Deeds, HAND, MAX_ROBOTS, Phase, RobotId, RobotSet, State};
use crate::words::Moment;

/// After so many turns without a Knock Out the game ends (R211).
pub(crate) const QUIET_TURNS: u16 = 100;

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
            self.gain_points(&mut state, seat, place as u16, log);
        }
        self.fill_shop(&mut state, chance, log);
        for seat in Seat::all(self.seats) {
            self.draw(&mut state, seat, HAND, chance, log);
        }
        if self.are_boards_dealt {
            self.deal_boards(&mut state, chance, log);
        }
        self.go_on(&mut state, chance, log);
        state
    }

    fn deal_boards(
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
    fn give_board(
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
    fn fill_health(&self, state: &mut State, robot: RobotId) {
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
        Seat(((state.first.index() + place) % self.seats) as u8)
    }

    /// Finds the first robot for which a test holds, in turn order and one of each player before the
    /// second of any (C9).
    fn first_in_order(&self, state: &State, test: impl Fn(RobotId) -> bool) -> Option<RobotId> {
        let rounds = self.robots / self.seats;
        let order = (0..rounds).flat_map(|round| {
            (0..self.seats).map(move |place| {
                let seat = self.seat_in_order(state, place);
                RobotId((round * self.seats) as u8 + seat.0)
            })
        });
        order.into_iter().find(|robot| test(*robot))
    }

    pub(crate) fn next_without_board(&self, state: &State) -> Option<RobotId> {
        self.first_in_order(state, |robot| state.robot(robot).board.is_none())
    }

    pub(crate) fn next_to_place(&self, state: &State) -> Option<RobotId> {
        self.first_in_order(state, |robot| state.robot(robot).cell.is_none())
    }

    /// Gets the spaces on which a robot may appear (R25, R26, R145, R146).
    pub(crate) fn spawn_spaces(&self, state: &State, robot: RobotId) -> u64 {
        let occupied = state.occupied();
        let tiles = self.field.spawns & !occupied;
        let board = state.robot(robot).board.map(|board| self.catalogue.board(board));
        let in_centre = board.is_some_and(|board| board.spawns_in_centre);
        let centre = CENTRE & !self.field.tiled & !occupied;
        if in_centre { tiles | centre } else { tiles }
    }

    /// Draws cards for a player (R151 to R154).
    pub(crate) fn draw(
        &self,
        state: &mut State,
        seat: Seat,
        count: u8,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let cards = &mut state.player_mut(seat).cards;
        let drawn = (0..count).take_while(|_| cards.draw(chance).is_some()).count();
        if 0 < drawn {
            log.tell(Event::Drew { seat, count: drawn as u8 });
        }
    }

    /// Carries out an action as far as the next decision.
    #[inline]
    pub(crate) fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        state.due = SeatSet::EMPTY;
        match action {
            Action::Board(board) => {
                if let Some(robot) = self.next_without_board(state) {
                    self.give_board(state, robot, board, log);
                }
            }
            Action::Spawn(board, cell) => self.spawn(state, board, cell, log),
            Action::Start(board) => self.start_tile(state, board),
            Action::Play(card, by) => self.play(state, seat, card, by, log),
            Action::Attack(card, by, target) => self.attack(state, seat, (card, by, target), log),
            Action::Use(board, target) => self.use_ability(state, seat, board, target, log),
            Action::Buy(card) => self.buy(state, seat, card, chance, log),
            Action::Move(board, to) => self.walk(state, board, to, true, log),
            Action::Jump(board, to) => self.walk(state, board, to, false, log),
            Action::Push(by, target) => self.push(state, seat, by, target, log),
            Action::Answer(answer) => self.answer(state, answer, log),
            Action::End => self.end_main(state),
        }
        self.go_on(state, chance, log);
    }

    /// Goes on as far as the next decision, or the end.
    fn go_on(&self, state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event, State>) {
        loop {
            if let Some(seat) = self.run_effects(state, chance, log) {
                state.due = SeatSet::one(seat);
                return;
            }
            let due = match state.phase {
                Phase::Boards => self.choose_boards(state, log),
                Phase::Placing => self.place_robots(state, log),
                Phase::Start => self.start_tiles(state),
                Phase::Respawn => self.respawn(state, log),
                Phase::Main => self.main_phase(state),
                Phase::End => {
                    self.clean_up(state, chance, log);
                    None
                }
                Phase::Over => return,
            };
            if let Some(seat) = due {
                state.due = SeatSet::one(seat);
                return;
            }
        }
    }

    /// Carries out effects until someone must choose.
    #[inline]
    fn run_effects(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> Option<Seat> {
        let library = self.catalogue.library();
        let mut doer = Doer { game: self, state, log };
        match run(library, &mut doer, chance) {
            Ok(Status::Waiting) => asking(library, &View { game: self, state }).map(|ask| ask.seat),
            Ok(Status::Done) => {
                state.deed = Deeds::default();
                None
            }
            // A card that wants too much is given up; the game stays playable.
            Err(_) => {
                state.stack.clear();
                state.deed = Deeds::default();
                None
            }
        }
    }

    fn answer(&self, state: &mut State, answer: Answer, log: &mut impl Log<Event, State>) {
        let mut doer = Doer { game: self, state, log };
        let answered = effect::answer(self.catalogue.library(), &mut doer, answer);
        debug_assert!(answered.is_ok(), "only what was offered is chosen");
    }

    /// Lets Player Boards be chosen in turn order (R13); the last one is no choice.
    fn choose_boards(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Option<Seat> {
        let Some(robot) = self.next_without_board(state) else {
            state.phase = Phase::Placing;
            return None;
        };
        let left = self.boards_left(state);
        if left.count_ones() == 1 {
            self.give_board(state, robot, BoardId(left.trailing_zeros() as u8), log);
            return None;
        }
        Some(self.owner(robot))
    }

    /// Lets robots be placed in turn order (R25).
    fn place_robots(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Option<Seat> {
        let Some(robot) = self.next_to_place(state) else {
            self.begin_turn(state, state.first, log);
            return None;
        };
        self.appear_or_choose(state, robot, log)
    }

    /// Puts a robot on the only space it can appear on, or asks its owner for one of several.
    fn appear_or_choose(
        &self,
        state: &mut State,
        robot: RobotId,
        log: &mut impl Log<Event, State>,
    ) -> Option<Seat> {
        let spaces = self.spawn_spaces(state, robot);
        if spaces.count_ones() == 1
            && let (Some(board), Some(cell)) = (state.robot(robot).board, Cell::first_of(spaces))
        {
            self.spawn(state, board, cell, log);
            return None;
        }
        Some(self.owner(robot))
    }

    /// Puts a robot on the board; in the Respawn phase it gets its Health back (R147). Spawning is not
    /// entering (R193).
    fn spawn(&self, state: &mut State, board: BoardId, at: Cell, log: &mut impl Log<Event, State>) {
        let Some(robot) = state.robot_of(board) else { return };
        if state.phase == Phase::Respawn {
            state.reserve_blue -= 1;
            self.fill_health(state, robot);
        }
        RobotQuest::put(state, robot, at, |board, at| Event::Spawned { board, at }, log);
    }

    /// Begins a turn with what happens at its start (R29, R178, R194).
    fn begin_turn(&self, state: &mut State, seat: Seat, log: &mut impl Log<Event, State>) {
        if QUIET_TURNS <= state.quiet {
            return self.end_game(state, log);
        }
        state.phase = Phase::Start;
        state.active = seat;
        state.turn += 1;
        state.quiet += 1;
        log.tell(Event::Turn { seat });
        state.starting = RobotSet::default();
        for robot in self.own_robots(seat).iter() {
            let Some(cell) = state.robot(robot).cell else { continue };
            if self.field.at_start[cell.index()].is_some() {
                state.starting.insert(robot);
            } else if cell.is_in(CENTRE & !self.field.tiled) {
                self.gain_points(state, seat, 1, log);
            }
        }
        state.agenda.announce(|moment, entry| moment == Moment::StartOfTurn && entry.owner == seat);
    }

    /// Lets the tiles under the robots of the active player act, in the order the player wants (C15).
    fn start_tiles(&self, state: &mut State) -> Option<Seat> {
        let mut starting = state.starting.iter();
        match (starting.next(), starting.next()) {
            (None, _) => state.phase = Phase::Respawn,
            (Some(robot), None) => {
                if let Some(board) = state.robot(robot).board {
                    self.start_tile(state, board);
                }
            }
            (Some(_), Some(_)) => return Some(state.active),
        }
        None
    }

    fn start_tile(&self, state: &mut State, board: BoardId) {
        let Some(robot) = state.robot_of(board) else { return };
        state.starting.remove(robot);
        let program = state.robot(robot).cell.and_then(|cell| self.field.at_start[cell.index()]);
        if let Some(program) = program {
            state.deed.actor = robot;
            self.begin(state, program, self.owner(robot), robot, None);
        }
    }

    /// Gets the Knocked Out robots of the active player.
    pub(crate) fn knocked_out(&self, state: &State) -> RobotSet {
        let own = self.own_robots(state.active);
        own.iter().filter(|robot| state.robot(*robot).cell.is_none()).collect()
    }

    /// Puts Knocked Out robots back (R30), or ends the game if there is no blue cube for one (R157).
    fn respawn(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Option<Seat> {
        let out = self.knocked_out(state);
        let Some(robot) = out.iter().next() else {
            state.phase = Phase::Main;
            return None;
        };
        if state.reserve_blue == 0 {
            self.end_game(state, log);
            return None;
        }
        if out.len() == 1 { self.appear_or_choose(state, robot, log) } else { Some(state.active) }
    }

    /// Asks the active player, unless there is nothing left to do and everyone can see that.
    fn main_phase(&self, state: &mut State) -> Option<Seat> {
        let has_cards = !state.player(state.active).cards.hand().is_empty();
        if has_cards || 0 < state.energy + state.moves || self.has_free_ability(state) {
            return Some(state.active);
        }
        self.end_main(state);
        None
    }

    /// Checks whether the active player can use an ability that costs nothing.
    fn has_free_ability(&self, state: &State) -> bool {
        let mut free = Vec::new();
        let own = self.own_robots(state.active);
        own.iter().for_each(|robot| self.list_abilities(state, robot, &mut free));
        !free.is_empty()
    }

    /// Begins the End of Turn phase (R32).
    fn end_main(&self, state: &mut State) {
        let seat = state.active;
        state.phase = Phase::End;
        state.agenda.announce(|moment, entry| moment == Moment::EndOfTurn && entry.owner == seat);
    }

    /// Cleans up (R33, R34), and the next player's turn begins.
    fn clean_up(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let seat = state.active;
        state.player_mut(seat).cards.clean_up();
        self.draw(state, seat, HAND, chance, log);
        state.energy = 0;
        state.moves = 0;
        for robot in &mut state.robots {
            robot.has_used_ability = false;
            robot.flies = false;
            robot.is_diagonal = false;
            robot.hits = 0;
        }
        let next = Seat((seat.0 + 1) % self.seats as u8);
        self.begin_turn(state, next, log);
    }

    fn end_game(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        state.phase = Phase::Over;
        state.stack.clear();
        self.tell_end(state, log);
    }

    /// Puts a card in play for a robot; gives the robot.
    fn lay_out(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardId,
        by: Option<BoardId>,
        log: &mut impl Log<Event, State>,
    ) -> RobotId {
        state.player_mut(seat).cards.put_in_play(card);
        log.used(seat, u16::from(card.0), Usage::Played);
        let robot = by.and_then(|board| state.robot_of(board)).unwrap_or(RobotId(seat.0));
        state.deed.actor = robot;
        robot
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardId,
        by: Option<BoardId>,
        log: &mut impl Log<Event, State>,
    ) {
        let robot = self.lay_out(state, seat, card, by, log);
        log.reveal(Event::Played { seat, card, robot: by });
        if let Some(program) = self.catalogue.card(card).program {
            self.begin(state, program, seat, robot, Some(card));
        }
    }

    fn attack(
        &self,
        state: &mut State,
        seat: Seat,
        (card, by, target): (CardId, Option<BoardId>, BoardId),
        log: &mut impl Log<Event, State>,
    ) {
        let robot = self.lay_out(state, seat, card, by, log);
        if let Some(by) = state.robot(robot).board {
            log.reveal(Event::Attacked { seat, card: Some(card), by, target });
        }
        state.deed.target = state.robot_of(target);
        if let Some(program) = self.catalogue.card(card).program {
            self.begin(state, program, seat, robot, Some(card));
        }
    }

    fn use_ability(
        &self,
        state: &mut State,
        seat: Seat,
        board: BoardId,
        target: Option<BoardId>,
        log: &mut impl Log<Event, State>,
    ) {
        let ability = self.catalogue.board(board).ability.as_ref();
        let (Some(robot), Some(ability)) = (state.robot_of(board), ability) else { return };
        state.energy -= u16::from(ability.pay);
        state.robot_mut(robot).has_used_ability = true;
        state.deed.actor = robot;
        state.deed.target = target.and_then(|target| state.robot_of(target));
        log.tell(match target {
            Some(target) => Event::Attacked { seat, card: None, by: board, target },
            None => Event::Used { seat, board },
        });
        self.begin(state, ability.program, seat, robot, None);
    }

    fn buy(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardId,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let cost = self.catalogue.card(card).cost.unwrap_or_default();
        state.energy -= u16::from(cost);
        log.tell(Event::Bought { seat, card, cost });
        self.acquire(state, seat, card, chance, log);
    }

    fn walk(
        &self,
        state: &mut State,
        board: BoardId,
        to: Cell,
        enters: bool,
        log: &mut impl Log<Event, State>,
    ) {
        let Some(robot) = state.robot_of(board) else { return };
        let Some(cost) = self.move_cost(state, robot, to) else { return };
        RobotQuest::pay_moves(state, cost);
        state.deed.actor = robot;
        RobotQuest::put(state, robot, to, |board, to| Event::Moved { board, to }, log);
        if enters {
            self.enter(state, robot);
        }
    }

    fn push(
        &self,
        state: &mut State,
        seat: Seat,
        by: BoardId,
        target: BoardId,
        log: &mut impl Log<Event, State>,
    ) {
        let (Some(pusher), Some(pushed)) = (state.robot_of(by), state.robot_of(target)) else {
            return;
        };
        let Some(cost) = self.push_cost(state, pusher, pushed) else { return };
        RobotQuest::pay_moves(state, cost);
        state.deed.actor = pusher;
        state.deed.target = Some(pushed);
        log.tell(Event::Pushed { by, target });
        self.begin(state, self.catalogue.push(), seat, pusher, None);
    }

    /// Gets the robots of a seat.
    #[inline]
    pub(crate) fn own_robots(&self, seat: Seat) -> RobotSet {
        let all = (0..MAX_ROBOTS as u8).take(self.robots).map(RobotId);
        all.filter(|robot| self.owner(*robot) == seat).collect()
    }
}

/// Iterates over the bits of a set.
pub(crate) fn bits(set: u32) -> impl Iterator<Item = u8> {
    (0..u32::BITS as u8).filter(move |bit| set & (1 << bit) != 0)
}
