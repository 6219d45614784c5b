//! Many contenders: everyone meets everyone, in every seat, in the same deals.

use std::io;
use std::ops::Range;
use std::time::Instant;

use fracas_core::{Game, Legible, Outcome, Seat, Streams};

use crate::matchup::Matchup;
use crate::ratings::Ratings;
use crate::report::Pace;
use crate::scribe::{Noting, Scribe, Unwritten, Written, card_ids};
use crate::series::{Played, Series, Threads, stretches};
use crate::sim::{Hear, Plan, Progress, Sink};
use crate::standings::{Meeting, Ranked, TournamentReport, over_tables};
use crate::stats::Sums;
use crate::tally::{FIRST, Lengthy};

/// How many games are kept in memory while they wait to be counted.
const KEPT: u64 = 1 << 14;

/// Who meets whom, and how often.
#[derive(Clone, Copy, Debug)]
pub struct Tournament<'a> {
    /// Who plays, and how many games at each table; rounded up to whole sets.
    pub plan: &'a Plan,
    /// What the contenders are called, in the order of the plan's bots.
    pub names: &'a [String],
    /// The tables, all paired and of the same size.
    pub matchups: &'a [Matchup],
}

/// Plays a tournament by the rules that its matchups name.
pub fn tournament<G: Game>(
    games: &[G],
    tournament: &Tournament<'_>,
    hear: Hear<'_>,
) -> (TournamentReport, Pace) {
    let played = play(tournament, || Unwritten(games), hear, None);
    played.expect("nothing is handed on that could fail")
}

/// Plays a tournament and hands every game to `sink`, in order, with what was written down of it.
pub fn noted_tournament<G: Legible>(
    games: &[G],
    tournament: &Tournament<'_>,
    hear: Hear<'_>,
    noting: Noting,
    sink: Sink<'_>,
) -> io::Result<(TournamentReport, Pace)> {
    match noting {
        Noting::Results => play(tournament, || Unwritten(games), hear, Some(sink)),
        Noting::Decisions | Noting::Cards => {
            let cards = card_ids(games);
            play(tournament, || Written::new(games, &cards, noting), hear, Some(sink))
        }
    }
}

fn play<G: Game, S: Scribe<G>>(
    tournament: &Tournament<'_>,
    scribe: impl Fn() -> S + Sync,
    hear: Hear<'_>,
    mut sink: Option<Sink<'_>>,
) -> io::Result<(TournamentReport, Pace)> {
    let start = Instant::now();
    let Tournament { plan, matchups, .. } = *tournament;
    let streams = Streams::new(&plan.seed);
    let series = Series { matchups, minds: &plan.bots, streams };
    let work = |sets: Range<u64>| {
        let mut kept = Vec::new();
        series.play(sets, &mut scribe(), |played| kept.push(played));
        hear(Progress::Played(kept.len() as u64));
        kept
    };
    let threads = Threads::start(plan.threads);
    let rounds = plan.games.div_ceil(series.games_in_set());
    let mut score = Score::new(tournament);
    let all = 0..rounds * matchups.len() as u64;
    for stretch in stretches(all, KEPT / series.games_in_set()) {
        for played in series.in_parts(&threads, &stretch, work).into_iter().flatten() {
            score.add(&played);
            if let Some(sink) = &mut sink {
                sink(&played)?;
            }
        }
    }
    let report = score.report(tournament, rounds);
    let pace = Pace::since(start, report.games, report.decisions);
    Ok((report, pace))
}

/// Counts over a tournament, in the order of its games.
struct Score {
    contenders: usize,
    tables: usize,
    games: u64,
    ties: u64,
    lengths: Lengthy,
    ratings: Ratings,
    wins: Vec<[u64; 2]>,
    /// First places in each set, for each table and position at it.
    firsts: Vec<Vec<Sums>>,
    /// For each two contenders, how often the one was ahead of the other in each set, in halves.
    ahead: Vec<Sums>,
    set: SetScore,
}

/// Counts over the set that is being counted, by position at the table.
#[derive(Clone, Default)]
struct SetScore {
    firsts: Vec<u32>,
    ahead: Vec<u32>,
}

impl SetScore {
    fn new(seats: usize) -> SetScore {
        SetScore { firsts: vec![0; seats], ahead: vec![0; seats * seats] }
    }

