//! Terms: R200 to R207.

use crate::scenario::Scenario;
use crate::table::{A, C, Table};

const NEXT: [&str; 4] = ["d3", "c4", "e4", "d5"];
const DIAGONAL: [&str; 4] = ["c3", "e3", "c5", "e5"];

/// Pug of A on d4 and Petri of B somewhere.
fn around(space: &str) -> Scenario {
    Scenario::rumble(4).at("pug", "d4").at("petri", space)
}

/// Lists the choices that start with some words, without these.
fn choices(t: &Table, start: &str) -> Vec<String> {
    let all = t.choices().into_iter();
    let mut rest: Vec<String> =
        all.filter_map(|choice| choice.strip_prefix(start).map(str::to_owned)).collect();
    rest.sort();
    rest
}

/// R200. Next to: one space up, down, left or right.
#[test]
fn r200_next_to_is_up_down_left_and_right() {
    for space in NEXT {
        let mut t = around(space).hand(A, &["hammer", "battery"]).moves(2).start();
        assert!(t.choices().contains(&"push petri from pug".into()), "{space}");
        t.play("attack petri with hammer");
    }
    for space in DIAGONAL.into_iter().chain(["d2", "b4"]) {
        let mut t = around(space).hand(A, &["hammer"]).moves(2).start();
        t.expect_refused("attack petri with hammer", "out-of-reach", 74);
        t.expect_refused("push petri from pug", "out-of-reach", 102);
    }
}

/// R201. In a straight line: same row or same column.
#[test]
fn r201_a_straight_line_is_a_row_or_a_column() {
    for (space, behind) in NEXT.into_iter().zip(["d1", "a4", "g4", "d7"]) {
        let mut t = around(space).hand(A, &["test-ram", "battery"]).start();
        t.play("attack petri with test-ram");
        assert_eq!(t.cell("petri").as_deref(), Some(behind), "as far as the edge from {space}");
    }
}

/// R202. In any direction: row, column or diagonal.
#[test]
fn r202_any_direction_is_row_column_or_diagonal() {
    let mut t = around("g1").hand(A, &["omniwheels"]).start();
    t.play("play omniwheels");
    let mut all = [NEXT, DIAGONAL].concat();
    all.sort_unstable();
    assert_eq!(choices(&t, "move pug "), all);
}

/// R203. Diagonal: at 45 degrees.
#[test]
fn r203_diagonal_is_at_45_degrees() {
    for (space, behind) in DIAGONAL.into_iter().zip(["b2", "f2", "b6", "f6"]) {
        let mut t = around(space).hand(A, &["omniwheels"]).start();
        t.play("play omniwheels").play("push petri from pug");
        assert_eq!(t.cell("petri").as_deref(), Some(behind), "from {space}");
    }
    let mut t = around("e2").hand(A, &["omniwheels"]).start();
    t.play("play omniwheels");
    t.expect_refused("move pug c2", "too-far", 90);
    t.expect_refused("push petri from pug", "out-of-reach", 102);
}

/// R204. Empty space: no robot and no tile.
#[test]
fn r204_an_empty_space_has_no_robot_and_no_tile() {
    let rows = ["S.....S", ".......", "..M.T..", "...#...", ".......", ".......", "S.....S"];
    let four = Scenario::rumble(4).drawn(rows).at("pug", "c4").at("petri", "e5");
    let mut t = four.hand(A, &["teleporter", "battery"]).start();
    t.play("play teleporter");
    assert_eq!(choices(&t, "choose space "), ["c5", "d3", "d5", "e4"]);
}

/// R205. Occupied space: a robot is there; a tile alone does not occupy it.
#[test]
fn r205_a_robot_occupies_a_space_and_a_tile_does_not() {
    let three = Scenario::rumble(3).at("pug", "a1").at("petri", "g1").out("strider").active(C);
    let mut t = three.start_of_turn();
    assert_eq!(choices(&t, "spawn strider "), ["a7", "g7"], "tiles, and nobody on them");
    t.expect_refused("spawn strider a1", "occupied", 145);
}

/// R206. Friendly: your own and your team mates' robots. Enemy: the opponents' robots.
#[test]
fn r206_friends_are_your_own_and_your_team_mates_robots() {
    let place = |scenario: Scenario| {
        let four = scenario.at("pug", "d3").at("petri", "c3").at("strider", "e3").at("crate", "d2");
        four.hand(A, &["hammer", "battery"]).start()
    };
    let enemies = |t: &Table| {
        let targets = choices(t, "attack ").into_iter();
        let mut enemies: Vec<String> =
            targets.filter(|it| !it.ends_with("from strider")).map(|it| it[..5].into()).collect();
        enemies.sort();
        enemies
    };
    assert_eq!(enemies(&place(Scenario::rumble(4))), ["crate", "petri", "strid"]);
    assert_eq!(enemies(&place(Scenario::rumble(2))), ["crate", "petri"], "Strider is A's own");
    assert_eq!(enemies(&place(Scenario::teams())), ["crate", "petri"], "Strider is a team mate's");
}

/// R207. Obstacle: anything that blocks movement or line of sight or both; robots block both.
#[test]
fn r207_obstacles_block_movement_or_sight_or_both() {
    let cases = [("#", true, true), ("M", false, true), ("O", false, false), (".", false, false)];
    for (tile, blocks_movement, blocks_sight) in cases {
        let row = format!("...{tile}...");
        let rows = ["S.....S", ".......", &row, ".......", ".......", ".......", "S.....S"];
        let t = around("d2").drawn(rows).hand(A, &["rivet-gun"]).moves(1).start();
        let choices = t.choices();
        assert_eq!(!choices.contains(&"move pug d3".into()), blocks_movement, "{tile}");
        let shot = "attack petri with rivet-gun".into();
        assert_eq!(!choices.contains(&shot), blocks_sight, "{tile}");
    }
    let mut t = around("d2").at("crate", "d3").hand(A, &["rivet-gun"]).moves(1).start();
    t.expect_refused("move pug d3", "blocked", 92);
    t.expect_refused("attack petri with rivet-gun", "out-of-sight", 79);
}
