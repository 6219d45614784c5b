//! `fracas sim`.

use serde_json::Value;

use crate::harness::Folder;

const SIM: &str = "sim battle-arena --mode substitution --seats greedy,random --games 300 --seed 5";

/// Gets an answer without the figures that depend on the machine.
fn report(folder: &Folder, line: &str) -> Value {
    folder.run(&format!("{line} --json")).json()["report"].clone()
}

#[test]
fn programs_are_told_results_by_seat_and_lengths_of_games() {
    let answer = Folder::new().run(&format!("{SIM} --unpaired --json")).json();
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
    let run = Folder::new().run(&format!("{SIM} --unpaired"));
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
        ("random", "--seats names 1, and Bo Jackson Battle Arena (rookie) is played by 2"),
        (
            "random,greedy,random",
            "--seats names 3, and Bo Jackson Battle Arena (rookie) is played by 2",
        ),
        ("random,deep-thought", "there is no bot \"deep-thought\"; there are random, greedy"),
        ("human,random", "there is no bot \"human\""),
        ("random,", "there is no bot \"\""),
    ] {
        folder.run(&format!("sim battle-arena --seats {seats}")).refused_with(&[word]);
    }
}

#[test]
fn bots_that_differ_are_paired_and_told_of_by_contender() {
    let folder = Folder::new();
    let answer = folder.run(&format!("{SIM} --json")).json();
    assert_eq!(answer["decks"], "stay");
    let paired = &answer["report"]["paired"];
    assert_eq!((&paired["sets"], &answer["report"]["games"]), (&150.into(), &300.into()));
    let names: Vec<&Value> =
        paired["contenders"].as_array().unwrap().iter().map(|one| &one["name"]).collect();
    assert_eq!(names, ["greedy", "random"]);
    let greedy = &paired["contenders"][0];
    assert!(0.8 < greedy["interval"]["low"].as_f64().unwrap(), "{greedy}");
    assert_eq!(greedy["from_seats"].as_array().unwrap().len(), 2);
    assert_eq!(report(&folder, SIM), report(&folder, &format!("{SIM} --paired")));
    let alike = "sim battle-arena --games 100";
    assert_eq!(report(&folder, alike), report(&folder, &format!("{alike} --unpaired")));
    assert!(report(&folder, &format!("{alike} --paired"))["paired"].is_object());
    folder.run(&format!("{SIM} --paired --unpaired")).refused_with(&["cannot be used with"]);
}

#[test]
fn people_get_a_table_of_contenders_and_one_of_seats() {
    let run = Folder::new().run(SIM);
    let said = run.said();
    for words in [
        " contender   wins   shared ",
        " greedy ",
        "150 sets of 2 games, each with one deal:\ngreedy better in ",
        "Bots changed seats; decks stayed in their seats.",
        " seat   share of all ",
        "\n300 games, ",
    ] {
        assert!(said.contains(words), "{words:?} in {said}");
    }
    crate::harness::assert_fits(said, 80);
}

#[test]
fn decks_move_with_their_bots_unless_they_are_to_stay() {
    let folder = Folder::new();
    let sim = "sim battle-arena --mode substitution --seats random,random --games 200 \
               --deck steel-works --deck tecmo-sluggers";
    let answer = folder.run(&format!("{sim} --json")).json();
    assert_eq!(answer["decks"], "move");
    let contenders = &answer["report"]["paired"]["contenders"];
    let name = |number: usize| contenders[number]["name"].as_str().unwrap().to_owned();
    assert_eq!(name(0), "random with steel-works");
    assert_eq!(name(1), "random with tecmo-sluggers");
    assert!(
        contenders[0]["interval"]["high"].as_f64() < contenders[1]["interval"]["low"].as_f64(),
        "the one deck is better, from whichever seat: {contenders}"
    );
    let stay = folder.run(&format!("{sim} --paired --decks-stay --json")).json();
    assert_eq!(stay["decks"], "stay");
    let seats = &stay["report"]["seats"];
    assert!(
        seats[0]["interval"]["high"].as_f64() < seats[1]["interval"]["low"].as_f64(),
        "the one seat has the better deck: {seats}"
    );
    folder.run("sim battle-arena --decks-stay").refused_with(&["--deck"]);
}

#[test]
fn a_simulation_stops_when_it_is_certain_enough() {
    let folder = Folder::new();
    let sim = "sim battle-arena --mode substitution --seats greedy,random --until";
    let games = |line: &str| report(&folder, &format!("{sim} {line}"))["games"].clone();
    let wanted = games("4% --threads 1");
    assert_eq!(wanted, games("4% --threads 2"));
    assert_eq!(wanted, games("±4%"));
    assert_eq!(wanted, games("0.04"));
    assert!(wanted.as_u64().unwrap() <= 512, "{wanted}");
    assert_eq!(games("1% --games 200"), 200, "no more than that");
    let run = folder.run(&format!("{sim} 4%"));
    assert!(run.said().contains("±4.00% was asked for"), "{}", run.stdout);
    let run = folder.run(&format!("{sim} 1% --games 200"));
    assert!(run.said().contains("±1.00% needs more games"), "{}", run.stdout);
    for wrong in ["0", "60%", "-1%", "1%x", "±±1%", "wide", "NaN", "inf", ""] {
        let until = format!("--until={wrong}");
        folder
            .start(&["sim", "battle-arena", &until], b"")
            .refused_with(&["--until", "write it as ±1%, 1% or 0.01"]);
    }
}

#[test]
fn a_match_of_a_simulation_is_played_again() {
    let folder = Folder::new();
    let again = folder.run(&format!("{SIM} --match 7 --json")).json();
    assert_eq!((&again["match"], &again["set"]), (&7.into(), &3.into()));
    assert_eq!(again["seats"][0]["name"], "random", "seats are changed in every other match");
    folder.run(&format!("{SIM} --out all.json --rows decisions")).said();
    let rows = crate::harness::parse(&folder.read("all.json"));
    let of_match = rows.as_array().unwrap().iter().filter(|row| row["match"] == 7);
    let actions: Vec<&Value> = of_match.map(|row| &row["action"]).collect();
    let played: Vec<&Value> =
        again["decisions"].as_array().unwrap().iter().map(|one| &one["action"]).collect();
    assert_eq!(actions, played);
    let run = folder.run(&format!("{SIM} --match 7"));
    assert!(run.said().starts_with("match 7, set 3\n"), "{}", run.stdout);
}
