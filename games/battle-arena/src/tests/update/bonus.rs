//! The bonus Plays, Copycat to Lunch Table.

use super::super::arena::{A, Arena, B};
use super::{bench_of, discard_one_of, presses, run_for};

/// What those do that are not here is in `ledgers`.
#[test]
fn bonus_plays_that_look_at_others_cost_what_is_printed() {
    let printed = [
        ("student-loan", 2),
        ("ghost-dog", 0),
        ("ultimatum-dog", 5),
        ("lineup-randomizer", 5),
        ("the-perfect-offense", 6),
        ("hot-dog-stock-exchange", 1),
        ("sweet-relish", 4),
        ("drop-the-giant", 4),
    ];
    for (id, cost) in printed {
        assert_eq!(Arena::new().cost(A, id), cost, "{id}");
    }
}

#[test]
fn copycat_copies_the_last_play_even_of_an_earlier_battle() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "gavel-of-justice").run(A, "opp-loses-15").next_battle();
    arena.run(B, "buff-up-15").stop();
    assert_eq!(arena.cost(A, "copycat"), 2);
    arena.run(A, "copycat");
    assert_eq!((arena.powers(), arena.dogs_left(A)), ((100, 100), 6), "B's last Play is not meant");
}

#[test]
fn my_idol_takes_over_the_starting_power_of_the_other() {
    for (own, other) in [(100, 140), (100, 60)] {
        let mut arena = Arena::new().honors(B).hero(A, ("fire", own)).hero(B, ("ice", other));
        arena.run(B, "buff-up-15").run(A, "buff-up-15");
        assert_eq!(run_for(2, "my-idol", arena).powers(), (other, other + 15));
    }
}

#[test]
fn student_loan_is_for_the_next_battle_only() {
    let mut arena = Arena::new().dogs(A, 2).dogs(B, 0);
    arena.run(A, "student-loan").next_battle();
    assert!(arena.can_run(A, "hungry-demands") && !arena.can_run(B, "hungry-demands"));
    assert!(!arena.can_run(A, "gavel-of-justice"), "3 more than none");
    arena.next_battle();
    assert!(!arena.can_run(A, "lunch-break") && arena.can_run(A, "trash-bandit"));
}

#[test]
fn incendiary_dog_costs_both_1_at_the_start_of_each_battle() {
    assert!((1..4).all(|battle| !Arena::new().battle(battle).can_run(A, "incendiary-dog")));
    assert!((5..8).all(|battle| Arena::new().battle(battle).can_run(A, "incendiary-dog")));
    let mut arena = run_for(3, "incendiary-dog", Arena::new().battle(4).dogs(B, 2));
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (7, 2), "this Battle has begun");
    for (own, other) in [(6, 1), (5, 0), (4, 0)] {
        arena.next_battle();
        assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (own, other));
    }
}

#[test]
fn incendiary_dog_of_both_costs_no_more() {
    let mut arena = Arena::new().battle(4);
    arena.run(A, "incendiary-dog").run(B, "incendiary-dog").next_battle();
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (6, 6), "R146");
}

#[test]
fn ultimatum_dog_holds_for_the_rest_of_the_game() {
    let mut arena = Arena::new().hero_in(B, 3, ("ice", 150)).dogs(B, 2);
    arena.run(A, "ultimatum-dog").end_battle();
    assert_eq!(arena.winner(1), None, "both have some");
    arena.next_battle().next_battle().run(B, "buff-up-15").end_battle();
    assert_eq!(arena.winner(3), Some(A), "B spent the last");
}

#[test]
fn lunch_break_discards_a_glow_hero_and_recovers_3() {
    let mut arena = run_for(1, "lunch-break", bench_of("glow").dogs(A, 5).dogs(B, 5));
    discard_one_of(&mut arena, "glow");
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (7, 5));
    let arena = run_for(1, "lunch-break", Arena::new().dogs(A, 5));
    assert_eq!((arena.dogs_left(A), arena.heroes(A).len()), (7, 4), "R138: recovered all the same");
}

#[test]
fn scorching_pressure_takes_10_whenever_your_hero_has_fire() {
    presses("scorching-pressure", "fire");
}

#[test]
fn cold_pressure_takes_10_whenever_your_hero_has_ice() {
    presses("cold-pressure", "ice");
}

#[test]
fn steel_pressure_takes_10_whenever_your_hero_has_steel() {
    presses("steel-pressure", "steel");
}

#[test]
fn glow_up_gives_20_to_a_glow_hero() {
    let arena = run_for(0, "glow-up", Arena::new().hero(A, ("glow", 100)));
    assert_eq!(arena.powers(), (120, 100));
    let arena = run_for(0, "glow-up", Arena::new().hero(B, ("glow", 100)));
    assert_eq!(arena.powers(), (100, 100));
}

#[test]
fn lineup_randomizer_leaves_the_own_line_up() {
    let mut arena = Arena::new().battle(5);
    arena.run(A, "lineup-randomizer");
    assert_eq!((arena.placed(A, 6), arena.placed(A, 7)), ("fire-100", "fire-100"));
    assert_eq!(arena.state.player(B).forgotten, 0b110_0000, "nobody has seen the new ones");
    assert_eq!((arena.lost_heroes(A).len(), arena.heroes(B).len()), (0, 4));
}

