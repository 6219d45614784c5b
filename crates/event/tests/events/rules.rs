//! The rules of events, one by one.

use crate::common::{Played, lower_wins, signed_up};
use fracas_core::Seed;
use fracas_event::{
    Course, Decks, EntrantId, Event, EventError, How, Plan, Record, Stage, Verdict, Why,
};

const SWISS: Course = Course::Swiss { rounds: None };

#[test]
fn people_come_and_go_before_the_start_and_not_after() {
    let mut played = Played::open(SWISS, Decks::Bring, 4);
    assert_eq!(played.apply(signed_up(1)), Err(EventError::SignedUpAlready));
    played.apply(signed_up(2)).unwrap();
    assert_eq!(played.event.active().count(), 5, "bots may come again");
    played.apply(Record::Withdrew { entrant: EntrantId(1) }).unwrap();
    let again = Record::Withdrew { entrant: EntrantId(1) };
    assert_eq!(played.apply(again), Err(EventError::NoSuchEntrant(1)));
    played.apply(signed_up(1)).unwrap();
    assert_eq!(played.event.entrants().len(), 6, "numbers are not given twice");
    played.start(1);
    assert_eq!(played.apply(signed_up(9)), Err(EventError::NotOpen));
    assert_eq!(played.apply(Record::Cancelled), Err(EventError::NotOpen));
    let withdraw = Record::Withdrew { entrant: EntrantId(0) };
    assert_eq!(played.apply(withdraw), Err(EventError::NotOpen));
}

#[test]
fn an_event_has_so_many_places() {
    let plan = Plan { decks: Decks::Bring, course: SWISS, places: 2 };
    let mut event = Event::new(plan.clone()).unwrap();
    event.apply(signed_up(0), 0).unwrap();
    event.apply(signed_up(1), 0).unwrap();
    assert_eq!(event.apply(signed_up(3), 0), Err(EventError::Full(2)));
    assert!(Event::new(Plan { places: 1, ..plan.clone() }).is_err());
    assert!(Event::new(Plan { course: Course::Swiss { rounds: Some(0) }, ..plan }).is_err());
}

#[test]
fn an_event_begins_once_and_with_two_at_least() {
    let mut played = Played::open(SWISS, Decks::Bring, 1);
    let start = || Record::Started { seed: Seed::from_number(1), pods: Vec::new() };
    assert_eq!(played.apply(start()), Err(EventError::TooFew));
    played.apply(signed_up(1)).unwrap();
    played.apply(start()).unwrap();
    assert_eq!(played.apply(start()), Err(EventError::NotOpen));
}

#[test]
fn an_event_that_was_called_off_is_over() {
    let mut played = Played::open(SWISS, Decks::Bring, 4);
    played.apply(Record::Cancelled).unwrap();
    assert_eq!(played.event.stage(), Stage::Cancelled);
    assert_eq!(played.apply(signed_up(9)), Err(EventError::NotOpen));
}

#[test]
fn decks_are_made_at_tables_of_the_right_size_before_the_first_round() {
    let mut played = Played::open(SWISS, Decks::Made { sizes: vec![8, 10] }, 9);
    assert!(matches!(played.event.check_start(), Err(EventError::BadPods { entrants: 9, .. })));
    for number in 9..18 {
        played.apply(signed_up(number)).unwrap();
    }
    played.start(3);
    let sizes: Vec<usize> = played.event.pods().iter().map(|pod| pod.entrants.len()).collect();
    assert_eq!((played.event.stage(), sizes), (Stage::Building, vec![8, 10]));
    played.drop_out(4);
    let built = |entrant| Record::Built { entrant: EntrantId(entrant), deck: "deck".into() };
    for entrant in (0..18).filter(|it| *it != 4) {
        assert_eq!(played.event.rounds().len(), 0, "the first round waits for all decks");
        played.apply(built(entrant)).unwrap();
        assert!(played.apply(built(entrant)).is_err(), "everyone makes one");
        played.go_on();
    }
    assert_eq!(played.event.stage(), Stage::Playing, "who dropped out is not waited for");
    assert_eq!(played.event.rounds()[0].matches.len(), 8);
}

