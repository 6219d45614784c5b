//! One test for each rule of Playmaker, by its number in RULES.md.

use std::collections::BTreeSet;

use fracas_core::{Fast, Game, Setup, Silent};

use super::arena::{A, Arena, B};
use crate::action::Action;
use crate::card::CostRule;
use crate::catalogue::Catalogue;
use crate::state::{Phase, State};
use crate::{BattleArena, BattleArenaTitle};

/// Opens a table with the usual decks.
fn playmaker(format: &str) -> BattleArena {
    let setup = Setup {
        game: crate::ID.into(),
        mode: "playmaker".into(),
        options: [("format".into(), format.into())].into(),
        ..Setup::default()
    };
    BattleArena::open(&setup).unwrap()
}

/// Plays to the first decision after the line-ups are placed.
fn started(game: &BattleArena, seed: u64) -> State {
    let mut chance = Fast::new(seed);
    let mut state = game.deal(&mut chance, &mut Silent);
    let mut actions = Vec::new();
    while !state.phase.is_battle() {
        let seat = state.due.first().unwrap();
        actions.clear();
        game.actions(&state, seat, &mut actions);
        game.apply(&mut state, seat, actions[0], &mut chance, &mut Silent);
    }
    state
}

#[test]
fn r001_there_are_three_modes() {
    use fracas_core::Title as _;
    let modes: Vec<&str> = BattleArenaTitle.passport().modes.iter().map(|mode| mode.id).collect();
    assert_eq!(modes, ["rookie", "substitution", "playmaker"]);
}

#[test]
fn r012_no_play_alters_the_winner_of_an_earlier_battle() {
    let mut arena = Arena::new().battle(2).won(B, &[1]);
    arena.run(A, "to-fight-another-day");
    assert_eq!(arena.power(A), 120, "it looks at the Battle before");
    arena.run(A, "the-perfect-offense").next_battle();
    assert_eq!((arena.winner(1), arena.winner(2)), (Some(B), Some(A)));
}

#[test]
fn r028_a_play_has_a_cost_and_instructions() {
    for (_, play) in Catalogue::base().plays() {
        assert!(!play.text.is_empty(), "{}", play.id);
        assert!(play.cost.printed <= 9, "{}", play.id);
    }
}

#[test]
fn r029_a_cost_may_be_0() {
    let costs: BTreeSet<u8> =
        Catalogue::base().plays().map(|(_, play)| play.cost.printed).collect();
    assert_eq!(costs.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6]);
}

#[test]
fn r032_instructions_beat_the_rules() {
    let mut arena = Arena::new();
    arena.run(A, "unlimited-subs").end_battle();
    assert_eq!(arena.state.phase, Phase::Substitution);
    let before = arena.dogs_left(A);
    let bench = arena.state.player(A).hand[0];
    arena.act(Action::Substitute(bench));
    assert_eq!(arena.dogs_left(A), before, "R101 says 2 Hot Dogs");
}

#[test]
fn r077_four_plays_are_drawn_with_the_bench() {
    let game = playmaker("standard");
    let state = started(&game, 1);
    for player in &state.players {
        assert_eq!((player.hand.len(), player.plays.len(), player.book.len()), (4, 4, 26));
    }
}

#[test]
fn r078_the_playbook_is_shuffled() {
    let game = playmaker("standard");
    let hand = |seed| {
        let mut plays: Vec<_> =
            started(&game, seed).player(A).plays.iter().map(|held| held.play).collect();
        plays.sort_unstable();
        plays
    };
    let hands: BTreeSet<_> = (0..20).map(hand).collect();
    assert!(18 < hands.len(), "{} different hands of 20", hands.len());
}

#[test]
fn r089_the_holder_runs_plays_first() {
    let arena = Arena::new().honors(B);
    assert_eq!(arena.state.due.first(), Some(B));
    let mut arena = Arena::new();
    assert_eq!(arena.state.due.first(), Some(A));
    arena.stop();
    assert_eq!(arena.state.due.first(), Some(B));
}

#[test]
fn r090_a_play_that_changes_honors_works_from_the_next_battle_on() {
    let mut arena = Arena::new();
    arena.run(A, "easy-choice");
    assert_eq!((arena.state.honors, arena.state.due.first()), (A, Some(A)), "still this Battle's");
    arena.end_battle().option(2);
    assert_eq!(arena.state.honors, B);
    assert_eq!(arena.state.due.first(), Some(B), "B decides first about substitution");
}

#[test]
fn r126_plays_come_after_the_reveal_and_before_the_comparison() {
    let mut arena = Arena::new();
    arena.end_battle();
    assert_eq!(arena.state.phase, Phase::Substitution, "not yet");
    arena.next_battle();
    assert_eq!(arena.state.phase, Phase::Plays);
    arena.run(A, "buff-up-15").end_battle();
    assert_eq!(arena.winner(2), Some(A), "the Play counted");
}

