//! Chapter 9: course of a Battle.

use fracas_core::Viewer;

use crate::scenario::{rookie, substitution};
use crate::table::{A, B, EVERYONE};

/// R92. A Battle runs: substitution step, reveal, comparison, end step.
#[test]
fn r092_a_battle_runs_in_this_order() {
    let mut t = substitution().line_ups([100; 7], [110; 7]).start();
    t.play(A, "substitute a95").play(B, "decline");
    assert_eq!(t.kinds(), ["substitution", "draw", "decline", "reveal", "battle", "honors"]);
    assert_eq!(t.due(), [B], "then the next Battle begins");
}

/// R93. In Rookie only reveal and comparison take place.
#[test]
fn r093_a_rookie_battle_is_reveal_and_comparison() {
    let t = rookie().line_ups([100; 7], [100; 7]).start();
    let battles = ["reveal", "battle"].repeat(7);
    assert_eq!(t.kinds(), [&["line-up"; 2][..], &battles, &["end"]].concat());
}

/// R94. The Hero with the higher Power wins the Battle for its player.
#[test]
fn r094_the_higher_power_wins_the_battle() {
    let t = rookie().line_ups([100, 105, 95, 135, 55, 100, 100], [95, 110, 90, 130, 60, 105, 110]);
    let t = t.start();
    assert_eq!((t.won(A), t.won(B)), (vec![1, 3, 4], vec![2, 5, 6, 7]));
}

/// R95. Equal Power is a tie, whatever the types of the two Heroes.
#[test]
fn r095_equal_power_is_a_tie_whatever_the_types() {
    for (own, other) in [("fire", "fire"), ("fire", "ice"), ("super", "steel"), ("brawl", "super")]
    {
        let t = rookie().line_ups([100; 7], [100; 7]).weapon(A, own).weapon(B, other).start();
        assert_eq!(t.battles(A, "tied"), [1, 2, 3, 4, 5, 6, 7], "{own} against {other}");
    }
}

/// R96. Current Power is printed Power.
#[test]
fn r096_printed_power_counts() {
    let mut t = substitution().line_ups([100; 7], [101; 7]).weapon(A, "super").start();
    t.fight();
    assert_eq!(t.won(B), [1], "101 beats 100, and nothing is added");
    let hero = t.area(Viewer::Seat(A), "zones", A).items[0].face.clone().unwrap();
    assert_eq!(hero.numbers["power"], 100, "as printed");
}

/// R97. After the Battle both Heroes stay face up in their Zones.
#[test]
fn r097_heroes_stay_face_up_after_their_battle() {
    let mut t = substitution().line_ups([100; 7], [100; 7]).start();
    t.fight_on();
    for (viewer, seat) in EVERYONE.into_iter().flat_map(|viewer| [(viewer, A), (viewer, B)]) {
        assert!(t.seen(viewer, "zones", seat).iter().all(Option::is_some), "all seven");
        assert_eq!(t.heroes(seat, "discard").len(), 0, "none is discarded");
    }
}

/// R98. Both Heroes of a Battle are turned over at the same time.
#[test]
fn r098_both_heroes_are_turned_over_at_once() {
    let mut t = substitution().start();
    while !t.is_over() {
        let seat = t.due()[0];
        t.play(seat, "decline");
        let face_up = [A, B].map(|seat| {
            let zones = t.seen(Viewer::Spectator, "zones", seat);
            zones.into_iter().flatten().count()
        });
        assert_eq!(face_up[0], face_up[1], "never one without the other");
    }
    let reveals = t.told().into_iter().filter(|told| told.kind == "reveal");
    assert!(reveals.into_iter().all(|told| told.items.len() == 2), "one event tells both");
}
