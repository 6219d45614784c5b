//! Dice Trap to Pick Up The Option.

use super::super::arena::{A, Arena, B};
use super::super::update::substitute;
use super::{cancels_for_a_hero, helps_the_next, passes_on, ran, works_alone};
use crate::card::WEAPONS;

#[test]
fn dice_trap_waits_for_a_die_of_either_player() {
    let mut arena = ran("dice-trap", Arena::new().dice(&[1, 1]));
    assert_eq!(arena.next_battle().powers(), (100, 100), "nobody has rolled");
    arena.run(B, "deck-burn");
    assert_eq!(arena.powers(), (100, 85));
    arena.run(B, "deck-burn");
    assert_eq!(arena.powers(), (100, 85), "the next time only");
}

#[test]
fn echoes_of_the_fallen_takes_5_for_each_hero_of_yours_that_falls() {
    let mut arena = ran("echoes-of-the-fallen", Arena::new());
    arena.run(A, "next-man-up").choose_hero(("steel", 60));
    assert_eq!((arena.powers(), arena.beside(A)), ((70, 95), vec!["echoes-of-the-fallen"]));
    substitute(&mut arena, A, ("steel", 65));
    assert_eq!((arena.fighter(A), arena.powers()), ("steel-65", (65, 100)), "a substitution");
    arena.run(B, "next-man-up").choose_hero(("steel", 75));
    assert_eq!(arena.powers(), (65, 85), "B's own Heroes do not count");
    let mut arena = ran("echoes-of-the-fallen", Arena::new());
    arena.run(B, "purge-and-patch");
    assert_eq!(arena.power(B), 80, "four from the hand");
}

#[test]
fn bad_chemistry_gives_15_and_a_play_if_the_others_last_two_differ() {
    let arena = ran("bad-chemistry", Arena::new().battle(2).hero_in(B, 1, ("hex", 100)));
    assert_eq!((arena.powers(), arena.play_count(A), arena.play_count(B)), ((115, 100), 2, 1));
    let misses = |arena: Arena| {
        let arena = ran("bad-chemistry", arena);
        assert_eq!((arena.powers(), arena.play_count(A)), ((100, 100), 1));
    };
    misses(Arena::new());
    misses(Arena::new().battle(2).hero_in(A, 1, ("hex", 100)));
    misses(Arena::new().battle(3).hero_in(B, 1, ("hex", 100)).hero_in(B, 4, ("hex", 100)));
}

#[test]
fn loaded_or_hungry_gives_10_from_six_hot_dogs_on_and_otherwise_2() {
    for (before, power, after) in [(10, 110, 9), (7, 110, 6), (6, 100, 7), (1, 100, 2)] {
        let arena = ran("loaded-or-hungry", Arena::new().dogs(A, before).dogs(B, 5));
        assert_eq!((arena.powers(), arena.dogs_left(A)), ((power, 100), after), "{before}");
        assert_eq!(arena.dogs_left(B), 5);
    }
}

#[test]
fn play_5_dog_draw_may_draw_with_exactly_five_hot_dogs() {
    let mut arena = ran("5-dog-draw", Arena::new().dogs(A, 5));
    assert_eq!(arena.asked(), Some(A));
    arena.yes();
    assert_eq!((arena.play_count(A), arena.play_count(B)), (2, 1));
    let mut arena = ran("5-dog-draw", Arena::new().dogs(A, 5));
    assert_eq!(arena.no().play_count(A), 1);
    for dogs in [4, 6] {
        let arena = ran("5-dog-draw", Arena::new().dogs(A, dogs).dogs(B, 5));
        assert_eq!((arena.asked(), arena.play_count(A)), (None, 1), "{dogs}");
    }
}

#[test]
fn keep_it_simple_gives_25_and_costs_a_random_play_with_a_second_one() {
    let held = || Arena::new().hand(A, &["late-hit", "2-plays"]);
    let mut arena = ran("keep-it-simple", held());
    assert_eq!(arena.powers(), (125, 100));
    arena.run(B, "trash-bandit").run(B, "last-chance").end_battle();
    assert_eq!((arena.play_count(A), arena.play_count(B)), (3, 2), "only one of A's");
    let mut arena = ran("keep-it-simple", held());
    arena.run(A, "trash-bandit");
    assert_eq!((arena.power(A), arena.play_count(A)), (125, 2), "not yet");
    arena.end_battle();
    assert_eq!((arena.asked(), arena.play_count(A), arena.spent(A).len()), (None, 2, 3));
    assert_eq!((arena.play_count(B), arena.winner(1)), (2, Some(A)));
    let mut arena = Arena::new().hand(A, &["late-hit", "2-plays"]);
    arena.run(A, "trash-bandit").run(A, "keep-it-simple").run(A, "last-chance").end_battle();
    assert_eq!(arena.play_count(A), 2, "three Plays, those before it as well");
}

