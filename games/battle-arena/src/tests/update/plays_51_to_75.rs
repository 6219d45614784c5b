//! Hollow Bat to Burning Fever.

use super::super::arena::{A, Arena, B};
use super::{
    changes_steel, counts_used_heroes, discards_and_hurts, fights_a_weapon, hero, holds_power,
    run_for,
};
use crate::action::Action;

#[test]
fn hollow_bat_gives_25_on_3_to_6_and_takes_25_otherwise() {
    for (face, power) in [(1, 75), (2, 75), (3, 125), (4, 125), (5, 125), (6, 125)] {
        let arena = run_for(2, "hollow-bat", Arena::new().dice(&[face]));
        assert_eq!(arena.powers(), (power, 100), "{face}");
    }
}

#[test]
fn play_2_plays_draws_2_plays() {
    let arena = run_for(2, "2-plays", Arena::new());
    assert_eq!((arena.play_count(A), arena.play_count(B)), (3, 1));
}

#[test]
fn lost_plays_discards_the_top_3_plays_of_both() {
    let arena = Arena::new()
        .book(A, &["jump-ball", "updog", "2-plays", "money-line"])
        .book(B, &["trash-bandit", "combo-deal", "recycle", "overwhelm"]);
    let arena = run_for(1, "lost-plays", arena);
    assert_eq!(arena.spent(A), ["jump-ball", "updog", "2-plays", "lost-plays"]);
    assert_eq!(arena.spent(B), ["trash-bandit", "combo-deal", "recycle"]);
    assert_eq!((arena.play_count(A), arena.play_count(B)), (1, 1));
}

#[test]
fn one_and_one_gives_10_on_heads_and_may_be_flipped_once_more() {
    let arena = run_for(1, "one-and-one", Arena::new().coins("t"));
    assert_eq!((arena.powers(), arena.asked()), ((100, 100), None), "no second flip");
    for (coins, power) in [("hh", 120), ("ht", 110)] {
        let mut arena = run_for(1, "one-and-one", Arena::new().coins(coins));
        assert_eq!((arena.power(A), arena.asked()), (110, Some(A)));
        arena.yes();
        assert_eq!((arena.powers(), arena.asked()), ((power, 100), None), "no third flip");
    }
    let mut arena = run_for(1, "one-and-one", Arena::new().coins("h"));
    arena.no();
    assert_eq!(arena.power(A), 110);
}

#[test]
fn x_ray_vision_looks_at_the_next_hero_of_the_other() {
    let mut arena = run_for(1, "x-ray-vision", Arena::new());
    let spied = |arena: &Arena| (arena.state.player(A).spied, arena.state.player(B).spied);
    assert_eq!(spied(&arena), (0, 0b10));
    arena.end_battle();
    assert_eq!(spied(&arena), (0, 0b10), "A still knows it");
    let last = run_for(1, "x-ray-vision", Arena::new().battle(7));
    assert_eq!(spied(&last), (0, 0), "there is no next Battle");
}

#[test]
fn x_ray_vision_does_not_see_who_is_substituted_in() {
    let mut arena = run_for(1, "x-ray-vision", Arena::new().honors(B));
    arena.end_battle();
    arena.act(Action::Substitute(hero(("steel", 60))));
    assert_eq!(arena.state.due.first(), Some(A), "A decides after B");
    assert_eq!(arena.state.player(B).spied, 0, "that Hero is gone");
}

#[test]
fn risky_substitution_lets_you_replace_your_hero_on_heads() {
    let mut arena = Arena::new().coins("h");
    arena.run(A, "buff-up-15");
    let mut arena = run_for(1, "risky-substitution", arena);
    assert_eq!(arena.asked(), Some(A));
    arena.choose_hero(("steel", 75));
    assert_eq!((arena.fighter(A), arena.power(A)), ("steel-75", 75), "R148");
    assert_eq!((arena.lost_heroes(A), arena.heroes(A).len()), (vec!["fire-100"], 3));
    let mut declined = run_for(1, "risky-substitution", Arena::new().coins("h"));
    declined.enough();
    assert_eq!((declined.fighter(A), declined.heroes(A).len()), ("fire-100", 4));
    let tails = run_for(1, "risky-substitution", Arena::new().coins("t"));
    assert_eq!((tails.fighter(A), tails.asked()), ("fire-100", None));
}

#[test]
fn ice_crew_gives_10_for_each_ice_hero_used() {
    counts_used_heroes(3, "ice-crew", "ice");
}

#[test]
fn steel_crew_gives_10_for_each_steel_hero_used() {
    counts_used_heroes(2, "steel-crew", "steel");
}

#[test]
fn fire_crew_gives_10_for_each_fire_hero_used() {
    counts_used_heroes(3, "fire-crew", "fire");
}

