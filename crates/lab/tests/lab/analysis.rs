//! Matches looked back on: what is said adds up, is the same again, and owes nothing to what the
//! players could not know.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::Arc;

use fracas_battle_arena::{BattleArena, ID};
use fracas_bots::Level;
use fracas_core::{Fast, Legible, Match, Replay, Seat, Seed, Setup};
use fracas_lab::{Account, Analysis, Decision, Mark, Permille, Study, analyze};
use fracas_testkit::HighCard;

const STUDY: Study = Study { iterations: 24, threads: 2 };

fn battle_arena(seed: u64) -> Match<BattleArena> {
    let setup = Setup { game: ID.into(), mode: "substitution".into(), ..Setup::default() };
    let game = BattleArena::open(&setup).unwrap();
    Match::deal(Arc::new(game), setup, &[], Seed::from_number(seed))
}

fn high_card(seed: u64) -> Match<HighCard> {
    Match::deal(Arc::new(HighCard::default()), Setup::default(), &[], Seed::from_number(seed))
}

/// Lets bots play on for so many moves, or to the end.
fn play_on(table: &mut Match<BattleArena>, levels: [Level; 2], moves: usize) {
    let mut chance = Fast::new(1);
    for _ in 0..moves {
        let Some(seat) = table.to_act().first() else { return };
        let mut bot = levels[seat.index()].bot();
        let action = bot.choose(&table.information(seat), &mut chance);
        table.play_action(seat, action).unwrap();
    }
}

fn analysis<G: Legible>(table: &Match<G>, study: Study) -> Analysis {
    analyze(&table.shared_game(), &Replay::of(table).unwrap(), &study, &|| ()).unwrap()
}

fn assert_adds_up(analysis: &Analysis) {
    let (first, last) = (&analysis.expected[0], analysis.expected.last().unwrap());
    for account in &analysis.accounts {
        let Account { seat, start, luck, lost, given, end } = *account;
        assert_eq!((start, end), (first[seat.index()], last[seat.index()]));
        assert_eq!(start + luck - lost + given, end, "{account:?}");
        let own = analysis.decisions.iter().filter(|decision| decision.seat == seat);
        assert_eq!(lost, own.map(Decision::sure_cost).sum());
    }
    let sum = |part: fn(&Account) -> Permille| analysis.accounts.iter().map(part).sum::<Permille>();
    assert_eq!(sum(|account| account.lost), sum(|account| account.given));
}

#[test]
fn a_whole_match_adds_up_and_is_analysed_the_same_on_any_number_of_threads() {
    let mut table = battle_arena(7);
    play_on(&mut table, [Level::Greedy, Level::Random], usize::MAX);
    let whole = analysis(&table, STUDY);
    let moves = Replay::of(&table).unwrap().moves;
    assert_eq!((whole.decisions.len(), whole.expected.len()), (moves.len(), moves.len() + 1));
    for (decision, (seat, notation)) in whole.decisions.iter().zip(&moves) {
        assert_eq!((&decision.seat, &decision.made.notation), (seat, notation));
        assert!(Permille(0) <= decision.cost && decision.made.label != *notation, "{decision:?}");
        assert_eq!(decision.cost, (decision.best.value - decision.made.value).max(Permille(0)));
    }
    let outcome = table.outcome().unwrap();
    let results: Vec<Permille> =
        Seat::all(2).map(|seat| Permille::of(outcome.merit(seat))).collect();
    assert_eq!(whole.expected.last(), Some(&results));
    assert_adds_up(&whole);
    for threads in [1, 2, 3] {
        assert_eq!(analysis(&table, Study { threads, ..STUDY }), whole, "{threads} threads");
    }
}

#[test]
fn a_match_that_was_broken_off_is_analysed_as_far_as_it_goes() {
    let mut table = battle_arena(7);
    for moves in [0, 9] {
        play_on(&mut table, [Level::Greedy, Level::Random], moves);
        let part = analysis(&table, STUDY);
        assert_eq!((part.decisions.len(), part.outcome), (moves, None));
        assert_eq!(part.expected.len(), moves + 1);
        assert_adds_up(&part);
    }
}

