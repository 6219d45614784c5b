//! Results by seat, from the counts of a balance report.

use fracas_bots::Mind;
use fracas_core::Seat;

use super::tally::{FIRST, Tally};
use crate::sim::{SeatReport, SimReport};
use crate::stats::wilson;

/// Reports on seats, ties and lengths.
pub(super) fn report(tally: &Tally, bot: Mind) -> SimReport {
    SimReport {
        games: tally.games(),
        ties: tally.ties,
        seats: Seat::all(tally.seats).map(|seat| seat_report(tally, seat, bot)).collect(),
        decisions: tally.lengths.decisions(),
        lengths: tally.lengths.report(),
        paired: None,
    }
}

fn seat_report(tally: &Tally, seat: Seat, bot: Mind) -> SeatReport {
    let games = tally.games();
    let own = tally.firsts.iter().skip(seat.index()).step_by(tally.seats);
    let firsts = tally.firsts_of(seat) as f64 / FIRST as f64;
    let of_games = |sum: f64| if games == 0 { 0.0 } else { sum / games as f64 };
    SeatReport {
        seat,
        bot: bot.to_string(),
        wins: own.filter(|first| i64::from(**first) == FIRST).count() as u64,
        shared: tally.shared[seat.index()],
        share: of_games(firsts),
        interval: wilson(firsts, games),
        score: of_games(tally.scores[seat.index()] as f64),
    }
}
