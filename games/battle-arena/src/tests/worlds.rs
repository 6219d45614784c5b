//! Questions whose answers only the one who is asked can see, in the worlds that the other player imagines.

use fracas_core::{Fast, Game as _, Seat, Viewer};

use super::arena::{A, Arena, B, game};

/// How many worlds are imagined.
const WORLDS: u64 = 500;

/// Checks that whoever is asked has an answer in all worlds that the other player can imagine.
fn can_be_answered_wherever_imagined(arena: &Arena, asked: Seat) {
    assert_eq!(arena.asked(), Some(asked));
    for seed in 0..WORLDS {
        let mut world = arena.state;
        game().resample(&mut world, Viewer::Seat(asked.opponent()), &mut Fast::new(seed));
        let mut answers = Vec::new();
        game().actions(&world, asked, &mut answers);
        assert!(!answers.is_empty(), "seat {asked} is asked in world {seed} and cannot answer");
    }
}

#[test]
fn who_chooses_between_heroes_of_a_weapon_holds_more_than_one() {
    let bench = [("steel", 60), ("steel", 65), ("ice", 70), ("ice", 75)];
    let mut arena = Arena::new().bench(A, &bench);
    arena.run(A, "scrap-metal");
    can_be_answered_wherever_imagined(&arena, A);
}

#[test]
fn who_chooses_between_copies_of_a_play_holds_more_than_one() {
    let mut arena = Arena::new().hand(B, &["late-hit", "buff-up-15", "late-hit"]);
    arena.run(A, "called-shot");
    arena.choose_set("U").choose_play("late-hit");
    can_be_answered_wherever_imagined(&arena, B);
}
