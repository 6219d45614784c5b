//! Pulling: R119 to R122.

use std::sync::Arc;

use fracas_core::Table as _;

use crate::knock_back::{expect_at, with_deed};
use crate::movement::fourth_row;
use crate::scenario::Scenario;
use crate::table::{A, B};

/// A tile that blocks movement and not sight.
const GLASS: &str = "[[tile]]\nid = \"test-glass\"\nname = \"Glass\"\nletter = \"G\"\n\
                     blocks = [\"movement\"]";

/// Petri is somewhere and Pug on d4 with a Grappling Clamp, which pulls next to it for 1 damage.
fn clamp(scenario: Scenario, petri: &str) -> Scenario {
    scenario.at("pug", "d4").at("petri", petri).hand(A, &["grappling-clamp", "battery"])
}

/// Gives the active player a card that pulls every enemy within range 3 by so many spaces.
fn with_vacuum(scenario: Scenario, spaces: u8) -> Scenario {
    let whom = "{ enemies-around-you = 3 }";
    with_deed(scenario, &format!("{{ pull = {{ spaces = {spaces}, whom = {whom} }} }}"))
}

/// An arena with tiles around d4: on e4, d5 and e5.
fn with_tiles(e4: char, d5: char, e5: char) -> Scenario {
    let (fourth, fifth) = (format!("....{e4}.."), format!("...{d5}{e5}.."));
    let rows = ["S.....S", ".......", ".......", &fourth, &fifth, ".......", "S.....S"];
    Scenario::rumble(4).pack(GLASS).drawn(rows)
}

/// R119. A pull moves the target towards the puller, who stays.
#[test]
fn r119_a_pull_comes_towards_the_puller() {
    for (petri, to) in [("d1", "d3"), ("g4", "e4"), ("d6", "d5"), ("a4", "c4")] {
        let mut t = clamp(Scenario::rumble(4), petri).start();
        t.play("attack petri with grappling-clamp");
        expect_at(&t, [("pug", "d4"), ("petri", to)]);
        assert_eq!((t.health("petri"), t.health("pug")), (4, 5), "only the attack hurts");
    }
}

/// R119. A pull of some spaces goes that far, and never further than next to the puller.
#[test]
fn r119_a_pull_goes_so_many_spaces_at_most() {
    for (petri, to) in [("g4", "e4"), ("f4", "e4"), ("e4", "e4"), ("d7", "d5")] {
        let mut t = with_vacuum(Scenario::rumble(4).at("pug", "d4").at("petri", petri), 2).start();
        t.play("play test-deed");
        expect_at(&t, [("pug", "d4"), ("petri", to)]);
        assert_eq!((t.health("petri"), t.health("pug")), (5, 5), "nobody runs into the puller");
    }
}

/// R120. At an angle the robot is pulled through the spaces on the line between the centres.
#[test]
fn r120_a_pull_at_an_angle_follows_the_line() {
    // Three columns and a row: through f5, over a corner, to e4. Two columns and a row: e5 and e4.
    let ways =
        [("g5", "f5 e4"), ("f5", "e5 e4"), ("e6", "e5 d5"), ("a2", "b2 b3 c3 c4"), ("c1", "c2 d3")];
    for (petri, way) in ways {
        let last = way.split(' ').next_back().unwrap();
        for (spaces, to) in (1..).zip(way.split(' ').chain([last])) {
            let scenario = Scenario::rumble(4).at("pug", "d4").at("petri", petri);
            let mut t = with_vacuum(scenario, spaces).start();
            t.play("play test-deed");
            expect_at(&t, [("pug", "d4"), ("petri", to)]);
        }
        let mut t = clamp(Scenario::rumble(4), petri).start();
        t.play("attack petri with grappling-clamp");
        expect_at(&t, [("pug", "d4"), ("petri", last)]);
    }
}

/// R120. A line over a corner touches the spaces beside it and is not stopped there.
#[test]
fn r120_spaces_that_the_line_touches_do_not_matter() {
    let rows = ["S.....S", ".......", ".......", ".....#.", "....#..", ".......", "S.....S"];
    let mut t = clamp(Scenario::rumble(4).drawn(rows), "g5").start();
    t.play("attack petri with grappling-clamp");
    expect_at(&t, [("pug", "d4"), ("petri", "e4")]);
    assert_eq!(t.health("petri"), 4);
}

