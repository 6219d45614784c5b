//! Undo: a move is taken back exactly when nothing hidden was shown, no chance was used and nobody
//! else has decided since.

use std::sync::Arc;

use crate::peek::{self, Peek, PeekAction};
use fracas_core::{Legible, Match, Refusal, Replay, Saved, Seat, Seed, Setup, Table as _, Viewer};
use fracas_testkit::HighCard;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Deals Peek and makes the moves of whoever is on turn.
fn after(moves: &[PeekAction]) -> Match<Peek> {
    let mut table = peek::deal(1);
    play_all(&mut table, moves);
    table
}

fn play_all(table: &mut Match<Peek>, moves: &[PeekAction]) {
    for &action in moves {
        let seat = table.to_act().first().expect("someone is on turn");
        table.play_action(seat, action).expect("every move is open to the seat on turn");
    }
}

fn high_card(moves: &[(Seat, &str)]) -> Match<HighCard> {
    let game = Arc::new(HighCard::default());
    let mut table = Match::deal(game, Setup::default(), &[], Seed::from_number(3));
    for (seat, notation) in moves {
        table.play(*seat, notation).expect("the move is legal");
    }
    table
}

/// Everything that can be asked of a match: the file it is saved to, and what each viewer gets.
fn all_of<G: Legible>(table: &Match<G>) -> (Saved, Option<Replay>, Vec<String>) {
    let seen = Viewer::all(table.game().seats())
        .map(|viewer| format!("{:?} {:?}", table.view(viewer), table.told(viewer, 0)));
    (table.save(), table.replay(), seen.collect())
}

/// Checks that an undo is refused with a code and a sentence, and changes nothing.
fn refused<G: Legible>(table: &mut Match<G>, seat: Seat, code: &str, sentence: &str) {
    let before = all_of(table);
    assert!(!table.can_undo(seat), "what will be refused is not offered");
    let refusal = table.undo(seat).expect_err("the undo is refused");
    assert_eq!((refusal.code, refusal.sentence.as_str()), (code, sentence));
    assert_eq!(refusal.rule, None, "no rulebook speaks of undo");
    assert_eq!(all_of(table), before, "a refused undo changes nothing");
}

const REVEALED: &str = "the move showed something that was hidden";
const CHANCE: &str = "the move was followed by a draw, a flip or a roll";
const SINCE: &str = "another seat has decided since your last move";
const NOTHING: &str = "there is no move to take back";

#[test]
fn a_move_that_shows_nothing_and_uses_no_chance_is_taken_back() {
    let before = all_of(&after(&[]));
    let mut table = after(&[PeekAction::Wait]);
    assert_ne!(all_of(&table), before, "the move did something");
    assert!(table.can_undo(A));
    assert_eq!(table.undo(A), Ok(()));
    assert_eq!(all_of(&table), before, "state, history, chance and what was told are as before");
}

#[test]
fn a_move_that_shows_hidden_cards_to_anyone_stands() {
    for action in [PeekAction::Show, PeekAction::Look, PeekAction::Sneak] {
        refused(&mut after(&[action]), A, "revealed", REVEALED);
    }
}

#[test]
fn a_move_that_uses_chance_stands_even_when_it_shows_nothing_hidden() {
    refused(&mut after(&[PeekAction::Flip]), A, "chance-used", CHANCE);
}

#[test]
fn a_move_that_shows_cards_and_draws_one_is_refused_for_what_it_shows() {
    let mut table = high_card(&[(A, "high"), (B, "low"), (A, "swap")]);
    refused(&mut table, A, "revealed", REVEALED);
}

#[test]
fn a_move_stands_once_another_seat_has_decided() {
    let mut table = after(&[PeekAction::Pass, PeekAction::Wait]);
    refused(&mut table, A, "decided-since", SINCE);
    assert_eq!(table.undo(B), Ok(()), "the other seat takes its own move back");
    assert_eq!(table.undo(A), Ok(()), "then nobody has decided since");
    assert_eq!(all_of(&table), all_of(&after(&[])));
}

#[test]
fn a_choice_made_at_once_with_others_is_taken_back_while_they_think() {
    let mut table = high_card(&[(A, "high"), (B, "low"), (A, "keep")]);
    refused(&mut table, B, "decided-since", SINCE);
    assert_eq!(table.undo(A), Ok(()));
    assert_eq!(table.to_act().len(), 2, "both are due again");
}

#[test]
fn the_last_move_of_a_game_that_turns_cards_over_stands() {
    let mut table = high_card(&[(A, "high"), (B, "low"), (A, "keep"), (B, "keep")]);
    refused(&mut table, B, "revealed", REVEALED);
    refused(&mut table, A, "decided-since", SINCE);
}

#[test]
fn before_the_first_move_and_after_the_last_undo_there_is_nothing_to_take_back() {
    let mut table = after(&[]);
    refused(&mut table, A, "nothing-to-undo", NOTHING);
    play_all(&mut table, &[PeekAction::Wait]);
    table.undo(A).expect("the move is quiet");
    refused(&mut table, A, "nothing-to-undo", NOTHING);
}

#[test]
fn several_moves_are_taken_back_one_by_one_and_what_was_told_shrinks_with_them() {
    let moves = [PeekAction::Wait, PeekAction::Wait, PeekAction::Pass];
    let mut table = after(&moves);
    for kept in (0..moves.len()).rev() {
        assert_eq!(table.undo(A), Ok(()));
        assert_eq!(all_of(&table), all_of(&after(&moves[..kept])), "{kept} moves are left");
        for viewer in Viewer::all(3) {
            assert_eq!(table.told(viewer, 0).len(), 1 + kept, "{viewer:?}: the deal and the moves");
        }
    }
}

