//! How a match ends: by play, or because all but one have left it.

use fracas_core::{Outcome, Seat};
use fracas_protocol::Ending;

use super::Bout;

impl Bout {
    pub(super) fn end_by_play(&self, outcome: &Outcome) -> Ending {
        let outcome = self.rank(|seat| -i32::from(outcome.place(seat)), |seat| outcome.score(seat));
        let winners: Vec<&str> = outcome.winners().map(|seat| self.name(seat)).collect();
        let sentence = match winners[..] {
            [winner] => format!("{winner} wins."),
            [] | [..] if outcome.is_tie() => "The match ends in a tie.".into(),
            [] | [..] => format!("{} share the victory.", winners.join(" and ")),
        };
        Ending { outcome, sentence }
    }

    /// Ranks the seats; whoever left the match comes last, the first to leave last of all.
    pub(super) fn rank(&self, merit: impl Fn(Seat) -> i32, score: impl Fn(Seat) -> i32) -> Outcome {
        let merit = |seat| {
            let left = self.forfeits.iter().position(|forfeit| *forfeit == seat);
            left.map_or_else(|| merit(seat), |order| -1000 + order as i32)
        };
        let seats = Seat::all(self.players.len());
        let merits: Vec<i32> = seats.clone().map(merit).collect();
        let scores: Vec<i32> = seats.map(score).collect();
        Outcome::ranked(&merits, &scores)
    }
}
