//! Grilled Bandit to Trade-Up.

use super::super::arena::{A, Arena, B};
use super::{BLANK, after, dogs, plays_after, powers_after, sorted};

#[test]
fn grilled_bandit_recovers_what_the_other_would_for_the_rest_of_the_game() {
    let mut arena = after(Arena::new().dogs(B, 5), "grilled-bandit");
    arena.run(A, "trash-bandit").run(B, "trash-bandit");
    assert_eq!(dogs(&arena), (7, 5), "A's own and B's");
    arena.next_battle().next_battle().run(B, "trash-bandit");
    assert_eq!((dogs(&arena), arena.beside(A)), ((8, 5), vec!["grilled-bandit"]));
}

#[test]
fn the_closer_gives_40_in_battle_7_and_25_before() {
    for (battle, power) in [(1, 125), (6, 125), (7, 140)] {
        assert_eq!(powers_after(Arena::new().battle(battle), "the-closer"), (power, 100));
    }
}

#[test]
fn banked_power_gives_5_for_each_hot_dog_left_once_it_is_paid() {
    for (left, power) in [(10, 140), (5, 115), (2, 100)] {
        let arena = Arena::new().dogs(A, left).dogs(B, 7);
        assert_eq!(powers_after(arena, "banked-power"), (power, 100));
    }
}

#[test]
fn hero_reset_takes_your_hero_back_to_its_starting_power() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "gavel-of-justice").run(B, "buff-up-15").run(A, "hero-reset");
    assert_eq!(arena.powers(), (100, 115), "yours alone");
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").run(A, "hero-reset");
    assert_eq!(arena.powers(), (100, 100), "gains as well");
    arena.run(A, "buff-up-15");
    assert_eq!(arena.power(A), 115, "it may change again");
}

#[test]
fn one_and_done_gives_20_as_the_only_play_of_the_battle() {
    let mut arena = after(Arena::new(), "one-and-done");
    assert_eq!(arena.powers(), (120, 100));
    assert!(!arena.can_run(A, BLANK) && arena.can_run(B, BLANK));
    arena.next_battle();
    assert!(arena.can_run(A, BLANK), "this Battle only");
    arena.run(A, BLANK);
    assert!(!arena.can_run(A, "one-and-done"), "another was run");
    assert!(arena.can_run(B, "one-and-done"));
}

#[test]
fn too_full_to_fight_takes_15_and_2_hot_dogs_from_who_has_5() {
    let arena = after(Arena::new().dogs(B, 5), "too-full-to-fight");
    assert_eq!((arena.powers(), dogs(&arena)), ((100, 85), (7, 3)));
    let arena = after(Arena::new().dogs(B, 4), "too-full-to-fight");
    assert_eq!((arena.powers(), dogs(&arena)), ((100, 100), (7, 4)));
}

#[test]
fn lineup_pressure_takes_5_for_each_hero_revealed() {
    for (battle, power) in [(1, 95), (3, 85), (7, 65)] {
        assert_eq!(powers_after(Arena::new().battle(battle), "lineup-pressure"), (100, power));
    }
}

#[test]
fn sacrifice_and_scheme_draws_2_plays_and_discards_2_heroes() {
    let mut arena = after(Arena::new(), "sacrifice-and-scheme");
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 4));
    arena.choose_hero(("steel", 60)).choose_hero(("steel", 70));
    assert_eq!((sorted(arena.heroes(A)), arena.play_count(A)), (vec!["steel-65", "steel-75"], 3));
    assert_eq!(sorted(arena.lost_heroes(A)), ["steel-60", "steel-70"]);
    assert_eq!((arena.heroes(B).len(), arena.play_count(B)), (4, 1));
}

#[test]
fn momentum_breaker_takes_5_and_a_random_play() {
    let arena = after(Arena::new().hand(B, &["jump-ball", "late-hit"]), "momentum-breaker");
    assert_eq!((arena.powers(), arena.asked()), ((100, 95), None));
    assert_eq!((arena.play_count(B), arena.spent(B).len(), arena.play_count(A)), (1, 1, 1));
    assert_eq!(powers_after(Arena::new().hand(B, &[]), "momentum-breaker"), (100, 95));
}

#[test]
fn drain_and_deny_takes_10_and_the_recovery_of_the_next_battle() {
    let mut arena = after(Arena::new().dogs(A, 5).dogs(B, 5), "drain-and-deny");
    arena.run(B, "trash-bandit");
    assert_eq!((arena.powers(), dogs(&arena)), ((100, 90), (2, 6)), "this Battle B may");
    arena.next_battle().run(A, "trash-bandit").run(B, "trash-bandit");
    assert_eq!((arena.powers(), dogs(&arena)), ((100, 100), (3, 6)));
    arena.next_battle().run(B, "trash-bandit");
    assert_eq!(arena.dogs_left(B), 7);
}

