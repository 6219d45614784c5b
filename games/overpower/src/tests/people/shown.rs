//! What is shown to whom.

use fracas_core::{Item, Legible as _, Scene, SeatSet, Viewer};

use crate::state::Phase;
use crate::tests::table::{A, ANN, B, BOB, EVE, Plan, Table};
use crate::zone::Zone;

const OWN: Viewer = Viewer::Seat(A);
const OTHER: Viewer = Viewer::Seat(B);
const WATCHING: Viewer = Viewer::Spectator;

fn scene(table: &Table, viewer: Viewer) -> Scene {
    table.game.scene(&table.state, viewer)
}

/// Lists the names of the items of an area; how many backs there are for what is hidden.
fn listed(table: &Table, viewer: Viewer, area: &str) -> Vec<String> {
    let scene = scene(table, viewer);
    let area = scene.area(area).unwrap_or_else(|| panic!("{area} is there"));
    let name = |item: &Item| match &item.face {
        Some(face) => face.name.clone(),
        None => format!("{} face down", item.count.unwrap_or(1)),
    };
    area.items.iter().map(name).collect()
}

/// R176: A hand is hidden from the opponent unless an effect says otherwise.
#[test]
fn r176_a_hand_is_seen_by_its_owner_alone() {
    let mut table = Table::duel();
    table.hold(A, &["energy-5", "combat-2"]);
    assert_eq!(listed(&table, OWN, "hand.0"), ["Energy 5", "Combat 2"]);
    assert_eq!(listed(&table, OTHER, "hand.0"), ["1 face down", "1 face down"]);
    assert_eq!(listed(&table, WATCHING, "hand.0"), ["1 face down", "1 face down"]);
}

/// A card that the opponent has seen stays known to the opponent, and to nobody else.
#[test]
fn what_a_player_has_seen_of_a_hand_is_shown_to_that_player() {
    let mut table = Table::duel();
    table.hold(A, &["combat-2"]);
    let piece = table.put(A, "energy-5", Zone::Hand);
    table.state.cards_mut(A).lie_mut(piece).seen = SeatSet::all(2);
    assert_eq!(listed(&table, OTHER, "hand.0"), ["Energy 5", "1 face down"]);
    assert_eq!(listed(&table, WATCHING, "hand.0"), ["1 face down", "1 face down"]);
}

/// R156: Team, Homebase and Reserve of both players are shown; deck lists are not.
#[test]
fn r156_teams_and_homebases_are_shown_to_everyone() {
    let plan = Plan { homebases: [Some("test-house"), None], ..Plan::default() };
    let table = Table::dealt(plan);
    for viewer in [OWN, OTHER, WATCHING] {
        assert_eq!(listed(&table, viewer, "team.0"), ["Ann", "Bob", "Cat", "Dan", "Test House"]);
        assert_eq!(listed(&table, viewer, "team.1"), ["Eve", "Fay", "Gus", "Hal"]);
        let scene = scene(&table, viewer);
        let places = &scene.area("team.1").unwrap().places;
        assert_eq!(places[..], ["Front Line", "Front Line", "Front Line", "Reserve"]);
        assert_eq!(listed(&table, viewer, "draw-pile.0"), ["24 face down"]);
    }
}

/// R234: Placed cards lie face up and are known to both players.
#[test]
fn r234_placed_cards_are_shown_to_everyone_with_their_character() {
    let mut table = Table::duel();
    table.place(BOB, "energy-1");
    for viewer in [OWN, OTHER, WATCHING] {
        let scene = scene(&table, viewer);
        let item = &scene.area("placed.0").unwrap().items[0];
        assert_eq!(item.face.as_ref().unwrap().name, "Energy 1");
        assert_eq!((item.at, &item.badges[..]), (Some((1, 0)), &["Bob".to_owned()][..]));
    }
}

/// R266: Wagers and all Objective piles are public.
#[test]
fn r266_wagers_and_objectives_are_shown_to_everyone() {
    let mut table = Table::duel();
    table.missions(A, 4, 2, 1).wagered(A, 1, 1);
    for viewer in [OWN, OTHER, WATCHING] {
        let scene = scene(&table, viewer);
        let count = |id: &str| scene.item(id).unwrap().face.as_ref().unwrap().numbers["value"];
        assert_eq!(count("reserve.0"), 3);
        assert_eq!(count("completed.0"), 1);
        assert_eq!(count("defeated.0"), 1);
        assert_eq!(count("ventured.0"), 2);
        assert_eq!(scene.item("ventured.0").unwrap().badges, ["1 from Completed"]);
    }
}

/// R423: The Astral Plane is face up and public, except an Event still face down.
#[test]
fn r423_the_astral_plane_is_open_and_a_face_down_event_is_not() {
    let mut table = Table::duel();
    table.stand(ANN, "anns-oath");
    table.put(A, "energy-5", Zone::FaceDown);
    for viewer in [OWN, OTHER, WATCHING] {
        assert_eq!(listed(&table, viewer, "astral-plane"), ["Ann's Oath"]);
    }
    assert_eq!(listed(&table, OWN, "event.0"), ["Energy 5"]);
    assert_eq!(listed(&table, OTHER, "event.0"), ["1 face down"]);
    assert_eq!(listed(&table, WATCHING, "event.0"), ["1 face down"]);
}

