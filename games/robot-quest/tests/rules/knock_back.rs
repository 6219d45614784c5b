//! Knock back: R108 to R116, with what pushes have in common with it.

use crate::movement::fourth_row;
use crate::scenario::Scenario;
use crate::table::{A, B, Table};

/// Gives the active player a card with this effect, `test-deed`, and a Battery.
pub(crate) fn with_deed(scenario: Scenario, effect: &str) -> Scenario {
    let card = format!(
        "[[card]]\nid = \"test-deed\"\nname = \"Deed\"\ntype = \"function\"\nrarity = \"green\"\n\
         cost = 1\neffect = {effect}"
    );
    scenario.pack(&card).hand(A, &["test-deed", "test-deed", "battery"])
}

/// Gives the active player a card that knocks every enemy within range 2 back by so many spaces.
fn with_blast(scenario: Scenario, spaces: u8) -> Scenario {
    let whom = "{ enemies-around-you = 2 }";
    with_deed(scenario, &format!("{{ knock-back = {{ spaces = {spaces}, whom = {whom} }} }}"))
}

/// Gets where some robots are; `-` off the board.
#[track_caller]
pub(crate) fn expect_at(table: &Table, robots: [(&str, &str); 2]) {
    for (robot, space) in robots {
        assert_eq!(table.cell(robot).as_deref().unwrap_or("-"), space, "{robot}");
    }
}

/// R108. A knock back that is no push moves only the robot that is knocked back.
#[test]
fn r108_a_knock_back_moves_one_robot() {
    let scenario = Scenario::rumble(4).at("pug", "c4").at("petri", "d4");
    let mut t = scenario.hand(A, &["spring-fist", "battery"]).start();
    t.play("attack petri with spring-fist");
    expect_at(&t, [("pug", "c4"), ("petri", "e4")]);
}

/// R108. A knock back may go several spaces, straight on.
#[test]
fn r108_a_knock_back_goes_several_spaces() {
    let scenario = Scenario::rumble(4).at("pug", "c4").at("petri", "d4");
    let mut t = scenario.hand(A, &["test-ram", "battery"]).start();
    t.play("attack petri with test-ram");
    expect_at(&t, [("pug", "c4"), ("petri", "g4")]);
    assert_eq!((t.health("petri"), t.points(A)), (2, 3), "3 damage, and it hit nothing");
}

/// R108, C31. A knock back at an angle goes through the spaces on the line.
#[test]
fn r108_a_knock_back_at_an_angle_follows_the_line() {
    // From b2 through d3 the line goes on through e3 and e4 to f4.
    for (spaces, to) in [(1, "e3"), (2, "e4"), (3, "f4")] {
        let scenario = Scenario::rumble(4).at("pug", "b2").at("petri", "d3");
        let mut t = with_blast(scenario, spaces).start();
        t.play("play test-deed");
        expect_at(&t, [("pug", "b2"), ("petri", to)]);
        assert_eq!(t.health("petri"), 5);
    }
    let mut t = with_blast(Scenario::rumble(4).at("pug", "b2").at("petri", "c3"), 3).start();
    t.play("play test-deed");
    expect_at(&t, [("pug", "b2"), ("petri", "f6")]);
}

/// R109. A robot knocked into an obstacle takes 1 damage and nobody moves.
#[test]
fn r109_a_wall_deals_one_damage() {
    let scenario = fourth_row("....#..").at("pug", "c4").at("petri", "d4");
    let mut t = scenario.moves(2).start();
    t.play("push petri from pug");
    assert_eq!((t.health("petri"), t.health("pug")), (4, 5));
    expect_at(&t, [("pug", "c4"), ("petri", "d4")]);
}