/// R121. At 45 degrees the puller chooses between the two spaces next to it.
#[test]
fn r121_at_45_degrees_the_puller_chooses() {
    for petri in ["e5", "f6", "g7"] {
        let mut t = clamp(Scenario::rumble(4), petri).start();
        t.play("attack petri with grappling-clamp");
        assert_eq!(t.health("petri"), 5, "the damage comes after the pull");
        assert_eq!(t.choices(), ["choose space e4", "choose space d5"]);
        let mut other = t.clone();
        t.play("choose space e4");
        expect_at(&t, [("pug", "d4"), ("petri", "e4")]);
        other.play("choose space d5");
        expect_at(&other, [("pug", "d4"), ("petri", "d5")]);
        assert_eq!((t.health("petri"), other.health("petri")), (4, 4));
    }
}

/// R121. If only one of the two is free, the robot goes there.
#[test]
fn r121_one_free_space_is_no_choice() {
    let mut t = clamp(with_tiles('#', '.', '.'), "f6").start();
    t.play("attack petri with grappling-clamp");
    expect_at(&t, [("pug", "d4"), ("petri", "d5")]);
    let mut t = clamp(with_tiles('.', '.', '.').at("strider", "d5"), "e5").start();
    t.play("attack petri with grappling-clamp");
    expect_at(&t, [("pug", "d4"), ("petri", "e4")]);
    assert_eq!((t.health("petri"), t.health("strider")), (4, 5), "nobody was hit");
}

/// R121, C30. If none is free, the robot stays diagonal to the puller, without damage.
#[test]
fn r121_no_free_space() {
    for petri in ["e5", "g7"] {
        let mut t = clamp(with_tiles('#', '.', '.').at("strider", "d5"), petri).start();
        t.play("attack petri with grappling-clamp");
        expect_at(&t, [("pug", "d4"), ("petri", "e5")]);
        assert_eq!((t.health("petri"), t.health("strider")), (4, 5), "1 of the attack");
    }
}

/// R121. The robot comes through the diagonal space, and enters the tiles there and where it ends.
#[test]
fn r121_tiles_on_the_way_are_entered() {
    let mut t = clamp(with_tiles('O', '.', 'O'), "f6").start();
    t.play("attack petri with grappling-clamp").play("choose space e4");
    assert_eq!(t.health("petri"), 2, "two Potholes and 1 damage");
    let mut t = clamp(with_tiles('O', '.', 'O'), "f6").start();
    t.play("attack petri with grappling-clamp").play("choose space d5");
    assert_eq!(t.health("petri"), 3, "one Pothole and 1 damage");
}

/// R121. Nothing is asked about a robot that did not get that far.
#[test]
fn r121_a_robot_knocked_out_on_the_way_is_gone() {
    let mut t = clamp(with_tiles('.', '.', 'T'), "f6").health("petri", 2).start();
    t.play("attack petri with grappling-clamp");
    expect_at(&t, [("pug", "d4"), ("petri", "-")]);
    assert_eq!((t.red(A), t.blue(A), t.choices().len()), (1, 1, 2), "a Battery, and the end");
    let mut t = clamp(with_tiles('.', '.', 'G'), "f6").start();
    t.play("attack petri with grappling-clamp");
    expect_at(&t, [("pug", "d4"), ("petri", "f6")]);
    assert_eq!(t.health("petri"), 3, "1 for the Glass and 1 damage");
}

/// R121, C32. A pull of some spaces is not one onto the space next to the puller: it ends diagonal to it.
#[test]
fn r121_a_pull_of_some_spaces_ends_on_the_line() {
    for spaces in 2..=4 {
        let scenario = Scenario::rumble(4).at("pug", "d4").at("petri", "g7");
        let mut t = with_vacuum(scenario, spaces).start();
        t.play("play test-deed");
        expect_at(&t, [("pug", "d4"), ("petri", "e5")]);
    }
}

/// R121. Who was not pulled is not put next to the puller, if the target is Knocked Out before.
#[test]
fn r121_nobody_else_is_pulled() {
    let pack = "[[card]]\nid = \"test-hook\"\nname = \"Hook\"\ntype = \"attack\"\n\
                rarity = \"green\"\ncost = 1\nattack = { damage = 1, range = 3 }\n\
                effect = { in-order = [{ damage = 5 }, { pull = \"next-to-you\" }] }";
    let scenario = Scenario::rumble(4).pack(pack).active(B).hand(B, &["test-hook", "battery"]);
    let mut t = scenario.at("petri", "d4").at("pug", "e5").at("strider", "d6").start();
    t.play("attack strider with test-hook");
    expect_at(&t, [("pug", "e5"), ("strider", "-")]);
    assert_eq!(t.choices(), ["play battery", "end"], "there is nothing to choose");
}

