//! What the words of cards, robots and tiles do: the game as the interpreter sees it.
//!
//! - `facts`: what effects ask; `doing`: what they do; `placing`: where they put robots

mod doing;
mod facts;
mod placing;

pub(crate) use doing::Doer;
pub(crate) use facts::View;

use fracas_cards::effect::{Context, Program};
use fracas_core::Seat;

use crate::RobotQuest;
use crate::card::{Attack, CardId};
use crate::sight::{Cell, away, sees};
use crate::state::{MAX_ROBOTS, RobotId, RobotSet, State};
use crate::thing::Thing;
use crate::words::Whom;

/// The card of an effect that comes from no card: of a robot, a tile or a push.
const NO_CARD: u8 = u8::MAX;

/// Gets the number by which an effect knows the robot it is for and the card it comes from.
fn source(robot: RobotId, card: Option<CardId>) -> u16 {
    u16::from(robot.0) << 8 | u16::from(card.map_or(NO_CARD, |card| card.0))
}

/// Gets the robot that an effect is for.
#[inline]
pub(crate) fn robot_of(context: Context) -> RobotId {
    RobotId((context.source >> 8) as u8)
}

/// Gets the card that an effect comes from.
#[inline]
pub(crate) fn card_of(context: Context) -> Option<CardId> {
    let card = context.source as u8;
    (card != NO_CARD).then_some(CardId(card))
}

impl RobotQuest {
    /// Begins an effect for a robot. There is room for it, since card files are read with that in
    /// mind; in a position that was written by hand one too many does nothing.
    pub(crate) fn begin(
        state: &mut State,
        program: Program,
        seat: Seat,
        robot: RobotId,
        card: Option<CardId>,
    ) {
        let _ = state.stack.call(program, seat, source(robot, card));
    }

    /// Lists the enemies within the reach of an attack by a robot (R71, R74 to R79).
    #[inline]
    pub(crate) fn targets(&self, state: &State, by: RobotId, attack: Attack) -> RobotSet {
        match attack.reach {
            crate::card::Reach::Melee => self.enemies_next_to(state, by),
            crate::card::Reach::Range(range) => self.enemies_in_range(state, by, range),
        }
    }

    fn enemies_next_to(&self, state: &State, by: RobotId) -> RobotSet {
        RobotQuest::robots_where(state, by, |from, cell, robot| {
            from.is_next_to(cell) && self.are_enemies(by, robot)
        })
    }

    fn enemies_in_range(&self, state: &State, by: RobotId, range: u8) -> RobotSet {
        let obstacles = self.field.fog | state.occupied();
        RobotQuest::robots_where(state, by, |from, cell, robot| {
            from.distance(cell) <= range
                && self.are_enemies(by, robot)
                && sees(from, cell, obstacles)
        })
    }

    /// Lists the robots on the board other than one for which a test of both spaces holds.
    #[inline]
    fn robots_where(
        state: &State,
        by: RobotId,
        test: impl Fn(Cell, Cell, RobotId) -> bool,
    ) -> RobotSet {
        let Some(from) = state.robot(by).cell else { return RobotSet::default() };
        let others = (0..MAX_ROBOTS as u8).map(RobotId).filter(|robot| *robot != by);
        others
            .filter(|robot| state.robot(*robot).cell.is_some_and(|cell| test(from, cell, *robot)))
            .collect()
    }

    /// Gets the robots that a word means.
    fn robots(&self, state: &State, whom: Whom, context: Context) -> RobotSet {
        let you = robot_of(context);
        let one = |robot: Option<RobotId>| -> RobotSet {
            robot.into_iter().filter(|robot| state.robot(*robot).cell.is_some()).collect()
        };
        let target = state.deed.target;
        match whom {
            Whom::You => one(Some(you)),
            Whom::Target => one(target),
            Whom::It => one(RobotQuest::thing_robot(state, context)),
            Whom::AroundYou(range) => {
                RobotQuest::robots_where(state, you, |from, cell, _| from.distance(cell) <= range)
            }
            Whom::EnemiesAroundYou(range) => {
                RobotQuest::robots_where(state, you, |from, cell, robot| {
                    from.distance(cell) <= range && self.are_enemies(you, robot)
                })
            }
            Whom::AroundTarget(range) => target.map_or_else(RobotSet::default, |target| {
                RobotQuest::robots_where(state, target, |from, cell, _| {
                    from.distance(cell) <= range
                })
            }),
            Whom::BehindTarget => {
                let behind = self.spaces_behind(state, you, target);
                RobotQuest::robots_where(state, you, |_, cell, _| cell.is_in(behind))
            }
            Whom::Friends => (0..MAX_ROBOTS as u8)
                .map(RobotId)
                .filter(|robot| state.robot(*robot).cell.is_some())
                .filter(|robot| !self.are_enemies(you, *robot))
                .collect(),
        }
    }

    /// Gets the spaces on the line through a target beyond it, up to the first tile that blocks
    /// movement.
    pub(crate) fn spaces_behind(&self, state: &State, by: RobotId, target: Option<RobotId>) -> u64 {
        let from = state.robot(by).cell;
        let Some((from, at)) = from.zip(target.and_then(|target| state.robot(target).cell)) else {
            return 0;
        };
        let (path, _) = away(from, at);
        path.iter()
            .take_while(|cell| !cell.is_in(self.field.walls))
            .fold(0, |set, cell| set | cell.bit())
    }

    fn thing(state: &State, context: Context) -> Option<Thing> {
        state.stack.things(context).first().map(|thing| Thing::from_number(*thing))
    }

    fn thing_robot(state: &State, context: Context) -> Option<RobotId> {
        match RobotQuest::thing(state, context) {
            Some(Thing::Robot(board)) => state.robot_of(board),
            Some(Thing::Held(_) | Thing::Discarded(_) | Thing::ForSale(_) | Thing::Space(_))
            | None => None,
        }
    }

    /// Gets the attack that an effect belongs to.
    fn attack_of(&self, state: &State, context: Context) -> Option<Attack> {
        if let Some(card) = card_of(context) {
            return self.catalogue.card(card).attack;
        }
        let board = self.catalogue.board(state.robot(robot_of(context)).board?);
        board.ability.as_ref().and_then(|ability| ability.attack)
    }
}