/// R109. A knock back of several spaces goes as far as the obstacle, which deals 1 damage.
#[test]
fn r109_a_long_knock_back_stops_at_the_obstacle() {
    let scenario = fourth_row("....#..").at("pug", "b4").at("petri", "c4");
    let mut t = scenario.hand(A, &["test-ram", "battery"]).start();
    t.play("attack petri with test-ram");
    expect_at(&t, [("pug", "b4"), ("petri", "d4")]);
    assert_eq!(t.health("petri"), 1, "1 for the Wall, whatever was left to go, and 3");
    assert_eq!(t.points(A), 5, "and the card gives 1 for hitting an obstacle");
}

/// R109, C31. At an angle the first space on the line that is blocked stops it.
#[test]
fn r109_an_obstacle_on_a_line_at_an_angle() {
    let scenario = fourth_row("....#..").at("pug", "b2").at("petri", "d3");
    let mut t = with_blast(scenario, 3).start();
    t.play("play test-deed");
    expect_at(&t, [("pug", "b2"), ("petri", "e3")]);
    assert_eq!(t.health("petri"), 4, "the Wall on e4");
    let mut t = with_blast(fourth_row("..#.#..").at("pug", "b2").at("petri", "c3"), 2).start();
    t.play("play test-deed");
    expect_at(&t, [("pug", "b2"), ("petri", "e5")]);
    assert_eq!(t.health("petri"), 5, "it only touches c4 and e4");
}

/// R109. Smoke and other tiles do not stop anybody.
#[test]
fn r109_only_what_blocks_movement_stops() {
    let scenario = fourth_row("...MPF.").at("pug", "b4").at("petri", "c4");
    let mut t = scenario.hand(A, &["test-ram", "battery"]).start();
    t.play("attack petri with test-ram");
    expect_at(&t, [("pug", "b4"), ("petri", "f4")]);
}

/// R110. The outer edge of the arena counts as a Wall.
#[test]
fn r110_the_edge_counts_as_a_wall() {
    for (pug, petri) in [("d2", "d1"), ("f4", "g4"), ("d6", "d7"), ("b4", "a4")] {
        let mut t = Scenario::rumble(4).at("pug", pug).at("petri", petri).moves(2).start();
        t.play("push petri from pug");
        assert_eq!((t.health("petri"), t.points(A)), (4, 1), "{petri}");
        expect_at(&t, [("pug", pug), ("petri", petri)]);
    }
}

/// R110, C31. At an angle the line leaves the arena at one of its sides too.
#[test]
fn r110_the_edge_at_an_angle() {
    // From d4 through f5 the line goes on through g5 and g6, and out at the right.
    let mut t = with_blast(Scenario::rumble(4).at("pug", "d4").at("petri", "f5"), 4).start();
    t.play("play test-deed");
    expect_at(&t, [("pug", "d4"), ("petri", "g6")]);
    assert_eq!(t.health("petri"), 4);
}

/// R111. A robot knocked into another: each of the two takes 1 damage, and nobody moves.
#[test]
fn r111_two_robots_take_one_damage_each() {
    let scenario = Scenario::rumble(4).at("pug", "c4").at("petri", "d4").at("strider", "e4");
    let mut t = scenario.at("crate", "f4").moves(2).start();
    t.play("push petri from pug");
    expect_at(&t, [("pug", "c4"), ("petri", "d4")]);
    expect_at(&t, [("strider", "e4"), ("crate", "f4")]);
    let healths = ["pug", "petri", "strider", "crate"].map(|robot| t.health(robot));
    assert_eq!(healths, [5, 4, 4, 5], "the robot behind the other has nothing to do with it");
}

/// R111, C14. A robot Knocked Out by a collision makes no room: nobody moves.
#[test]
fn r111_a_robot_knocked_out_makes_no_room() {
    let scenario = Scenario::rumble(4).at("pug", "b4").at("petri", "c4").at("strider", "e4");
    let scenario = scenario.health("strider", 1);
    let mut t = scenario.hand(A, &["test-ram", "battery"]).start();
    t.play("attack petri with test-ram");
    expect_at(&t, [("petri", "d4"), ("strider", "-")]);
    assert_eq!((t.health("petri"), t.red(A), t.blue(A)), (1, 5, 1), "1 and 3 of Petri, 1 point");
}

