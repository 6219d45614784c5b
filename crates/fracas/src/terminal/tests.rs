//! Scenes that are drawn.

use fracas_core::{Mark, MarkKind, place_id};

use super::*;

fn hero(name: &str, power: i64) -> Item {
    let face = Face {
        name: name.into(),
        kind: "fire".into(),
        numbers: [("power".to_owned(), power)].into(),
        ..Face::default()
    };
    Item { badges: vec!["battle 1".into()], ..Item::face_up(name.into(), face) }
}

fn area(id: &str, owner: Option<Seat>, layout: Layout, items: Vec<Item>) -> Area {
    Area { id: id.into(), label: id.into(), owner, layout, places: vec![], items }
}

fn draw_areas(areas: Vec<Area>) -> String {
    let scene =
        Scene { moment: "Battle 1".into(), prompt: "Your turn.".into(), areas, ..Scene::default() };
    draw(&scene, &["Bob".into(), "Annabel".into()], Viewer::Seat(Seat(1)))
}

#[test]
fn areas_are_grouped_by_owner_and_backs_show_nothing() {
    let back = |area: &str, count| Item { count, ..Item::back(area, 0) };
    let zones = vec![hero("Mr. Irrelevant", 135), back("zones", None)];
    let own = Some(Seat(1));
    let drawn = draw_areas(vec![
        area("zones", own, Layout::Row, zones),
        area("bench", own, Layout::Hand, vec![back("bench", None)]),
        area("hand", own, Layout::Hand, vec![]),
        area("deck", own, Layout::Pile, vec![back("deck", Some(49))]),
    ]);
    let expected = "\
── Battle 1 ────────────────────────────────────────────────────────────────────
Annabel (you):
  zones:
  Mr.        ▒▒▒▒▒▒▒▒
  Irrelevant
  fire 135
  battle 1
  bench: face down   hand: empty   deck: 49 × face down
── Your turn.";
    assert_eq!(drawn, expected);
}

#[test]
fn a_pile_that_does_not_fit_is_broken_between_words() {
    let heroes = ["The Thundering Bison", "Mr. Irrelevant the Second", "A Cheetah in a Foxhole"];
    let items: Vec<Item> = heroes.map(|name| hero(name, 100)).to_vec();
    let pile = |id: &str, items| area(id, None, Layout::Pile, items);
    let drawn =
        draw_areas(vec![pile("deck", vec![]), pile("discard", items), pile("spent", vec![])]);
    let expected = "
  deck: empty
  discard: The Thundering Bison fire 100, Mr. Irrelevant the Second fire 100, A
    Cheetah in a Foxhole fire 100
  spent: empty
";
    assert!(drawn.contains(expected), "{drawn}");
}

#[test]
fn a_shared_counter_stands_beside_the_name_of_its_owner() {
    let counter = |name: &str, owner| Item { owner, ..Item::counter(name, name, 3) };
    let score = [("Rounds", None), ("Wins", Some(Seat(1))), ("Wins", Some(Seat(0)))];
    let score = score.map(|(name, owner)| counter(name, owner)).to_vec();
    let coins = vec![counter("Red", None), counter("Blue", None)];
    let drawn = draw_areas(vec![
        area("score", None, Layout::Counters, score),
        area("coins", None, Layout::Counters, coins),
    ]);
    let expected = "\n  Rounds 3\n  Annabel   Wins 3\n  Bob       Wins 3\n  Red 3   Blue 3\n";
    assert!(drawn.contains(expected), "{drawn}");
}

#[test]
fn a_pile_counts_equal_cards_and_a_row_says_how_many_of_a_card_there_are() {
    let pile = ["Bison", "Bison", "Cheetah"].map(|name| hero(name, 100)).to_vec();
    let row = vec![Item { count: Some(12), badges: vec![], ..hero("Bison", 90) }];
    let drawn = draw_areas(vec![
        area("discard", None, Layout::Pile, pile),
        area("supply", None, Layout::Row, row),
    ]);
    assert!(drawn.contains("\n  discard: 2 × Bison fire 100, Cheetah fire 100\n"), "{drawn}");
    assert!(drawn.contains("\n  supply:\n  Bison\n  fire 90\n  ×12\n"), "{drawn}");
}

#[test]
fn a_long_pile_is_told_by_its_names() {
    let pile = ["Ape", "Bison", "Cheetah", "Dodo"].map(|name| hero(name, 100)).to_vec();
    let drawn = draw_areas(vec![area("discard", None, Layout::Pile, pile)]);
    assert!(drawn.contains("\n  discard: Ape, Bison, Cheetah, Dodo\n"), "{drawn}");
}

