//! Plays that look at what other Plays do: power ledgers, copies, watchers, filters and rule breakers.

use super::arena::{A, Arena, B};
use crate::action::Action;

#[test]
fn ha_gotcha_lets_all_that_changes_your_hero_change_the_other() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "opp-loses-15").run(A, "buff-up-15").run(A, "ha-gotcha");
    assert_eq!(arena.powers(), (100, 100), "+15 and -15 for both");
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").run(A, "ha-gotcha");
    assert_eq!(arena.powers(), (115, 115));
}

#[test]
fn ha_gotcha_shares_what_stands_as_well() {
    let mut arena = Arena::new();
    arena.run(A, "member-bounce").run(A, "ha-gotcha");
    assert_eq!(arena.powers(), (110, 110));
}

#[test]
fn sweet_relish_turns_losses_before_and_after_it() {
    let mut arena = Arena::new().honors(B).dogs(A, 10);
    arena.run(B, "opp-loses-15").run(A, "sweet-relish");
    assert_eq!(arena.power(A), 115);
    let mut arena = Arena::new();
    arena.run(A, "sweet-relish").run(B, "opp-loses-15");
    assert_eq!(arena.power(A), 115);
    arena.next_battle();
    assert_eq!(arena.power(A), 100);
}

#[test]
fn the_perfect_offense_undoes_power_and_what_stands() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "buff-up-15").run(B, "member-bounce").run(A, "the-perfect-offense");
    assert_eq!(arena.powers(), (100, 100));
    assert!(arena.beside(B).is_empty(), "the lasting effect has ended");
    assert!(arena.spent(B).contains(&"member-bounce"));
    arena.next_battle();
    assert_eq!(arena.power(B), 100);
}

#[test]
fn the_perfect_offense_leaves_plays_of_earlier_battles() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "member-bounce").next_battle();
    arena.run(A, "the-perfect-offense");
    assert_eq!(arena.power(B), 110);
}

#[test]
fn copycat_copies_effect_and_cost_of_your_last_play() {
    let mut arena = Arena::new();
    assert!(!arena.can_run(A, "copycat"), "there is no last Play");
    arena.run(A, "buff-up-15");
    assert_eq!(arena.cost(A, "copycat"), 2);
    arena.run(A, "copycat");
    assert_eq!((arena.power(A), arena.dogs_left(A)), (130, 6));
}

#[test]
fn copycat_of_a_lasting_play_stays_beside_the_board() {
    let mut arena = Arena::new();
    arena.run(A, "bench-lock").run(A, "copycat");
    assert!(arena.beside(A).contains(&"copycat"), "{:?}", arena.beside(A));
}

#[test]
fn call_it_a_day_decides_the_battle_before_the_other_answers() {
    let mut arena = Arena::new().hero(A, ("fire", 105));
    arena.run(A, "call-it-a-day");
    assert_eq!((arena.winner(1), arena.state.battle), (Some(A), 1));
    assert_eq!((arena.play_count(A), arena.play_count(B)), (2, 2), "both draw");
    let mut arena = Arena::new().hero(A, ("steel", 100));
    arena.run(A, "steel-resolve").run(A, "call-it-a-day").next_battle().end_battle();
    assert_eq!((arena.winner(1), arena.winner(2)), (None, None), "nothing waits any longer");
}

#[test]
fn ultimatum_dog_loses_the_battle_of_who_has_no_hot_dog_left() {
    let mut arena = Arena::new().hero(A, ("fire", 200)).dogs(A, 5);
    arena.run(A, "ultimatum-dog").end_battle();
    assert_eq!(arena.winner(1), Some(B), "A spent the last on it");
    let mut arena = Arena::new().hero(A, ("fire", 200)).dogs(A, 5).dogs(B, 0);
    arena.run(A, "ultimatum-dog").end_battle();
    assert_eq!(arena.winner(1), None, "both have none");
}

