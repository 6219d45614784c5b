//! The first third, PL-1 to PL-34.

use super::super::arena::{A, Arena, B};
use super::{answers, powers_after, sorted, substitute};

#[test]
fn front_run_gives_20_if_the_other_ran_nothing() {
    let mut arena = Arena::new();
    arena.run(A, "trash-bandit").run(A, "front-run");
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((120, 100), 8), "own Plays do not count");
    let mut arena = Arena::new().honors(B);
    arena.run(B, "trash-bandit").run(A, "front-run");
    assert_eq!(arena.powers(), (100, 100));
    let mut arena = Arena::new().honors(B);
    arena.run(B, "trash-bandit").next_battle().run(A, "front-run");
    assert_eq!(arena.powers(), (120, 100), "the Battle before does not count");
}

#[test]
fn victory_dinner_recovers_up_to_3_if_you_win() {
    let mut arena = Arena::new().hero(A, ("fire", 105)).dogs(A, 5);
    arena.run(A, "victory-dinner");
    assert_eq!((arena.asked(), arena.dogs_left(A)), (None, 4), "not yet");
    arena.end_battle();
    assert_eq!((arena.asked(), answers(&arena)), (Some(A), 4), "0 to 3");
    arena.choose_number(3);
    assert_eq!(arena.dogs_left(A), 7);
    for power in [95, 100] {
        let mut arena = Arena::new().hero(A, ("fire", power)).dogs(A, 5);
        arena.run(A, "victory-dinner").end_battle();
        assert_eq!((arena.asked(), arena.dogs_left(A)), (None, 4), "{power}");
    }
}

#[test]
fn get_what_you_pay_for_gives_10_for_each_hot_dog_paid() {
    for (paid, power) in [(0, 100), (3, 130), (10, 200)] {
        let mut arena = Arena::new();
        arena.run(A, "get-what-you-pay-for");
        assert_eq!((arena.asked(), answers(&arena)), (Some(A), 11));
        arena.choose_number(paid);
        assert_eq!(arena.powers(), (power, 100));
        assert_eq!(arena.dogs_left(A), 10 - i32::from(paid));
    }
    let mut arena = Arena::new().dogs(A, 2);
    arena.run(A, "get-what-you-pay-for");
    assert_eq!(answers(&arena), 3, "no more than there are");
}

#[test]
fn its_gonna_cost_ya_takes_15_and_recovers_up_to_2() {
    for recovered in 0..=2 {
        let mut arena = Arena::new().dogs(A, 5);
        arena.run(A, "its-gonna-cost-ya");
        assert_eq!((arena.powers(), arena.asked(), answers(&arena)), ((85, 100), Some(A), 3));
        arena.choose_number(recovered);
        assert_eq!(arena.dogs_left(A), 5 + i32::from(recovered));
    }
}

#[test]
fn deadline_deal_swaps_the_current_powers() {
    let mut arena = Arena::new().hero(A, ("fire", 80)).hero(B, ("ice", 140));
    arena.run(A, "buff-up-15").run(A, "deadline-deal");
    assert_eq!(arena.powers(), (140, 95));
    arena.next_battle();
    assert_eq!(arena.powers(), (100, 100), "in this Battle only");
}

#[test]
fn back_from_the_dumps_lets_each_recover_up_to_3() {
    let mut arena = Arena::new().dogs(A, 5).dogs(B, 6);
    arena.run(A, "back-from-the-dumps");
    assert_eq!((arena.asked(), answers(&arena)), (Some(A), 4));
    arena.choose_number(3);
    assert_eq!((arena.asked(), answers(&arena)), (Some(B), 4), "B chooses how many");
    arena.choose_number(2);
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (8, 8));
}

#[test]
fn reload_takes_back_a_play_used_in_a_previous_battle() {
    let mut arena = Arena::new()
        .battle(3)
        .discarded_plays(A, 1, &["jump-ball"])
        .discarded_plays(A, 2, &["heads-up"])
        .discarded_plays(A, 0, &["gavel-of-justice"])
        .discarded_plays(B, 1, &["robin-who"]);
    arena.run(A, "trash-bandit").run(A, "reload");
    assert_eq!((arena.asked(), answers(&arena)), (Some(A), 2), "not this Battle's, not unused");
    arena.choose_play("jump-ball");
    assert_eq!(sorted(arena.plays(A)), ["jump-ball", "late-hit"]);
    assert!(!arena.spent(A).contains(&"jump-ball") && arena.spent(A).contains(&"heads-up"));
}