#[test]
fn free_booster_gives_20_and_is_free_if_you_ran_nothing_in_the_battle_before() {
    let mut arena = Arena::new().plays_before(A, 0);
    assert!(!arena.can_run(A, "free-booster"), "not in Battle 1");
    arena.run(A, BLANK).next_battle();
    assert_eq!(arena.cost(A, "free-booster"), 3);
    arena.next_battle().run(B, BLANK);
    assert_eq!(arena.cost(A, "free-booster"), 0, "nothing in Battle 2");
    assert_eq!(powers_after(Arena::new().battle(2).dogs(A, 0), "free-booster"), (120, 100));
}

#[test]
fn momentum_meal_recovers_one_for_each_play_of_2_or_more_if_you_win() {
    let mut arena = after(Arena::new().dogs(A, 8).coins("hhhh"), "momentum-meal");
    arena.run(A, "buff-up-15").run(A, "heads-up").run(A, "good-fortune").run(B, "buff-up-15");
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((135, 115), 3));
    arena.end_battle();
    assert_eq!(dogs(&arena), (5, 8), "A ran two that cost 2");
    let mut arena = after(Arena::new(), "momentum-meal");
    arena.run(A, "gavel-of-justice");
    for _ in 0..3 {
        arena.run(A, "opp-loses-15");
    }
    arena.end_battle();
    assert_eq!(arena.dogs_left(A), 3, "of four, 3 count");
    for power in [115, 200] {
        let mut arena = after(Arena::new().hero(B, ("ice", power)), "momentum-meal");
        arena.run(A, "buff-up-15").end_battle();
        assert_eq!(arena.dogs_left(A), 8, "A did not win against {power}");
    }
}

#[test]
fn hero_tax_takes_a_hot_dog_for_each_hero_or_else_a_random_hero() {
    let arena = after(Arena::new().dogs(B, 4), "hero-tax");
    assert_eq!((dogs(&arena), arena.heroes(B).len(), arena.asked()), ((6, 0), 4, None));
    let arena = after(Arena::new().dogs(B, 3), "hero-tax");
    assert_eq!((dogs(&arena), arena.heroes(B).len(), arena.asked()), ((6, 3), 3, None));
    assert_eq!((arena.lost_heroes(B).len(), arena.heroes(A).len()), (1, 4));
    let arena = after(Arena::new().dogs(B, 9).bench(B, &[("gum", 50)]), "hero-tax");
    assert_eq!((dogs(&arena), arena.heroes(B).len()), ((6, 8), 1));
}

#[test]
fn sack_streak_takes_15_for_each_4_to_6_until_a_1_to_3() {
    for (face, power) in [(1, 100), (3, 100), (4, 85), (6, 85)] {
        let mut arena = after(Arena::new().dice(&[face]), "sack-streak");
        assert_eq!((arena.powers(), arena.asked() == Some(A)), ((100, power), 3 < face));
        if 3 < face {
            arena.no();
            assert_eq!((arena.power(B), arena.asked()), (85, None));
        }
    }
    let mut arena = after(Arena::new().dice(&[4, 5, 6, 2]), "sack-streak");
    arena.yes().yes().yes();
    assert_eq!((arena.powers(), arena.asked()), ((100, 55), None), "the 2 ends it");
    assert_eq!(arena.dogs_left(A), 7);
}

#[test]
fn running_on_fumes_gives_15_with_1_hot_dog_or_none() {
    for (left, power) in [(0, 115), (1, 115), (2, 100)] {
        assert_eq!(powers_after(Arena::new().dogs(A, left), "running-on-fumes"), (power, 100));
    }
    assert_eq!(powers_after(Arena::new().dogs(B, 0), "running-on-fumes"), (100, 100));
}

#[test]
fn rich_get_richer_recovers_and_draws_with_6_hot_dogs() {
    let arena = after(Arena::new().dogs(A, 6).dogs(B, 5), "rich-get-richer");
    assert_eq!((dogs(&arena), arena.play_count(A), arena.play_count(B)), ((7, 5), 2, 1));
    let arena = after(Arena::new().dogs(A, 5), "rich-get-richer");
    assert_eq!((dogs(&arena), arena.play_count(A)), ((5, 10), 1));
}