/// R111. Both robots of a collision can be Knocked Out by it.
#[test]
fn r111_both_can_be_knocked_out() {
    let scenario = Scenario::rumble(4).at("pug", "c4").at("petri", "d4").at("strider", "e4");
    let mut t = scenario.health("petri", 1).health("strider", 1).moves(2).start();
    t.play("push petri from pug");
    expect_at(&t, [("petri", "-"), ("strider", "-")]);
    assert_eq!((t.cell("pug").unwrap().as_str(), t.blue(A)), ("c4", 2));
}

/// R111, C33. Of robots knocked back together the furthest goes first and makes room.
#[test]
fn r111_robots_knocked_back_together_do_not_run_into_each_other() {
    let scenario = Scenario::rumble(4).at("pug", "c4").at("petri", "d4").at("strider", "e4");
    let mut t = with_blast(scenario, 1).start();
    t.play("play test-deed");
    expect_at(&t, [("petri", "e4"), ("strider", "f4")]);
    assert_eq!((t.health("petri"), t.health("strider")), (5, 5));
}

/// R111. If the furthest cannot go, the next is knocked into it.
#[test]
fn r111_robots_knocked_back_together_may_be_stuck() {
    let scenario = fourth_row(".....#.").at("pug", "c4").at("petri", "d4").at("strider", "e4");
    let mut t = with_blast(scenario, 1).start();
    t.play("play test-deed");
    expect_at(&t, [("petri", "d4"), ("strider", "e4")]);
    assert_eq!((t.health("petri"), t.health("strider")), (4, 3), "Strider hit the Wall too");
}

/// R112. A robot is not pushed into the same obstacle twice in a turn.
#[test]
fn r112_not_into_the_same_obstacle_twice() {
    let scenario = fourth_row("....#..").at("pug", "c4").at("petri", "d4");
    let mut t = scenario.moves(9).start();
    t.play("push petri from pug");
    t.expect_refused("push petri from pug", "same-obstacle", 112);
    assert_eq!((t.health("petri"), t.moves()), (4, 7));
    // From another side it is the same Wall.
    let rows = ["S.....S", ".......", "...#...", ".......", ".......", ".......", "S.....S"];
    let scenario = Scenario::rumble(4).drawn(rows).at("pug", "d5").at("petri", "d4");
    let mut t = scenario.moves(20).start();
    t.play("push petri from pug");
    // Around to e4, Petri to c4, and from below to c3, beside the Wall.
    t.play("move pug e5").play("move pug e4").play("push petri from pug");
    t.play("move pug d5").play("move pug c5").play("push petri from pug");
    expect_at(&t, [("pug", "c4"), ("petri", "c3")]);
    t.play("move pug b4").play("move pug b3");
    t.expect_refused("push petri from pug", "same-obstacle", 112);
}

/// R112. In the next turn it is allowed again.
#[test]
fn r112_in_the_next_turn_it_is_allowed_again() {
    let scenario = fourth_row("....#..").at("pug", "c4").at("petri", "d4").at("strider", "c5");
    let mut t = scenario.hand(B, &["battery"]).moves(2).start();
    t.play("push petri from pug").play("end").play("end").play("end").play("end");
    t.play("play jump-jets").play("push petri from pug");
    assert_eq!(t.health("petri"), 3);
}

/// R112, C34. A second knock back into the same obstacle does nothing, and is no hit for the card either.
#[test]
fn r112_a_second_knock_back_into_it_is_no_hit() {
    let scenario = fourth_row("....#..").at("pug", "c4").at("petri", "d4");
    let mut t = scenario.hand(A, &["spring-fist", "spring-fist", "battery"]).start();
    t.play("attack petri with spring-fist");
    assert_eq!(t.health("petri"), 2, "1 for the Wall, 1 for hitting it, 1 damage");
    t.play("attack petri with spring-fist");
    assert_eq!(t.health("petri"), 1, "1 damage");
    expect_at(&t, [("pug", "c4"), ("petri", "d4")]);
}