#[test]
fn leave_it_to_chance_holds_for_the_other_alone_and_for_the_rest_of_the_game() {
    let mut arena = Arena::new().dice(&[6]);
    arena.run(A, "leave-it-to-chance").run(A, "buff-up-15");
    assert_eq!(arena.power(A), 115, "A does not roll");
    arena.next_battle().next_battle().run(B, "buff-up-15");
    assert_eq!((arena.power(B), arena.dogs_left(B)), (100, 8));
}

#[test]
fn play_4_new_plays_baby_shuffles_the_hand_in_and_draws_4() {
    let mut arena = Arena::new().hand(A, &["jump-ball", "late-hit"]).whole_book(A, &["2-plays"; 5]);
    arena.run(A, "4-new-plays-baby");
    assert_eq!((arena.play_count(A), arena.state.player(A).book.len()), (4, 5 + 2 - 4));
    assert_eq!((arena.play_count(B), arena.dogs_left(A)), (1, 8));
    let mut arena = Arena::new().hand(A, &["jump-ball"]).whole_book(A, &["heads-up"; 2]);
    arena.run(A, "4-new-plays-baby");
    assert_eq!(sorted(arena.plays(A)), ["heads-up", "heads-up", "jump-ball"], "all there are");
}

#[test]
fn burn_that_play_discards_another_play_and_gives_10() {
    let mut arena = Arena::new().hand(A, &["jump-ball", "late-hit"]);
    arena.run(A, "burn-that-play").choose_play("jump-ball");
    assert_eq!((arena.powers(), arena.plays(A)), ((110, 100), vec!["late-hit"]));
    assert_eq!(sorted(arena.spent(A)), ["burn-that-play", "jump-ball"]);
}

#[test]
fn cloudy_with_a_chance_of_hot_dogs_recovers_4_for_the_right_number() {
    for (face, left) in [(2, 7), (5, 3)] {
        let mut arena = Arena::new().dogs(A, 3).dice(&[face]);
        arena.run(A, "cloudy-with-a-chance-of-hot-dogs");
        assert_eq!((arena.asked(), answers(&arena)), (Some(A), 6));
        arena.choose_number(2);
        assert_eq!(arena.dogs_left(A), left, "{face}");
    }
}

#[test]
fn play_booster_draws_as_many_plays_as_you_ran_this_battle() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "trash-bandit").run(B, "last-stand").run(A, "play-booster");
    assert_eq!(arena.play_count(A), 1 + 1, "it counts itself and none of B's");
    let mut arena = Arena::new();
    arena.run(A, "trash-bandit").run(A, "last-stand").run(A, "play-booster");
    assert_eq!((arena.play_count(A), arena.play_count(B)), (1 + 3, 1));
    let mut arena = Arena::new();
    arena.run(A, "trash-bandit").next_battle().run(A, "play-booster");
    assert_eq!(arena.play_count(A), 2 + 1, "the Battle before does not count");
}

#[test]
fn youre_not_alone_lets_you_draw_whenever_the_other_runs_a_play() {
    let mut arena = Arena::new();
    arena.run(A, "youre-not-alone").run(A, "trash-bandit");
    assert_eq!((arena.asked(), arena.play_count(A)), (None, 1), "A's own do not count");
    arena.run(B, "trash-bandit");
    assert_eq!(arena.asked(), Some(A));
    arena.yes();
    assert_eq!(arena.play_count(A), 2);
    arena.run(B, "last-stand").no();
    assert_eq!((arena.play_count(A), arena.play_count(B)), (2, 1));
    arena.next_battle().next_battle().run(B, "trash-bandit");
    assert_eq!(arena.asked(), Some(A), "for the rest of the game");
}

#[test]
fn no_more_subs_forbids_the_other_to_substitute_for_the_rest_of_the_game() {
    let mut arena = Arena::new();
    assert_eq!(arena.offered_substitution(), [A, B], "without it");
    arena.run(A, "no-more-subs");
    for battle in 3..=7 {
        assert_eq!(arena.offered_substitution(), [A], "{battle}");
    }
}

