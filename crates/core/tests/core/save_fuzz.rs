//! Whatever is in a saved match, reading it and taking it up does not panic.

use std::sync::Arc;

use fracas_core::{Legible as _, Match, Saved, Seat, Seed, Setup, Table as _, Viewer};
use fracas_testkit::HighCard;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

/// Saves a match that has moves, names, options and drawn cards.
fn saved() -> Saved {
    let setup = Setup {
        game: "high-card".into(),
        options: [("limit".into(), "none".into())].into(),
        decks: vec!["premade".into()],
        ..Setup::default()
    };
    let names = ["Zoë".into(), "Bob".into()];
    let game = Arc::new(HighCard::default());
    let mut table = Match::deal(game, setup, &names, Seed::from_number(3));
    for (seat, notation) in [(0, "high"), (1, "low"), (1, "swap")] {
        table.play(Seat(seat), notation).expect("the move is legal");
    }
    table.save()
}

/// Takes a match up as far as it goes, and asks for all it can show.
fn take_up(json: &str) -> Option<Match<HighCard>> {
    let saved = Saved::read(json).ok()?;
    let game = Arc::new(HighCard::default());
    let table = saved.take_up(game.clone()).ok()?;
    for viewer in Viewer::all(2) {
        let _ = (table.view(viewer).to_bytes(), table.told(viewer, 0));
    }
    let written = game.load(&saved.state).expect("the position is possible");
    assert_eq!(*table.state(), written, "the position is the one that was written");
    let again = Saved::read(&table.save().write()).expect("what is saved reads back");
    assert_eq!(again, table.save(), "as it was written");
    Some(table)
}

/// Lists the places of all values in a JSON text.
fn places(value: &Value, here: &str, out: &mut Vec<String>) {
    out.push(here.to_owned());
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                places(item, &format!("{here}/{index}"), out);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                places(field, &format!("{here}/{name}"), out);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// A value to put where another is expected.
fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        select(vec![
            json!(null),
            json!(true),
            json!(0),
            json!(1),
            json!(9),
            json!(10),
            json!(255),
            json!(256),
            json!(-1),
            json!(u64::MAX),
            json!(1e300),
            json!(0.5),
            json!([]),
            json!([0]),
            json!([0, 1]),
            json!([[0, "high"]]),
            json!({}),
            json!({ "secret": "s", "nonces": ["a"] }),
        ]),
        any::<String>().prop_map(Value::String),
        any::<i64>().prop_map(|number| json!(number)),
    ]
}

proptest! {
    #[test]
    fn arbitrary_text_is_no_saved_match(text in any::<String>()) {
        prop_assert!(Saved::read(&text).is_err());
    }

    #[test]
    fn a_saved_match_with_a_stretch_replaced_is_refused_or_taken_up(
        from in any::<Index>(), length in 0_usize..40, new in "[ -~]{0,4}",
    ) {
        let mut text: Vec<char> = saved().write().chars().collect();
        let from = from.index(text.len());
        let to = (from + length).min(text.len());
        text.splice(from..to, new.chars());
        take_up(&text.into_iter().collect::<String>());
    }

    #[test]
    fn a_saved_match_with_values_replaced_is_refused_or_taken_up(
        changes in prop::collection::vec((any::<Index>(), value()), 1..4),
    ) {
        let mut json = serde_json::to_value(saved()).expect("plain data");
        for (place, value) in changes {
            let mut all = Vec::new();
            places(&json, "", &mut all);
            let place = &all[place.index(all.len())];
            *json.pointer_mut(place).expect("the place was listed") = value;
        }
        take_up(&json.to_string());
    }
}

#[test]
fn a_saved_match_cut_short_anywhere_is_refused() {
    let text = saved().write();
    assert!(take_up(&text).is_some(), "whole, it can be taken up");
    for (at, _) in text.char_indices() {
        assert!(Saved::read(&text[..at]).is_err(), "cut at {at}");
    }
}

#[test]
fn a_saved_match_nested_without_end_is_refused() {
    for (open, close) in [("[", "]"), ("{\"state\":", "}")] {
        let deep = format!("{}{}", open.repeat(100_000), close.repeat(100_000));
        assert!(Saved::read(&deep).is_err());
        let text = format!("{{\"fracas\":1,\"state\":{deep}}}");
        assert!(Saved::read(&text).is_err());
    }
}
