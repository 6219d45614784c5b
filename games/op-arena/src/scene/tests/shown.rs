//! What is shown to whom.

use fracas_core::{Item, Piece, Scene, Viewer};

use super::pack::table;
use crate::dude::DudeId;
use crate::options::Reading;
use crate::state::{Eyes, Phase};
use crate::tests::arena::{A, Arena, B, C};

/// Dudes to look at.
pub(super) const DUDES: &str = r#"
game = "op-arena"

[[dude]]
id = "test-soup"
name = "Angry Soup"
type = "alien"
attack = 3
[[dude.ability]]
name = "Boil Over"
die = 4
effect = { pick = { from = { target = "others" } }, then = { damage = 2 } }
[[dude.ability]]
name = "Too Hot"
rule = { armor = 1 }

[[dude]]
id = "test-goat"
name = "Tax Goat"
type = "animal"
skill = 2
health = 5
[[dude.ability]]
name = "Audit"
die = 4
effect = { pick = { from = { players = "adjacent" } }, then = { steal-points = 1 } }
[[dude.ability]]
name = "Refund"
reactive = 2
rolls = "any"
effect = { points = 1 }
"#;

const OWN: Viewer = Viewer::Seat(A);
const OTHER: Viewer = Viewer::Seat(B);
const WATCHING: Viewer = Viewer::Spectator;

/// A table where A has a hurt, Shielded and Nerphed Soup in play.
fn fighting() -> (Arena, DudeId) {
    let mut arena = table(3, DUDES);
    let soup = arena.put(A, "test-soup");
    arena.hurt(soup, B, 2);
    arena.hurt(soup, C, 1);
    arena.shield(soup);
    arena.nerph(soup, 1);
    arena.begin(A);
    (arena, soup)
}

fn scene(arena: &Arena, viewer: Viewer) -> Scene {
    arena.game.show(&arena.state, viewer)
}

/// Says what is read of an item: name, kind, numbers and text.
fn read(item: &Item) -> String {
    let Some(face) = &item.face else { return "face down".into() };
    let numbers = face.numbers.iter().map(|(name, number)| format!("{name} {number}"));
    let facts: Vec<String> = [face.kind.clone()].into_iter().chain(numbers).collect();
    format!("{} ({})\n{}", face.name, facts.join(", "), face.text)
}

/// Lists the names of the items of an area, with what lies on them and their badges.
fn listed(arena: &Arena, viewer: Viewer, id: &str) -> Vec<String> {
    let scene = scene(arena, viewer);
    let shown = scene.area(id).expect("the area is there");
    let name = |item: &Item| item.face.as_ref().map_or("face down".into(), |it| it.name.clone());
    let told = |item: &Item| {
        let pieces = item.pieces.iter().map(Piece::text);
        let parts = [name(item)].into_iter().chain(pieces).chain(item.badges.clone());
        parts.collect::<Vec<_>>().join(", ")
    };
    shown.items.iter().map(told).collect()
}

/// Lists the numbers of an area, with their badges.
fn numbers(arena: &Arena, id: &str) -> Vec<String> {
    let scene = scene(arena, WATCHING);
    let counted = |item: &Item| {
        let face = item.face.as_ref().expect("a number has a face");
        [&[format!("{} {}", face.name, face.numbers["value"])][..], &item.badges]
            .concat()
            .join(", ")
    };
    scene.area(id).expect("the area is there").items.iter().map(counted).collect()
}

const WHOLE: &str = "Angry Soup (alien dude, basic-attack 3, total-health 7)\n\
                     Alien.\n\
                     Boil Over (4+, Nerphed): Deal 2 damage to a Dude of another player.\n\
                     Too Hot (Persistent): This Dude takes 1 less damage.";
const NAMES: &str = "Angry Soup (alien dude)\nBoil Over (Nerphed)\nToo Hot";

#[test]
fn r021_only_its_controller_reads_the_abilities_of_a_dude() {
    let (arena, _) = fighting();
    let seen = |viewer| scene(&arena, viewer).item("dude.test-soup").map(read);
    assert_eq!(seen(OWN).as_deref(), Some(WHOLE));
    for viewer in [OTHER, WATCHING] {
        assert_eq!(seen(viewer).as_deref(), Some(NAMES), "R22: name, type and ability names");
    }
}

