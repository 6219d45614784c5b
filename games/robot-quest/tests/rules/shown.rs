//! What is shown of what is under way: R29, R32, R112, R211.

use fracas_core::{Item, Viewer};

use crate::knock_back::with_deed;
use crate::movement::fourth_row;
use crate::scenario::Scenario;
use crate::table::{A, B, Table};

/// Lists the numbers of an area that a spectator sees, each with its badges; none without the area.
fn numbers(table: &Table, area: &str) -> Vec<String> {
    let scene = table.scene(Viewer::Spectator);
    let items = scene.area(area).map(|area| area.items.clone()).unwrap_or_default();
    let number = |item: &Item| {
        let face = item.face.as_ref().unwrap();
        [format!("{} {}", face.name, face.numbers["value"]), item.badges.join(", ")].join(": ")
    };
    items.iter().map(number).collect()
}

/// Lists the badges of a robot, on the board and on its Player Board.
fn badges(table: &Table, robot: &str) -> [Vec<String>; 2] {
    let scene = table.scene(Viewer::Spectator);
    ["robot", "board"].map(|kind| {
        let item = scene.item(&format!("{kind}.{robot}"));
        item.map(|item| item.badges.clone()).unwrap_or_default()
    })
}

/// R29. What waits for the start of the next turn is shown until it happens.
#[test]
fn r029_what_waits_for_the_next_turn_is_shown() {
    let two = Scenario::rumble(2).hand(A, &["trickle-charger", "trickle-charger", "battery"]);
    let mut t = two.start();
    assert_eq!(numbers(&t, "later.0"), Vec::<String>::new());
    t.play("play trickle-charger").play("play trickle-charger").play("end");
    assert_eq!(numbers(&t, "later.0"), ["Trickle Charger 2: start of turn"]);
    assert_eq!(numbers(&t, "later.1"), Vec::<String>::new(), "it is not the other player's");
    t.play("end");
    assert_eq!(numbers(&t, "later.0"), Vec::<String>::new(), "it has happened");
}

/// R32. What waits for the end of the turn is shown, with whose robot it is for only where a player
/// has two.
#[test]
fn r032_what_waits_for_the_end_of_the_turn_is_shown() {
    let effect = "{ later = \"end-of-turn\", do = { if = \"in-centre\", then = { points = 1 } } }";
    let mut t = with_deed(Scenario::rumble(3), effect).start();
    t.play("play test-deed");
    assert_eq!(numbers(&t, "later.0"), ["Deed 1: end of turn"]);
    let mut t = with_deed(Scenario::rumble(2), effect).start();
    t.play("play test-deed for strider").play("play test-deed for pug");
    assert_eq!(
        numbers(&t, "later.0"),
        ["Deed 1: end of turn, Strider", "Deed 1: end of turn, Pug"]
    );
}

/// R112. The obstacles that a robot was knocked into this turn are shown, since it cannot be again.
#[test]
fn r112_the_obstacles_that_were_hit_are_shown() {
    let wall = fourth_row("....#..").at("pug", "c4").at("petri", "d4").moves(2);
    let mut t = wall.start();
    t.play("push petri from pug");
    assert_eq!(badges(&t, "petri"), [["hit e4"], ["hit e4"]]);
    assert_eq!(badges(&t, "pug"), [[""; 0]; 2]);
    t.play("end");
    assert_eq!(badges(&t, "petri"), [[""; 0]; 2], "in the next turn it is allowed again");

    let side = Scenario::teams().at("pug", "d2").at("petri", "d1").moves(2);
    let mut t = side.start();
    t.play("push petri from pug");
    assert_eq!(badges(&t, "petri"), [["B", "hit top side"]; 2]);

    let robot = Scenario::rumble(4).at("pug", "c4").at("petri", "d4").at("strider", "e4").moves(2);
    let mut t = robot.start();
    t.play("push petri from pug");
    assert_eq!(badges(&t, "petri"), [["hit Strider"]; 2]);
    assert_eq!(badges(&t, "strider"), [[""; 0]; 2], "a pair counts for the one that is knocked");
}

/// R211. Turns without a Knock Out are counted aloud once the end is nearer than the last one.
#[test]
fn r211_quiet_turns_are_shown_from_fifty_on() {
    let mut t = Scenario::rumble(4).quiet(49).start();
    assert_eq!(numbers(&t, "reserve").len(), 2, "blue and red cubes");
    t.play("end");
    assert_eq!(numbers(&t, "reserve")[2], "Turns without Knock Out 50: ends at 100");
    let four = Scenario::rumble(4).quiet(80).at("pug", "d2").at("crate", "d1").health("crate", 1);
    let mut t = four.hand(A, &["hammer", "battery"]).start();
    t.play("attack crate with hammer").play("end");
    assert_eq!((t.active(), numbers(&t, "reserve").len()), (B, 2), "a Knock Out starts anew");
}