#[test]
fn dice_and_tracks_are_told_in_a_line_and_pieces_stand_under_their_card() {
    let die = |value: Option<i64>| {
        let numbers = value.map(|value| ("value".to_owned(), value)).into_iter().collect();
        let face = Face { kind: "die".into(), numbers, ..Face::default() };
        Item::face_up("die".into(), face)
    };
    let marker = |name: &str, step| Item { at: Some((step, 0)), badges: vec![], ..hero(name, 1) };
    let piece = |name: &str, owner, count| Piece { name: name.into(), owner, icon: None, count };
    let pieces = vec![piece("Blue", Some(Seat(0)), 3), piece("Shield", None, 1)];
    let drawn = draw_areas(vec![
        area("track", None, Layout::Track { last: 30 }, vec![marker("Ann", 0), marker("Bob", 12)]),
        area("rolled", None, Layout::Row, vec![die(Some(4)), die(None)]),
        area("play", None, Layout::Row, vec![Item { pieces, badges: vec![], ..hero("Bison", 90) }]),
    ]);
    let told = "\n  track: Ann 0, Bob 12 (of 30)   rolled: 4 and not rolled\n";
    assert!(drawn.contains(told), "{drawn}");
    assert!(drawn.contains("\n  Bison\n  fire 90\n  3 Blue\n  Shield\n"), "{drawn}");
}

#[test]
fn names_in_a_short_row_are_written_in_full_and_a_cost_as_the_sum_of_its_parts() {
    let numbers = [("cost", 16), ("power-cost", 8), ("tokens-cost", 8), ("vp", 3)];
    let face = Face {
        name: "Bono Trask: Timesqueezer".into(),
        kind: "gold boss".into(),
        numbers: numbers.map(|(name, number)| (name.to_owned(), number)).into(),
        ..Face::default()
    };
    let row = |copies| vec![Item::face_up("bono".into(), face.clone()); copies];
    let drawn = draw_areas(vec![area("row", None, Layout::Row, row(2))]);
    let expected = "
  row (cost/vp):
  Bono Trask:  Bono Trask:
  Timesqueezer Timesqueezer
  8+8/3        8+8/3
";
    assert!(drawn.contains(expected), "{drawn}");
    let drawn = draw_areas(vec![area("row", None, Layout::Row, row(7))]);
    assert!(drawn.lines().all(|line| line.chars().count() <= WIDTH), "{drawn}");
}

#[test]
fn several_numbers_on_a_card_are_told_by_their_names() {
    let dude = |name: &str, numbers: &[(&str, i64)]| {
        let numbers = numbers.iter().map(|(name, number)| ((*name).to_owned(), *number)).collect();
        let kind = "alien dude".into();
        Item::face_up(name.into(), Face { name: name.into(), kind, numbers, ..Face::default() })
    };
    let dudes = vec![
        dude("Ray Gun", &[("basic-attack", 3), ("total-health", 7)]),
        dude("Jar", &[("basic-attack", 2), ("skill-power", 4), ("total-health", 5)]),
        dude("Unread", &[]),
    ];
    let drawn = draw_areas(vec![area("Dudes", None, Layout::Row, dudes.clone())]);
    let expected = "
  Dudes (basic attack/skill power/total health):
  Ray Gun    Jar        Unread
  3/–/7      2/4/5
";
    assert!(drawn.contains(expected), "{drawn}");
    let drawn = draw_areas(vec![area("gone", None, Layout::Pile, dudes[..1].to_vec())]);
    let expected = "gone: Ray Gun alien dude (basic attack 3, total health 7)";
    assert!(drawn.contains(expected), "{drawn}");
}

#[test]
fn after_a_move_only_what_changed_is_drawn() {
    let scene = |hand, shop: &str, marks| Scene {
        prompt: "Your turn.".into(),
        areas: vec![
            area("shop", None, Layout::Row, vec![Item { marks, ..hero(shop, 5) }]),
            area("hand", None, Layout::Row, vec![hero(hand, 5)]),
        ],
        ..Scene::default()
    };
    let marks = vec![Mark::new(MarkKind::Reach, vec!["hand".into()])];
    let before = scene("Bison", "Foxhole", vec![]);
    let after = scene("Cheetah", "Foxhole", marks);
    let drawn = draw_changes(&before, &after, &[], Viewer::Spectator);
    assert!(drawn.contains("Cheetah") && drawn.contains("Your turn."), "{drawn}");
    assert!(!drawn.contains("Foxhole"), "what it would mark is no change: {drawn}");
}

fn robot(seat: u8, name: &str, health: i64, at: (u8, u8)) -> Item {
    let numbers = [("health".to_owned(), health)].into();
    let face = Face { name: name.into(), kind: "robot".into(), numbers, ..Face::default() };
    let id = format!("robot.{seat}");
    Item { owner: Some(Seat(seat)), at: Some(at), ..Item::face_up(id, face) }
}

fn tile(name: &str, at: (u8, u8)) -> Item {
    let face = Face { name: name.into(), kind: "tile".into(), ..Face::default() };
    Item { at: Some(at), ..Item::face_up(format!("tile {at:?}"), face) }
}

