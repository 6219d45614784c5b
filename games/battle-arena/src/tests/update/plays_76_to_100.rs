//! Frozen Resolve to Mutually Assured Dogstruction.

use super::super::arena::{A, Arena, B};
use super::{fights_a_weapon, flips_with_a_weapon, hero, holds_power, run_for, substitute};
use crate::action::Action;

#[test]
fn frozen_resolve_holds_the_power_of_an_ice_hero() {
    holds_power(2, "frozen-resolve", "ice");
}

#[test]
fn chrome_will_holds_the_power_of_a_steel_hero() {
    holds_power(1, "chrome-will", "steel");
}

#[test]
fn super_lucky_flips_for_20_with_a_super_hero() {
    flips_with_a_weapon("super-lucky", "super");
}

#[test]
fn hex_flipper_flips_for_20_with_a_hex_hero() {
    flips_with_a_weapon("hex-flipper", "hex");
}

#[test]
fn lucky_gum_flips_for_20_with_a_gum_hero() {
    flips_with_a_weapon("lucky-gum", "gum");
}

#[test]
fn flip_and_glow_flips_for_20_with_a_glow_hero() {
    flips_with_a_weapon("flip-and-glow", "glow");
}

#[test]
fn steel_smash_flips_for_20_with_a_steel_hero() {
    flips_with_a_weapon("steel-smash", "steel");
}

#[test]
fn firework_flips_for_20_with_a_fire_hero() {
    flips_with_a_weapon("firework", "fire");
}

#[test]
fn ice_blast_flips_for_20_with_an_ice_hero() {
    flips_with_a_weapon("ice-blast", "ice");
}

#[test]
fn forced_substitution_makes_the_other_substitute_in_the_next_battle() {
    let mut arena = run_for(3, "forced-substitution", Arena::new());
    assert_eq!((arena.fighter(B), arena.dogs_left(B)), ("ice-100", 10), "not yet");
    arena.end_battle();
    assert!(arena.actions().contains(&Action::Decline), "A need not");
    arena.act(Action::Decline);
    assert_eq!(arena.actions().len(), 4, "B may choose whom, but not whether");
    assert!(!arena.actions().contains(&Action::Decline));
    arena.act(Action::Substitute(hero(("steel", 70))));
    assert_eq!((arena.fighter(B), arena.dogs_left(B)), ("steel-70", 8));
    assert_eq!(arena.lost_heroes(B), ["ice-100"]);
    assert_eq!(arena.offered_substitution(), [A, B], "in the next Battle only");
    let mut poor = run_for(3, "forced-substitution", Arena::new().dogs(B, 1));
    assert_eq!(poor.offered_substitution(), [A], "B cannot pay");
}

#[test]
fn brothers_in_arms_gives_20_if_the_other_has_used_your_weapon() {
    let fire = ("fire", 100);
    let before = Arena::new().battle(3).hero_in(B, 1, fire);
    assert_eq!(run_for(2, "brothers-in-arms", before).powers(), (120, 100));
    let now = Arena::new().battle(3).hero(B, fire);
    assert_eq!(run_for(2, "brothers-in-arms", now).power(A), 120, "in this Battle");
    let later = Arena::new().battle(3).hero_in(B, 4, fire).bench(B, &[fire]);
    assert_eq!(run_for(2, "brothers-in-arms", later).power(A), 100, "not used yet");
}

#[test]
fn no_retreat_gives_10_in_the_next_battle_without_substitution() {
    let mut arena = run_for(1, "no-retreat", Arena::new());
    for expected in [100, 110, 100] {
        assert_eq!(arena.powers(), (expected, 100));
        arena.next_battle();
    }
    let mut arena = run_for(1, "no-retreat", Arena::new());
    substitute(&mut arena, A, ("steel", 60));
    assert_eq!(arena.power(A), 60, "substituted");
    let mut arena = run_for(1, "no-retreat", Arena::new());
    substitute(&mut arena, B, ("steel", 60));
    assert_eq!(arena.powers(), (110, 60), "the other may");
}

#[test]
fn cursed_coin_takes_10_for_each_heads_of_three() {
    for (coins, power) in [("ttt", 100), ("tht", 90), ("hth", 80), ("hhh", 70)] {
        let arena = run_for(2, "cursed-coin", Arena::new().coins(coins));
        assert_eq!(arena.powers(), (100, power), "{coins}");
    }
}

#[test]
fn fire_extinguisher_takes_20_from_a_fire_hero() {
    fights_a_weapon(2, "fire-extinguisher", "fire", (100, 80));
}

#[test]
fn ice_pick_takes_20_from_an_ice_hero() {
    fights_a_weapon(2, "ice-pick", "ice", (100, 80));
}

#[test]
fn stain_less_steel_takes_15_from_a_steel_hero() {
    fights_a_weapon(2, "stain-less-steel", "steel", (100, 85));
}

