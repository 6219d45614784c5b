//! Dog Gone Flip to Streaky.

use fracas_core::SeatSet;

use super::super::arena::{A, Arena, B, hero};
use super::{BLANK, after, dogs, plays_after, powers_after, sorted};
use crate::action::Action;
use crate::state::Phase;

#[test]
fn dog_gone_flip_recovers_3_for_you_or_the_other() {
    for (coin, expected) in [("h", (8, 5)), ("t", (5, 8))] {
        let arena = after(Arena::new().dogs(A, 5).dogs(B, 5).coins(coin), "dog-gone-flip");
        assert_eq!(dogs(&arena), expected, "{coin}");
    }
}

#[test]
fn combo_kick_gives_15_and_5_more_as_your_second_play() {
    for (before, power) in [(0, 115), (1, 120), (2, 115)] {
        let mut arena = Arena::new().honors(B);
        arena.run(B, BLANK);
        for _ in 0..before {
            arena.run(A, BLANK);
        }
        assert_eq!(powers_after(arena, "combo-kick"), (power, 100), "after {before}");
    }
}

#[test]
fn overprepared_takes_5_for_each_play_you_have_run() {
    for (before, power) in [(0, 95), (2, 85)] {
        let mut arena = Arena::new().honors(B);
        arena.run(B, BLANK);
        for _ in 0..before {
            arena.run(A, BLANK);
        }
        arena.run(A, "overprepared");
        assert_eq!(arena.powers(), (100, power), "itself among them");
        arena.run(A, BLANK);
        assert_eq!(arena.powers(), (100, power), "what comes later does not count");
    }
}

#[test]
fn more_plays_less_power_takes_10_from_who_holds_more_once_it_is_run() {
    let plays = ["jump-ball", "heads-up", "late-hit"];
    for (other, power) in [(1, 100), (2, 100), (3, 90)] {
        let arena = Arena::new().hand(A, &plays[1..]).hand(B, &plays[..other]);
        assert_eq!(powers_after(arena, "more-plays-less-power"), (100, power));
    }
}

#[test]
fn lucky_discard_gives_20_if_the_top_hero_has_your_weapon() {
    for (weapon, power) in [("fire", 120), ("ice", 100)] {
        let arena = after(Arena::new().deck(A, &[(weapon, 50); 3]), "lucky-discard");
        assert_eq!(arena.powers(), (power, 100));
        assert_eq!((arena.asked(), arena.lost_heroes(A)), (None, vec![&*format!("{weapon}-50")]));
    }
    assert_eq!(powers_after(Arena::new().deck(A, &[]), "lucky-discard"), (100, 100));
}

#[test]
fn power_pick_adds_one_of_three_plays_and_gives_10_if_it_costs_3() {
    let top = ["trash-bandit", "heads-up", "late-hit", "jump-ball"];
    for (choice, power) in [("late-hit", 110), ("heads-up", 100), ("trash-bandit", 100)] {
        let arena = Arena::new().hand(A, &["2-plays"]).book(A, &top);
        let mut arena = after(arena, "power-pick");
        assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 3));
        arena.choose_play(choice);
        assert_eq!((arena.powers(), arena.plays(A)), ((power, 100), vec!["2-plays", choice]));
        let mut rest = vec!["power-pick"];
        rest.extend(top[..3].iter().filter(|&&play| play != choice));
        assert_eq!(sorted(arena.spent(A)), sorted(rest));
    }
}

#[test]
fn toss_and_trade_replaces_your_hero_for_heads_and_discards_a_play_for_tails() {
    let mut arena = Arena::new().coins("h");
    arena.run(A, "buff-up-15").run(A, "toss-and-trade");
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 4));
    arena.choose_hero(("steel", 70));
    assert_eq!((arena.fighter(A), arena.powers()), ("steel-70", (70, 100)));
    assert_eq!((arena.lost_heroes(A), arena.heroes(A).len()), (vec!["fire-100"], 3));
    assert_eq!(arena.play_count(A), 1);
    let arena = Arena::new().coins("t").hand(A, &["jump-ball", "late-hit"]);
    let mut arena = after(arena, "toss-and-trade");
    arena.choose_play("jump-ball");
    assert_eq!((arena.plays(A), arena.fighter(A)), (vec!["late-hit"], "fire-100"));
}