#[test]
fn ghost_dog_is_a_hot_dog_that_the_other_cannot_take() {
    let mut arena = Arena::new().dogs(A, 1);
    arena.run(A, "ghost-dog");
    assert_eq!(arena.dogs_left(A), 2);
    arena.run(B, "hungry-demands");
    assert_eq!(arena.dogs_left(A), 1, "only the other one is lost");
    let mut arena = Arena::new().dogs(A, 1);
    arena.run(A, "ghost-dog").run(A, "buff-up-15");
    assert_eq!((arena.dogs_left(A), arena.power(A)), (0, 115));
    assert!(arena.spent(A).contains(&"ghost-dog"), "it is discarded when it is spent");
}

#[test]
fn student_loan_lets_you_spend_three_more_in_the_next_battle() {
    let mut arena = Arena::new().dogs(A, 2);
    arena.run(A, "student-loan");
    assert!(!arena.can_run(A, "robin-who"), "not in this Battle");
    arena.next_battle();
    assert!(arena.can_run(A, "hungry-demands") && !arena.can_run(A, "gavel-of-justice"));
    arena.run(A, "hungry-demands");
    assert_eq!(arena.state.player(A).hot_dogs, -3);
    arena.run(A, "trash-bandit");
    assert_eq!(arena.state.player(A).hot_dogs, -2, "what is recovered pays the debt");
}

#[test]
fn hot_dog_stock_exchange_exchanges_what_is_left() {
    let mut arena = Arena::new().battle(7).dogs(A, 3).dogs(B, 8);
    arena.run(A, "hot-dog-stock-exchange");
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (8, 2));
    assert!(!Arena::new().battle(6).can_run(A, "hot-dog-stock-exchange"));
}

#[test]
fn grilled_bandit_recovers_instead_of_the_other() {
    let mut arena = Arena::new().dogs(B, 5);
    arena.run(A, "grilled-bandit").run(B, "trash-bandit");
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (6, 5));
}

#[test]
fn bonus_recovery_snack_sanction_and_bun_shortage_change_what_is_recovered() {
    let mut arena = Arena::new().dogs(A, 2);
    arena.run(A, "bonus-recovery").run(A, "trash-bandit");
    assert_eq!(arena.dogs_left(A), 4);
    let mut arena = Arena::new().dogs(A, 2);
    arena.run(A, "snack-sanction").run(A, "its-gonna-cost-ya").choose_number(2);
    assert_eq!(arena.dogs_left(A), 2, "one paid, one recovered");
    arena.run(A, "trash-bandit");
    assert_eq!(arena.dogs_left(A), 2, "no more this Battle");
    let mut arena = Arena::new().dogs(A, 5);
    arena.run(A, "bun-shortage").run(A, "trash-bandit");
    assert_eq!(arena.dogs_left(A), 2);
}

#[test]
fn leave_it_to_chance_makes_the_other_roll_two_to_five() {
    for (face, power) in [(1, 100), (2, 115), (5, 115), (6, 100)] {
        let mut arena = Arena::new().dice(&[face]);
        arena.run(A, "leave-it-to-chance").run(B, "buff-up-15");
        assert_eq!((arena.power(B), arena.dogs_left(B)), (power, 8), "{face}: paid all the same");
        assert_eq!(arena.spent(B), ["buff-up-15"]);
    }
}

#[test]
fn deep_in_the_playbook_draws_for_whoever_rolls() {
    let mut arena = Arena::new().dice(&[3, 3]);
    arena.run(A, "deep-in-the-playbook").run(A, "lucky-bounce").yes();
    assert_eq!(arena.play_count(A), 2);
    arena.run(B, "lucky-bounce");
    assert_eq!(arena.asked(), Some(B));
    arena.yes();
    assert_eq!((arena.play_count(A), arena.play_count(B)), (2, 2));
}

#[test]
fn pay_the_price_and_loan_sharked_follow_dice_and_coins() {
    let mut arena = Arena::new().dice(&[1, 2]);
    arena.run(A, "pay-the-price").run(A, "lucky-7");
    assert_eq!(arena.power(B), 90, "two dice");
    let mut arena = Arena::new().coins("hhtt");
    arena.run(A, "loan-sharked").run(A, "heads-up");
    assert_eq!(arena.power(B), 80, "four coins");
}