#[test]
fn big_swinger_takes_a_play_of_3_or_more() {
    for id in ["draw-lock", "gavel-of-justice"] {
        let arena = ran("big-swinger", Arena::new().book(A, &[id]));
        assert_eq!((arena.plays(A), arena.play_count(B)), (vec!["late-hit", id], 1));
        assert!(arena.state.player(A).plays[1].is_seen, "it was revealed");
        assert_eq!(arena.spent(A), ["big-swinger"]);
    }
    for id in ["updog", "opp-loses-15"] {
        let arena = ran("big-swinger", Arena::new().book(A, &[id]));
        assert_eq!((arena.plays(A), arena.play_count(B)), (vec!["late-hit"], 2));
        assert_eq!(arena.spent(A), [id, "big-swinger"]);
    }
}

#[test]
fn even_odds_swaps_in_a_random_hero_or_costs_15() {
    for face in 1..=6 {
        let mut arena = Arena::new().dice(&[face]);
        arena.run(A, "buff-up-15").run(A, "even-odds");
        assert_eq!((arena.asked(), arena.heroes(A).len()), (None, 4), "nobody chooses");
        assert_eq!((arena.fighter(B), arena.lost_heroes(A).len()), ("ice-100", 0));
        if face % 2 == 1 {
            assert_eq!((arena.fighter(A), arena.powers()), ("fire-100", (100, 100)), "{face}");
        } else {
            assert!(arena.heroes(A).contains(&"fire-100"), "swapped, not replaced");
            assert!((60..=75).contains(&arena.power(A)), "R148: the new one has its own Power");
        }
    }
    let arena = ran("even-odds", Arena::new().bench(A, &[]).dice(&[2]));
    assert_eq!((arena.fighter(A), arena.power(A)), ("fire-100", 100), "C43");
}

#[test]
fn cmon_6_gives_30_on_a_6_and_takes_30_on_a_1() {
    for (face, power) in [(1, 70), (2, 100), (3, 100), (4, 100), (5, 100), (6, 130)] {
        let arena = ran("cmon-6", Arena::new().dice(&[face]));
        assert_eq!(arena.powers(), (power, 100), "{face}");
    }
}

#[test]
fn metal_purge_cancels_what_lasts_for_a_steel_hero() {
    cancels_for_a_hero("metal-purge", "steel");
}

#[test]
fn burn_the_timeline_cancels_what_lasts_for_a_fire_hero() {
    cancels_for_a_hero("burn-the-timeline", "fire");
}

#[test]
fn cold_reset_cancels_what_lasts_for_an_ice_hero() {
    cancels_for_a_hero("cold-reset", "ice");
}

#[test]
fn future_glow_gives_10_if_the_next_hero_has_glow() {
    helps_the_next("future-glow", "glow", 10);
}

#[test]
fn future_flame_gives_10_if_the_next_hero_has_fire() {
    helps_the_next("future-flame", "fire", 10);
}

#[test]
fn frontload_gives_15_if_the_next_hero_has_steel() {
    helps_the_next("frontload", "steel", 15);
}

#[test]
fn pass_the_flame_gives_the_next_hero_10_from_a_fire_hero() {
    passes_on("pass-the-flame", "fire");
}

#[test]
fn steel_legacy_gives_the_next_hero_10_from_a_steel_hero() {
    passes_on("steel-legacy", "steel");
}

#[test]
fn cold_legacy_gives_the_next_hero_10_from_an_ice_hero() {
    passes_on("cold-legacy", "ice");
}

