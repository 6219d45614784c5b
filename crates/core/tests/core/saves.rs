//! Saved matches: taken up, they go on as if they had never stopped, or stand on what was edited.

use std::sync::Arc;

use fracas_core::{FairShuffle, Match, SaveError, Saved, Seat, Seed, Setup, Table as _, Viewer};
use fracas_testkit::HighCard;
use serde_json::{Value, json};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const COURSE: [(Seat, &str); 4] = [(A, "high"), (B, "low"), (B, "swap"), (A, "swap")];

fn game() -> Arc<HighCard> {
    Arc::new(HighCard::default())
}

fn play(table: &mut Match<HighCard>, moves: &[(Seat, &str)]) {
    for (seat, notation) in moves {
        table.play(*seat, notation).expect("the course is legal");
    }
}

/// Deals a match and makes the first moves of the course.
fn after(seed: u64, moves: usize) -> Match<HighCard> {
    let names = ["Ann".into(), "Bob".into()];
    let mut table = Match::deal(game(), Setup::default(), &names, Seed::from_number(seed));
    play(&mut table, &COURSE[..moves]);
    table
}

/// Takes a saved match up from its file.
fn take_up(saved: &Saved) -> Match<HighCard> {
    let read = Saved::read(&saved.write()).expect("it is as it was written");
    assert_eq!(read, *saved, "it reads back as it was written");
    read.take_up(game()).expect("the position is possible")
}

/// Checks that a saved match stands on its own: in its position, without moves before it.
fn stands_alone(saved: &Saved) -> Match<HighCard> {
    let table = take_up(saved);
    assert_eq!(table.position(), saved.state, "the position is the one that was written");
    assert_eq!((table.moves(), table.replay()), (0, None), "no moves led here, so none are kept");
    for viewer in Viewer::all(2) {
        assert_eq!(table.told(viewer, 0), [], "{viewer:?} was told nothing of how it came");
    }
    table
}

#[test]
fn a_match_taken_up_has_its_history_its_events_and_its_replay() {
    for moves in 0..=4 {
        let table = after(7, moves);
        let taken_up = take_up(&table.save());
        assert_eq!(taken_up.save(), table.save(), "after {moves} moves");
        assert_eq!((taken_up.moves(), taken_up.replay()), (moves, table.replay()));
        for viewer in Viewer::all(2) {
            assert_eq!(taken_up.told(viewer, 0), table.told(viewer, 0), "{viewer:?}");
            assert_eq!(taken_up.view(viewer), table.view(viewer), "{viewer:?}");
        }
    }
}

#[test]
fn a_match_taken_up_draws_the_cards_it_would_have_drawn() {
    for seed in 0..100 {
        let uninterrupted = after(seed, 4);
        for moves in 0..=4 {
            let mut table = take_up(&after(seed, moves).save());
            play(&mut table, &COURSE[moves..]);
            assert_eq!(table.save(), uninterrupted.save(), "seed {seed}, saved after {moves}");
        }
        let mut table = after(seed, 0);
        for next in &COURSE {
            table = take_up(&table.save());
            play(&mut table, &[*next]);
        }
        assert_eq!(table.save(), uninterrupted.save(), "seed {seed}, saved after every move");
    }
}

#[test]
fn an_edited_position_stands_on_its_own_and_goes_on_to_its_end() {
    let mut saved = after(7, 2).save();
    saved.state["held"] = json!([1, 8]);
    let mut table = stands_alone(&saved);
    assert_eq!(table.save().moves, [], "the old moves are not saved again");
    play(&mut table, &[(A, "keep"), (B, "keep")]);
    let outcome = table.outcome().expect("both have decided");
    assert_eq!((outcome.score(A), outcome.score(B)), (1, 8), "with the cards that were edited in");
    assert_eq!((table.moves(), table.replay()), (2, None), "it has moves, but no deal to replay");
    assert_eq!(take_up(&table.save()).outcome(), Some(outcome), "and it can be saved again");
}

