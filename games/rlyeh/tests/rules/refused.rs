//! Why something may not be done: the reason, the rule and the sentence.

use crate::scenario::Scenario;
use crate::table::{A, B, Table};

/// Tries what must be refused, and checks the reason, the rule and what the sentence says.
#[track_caller]
fn expect(table: &mut Table, notation: &str, code: &str, rule: u16, says: &str) {
    table.expect_refused(notation, code, rule);
    let sentence = table.refuse(notation).sentence;
    assert_eq!(sentence, says);
}

#[test]
fn what_costs_too_much_is_refused_with_what_one_has() {
    let mut t = Scenario::of(2).tokens(4).power(5).start();
    expect(&mut t, "buy kittens", "not-enough-tokens", 71, "Kittens costs 6 Tokens and you have 4");
    expect(
        &mut t,
        "buy spectral-worm",
        "not-enough-power",
        72,
        "Spectral Worm costs 6 Power and you have 5",
    );
    expect(
        &mut t,
        "buy gunhorse",
        "not-enough-tokens",
        75,
        "Gunhorse costs 5 Tokens and 5 Power and you have 4 and 5",
    );
    expect(
        &mut t,
        "buy-from cthulhu",
        "not-enough-power",
        72,
        "a Loot of Cthulhu costs 8 Power and you have 5",
    );
}

#[test]
fn what_is_not_for_sale_is_refused() {
    let board = Scenario::of(2).left("merch", 0).glob("kittens").tokens(20).power(20);
    let mut t = board.start();
    expect(&mut t, "buy merch", "stack-empty", 76, "no Merch is left in the stack");
    expect(&mut t, "buy kittens", "under-glob", 79, "the stack of Kittens is under the Glob token");
    expect(&mut t, "buy pax-pox", "not-for-sale", 80, "PAX Pox cannot be bought");
    expect(
        &mut t,
        "buy human-sacrifice",
        "not-for-sale",
        39,
        "Human Sacrifice is a Loot: those are bought unseen, with `buy-from cthulhu`",
    );
    expect(
        &mut t,
        "buy quarter",
        "not-for-sale",
        76,
        "Quarter is a starting card, of which the board has none",
    );
    expect(
        &mut t,
        "buy professor-necro-dead",
        "not-for-sale",
        76,
        "Professor Necro-Dead has no stack on this board",
    );
}

#[test]
fn what_is_not_in_hand_is_not_played() {
    let mut t = Scenario::of(2).hand(A, &["quarter", "pax-pox"]).start();
    expect(&mut t, "play kittens", "not-in-hand", 65, "Kittens is not in your hand");
    expect(&mut t, "play pax-pox", "not-playable", 102, "PAX Pox is never played");
    expect(
        &mut t,
        "play all",
        "not-in-hand",
        65,
        "there is only one such card in your hand: play quarter",
    );
}

#[test]
fn what_is_asked_is_answered_first() {
    let mut t = Scenario::of(2).hand(A, &["magiquest-merchant", "quarter", "quarter"]).start();
    assert_eq!(t.refuse("yes").code, "nothing-asked");
    t.play("play magiquest-merchant");
    t.expect_refused("end", "answer-first", 66);
    t.expect_refused("choose kittens", "answer-first", 66);
    let sentence = t.refuse("end").sentence;
    assert!(sentence.starts_with("something is being carried out first; MagiQuest Merchant: "));
}

#[test]
fn nobody_decides_for_others_or_after_the_end() {
    let mut t = Scenario::of(2).hand(A, &["quarter"]).loots("cthulhu", &[]).power(13).start();
    let refused = t.0.play(B, "end").unwrap_err();
    assert_eq!((refused.code, refused.rule.unwrap().0), ("not-your-turn", 62));
    t.play("buy-from cthulhu");
    let refused = t.0.play(A, "end").unwrap_err();
    assert_eq!((refused.code, refused.rule.unwrap().0), ("over", 126));
}

/// R58. Heroes are chosen before all else, out of the two that were dealt.
#[test]
fn r058_another_hero_is_refused() {
    let scenario = Scenario::of(2).option("heroes", "chosen");
    let mut t = scenario.deal();
    t.expect_refused("end", "wrong-step", 58);
    t.expect_refused("play quarter", "wrong-step", 58);
    let offered = t.choices();
    let heroes = ["hero frank", "hero charles", "hero nutsy", "hero karapyss", "hero warsun-gabe"];
    let other = heroes.iter().find(|hero| !offered.contains(&(**hero).to_owned())).unwrap();
    t.expect_refused(other, "not-offered", 58);
    while t.choices()[0].starts_with("hero ") {
        let first = t.choices()[0].clone();
        t.play(&first);
    }
    t.expect_refused(other, "wrong-step", 58);
}
