//! Setup and initiative (chapter 4).

use fracas_core::{Game as _, Legible as _, Seat, Silent, Viewer};
use fracas_testkit::{Draw, Script};

use crate::event::{Event, Why};
use crate::state::{Phase, Position};
use crate::tests::table::{A, ANN, B, BOB, CAT, DAN, EIGHT, EVE, HAL, Plan, Table};
use crate::zone::Zone;

/// R154: each deck is shuffled and is the Draw Pile.
#[test]
fn r154_each_deck_is_shuffled_into_the_draw_pile() {
    let mut table = Table::dealt(Plan::default());
    for seat in [A, B] {
        let cards = table.state.cards(seat);
        assert_eq!((cards.len(Zone::Draw), cards.known_top().count()), (24, 0));
    }
    let mut other = Table::dealt(Plan::default());
    other.chance = fracas_core::Fast::new(8);
    table.play(A, "first");
    other.play(A, "first");
    assert_ne!(table.drawn(A), other.drawn(A), "the order is up to chance");
}

/// R155: teams, Homebases, Draw Piles and Objectives lie on the table before initiative is decided.
#[test]
fn r155_all_is_laid_out_before_the_toss() {
    let homebases = [Some("test-house"), None];
    let table = Table::dealt(Plan { homebases, ..Plan::default() });
    assert_eq!(table.state.phase, Phase::First);
    for who in [ANN, BOB, CAT, EVE] {
        assert_eq!(table.position(who), Position::Front);
    }
    assert_eq!([DAN, HAL].map(|who| table.position(who)), [Position::Reserve; 2]);
    assert_eq!([A, B].map(|seat| table.objectives(seat)), [[7, 0, 0]; 2]);
    assert!(table.game.homebase(A).is_some() && table.game.homebase(B).is_none());
}

/// R156: both see teams, Reserve, Homebases and Mission Sets; nobody is shown a deck list.
#[test]
fn r156_teams_are_shown_and_deck_lists_are_not() {
    let homebases = [Some("test-house"), None];
    let table = Table::dealt(Plan { homebases, ..Plan::default() });
    let scene = table.game.scene(&table.state, Viewer::Seat(B));
    let shown = serde_json::to_string(&scene).unwrap();
    for name in ["Ann", "Bob", "Cat", "Dan", "Test House"] {
        assert!(shown.contains(name), "{name} is not shown");
    }
    assert!(!shown.contains("Energy 8"), "a card of the Draw Pile is shown");
}

/// R157: a coin names the winner of the toss.
#[test]
fn r157_a_random_method_names_a_winner() {
    for (side, winner) in [(fracas_core::Coin::Heads, A), (fracas_core::Coin::Tails, B)] {
        let table = Table::duel();
        let mut chance = Script::new(&[Draw::coin(side)]);
        let state = table.game.deal(&mut chance, &mut Silent);
        assert_eq!(state.due.into_iter().collect::<Vec<Seat>>(), [winner]);
    }
}

/// R158: the winner of the toss chooses to go first or second.
#[test]
fn r158_the_winner_chooses_to_go_first_or_second() {
    let table = Table::dealt(Plan::default());
    assert_eq!((table.due(), table.choices(A)), (vec![A], vec!["first".into(), "second".into()]));
}

/// R159: who goes first has initiative in the first battle.
#[test]
fn r159_who_goes_first_has_initiative() {
    for (choice, first) in [("first", A), ("second", B)] {
        let mut table = Table::dealt(Plan::default());
        table.play(A, choice);
        assert_eq!((table.state.initiative, table.state.battle), (first, 1));
        assert!(table.events.contains(&Event::GoesFirst(first)));
    }
}

/// Lets the first battle begin, in which seat 0 goes first, with these cards for the second player.
fn first_battle(second: &[&str]) -> Table {
    let mut table = Table::dealt(Plan::default());
    table.stack(A, &EIGHT).stack(B, second);
    table.play(A, "first");
    table
}

/// The hand of the second player with one duplicate, and what is drawn next.
const WITH_DUPLICATE: [&str; 9] = [
    "energy-1",
    "combat-2",
    "brute-force-3",
    "intelligence-4",
    "energy-5",
    "combat-6",
    "brute-force-7",
    "brute-force-7",
    "energy-8",
];

/// R160: in the first battle the second player may draw a card if one was discarded.
#[test]
fn r160_the_second_player_may_draw_a_replacement() {
    let mut table = first_battle(&WITH_DUPLICATE);
    assert_eq!(table.discarded(), [("brute-force-7", Why::Duplicate)]);
    assert_eq!((table.due(), table.choices(B)), (vec![B], vec!["replace".into(), "pass".into()]));
    table.play(B, "replace");
    assert_eq!((table.drawn(B), table.hand(B).len()), (vec!["energy-8"], 8));

    let mut table = first_battle(&WITH_DUPLICATE);
    table.play(B, "pass");
    assert_eq!(table.hand(B).len(), 7, "it is not drawn by itself");

    let table = first_battle(&EIGHT);
    assert_eq!(table.state.phase, Phase::Placing, "nothing was discarded, nothing is replaced");
}

/// R161: it is one card, however many were discarded.
#[test]
fn r161_the_replacement_is_a_single_card() {
    let mut table = first_battle(&[
        "energy-1",
        "energy-1",
        "energy-1",
        "combat-2",
        "combat-2",
        "brute-force-3",
        "intelligence-4",
        "energy-5",
        "combat-6",
        "brute-force-7",
    ]);
    assert_eq!(table.discarded().len(), 3);
    table.play(B, "replace");
    assert_eq!((table.hand(B).len(), table.state.phase), (6, Phase::Placing));
}

/// R162: a replacement that is a duplicate or unusable is discarded, and not replaced in turn.
#[test]
fn r162_a_useless_replacement_is_discarded() {
    for (useless, why) in [("brute-force-3", Why::Duplicate), ("anns-strike", Why::Unusable)] {
        let mut cards = WITH_DUPLICATE;
        cards[8] = useless;
        let mut table = first_battle(&cards);
        table.play(B, "replace");
        assert_eq!(table.discarded(), [(useless, why)]);
        assert_eq!((table.hand(B).len(), table.state.phase), (7, Phase::Placing));
    }
}

/// R163: a replacement that is an Event goes to the Defeated Pile at once.
#[test]
fn r163_a_replacement_that_is_an_event_is_discarded() {
    let mut cards = WITH_DUPLICATE;
    cards[8] = "jane";
    let mut table = first_battle(&cards);
    table.play(B, "replace");
    assert_eq!(table.cards(B, Zone::Defeated), ["jane"]);
    assert_eq!((table.hand(B).len(), table.state.phase), (7, Phase::Placing));
}

/// R164: the first player gets none, and nobody does after the first battle.
#[test]
fn r164_nobody_else_gets_a_replacement() {
    let mut table = Table::dealt(Plan::default());
    table.stack(A, &WITH_DUPLICATE).stack(B, &EIGHT);
    table.play(A, "first");
    assert_eq!((table.state.phase, table.due()), (Phase::Placing, vec![A]));

    let mut table = Table::duel();
    table.stack(A, &EIGHT).stack(B, &WITH_DUPLICATE);
    table.go(Phase::Draw);
    assert_eq!((table.state.battle, table.state.phase), (2, Phase::Placing));
    assert_eq!(table.discarded(), [("brute-force-7", Why::Duplicate)]);
}
