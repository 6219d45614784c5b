//! The text of a replay: whatever is changed in it is found, and found in its line.

use crate::signature::{replay, sign, unsigned, verify};
use fracas_core::{Replay, ReplayError};

/// Checks that a text is refused in a line.
fn refused_in(line: usize, text: &str) -> String {
    let Err(error) = verify(text) else { panic!("accepted:\n{text}") };
    assert_eq!(error.line, line, "{}\n{text}", error.message);
    error.message
}

/// Checks that a text is refused in a line by its check.
fn check_fails_in(line: usize, text: &str) {
    let message = refused_in(line, text);
    let wanted = [
        "the line has no check at its end",
        "the line is not as it was written",
        "this is no replay",
    ];
    let is_check = wanted.iter().any(|wanted| message.starts_with(wanted));
    assert!(is_check, "{message}\n{text}");
}

#[test]
fn anyone_can_make_the_checks_of_a_replay() {
    let text = replay().write();
    assert_eq!(sign(unsigned(&text)), text);
    assert!(verify(&text).is_ok(), "what the following tests change is right");
}

/// Tries a change at every character: what it is replaced by, empty to take it away.
fn each_change(text: &str, mut tried: impl FnMut(usize, &str)) {
    let mut line = 1;
    for (at, old) in text.char_indices() {
        let rest = &text[at + old.len_utf8()..];
        let others = ["x", "0", "f", "A", " ", "~", ":", "|", "\n", "\r", "é", "\u{0}", ""];
        for new in others.into_iter().filter(|new| *new != old.to_string()) {
            tried(line, &format!("{}{new}{rest}", &text[..at]));
        }
        line += usize::from(old == '\n');
    }
}

#[test]
fn every_changed_or_missing_character_is_found_in_its_line() {
    let text = replay().write();
    let without_end = text.trim_end_matches('\n');
    let mut count = 0;
    each_change(without_end, |line, changed| {
        count += 1;
        check_fails_in(line, changed);
    });
    assert!(15_000 < count, "{count} changes");
}

#[test]
fn every_added_character_is_found_in_its_line() {
    let text = replay().write();
    let mut line = 1;
    for (at, next) in text.char_indices() {
        for new in ['x', '0', ' ', '~', '\t', 'é'] {
            check_fails_in(line, &format!("{}{new}{}", &text[..at], &text[at..]));
        }
        line += usize::from(next == '\n');
    }
}

#[test]
fn line_breaks_of_another_system_and_a_missing_last_one_change_nothing() {
    let text = replay().write();
    let same = Replay::read(&text);
    assert_eq!(Replay::read(&text.replace('\n', "\r\n")), same);
    assert_eq!(Replay::read(text.trim_end()), same);
}

#[test]
fn a_replay_cut_short_after_any_line_is_refused_in_its_last_line() {
    let text = replay().write();
    let lines: Vec<&str> = text.lines().collect();
    let first_move = lines.len() - 4;
    for kept in 1..lines.len() {
        let message = refused_in(kept, &lines[..kept].join("\n"));
        let wanted = if kept < first_move {
            "the replay ends before its moves".to_owned()
        } else {
            format!("the replay says it has 4 moves and has {}", kept - first_move)
        };
        assert_eq!(message, wanted, "after line {kept}");
    }
    assert_eq!(refused_in(1, ""), "a replay begins with \"fracas replay 1\"");
}

#[test]
fn missing_doubled_and_swapped_lines_are_found_where_they_are() {
    let text = replay().write();
    let lines: Vec<&str> = text.lines().collect();
    for at in 0..lines.len() {
        let doubled = [&lines[..=at], &lines[at..]].concat().join("\n");
        check_fails_in(at + 2, &doubled);
        if at + 1 < lines.len() {
            let missing = [&lines[..at], &lines[at + 1..]].concat().join("\n");
            check_fails_in(at + 1, &missing);
            let mut swapped = lines.clone();
            swapped.swap(at, at + 1);
            check_fails_in(at + 1, &swapped.join("\n"));
        }
    }
}

#[test]
fn nothing_can_be_appended() {
    let text = replay().write();
    let after = text.lines().count() + 1;
    for more in ["\n", " \n", "1 keep\n", "# a note\n", "1 keep ~000000\n", "~"] {
        check_fails_in(after, &format!("{text}{more}"));
    }
    check_fails_in(after, &text.repeat(2));
    let signed = sign(unsigned(&text).into_iter().chain(["1 keep"]));
    assert_eq!(refused_in(after, &signed), "the replay says it has 4 moves and has 5");
    let signed = sign(unsigned(&text).into_iter().chain([""]));
    assert_eq!(refused_in(after, &signed), "expected a move: a seat and what it did");
}