#[test]
fn locker_room_evacuation_adds_one_of_five_heroes_and_discards_the_rest() {
    let deck = [("gum", 110), ("hex", 110), ("glow", 110), ("ice", 110), ("fire", 110)];
    let mut arena = Arena::new().deck(A, &deck).bench(A, &[]);
    arena.run(A, "locker-room-evacuation");
    assert_eq!((arena.asked(), answers(&arena)), (Some(A), 5));
    arena.choose_hero(("gum", 110));
    assert_eq!(arena.heroes(A), ["gum-110"]);
    assert_eq!(sorted(arena.lost_heroes(A)), ["fire-110", "glow-110", "hex-110", "ice-110"]);
    let mut arena = Arena::new();
    arena.run(A, "locker-room-evacuation").choose_hero(("brawl", 50));
    assert_eq!((arena.state.player(A).deck.len(), arena.lost_heroes(A).len()), (15, 4));
}

#[test]
fn pay_the_price_counts_the_dice_of_both_for_the_rest_of_the_game() {
    let mut arena = Arena::new().dice(&[1, 2, 4]);
    arena.run(A, "pay-the-price").run(B, "lucky-bounce");
    assert_eq!(arena.powers(), (100, 105 - 5), "B's own die");
    arena.next_battle().run(A, "lucky-bounce");
    assert_eq!(arena.powers(), (110, 95));
    arena.next_battle().run(A, "lucky-bounce");
    assert_eq!(arena.powers(), (120, 95));
}

#[test]
fn unlimited_subs_makes_all_your_substitutions_free() {
    let mut arena = Arena::new();
    arena.run(A, "unlimited-subs");
    for power in [60, 65] {
        arena.end_battle();
        substitute(&mut arena, A, ("steel", power));
        arena.next_battle();
    }
    assert_eq!((arena.dogs_left(A), arena.lost_heroes(A).len()), (6, 2), "the Play cost 4");
    arena.end_battle();
    substitute(&mut arena, B, ("steel", 60));
    assert_eq!(arena.dogs_left(B), 8, "B pays");
}

#[test]
fn leave_it_to_fate_replaces_both_heroes_by_the_top_ones() {
    let mut arena = Arena::new().deck(A, &[("gum", 120)]).deck(B, &[("hex", 130)]);
    arena.run(A, "buff-up-15").run(A, "leave-it-to-fate");
    assert_eq!((arena.fighter(A), arena.fighter(B)), ("gum-120", "hex-130"));
    assert_eq!(arena.powers(), (120, 130), "R148");
    assert_eq!((arena.lost_heroes(A), arena.lost_heroes(B)), (vec!["fire-100"], vec!["ice-100"]));
}

/// Checks that a Play gives 10 to all Heroes of a weapon, in later Battles as well.
fn boosts(id: &str, weapon: &'static str) {
    let mut arena = Arena::new()
        .hero(A, (weapon, 100))
        .hero(B, (weapon, 120))
        .hero_in(A, 2, ("gum", 100))
        .hero_in(B, 2, (weapon, 130))
        .hero_in(A, 3, (weapon, 90))
        .hero_in(B, 3, ("hex", 100));
    arena.run(A, id);
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((110, 130), 8));
    arena.next_battle();
    assert_eq!(arena.powers(), (100, 140));
    arena.next_battle();
    assert_eq!(arena.powers(), (100, 100));
}

#[test]
fn ice_boost_gives_10_to_all_ice_heroes() {
    boosts("ice-boost", "ice");
}

#[test]
fn steel_boost_gives_10_to_all_steel_heroes() {
    boosts("steel-boost", "steel");
}

#[test]
fn fire_boost_gives_10_to_all_fire_heroes() {
    boosts("fire-boost", "fire");
}

