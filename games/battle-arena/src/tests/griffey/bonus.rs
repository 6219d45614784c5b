//! The bonus Plays: Hot Dog Thief to Transparency Clause.

use super::super::arena::{A, Arena, B};
use super::{BLANK, after, dogs, powers_after, sorted};
use crate::state::Phase;

#[test]
fn hot_dog_thief_takes_a_hot_dog_and_gains_one() {
    let arena = after(Arena::new().dogs(A, 5).dogs(B, 5), "hot-dog-thief");
    assert_eq!(dogs(&arena), (6, 4));
    let arena = after(Arena::new().dogs(A, 5).dogs(B, 0), "hot-dog-thief");
    assert_eq!(dogs(&arena), (6, 0), "R138: the rest is done");
}

#[test]
fn drought_takes_2_hot_dogs_and_the_recovery_of_two_battles() {
    let mut arena = after(Arena::new().dogs(A, 5).dogs(B, 5), "drought");
    for expected in [(4, 3), (5, 3), (6, 4)] {
        arena.run(A, "trash-bandit").run(B, "trash-bandit");
        assert_eq!(dogs(&arena), expected);
        arena.next_battle();
    }
}

#[test]
fn bonus_recovery_recovers_one_more_for_both() {
    let mut arena = after(Arena::new().dogs(A, 2).dogs(B, 2).coins("h"), "bonus-recovery");
    arena.run(A, "dog-gone-flip").run(B, "trash-bandit");
    assert_eq!(dogs(&arena), (6, 4));
    arena.next_battle().run(A, "trash-bandit").run(B, BLANK);
    assert_eq!((dogs(&arena), arena.beside(A)), ((8, 4), vec!["bonus-recovery"]));
}

#[test]
fn called_shot_discards_the_play_of_that_name() {
    let shot = |name| {
        let mut arena = Arena::new().hand(B, &["jump-ball", "late-hit"]);
        arena.run(A, "called-shot").choose_set("A").choose_play(name);
        assert_eq!((arena.asked(), arena.dogs_left(A)), (None, 7));
        (arena.plays(B), arena.spent(B))
    };
    assert_eq!(shot("jump-ball"), (vec!["late-hit"], vec!["jump-ball"]));
    assert_eq!(shot("heads-up"), (vec!["jump-ball", "late-hit"], vec![]), "B has none such");
}

#[test]
fn plays_or_dogs_draws_2_plays_or_discards_2_and_recovers_3() {
    let hand = ["jump-ball", "heads-up", "late-hit"];
    let mut arena = after(Arena::new().dogs(A, 5).hand(A, &hand), "plays-or-dogs");
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 2));
    arena.option(1);
    assert_eq!((dogs(&arena), arena.play_count(A)), ((4, 10), 5));
    let mut arena = after(Arena::new().dogs(A, 5).hand(A, &hand), "plays-or-dogs");
    arena.option(2).choose_play("heads-up").choose_play("jump-ball");
    assert_eq!((dogs(&arena), arena.plays(A)), ((7, 10), vec!["late-hit"]));
}

#[test]
fn win_or_weiners_recovers_2_for_a_loss_and_draws_for_a_win() {
    for (other, left, held) in [(105, 6, 2), (100, 4, 2), (95, 4, 3)] {
        let mut arena = after(Arena::new().dogs(A, 5).hero(B, ("ice", other)), "win-or-weiners");
        assert_eq!((arena.dogs_left(A), arena.play_count(A)), (4, 1), "not yet");
        arena.end_battle();
        assert_eq!((dogs(&arena), arena.play_count(A)), ((left, 10), held), "against {other}");
        assert_eq!(arena.play_count(B), 2);
    }
}

#[test]
fn competitive_disadvantage_takes_10_for_each_battle_the_other_has_won() {
    let arena = Arena::new().battle(5).won(B, &[1, 3]).won(A, &[4]);
    assert_eq!(powers_after(arena, "competitive-disadvantage"), (100, 80));
    let arena = Arena::new().battle(3).won(A, &[1, 2]);
    assert_eq!(powers_after(arena, "competitive-disadvantage"), (100, 100));
}

#[test]
fn lose_and_discard_costs_a_hot_dog_for_each_battle_lost() {
    let arena = Arena::new().hero(B, ("ice", 150)).hero_in(A, 2, ("fire", 150));
    let mut arena = after(arena.hero_in(A, 4, ("fire", 150)), "lose-and-discard");
    for expected in [(6, 10), (6, 9), (6, 9), (6, 8)] {
        arena.next_battle();
        assert_eq!(dogs(&arena), expected, "Battle {}", arena.state.battle);
    }
    assert_eq!(arena.beside(A), ["lose-and-discard"]);
}

