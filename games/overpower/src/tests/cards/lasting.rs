//! What becomes of effects when their cards leave, and which of several comes first.

use super::stage::{HERO, RIVAL, rivals, teams};
use crate::state::{Phase, Position};
use crate::tests::table::{A, B, BOB, HAL};
use crate::zone::Zone;

/// What a card with an hourglass has set off ends with it, though it has a time of its own.
#[test]
fn effects_of_a_card_that_lasts_end_with_it() {
    let mut table = teams(["anubis", "leonidas", "cat", "dan"], ["hercules", "fay", "gus", "hal"]);
    let book = table.attach(HERO, "book-of-the-dead");
    table.fallen(BOB).hold(A, &["300"]);
    table.state.announce(crate::words::Moment::AfterDraw);
    table.game.run_effects(&mut table.state, &mut table.chance, &mut fracas_core::Silent);
    table.state.due = fracas_core::SeatSet::one(A);
    table.play(A, "choose 300 from hand.0").hold(B, &["slaying-the-hydra"]).wait();
    assert!(table.game.can_use(
        &table.state,
        table.game.card(crate::tests::table::card("300")),
        HERO
    ));
    table.play(B, "play slaying-the-hydra by 1.1").unanswered();
    assert_eq!(table.zone(book), Zone::Dead);
    assert!(!table.can(A, "300"), "the book is gone");

    // Knowledge of Tomorrow was to be discarded at the end of the battle; once it has left play, it is not.
    let mut table = rivals("time-traveler", "hercules");
    let card = table.stand(HERO, "knowledge-of-tomorrow");
    table.hold(A, &["intelligence-4"]).hold(B, &["slaying-the-hydra"]).fight();
    let way = table.choices(A).into_iter().find(|it| it.starts_with("play knowledge-of-tomorrow"));
    table.play(A, &way.unwrap()).play(A, "pay intelligence-4").unanswered();
    assert_eq!(table.total(A), 10);
    table.play(B, "play slaying-the-hydra by 1.1").unanswered();
    assert_eq!((table.zone(card), table.total(A)), (Zone::Dead, 0));
    assert!(!table.game.has_standing(&table.state, card), "nothing of it is left to happen");
}

/// What a card without an hourglass has set off is done, and goes on without it.
#[test]
fn effects_of_a_card_that_does_not_last_go_on_without_it() {
    let mut table = rivals("sheriff-of-nottingham", "dr-watson");
    table.hold(A, &["flaming-arrows"]).hold(B, &["british-army-surgeon"]).fight();
    table.strikes("flaming-arrows", "1.1").play(B, "play british-army-surgeon by 1.1").unanswered();
    assert_eq!(table.damage(RIVAL), 0, "the hit is removed");
    table.next_battle().hold(B, &["english-gentleman"]).go(Phase::Placing);
    assert!(!table.may(B, "place english-gentleman 1.1"));

    let mut table =
        teams(["wicked-witch", "bob", "cat", "dan"], ["dr-watson", "fay", "gus", "hal"]);
    table.hold(A, &["one-eye"]).hold(B, &["british-army-surgeon"]).fight();
    table.strikes("one-eye", "1.4").play(B, "play british-army-surgeon by 1.1").unanswered();
    assert_eq!(table.damage(HAL), 0, "the hit is removed");
    assert_eq!(table.fallen_now(RIVAL).next_battle().position(HAL), Position::Reserve);
}

/// D29: a player whose effects come at once says which comes first.
#[test]
fn d29_simultaneous_effects_are_ordered_by_their_player() {
    let mut table = teams(["dracula", "ra", "cat", "dan"], ["eve", "fay", "gus", "hal"]);
    table.attach(BOB, "staff-head");
    table.put(A, "energy-7", Zone::PowerPack);
    table.state.side_mut(A).has_discarded = true;
    table.go(Phase::Discarded);
    assert_eq!(table.choices(A), ["use 0.1 1", "use staff-head 1"]);
    table.play(A, "use staff-head 1");
    assert_eq!(table.hand(A), ["energy-7"], "the staff first");
    assert!(table.may(A, "choose character 1.1"), "then Dracula's offer");
}
