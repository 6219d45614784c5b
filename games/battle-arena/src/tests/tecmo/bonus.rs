//! The bonus Plays, Rolling Reset to Game of Chance.

use fracas_cards::effect::Answer;

use super::super::arena::{A, Arena, B};
use super::{punishes_a_weapon, ran};
use crate::action::Action;

#[test]
fn rolling_reset_is_for_your_own_dice_in_all_battles() {
    let mut arena = ran("rolling-reset", Arena::new().dice(&[6, 2, 1, 6]));
    arena.run(B, "cmon-6");
    assert_eq!((arena.asked(), arena.power(B)), (None, 130), "B has no such choice");
    arena.next_battle().run(A, "cmon-6");
    assert_eq!(arena.asked(), Some(A));
    arena.no();
    assert_eq!((arena.power(A), arena.beside(A)), (100, vec!["rolling-reset"]));
    arena.run(A, "cmon-6").yes();
    assert_eq!((arena.power(A), arena.asked()), (130, None), "1 time each");
}

#[test]
fn play_ban_is_for_the_rest_of_the_game() {
    let mut arena = Arena::new();
    arena.run(A, "buff-up-15").run(A, "member-bounce").next_battle();
    arena.run(A, "play-ban");
    assert!(!arena.actions().contains(&Action::Answer(Answer::Stop)), "one must be chosen");
    arena.choose_play("member-bounce");
    assert_eq!(arena.power(A), 110, "what was run before stays");
    arena.next_battle();
    assert!(!arena.can_run(A, "member-bounce") && !arena.can_run(B, "member-bounce"));
    assert!(arena.can_run(A, "buff-up-15") && arena.can_run(B, "buff-up-15"));
}

#[test]
fn draw_lock_holds_for_the_other_and_after_battles() {
    let mut arena = ran("draw-lock", Arena::new().hand(B, &["late-hit"; 3]));
    arena.run(B, "2-plays");
    assert_eq!(arena.play_count(B), 4, "the second is not drawn");
    for (own, other) in [(2, 4), (3, 4), (4, 4), (4, 4)] {
        arena.next_battle();
        assert_eq!((arena.play_count(A), arena.play_count(B)), (own, other));
    }
    assert_eq!(arena.beside(A), ["draw-lock"]);
}

#[test]
fn draw_limit_counts_anew_in_each_battle_and_for_the_other_alone() {
    let mut arena = ran("draw-limit", Arena::new());
    arena.run(A, "combo-deal").run(B, "2-plays").next_battle();
    assert_eq!((arena.play_count(A), arena.play_count(B)), (4, 3), "C54: B has drawn two");
    arena.run(B, "2-plays");
    assert_eq!(arena.play_count(B), 5);
}

#[test]
fn free_play_runs_a_play_of_3_or_less_from_the_playbook() {
    let book = ["updog", "opp-loses-15", "draw-lock", "gavel-of-justice"];
    let stacked = Arena::new().whole_book(A, &book).book(A, &["purge-and-patch"]);
    let mut arena = ran("free-play", stacked);
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 3));
    arena.choose_play("opp-loses-15");
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((100, 85), 6));
    let player = arena.state.player(A);
    assert_eq!((player.book.len(), player.book.top.len()), (4, 0), "shuffled");
    assert_eq!(arena.state.fight.side(A).plays, 2, "C48: it was run");
    assert!(arena.spent(A).contains(&"opp-loses-15"));
    let arena = ran("free-play", Arena::new().whole_book(A, &["gavel-of-justice"]));
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((100, 100), 6), "it is too dear");
}

#[test]
fn big_game_hunting_takes_plays_of_3_or_more_of_the_top_3() {
    let top = ["gavel-of-justice", "opp-loses-15", "draw-lock", "draw-limit"];
    let arena = ran("big-game-hunting", Arena::new().book(A, &top));
    assert_eq!(arena.plays(A), ["late-hit", "gavel-of-justice", "draw-lock"]);
    assert!(arena.state.player(A).plays[1].is_seen, "they were revealed");
    assert_eq!(arena.spent(A), ["opp-loses-15", "big-game-hunting"]);
    assert_eq!((arena.state.player(A).book.len(), arena.play_count(B)), (21, 1));
}

#[test]
fn load_management_gives_10_and_a_hot_dog_after_a_battle_without_plays() {
    let rested = |plays: u8, other: u8| {
        let arena = Arena::new().battle(3).plays_before(A, plays).plays_before(B, other);
        let arena = ran("load-management", arena.dogs(A, 5).dogs(B, 5));
        assert_eq!(arena.dogs_left(B), 5);
        (arena.powers(), arena.dogs_left(A))
    };
    assert_eq!((rested(0, 2), rested(1, 0)), (((110, 100), 6), ((100, 100), 5)));
    let mut arena = Arena::new().dogs(A, 8);
    arena.run(A, "opp-loses-15").next_battle();
    assert_eq!(ran("load-management", arena).power(A), 100);
}

