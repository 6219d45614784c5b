//! What is counted, and what was put off to another moment.

use fracas_cards::effect::{Context, Task};
use fracas_core::{Area, Item, Layout, Seat};

use super::team_badge;
use crate::RobotQuest;
use crate::effects::{card_of, robot_of};
use crate::options::Mode;
use crate::state::{Phase, State};
use crate::turn::QUIET_TURNS;
use crate::words::Moment;

/// After so many turns without a Knock Out players are told how many it were (R211).
const QUIET: u16 = QUIET_TURNS / 2;

impl RobotQuest {
    /// Shows the cubes of the Reserve, and what else brings the end near.
    pub(super) fn show_reserve(state: &State) -> Area {
        let blue = cubes("reserve.blue", "Blue left", i64::from(state.reserve_blue));
        let red = cubes("reserve.red", "Red left", i64::from(state.reserve_red.max(0)));
        let mut items = vec![blue, red];
        if QUIET <= state.quiet {
            items.push(quiet_turns(state.quiet));
        }
        Area::shared("reserve", "Reserve", Layout::Counters, items)
    }

    /// Counts what a seat has.
    pub(super) fn counters(&self, state: &State, seat: Seat) -> Vec<Item> {
        let counter = |id: &str, name: &str, value: i64| Item {
            owner: Some(seat),
            ..Item::counter(&format!("{id}.{seat}"), name, value)
        };
        let player = state.player(seat);
        let mut points = counter("points", "Victory Points", i64::from(player.points()));
        if 0 < player.blue {
            points.badges.push(format!("{} blue", player.blue));
        }
        let mut items = vec![points];
        if self.mode == Mode::Teams {
            let mut team = counter("team", "Team", i64::from(self.side_points(state, seat)));
            team.face.iter_mut().for_each(|face| face.icon = Some("team-idea".into()));
            team.badges.push(team_badge(seat).into());
            items.push(team);
        }
        if seat == state.active
            && matches!(state.phase, Phase::Start | Phase::Respawn | Phase::Main | Phase::End)
        {
            items.push(counter("energy", "Energy", i64::from(state.energy)));
            items.push(counter("move", "Move", i64::from(state.moves)));
        }
        items
    }

    /// Lists what a seat's cards and robots have put off, the oldest first: how often, to which
    /// moment, and for which robot if it is about one and the seat has two.
    pub(super) fn later(&self, state: &State, seat: Seat) -> Vec<Item> {
        let mut kinds: Vec<(u16, Moment, i64)> = Vec::new();
        for entry in state.agenda.entries().iter().filter(|entry| entry.owner == seat) {
            let (Task::Once { when, .. } | Task::Each { when, .. }) = entry.task else { continue };
            let known = kinds.iter_mut().find(|kind| (kind.0, kind.1) == (entry.source, when));
            match known {
                Some((_, _, count)) => *count += 1,
                None => kinds.push((entry.source, when, 1)),
            }
        }
        let items = kinds.into_iter().map(|(source, when, count)| {
            self.put_off(state, Context::new(seat, source), when, count)
        });
        items.collect()
    }

    fn put_off(&self, state: &State, context: Context, when: Moment, count: i64) -> Item {
        let robot = state.robot(robot_of(context)).board.map(|board| self.catalogue.board(board));
        let card = card_of(context).map(|card| self.catalogue.card(card));
        // What a tile does later is known by the robot that was on it.
        let (id, name, icon) = match (card, robot) {
            (Some(card), _) => (&*card.id, &*card.name, card.icon.clone()),
            (None, Some(robot)) => (&*robot.id, &*robot.name, robot.icon.clone()),
            (None, None) => ("effect", "Effect", None),
        };
        let moment = match when {
            Moment::EndOfTurn => "end of turn",
            Moment::StartOfTurn => "start of turn",
        };
        let is_for_one = card.is_some_and(|card| card.is_for_robot) && self.seats < self.robots;
        let whose = robot.filter(|_| is_for_one).map(|robot| robot.name.clone());
        let mut item = Item::counter(&format!("later.{id}.{}", context.owner), name, count);
        item.face.iter_mut().for_each(|face| face.icon.clone_from(&icon));
        item.badges = [moment.to_owned()].into_iter().chain(whose).collect();
        item
    }
}

/// Makes a number of cubes to read.
fn cubes(id: &str, name: &str, count: i64) -> Item {
    let mut item = Item::counter(id, name, count);
    item.face.iter_mut().for_each(|face| face.icon = Some("cubes".into()));
    item
}

/// Makes the number of turns that ends the game when it gets too high (R211).
fn quiet_turns(count: u16) -> Item {
    let mut item = Item::counter("quiet", "Turns without Knock Out", i64::from(count));
    item.face.iter_mut().for_each(|face| face.icon = Some("hourglass".into()));
    Item { badges: vec![format!("ends at {QUIET_TURNS}")], ..item }
}
