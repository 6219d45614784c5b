//! How many cards a player has in each place.

use fracas_core::{Problems, Seat};

use crate::BattleArena;
use crate::options::Mode;
use crate::state::{BATTLES, BENCH, Phase, Player, SUBSTITUTION_COST, State};

/// The most Hot Dogs that can be spent on credit.
const MOST_DEBT: i8 = 99;

impl BattleArena {
    /// Checks how many cards a player has in each place.
    pub(super) fn check_counts(&self, state: &State, seat: Seat, problems: &mut Problems) {
        let player = state.player(seat);
        let place = format!("players[{seat}]");
        let (placed, in_hand) = (player.line_up.len(), player.hand.len());
        let (placed_fits, expected_in_hand) = match state.phase {
            Phase::Side | Phase::Honors => (placed == 0, 0),
            // The last Hero goes to the last Battle by itself.
            Phase::LineUp => (placed != BATTLES - 1, BATTLES - placed),
            Phase::Start
            | Phase::Substitution
            | Phase::Reveal
            | Phase::Plays
            | Phase::PlaysOver
            | Phase::Decided
            | Phase::HonorsSettled
            | Phase::Over => (placed == BATTLES, self.bench_size(player, seat)),
        };
        if !placed_fits {
            problems
                .add(&place, format!("a line-up of {placed} Heroes cannot be at this point (R70)"));
        }
        if in_hand != expected_in_hand {
            problems.add(&place, format!("{in_hand} Heroes in hand where there must be {expected_in_hand} (R68, R75, R108)"));
        }
        if self.mode == Mode::Playmaker {
            self.check_hot_dogs_with_plays(state, seat, &place, problems);
        } else {
            check_discard(state, seat, &place, problems);
            self.check_hot_dogs(player, &place, problems);
        }
    }

    /// Checks the Hot Dogs that Plays take, bring back and lend.
    fn check_hot_dogs_with_plays(
        &self,
        state: &State,
        seat: Seat,
        place: &str,
        problems: &mut Problems,
    ) {
        let (left, start) = (state.player(seat).hot_dogs, self.hot_dogs as i8);
        let has_begun = state.phase.is_battle() || state.phase == Phase::Over;
        if start < left {
            problems
                .add(place, format!("{left} Hot Dogs left of {start} at the start (R79, R169)"));
        }
        if left < -MOST_DEBT {
            problems.add(
                place,
                format!("{} Hot Dogs on credit; {MOST_DEBT} are the most", -i16::from(left)),
            );
        }
        if !has_begun && left != start {
            problems
                .add(place, format!("{left} Hot Dogs before the Battles; there are {start} (R79)"));
        }
    }

    /// Gets how many Heroes the Bench must have. Plays fill it and empty it.
    fn bench_size(&self, player: &Player, seat: Seat) -> usize {
        let drawn = self.before.player(seat).deck.len() - BATTLES;
        match self.mode {
            Mode::Rookie => 0,
            Mode::Substitution => BENCH.min(drawn.saturating_sub(player.discard.len())),
            Mode::Playmaker => player.hand.len(),
        }
    }

    fn check_hot_dogs(&self, player: &Player, place: &str, problems: &mut Problems) {
        let start = usize::from(self.hot_dogs);
        let spent = SUBSTITUTION_COST as usize * player.discard.len();
        if player.hot_dogs as usize + spent != start {
            let (left, out) = (player.hot_dogs, player.discard.len());
            problems.add(place, format!("{left} Hot Dogs left after {out} substitutions, of {start} at the start (R79, R101)"));
        }
    }
}

/// Checks that no more Heroes were taken out than can have been.
fn check_discard(state: &State, seat: Seat, place: &str, problems: &mut Problems) {
    let discarded = state.player(seat).discard.len();
    let chances = state.battle as usize + usize::from(state.substituted.contains(seat));
    if chances < discarded {
        let message =
            format!("{discarded} Heroes taken out in {chances} Battles; one may be in each (R104)");
        problems.add(place, message);
    }
}