#[test]
fn steel_helmet_saves_a_steel_hero_from_losses_on_heads() {
    let steel = || Arena::new().hero(A, ("steel", 100)).hero_in(A, 2, ("steel", 100));
    let mut arena = run_for(0, "steel-helmet", steel().coins("h"));
    arena.run(A, "1-for-10").run(A, "opp-loses-15").run(B, "opp-loses-15");
    assert_eq!(arena.powers(), (100, 85));
    arena.next_battle().run(B, "opp-loses-15");
    assert_eq!(arena.power(A), 85, "this Battle only");
    let mut arena = steel().honors(B).coins("h");
    arena.run(B, "opp-loses-15").run(A, "steel-helmet").run(A, "1-for-10");
    assert_eq!(arena.power(A), 85, "no more than before");
    let mut arena = run_for(0, "steel-helmet", steel().coins("t"));
    arena.run(B, "opp-loses-15");
    assert_eq!(arena.power(A), 85);
    let mut arena = run_for(0, "steel-helmet", Arena::new().hero(B, ("steel", 100)));
    arena.run(B, "opp-loses-15");
    assert_eq!(arena.power(A), 85, "no Steel, no coin");
}

#[test]
fn blind_substitution_replaces_your_hero_by_the_top_of_the_deck() {
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15");
    let arena = run_for(3, "blind-substitution", arena);
    assert_eq!((arena.fighter(A), arena.powers()), ("brawl-50", (50, 100)), "R148");
    assert_eq!((arena.lost_heroes(A), arena.heroes(A).len()), (vec!["fire-100"], 4));
    assert_eq!((arena.fighter(B), arena.state.player(A).deck.len()), ("ice-100", 19));
}

#[test]
fn double_down_gives_20_on_two_heads_and_takes_40_on_two_tails() {
    for (coins, power) in [("hh", 120), ("tt", 60), ("ht", 100), ("th", 100)] {
        let arena = run_for(0, "double-down", Arena::new().coins(coins));
        assert_eq!(arena.powers(), (power, 100), "{coins}");
    }
}

#[test]
fn frost_hardened_makes_your_steel_heroes_ice_heroes() {
    changes_steel("frost-hardened", "ice-boost");
}

#[test]
fn nasty_or_nada_gives_30_for_a_6_in_three_rolls() {
    let cases =
        [([6, 1, 2], 130), ([1, 6, 2], 130), ([1, 2, 6], 130), ([6, 6, 6], 130), ([5, 4, 1], 100)];
    for (dice, power) in cases {
        let arena = run_for(1, "nasty-or-nada", Arena::new().dice(&dice));
        assert_eq!(arena.powers(), (power, 100), "{dice:?}");
    }
}

#[test]
fn frostbiter_discards_an_ice_hero_and_takes_15() {
    discards_and_hurts(1, "frostbiter", "ice", 15);
}

#[test]
fn scrap_metal_discards_a_steel_hero_and_takes_10() {
    discards_and_hurts(0, "scrap-metal", "steel", 10);
}

#[test]
fn burnout_discards_a_fire_hero_and_takes_15() {
    discards_and_hurts(1, "burnout", "fire", 15);
}

#[test]
fn molten_steel_makes_your_steel_heroes_fire_heroes() {
    changes_steel("molten-steel", "fire-boost");
}

#[test]
fn forced_retreat_makes_the_other_replace_their_hero() {
    let mut arena = run_for(2, "forced-retreat", Arena::new());
    assert_eq!((arena.asked(), arena.actions().len()), (Some(B), 4), "B must choose one");
    arena.choose_hero(("steel", 70));
    assert_eq!((arena.fighter(B), arena.powers()), ("steel-70", (100, 70)));
    assert_eq!((arena.lost_heroes(B), arena.heroes(B).len()), (vec!["ice-100"], 3));
    assert_eq!((arena.fighter(A), arena.dogs_left(B)), ("fire-100", 10), "it is no substitution");
}

#[test]
fn rusted_edge_gives_15_against_steel() {
    fights_a_weapon(1, "rusted-edge", "steel", (115, 100));
}

#[test]
fn fire_hose_gives_15_against_fire() {
    fights_a_weapon(1, "fire-hose", "fire", (115, 100));
}

#[test]
fn icevantage_gives_15_against_ice() {
    fights_a_weapon(1, "icevantage", "ice", (115, 100));
}

#[test]
fn late_hit_takes_35_in_battle_7_only() {
    assert!((1..7).all(|battle| !Arena::new().battle(battle).can_run(A, "late-hit")));
    let arena = run_for(3, "late-hit", Arena::new().battle(7));
    assert_eq!(arena.powers(), (100, 65));
}

#[test]
fn pre_game_ritual_gives_15_for_two_heads_of_three() {
    let cases =
        [("hht", 115), ("hth", 115), ("thh", 115), ("hhh", 115), ("htt", 100), ("ttt", 100)];
    for (coins, power) in cases {
        let arena = run_for(1, "pre-game-ritual", Arena::new().coins(coins));
        assert_eq!(arena.powers(), (power, 100), "{coins}");
    }
}

#[test]
fn burning_fever_holds_the_power_of_a_fire_hero() {
    holds_power(2, "burning-fever", "fire");
}
