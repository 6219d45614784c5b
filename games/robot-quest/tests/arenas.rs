//! Every mistake that an arena can have, shown by a wrong file; and the game's own arenas.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_cards::Report;
use fracas_robot_quest::sight::{CENTRE, Cell, NEXT};
use fracas_robot_quest::{Arena, Catalogue, Tile};

const OPEN: [&str; 7] =
    ["S.....S", ".......", ".......", ".......", ".......", ".......", "S.....S"];

/// Reads the arenas of a file; the second part is all that is wrong with it.
fn read(source: &str) -> (Vec<Arena>, String) {
    let mut catalogue = Catalogue::clone(Catalogue::base());
    let known = catalogue.arenas().len();
    let result = catalogue.add_file("my-arenas.toml", source);
    let arenas = catalogue.arenas().skip(known).map(|(_, arena)| arena.clone()).collect();
    (arenas, result.as_ref().err().map(Report::render).unwrap_or_default())
}

/// The spaces of an arena whose tile passes a test.
fn spaces(arena: &Arena, test: impl Fn(&Tile) -> bool) -> u64 {
    arena.mask(|tile| test(Catalogue::base().tile(tile)))
}

/// A file with one arena whose layout is written so.
fn with_layout(layout: &str) -> String {
    format!("game = \"robot-quest\"\n{}", arena(layout))
}

fn arena(layout: &str) -> String {
    format!("[[arena]]\nid = \"mine\"\nname = \"Mine\"\nabout = \"a test\"\n{layout}\n")
}

/// What is wrong with an arena that is drawn so; nothing is read of it.
fn wrong_rows(rows: &[&str]) -> String {
    wrong(&drawn(rows))
}

fn drawn(rows: &[&str]) -> String {
    let rows: Vec<_> = rows.iter().map(|row| format!("  \"{row}\",\n")).collect();
    format!("rows = [\n{}]", rows.concat())
}

fn wrong(layout: &str) -> String {
    let (arenas, report) = read(&with_layout(layout));
    assert!(arenas.is_empty(), "a wrong arena is not read");
    report
}

