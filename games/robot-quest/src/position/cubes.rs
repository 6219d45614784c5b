//! Cubes: none is lost, and none comes from nowhere.

use fracas_core::Seat;

use super::Check;
use crate::state::{BLUE_CUBES, MAX_POINTS, RED_CUBES};

impl Check<'_> {
    pub(super) fn cubes(&mut self) {
        for seat in Seat::all(self.game.seats) {
            let has_fewer = self.state.player(seat).red <= MAX_POINTS;
            let place = format!("players[{seat}].red");
            self.problems.expect(has_fewer, &place, &format!("is {MAX_POINTS} at most"));
        }
        self.red();
        self.blue();
    }

    fn red(&mut self) {
        let in_piles = self.state.players.iter().map(|player| i32::from(player.red));
        let on_boards = self.state.robots.iter().map(|robot| i32::from(robot.red));
        let taken: i32 = in_piles.chain(on_boards).sum();
        let (left, all) = (i32::from(self.state.reserve_red), i32::from(RED_CUBES));
        if taken + left != all {
            let message = format!(
                "{taken} red cubes are with the players and {left} here; of {all}, with gems as five, \
                 {} must be here (R1, R4, R139)",
                all - taken
            );
            self.add("reserve.red", message);
        }
    }

    /// The blue cubes that are nowhere are in the box (R132). Player Boards that are still to be chosen
    /// have theirs kept for them (R15).
    fn blue(&mut self) {
        let in_piles = self.state.players.iter().map(|player| u32::from(player.blue));
        let robots = self.state.robots.iter().take(self.game.robots);
        let on_boards = robots.map(|robot| robot.board.map_or(1, |_| u32::from(robot.blue)));
        let left = self.state.reserve_blue;
        let all = in_piles.chain(on_boards).sum::<u32>() + u32::from(left);
        if u32::from(BLUE_CUBES) < all {
            let message =
                format!("{all} blue cubes are needed on the table; there are {BLUE_CUBES} (R1)");
            self.add("reserve.blue", message);
        }
        let start = self.game.blue;
        if start < left {
            let message = format!("is {start} at the start and never more, not {left} (R19, R132)");
            self.add("reserve.blue", message);
        }
    }
}
