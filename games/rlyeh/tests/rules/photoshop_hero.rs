//! Photoshop Hero: R160 and R161.

use crate::scenario::Scenario;
use crate::table::{A, B, C, cards};

/// Someone can buy two Loots, and an opponent holds some copies.
fn scenario(copies: usize) -> Scenario {
    let hand = vec!["photoshop-hero"; copies];
    Scenario::of(2).hand(A, &["quarter"]).hand(B, &hand).discard(B, &[]).power(16)
}

/// R160. All copies are revealed together for one Loot, and each takes effect.
#[test]
fn r160_each_revealed_copy_gains_another() {
    let mut table = scenario(3).start();
    table.play("buy-from cthulhu");
    table.play("choose photoshop-hero");
    table.play("choose photoshop-hero~2").play("choose photoshop-hero~3");
    assert_eq!(table.choices(), ["enough"], "nobody need know that there is no other");
    table.play("enough");
    assert_eq!(table.discard(B), ["photoshop-hero"; 3]);
    assert_eq!((table.shown(B).len(), table.left("photoshop-hero")), (3, 3));
}

/// R160. Some may be kept hidden, and the next Loot is another matter.
#[test]
fn r160_some_copies_may_be_kept() {
    let mut table = scenario(2).start();
    table.play("buy-from cthulhu").play("choose photoshop-hero").play("enough");
    assert_eq!((table.discard(B), table.shown(B).len()), (cards(&["photoshop-hero"]), 1));
    table.play("buy-from cthulhu").play("choose photoshop-hero").play("enough");
    assert_eq!(table.discard(B), ["photoshop-hero"; 2]);
    assert_eq!(table.shown(B).len(), 1, "the copy that is known can be revealed again");
}

/// R160. No more are gained than there are.
#[test]
fn r160_copies_are_gained_as_far_as_there_are_any() {
    let mut table = scenario(2).left("photoshop-hero", 1).start();
    table.play("buy-from cthulhu");
    while table.due() == B {
        let choice = table.choices()[0].clone();
        table.play(&choice);
    }
    assert_eq!((table.discard(B), table.left("photoshop-hero")), (cards(&["photoshop-hero"]), 0));
}

/// R160. Each opponent of the buyer may, but not the buyer, and for nothing but Loots.
#[test]
fn r160_only_opponents_of_the_buyer_react_to_a_loot() {
    let hero = ["photoshop-hero"];
    let scenario = Scenario::of(3).hand(A, &hero).hand(B, &hero).hand(C, &hero);
    let scenario =
        [A, B, C].into_iter().fold(scenario, |scenario, seat| scenario.discard(seat, &[]));
    let mut table = scenario.power(12).start();
    table.play("buy fleshreaper");
    assert_eq!(table.due(), A, "that is no Loot");
    table.play("buy-from cthulhu").play("choose photoshop-hero").play("enough");
    table.play("choose photoshop-hero").play("enough");
    let gained = [A, B, C].map(|seat| table.owned(seat, "photoshop-hero") - 1);
    assert_eq!((table.due(), gained), (A, [0, 1, 1]));
}

/// R160. A Loot that is gained is not bought (G23).
#[test]
fn r160_a_gained_loot_is_not_bought() {
    let scenario = scenario(1).hand(A, &["dreaming-in-rlyeh", "quarter"]).discard(A, &[]);
    let mut table = scenario.deck(A, &["quarter"]).start();
    table.play("play dreaming-in-rlyeh").play("play dreaming-in-rlyeh");
    table.play("choose boss cthulhu");
    assert_eq!((table.due(), table.loots("cthulhu").len()), (A, 6));
    assert_eq!(table.discard(B), [""; 0]);
}

/// R160. Buying a Boss of Level 3 ends the game first (G23).
#[test]
fn r160_nothing_is_gained_when_the_boss_is_bought() {
    let mut table = scenario(1).loots("cthulhu", &[]).start();
    table.play("buy-from cthulhu");
    assert!(table.is_over() && table.discard(B).is_empty());
}

/// R161. If the Glob token is on its stack, no copy is gained.
#[test]
fn r161_no_copy_is_gained_from_under_the_glob_token() {
    let mut table = scenario(1).glob("photoshop-hero").start();
    table.play("buy-from cthulhu");
    if table.due() == B {
        table.play("choose photoshop-hero");
    }
    assert_eq!((table.discard(B), table.left("photoshop-hero")), (cards(&[]), 8));
}
