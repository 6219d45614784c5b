//! Chapter 1: aim and result.

use fracas_battle_arena::{BattleArena, ID};
use fracas_core::{Seat, Setup};

use crate::scenario::{rookie, substitution};
use crate::table::{A, B, EVERYONE};

const TIED: [u16; 7] = [100; 7];

/// R2. Two players play head to head.
#[test]
fn r002_two_players_sit_at_the_table() {
    let with = |seats| {
        let setup = Setup { game: ID.into(), mode: "rookie".into(), seats, ..Setup::default() };
        BattleArena::open(&setup)
    };
    assert!(with(Some(2)).is_ok(), "two may play");
    for seats in [1, 3] {
        let problems = with(Some(seats)).unwrap_err();
        assert_eq!(problems.iter().next().unwrap().place, "seats", "{seats} may not play");
    }
    let mut t = rookie().deal();
    assert_eq!(t.refused(Seat(2), "side home").code, "no-such-seat", "a third has no seat");
}

/// R3. A game is a series of at most 7 Battles.
#[test]
fn r003_a_game_has_seven_battles_at_most() {
    let t = rookie().line_ups(TIED, TIED).start();
    assert_eq!(t.sentences("battle").len(), 7, "nobody wins, so all are fought");
    assert!(t.is_over(), "and then the game is over");
}

/// R4. The player who has won more Battles after Battle 7 wins the game.
#[test]
fn r004_more_wins_after_battle_7_win_the_game() {
    let t = rookie().line_ups([90, 90, 100, 100, 100, 110, 110], [100; 7]).start();
    assert_eq!((t.won(A), t.won(B)), (vec![6, 7], vec![1, 2]), "two each");
    assert_eq!(t.winner(), None, "nobody has won more");
    let t = rookie().line_ups([90, 90, 100, 100, 110, 110, 110], [100; 7]).start();
    assert_eq!((t.won(A).len(), t.won(B).len()), (3, 2));
    assert_eq!(t.winner(), Some(A), "three are more than two");
}

/// R5. A player who wins a 4th Battle wins the game.
#[test]
fn r005_a_fourth_win_wins_the_game() {
    let t = rookie().line_ups([110, 90, 90, 90, 90, 110, 110], [100; 7]).start();
    assert_eq!(t.won(B), [2, 3, 4, 5]);
    assert_eq!(t.winner(), Some(B), "whatever the last two would have brought A");
}

/// R6. The game stops at a 4th win; later Battles are not fought and their Heroes stay face down.
#[test]
fn r006_the_game_stops_at_a_fourth_win() {
    let mut t = substitution().start();
    t.fight_on();
    assert_eq!(t.won(A), [1, 2, 3, 4], "A is stronger everywhere");
    assert_eq!(t.sentences("reveal").len(), 4, "three Battles are not fought");
    for (viewer, seat) in EVERYONE.into_iter().flat_map(|viewer| [(viewer, A), (viewer, B)]) {
        let face_down = t.seen(viewer, "zones", seat).iter().filter(|hero| hero.is_none()).count();
        assert_eq!(face_down, 3, "their Heroes stay face down");
    }
    t.expect_refused(A, "decline", "over", 6);
}

/// R7. The game does not stop before a 4th win, even if ties have made a smaller lead unbeatable.
#[test]
fn r007_an_unbeatable_lead_does_not_stop_the_game() {
    let mut t = substitution().line_ups([110, 110, 110, 100, 100, 100, 90], [100; 7]).start();
    for _ in 0..6 {
        t.fight();
    }
    assert_eq!((t.won(A).len(), t.won(B).len()), (3, 0), "B cannot catch up in Battle 7");
    assert_eq!(t.due(), [A], "and still Battle 7 is played");
    t.fight();
    assert_eq!((t.won(B), t.winner()), (vec![7], Some(A)));
}

/// R8. A Battle can end in a tie; then nobody has won it.
#[test]
fn r008_nobody_wins_a_tied_battle() {
    let t = rookie().line_ups([100; 7], [90, 100, 90, 90, 90, 90, 90]).start();
    assert_eq!((t.battles(A, "tied"), t.battles(B, "tied")), (vec![2], vec![2]));
    assert_eq!((t.won(A), t.won(B)), (vec![1, 3, 4, 5], vec![]), "the tie counts for nobody");
}

/// R9. With tied Battles a player can win the game with fewer than 4 wins.
#[test]
fn r009_three_wins_to_two_are_enough_with_two_ties() {
    let t = rookie().line_ups([100; 7], [90, 110, 100, 90, 110, 100, 90]).start();
    assert_eq!((t.won(A), t.won(B)), (vec![1, 4, 7], vec![2, 5]));
    assert_eq!(t.winner(), Some(A));
}

/// R10. If both have won the same number of Battles after Battle 7, the game is a tie, unless
/// tiebreakers were declared active.
#[test]
fn r010_equal_wins_are_a_tied_game() {
    let level = rookie().line_ups([100; 7], [90, 90, 90, 110, 110, 110, 100]);
    assert_eq!(level.start().winner(), None, "three each, and no tiebreaker");
    let declared = level.with_sudden_death().deck(A, &[120]).start();
    assert_eq!(declared.winner(), Some(A), "a tiebreaker settles it");
}

/// R11. Once a Battle is over its result never changes.
#[test]
fn r011_the_result_of_a_battle_never_changes() {
    let mut t = substitution().bench(B, [135, 120, 130, 125]).start();
    t.fight();
    for hero in ["b135", "b120", "b130"] {
        if t.due() == [A] {
            t.play(A, "decline");
        }
        t.play(B, &format!("substitute {hero}"));
        t.fight();
        assert_eq!(t.battles(A, "won")[0], 1, "A won Battle 1");
        assert_eq!(t.battles(B, "lost")[0], 1, "and B has lost it, whatever came later");
    }
}