#[test]
fn r127_running_plays_is_optional() {
    let mut arena = Arena::new().hand(A, &["buff-up-15"]).hand(B, &["buff-up-15"]);
    arena.stop().stop();
    assert_eq!((arena.winner(1), arena.plays(A).contains(&"buff-up-15")), (None, true));
}

#[test]
fn r128_in_the_play_step_the_holder_goes_first() {
    let mut arena = Arena::new().honors(B);
    assert_eq!(arena.state.due.first(), Some(B));
    arena.stop();
    assert_eq!(arena.state.due.first(), Some(A));
}

#[test]
fn r129_each_runs_all_their_plays_before_the_other() {
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").run(A, "trash-bandit").run(A, "opp-loses-15");
    assert_eq!(arena.state.due.first(), Some(A), "A goes on until A stops");
    arena.stop().run(B, "buff-up-15");
    assert_eq!(arena.state.due.first(), Some(B));
    arena.stop();
    assert_eq!((arena.state.battle, arena.winner(1)), (1, Some(A)), "the step is over");
}

#[test]
fn r130_nobody_gets_back_in_after_stopping() {
    let mut arena = Arena::new();
    arena.stop().run(B, "gavel-of-justice").stop();
    assert_eq!(arena.winner(1), Some(B), "A was not asked again");
}

#[test]
fn r131_nothing_but_cost_and_hand_limits_the_number_of_plays() {
    let mut arena = Arena::new();
    for id in ["trash-bandit", "last-stand", "jump-ball", "updog", "bundle-deal"] {
        if id == "jump-ball" {
            arena.set_coins("h");
        }
        arena.run(A, id);
    }
    assert_eq!(arena.state.fight.side(A).plays, 5);
    assert_eq!(arena.state.due.first(), Some(A));
}

#[test]
fn r132_the_cost_is_paid_to_the_discard_pile_before_the_play_takes_effect() {
    let mut arena = Arena::new();
    arena.run(A, "banked-power");
    assert_eq!((arena.dogs_left(A), arena.power(A)), (8, 140), "+5 for each that is left");
    arena.run(A, "late-game-push");
    arena.run(A, "recycle-for-5");
    assert_eq!(arena.dogs_left(A), 4);
}

#[test]
fn r133_a_play_that_cannot_be_paid_in_full_cannot_be_run() {
    let arena = Arena::new().dogs(A, 3);
    assert!(!arena.can_run(A, "gavel-of-justice"));
    assert!(Arena::new().dogs(A, 4).can_run(A, "gavel-of-justice"));
}

#[test]
fn r134_a_gate_forbids_and_a_condition_does_not() {
    assert!(!Arena::new().battle(4).can_run(A, "late-game-magic"), "only in Battle 5 or later");
    assert!(Arena::new().battle(5).can_run(A, "late-game-magic"));
    let mut arena = Arena::new();
    arena.run(A, "rusted-edge");
    assert_eq!((arena.power(A), arena.dogs_left(A)), (100, 9), "paid for without effect");
}

#[test]
fn r135_a_play_of_cost_0_needs_no_hot_dogs() {
    let mut arena = Arena::new().dogs(A, 0);
    arena.run(A, "last-stand");
    assert_eq!(arena.power(A), 105);
}

#[test]
fn r136_instructions_are_followed_once_the_cost_is_paid() {
    let mut arena = Arena::new();
    arena.run(A, "combo-deal");
    assert_eq!((arena.power(A), arena.play_count(A), arena.dogs_left(A)), (110, 3, 7));
}

#[test]
fn r137_a_play_is_carried_out_completely_before_the_next_is_paid_for() {
    let mut arena = Arena::new().hand(A, &["jump-ball", "late-hit", "buff-up-15"]);
    arena.run(A, "burn-that-play");
    assert!(arena.actions().iter().all(|action| matches!(action, Action::Answer(_))));
    arena.choose_play("jump-ball");
    assert!(arena.actions().contains(&Action::Stop), "now the next may come");
}

#[test]
fn r138_what_cannot_be_done_is_skipped_and_the_rest_is_done() {
    let mut arena = Arena::new().bench(A, &[]);
    arena.run(A, "glowaway");
    assert_eq!(arena.power(A), 125, "no Hero to discard, +25 all the same");
}