#[test]
fn lucky_shot_gives_30_for_heads_and_4_to_6_or_discards_two_plays() {
    let hand = ["jump-ball", "heads-up", "late-hit"];
    let shot =
        |coin, face| after(Arena::new().hand(A, &hand).coins(coin).dice(&[face]), "lucky-shot");
    for face in 4..=6 {
        let arena = shot("h", face);
        assert_eq!((arena.powers(), arena.play_count(A), arena.asked()), ((130, 100), 3, None));
    }
    for (coin, face) in [("h", 3), ("h", 1), ("t", 6), ("t", 2)] {
        let mut arena = shot(coin, face);
        assert_eq!((arena.powers(), arena.asked()), ((100, 100), Some(A)));
        arena.choose_play("heads-up").choose_play("jump-ball");
        assert_eq!((arena.plays(A), arena.play_count(B)), (vec!["late-hit"], 1));
    }
}

#[test]
fn bench_blocker_takes_20_and_the_substitution_of_the_next_battle() {
    let mut arena = after(Arena::new(), "bench-blocker");
    assert_eq!(arena.powers(), (100, 80));
    assert_eq!(arena.offered_substitution(), [A]);
    assert_eq!(arena.powers(), (100, 100));
    assert_eq!(arena.offered_substitution(), [A, B]);
}

#[test]
fn fallen_fighters_gives_10_for_each_discarded_hero_like_the_one_you_discard() {
    let arena = Arena::new()
        .bench(A, &[("gum", 50), ("hex", 50)])
        .discarded_heroes(A, &[("gum", 60), ("gum", 70), ("fire", 50)])
        .discarded_heroes(B, &[("gum", 60)]);
    let mut arena = after(arena, "fallen-fighters");
    assert_eq!(arena.asked(), Some(A));
    arena.choose_hero(("gum", 50));
    assert_eq!((arena.powers(), arena.heroes(A)), ((130, 100), vec!["hex-50"]), "itself, too");
    let arena = Arena::new().bench(A, &[]).discarded_heroes(A, &[("fire", 60)]);
    assert_eq!(powers_after(arena, "fallen-fighters"), (100, 100), "nothing to discard");
}

#[test]
fn dead_red_takes_10_from_heroes_of_the_weapon_for_the_rest_of_the_game() {
    let arena = Arena::new().hand(A, &["jump-ball", "late-hit"]).hero_in(B, 2, ("gum", 100));
    let mut arena = after(arena, "dead-red");
    arena.choose_weapon("ice");
    assert_eq!((arena.powers(), arena.asked(), arena.play_count(A)), ((100, 90), None, 2));
    arena.next_battle();
    assert_eq!(arena.powers(), (100, 100), "another weapon");
    arena.next_battle();
    assert_eq!((arena.powers(), arena.play_count(A)), ((100, 90), 4), "two drawn, none lost");
    assert_eq!(arena.beside(A), ["dead-red"]);
}

#[test]
fn dead_red_costs_a_play_if_the_weapon_is_another() {
    let arena = Arena::new().hand(A, &["jump-ball", "late-hit"]).hero(A, ("gum", 100));
    let mut arena = after(arena.hero_in(B, 2, ("gum", 100)), "dead-red");
    arena.choose_weapon("gum").choose_play("jump-ball");
    assert_eq!((arena.powers(), arena.plays(A)), ((100, 100), vec!["late-hit"]));
    arena.next_battle();
    assert_eq!((arena.powers(), arena.play_count(A)), ((100, 90), 2));
}

#[test]
fn play_surge_gives_15_once_the_other_ran_three_plays() {
    let mut arena = Arena::new();
    arena.run(A, BLANK).run(A, BLANK).run(A, "play-surge").run(B, BLANK).run(B, BLANK);
    assert_eq!(arena.powers(), (100, 100));
    arena.run(B, BLANK);
    assert_eq!(arena.powers(), (115, 100));
    arena.run(B, BLANK);
    assert_eq!(arena.powers(), (115, 100));
    arena.next_battle().run(B, BLANK).run(B, BLANK).run(B, BLANK);
    assert_eq!(arena.powers(), (100, 100), "this Battle only");
    let mut arena = Arena::new().honors(B);
    arena.run(B, BLANK).run(B, BLANK).run(B, BLANK).run(A, "play-surge");
    assert_eq!(arena.powers(), (115, 100), "before it as well");
}

