//! Baseline Bonus to Refill And Reload.

use fracas_core::SeatSet;

use super::super::arena::{A, Arena, B, hero};
use super::{BLANK, after, dogs, plays_after, powers_after, sorted};
use crate::action::Action;
use crate::state::Phase;

#[test]
fn baseline_bonus_gives_10_to_a_hero_at_its_starting_power() {
    assert_eq!(powers_after(Arena::new(), "baseline-bonus"), (110, 100));
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").run(A, "baseline-bonus");
    assert_eq!(arena.powers(), (115, 100));
    let mut arena = Arena::new().honors(B);
    arena.run(B, "opp-loses-15").run(A, "buff-up-15").run(A, "baseline-bonus");
    assert_eq!(arena.powers(), (110, 100), "it is back where it started");
}

#[test]
fn consolation_combo_draws_and_recovers_if_you_lose() {
    for (other, drawn, recovered) in [(105, 2, 1), (100, 1, 0), (95, 1, 0)] {
        let mut arena = after(Arena::new().dogs(A, 5).hero(B, ("ice", other)), "consolation-combo");
        assert_eq!((arena.dogs_left(A), arena.play_count(A)), (5, 1), "not yet");
        arena.end_battle();
        assert_eq!(arena.play_count(A), 1 + drawn, "against {other}, one is for the Battle");
        assert_eq!((dogs(&arena), arena.play_count(B)), ((5 + recovered, 10), 2));
    }
}

#[test]
fn quick_draw_draws_2_before_battle_3_and_1_later() {
    for (battle, held) in [(1, 3), (2, 3), (3, 2), (7, 2)] {
        assert_eq!(plays_after(Arena::new().battle(battle), "quick-draw"), (held, 1));
    }
}

#[test]
fn weapon_sync_gives_20_with_the_weapon_of_the_hero_before_and_draws_otherwise() {
    let after = |arena| {
        let arena = after(arena, "weapon-sync");
        (arena.powers(), arena.play_count(A))
    };
    assert_eq!(after(Arena::new().battle(2)), ((120, 100), 1));
    assert_eq!(after(Arena::new().battle(2).hero_in(A, 1, ("gum", 100))), ((100, 100), 2));
    let arena = Arena::new().battle(3).hero_in(A, 2, ("gum", 100)).hero_in(B, 2, ("fire", 100));
    assert_eq!(after(arena), ((100, 100), 2), "the one right before");
    assert_eq!(after(Arena::new()), ((100, 100), 2), "there was none");
}

#[test]
fn synergy_snacks_recovers_2_if_the_two_heroes_before_shared_a_weapon() {
    let recovered = |arena: Arena| after(arena.dogs(A, 5), "synergy-snacks").dogs_left(A) - 5;
    assert_eq!(recovered(Arena::new().battle(3).hero(A, ("gum", 100))), 2);
    assert_eq!(recovered(Arena::new().battle(4).hero_in(A, 1, ("gum", 100))), 2);
    assert_eq!(recovered(Arena::new().battle(3).hero_in(A, 1, ("gum", 100))), 0);
    assert_eq!(recovered(Arena::new().battle(2)), 0, "there was only one");
}

#[test]
fn wildcard_wager_offers_a_cheap_play_for_free() {
    let with_top = |top| after(Arena::new().dogs(A, 5).book(A, &[top]), "wildcard-wager");
    let mut arena = with_top("baseline-bonus");
    assert_eq!(arena.asked(), Some(A));
    arena.yes();
    assert_eq!((arena.powers(), arena.dogs_left(A), arena.play_count(A)), ((110, 100), 5, 1));
    assert_eq!(sorted(arena.spent(A)), ["baseline-bonus", "wildcard-wager"]);
    let mut arena = with_top("trash-bandit");
    arena.no();
    assert_eq!((arena.plays(A), arena.dogs_left(A)), (vec!["late-hit", "trash-bandit"], 5));
    arena.run(A, "trash-bandit");
    assert_eq!(arena.dogs_left(A), 6, "it can be run later");
}

#[test]
fn wildcard_wager_discards_a_play_of_2_or_more() {
    let arena = after(Arena::new().book(A, &["buff-up-15"]), "wildcard-wager");
    assert_eq!((arena.asked(), arena.plays(A)), (None, vec!["late-hit"]));
    assert_eq!(sorted(arena.spent(A)), ["buff-up-15", "wildcard-wager"]);
    assert_eq!(arena.powers(), (100, 100));
}