#[test]
fn r139_only_plays_in_hand_can_be_run_unless_a_play_says_otherwise() {
    let mut arena = Arena::new().whole_book(A, &["gavel-of-justice", "buff-up-15"]);
    let runs = arena.actions().iter().filter(|action| matches!(action, Action::Run(_))).count();
    assert_eq!(runs, 0, "what is in the Playbook is not in hand");
    arena.run(A, "by-any-means-necessary").choose_play("gavel-of-justice");
    assert_eq!((arena.power(B), arena.dogs_left(A)), (70, 4), "from the Playbook, for free");
}

#[test]
fn r140_plays_raise_and_lower_power() {
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").run(A, "opp-loses-15");
    assert_eq!(arena.powers(), (115, 85));
}

#[test]
fn r141_a_change_lasts_for_the_battle() {
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").run(A, "2-get-10");
    assert_eq!(arena.power(A), 125);
    arena.next_battle();
    assert_eq!(arena.power(A), 110, "2 Get 10 speaks of the next Battle, too");
    arena.next_battle();
    assert_eq!(arena.power(A), 100);
}

#[test]
fn r142_your_hero_is_that_of_the_current_battle() {
    let mut arena = Arena::new().battle(3).hero(A, ("fire", 120)).hero_in(A, 4, ("fire", 90));
    arena.run(A, "buff-up-15");
    assert_eq!(arena.power(A), 135);
    arena.next_battle();
    assert_eq!(arena.power(A), 90);
}

#[test]
fn r143_power_has_no_limits() {
    let mut arena = Arena::new().hero(B, ("ice", 5)).hero(A, ("fire", 200));
    arena.run(A, "gavel-of-justice").run(A, "opp-loses-15");
    assert_eq!(arena.power(B), -40);
    arena.run(A, "last-stand");
    assert_eq!(arena.power(A), 205);
}

#[test]
fn r144_increases_come_before_reductions_and_costs_never_fall_below_0() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "dog-gone-inflation");
    assert_eq!(arena.cost(A, "buff-up-15"), 4);
    arena.run(A, "bundle-deal");
    assert_eq!((arena.cost(A, "buff-up-15"), arena.dogs_left(A)), (3, 8), "Bundle Deal cost 2");
    let mut arena = Arena::new();
    arena.run(A, "bundle-deal");
    assert_eq!((arena.cost(A, "trash-bandit"), arena.cost(A, "robin-who")), (0, 0));
}

#[test]
fn r145_a_play_is_discarded_unless_its_effect_lasts() {
    let mut arena = Arena::new();
    arena.run(A, "trash-bandit").run(A, "2-get-10");
    assert_eq!((arena.spent(A), arena.beside(A)), (vec!["trash-bandit"], vec!["2-get-10"]));
    arena.next_battle();
    assert_eq!(arena.beside(A), Vec::<&str>::new(), "its effect is over");
    assert!(arena.spent(A).contains(&"2-get-10"));
}

#[test]
fn r146_a_lasting_effect_does_not_add_up_with_the_same_play() {
    let mut arena = Arena::new();
    arena.run(A, "member-bounce").next_battle();
    assert_eq!(arena.power(A), 110);
    arena.run(A, "member-bounce");
    assert_eq!(arena.power(A), 110);
    arena.run(A, "ice-boost");
    assert_eq!(arena.power(B), 110, "another Play does");
}

#[test]
fn r147_a_lasting_effect_ends_when_its_card_leaves_play() {
    let mut arena = Arena::new();
    arena.run(A, "member-bounce");
    assert_eq!((arena.power(A), arena.beside(A)), (110, vec!["member-bounce"]));
    arena.run(A, "pulling-the-plug");
    assert_eq!(arena.power(A), 100);
    assert!(arena.beside(A).is_empty() && arena.spent(A).contains(&"member-bounce"));
}

#[test]
fn r148_a_hero_brought_in_has_only_what_applies_to_it_anew() {
    let mut arena = Arena::new().bench(A, &[("steel", 130)]);
    arena.run(A, "buff-up-15").run(A, "member-bounce").run(A, "curveball");
    assert_eq!(arena.power(A), 140, "130 and what holds for all its owner's Heroes");
}

#[test]
fn r149_who_cannot_run_plays_is_skipped() {
    let mut arena = Arena::new();
    arena.run(A, "full-court-press").stop();
    assert_eq!(arena.state.battle, 1, "B was not asked");
}

#[test]
fn r150_a_restriction_by_the_other_undoes_nothing() {
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").run(B, "full-court-press");
    assert_eq!(arena.power(A), 115);
}

#[test]
fn r151_coins_and_dice_fall_during_the_play() {
    let mut arena = Arena::new().coins("t").dice(&[6]);
    arena.run(A, "jump-ball");
    assert_eq!(arena.power(A), 90);
    arena.run(A, "lucky-bounce");
    assert_eq!(arena.power(A), 120);
}

