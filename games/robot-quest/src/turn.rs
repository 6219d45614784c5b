//! The course of a game, in the order of the rulebook: Player Boards, placing, and the five phases of
//! a turn.

use fracas_cards::effect::run_to_choice;
use fracas_core::{Chance, Log, Seat, SeatSet};

use crate::RobotQuest;
use crate::action::Action;
use crate::effects::Doer;
use crate::event::Event;
use crate::sight::CENTRE;
use crate::state::{Deeds, HAND, MAX_ROBOTS, Phase, RobotId, RobotSet, State};
use crate::words::Moment;

/// After so many turns without a Knock Out the game ends (R211).
pub(crate) const QUIET_TURNS: u16 = 100;

impl RobotQuest {
    /// Draws cards for a player (R151 to R154).
    pub(crate) fn draw(
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
            Action::Move(board, to) => {
                if let Some(robot) = self.walk(state, board, to, log) {
                    self.enter(state, robot);
                }
            }
            Action::Jump(board, to) => {
                self.walk(state, board, to, log);
            }
            Action::Push(by, target) => self.push(state, seat, by, target, log),
            Action::Answer(answer) => self.answer(state, answer, log),
            Action::End => RobotQuest::end_main(state),
        }
        self.go_on(state, chance, log);
    }

    /// Goes on as far as the next decision, or the end.
    pub(crate) fn go_on(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        loop {
            if let Some(seat) = self.run_effects(state, chance, log) {
                state.due = SeatSet::one(seat);
                return;
            }
            let due = match state.phase {
                Phase::Boards => self.choose_boards(state, chance, log),
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
        let mut doer = Doer { game: self, state, log };
        let seat = run_to_choice(self.catalogue.library(), &mut doer, chance);
        if seat.is_none() {
            state.deed = Deeds::default();
        }
        seat
    }

    /// Begins a turn with what happens at its start (R29, R178, R194).
    pub(crate) fn begin_turn(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut impl Log<Event, State>,
    ) {
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
                RobotQuest::gain_points(state, seat, 1, log);
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

    /// Gets the Knocked Out robots of the active player.
    pub(crate) fn knocked_out(&self, state: &State) -> RobotSet {
        self.unplaced(state, state.active)
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
        let mut own = self.own_robots(state.active).iter();
        // With nothing to pay, that is an ability that costs nothing.
        if has_cards || 0 < state.budget() || own.any(|robot| self.can_use_ability(state, robot)) {
            return Some(state.active);
        }
        RobotQuest::end_main(state);
        None
    }

    /// Begins the End of Turn phase (R32).
    fn end_main(state: &mut State) {
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
        RobotQuest::draw(state, seat, HAND, chance, log);
        state.energy = 0;
        state.moves = 0;
        for robot in &mut state.robots {
            robot.has_used_ability = false;
            robot.flies = false;
            robot.is_diagonal = false;
            robot.hits = 0;
        }
        let next = seat.left(1, self.seats);
        self.begin_turn(state, next, log);
    }

    fn end_game(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        state.phase = Phase::Over;
        state.stack.clear();
        self.tell_end(state, log);
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
