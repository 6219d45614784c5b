//! Movement: R90 to R101.

use crate::scenario::Scenario;
use crate::table::{A, Table};

/// Four robots on an arena with this fourth row between empty ones.
pub(crate) fn fourth_row(row: &str) -> Scenario {
    let rows = ["S.....S", ".......", ".......", row, ".......", ".......", "S.....S"];
    Scenario::rumble(4).drawn(rows)
}

/// Lists the spaces that Pug can move to by one action, and those on which it can ignore the tile.
fn ways(table: &Table) -> Vec<String> {
    let choices = table.choices().into_iter();
    choices.filter(|choice| choice.starts_with("move ") || choice.starts_with("jump ")).collect()
}

fn cell(table: &Table, robot: &str) -> String {
    table.cell(robot).expect("it is on the board")
}

/// R90. 1 Move moves a robot one space up, down, left or right.
#[test]
fn r090_one_move_moves_one_space() {
    for space in ["d3", "c4", "e4", "d5"] {
        let mut t = Scenario::rumble(4).at("pug", "d4").moves(2).start();
        t.play(&format!("move pug {space}"));
        assert_eq!((cell(&t, "pug"), t.moves()), (space.to_owned(), 1), "of 2 Move");
    }
    let mut t = Scenario::rumble(4).at("pug", "d4").moves(2).start();
    assert_eq!(ways(&t), ["move pug d3", "move pug c4", "move pug e4", "move pug d5"]);
    t.expect_refused("move pug d6", "too-far", 90);
    t.expect_refused("move petri d5", "not-your-robot", 31);
}

/// R90. Without Move and Energy nobody moves.
#[test]
fn r090_moving_takes_a_move() {
    let mut t = Scenario::rumble(4).at("pug", "d4").start();
    t.expect_refused("move pug d5", "not-enough-move", 90);
}

/// R91. Nobody moves diagonally without a card that allows it.
#[test]
fn r091_moving_diagonally_takes_a_card() {
    let scenario = Scenario::rumble(4).at("pug", "d4").hand(A, &["omniwheels", "battery"]);
    let mut t = scenario.energy(1).start();
    for space in ["c3", "e3", "c5", "e5"] {
        t.expect_refused(&format!("move pug {space}"), "too-far", 91);
    }
    t.play("play omniwheels");
    assert_eq!(ways(&t).len(), 8);
    t.play("move pug e5");
    assert_eq!((cell(&t, "pug"), t.energy()), ("e5".to_owned(), 3), "for 1 of 4 Energy");
}

/// R91. The card helps the robot that it is played for, in that turn.
#[test]
fn r091_only_one_robot_moves_diagonally_and_for_one_turn() {
    let scenario = Scenario::rumble(2).at("pug", "d4").at("strider", "c6");
    let mut t = scenario.hand(A, &["omniwheels"]).deck(A, &["battery"; 8]).start();
    t.play("play omniwheels for pug");
    t.expect_refused("move strider d7", "too-far", 91);
    t.play("move pug e5").play("end").play("end").play("play battery");
    t.expect_refused("move pug d4", "too-far", 91);
}

/// R92. Nobody moves onto or through a robot or a Wall.
#[test]
fn r092_robots_and_walls_block_movement() {
    let mut t = fourth_row("...#...").at("pug", "c4").at("petri", "c3").moves(4).start();
    assert_eq!(ways(&t), ["move pug b4", "move pug c5"]);
    t.expect_refused("move pug d4", "blocked", 92);
    t.expect_refused("move pug c3", "blocked", 92);
    t.expect_refused("move pug e4", "too-far", 90);
    t.expect_refused("move pug c2", "too-far", 90);
}

/// R93. Nobody moves off the arena.
#[test]
fn r093_nobody_moves_off_the_arena() {
    // The space after g6, row by row, is a7: nobody stands there.
    let four = Scenario::rumble(4).at("pug", "g7").at("crate", "d1");
    let mut t = four.moves(4).start();
    assert_eq!(ways(&t), ["move pug g6", "move pug f7"]);
    t.refuse("move pug h7");
    t.refuse("move pug g8");
    t.play("move pug g6");
    t.expect_refused("move pug a7", "too-far", 90);
    assert_eq!(
        ways(&t),
        ["move pug g5", "move pug f6", "move pug g7"],
        "and not a7 beyond the side"
    );
}

/// R94. Movement may be repeated, and split between other actions.
#[test]
fn r094_movement_may_be_split() {
    let mut t = Scenario::rumble(4)
        .at("pug", "b4")
        .at("petri", "e4")
        .hand(A, &["hammer", "battery"])
        .moves(3)
        .start();
    t.play("move pug c4").play("move pug d4").play("attack petri with hammer");
    t.play("move pug d5").play("play battery").play("move pug d6");
    assert_eq!((cell(&t, "pug"), t.health("petri")), ("d6".to_owned(), 4));
}

