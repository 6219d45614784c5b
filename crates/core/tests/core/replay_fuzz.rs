//! Whatever is in a replay, reading and playing it does not panic, and no changed one verifies.

use std::ops::Range;

use crate::signature::{replay, sign, unsigned, verify};
use fracas_core::{Replay, ReplayError};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Pieces that a reader of replays looks for.
const PIECES: [&str; 21] = [
    "",
    " ",
    "\n",
    "\r\n",
    ":",
    ": ",
    " ~",
    "  | ",
    "(",
    "), ",
    "0",
    "-1",
    "99999999999999999999",
    "name 0: ",
    "nonce 2: x",
    "moves: ",
    "moves: 0",
    "seed: ",
    "secret: ",
    "0 swap",
    "王",
];

fn piece() -> impl Strategy<Value = String> {
    prop_oneof![select(&PIECES[..]).prop_map(str::to_owned), any::<String>(), "[ -~]{0,12}"]
}

/// Chooses a stretch of a text, from one character's start to another's.
fn stretch(text: &str, from: Index, length: usize) -> Range<usize> {
    let starts: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
    let first = from.index(starts.len());
    starts[first]..starts[(first + length).min(starts.len() - 1)]
}

/// Checks that a refusal names a line that is there.
fn has_its_line(error: &ReplayError, text: &str) -> bool {
    (1..=text.lines().count().max(1)).contains(&error.line)
}

proptest! {
    #[test]
    fn arbitrary_bytes_are_refused_in_a_line(bytes in any::<Vec<u8>>()) {
        let text = String::from_utf8_lossy(&bytes);
        let error = Replay::read(&text).expect_err("chance writes no checks");
        prop_assert!(has_its_line(&error, &text), "{}", error);
    }

    #[test]
    fn arbitrary_text_is_refused_in_a_line(text in "(?s).{0,200}") {
        let error = Replay::read(&text).expect_err("chance writes no checks");
        prop_assert!(has_its_line(&error, &text), "{}", error);
    }

    #[test]
    fn arbitrary_lines_with_right_checks_are_refused_in_a_line(
        lines in prop::collection::vec("[^\n\r]{0,40}", 0..12),
    ) {
        let text = sign(["fracas replay 1"].into_iter().chain(lines.iter().map(String::as_str)));
        let error = Replay::read(&text).expect_err("it is without most tags");
        prop_assert!(has_its_line(&error, &text), "{}", error);
    }

    #[test]
    fn a_replay_with_a_stretch_replaced_does_not_verify(
        from in any::<Index>(), length in 0_usize..80, new in piece(),
    ) {
        let real = replay().write();
        let mut text = real.clone();
        text.replace_range(stretch(&real, from, length), &new);
        prop_assume!(!text.lines().eq(real.lines()));
        let Err(error) = verify(&text) else { panic!("accepted:\n{text}") };
        prop_assert!(has_its_line(&error, &text), "{}", error);
    }

    #[test]
    fn a_replay_with_a_stretch_moved_elsewhere_does_not_verify(
        from in any::<Index>(), length in 1_usize..200, to in any::<Index>(),
    ) {
        let real = replay().write();
        let taken = stretch(&real, from, length);
        let mut text = real.clone();
        text.replace_range(taken.clone(), "");
        text.insert_str(stretch(&text, to, 0).start, &real[taken]);
        prop_assume!(!text.lines().eq(real.lines()));
        prop_assert!(verify(&text).is_err(), "accepted:\n{}", text);
    }

    /// With the checks made anew a change may be a replay again; then it plays to what it claims.
    #[test]
    fn a_changed_replay_with_right_checks_is_refused_in_a_line_or_is_one(
        changes in prop::collection::vec((any::<Index>(), any::<Index>(), 0_usize..8, piece()), 1..4),
    ) {
        let real = replay().write();
        let mut lines: Vec<String> = unsigned(&real).into_iter().map(str::to_owned).collect();
        for (line, from, length, new) in &changes {
            let changed = line.get_mut(&mut lines);
            changed.replace_range(stretch(&changed.clone(), *from, *length), new);
        }
        let lines = lines.join("\n");
        let text = sign(lines.lines());
        match verify(&text) {
            Err(error) => prop_assert!(has_its_line(&error, &text), "{}\n{}", error, text),
            Ok(table) => {
                let claimed = Replay::read(&text).expect("it was read");
                let played = Replay::of(&table).expect("it was dealt");
                prop_assert_eq!(
                    (played.seed, played.moves, played.result, played.state, played.fair),
                    (claimed.seed, claimed.moves, claimed.result, claimed.state, claimed.fair)
                );
            }
        }
    }
}
