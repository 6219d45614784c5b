//! The end: R120 to R126 and R173, with G11 and G14.

use fracas_core::Rule;

use crate::scenario::Scenario;
use crate::table::{A, B, Table, cards};

/// A board on which so many stacks are depleted and Merch has one card left.
fn depleted(stacks: usize) -> Scenario {
    let stacks = &["kittens", "annika", "were-swan", "fleshreaper", "diabolus"][..stacks];
    let scenario = stacks.iter().fold(Scenario::of(2), |scenario, card| scenario.left(card, 0));
    scenario.left("merch", 1).tokens(3)
}

/// Buys the last Merch.
fn deplete(scenario: &Scenario) -> Table {
    let mut table = scenario.start();
    table.play("buy merch");
    assert_eq!(table.left("merch"), 0);
    table
}

/// Checks that buying a Boss of Level 3 ends the game, and that buying its last Loot does not.
fn expect_end_with(boss: &str, loot: &str) {
    let scenario = Scenario::of(2).tokens(30).power(30).discard(A, &[]);
    let mut table = scenario.loots(boss, &[loot]).start();
    let buy = format!("buy-from {boss}");
    table.play(&buy);
    assert!(!table.is_over(), "the last Loot does not end the game");
    table.play(&buy);
    assert!(table.is_over());
    assert_eq!(table.discard(A), cards(&[&format!("{boss}-3"), loot]));
}

/// R120. The game ends at once when the Level 3 Green Boss is bought.
#[test]
fn r120_the_green_boss_ends_the_game() {
    expect_end_with("tychos-grandma", "thanksgiving");
}

/// R121. The game ends at once when the Level 3 Red Boss is bought.
#[test]
fn r121_the_red_boss_ends_the_game() {
    expect_end_with("cthulhu", "human-sacrifice");
}

/// R122. The game ends at once when the Level 3 Gold Boss is bought.
#[test]
fn r122_the_gold_boss_ends_the_game() {
    expect_end_with("knight-gabriel", "chivalry");
}

/// R123. The game ends at once when four stacks are depleted.
#[test]
fn r123_four_depleted_stacks_end_the_game() {
    assert!(!deplete(&depleted(2)).is_over(), "three do not");
    assert!(deplete(&depleted(3)).is_over());
}

/// R123. A stack with a card left is not depleted.
#[test]
fn r123_the_last_card_must_be_taken() {
    let mut table = depleted(3).left("merch", 2).start();
    table.play("buy merch");
    assert!(!table.is_over());
}

/// R123. A gained card can be the last one too.
#[test]
fn r123_a_gained_card_can_end_the_game() {
    let mut table = depleted(3).hand(A, &["gunhorse", "quarter"]).start();
    table.play("play gunhorse").play("choose merch from board");
    assert!(table.is_over());
}

/// R123. Six stacks end the game if so agreed.
#[test]
fn r123_six_stacks_if_agreed() {
    let six = |stacks| depleted(stacks).option("stacks-to-end", "6");
    for stacks in [3, 4] {
        assert!(!deplete(&six(stacks)).is_over());
    }
    assert!(deplete(&six(5)).is_over());
}

/// A board without Gold cards on which so many stacks are depleted and Merch has one card left.
fn without_gold(stacks: usize) -> Scenario {
    let stacks = &["kittens", "annika", "were-swan", "bono-trask", "fleshreaper"][..stacks];
    let mut scenario = Scenario::of(2).option("board", "kittens, annika, were-swan, bono-trask");
    scenario.mode = "without-gold";
    let scenario = stacks.iter().fold(scenario, |scenario, card| scenario.left(card, 0));
    scenario.left("merch", 1).tokens(3)
}

/// G14. Without Gold cards six stacks end the game.
#[test]
fn g14_six_stacks_without_gold() {
    for stacks in [3, 4] {
        assert!(!deplete(&without_gold(stacks)).is_over());
    }
    assert!(deplete(&without_gold(5)).is_over());
}

/// G14. A table can choose either number.
#[test]
fn g14_four_stacks_can_be_chosen_without_gold() {
    assert!(!deplete(&without_gold(2).option("stacks-to-end", "4")).is_over());
    assert!(deplete(&without_gold(3).option("stacks-to-end", "4")).is_over());
    assert!(deplete(&depleted(3).option("stacks-to-end", "4")).is_over());
}

/// R124. The PAX Pox stack counts as a stack for R123.
#[test]
fn r124_the_stack_of_pax_pox_counts() {
    assert!(!deplete(&depleted(1).pox(0)).is_over());
    assert!(deplete(&depleted(2).pox(0)).is_over());
    for card in ["nipple-crabs", "sad-zombie", "head-crabs"] {
        let scenario = depleted(3).hand(A, &[card, "quarter"]);
        let mut table = scenario.clone().pox(2).start();
        assert!(!table.play(&format!("play {card}")).is_over(), "{card}");
        let mut table = scenario.pox(1).start();
        assert!(table.play(&format!("play {card}")).is_over(), "{card}");
    }
}

