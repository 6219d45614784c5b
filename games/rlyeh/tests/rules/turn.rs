//! Turns and playing: R61 to R69, with G6.

use std::collections::BTreeSet;

use fracas_core::{Rule, Seat};

use crate::scenario::Scenario;
use crate::table::{A, B, C, D, cards};

/// A hero who can do something at the start of a turn and at its end.
const BUSY_HERO: &str = r#"
[[hero]]
id = "busy-bea"
name = "Busy Bea"
quarters = 6
tubes = 6
triggers = [
  { on = "start-of-turn", effect = { may = { draw = 1 } } },
  { on = "end-of-turn", effect = { may = { draw = 1 } } },
]
source = "house"
"#;

/// R61. The first player is chosen at random.
#[test]
fn r061_anyone_can_go_first() {
    for seats in 2..=4 {
        let first = |seed| Scenario::of(seats).seed(seed).deal().active();
        let seen: BTreeSet<Seat> = (1..=60).map(first).collect();
        assert_eq!(seen, Seat::all(seats).collect());
    }
}

/// R62. Turns go clockwise.
#[test]
fn r062_turns_go_clockwise() {
    let mut table = Scenario::of(4).active(C).start();
    let turns = [D, A, B, C, D].map(|_| table.play("end").active());
    assert_eq!(turns, [D, A, B, C, D]);
}

/// R62. Nobody does anything in another's turn unless asked.
#[test]
fn r062_others_wait() {
    let mut table = Scenario::of(3).start();
    for (seat, action) in [(B, "play quarter"), (C, "end")] {
        let refusal = table.0.play(seat, action).unwrap_err();
        assert_eq!((refusal.code, refusal.rule), ("not-your-turn", Some(Rule(62))));
    }
    assert_eq!((table.due(), table.tokens()), (A, 0));
}

/// R63. A turn runs: start-of-turn effects, play and buy freely, end of turn.
#[test]
fn r063_a_turn_has_a_start_plays_and_purchases_and_an_end() {
    let scenario = Scenario::of(2).pack(BUSY_HERO).hero(B, "busy-bea").active(B);
    let mut table = scenario.hand(B, &["merch", "quarter", "quarter"]).start_of_turn();
    assert_eq!(table.active(), B);
    assert_eq!(table.choices(), ["yes", "no"]);
    table.expect_refused("end", "answer-first", 64);
    table.play("no").play("play merch").play("play quarter").play("buy merch").play("end");
    assert_eq!(table.active(), B);
    assert_eq!(table.choices(), ["yes", "no"]);
    table.expect_refused("play quarter", "answer-first", 63);
    table.play("no");
    assert_eq!(table.active(), A);
}

/// R64. Start-of-turn effects are revealed or played before anything else in the turn.
#[test]
fn r064_what_happens_at_the_start_comes_first() {
    let tycho = Scenario::of(2).hero(B, "tranquil-tycho").active(B).hand(B, &["quarter", "merch"]);
    let mut table =
        tycho.front(B, &["grandmas-man-candy"]).deck(B, &["kittens"; 3]).start_of_turn();
    assert_eq!(table.choices(), ["yes", "no"]);
    for early in ["play quarter", "play all", "buy merch", "end"] {
        table.expect_refused(early, "answer-first", 64);
    }
    table.play("yes");
    assert_eq!(table.tokens(), 2, "no Tube was in hand");
    assert_eq!(table.rolls().len(), 1, "the Man Candy was rolled for");
    assert!(table.can("play quarter"));
    table.play("play quarter");
    assert_eq!(table.rolls().len(), 1, "and only at the start");
}

/// R65. The active player may play any number of hand cards, in any order.
#[test]
fn r065_any_number_of_cards_is_played_in_any_order() {
    let hand = ["fleshreaper", "golf-cyborg", "kittens", "merch", "quarter", "cardboard-tube"];
    let scenario = Scenario::of(2).hand(A, &hand);
    let played = |order: &[&str]| {
        let mut table = scenario.start();
        for (at, card) in order.iter().enumerate() {
            table.play(&format!("play {card}"));
            assert_eq!(table.in_play(A), cards(&order[..=at]));
        }
        (table.tokens(), table.power())
    };
    assert_eq!(played(&hand), (7, 6));
    assert_eq!(played(&["cardboard-tube", "merch", "kittens"]), (6, 1));
    assert_eq!(played(&["quarter", "kittens", "golf-cyborg", "cardboard-tube"]), (5, 4));
}

