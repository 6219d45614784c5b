//! What each viewer is sent and told: its own cards, what everyone knows, and no more.

use std::sync::Arc;

use crate::peek::{self, Peek, PeekAction};
use fracas_core::{Legible, Match, Saved, Seat, Seed, Setup, Table, View, Viewer};
use fracas_testkit::HighCard;
use serde_json::{Value, json};

const A: Viewer = Viewer::Seat(Seat(0));
const B: Viewer = Viewer::Seat(Seat(1));
const C: Viewer = Viewer::Seat(Seat(2));

/// Lists what a viewer was told since it had heard `heard` events.
fn texts<G: Legible>(table: &Match<G>, viewer: Viewer, heard: usize) -> Vec<String> {
    table.told(viewer, heard).into_iter().map(|told| told.text).collect()
}

/// Plays a course in which every kind of event happens once.
fn every_kind_of_event() -> Match<Peek> {
    let mut saved = peek::deal(1).save();
    saved.state["card"] = 42.into();
    let mut table = saved.take_up(Arc::new(Peek)).expect("the position is possible");
    for action in [PeekAction::Look, PeekAction::Sneak, PeekAction::Pass] {
        table.play_action(Seat(0), action).expect("seat 0 is on turn");
    }
    for action in [PeekAction::Flip, PeekAction::Wait, PeekAction::Show] {
        table.play_action(Seat(1), action).expect("seat 1 is on turn");
    }
    table
}

#[test]
fn each_viewer_is_told_the_event_its_stand_in_or_nothing() {
    let table = every_kind_of_event();
    let public = [
        "Player 1 passes",
        "Player 2 flips",
        "Player 2 waits",
        "Player 2 reaches for the card",
        "Player 2 saw: 42",
    ];
    let told_a = [&["Player 1 saw: 42", "Player 1 saw: 42"], &public[..]].concat();
    assert_eq!(texts(&table, A, 0), told_a, "the seat that looked is told what it saw, twice");
    let told_others = [&["Player 1 looks"], &public[..]].concat();
    for viewer in [B, C, Viewer::Spectator] {
        assert_eq!(texts(&table, viewer, 0), told_others, "{viewer:?}: one stand-in, one nothing");
    }
}

#[test]
fn each_viewer_counts_the_events_it_heard_on_its_own() {
    let table = every_kind_of_event();
    for (viewer, count) in [(A, 7), (B, 6), (C, 6), (Viewer::Spectator, 6)] {
        let all = texts(&table, viewer, 0);
        assert_eq!(all.len(), count, "{viewer:?}");
        for heard in 0..=count {
            assert_eq!(texts(&table, viewer, heard), all[heard..], "{viewer:?} goes on at {heard}");
        }
        assert_eq!(texts(&table, viewer, count + 1), [""; 0], "nothing comes after the last");
        assert_eq!(texts(&table, viewer, usize::MAX), [""; 0], "nothing comes after the last");
    }
}

#[test]
fn what_was_told_stays_the_beginning_of_what_is_told_later() {
    let mut table = peek::deal(4);
    let mut heard = vec![Vec::new(); 4];
    for action in peek::ALL.into_iter().chain(peek::ALL) {
        let seat = table.to_act().first().expect("someone is on turn");
        table.play_action(seat, action).expect("every move is open to the seat on turn");
        for (viewer, heard) in Viewer::all(3).zip(&mut heard) {
            heard.extend(table.told(viewer, heard.len()));
            assert_eq!(table.told(viewer, 0), *heard, "{viewer:?} misses nothing, hears all once");
        }
    }
}

/// Deals High Card and puts a position in place of what was dealt.
fn high_card_at(state: Value) -> Match<HighCard> {
    let game = Arc::new(HighCard::default());
    let dealt = Match::deal(game.clone(), Setup::default(), &[], Seed::from_number(1));
    Saved { state, ..dealt.save() }.take_up(game).expect("the position is possible")
}

