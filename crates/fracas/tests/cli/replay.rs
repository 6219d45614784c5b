//! `fracas replay`.

use crate::harness::{Folder, assert_fits, parse};
use crate::play::ones;

/// Plays a match and keeps it as `match.txt`.
fn with_replay() -> Folder {
    let folder = Folder::new();
    let play = "play battle-arena --mode substitution --seed 7";
    folder.run_with(play, ones() + "replay match.txt\n").said();
    folder
}

#[test]
fn a_spectator_is_told_the_match_move_by_move_and_no_secret() {
    let run = with_replay().run("replay match.txt");
    let said = run.said();
    assert!(said.starts_with("Bo Jackson Battle Arena (substitution), seed 7\n"), "{said}");
    assert!(said.contains("\n   1  Player 1 decides\n        Player 1 plays at home"), "{said}");
    assert!(said.contains(" wins the game.\n"), "{said}");
    assert!(!said.contains("place ") && !said.contains("substitute "), "{said}");
    assert_fits(said, 80);
}

#[test]
fn a_seat_sees_its_own_moves_and_not_the_others() {
    let folder = with_replay();
    let replay = folder.read("match.txt");
    let moves = |seat: &str| -> Vec<String> {
        let lines = replay.lines().filter_map(|line| line.strip_prefix(seat));
        lines.map(|line| line.split(" ~").next().unwrap().trim().to_owned()).collect()
    };
    let run = folder.run("replay match.txt --seat 1");
    assert!(moves("1 place").iter().all(|hero| run.said().contains(&format!(": place {hero}\n"))));
    assert!(
        moves("0 place").iter().all(|hero| !run.said().contains(hero.as_str())),
        "{}",
        run.stdout
    );
    assert!(run.said().contains("Player 1 decides"), "{}", run.stdout);
}

#[test]
fn scenes_are_shown_after_every_move_when_asked_for() {
    let folder = with_replay();
    let moves = folder.run("replay match.txt --verify --json").json()["moves"].as_u64().unwrap();
    let run = folder.run("replay match.txt --scenes");
    assert_eq!(run.said().matches("── You are watching.\n").count() as u64, moves);
}

#[test]
fn programs_are_told_the_events() {
    let events = with_replay().run("replay match.txt --json").json();
    assert_eq!(events[0]["kind"], "coin-flip");
    assert_eq!(events[0]["text"], "Player 1 wins the coin flip.");
    assert_eq!(events.as_array().unwrap().last().unwrap()["kind"], "end");
}

#[test]
fn a_change_of_one_character_is_found_in_its_line() {
    let folder = with_replay();
    let replay = folder.read("match.txt");
    let lines: Vec<&str> = replay.lines().collect();
    for number in 0..lines.len() {
        let mut changed: Vec<String> = lines.iter().map(ToString::to_string).collect();
        // The last character of what the line says.
        let at = lines[number].rfind(" ~").unwrap().min(lines[number].trim_end().len()) - 1;
        let other = if &lines[number][at..=at] == "x" { "y" } else { "x" };
        changed[number].replace_range(at..=at, other);
        folder.write("changed.txt", changed.join("\n") + "\n");
        let place = format!("changed.txt: line {}: ", number + 1);
        folder.run("replay changed.txt --verify").refused_with(&[&place, "not as it was written"]);
    }
}

#[test]
fn a_line_that_is_missing_is_found() {
    let folder = with_replay();
    let replay = folder.read("match.txt");
    let without = |line: usize| {
        let mut lines: Vec<&str> = replay.lines().collect();
        lines.remove(line);
        lines.join("\n")
    };
    folder.write("changed.txt", without(12));
    folder.run("replay changed.txt").refused_with(&["line 13", "one before it is missing"]);
    folder.write("changed.txt", without(replay.lines().count() - 1));
    folder.run("replay changed.txt").refused_with(&["the replay says it has", "moves and has"]);
}

#[test]
fn programs_are_told_that_a_replay_does_not_verify() {
    let folder = with_replay();
    folder.write("changed.txt", folder.read("match.txt").replace("seed: 7", "seed: 8"));
    let run = folder.run("replay changed.txt --verify --json");
    run.refused();
    let answer = parse(&run.stdout);
    assert_eq!(answer["verified"], false);
    assert!(answer["error"].as_str().unwrap().starts_with("line 7: "), "{answer}");
}

#[test]
fn a_match_in_progress_verifies_too() {
    let folder = Folder::new();
    folder.run_with("play battle-arena --seed 7", "1\n1\nreplay match.txt\n").said();
    assert!(folder.read("match.txt").contains("places: unfinished"));
    let answer = folder.run("replay match.txt --verify --json").json();
    assert_eq!((&answer["verified"], &answer["outcome"]), (&true.into(), &serde_json::Value::Null));
}

#[test]
fn a_match_with_a_card_file_needs_that_very_file() {
    let folder = Folder::new();
    let pack = "game = \"battle-arena\"\nset = { code = \"ZZ\", name = \"Mine\", year = 2026 }\n\
        hero = [{ id = \"zed-fire-zz\", name = \"Zed\", weapon = \"fire\", power = 5, number = \"1\" }]\n";
    folder.write("pack.toml", pack);
    let play = "play battle-arena --seed 7 --cards pack.toml";
    folder.run_with(play, ones() + "replay match.txt\n").said();
    folder
        .run("replay match.txt")
        .refused_with(&["a card file \"pack.toml\"; give that very file"]);
    assert!(
        folder.run("replay match.txt --verify --cards pack.toml").said().starts_with("Verified")
    );
    folder.write("pack.toml", pack.replace("power = 5", "power = 6"));
    folder.run("replay match.txt --cards pack.toml").refused_with(&["give that very file"]);
}

#[test]
fn a_seat_that_is_not_there_is_refused() {
    let run = with_replay().run("replay match.txt --seat 9");
    run.refused_with(&["there is no seat 9; the seats are 0 to 1"]);
    Folder::new().run("replay").refused_with(&["<FILE>"]);
}