#[test]
fn everyone_reads_everything_where_that_was_agreed_on() {
    let (mut arena, _) = fighting();
    arena.game.reading = Reading::All;
    for viewer in [OWN, OTHER, WATCHING] {
        assert_eq!(scene(&arena, viewer).item("dude.test-soup").map(read).as_deref(), Some(WHOLE));
    }
}

#[test]
fn what_lies_on_a_dude_is_open_to_all() {
    let (mut arena, soup) = fighting();
    for viewer in [OWN, OTHER, WATCHING] {
        let shown = listed(&arena, viewer, "arena.0");
        assert_eq!(shown, ["Angry Soup, 2 Red, 1 Green, Shield, Nerph"]);
    }
    arena.nerph(soup, 2);
    arena.fighter_mut(soup).growth = 2;
    let shown = listed(&arena, OTHER, "arena.0");
    assert_eq!(shown, ["Angry Soup, 2 Red, 1 Green, Shield, Nerph ×2, +2 health"]);
}

#[test]
fn r096_damage_markers_have_the_colours_of_those_who_dealt_it() {
    let (arena, _) = fighting();
    let scene = scene(&arena, OTHER);
    let soup = scene.item("dude.test-soup").expect("it is in play");
    let markers: Vec<_> = soup.pieces.iter().map(|piece| (piece.owner, piece.count)).collect();
    assert_eq!(markers[..2], [(Some(B), 2), (Some(C), 1)]);
    assert_eq!(soup.pieces[2].owner, None, "a token on a Dude is nobody's");
}

#[test]
fn r024_a_hand_is_seen_by_its_owner_and_where_others_know_of_it() {
    let mut arena = table(3, DUDES);
    arena.hold(A, &["test-soup", "test-goat"]);
    let goat = arena.dude("test-goat");
    assert_eq!(listed(&arena, OWN, "hand.0"), ["Angry Soup", "Tax Goat"]);
    for viewer in [OTHER, WATCHING] {
        assert_eq!(listed(&arena, viewer, "hand.0"), ["face down"; 2]);
    }
    arena.state.seen[goat.index()] = Eyes::of(A).with(B);
    assert_eq!(listed(&arena, OTHER, "hand.0"), ["Tax Goat", "face down"]);
    for viewer in [Viewer::Seat(C), WATCHING] {
        assert_eq!(listed(&arena, viewer, "hand.0"), ["face down"; 2]);
    }
    arena.state.seen[goat.index()] = Eyes::ALL;
    assert_eq!(listed(&arena, WATCHING, "hand.0"), ["Tax Goat", "face down"]);
}

#[test]
fn a_dude_in_the_hand_is_read_by_its_owner_and_one_in_the_pile_by_all() {
    let mut arena = table(3, DUDES);
    arena.hold(A, &["test-goat"]);
    arena.bury("test-soup");
    let goat = "Tax Goat (animal dude, skill-power 2, total-health 5)\nAnimal.\n\
                Audit (4+): Choose an adjacent player and steal 1 Victory Point from that player.\n\
                Refund (Reactive 2): When any player rolls a 2: Gain 1 Victory Point.";
    assert_eq!(scene(&arena, OWN).item("dude.test-goat").map(read).as_deref(), Some(goat));
    assert_eq!(scene(&arena, OTHER).item("dude.test-goat"), None);
    let soup = scene(&arena, WATCHING).item("dude.test-soup").map(read).expect("it is open");
    assert!(soup.contains("Deal 2 damage"), "{soup}");
}

#[test]
fn r017_starting_dudes_are_hidden_with_their_number() {
    let mut arena = table(3, DUDES);
    arena.hold(A, &["test-soup", "test-goat"]);
    arena.state.phase = Phase::Laying;
    let hidden = scene(&arena, OTHER);
    arena.state.laid.insert(arena.dude("test-soup"));
    assert_eq!(listed(&arena, OWN, "arena.0"), ["Angry Soup, face down"]);
    assert_eq!(listed(&arena, OWN, "hand.0"), ["Tax Goat"]);
    assert_eq!(scene(&arena, OTHER), hidden, "nothing has changed for others");
    assert_eq!(listed(&arena, WATCHING, "hand.0"), ["face down"; 2]);
    assert!(listed(&arena, WATCHING, "arena.0").is_empty());
}

