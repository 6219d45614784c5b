//! Pushing: R102 to R107, R115, R117 and R118.

use crate::knock_back::expect_at;
use crate::movement::fourth_row;
use crate::scenario::Scenario;
use crate::table::A;

/// R102. For 2 Move a robot pushes another that is next to it.
#[test]
fn r102_a_push_costs_two_move() {
    let mut t = Scenario::rumble(4).at("pug", "d4").at("petri", "e4").moves(1).start();
    t.expect_refused("push petri from pug", "not-enough-move", 102);
    t.play("play battery").play("push petri from pug");
    assert_eq!((t.moves(), t.energy()), (0, 0), "1 Move and 1 Energy paid for it");
    expect_at(&t, [("pug", "e4"), ("petri", "f4")]);
}

/// R102. Robots that are diagonal or further away are not pushed, and nobody pushes for others.
#[test]
fn r102_only_robots_next_to_it_are_pushed() {
    let scenario = Scenario::rumble(4).at("pug", "d4").at("petri", "e5").at("strider", "d6");
    let mut t = scenario.out("crate").moves(4).start();
    t.expect_refused("push petri from pug", "out-of-reach", 102);
    t.expect_refused("push strider from pug", "out-of-reach", 102);
    t.expect_refused("push pug from pug", "out-of-reach", 102);
    t.expect_refused("push crate from pug", "no-target", 102);
    t.expect_refused("push strider from petri", "not-your-robot", 31);
}

/// R103. The pushed robot goes one space straight away from the pusher.
#[test]
fn r103_a_push_goes_straight_away() {
    for (petri, to) in [("d3", "d2"), ("e4", "f4"), ("d5", "d6"), ("c4", "b4")] {
        let mut t = Scenario::rumble(4).at("pug", "d4").at("petri", petri).moves(2).start();
        t.play("push petri from pug");
        expect_at(&t, [("pug", petri), ("petri", to)]);
    }
}

/// R104. The pusher moves into the space that was left.
#[test]
fn r104_the_pusher_follows() {
    let mut t = Scenario::rumble(4).at("pug", "b4").at("petri", "c4").moves(6).start();
    t.play("push petri from pug").play("push petri from pug").play("push petri from pug");
    expect_at(&t, [("pug", "e4"), ("petri", "f4")]);
}

/// R105. If the pushed robot could not move, the pusher stays too.
#[test]
fn r105_the_pusher_stays_if_nobody_moves() {
    let scenario = fourth_row("....#..").at("pug", "c4").at("petri", "d4");
    let mut t = scenario.moves(2).start();
    t.play("push petri from pug");
    expect_at(&t, [("pug", "c4"), ("petri", "d4")]);
}

/// R105, C14. Nobody moves in a collision, even if the pushed robot is Knocked Out by it.
#[test]
fn r105_the_pusher_stays_if_the_collision_knocks_out() {
    let scenario = fourth_row("....#..").at("pug", "c4").at("petri", "d4").health("petri", 1);
    let mut t = scenario.moves(2).start();
    t.play("push petri from pug");
    expect_at(&t, [("pug", "c4"), ("petri", "-")]);
    assert_eq!((t.red(A), t.blue(A)), (0, 1));
}

/// R106. Enemies and friends can be pushed.
#[test]
fn r106_friends_can_be_pushed() {
    let mut t = Scenario::rumble(2).at("pug", "d4").at("strider", "e4").moves(2).start();
    t.play("push strider from pug");
    expect_at(&t, [("pug", "e4"), ("strider", "f4")]);
    let mut t = Scenario::teams().at("pug", "d4").at("strider", "e4").moves(2).start();
    t.play("push strider from pug");
    expect_at(&t, [("pug", "e4"), ("strider", "f4")]);
}

/// R106, C5. A friend that loses Health by it costs the pusher Victory Points.
#[test]
fn r106_a_friend_hurt_by_a_push_costs_points() {
    let mut t =
        Scenario::teams().at("pug", "f4").at("strider", "g4").points(A, 3, 0).moves(2).start();
    t.play("push strider from pug");
    assert_eq!((t.health("strider"), t.points(A)), (4, 2));
}

/// R107. Pushing Crate costs 1 Move more, whether it moves or not.
#[test]
fn r107_pushing_crate_costs_three() {
    let scenario = Scenario::rumble(4).at("pug", "e4").at("crate", "f4").at("petri", "d4");
    let mut t = scenario.clone().moves(2).start();
    t.expect_refused("push crate from pug", "not-enough-move", 107);
    t.clone().play("push petri from pug");
    let mut t = scenario.moves(7).start();
    t.play("push crate from pug");
    expect_at(&t, [("pug", "f4"), ("crate", "g4")]);
    assert_eq!(t.moves(), 4, "of 7");
    t.play("push crate from pug");
    assert_eq!((t.health("crate"), t.moves()), (4, 1), "of 4, into the edge");
}

/// R107. It is Crate being pushed that costs more, not Crate pushing.
#[test]
fn r107_crate_pushes_for_two() {
    let scenario = Scenario::rumble(4).robots(&["crate", "petri", "strider", "pug"]);
    let mut t = scenario.at("crate", "d4").at("petri", "e4").moves(2).start();
    t.play("push petri from crate");
    expect_at(&t, [("crate", "e4"), ("petri", "f4")]);
}