/// R112. A push after a knock back counts as the second time, and the other way round.
#[test]
fn r112_pushes_and_knock_backs_count_together() {
    let scenario = fourth_row("....#..").at("pug", "c4").at("petri", "d4");
    let mut t = scenario.clone().hand(A, &["spring-fist", "battery"]).moves(2).start();
    t.play("attack petri with spring-fist");
    t.expect_refused("push petri from pug", "same-obstacle", 112);
    let mut t = scenario.hand(A, &["test-ram", "battery"]).moves(2).start();
    t.play("push petri from pug").play("attack petri with test-ram");
    assert_eq!((t.health("petri"), t.points(A)), (1, 4), "3 damage and no point for a hit");
}

/// R112, C27. Each side of the arena is one Wall along all its length.
#[test]
fn r112_a_side_of_the_arena_is_one_obstacle() {
    let mut t = Scenario::rumble(4).at("pug", "d2").at("petri", "d1").moves(20).start();
    t.play("push petri from pug");
    t.play("move pug c2").play("move pug c1").play("push petri from pug");
    expect_at(&t, [("pug", "d1"), ("petri", "e1")]);
    t.play("move pug d2").play("move pug e2");
    t.expect_refused("push petri from pug", "same-obstacle", 112);
}

/// R112, C13. A pair counts once for the robot that is knocked; the other may be knocked into it.
#[test]
fn r112_a_pair_of_robots_counts_once_for_each() {
    let scenario = Scenario::rumble(4).at("pug", "c4").at("petri", "d4").at("strider", "e4");
    let mut t = scenario.moves(20).start();
    t.play("push petri from pug");
    t.expect_refused("push petri from pug", "same-obstacle", 112);
    for space in ["c3", "d3", "e3", "f3", "f4"] {
        t.play(&format!("move pug {space}"));
    }
    t.play("push strider from pug");
    assert_eq!((t.health("petri"), t.health("strider")), (3, 3));
    t.expect_refused("push strider from pug", "same-obstacle", 112);
}

/// R113. Another obstacle in the same turn is allowed.
#[test]
fn r113_another_obstacle_is_allowed() {
    let mut t = Scenario::rumble(4).at("pug", "f1").at("petri", "g1").moves(20).start();
    t.play("push petri from pug");
    t.play("move pug f2").play("move pug g2").play("push petri from pug");
    assert_eq!(t.health("petri"), 3, "the right side, and the top");
}

/// R113. Two Walls side by side are two obstacles.
#[test]
fn r113_two_walls_side_by_side_are_two() {
    let rows = ["S.....S", ".......", "...##..", ".......", ".......", ".......", "S.....S"];
    let scenario = Scenario::rumble(4).drawn(rows).at("pug", "d5").at("petri", "d4");
    let mut t = scenario.moves(20).start();
    t.play("push petri from pug");
    t.play("move pug c5").play("move pug c4").play("push petri from pug");
    t.play("move pug d5").play("move pug e5").play("push petri from pug");
    expect_at(&t, [("pug", "e5"), ("petri", "e4")]);
    assert_eq!(t.health("petri"), 3);
}

/// R114. A robot knocked onto a tile enters it.
#[test]
fn r114_a_robot_knocked_onto_a_tile_enters_it() {
    let scenario = fourth_row("....T..").at("pug", "c4").at("petri", "d4");
    let mut t = scenario.moves(2).start();
    t.play("push petri from pug");
    assert_eq!((t.health("petri"), t.points(A)), (3, 2));
    expect_at(&t, [("pug", "d4"), ("petri", "e4")]);
}

/// R114. On a long way it enters every tile, and goes on.
#[test]
fn r114_every_tile_on_the_way_is_entered() {
    let scenario = fourth_row("...TO#.").at("pug", "b4").at("petri", "c4");
    let mut t = with_blast(scenario, 4).start();
    t.play("play test-deed");
    expect_at(&t, [("pug", "b4"), ("petri", "e4")]);
    assert_eq!((t.health("petri"), t.points(A)), (1, 4), "2 and 1 for the tiles, 1 for the Wall");
}

