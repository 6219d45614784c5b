//! Every mistake that a layout can have, shown by a wrong file; and the game's own layouts.

use fracas_cards::File;

use super::*;
use crate::sight::{CENTRE, NEXT};

/// The ten kinds of tiles, and a Spawn tile that nobody can stand on.
const TILES: [(char, &str, &str); 11] = [
    ('S', "spawn", "Spawn"),
    ('#', "wall", "Wall"),
    ('J', "junkyard", "Junkyard"),
    ('R', "remote-terminal", "Remote Terminal"),
    ('P', "repair-pad", "Repair Pad"),
    ('F', "solar-farm", "Solar Farm"),
    ('T', "tacks", "Tacks"),
    ('O', "pothole", "Pothole"),
    ('C', "trash-compactor", "Trash Compactor"),
    ('M', "smoke", "Smoke"),
    ('X', "locked-gate", "Locked Gate"),
];

const OPEN: [&str; 7] =
    ["S.....S", ".......", ".......", ".......", ".......", ".......", "S.....S"];

fn tiles() -> Vec<Tile> {
    let tile = |(letter, id, name): (char, &str, &str)| Tile {
        id: id.to_owned(),
        name: name.to_owned(),
        letter,
        icon: None,
        source: "house".to_owned(),
        is_spawn: matches!(letter, 'S' | 'X'),
        blocks_movement: matches!(letter, '#' | 'X'),
        blocks_sight: matches!(letter, '#' | 'M'),
        leave_cost: 0,
        at_start: None,
        on_enter: None,
    };
    TILES.map(tile).to_vec()
}

/// Reads the arenas of a file; the second part is all that is wrong with it.
fn read(source: &str) -> (Vec<Arena>, String) {
    let file = File::read("my-arenas.toml", source);
    let mut ids = Ids::new();
    let read = |fields: Fields<'_>| {
        let arena = Arena::read(&fields, &tiles(), &mut ids);
        fields.finish();
        arena
    };
    let arenas = file.root().tables("arena").into_iter().filter_map(read).collect();
    (arenas, file.into_report().render())
}

/// A file with one arena whose layout is written so.
fn with_layout(layout: &str) -> String {
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
    assert_eq!(arena.tile(c2), Some(TileId(1)));
    assert_eq!(arena.mask(|tile| tile == TileId(1)), c2.bit());
    assert_eq!(arena.mask(|_| true).count_ones(), 6);
    assert_eq!((&*arena.name, &*arena.about, &*arena.source), ("Mine", "a test", "house"));
}

#[test]
fn too_few_or_too_many_rows_are_counted() {
    assert_says(
        &wrong_rows(&OPEN[..6]),
        &["an arena has 7 rows, this one has 6", "my-arenas.toml:5"],
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
    assert_says(&report, &["my-arenas.toml:8:3", "my-arenas.toml:10:3"]);
    assert_eq!(count_errors(&report), 2, "unread rows may be anything\n{report}");
}

#[test]
fn an_unknown_letter_is_shown_at_its_place_with_those_that_are_known() {
    let report = wrong_rows(&changed(&[(2, ". . s . . é .")]));
    assert_says(&report, &["no tile has the letter 's'", "did you mean `S`?", ":7:8"]);
    assert_says(&report, &["no tile has the letter 'é'", "no such tile", ":7:14"]);
    assert_says(&report, &["`.` no tile, `S` Spawn, `#` Wall"]);
    assert_eq!(count_errors(&report), 2, "{report}");
}

#[test]
fn letters_with_escapes_are_shown_by_their_row() {
    let report = wrong_rows(&changed(&[(2, "\\u007a......")]));
    assert_says(&report, &["no tile has the letter 'z'", ":7:3"]);
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
    assert_says(&report, &["two tiles lie on a1", "the other is in line 6", ":8:1"]);
    let report = wrong(&format!("{}\ntiles = {{ a1 = \"wall\" }}", drawn(&OPEN)));
    assert_says(&report, &["the tiles are laid out twice", "`rows` is given too"]);
}

#[test]
fn an_arena_without_a_layout_is_refused() {
    assert_says(&wrong(""), &["an arena needs a layout", "rows = [...]", "my-arenas.toml:1:1"]);
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
fn a_spawn_tile_that_blocks_movement_is_refused() {
    let report = wrong_rows(&changed(&[(1, "S..X..S")]));
    assert_says(&report, &["the Spawn tile on d1 blocks movement", ":6:7"]);
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
    assert_says(&report, &["tiles that block movement close in a1, g1 and d5", ":6:4"]);
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
    let source = "[[arena]]\nid = \"My Arena\"\nsource = \"hous\"\nabuot = \"x\"\n\
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
    let one = with_layout(&drawn(&OPEN));
    let (arenas, report) = read(&format!("{one}{one}"));
    assert_eq!(arenas.len(), 1);
    assert_says(&report, &["the id `mine` is used twice", "first used in line 2"]);
}

fn own_arenas() -> Vec<Arena> {
    let (arenas, report) = read(include_str!("../../cards/arenas.toml"));
    assert_eq!(report, "");
    arenas
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
    let standard = &own_arenas()[0];
    let counts: Vec<_> =
        (0..10).map(|tile| standard.mask(|other| other == TileId(tile)).count_ones()).collect();
    assert_eq!(counts, [4, 4, 1, 1, 1, 1, 1, 1, 1, 1]);
}

#[test]
fn every_spawn_tile_of_an_arena_is_as_far_from_the_centre() {
    for arena in own_arenas() {
        let walls = arena.mask(|tile| tile == TileId(1));
        let scoring = CENTRE & !arena.mask(|_| true);
        let steps = |spawn: Cell| {
            let mut reached = spawn.bit();
            (0..49).find(|_| {
                let is_there = reached & scoring != 0;
                let around: u64 =
                    Cell::each_of(reached).fold(0, |all, cell| all | NEXT[cell.index()]);
                reached |= around & !walls;
                is_there
            })
        };
        let spawns = Cell::each_of(arena.mask(|tile| tile == TileId(0)));
        let mut steps: Vec<_> = spawns.map(steps).collect();
        steps.dedup();
        assert_eq!(steps.len(), 1, "{}: {steps:?}", arena.id);
    }
}