#[test]
fn momentum_thief_counts_the_plays_of_the_other_before_it() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "trash-bandit").run(B, "last-chance").run(A, "trash-bandit");
    arena.run(A, "momentum-thief");
    assert_eq!(arena.powers(), (110, 100));
    arena.next_battle().run(B, "trash-bandit");
    assert_eq!(arena.powers(), (100, 100), "this Battle only");
}

#[test]
fn draw_tax_is_for_the_other_and_for_the_rest_of_the_game() {
    let mut arena = ran("draw-tax", Arena::new());
    arena.run(A, "2-plays").next_battle().next_battle();
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (6, 10), "A draws at no cost");
    arena.run(B, "2-plays");
    assert_eq!((arena.dogs_left(B), arena.beside(A)), (6, vec!["draw-tax"]));
}

#[test]
fn price_check_draws_if_your_play_costs_less() {
    for (own, other, held) in
        [("updog", "opp-loses-15", 4), ("updog", "jump-ball", 3), ("draw-lock", "opp-loses-15", 3)]
    {
        let both = Arena::new().hand(A, &["updog", "draw-lock", "late-hit"]);
        let mut arena = ran("price-check", both.hand(B, &["opp-loses-15", "jump-ball"]));
        assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 3));
        arena.choose_play(own);
        assert_eq!((arena.asked(), arena.actions().len()), (Some(B), 2));
        arena.choose_play(other);
        assert_eq!((arena.play_count(A), arena.play_count(B)), (held, 2), "{own} and {other}");
        let seen = |seat| arena.state.player(seat).plays.iter().filter(|held| held.is_seen).count();
        assert_eq!((seen(A), seen(B)), (1, 1));
    }
    let arena = ran("price-check", Arena::new().hand(B, &[]));
    assert_eq!((arena.asked(), arena.play_count(A)), (None, 1), "there is none to compare with");
}

#[test]
fn breakfast_ball_renews_three_plays_and_more_in_battle_1() {
    assert!((2..=7).all(|battle| !Arena::new().battle(battle).can_run(A, "breakfast-ball")));
    let hand = ["updog", "jump-ball", "2-plays", "draw-lock", "late-hit"];
    let held = || Arena::new().hand(A, &hand).book(A, &["gavel-of-justice"]);
    for more in [&[][..], &["draw-lock"]] {
        let mut arena = ran("breakfast-ball", held());
        for id in &hand[..3] {
            assert!(!arena.actions().contains(&Action::Answer(Answer::Stop)), "3 at least");
            arena.choose_play(id);
        }
        for id in more {
            arena.choose_play(id);
        }
        arena.enough();
        assert_eq!(arena.play_count(A), 5 - more.len());
        assert_eq!(arena.state.player(A).book.len(), 21 + more.len());
        assert_eq!((arena.play_count(B), arena.dogs_left(A)), (1, 10));
    }
}

#[test]
fn trade_in_draws_2_and_then_discards_1() {
    let top = Arena::new().book(A, &["gavel-of-justice", "draw-lock"]);
    let mut arena = ran("trade-in", top);
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 3));
    arena.choose_play("draw-lock");
    assert_eq!((arena.plays(A), arena.play_count(B)), (vec!["late-hit", "gavel-of-justice"], 1));
}

#[test]
fn playing_ahead_draws_with_more_power() {
    for (power, held) in [(105, 2), (100, 1), (95, 1)] {
        let arena = ran("playing-ahead", Arena::new().hero(A, ("fire", power)));
        assert_eq!((arena.play_count(A), arena.play_count(B)), (held, 1), "{power}");
    }
    for id in ["buff-up-15", "opp-loses-15"] {
        let mut arena = Arena::new().hero(A, ("fire", 95));
        arena.run(A, id);
        assert_eq!(ran("playing-ahead", arena).play_count(A), 2, "the current Power counts");
    }
}

#[test]
fn flip_to_lock_keeps_one_player_from_running_plays_in_the_next_battle() {
    for (coin, locked) in [("h", B), ("t", A)] {
        let mut arena = ran("flip-to-lock", Arena::new().coins(coin));
        let free = locked.opponent();
        let may_run =
            |arena: &Arena| [locked, free].map(|seat| arena.can_run(seat, "trash-bandit"));
        assert_eq!(may_run(&arena), [true, true], "not in this Battle");
        arena.next_battle();
        assert_eq!(may_run(&arena), [false, true], "{coin}");
        assert_eq!(arena.state.due.first(), Some(free));
        arena.next_battle();
        assert_eq!(may_run(&arena), [true, true], "only in the next");
    }
}

#[test]
fn overflow_draw_draws_2_for_1_from_five_hot_dogs_on() {
    for (before, after, held) in [(10, 9, 3), (5, 4, 3), (4, 4, 1)] {
        let arena = ran("overflow-draw", Arena::new().dogs(A, before));
        assert_eq!((arena.dogs_left(A), arena.play_count(A)), (after, held), "{before}");
        assert_eq!((arena.dogs_left(B), arena.play_count(B)), (10, 1));
    }
}