#[test]
fn game_of_inches_gives_1_to_your_heroes_of_the_weapon_you_name() {
    let armed = Arena::new().hero(A, ("steel", 100)).hero(B, ("steel", 100));
    let armed = armed.hero_in(A, 2, ("brawl", 100)).hero_in(A, 7, ("steel", 100));
    let mut arena = ran("game-of-inches", armed);
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), WEAPONS.len()));
    arena.choose_weapon("steel");
    assert_eq!((arena.powers(), arena.beside(A)), ((101, 100), vec!["game-of-inches"]));
    assert_eq!(arena.next_battle().powers(), (100, 100), "another weapon");
    for _ in 3..=7 {
        arena.next_battle();
    }
    assert_eq!(arena.powers(), (101, 100), "for the rest of the game");
}

#[test]
fn discard_flip_lets_the_loser_choose_a_play() {
    for (coin, loser) in [("h", B), ("t", A)] {
        let held = Arena::new().hand(A, &["2-plays", "late-hit"]).hand(B, &["2-plays", "late-hit"]);
        let mut arena = ran("discard-flip", held.coins(coin));
        assert_eq!((arena.asked(), arena.actions().len()), (Some(loser), 2), "{coin}");
        arena.choose_play("2-plays");
        assert_eq!((arena.plays(loser), arena.play_count(loser.opponent())), (vec!["late-hit"], 2));
    }
}

#[test]
fn hot_dog_flip_out_gives_5_for_heads_and_costs_1_for_tails() {
    for (coins, power, left) in
        [("hhh", 115, 10), ("hth", 110, 9), ("tth", 105, 8), ("ttt", 100, 7)]
    {
        let arena = ran("hot-dog-flip-out", Arena::new().coins(coins));
        assert_eq!((arena.powers(), arena.dogs_left(A)), ((power, 100), left), "{coins}");
        assert_eq!(arena.dogs_left(B), 10);
    }
    let arena = ran("hot-dog-flip-out", Arena::new().dogs(A, 1).coins("ttt"));
    assert_eq!(arena.dogs_left(A), 0, "as far as there are any");
}

#[test]
fn dicey_discard_costs_the_other_a_random_play_or_you_one() {
    for face in 1..=6 {
        let held = Arena::new().hand(A, &["2-plays", "late-hit"]).hand(B, &["2-plays", "late-hit"]);
        let mut arena = ran("dicey-discard", held.dice(&[face]));
        if face % 2 == 0 {
            assert_eq!((arena.asked(), arena.play_count(A), arena.play_count(B)), (None, 2, 1));
        } else {
            assert_eq!(arena.asked(), Some(A), "{face}");
            arena.choose_play("2-plays");
            assert_eq!((arena.plays(A), arena.play_count(B)), (vec!["late-hit"], 2));
        }
    }
}

#[test]
fn revoke_the_future_cancels_one_lasting_play_of_the_other_and_takes_15() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "member-bounce").run(B, "draw-tax").run(B, "frosty-times");
    arena.run(A, "member-bounce").run(A, "revoke-the-future");
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 2), "those of B that last");
    arena.choose_play("member-bounce");
    assert_eq!((arena.powers(), arena.beside(A)), ((110, 85), vec!["member-bounce"]));
    assert_eq!(arena.beside(B), ["draw-tax", "frosty-times"]);
    let arena = ran("revoke-the-future", Arena::new());
    assert_eq!((arena.powers(), arena.asked()), ((100, 85), None), "R138: the rest is done");
}

#[test]
fn cold_discipline_gives_30_to_an_ice_hero_as_the_only_play() {
    works_alone("cold-discipline", "ice", 30);
}

#[test]
fn pick_up_the_option_shuffles_a_discarded_hero_in_and_draws_one() {
    let piled = Arena::new().discarded_heroes(A, &[("gum", 150), ("hex", 120)]);
    let mut arena = ran("pick-up-the-option", piled.deck(A, &[]));
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 2));
    arena.choose_hero(("gum", 150));
    assert_eq!((arena.heroes(A).len(), arena.heroes(A)[4]), (5, "gum-150"), "the only one there");
    assert_eq!((arena.lost_heroes(A), arena.heroes(B).len()), (vec!["hex-120"], 4));
    let arena = ran("pick-up-the-option", Arena::new().discarded_heroes(B, &[("gum", 150)]));
    assert_eq!((arena.asked(), arena.heroes(A)[4]), (None, "brawl-50"), "R138: the rest is done");
    let mut arena = ran("pick-up-the-option", Arena::new().discarded_heroes(A, &[("gum", 150); 2]));
    arena.choose_hero(("gum", 150));
    assert_eq!((arena.heroes(A).len(), arena.state.player(A).deck.len()), (5, 20), "one of 21");
}
