//! The Loots of Cthulhu.

use crate::loots::hand_with;
use crate::scenario::Scenario;
use crate::table::{A, B, C, Table, cards};

/// Bob's turn is about to end, and Ann may call.
fn call() -> Table {
    Scenario::of(3)
        .active(B)
        .front(A, &["the-call-of-cthulhu"])
        .hand(A, &["kittens", "quarter"])
        .top(A, &["merch", "golf-cyborg"])
        .start()
}

#[test]
fn the_call_of_cthulhu_exchanges_a_card_at_the_end_of_opponents_turns() {
    let mut table = call();
    table.play("end");
    assert_eq!((table.due(), table.active()), (A, B));
    table.play("choose quarter");
    assert_eq!(table.hand(A), cards(&["golf-cyborg", "kittens"]));
    assert_eq!(table.active(), C);
    table.play("end").play("choose golf-cyborg");
    assert_eq!(table.hand(A), cards(&["kittens", "merch"]), "and at the end of Cid's");
    table.play("end");
    assert_eq!((table.due(), table.active()), (B, B), "not of one's own");
}

#[test]
fn the_call_of_cthulhu_need_not_be_said() {
    let mut table = call();
    table.play("end").play("enough");
    assert_eq!(table.hand(A), cards(&["kittens", "quarter"]));
    assert_eq!(table.active(), C);
}

#[test]
fn the_call_of_cthulhu_is_put_in_front_when_bought() {
    let mut table = Scenario::of(2).loots("cthulhu", &["the-call-of-cthulhu"]).power(10).start();
    table.play("buy-from cthulhu");
    assert_eq!(table.front(A), ["the-call-of-cthulhu"]);
}

#[test]
fn dreaming_in_rlyeh_dreams_anew_in_the_next_turn() {
    let mut table = Scenario::of(2)
        .hand(A, &["dreaming-in-rlyeh", "quarter"])
        .deck(A, &["kittens", "merch"])
        .discard(A, &[])
        .start();
    table.play("play dreaming-in-rlyeh").end_turns_to(A);
    assert_eq!(table.hand(A), cards(&["dreaming-in-rlyeh", "kittens", "merch", "quarter"]));
    table.play("play dreaming-in-rlyeh");
    assert_eq!(table.loots("tychos-grandma").len(), 8, "it is the first play of this turn");
    assert_eq!(table.loots("cthulhu").len(), 7);
    assert_eq!(table.hand(A), cards(&["dreaming-in-rlyeh", "kittens", "merch", "quarter"]));
}

#[test]
fn human_sacrifice_gives_2_power_for_each_tube_deleted() {
    let hand = ["human-sacrifice", "cardboard-tube", "cardboard-tube", "cardboard-tube", "quarter"];
    let mut table = Scenario::of(2).hand(A, &hand).start();
    table.play("play human-sacrifice");
    assert!(!table.can("choose quarter"));
    table.play("choose cardboard-tube").play("choose cardboard-tube~2").play("enough");
    assert_eq!(table.power(), 2 + 2 * 2);
    assert_eq!(table.deleted(), cards(&["cardboard-tube", "cardboard-tube"]));
    assert_eq!(table.hand(A), cards(&["cardboard-tube", "quarter"]));
}

#[test]
fn human_sacrifice_gives_2_power_without_any() {
    let mut table = Scenario::of(2).hand(A, &["human-sacrifice", "cardboard-tube"]).start();
    table.play("play human-sacrifice").play("enough");
    assert_eq!(table.power(), 2);
    assert_eq!(table.hand(A), ["cardboard-tube"]);
}

fn geometry() -> Scenario {
    Scenario::of(2).front(A, &["non-euclidean-geometry"]).discard(A, &[])
}

#[test]
fn non_euclidean_geometry_puts_bought_cards_under_the_deck() {
    let mut table = geometry().board(&["kittens"]).tokens(12).power(4).start();
    table.play("buy kittens").play("yes").play("buy fleshreaper").play("yes");
    assert_eq!(table.bottom(A), ["fleshreaper", "kittens"], "the last is the lowest");
    table.play("buy merch").play("no");
    assert_eq!(table.discard(A), ["merch"]);
}

