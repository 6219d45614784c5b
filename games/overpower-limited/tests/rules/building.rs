//! Building decks by hand.

use fracas_core::{Legible as _, Outcome, Seat, Table as _, Viewer};
use fracas_overpower::{OverPower, Sheet};
use fracas_overpower_limited::{OverPowerLimitedTitle, Phase, Stage};

use crate::table::{VENTURE, draft, sealed};

const ALONE: Seat = Seat(0);

#[test]
fn a_deck_is_built_by_hand_from_the_team_to_the_last_card() {
    let mut table = sealed("6", 1);
    let team = &fracas_overpower_limited::Products::world_legends().starters()
        [usize::from(table.state().starter.unwrap())];
    let ids: Vec<String> =
        team.characters.iter().map(|id| table.catalogue().character(*id).id.clone()).collect();
    for id in &ids[..3] {
        table.play(ALONE, &format!("front {id}"));
    }
    table.play(ALONE, &format!("reserve {}", ids[3]));
    table.play(ALONE, "missions king-of-the-jungle");
    table.play(ALONE, "cards");
    for at in 0..51 {
        assert!(table.0.play(ALONE, "done").is_err(), "{at} cards are too few");
        table.play(ALONE, ["add energy-3", "add combat-4", "add intelligence-5"][at % 3]);
    }
    table.play(ALONE, "take energy-3");
    assert_eq!(table.refused(ALONE, "done").code, "not-legal");
    table.play(ALONE, "add brute-force-2");
    table.play(ALONE, "done");
    let sheet = table.deck(ALONE);
    let front: Vec<&str> =
        sheet.front.iter().map(|id| table.catalogue().character(*id).id.as_str()).collect();
    assert_eq!(front, ids[..3], "those who were put there");
    assert_eq!(sheet.cards.len(), 51);
}

#[test]
fn what_a_team_does_not_allow_any_more_is_taken_out() {
    let mut table = sealed("6", 4);
    table.play(ALONE, "complete");
    table.play(ALONE, "change");
    let bench = table.state().player(ALONE).bench;
    table.play(ALONE, "team");
    let dropped = bench.front[0];
    let id = table.catalogue().character(dropped).id.clone();
    table.play(ALONE, &format!("drop {id}"));
    let left = &table.state().player(ALONE).bench;
    assert!(left.cards.len() < bench.cards.len(), "its Specials go with {id}");
    assert!(!left.is_legal);
    table.play(ALONE, "complete");
    let completed = &table.state().player(ALONE).bench;
    assert!(completed.is_legal && completed.stage == Stage::Review);
    assert_eq!(completed.reserve, bench.reserve, "what was chosen stays");
}

#[test]
fn every_seat_takes_a_deck_away_that_can_be_played() {
    use fracas_core::Title as _;
    let mut table = draft(8, 19);
    assert_eq!(table.0.takes_away(Seat(0)), None, "nothing is built yet");
    table.pick_all();
    table.play(Seat(5), "complete");
    assert_eq!(table.0.takes_away(Seat(5)), None, "nothing is handed in yet");
    table.play(Seat(5), "done");
    assert!(table.0.takes_away(Seat(5)).is_some(), "it need not wait for the others");
    for seat in table.seats().filter(|seat| *seat != Seat(5)) {
        table.play(seat, "complete");
        table.play(seat, "done");
    }
    assert_eq!(table.state().phase, Phase::Over);
    assert!(table.0.outcome().is_some_and(|outcome: Outcome| outcome.is_tie()));
    let decks = [0, 1].map(|seat| table.0.takes_away(Seat(seat)).unwrap());
    let made_for = OverPowerLimitedTitle.passport().makes_decks_for("draft").unwrap();
    let setup = made_for.setup(decks.into());
    OverPower::open(&setup).unwrap();
    assert_eq!(table.0.takes_away(Seat(9)), None, "there is no such seat");
}

#[test]
fn a_deck_that_is_built_is_seen_by_its_builder_alone() {
    let mut table = draft(8, 23);
    table.pick_all();
    let before: Vec<String> =
        Viewer::all(8).filter(|it| !it.is(Seat(0))).map(|it| table.seen(it)).collect();
    table.play(Seat(0), "complete");
    table.play(Seat(0), "change");
    table.play(Seat(0), "add energy-1");
    let after: Vec<String> =
        Viewer::all(8).filter(|it| !it.is(Seat(0))).map(|it| table.seen(it)).collect();
    assert_eq!(after, before, "others see nothing of it");
    let own = table.seen(Viewer::Seat(Seat(0)));
    assert!(own.contains("deck.energy-1"));
}

#[test]
fn what_the_builder_completes_has_no_chance_in_it_and_can_be_taken_back() {
    let mut table = sealed("3", 6);
    table.play(ALONE, "complete");
    let first = table.state().clone();
    assert!(table.0.can_undo(ALONE));
    table.0.undo(ALONE).unwrap();
    table.play(ALONE, "complete");
    assert_eq!(*table.state(), first);
}

#[test]
fn a_deck_reads_back_from_the_list_that_is_taken_away() {
    let mut table = draft(10, 29);
    table.pick_all();
    table.build_all();
    for seat in table.seats() {
        let text = table.game().takes_away(table.state(), seat).unwrap();
        let sheet = Sheet::read(table.catalogue(), "deck", &text).unwrap();
        assert_eq!(sheet.write(table.catalogue()), text);
        assert_eq!(sheet.format.as_deref(), Some("venture"));
        assert_eq!(sheet.offences(table.catalogue(), VENTURE).or(()), Ok(()));
    }
}