#[test]
fn play_lockdown_lets_the_other_draw_no_plays_until_they_win() {
    let arena = Arena::new().hero_in(A, 2, ("fire", 105)).hero_in(B, 3, ("ice", 105));
    let mut arena = run_for(4, "play-lockdown", arena);
    arena.run(B, "2-plays");
    assert_eq!(arena.play_count(B), 1, "nor by Plays");
    for (own, other) in [(2, 1), (3, 1), (4, 2)] {
        arena.next_battle();
        assert_eq!((arena.play_count(A), arena.play_count(B)), (own, other));
    }
    arena.run(B, "2-plays");
    assert_eq!((arena.winner(3), arena.play_count(B)), (Some(B), 4), "B has won");
}

#[test]
fn the_perfect_offense_undoes_what_lowers_your_hero_and_no_play_of_yours() {
    let mut arena = Arena::new().honors(B);
    arena.run(B, "opp-loses-15").run(B, "gavel-of-justice").run(A, "buff-up-15");
    arena.run(A, "the-perfect-offense");
    assert_eq!((arena.powers(), arena.dogs_left(B)), ((115, 100), 4), "B has paid all the same");
}

#[test]
fn sweet_relish_is_about_the_plays_of_the_other() {
    let mut arena = Arena::new();
    arena.run(A, "1-for-10").run(A, "sweet-relish").run(A, "1-for-10").run(A, "opp-loses-15");
    assert_eq!(arena.powers(), (80, 85));
}

#[test]
fn a_hard_bargain_stops_the_other_if_their_top_hero_has_130() {
    for (top, can_run) in [(130, false), (125, true), (200, false)] {
        let arena = Arena::new().deck(B, &[("gum", top); 3]);
        let mut arena = run_for(2, "a-hard-bargain", arena);
        assert_eq!(arena.can_run(B, "buff-up-15"), can_run, "{top}");
        assert!(arena.can_run(A, "buff-up-15"));
        assert_eq!(arena.lost_heroes(B), [format!("gum-{top}")]);
        assert_eq!((arena.heroes(B).len(), arena.state.player(B).deck.len()), (4, 2));
        arena.next_battle();
        assert!(arena.can_run(B, "buff-up-15"), "this Battle only");
    }
}

#[test]
fn pre_game_spy_looks_at_2_random_plays_of_the_other() {
    let arena = Arena::new().hand(B, &["2-plays", "jump-ball", "late-hit"]);
    let arena = run_for(2, "pre-game-spy", arena);
    let seen = arena.state.player(B).plays.iter().filter(|held| held.is_seen).count();
    assert_eq!((seen, arena.play_count(B), arena.asked()), (2, 3, None));
    assert!(arena.state.player(A).plays.iter().all(|held| !held.is_seen));
}

#[test]
fn hungry_demands_costs_the_other_2_hot_dogs() {
    let arena = run_for(3, "hungry-demands", Arena::new());
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (7, 8));
    let arena = run_for(3, "hungry-demands", Arena::new().dogs(B, 1));
    assert_eq!(arena.dogs_left(B), 0, "as far as there are any");
}

#[test]
fn roll_and_hope_swaps_power_on_a_6() {
    for face in 1..=6 {
        let mut arena = Arena::new().hero(B, ("ice", 150)).dice(&[face]);
        arena.run(A, "buff-up-15");
        let expected = if face == 6 { (150, 115) } else { (115, 150) };
        assert_eq!(run_for(1, "roll-and-hope", arena).powers(), expected, "{face}");
    }
}

#[test]
fn turn_the_tide_gives_60_after_losing_the_first_3_battles() {
    let lost =
        |battle, battles| run_for(4, "turn-the-tide", Arena::new().battle(battle).won(B, battles));
    assert_eq!(lost(4, &[1, 2, 3]).powers(), (160, 100));
    assert_eq!(lost(6, &[1, 2, 3]).powers(), (160, 100), "whatever came then");
    assert_eq!(lost(4, &[1, 2]).power(A), 100, "3 was tied");
    assert_eq!(lost(5, &[2, 3, 4]).power(A), 100, "not the first");
    let won = Arena::new().battle(4).won(A, &[1, 2, 3]);
    assert_eq!(run_for(4, "turn-the-tide", won).power(A), 100);
}

#[test]
fn low_turnover_gives_15_with_no_hero_discarded() {
    let arena = Arena::new().discarded_heroes(B, &[("gum", 50)]).discarded_plays(A, 1, &["updog"]);
    assert_eq!(run_for(1, "low-turnover", arena).powers(), (115, 100), "only A's Heroes count");
    let arena = Arena::new().discarded_heroes(A, &[("gum", 50)]);
    assert_eq!(run_for(1, "low-turnover", arena).power(A), 100);
}

#[test]
fn high_turnover_gives_25_with_3_heroes_discarded() {
    for (count, power) in [(2, 100), (3, 125), (4, 125)] {
        let arena = Arena::new().discarded_heroes(A, &vec![("gum", 50); count]);
        assert_eq!(run_for(2, "high-turnover", arena).powers(), (power, 100), "{count}");
    }
    let arena = Arena::new().discarded_heroes(B, &[("gum", 50); 3]);
    assert_eq!(run_for(2, "high-turnover", arena).power(A), 100, "those are B's");
}

#[test]
fn lunch_table_gives_20_and_both_recover_2_in_the_next_battle() {
    let mut arena = run_for(2, "lunch-table", Arena::new().dogs(A, 5).dogs(B, 4));
    assert_eq!((arena.powers(), arena.dogs_left(A), arena.dogs_left(B)), ((120, 100), 3, 4));
    for _ in 0..2 {
        arena.next_battle();
        assert_eq!((arena.powers(), arena.dogs_left(A), arena.dogs_left(B)), ((100, 100), 5, 6));
    }
}
