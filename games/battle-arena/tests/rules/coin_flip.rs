//! Chapter 6: coin flip, sides and direction.

use fracas_core::{Seat, Viewer, place_id};

use crate::scenario::{rookie, substitution};
use crate::table::{A, B, Table, premade};

const RISING: [u16; 7] = [101, 102, 103, 104, 105, 106, 107];

/// Places both line-ups after the winner of the coin flip took a side.
fn take_side(mut t: Table, side: &str) -> (Seat, Table) {
    let winner = t.due()[0];
    t.play(winner, side).place_as_drawn(A).place_as_drawn(B);
    (winner, t)
}

/// R59. A coin is flipped before the game.
#[test]
fn r059_a_coin_is_flipped_first() {
    for scenario in [rookie(), substitution()] {
        let t = scenario.deal();
        assert_eq!(t.kinds(), ["coin-flip"], "before anything else");
        assert_eq!(t.due().len(), 1, "it has one winner");
    }
}

/// R59. The coin is fair.
#[test]
fn r059_either_player_wins_half_of_the_flips() {
    let wins = (0..400).filter(|&seed| premade("rookie", seed).due() == [A]).count();
    assert!((160..=240).contains(&wins), "{wins} of 400");
}

/// R60. The winner of the coin flip chooses Home or Away; the opponent takes the other.
#[test]
fn r060_the_winner_of_the_flip_chooses_the_side() {
    for (side, other) in [("home", "away"), ("away", "home")] {
        let mut t = rookie().deal();
        let winner = t.due()[0];
        t.expect_refused(winner.opponent(), &format!("side {side}"), "not-your-turn", 60);
        t.play(winner, &format!("side {side}"));
        let badges =
            |seat| t.scene(Viewer::Spectator).item(&format!("wins.{seat}")).unwrap().badges.clone();
        assert_eq!(badges(winner), [side]);
        assert_eq!(badges(winner.opponent()), [other], "the opponent takes the other");
    }
}

/// R61. Home fights from its left to its right.
#[test]
fn r061_home_fights_from_left_to_right() {
    for home in [A, B] {
        let t = substitution().home(home).start();
        assert_eq!(t.battles_from_left(home), [1, 2, 3, 4, 5, 6, 7]);
    }
}

/// R62. Away fights from its right to its left.
#[test]
fn r062_away_fights_from_right_to_left() {
    for home in [A, B] {
        let t = substitution().home(home).start();
        assert_eq!(t.battles_from_left(home.opponent()), [7, 6, 5, 4, 3, 2, 1]);
    }
}

/// R63. Battle n pits Home's Zone n against Away's Zone 8 − n, both counted from the own left.
#[test]
fn r063_zone_n_of_home_meets_zone_8_less_n_of_away() {
    let mut t = substitution().line_ups(RISING, RISING).home(B).start();
    for battle in 1..=7_usize {
        t.fight();
        let [home, away] = [B, A].map(|seat| t.zones(seat));
        assert_eq!(home[battle - 1], Some(format!("b{}", 100 + battle)), "Home's Zone {battle}");
        assert_eq!(away[7 - battle], Some(format!("a{}", 100 + battle)), "and the one it faces");
        let face_up = home.iter().chain(&away).filter(|hero| hero.is_some()).count();
        assert_eq!(face_up, 2 * battle, "no other Zone is fought over");
    }
}

/// R64. Battles are fought in the order 1 to 7.
#[test]
fn r064_battles_are_fought_in_order() {
    let t = rookie().line_ups(RISING, RISING).start();
    let order: Vec<String> = (1..=7).map(|battle| format!("Battle {battle} is a tie.")).collect();
    assert_eq!(t.sentences("battle"), order);
}

/// R65. Choosing a Zone is choosing in which Battle a Hero fights.
#[test]
fn r065_the_zone_decides_the_battle() {
    let mut t = rookie().line_ups([100; 7], RISING).home(A).placing();
    let choice = t.0.view(Viewer::Seat(B)).choices.swap_remove(0);
    assert!(choice.label.ends_with("for Battle 1"), "{choice:?}");
    assert_eq!(choice.items[1], place_id("zones.1", (6, 0)), "B plays away: its rightmost Zone");
    t.place(B, &["b103", "b101", "b107", "b102", "b104", "b105", "b106"]).place_as_drawn(A);
    assert_eq!(t.zones(B)[4].as_deref(), Some("b107"), "Zone 5");
    assert!(t.sentences("reveal")[2].contains("b107"), "is fought over in Battle 3");
}

/// R66. In Rookie the side has no effect other than the direction.
#[test]
fn r066_the_side_only_sets_the_direction() {
    for seed in 0..20 {
        let (winner, home) = take_side(premade("rookie", seed), "side home");
        let (_, away) = take_side(premade("rookie", seed), "side away");
        assert_eq!(home.sentences("battle"), away.sentences("battle"), "the same Battles");
        assert_eq!(home.0.outcome(), away.0.outcome(), "the same result");
        assert_ne!(home.battles_from_left(winner), away.battles_from_left(winner));
    }
}