/// R125. The Deleted Cards pile never counts as a depleted stack.
#[test]
fn r125_empty_deleted_cards_are_no_depleted_stack() {
    let owned = [["kittens"; 9], ["annika"; 9], ["diabolus"; 9]].concat();
    let mut table = Scenario::of(2).discard(A, &owned).tokens(3).start();
    let left = ["kittens", "annika", "diabolus"].map(|card| table.left(card));
    assert_eq!((left, table.deleted()), ([0; 3], cards(&[])));
    table.play("buy merch").play("end");
    assert!(!table.is_over());
}

/// G11. A Boss stack without Loots does not count either: it ends the game when the Boss is bought.
#[test]
fn g11_boss_stacks_are_not_counted() {
    let bosses = ["tychos-grandma", "cthulhu", "knight-gabriel"];
    let scenario = bosses.iter().fold(depleted(2), |scenario, boss| scenario.loots(boss, &[]));
    let mut table = deplete(&scenario);
    assert!(!table.is_over());
    table.play("end");
    assert!(!table.is_over());
}

/// R126. "At once" means the current turn does not go on and no further turns are taken.
#[test]
fn r126_neither_the_turn_nor_the_game_goes_on() {
    let scenario = Scenario::of(3).hand(A, &["quarter", "kittens"]).in_play(A, &["merch"]);
    let mut table = scenario.tokens(40).power(40).loots("cthulhu", &[]).start();
    table.play("buy-from cthulhu");
    assert_eq!(table.hand(A), cards(&["kittens", "quarter"]), "no hand is put away or drawn");
    assert_eq!((table.in_play(A), table.active()), (cards(&["merch"]), A));
    assert_eq!(table.0.to_act().len(), 0);
    for (seat, action) in [(A, "play quarter"), (A, "buy kittens"), (A, "end"), (B, "end")] {
        let refusal = table.0.play(seat, action).unwrap_err();
        assert_eq!((refusal.code, refusal.rule), ("over", Some(Rule(126))));
    }
}

/// R126. An ability that is being carried out does not go on either.
#[test]
fn r126_an_ability_stops_where_the_game_ends() {
    let gold = ["diabolus", "gabes-gross-mouth", "gunhorse"];
    let scenario = gold.iter().fold(depleted(3), |scenario, card| scenario.left(card, 1));
    let scenario = scenario.hand(A, &["gold-plated", "quarter"]);
    let table = scenario.rolling(18..=20, &["play gold-plated"]);
    assert!(table.is_over());
    let left: u64 = gold.iter().map(|card| table.left(card)).sum();
    assert_eq!((left, table.hand(A).len()), (2, 2), "one Gold card was gained, the last of four");
    let scenario = depleted(3).hand(A, &["nipple-crabs", "quarter"]).pox(1);
    let mut table = scenario.start();
    table.play("play nipple-crabs");
    assert_eq!((table.is_over(), table.owned(B, "pax-pox")), (true, 1));
}

/// R173. After 100 turns in a row in which no card was taken the game ends before the next turn.
#[test]
fn r173_a_hundred_quiet_turns_end_the_game() {
    let mut table = Scenario::of(2).quiet(99).start();
    table.play("end");
    assert!(!table.is_over(), "the hundredth turn is played");
    assert_eq!(table.active(), B);
    table.play("end");
    assert!(table.is_over());
    assert_eq!((table.active(), table.hand(B).len()), (B, 6), "that turn was played to its end");
}

/// R173. A card that is taken from the board begins the count anew.
#[test]
fn r173_a_taken_card_begins_the_count_anew() {
    let quiet = |scenario: Scenario, actions: &[&str]| {
        let mut table = scenario.quiet(100).start();
        for action in actions {
            table.play(action);
        }
        table.play("end");
        table.is_over()
    };
    let scenario = Scenario::of(2).tokens(3).power(8);
    assert!(quiet(scenario.clone(), &["play quarter"]));
    assert!(!quiet(scenario.clone().hand(A, &["quarter"]), &["buy merch"]), "bought");
    assert!(!quiet(scenario.clone(), &["buy-from cthulhu"]), "a Loot");
    let gunhorse = scenario.clone().hand(A, &["gunhorse", "quarter"]);
    assert!(!quiet(gunhorse, &["play gunhorse", "choose merch from board"]), "gained");
    let crabs = scenario.hand(A, &["nipple-crabs", "quarter"]);
    assert!(!quiet(crabs, &["play nipple-crabs"]), "a PAX Pox");
}

/// R173. It takes a hundred more turns after that.
#[test]
fn r173_a_whole_hundred_turns_must_pass() {
    let mut table = Scenario::of(2).tokens(3).start();
    table.play("buy merch").play("end");
    for turn in 1..=100 {
        assert!(!table.is_over(), "quiet turn {turn}");
        table.play("end");
    }
    assert!(table.is_over());
}