/// R433: A discard pile gives its size but not its contents, to its owner as well.
#[test]
fn r433_of_discard_piles_nothing_but_the_size_is_shown() {
    let mut table = Table::duel();
    for zone in [Zone::PowerPack, Zone::Dead, Zone::Defeated] {
        table.put(A, "energy-5", zone);
        table.put(A, "combat-2", zone);
    }
    for viewer in [OWN, OTHER, WATCHING] {
        for pile in ["power-pack.0", "dead-pile.0", "defeated-pile.0"] {
            assert_eq!(listed(&table, viewer, pile), ["2 face down"]);
        }
        assert!(scene(&table, viewer).area("discarded.0").is_none(), "that was a while ago");
    }
}

/// R199: Each discarded card is shown to the opponent.
#[test]
fn r199_what_was_just_discarded_is_shown_once_to_everyone() {
    let mut table = Table::duel();
    // Two Power cards of one value: the player keeps one of them.
    table.hold(A, &["energy-5", "combat-5"]).go(Phase::Duplicates).play(A, "keep energy-5");
    for viewer in [OWN, OTHER, WATCHING] {
        assert_eq!(listed(&table, viewer, "discarded.0"), ["Combat 5"]);
    }
    table.play(A, "pass");
    assert!(scene(&table, OTHER).area("discarded.0").is_none(), "the pile is closed");
}

#[test]
fn a_character_shows_its_grid_its_damage_and_the_types_it_was_hit_with() {
    let mut table = Table::duel();
    table.hit(EVE, "energy-5");
    table.record(EVE, "combat-2");
    table.record(EVE, "combat-4");
    let scene = scene(&table, OWN);
    let eve = scene.item("character.1.1").unwrap();
    let numbers = &eve.face.as_ref().unwrap().numbers;
    assert_eq!((numbers["damage"], numbers["ko"], numbers["energy"]), (11, 20, 8));
    let pieces: Vec<String> = eve.pieces.iter().map(fracas_core::Piece::text).collect();
    assert_eq!(pieces, ["Energy", "Combat ×2"]);
    assert_eq!(listed(&table, OWN, "team.1")[..4], ["Combat 2", "Combat 4", "Energy 5", "Eve"]);
    assert_eq!(scene.item("card.0.energy-5").unwrap().badges, ["this battle"]);
    let total = scene.item("total.0").unwrap().face.as_ref().unwrap().numbers["value"];
    assert_eq!(total, 5, "hits of the current battle");
}

#[test]
fn an_attack_is_asked_about_with_its_value_and_what_would_block_it() {
    let mut table = Table::duel();
    table.hold(A, &["energy-5"]).hold(B, &["combat-6"]).go(Phase::Battle);
    assert_eq!(scene(&table, OWN).prompt, "Your turn. What do you do?");
    assert_eq!(scene(&table, OTHER).prompt, "Your opponent decides.");
    table.play(A, "play energy-5 by 0.1");
    let aiming = scene(&table, OWN);
    assert_eq!(aiming.prompt, "Ann plays Energy 5 (5 energy). Whom is it aimed at?");
    assert_eq!(aiming.focus, ["card.0.energy-5", "character.0.1"]);
    table.play(A, "target 1.1");
    let asked = scene(&table, OTHER);
    let prompt = "Ann plays Energy 5 on Eve (5 energy). Block it with 5 or more, answer otherwise, or take it.";
    assert_eq!(asked.prompt, prompt);
    assert_eq!(asked.focus, ["card.0.energy-5", "character.0.1", "character.1.1"]);
}

#[test]
fn a_click_on_a_card_offers_what_it_can_do_and_targets_are_items() {
    let mut table = Table::duel();
    table.hold(A, &["energy-5"]).hold(B, &["combat-6"]).go(Phase::Battle);
    let choices = |table: &Table, seat| {
        let actions = table.actions(seat).into_iter();
        let choices = actions.map(|action| table.game.choice(&table.state, seat, action));
        choices.map(|it| (it.label, it.items)).collect::<Vec<_>>()
    };
    let played = choices(&table, A);
    let items = vec!["card.0.energy-5".to_owned(), "character.0.1".to_owned()];
    assert!(played.contains(&("Ann attacks with Energy 5".into(), items)), "{played:?}");
    assert!(played.contains(&("Concede the battle".into(), vec![])), "{played:?}");
    table.play(A, "play energy-5 by 0.1");
    let aimed = choices(&table, A);
    let items = vec!["card.0.energy-5".to_owned(), "character.1.2".to_owned()];
    assert!(aimed.contains(&("Aim at Fay".into(), items)), "{aimed:?}");
    table.play(A, "target 1.1");
    let answers = choices(&table, B);
    let items = vec!["card.1.combat-6".to_owned(), "character.1.1".to_owned()];
    assert!(answers.contains(&("Eve blocks with Combat 6".into(), items)), "{answers:?}");
    assert!(answers.contains(&("Take it".into(), vec![])), "{answers:?}");
}

#[test]
fn copies_of_a_card_have_ids_of_their_own() {
    let mut table = Table::duel();
    table.hold(A, &["energy-5"]);
    table.place(ANN, "energy-5");
    table.hit(EVE, "energy-5");
    let scene = scene(&table, OWN);
    for id in ["card.0.energy-5", "card.0.energy-5~2", "card.0.energy-5~3"] {
        assert!(scene.has(id), "{id}");
    }
}
