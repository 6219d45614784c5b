//! What a match refuses: with a code, a rule where there is one and a sentence, and without a trace.

use std::sync::Arc;

use fracas_core::{
    Match, Refusal, Replay, Rule, Saved, Seat, Seed, Setup, Table, Told, View, Viewer,
};
use fracas_testkit::{HighCard, HighCardAction};
use serde_json::json;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const COURSE: [(Seat, &str); 4] = [(A, "high"), (B, "low"), (B, "keep"), (A, "swap")];

/// Deals a match and makes the first moves of the course.
fn after(moves: usize) -> Match<HighCard> {
    let game = Arc::new(HighCard::default());
    let mut table = Match::deal(game, Setup::default(), &[], Seed::from_number(5));
    for (seat, notation) in &COURSE[..moves] {
        table.play(*seat, notation).expect("the course is legal");
    }
    table
}

/// Everything that can be asked of a match.
type All = (Saved, Option<Replay>, usize, Vec<(View, Vec<Told>)>);

fn all_of(table: &dyn Table) -> All {
    let seen = Viewer::all(2).map(|viewer| (table.view(viewer), table.told(viewer, 0)));
    (table.save(), table.replay(), table.moves(), seen.collect())
}

/// Checks that a move is refused with exactly this refusal and changes nothing.
fn refused(table: &mut Match<HighCard>, (seat, notation): (Seat, &str), wanted: &Refusal) {
    let (before, undoable) = (all_of(table), Seat::all(2).map(|seat| table.can_undo(seat)));
    let undoable: Vec<bool> = undoable.collect();
    assert_eq!(table.play(seat, notation).as_ref(), Err(wanted), "seat {seat}: {notation:?}");
    assert_eq!(all_of(table), before, "state, history, chance and views are untouched");
    let undoable_now: Vec<bool> = Seat::all(2).map(|seat| table.can_undo(seat)).collect();
    assert_eq!(undoable_now, undoable, "what could be taken back still can");
}

fn plain(code: &'static str, sentence: &str) -> Refusal {
    Refusal { code, rule: None, sentence: sentence.into() }
}

fn by_rule(code: &'static str, rule: u16, sentence: &str) -> Refusal {
    Refusal { code, rule: Some(Rule(rule)), sentence: sentence.into() }
}

#[test]
fn text_that_is_no_action_is_unreadable_and_quoted() {
    for moves in 0..=4 {
        let mut table = after(moves);
        refused(&mut table, (A, "hihg"), &plain("unreadable", "\"hihg\" is not an action"));
        refused(&mut table, (B, ""), &plain("unreadable", "\"\" is not an action"));
        refused(&mut table, (A, "keep\n"), &plain("unreadable", "\"keep\\n\" is not an action"));
    }
}

#[test]
fn a_seat_that_does_not_exist_is_told_how_many_there_are() {
    for moves in 0..=4 {
        for seat in [2, 3, 16, 17, 255].map(Seat) {
            let sentence = format!("there is no seat {seat}; this table has 2, from 0");
            for notation in ["high", "low", "keep", "swap"] {
                let wanted = plain("no-such-seat", &sentence);
                refused(&mut after(moves), (seat, notation), &wanted);
            }
        }
    }
}

#[test]
fn a_seat_out_of_turn_is_refused_by_the_rule_of_turns() {
    let wanted = by_rule("not-your-turn", 1, "it is not your turn to decide");
    refused(&mut after(0), (B, "high"), &wanted);
    refused(&mut after(1), (A, "high"), &wanted);
}

#[test]
fn a_seat_that_has_decided_does_not_decide_again_while_others_think() {
    let wanted = by_rule("not-your-turn", 1, "it is not your turn to decide");
    for notation in ["keep", "swap", "high"] {
        refused(&mut after(3), (B, notation), &wanted);
    }
}

#[test]
fn an_action_of_another_step_is_refused_by_the_rule_of_steps() {
    let wanted = by_rule("wrong-step", 2, "first both speak, then both keep or swap");
    refused(&mut after(0), (A, "keep"), &wanted);
    refused(&mut after(1), (B, "swap"), &wanted);
    for seat in [A, B] {
        refused(&mut after(2), (seat, "low"), &wanted);
    }
}

#[test]
fn nothing_is_accepted_once_the_game_is_over() {
    let wanted = by_rule("over", 4, "the game is over");
    let mut table = after(4);
    assert!(table.outcome().is_some(), "the course is a whole game");
    for seat in [A, B] {
        for notation in ["high", "low", "keep", "swap"] {
            refused(&mut table, (seat, notation), &wanted);
        }
        assert_eq!(table.actions(seat), [], "and nothing is offered");
    }
}

#[test]
fn an_action_is_refused_like_its_notation() {
    let mut table = after(0);
    let by_notation = table.clone().play(A, "swap");
    let before = all_of(&table);
    assert_eq!(table.play_action(A, HighCardAction::Swap), by_notation);
    assert_eq!(all_of(&table), before, "nothing changed");
}

#[test]
fn a_table_of_any_game_refuses_as_the_match_does() {
    let mut table: Box<dyn Table> = Box::new(after(1));
    let before = all_of(&*table);
    assert_eq!(table.play(A, "low").map_err(|refusal| refusal.code), Err("not-your-turn"));
    assert_eq!(table.undo(B).map_err(|refusal| refusal.code), Err("decided-since"));
    assert_eq!(all_of(&*table), before, "nothing changed");
}

/// Every wrong move before every right one leaves the same game, to the last drawn card.
#[test]
fn a_match_with_refusals_goes_on_as_one_without() {
    let mut table = after(0);
    for (seat, notation) in COURSE {
        for wrong in [(seat, "nonsense"), (Seat(9), notation), (seat.opponent(), "high")] {
            let _ = table.play(wrong.0, wrong.1).expect_err("the move is wrong");
        }
        table.play(seat, notation).expect("the course is legal");
    }
    assert_eq!(all_of(&table), all_of(&after(4)));
}

#[test]
fn a_refusal_reads_as_a_sentence_with_its_rule_and_is_sent_by_its_code() {
    let wrong_step = after(0).play(A, "keep").expect_err("speaking comes first");
    assert_eq!(wrong_step.to_string(), "first both speak, then both keep or swap (R2)");
    let sent = serde_json::to_value(&wrong_step).expect("a refusal is plain data");
    let sentence = "first both speak, then both keep or swap";
    assert_eq!(sent, json!({ "code": "wrong-step", "rule": 2, "sentence": sentence }));
    let unreadable = after(0).play(A, "?").expect_err("no action is called ?");
    assert_eq!(unreadable.to_string(), "\"?\" is not an action", "no rule, no number");
    let sent = serde_json::to_value(&unreadable).expect("a refusal is plain data");
    let sentence = "\"?\" is not an action";
    assert_eq!(sent, json!({ "code": "unreadable", "rule": null, "sentence": sentence }));
}