/// R114. A robot that a tile on the way Knocks Out goes no further.
#[test]
fn r114_a_robot_knocked_out_on_the_way_is_gone() {
    let scenario = fourth_row("...TO..").at("pug", "b4").at("petri", "c4").at("strider", "f4");
    let mut t = with_blast(scenario.health("petri", 2), 4).start();
    t.play("play test-deed");
    expect_at(&t, [("petri", "-"), ("strider", "f4")]);
    assert_eq!((t.red(A), t.blue(A), t.health("strider")), (1, 1, 5), "it came to no collision");
}

/// R114. If it happens to one of several, the others are knocked back all the same.
#[test]
fn r114_others_go_on_after_one_is_knocked_out() {
    let scenario = fourth_row(".T...T.").at("pug", "d4").at("strider", "c4").at("petri", "e4");
    let mut t = with_blast(scenario.health("petri", 1), 3).start();
    t.play("play test-deed");
    expect_at(&t, [("petri", "-"), ("strider", "a4")]);
    assert_eq!(t.health("strider"), 2, "2 for the Tacks and 1 for the edge");
}

/// R114. A knock back goes on to its end even if a tile on the way Knocks Out whose it was.
#[test]
fn r114_a_knock_back_goes_on_without_its_author() {
    let mine = "[[tile]]\nid = \"test-mine\"\nname = \"Mine\"\nletter = \"X\"\n\
                on-enter = { damage = { amount = 1, whom = { around-you = 2 } } }";
    let scenario = fourth_row("...X...").pack(mine).at("pug", "b4").at("petri", "c4");
    let mut t = with_blast(scenario.health("pug", 1), 3).start();
    t.play("play test-deed");
    expect_at(&t, [("pug", "-"), ("petri", "f4")]);
}

/// R114. A Trash Compactor works on robots that are knocked onto it.
#[test]
fn r114_a_trash_compactor_works_on_pushed_robots() {
    let scenario = fourth_row("....C..").at("pug", "c4").at("petri", "d4").moves(2);
    let mut t = scenario.clone().shop_deck(&["oil-can"]).start();
    t.play("push petri from pug");
    expect_at(&t, [("pug", "d4"), ("petri", "e4")]);
    let mut t = scenario.shop_deck(&["cluster-missile"]).start();
    t.play("push petri from pug");
    assert_eq!((t.red(A), t.blue(A)), (4, 1));
    // C14: the tile Knocked it out, so it left its space.
    expect_at(&t, [("pug", "d4"), ("petri", "-")]);
}

/// R116. Health that enemies lose in these collisions is claimed by the active player.
#[test]
fn r116_cubes_lost_in_collisions_are_claimed() {
    let scenario = Scenario::rumble(4).at("pug", "c4").at("petri", "d4").at("strider", "e4");
    let mut t = scenario.health("strider", 1).points(A, 1, 0).points(B, 2, 0).moves(2).start();
    t.play("push petri from pug");
    assert_eq!((t.red(A), t.blue(A)), (2, 1), "a red cube of Petri, a blue one of Strider");
    assert_eq!(t.points(B), 2, "it is not Petri who claims");
}

/// R116. In a collision of a friend and an enemy one is claimed and the other costs.
#[test]
fn r116_a_friend_in_the_collision_costs_points() {
    let scenario = Scenario::rumble(2).at("pug", "c4").at("petri", "d4").at("strider", "e4");
    let mut t = scenario.points(A, 3, 0).health("strider", 1).moves(2).start();
    t.play("push petri from pug");
    assert_eq!(t.points(A), 3 + 1 - 2, "1 for the red cube of Petri, 2 for the friend's blue one");
    assert_eq!(t.cell("strider"), None);
}
