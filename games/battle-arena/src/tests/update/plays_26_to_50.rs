//! Torched to Winners Win.

use super::super::arena::{A, Arena, B};
use super::{brings_back, discards_and_flips, forbids_substitution, run_for};

#[test]
fn torched_forbids_the_next_substitution_with_a_fire_hero() {
    forbids_substitution(0, "torched", "fire", 1);
}

#[test]
fn steel_cage_forbids_the_next_substitution_with_a_steel_hero() {
    forbids_substitution(0, "steel-cage", "steel", 1);
}

#[test]
fn big_win_energy_gives_the_next_hero_40_if_you_win() {
    for (power, next) in [(105, 140), (100, 100), (95, 100)] {
        let mut arena = run_for(3, "big-win-energy", Arena::new().hero(A, ("fire", power)));
        assert_eq!(arena.power(A), power, "not yet");
        arena.next_battle();
        assert_eq!(arena.powers(), (next, 100), "{power}");
        arena.next_battle();
        assert_eq!(arena.powers(), (100, 100), "only the next");
    }
}

#[test]
fn early_round_magic_gives_5_for_each_battle_left() {
    for (battle, power) in [(1, 130), (3, 120), (7, 100)] {
        let arena = run_for(2, "early-round-magic", Arena::new().battle(battle));
        assert_eq!(arena.powers(), (power, 100), "Battle {battle}");
    }
}

#[test]
fn another_mans_treasure_swaps_with_any_hero_of_your_discard_pile() {
    let piled = Arena::new().discarded_heroes(A, &[("gum", 150), ("ice", 90)]);
    let mut arena = piled.discarded_heroes(B, &[("hex", 160)]);
    arena.run(A, "buff-up-15");
    let mut arena = run_for(3, "another-mans-treasure", arena);
    assert_eq!(arena.actions().len(), 2, "one's own");
    arena.choose_hero(("gum", 150));
    assert_eq!((arena.fighter(A), arena.power(A)), ("gum-150", 150), "R148");
    assert_eq!(arena.lost_heroes(A), ["ice-90", "fire-100"]);
    let none = run_for(3, "another-mans-treasure", Arena::new());
    assert_eq!((none.fighter(A), none.lost_heroes(A).len()), ("fire-100", 0), "there is none");
}

#[test]
fn save_it_for_later_takes_20_and_gives_the_next_hero_20_if_you_win() {
    for (power, next) in [(125, 120), (120, 100), (115, 100)] {
        let mut arena = run_for(0, "save-it-for-later", Arena::new().hero(A, ("fire", power)));
        assert_eq!(arena.powers(), (power - 20, 100));
        arena.next_battle();
        assert_eq!(arena.powers(), (next, 100), "{power}");
        arena.next_battle();
        assert_eq!(arena.power(A), 100);
    }
}

#[test]
fn double_replacement_draws_2_heroes_for_one() {
    let mut arena = run_for(1, "double-replacement", Arena::new());
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 4));
    arena.choose_hero(("steel", 65));
    assert_eq!(arena.lost_heroes(A), ["steel-65"]);
    let heroes = arena.heroes(A);
    let drawn = heroes.iter().filter(|&&hero| hero == "brawl-50").count();
    assert_eq!((heroes.len(), drawn), (5, 2));
    assert_eq!((arena.fighter(A), arena.heroes(B).len()), ("fire-100", 4));
}

#[test]
fn transfer_portal_moves_30_to_the_next_hero() {
    let mut arena = run_for(3, "transfer-portal", Arena::new());
    for expected in [70, 130, 100] {
        assert_eq!(arena.powers(), (expected, 100));
        arena.next_battle();
    }
}

#[test]
fn damage_on_discard_takes_30_and_2_of_your_plays() {
    let arena = Arena::new().hand(A, &["2-plays", "jump-ball", "late-hit"]);
    let mut arena = run_for(2, "damage-on-discard", arena);
    assert_eq!(arena.asked(), Some(A));
    arena.choose_play("2-plays").choose_play("jump-ball");
    assert_eq!((arena.plays(A), arena.powers()), (vec!["late-hit"], (100, 70)));
    assert!(arena.spent(A).contains(&"2-plays") && arena.spent(A).contains(&"jump-ball"));
    let none = run_for(2, "damage-on-discard", Arena::new().hand(A, &[]));
    assert_eq!(none.power(B), 70, "R138: the rest is done");
}

#[test]
fn radiant_comeback_swaps_with_a_discarded_glow_hero() {
    brings_back(2, "radiant-comeback", "glow");
}

#[test]
fn icy_comeback_swaps_with_a_discarded_ice_hero() {
    brings_back(2, "icy-comeback", "ice");
}

#[test]
fn fire_comeback_swaps_with_a_discarded_fire_hero() {
    brings_back(2, "fire-comeback", "fire");
}

#[test]
fn polished_comeback_swaps_with_a_discarded_steel_hero() {
    brings_back(1, "polished-comeback", "steel");
}