/// Puts other lines in place of the first that begins with `tag`, and makes all checks anew.
/// Gives the number of that line as well.
fn with_lines(tag: &str, others: &[&str]) -> (usize, String) {
    let text = replay().write();
    let mut lines = unsigned(&text);
    let at = lines.iter().position(|line| line.starts_with(tag)).expect("the tag is there");
    lines.splice(at..=at, others.iter().copied());
    (at + 1, sign(lines))
}

#[test]
fn a_value_that_makes_no_sense_is_refused_in_its_line() {
    let spaces = "a seed is 1 to 128 visible ASCII characters without spaces, not \"a b\"";
    for (tag, value, message) in [
        ("fracas replay", "fracas replay 2", "a replay begins with \"fracas replay 1\""),
        ("mode: ", "colour: red", "there is no tag \"colour\""),
        ("mode: ", "Mode: plain", "there is no tag \"Mode\""),
        ("mode: ", "plain", "expected a tag: a name, a colon and a value"),
        ("mode: ", "  | plain", "expected a tag: a name, a colon and a value"),
        ("seats: ", "seats: two", "\"two\" is not a number of seats"),
        ("seats: ", "seats: -2", "\"-2\" is not a number of seats"),
        ("deck 0: ", "deck 1: premade", "expected number 0 here, not \"1\""),
        ("pack: ", "pack: 0123456789abcdef", "a pack has a fingerprint and a name"),
        ("name 0: ", "name 1: Ann", "expected number 0 here, not \"1\""),
        ("name 0: ", "name: Ann", "expected number 0 here, not \"\""),
        ("name 1: ", "name 0: Ann", "the tag \"name 0\" is given twice"),
        ("name 1: ", "name 01: Ann", "expected number 1 here, not \"01\""),
        ("generator: ", "generator: pcg", "this version deals with chacha12, not \"pcg\""),
        ("seed: ", "seed: a b", spaces),
        ("nonce 1: ", "nonce 2: bob", "expected number 1 here, not \"2\""),
        ("moves: ", "moves: four", "the number of moves is not a number"),
        ("moves: ", "moves: -4", "the number of moves is not a number"),
        ("0 high", "high", "expected a move: a seat and what it did"),
        ("0 high", "A high", "\"A\" is not a seat"),
        ("0 high", "256 high", "\"256\" is not a seat"),
        ("0 high", "-1 high", "\"-1\" is not a seat"),
    ] {
        let (line, text) = with_lines(tag, &[value]);
        let wanted = ReplayError { line, message: message.into() };
        assert_eq!(Replay::read(&text), Err(wanted), "{value:?}");
    }
}

#[test]
fn a_tag_that_is_needed_is_missed_by_its_name_where_the_moves_begin() {
    for (tag, name) in [
        ("seed: ", "seed"),
        ("commitment: ", "commitment"),
        ("secret: ", "secret"),
        ("places: ", "places"),
        ("state: ", "state"),
    ] {
        let (_, text) = with_lines(tag, &[]);
        let line = 1 + text.lines().position(|line| line.starts_with("moves: ")).expect("a tag");
        let wanted = ReplayError { line, message: format!("the tag {name:?} is missing") };
        assert_eq!(Replay::read(&text), Err(wanted), "without {name}");
    }
}

#[test]
fn places_that_cannot_be_read_are_quoted() {
    for places in ["1", "1 (4", "first (4)", "1 (4),2 (3)", "256 (4), 2 (3)", "1 (99999999999)"] {
        let (_, text) = with_lines("places: ", &[&format!("places: {places}")]);
        let message = Replay::read(&text).expect_err("no such places").message;
        let wanted = format!("places are written like \"1 (4), 2 (3)\", not {places:?}");
        assert_eq!(message, wanted);
    }
}

#[test]
fn a_number_of_moves_other_than_there_are_is_refused_at_the_end() {
    let last = replay().write().lines().count();
    for claimed in ["0", "3", "5", "18446744073709551615"] {
        let (_, text) = with_lines("moves: ", &[&format!("moves: {claimed}")]);
        let message = format!("the replay says it has {claimed} moves and has 4");
        assert_eq!(Replay::read(&text), Err(ReplayError { line: last, message }));
    }
}