/// R95. With a card that lets a robot move over obstacles each space costs 1 Move all the same.
#[test]
fn r095_moving_over_obstacles_costs_each_space() {
    let hand = ["jump-jets", "battery", "battery"];
    let scenario = fourth_row("..##...").at("pug", "b4").at("petri", "e4");
    let mut t = scenario.hand(A, &hand).start();
    t.play("play jump-jets").play("play battery");
    let refusal = t.refuse("move pug f4");
    assert_eq!(refusal.code, "too-far", "it takes 4 Move over two Walls and a robot");
    t.play("play battery").play("move pug f4");
    assert_eq!((cell(&t, "pug"), t.moves(), t.energy()), ("f4".to_owned(), 0, 0));
}

/// R95. Over obstacles the way may have corners, and the shortest is paid.
#[test]
fn r095_the_way_over_obstacles_may_have_corners() {
    let rows = ["S.....S", ".......", "...#...", "..##...", ".......", ".......", "S.....S"];
    let scenario = Scenario::rumble(4).drawn(rows).at("pug", "b4").at("petri", "e4");
    let mut t = scenario.hand(A, &["jump-jets", "battery"]).energy(2).start();
    t.play("play jump-jets");
    // Over c4: c3 and c5. Over c4 and d4: d5. Over c4, d4 and either d3 or Petri: the rest.
    let far = ["c3", "c5", "d5", "d2", "e3", "f4", "e5"];
    for space in far {
        assert!(t.choices().contains(&format!("move pug {space}")), "{space}");
    }
    t.clone().expect_refused("move pug g4", "too-far", 95);
    for (space, left) in [("c3", 2), ("d5", 1), ("d2", 0), ("f4", 0)] {
        let mut t = t.clone();
        t.play(&format!("move pug {space}"));
        assert_eq!(t.moves() + t.energy(), left, "{space}");
    }
}

/// R95. Without such a card the same robot goes around.
#[test]
fn r095_other_movement_cards_do_not_lead_over_obstacles() {
    let scenario = fourth_row("...#...").at("pug", "c4").hand(A, &["rev-motors"]);
    let mut t = scenario.start();
    t.play("play rev-motors");
    t.expect_refused("move pug e4", "too-far", 90);
}

/// R95, R100. Over obstacles and diagonally at once: a diagonal step over a Wall is a space too.
#[test]
fn r095_over_obstacles_diagonally() {
    let hand = ["jump-jets", "omniwheels"];
    let scenario = fourth_row("...#...").at("pug", "c3").hand(A, &hand);
    let mut t = scenario.start();
    t.play("play jump-jets").play("play omniwheels").play("move pug e5");
    assert_eq!((cell(&t, "pug"), t.moves(), t.energy()), ("e5".to_owned(), 0, 3));
}

/// R96. Nobody stops on an obstacle that blocks movement.
#[test]
fn r096_nobody_stops_on_an_obstacle() {
    let scenario = fourth_row("...#...").at("pug", "c4").at("petri", "c3");
    let mut t = scenario.hand(A, &["jump-jets", "battery"]).start();
    t.play("play jump-jets");
    t.expect_refused("move pug d4", "blocked", 96);
    t.expect_refused("move pug c3", "blocked", 96);
    t.play("move pug e4");
    assert_eq!(t.moves(), 0, "it was over the Wall for 1 Move, and on for another");
}

/// R97. With such a card a robot may ignore the effect of a tile it moves onto, or not.
#[test]
fn r097_tiles_may_be_ignored() {
    let scenario = fourth_row("..T#C..").at("pug", "b4").hand(A, &["jump-jets", "battery"]);
    let mut t = scenario.points(A, 9, 0).energy(1).start();
    t.expect_refused("jump pug c4", "no-jump", 97);
    t.play("play jump-jets");
    t.clone().expect_refused("jump pug b3", "no-jump", 97);
    let mut suffers = t.clone();
    suffers.play("move pug c4");
    assert_eq!((suffers.health("pug"), suffers.points(A)), (3, 7), "Tacks that it entered");
    t.play("jump pug c4").play("jump pug e4");
    assert_eq!((cell(&t, "pug"), t.health("pug")), ("e4".to_owned(), 5));
    assert!(t.scrap().is_empty(), "it ignored the Trash Compactor behind the Wall");
}

/// R97. Tiles may be ignored this turn and not later.
#[test]
fn r097_tiles_may_be_ignored_for_one_turn() {
    let scenario = fourth_row("..T....").at("pug", "b4").hand(A, &["jump-jets"]);
    let mut t = scenario.deck(A, &["battery"; 8]).start();
    t.play("play jump-jets").play("end");
    for _ in 1..4 {
        t.play("end");
    }
    t.play("play battery");
    t.expect_refused("jump pug c4", "no-jump", 97);
}

