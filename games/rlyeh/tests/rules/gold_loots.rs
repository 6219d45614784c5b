//! The Loots of Knight Gabriel.

use crate::loots::{CRITICAL, NORMAL, expect_fumble, hand_with, rolled};
use crate::scenario::Scenario;
use crate::table::{A, B, C, Table, cards};

#[test]
fn fumbles_of_gold_loots_let_each_opponent_draw() {
    for loot in [
        "armored-to-the-hilt",
        "chivalry",
        "crown-of-rulershipness",
        "finely-polished",
        "gem-encrusted",
        "gold-plated",
        "razor-sharp",
        "sword-of-overcompensation",
    ] {
        expect_fumble(loot);
    }
}

#[test]
fn armored_to_the_hilt_draws_three_cards_or_six() {
    let scenario = hand_with("armored-to-the-hilt");
    let table = rolled(&scenario, NORMAL, "armored-to-the-hilt");
    assert_eq!(table.hand(A).len(), 1 + 3);
    let table = rolled(&scenario, CRITICAL, "armored-to-the-hilt");
    assert_eq!(table.hand(A).len(), 1 + 6);
    assert_eq!((table.hand(B).len(), table.hand(C).len()), (1, 1));
}

fn chivalry() -> Scenario {
    hand_with("chivalry")
        .discard(A, &["quarter", "merch"])
        .discard(B, &["cardboard-tube", "pax-pox", "quarter", "kittens"])
        .discard(C, &["kittens"])
        .top(A, &["merch"; 5])
}

/// Has the PAX Pox of Bob deleted.
fn delete_pox(table: &mut Table) {
    let offered = ["cardboard-tube", "pax-pox", "quarter"];
    for card in offered {
        assert!(table.can(&format!("choose {card} from discard")), "{:?}", table.choices());
    }
    assert_eq!((table.due(), table.choices().len()), (A, offered.len()));
    table.play("choose pax-pox from discard");
    assert_eq!(table.discard(A), ["merch"]);
    assert_eq!(table.discard(B), cards(&["cardboard-tube", "kittens", "quarter"]));
    assert_eq!(table.discard(C), ["kittens"]);
}

#[test]
fn chivalry_deletes_basic_cards_and_draws_for_each() {
    let mut table = rolled(&chivalry(), NORMAL, "chivalry");
    delete_pox(&mut table);
    assert_eq!(table.hand(A).len(), 1 + 2, "one for each of two cards");
}

#[test]
fn chivalry_critically_draws_two_for_each() {
    let mut table = rolled(&chivalry(), CRITICAL, "chivalry");
    delete_pox(&mut table);
    assert_eq!(table.hand(A).len(), 1 + 4);
}

fn crown() -> Scenario {
    let hand = ["kittens", "merch", "quarter", "cardboard-tube", "golf-cyborg"];
    hand_with("crown-of-rulershipness").hand(B, &hand)
}

#[test]
fn crown_of_rulershipness_makes_opponents_discard_two() {
    let mut table = rolled(&crown(), NORMAL, "crown-of-rulershipness");
    assert_eq!(table.due(), B, "who discards chooses");
    table.play("choose quarter").play("choose golf-cyborg");
    assert_eq!(table.hand(B), cards(&["cardboard-tube", "kittens", "merch"]));
    assert_eq!(table.discard(B), cards(&["golf-cyborg", "quarter"]));
    assert_eq!(table.hand(C), cards(&[]), "as far as there are any");
    assert_eq!(table.hand(A), ["quarter"]);
}

#[test]
fn crown_of_rulershipness_critically_makes_them_discard_four() {
    let mut table = rolled(&crown(), CRITICAL, "crown-of-rulershipness");
    for card in ["quarter", "golf-cyborg", "merch", "cardboard-tube"] {
        table.play(&format!("choose {card}"));
    }
    assert_eq!((table.due(), table.hand(B)), (A, cards(&["kittens"])));
}

#[test]
fn finely_polished_gives_4_of_both_or_8() {
    let pools = |row| {
        let table = rolled(&hand_with("finely-polished"), row, "finely-polished");
        (table.tokens(), table.power())
    };
    assert_eq!(pools(NORMAL), (4, 4));
    assert_eq!(pools(CRITICAL), (8, 8));
}

