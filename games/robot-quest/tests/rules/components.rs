//! Components: R1 to R5.

use fracas_core::{Layout, Setup, Viewer};
use fracas_robot_quest::{ID, RobotQuest};
use serde_json::Value;

use crate::scenario::Scenario;
use crate::table::{A, Table};

/// Counts all cards on a table.
fn count_cards(t: &Table) -> u64 {
    let position = t.position();
    let count = |list: &Value| list.as_array().unwrap().len() as u64;
    let players = position["players"].as_array().unwrap().iter();
    let owned = players
        .map(|player| ["deck", "hand", "in_play", "discard"].map(|part| count(&player[part])))
        .map(|parts| parts.iter().sum::<u64>());
    let supply = position["supply"].as_object().unwrap().values();
    let supplied: u64 = supply.map(|left| left.as_u64().unwrap()).sum();
    let beside = ["shop", "shop_deck", "scrap"].map(|part| count(&position[part]));
    owned.sum::<u64>() + supplied + beside.iter().sum::<u64>()
}

/// R1. There are 4 robots, 16 tiles, 130 cards, 48 red cubes, 12 blue cubes and 12 gems.
#[test]
fn r001_the_box_holds_what_the_game_is_played_with() {
    let t = Scenario::rumble(4).arena("standard").deal();
    assert_eq!(t.choices(), ["board pug", "board petri", "board strider", "board crate"]);
    assert_eq!(count_cards(&t), 130);
    let scene = t.scene(Viewer::Spectator);
    let arena = scene.area("arena").unwrap().items.iter();
    let kinds = arena.map(|item| item.face.as_ref().unwrap().kind.as_str());
    assert_eq!(kinds.filter(|kind| *kind == "tile").count(), 16);
    let given = [0, 1, 2, 3].iter().sum::<i64>();
    assert_eq!(t.reserve(), (48 + 12 * 5 - given, 8), "the other 4 blue cubes are for Health");
}

/// R1. There are no more than 12 blue cubes, however long a game is wanted.
#[test]
fn r001_more_blue_cubes_than_there_are_cannot_be_agreed_on() {
    let with_nine =
        |seats| RobotQuest::open(&Scenario::rumble(seats).option("blue-cubes", "9").setup());
    assert!(with_nine(3).is_ok(), "3 robots with a blue cube each leave 9");
    let problems = with_nine(4).unwrap_err().to_string();
    assert!(problems.contains("12 blue cubes") && problems.contains("leaves 8"), "{problems}");
}

/// R2. The arena is a grid of 7 by 7 spaces.
#[test]
fn r002_the_arena_has_seven_by_seven_spaces() {
    let mut t = Scenario::rumble(3).at("pug", "a1").at("petri", "d4").moves(13).start();
    let arena = t.scene(Viewer::Spectator).area("arena").unwrap().layout;
    assert_eq!(arena, Layout::Grid { width: 7, height: 7 });
    let way = ["b1", "c1", "d1", "e1", "f1", "f2", "g2", "g3", "g4", "g5", "g6", "f6"];
    for space in way {
        t.play(&format!("move pug {space}"));
    }
    for beyond in ["move pug h6", "move pug f8", "move pug f0"] {
        assert_eq!(t.refuse(beyond).code, "unreadable", "{beyond}");
    }
}

/// R3. The centre is the 9 spaces in rows 3-5 and columns 3-5.
#[test]
fn r003_the_centre_is_nine_spaces() {
    let mut centre = Vec::new();
    for space in ('a'..='g').flat_map(|column| (1..=7).map(move |row| format!("{column}{row}"))) {
        let t = Scenario::rumble(3).at("pug", &space).start_of_turn();
        if t.points(A) == 1 {
            centre.push(space);
        }
    }
    assert_eq!(centre, ["c3", "c4", "c5", "d3", "d4", "d5", "e3", "e4", "e5"]);
}

/// R4. A gem is worth 5 red cubes and may be exchanged for 5 red cubes, and back, at any time. Gems
/// count as five red cubes everywhere (C24), so what can be seen is that no sum needs a certain cube.
#[test]
fn r004_gems_are_as_good_as_five_red_cubes() {
    let rows = ["S.....S", ".......", ".......", "..T....", ".......", ".......", "S.....S"];
    let mut t = Scenario::rumble(3).drawn(rows).at("pug", "b4").points(A, 60, 0).moves(1).start();
    assert_eq!(t.reserve().0, 48 + 12 * 5 - 60 - 3 * 4, "60 points: more than all red cubes");
    t.play("move pug c4");
    assert_eq!(t.points(A), 58, "so 2 points are paid with a gem, and 3 red cubes come back");
    assert_eq!(t.reserve().0, 48 + 12 * 5 - 58 - 2 * 4 - 2);
}

/// R5. The game is for 2 to 4 players.
#[test]
fn r005_two_to_four_play() {
    let open = |seats| {
        let setup = Setup { game: ID.into(), mode: "rumble".into(), ..Setup::default() };
        RobotQuest::open(&Setup { seats: Some(seats), ..setup })
    };
    for seats in 2..=4 {
        assert!(open(seats).is_ok(), "{seats} players");
    }
    for seats in [0, 1, 5] {
        assert!(open(seats).is_err(), "{seats} players");
    }
}