#[test]
fn first_draw_draws_as_your_first_play() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, BLANK);
    assert_eq!(plays_after(arena, "first-draw"), (2, 1));
    assert_eq!(plays_after(after(Arena::new(), BLANK), "first-draw"), (1, 1));
    let mut arena = after(Arena::new(), BLANK);
    arena.next_battle();
    assert_eq!(plays_after(arena, "first-draw"), (3, 2), "of this Battle");
}

#[test]
fn play_re_order_puts_the_top_3_plays_back_in_any_order() {
    let arena = Arena::new().book(A, &["jump-ball", "heads-up", "trash-bandit", "updog"]);
    let mut arena = after(arena, "play-re-order");
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 3));
    arena.choose_play("heads-up").choose_play("trash-bandit");
    assert_eq!((arena.asked(), arena.plays(A)), (None, vec!["late-hit"]));
    let top = &arena.state.player(A).book.top;
    assert!(top[1..].iter().all(|known| known.known_to == SeatSet::one(A)), "B does not see them");
    arena.run(A, "2-plays").run(A, "2-plays");
    assert_eq!(arena.plays(A)[1..], ["jump-ball", "trash-bandit", "heads-up", "updog"]);
}

#[test]
fn discard_or_10_gives_10_for_heads_and_costs_a_random_play_for_tails() {
    for (coin, power, held) in [("h", 110, 2), ("t", 100, 1)] {
        let arena = Arena::new().coins(coin).hand(A, &["jump-ball", "late-hit"]);
        let arena = after(arena, "discard-or-10");
        assert_eq!((arena.powers(), arena.play_count(A)), ((power, 100), held), "{coin}");
        assert_eq!((arena.asked(), arena.play_count(B), arena.spent(A).len()), (None, 1, 3 - held));
    }
}

#[test]
fn maximum_effort_gives_10_and_costs_the_plays_of_the_next_battle() {
    let mut arena = after(Arena::new(), "maximum-effort");
    assert_eq!(arena.powers(), (110, 100));
    assert!(arena.can_run(A, BLANK), "this Battle A may go on");
    arena.next_battle();
    assert!(!arena.can_run(A, BLANK) && arena.can_run(B, BLANK));
    assert_eq!(arena.powers(), (100, 100));
    arena.next_battle();
    assert!(arena.can_run(A, BLANK));
}

#[test]
fn play_3_dog_special_gives_10_with_exactly_3_hot_dogs() {
    for (left, power) in [(2, 100), (3, 110), (4, 100)] {
        let arena = Arena::new().dogs(A, left).dogs(B, 3);
        assert_eq!(powers_after(arena, "3-dog-special"), (power, 100), "{left}");
    }
}

#[test]
fn substitution_boost_gives_5_to_heroes_that_were_substituted_in() {
    assert_eq!(powers_after(Arena::new().substituted(A), "substitution-boost"), (105, 100));
    assert_eq!(powers_after(Arena::new().substituted(B), "substitution-boost"), (100, 105));
    let mut arena = after(Arena::new(), "substitution-boost");
    assert_eq!(arena.powers(), (100, 100));
    arena.end_battle();
    assert_eq!(arena.state.phase, Phase::Substitution);
    arena.act(Action::Decline);
    arena.act(Action::Substitute(hero(("steel", 75))));
    assert_eq!(arena.powers(), (100, 80), "later, and the other's");
    arena.run(A, "sub-and-power-up").choose_hero(("steel", 75));
    assert_eq!(arena.power(A), 85, "C38: a swap is no substitution");
    arena.next_battle();
    assert_eq!(arena.powers(), (100, 100));
}

