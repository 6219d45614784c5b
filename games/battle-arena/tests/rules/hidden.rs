//! The standing information model: one test for each row of the table that is played.

use fracas_core::{Seat, Table as _, Viewer};
use serde_json::Value;

use crate::scenario::{rookie, substitution};
use crate::table::{A, B, EVERYONE, Table, strings};

const RISING: [u16; 7] = [101, 102, 103, 104, 105, 106, 107];

/// A game in Battle 2: A brought a Hero in for Battle 1 and lost it, so that B decides first.
fn in_battle_2() -> Table {
    let scenario = substitution().line_ups(RISING, [140, 92, 93, 94, 96, 97, 98]);
    let mut t = scenario.bench(A, [131, 132, 133, 134]).bench(B, [81, 82, 83, 84]).start();
    t.play(A, "substitute a131").play(B, "decline");
    t
}

/// Checks that nothing a viewer is sent or told names these Heroes.
fn assert_unseen(t: &Table, viewer: Viewer, heroes: &[String]) {
    let words = t.words(viewer);
    let seen: Vec<_> = heroes.iter().filter(|hero| words.contains(*hero)).collect();
    assert!(seen.is_empty(), "{viewer:?} sees {seen:?}");
}

fn others(seat: Seat) -> [Viewer; 2] {
    [Viewer::Seat(seat.opponent()), Viewer::Spectator]
}

fn worlds(t: &Table, seat: Seat) -> Vec<Value> {
    (0..30).map(|seed| t.world(seat, seed)).collect()
}

#[test]
fn of_a_hero_deck_everyone_knows_the_number_only() {
    let t = in_battle_2();
    for (viewer, seat) in EVERYONE.into_iter().flat_map(|viewer| [(viewer, A), (viewer, B)]) {
        let deck = t.area(viewer, "deck", seat).items;
        let count = t.heroes(seat, "deck").len() as u32;
        assert_eq!((deck.len(), deck[0].count, &deck[0].face), (1, Some(count), &None));
        assert_unseen(&t, viewer, &t.heroes(seat, "deck"));
    }
}

#[test]
fn of_face_down_heroes_the_owner_remembers_all_and_the_opponent_knows_nothing() {
    let t = in_battle_2();
    for seat in [A, B] {
        let hidden = &t.heroes(seat, "line_up")[1..];
        for viewer in EVERYONE {
            assert_unseen(&t, viewer, hidden);
        }
        let place = |world: &Value| strings(&world["players"][seat.index()]["line_up"]);
        let real = t.heroes(seat, "line_up");
        assert!(worlds(&t, seat).iter().all(|world| place(world) == real), "remembered");
        let imagined = worlds(&t, seat.opponent());
        assert!(imagined.iter().all(|world| place(world)[0] == real[0]), "the one fought is known");
        assert!(imagined.iter().any(|world| place(world)[1..] != real[1..]), "the others are not");
    }
}

#[test]
fn a_hero_just_brought_in_is_known_to_its_owner_only() {
    let mut t = in_battle_2();
    t.play(B, "substitute b84");
    for viewer in others(B) {
        assert_unseen(&t, viewer, &["b84".into()]);
    }
    let in_battle = |world: &Value| strings(&world["players"][1]["line_up"])[1].clone();
    assert!(worlds(&t, B).iter().all(|world| in_battle(world) == "b84"), "B knows it");
    assert!(worlds(&t, A).iter().any(|world| in_battle(world) != "b84"), "A can only guess");
}

#[test]
fn a_bench_is_seen_by_its_owner_and_counted_by_the_others() {
    let t = in_battle_2();
    for seat in [A, B] {
        let bench = t.heroes(seat, "hand");
        let own = t.seen(Viewer::Seat(seat), "hand", seat);
        assert_eq!(own, bench.iter().cloned().map(Some).collect::<Vec<_>>());
        for viewer in others(seat) {
            assert_eq!(t.seen(viewer, "hand", seat), vec![None; 4], "four backs");
            assert_unseen(&t, viewer, &bench);
        }
    }
}

#[test]
fn results_honors_and_sides_are_public() {
    let t = in_battle_2();
    for viewer in EVERYONE {
        let scene = t.scene(viewer);
        let score = |id: &str| {
            let item = scene.item(id).unwrap();
            (item.face.as_ref().unwrap().numbers["value"], item.badges.clone())
        };
        assert_eq!(score("wins.0"), (0, vec!["home".into()]));
        assert_eq!(score("wins.1"), (1, vec!["away".into(), "honors".into()]));
    }
}

#[test]
fn a_deck_list_is_known_to_its_owner_only() {
    let t = rookie().placing();
    let held = |world: &Value, seat: Seat, place: &str| {
        let mut heroes = strings(&world["players"][seat.index()][place]);
        heroes.sort_unstable();
        heroes
    };
    let real = t.0.position();
    for world in worlds(&t, A) {
        for place in ["deck", "hand"] {
            assert_eq!(held(&world, A, place), held(&real, A, place), "A knows the own cards");
            assert_ne!(held(&world, B, place), held(&real, B, place), "and only guesses at B's");
        }
    }
}
