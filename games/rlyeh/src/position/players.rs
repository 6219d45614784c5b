//! Players: their heroes, what is on their heads and what they used in this turn.

use fracas_core::Seat;

use super::Check;
use crate::card::HeroId;
use crate::state::Phase;

impl Check<'_> {
    pub(super) fn players(&mut self) {
        for seat in Seat::all(self.game.seats) {
            self.hero(seat);
            self.head(seat);
            self.used(seat);
        }
        self.each_hero_once();
    }

    fn hero(&mut self, seat: Seat) {
        let player = self.state.player(seat);
        let place = |part: &str| format!("players[{seat}].{part}");
        match (player.hero, player.offered) {
            (Some(_), None) => {}
            (Some(_), Some(_)) => {
                self.add(place("offered"), "is left out once a hero is chosen (R60)");
            }
            (None, Some(_)) => {
                let is_early = self.state.phase == Phase::Heroes;
                let message = "is chosen before the first turn (R58)";
                self.problems.expect(is_early, &place("hero"), message);
            }
            (None, None) => {
                self.add(place("hero"), "is missing, and there are none to choose from (R58)");
            }
        }
    }

    /// Checks that no hero is there twice (R21), and all can be dealt at this table.
    fn each_hero_once(&mut self) {
        let mut seen = 0_u64;
        for seat in Seat::all(self.game.seats) {
            let player = self.state.player(seat);
            let all = player.hero.into_iter().chain(player.offered.into_iter().flatten());
            for HeroId(number) in all {
                let id = &self.game.catalogue.hero(HeroId(number)).id;
                let bit = 1_u64.checked_shl(u32::from(number)).unwrap_or(0);
                let place = format!("players[{seat}].hero");
                let message = format!("{id} is at the table already; each hero is once (R21)");
                self.problems.expect(seen & bit == 0, &place, &message);
                let message = format!("{id} is not dealt in this mode (R20)");
                self.problems.expect(self.game.heroes & bit != 0, &place, &message);
                seen |= bit;
            }
        }
    }

    fn head(&mut self, seat: Seat) {
        let Some(head) = self.state.player(seat).head else { return };
        let place = format!("players[{seat}].head");
        self.problems.expect(!self.is_setup(), &place, "is left out before the first turn (R154)");
        self.problems.expect(head.by != seat, &place, "is by an opponent (R90)");
        let is_due_back = head.is_safe && head.by == self.state.active;
        let message = "went back to its stack at the start of this turn (G16)";
        self.problems.expect(!is_due_back, &place, message);
    }

    fn used(&mut self, seat: Seat) {
        let player = self.state.player(seat);
        let own = player.hero.map_or(0, |hero| self.game.catalogue.hero(hero).triggers.len());
        let front = player.front.iter().map(|card| self.game.card(*card).triggers.len());
        let all = own + front.sum::<usize>();
        let is_there =
            u32::try_from(all).is_ok_and(|all| u16::BITS - player.used.leading_zeros() <= all);
        let message = format!("names one of the {all} triggers by its number, from 0 on (R26)");
        self.problems.expect(is_there, &format!("players[{seat}].used"), &message);
    }
}
