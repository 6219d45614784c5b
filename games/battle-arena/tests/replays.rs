//! Replays: whole games verify, and nothing that was changed does.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod random;

use std::sync::Arc;

use fracas_battle_arena::BattleArena;
use fracas_core::{Fast, Match, Replay, ReplayError, Table as _};

use fracas_testkit::change;
use random::{play, setups};

/// Reads a replay and verifies it under the rules of its own setup.
fn verify(text: &str) -> Result<Match<BattleArena>, ReplayError> {
    let replay = Replay::read(text)?;
    let game = BattleArena::open(&replay.setup)
        .map_err(|problems| ReplayError { line: 1, message: problems.to_string() })?;
    replay.verify(Arc::new(game))
}

/// Writes the replay of a random game of each kind.
fn replays(chance: &mut Fast) -> Vec<String> {
    setups().iter().map(|setup| play(setup, u32::MAX, chance).replay().unwrap().write()).collect()
}

#[test]
fn replays_of_a_thousand_games_verify() {
    let mut chance = Fast::new(11);
    for setup in setups() {
        for game in 0..200 {
            let table = play(&setup, u32::MAX, &mut chance);
            let text = table.replay().unwrap().write();
            let verified = verify(&text).unwrap_or_else(|why| panic!("game {game}, {why}\n{text}"));
            assert_eq!(verified.state(), table.state(), "the same game");
            assert_eq!(verified.outcome(), table.outcome(), "with the same end");
        }
    }
}

#[test]
fn an_unfinished_game_verifies_as_far_as_it_went() {
    let mut chance = Fast::new(12);
    for moves in 0..15 {
        let table = play(&setups()[2], moves, &mut chance);
        let verified = verify(&table.replay().unwrap().write()).unwrap();
        assert_eq!((verified.state(), verified.moves()), (table.state(), moves as usize));
    }
}

/// Every character of a replay, replaced by several others.
#[test]
fn a_changed_character_is_found_in_its_line() {
    for text in replays(&mut Fast::new(13)) {
        let mut line = 1;
        for (at, old) in text.char_indices() {
            for new in ['x', '0', ' ', '~', '\n', 'é'].into_iter().filter(|new| *new != old) {
                let changed = format!("{}{new}{}", &text[..at], &text[at + old.len_utf8()..]);
                let Err(error) = verify(&changed) else { panic!("accepted:\n{changed}") };
                let last = line + usize::from([old, new].contains(&'\n'));
                let range = line..=last;
                assert!(range.contains(&error.line), "{old:?} to {new:?} in line {line}: {error}");
            }
            line += usize::from(old == '\n');
        }
    }
}

/// A replay that lacks its end, cut between any two lines.
#[test]
fn a_replay_cut_short_is_refused() {
    for text in replays(&mut Fast::new(14)) {
        let lines: Vec<&str> = text.lines().collect();
        for kept in 0..lines.len() {
            assert!(verify(&lines[..kept].join("\n")).is_err(), "{kept} of {} lines", lines.len());
        }
        assert!(verify(&lines.join("\r\n")).is_ok(), "how lines end is all the same");
    }
}

/// Thousands of random changes: no panic, and nothing but the replay itself verifies.
#[test]
fn a_changed_replay_never_verifies() {
    let mut chance = Fast::new(15);
    for text in replays(&mut Fast::new(16)) {
        for case in 0..2_000 {
            let changed = change(&text, &mut chance);
            // A line break at the end of the file more or less changes no line.
            if !changed.lines().eq(text.lines()) {
                assert!(verify(&changed).is_err(), "case {case} verifies:\n{changed}");
            }
        }
    }
}
