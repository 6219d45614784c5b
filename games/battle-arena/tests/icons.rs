//! The pictures of cards: every card has one, and files may give others.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};

use fracas_battle_arena::{BattleArena, BattleArenaTitle, Catalogue, ID};
use fracas_cards::{CardPage, Shelf, icon};
use fracas_core::{Match, Pack, Scene, Seat, Seed, Setup, Viewer};

const HEAD: &str = "game = \"battle-arena\"\n";

/// A Hero of a pack, with what else its line says.
fn hero(id: &str, name: &str, more: &str) -> String {
    format!(
        "[[hero]]\nid = \"{id}\"\nname = \"{name}\"\nweapon = \"ice\"\npower = 90\nnumber = \"1\"\n{more}\n"
    )
}

/// Reads a pack and gives the icon of each card.
fn icons(cards: &str) -> Vec<Option<String>> {
    let pages = BattleArenaTitle.check_cards("pack.toml", &format!("{HEAD}{cards}")).unwrap();
    pages.into_iter().map(|page| page.icon).collect()
}

/// Reads a wrong pack and gives what is said of it.
fn wrong(cards: &str) -> String {
    let report = BattleArenaTitle.check_cards("pack.toml", &format!("{HEAD}{cards}")).unwrap_err();
    report.render()
}

#[test]
fn every_hero_name_and_hot_dog_has_a_known_icon() {
    let mut cards = BattleArenaTitle.cards();
    cards.retain(|page| page.kind != "play");
    for page in &cards {
        let found = page.icon.as_deref();
        assert!(found.is_some_and(icon::is_known), "{}: {found:?}", page.id);
    }
    let by_name: BTreeMap<&str, BTreeSet<&str>> =
        cards.iter().fold(BTreeMap::new(), |mut names, CardPage { name, icon, .. }| {
            names.entry(name.as_str()).or_default().extend(icon.as_deref());
            names
        });
    assert_eq!(by_name.len(), 197 + 48, "Heroes and Hot Dogs");
    assert!(by_name.values().all(|icons| icons.len() == 1), "a Hero looks the same everywhere");
    let all: BTreeSet<&str> = by_name.values().flatten().copied().collect();
    assert_eq!(all.len(), by_name.len(), "and like no other");
}

#[test]
fn a_card_shows_its_own_icon_or_that_of_its_name_or_set() {
    let set = "set = { code = \"X\", name = \"Mine\", year = 2026, icon = \"anvil\" }\n";
    let heroes = [
        hero("my-bison", "Bison", ""),
        hero("my-bison-2", "Bison", "icon = \"cow\""),
        hero("my-own", "Nobody", ""),
        hero("my-named", "Somebody", ""),
    ];
    let dogs = "[[hot-dog]]\nid = \"a\"\nname = \"A\"\nicon = \"meat\"\n[[hot-dog]]\nid = \"b\"\nname = \"B\"\n";
    let names = "[icons]\nSomebody = \"person\"\n";
    let found = icons(&format!("{set}{}{dogs}{names}", heroes.concat()));
    let found: Vec<&str> = found.iter().map(|icon| icon.as_deref().unwrap_or("none")).collect();
    assert_eq!(found, ["bison", "cow", "anvil", "person", "meat", "none"]);
}

#[test]
fn a_pack_can_give_the_heroes_of_a_name_another_icon() {
    let text = format!("{HEAD}[icons]\nbison = \"cow\"\n");
    let packs = [Pack { name: "cows.toml".into(), text }];
    let catalogue = Catalogue::with_packs(&packs).unwrap();
    let icon = |id: &str| catalogue.icon(catalogue.hero(catalogue.find(id).unwrap()));
    assert_eq!((icon("bison-fire-t"), icon("a-bear-fire-t")), (Some("cow"), Some("bear-face")));
}

#[test]
fn an_unknown_icon_is_refused_at_its_place_with_the_one_that_was_meant() {
    let report = wrong(&hero("my-bison", "Bison", "icon = \"bisson\""));
    let expected = "\
error: unknown icon `bisson`
 --> pack.toml:8:8
  |
8 | icon = \"bisson\"
  |        ^^^^^^^^ did you mean `bison`?
  |
  = help: icons are named as on https://game-icons.net, such as \"hot-dog\"";
    assert_eq!(report, expected);
    let places = [
        "[[hot-dog]]\nid = \"a\"\nname = \"A\"\nicon = \"hotdog\"\n",
        "set = { code = \"X\", name = \"Mine\", year = 2026, icon = \"hotdog\" }\n",
        "[icons]\nBison = \"hotdog\"\n",
    ];
    for place in places {
        assert!(wrong(place).contains("did you mean `hot-dog`?"), "{place}");
    }
}

#[test]
fn an_icon_for_a_hero_that_is_not_there_is_refused() {
    let expected = "\
error: there is no Hero \"Bisson\"
 --> pack.toml:3:1
  |
3 | Bisson = \"bison\"
  | ^^^^^^ did you mean `Bison`?";
    assert_eq!(wrong("[icons]\nBisson = \"bison\"\n"), expected);
    let unread = hero("bison-fire-t", "Nobody", "");
    let report = wrong(&format!("{unread}[icons]\nNobody = \"person\"\n"));
    assert!(report.contains("`bison-fire-t` is used twice"), "{report}");
    assert!(!report.contains("there is no Hero"), "it is there, with a mistake:\n{report}");
}

/// Lists name and icon of everything that a viewer reads.
fn shown(scene: &Scene) -> BTreeMap<&str, Option<&str>> {
    let faces =
        scene.areas.iter().flat_map(|area| &area.items).filter_map(|item| item.face.as_ref());
    faces.map(|face| (face.name.as_str(), face.icon.as_deref())).collect()
}

#[test]
fn scenes_show_the_icons() {
    let setup = Setup { game: ID.into(), mode: "substitution".into(), ..Setup::default() };
    let game = BattleArena::open(&setup).unwrap();
    let mut table = Match::deal(game.into(), setup, &[], Seed::from_number(4));
    for _ in 0..2 {
        let winner = table.to_act().first().unwrap();
        let first = table.actions(winner)[0];
        table.play_action(winner, first).unwrap();
    }
    let pages: BTreeMap<String, Option<String>> =
        BattleArenaTitle.cards().into_iter().map(|page| (page.name, page.icon)).collect();
    let scene = table.view(Viewer::Seat(Seat(0))).scene;
    for item in &scene.area("hand.0").unwrap().items {
        let face = item.face.as_ref().unwrap();
        assert_eq!(face.icon, pages[&face.name], "{}", face.name);
    }
    let shown = shown(&scene);
    assert_eq!(shown["Hot Dog"], Some("hot-dog"));
    assert_eq!(shown["Battles won"], None, "a number has none");
}
