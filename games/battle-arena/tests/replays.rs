//! Replays: whole games verify, and nothing that was changed does.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod random;

use std::sync::Arc;

use fracas_battle_arena::{BattleArena, ID};
use fracas_core::{Fast, Match, Replay, ReplayError, Saved, Seed, Setup, Table as _};

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

/// Gets a setup that names decks for its seats.
fn with_decks(decks: [&str; 2]) -> Setup {
    let decks = decks.map(String::from).into();
    Setup { game: ID.into(), mode: "substitution".into(), decks, ..Setup::default() }
}

#[test]
fn an_empty_deck_is_the_usual_one_of_its_seat() {
    let deal = |decks| {
        let setup = with_decks(decks);
        let game = BattleArena::open(&setup).unwrap();
        Match::deal(game.into(), setup, &[], Seed::from_number(3)).position()
    };
    let (first, second) = ("alpha-legends", "tecmo-sluggers");
    for decks in [["", ""], [first, ""], ["", second], ["  ", second]] {
        assert_eq!(deal(decks), deal([first, second]), "{decks:?}");
    }
    assert_eq!(deal(["", first]), deal([first, first]));
    assert_ne!(deal(["", first]), deal([first, second]));
}

#[test]
fn a_match_with_an_empty_deck_is_replayed_and_taken_up() {
    let mut chance = Fast::new(17);
    for decks in [["", ""], ["", "fire-and-ice"], ["fire-and-ice", " "]] {
        let table = play(&with_decks(decks), u32::MAX, &mut chance);
        let tidy = decks.map(|deck| deck.trim().to_owned());
        let text = table.replay().unwrap().write();
        assert_eq!(Replay::read(&text).unwrap().setup.decks, tidy, "{text}");
        assert_eq!(verify(&text).unwrap().state(), table.state());
        let saved = Saved::read(&table.save().write()).unwrap();
        assert_eq!(saved.setup.decks, tidy);
        let game = BattleArena::open(&saved.setup).unwrap();
        assert_eq!(saved.take_up(Arc::new(game)).unwrap().save(), table.save());
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