#[test]
fn dice_trap_waits_for_the_next_die_only() {
    let mut arena = Arena::new().dice(&[3, 3]);
    arena.run(A, "dice-trap").run(A, "lucky-7");
    assert_eq!(arena.power(B), 85);
}

#[test]
fn rolling_reset_offers_each_die_once_more() {
    let mut arena = Arena::new().dice(&[1, 6]);
    arena.run(A, "rolling-reset").run(A, "lucky-bounce");
    assert_eq!(arena.asked(), Some(A));
    arena.yes();
    assert_eq!((arena.power(A), arena.asked()), (130, None));
    let mut arena = Arena::new().dice(&[4]);
    arena.run(A, "rolling-reset").run(A, "lucky-bounce").no();
    assert_eq!(arena.power(A), 120);
}

#[test]
fn draw_lock_holds_for_both_at_four_plays() {
    let mut arena = Arena::new().hand(A, &["late-hit", "late-hit", "late-hit"]);
    arena.run(A, "draw-lock").run(A, "2-plays");
    assert_eq!(arena.play_count(A), 4);
}

#[test]
fn draw_limit_lets_the_other_draw_two_in_a_battle() {
    let mut arena = Arena::new();
    arena.run(A, "draw-limit").run(B, "2-plays").run(B, "1-4-1-play");
    assert_eq!(arena.play_count(B), 3);
}

#[test]
fn lets_make_it_fair_draws_along_once() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "lets-make-it-fair").run(A, "lets-make-it-fair").run(A, "2-plays");
    assert_eq!((arena.play_count(A), arena.play_count(B)), (3, 3), "and no further");
}

#[test]
fn draw_tax_costs_a_hot_dog_for_each_play_drawn_by_a_play() {
    let mut arena = Arena::new();
    arena.run(A, "draw-tax").run(B, "2-plays");
    assert_eq!(arena.dogs_left(B), 6);
    arena.next_battle();
    assert_eq!(arena.dogs_left(B), 6, "the draw of the Battle is no ability");
}

#[test]
fn intercepted_draw_flips_for_each_draw() {
    let mut arena = Arena::new().coins("ht");
    arena.run(A, "intercepted-draw").run(B, "2-plays");
    assert_eq!((arena.play_count(A), arena.play_count(B)), (2, 2));
}

#[test]
fn play_ban_forbids_a_name_to_both() {
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").run(A, "play-ban").choose_play("buff-up-15");
    assert!(!arena.can_run(A, "buff-up-15") && !arena.can_run(B, "buff-up-15"));
    assert!(arena.can_run(B, "opp-loses-15"));
}

#[test]
fn scare_tactics_makes_a_play_free_once_the_other_spent_as_much() {
    let mut arena = Arena::new().hand(A, &["gavel-of-justice", "late-hit"]);
    arena.run(A, "scare-tactics").choose_play("gavel-of-justice");
    arena.next_battle();
    assert_eq!(arena.cost(A, "gavel-of-justice"), 4);
    arena.run(B, "prevent-d");
    assert_eq!(arena.cost(A, "gavel-of-justice"), 4, "that was cheaper");
    arena.run(B, "no-more-subs");
    assert_eq!(arena.cost(A, "gavel-of-justice"), 0);
}

#[test]
fn marked_for_pickup_comes_back_after_the_battle() {
    let mut arena = Arena::new().book(A, &["gavel-of-justice"]);
    arena.run(A, "marked-for-pickup");
    assert!(arena.spent(A).contains(&"gavel-of-justice"));
    arena.end_battle();
    assert_eq!(arena.asked(), Some(A));
    arena.yes();
    assert!(arena.plays(A).contains(&"gavel-of-justice"));
}

