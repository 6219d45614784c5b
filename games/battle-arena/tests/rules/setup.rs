//! Chapter 7: setup.

use std::collections::{BTreeMap, BTreeSet};

use fracas_core::Viewer;

use crate::lists::legal;
use crate::scenario::{DECK, rookie, substitution};
use crate::table::{A, B, EVERYONE, Table, premade, strings};

const RISING: [u16; 7] = [101, 102, 103, 104, 105, 106, 107];

/// Deals and goes on until the line-ups are drawn.
fn drawn(mut t: Table) -> Table {
    let winner = t.due()[0];
    t.play(winner, "side home");
    if t.due() == [winner] {
        t.play(winner, "honors self");
    }
    t
}

/// R67. Both Hero Decks are shuffled.
#[test]
fn r067_every_hero_is_drawn_as_often_as_any_other() {
    let mut seen: BTreeMap<(u8, String), u32> = BTreeMap::new();
    for seed in 0..600 {
        let t = drawn(premade("rookie", seed));
        for seat in [A, B] {
            for hero in t.heroes(seat, "hand") {
                *seen.entry((seat.0, hero)).or_default() += 1;
            }
        }
    }
    assert_eq!(seen.len(), 120, "every Hero of both decks comes up");
    let often = |count: &u32| (35..=105).contains(count);
    assert!(seen.values().all(often), "each about 70 times: {seen:?}");
}

/// R68. Each player draws 7 Heroes.
#[test]
fn r068_each_player_draws_seven() {
    for mode in ["rookie", "substitution"] {
        let t = drawn(premade(mode, 3));
        for seat in [A, B] {
            assert_eq!((t.heroes(seat, "hand").len(), t.heroes(seat, "deck").len()), (7, 53));
        }
    }
}

/// R69. Each player looks at the 7 Heroes drawn before placing them.
#[test]
fn r069_a_player_looks_at_the_heroes_drawn() {
    let t = rookie().line_ups(RISING, RISING).placing();
    let seen = t.seen(Viewer::Seat(A), "hand", A).into_iter().map(Option::unwrap);
    assert_eq!(seen.collect::<Vec<_>>(), ["a101", "a102", "a103", "a104", "a105", "a106", "a107"]);
}

/// R70. Each player places all 7 Heroes, one in each Zone, in any order they like.
#[test]
fn r070_heroes_are_placed_in_any_order() {
    for first in 0..7 {
        let mut t = substitution().line_ups(RISING, RISING).placing();
        let mut order = t.heroes(A, "hand");
        order.rotate_left(first);
        t.place(A, &order);
        assert_eq!(t.heroes(A, "line_up"), order, "each where its owner put it");
        assert_eq!(t.heroes(A, "hand").len(), 0, "and none is kept back");
    }
}

/// R70. A Hero that was not drawn, or that lies in a Zone already, cannot be placed.
#[test]
fn r070_only_heroes_in_hand_are_placed_and_only_once() {
    let mut t = rookie().line_ups(RISING, RISING).placing();
    for foreign in ["place b101", "place a50"] {
        t.expect_refused(A, foreign, "not-in-hand", 70);
    }
    t.play(A, "place a101");
    t.expect_refused(A, "place a101", "already-placed", 70);
}

/// R70. Seven copies of one Hero, as sealed play allows, are placed one by one like any others: to
/// place them at once would show the opponent that they are copies.
#[test]
fn r070_equal_heroes_are_placed_like_any_others() {
    let mut t = drawn(legal(40).copies(0, 40).relaxed().deal("limited"));
    assert_eq!(t.heroes(A, "line_up").len(), 0, "nobody can tell them from others");
    for seat in [A, B] {
        assert_eq!(t.choices(seat).len(), 1, "copies are one and the same choice");
        t.place_as_drawn(seat);
    }
    t.fight_on();
    assert_eq!(t.winner(), None, "the same Hero everywhere");
}

/// R71. Placed Heroes stay face down until their Battle.
#[test]
fn r071_placed_heroes_stay_face_down_until_their_battle() {
    let mut t = substitution().line_ups(RISING, RISING).placing();
    t.place_as_drawn(A).place_as_drawn(B);
    while !t.is_over() {
        let fought = t.fought() as usize;
        for (viewer, seat) in EVERYONE.into_iter().flat_map(|viewer| [(viewer, A), (viewer, B)]) {
            let face_up = t.seen(viewer, "zones", seat).into_iter().flatten();
            assert_eq!(face_up.count(), fought, "one for each Battle that is over");
        }
        t.fight();
    }
}

