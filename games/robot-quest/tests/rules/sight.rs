//! Line of sight: R82 to R89.

use crate::scenario::Scenario;
use crate::table::A;

/// Checks whether Pug can shoot at Petri.
fn sees(scenario: Scenario, from: &str, to: &str) -> bool {
    let pack = "[[card]]\nid = \"test-gun\"\nname = \"Gun\"\ntype = \"attack\"\nrarity = \"green\"\n\
                cost = 1\nattack = { damage = 1, range = 6 }";
    let scenario = scenario.pack(pack).hand(A, &["test-gun"]).at("pug", from).at("petri", to);
    scenario.start().choices().contains(&"attack petri with test-gun".to_owned())
}

/// Checks whether Pug on d4 can shoot at Petri with Strider in a third space.
fn sees_past(strider: &str, to: &str) -> bool {
    sees(Scenario::rumble(3).at("strider", strider), "d4", to)
}

/// An arena with one more tile on d4, e4 and d5.
fn with_tiles(d4: char, e4: char, d5: char) -> Scenario {
    let (fourth, fifth) = (format!("...{d4}{e4}.."), format!("...{d5}..."));
    let rows = ["S.....S", ".......", ".......", &fourth, &fifth, ".......", "S.....S"];
    Scenario::rumble(3).drawn(rows)
}

/// R82. The line goes straight from centre to centre.
#[test]
fn r082_the_line_goes_from_centre_to_centre() {
    // Two columns and a row: it cuts the two spaces in the middle and no other.
    let blocking: Vec<_> = ["e3", "e4", "f4", "d5", "e5", "g5", "f6"]
        .into_iter()
        .filter(|strider| !sees_past(strider, "f5"))
        .collect();
    assert_eq!(blocking, ["e4", "e5"]);
    assert!(!sees_past("d5", "d7") && !sees_past("f4", "g4"), "along a column and a row");
    assert!(!sees_past("f6", "g7"), "along a diagonal");
}

/// R83. The line is blocked by what is in any space that it goes through, at whatever distance.
#[test]
fn r083_an_obstacle_anywhere_on_the_line_blocks() {
    for strider in ["a2", "b2", "b3", "b4", "c4", "c5", "c6", "d6"] {
        let scenario = Scenario::rumble(3).at("strider", strider);
        assert!(!sees(scenario, "a1", "d7"), "{strider} is on the line from a1 to d7");
    }
    for strider in ["b1", "a3", "c3", "b5", "d5", "c7"] {
        let scenario = Scenario::rumble(3).at("strider", strider);
        assert!(sees(scenario, "a1", "d7"), "{strider} is beside the line from a1 to d7");
    }
}

/// R84. A line that only touches the corner of a space is not blocked there.
#[test]
fn r084_touching_a_corner_does_not_block() {
    // Three columns and a row: the line goes through the corner between e4, f4, e5 and f5.
    assert!(sees_past("f4", "g5") && sees_past("e5", "g5"), "touched");
    assert!(!sees_past("e4", "g5") && !sees_past("f5", "g5"), "cut");
}

/// R85. Two robots in diagonal line can shoot between two Walls that touch there.
#[test]
fn r085_a_shot_goes_between_two_walls_that_touch() {
    let walls = with_tiles('.', '#', '#');
    assert!(sees(walls.clone(), "d4", "e5"), "from corner to corner");
    assert!(sees(walls.clone(), "c3", "g7"), "from further away");
    assert!(!sees(walls, "d4", "f5"), "any other line cuts a Wall");
}

/// R86. Robots block line of sight, friends too.
#[test]
fn r086_robots_block() {
    let shot = |strider: &str| {
        let table = Scenario::rumble(2)
            .at("pug", "d4")
            .at("petri", "f4")
            .at("strider", strider)
            .hand(A, &["rivet-gun"])
            .start();
        table.choices().contains(&"attack petri with rivet-gun from pug".to_owned())
    };
    assert!(shot("e5"));
    assert!(!shot("e4"), "a friend is in the way");
    assert!(!sees_past("e4", "f4"), "an enemy is in the way");
}

/// R87. Walls block line of sight.
#[test]
fn r087_walls_block() {
    assert!(sees(with_tiles('.', '.', '.'), "d4", "f4"));
    assert!(!sees(with_tiles('.', '#', '.'), "d4", "f4"));
}

/// R88. Smoke blocks line of sight, and no other tile without a Wall does.
#[test]
fn r088_smoke_blocks() {
    assert!(!sees(with_tiles('.', 'M', '.'), "d4", "f4"));
    for tile in "SJRPFTOC".chars() {
        assert!(sees(with_tiles('.', tile, '.'), "d4", "f4"), "{tile}");
    }
}

/// R89. The spaces of attacker and target do not block.
#[test]
fn r089_the_ends_of_the_line_do_not_block() {
    assert!(sees(with_tiles('M', 'M', '.'), "d4", "e4"), "from Smoke to Smoke");
    assert!(sees(with_tiles('M', '.', '.'), "d4", "g4"), "out of Smoke");
    assert!(sees(with_tiles('.', 'M', '.'), "c4", "e4"), "into Smoke");
    assert!(!sees(with_tiles('M', 'M', '.'), "c4", "e4"), "another Smoke is between");
}
