//! A scenario as a position that can be loaded.

use fracas_robot_quest::RobotQuest;
use fracas_robot_quest::sight::Cell;
use serde_json::{Value, json};

use super::Scenario;
use super::cards::Cards;
use crate::table::A;

/// The red cubes of the game, gems counted as five.
const RED_CUBES: i64 = 48 + 12 * 5;
const BLUE_CUBES: u8 = 12;

impl Scenario {
    /// Writes the position as it would be saved.
    pub(super) fn state(&self, game: &RobotQuest) -> Value {
        let robots = self.robots_on_table(game);
        let cubes = |colour: &str| -> i64 {
            let on_boards = robots.iter().map(|robot| robot[colour].as_i64().unwrap());
            on_boards.sum()
        };
        let red = self.players.iter().map(|player| i64::from(player.red)).sum::<i64>();
        let blue = self.players.iter().map(|player| player.blue).sum::<u8>();
        let free = BLUE_CUBES - blue - cubes("blue") as u8;
        let usual = free.min(self.seats as u8 + 4);
        let mut state = Cards::of(self, game.catalogue()).write(self);
        for (seat, player) in self.players.iter().enumerate() {
            let own: Vec<_> = robots.iter().skip(seat).step_by(self.seats).collect();
            let saved = &mut state["players"][seat];
            saved["robots"] = json!(own);
            saved["red"] = json!(player.red);
            saved["blue"] = json!(player.blue);
        }
        state["phase"] = json!("main");
        state["first"] = json!(A);
        state["active"] = json!(self.active);
        // A turn in which it is the active player's.
        let early = usize::from(self.quiet.max(10));
        let wait = (self.active.index() + self.seats + 1 - early % self.seats) % self.seats;
        state["turn"] = json!(early + wait);
        state["quiet"] = json!(self.quiet);
        state["energy"] = json!(self.energy);
        state["move"] = json!(self.moves);
        let reserve_blue = self.reserve_blue.unwrap_or(usual);
        state["reserve"] = json!({ "red": RED_CUBES - red - cubes("red"), "blue": reserve_blue });
        state
    }

    fn robots_on_table(&self, game: &RobotQuest) -> Vec<Value> {
        let catalogue = game.catalogue();
        let spawns = game.arena().mask(|tile| catalogue.tile(tile).is_spawn);
        let taken: Vec<&String> = self.spaces.values().collect();
        let free = Cell::each_of(spawns).map(|cell| cell.to_string());
        let mut free = free.filter(|cell| !taken.contains(&cell));
        let count = if self.seats == 2 { 4 } else { self.seats };
        let robots = self.robots.iter().take(count);
        robots
            .map(|id| {
                let board = catalogue.find_board(id).unwrap_or_else(|| panic!("no robot {id}"));
                let health = *self.healths.get(id).unwrap_or(&catalogue.board(board).health);
                let space = self.spaces.get(id).cloned().or_else(|| free.next());
                let space = space.filter(|_| 0 < health);
                let blue = health.min(1);
                json!({ "robot": id, "space": space, "red": health - blue, "blue": blue })
            })
            .collect()
    }
}