/// A position with a card of each seat, one thrown away, and seat 0 yet to decide.
fn in_the_middle() -> Match<HighCard> {
    high_card_at(json!({ "held": [3, 7], "thrown": [5], "said": [true, false], "due": [0] }))
}

fn shown(view: &View) -> Vec<&str> {
    let items = view.scene.areas.iter().flat_map(|area| &area.items);
    items.map(|item| item.face.as_ref().map_or("back", |face| face.name.as_str())).collect()
}

#[test]
fn a_seat_sees_its_own_card_and_a_spectator_none() {
    let table = in_the_middle();
    assert_eq!(shown(&table.view(A)), ["Card 3", "back", "Card 5"]);
    assert_eq!(shown(&table.view(B)), ["back", "Card 7", "Card 5"]);
    assert_eq!(shown(&table.view(Viewer::Spectator)), ["back", "back", "Card 5"]);
}

#[test]
fn what_a_spectator_is_sent_does_not_depend_on_any_hidden_card() {
    let sent = |held: [u8; 2]| {
        let state = json!({ "held": held, "thrown": [5], "said": [true, false], "due": [0, 1] });
        high_card_at(state).view(Viewer::Spectator).to_bytes()
    };
    for (first, second) in [(0, 9), (9, 0), (4, 6), (7, 3)] {
        assert_eq!(sent([first, second]), sent([3, 7]), "with {first} and {second}");
    }
}

#[test]
fn choices_are_offered_to_a_due_seat_alone_and_everyone_sees_who_is_due() {
    let table = in_the_middle();
    let offered = |viewer| -> Vec<String> {
        table.view(viewer).choices.into_iter().map(|choice| choice.notation).collect()
    };
    assert_eq!(offered(A), ["keep", "swap"]);
    for viewer in [B, Viewer::Spectator] {
        assert_eq!(offered(viewer), [""; 0], "{viewer:?} is not due");
    }
    for viewer in Viewer::all(2) {
        assert_eq!(table.view(viewer).due, [Seat(0)], "{viewer:?}");
    }
}

#[test]
fn the_end_is_shown_to_all_with_its_outcome() {
    let mut table = in_the_middle();
    table.play(Seat(0), "keep").expect("seat 0 is due");
    for viewer in Viewer::all(2) {
        let view = table.view(viewer);
        assert_eq!(shown(&view), ["Card 3", "Card 7", "Card 5"], "{viewer:?}");
        assert_eq!((view.outcome, view.due), (table.outcome(), vec![]), "{viewer:?}");
        assert_eq!(texts(&table, viewer, 0), ["Player 1 shows 3", "Player 2 shows 7"]);
    }
}

#[test]
fn the_form_in_which_a_view_is_sent_is_stable() {
    let sent = String::from_utf8(in_the_middle().view(A).to_bytes()).expect("JSON is UTF-8");
    let wanted = concat!(
        r#"{"scene":{"moment":"high, low","prompt":"","areas":["#,
        r#"{"id":"card.0","label":"card.0","owner":null,"layout":"hand","places":[],"items":["#,
        r#"{"id":"c3","face":{"card":null,"name":"Card 3","kind":"card","icon":null,"#,
        r#""numbers":{"value":3},"text":""},"owner":null,"at":null,"count":null,"badges":[]}]},"#,
        r#"{"id":"card.1","label":"card.1","owner":null,"layout":"hand","places":[],"items":["#,
        r#"{"id":"card.1.0","face":null,"owner":null,"at":null,"count":null,"badges":[]}]},"#,
        r#"{"id":"thrown","label":"thrown","owner":null,"layout":"pile","places":[],"items":["#,
        r#"{"id":"c5","face":{"card":null,"name":"Card 5","kind":"card","icon":null,"#,
        r#""numbers":{"value":5},"text":""},"owner":null,"at":null,"count":null,"badges":[]}]}],"#,
        r#""focus":[]},"#,
        r#""choices":[{"notation":"keep","label":"keep","items":[]},"#,
        r#"{"notation":"swap","label":"swap","items":[]}],"#,
        r#""due":[0],"outcome":null}"#,
    );
    assert_eq!(sent, wanted, "clients read this; a change here is a change for all of them");
}