#[test]
fn overcommited_takes_5_for_each_play_the_other_runs_in_the_next_battle() {
    let mut arena = after(Arena::new(), "overcommited");
    arena.run(B, BLANK);
    assert_eq!(arena.powers(), (100, 100), "not yet");
    arena.next_battle().run(A, BLANK);
    assert_eq!(arena.powers(), (100, 100), "A's own do not count");
    arena.run(B, BLANK).run(B, "buff-up-15");
    assert_eq!(arena.powers(), (100, 105));
    arena.next_battle().run(B, BLANK);
    assert_eq!(arena.powers(), (100, 100), "the next Battle only");
}

#[test]
fn belly_buster_takes_10_from_who_had_as_many_hot_dogs_before_it_was_paid() {
    for (other, power) in [(10, 90), (6, 90), (5, 90), (4, 100)] {
        let arena = Arena::new().dogs(A, 5).dogs(B, other);
        assert_eq!(powers_after(arena, "belly-buster"), (100, power), "5 against {other}");
    }
}

#[test]
fn emergency_shutdown_ends_what_lasts_for_the_game_with_2_hot_dogs() {
    let lasting = |left| {
        let mut arena = Arena::new().honors(B).dogs(A, left);
        arena.run(B, "member-bounce").run(B, "bench-lock");
        arena.run(A, "bun-shortage").run(A, "emergency-shutdown");
        arena
    };
    let mut arena = lasting(5);
    assert_eq!((arena.powers(), arena.beside(A)), ((100, 100), vec![]), "both players' Plays");
    assert_eq!(arena.beside(B), ["bench-lock"], "that is for the next Battle only");
    arena.next_battle().run(A, "trash-bandit");
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((100, 100), 3));
    let arena = lasting(6);
    assert_eq!((arena.powers(), arena.beside(A)), ((100, 110), vec!["bun-shortage"]));
}

#[test]
fn double_edged_flip_takes_15_from_this_or_the_next_hero() {
    for (coin, powers) in [("h", [85, 100, 100]), ("t", [100, 85, 100])] {
        let mut arena = after(Arena::new().coins(coin), "double-edged-flip");
        for power in powers {
            assert_eq!(arena.powers(), (100, power), "{coin}");
            arena.next_battle();
        }
    }
}

#[test]
fn overextended_takes_10_and_a_hot_dog_from_who_ran_two_plays() {
    for (plays, left) in [(1, 10), (2, 9), (3, 9)] {
        let mut arena = Arena::new().honors(B);
        for _ in 0..plays {
            arena.run(B, BLANK);
        }
        arena.run(A, BLANK).run(A, "overextended");
        assert_eq!((arena.powers(), dogs(&arena)), ((100, 90), (8, left)), "{plays}");
    }
}

#[test]
fn battle_back_gives_15_and_draws_if_the_other_has_won_more() {
    let after = |arena| {
        let arena = after(arena, "battle-back");
        (arena.powers(), arena.play_count(A), arena.play_count(B))
    };
    assert_eq!(after(Arena::new().battle(4).won(A, &[1]).won(B, &[2, 3])), ((115, 100), 2, 1));
    assert_eq!(after(Arena::new().battle(4).won(A, &[1]).won(B, &[2])), ((115, 100), 1, 1));
    assert_eq!(after(Arena::new().battle(4).won(A, &[1])), ((115, 100), 1, 1));
}

#[test]
fn weapon_tangle_gives_15_against_another_weapon_and_20_against_the_same() {
    assert_eq!(powers_after(Arena::new(), "weapon-tangle"), (115, 100));
    let arena = Arena::new().hero(B, ("fire", 100));
    assert_eq!(powers_after(arena, "weapon-tangle"), (120, 100));
}

#[test]
fn hexvantage_gives_5_or_20_to_a_hex_hero() {
    let arena = Arena::new().hero(B, ("hex", 100));
    assert_eq!(powers_after(arena, "hexvantage"), (105, 100));
    let arena = Arena::new().hero(A, ("hex", 100));
    assert_eq!(powers_after(arena, "hexvantage"), (120, 100), "not 5 and 20");
}

#[test]
fn trade_up_discards_a_play_to_draw_two() {
    let mut arena = after(Arena::new().hand(A, &["jump-ball", "late-hit"]), "trade-up");
    arena.choose_play("jump-ball");
    assert_eq!(arena.plays(A), ["late-hit", "buff-up-15", "buff-up-15"]);
    assert!(arena.spent(A).contains(&"jump-ball"));
    assert_eq!(plays_after(Arena::new().hand(A, &[]), "trade-up"), (0, 1), "none to discard");
}
