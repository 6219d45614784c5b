//! Sets of games, played in parallel and heard of in order.

use std::ops::Range;

use fracas_bots::{Bot, Mind};
use fracas_core::{Game, Outcome, Seat, Streams};
use rayon::prelude::*;

use crate::matchup::Matchup;
use crate::scribe::{Notes, Scribe};

/// How many games a thread plays at most before it takes up more.
const BATCH: u64 = 256;

/// Into how many parts a stretch is divided at least, so that slow games keep all threads busy.
const PARTS: u64 = 64;

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played<'a> {
    /// Its number, counted from 0.
    pub number: u64,
    /// The set it belongs to; all games of a set have the same chance of the rules.
    pub set: u64,
    /// Its turn within the set.
    pub turn: usize,
    /// Who sat at the table.
    pub matchup: &'a Matchup,
    /// How it ended.
    pub outcome: Outcome,
    /// How many decisions it took.
    pub decisions: u32,
    /// What else was written down.
    pub notes: Notes,
}

impl Played<'_> {
    /// Gets who sat in a seat.
    pub fn sitter(&self, seat: Seat) -> usize {
        self.matchup.sitter(self.turn, seat)
    }
}

/// All sets of an experiment: the matchups take turns, one set each.
pub(crate) struct Series<'a> {
    /// Who meets whom; all with the same number of turns.
    pub(crate) matchups: &'a [Matchup],
    /// How each contender decides.
    pub(crate) minds: &'a [Mind],
    /// Where all chance comes from.
    pub(crate) streams: Streams,
}

impl<'a> Series<'a> {
    /// Gets the number of games in a set.
    pub(crate) fn games_in_set(&self) -> u64 {
        self.matchups.first().map_or(1, |matchup| matchup.turns.len() as u64)
    }

    /// Plays some sets, one after the other. Their numbers alone decide what happens in them.
    pub(crate) fn play<G: Game>(
        &self,
        sets: Range<u64>,
        scribe: &mut impl Scribe<G>,
        mut each: impl FnMut(Played<'a>),
    ) {
        let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
        let mut seated = None;
        for set in sets {
            let at = (set % self.matchups.len() as u64) as usize;
            let matchup = &self.matchups[at];
            if seated != Some(at) {
                let contenders = matchup.contenders.iter();
                bots = contenders.map(|one| scribe.bot(self.minds[*one])).collect();
                seated = Some(at);
            }
            for (turn, rules) in matchup.turns.iter().enumerate() {
                let number = set * matchup.turns.len() as u64 + turn as u64;
                let mut deals = self.streams.nth(2 * set);
                let mut thoughts = self.streams.nth(2 * number + 1);
                let (outcome, decisions, notes) =
                    scribe.play(*rules, &mut bots, &mut deals, &mut thoughts);
                each(Played { number, set, turn, matchup, outcome, decisions, notes });
                if matchup.is_paired() {
                    bots.rotate_left(1);
                }
            }
        }
    }

    /// Divides a stretch of sets into parts that depend on nothing but its length, works on them on
    /// all threads and gives what came of them, in order.
    pub(crate) fn in_parts<T: Send>(
        &self,
        threads: &Threads,
        sets: &Range<u64>,
        work: impl Fn(Range<u64>) -> T + Sync,
    ) -> Vec<T> {
        let most = (BATCH / self.games_in_set()).max(1);
        let size = (sets.end - sets.start).div_ceil(PARTS).clamp(1, most);
        let parts = (sets.end - sets.start).div_ceil(size);
        let part = |index: u64| {
            let start = sets.start + index * size;
            work(start..sets.end.min(start + size))
        };
        threads.run(|| (0..parts).into_par_iter().map(part).collect())
    }
}

/// Threads to play on.
pub(crate) struct Threads(Option<rayon::ThreadPool>);

impl Threads {
    /// Starts some threads; 0 for one on each core.
    pub(crate) fn start(count: usize) -> Threads {
        // Without threads of its own the experiment uses those that are there.
        Threads(rayon::ThreadPoolBuilder::new().num_threads(count).build().ok())
    }

    fn run<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        match &self.0 {
            Some(pool) => pool.install(work),
            None => work(),
        }
    }
}

/// Divides sets into stretches that are kept in memory at once.
pub(crate) fn stretches(sets: Range<u64>, most: u64) -> impl Iterator<Item = Range<u64>> {
    let most = most.max(1);
    let count = (sets.end - sets.start).div_ceil(most);
    (0..count).map(move |index| {
        let start = sets.start + index * most;
        start..sets.end.min(start + most)
    })
}
