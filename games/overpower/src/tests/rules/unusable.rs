//! Phase 3: unusable cards (chapter 8).

use crate::event::Why;
use crate::state::{Phase, Position};
use crate::tests::table::{A, ANN, B, BOB, CAT, DAN, Table};
use crate::zone::Zone;

/// Lets seat 0 check a hand after some things have happened.
fn checked(hand: &[&str], before: impl FnOnce(&mut Table)) -> Table {
    let mut table = Table::duel();
    before(&mut table);
    table.hold(A, hand).go(Phase::Duplicates);
    table
}

/// Does nothing before.
fn nothing(_: &mut Table) {}

/// R218: a card that only a character KO'd in an earlier battle could use is unusable.
#[test]
fn r218_cards_of_the_fallen_are_unusable() {
    let fallen = |table: &mut Table| {
        table.fallen(ANN);
    };
    let hand = ["anns-strike", "bobs-strike", "energy-8", "good-luck"];
    let table = checked(&hand, fallen);
    assert_eq!(table.hand(A), ["bobs-strike", "good-luck"]);
    assert_eq!(checked(&hand, nothing).hand(A).len(), 4);
}

/// R219: so is one that only the Reserve could use, if it can neither have it placed nor play it.
#[test]
fn r219_cards_for_the_reserve_alone_are_unusable_if_they_cannot_be_placed() {
    let full = |table: &mut Table| {
        table.place(DAN, "dans-strike");
        table.place(DAN, "brute-force-1");
    };
    let hand = ["dans-shot", "intelligence-8", "dans-strike"];
    assert_eq!(checked(&hand[..2], nothing).hand(A).len(), 2, "they could be placed");
    let table = checked(&hand[..2], full);
    assert_eq!(table.hand(A), ["dans-shot"], "this one could be played from Reserve");
    let front = |table: &mut Table| {
        full(table);
        table.state.fighter_mut(DAN).position = Position::Front;
    };
    assert_eq!(checked(&hand[..2], front).hand(A).len(), 2);
}

/// R220, R221: an Event that forbids cards leaves them in hand, unless it says otherwise.
#[test]
fn r220_r221_cards_that_an_event_forbids_stay_in_hand() {
    let mut table = Table::duel();
    table.hold(A, &["ray-gun"]);
    table.put(B, "jane", Zone::FaceDown);
    table.go(Phase::Turning);
    assert_eq!((table.state.phase, table.hand(A)), (Phase::Placing, vec!["ray-gun"]));
}

/// R222: a Universe card whose requirement nobody meets is unusable.
#[test]
fn r222_universe_cards_nobody_can_use_are_unusable() {
    let fallen = |table: &mut Table| {
        table.fallen(ANN);
    };
    let hand = ["ray-gun", "teamwork-398", "flintlock"];
    assert_eq!(checked(&hand, nothing).hand(A).len(), 3);
    assert_eq!(checked(&hand, fallen).hand(A), ["flintlock"]);
}

/// R223: so is a Power card nobody can play.
#[test]
fn r223_power_cards_nobody_can_play_are_unusable() {
    let fallen = |table: &mut Table| {
        table.fallen(ANN);
    };
    let table = checked(&["energy-6", "combat-8", "energy-5"], fallen);
    assert_eq!(table.discarded(), [("energy-6", Why::Unusable)]);
    assert_eq!(table.hand(A), ["combat-8", "energy-5"]);
}

/// R224: an unusable Power card goes to the Dead Pile.
#[test]
fn r224_unusable_power_cards_go_to_the_dead_pile() {
    let fallen = |table: &mut Table| {
        table.fallen(ANN);
    };
    let table = checked(&["energy-8"], fallen);
    assert_eq!(table.cards(A, Zone::Dead), ["energy-8"]);
    assert!(table.cards(A, Zone::PowerPack).is_empty());
}

/// R225: so do unusable Specials and Universe cards.
#[test]
fn r225_unusable_specials_and_universe_cards_go_to_the_dead_pile() {
    let fallen = |table: &mut Table| {
        table.fallen(ANN);
    };
    let table = checked(&["anns-strike", "ray-gun"], fallen);
    assert_eq!(table.cards(A, Zone::Dead), ["anns-strike", "ray-gun"]);
}

/// R226: a card that lacks a partner is not unusable.
#[test]
fn r226_a_card_without_its_partner_is_kept() {
    let table = checked(&["teamwork-398", "ray-gun", "hucklebuck"], nothing);
    assert_eq!(table.hand(A).len(), 3);
}

/// R227: cards of a character KO'd in this same battle are kept.
#[test]
fn r227_cards_of_those_that_just_fell_are_kept() {
    let fallen = |table: &mut Table| {
        table.fallen_now(ANN);
    };
    assert_eq!(checked(&["anns-strike", "energy-8"], fallen).hand(A).len(), 2);
}

/// R228: also those that are drawn later in it.
#[test]
fn r228_also_if_they_are_drawn_later() {
    for (is_now, kept) in [(true, 1), (false, 0)] {
        let mut table = Table::duel();
        table.fallen(CAT).state.fighter_mut(CAT).fell_now = is_now;
        table.hold(A, &["good-luck"]).stack(A, &["cats-strike"]).go(Phase::Battle);
        table.play(A, "play good-luck by 0.1");
        assert_eq!(table.hand(A).len(), kept);
        assert!(table.state.is_front(BOB) && table.hand(B).is_empty());
    }
}