#[test]
fn eight_take_three_rounds_and_one_is_unbeaten() {
    let mut played = Played::started(SWISS, 8, 7);
    for round in 1..=3 {
        assert_eq!(played.event.rounds().len(), round);
        played.decide_all(lower_wins);
    }
    assert_eq!(played.event.stage(), Stage::Over);
    let standings = played.event.standings();
    assert_eq!(standings[0].entrant, EntrantId(0));
    assert_eq!(standings.iter().map(|it| it.points).collect::<Vec<_>>(), [9, 6, 6, 6, 3, 3, 3, 0]);
}

#[test]
fn those_with_equal_points_meet() {
    for seed in 0..30 {
        let mut played = Played::started(SWISS, 8, seed);
        played.decide_all(lower_wins);
        let points = |entrant: EntrantId| {
            played.event.standings().iter().find(|it| it.entrant == entrant).unwrap().points
        };
        for each in &played.event.rounds()[1].matches {
            assert_eq!(points(each.pair[0]), points(each.pair[1]));
        }
    }
}

#[test]
fn the_bye_goes_to_the_last_who_had_none_and_counts_as_a_win() {
    for seed in 0..30 {
        let mut played = Played::started(Course::Swiss { rounds: Some(3) }, 5, seed);
        let first = played.event.rounds()[0].byes[0];
        let on: Vec<_> = played.event.undecided().map(|it| (it.table.clone(), it.pair)).collect();
        for (table, [one, other]) in on {
            let (verdict, scores, how) = (lower_wins(one, other), [0, 0], How::Played);
            let result = fracas_event::Result { verdict, scores, how };
            played.apply(Record::Decided { table, result }).unwrap();
        }
        let before = played.order();
        played.go_on();
        let second = played.event.rounds()[1].byes[0];
        let standings = played.event.standings();
        let of_first = standings.iter().find(|it| it.entrant == first).unwrap();
        assert_eq!((of_first.points, of_first.byes), (3, 1));
        assert_ne!(first, second);
        assert_eq!(before.last(), Some(&second.0), "the last has no point, so it had no bye");
    }
}

#[test]
fn who_was_paired_down_is_not_paired_down_again_at_once() {
    for seed in 0..60 {
        // Three lead after the first round, so one of them is paired down.
        let mut played = Played::started(Course::Swiss { rounds: Some(3) }, 6, seed);
        played.decide_all(lower_wins);
        let points = |played: &Played, id: EntrantId| {
            played.event.standings().iter().find(|it| it.entrant == id).unwrap().points
        };
        let floats = |played: &Played| -> Vec<EntrantId> {
            let last = played.event.rounds().last().unwrap();
            let lower = |pair: &[EntrantId; 2]| points(played, pair[0]) != points(played, pair[1]);
            let pairs = last.matches.iter().map(|it| it.pair).filter(lower);
            pairs.filter_map(|pair| pair.into_iter().max_by_key(|it| points(played, *it))).collect()
        };
        let first = floats(&played);
        assert_eq!(first.len(), 1);
        // The two who were not paired down draw, so that three of four points are close together.
        played.decide_all(|one, other| {
            if first.contains(&one) {
                Verdict::First
            } else if first.contains(&other) {
                Verdict::Second
            } else {
                Verdict::Draw
            }
        });
        assert!(!floats(&played).contains(&first[0]) || points(&played, first[0]) == 6);
    }
}

