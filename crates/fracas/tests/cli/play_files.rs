//! `fracas play` with files: save, resume, replay.

use crate::harness::{Folder, parse};
use crate::play::ones;

const PLAY: &str = "play battle-arena --mode substitution --seed 7";

#[test]
fn a_match_is_saved_resumed_played_to_its_end_and_verified() {
    let folder = Folder::new();
    let start = folder.run_with(PLAY, "1\nundo\n2\n1\n3\n2\nsave match.json\nquit\n");
    assert!(
        start.said().contains("> save match.json\nThe match is in match.json.\n"),
        "{}",
        start.stdout
    );
    assert!(start.said().ends_with("The match is left unfinished.\n"), "{}", start.stdout);
    let end = folder.run_with("play --resume match.json", ones() + "replay match.txt\n\n");
    assert!(
        end.said().contains("  • Normal Bot plays at home, Player 1 away.\n"),
        "{}",
        end.stdout
    );
    assert!(end.said().contains("── Line-up ──"), "it goes on where it was left: {}", end.stdout);
    assert!(
        end.said().contains("> replay match.txt\nThe replay is in match.txt.\n"),
        "{}",
        end.stdout
    );
    let verified = folder.run("replay match.txt --verify").said().to_owned();
    assert!(verified.starts_with("Verified: the moves ("), "{verified}");
    let answer = folder.run("replay match.txt --verify --json").json();
    assert_eq!(answer["verified"], true);
    assert_eq!(answer["outcome"]["places"].as_array().unwrap().len(), 2, "{answer}");
    assert!(14 <= answer["moves"].as_u64().unwrap(), "{answer}");
}

#[test]
fn a_resumed_match_is_the_match_that_was_left() {
    let folder = Folder::new();
    folder.run_with(PLAY, "1\n1\n1\nsave match.json\n").said();
    let resumed = folder.run_with("play --resume match.json", ones());
    let whole = folder.run_with(PLAY, ones());
    let end = |said: &str| {
        said[said.find("── Game over").unwrap()..said.find("> 1\nThe game is over").unwrap()]
            .to_owned()
    };
    assert_eq!(end(resumed.said()), end(whole.said()));
}

#[test]
fn those_who_sat_at_a_saved_match_sit_there_again() {
    let folder = Folder::new();
    let line = "play battle-arena --mode substitution --seed 7 --seats greedy,human";
    folder.run_with(line, "1\nsave match.json\n").said();
    let resumed = folder.run("play --resume match.json");
    assert!(resumed.said().contains("\nPlayer 2 (you):\n"), "{}", resumed.stdout);
    assert!(resumed.said().contains("\nGreedy Bot:\n"), "{}", resumed.stdout);
    let others = folder.run("play --resume match.json --seats random,human");
    assert!(others.said().contains("\nRandom Bot:\n"), "{}", others.stdout);
}

#[test]
fn a_match_dealt_by_a_script_can_be_played_against_a_bot() {
    let folder = Folder::new();
    folder.write("match.json", folder.run("state new battle-arena --seed 7").said());
    let run = folder.run_with("play --resume match.json --seats human,greedy", ones());
    assert!(run.said().contains("\nGreedy Bot:\n") && run.said().contains("── Game over ──"));
}

#[test]
fn a_match_between_people_goes_on_between_people() {
    let folder = Folder::new();
    let command = "play battle-arena --seed 7 --seats human,human";
    folder.run_with(command, "\nsave match.json\nquit\n").said();
    let run = folder.run_with("play --resume match.json", "\n1\n");
    assert!(!run.said().contains("Normal Bot"), "{}", run.said());
}

#[test]
fn a_match_begun_at_an_edited_position_is_played_and_saved_and_has_no_replay() {
    let folder = Folder::new();
    let mut saved = folder.run("state new battle-arena --seed 7").json();
    saved["state"]["flip_winner"] = 1.into();
    folder.write("match.json", saved.to_string());
    let input = "undo\n2\nreplay match.txt\nsave next.json\n";
    let run = folder.run_with("play --resume match.json --seats greedy,human", input);
    assert!(
        run.said().contains("Not possible: there is no move to take back.\n"),
        "{}",
        run.stdout
    );
    assert!(
        run.said().contains("from an edited position has no replay; use `save`.\n"),
        "{}",
        run.stdout
    );
    assert_eq!(folder.files(), ["match.json", "next.json"]);
    assert_eq!(parse(&folder.read("next.json"))["state"]["home"], 0, "after the move");
}

#[test]
fn a_file_that_cannot_be_written_does_not_end_the_match() {
    let folder = Folder::new();
    std::fs::create_dir(folder.path("taken")).unwrap();
    let input = "save\nreplay\nsave none/match.json\nsave taken\nreplay taken\n1\nreplay end.txt\n";
    let run = folder.run_with(PLAY, input);
    for answer in [
        "> save\nName a file, as in: save my-match.json\n",
        "> replay\nName a file, as in: replay my-match.txt\n",
        "> save none/match.json\nNot saved: none/match.json could not be written: ",
        "> save taken\nNot saved: taken could not be written: ",
        "> replay taken\nNot saved: taken could not be written: ",
        "> 1\n  • Player 1 plays at home",
        "The replay is in end.txt.\n",
    ] {
        assert!(run.said().contains(answer), "{answer:?} in {}", run.stdout);
    }
    assert_eq!(folder.files(), ["end.txt", "taken"], "nothing half-written is left behind");
}

#[test]
fn a_finished_match_can_still_be_kept_when_the_first_file_fails() {
    let folder = Folder::new();
    let input = ones() + "replay none/match.txt\nreply match.txt\nreplay match.txt\n\n";
    let run = folder.run_with(PLAY, input);
    assert!(run.said().contains("> replay none/match.txt\nNot saved: "), "{}", run.stdout);
    assert!(run.said().contains("> reply match.txt\nThe game is over.\n"), "{}", run.stdout);
    assert!(folder.run("replay match.txt --verify").said().starts_with("Verified"));
}

#[test]
fn a_saved_match_that_cannot_be_resumed_is_refused() {
    let folder = Folder::new();
    folder.write("match.json", folder.run("state new battle-arena --seed 7").said());
    folder
        .run("play --resume match.json --seats human")
        .refused_with(&["--seats names 1", "2 seats"]);
    folder.run("play battle-arena --resume match.json").refused_with(&["cannot be used with"]);
    folder.run("play --resume match.json --mode rookie").refused_with(&["cannot be used with"]);
    let mut saved = parse(&folder.read("match.json"));
    saved["state"]["battles_over"] = 3.into();
    folder.write("match.json", saved.to_string());
    folder.run("play --resume match.json").refused_with(&["match.json: battles_over: ", "(R70)"]);
}