/// R115. The pusher enters the tile in the space that was left.
#[test]
fn r115_the_pusher_enters_the_tile_that_was_left() {
    let scenario = fourth_row("...T...").at("pug", "c4").at("petri", "d4").points(A, 5, 0);
    let mut t = scenario.moves(2).start();
    t.play("push petri from pug");
    expect_at(&t, [("pug", "d4"), ("petri", "e4")]);
    assert_eq!((t.health("pug"), t.health("petri"), t.points(A)), (3, 5, 3));
}

/// R115, C14. It follows a robot that is Knocked Out by the tile it was pushed onto.
#[test]
fn r115_the_pusher_follows_a_robot_knocked_out_by_a_tile() {
    let scenario = fourth_row("...OT..").at("pug", "c4").at("petri", "d4").health("petri", 2);
    let mut t = scenario.points(A, 5, 0).moves(2).start();
    t.play("push petri from pug");
    expect_at(&t, [("pug", "d4"), ("petri", "-")]);
    assert_eq!((t.health("pug"), t.points(A)), (4, 5 + 3 - 1));
}

/// R115, R150. What Petri gains by a Knock Out comes in between, and it follows all the same.
#[test]
fn r115_petri_gains_by_the_knock_out_and_follows() {
    let scenario = fourth_row("....T..").robots(&["petri", "pug", "strider", "crate"]);
    let scenario = scenario.at("petri", "c4").at("pug", "d4").health("pug", 1);
    let mut t = scenario.hand(A, &["hammer"]).deck(A, &["jump-jets"]).moves(2).start();
    t.play("push pug from petri");
    expect_at(&t, [("petri", "d4"), ("pug", "-")]);
    assert_eq!((t.red(A), t.blue(A)), (1, 1), "1 point beside the blue cube");
    assert_eq!(t.hand(A), ["hammer", "jump-jets"]);
}

/// R115, C28. With a card to move over obstacles the pusher ignores the tile; the other does not.
#[test]
fn r115_a_pusher_that_may_move_over_obstacles_ignores_tiles() {
    let scenario = fourth_row("...TO..").at("pug", "c4").at("petri", "d4");
    let mut t = scenario.hand(A, &["jump-jets", "battery"]).start();
    t.play("play jump-jets").play("push petri from pug");
    expect_at(&t, [("pug", "d4"), ("petri", "e4")]);
    assert_eq!((t.health("pug"), t.health("petri")), (5, 4));
}

/// R117. With Omniwheels pushes may be diagonal.
#[test]
fn r117_omniwheels_push_diagonally() {
    let scenario = Scenario::rumble(4).at("pug", "c3").at("petri", "d4");
    let mut t = scenario.hand(A, &["omniwheels", "battery"]).moves(2).start();
    t.expect_refused("push petri from pug", "out-of-reach", 102);
    t.play("play omniwheels").play("push petri from pug");
    expect_at(&t, [("pug", "d4"), ("petri", "e5")]);
    assert_eq!((t.moves(), t.energy()), (0, 3), "2 Move as ever");
}

/// R117. A diagonal push goes between two Walls that touch, and is stopped by a Wall behind.
#[test]
fn r117_diagonal_pushes_and_walls() {
    let rows = ["S.....S", ".......", ".......", "....#..", "...#...", "..#....", "S.....S"];
    let scenario = Scenario::rumble(4).drawn(rows).hand(A, &["omniwheels"]);
    let mut t = scenario.clone().at("pug", "c3").at("petri", "d4").start();
    t.play("play omniwheels").play("push petri from pug");
    expect_at(&t, [("pug", "d4"), ("petri", "e5")]);
    let mut t = scenario.at("pug", "b3").at("petri", "c4").start();
    t.play("play omniwheels").play("push petri from pug");
    expect_at(&t, [("pug", "b3"), ("petri", "c4")]);
    assert_eq!(t.health("petri"), 4, "the Wall on d5");
}

/// R117. A diagonal push out of a corner or side of the arena is a collision with it, once.
#[test]
fn r117_diagonal_pushes_into_the_edge() {
    for (pug, petri) in [("f2", "g1"), ("f3", "g4"), ("c6", "d7"), ("b6", "a7"), ("b2", "a3")] {
        let scenario = Scenario::rumble(4).at("pug", pug).at("petri", petri);
        let mut t = scenario.hand(A, &["omniwheels"]).moves(3).start();
        t.play("play omniwheels").play("push petri from pug");
        expect_at(&t, [("pug", pug), ("petri", petri)]);
        assert_eq!(t.health("petri"), 4, "{petri}");
        t.expect_refused("push petri from pug", "same-obstacle", 112);
    }
}

/// R118. The 2 Move of a push that only damages are spent.
#[test]
fn r118_a_push_that_only_damages_costs_the_same() {
    let mut t = Scenario::rumble(4).at("pug", "f4").at("petri", "g4").moves(2).energy(1).start();
    t.play("push petri from pug");
    assert_eq!((t.moves(), t.energy(), t.health("petri")), (0, 1, 4));
}