#[test]
fn non_euclidean_geometry_puts_gained_cards_under_the_deck() {
    let mut table = geometry().hand(A, &["professor-necro-dead", "quarter"]).start();
    table.play("play professor-necro-dead").play("yes").play("choose merch from board").play("yes");
    assert_eq!(table.bottom(A), ["merch"]);
}

#[test]
fn non_euclidean_geometry_is_for_your_own_turn() {
    let mut table = geometry().active(B).hand(B, &["nipple-crabs", "quarter"]).start();
    table.play("play nipple-crabs");
    assert_eq!((table.due(), table.discard(A)), (B, cards(&["pax-pox"])));
}

#[test]
fn non_euclidean_geometry_is_put_in_front_when_bought() {
    let mut table = Scenario::of(2).loots("cthulhu", &["non-euclidean-geometry"]).power(10).start();
    table.play("buy-from cthulhu");
    assert_eq!(table.front(A), ["non-euclidean-geometry"]);
}

/// G22. It and Frank compete for a card: the owner picks one place.
#[test]
fn non_euclidean_geometry_or_frank() {
    let start = geometry().hero(A, "frank").tokens(9).start();
    let mut table = start.clone();
    table.play("buy merch").play("yes");
    let is_on_top = table.top(A) == ["merch"];
    assert_eq!(table.bottom(A).len() + table.top(A).len(), 1);
    assert!(table.can("buy merch"), "it has its place: {:?}", table.choices());
    let mut table = start.clone();
    table.play("buy merch").play("no").play("yes");
    assert_eq!(table.bottom(A) == ["merch"], is_on_top, "no to one leaves the other");
    let mut table = start;
    table.play("buy merch").play("no").play("no");
    assert_eq!(table.discard(A), ["merch"]);
}

/// G22. It and effects that put a card into the hand compete for it too.
#[test]
fn non_euclidean_geometry_or_the_hand() {
    let start = geometry().hand(A, &["gunhorse", "quarter"]).start();
    let mut table = start.clone();
    table.play("play gunhorse").play("choose merch from board").play("yes");
    assert_eq!((table.bottom(A), table.hand(A)), (cards(&["merch"]), cards(&["quarter"])));
    let mut table = start;
    table.play("play gunhorse").play("choose merch from board").play("no");
    assert_eq!((table.bottom(A), table.hand(A)), (cards(&[]), cards(&["merch", "quarter"])));
}

#[test]
fn the_great_old_one_draws_and_makes_opponents_discard() {
    let scenario = hand_with("the-great-old-one").hand(B, &["kittens", "merch"]);
    let mut table = scenario.start();
    table.play("play the-great-old-one");
    assert_eq!(table.hand(A).len(), 2);
    assert_eq!((table.hand(B).len(), table.hand(C).len()), (1, 0));
    assert_eq!(table.discard(C), ["quarter"]);
}

#[test]
fn the_great_old_one_discards_at_random() {
    let scenario = hand_with("the-great-old-one").hand(B, &["kittens", "merch"]);
    let mut discarded: Vec<String> = (1..20)
        .flat_map(|seed| {
            let mut table = scenario.clone().seed(seed).start();
            table.play("play the-great-old-one");
            table.discard(B)
        })
        .collect();
    discarded.sort();
    discarded.dedup();
    assert_eq!(discarded, cards(&["kittens", "merch"]));
}

#[test]
fn the_great_old_one_draws_for_each_block() {
    let scenario =
        hand_with("the-great-old-one").hand(B, &["free-play-user"]).hand(C, &["free-play-user"]);
    let mut table = scenario.start();
    table.play("play the-great-old-one");
    table.play("choose free-play-user").play("choose free-play-user");
    assert_eq!(table.hand(A).len(), 1 + 1 + 2);
    let mut table = scenario.start();
    table.play("play the-great-old-one").play("enough").play("choose free-play-user");
    assert_eq!(table.hand(A).len(), 1 + 1 + 1);
    assert_eq!(table.discard(B), ["free-play-user"], "as the only card, not to block");
    assert_eq!((table.hand(B).len(), table.hand(C).len()), (0, 1));
}

fn madness() -> Table {
    let mut table = hand_with("the-madness-from-the-sea")
        .hand(B, &["gem-encrusted", "kittens", "merch", "quarter"])
        .start();
    table.play("play the-madness-from-the-sea");
    table
}

