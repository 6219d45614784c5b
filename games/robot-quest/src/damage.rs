//! Health, Victory Points and Knock Outs.

use fracas_core::{Log, Seat};

use crate::RobotQuest;
use crate::event::Event;
use crate::state::{MAX_POINTS, Player, RobotId, State};

impl RobotQuest {
    /// Takes Health off a robot, red cubes first (R124); what is more than it has does nothing (R126).
    ///
    /// It is always the active player who claims the cubes of enemies (R127, C20) or loses Victory
    /// Points for friends (R130).
    pub(crate) fn damage(
        &self,
        state: &mut State,
        robot: RobotId,
        amount: u8,
        log: &mut impl Log<Event, State>,
    ) {
        let hurt = state.robot_mut(robot);
        let (Some(board), Some(_)) = (hurt.board, hurt.cell) else { return };
        let red = amount.min(hurt.red);
        let blue = (amount - red).min(hurt.blue);
        if red + blue == 0 {
            return;
        }
        hurt.red -= red;
        hurt.blue -= blue;
        let is_out = hurt.health() == 0;
        log.tell(Event::Damaged { board, red, blue });
        let seat = state.active;
        if self.are_friends(self.owner(robot), seat) {
            RobotQuest::lose_for_own_health(state, seat, red, blue, log);
        } else {
            let player = state.player_mut(seat);
            let kept = u16::from(red).min(MAX_POINTS.saturating_sub(player.red));
            player.red += kept;
            player.blue += blue;
            state.reserve_red += i16::from(red) - kept as i16;
            log.tell(Event::Claimed { seat, red, blue });
        }
        if is_out {
            self.take_off(state, robot, log);
        }
    }

    /// Sends the lost cubes back (R131, R132) and takes as much off the Victory Point Pile.
    fn lose_for_own_health(
        state: &mut State,
        seat: Seat,
        red: u8,
        blue: u8,
        log: &mut impl Log<Event, State>,
    ) {
        state.reserve_red += i16::from(red);
        RobotQuest::lose_points(state, seat, u16::from(red) + 2 * u16::from(blue), log);
    }

    /// Takes Victory Points off a player, who has at least 0 left (R135).
    pub(crate) fn lose_points(
        state: &mut State,
        seat: Seat,
        points: u16,
        log: &mut impl Log<Event, State>,
    ) {
        let player = state.player_mut(seat);
        let (lost, exchanged) = pay(player, points);
        state.reserve_red += lost as i16 - 2 * i16::from(exchanged);
        if 0 < lost {
            log.tell(Event::LostPoints { seat, points: lost });
        }
    }

    /// Gives a player red cubes of the Reserve (R138).
    pub(crate) fn gain_points(
        state: &mut State,
        seat: Seat,
        points: u16,
        log: &mut impl Log<Event, State>,
    ) {
        let player = state.player_mut(seat);
        let points = points.min(MAX_POINTS.saturating_sub(player.red));
        player.red += points;
        state.reserve_red -= points as i16;
        if 0 < points {
            log.tell(Event::GainedPoints { seat, points });
        }
    }

    /// Adds red cubes of the Reserve to a Player Board, up to full Health (R136, R137).
    pub(crate) fn repair(
        &self,
        state: &mut State,
        robot: RobotId,
        amount: u8,
        log: &mut impl Log<Event, State>,
    ) {
        let repaired = state.robot_mut(robot);
        let (Some(board), Some(_)) = (repaired.board, repaired.cell) else { return };
        let missing = self.catalogue.board(board).health - repaired.health();
        let amount = amount.min(missing);
        repaired.red += amount;
        state.reserve_red -= i16::from(amount);
        if 0 < amount {
            log.tell(Event::Repaired { board, amount });
        }
    }

    /// Knocks a robot out: it loses all its Health (R143).
    pub(crate) fn knock_out(
        &self,
        state: &mut State,
        robot: RobotId,
        log: &mut impl Log<Event, State>,
    ) {
        self.damage(state, robot, state.robot(robot).health(), log);
    }

    /// Takes a robot without Health off the board (R142), and lets who did it gain by it (R150).
    fn take_off(&self, state: &mut State, robot: RobotId, log: &mut impl Log<Event, State>) {
        state.quiet = 0;
        state.robot_mut(robot).cell = None;
        if let Some(board) = state.robot(robot).board {
            log.tell(Event::KnockedOut { board });
        }
        let actor = state.deed.actor;
        let is_enemy = !self.are_friends(self.owner(robot), self.owner(actor));
        if is_enemy && self.owner(actor) == state.active {
            let board = state.robot(actor).board.map(|board| self.catalogue.board(board));
            if let Some((_, program)) = board.and_then(|board| board.on_knock_out.as_ref()) {
                RobotQuest::begin(state, *program, self.owner(actor), actor, None);
            }
        }
    }
}

/// Pays with red cubes, and with blue ones exchanged for two red where these run out (R134): gives
/// what was paid and how many blue cubes went to the box.
fn pay(player: &mut Player, points: u16) -> (u16, u8) {
    let points = points.min(player.points() as u16);
    let missing = points.saturating_sub(player.red);
    let exchanged = missing.div_ceil(2) as u8;
    player.blue -= exchanged;
    player.red = player.red + 2 * u16::from(exchanged) - points;
    (points, exchanged)
}