#[test]
fn an_edited_position_draws_on_from_the_same_place() {
    for seed in 0..100 {
        for moves in 2..=3 {
            let mut saved = after(seed, moves).save();
            saved.state["said"] = json!([false, false]);
            let mut edited = stands_alone(&saved);
            play(&mut edited, &COURSE[moves..]);
            let (edited, uninterrupted) = (edited.save(), after(seed, 4).save());
            assert_eq!(edited.state["held"], uninterrupted.state["held"], "seed {seed}");
            assert_eq!(edited.chance_used, uninterrupted.chance_used, "seed {seed}");
        }
    }
}

/// What is edited in a saved match, and how.
type Edit = (&'static str, fn(&mut Saved));

fn replace_move(saved: &mut Saved, at: usize, (seat, notation): (Seat, &str)) {
    saved.moves[at] = (seat, notation.into());
}

#[test]
fn moves_that_do_not_lead_to_the_position_are_dropped() {
    let edits: [Edit; 8] = [
        ("a move is missing", |saved| drop(saved.moves.pop())),
        ("all moves are missing", |saved| saved.moves.clear()),
        ("a move is another", |saved| replace_move(saved, 0, (A, "low"))),
        ("a move is illegal", |saved| replace_move(saved, 1, (B, "keep"))),
        ("a move is nonsense", |saved| replace_move(saved, 1, (B, "?"))),
        ("a move is nobody's", |saved| replace_move(saved, 1, (Seat(200), "low"))),
        ("the seed is another", |saved| saved.seed = Seed::from_number(8)),
        ("more chance was used", |saved| saved.chance_used += 1),
    ];
    for (what, edit) in edits {
        let mut saved = after(7, 3).save();
        edit(&mut saved);
        let table = stands_alone(&saved);
        assert_eq!(table.save().chance_used, saved.chance_used, "{what}");
        assert_eq!(table.save().seed, saved.seed, "{what}");
    }
}

#[test]
fn how_the_seed_was_made_is_kept_with_the_history_and_dropped_with_it() {
    let shuffle = FairShuffle::new("s", &["a", "b"]).expect("visible ASCII");
    let mut table = Match::deal_fairly(game(), Setup::default(), &[], shuffle.clone())
        .expect("each seat adds a nonce");
    play(&mut table, &COURSE[..3]);
    let saved = table.save();
    assert_eq!(saved.fair, Some(shuffle));
    let mut taken_up = take_up(&saved);
    assert_eq!(taken_up.save(), saved);
    play(&mut taken_up, &COURSE[3..]);
    let replay = taken_up.replay().expect("the match was dealt");
    assert!(replay.verify(game()).is_ok(), "the shuffle is still proven fair at the end");
    let edited = Saved { chance_used: saved.chance_used + 1, ..saved };
    assert_eq!(stands_alone(&edited).save().fair, None, "an edited match claims no fairness");
}

#[test]
fn chance_goes_on_from_wherever_an_edited_match_says() {
    for chance_used in [0, 1, 15, 16, 1 << 32, 1 << 36, u64::MAX - 1, u64::MAX] {
        let saved = Saved { chance_used, ..after(7, 2).save() };
        let draw = || {
            let mut table = take_up(&saved);
            play(&mut table, &COURSE[2..]);
            table.position()
        };
        assert_eq!(draw(), draw(), "the same cards each time, {chance_used} words in");
    }
}

#[test]
fn a_position_written_by_hand_needs_only_setup_seed_and_state() {
    let json = json!({
        "fracas": 1,
        "setup": { "game": "high-card", "mode": "plain" },
        "seed": "7",
        "state": { "held": [2, 3], "thrown": [], "said": [true, true], "due": [0, 1] },
    });
    let saved = Saved::read(&json.to_string()).expect("all that is needed is there");
    let table = stands_alone(&saved);
    assert_eq!(table.names(), ["Player 1", "Player 2"]);
    assert_eq!(table.setup().mode, "plain");
    assert_eq!(table.save().chance_used, 0);
}

#[test]
fn names_in_a_saved_match_are_made_readable() {
    let names = ["A\u{7}".into(), " ".into(), "third".into()].into();
    let table = take_up(&Saved { names, ..after(7, 2).save() });
    assert_eq!(table.names(), ["A\u{fffd}", "Player 2"]);
}

/// Reads a saved match with one field changed, or taken out, and gets why it is refused.
fn refusal(field: &str, value: Option<Value>) -> String {
    let mut json = serde_json::to_value(after(7, 2).save()).expect("plain data");
    let fields = json.as_object_mut().expect("a saved match is an object");
    match value {
        Some(value) => drop(fields.insert(field.into(), value)),
        None => drop(fields.remove(field)),
    }
    let error = Saved::read(&json.to_string()).expect_err("the field is wrong");
    assert!(matches!(error, SaveError::Form(_)), "{error:?}");
    error.to_string()
}

#[test]
fn a_match_saved_in_another_form_is_refused_by_its_number() {
    for version in [0, 2, u32::MAX] {
        let saved = Saved { fracas: version, ..after(7, 2).save() };
        let error = Saved::read(&saved.write()).expect_err("the form is another");
        assert!(matches!(error, SaveError::Version(number) if number == version), "{error:?}");
        let wanted = format!("this match was saved in form {version}; this version reads form 1");
        assert_eq!(error.to_string(), wanted);
    }
}

#[test]
fn an_unknown_field_is_refused_by_its_name() {
    let setup = json!({ "game": "", "mode": "", "colour": "red" });
    let fair = json!({ "secret": "s", "nonces": [], "colour": "red" });
    for (field, value) in [("colour", json!("red")), ("setup", setup), ("fair", fair)] {
        let message = refusal(field, Some(value));
        let wanted = "this is not a saved match: unknown field `colour`";
        assert!(message.starts_with(wanted), "{field}: {message}");
    }
}

#[test]
fn a_missing_field_is_refused_by_its_name() {
    for field in ["fracas", "setup", "seed", "state"] {
        let message = refusal(field, None);
        let wanted = format!("this is not a saved match: missing field `{field}`");
        assert!(message.starts_with(&wanted), "{message}");
    }
}

#[test]
fn a_field_of_the_wrong_kind_is_refused() {
    for (field, value) in [
        ("fracas", json!("1")),
        ("fracas", json!(-1)),
        ("seed", json!("two words")),
        ("seed", json!("")),
        ("seed", json!(7)),
        ("chance_used", json!(-1)),
        ("moves", json!([[0, "high", "low"]])),
        ("moves", json!([[256, "high"]])),
        ("names", json!("Ann")),
        ("setup", json!("high-card")),
    ] {
        let message = refusal(field, Some(value));
        assert!(message.starts_with("this is not a saved match: "), "{field}: {message}");
    }
}

#[test]
fn an_impossible_position_is_refused_with_the_games_reason() {
    for (held, reason) in [
        (json!([3, 3]), "held: two different cards from 0 to 9"),
        (json!([3, 10]), "held: two different cards from 0 to 9"),
        (json!([3]), "state: invalid length 1, expected an array of length 2"),
    ] {
        let mut saved = after(7, 2).save();
        saved.state["held"] = held;
        let error = saved.take_up(game()).expect_err("the position is impossible");
        assert!(matches!(error, SaveError::Impossible(_)), "{error:?}");
        assert_eq!(error.to_string(), reason);
    }
}

#[test]
fn a_later_form_is_named_even_if_it_has_fields_of_its_own() {
    let mut later = serde_json::to_value(after(1, 0).save()).expect("plain data");
    later["fracas"] = 2.into();
    later["clock"] = 1.into();
    let refused = Saved::read(&later.to_string()).expect_err("another form");
    assert_eq!(refused.to_string(), "this match was saved in form 2; this version reads form 1");
}

#[test]
fn a_shuffle_that_does_not_make_the_seed_is_refused() {
    let shuffle = FairShuffle::new("s", &["a", "b"]).expect("visible ASCII");
    let saved = Saved { fair: Some(shuffle), ..after(1, 0).save() };
    let refused = saved.take_up(game()).expect_err("another shuffle");
    assert_eq!(refused.to_string(), "fair: secret and nonces do not make the seed");
}