#[test]
fn big_time_recruit_adds_one_of_the_top_3_heroes() {
    let deck = [("gum", 10), ("gum", 20), ("gum", 30), ("gum", 40), ("gum", 50)];
    let mut arena = after(Arena::new().deck(A, &deck), "big-time-recruit");
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 3));
    let action = arena.actions()[0];
    arena.act(action);
    assert_eq!((arena.heroes(A).len(), arena.state.player(A).deck.len()), (5, 4));
    assert!(arena.heroes(A)[4].starts_with("gum") && arena.lost_heroes(A).is_empty());
    let mut arena = after(Arena::new().deck(A, &deck[..3]), "big-time-recruit");
    arena.choose_hero(("gum", 20));
    assert_eq!(arena.heroes(A)[4], "gum-20");
}

#[test]
fn comeback_time_gives_15_after_two_losses() {
    let after = |arena| powers_after(arena, "comeback-time");
    assert_eq!(after(Arena::new().battle(3).won(B, &[1, 2])), (115, 100));
    assert_eq!(after(Arena::new().battle(4).won(B, &[2, 3]).won(A, &[1])), (115, 100));
    assert_eq!(after(Arena::new().battle(4).won(B, &[1, 2])), (100, 100), "3 was tied");
    assert_eq!(after(Arena::new().battle(4).won(B, &[1, 3]).won(A, &[2])), (100, 100));
    assert_eq!(after(Arena::new().battle(2).won(B, &[1])), (100, 100), "only one");
    assert_eq!(after(Arena::new().battle(3).won(A, &[1, 2])), (100, 100));
}

#[test]
fn dice_duel_gives_25_to_the_higher_roll_and_takes_10_from_both_at_a_tie() {
    for (dice, powers) in [([5, 2], (125, 100)), ([1, 3], (100, 125)), ([4, 4], (90, 90))] {
        assert_eq!(powers_after(Arena::new().dice(&dice), "dice-duel"), powers, "{dice:?}");
    }
}

#[test]
fn high_stakes_pump_up_gives_10_and_takes_20_from_the_next_hero_if_you_lose() {
    for (other, next) in [(115, 80), (110, 100), (105, 100)] {
        let mut arena = after(Arena::new().hero(B, ("ice", other)), "high-stakes-pump-up");
        for power in [110, next, 100] {
            assert_eq!(arena.power(A), power, "against {other}");
            arena.next_battle();
        }
    }
}

#[test]
fn pick_your_poison_lets_the_other_pay_or_discard_a_play_in_the_next_battle() {
    let poisoned = |left| {
        let arena = Arena::new().battle(2).won(B, &[1]).dogs(B, left).hand(B, &["jump-ball"]);
        let mut arena = after(arena, "pick-your-poison");
        assert_eq!(
            (arena.asked(), arena.dogs_left(B), arena.play_count(B)),
            (None, left.into(), 1)
        );
        arena.end_battle();
        assert_eq!(
            (arena.asked(), arena.state.phase, arena.state.battle),
            (Some(B), Phase::Start, 2)
        );
        arena
    };
    let mut arena = poisoned(5);
    arena.yes();
    assert_eq!((dogs(&arena), arena.play_count(B), arena.asked()), ((10, 4), 2, None));
    let mut arena = poisoned(5);
    arena.no().choose_play("jump-ball");
    assert_eq!((dogs(&arena), arena.plays(B)), ((10, 5), vec!["buff-up-15"]));
    let mut arena = poisoned(0);
    arena.choose_play("jump-ball");
    assert_eq!((arena.dogs_left(B), arena.spent(B)), (0, vec!["jump-ball"]), "B cannot pay");
    for (battle, won) in [(1, &[][..]), (2, &[]), (3, &[1])] {
        let mut arena = after(Arena::new().battle(battle).won(B, won), "pick-your-poison");
        arena.end_battle();
        assert_eq!((arena.asked(), arena.dogs_left(B)), (None, 10), "A did not lose the last");
    }
}

#[test]
fn snack_sanction_lets_both_recover_1_hot_dog_in_each_battle() {
    let mut arena = after(Arena::new().dogs(A, 5).dogs(B, 5).coins("hththt"), "snack-sanction");
    for battle in 1..=3 {
        arena.run(A, "dog-gone-flip").run(A, "dog-gone-flip").run(A, "trash-bandit");
        arena.run(B, "trash-bandit");
        assert_eq!(dogs(&arena), (4 + battle, 5 + battle));
        arena.next_battle();
    }
}

