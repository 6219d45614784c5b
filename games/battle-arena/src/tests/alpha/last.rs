//! The last third, PL-68 to PL-100.

use super::super::arena::{A, Arena, B};
use super::{answers, powers_after, sorted, substitute};

#[test]
fn late_game_magic_gives_20_from_battle_5_on() {
    for battle in 5..=7 {
        assert_eq!(powers_after(Arena::new().battle(battle), "late-game-magic"), (120, 100));
    }
    assert!(!Arena::new().battle(4).can_run(A, "late-game-magic"));
}

#[test]
fn loan_sharked_counts_the_coins_of_both_for_the_rest_of_the_game() {
    let mut arena = Arena::new().coins("hht");
    arena.run(A, "loan-sharked").run(B, "jump-ball");
    assert_eq!(arena.powers(), (100, 110 - 5), "B's own coin");
    arena.next_battle().run(A, "jump-ball");
    assert_eq!(arena.powers(), (110, 95));
    arena.next_battle().run(A, "jump-ball");
    assert_eq!(arena.powers(), (90, 95));
}

#[test]
fn pulling_the_plug_ends_what_holds_for_the_rest_of_the_game() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "the-12th-man").run(B, "buff-up-15").run(A, "member-bounce").run(A, "2-get-10");
    assert_eq!(arena.powers(), (110, 115));
    arena.run(A, "pulling-the-plug");
    assert_eq!(arena.powers(), (110, 115), "+10 and -10 are gone, the rest stays");
    assert!(arena.spent(A).contains(&"member-bounce") && arena.spent(B).contains(&"the-12th-man"));
    arena.next_battle();
    assert_eq!(arena.powers(), (110, 100), "2 Get 10 is not for the rest of the game");
    let mut arena = Arena::new().battle(4).dogs(B, 2);
    arena.run(A, "no-more-subs").run(B, "late-game-push").next_battle().run(A, "pulling-the-plug");
    assert_eq!(arena.offered_substitution(), [A], "B has no Hot Dogs left");
    arena.end_battle();
    assert_eq!((arena.state.battle, arena.dogs_left(B)), (6, 0), "nothing comes at Battle 7");
}

#[test]
fn rally_cap_gives_20_if_you_are_behind_by_15_or_more() {
    let behind = |power| powers_after(Arena::new().hero(A, ("fire", power)), "rally-cap");
    assert_eq!((behind(80), behind(85), behind(90)), ((100, 100), (105, 100), (90, 100)));
    assert_eq!(behind(150), (150, 100));
    let mut arena = Arena::new().honors(B);
    arena.run(B, "buff-up-15").run(A, "rally-cap");
    assert_eq!(arena.powers(), (120, 115), "current Power counts");
}

#[test]
fn rob_peter_pay_paul_gives_15_now_and_takes_5_in_the_next_battle() {
    let mut arena = Arena::new();
    arena.run(A, "rob-peter-pay-paul");
    assert_eq!(arena.powers(), (115, 100));
    arena.next_battle();
    assert_eq!(arena.powers(), (95, 100));
    arena.next_battle();
    assert_eq!(arena.powers(), (100, 100));
}

#[test]
fn shooters_shoot_takes_5_for_each_tails_of_four() {
    let flipped = |coins| powers_after(Arena::new().coins(coins), "shooters-shoot");
    assert_eq!((flipped("thtt"), flipped("hhhh")), ((100, 85), (100, 100)));
}

#[test]
fn the_champions_lasso_recovers_what_the_other_has_spent_before() {
    let mut arena = Arena::new().honors(B).dogs(A, 5);
    arena.run(B, "gavel-of-justice").run(A, "buff-up-15").run(A, "the-champions-lasso");
    arena.end_battle();
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (5 - 2 + 4, 6));
    arena.next_battle().run(B, "buff-up-15").end_battle();
    assert_eq!(arena.dogs_left(A), 7, "in this Battle only");
}

#[test]
fn to_fight_another_day_gives_20_if_you_lost_the_previous_battle() {
    let after = |arena| powers_after(arena, "to-fight-another-day");
    assert_eq!(after(Arena::new().battle(2).won(B, &[1])), (120, 100));
    assert_eq!(after(Arena::new().battle(2).won(A, &[1])), (100, 100));
    assert_eq!(after(Arena::new().battle(2)), (100, 100), "a tie is not lost");
    assert_eq!(after(Arena::new().battle(3).won(B, &[1])), (100, 100), "an earlier one");
    assert_eq!(after(Arena::new()), (100, 100));
}

#[test]
fn win_the_toss_runs_the_top_play_for_free_for_heads() {
    let mut arena = Arena::new().dogs(A, 1).book(A, &["gavel-of-justice"]).coins("h");
    arena.run(A, "win-the-toss");
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((100, 70), 0));
    assert_eq!(sorted(arena.spent(A)), ["gavel-of-justice", "win-the-toss"]);
    let mut arena = Arena::new().book(A, &["gavel-of-justice"]).coins("t");
    arena.run(A, "win-the-toss");
    assert_eq!((arena.powers(), arena.spent(A)), ((100, 100), vec!["win-the-toss"]));
}

