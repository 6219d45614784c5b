//! Tables with packs: which arena they take, and what is wrong with them.

use fracas_core::{Pack, Setup};
use fracas_robot_quest::{Catalogue, ID, RobotQuest};

const OPEN: [&str; 7] =
    ["S.....S", ".......", ".......", ".......", ".......", ".......", "S.....S"];

fn pack(name: &str, tables: &str) -> Pack {
    Pack { name: name.to_owned(), text: format!("game = \"robot-quest\"\n{tables}") }
}

/// Writes the rows of an arena.
pub(crate) fn drawn(rows: [&str; 7]) -> String {
    format!("rows = [\n\"{}\"\n]", rows.join("\",\n\""))
}

/// Writes an arena with some layout.
pub(crate) fn arena(id: &str, layout: &str) -> String {
    format!("[[arena]]\nid = \"{id}\"\nname = \"Mine\"\nabout = \"a test\"\n{layout}\n")
}

/// Gets place and message of all that is wrong with a table of four.
fn wrong(packs: Vec<Pack>, options: &[(&str, &str)]) -> Vec<(String, String)> {
    let setup = Setup {
        game: ID.into(),
        mode: "rumble".into(),
        seats: Some(4),
        options: options.iter().map(|(id, value)| ((*id).into(), (*value).into())).collect(),
        packs,
        ..Setup::default()
    };
    let problems = RobotQuest::open(&setup).unwrap_err();
    problems.iter().map(|problem| (problem.place.clone(), problem.message.clone())).collect()
}

#[test]
fn of_several_arenas_all_are_named() {
    let open = drawn(OPEN);
    let packs = vec![
        pack("a.toml", &(arena("x", &open) + &arena("y", &open))),
        pack("b.toml", &arena("z", &open)),
    ];
    let found = wrong(packs, &[("arena", "supplied")]);
    let expected = "the packs bring the arenas x, y, and z: keep one";
    assert_eq!(found, [("option arena".to_owned(), expected.to_owned())]);
}

#[test]
fn all_mistakes_of_a_table_are_named_at_once() {
    let options = [("arena", "supplied"), ("blue-cubes", "9"), ("seats", "many")];
    let found = wrong(Vec::new(), &options);
    let places: Vec<&str> = found.iter().map(|(place, _)| &**place).collect();
    for place in ["option arena", "option blue-cubes", "option seats"] {
        assert!(places.contains(&place), "{place}: {found:?}");
    }
    let packs = vec![pack("a.toml", "[[card]]\n")];
    let found = wrong(packs, &[("blue-cubes", "9")]);
    let is_named = |start: &str| found.iter().any(|(place, _)| place.starts_with(start));
    assert!(is_named("option blue-cubes") && is_named("cards"), "{found:?}");
}

#[test]
fn tiles_come_before_the_arenas_that_lie_on_them() {
    let fence = pack("fence.toml", "[[tile]]\nid = \"fence\"\nname = \"Fence\"\nletter = \"|\"\n");
    let listed = "tiles = { a1 = \"spawn\", a7 = \"spawn\", g1 = \"spawn\", g7 = \"spawn\", \
                  d2 = \"fence\" }";
    let rows = drawn(OPEN).replacen(".......", "...|...", 1);
    for layout in [listed, &rows] {
        let yard = pack("yard.toml", &arena("yard", layout));
        assert!(Catalogue::with_packs(&[fence.clone(), yard.clone()]).is_ok());
        let problems = Catalogue::with_packs(&[yard, fence.clone()]).unwrap_err().to_string();
        let why = "a pack's tiles must come in the same or an earlier card file";
        assert!(problems.contains(why), "{problems}");
    }
}