fn arena() -> Area {
    let stunned = vec!["stunned".to_owned()];
    let items = vec![
        tile("Spawn Point", (0, 0)),
        tile("Spawn Point", (6, 6)),
        tile("Wall", (3, 1)),
        tile("Pit", (2, 2)),
        robot(0, "Bolt", 6, (2, 2)),
        Item { badges: stunned, ..robot(1, "Crusher", 12, (4, 2)) },
        robot(1, "Dozer", 3, (4, 2)),
        Item { at: None, ..robot(0, "Emerald", 5, (0, 0)) },
    ];
    area("arena", None, Layout::Grid { width: 7, height: 7 }, items)
}

#[test]
fn a_grid_is_a_board_with_coordinates_and_a_legend() {
    let drawn = draw_area(&arena(), &["Bob".into(), "Annabel".into()]).join("\n");
    let expected = "
  arena:
       a     b     c     d     e     f     g
    ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐
  1 │Spawn│     │     │     │     │     │     │
    │     │     │     │     │     │     │     │
    ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
  2 │     │     │     │Wall │     │     │     │
    │     │     │     │     │     │     │     │
    ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
  3 │     │     │Pit  │     │     │     │     │
    │     │     │1Bo 6│     │2Cru+│     │     │
    ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
  4 │     │     │     │     │     │     │     │
    │     │     │     │     │     │     │     │
    ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
  5 │     │     │     │     │     │     │     │
    │     │     │     │     │     │     │     │
    ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
  6 │     │     │     │     │     │     │     │
    │     │     │     │     │     │     │     │
    ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
  7 │     │     │     │     │     │     │Spawn│
    │     │     │     │     │     │     │     │
    └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
  Spawn Point a1 g7   Wall d2   Pit c3   1 Bolt of Bob: c3, health 6
  2 Crusher of Annabel: e3, health 12, stunned
  2 Dozer of Annabel: e3, health 3   1 Emerald of Bob: off the board, health 5";
    assert_eq!(format!("\n{drawn}"), expected);
}

#[test]
fn marks_have_their_signs_on_the_board_and_their_words_below() {
    let place = |column, row| place_id("arena", (column, row));
    let marks = [
        Mark::new(MarkKind::Sight, vec![place(3, 2), place(4, 2), place(2, 1)]),
        Mark::new(MarkKind::Blocked, vec![place(5, 2)]),
        Mark::new(MarkKind::Target, vec!["robot.1".into(), "shop".into()]),
    ];
    let areas = vec![arena(), area("shop", None, Layout::Row, vec![])];
    let scene = Scene { areas, ..Scene::default() };
    let drawn = draw_marks(&scene, &["Bob".into(), "Annabel".into()], &marks);
    let lines: Vec<&str> = drawn.lines().collect();
    assert_eq!(lines[6], "  2 │     │     │    +│Wall │     │     │     │");
    assert_eq!(lines[9], "  3 │     │     │Pit  │    +│    X│    -│     │");
    let told = "
  + in range and in sight: d3 e3 c2
  - in range, but out of sight: f3
  X would be hit: Crusher shop";
    assert!(drawn.ends_with(told), "{drawn}");
}

#[test]
fn a_board_of_many_columns_still_fits_the_width() {
    let items = vec![robot(0, "Bolt", 6, (24, 0)), tile("Wall", (0, 0))];
    let wide = area("wide", None, Layout::Grid { width: 25, height: 1 }, items);
    let drawn = draw_area(&wide, &["Bob".into()]);
    assert!(drawn.iter().all(|line| line.chars().count() <= WIDTH), "{drawn:#?}");
    assert!(drawn.concat().contains("1B│"), "{drawn:#?}");
}

#[test]
fn a_card_is_found_by_its_name_and_shows_all_that_is_on_it() {
    let face = |name: &str, text: &str| Face {
        name: name.into(),
        kind: "attack".into(),
        numbers: [("cost".to_owned(), 3), ("range".to_owned(), 4)].into(),
        text: text.into(),
        ..Face::default()
    };
    let long = "Hit a robot.\nThen, if it stands beside a wall, push it over the wall and deal 1 more damage.";
    let faces = [face("Gun", ""), face("Rivet Gun", long), face("Rivet Gun", long)];
    let items = faces.map(|face| Item::face_up(face.name.clone(), face)).to_vec();
    let scene = Scene { areas: vec![area("hand", None, Layout::Hand, items)], ..Scene::default() };
    let names = |name: &str| -> Vec<&str> {
        faces_named(&scene, name).iter().map(|face| face.name.as_str()).collect()
    };
    assert_eq!(names("gun"), ["Gun"], "the whole name comes first");
    assert_eq!(names("RIVET"), ["Rivet Gun"], "and equal ones come once");
    assert_eq!(names(""), ["Rivet Gun"], "all that have a text");
    assert!(names("rocket").is_empty());
    let expected = "  Rivet Gun (attack, cost 3, range 4)
    Hit a robot.
    Then, if it stands beside a wall, push it over the wall and deal 1 more
    damage.";
    assert_eq!(draw_card(faces_named(&scene, "rivet")[0]), expected);
}