#[test]
fn gavel_of_justice_takes_30_from_the_other() {
    assert_eq!(powers_after(Arena::new(), "gavel-of-justice"), (100, 70));
}

#[test]
fn no_huddle_gives_15_if_you_ran_a_play_in_the_previous_battle() {
    let mut arena = Arena::new();
    arena.run(A, "trash-bandit").next_battle().run(A, "no-huddle");
    assert_eq!(arena.powers(), (115, 100));
    let mut arena = Arena::new();
    arena.run(B, "trash-bandit").next_battle().run(A, "trash-bandit").run(A, "no-huddle");
    assert_eq!(arena.powers(), (100, 100), "neither B's nor this Battle's count");
    let mut arena = Arena::new();
    arena.run(A, "trash-bandit").next_battle().next_battle().run(A, "no-huddle");
    assert_eq!(arena.powers(), (100, 100), "an earlier Battle does not count");
}

#[test]
fn play_1_4_1_hero_draws_a_hero() {
    let mut arena = Arena::new();
    arena.run(A, "1-4-1-hero");
    assert_eq!((arena.heroes(A).len(), arena.play_count(A), arena.heroes(B).len()), (5, 1, 4));
    assert!(arena.heroes(A).contains(&"brawl-50"));
}

#[test]
fn play_1_4_1_play_draws_a_play() {
    let mut arena = Arena::new();
    arena.run(A, "1-4-1-play");
    assert_eq!((arena.plays(A), arena.play_count(B)), (vec!["late-hit", "buff-up-15"], 1));
}

#[test]
fn adding_depth_draws_a_play_or_a_hero() {
    let drawn = |option| {
        let mut arena = Arena::new();
        arena.run(A, "adding-depth").option(option);
        (arena.play_count(A), arena.heroes(A).len())
    };
    assert_eq!((drawn(1), drawn(2)), ((2, 4), (1, 5)));
}

#[test]
fn crystal_ball_gives_30_to_whoever_picked_the_number_rolled() {
    for (face, powers) in [(3, (130, 100)), (5, (100, 130)), (1, (100, 100))] {
        let mut arena = Arena::new().dice(&[face]);
        arena.run(A, "crystal-ball");
        assert_eq!((arena.asked(), answers(&arena)), (Some(A), 6));
        arena.choose_number(3);
        assert_eq!((arena.asked(), answers(&arena)), (Some(B), 5), "a different number");
        arena.choose_number(5);
        assert_eq!(arena.powers(), powers, "{face}");
    }
}

#[test]
fn heads_up_gives_5_for_each_heads_of_four() {
    let flipped = |coins| powers_after(Arena::new().coins(coins), "heads-up");
    assert_eq!((flipped("hthh"), flipped("tttt")), ((115, 100), (100, 100)));
}

#[test]
fn jump_ball_gives_or_takes_10() {
    let flipped = |coin| powers_after(Arena::new().coins(coin), "jump-ball");
    assert_eq!((flipped("h"), flipped("t")), ((110, 100), (90, 100)));
}

#[test]
fn late_game_lockdown_forbids_the_other_to_substitute_in_battle_7() {
    let mut arena = Arena::new().battle(5);
    arena.run(A, "late-game-lockdown");
    assert_eq!(arena.offered_substitution(), [A, B], "Battle 6");
    assert_eq!(arena.offered_substitution(), [A], "Battle 7");
}

#[test]
fn lucky_7_gives_100_for_a_sum_of_7_and_else_costs_a_random_hero() {
    let mut arena = Arena::new().dice(&[3, 4]);
    arena.run(A, "lucky-7");
    assert_eq!((arena.powers(), arena.heroes(A).len()), ((200, 100), 4));
    for dice in [[3, 3], [6, 2]] {
        let mut arena = Arena::new().dice(&dice);
        arena.run(A, "lucky-7");
        assert_eq!((arena.powers(), arena.asked()), ((100, 100), None), "at random");
        assert_eq!((arena.heroes(A).len(), arena.lost_heroes(A).len()), (3, 1));
    }
}

#[test]
fn lucky_bounce_gives_5_for_each_pip() {
    for (face, power) in (1..=6).zip([105, 110, 115, 120, 125, 130]) {
        assert_eq!(powers_after(Arena::new().dice(&[face]), "lucky-bounce"), (power, 100));
    }
}

#[test]
fn robin_who_takes_5_and_gives_5() {
    assert_eq!(powers_after(Arena::new(), "robin-who"), (105, 95));
}

#[test]
fn pinch_hitter_makes_your_substitution_in_the_next_battle_free() {
    let mut arena = Arena::new();
    arena.run(A, "pinch-hitter").end_battle();
    substitute(&mut arena, A, ("steel", 60));
    assert_eq!((arena.dogs_left(A), arena.lost_heroes(A)), (9, vec!["fire-100"]));
    substitute(&mut arena, B, ("steel", 60));
    assert_eq!(arena.dogs_left(B), 8);
    arena.end_battle();
    substitute(&mut arena, A, ("steel", 65));
    assert_eq!(arena.dogs_left(A), 7, "the next Battle only");
}

