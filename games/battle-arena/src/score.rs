//! Who won.

use fracas_core::{Outcome, Seat};

use crate::BattleArena;
use crate::state::{Phase, Player, State};

impl BattleArena {
    /// Ranks the players by Battles won, level ones by sudden death if it was declared (R4, R10).
    #[inline]
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let wins = state.players.each_ref().map(|player| player.wins() as i32);
        let winner = self.winner(state);
        let merit = |seat: Seat| i32::from(winner == Some(seat));
        Some(Outcome::ranked(&[merit(Seat(0)), merit(Seat(1))], &wins))
    }

    /// Gets who won; none for a tie.
    #[expect(
        clippy::inline_always,
        reason = "so that it costs nothing where nobody listens to the end"
    )]
    #[inline(always)]
    pub(crate) fn winner(&self, state: &State) -> Option<Seat> {
        let [first, second] = state.players.each_ref().map(Player::wins);
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => self.sudden_death_winner(state),
        }
    }

    #[inline]
    fn sudden_death_winner(&self, state: &State) -> Option<Seat> {
        let [first, second] =
            state.players.each_ref().map(|player| player.overtime.last().copied());
        self.stronger([first?, second?])
    }
}