#[test]
fn bun_shortage_lets_nobody_recover_any_more() {
    let mut arena = after(Arena::new().dogs(A, 5).dogs(B, 5), "bun-shortage");
    for _ in 0..3 {
        arena.run(A, "trash-bandit").run(B, "trash-bandit");
        assert_eq!(dogs(&arena), (2, 5));
        arena.next_battle();
    }
    assert_eq!(arena.beside(A), ["bun-shortage"]);
}

#[test]
fn burn_to_burn_discards_a_play_and_takes_2_hot_dogs() {
    let mut arena = after(Arena::new().hand(A, &["jump-ball", "late-hit"]), "burn-to-burn");
    assert_eq!(arena.asked(), Some(A));
    arena.choose_play("jump-ball");
    assert_eq!((dogs(&arena), arena.plays(A)), ((9, 8), vec!["late-hit"]));
    assert!(arena.spent(A).contains(&"jump-ball"));
    let arena = after(Arena::new().hand(A, &[]), "burn-to-burn");
    assert_eq!(dogs(&arena), (9, 10), "only if you do");
}

#[test]
fn catch_up_bonus_gives_10_and_recovers_if_the_other_has_more_left() {
    for (other, left) in [(9, 9), (8, 8), (7, 8)] {
        let arena = after(Arena::new().dogs(B, other), "catch-up-bonus");
        assert_eq!((arena.powers(), dogs(&arena)), ((110, 100), (left, other.into())));
    }
}

#[test]
fn buff_or_debuff_gives_15_with_fewer_hot_dogs_and_takes_15_with_more() {
    for (other, powers) in [(9, (115, 100)), (8, (100, 100)), (7, (100, 85))] {
        assert_eq!(powers_after(Arena::new().dogs(B, other), "buff-or-debuff"), powers);
    }
}

#[test]
fn glowaway_discards_a_glow_hero_and_gives_25() {
    let bench = [("glow", 50), ("glow", 60), ("gum", 70)];
    let mut arena = after(Arena::new().bench(A, &bench), "glowaway");
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 2), "Glow only");
    arena.choose_hero(("glow", 60));
    assert_eq!((arena.powers(), arena.lost_heroes(A)), ((125, 100), vec!["glow-60"]));
    let arena = after(Arena::new(), "glowaway");
    assert_eq!((arena.power(A), arena.heroes(A).len()), (125, 4), "R138: the rest is done");
}

#[test]
fn playbook_knowledge_puts_one_of_two_on_top_and_the_other_under() {
    let arena = Arena::new().book(B, &["jump-ball", "trash-bandit", "heads-up"]);
    let mut arena = after(arena, "playbook-knowledge");
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 2));
    arena.choose_play("trash-bandit");
    let book = &arena.state.player(B).book;
    assert_eq!((book.len(), book.top.len(), book.bottom.len()), (23, 2, 1));
    let known_to = book.top.last().map(|known| known.known_to);
    assert_eq!(known_to, Some(SeatSet::all(2)), "revealed");
    assert!(arena.spent(B).is_empty());
    arena.run(B, "2-plays");
    assert_eq!(arena.plays(B), ["late-hit", "trash-bandit", "heads-up"]);
    let arena = Arena::new().whole_book(B, &["late-hit"]).book(B, &["jump-ball", "heads-up"]);
    let mut arena = after(arena, "playbook-knowledge");
    arena.choose_play("heads-up").run(B, "2-plays").run(B, "2-plays");
    assert_eq!(arena.plays(B)[1..], ["heads-up", "late-hit", "jump-ball"]);
}

#[test]
fn scare_tactics_makes_a_play_free_once_the_other_spent_as_much_in_the_next_battle() {
    let arena = Arena::new().hero(B, ("ice", 150)).dogs(B, 11);
    let arena = arena.hand(A, &["gavel-of-justice", "late-hit"]);
    let mut arena = after(arena, "scare-tactics");
    assert_eq!(arena.asked(), Some(A));
    arena.choose_play("gavel-of-justice");
    assert!(arena.state.player(A).plays.iter().any(|held| held.is_seen), "it is shown");
    arena.run(B, "no-more-subs");
    assert_eq!(arena.cost(A, "gavel-of-justice"), 4, "not in this Battle");
    arena.next_battle().run(B, "member-bounce");
    assert_eq!(arena.cost(A, "gavel-of-justice"), 4, "3 is less");
    arena.run(B, "the-closer");
    assert_eq!((arena.cost(A, "gavel-of-justice"), arena.cost(A, "no-more-subs")), (0, 4));
    arena.run(A, "gavel-of-justice");
    assert_eq!(arena.dogs_left(A), 9);
    let mut late = Arena::new().hero(B, ("ice", 150)).hand(A, &["gavel-of-justice"]);
    late.run(A, "scare-tactics").next_battle().next_battle().run(B, "the-closer");
    assert_eq!(late.cost(A, "gavel-of-justice"), 4, "the next Battle only");
}