#[test]
fn bench_scout_adds_one_of_the_top_4_heroes() {
    let deck = [("gum", 10), ("gum", 20), ("gum", 30), ("gum", 40), ("gum", 50)];
    let mut arena = after(Arena::new().deck(A, &deck), "bench-scout");
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 4));
    let action = arena.actions()[0];
    arena.act(action);
    assert_eq!((arena.heroes(A).len(), arena.state.player(A).deck.len()), (5, 4));
    assert!(arena.lost_heroes(A).is_empty());
    let mut arena = after(Arena::new().deck(A, &deck[..4]), "bench-scout");
    arena.choose_hero(("gum", 40));
    assert_eq!(arena.heroes(A)[4], "gum-40");
}

#[test]
fn good_guess_takes_15_from_the_next_hero_of_the_weapon() {
    for (weapon, power) in [("ice", 85), ("gum", 100)] {
        let mut arena = after(Arena::new(), "good-guess");
        arena.choose_weapon(weapon);
        for expected in [100, power, 100] {
            assert_eq!(arena.powers(), (100, expected), "{weapon}");
            arena.next_battle();
        }
    }
}

#[test]
fn good_fortune_gives_10_after_a_win_and_draws_after_a_loss() {
    let after = |arena| {
        let arena = after(arena, "good-fortune");
        (arena.powers(), arena.play_count(A))
    };
    assert_eq!(after(Arena::new().battle(2).won(A, &[1])), ((110, 100), 1));
    assert_eq!(after(Arena::new().battle(2).won(B, &[1])), ((100, 100), 2));
    assert_eq!(after(Arena::new().battle(3).won(A, &[1]).won(B, &[2])), ((100, 100), 2));
    assert_eq!(after(Arena::new().battle(3).won(B, &[1])), ((100, 100), 1), "2 was tied");
    assert_eq!(after(Arena::new()), ((100, 100), 1), "there was none");
}

#[test]
fn play_10_for_a_sub_gives_10_if_you_substituted() {
    assert_eq!(powers_after(Arena::new().substituted(A), "10-for-a-sub"), (110, 100));
    assert_eq!(powers_after(Arena::new().substituted(B), "10-for-a-sub"), (100, 100));
}

#[test]
fn cheap_trick_draws_a_play_of_2_or_less_and_gives_10() {
    for top in ["heads-up", "jump-ball"] {
        let arena = after(Arena::new().book(A, &[top]), "cheap-trick");
        assert_eq!((arena.powers(), arena.plays(A)), ((110, 100), vec!["late-hit", top]));
        assert!(arena.state.player(A).plays[1].is_seen, "it was revealed");
    }
    let arena = after(Arena::new().whole_book(A, &["member-bounce"]), "cheap-trick");
    assert_eq!((arena.powers(), arena.plays(A)), ((100, 100), vec!["late-hit"]));
    assert_eq!((arena.state.player(A).book.len(), arena.spent(A)), (1, vec!["cheap-trick"]));
}

#[test]
fn weapon_mixer_gives_5_for_each_weapon_revealed() {
    assert_eq!(powers_after(Arena::new(), "weapon-mixer"), (110, 100), "Fire and Ice");
    let arena = Arena::new()
        .battle(3)
        .hero_in(A, 1, ("gum", 100))
        .hero_in(B, 2, ("gum", 100))
        .hero_in(B, 1, ("hex", 100))
        .hero_in(A, 4, ("glow", 100));
    assert_eq!(powers_after(arena, "weapon-mixer"), (120, 100), "Fire, Ice, Gum, Hex");
}

#[test]
fn streaky_takes_10_after_two_wins() {
    let after = |arena| powers_after(arena, "streaky");
    assert_eq!(after(Arena::new().battle(3).won(A, &[1, 2])), (100, 90));
    assert_eq!(after(Arena::new().battle(4).won(A, &[1, 3])), (100, 100), "not in a row");
    assert_eq!(after(Arena::new().battle(4).won(A, &[1, 2]).won(B, &[3])), (100, 100), "ended");
    assert_eq!(after(Arena::new().battle(2).won(A, &[1])), (100, 100));
    assert_eq!(after(Arena::new().battle(3).won(B, &[1, 2])), (100, 100));
}