/// Checks what a Play gives for a die, which is rolled for a Hero of one weapon alone.
fn rolls_for(id: &str, weapon: &'static str, least: u32, gain: i16) {
    for face in 1..=6 {
        let arena = Arena::new().hero(A, (weapon, 100)).dice(&[face]);
        let gain = if least <= face { gain } else { 0 };
        assert_eq!(powers_after(arena, id), (100 + gain, 100), "{face}");
    }
    let arena = Arena::new().hero(A, ("gum", 100)).hero(B, (weapon, 100));
    assert_eq!(powers_after(arena, id), (100, 100), "no die is rolled");
}

#[test]
fn fire_roll_gives_30_from_4_on() {
    rolls_for("fire-roll", "fire", 4, 30);
}

#[test]
fn ice_roll_gives_30_from_4_on() {
    rolls_for("ice-roll", "ice", 4, 30);
}

#[test]
fn bigger_steel_roll_gives_50_from_5_on() {
    rolls_for("bigger-steel-roll", "steel", 5, 50);
}

#[test]
fn by_any_means_necessary_runs_any_play_of_the_playbook_for_free() {
    let book = ["gavel-of-justice", "jump-ball", "dogpile"];
    let mut arena = Arena::new().dogs(A, 6).whole_book(A, &book);
    arena.run(A, "by-any-means-necessary");
    assert_eq!((arena.asked(), answers(&arena)), (Some(A), 3));
    arena.choose_play("gavel-of-justice");
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((100, 70), 0));
    assert_eq!(sorted(arena.spent(A)), ["by-any-means-necessary", "gavel-of-justice"]);
    assert_eq!((arena.state.player(A).book.len(), arena.play_count(A)), (2, 1));
}

#[test]
fn pick_on_someone_your_own_size_makes_your_power_the_others() {
    for power in [70, 150] {
        let mut arena = Arena::new().honors(B).hero(B, ("ice", power));
        arena.run(B, "buff-up-15").run(A, "buff-up-15").run(A, "pick-on-someone-your-own-size");
        assert_eq!(arena.powers(), (power + 15, power + 15));
        arena.run(A, "opp-loses-15");
        assert_eq!(arena.powers(), (power + 15, power), "as it was then");
    }
}

#[test]
fn noble_sacrifice_drops_this_hero_to_0_and_gives_10_to_all_yours() {
    let mut arena = Arena::new().hero(A, ("fire", 130));
    arena.run(A, "buff-up-15").run(A, "noble-sacrifice");
    assert_eq!(arena.powers(), (10, 100), "this Hero is one of them");
    for _ in 0..2 {
        arena.next_battle();
        assert_eq!(arena.powers(), (110, 100));
    }
}

#[test]
fn buff_up_15_gives_15() {
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15");
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((115, 100), 8));
    arena.next_battle();
    assert_eq!(arena.powers(), (100, 100));
}

#[test]
fn opp_loses_15_takes_15_from_the_other() {
    let mut arena = Arena::new();
    arena.run(A, "opp-loses-15");
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((100, 85), 8));
    arena.next_battle();
    assert_eq!(arena.powers(), (100, 100));
}

#[test]
fn lose_1_to_win_2_hopefully_takes_50_now_and_gives_15_twice() {
    let mut arena = Arena::new();
    arena.run(A, "lose-1-to-win-2-hopefully");
    assert_eq!(arena.powers(), (50, 100));
    for power in [115, 115, 100] {
        arena.next_battle();
        assert_eq!(arena.powers(), (power, 100));
    }
}

#[test]
fn luck_of_the_draw_lets_the_higher_die_run_the_top_play_for_free() {
    let gavels = |dice: &[u32]| {
        let arena = Arena::new().book(A, &["gavel-of-justice"]).book(B, &["gavel-of-justice"]);
        let mut arena = arena.dice(dice);
        arena.run(A, "luck-of-the-draw");
        assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (10, 10), "for free");
        arena.powers()
    };
    assert_eq!(gavels(&[5, 4]), (100, 70));
    assert_eq!(gavels(&[2, 6]), (70, 100));
    assert_eq!(gavels(&[3, 3]), (100, 100), "nobody rolled higher");
    let mut arena = Arena::new().book(A, &["late-game-magic"]).dice(&[6, 1]);
    arena.run(A, "luck-of-the-draw");
    assert_eq!(arena.powers(), (100, 100), "it cannot be run before Battle 5");
    assert!(!arena.spent(A).contains(&"late-game-magic"));
}
