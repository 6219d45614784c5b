//! Many games, and what they tell.

use std::io;
use std::ops::Range;
use std::time::Instant;

use fracas_bots::Mind;
use fracas_core::{Game, Legible, Seat, Seed, Streams};
use serde::Serialize;

use crate::matchup::Matchup;
use crate::paired::PairedReport;
use crate::scribe::{Noting, Scribe, Unwritten, Written, card_ids};
use crate::series::{Played, Series, Threads, stretches};
use crate::stats::{Interval, wilson};
use crate::tally::{FIRST, Results, Tally};
use crate::until::looks;

/// How many games are counted between two moments at which all threads wait for each other.
const COUNTED: u64 = 1 << 18;

/// How many games are kept in memory while they wait to be handed on.
const KEPT: u64 = 1 << 13;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Who plays; where there are as many as seats, who sits where.
    pub bots: Vec<Mind>,
    /// How many games; rounded up to whole sets.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many threads; 0 for one on each core.
    pub threads: usize,
}

/// A simulation in which more is asked for than who wins how often in which seat.
#[derive(Clone, Copy, Debug)]
pub struct Contest<'a> {
    /// Who plays and how much.
    pub plan: &'a Plan,
    /// What the contenders are called, in the order of the plan's bots.
    pub names: &'a [String],
    /// Who sits where.
    pub matchup: &'a Matchup,
    /// Half of the width of 95% intervals at which to stop; the plan's games are then the most.
    pub until: Option<f64>,
}

/// What is heard while games are played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Progress {
    /// So many more games are done.
    Played(u64),
    /// The widest interval is now this wide, to either side.
    Known(f64),
}

/// Hears of progress, on any thread.
pub type Hear<'a> = &'a (dyn Fn(Progress) + Sync);

/// Takes the games in order; an error ends the experiment.
pub type Sink<'a> = &'a mut dyn FnMut(&Played<'_>) -> io::Result<()>;

/// What many games tell.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SimReport {
    /// Games played.
    pub games: u64,
    /// Games in which all seats shared the first place.
    pub ties: u64,
    /// Each seat's results.
    pub seats: Vec<SeatReport>,
    /// Decisions in all games together.
    pub decisions: u64,
    /// Decisions in a game.
    pub lengths: Lengths,
    /// Each contender's results, if all sat in every seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paired: Option<PairedReport>,
}

/// What many games tell of one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatReport {
    /// The seat.
    pub seat: Seat,
    /// Who sat in it; `all` if they took turns.
    pub bot: String,
    /// Games won alone.
    pub wins: u64,
    /// Games in which the first place was shared.
    pub shared: u64,
    /// The seat's part of all first places; a shared one counts in parts.
    pub share: f64,
    /// Its 95% interval.
    pub interval: Interval,
    /// The mean score.
    pub score: f64,
}

/// How long games were, in decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Lengths {
    /// Half of the games were no longer.
    pub median: u32,
    /// 99 of 100 games were no longer.
    pub p99: u32,
    /// The longest game.
    pub longest: u32,
}

/// How fast it went; the one figure that depends on the machine.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Pace {
    /// Seconds it took.
    pub seconds: f64,
    /// Games in a second.
    pub games_per_s: f64,
    /// Decisions in a second.
    pub decisions_per_s: f64,
}

impl Pace {
    pub(crate) fn since(start: Instant, games: u64, decisions: u64) -> Pace {
        let seconds = start.elapsed().as_secs_f64();
        let rate = |count: u64| count as f64 / seconds;
        Pace { seconds, games_per_s: rate(games), decisions_per_s: rate(decisions) }
    }
}

/// Plays the games of a plan, everyone in one seat; `progress` hears of every batch of games done.
pub fn simulate<G: Game>(
    game: &G,
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
) -> (SimReport, Pace) {
    let names: Vec<String> = plan.bots.iter().map(ToString::to_string).collect();
    let matchup = Matchup::unpaired(plan.bots.len());
    let contest = Contest { plan, names: &names, matchup: &matchup, until: None };
    let hear = |heard| {
        if let Progress::Played(games) = heard {
            progress(games);
        }
    };
    self::contest(std::slice::from_ref(game), &contest, &hear)
}

/// Plays a contest by the rules that its matchup names.
pub fn contest<G: Game>(games: &[G], contest: &Contest<'_>, hear: Hear<'_>) -> (SimReport, Pace) {
    let run = Run { contest, hear, scribe: || Unwritten(games) };
    run.play(None).expect("nothing is handed on that could fail")
}

/// Plays a contest and hands every game to `sink`, in order, with what was written down of it.
pub fn noted_contest<G: Legible>(
    games: &[G],
    contest: &Contest<'_>,
    hear: Hear<'_>,
    noting: Noting,
    sink: Sink<'_>,
) -> io::Result<(SimReport, Pace)> {
    match noting {
        Noting::Results => Run { contest, hear, scribe: || Unwritten(games) }.play(Some(sink)),
        Noting::Decisions | Noting::Cards => {
            let cards = card_ids(games);
            let scribe = || Written::new(games, &cards, noting);
            Run { contest, hear, scribe }.play(Some(sink))
        }
    }
}