#[test]
fn the_form_in_which_an_outcome_and_an_event_are_sent_is_stable() {
    let mut table = in_the_middle();
    table.play(Seat(0), "keep").expect("seat 0 is due");
    let outcome = serde_json::to_value(table.view(A).outcome).expect("an outcome is plain data");
    assert_eq!(outcome, json!({ "places": [2, 1], "scores": [3, 7] }));
    let told = serde_json::to_value(table.told(A, 1)).expect("what is told is plain data");
    assert_eq!(
        told,
        json!([{ "kind": "threw", "text": "Player 2 shows 7", "items": [], "good_for": null }])
    );
}

/// Seats two people under the names they gave.
fn names(given: &[&str]) -> Vec<String> {
    let given: Vec<String> = given.iter().map(|&name| name.into()).collect();
    let game = Arc::new(HighCard::default());
    let table = Match::deal(game, Setup::default(), &given, Seed::from_number(1));
    Table::names(&table).to_vec()
}

#[test]
fn seats_without_a_name_are_numbered_from_one() {
    assert_eq!(names(&[]), ["Player 1", "Player 2"]);
    assert_eq!(names(&["Ann"]), ["Ann", "Player 2"]);
    assert_eq!(names(&["", "Bob"]), ["Player 1", "Bob"]);
    assert_eq!(names(&[" \t\n", "\u{3000}"]), ["Player 1", "Player 2"], "spaces are no name");
}

#[test]
fn names_beyond_the_seats_are_left_out() {
    assert_eq!(names(&["Ann", "Bob", "Cat"]), ["Ann", "Bob"]);
}

#[test]
fn names_lose_the_spaces_around_them_and_their_control_characters() {
    assert_eq!(names(&["  Ann B. ", "\tBob\r\n"]), ["Ann B.", "Bob"]);
    assert_eq!(
        names(&["An\nn", "\u{1b}[31mBob\u{0}"]),
        ["An\u{fffd}n", "\u{fffd}[31mBob\u{fffd}"],
        "no name starts a line or colours a terminal"
    );
}

#[test]
fn names_keep_at_most_forty_characters_of_any_script() {
    assert_eq!(names(&[&"x".repeat(40), &"x".repeat(41)]), ["x".repeat(40), "x".repeat(40)]);
    assert_eq!(names(&[&"é".repeat(1_000), &"王".repeat(41)]), ["é".repeat(40), "王".repeat(40)]);
}

#[test]
fn events_are_told_with_the_names_of_the_seats() {
    let given = ["Ann".to_owned(), "Bob".to_owned()];
    let game = Arc::new(HighCard::default());
    let mut table = Match::deal(game, Setup::default(), &given, Seed::from_number(1));
    table.play(Seat(0), "high").expect("seat 0 speaks first");
    assert_eq!(texts(&table, Viewer::Spectator, 0), ["Ann: high"]);
}

#[test]
fn a_viewer_is_shown_the_table_between_two_decisions() {
    let mut table = every_kind_of_event();
    for (viewer, heard) in [(A, 6), (B, 5), (C, 5), (Viewer::Spectator, 5)] {
        let moments = table.moments(viewer);
        let [moment] = &moments[..] else { panic!("{viewer:?}: {moments:?}") };
        assert_eq!(moment.heard, heard, "{viewer:?} has yet to hear what was seen");
        assert_eq!(moment.scene.moment, "seen 2 times", "before everyone saw it");
        assert_eq!(table.view(viewer).scene.moment, "seen 5 times");
    }
    table.play_action(Seat(1), PeekAction::Wait).expect("seat 1 is on turn");
    assert_eq!(table.moments(A), [], "they belong to the last move alone");
}

#[test]
fn a_move_that_is_taken_back_leaves_no_moments() {
    let mut table = every_kind_of_event();
    table.play_action(Seat(1), PeekAction::Wait).expect("seat 1 is on turn");
    table.undo(Seat(1)).expect("nothing was shown");
    assert_eq!(table.moments(A), []);
}