#[test]
fn points_tokens_and_cubes_are_counted_beside_the_colour() {
    let (mut arena, _) = fighting();
    arena.state.player_mut(A).points = 12;
    let own = ["Victory Points 12, Blue", "Shields 1", "Nerphs 1", "Reroll Cubes 3"];
    assert_eq!(numbers(&arena, "score.0"), own);
    assert_eq!(numbers(&arena, "score.1")[0], "Victory Points 0, Red");
    let supply = numbers(&arena, "supply");
    assert_eq!(supply, ["Shields in the Supply 21", "Nerphs in the Supply 21"]);
    let scene = scene(&arena, WATCHING);
    let places: Vec<_> =
        scene.area("track").expect("a track").items.iter().map(|it| it.at).collect();
    assert_eq!(places, [Some((12, 0)), Some((0, 0)), Some((0, 0))]);
}

#[test]
fn a_score_beyond_the_track_stands_on_its_last_step() {
    let (mut arena, _) = fighting();
    arena.state.player_mut(B).points = 33;
    let scene = scene(&arena, WATCHING);
    assert_eq!(scene.item("marker.1").and_then(|item| item.at), Some((30, 0)));
}

#[test]
fn r137_a_team_has_one_marker() {
    let mut arena = Arena::with("teams", 4, &[]);
    arena.state.player_mut(A).points = 7;
    arena.state.player_mut(C).points = 8;
    assert_eq!(numbers(&arena, "score.2")[0], "Victory Points 8, Green, Team A: 15");
    assert_eq!(numbers(&arena, "track"), ["Team A 15", "Team B 0"]);
}

#[test]
fn r143_where_the_last_dude_wins_dudes_are_counted() {
    let mut arena = Arena::with("last-dude", 2, &[]);
    arena.put(A, "pirate-taco");
    let all = arena.game.catalogue.len();
    let scene = scene(&arena, WATCHING);
    assert_eq!(scene.area("track"), None, "points are not used");
    assert_eq!(numbers(&arena, "score.0")[0], "Dudes in play and hand 1, Blue");
    assert!(numbers(&arena, "supply").contains(&format!("Dudes left {all}, ends at 1")));
}

#[test]
fn r142_cubes_are_put_away_where_nobody_rerolls() {
    let arena = Arena::with("brawl", 2, &[("limit", "none")]);
    assert_eq!(numbers(&arena, "score.0").len(), 3);
}

#[test]
fn the_die_shows_a_number_once_it_is_rolled() {
    let (mut arena, _) = fighting();
    let before = scene(&arena, WATCHING);
    let unrolled = before.item("power-die").expect("it lies there");
    assert!(unrolled.face.as_ref().is_some_and(|face| face.numbers.is_empty()));
    arena.place(A, 3);
    let scene = scene(&arena, WATCHING);
    let die = scene.item("power-die").expect("it was rolled");
    assert_eq!(die.owner, Some(A));
    assert_eq!(numbers(&arena, "die"), ["Power Die 3"]);
}

#[test]
fn what_was_in_hands_at_the_last_shuffle_is_known_to_all() {
    let mut arena = table(3, DUDES);
    arena.hold(A, &["test-soup", "test-goat"]);
    arena.state.old = arena.hand(A);
    assert!(numbers(&arena, "supply").contains(&"Held since the shuffle 2".into()));
    let scene = scene(&arena, OTHER);
    let held = scene.item("held").and_then(|item| item.face.as_ref()).expect("it is counted");
    assert_eq!(held.text, "Angry Soup and Tax Goat");
}

#[test]
fn the_viewer_sits_nearest() {
    let (arena, _) = fighting();
    let owners = |viewer| -> Vec<u8> {
        let scene = scene(&arena, viewer);
        let hands = scene.areas.iter().filter(|area| area.id.starts_with("hand."));
        hands.filter_map(|area| area.owner.map(|seat| seat.0)).collect()
    };
    assert_eq!(owners(OTHER), [2, 0, 1]);
    assert_eq!(owners(WATCHING), [1, 2, 0]);
}
