//! Phase 1: Draw (chapter 6).

use fracas_core::{Legible as _, Viewer};

use crate::event::Event;
use crate::state::{Phase, Position};
use crate::tests::table::{A, ANN, B, BOB, DAN, EIGHT, Table};
use crate::zone::Zone;

/// R173: the Reserve moves up before cards are drawn.
#[test]
fn r173_the_reserve_moves_up_first() {
    let mut table = Table::duel();
    table.fallen(BOB).with_usual_hands().go(Phase::Draw);
    let moved = Event::Moved(DAN, Position::Front);
    let at = |wanted: &dyn Fn(&Event) -> bool| table.events.iter().position(wanted);
    let moved = at(&|event| *event == moved);
    let drew = at(&|event| matches!(event, Event::Drew(..)));
    assert!(moved.is_some() && moved < drew);
}

/// R174: each player draws 8 cards.
#[test]
fn r174_each_player_draws_eight_cards() {
    let mut table = Table::duel();
    table.with_usual_hands().go(Phase::Draw);
    assert_eq!([A, B].map(|seat| table.drawn(seat).len()), [8, 8]);
    assert_eq!([A, B].map(|seat| table.hand(seat).len()), [8, 8]);
}

/// R175: placed cards and lost characters change nothing about that.
#[test]
fn r175_the_number_drawn_is_always_the_same() {
    let mut table = Table::duel();
    table.fallen(ANN).fallen(BOB);
    table.place(DAN, "dans-strike");
    table.with_usual_hands().go(Phase::Draw);
    assert_eq!(table.drawn(A).len(), 8);
}

/// R176: a hand is hidden from the opponent.
#[test]
fn r176_hands_are_hidden() {
    let mut table = Table::duel();
    table.hold(A, &["anns-strike"]).go(Phase::Placing);
    let sees = |viewer| {
        let scene = table.game.scene(&table.state, viewer);
        serde_json::to_string(&scene).unwrap().contains("Ann's Strike")
    };
    assert!(sees(Viewer::Seat(A)));
    assert!(!sees(Viewer::Seat(B)) && !sees(Viewer::Spectator));
}

/// R177: cards are drawn from the top of the Draw Pile.
#[test]
fn r177_cards_are_drawn_from_the_top() {
    let mut table = Table::duel();
    table.with_usual_hands().go(Phase::Draw);
    assert_eq!(table.drawn(A), EIGHT);
}

/// R178: an empty Draw Pile is made anew of the Power Pack, and drawing goes on.
#[test]
fn r178_the_power_pack_becomes_the_draw_pile() {
    let mut table = Table::duel();
    table.pile(A, &EIGHT[..6]).stack(B, &EIGHT);
    for id in &EIGHT[6..] {
        table.put(A, id, Zone::PowerPack);
    }
    table.go(Phase::Draw);
    assert!(table.events.contains(&Event::Renewed(A)));
    assert_eq!((table.hand(A).len(), table.cards(A, Zone::PowerPack).len()), (8, 0));
}

/// R179: so is one that is to be looked at.
#[test]
fn r179_the_power_pack_is_taken_to_be_looked_at() {
    let teams = [["merlin", "bob", "cat", "dan"], ["eve", "fay", "gus", "hal"]];
    let plan = crate::tests::table::Plan { teams, ..Default::default() };
    let mut table = Table::new(plan);
    table.pile(A, &[]);
    table.put(A, "energy-5", Zone::PowerPack);
    table.go(Phase::Ventured);
    assert_eq!(table.cards(A, Zone::Draw), ["energy-5"]);
}

/// R180: it is not made anew merely because it is empty.
#[test]
fn r180_an_empty_draw_pile_stays_empty_until_a_card_is_needed() {
    let mut table = Table::duel();
    table.pile(A, &EIGHT).stack(B, &EIGHT);
    table.put(A, "energy-2", Zone::PowerPack);
    table.go(Phase::Draw);
    assert_eq!((table.cards(A, Zone::Draw).len(), table.cards(A, Zone::PowerPack).len()), (0, 1));
    assert!(!table.events.contains(&Event::Renewed(A)));
}

/// R181: the Dead Pile and the Defeated Pile are not taken.
#[test]
fn r181_only_the_power_pack_is_recycled() {
    let mut table = Table::duel();
    table.pile(A, &EIGHT[..7]).stack(B, &EIGHT);
    table.put(A, "energy-8", Zone::PowerPack);
    table.put(A, "anns-strike", Zone::Dead);
    table.put(A, "good-luck", Zone::Defeated);
    table.go(Phase::Draw);
    assert_eq!(table.hand(A).len(), 8);
    assert_eq!(table.cards(A, Zone::Dead), ["anns-strike"]);
    assert_eq!(table.cards(A, Zone::Defeated), ["good-luck"]);
}

/// R182: with nothing left nothing is drawn, and the game goes on.
#[test]
fn r182_without_cards_nothing_more_is_drawn() {
    let mut table = Table::duel();
    table.pile(A, &EIGHT[..3]).stack(B, &EIGHT).go(Phase::Draw);
    assert_eq!((table.hand(A).len(), table.state.phase), (3, Phase::Placing));
}
