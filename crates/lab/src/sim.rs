//! Many games, and what they tell.

use std::io;
use std::ops::Range;
use std::time::Instant;

use fracas_bots::Mind;
use fracas_core::{Game, Legible, Seed, Streams};

use crate::matchup::Matchup;
use crate::scribe::{Noting, Scribe, Unwritten, Written, card_ids};
use crate::series::{Played, Series, Threads, stretches};
use crate::stats::wilson;
use crate::tally::{FIRST, Results, Tally};
use crate::until::looks;

pub use crate::report::{Lengths, Pace, SeatReport, SimReport};

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
        let report = SimReport::of(&tally, self.contest);
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
