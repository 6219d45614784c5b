//! `--help` of every command, and what is no command.

use crate::harness::{Folder, assert_fits};

/// Every command and what its help must mention.
const COMMANDS: [(&str, &[&str]); 20] = [
    (
        "",
        &[
            "games",
            "play",
            "sim",
            "tournament",
            "balance",
            "state",
            "replay",
            "analyze",
            "cards",
            "deck",
            "rules",
            "bench",
        ],
    ),
    ("games", &["--json"]),
    (
        "play",
        &["[GAME]", "--mode", "--option", "--deck", "--cards", "--seats", "--seed", "--resume"],
    ),
    (
        "sim",
        &[
            "<GAME>",
            "--mode",
            "--seats",
            "--paired",
            "--unpaired",
            "--decks-stay",
            "--games",
            "--until",
            "--seed",
            "--threads",
            "--out",
            "--rows",
            "--match",
            "--json",
        ],
    ),
    (
        "tournament",
        &[
            "<GAME>",
            "--mode",
            "--bots",
            "--decks",
            "--seats",
            "--games",
            "--seed",
            "--threads",
            "--out",
            "--rows",
            "--json",
        ],
    ),
    (
        "balance",
        &["<GAME>", "--cards", "--against", "--limits", "--bot", "--games", "--html", "--json"],
    ),
    ("state", &["new", "actions", "scene", "play"]),
    ("state new", &["<GAME>", "--mode", "--option", "--deck", "--cards", "--seed"]),
    ("state actions", &["--seat", "--json"]),
    ("state scene", &["--seat", "--json"]),
    ("state play", &["<ACTION>", "--seat", "--json"]),
    ("replay", &["<FILE>", "--verify", "--seat", "--scenes", "--cards", "--json"]),
    ("analyze", &["<REPLAY>", "--iterations", "--threads", "--cards", "--html", "--json"]),
    ("cards", &["<GAME>", "check", "--search", "--json"]),
    ("cards check", &["<FILE>", "--json"]),
    ("deck", &["check", "show"]),
    ("deck check", &["<FILE|NAME>", "--mode", "--option", "--cards", "--json"]),
    ("deck show", &["<FILE|NAME>", "--json"]),
    ("rules", &["<GAME>", "[RULE]", "--search", "--json"]),
    ("bench", &["<GAME>", "--mode", "--seconds", "--instructions", "--json"]),
];

#[test]
fn every_command_has_help_that_mentions_its_options() {
    let folder = Folder::new();
    for (command, words) in COMMANDS {
        let run = folder.run(&format!("{command} --help"));
        assert_fits(run.said(), 100);
        for word in words.iter().chain(&["Usage: fracas", "--help"]) {
            assert!(run.said().contains(word), "{word} in the help of {command:?}: {}", run.stdout);
        }
    }
}

#[test]
fn the_bots_are_named_where_seats_are_taken() {
    for command in ["play", "sim", "tournament"] {
        let run = Folder::new().run(&format!("{command} --help"));
        assert!(run.said().contains("random, greedy"), "{}", run.stdout);
    }
}

#[test]
fn what_is_no_command_is_refused() {
    Folder::new().run("dance").refused_with(&["unrecognized subcommand 'dance'"]);
    Folder::new().run("gmaes").refused_with(&["'gmaes'", "'games'"]);
    let nothing = Folder::new().run("");
    assert_eq!(nothing.code, 2);
    assert!(nothing.stderr.contains("Usage: fracas <COMMAND>"), "{}", nothing.stderr);
}

#[test]
fn the_version_is_that_of_the_workspace() {
    let run = Folder::new().run("--version");
    assert_eq!(run.said(), format!("fracas {}\n", env!("CARGO_PKG_VERSION")));
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused_or_name_a_file() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let word = |bytes: &'static [u8]| OsStr::from_bytes(bytes);
    let folder = Folder::new();
    folder.start(&[word(b"cards"), word(b"\xff")], b"").refused_with(&["invalid UTF-8"]);
    let run = folder.start(&[word(b"cards"), word(b"check"), word(b"\xff.toml")], b"");
    run.refused_with(&["there is no such file"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_failure_and_not_wrong_input() {
    let folder = Folder::new();
    let mut command = folder.command();
    command.arg("games").stdout(std::fs::File::create("/dev/full").unwrap());
    let run = crate::harness::Run::new("games", &command.output().unwrap());
    assert_eq!(run.code, 1);
    assert!(run.stderr.starts_with("error: No space left"), "{}", run.stderr);
}
