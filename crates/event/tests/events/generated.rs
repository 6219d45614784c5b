//! Any event whatever: results, absences and drop-outs as chance has them.

use crate::common::Played;
use fracas_core::{Chance, Fast};
use fracas_event::{Course, EntrantId, Event, How, Record, Stage, Verdict, Why};
use proptest::prelude::*;

/// Plays an event through by chance; `look` sees it before each round it pairs and after.
fn play(course: Course, people: u16, seed: u64, mut look: impl FnMut(&Event, &Event)) -> Played {
    let mut chance = Fast::new(seed);
    let mut played = Played::open(course, fracas_event::Decks::Bring, people);
    let before = played.event.clone();
    played.start(seed);
    look(&before, &played.event);
    let mut steps = 0;
    while played.event.stage() == Stage::Playing {
        steps += 1;
        assert!(steps < 10_000, "the event goes on");
        let before = played.event.clone();
        step(&mut played, &mut chance);
        look(&before, &played.event);
    }
    played
}

/// Lets one thing happen: mostly a match is decided.
fn step(played: &mut Played, chance: &mut Fast) {
    let active: Vec<EntrantId> = played.event.active().collect();
    if chance.below(25) == 0 && !active.is_empty() {
        let gone = chance.pick(&active).unwrap();
        return played.drop_out(gone.0);
    }
    let on: Vec<String> = played.event.undecided().map(|it| it.table.clone()).collect();
    assert!(!on.is_empty(), "an event that is on waits for matches alone");
    let table = &on[chance.below(on.len() as u32) as usize];
    let verdicts = [Verdict::First, Verdict::Second, Verdict::Draw, Verdict::Neither];
    let verdict = verdicts[chance.below(4) as usize];
    let is_absence = verdict == Verdict::Neither || chance.below(6) == 0;
    let how = if is_absence && verdict != Verdict::Draw { How::NoShow } else { How::Played };
    let scores = [chance.below(9) as i32, chance.below(9) as i32];
    played.decide(table, verdict, how, scores);
}

/// Counts the rematches of the best way to pair all of `left`, by trying every one.
fn fewest_rematches(event: &Event, left: &[EntrantId]) -> usize {
    let [first, rest @ ..] = left else { return 0 };
    let ways = rest.iter().map(|other| {
        let others: Vec<EntrantId> = rest.iter().copied().filter(|it| it != other).collect();
        usize::from(have_met(event, *first, *other)) + fewest_rematches(event, &others)
    });
    ways.min().unwrap_or_default()
}

fn have_met(event: &Event, one: EntrantId, other: EntrantId) -> bool {
    let mut matches = event.rounds().iter().flat_map(|round| &round.matches);
    matches.any(|it| it.pair.contains(&one) && it.pair.contains(&other))
}

fn byes_of(event: &Event, entrant: EntrantId) -> usize {
    event.rounds().iter().filter(|round| round.byes.contains(&entrant)).count()
}

/// Checks the round that was paired after `before`, if one was, against every other way to pair it.
fn check_swiss_round(before: &Event, after: &Event) {
    if after.rounds().len() == before.rounds().len() {
        return;
    }
    let round = after.rounds().last().unwrap();
    // Two absences in a row drop someone before the next round.
    let active: Vec<EntrantId> = after.active().collect();
    let rematches = round.matches.iter().filter(|it| have_met(before, it.pair[0], it.pair[1]));
    let rematches = rematches.count();
    let fewest_byes = active.iter().map(|it| byes_of(before, *it)).min().unwrap();
    assert_eq!(round.byes.len(), active.len() % 2, "a bye only where one is left over");
    assert_eq!(2 * round.matches.len() + round.byes.len(), active.len(), "everyone is paired");
    let without = |gone: EntrantId| -> Vec<EntrantId> {
        active.iter().copied().filter(|it| *it != gone).collect()
    };
    let best = match round.byes.first() {
        None => fewest_rematches(before, &active),
        Some(bye) => {
            assert_eq!(byes_of(before, *bye), fewest_byes, "a second bye only where all had one");
            let worthy = active.iter().filter(|it| byes_of(before, **it) == fewest_byes);
            worthy.map(|it| fewest_rematches(before, &without(*it))).min().unwrap()
        }
    };
    assert_eq!(rematches, best, "nobody meets twice while it can be avoided");
}