#[test]
fn roster_cuts_discards_the_top_3_heroes_of_your_deck() {
    let arena = run_for(3, "roster-cuts", Arena::new());
    assert_eq!((arena.lost_heroes(A), arena.state.player(A).deck.len()), (vec!["brawl-50"; 3], 17));
    assert_eq!((arena.lost_heroes(B).len(), arena.state.player(B).deck.len()), (0, 20));
    assert_eq!(arena.heroes(A).len(), 4);
    let arena = run_for(3, "roster-cuts", Arena::new().deck(A, &[("gum", 50)]));
    assert_eq!(arena.lost_heroes(A), ["gum-50"], "as far as there are any");
}

#[test]
fn ice_climber_gives_35_with_ice_against_steel() {
    for (own, other, power) in
        [("ice", "steel", 135), ("fire", "steel", 100), ("ice", "ice", 100), ("steel", "ice", 100)]
    {
        let arena = Arena::new().hero(A, (own, 100)).hero(B, (other, 100));
        assert_eq!(run_for(2, "ice-climber", arena).powers(), (power, 100), "{own} {other}");
    }
}

#[test]
fn smitty_gives_35_with_fire_against_steel() {
    for (own, other, power) in [
        ("fire", "steel", 135),
        ("ice", "steel", 100),
        ("fire", "fire", 100),
        ("steel", "fire", 100),
    ] {
        let arena = Arena::new().hero(A, (own, 100)).hero(B, (other, 100));
        assert_eq!(run_for(2, "smitty", arena).powers(), (power, 100), "{own} {other}");
    }
}

#[test]
fn last_minute_re_org_offers_the_heroes_of_battles_to_come() {
    let mut arena =
        run_for(3, "last-minute-re-org", Arena::new().battle(5).hero_in(A, 6, ("gum", 90)));
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 2), "Battles 6 and 7");
    arena.choose_battle(6);
    assert_eq!((arena.placed(A, 5), arena.placed(A, 6)), ("gum-90", "fire-100"));
    assert_eq!((arena.lost_heroes(A).len(), arena.fighter(B)), (0, "ice-100"));
}

#[test]
fn over_under_trades_2_heroes_for_a_play_and_a_hero() {
    let mut arena = run_for(2, "over-under", Arena::new());
    assert_eq!(arena.asked(), Some(A));
    arena.choose_hero(("steel", 60)).choose_hero(("steel", 75));
    let mut lost = arena.lost_heroes(A);
    lost.sort_unstable();
    assert_eq!(lost, ["steel-60", "steel-75"]);
    assert_eq!((arena.heroes(A).len(), arena.heroes(A)[2]), (3, "brawl-50"));
    assert_eq!((arena.play_count(A), arena.play_count(B)), (2, 1));
}

#[test]
fn discard_rebate_shuffles_a_discarded_hero_into_the_deck() {
    let piled = Arena::new().discarded_heroes(A, &[("gum", 150), ("hex", 140)]);
    let mut arena = run_for(0, "discard-rebate", piled.discarded_heroes(B, &[("gum", 90)]));
    assert_eq!(arena.actions().len(), 2, "one's own");
    arena.choose_hero(("gum", 150));
    let deck = &arena.state.player(A).deck;
    assert!(deck.contains(&hero(("gum", 150))) && deck.len() == 21);
    assert_eq!((arena.lost_heroes(A), arena.lost_heroes(B)), (vec!["hex-140"], vec!["gum-90"]));
}

#[test]
fn three_strikes_youre_out_sets_the_other_to_0_on_three_heads() {
    for (coins, power) in [("hhh", 0), ("hht", 115), ("thh", 115), ("ttt", 115)] {
        let mut arena = Arena::new().honors(B).coins(coins);
        arena.run(B, "buff-up-15").stop();
        let mut arena = run_for(1, "three-strikes-youre-out", arena);
        assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 4));
        arena.choose_hero(("steel", 60));
        assert_eq!((arena.powers(), arena.lost_heroes(A)), ((100, power), vec!["steel-60"]));
    }
}

#[test]
fn even_money_gives_20_to_one_or_the_other() {
    for (coin, expected) in [("h", (120, 100)), ("t", (100, 120))] {
        let arena = run_for(0, "even-money", Arena::new().coins(coin));
        assert_eq!(arena.powers(), expected, "{coin}");
    }
}

#[test]
fn mutually_assured_dogstruction_costs_both_2_hot_dogs() {
    let arena = run_for(0, "mutually-assured-dogstruction", Arena::new().dogs(A, 9));
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (7, 8));
    let arena = run_for(0, "mutually-assured-dogstruction", Arena::new().dogs(A, 0).dogs(B, 1));
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (0, 0), "as far as there are any");
}
