//! Where discarded cards go (chapter 15).

use fracas_core::{Legible as _, Silent, Viewer};

use crate::event::Why;
use crate::state::{Phase, Position};
use crate::tests::table::{A, ANN, B, EVE, Plan, Table};
use crate::zone::Zone;

/// Discards a card of seat 0 from its hand, and finds where it is.
fn pile(id: &str, why: Why) -> Zone {
    let mut table = Table::duel();
    let piece = table.put(A, id, Zone::Hand);
    table.game.discard(&mut table.state, piece, why, &mut Silent);
    table.zone(piece)
}

/// R424: a Power card goes to the Power Pack, unless it is unusable.
#[test]
fn r424_power_cards_go_to_the_power_pack() {
    assert_eq!(pile("energy-5", Why::Used), Zone::PowerPack);
    assert_eq!(pile("energy-5", Why::Effect), Zone::PowerPack);
    assert_eq!(pile("energy-5", Why::Unusable), Zone::Dead);
}

/// R425: a Special goes to the Dead Pile, an Any Character Special to the Defeated Pile.
#[test]
fn r425_specials_go_to_the_dead_pile() {
    assert_eq!(pile("anns-strike", Why::Used), Zone::Dead);
    assert_eq!(pile("good-luck", Why::Used), Zone::Defeated);
}

/// R426: Universe cards of all kinds go to the Dead Pile.
#[test]
fn r426_universe_cards_go_to_the_dead_pile() {
    for id in ["ray-gun", "teamwork-398", "training-merlin", "hera", "staff-head"] {
        assert_eq!(pile(id, Why::Used), Zone::Dead, "{id}");
    }
}

/// R427: an Aspect goes to the Dead Pile.
#[test]
fn r427_aspects_go_to_the_dead_pile() {
    assert_eq!(pile("mallku", Why::Used), Zone::Dead);
}

/// R428: an Event goes to the Defeated Pile.
#[test]
fn r428_events_go_to_the_defeated_pile() {
    assert_eq!(pile("jane", Why::Duplicate), Zone::Defeated);
}

/// R429: a KO'd character goes to the Defeated Pile.
#[test]
fn r429_fallen_characters_are_out() {
    let mut table = Table::duel();
    for id in ["energy-8", "energy-7", "energy-5"] {
        table.hit(EVE, id);
    }
    table.game.check_kos(&mut table.state, &mut Silent);
    assert_eq!(table.position(EVE), Position::Out);
}

/// R430: a card goes to its owner's pile, wherever it was.
#[test]
fn r430_cards_go_to_their_owners_piles() {
    let mut table = Table::duel();
    let hit = table.record(EVE, "anns-strike");
    table.game.discard(&mut table.state, hit, Why::Effect, &mut Silent);
    assert_eq!(table.cards(A, Zone::Dead), ["anns-strike"]);
    assert!(table.cards(B, Zone::Dead).is_empty());
}

/// R431: wild Power cards are Power cards.
#[test]
fn r431_wild_power_cards_are_power_cards() {
    assert_eq!(pile("multipower-3", Why::Used), Zone::PowerPack);
    assert_eq!(pile("any-power-5", Why::Used), Zone::PowerPack);
    assert_eq!(pile("any-power-5", Why::Unusable), Zone::Dead);
}

/// R432: cards that were played go where discarded ones go.
#[test]
fn r432_played_cards_use_the_same_piles() {
    let mut table = Table::duel();
    table.hold(A, &["energy-5", "ray-gun"]).hold(B, &["energy-8"]).go(Phase::Battle);
    table.play(A, "play energy-5 by 0.1 with ray-gun").play(A, "target 1.1");
    table.play(B, "play energy-8 by 1.1 use 2");
    assert_eq!(table.cards(A, Zone::PowerPack), ["energy-5"]);
    assert_eq!(
        (table.cards(A, Zone::Dead), table.cards(B, Zone::PowerPack)),
        (vec!["ray-gun"], vec!["energy-8"])
    );
}

/// R433: a pile shows its size, and no card but the moment it is discarded.
#[test]
fn r433_piles_show_their_size_alone() {
    let mut table = Table::duel();
    table.hold(A, &["anns-dodge", "anns-dodge", "energy-5"]).hold(B, &["energy-5"]);
    table.go(Phase::Duplicates);
    let shows = |table: &Table| {
        let scene = table.game.scene(&table.state, Viewer::Seat(B));
        serde_json::to_string(&scene).unwrap().contains("Ann's Dodge")
    };
    assert!(shows(&table), "it was discarded just now");
    table.play(A, "pass");
    assert!(!shows(&table));
}

/// R434: a card that acts as another is discarded as what it is.
#[test]
fn r434_acting_cards_are_discarded_as_what_they_are() {
    let teams = [["robin-hood", "ann", "cat", "dan"], ["eve", "fay", "gus", "hal"]];
    let table = Table::new(Plan { teams, ..Plan::default() });
    let acting = table.game.catalogue().cards().filter(|(_, card)| {
        let is_special = matches!(card.kind, crate::card::Kind::Special(_));
        is_special && card.uses.iter().any(|way| way.how.acts_as_power())
    });
    let piles: Vec<Zone> = acting.map(|(_, card)| card.pile(Why::Used).zone()).collect();
    assert!(!piles.is_empty() && !piles.contains(&Zone::PowerPack));
    assert_eq!(table.position(ANN), Position::Front);
}
