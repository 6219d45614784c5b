//! How good a state looks to a seat. Floats are for this and for `worth` alone.
#![expect(clippy::float_arithmetic, reason = "an estimate, not a rule")]

use fracas_core::{Habit, Outlook, Seat};

use crate::RobotQuest;
use crate::options::Mode;
use crate::sight::{CENTRE, Cell};
use crate::state::{MAX_PLAYERS, Phase, Player, RobotId, State};

/// About how many decisions a turn has.
const DECISIONS_IN_A_TURN: u32 = 8;
/// What a Health cube on one's board counts, in Victory Points: others may claim it.
const HEALTH: f32 = 0.4;
/// What being Knocked Out costs beside the cubes: the way back from a Spawn tile.
const KNOCKED_OUT: f32 = 0.6;
/// What a place in the centre counts before the turn in which it gives a point, and after.
const CENTRE_TO_COME: f32 = 0.7;
const CENTRE_TAKEN: f32 = 0.4;
/// What a step closer to the centre counts.
const STEP: f32 = 0.05;
/// What Energy, Move and cards in hand count while they can be used, so that they are.
const ENERGY: f32 = 0.06;
const MOVE: f32 = 0.05;
const CARD_IN_HAND: f32 = 0.02;
/// How many cards a player draws for a turn.
const CARDS_IN_A_TURN: f32 = 5.0;
/// How many turns a player still has, for each blue cube in the Reserve and at the end.
const TURNS_PER_CUBE: f32 = 1.1;
const LAST_TURNS: f32 = 0.5;
/// How many Victory Points of lead make a win as good as three in four.
const LEAD: f32 = 6.0;

impl RobotQuest {
    /// Says how bots imagine the game going on: to the start of a turn that is about a round away.
    pub(crate) fn round_ahead(&self) -> Outlook {
        Outlook { by: Habit::Promise, decisions: DECISIONS_IN_A_TURN * self.seats as u32 }
    }

    /// Checks whether no card was played yet in this turn.
    #[inline]
    pub(crate) fn has_played_nothing(state: &State) -> bool {
        state.phase == Phase::Main
            && state.stack.is_empty()
            && state.player(state.active).cards.play().is_empty()
    }

    /// Estimates the result for `seat` from its lead over the others.
    pub(crate) fn estimate(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = self.result(state) {
            return outcome.merit(seat);
        }
        let prospects = self.prospects(state);
        let (mut own, mut best, mut sum) = (0.0, f32::MIN, 0.0);
        for (side, prospect) in prospects.into_iter().enumerate().take(self.sides()) {
            if side == self.side(seat) {
                own = prospect;
            } else {
                best = best.max(prospect);
                sum += prospect;
            }
        }
        let lead = own - 0.5 * (best + sum / (self.sides() - 1) as f32);
        // The nearer the end, the more a lead is worth.
        let scale = LEAD + 0.5 * f32::from(state.reserve_blue);
        0.5 + 0.5 * lead / (scale + lead.abs())
    }

    /// Adds up what each side has and can hope for, in Victory Points.
    fn prospects(&self, state: &State) -> [f32; MAX_PLAYERS] {
        let mut prospects = [0.0; MAX_PLAYERS];
        let turns = TURNS_PER_CUBE * f32::from(state.reserve_blue) + LAST_TURNS;
        for seat in Seat::all(self.seats) {
            let player = state.player(seat);
            prospects[self.side(seat)] +=
                player.points() as f32 + CARDS_IN_A_TURN * turns * self.average_card(player, turns);
        }
        for robot in (0..self.robots as u8).map(RobotId) {
            prospects[self.side(self.owner(robot))] += self.robot_prospect(state, robot);
        }
        if state.phase == Phase::Main {
            let held = state.player(state.active).cards.hand().len();
            prospects[self.side(state.active)] += ENERGY * f32::from(state.energy)
                + MOVE * f32::from(state.moves)
                + CARD_IN_HAND * held as f32;
        }
        prospects
    }

    /// Counts the sides: players, or teams.
    fn sides(&self) -> usize {
        match self.mode {
            Mode::Rumble => self.seats,
            Mode::Teams => 2,
        }
    }

    fn robot_prospect(&self, state: &State, id: RobotId) -> f32 {
        let robot = state.robot(id);
        let Some(cell) = robot.cell else {
            // It comes back whole, unless the game ends with that.
            let full = robot.board.map_or(0, |board| self.catalogue.board(board).health);
            return HEALTH * f32::from(full) - KNOCKED_OUT;
        };
        let centre = if cell.is_in(CENTRE & !self.field.tiled) {
            if self.owner(id) == state.active { CENTRE_TAKEN } else { CENTRE_TO_COME }
        } else {
            -STEP * f32::from(to_centre(cell))
        };
        HEALTH * f32::from(robot.health()) + centre
    }

    /// Guesses what playing a card of a player's deck gains on average, with so many turns to come.
    fn average_card(&self, player: &Player, turns: f32) -> f32 {
        let cards = player.cards.all();
        let (mut at_once, mut later) = (0.0, 0.0);
        for card in cards {
            let worth = self.worth[card.0 as usize];
            at_once += worth.at_once;
            later += worth.later;
        }
        (at_once + turns * later) / cards.len().max(1) as f32
    }
}

/// Counts the steps from a space to the centre.
fn to_centre(cell: Cell) -> u8 {
    let off = |at: u8| at.abs_diff(3).saturating_sub(1);
    off(cell.column()) + off(cell.row())
}