#[test]
fn whoever_drops_out_is_not_paired_again_and_holds_nobody_up() {
    let mut played = Played::started(SWISS, 6, 2);
    let gone = played.event.rounds()[0].matches[0].pair[0];
    played.drop_out(gone.0);
    assert_eq!(
        played.apply(Record::Dropped { entrant: gone, why: Why::Left }),
        Err(EventError::NoSuchEntrant(gone.0))
    );
    played.decide_all(|one, other| {
        if one == gone {
            Verdict::Second
        } else if other == gone {
            Verdict::First
        } else {
            lower_wins(one, other)
        }
    });
    let round = &played.event.rounds()[1];
    assert!(round.matches.iter().all(|it| !it.pair.contains(&gone)) && !round.byes.contains(&gone));
    assert_eq!((round.matches.len(), round.byes.len()), (2, 1));
    let standings = played.event.standings();
    assert_eq!(standings.len(), 6, "what was played stays");
    let opponent = played.event.rounds()[0].matches[0].pair[1];
    let opponent = standings.iter().find(|it| it.entrant == opponent).unwrap();
    assert_eq!(opponent.opponents, 333_333, "one lost match counts as a third");
}

#[test]
fn whoever_misses_two_matches_in_a_row_is_dropped() {
    let mut played = Played::started(Course::Swiss { rounds: Some(5) }, 4, 4);
    let absent = EntrantId(0);
    let miss = |played: &mut Played, is_absent: bool| {
        let on: Vec<_> = played.event.undecided().map(|it| (it.table.clone(), it.pair)).collect();
        for (table, pair) in on {
            let side = pair.iter().position(|it| *it == absent);
            match (side, is_absent) {
                (Some(0), true) => played.decide(&table, Verdict::Second, How::NoShow, [0, 0]),
                (Some(_), true) => played.decide(&table, Verdict::First, How::NoShow, [0, 0]),
                _ => played.decide(&table, Verdict::First, How::Played, [1, 0]),
            }
        }
    };
    miss(&mut played, true);
    miss(&mut played, false);
    miss(&mut played, true);
    assert!(played.event.entrants()[0].is_in(), "not in a row");
    miss(&mut played, true);
    assert_eq!(played.event.entrants()[0].dropped, Some(Why::Absent));
    assert_eq!(played.event.rounds()[4].matches.len(), 1);
}

#[test]
fn an_event_with_one_left_is_over() {
    let mut played = Played::started(SWISS, 4, 1);
    for gone in [1, 2, 3] {
        played.drop_out(gone);
    }
    played.decide_all(|one, _| if one.0 == 0 { Verdict::First } else { Verdict::Second });
    assert_eq!(played.event.stage(), Stage::Over);
}

#[test]
fn the_bracket_gives_byes_to_the_first_seeds_and_ends_with_one() {
    let mut played = Played::started(Course::Elimination, 6, 5);
    let lot = |played: &Played, it: EntrantId| played.event.entrants()[it.index()].lot;
    let byes: Vec<u16> = played.event.rounds()[0].byes.iter().map(|it| lot(&played, *it)).collect();
    assert_eq!(byes, [0, 1]);
    for _ in 0..3 {
        played.decide_all(lower_wins);
    }
    assert_eq!((played.event.stage(), played.event.rounds().len()), (Stage::Over, 3));
    assert_eq!(played.order()[0], 0);
}

#[test]
fn a_drawn_match_is_played_once_more_and_then_the_higher_seed_goes_on() {
    let mut played = Played::started(Course::Elimination, 2, 5);
    let table = played.event.rounds()[0].matches[0].table.clone();
    played.decide(&table, Verdict::Draw, How::Played, [2, 2]);
    let again = played.event.rounds()[0].matches[0].clone();
    assert_ne!(again.table, table);
    assert_eq!((again.result, &again.drawn), (None, &vec![table]));
    played.decide(&again.table, Verdict::Draw, How::Played, [2, 2]);
    assert_eq!(played.event.stage(), Stage::Over);
    let winner = &played.event.standings()[0];
    assert_eq!((winner.lot, winner.points, winner.wins), (0, 3, 1));
}

