//! Chapter 5: board.

use fracas_core::{Told, Viewer};

use crate::scenario::{rookie, substitution};
use crate::table::{A, B};

/// R55. The board has 7 Battle Zones for each player.
#[test]
fn r055_each_player_has_seven_zones() {
    let t = substitution().start();
    for seat in [A, B] {
        let zones = t.area(Viewer::Spectator, "zones", seat).items;
        let places: Vec<_> = zones.iter().map(|zone| zone.at.unwrap().0).collect();
        assert_eq!(places, [0, 1, 2, 3, 4, 5, 6], "one Hero in each");
    }
}

/// R56. Each Zone faces one Zone of the opponent, and the two cards there fight each other.
#[test]
fn r056_the_heroes_of_facing_zones_fight_each_other() {
    let t = rookie().line_ups([101, 102, 103, 104, 105, 106, 107], [100; 7]).start();
    let ann = t.area(Viewer::Seat(A), "zones", A).items;
    let bob = t.area(Viewer::Seat(A), "zones", B).items;
    let fought = ann.iter().zip(&bob).filter(|(own, _)| own.face.is_some());
    for (own, facing) in fought.clone() {
        assert_eq!(own.at, facing.at, "they lie opposite each other");
        let is_together =
            |told: &Told| told.items.contains(&own.id) == told.items.contains(&facing.id);
        assert!(t.told().iter().all(is_together), "{} meets {} and no other", own.id, facing.id);
    }
    assert_eq!(fought.count(), 4, "until the fourth win");
}

/// R57. Each player also has places for Hero Deck, Hot Dog Deck and one Discard Pile.
#[test]
fn r057_each_player_has_a_place_for_each_pile() {
    let t = substitution().start();
    for seat in [A, B] {
        let areas = t.scene(Viewer::Spectator).areas;
        let labels = areas.iter().filter(|area| area.owner == Some(seat)).map(|area| &area.label);
        for place in ["Hero Deck", "Hot Dogs", "Discard Pile"] {
            assert_eq!(labels.clone().filter(|label| *label == place).count(), 1, "{place}");
        }
    }
}

/// R58. Heroes and Hot Dogs share that one Discard Pile.
#[test]
fn r058_heroes_and_hot_dogs_share_the_discard_pile() {
    let mut t = substitution().start();
    t.play(A, "substitute a95");
    let discard = t.area(Viewer::Spectator, "discard", A).items;
    let kinds: Vec<String> = discard.into_iter().map(|item| item.face.unwrap().kind).collect();
    assert_eq!(kinds, ["fire", "hot-dog"], "the Hero taken out, and what was paid");
}