/// R65. Cards are played one at a time, and only those in hand.
#[test]
fn r065_cards_are_played_one_at_a_time_from_the_hand() {
    let scenario = Scenario::of(2).hand(A, &["magiquest-merchant", "quarter"]);
    let mut table = scenario.discard(A, &["merch"]).start();
    table.expect_refused("play merch", "not-in-hand", 65);
    table.expect_refused("play kittens", "not-in-hand", 65);
    table.play("play magiquest-merchant");
    table.expect_refused("play quarter", "answer-first", 66);
    table.play("enough").play("play quarter");
    assert_eq!(table.tokens(), 4);
    table.expect_refused("play quarter", "not-in-hand", 65);
}

/// R66. A played card's ability takes effect at once.
#[test]
fn r066_a_card_does_at_once_what_it_says() {
    let scenario = Scenario::of(2).hand(A, &["merch", "spectral-worm"]).top(A, &["kittens"]);
    let mut table = scenario.start();
    table.play("play merch");
    assert_eq!((table.tokens(), table.power()), (2, 0));
    table.play("play spectral-worm");
    assert_eq!((table.power(), table.hand(A)), (2, cards(&["kittens"])));
    table.play("play kittens");
    assert_eq!(table.tokens(), 6, "a drawn card can be played in the same turn");
}

/// R67. Playing a card is never compulsory.
#[test]
fn r067_a_turn_can_end_with_cards_in_hand() {
    let hand = ["kittens", "nipple-crabs", "quarter", "cardboard-tube"];
    let mut table = Scenario::of(2).hand(A, &hand).start();
    assert!(table.can("end"));
    table.play("end");
    assert_eq!((table.active(), table.pox()), (B, 20));
    assert_eq!(table.discard(A), cards(&hand));
}

/// R68. Tokens and Power from cards add to separate pools for this turn.
#[test]
fn r068_tokens_and_power_add_up_apart() {
    let hand =
        ["quarter", "merch", "cardboard-tube", "golf-cyborg", "gabes-gross-mouth", "quarter"];
    let mut table = Scenario::of(2).hand(A, &hand).start();
    let mut pools = Vec::new();
    for card in &hand[..5] {
        table.play(&format!("play {card}"));
        pools.push((table.tokens(), table.power()));
    }
    assert_eq!(pools, [(1, 0), (3, 0), (3, 1), (3, 4), (5, 6)]);
    table.play("enough").play("end");
    assert_eq!((table.tokens(), table.power()), (0, 0), "they are for this turn");
}

/// R69. Playing and buying may be mixed in any order during the turn.
#[test]
fn r069_playing_and_buying_are_mixed() {
    let scenario = Scenario::of(2).board(&["bono-trask"]).tokens(2);
    let mut table = scenario.hand(A, &["merch", "cardboard-tube", "kittens", "quarter"]).start();
    table.play("buy bono-trask").play("play merch").play("play cardboard-tube");
    table.play("buy bono-trask").play("play kittens").play("buy merch").play("play quarter");
    table.play("buy bono-trask");
    assert_eq!(table.discard(A).iter().filter(|card| *card == "bono-trask").count(), 3);
}

/// G6. Green, Red and Gold cards may be bought in one turn, in any order.
#[test]
fn g6_all_colours_are_bought_in_one_turn() {
    let purchases = ["buy diabolus", "buy merch", "buy fleshreaper"];
    for order in [[0, 1, 2], [1, 0, 2], [2, 1, 0], [2, 0, 1]] {
        let scenario = Scenario::of(2).board(&["diabolus"]).discard(A, &[]);
        let mut table = scenario.tokens(6).power(7).start();
        for at in order {
            table.play(purchases[at]);
        }
        assert_eq!((table.tokens(), table.power()), (0, 0));
        assert_eq!(table.discard(A), cards(&["diabolus", "merch", "fleshreaper"]));
    }
}

/// G6. Each pool must cover its sum: a Gold card takes from both what others cost.
#[test]
fn g6_each_pool_covers_its_sum() {
    let scenario = Scenario::of(2).board(&["diabolus"]).tokens(5).power(7);
    let mut table = scenario.start();
    table.play("buy diabolus").play("buy fleshreaper");
    table.expect_refused("buy merch", "not-enough-tokens", 71);
}
