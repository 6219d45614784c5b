//! `fracas bench`.

use crate::harness::{Folder, Run};

const BENCH: &str = "bench battle-arena --seconds 0.05";

#[test]
fn programs_are_told_the_figures_of_each_mode() {
    let measured = Folder::new().run(&format!("{BENCH} --json")).json();
    let measured = measured.as_array().unwrap();
    let modes: Vec<&str> = measured.iter().map(|mode| mode["mode"].as_str().unwrap()).collect();
    assert_eq!(modes, ["rookie", "substitution", "playmaker"]);
    for mode in measured {
        assert_eq!(mode["seats"], 2);
        for figure in
            ["games_per_s", "decisions_per_s", "decisions_per_game", "clone_ns", "world_ns"]
        {
            assert!(0.0 < mode[figure].as_f64().unwrap(), "{figure} of {mode}");
        }
        assert!(0 < mode["state_bytes"].as_u64().unwrap());
        assert_eq!(mode["allocs_per_decision"], 0.0, "play in steady state allocates nothing");
        assert_eq!(mode.get("instructions_per_decision"), None, "only when it was asked for");
    }
    assert_eq!(measured[0]["decisions_per_game"], 13.0, "a side and twice six Heroes");
}

#[test]
fn people_get_a_table_with_a_column_for_each_mode() {
    let run = Folder::new().run(BENCH);
    let lines: Vec<&str> = run.said().lines().collect();
    assert!(lines[1].contains("rookie, 2 seats") && lines[1].contains("substitution, 2 seats"));
    let line = |name: &str| lines.iter().find(|line| line.trim_start().starts_with(name));
    for name in ["games/s", "decisions/s", "ns to clone a state", "bytes of a state"] {
        assert!(line(name).is_some(), "{name} in {}", run.stdout);
    }
    let words: Vec<&str> = line("allocations per decision").unwrap().split_whitespace().collect();
    assert_eq!(words[3..], ["0.000", "0.000", "0.000"]);
}

#[test]
fn a_mode_can_be_measured_alone() {
    let measured = Folder::new().run(&format!("{BENCH} --mode substitution --json")).json();
    assert_eq!(measured.as_array().unwrap().len(), 1);
    assert_eq!(measured[0]["mode"], "substitution");
}

#[test]
fn a_time_that_makes_no_sense_is_refused() {
    for seconds in ["0", "-1", "3601", "NaN", "inf"] {
        let run = Folder::new().run(&format!("bench battle-arena --seconds={seconds}"));
        run.refused_with(&["--seconds takes a number from 0.01 to 3600"]);
    }
    Folder::new().run("bench battle-arena --seconds soon").refused_with(&["invalid value 'soon'"]);
}

#[test]
fn counting_instructions_says_what_it_needs() {
    let folder = Folder::new();
    let mut command = folder.command();
    command.args(BENCH.split(' ')).arg("--instructions").env("PATH", "");
    let run = Run::new("bench", &command.output().unwrap());
    run.refused_with(&["valgrind is needed to count instructions"]);
}