#[test]
fn prevent_d_stops_the_other_in_battle_7() {
    let mut arena = Arena::new().battle(5);
    arena.run(A, "prevent-d");
    assert!(arena.can_run(B, "trash-bandit"));
    arena.next_battle();
    assert!(arena.can_run(B, "trash-bandit"), "Battle 6");
    arena.next_battle();
    assert!(!arena.can_run(B, "trash-bandit") && arena.can_run(A, "trash-bandit"), "Battle 7");
    let mut arena = Arena::new().battle(7);
    arena.run(A, "prevent-d");
    assert!(!arena.can_run(B, "trash-bandit"), "if it is Battle 7 already, at once");
}

#[test]
fn random_bench_ejection_costs_a_random_hero_from_100_on() {
    for (power, left) in [(95, 4), (100, 3), (150, 3)] {
        let mut arena = Arena::new().hero(B, ("ice", power));
        arena.run(A, "random-bench-ejection");
        assert_eq!((arena.heroes(B).len(), arena.asked()), (left, None), "{power}");
        assert_eq!((arena.lost_heroes(B).len(), arena.heroes(A).len()), (4 - left, 4));
    }
    let mut arena = Arena::new().honors(B).hero(B, ("ice", 95));
    arena.run(B, "buff-up-15").run(A, "random-bench-ejection");
    assert_eq!(arena.heroes(B).len(), 3, "current Power counts");
}

#[test]
fn rebuild_renews_the_bench_if_you_lost_the_previous_battle() {
    let bench = [("gum", 100), ("hex", 100)];
    let mut arena = Arena::new().battle(2).won(B, &[1]).bench(A, &bench);
    arena.run(A, "rebuild");
    assert_eq!((arena.heroes(A), arena.heroes(B).len()), (vec!["brawl-50"; 4], 4));
    assert_eq!(sorted(arena.lost_heroes(A)), ["gum-100", "hex-100"]);
    for winner in [&[][..], &[1]] {
        let mut arena = Arena::new().battle(2).won(A, winner).bench(A, &bench);
        arena.run(A, "rebuild");
        assert_eq!((arena.heroes(A), arena.lost_heroes(A).len()), (vec!["gum-100", "hex-100"], 0));
    }
}

#[test]
fn waiver_wire_pickup_takes_a_hero_of_up_to_100_from_the_deck() {
    let mut arena = Arena::new().deck(A, &[("hex", 105), ("gum", 100), ("ice", 90)]);
    arena.run(A, "waiver-wire-pickup");
    assert_eq!((arena.asked(), answers(&arena)), (Some(A), 2));
    arena.choose_hero(("gum", 100));
    assert!(arena.heroes(A).contains(&"gum-100") && arena.heroes(A).len() == 5);
    assert_eq!(arena.state.player(A).deck.len(), 2);
}

#[test]
fn trash_bandit_recovers_a_hot_dog() {
    for (before, after) in [(5, 6), (10, 10)] {
        let mut arena = Arena::new().dogs(A, before);
        arena.run(A, "trash-bandit");
        assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (after, 10));
    }
}

#[test]
fn worth_the_risk_drops_to_0_for_1_and_6_and_else_gives_25() {
    for (face, power) in (1..=6).zip([0, 140, 140, 140, 140, 0]) {
        let mut arena = Arena::new().dice(&[face]);
        arena.run(A, "buff-up-15").run(A, "worth-the-risk");
        assert_eq!(arena.powers(), (power, 100), "{face}");
    }
}

#[test]
fn opps_choice_lets_the_other_choose_one_of_two_heroes_for_you() {
    let mut arena = Arena::new().deck(A, &[("gum", 150), ("hex", 90)]);
    arena.run(A, "buff-up-15").run(A, "opps-choice");
    assert_eq!((arena.asked(), answers(&arena)), (Some(B), 2));
    arena.choose_hero(("hex", 90));
    assert_eq!((arena.fighter(A), arena.powers()), ("hex-90", (90, 100)));
    assert_eq!(sorted(arena.lost_heroes(A)), ["fire-100", "gum-150"]);
}

#[test]
fn immunity_is_about_this_hero_alone() {
    let mut arena = Arena::new();
    arena.run(A, "immunity").next_battle().run(B, "opp-loses-15");
    assert_eq!(arena.powers(), (85, 100));
}

#[test]
fn qb_sneak_gives_1_if_the_battle_is_tied() {
    let sneaked = |power| powers_after(Arena::new().hero(A, ("fire", power)), "qb-sneak").0;
    assert_eq!((sneaked(95), sneaked(100), sneaked(105)), (95, 101, 105));
    let mut arena = Arena::new().honors(B).hero(A, ("fire", 115));
    arena.run(B, "buff-up-15").run(A, "qb-sneak");
    assert_eq!(arena.powers(), (116, 115), "current Power counts");
}