#[test]
fn undo_goes_back_to_the_latest_move_that_stands_and_gives_its_reason() {
    let quiet = PeekAction::Wait;
    for (first, second, code, sentence) in [
        (PeekAction::Flip, PeekAction::Show, "revealed", REVEALED),
        (PeekAction::Show, PeekAction::Flip, "chance-used", CHANCE),
    ] {
        let mut table = after(&[quiet, first, quiet, second, quiet, quiet]);
        assert_eq!((table.undo(A), table.undo(A)), (Ok(()), Ok(())));
        refused(&mut table, A, code, sentence);
        assert_eq!(all_of(&table), all_of(&after(&[quiet, first, quiet, second])));
    }
}

/// Who did what.
type History = Vec<(Seat, PeekAction)>;

/// What a rulebook of undo would say of the last move.
fn expected(history: &[(Seat, PeekAction)], seat: Seat) -> Result<(), &'static str> {
    match history.last() {
        None => Err("nothing-to-undo"),
        Some((last, _)) if *last != seat => Err("decided-since"),
        Some((_, PeekAction::Wait | PeekAction::Pass)) => Ok(()),
        Some((_, PeekAction::Flip)) => Err("chance-used"),
        Some((_, PeekAction::Look | PeekAction::Sneak | PeekAction::Show)) => Err("revealed"),
    }
}

/// Plays every course of up to four moves and takes back as much as each allows.
#[test]
fn the_last_move_alone_decides_in_every_course_of_four_moves() {
    let mut courses = vec![(after(&[]), History::new())];
    for _ in 0..4 {
        let longer = courses.iter().flat_map(|(table, history)| {
            peek::ALL.map(|action| {
                let (mut table, mut history) = (table.clone(), history.clone());
                history.push((table.to_act().first().expect("someone is on turn"), action));
                play_all(&mut table, &[action]);
                (table, history)
            })
        });
        courses = longer.collect();
        for (table, history) in &courses {
            take_back_all(table.clone(), history.clone());
        }
    }
    assert_eq!(courses.len(), 6 * 6 * 6 * 6);
}

fn take_back_all(mut table: Match<Peek>, mut history: History) {
    loop {
        let mut undone = false;
        for seat in Seat::all(3) {
            let wanted = expected(&history, seat);
            assert_eq!(table.can_undo(seat), wanted.is_ok(), "{history:?}, seat {seat}");
            let mut tried = table.clone();
            let answer = tried.undo(seat).map_err(|Refusal { code, .. }| code);
            assert_eq!(answer, wanted, "{history:?}, seat {seat}");
            undone |= answer.is_ok();
        }
        let Some((seat, _)) = history.pop().filter(|_| undone) else { return };
        table.undo(seat).expect("it was tried");
    }
}

#[test]
fn a_replay_has_no_trace_of_what_was_taken_back() {
    let mut table = high_card(&[(A, "high")]);
    table.undo(A).expect("speaking shows nothing");
    table.play(A, "low").expect("the seat is due again");
    table.play(B, "high").expect("the move is legal");
    table.undo(B).expect("speaking shows nothing");
    for (seat, notation) in [(B, "low"), (A, "swap"), (B, "swap")] {
        table.play(seat, notation).expect("the move is legal");
    }
    let straight = high_card(&[(A, "low"), (B, "low"), (A, "swap"), (B, "swap")]);
    assert_eq!(all_of(&table), all_of(&straight), "the same cards are drawn, too");
    let replay = table.replay().expect("the match was dealt");
    assert!(replay.verify(Arc::new(HighCard::default())).is_ok());
}

#[test]
fn a_match_taken_up_with_its_history_can_go_back_as_far_as_before() {
    let before = after(&[PeekAction::Flip, PeekAction::Wait, PeekAction::Wait]);
    let mut table = before.save().take_up(Arc::new(Peek)).expect("a saved match can be taken up");
    assert_eq!((table.undo(A), table.undo(A)), (Ok(()), Ok(())));
    refused(&mut table, A, "chance-used", CHANCE);
}

#[test]
fn a_match_taken_up_at_an_edited_position_cannot_go_back_beyond_it() {
    let mut saved = after(&[PeekAction::Wait]).save();
    saved.state["waits"] = 7.into();
    let mut table = saved.take_up(Arc::new(Peek)).expect("the position is possible");
    let at_position = all_of(&table);
    assert_eq!(table.undo(A).map_err(|refusal| refusal.code), Err("nothing-to-undo"));
    play_all(&mut table, &[PeekAction::Wait]);
    assert_eq!(table.undo(A), Ok(()), "a move made since can be taken back");
    assert_eq!(all_of(&table), at_position);
    assert_eq!(table.undo(A).map_err(|refusal| refusal.code), Err("nothing-to-undo"));
}

#[test]
fn a_seat_that_does_not_exist_takes_nothing_back() {
    for mut table in [after(&[]), after(&[PeekAction::Wait]), after(&[PeekAction::Flip])] {
        for seat in [3, 15, 16, 255].map(Seat) {
            let before = all_of(&table);
            assert!(!table.can_undo(seat), "seat {seat}");
            let refused = table.undo(seat).map_err(|refusal| refusal.code);
            assert_eq!(refused, Err("no-such-seat"), "seat {seat}");
            assert_eq!(all_of(&table), before, "seat {seat}");
        }
    }
}
