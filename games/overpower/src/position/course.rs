//! How far the game is: battles, Objectives and the end.

use fracas_core::Seat;

use super::Check;
use crate::options::Mode;
use crate::state::{MAX_BATTLES, Missions, OBJECTIVES, Phase, Skirmish};

impl Check<'_> {
    pub(super) fn course(&mut self) {
        let state = self.state;
        let is_first = state.phase == Phase::First;
        let message = "is 0 before the first, then counts";
        self.problems.expect(is_first == (state.battle == 0), "battle", message);
        let message = format!("is {MAX_BATTLES} at most");
        self.problems.expect(state.battle <= MAX_BATTLES, "battle", &message);
        let is_for_mode = match state.phase {
            Phase::Events | Phase::Turning | Phase::Venture | Phase::Lifting => {
                self.game.mode == Mode::Venture
            }
            Phase::Ventured | Phase::Conceding | Phase::PostConcession => {
                self.game.mode != Mode::Brawl
            }
            Phase::First
            | Phase::Draw
            | Phase::Duplicates
            | Phase::Unusable
            | Phase::Replacement
            | Phase::Discarded
            | Phase::Placing
            | Phase::Battle
            | Phase::End
            | Phase::Cleanup
            | Phase::Over => true,
        };
        self.problems.expect(is_for_mode, "phase", "is not one of this mode (R442, R447, R452)");
        for seat in Seat::all(2) {
            self.missions(seat, state.side(seat).missions);
        }
        self.skirmish();
        let conceded = state.turn.conceded.is_some();
        let fits = !conceded || self.game.mode != Mode::Brawl;
        self.problems.expect(fits, "turn.conceded", "is for other modes than Brawl (R440)");
        let fits = conceded || state.phase != Phase::PostConcession;
        self.problems.expect(fits, "turn.conceded", "names who conceded (R387)");
        let fits = conceded || state.turn.passed == [false; 2];
        self.problems.expect(fits, "turn.passed", "is remembered after a concession (R393)");
    }

    fn missions(&mut self, seat: Seat, missions: Missions) {
        let place = format!("players[{seat}].missions");
        let Missions { reserve, completed, defeated, from_reserve, from_completed, new, steps } =
            missions;
        let all = [reserve, completed, defeated, from_reserve, from_completed];
        let all: u32 = all.into_iter().map(u32::from).sum();
        let wanted = if self.game.mode == Mode::Venture { u32::from(OBJECTIVES) } else { 0 };
        let message = format!("are {all} Objectives, not {wanted} (R125, R438, R450)");
        self.problems.expect(all == wanted, &place, &message);
        let ventured = u16::from(from_reserve) + u16::from(from_completed);
        let message = "counts those ventured in this battle among all that are";
        self.problems.expect(
            u16::from(new) <= ventured || all != wanted,
            &format!("{place}.new"),
            message,
        );
        let fits = steps == 0 || self.state.phase == Phase::Lifting && steps <= OBJECTIVES;
        let message = "are there after a battle is won (R260)";
        self.problems.expect(fits, &format!("{place}.steps"), message);
    }

    fn skirmish(&mut self) {
        let Skirmish { left, stake, won } = self.state.skirmish;
        let all = u32::from(left) + won.map(u32::from).iter().sum::<u32>();
        let wanted = match self.game.mode {
            Mode::Skirmish(count) => u32::from(count),
            Mode::Venture | Mode::Brawl => 0,
        };
        let message = format!("has {all} Objectives, not {wanted} (R448)");
        self.problems.expect(all == wanted, "skirmish", &message);
        self.problems.expect(stake <= left, "skirmish.stake", "is no more than is left (R454)");
    }
}