/// Plays one game of a contest again, with all its decisions written down.
pub fn play_again<'a, G: Legible>(
    games: &[G],
    contest: &Contest<'a>,
    number: u64,
) -> Option<Played<'a>> {
    let Contest { plan, matchup, .. } = *contest;
    let series = Series {
        matchups: std::slice::from_ref(matchup),
        minds: &plan.bots,
        streams: Streams::new(&plan.seed),
    };
    let set = number / series.games_in_set();
    let mut found = None;
    let mut scribe = Written::new(games, &[], Noting::Decisions);
    series.play(set..set + 1, &mut scribe, |played| {
        if played.number == number {
            found = Some(played);
        }
    });
    found
}

/// A contest while it is played.
struct Run<'a, F> {
    contest: &'a Contest<'a>,
    hear: Hear<'a>,
    scribe: F,
}

impl<F> Run<'_, F> {
    fn play<G: Game, S: Scribe<G>>(
        &self,
        mut sink: Option<Sink<'_>>,
    ) -> io::Result<(SimReport, Pace)>
    where
        F: Fn() -> S + Sync,
    {
        let start = Instant::now();
        let Contest { plan, matchup, until, .. } = *self.contest;
        let series = Series {
            matchups: std::slice::from_ref(matchup),
            minds: &plan.bots,
            streams: Streams::new(&plan.seed),
        };
        let threads = Threads::start(plan.threads);
        let size = if sink.is_some() { KEPT } else { COUNTED } / series.games_in_set();
        let mut tally = Tally::new(matchup.contenders.len());
        let mut done = 0;
        for look in looks(plan.games.div_ceil(series.games_in_set()), until) {
            for stretch in stretches(done..look, size) {
                let keeps = sink.is_some();
                let work = |sets| self.count(&series, sets, keeps);
                for (part, kept) in series.in_parts(&threads, &stretch, work) {
                    tally.join(&part);
                    let Some(sink) = &mut sink else { continue };
                    kept.iter().try_for_each(&mut *sink)?;
                }
            }
            done = look;
            let Some(wanted) = until else { continue };
            let known = half_width(&tally, matchup);
            (self.hear)(Progress::Known(known));
            if known <= wanted {
                break;
            }
        }
        let report = report(&tally, self.contest);
        let pace = Pace::since(start, report.games, report.decisions);
        Ok((report, pace))
    }

    /// Plays and counts some sets, and keeps their games if they are wanted.
    fn count<'s, G: Game, S: Scribe<G>>(
        &self,
        series: &Series<'s>,
        sets: Range<u64>,
        keeps: bool,
    ) -> (Tally, Vec<Played<'s>>)
    where
        F: Fn() -> S + Sync,
    {
        let matchup = self.contest.matchup;
        let games = (sets.end - sets.start) * series.games_in_set();
        let mut tally = Tally::new(matchup.contenders.len());
        let mut kept = Vec::new();
        series.play(sets, &mut (self.scribe)(), |played| {
            tally.add(matchup, played.turn, &played.outcome, played.decisions);
            if keeps {
                kept.push(played);
            }
        });
        (self.hear)(Progress::Played(games));
        (tally, kept)
    }
}

/// Gets half of the width of the widest interval.
fn half_width(tally: &Tally, matchup: &Matchup) -> f64 {
    let whole = FIRST * matchup.turns.len() as u32;
    let width = |results: &Results| {
        if matchup.is_paired() {
            results.firsts.half_width(whole)
        } else {
            wilson(results.firsts.total(FIRST), tally.games).half_width()
        }
    };
    tally.contenders.iter().map(width).fold(0.0, f64::max)
}

fn report(tally: &Tally, contest: &Contest<'_>) -> SimReport {
    let is_paired = contest.matchup.is_paired();
    let seat = |(seat, results): (Seat, &Results)| SeatReport {
        seat,
        bot: if is_paired { "all".into() } else { contest.names[seat.index()].clone() },
        wins: results.wins,
        shared: results.shared,
        share: share(results, tally.games),
        interval: interval(results, contest.matchup, tally.games),
        score: of_games(results.score as f64, tally.games),
    };
    SimReport {
        games: tally.games,
        ties: tally.ties,
        seats: Seat::all(tally.seats.len()).zip(&tally.seats).map(seat).collect(),
        decisions: tally.lengths().decisions(),
        lengths: tally.lengths().report(),
        paired: is_paired.then(|| PairedReport::of(tally, contest)),
    }
}

/// Gets a part of all first places.
pub(crate) fn share(results: &Results, games: u64) -> f64 {
    of_games(results.firsts.total(FIRST), games)
}

/// Gets the interval of a part of first places: over sets where games hang together.
pub(crate) fn interval(results: &Results, matchup: &Matchup, games: u64) -> Interval {
    if matchup.is_paired() {
        return results.firsts.interval(FIRST * matchup.turns.len() as u32);
    }
    wilson(results.firsts.total(FIRST), games)
}

/// Divides by the number of games, if there are any.
pub(crate) fn of_games(count: f64, games: u64) -> f64 {
    if games == 0 { 0.0 } else { count / games as f64 }
}
