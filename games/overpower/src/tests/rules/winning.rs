//! Winning (chapter 1).

use crate::event::Victory;
use crate::state::{MAX_BATTLES, Phase};
use crate::tests::table::{A, ANN, B, BOB, CAT, DAN, EVE, FAY, GUS, HAL, Table};

/// R1: who KOs all four characters of the opponent wins.
#[test]
fn r001_all_four_ko_wins() {
    let mut table = Table::duel();
    table.fallen(EVE).fallen(FAY).fallen(GUS).with_usual_hands().go(Phase::End);
    assert_eq!((table.winner(), table.state.phase), (None, Phase::Placing));
    table.fallen(HAL).go(Phase::End);
    assert_eq!(table.winner(), Some((A, Victory::Ko)));
    assert!(table.due().is_empty());
}

/// R2: who has completed all 7 Objectives wins, whoever stands.
#[test]
fn r002_seven_completed_wins() {
    let mut table = Table::duel();
    table.missions(A, 0, 6, 0).missions(B, 5, 0, 0).wagered(B, 1, 0);
    table.state.side_mut(A).missions.from_reserve = 1;
    table.hit(EVE, "energy-5");
    table.go(Phase::End);
    assert_eq!(table.winner(), Some((A, Victory::Completed)));
}

/// R3: who has all 7 defeated loses.
#[test]
fn r003_seven_defeated_loses() {
    let mut table = Table::duel();
    table.missions(B, 1, 0, 6).wagered(B, 1, 0).missions(A, 7, 0, 0).wagered(A, 1, 0);
    table.hit(EVE, "energy-5");
    table.go(Phase::End);
    assert_eq!(table.winner(), Some((A, Victory::Defeated)));
}

/// R4: neither an empty deck, nor an empty Front Line, nor a concession loses the game.
#[test]
fn r004_nothing_else_ends_the_game() {
    let mut table = Table::duel();
    table.pile(A, &[]).fallen(ANN).fallen(BOB).fallen(CAT).wagered(A, 1, 0);
    table.go(Phase::Conceding);
    table.play(A, "concede");
    assert_eq!((table.winner(), table.state.battle), (None, 3));
    assert_eq!(table.state.front(A).collect::<Vec<_>>(), [DAN]);
    assert!(!table.due().is_empty());
}

/// C74: after 200 battles the game is a draw.
#[test]
fn c74_a_game_that_does_not_end_is_a_draw() {
    let mut table = Table::duel();
    table.state.battle = MAX_BATTLES;
    table.go(Phase::End);
    assert_eq!((table.state.phase, table.due()), (Phase::Over, vec![]));
    assert!(table.game.result(&table.state).is_some_and(|outcome| outcome.is_tie()));
}