#[test]
fn alternate_efficiency_makes_the_next_play_cheaper_with_an_alt_hero() {
    let mut arena = ran("alternate-efficiency", Arena::new().hero(A, ("alt", 100)));
    assert_eq!((arena.cost(A, "buff-up-15"), arena.cost(B, "buff-up-15")), (1, 2));
    assert_eq!(arena.cost(A, "trash-bandit"), 0, "R144");
    arena.run(A, "buff-up-15");
    assert_eq!((arena.dogs_left(A), arena.cost(A, "buff-up-15")), (9, 2), "one Play");
    let arena = ran("alternate-efficiency", Arena::new().hero(B, ("alt", 100)));
    assert_eq!(arena.cost(A, "buff-up-15"), 2);
}

#[test]
fn trade_blows_costs_both_10_and_lets_both_draw() {
    let arena = ran("trade-blows", Arena::new());
    assert_eq!((arena.powers(), arena.play_count(A), arena.play_count(B)), ((90, 90), 2, 2));
}

#[test]
fn hot_swap_discards_a_play_for_15_and_a_new_play() {
    let held = Arena::new().hand(A, &["2-plays", "late-hit"]).book(A, &["draw-lock"]);
    let mut arena = ran("hot-swap", held);
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 2), "before the draw");
    arena.choose_play("2-plays");
    assert_eq!((arena.powers(), arena.plays(A)), ((115, 100), vec!["late-hit", "draw-lock"]));
    let arena = ran("hot-swap", Arena::new().hand(A, &[]));
    assert_eq!((arena.power(A), arena.play_count(A)), (115, 1), "R138: the rest is done");
}

#[test]
fn discard_for_a_hex_discards_a_random_play_of_a_hex_hero() {
    punishes_a_weapon("discard-for-a-hex", "hex");
}

#[test]
fn purge_and_patch_leaves_the_other_two_of_each() {
    let held = Arena::new().hand(B, &["updog"]).bench(B, &[("gum", 60), ("gum", 65), ("gum", 70)]);
    let arena = ran("purge-and-patch", held);
    assert_eq!((arena.powers(), arena.play_count(A), arena.heroes(A).len()), ((100, 80), 1, 4));
    assert_eq!((arena.plays(B), arena.heroes(B)), (vec!["buff-up-15"; 2], vec!["brawl-50"; 2]));
    assert_eq!((arena.spent(B), arena.lost_heroes(B).len()), (vec!["updog"], 3));
}

#[test]
fn alt_toss_draws_on_heads_with_an_alt_hero() {
    for (coin, held) in [("h", 2), ("t", 1)] {
        let arena = ran("alt-toss", Arena::new().hero(A, ("alt", 100)).coins(coin));
        assert_eq!((arena.play_count(A), arena.play_count(B)), (held, 1), "{coin}");
    }
    let arena = ran("alt-toss", Arena::new().hero(B, ("alt", 100)));
    assert_eq!(arena.play_count(A), 1, "no coin is flipped");
}

#[test]
fn lets_make_it_fair_is_for_draws_of_the_other_by_plays() {
    let mut arena = ran("lets-make-it-fair", Arena::new());
    arena.run(A, "2-plays").next_battle();
    assert_eq!((arena.play_count(A), arena.play_count(B)), (4, 2), "nothing but the usual draws");
    arena.run(B, "2-plays");
    assert_eq!((arena.play_count(A), arena.play_count(B)), (6, 4), "also later");
}

#[test]
fn intercepted_draw_is_for_this_battle_with_its_last_draw() {
    let mut arena = ran("intercepted-draw", Arena::new().coins("h"));
    arena.next_battle();
    assert_eq!((arena.play_count(A), arena.play_count(B)), (3, 1), "C54");
    arena.next_battle();
    assert_eq!((arena.play_count(A), arena.play_count(B)), (4, 2), "no coin is flipped");
}

#[test]
fn game_of_chance_draws_2_after_three_coins_and_dice_of_yours() {
    let mut arena = Arena::new().coins("hh").dice(&[2, 2]);
    arena.run(A, "jump-ball").run(A, "cmon-6").run(B, "cmon-6").run(B, "jump-ball");
    arena.next_battle();
    let mut arena = ran("game-of-chance", arena);
    assert_eq!(arena.play_count(A), 2, "two of A's; B's do not count");
    arena.set_coins("hh");
    arena.run(A, "jump-ball").run(A, "game-of-chance");
    assert_eq!((arena.play_count(A), arena.play_count(B)), (4, 2), "three in this game");
    arena.run(A, "jump-ball").run(A, "game-of-chance");
    assert_eq!(arena.play_count(A), 6, "four");
}