/// R97. What it costs to leave a Pothole may be ignored too.
#[test]
fn r097_a_pothole_may_be_left_for_nothing_more() {
    let scenario = fourth_row("..O....").at("pug", "c4").hand(A, &["jump-jets", "battery"]);
    let mut t = scenario.start();
    t.play("play jump-jets").play("move pug b4");
    assert_eq!(t.moves(), 1, "of 2");
}

/// R98. Leaving a Pothole by one's own movement costs 1 Move more.
#[test]
fn r098_leaving_a_pothole_costs_a_move_more() {
    let mut t = fourth_row("..O....").at("pug", "c4").moves(1).start();
    t.expect_refused("move pug d4", "not-enough-move", 98);
    t.play("play battery").play("move pug d4");
    assert_eq!((t.moves(), t.energy()), (0, 0));
    assert_eq!(t.health("pug"), 5, "leaving does not hurt");
}

/// R98. A robot that is pushed off a Pothole does not pay for it, nor does the pusher.
#[test]
fn r098_being_pushed_off_a_pothole_costs_nothing_more() {
    let mut t = fourth_row("..O....").at("pug", "b4").at("petri", "c4").moves(3).start();
    t.play("push petri from pug");
    assert_eq!((cell(&t, "petri"), t.moves()), ("d4".to_owned(), 1), "of 3");
}

/// R98, C29. A push off one's own Pothole costs 1 Move more if the pusher leaves it.
#[test]
fn r098_pushing_from_a_pothole_costs_a_move_more() {
    let scenario = fourth_row("..O.#..").at("pug", "c4").moves(4);
    let mut t = scenario.clone().at("petri", "c5").start();
    t.play("push petri from pug");
    assert_eq!((cell(&t, "pug"), t.moves()), ("c5".to_owned(), 1), "2 and 1 of 4");
    let mut t = scenario.clone().at("petri", "d4").start();
    t.play("push petri from pug");
    assert_eq!((cell(&t, "pug"), t.moves()), ("c4".to_owned(), 2), "a Wall stops Petri");
    let mut t = scenario.at("petri", "c5").moves(2).start();
    t.expect_refused("push petri from pug", "not-enough-move", 98);
}

/// R99. Smoke does not block movement.
#[test]
fn r099_smoke_does_not_block_movement() {
    let mut t = fourth_row("..MM...").at("pug", "b4").moves(3).start();
    t.play("move pug c4").play("move pug d4").play("move pug e4");
    assert_eq!((cell(&t, "pug"), t.moves()), ("e4".to_owned(), 0), "1 Move each");
}

/// R100. With Omniwheels a robot may move between two Walls that touch there.
#[test]
fn r100_omniwheels_lead_between_two_walls_that_touch() {
    let rows = ["S.....S", ".......", "...#...", "..#....", ".......", ".......", "S.....S"];
    let scenario = Scenario::rumble(4).drawn(rows).at("pug", "c3").hand(A, &["omniwheels"]);
    let mut t = scenario.start();
    t.play("play omniwheels").play("move pug d4");
    assert_eq!((cell(&t, "pug"), t.energy()), ("d4".to_owned(), 2));
}

/// R101. A robot enters a space whoever moves it there.
#[test]
fn r101_a_space_is_entered_whoever_caused_it() {
    let pothole = |pug: &str, petri: &str, hand: &str| {
        let scenario = fourth_row("...O...").at("pug", pug).at("petri", petri);
        scenario.hand(A, &[hand, "battery"]).moves(2).start()
    };
    let mut t = pothole("c4", "a4", "battery");
    t.play("move pug d4");
    assert_eq!(t.health("pug"), 4, "it moved there");
    let mut t = pothole("b4", "c4", "battery");
    t.play("push petri from pug");
    assert_eq!(t.health("petri"), 4, "it was pushed there");
    let mut t = pothole("d2", "d3", "spring-fist");
    t.play("attack petri with spring-fist");
    assert_eq!(t.health("petri"), 3, "it was knocked back there, for 1 damage");
    let mut t = pothole("c4", "f4", "grappling-clamp");
    t.play("attack petri with grappling-clamp");
    assert_eq!(t.health("petri"), 3, "it was pulled there, for 1 damage");
    let mut t = pothole("d4", "f4", "switcheroo");
    t.play("attack petri with switcheroo");
    assert_eq!((t.health("pug"), t.health("petri")), (5, 2), "it was swapped there, for 2 damage");
}

/// R101. Being on a space, or being left there, is not entering it.
#[test]
fn r101_who_does_not_move_does_not_enter() {
    let scenario = fourth_row("..O#...").at("pug", "b4").at("petri", "c4");
    let mut t = scenario.moves(2).start();
    t.play("push petri from pug");
    assert_eq!(t.health("petri"), 4, "1 for the Wall and none for the Pothole");
    assert_eq!(t.health("pug"), 5);
}
