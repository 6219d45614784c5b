//! `fracas rules`.

use crate::harness::{Folder, assert_fits};

#[test]
fn a_rule_is_shown_with_its_chapter() {
    let run = Folder::new().run("rules battle-arena R105");
    insta::assert_snapshot!(run.said(), @"
    R105 [B] [Su Pm] The Hero taken out is shown to the opponent.
       in: 10. Substitution step
    ");
}

#[test]
fn a_rule_that_was_ruled_upon_is_shown_with_its_ruling() {
    let run = Folder::new().run("rules battle-arena R82");
    assert!(run.said().contains("\n   C2 — What the coin flip decides."), "{}", run.stdout);
    assert_fits(run.said(), 80);
    let answer = Folder::new().run("rules battle-arena R82 --json").json();
    assert_eq!(answer["rule"]["rule"], 82);
    assert_eq!(answer["rule"]["chapter"], "8. Honors");
    assert!(answer["rule"]["text"].as_str().unwrap().starts_with("The winner of the coin flip"));
    assert!(answer["ruling"].as_str().unwrap().contains("C2"));
}

#[test]
fn a_number_is_enough_in_any_case() {
    let folder = Folder::new();
    let rule = folder.run("rules battle-arena R105");
    for number in ["r105", "105"] {
        assert_eq!(folder.run(&format!("rules battle-arena {number}")).said(), rule.said());
    }
}

#[test]
fn a_search_finds_rules_by_their_text() {
    let folder = Folder::new();
    let run = folder.run("rules battle-arena --search HONORS");
    assert!(run.said().contains("\nR84 "), "{}", run.stdout);
    let found = folder.run("rules battle-arena --search honors --json").json();
    let found = found.as_array().unwrap();
    assert!(run.said().ends_with(&format!("\n{} rules\n", found.len())));
    let text = |rule: &serde_json::Value| rule["text"].as_str().unwrap().to_lowercase();
    assert!(found.iter().all(|rule| text(rule).contains("honors")));
    assert_eq!(folder.run("rules battle-arena --search xyzzy").said(), "0 rules\n");
}

#[test]
fn the_whole_rulebook_has_every_rule() {
    let folder = Folder::new();
    let all = folder.run("rules battle-arena --json").json();
    let numbers: Vec<u64> =
        all.as_array().unwrap().iter().map(|rule| rule["rule"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (1..=180).collect::<Vec<_>>());
    let book = folder.run("rules battle-arena");
    assert!(numbers.iter().all(|number| book.said().contains(&format!("**R{number}**"))));
}

#[test]
fn a_rule_or_game_that_is_not_there_is_refused_with_what_is() {
    let folder = Folder::new();
    for rule in ["R0", "R181", "R99999999999", "honors", "-1"] {
        let run = folder.start(&["rules", "battle-arena", "--", rule], b"");
        run.refused_with(&["there is no rule", rule, "R1 to R180"]);
    }
    folder.run("rules chess").refused_with(&["there is no game \"chess\""]);
    folder.run("rules").refused_with(&["<GAME>"]);
}

#[test]
fn a_ruling_is_shown_by_its_name() {
    let folder = Folder::new();
    let said = folder.run("rules battle-arena c5");
    assert!(said.said().contains("Ruling: stop at a 4th"), "{}", said.said());
    let answer = folder.run("rules battle-arena C5 --json").json();
    assert!(answer["ruling"].as_str().unwrap().contains("first to 4"), "{answer}");
    folder.run("rules battle-arena C99").refused_with(&["there is no rule \"C99\""]);
}