#[test]
fn scare_tactics_needs_honors() {
    let arena = Arena::new().honors(B).hand(A, &["gavel-of-justice", "late-hit"]);
    let mut arena = after(arena, "scare-tactics");
    assert_eq!((arena.asked(), arena.dogs_left(A)), (None, 9));
    arena.next_battle().run(B, "no-more-subs");
    assert_eq!(arena.cost(A, "gavel-of-justice"), 4);
}

#[test]
fn weapon_lineage_gives_10_for_each_discarded_hero_of_your_weapon() {
    let arena = Arena::new()
        .discarded_heroes(A, &[("fire", 50), ("ice", 50), ("fire", 80)])
        .discarded_heroes(B, &[("fire", 50)]);
    assert_eq!(powers_after(arena, "weapon-lineage"), (120, 100));
    assert_eq!(powers_after(Arena::new(), "weapon-lineage"), (100, 100));
}

#[test]
fn delayed_recovery_takes_10_from_a_later_hero_and_recovers_2_then() {
    let mut arena = after(Arena::new().dogs(A, 5), "delayed-recovery");
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 6));
    arena.choose_battle(3);
    for (power, left) in [(100, 4), (100, 4), (90, 6), (100, 6)] {
        assert_eq!((arena.powers(), arena.dogs_left(A)), ((power, 100), left));
        arena.next_battle();
    }
}

#[test]
fn delayed_recovery_is_about_the_hero_and_not_its_battle() {
    let mut arena = after(Arena::new().dogs(A, 5), "delayed-recovery");
    arena.choose_battle(2).end_battle();
    arena.act(Action::Substitute(hero(("steel", 75))));
    arena.next_battle();
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((75, 100), 2), "it was never revealed");
    assert_eq!((arena.beside(A), arena.spent(A)), (vec![], vec!["delayed-recovery"]));
}

#[test]
fn second_wind_shuffles_the_discard_pile_in_and_draws_2() {
    let arena = Arena::new()
        .battle(2)
        .discarded_heroes(A, &[("gum", 50), ("hex", 50)])
        .discarded_plays(A, 1, &["jump-ball"])
        .discarded_plays(A, 0, &["heads-up"])
        .discarded_heroes(B, &[("gum", 50)]);
    let mut arena = after(arena, BLANK);
    arena.run(A, "second-wind");
    assert_eq!((arena.lost_heroes(A).len(), arena.spent(A)), (0, vec!["second-wind"]));
    let player = arena.state.player(A);
    assert_eq!((player.deck.len(), player.book.len(), player.plays.len()), (22, 20 + 3 - 2, 3));
    assert_eq!((dogs(&arena), arena.lost_heroes(B).len()), ((7, 10), 1), "no Hot Dogs");
}

#[test]
fn protein_bar_gives_15_and_recovers_if_you_lose() {
    for (other, left) in [(120, 9), (115, 8), (110, 8)] {
        let mut arena = after(Arena::new().hero(B, ("ice", other)), "protein-bar");
        assert_eq!((arena.power(A), arena.dogs_left(A)), (115, 8));
        arena.end_battle();
        assert_eq!(dogs(&arena), (left, 10), "against {other}");
    }
}

#[test]
fn different_leagues_takes_10_from_a_hero_of_another_weapon() {
    assert_eq!(powers_after(Arena::new(), "different-leagues"), (100, 90));
    let arena = Arena::new().hero(B, ("fire", 100));
    assert_eq!(powers_after(arena, "different-leagues"), (100, 100));
}

#[test]
fn refill_and_reload_shuffles_a_play_of_an_earlier_battle_in_to_draw_one() {
    let arena = Arena::new().battle(3).discarded_plays(A, 1, &["jump-ball"]);
    let mut arena = after(arena.discarded_plays(A, 2, &["heads-up"]), BLANK);
    arena.run(A, "refill-and-reload");
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 2), "not those of this Battle");
    arena.choose_play("heads-up");
    assert_eq!(sorted(arena.spent(A)), ["jump-ball", "refill-and-reload", BLANK]);
    let player = arena.state.player(A);
    assert_eq!((player.book.len(), player.plays.len()), (20, 2));
    let mut none = after(Arena::new(), BLANK);
    none.run(A, "refill-and-reload");
    assert_eq!((none.play_count(A), none.state.player(A).book.len()), (1, 20), "no draw without");
}