#[test]
fn rotten_dogs_takes_2_hot_dogs_at_the_start_of_the_next_battle() {
    let mut arena = after(Arena::new(), "rotten-dogs");
    assert_eq!(dogs(&arena), (8, 10), "not yet");
    arena.end_battle();
    assert_eq!((dogs(&arena), arena.state.phase), ((8, 8), Phase::Substitution));
    arena.next_battle().next_battle();
    assert_eq!(dogs(&arena), (8, 8), "once");
}

#[test]
fn dumpster_battle_replaces_both_heroes_from_the_discard_piles() {
    let arena = Arena::new()
        .discarded_heroes(A, &[("gum", 150), ("gum", 140)])
        .discarded_heroes(B, &[("hex", 120), ("hex", 110)]);
    let mut arena = after(arena, "buff-up-15");
    arena.run(A, "dumpster-battle");
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 2));
    arena.choose_hero(("gum", 140));
    assert_eq!((arena.asked(), arena.actions().len()), (Some(B), 2));
    arena.choose_hero(("hex", 110));
    assert_eq!((arena.fighter(A), arena.fighter(B)), ("gum-140", "hex-110"));
    assert_eq!(arena.powers(), (140, 110), "R148");
    assert_eq!(sorted(arena.lost_heroes(A)), ["fire-100", "gum-150"]);
    assert_eq!(sorted(arena.lost_heroes(B)), ["hex-120", "ice-100"]);
    let arena = after(Arena::new().discarded_heroes(B, &[("hex", 120)]), "dumpster-battle");
    assert_eq!((arena.fighter(A), arena.fighter(B)), ("fire-100", "hex-120"), "if possible");
}

#[test]
fn head_start_takes_both_heroes_back_and_gives_10() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "gavel-of-justice").run(B, "buff-up-15").run(A, "head-start");
    assert_eq!(arena.powers(), (110, 100));
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").run(A, "opp-loses-15").run(A, "head-start");
    assert_eq!(arena.powers(), (110, 100));
}

#[test]
fn fair_trade_recovers_1_for_the_other_and_draws_2() {
    let arena = after(Arena::new().dogs(A, 5).dogs(B, 5), "fair-trade");
    assert_eq!((dogs(&arena), arena.play_count(A), arena.play_count(B)), ((4, 6), 3, 1));
}

#[test]
fn storm_the_field_discards_your_hand_and_gives_5_for_each_card() {
    let arena = Arena::new().bench(A, &[("gum", 50), ("hex", 50)]);
    let arena = after(arena.hand(A, &["jump-ball", "heads-up", "late-hit"]), "storm-the-field");
    assert_eq!((arena.powers(), arena.heroes(A).len(), arena.play_count(A)), ((125, 100), 0, 0));
    assert_eq!((arena.lost_heroes(A).len(), arena.spent(A).len()), (2, 4), "itself not counted");
    assert_eq!((arena.heroes(B).len(), arena.play_count(B)), (4, 1));
}

#[test]
fn sub_and_power_up_swaps_your_hero_with_one_in_hand_that_gets_10() {
    let mut arena = after(Arena::new(), "buff-up-15");
    arena.run(A, "sub-and-power-up");
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 4));
    arena.choose_hero(("steel", 75));
    assert_eq!((arena.fighter(A), arena.powers()), ("steel-75", (85, 100)));
    assert_eq!(sorted(arena.heroes(A)), ["fire-100", "steel-60", "steel-65", "steel-70"]);
    assert!(arena.lost_heroes(A).is_empty(), "C43");
    let arena = after(Arena::new().bench(A, &[]), "sub-and-power-up");
    assert_eq!(arena.powers(), (100, 100), "there is no new Hero");
}

#[test]
fn play_pluck_discards_a_random_play_of_the_other() {
    let arena = after(Arena::new().hand(B, &["jump-ball", "late-hit"]), "play-pluck");
    assert_eq!((arena.asked(), arena.play_count(B), arena.spent(B).len()), (None, 1, 1));
    assert_eq!(arena.play_count(A), 1);
}

#[test]
fn surging_power_gives_20_in_battle_5_or_6_and_costs_2_plays_if_you_lose() {
    for battle in 1..=7 {
        let arena = Arena::new().battle(battle);
        assert_eq!(arena.can_run(A, "surging-power"), battle == 5 || battle == 6, "{battle}");
    }
    let surging = |other| {
        let arena = Arena::new().battle(5).hand(A, &["jump-ball", "heads-up", "late-hit"]);
        let mut arena = after(arena.hero(B, ("ice", other)), "surging-power");
        assert_eq!((arena.power(A), arena.asked()), (120, None));
        arena.end_battle();
        arena
    };
    let mut arena = surging(125);
    assert_eq!((arena.asked(), arena.play_count(A)), (Some(A), 3), "before the draw (R162)");
    arena.choose_play("heads-up").choose_play("jump-ball");
    assert_eq!(arena.plays(A), ["late-hit", "buff-up-15"]);
    for other in [115, 120] {
        let arena = surging(other);
        assert_eq!((arena.asked(), arena.play_count(A)), (None, 4), "not lost against {other}");
    }
}

