//! What a report says is what happened: counted once more, by hand, from the games themselves.

use std::hash::{Hash as _, Hasher};
use std::sync::Mutex;

use fracas_bots::{Level, Mind};
use fracas_core::{Chance, Game, Log, Outcome, Seat, SeatSet, Seed, Viewer};
use fracas_lab::{Lengths, Plan, SimReport, simulate, wilson};

/// A game for three in which chance decides all: the deal how long it is, the end who wins. It
/// writes down every game that comes to its end.
#[derive(Debug, Default)]
struct Fate {
    played: Mutex<Vec<(u32, Outcome)>>,
}

/// What chance decided, and how many decisions were made since.
#[derive(Clone, Debug, PartialEq)]
struct Fated {
    length: u32,
    made: u32,
    scores: [i32; 3],
}

impl Game for Fate {
    type State = Fated;
    type Action = bool;
    type Event = ();

    fn seats(&self) -> usize {
        3
    }

    fn deal(&self, chance: &mut impl Chance, _: &mut impl Log<(), Fated>) -> Fated {
        // Mostly short, rarely long: the median, the 99th part and the longest lie far apart.
        let length =
            if chance.below(40) == 0 { 50 + chance.below(50) } else { 1 + chance.below(9) };
        Fated { length, made: 0, scores: [0; 3] }
    }

    fn to_act(&self, state: &Fated) -> SeatSet {
        if state.made == state.length {
            return SeatSet::EMPTY;
        }
        SeatSet::one(Seat((state.made % 3) as u8))
    }

    fn actions(&self, _: &Fated, _: Seat, out: &mut Vec<bool>) {
        out.extend([false, true]);
    }

    fn apply(
        &self,
        state: &mut Fated,
        _: Seat,
        _: bool,
        chance: &mut impl Chance,
        _: &mut impl Log<(), Fated>,
    ) {
        state.made += 1;
        if state.made == state.length {
            state.scores = [(); 3].map(|()| chance.below(4) as i32 - 1);
        }
    }

    fn outcome(&self, state: &Fated) -> Option<Outcome> {
        if state.made < state.length {
            return None;
        }
        let outcome = Outcome::by_score(&state.scores);
        self.played.lock().expect("no test panics in here").push((state.length, outcome));
        Some(outcome)
    }

    fn resample(&self, _: &mut Fated, _: Viewer, _: &mut impl Chance) {}

    fn know(&self, state: &Fated, _: Seat, hasher: &mut impl Hasher) {
        (state.length, state.made, state.scores).hash(hasher);
    }

    fn promise(&self, _: &Fated, _: Seat) -> f32 {
        0.5
    }
}

/// Simulates games and gives the report with what was written down.
fn run(bot: Level, games: u64) -> (SimReport, Vec<(u32, Outcome)>) {
    let fate = Fate::default();
    let plan =
        Plan { bots: vec![Mind::from(bot); 3], games, seed: Seed::from_number(1), threads: 2 };
    let (report, _) = simulate(&fate, &plan, &|_| ());
    (report, fate.played.into_inner().expect("no test panics in there"))
}

#[test]
fn lengths_are_those_that_half_ninety_nine_in_a_hundred_and_all_games_did_not_exceed() {
    for games in [1, 2, 3, 99, 100, 101, 199, 1_000, 3_001] {
        let (report, played) = run(Level::Random, games);
        let mut lengths: Vec<u32> = played.iter().map(|(length, _)| *length).collect();
        lengths.sort_unstable();
        let no_longer =
            |part: usize, whole: usize| lengths[(lengths.len() * part).div_ceil(whole) - 1];
        let wanted = Lengths {
            median: no_longer(1, 2),
            p99: no_longer(99, 100),
            longest: *lengths.last().expect("there are games"),
        };
        assert_eq!(report.lengths, wanted, "of {games} games");
        let decisions: u64 = lengths.iter().map(|length| u64::from(*length)).sum();
        assert_eq!(report.decisions, decisions);
        assert_eq!(report.games, lengths.len() as u64);
    }
}

#[test]
fn wins_shared_places_and_ties_are_counted_apart() {
    let (report, played) = run(Level::Random, 3_001);
    let count = |wanted: &dyn Fn(&Outcome) -> bool| {
        played.iter().filter(|(_, outcome)| wanted(outcome)).count() as u64
    };
    assert_eq!(report.ties, count(&|outcome| outcome.winners().count() == 3));
    for seat in &report.seats {
        let first = |outcome: &Outcome| outcome.place(seat.seat) == 1;
        let alone = |outcome: &Outcome| outcome.winners().count() == 1;
        assert_eq!(seat.wins, count(&|outcome| first(outcome) && alone(outcome)));
        assert_eq!(seat.shared, count(&|outcome| first(outcome) && !alone(outcome)));
        assert!(100 < seat.shared, "places are shared often enough to matter: {seat:?}");
    }
}

#[test]
fn a_shared_first_place_counts_in_parts_and_all_parts_add_up_to_one() {
    let (report, played) = run(Level::Random, 3_001);
    for seat in &report.seats {
        let part = |outcome: &Outcome| match outcome.place(seat.seat) {
            1 => 1.0 / outcome.winners().count() as f64,
            _ => 0.0,
        };
        let firsts: f64 = played.iter().map(|(_, outcome)| part(outcome)).sum();
        assert!((seat.share - firsts / 3_001.0).abs() < 1e-9, "{seat:?}");
        let wanted = wilson(firsts, 3_001);
        assert!((seat.interval.low - wanted.low).abs() < 1e-9, "{seat:?}");
        assert!((seat.interval.high - wanted.high).abs() < 1e-9, "{seat:?}");
    }
    let total: f64 = report.seats.iter().map(|seat| seat.share).sum();
    assert!((total - 1.0).abs() < 1e-9, "{:?}", report.seats);
}

#[test]
fn the_score_of_a_seat_is_its_mean() {
    let (report, played) = run(Level::Random, 500);
    for seat in &report.seats {
        let total: i32 = played.iter().map(|(_, outcome)| outcome.score(seat.seat)).sum();
        assert!((seat.score - f64::from(total) / 500.0).abs() < 1e-9, "{seat:?}");
    }
}

/// Bots think with a generator of their own, so however much they think, the cards are the same.
#[test]
fn the_same_deals_meet_any_bots() {
    let (random, greedy) = (run(Level::Random, 700).0, run(Level::Greedy, 700).0);
    assert_eq!((random.lengths, random.decisions), (greedy.lengths, greedy.decisions));
    for (random, greedy) in random.seats.iter().zip(&greedy.seats) {
        assert_eq!((random.wins, random.shared), (greedy.wins, greedy.shared));
    }
}