#[test]
fn r152_the_runner_chooses_unless_the_text_names_the_opponent() {
    let mut arena = Arena::new().hand(A, &["jump-ball", "late-hit"]);
    arena.run(A, "tear-a-page");
    assert_eq!(arena.asked(), Some(A));
    let mut arena = Arena::new();
    arena.run(A, "forced-retreat");
    assert_eq!(arena.asked(), Some(B));
}

#[test]
fn r153_the_battle_is_decided_when_both_have_finished() {
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").stop();
    assert_eq!(arena.winner(1), None, "B may still answer");
    arena.stop();
    assert_eq!(arena.winner(1), Some(A));
}

#[test]
fn r154_each_draws_a_play_after_each_battle() {
    let mut arena = Arena::new();
    arena.run(A, "trash-bandit").end_battle();
    assert_eq!((arena.play_count(A), arena.play_count(B)), (2, 2));
}

#[test]
fn r155_winner_and_loser_draw_and_after_a_tie_too() {
    for power in [95, 100, 105] {
        let mut arena = Arena::new().hero(A, ("fire", power));
        arena.end_battle();
        assert_eq!((arena.play_count(A), arena.play_count(B)), (2, 2), "{power}");
    }
}

#[test]
fn r156_an_empty_playbook_gives_nothing() {
    let mut arena = Arena::new().whole_book(A, &[]);
    arena.run(A, "2-plays").end_battle();
    assert_eq!((arena.play_count(A), arena.play_count(B)), (1, 2));
}

#[test]
fn r157_there_is_no_limit_to_the_plays_held() {
    let mut arena = Arena::new();
    for _ in 0..6 {
        arena.run(A, "2-plays");
        arena.state.player_mut(A).hot_dogs = 10;
    }
    assert_eq!(arena.play_count(A), 13);
}

#[test]
fn r158_a_hand_changes_by_one_less_the_plays_run() {
    let mut arena = Arena::new().hand(A, &["trash-bandit", "last-stand", "updog", "late-hit"]);
    arena.run(A, "trash-bandit").run(A, "last-stand").run(A, "updog").end_battle();
    assert_eq!(arena.play_count(A), 4 + 1 - 3);
}

#[test]
fn r159_no_play_is_drawn_after_the_battle_that_ends_the_game() {
    let mut arena = Arena::new().battle(4).won(A, &[1, 2, 3]).hero(A, ("fire", 150));
    arena.end_battle();
    assert_eq!((arena.state.phase, arena.play_count(A)), (Phase::Over, 1));
}

#[test]
fn r160_a_trainer_playbook_is_used_up_by_the_draw_after_battle_6() {
    let game = playmaker("trainer");
    let mut state = started(&game, 3);
    let mut chance = Fast::new(1);
    while state.phase != Phase::Over && state.battle < 6 {
        let seat = state.due.first().unwrap();
        let idle = if state.phase == Phase::Plays { Action::Stop } else { Action::Decline };
        game.apply(&mut state, seat, idle, &mut chance, &mut Silent);
        let drawn = usize::from(state.battle);
        for player in state.players.iter().filter(|_| state.phase == Phase::Substitution) {
            assert_eq!((player.plays.len(), player.book.len()), (4 + drawn, 6 - drawn));
        }
    }
}

#[test]
fn r162_the_end_step_has_its_order() {
    let mut arena = Arena::new().hero(A, ("fire", 95)).whole_book(A, &["late-hit"]);
    arena.run(A, "win-or-weiners").run(A, "locked-playbook");
    arena.state.player_mut(A).hot_dogs = 5;
    arena.end_battle();
    assert_eq!(arena.winner(1), Some(B));
    assert_eq!(arena.dogs_left(A), 7, "what losing brings");
    assert_eq!((arena.play_count(A), arena.play_count(B)), (2, 1), "draws, as far as allowed");
    assert_eq!(arena.state.honors, B, "then Honors");
    assert_eq!(arena.state.phase, Phase::Substitution, "then the next Battle");
}

#[test]
fn r169_recovered_hot_dogs_come_from_the_discard_pile() {
    let mut arena = Arena::new().dogs(A, 9);
    arena.run(A, "back-from-the-dumps");
    assert!(arena.asked().is_some());
    arena.choose_number(1);
    assert_eq!(arena.dogs_left(A), 10, "no more than lie there can be taken");
}

#[test]
fn a_copied_cost_is_the_only_one_that_is_not_printed() {
    let copied = Catalogue::base().plays().filter(|(_, play)| play.cost.rule == CostRule::Copied);
    assert_eq!(copied.map(|(_, play)| play.id.as_str()).collect::<Vec<_>>(), ["copycat"]);
}
