//! Chapter 11: reveal.

use fracas_core::Viewer;

use crate::scenario::{rookie, substitution};
use crate::table::{A, B, EVERYONE};

const RISING: [u16; 7] = [101, 102, 103, 104, 105, 106, 107];

/// R123. The Heroes of the current Battle are turned face up.
#[test]
fn r123_the_heroes_of_the_battle_are_turned_face_up() {
    let mut t = substitution().line_ups(RISING, [90; 7]).start();
    t.fight();
    for viewer in EVERYONE {
        for (seat, hero) in [(A, "a101"), (B, "b90")] {
            let face_up: Vec<String> =
                t.seen(viewer, "zones", seat).into_iter().flatten().collect();
            assert_eq!(face_up, [hero], "the Hero of Battle 1, and no other");
        }
    }
}

/// R124. Battles are revealed one at a time, in order.
#[test]
fn r124_battles_are_revealed_one_by_one() {
    let t = rookie().line_ups(RISING, RISING).start();
    let reveals = t.told().into_iter().filter(|told| told.kind == "reveal");
    let expected: Vec<_> =
        RISING.map(|power| vec![format!("0.a{power}"), format!("1.b{power}")]).into();
    assert_eq!(reveals.map(|told| told.items).collect::<Vec<_>>(), expected);
    let compared = t.kinds().into_iter().filter(|kind| ["reveal", "battle"].contains(kind));
    assert_eq!(
        compared.collect::<Vec<_>>(),
        ["reveal", "battle"].repeat(7),
        "each is compared first"
    );
}

/// R125. Heroes of later Battles stay hidden.
#[test]
fn r125_heroes_of_later_battles_stay_hidden() {
    let mut t = substitution().line_ups(RISING, RISING).start();
    for fought in 1..7 {
        t.fight();
        for viewer in EVERYONE {
            let words = t.words(viewer);
            for power in &RISING[fought..] {
                let hidden = [format!("a{power}"), format!("b{power}")];
                assert!(hidden.iter().all(|hero| !words.contains(hero)), "after Battle {fought}");
            }
        }
    }
    assert!(t.words(Viewer::Spectator).contains("a106"), "those fought are named");
}