    fn add(&mut self, played: &Played<'_>, winners: usize) {
        let Played { outcome, matchup, turn, .. } = played;
        let seats = outcome.seats();
        for seat in Seat::all(seats) {
            let slot = matchup.slot(*turn, seat);
            if outcome.place(seat) == 1 {
                self.firsts[slot] += FIRST / winners as u32;
            }
            for other in Seat::all(seats) {
                self.ahead[slot * seats + matchup.slot(*turn, other)] +=
                    halves_ahead(outcome, seat, other);
            }
        }
    }
}

/// Counts 2 if a seat has a better place than another, 1 if the same.
fn halves_ahead(outcome: &Outcome, seat: Seat, other: Seat) -> u32 {
    match outcome.place(seat).cmp(&outcome.place(other)) {
        std::cmp::Ordering::Less => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 0,
    }
}

impl Score {
    fn new(tournament: &Tournament<'_>) -> Score {
        let contenders = tournament.names.len();
        let seats = tournament.matchups.first().map_or(0, |matchup| matchup.contenders.len());
        Score {
            contenders,
            tables: tournament.matchups.len(),
            games: 0,
            ties: 0,
            lengths: Lengthy::default(),
            ratings: Ratings::new(contenders, seats),
            wins: vec![[0; 2]; contenders],
            firsts: vec![vec![Sums::default(); seats]; tournament.matchups.len()],
            ahead: vec![Sums::default(); contenders * contenders],
            set: SetScore::new(seats),
        }
    }

    fn add(&mut self, played: &Played<'_>) {
        let seats = played.outcome.seats();
        let winners = played.outcome.winners().count();
        self.games += 1;
        self.ties += u64::from(winners == seats);
        self.lengths.add(played.decisions);
        let sitters: Vec<usize> = Seat::all(seats).map(|seat| played.sitter(seat)).collect();
        for seat in played.outcome.winners() {
            self.wins[sitters[seat.index()]][usize::from(1 < winners)] += 1;
        }
        self.ratings.add(&sitters, &played.outcome);
        self.set.add(played, winners);
        if played.turn + 1 == played.matchup.turns.len() {
            self.close_set(played);
        }
    }

    fn close_set(&mut self, played: &Played<'_>) {
        let contenders = &played.matchup.contenders;
        let set = std::mem::replace(&mut self.set, SetScore::new(contenders.len()));
        let table = (played.set % self.tables as u64) as usize;
        for (slot, one) in contenders.iter().enumerate() {
            self.firsts[table][slot].add(set.firsts[slot]);
            for (other_slot, other) in contenders.iter().enumerate() {
                let ahead = set.ahead[slot * contenders.len() + other_slot];
                self.ahead[one * self.contenders + other].add(ahead);
            }
        }
        if table + 1 == self.tables {
            self.ratings.end_round();
        }
    }

    fn report(&self, tournament: &Tournament<'_>, sets: u64) -> TournamentReport {
        let mut order: Vec<usize> = (0..self.contenders).collect();
        let rating = |contender: usize| self.ratings.of(contender).rating;
        order.sort_by(|one, other| rating(*other).total_cmp(&rating(*one)));
        TournamentReport {
            games: self.games,
            ties: self.ties,
            tables: self.tables,
            sets,
            decisions: self.lengths.decisions(),
            lengths: self.lengths.report(),
            system: self.ratings.system(),
            standings: order.iter().map(|one| self.standing(tournament, *one, &order)).collect(),
        }
    }

    fn standing(&self, tournament: &Tournament<'_>, one: usize, order: &[usize]) -> Ranked {
        let turns = tournament.matchups.first().map_or(1, |matchup| matchup.turns.len());
        let places =
            tournament.matchups.iter().zip(&self.firsts).filter_map(|(matchup, firsts)| {
                let slot = matchup.contenders.iter().position(|contender| *contender == one)?;
                Some(firsts[slot])
            });
        let places: Vec<Sums> = places.collect();
        let (share, interval) = over_tables(&places, FIRST * turns as u32);
        let sets: u64 = places.iter().map(Sums::sets).sum();
        let [wins, shared] = self.wins[one];
        Ranked {
            name: tournament.names[one].clone(),
            rating: self.ratings.of(one),
            games: sets * turns as u64,
            wins,
            shared,
            share,
            interval,
            against: order.iter().map(|other| self.meeting(one, *other, turns)).collect(),
        }
    }

    fn meeting(&self, one: usize, other: usize, turns: usize) -> Option<Meeting> {
        let sums = self.ahead[one * self.contenders + other];
        let whole = 2 * turns as u32;
        (one != other).then(|| Meeting {
            games: sums.sets() * turns as u64,
            ahead: sums.mean(whole),
            interval: sums.interval(whole),
        })
    }
}