#[test]
fn one_or_the_other_lets_the_opponent_choose() {
    let mut arena =
        Arena::new().hand(A, &["2-plays", "late-hit"]).discarded_plays(A, 0, &["jump-ball"]);
    arena.run(A, "one-or-the-other").choose_play("2-plays");
    assert_eq!(arena.asked(), Some(B));
    arena.choose_play("jump-ball");
    assert!(arena.plays(A).contains(&"jump-ball") && arena.spent(A).contains(&"2-plays"));
}

#[test]
fn forced_hand_pick_your_poison_and_hero_tax_leave_the_other_a_penalty() {
    let mut arena = Arena::new();
    arena.run(A, "forced-hand");
    assert_eq!(arena.asked(), Some(B));
    arena.yes();
    assert_eq!((arena.power(A), arena.dogs_left(B)), (100, 8));
    let mut arena = Arena::new().dogs(B, 1);
    arena.run(A, "forced-hand");
    assert_eq!((arena.power(A), arena.dogs_left(B)), (120, 1), "B cannot pay");
    let mut arena = Arena::new().battle(2).won(B, &[1]);
    arena.run(A, "pick-your-poison").end_battle();
    assert_eq!(arena.asked(), Some(B));
    arena.no();
    assert_eq!((arena.dogs_left(B), arena.spent(B).len()), (10, 0), "B chooses which Play");
    assert_eq!(arena.asked(), Some(B));
    let mut arena = Arena::new().dogs(B, 4);
    arena.run(A, "hero-tax");
    assert_eq!((arena.dogs_left(B), arena.heroes(B).len()), (0, 4));
    let mut arena = Arena::new().dogs(B, 3);
    arena.run(A, "hero-tax");
    assert_eq!((arena.dogs_left(B), arena.heroes(B).len()), (3, 3));
}

#[test]
fn called_shot_names_a_play() {
    let mut arena = Arena::new().hand(B, &["jump-ball", "late-hit"]);
    arena.run(A, "called-shot").choose_set("A").choose_play("jump-ball");
    assert_eq!((arena.plays(B), arena.spent(B)), (vec!["late-hit"], vec!["jump-ball"]));
}

#[test]
fn plan_ahead_and_delayed_recovery_wait_for_the_battle_that_was_chosen() {
    let mut arena = Arena::new();
    arena.run(A, "plan-ahead").choose_battle(3).next_battle();
    assert_eq!(arena.power(A), 100);
    arena.next_battle();
    assert_eq!(arena.power(A), 135);
    let mut arena = Arena::new().dogs(A, 5);
    arena.run(A, "delayed-recovery").choose_battle(2);
    assert_eq!(arena.dogs_left(A), 4);
    arena.next_battle();
    assert_eq!((arena.power(A), arena.dogs_left(A)), (90, 6));
}

#[test]
fn drop_the_giant_looks_at_the_next_hero() {
    let mut arena = Arena::new().hero_in(B, 2, ("ice", 165));
    arena.run(A, "drop-the-giant");
    assert_eq!((arena.placed(B, 2), arena.lost_heroes(B)), ("brawl-50", vec!["ice-165"]));
    assert_eq!(arena.state.player(B).forgotten, 0b10, "nobody has seen the new one");
    let mut arena = Arena::new().hero_in(B, 2, ("ice", 160));
    arena.run(A, "drop-the-giant");
    assert_eq!(arena.placed(B, 2), "ice-160");
    assert_eq!(arena.state.player(B).spied, 0b10, "it was shown");
}

#[test]
fn lineup_randomizer_renews_what_lies_face_down() {
    let mut arena = Arena::new().battle(5);
    arena.run(A, "lineup-randomizer");
    assert_eq!(
        (arena.placed(B, 5), arena.placed(B, 6), arena.placed(B, 7)),
        ("ice-100", "brawl-50", "brawl-50")
    );
    assert_eq!(arena.lost_heroes(B).len(), 2);
}

#[test]
fn change_the_future_lets_you_order_your_face_down_heroes() {
    let mut arena = Arena::new().battle(5).hero_in(A, 6, ("gum", 110)).hero_in(A, 7, ("hex", 120));
    arena.run(A, "change-the-future").choose_battle(7);
    assert_eq!((arena.placed(A, 6), arena.placed(A, 7)), ("hex-120", "gum-110"));
    assert_eq!(arena.asked(), None, "the last goes where it must");
}