fn check_standings(event: &Event) {
    let standings = event.standings();
    let decided = event.rounds().iter().flat_map(|round| &round.matches);
    let given: u32 = decided
        .filter_map(|it| it.result.map(|result| (result.verdict, !it.drawn.is_empty())))
        .map(|(verdict, is_last)| match verdict {
            Verdict::First | Verdict::Second => 3,
            Verdict::Draw if is_last && event.plan().course == Course::Elimination => 3,
            Verdict::Draw => 2,
            Verdict::Neither => 0,
        })
        .sum();
    let byes: usize = event.rounds().iter().map(|round| round.byes.len()).sum();
    let points: u32 = standings.iter().map(|it| it.points).sum();
    assert_eq!(points, given + 3 * byes as u32, "points add up");
    let places: Vec<usize> = standings.iter().map(|it| it.place).collect();
    assert_eq!(places, (1..=event.starters()).collect::<Vec<_>>(), "a total order");
    for pair in standings.windows(2) {
        assert!(pair[1].points <= pair[0].points, "points come first");
    }
}

fn check_replay(played: &Played) {
    let mut again = Event::new(played.event.plan().clone()).unwrap();
    for (at, record) in played.records.iter().enumerate() {
        again.apply(record.clone(), at as u64).unwrap();
    }
    assert_eq!(format!("{again:?}"), format!("{:?}", played.event), "an event is its records");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn swiss_rounds_pair_as_well_as_can_be(people in 2u16..9, rounds in 1u8..10, seed: u64) {
        let course = Course::Swiss { rounds: Some(rounds) };
        let played = play(course, people, seed, |before, after| {
            check_swiss_round(before, after);
            check_standings(after);
        });
        let is_done = played.event.rounds().len() == usize::from(rounds);
        prop_assert!(is_done || played.event.active().count() < 2);
        check_replay(&played);
    }

    #[test]
    fn many_meet_nobody_twice(people in 20u16..41, seed: u64) {
        let played = play(Course::Swiss { rounds: None }, people, seed, |_, after| check_standings(after));
        let mut met = std::collections::BTreeSet::new();
        for pair in played.event.rounds().iter().flat_map(|it| &it.matches).map(|it| it.pair) {
            prop_assert!(met.insert([pair[0].min(pair[1]), pair[0].max(pair[1])]), "{:?}", pair);
        }
        for entrant in 0..people {
            prop_assert!(byes_of(&played.event, EntrantId(entrant)) <= 1);
        }
        prop_assert!(played.event.rounds().len() <= 6);
    }

    #[test]
    fn elimination_ends_when_the_bracket_does(people in 2u16..34, seed: u64) {
        let played = play(Course::Elimination, people, seed, |_, after| check_standings(after));
        let depth = f64::from(people).log2().ceil() as usize;
        prop_assert!(played.event.rounds().len() <= depth);
        for round in played.event.rounds() {
            for each in &round.matches {
                prop_assert!(each.drawn.len() <= 1, "a match is played again once");
            }
        }
        check_replay(&played);
    }

    #[test]
    fn a_record_that_does_not_fit_changes_nothing(seed: u64) {
        let mut chance = Fast::new(seed);
        let mut played = Played::started(Course::Elimination, 5, seed);
        for _ in 0..40 {
            // `apply` holds the event against what it was.
            let _ = played.apply(any_record(&mut chance));
            played.go_on();
            if played.event.stage() == Stage::Playing && chance.below(2) == 0 {
                step(&mut played, &mut chance);
            }
        }
        check_replay(&played);
    }
}

/// Makes up a record without a look at the event.
fn any_record(chance: &mut Fast) -> Record {
    let mut entrant = || EntrantId(chance.below(7) as u16);
    let (one, other) = (entrant(), entrant());
    let table = format!("table-{}", chance.below(6));
    match chance.below(9) {
        0 => crate::common::signed_up(one.0),
        1 => Record::Withdrew { entrant: one },
        2 => Record::Started { seed: fracas_core::Seed::from_number(1), pods: Vec::new() },
        3 => Record::Built { entrant: one, deck: "deck".into() },
        4 => Record::Paired { matches: vec![("t".into(), [one, other])], byes: vec![one] },
        5 => Record::Again { table, again: "again".into() },
        6 => Record::Dropped { entrant: one, why: Why::NoDeck },
        7 => Record::Cancelled,
        _ => {
            let (verdict, how) = (Verdict::Draw, How::Played);
            let result = fracas_event::Result { verdict, scores: [1, 1], how };
            Record::Decided { table, result }
        }
    }
}