#[test]
fn honorable_gives_honors_in_the_next_battle_and_draws() {
    let arena = Arena::new().honors(B).hero(B, ("ice", 150)).hero_in(B, 2, ("ice", 150));
    let mut arena = after(arena, "honorable");
    assert_eq!((arena.play_count(A), arena.state.honors), (2, B), "not yet");
    arena.next_battle();
    assert_eq!((arena.winner(1), arena.state.honors), (Some(B), A));
    arena.next_battle();
    assert_eq!((arena.winner(2), arena.state.honors), (Some(B), B), "one Battle only");
}

#[test]
fn a_game_of_war_lets_who_turns_over_more_power_draw() {
    for (own, other, plays) in [(60, 55, (2, 1)), (50, 55, (1, 2)), (55, 55, (1, 1))] {
        let arena = Arena::new().deck(A, &[("gum", own); 3]).deck(B, &[("hex", other); 3]);
        let arena = after(arena, "a-game-of-war");
        assert_eq!((arena.play_count(A), arena.play_count(B)), plays, "{own} against {other}");
        assert_eq!(arena.lost_heroes(A), [&*format!("gum-{own}")]);
        assert_eq!(arena.lost_heroes(B), [&*format!("hex-{other}")]);
        assert_eq!((arena.powers(), arena.asked()), ((100, 100), None));
    }
}

#[test]
fn big_spender_bonus_discards_5_plays_and_gives_10_for_each_of_3_or_more() {
    let top = ["member-bounce", "heads-up", "gavel-of-justice", "jump-ball", "late-hit"];
    let arena = Arena::new().whole_book(A, &["the-closer"]).book(A, &top);
    let arena = after(arena, "big-spender-bonus");
    assert_eq!((arena.powers(), arena.plays(A)), ((130, 100), vec!["late-hit"]), "3, 4 and 3");
    assert_eq!((arena.spent(A).len(), arena.state.player(A).book.len()), (6, 1));
    assert_eq!(powers_after(Arena::new(), "big-spender-bonus"), (100, 100), "all cost 2");
}

/// Checks that a Play draws two Plays for a Hero of one weapon alone.
fn draws_2_for(id: &str, weapon: &'static str) {
    let drawn = |own, other| {
        let arena = after(Arena::new().hero(A, (own, 100)).hero(B, (other, 100)), id);
        (arena.play_count(A), arena.play_count(B))
    };
    assert_eq!((drawn(weapon, "ice"), drawn("fire", weapon)), ((3, 1), (1, 1)));
}

#[test]
fn super_draw_draws_2_for_a_super_hero() {
    draws_2_for("super-draw", "super");
}

#[test]
fn hex_draw_draws_2_for_a_hex_hero() {
    draws_2_for("hex-draw", "hex");
}

#[test]
fn gum_draw_draws_2_for_a_gum_hero() {
    draws_2_for("gum-draw", "gum");
}

#[test]
fn clean_slate_gives_both_three_new_plays() {
    let arena = Arena::new().hand(A, &["jump-ball", "heads-up"]).hand(B, &["late-hit"]);
    let arena = after(arena, "clean-slate");
    assert_eq!((arena.plays(A), arena.plays(B)), (vec!["buff-up-15"; 3], vec!["buff-up-15"; 3]));
    assert_eq!(sorted(arena.spent(A)), ["clean-slate", "heads-up", "jump-ball"]);
    assert_eq!(arena.spent(B), ["late-hit"]);
}

#[test]
fn bull_market_makes_the_others_plays_dearer_in_two_battles_for_heads() {
    for (coin, costs) in [("h", [3, 3, 2]), ("t", [2, 2, 2])] {
        let mut arena = after(Arena::new().coins(coin), "bull-market");
        for cost in costs {
            assert_eq!((arena.cost(A, "buff-up-15"), arena.cost(B, "buff-up-15")), (2, cost));
            arena.next_battle();
        }
    }
}

#[test]
fn transparency_clause_shows_two_plays_of_the_other_that_are_chosen_unseen() {
    let seen = |hand: &[&str]| {
        let arena = after(Arena::new().hand(B, hand), "transparency-clause");
        assert_eq!((arena.asked(), arena.plays(B).len()), (None, hand.len()), "nothing moves");
        arena.state.player(B).plays.iter().filter(|held| held.is_seen).count()
    };
    assert_eq!(seen(&["jump-ball", "heads-up", "late-hit"]), 2);
    assert_eq!(seen(&["late-hit"]), 1);
}