#[test]
fn contract_limitations_gives_15_for_the_next_draw() {
    let mut arena = run_for(1, "contract-limitations", Arena::new());
    arena.run(A, "2-plays");
    assert_eq!((arena.powers(), arena.play_count(A)), ((115, 100), 3), "Plays draw as ever");
    arena.next_battle();
    assert_eq!((arena.play_count(A), arena.play_count(B)), (3, 2), "no draw for A");
    arena.run(A, "2-plays");
    assert_eq!(arena.play_count(A), 5);
    arena.next_battle();
    assert_eq!((arena.play_count(A), arena.play_count(B)), (6, 3), "once only");
}

#[test]
fn contract_limitations_leaves_what_winning_draws() {
    for plays in [["contract-limitations", "money-line"], ["money-line", "contract-limitations"]] {
        let mut arena = Arena::new();
        arena.run(A, plays[0]).run(A, plays[1]).next_battle();
        assert_eq!(arena.play_count(A), 3, "{plays:?}");
    }
}

#[test]
fn high_fastball_takes_5_times_the_number_rolled() {
    for face in 1..=6 {
        let arena = run_for(2, "high-fastball", Arena::new().dice(&[face]));
        assert_eq!(arena.powers(), (100, 100 - 5 * face as i16));
    }
}

#[test]
fn greedy_gamble_recovers_6_on_heads() {
    for (coin, left, expected) in [("h", 4, 7), ("t", 4, 1), ("h", 9, 10)] {
        let arena = Arena::new().dogs(A, left).dogs(B, 3).coins(coin);
        let arena = run_for(3, "greedy-gamble", arena);
        assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (expected, 3), "{coin} with {left}");
    }
}

#[test]
fn sticky_strength_forbids_two_substitutions_with_a_gum_hero() {
    forbids_substitution(2, "sticky-strength", "gum", 2);
}

#[test]
fn recycle_shuffles_the_plays_of_earlier_battles_in_and_draws_2() {
    let mut arena = Arena::new().battle(3).whole_book(A, &["updog"]);
    arena = arena.discarded_plays(A, 1, &["jump-ball"]).discarded_plays(A, 2, &["2-plays"]);
    arena = arena.discarded_plays(A, 0, &["money-line"]).discarded_plays(B, 1, &["jump-ball"]);
    arena.run(A, "buff-up-15");
    let arena = run_for(2, "recycle", arena);
    assert_eq!(arena.spent(A), ["money-line", "buff-up-15", "recycle"]);
    assert_eq!((arena.play_count(A), arena.state.player(A).book.len()), (3, 1), "1 + 2 - 2");
    assert_eq!((arena.spent(B), arena.play_count(B)), (vec!["jump-ball"], 1));
}

#[test]
fn make_up_call_recovers_1_if_you_lose() {
    for (power, left) in [(95, 6), (100, 5), (105, 5)] {
        let arena = Arena::new().hero(A, ("fire", power)).dogs(A, 5).dogs(B, 5);
        let mut arena = run_for(0, "make-up-call", arena);
        assert_eq!(arena.dogs_left(A), 5, "not yet");
        arena.end_battle();
        assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (left, 5), "{power}");
    }
}

#[test]
fn might_of_the_underdog_gives_30_for_a_hero_of_120_or_less() {
    for (drawn, power) in [(120, 130), (125, 100)] {
        let arena = Arena::new().deck(A, &[("gum", drawn); 3]);
        let arena = run_for(1, "might-of-the-underdog", arena);
        assert_eq!((arena.powers(), arena.heroes(A).len()), ((power, 100), 5), "{drawn}");
        assert_eq!(arena.heroes(A)[4], format!("gum-{drawn}"));
        let player = arena.state.player(A);
        assert_eq!((player.deck.len(), player.seen_hand.len()), (2, 1), "revealed to the other");
    }
    let none = run_for(1, "might-of-the-underdog", Arena::new().deck(A, &[]));
    assert_eq!(none.power(A), 100, "there is no Hero to draw");
}

#[test]
fn frozen_flip_discards_an_ice_hero_and_flips_for_20() {
    discards_and_flips(1, "frozen-flip", "ice", 20);
}

#[test]
fn flaming_flip_discards_a_fire_hero_and_flips_for_20() {
    discards_and_flips(1, "flaming-flip", "fire", 20);
}

#[test]
fn stainless_flip_discards_a_steel_hero_and_flips_for_25() {
    discards_and_flips(1, "stainless-flip", "steel", 25);
}

#[test]
fn feast_or_famine_recovers_2_for_a_win_and_discards_1_for_a_loss() {
    for (power, left) in [(105, 7), (100, 5), (95, 4)] {
        let arena = Arena::new().hero(A, ("fire", power)).dogs(A, 5).dogs(B, 5);
        let mut arena = run_for(0, "feast-or-famine", arena);
        assert_eq!(arena.dogs_left(A), 5, "not yet");
        arena.end_battle();
        assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (left, 5), "{power}");
    }
}

#[test]
fn winners_win_gives_15_after_two_wins() {
    for (won, power) in [(&[1, 3][..], 115), (&[1, 2, 3], 115), (&[2], 100)] {
        let arena = Arena::new().battle(4).won(A, won);
        assert_eq!(run_for(0, "winners-win", arena).powers(), (power, 100), "{won:?}");
    }
    let arena = Arena::new().battle(4).won(B, &[1, 2]);
    assert_eq!(run_for(0, "winners-win", arena).power(A), 100, "B won them");
}