#[test]
fn the_madness_from_the_sea_gains_a_copy_of_what_opponents_reveal() {
    let mut table = madness();
    assert_eq!(table.due(), B);
    let mut choices = table.choices();
    choices.sort();
    assert_eq!(choices, ["choose kittens", "choose merch"], "what costs something");
    table.play("choose kittens");
    assert_eq!(table.shown(B), ["kittens"]);
    table.play("yes");
    assert_eq!((table.discard(A), table.left("kittens")), (cards(&["kittens"]), 7));
    assert_eq!(table.hand(B).len(), 4);
    assert_eq!(table.due(), A, "Cid has nothing to reveal");
}

#[test]
fn the_madness_from_the_sea_need_not_gain() {
    let mut table = madness();
    table.play("choose kittens").play("no");
    assert_eq!((table.discard(A), table.left("kittens")), (cards(&[]), 8));
}

#[test]
fn the_madness_from_the_sea_gains_only_what_is_face_up() {
    let scenario = hand_with("the-madness-from-the-sea").hand(B, &["kittens"]);
    for scenario in [scenario.clone().left("kittens", 0), scenario.glob("kittens")] {
        let mut table = scenario.start();
        table.play("play the-madness-from-the-sea");
        if table.due() == B {
            table.play("choose kittens");
        }
        assert!(table.can("play quarter"), "{:?}", table.choices());
        assert_eq!(table.shown(B), ["kittens"]);
        assert_eq!(table.discard(A), cards(&[]));
    }
}

#[test]
fn the_stars_are_right_gives_pox_for_cards_worth_2() {
    let hand = ["spectral-worm", "were-swan", "gem-encrusted", "kittens", "golf-cyborg"];
    let mut table = hand_with("the-stars-are-right").hand(B, &hand).start();
    table.play("play the-stars-are-right");
    assert_eq!(table.power(), 2);
    assert_eq!(table.owned(B, "pax-pox"), 2);
    assert_eq!(table.owned(C, "pax-pox"), 0);
    assert_eq!((table.shown(B), table.shown(C)), (cards(&hand), cards(&["quarter"])));
}

#[test]
fn the_stars_are_right_can_be_blocked() {
    let hand = ["spectral-worm", "free-play-user"];
    let mut table = hand_with("the-stars-are-right").hand(B, &hand).start();
    table.play("play the-stars-are-right").play("choose free-play-user");
    assert_eq!(table.power(), 2);
    assert_eq!((table.owned(B, "pax-pox"), table.shown(B)), (0, cards(&[])));
}

fn tentacles() -> Scenario {
    hand_with("tentacles-of-terror").top(B, &["quarter", "merch"]).top(C, &["quarter", "kittens"])
}

#[test]
fn tentacles_of_terror_discard_what_you_choose() {
    let mut table = tentacles().start();
    table.play("play tentacles-of-terror");
    assert_eq!((table.due(), table.power()), (A, 3));
    table.play("yes").play("no");
    assert_eq!(table.top(B), ["quarter"]);
    assert_eq!((table.owned(B, "pax-pox"), table.owned(C, "pax-pox")), (1, 0));
    assert!(table.discard(B).contains(&"merch".to_owned()));
    assert_eq!(table.top(C), ["quarter", "kittens"], "what is not discarded stays on top");
}

#[test]
fn tentacles_of_terror_can_be_blocked() {
    let mut table = tentacles().hand(B, &["free-play-user"]).start();
    table.play("play tentacles-of-terror").play("choose free-play-user").play("yes");
    assert_eq!((table.owned(B, "pax-pox"), table.owned(C, "pax-pox")), (0, 1));
}

#[test]
fn tentacles_of_terror_leave_who_has_nothing_to_discard() {
    let mut table = Scenario::of(2)
        .hand(A, &["tentacles-of-terror", "quarter"])
        .deck(B, &[])
        .discard(B, &[])
        .start();
    table.play("play tentacles-of-terror");
    assert!(table.can("play quarter"), "nothing is asked: {:?}", table.choices());
    assert_eq!(table.owned(B, "pax-pox"), 0);
}
