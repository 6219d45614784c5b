//! Boss stacks: R35 to R45.

use std::collections::BTreeSet;

use fracas_core::Viewer;
use fracas_rlyeh::Catalogue;

use crate::dealt::{bosses, deal, setup};
use crate::scenario::Scenario;
use crate::table::{A, B, Table};

const RED_LOOTS: [&str; 8] = [
    "dreaming-in-rlyeh",
    "human-sacrifice",
    "non-euclidean-geometry",
    "tentacles-of-terror",
    "the-call-of-cthulhu",
    "the-great-old-one",
    "the-madness-from-the-sea",
    "the-stars-are-right",
];

/// A turn with Power, and so many Loots left under Cthulhu.
fn cthulhu(loots: usize, power: u16) -> Table {
    Scenario::of(2).loots("cthulhu", &RED_LOOTS[..loots]).power(power).start()
}

/// Gets the Power that buying from Cthulhu costs.
fn price(table: &Table) -> u64 {
    let mut table = table.clone();
    let before = table.power();
    table.play("buy-from cthulhu");
    before - table.power()
}

/// Lists the Loots of Cthulhu that a player has.
fn taken(table: &Table) -> Vec<&'static str> {
    let has =
        |loot: &&str| table.owned(A, loot) == 1 || table.front(A).iter().any(|card| card == loot);
    RED_LOOTS.into_iter().filter(has).collect()
}

/// R35. A Boss stack holds three Boss cards and that Boss's eight Loots.
#[test]
fn r035_a_boss_stack_has_three_levels_and_eight_loots() {
    for mode in ["first", "advanced", "without-gold"] {
        let table = deal(&setup(mode, 2, &[]), 1);
        for boss in bosses(&table) {
            let mut own = boss.loots.map(|loot| Catalogue::base().card(loot).id.clone());
            own.sort();
            assert_eq!(table.loots(&boss.id), own);
            assert_eq!(boss.levels.len(), 3);
        }
    }
}

/// R36. The eight Loots are shuffled and kept face down.
#[test]
fn r036_any_loot_can_be_the_first() {
    let scenario = Scenario::of(2).power(8);
    let first = |seed| {
        let mut table = scenario.clone().seed(seed).start();
        table.play("buy-from cthulhu");
        taken(&table)
    };
    let seen: BTreeSet<Vec<&str>> = (1..=100).map(first).collect();
    assert_eq!(seen, RED_LOOTS.iter().map(|loot| vec![*loot]).collect());
}

/// R37. Four Loots lie under Level 1, four under Level 2, and none under Level 3.
#[test]
fn r037_four_loots_are_bought_at_each_of_two_levels() {
    let mut table = Scenario::of(2).tokens(100).start();
    let mut prices = Vec::new();
    for _ in 0..9 {
        let before = table.tokens();
        table.play("buy-from tychos-grandma");
        prices.push(before - table.tokens());
    }
    assert_eq!(prices, [8, 8, 8, 8, 10, 10, 10, 10, 13]);
    assert!(table.is_over());
}

/// R38. The cost of the current Boss is the price of a Loot, or of itself at Level 3.
#[test]
fn r038_the_current_boss_says_the_price() {
    for (loots, cost) in [(8, 8), (5, 8), (4, 10), (1, 10), (0, 13)] {
        assert_eq!(price(&cthulhu(loots, 20)), cost, "{loots} Loots are left");
    }
    assert!(!cthulhu(8, 7).can("buy-from cthulhu"));
    assert!(!cthulhu(4, 9).can("buy-from cthulhu"));
    assert!(!cthulhu(0, 12).can("buy-from cthulhu"));
}

/// R39. Buying a Loot takes the topmost face-down card under the current Boss.
#[test]
fn r039_a_loot_comes_from_under_its_boss() {
    let mut table = cthulhu(8, 8);
    table.play("buy-from cthulhu");
    let loots = taken(&table);
    assert_eq!((loots.len(), table.loots("cthulhu").len()), (1, 7));
    assert!(!table.loots("cthulhu").iter().any(|left| left == loots[0]));
    assert_eq!((table.loots("tychos-grandma").len(), table.loots("knight-gabriel").len()), (8, 8));
}

/// R40. Loots stay hidden until bought or gained.
#[test]
fn r040_nobody_sees_which_loot_comes_next() {
    let [one, other] = [1, 2].map(|seed| Scenario::of(2).power(8).seed(seed).start());
    let bought = |table: &Table| {
        let mut table = table.clone();
        table.play("buy-from cthulhu");
        taken(&table)
    };
    assert_ne!(bought(&one), bought(&other), "other Loots are on top");
    for viewer in [Viewer::Seat(A), Viewer::Spectator] {
        let [one, other] = [&one, &other].map(|table| format!("{:?}", table.scene(viewer)));
        assert_eq!(one, other, "and it looks the same");
    }
}

/// R41. When the fourth Loot under a Level 1 Boss is taken, Level 2 becomes current.
#[test]
fn r041_the_fourth_loot_brings_level_2() {
    let mut table = cthulhu(5, 30);
    assert_eq!(price(&table), 8);
    table.play("buy-from cthulhu");
    assert_eq!((price(&table), table.loots("cthulhu").len()), (10, 4));
}

/// R42. When the fourth Loot under a Level 2 Boss is taken, Level 3 becomes current.
#[test]
fn r042_the_last_loot_brings_level_3() {
    let mut table = cthulhu(1, 30);
    assert_eq!(price(&table), 10);
    table.play("buy-from cthulhu");
    assert_eq!((price(&table), table.loots("cthulhu").len()), (13, 0));
    assert!(!table.is_over(), "the Boss itself is still to be bought");
}

/// R43. A higher level costs more: 8, then 10, then 13 in the Boss's currency or currencies.
#[test]
fn r043_a_higher_level_costs_more() {
    for (id, tokens, power) in
        [("tychos-grandma", 1, 0), ("cthulhu", 0, 1), ("knight-gabriel", 1, 1)]
    {
        let base = Catalogue::base();
        let levels = base.boss(base.find_boss(id).unwrap()).levels;
        let costs = levels.map(|cost| (cost.tokens, cost.power));
        assert_eq!(costs, [8, 10, 13].map(|cost| (cost * tokens, cost * power)), "{id}");
    }
    let gold = |tokens, power| Scenario::of(2).tokens(tokens).power(power).start();
    assert!(
        !gold(16, 7).can("buy-from knight-gabriel") && gold(8, 8).can("buy-from knight-gabriel")
    );
}

/// R44. At Level 3 there is no Loot left; the Boss card itself is what is bought.
#[test]
fn r044_at_level_3_the_boss_is_bought() {
    let mut table = cthulhu(0, 13);
    table.play("buy-from cthulhu");
    assert_eq!((table.power(), table.owned(A, "cthulhu-3")), (0, 1));
    assert!(taken(&table).is_empty());
}

/// R45. A bought Level 3 Boss belongs to the buyer and is worth its VP.
#[test]
fn r045_a_boss_is_worth_its_points_to_its_buyer() {
    for (id, points) in [("tychos-grandma", 7), ("cthulhu", 5), ("knight-gabriel", 12)] {
        let scenario = Scenario::of(2).loots(id, &[]).tokens(13).power(13);
        let mut table = scenario.start();
        table.play(&format!("buy-from {id}"));
        let outcome = table.outcome();
        assert_eq!((outcome.score(A), outcome.score(B)), (points, 0), "{id}");
    }
}
