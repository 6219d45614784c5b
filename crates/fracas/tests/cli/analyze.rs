//! `fracas analyze`.

use fracas_core::Replay;
use serde_json::Value;

use crate::harness::{Folder, assert_fits};
use crate::play::ones;

const FEW: &str = "analyze match.txt --iterations 12";

/// Plays a match and keeps it as `match.txt`.
fn with_replay() -> Folder {
    let folder = Folder::new();
    let play = "play battle-arena --mode substitution --seed 7";
    folder.run_with(play, ones() + "replay match.txt\n").said();
    folder
}

/// Gets a share as the thousandths it is made of.
#[track_caller]
fn thousandths(share: &Value) -> i64 {
    let text = format!("{:.3}", share.as_f64().unwrap());
    assert_eq!(text.parse().ok(), share.as_f64(), "no more than three decimals");
    text.replace('.', "").parse().unwrap()
}

#[test]
fn programs_are_told_every_decision_and_accounts_that_add_up() {
    let folder = with_replay();
    let answer = folder.run(&format!("{FEW} --json")).json();
    assert_eq!((&answer["seed"], &answer["names"][0]), (&"7".into(), &"Player 1".into()));
    let analysis = &answer["analysis"];
    assert_eq!(analysis["iterations"], 12);
    let decisions = analysis["decisions"].as_array().unwrap();
    let moves = folder.run("replay match.txt --verify --json").json()["moves"].as_u64().unwrap();
    assert_eq!(decisions.len() as u64, moves);
    for decision in decisions {
        let [best, made] = ["best", "made"].map(|choice| thousandths(&decision[choice]["value"]));
        assert_eq!(thousandths(&decision["cost"]), (best - made).max(0), "{decision}");
        assert!(1 < decision["options"].as_array().unwrap().len(), "{decision}");
    }
    let expected = analysis["expected"].as_array().unwrap();
    assert_eq!(expected.len() as u64, moves + 1);
    for (seat, account) in analysis["accounts"].as_array().unwrap().iter().enumerate() {
        let [start, luck, lost, given, end] =
            ["start", "luck", "lost", "given", "end"].map(|part| thousandths(&account[part]));
        assert_eq!(start + luck - lost + given, end, "{account}");
        assert_eq!(start, thousandths(&expected[0][seat]));
        assert_eq!(end, thousandths(&expected[expected.len() - 1][seat]));
    }
}

#[test]
fn the_same_replay_gets_the_same_analysis_on_any_number_of_threads() {
    let folder = with_replay();
    let one = folder.run(&format!("{FEW} --json --threads 1"));
    assert_eq!(one.said(), folder.run(&format!("{FEW} --json --threads 2")).said());
    assert_eq!(one.said(), folder.run(&format!("{FEW} --json")).said());
}

#[test]
fn people_get_a_story_with_course_accounts_and_choices() {
    let run = with_replay().run(FEW);
    let said = run.said();
    assert!(said.starts_with("Bo Jackson Battle Arena (substitution), seed 7\n"), "{said}");
    for words in [
        " decisions. Normal Bot won.\n",
        "\nWhat each could expect, from what they knew:\n  Player 1  ",
        "own losses   from others   result",
        "\nThe choices that cost most:\n",
        "\n      chose   ",
        "\n      better  ",
        "counts half. 12 possible",
    ] {
        assert!(said.contains(words), "{words:?} in {said}");
    }
    assert_fits(said, 80);
}

#[test]
fn the_page_is_one_file_that_asks_for_nothing_and_holds_every_choice() {
    let folder = with_replay();
    folder.run(&format!("{FEW} --html match.html")).said();
    let page = folder.read("match.html");
    for word in ["http:", "https:", "src=", "href=", "@import", "url("] {
        assert!(!page.contains(word), "{word}");
    }
    let answer = folder.run(&format!("{FEW} --json")).json();
    for decision in answer["analysis"]["decisions"].as_array().unwrap() {
        let label = decision["made"]["label"].as_str().unwrap();
        assert!(page.contains(&label.replace('\'', "&#39;")), "{label}");
    }
    assert_eq!(folder.files(), ["match.html", "match.txt"]);
}

#[test]
fn a_match_that_was_broken_off_or_given_up_says_so_everywhere() {
    let folder = Folder::new();
    folder.run_with("play battle-arena --seed 7", "1\n1\nreplay match.txt\n").said();
    let run = folder.run(&format!("{FEW} --html match.html"));
    let unfinished = "The match is unfinished; it is analysed as far as it goes.";
    assert!(run.said().contains(unfinished), "{}", run.stdout);
    assert!(folder.read("match.html").contains(unfinished));
    let replay = Replay::read(&folder.read("match.txt")).unwrap();
    let given_up = Replay { ending: Some("Player 1 gave up.".into()), ..replay };
    folder.write("match.txt", given_up.write());
    let run = folder.run(&format!("{FEW} --html match.html"));
    let said = "Player 1 gave up. The match was not played to its end";
    assert!(run.said().contains(said), "{}", run.stdout);
    assert!(folder.read("match.html").contains(said));
    let answer = folder.run(&format!("{FEW} --json")).json();
    assert_eq!(answer["analysis"]["outcome"], Value::Null);
    assert_eq!(answer["analysis"]["ending"], "Player 1 gave up.");
}

#[test]
fn a_replay_that_does_not_verify_is_refused_as_by_replay() {
    let folder = with_replay();
    folder.write("match.txt", folder.read("match.txt").replace("seed: 7", "seed: 8"));
    let complaint = folder.run("replay match.txt --verify").refused().to_owned();
    let run = folder.run(FEW);
    run.refused_with(&["match.txt: line 7: "]);
    assert_eq!(run.stderr, complaint);
    folder.write("match.txt", "hello\n");
    folder.run(FEW).refused_with(&["this is no replay"]);
    Folder::new().run(FEW).refused_with(&["match.txt: there is no such file"]);
}

#[test]
fn a_budget_that_is_none_is_answered_with_what_would_be_right() {
    let folder = with_replay();
    for wrong in ["0", "-1", "many", "random", "99999999999"] {
        let run = folder.run(&format!("analyze match.txt --iterations={wrong}"));
        run.refused_with(&["--iterations", "easy, normal, hard, expert"]);
    }
    let answer = folder.run("analyze match.txt --iterations easy --json").json();
    let easy = answer["analysis"]["iterations"].as_u64().unwrap();
    assert!(1 < easy, "as many as the bot plays");
}