#[test]
fn gem_encrusted_gives_7_tokens_or_12() {
    let tokens = |row| rolled(&hand_with("gem-encrusted"), row, "gem-encrusted").tokens();
    assert_eq!([tokens(2..=2), tokens(17..=17)], [7, 7]);
    assert_eq!([tokens(18..=18), tokens(20..=20)], [12, 12]);
}

#[test]
fn gold_plated_gains_a_gold_card_into_the_hand() {
    let mut table = rolled(&hand_with("gold-plated"), NORMAL, "gold-plated");
    let choices = ["diabolus", "gabes-gross-mouth", "gunhorse"]
        .map(|card| format!("choose {card} from board"));
    assert_eq!(table.choices(), choices);
    table.play("choose gunhorse from board");
    assert_eq!(table.hand(A), cards(&["gunhorse", "quarter"]));
    assert_eq!((table.left("gunhorse"), table.left("diabolus")), (8, 9));
}

#[test]
fn gold_plated_critically_gains_one_of_each() {
    let table = rolled(&hand_with("gold-plated").left("diabolus", 0), CRITICAL, "gold-plated");
    assert_eq!(table.hand(A), cards(&["gabes-gross-mouth", "gunhorse", "quarter"]));
    assert_eq!((table.left("gabes-gross-mouth"), table.left("gunhorse")), (8, 8));
}

fn razor() -> Scenario {
    hand_with("razor-sharp")
        .discard(A, &[])
        .discard(B, &["quarter", "merch", "kittens", "pax-pox", "gem-encrusted"])
        .discard(C, &["quarter"])
}

#[test]
fn razor_sharp_gains_what_opponents_choose() {
    let mut table = rolled(&razor(), NORMAL, "razor-sharp");
    assert_eq!(table.due(), B);
    assert_eq!(table.choices().len(), 2, "only what costs something: {:?}", table.choices());
    table.play("choose merch from discard");
    assert_eq!(table.discard(A), ["merch"]);
    assert_eq!(table.discard(B), cards(&["gem-encrusted", "kittens", "pax-pox", "quarter"]));
    assert_eq!((table.due(), table.discard(C)), (A, cards(&["quarter"])));
}

#[test]
fn razor_sharp_critically_gains_what_you_choose() {
    let mut table = rolled(&razor(), CRITICAL, "razor-sharp");
    assert_eq!((table.due(), table.choices().len()), (A, 2));
    table.play("choose kittens from discard");
    assert_eq!(table.discard(A), ["kittens"]);
}

fn sword() -> Scenario {
    let hand = ["sword-of-overcompensation", "quarter", "cardboard-tube", "merch", "diabolus"];
    Scenario::of(2).hand(A, &hand)
}

#[test]
fn sword_of_overcompensation_turns_1_into_3() {
    let mut table = rolled(&sword(), NORMAL, "sword-of-overcompensation");
    table.play("play quarter").play("play cardboard-tube");
    assert_eq!((table.tokens(), table.power()), (3, 3));
    table.play("play diabolus");
    assert_eq!((table.tokens(), table.power()), (6, 6), "1 of each is 3 of each");
    table.play("play merch");
    assert_eq!((table.tokens(), table.power()), (8, 6), "2 is 2");
}

#[test]
fn sword_of_overcompensation_critically_turns_1_into_6() {
    let mut table = rolled(&sword(), CRITICAL, "sword-of-overcompensation");
    table.play("play quarter").play("play cardboard-tube").play("play merch");
    assert_eq!((table.tokens(), table.power()), (8, 6));
}

#[test]
fn sword_of_overcompensation_is_for_later_cards_of_the_turn() {
    let scenario = sword().deck(A, &["quarter"]).discard(A, &[]);
    let play = ["play quarter", "play sword-of-overcompensation"];
    let mut table = scenario.rolling(NORMAL, &play);
    assert_eq!(table.tokens(), 1, "what was played before gave 1");
    table.end_turns_to(A).play("play quarter");
    assert_eq!(table.tokens(), 1, "it is another turn");
}