#[test]
fn where_both_are_out_the_next_opponent_has_a_bye() {
    let mut played = Played::started(Course::Elimination, 4, 5);
    let [first, second] = [0, 1].map(|it| played.event.rounds()[0].matches[it].table.clone());
    played.decide(&first, Verdict::Neither, How::NoShow, [0, 0]);
    played.decide(&second, Verdict::First, How::Played, [1, 0]);
    assert_eq!(played.event.stage(), Stage::Over, "nobody is left to meet");
    let winner = played.event.rounds()[0].matches[1].pair[0];
    assert_eq!(played.order()[0], winner.0);
}

#[test]
fn standings_go_by_points_then_opponents_then_scores_then_equals_then_the_lot() {
    // A round robin of four; every match is decided by what is tested.
    let round_robin = |verdict: &dyn Fn(EntrantId, EntrantId) -> (Verdict, [i32; 2])| {
        let mut played = Played::started(Course::Swiss { rounds: Some(3) }, 4, 9);
        for _ in 0..3 {
            let on: Vec<_> =
                played.event.undecided().map(|it| (it.table.clone(), it.pair)).collect();
            for (table, [one, other]) in on {
                let (verdict, scores) = verdict(one, other);
                played.decide(&table, verdict, How::Played, scores);
            }
        }
        played
    };
    let drawn = round_robin(&|_, _| (Verdict::Draw, [1, 1]));
    let lots: Vec<u16> = drawn.event.standings().iter().map(|it| it.lot).collect();
    assert_eq!(lots, [0, 1, 2, 3], "all are equal in all");
    let scored = round_robin(&|one, other| (Verdict::Draw, [i32::from(one.0), i32::from(other.0)]));
    assert_eq!(scored.order(), [3, 2, 1, 0], "the sum of scores");
    // 0 beats 1 beats 2 beats 0, and all beat 3: three are equal, and each has beaten one of them.
    let circle = round_robin(&|one, other| match (one.0, other.0) {
        (3, _) => (Verdict::Second, [0, 0]),
        (_, 3) | (0, 1) | (1, 2) | (2, 0) => (Verdict::First, [0, 0]),
        _ => (Verdict::Second, [0, 0]),
    });
    let standings = circle.event.standings();
    assert!(standings[..3].iter().all(|it| it.among_equals == 3 && it.points == 6));
    assert!(standings[0].lot < standings[1].lot && standings[1].lot < standings[2].lot);
}

#[test]
fn opponents_who_won_more_come_before_scores() {
    let mut played = Played::started(Course::Swiss { rounds: Some(2) }, 8, 1);
    // Whoever wins has 0 points of score, whoever loses 9: scores say the opposite of all else.
    for _ in 0..2 {
        let on: Vec<_> = played.event.undecided().map(|it| (it.table.clone(), it.pair)).collect();
        for (table, [one, other]) in on {
            let verdict = lower_wins(one, other);
            let scores = if verdict == Verdict::First { [0, 9] } else { [9, 0] };
            played.decide(&table, verdict, How::Played, scores);
        }
    }
    let standings = played.event.standings();
    for pair in standings.windows(2).filter(|pair| pair[0].points == pair[1].points) {
        assert!(pair[1].opponents <= pair[0].opponents);
        assert!(pair[0].opponents != pair[1].opponents || pair[1].score <= pair[0].score);
    }
    let [winner, ..] = standings[..] else { panic!("there are eight") };
    assert_eq!((winner.points, winner.score), (6, 0));
}

#[test]
fn the_same_seed_makes_the_same_event() {
    let pairs = |seed| {
        let mut played = Played::started(SWISS, 9, seed);
        for _ in 0..4 {
            played.decide_all(lower_wins);
        }
        played.records
    };
    assert_eq!(pairs(3), pairs(3));
    assert_ne!(pairs(3), pairs(4));
}