#[test]
fn last_minute_re_org_swaps_with_a_later_hero_that_both_have_seen_then() {
    let mut arena = Arena::new().hero_in(A, 4, ("gum", 150));
    arena.run(A, "buff-up-15").run(A, "last-minute-re-org").choose_battle(4);
    assert_eq!((arena.fighter(A), arena.placed(A, 4)), ("gum-150", "fire-100"));
    assert_eq!(arena.power(A), 150, "what was done to the other is gone (R148)");
    assert_eq!(arena.state.player(A).spied, 0b1000);
}

#[test]
fn only_fire_and_frost_hardened_change_weapons_in_their_order() {
    let mut arena = Arena::new().hero(A, ("steel", 100));
    assert!(!arena.run(A, "only-fire").actions().is_empty());
    arena.run(A, "fire-boost");
    assert_eq!(arena.powers(), (110, 110), "all Heroes have Fire weapons");
    let mut arena = Arena::new().hero(A, ("steel", 100)).hero(B, ("steel", 100));
    arena.run(A, "frost-hardened").run(A, "ice-boost");
    assert_eq!(arena.powers(), (110, 100), "your Heroes alone");
}

#[test]
fn going_back_to_back_takes_over_what_the_previous_hero_had_gained() {
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").next_battle();
    arena.run(A, "going-back-to-back");
    assert_eq!(arena.power(A), 115);
}

#[test]
fn dogpile_and_double_or_nothin_add_a_whole_hero() {
    let mut arena = Arena::new();
    arena.run(A, "dogpile");
    assert_eq!((arena.power(A), arena.heroes(A).contains(&"brawl-50")), (150, true));
    let mut arena = Arena::new().coins("hh");
    arena.run(A, "double-or-nothin");
    assert_eq!(arena.power(A), 150);
    let mut arena = Arena::new().coins("ht");
    arena.run(A, "double-or-nothin");
    assert_eq!(arena.power(A), 100);
}

#[test]
fn momentum_thief_overplayed_and_play_surge_count_what_comes_later() {
    let mut arena = Arena::new();
    arena.run(A, "momentum-thief").run(B, "trash-bandit").run(B, "buff-up-15");
    assert_eq!(arena.powers(), (110, 115));
    let mut arena = Arena::new();
    arena.run(A, "overplayed").run(B, "trash-bandit");
    assert_eq!(arena.power(B), 100, "one Play is not more than one");
    arena.run(B, "last-stand");
    assert_eq!(arena.power(B), 105 - 20);
    let mut arena = Arena::new();
    arena.run(A, "play-surge").run(B, "trash-bandit").run(B, "updog");
    assert_eq!(arena.power(A), 100);
    arena.run(B, "last-stand");
    assert_eq!(arena.power(A), 115);
}

#[test]
fn the_champions_lasso_recovers_what_the_other_spends_in_the_whole_battle() {
    let mut arena = Arena::new().dogs(A, 5);
    arena.run(A, "the-champions-lasso").run(B, "buff-up-15").end_battle();
    assert_eq!(arena.dogs_left(A), 7);
}

#[test]
fn solo_forge_is_lost_with_a_second_play() {
    let mut arena = Arena::new().hero(A, ("steel", 100));
    arena.run(A, "solo-forge");
    assert_eq!(arena.power(A), 125);
    arena.run(A, "trash-bandit");
    assert_eq!(arena.power(A), 100);
}

#[test]
fn one_and_done_is_the_only_play() {
    let mut arena = Arena::new();
    arena.run(A, "one-and-done");
    assert_eq!(arena.power(A), 120);
    assert!(!arena.can_run(A, "trash-bandit"));
    let mut arena = Arena::new();
    arena.run(A, "trash-bandit");
    assert!(!arena.can_run(A, "one-and-done"));
}

