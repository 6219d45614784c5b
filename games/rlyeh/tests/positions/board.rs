//! The board: stacks, Bosses and the Glob token.

use fracas_core::Legible as _;
use serde_json::{Value, json};

use crate::{choosing_heroes, find, main_phase, put, take};

#[test]
fn a_board_has_its_stacks_in_their_order() {
    main_phase().expect_refused(&[
        (
            "two stacks of a card",
            |saved| {
                let stack = saved["board"][0].clone();
                saved["board"].as_array_mut().unwrap().insert(1, stack);
            },
            "board[1]",
            "bono-trask has a stack already (R46)",
        ),
        (
            "stacks in another order",
            |saved| saved["board"].as_array_mut().unwrap().swap(0, 4),
            "board",
            "out of order: Green, Gold, Red, each by cost (R52)",
        ),
        (
            "a stack of starting cards",
            |saved| saved["board"][0]["card"] = json!("quarter"),
            "board[0]",
            "quarter has no stack on a board (R46)",
        ),
        (
            "a stack less",
            |saved| drop(take(&mut saved["board"])),
            "board",
            "bono-trask is on the board of this table (R46)",
        ),
        (
            "a stack that is not on the board of a first game",
            |saved| saved["board"][4]["card"] = json!("magiquest-merchant"),
            "board",
            "magiquest-merchant is not on a board of this table (R48)",
        ),
    ]);
}

#[test]
fn a_board_of_chance_may_have_other_stacks_but_not_more() {
    let random = choosing_heroes();
    let has =
        |id: &str| random.saved["board"].as_array().unwrap().iter().any(|one| one["card"] == id);
    let greens = ["the-salmon", "giraffe-problems", "super-hot-ostrich", "bromance", "annika"];
    let missing = *greens.iter().find(|id| !has(id)).unwrap();
    let mut more = random.saved.clone();
    more["board"].as_array_mut().unwrap().insert(0, json!({ "card": missing, "left": 9 }));
    let problems = random.game.load(&more).unwrap_err();
    assert!(problems.to_string().contains("of the stacks like"), "{problems}");
}

#[test]
fn there_is_a_boss_of_each_colour() {
    main_phase().expect_refused(&[
        (
            "Bosses in another order",
            |saved| saved["bosses"].as_array_mut().unwrap().swap(0, 1),
            "bosses",
            "are one of each colour: Green, Gold, Red (R5)",
        ),
        (
            "a Boss twice",
            |saved| saved["bosses"][1] = saved["bosses"][0].clone(),
            "bosses",
            "are one of each colour",
        ),
        (
            "no Red Boss",
            |saved| drop(saved["bosses"].as_array_mut().unwrap().pop()),
            "board",
            "has one Boss like cthulhu, not 0 (R46, R47)",
        ),
        (
            "a Loot of another Boss",
            |saved| {
                let loot = take(&mut saved["bosses"][0]["loots"]);
                put(&mut saved["bosses"][1]["loots"], loot);
            },
            "bosses[1].loots",
            "is no Loot of Knight Gabriel (R6)",
        ),
        (
            "the same Loot twice",
            |saved| saved["bosses"][0]["loots"][1] = saved["bosses"][0]["loots"][0].clone(),
            "bosses[0].loots",
            "is here twice (R6)",
        ),
        (
            "a Boss bought before its Loots",
            |saved| saved["bosses"][0]["is_bought"] = json!(true),
            "bosses[0]",
            "is bought after all of its Loots are taken (R42, R44)",
        ),
    ]);
}

#[test]
fn the_glob_token_is_on_a_stack_or_off_the_board() {
    let put_glob = |saved: &mut Value| saved["glob"] = json!("kittens");
    main_phase().edited(put_glob);
    main_phase().edited(|saved| saved["glob"] = json!("pax-pox"));
    main_phase().expect_refused(&[(
        "on a stack that is not there",
        |saved| saved["glob"] = json!("globfather"),
        "glob",
        "globfather has no stack on this board (R149)",
    )]);
    find(&crate::chosen_heroes(), |saved| saved["phase"] == "heroes").expect_refused(&[(
        "before the first turn",
        |saved| saved["glob"] = json!("merch"),
        "glob",
        "is null before the first turn (R10)",
    )]);
}