/// R122. A robot pulled into an obstacle takes 1 damage and stops before it.
#[test]
fn r122_an_obstacle_stops_a_pull() {
    let scenario = fourth_row("....G..").pack(GLASS);
    let mut t = clamp(scenario, "g4").start();
    t.play("attack petri with grappling-clamp");
    expect_at(&t, [("pug", "d4"), ("petri", "f4")]);
    assert_eq!((t.health("petri"), t.points(A)), (3, 2), "1 for the Glass and 1 damage");
}

/// R122. An obstacle next to the puller stops a pull at an angle, and there is no other way.
#[test]
fn r122_an_obstacle_at_the_end_of_a_line_at_an_angle() {
    let mut t = clamp(with_tiles('G', '.', '.'), "f5").start();
    t.play("attack petri with grappling-clamp");
    expect_at(&t, [("pug", "d4"), ("petri", "e5")]);
    assert_eq!(t.health("petri"), 3, "1 for the Glass and 1 damage");
    assert_eq!(t.choices(), ["play battery", "end"], "the line was not at 45 degrees");
}

/// R122. A robot pulled into another: each takes 1 damage, friends too.
#[test]
fn r122_a_robot_on_the_line_is_hit() {
    let scenario = Scenario::rumble(2).at("pug", "c4").at("strider", "d4").at("petri", "f4");
    let mut t = with_vacuum(scenario.points(A, 5, 0), 3).start();
    t.play("play test-deed for pug");
    expect_at(&t, [("strider", "d4"), ("petri", "e4")]);
    assert_eq!((t.health("strider"), t.health("petri")), (4, 4));
    assert_eq!(t.points(A), 5, "1 claimed and 1 lost");
}

/// R122, C34. Nobody is pulled into the same obstacle twice in a turn.
#[test]
fn r122_not_into_the_same_obstacle_twice() {
    let scenario = fourth_row("....G..").pack(GLASS);
    let mut t = with_vacuum(scenario.at("pug", "d4").at("petri", "g4"), 2).start();
    t.play("play test-deed").play("play test-deed");
    expect_at(&t, [("pug", "d4"), ("petri", "f4")]);
    assert_eq!(t.health("petri"), 4);
}

/// R122, C33. Of robots pulled together the nearest goes first and makes room.
#[test]
fn r122_robots_pulled_together_do_not_run_into_each_other() {
    let scenario = Scenario::rumble(4).at("pug", "c4").at("petri", "e4").at("strider", "f4");
    let mut t = with_vacuum(scenario, 1).start();
    t.play("play test-deed");
    expect_at(&t, [("petri", "d4"), ("strider", "e4")]);
    assert_eq!((t.health("petri"), t.health("strider")), (5, 5));
    t.play("play test-deed");
    expect_at(&t, [("petri", "d4"), ("strider", "e4")]);
    assert_eq!((t.health("petri"), t.health("strider")), (4, 4), "now Petri is in the way");
}

/// R122. Tiles on the way are entered, and their damage claimed.
#[test]
fn r122_tiles_on_the_way_are_entered() {
    let mut t = clamp(fourth_row("....TO."), "g4").start();
    t.play("attack petri with grappling-clamp");
    expect_at(&t, [("pug", "d4"), ("petri", "e4")]);
    assert_eq!((t.health("petri"), t.points(A)), (1, 4), "1 and 2 for the tiles, 1 damage");
}

/// R122. A robot that a tile on the way Knocks Out comes no nearer.
#[test]
fn r122_a_robot_knocked_out_on_the_way_is_gone() {
    let mut t = clamp(fourth_row("....OT."), "g4").health("petri", 2).start();
    t.play("attack petri with grappling-clamp");
    assert_eq!((t.cell("petri"), t.red(A), t.blue(A)), (None, 1, 1));
}

/// R120. A match can be saved and taken up in the middle of the longest pull there is.
#[test]
fn r120_a_long_pull_can_be_saved() {
    let pack = "[[card]]\nid = \"test-hook\"\nname = \"Hook\"\ntype = \"attack\"\n\
                rarity = \"green\"\ncost = 1\nattack = { damage = 1, range = 6 }\n\
                effect = { in-order = [{ pull = \"next-to-you\" }, { may = { energy = 1 } }] }";
    let scenario = Scenario::rumble(4).pack(pack).hand(A, &["test-hook", "battery"]);
    let mut t = scenario.at("pug", "a1").at("petri", "g6").start();
    t.play("attack petri with test-hook");
    expect_at(&t, [("pug", "a1"), ("petri", "b1")]);
    let game = Arc::new(t.0.game().clone());
    assert!(t.0.save().take_up(game).is_ok());
}