/// Counts the Heroes that a seat has placed by its own choice.
fn placed(table: &Match<BattleArena>, seat: Seat) -> usize {
    let moves = Replay::of(table).unwrap().moves;
    moves.iter().filter(|(who, what)| *who == seat && what.starts_with("place")).count()
}

#[test]
fn what_a_seat_could_not_know_changes_no_judgement() {
    // One seat places its line-up in secret, in one order or the other; then the other decides, for
    // the first time after all are placed too, since the holder of Honors decides first.
    let play = |last_first: bool| {
        let mut table = battle_arena(7);
        let holder = table.to_act().first().unwrap();
        for notation in ["side home", "honors self"] {
            table.play(holder, notation).unwrap();
        }
        for seat in [holder.opponent(), holder] {
            while table.to_act().contains(seat) && placed(&table, seat) < 6 {
                let actions = table.actions(seat);
                let at = if last_first && seat != holder { actions.len() - 1 } else { 0 };
                table.play_action(seat, actions[at]).unwrap();
            }
        }
        let bench = table.actions(holder);
        table.play_action(holder, bench[1]).unwrap();
        (holder, table)
    };
    let [(holder, one), (_, other)] = [false, true].map(play);
    assert_ne!(one.state(), other.state(), "the matches differ");
    let judged = [one, other].map(|table| {
        let Analysis { decisions, expected, .. } = analysis(&table, STUDY);
        // The last decision showed something: what is expected after it may differ.
        let known = expected.len() - 1;
        let expected: Vec<Permille> =
            expected[..known].iter().map(|moment| moment[holder.index()]).collect();
        let own: Vec<_> =
            decisions.into_iter().filter(|decision| decision.seat == holder).collect();
        (expected, own)
    });
    assert_eq!(judged[0].1.len(), 9, "side, Honors, six places, one substitution");
    assert_eq!(judged[0], judged[1]);
}

#[test]
fn to_keep_a_card_that_cannot_win_is_a_blunder_whatever_the_other_holds() {
    let lowest = |seat: u64| {
        let deals = (0..200).map(high_card);
        let mut found = deals.filter(move |table| {
            let held = &table.game().save(table.state())["held"];
            held[seat as usize] == 0
        });
        found.next().unwrap()
    };
    for seat in [0, 1] {
        let mut table = lowest(seat);
        for (seat, notation) in [(0, "high"), (1, "high"), (0, "keep"), (1, "keep")] {
            table.play(Seat(seat), notation).unwrap();
        }
        let study = Study { iterations: 400, threads: 1 };
        let told = analysis(&table, study);
        let kept = told
            .decisions
            .iter()
            .find(|decision| decision.made.notation == "keep" && decision.seat == Seat(seat as u8));
        let kept = kept.unwrap();
        assert_eq!((kept.mark, kept.best.notation.as_str()), (Some(Mark::Blunder), "swap"));
        assert_eq!(kept.made.value, Permille(0), "the lowest card wins nothing");
        assert_eq!(told.dearest()[0], kept);
        assert_adds_up(&told);
    }
}

#[test]
fn where_nothing_was_learned_nothing_else_is_expected() {
    let mut table = battle_arena(7);
    let holder = table.to_act().first().unwrap();
    for notation in ["side home", "honors self"] {
        table.play(holder, notation).unwrap();
    }
    for _ in 0..3 {
        let action = table.actions(holder)[0];
        table.play_action(holder, action).unwrap();
    }
    let told = analysis(&table, STUDY);
    let other = holder.opponent().index();
    let expected: Vec<Permille> = told.expected[2..].iter().map(|moment| moment[other]).collect();
    assert_eq!(expected, [expected[0]; 4], "the other places Heroes in secret");
}

#[test]
fn a_replay_that_does_not_verify_is_refused() {
    let mut table = high_card(1);
    table.play(Seat(0), "high").unwrap();
    let replay = Replay { state: "another".into(), ..Replay::of(&table).unwrap() };
    let refused = analyze(&table.shared_game(), &replay, &STUDY, &|| ()).unwrap_err();
    assert!(refused.to_string().contains("another final state"), "{refused}");
}
