//! `fracas sim`.

use serde_json::Value;

use crate::harness::Folder;

const SIM: &str = "sim battle-arena --mode substitution --seats greedy,random --games 300 --seed 5";

#[test]
fn programs_are_told_results_by_seat_and_lengths_of_games() {
    let answer = Folder::new().run(&format!("{SIM} --json")).json();
    assert_eq!((&answer["seed"], &answer["setup"]["mode"]), (&"5".into(), &"substitution".into()));
    let report = &answer["report"];
    assert_eq!(report["games"], 300);
    let seats = report["seats"].as_array().unwrap();
    let bots: Vec<&str> = seats.iter().map(|seat| seat["bot"].as_str().unwrap()).collect();
    assert_eq!(bots, ["greedy", "random"]);
    let number = |value: &Value| value.as_u64().unwrap();
    let wins: u64 = seats.iter().map(|seat| number(&seat["wins"])).sum();
    assert_eq!(wins + number(&report["ties"]), 300, "each game is won or a tie");
    for seat in seats {
        let [low, share, high] =
            [&seat["interval"]["low"], &seat["share"], &seat["interval"]["high"]]
                .map(|v| v.as_f64().unwrap());
        assert!(0.0 <= low && low < share && share < high && high <= 1.0, "{seat}");
        assert!((0.0..=4.0).contains(&seat["score"].as_f64().unwrap()), "{seat}");
    }
    let lengths = &report["lengths"];
    let [median, p99, longest] = ["median", "p99", "longest"].map(|name| number(&lengths[name]));
    assert!(14 <= median && median <= p99 && p99 <= longest && longest <= 28, "{lengths}");
    assert!(300 * 14 <= number(&report["decisions"]));
    for figure in ["seconds", "games_per_s", "decisions_per_s"] {
        assert!(0.0 < answer["pace"][figure].as_f64().unwrap(), "{figure}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing_in_the_report() {
    let folder = Folder::new();
    let sim = "sim battle-arena --games 3000 --json --seed";
    let report = |line: &str| folder.run(&format!("{sim} {line}")).json()["report"].clone();
    let one = report("7 --threads 1");
    assert_eq!(one, report("7 --threads 2"));
    assert_eq!(one, report("7"), "nor does leaving it to the machine");
    assert_ne!(one, report("8 --threads 1"), "another seed is another simulation");
}

#[test]
fn people_get_a_table_with_a_line_for_each_seat() {
    let run = Folder::new().run(SIM);
    let said = run.said();
    assert!(said.starts_with("Bo Jackson Battle Arena (substitution), seed 5\n"), "{said}");
    let words = |start: &str| -> Vec<String> {
        let line = said.lines().find(|line| line.starts_with(start));
        line.unwrap_or_else(|| panic!("{start} in {said}"))
            .split_whitespace()
            .map(String::from)
            .collect()
    };
    assert_eq!(words(" seat").join(" "), "seat bot wins shared share 95% interval mean score");
    assert_eq!((words(" 0")[1].as_str(), words(" 1")[1].as_str()), ("greedy", "random"));
    assert!(said.contains("\n300 games, "), "{said}");
    assert!(said.contains("decisions in a game: median "), "{said}");
    assert!(said.contains(" games/s, "), "{said}");
    crate::harness::assert_fits(said, 80);
}

#[test]
fn numbers_out_of_range_are_refused() {
    let folder = Folder::new();
    for (argument, word) in [
        ("--games=0", "0 is not in 1..="),
        ("--games=-5", "--games"),
        ("--games=1000000000001", "is not in 1..="),
        ("--games=99999999999999999999999", "--games"),
        ("--games=many", "--games"),
        ("--threads=257", "257 is not in 0..=256"),
        ("--threads=-1", "--threads"),
    ] {
        folder.run(&format!("sim battle-arena {argument}")).refused_with(&["invalid value", word]);
    }
}

#[test]
fn wrong_seats_are_refused() {
    let folder = Folder::new();
    for (seats, word) in [
        ("random", "--seats names 1, and Bo Jackson Battle Arena is played by 2"),
        ("random,greedy,random", "--seats names 3, and Bo Jackson Battle Arena is played by 2"),
        ("random,deep-thought", "there is no bot \"deep-thought\"; there are random, greedy"),
        ("human,random", "there is no bot \"human\""),
        ("random,", "there is no bot \"\""),
    ] {
        folder.run(&format!("sim battle-arena --seats {seats}")).refused_with(&[word]);
    }
}
