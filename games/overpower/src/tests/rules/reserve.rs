//! Front Line and Reserve (chapter 2.1).

use crate::state::{Phase, Position};
use crate::tests::table::{A, ANN, B, BOB, CAT, DAN, EIGHT, Table};
use crate::zone::Zone;

/// R15: a Reserve character cannot play cards unless something lets it.
#[test]
fn r015_the_reserve_plays_no_cards() {
    let mut table = Table::duel();
    table.hold(A, &["dans-strike", "dans-shot", "brute-force-8"]).go(Phase::Battle);
    assert!(!table.may(A, "play dans-strike by 0.4") && !table.may(A, "play brute-force-8 by 0.4"));
    assert!(table.may(A, "play dans-shot by 0.4"), "this one says that it can");
}

/// R16: a Reserve character that is attacked may defend.
#[test]
fn r016_the_reserve_defends_itself() {
    let mut table = Table::duel();
    table.hold(A, &["bobs-reach"]).hold(B, &["brute-force-8"]).go(Phase::Battle);
    table.play(A, "play bobs-reach by 0.2").play(A, "target 1.4");
    assert!(table.may(B, "play brute-force-8 by 1.4 use 2"));
}

/// Sets up a team of which one on the Front Line has fallen.
fn after_a_fall() -> Table {
    let mut table = Table::duel();
    table.with_usual_hands().fallen(BOB);
    table
}

/// R17: the Reserve joins the Front Line when the next Draw Phase starts.
#[test]
fn r017_the_reserve_moves_up_in_the_next_battle() {
    let mut table = after_a_fall();
    table.go(Phase::Draw);
    assert_eq!(table.position(DAN), Position::Front);
    let mut table = Table::duel();
    table.with_usual_hands().go(Phase::Draw);
    assert_eq!(table.position(DAN), Position::Reserve, "nobody has fallen");
}

/// R18: not in the battle in which someone fell.
#[test]
fn r018_nobody_moves_up_in_the_same_battle() {
    let mut table = Table::duel();
    for who in [ANN, BOB, CAT] {
        table.fallen_now(who);
    }
    table.go(Phase::Battle);
    assert_eq!(table.position(DAN), Position::Reserve);
}

/// R19: nobody is asked.
#[test]
fn r019_moving_up_is_no_choice() {
    let mut table = after_a_fall();
    table.go(Phase::Draw);
    assert_eq!((table.position(DAN), table.state.phase), (Position::Front, Phase::Placing));
}

/// R20: once the Reserve has moved up or is KO'd, later KOs bring nobody.
#[test]
fn r020_there_is_only_one_to_move_up() {
    let mut table = after_a_fall();
    table.fallen(DAN).go(Phase::Draw);
    assert_eq!(table.state.front(A).collect::<Vec<_>>(), [ANN, CAT]);
    let mut table = after_a_fall();
    table.fallen(ANN).go(Phase::Draw);
    assert_eq!(table.state.front(A).collect::<Vec<_>>(), [CAT, DAN]);
}

/// R21: who moves up keeps placed cards, attached cards and the Permanent Record.
#[test]
fn r021_who_moves_up_keeps_everything() {
    let mut table = after_a_fall();
    let placed = table.place(DAN, "dans-strike");
    let hit = table.record(DAN, "energy-5");
    let attached = table.attach(DAN, "anns-battle-cry");
    table.go(Phase::Draw);
    let lies = |piece: crate::piece::Piece| {
        (table.zone(piece), table.state.cards(piece.owner()).lie(piece).at)
    };
    assert_eq!(table.position(DAN), Position::Front);
    assert_eq!(
        [placed, hit, attached].map(lies),
        [(Zone::Placed, DAN), (Zone::Hit, DAN), (Zone::Clipped, DAN)]
    );
}

/// R22: of two in Reserve the one that started on the Front Line goes back after the battle.
#[test]
fn r022_who_started_on_the_front_line_goes_back() {
    let mut table = Table::duel();
    table.state.fighter_mut(CAT).position = Position::Reserve;
    table.stack(A, &EIGHT).stack(B, &EIGHT).go(Phase::End);
    assert_eq!((table.position(CAT), table.position(DAN)), (Position::Front, Position::Reserve));
}