/// R72. Both line-ups are fixed before either player learns anything of the other's.
#[test]
fn r072_line_ups_are_placed_without_knowing_the_other() {
    for (first, second) in [(A, B), (B, A)] {
        let mut t = rookie().line_ups(RISING, RISING).placing();
        assert_eq!(t.due(), [A, B], "nobody has to place first");
        let line_up = t.heroes(first, "hand");
        for hero in &line_up[..6] {
            let words = t.words(Viewer::Seat(second));
            assert!(line_up.iter().all(|hero| !words.contains(hero)), "the other sees none of it");
            t.play(first, &format!("place {hero}"));
        }
        assert_eq!(t.due(), [second], "the seventh has only one Zone left");
        let words = t.words(Viewer::Seat(second));
        assert!(line_up.iter().all(|hero| !words.contains(hero)), "nor when it is complete");
        assert!(!t.kinds().contains(&"reveal"), "and no Battle has begun");
        t.expect_refused(first, &format!("place {}", line_up[0]), "line-up-placed", 73);
    }
}

/// R73. Once placed, a player may not look at their own face-down Heroes again.
#[test]
fn r073_a_player_may_not_look_at_the_own_line_up_again() {
    let mut t = substitution().line_ups(RISING, RISING).placing();
    let line_up = t.heroes(A, "hand");
    t.place_as_drawn(A);
    for both_placed in [false, true] {
        if both_placed {
            t.place_as_drawn(B);
        }
        assert_eq!(t.zones(A), vec![None; 7], "backs to their owner too");
        let words = t.words(Viewer::Seat(A));
        assert!(line_up.iter().all(|hero| !words.contains(hero)), "nothing names them");
    }
}

/// R74. The owner may nevertheless act on what they remember.
#[test]
fn r074_a_player_may_act_on_what_they_remember() {
    let mut t = substitution().line_ups(RISING, RISING).placing();
    t.place_as_drawn(A).place_as_drawn(B);
    let mut others = BTreeSet::new();
    for seed in 0..50 {
        let world = t.world(A, seed);
        assert_eq!(strings(&world["players"][0]["line_up"]), t.heroes(A, "line_up"), "remembered");
        assert_eq!(strings(&world["players"][0]["hand"]), t.heroes(A, "hand"), "held in hand");
        others.insert(strings(&world["players"][1]["line_up"]));
    }
    assert_eq!(others.len(), 50, "the opponent's Heroes may be any");
}

/// R75. After the line-up is placed each player draws 4 Heroes: the Bench.
#[test]
fn r075_the_bench_of_four_is_drawn_after_placing() {
    let mut t = substitution().placing();
    let decks = [A, B].map(|seat| t.heroes(seat, "deck"));
    t.place_as_drawn(A).place_as_drawn(B);
    for (seat, deck) in [A, B].into_iter().zip(decks) {
        let bench = t.heroes(seat, "hand");
        assert_eq!(bench.len(), 4);
        assert!(bench.iter().all(|hero| deck.contains(hero)), "drawn from the Hero Deck");
        assert_eq!(t.heroes(seat, "deck").len(), DECK - 7 - 4);
    }
}

/// R76. The Bench is unknown while the line-up is being placed.
#[test]
fn r076_the_bench_is_unknown_while_placing() {
    let mut t = substitution().placing();
    t.place_as_drawn(A);
    assert_eq!(t.seen(Viewer::Seat(A), "hand", A), [], "A has placed all and has no Bench yet");
    assert_eq!(t.heroes(A, "deck").len(), DECK - 7, "it is still in the deck");
    t.place_as_drawn(B);
    let draws = t.kinds().into_iter().filter(|kind| ["line-up", "draw"].contains(kind));
    assert_eq!(draws.collect::<Vec<_>>(), ["line-up", "line-up", "draw", "draw"]);
}

/// R79. Each player starts with all 10 Hot Dogs available.
#[test]
fn r079_each_player_starts_with_ten_hot_dogs() {
    let t = drawn(premade("substitution", 5));
    assert_eq!((t.hot_dogs(A), t.hot_dogs(B)), (10, 10));
}

/// R80. There is no mulligan.
#[test]
fn r080_there_is_no_mulligan() {
    let mut t = drawn(premade("substitution", 5));
    for seat in [A, B] {
        assert!(t.choices(seat).iter().all(|choice| choice.starts_with("place ")), "only placing");
    }
    assert_eq!(t.refused(A, "mulligan").code, "unreadable", "the Heroes drawn are what there is");
}

/// R81. Rookie has no Bench and no Hot Dogs.
#[test]
fn r081_rookie_has_no_bench_and_no_hot_dogs() {
    let mut t = rookie().placing();
    t.expect_refused(A, "substitute a100", "not-in-rookie", 81);
    t.expect_refused(A, "decline", "not-in-rookie", 81);
    let labels = |t: &Table| t.scene(Viewer::Spectator).areas.into_iter().map(|area| area.label);
    assert!(labels(&t).all(|label| label != "Hot Dogs" && label != "Discard Pile"));
    t.place_as_drawn(A).place_as_drawn(B);
    assert_eq!((t.heroes(A, "hand").len(), t.hot_dogs(A)), (0, 0), "nothing beside the line-up");
    assert!(labels(&t).all(|label| label != "Bench"), "nor a place for a Bench");
}