/// The open field with other rows in some places.
fn changed(changes: &[(usize, &'static str)]) -> [&'static str; 7] {
    let mut rows = OPEN;
    for &(number, row) in changes {
        rows[number - 1] = row;
    }
    rows
}

#[track_caller]
fn assert_says(report: &str, parts: &[&str]) {
    for part in parts {
        assert!(report.contains(part), "{part:?} is not said in:\n{report}");
    }
}

fn count_errors(report: &str) -> usize {
    report.matches("error: ").count()
}

#[test]
fn both_forms_give_the_same_arena() {
    let rows = drawn(&changed(&[(1, "S..J..S"), (2, ". . # . . . .")]));
    let (drawn, report) = read(&with_layout(&rows));
    assert_eq!(report, "");
    let singles = "tiles = { a1 = \"spawn\", G1 = \"spawn\", a7 = \"spawn\", g7 = \"spawn\", \
                   d1 = \"junkyard\", c2 = \"wall\" }";
    let (listed, report) = read(&with_layout(singles));
    assert_eq!(report, "");
    assert_eq!(drawn, listed);
    let arena = &drawn[0];
    let c2 = Cell::read("c2").unwrap();
    assert_eq!(arena.tile(c2), Catalogue::base().tile_by_letter('#'));
    assert_eq!(spaces(arena, |tile| tile.blocks_movement), c2.bit());
    assert_eq!(arena.mask(|_| true).count_ones(), 6);
    assert_eq!((&*arena.name, &*arena.about, &*arena.source), ("Mine", "a test", "house"));
}

#[test]
fn too_few_or_too_many_rows_are_counted() {
    assert_says(
        &wrong_rows(&OPEN[..6]),
        &["an arena has 7 rows, this one has 6", "my-arenas.toml:6"],
    );
    let eight: Vec<_> = OPEN.into_iter().chain(["......."]).collect();
    let report = wrong_rows(&eight);
    assert_says(&report, &["an arena has 7 rows, this one has 8"]);
    assert_eq!(count_errors(&report), 1, "{report}");
    assert_says(&wrong("rows = []"), &["this one has 0"]);
    let endless = vec!["......."; 300];
    assert_says(&wrong_rows(&endless), &["this one has 300"]);
}

#[test]
fn a_row_that_is_not_of_seven_letters_is_shown() {
    let report = wrong_rows(&changed(&[(3, "........"), (5, "......")]));
    assert_says(&report, &["row 3 has 8 spaces", "row 5 has 6 spaces", "expected 7 letters"]);
    assert_says(&report, &["my-arenas.toml:9:3", "my-arenas.toml:11:3"]);
    assert_eq!(count_errors(&report), 2, "unread rows may be anything\n{report}");
}

#[test]
fn an_unknown_letter_is_shown_at_its_place_with_those_that_are_known() {
    let report = wrong_rows(&changed(&[(2, ". . s . . é .")]));
    assert_says(&report, &["no tile has the letter 's'", "did you mean `S`?", ":8:8"]);
    assert_says(&report, &["no tile has the letter 'é'", "no such tile", ":8:14"]);
    assert_says(&report, &["`.` no tile, `S` Spawn, `#` Wall"]);
    assert_eq!(count_errors(&report), 2, "{report}");
}

#[test]
fn letters_with_escapes_are_shown_by_their_row() {
    let report = wrong_rows(&changed(&[(2, "\\u007a......")]));
    assert_says(&report, &["no tile has the letter 'z'", ":8:3"]);
}

#[test]
fn unknown_tiles_and_spaces_are_shown() {
    let report = wrong("tiles = { a1 = \"spwan\", h1 = \"spawn\", a8 = \"wall\", b2 = 3 }");
    assert_says(&report, &["unknown tile `spwan`", "did you mean `spawn`?"]);
    assert_says(&report, &["the arena has no space \"h1\"", "the arena has no space \"a8\""]);
    assert_says(&report, &["spaces are `a1` to `g7`", "expected a string, found a whole number"]);
    assert_eq!(count_errors(&report), 4, "four spaces may be Spawn tiles\n{report}");
}

#[test]
fn two_tiles_on_one_space_are_refused() {
    let report = wrong("[arena.tiles]\na1 = \"spawn\"\nb1 = \"spawn\"\nA1 = \"wall\"");
    assert_says(&report, &["two tiles lie on a1", "the other is in line 7", ":9:1"]);
    let report = wrong(&format!("{}\ntiles = {{ a1 = \"wall\" }}", drawn(&OPEN)));
    assert_says(&report, &["the tiles are laid out twice", "`rows` is given too"]);
}

#[test]
fn an_arena_without_a_layout_is_refused() {
    assert_says(&wrong(""), &["an arena needs a layout", "rows = [...]", "my-arenas.toml:2:1"]);
    assert_says(&wrong("rows = 7"), &["expected a list"]);
    assert_says(&wrong("tiles = 7"), &["expected a table"]);
    assert_says(&wrong("rows = [1, 2]"), &["expected a string"]);
}

/// R25, R145. Each of up to four robots needs a Spawn tile.
#[test]
fn fewer_than_four_spawn_tiles_are_refused() {
    let report = wrong_rows(&changed(&[(1, "S......")]));
    assert_says(&report, &["there are too few Spawn tiles: 3", "at least 4", "R25"]);
    assert_says(&wrong("tiles = {}"), &["there are too few Spawn tiles: 0"]);
}

#[test]
fn a_spawn_tile_that_blocks_movement_is_no_tile() {
    let gate = "[[tile]]\nid = \"gate\"\nname = \"Gate\"\nletter = \"X\"\nspawn = true\n\
                blocks = [\"movement\"]\n";
    let (_, report) = read(&format!("game = \"robot-quest\"\n{gate}"));
    assert_says(&report, &["`spawn` makes no sense on a tile that blocks movement", ":6:9"]);
}

#[test]
fn tiles_of_the_same_file_can_be_used() {
    let fence = "[[tile]]\nid = \"fence\"\nname = \"Fence\"\nletter = \"|\"\n\
                 blocks = [\"movement\"]\n";
    let rows = drawn(&changed(&[(2, "..|.|..")]));
    let (arenas, report) = read(&format!("{}{fence}", with_layout(&rows)));
    assert_eq!(report, "");
    assert_eq!(arenas[0].mask(|_| true).count_ones(), 6);
}

#[test]
fn spaces_that_are_closed_in_are_named() {
    let report = wrong_rows(&changed(&[
        (1, "S#...#S"),
        (2, "#.....#"),
        (4, "..###.."),
        (5, "..#.#.."),
        (6, "..###.."),
    ]));
    assert_says(&report, &["tiles that block movement close in a1, g1 and d5", ":7:4"]);
    assert_eq!(count_errors(&report), 1, "{report}");
    let halves = changed(&[(3, "#######")]);
    assert_says(&wrong_rows(&halves), &["close in a1, b1, c1, d1", "and 2 more spaces"]);
}

#[test]
fn a_space_that_could_not_be_read_is_not_closed_in() {
    let report = wrong_rows(&changed(&[(4, "..###.."), (5, "..#?#.."), (6, "..###..")]));
    assert_says(&report, &["no tile has the letter '?'"]);
    assert_eq!(count_errors(&report), 1, "{report}");
}

/// R178, R179. Robots score on centre spaces without a tile.
#[test]
fn a_centre_full_of_tiles_is_refused() {
    let report = wrong_rows(&changed(&[(3, "..MMM.."), (4, "..MTM.."), (5, "..MMM..")]));
    assert_says(&report, &["every space of the centre has a tile, so nobody can score there"]);
    assert_eq!(count_errors(&report), 1, "{report}");
}

#[test]
fn too_many_tiles_are_refused() {
    let full = ["SMMMMMS", "MMMMMMM", "MM.....", "MMMMMMM", "MMMMMMM", "MMMMMMM", "SMMMMMS"];
    assert_says(&wrong_rows(&full), &["there are too many tiles: 44", "at most 40"]);
}

#[test]
fn all_mistakes_of_a_file_are_found_at_once() {
    let source = "game = \"robot-quest\"\n[[arena]]\nid = \"My Arena\"\nsource = \"hous\"\nabuot = \"x\"\n\
                  rows = [\"S.z...S\", \".#.\", \"#......\", \"..MMM..\", \"..MMM..\", \".......\"]\n\
                  [[arena]]\nid = \"b\"\nname = \"B\"\nabout = \"b\"\ntiles = { a1 = \"spawn\" }\n";
    let (arenas, report) = read(source);
    assert_eq!(arenas, []);
    assert_says(
        &report,
        &["`My Arena` is not an id", "unknown source `hous`", "unknown key `abuot`"],
    );
    assert_says(&report, &["`name` is missing", "`about` is missing", "the letter 'z'"]);
    assert_says(&report, &["row 2 has 3 spaces", "this one has 6", "too few Spawn tiles: 1"]);
}

#[test]
fn an_id_is_used_once() {
    let rows = drawn(&OPEN);
    let (arenas, report) = read(&format!("{}{}", with_layout(&rows), arena(&rows)));
    assert_eq!(arenas.len(), 1);
    assert_says(&report, &["the id `mine` is used twice", "first used in line 3"]);
}

fn own_arenas() -> Vec<&'static Arena> {
    Catalogue::base().arenas().map(|(_, arena)| arena).collect()
}

#[test]
fn the_arenas_of_the_game_are_well_formed() {
    let arenas = own_arenas();
    assert!(7 <= arenas.len(), "a standard arena and others to choose from");
    assert_eq!(arenas[0].id, "standard");
    for arena in &arenas {
        assert!(arena.about.len() <= 120, "{} is told in a line", arena.id);
        let others = arenas.iter().filter(|other| other.tiles == arena.tiles);
        assert_eq!(others.count(), 1, "{} is like no other", arena.id);
    }
}

/// C1. The standard layout has 4 Spawn, 4 Wall and one of each other tile.
#[test]
fn the_standard_arena_has_sixteen_tiles() {
    let standard = own_arenas()[0];
    let count = |id: &str| spaces(standard, |tile| tile.id == id).count_ones();
    let ids = Catalogue::base().tiles().map(|(_, tile)| tile.id.as_str());
    let counts: Vec<_> = ids.map(|id| (id, count(id))).collect();
    let expected = |id| if ["spawn", "wall"].contains(&id) { 4 } else { 1 };
    assert!(counts.iter().all(|(id, count)| *count == expected(id)), "{counts:?}");
    let pad = Cell::read("d7").and_then(|cell| standard.tile(cell));
    assert_eq!(pad.map(|tile| &*Catalogue::base().tile(tile).id), Some("repair-pad"));
}

#[test]
fn arenas_are_found_by_their_ids() {
    let catalogue = Catalogue::base();
    let found = catalogue.find_arena("smoke-ring").map(|arena| &*catalogue.arena(arena).name);
    assert_eq!(found, Some("Smoke Ring"));
    assert_eq!(catalogue.find_arena("smoke"), None, "that is a tile");
}

/// How many steps it takes from a space to one of a set, around what blocks movement.
fn steps(from: Cell, goal: u64, blocked: u64) -> Option<u32> {
    let mut reached = from.bit();
    (0..49).find(|_| {
        let is_there = reached & goal != 0;
        let around: u64 = Cell::each_of(reached).fold(0, |all, cell| all | NEXT[cell.index()]);
        reached |= around & !blocked;
        is_there
    })
}

#[test]
fn every_spawn_tile_of_an_arena_is_as_far_from_the_centre() {
    for arena in own_arenas() {
        let walls = spaces(arena, |tile| tile.blocks_movement);
        let scoring = CENTRE & !arena.mask(|_| true);
        let spawns = Cell::each_of(spaces(arena, |tile| tile.is_spawn));
        let mut steps: Vec<_> = spawns.map(|spawn| steps(spawn, scoring, walls)).collect();
        steps.dedup();
        assert_eq!(steps.len(), 1, "{}: {steps:?}", arena.id);
        assert!(steps[0].is_some(), "{}", arena.id);
    }
}
