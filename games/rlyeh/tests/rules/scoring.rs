//! Scoring: R127 to R131, with G12 and G13.

use fracas_core::Seat;

use crate::scenario::Scenario;
use crate::table::{A, B, C, Table};

/// A last turn: whoever ends it ends the game, and nothing changes but hands (R173).
fn last_turn(seats: usize) -> Scenario {
    Scenario::of(seats).quiet(100)
}

/// Ends the turn, and with it the game.
fn finish(scenario: &Scenario) -> Table {
    let mut table = scenario.start();
    table.play("end");
    assert!(table.is_over());
    table
}

fn winners(table: &Table) -> Vec<Seat> {
    table.outcome().winners().collect()
}

/// R127. Each player totals the VP on all cards they own, wherever they are.
#[test]
fn r127_cards_count_wherever_they_are() {
    let scenario = Scenario::of(2).loots("tychos-grandma", &[]).tokens(13);
    let points = |scenario: Scenario| {
        let mut table = scenario.start();
        table.play("buy-from tychos-grandma");
        table.outcome().score(A)
    };
    assert_eq!(points(scenario.clone()), 7, "the Boss itself");
    assert_eq!(points(scenario.clone().hand(A, &["fleshreaper"])), 7 + 1, "in hand");
    assert_eq!(points(scenario.clone().deck(A, &["gunhorse"])), 7 + 3, "in the deck");
    assert_eq!(points(scenario.clone().top(A, &["gunhorse"])), 7 + 3, "seen on the deck");
    assert_eq!(points(scenario.clone().discard(A, &["spectral-worm"])), 7 + 2, "discarded");
    assert_eq!(points(scenario.clone().in_play(A, &["diabolus"])), 7 + 1, "played");
    let all = scenario.hand(A, &["fleshreaper"]).deck(A, &["gunhorse"]).in_play(A, &["diabolus"]);
    let all = all.discard(A, &["spectral-worm", "kittens", "quarter"]);
    assert_eq!(points(all), 7 + 1 + 3 + 1 + 2);
}

/// G12. Cards kept in front count too.
#[test]
fn g12_cards_in_front_count() {
    let front = ["grandmas-man-candy", "non-euclidean-geometry"];
    let table = finish(&last_turn(2).front(A, &front[..1]).front(B, &front[1..]));
    assert_eq!((table.outcome().score(A), table.outcome().score(B)), (7, 5));
}

/// R127. Deleted Cards and those on the board count for nobody.
#[test]
fn r127_what_nobody_owns_counts_for_nobody() {
    let scenario = last_turn(2).hand(A, &["gabes-gross-mouth", "gunhorse", "quarter"]);
    let mut table = scenario.start();
    table.play("play gabes-gross-mouth").play("choose gunhorse").play("end");
    assert_eq!((table.outcome().score(A), table.outcome().score(B)), (2, 0));
}

/// R128. Negative VP are subtracted.
#[test]
fn r128_negative_points_are_subtracted() {
    let scenario = last_turn(2).discard(A, &["spectral-worm", "golf-cyborg", "pax-pox"]);
    let table = finish(&scenario.discard(B, &["golf-cyborg", "golf-cyborg", "pax-pox"]));
    assert_eq!((table.outcome().score(A), table.outcome().score(B)), (0, -3));
}

/// R129. The highest total wins, whoever ended the game.
#[test]
fn r129_the_highest_total_wins() {
    let scenario = last_turn(3).discard(A, &["gunhorse"]).discard(B, &["gunhorse", "diabolus"]);
    let table = finish(&scenario.discard(C, &["fleshreaper"]));
    assert_eq!([A, B, C].map(|seat| table.outcome().score(seat)), [3, 4, 1]);
    assert_eq!(winners(&table), [B]);
    assert_eq!([A, B, C].map(|seat| table.outcome().place(seat)), [2, 1, 3]);
    let scenario = Scenario::of(2).loots("cthulhu", &[]).power(13);
    let mut table = scenario.discard(B, &["gunhorse", "gunhorse"]).start();
    table.play("buy-from cthulhu");
    assert_eq!(winners(&table), [B], "6 against the 5 of the Boss");
}

/// R129. More Loots do not make up for fewer points.
#[test]
fn r129_loots_come_after_points() {
    let sixes = ["gunhorse", "gunhorse"];
    let table = finish(&last_turn(2).discard(A, &["human-sacrifice"]).discard(B, &sixes));
    assert_eq!(winners(&table), [B]);
    let least = ["golf-cyborg"];
    let table = finish(&last_turn(2).discard(A, &least).discard(B, &["golf-cyborg", "pax-pox"]));
    assert_eq!(winners(&table), [A], "less than nothing can be the most");
}

/// R130. On a tie the tied player with the most Loots wins.
#[test]
fn r130_loots_break_a_tie() {
    let scenario = last_turn(3).discard(A, &["gunhorse", "spectral-worm"]);
    let scenario = scenario.hand(B, &["human-sacrifice"]);
    let table = finish(&scenario.hand(C, &["the-great-old-one", "golf-cyborg"]));
    assert_eq!([A, B, C].map(|seat| table.outcome().score(seat)), [5, 5, 4]);
    assert_eq!(winners(&table), [B]);
    assert_eq!([A, B, C].map(|seat| table.outcome().place(seat)), [2, 1, 3]);
}

/// R130. Loots in front count, and only those of tied players matter.
#[test]
fn r130_loots_in_front_break_a_tie_among_tied_players() {
    let two_loots = ["the-great-old-one", "human-sacrifice", "golf-cyborg", "golf-cyborg"];
    let pox = ["pax-pox"; 4];
    let scenario = last_turn(3).discard(A, &["gunhorse", "spectral-worm"]);
    let scenario = scenario.front(B, &["non-euclidean-geometry"]);
    let table = finish(&scenario.hand(C, &two_loots).discard(C, &pox));
    assert_eq!([A, B, C].map(|seat| table.outcome().score(seat)), [5, 5, 4]);
    assert_eq!(winners(&table), [B], "Cid has two Loots, but is not tied");
}

/// R131. If still tied, the tied players share the win.
#[test]
fn r131_who_is_still_tied_shares_the_win() {
    let scenario = last_turn(3).discard(A, &["human-sacrifice"]);
    let table = finish(&scenario.discard(C, &["the-great-old-one"]).discard(B, &["gunhorse"]));
    assert_eq!(winners(&table), [A, C]);
    assert_eq!([A, B, C].map(|seat| table.outcome().place(seat)), [1, 3, 1]);
    assert_eq!(winners(&finish(&last_turn(3))), [A, B, C], "nobody has anything");
}

/// G13. A Level 3 Boss is a Boss, not a Loot: it breaks no tie.
#[test]
fn g13_a_boss_is_no_loot() {
    let scenario = Scenario::of(2).loots("cthulhu", &[]).power(13);
    let buy = |scenario: Scenario| {
        let mut table = scenario.start();
        table.play("buy-from cthulhu");
        assert_eq!((table.outcome().score(A), table.outcome().score(B)), (5, 5));
        winners(&table)
    };
    assert_eq!(buy(scenario.clone().hand(B, &["human-sacrifice"])), [B]);
    assert_eq!(buy(scenario.hand(B, &["gunhorse", "spectral-worm"])), [A, B]);
}