#[test]
fn easy_choice_and_honorable_settle_honors() {
    let mut arena = Arena::new().hero(B, ("ice", 150));
    arena.run(A, "honorable").end_battle();
    assert_eq!(arena.state.honors, A, "though B won");
    let mut arena = Arena::new();
    arena.run(A, "easy-choice").end_battle();
    assert_eq!(arena.asked(), Some(A));
    arena.option(2);
    assert_eq!(arena.state.honors, B);
}

#[test]
fn late_game_push_waits_for_battle_seven() {
    let mut arena = Arena::new().battle(4).dogs(A, 2);
    arena.run(A, "late-game-push");
    assert_eq!(arena.beside(A), ["late-game-push"]);
    arena.next_battle().next_battle();
    assert_eq!(arena.dogs_left(A), 0);
    arena.end_battle();
    assert_eq!(arena.dogs_left(A), 10);
    assert!(!Arena::new().battle(5).can_run(A, "late-game-push"));
}

#[test]
fn purge_and_patch_storm_the_field_clean_slate_and_play_reset_move_whole_hands() {
    let mut arena = Arena::new().hand(B, &["jump-ball", "late-hit"]);
    arena.run(A, "purge-and-patch");
    assert_eq!(arena.power(B), 70, "four Heroes and two Plays");
    assert_eq!((arena.play_count(B), arena.heroes(B).len()), (2, 2));
    let mut arena = Arena::new();
    arena.run(A, "storm-the-field");
    assert_eq!((arena.power(A), arena.heroes(A).len()), (125, 0));
    let mut arena = Arena::new().hand(A, &["jump-ball", "late-hit"]);
    arena.run(A, "clean-slate");
    assert_eq!((arena.play_count(A), arena.play_count(B)), (3, 3));
    let mut arena = Arena::new().hand(A, &["jump-ball", "late-hit"]).whole_book(A, &["2-plays"; 5]);
    arena.run(A, "play-reset");
    assert_eq!((arena.play_count(A), arena.play_count(B)), (2, 1));
}

#[test]
fn immunity_stops_what_comes_later_from_the_other() {
    let mut arena = Arena::new();
    arena.run(A, "immunity").run(B, "opp-loses-15").run(B, "leave-it-to-fate");
    assert_eq!((arena.power(A), arena.fighter(A)), (100, "fire-100"));
    assert_eq!(arena.fighter(B), "brawl-50");
}

#[test]
fn indestructible_stops_reductions_by_the_other_alone() {
    let mut arena = Arena::new();
    arena.run(A, "indestructible").run(A, "1-for-10").run(B, "opp-loses-15");
    assert_eq!(arena.power(A), 90);
}

#[test]
fn steel_shield_guards_steel_heroes_of_both() {
    let mut arena = Arena::new().hero(A, ("steel", 100)).hero(B, ("steel", 100));
    arena.run(A, "steel-shield").run(A, "opp-loses-15").run(B, "opp-loses-15");
    assert_eq!(arena.powers(), (100, 100));
}

#[test]
fn burning_fever_holds_the_power_of_now() {
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").run(A, "burning-fever").run(B, "gavel-of-justice");
    assert_eq!(arena.power(A), 115);
}

#[test]
fn a_lasting_play_does_not_add_up_with_itself() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "fire-boost").run(A, "fire-boost");
    assert_eq!(arena.power(A), 110, "R146, whoever ran it");
    assert!(arena.actions().contains(&Action::Stop));
}

#[test]
fn a_play_that_watches_both_does_not_add_up_with_the_others() {
    let mut arena = Arena::new().honors(B).dice(&[3]);
    arena.run(B, "deep-in-the-playbook").run(A, "deep-in-the-playbook").run(A, "lucky-bounce");
    assert_eq!(arena.asked(), Some(A));
    arena.yes();
    assert_eq!((arena.play_count(A), arena.asked()), (2, None), "one draw for one die");
    let mut arena = Arena::new().honors(B).hero(A, ("fire", 105));
    arena.run(B, "lose-and-discard").run(A, "lose-and-discard").end_battle();
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (7, 6), "one Hot Dog for one loss");
}
