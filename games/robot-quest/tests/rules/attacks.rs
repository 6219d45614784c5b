//! Attacks: R68 to R81.

use fracas_robot_quest::sight::Cell;

use crate::scenario::Scenario;
use crate::table::{A, B, D, Table};

/// Checks whether an action is among the choices.
fn can(table: &Table, notation: &str) -> bool {
    table.choices().iter().any(|choice| choice == notation)
}

/// Lists the spaces on which Petri can be attacked by Pug on d4.
fn targeted(scenario: &Scenario, attack: &str) -> Vec<Cell> {
    let spaces = Cell::all().filter(|space| space.to_string() != "d4");
    let is_target = |space: &Cell| {
        let table = scenario.clone().at("pug", "d4").at("petri", &space.to_string()).start();
        can(&table, attack)
    };
    spaces.filter(is_target).collect()
}

/// Lists the spaces whose larger difference of rows and columns from d4 is at most this.
fn rings(most: u8) -> Vec<Cell> {
    let far = |space: &Cell| space.column().abs_diff(3).max(space.row().abs_diff(3));
    Cell::all().filter(|space| (1..=most).contains(&far(space))).collect()
}

/// R68. An Attack card deals the damage that its star says.
#[test]
fn r068_an_attack_deals_the_damage_on_its_star() {
    for (card, damage) in [("hammer", 1), ("rivet-gun", 2), ("heavy-hammer", 3)] {
        let mut t = Scenario::rumble(4)
            .at("pug", "d4")
            .at("petri", "d5")
            .hand(A, &[card, "battery"])
            .start();
        t.play(&format!("attack petri with {card}"));
        assert_eq!(t.health("petri"), 5 - damage, "{card}");
    }
}

/// R69. The other text of an attack is done first, and its damage is dealt then.
#[test]
fn r069_the_text_of_an_attack_comes_before_its_damage() {
    let mut t = Scenario::rumble(4)
        .at("pug", "d4")
        .at("petri", "g4")
        .hand(A, &["tractor-beam", "battery"])
        .start();
    t.play("attack petri with tractor-beam");
    assert_eq!(t.cell("petri").unwrap(), "e4");
    assert_eq!(t.health("petri"), 2, "it is next to Pug when 1 damage and 2 more are dealt");
}

/// R69. A robot that the text Knocks Out has no Health left for the damage.
#[test]
fn r069_a_target_can_be_knocked_out_before_the_damage() {
    let mut t = Scenario::rumble(4)
        .drawn(["S.....S", ".......", ".......", "....T..", ".......", ".......", "S.....S"])
        .at("pug", "c4")
        .at("petri", "d4")
        .health("petri", 2)
        .hand(A, &["spring-fist", "battery"])
        .start();
    t.play("attack petri with spring-fist");
    assert_eq!(t.cell("petri"), None, "the Tacks behind it were too much");
    assert_eq!((t.red(A), t.blue(A)), (1, 1), "two cubes and no more");
}

/// R70. An attack can be played only with a valid target.
#[test]
fn r070_an_attack_needs_a_valid_target() {
    let mut t =
        Scenario::rumble(4).at("pug", "d4").out("petri").hand(A, &["rivet-gun", "hammer"]).start();
    assert_eq!(t.choices(), ["end"], "nobody is near");
    t.expect_refused("play rivet-gun", "needs-target", 70);
    t.expect_refused("attack petri with rivet-gun", "no-target", 70);
    t.expect_refused("attack strider with rivet-gun", "out-of-range", 75);
}

/// R71. A friendly robot is no target.
#[test]
fn r071_a_friend_is_no_target() {
    let mut t = Scenario::rumble(2)
        .at("pug", "d4")
        .at("strider", "d5")
        .hand(A, &["rivet-gun", "hammer"])
        .start();
    assert_eq!(t.choices(), ["end"], "only the other robot of the player is near");
    t.expect_refused("attack strider with hammer from pug", "friend", 71);
    t.expect_refused("attack pug with rivet-gun from strider", "friend", 71);
    t.expect_refused("attack pug with rivet-gun from pug", "friend", 71);
}

/// R71. A team mate is no target.
#[test]
fn r071_a_team_mate_is_no_target() {
    let mut t = Scenario::teams()
        .at("pug", "d4")
        .at("strider", "d5")
        .at("petri", "d3")
        .hand(A, &["hammer"])
        .start();
    t.expect_refused("attack strider with hammer", "friend", 71);
    assert!(can(&t, "attack petri with hammer"));
}

/// R72. An effect may hurt a friendly robot all the same.
#[test]
fn r072_a_friend_can_be_hurt_indirectly() {
    let mut t = Scenario::rumble(2)
        .at("pug", "b4")
        .at("petri", "d4")
        .at("strider", "f4")
        .at("crate", "g4")
        .points(A, 5, 0)
        .hand(A, &["laser-cannon", "battery"])
        .start();
    t.play("attack petri with laser-cannon from pug");
    assert_eq!([t.health("petri"), t.health("strider"), t.health("crate")], [1, 3, 3]);
    assert_eq!(t.points(A), 5 + 4 - 2 + 2, "claimed 4 and 2, lost 2 for the friend between");
}

/// R73. Several attacks may be played in a turn, at the same enemy or at different ones.
#[test]
fn r073_several_attacks_at_the_same_and_at_different_enemies() {
    let mut t = Scenario::rumble(4)
        .at("pug", "d4")
        .at("petri", "d5")
        .at("strider", "d3")
        .hand(A, &["rivet-gun", "rivet-gun", "rivet-gun", "hammer"])
        .start();
    t.play("attack petri with rivet-gun").play("attack petri with hammer");
    t.play("attack strider with rivet-gun");
    assert_eq!([t.health("petri"), t.health("strider")], [2, 3]);
    t.play("attack petri with rivet-gun");
    assert_eq!(t.health("petri"), 0);
}

/// R74. A melee attack reaches the four spaces next to the robot.
#[test]
fn r074_melee_reaches_up_down_left_and_right() {
    let melee = Scenario::rumble(3).hand(A, &["hammer"]);
    let spaces = targeted(&melee, "attack petri with hammer");
    let names: Vec<_> = spaces.iter().map(Cell::to_string).collect();
    assert_eq!(names, ["d3", "c4", "e4", "d5"]);
    let mut t = melee.at("pug", "d4").at("petri", "e5").start();
    t.expect_refused("attack petri with hammer", "out-of-reach", 74);
}

/// R74. A card to move and push diagonally makes no difference to melee attacks.
#[test]
fn r074_melee_is_not_diagonal_with_omniwheels_either() {
    let mut t = Scenario::rumble(4)
        .at("pug", "d4")
        .at("petri", "e5")
        .hand(A, &["hammer", "omniwheels"])
        .start();
    t.play("play omniwheels");
    t.expect_refused("attack petri with hammer", "out-of-reach", 74);
}

/// R75. A ranged attack targets an enemy within its range.
#[test]
fn r075_a_ranged_attack_targets_enemies_within_range() {
    let mut t = Scenario::rumble(4)
        .at("pug", "a4")
        .at("petri", "c4")
        .at("strider", "d4")
        .at("crate", "d6")
        .hand(A, &["rivet-gun", "spark-plug"])
        .start();
    assert!(can(&t, "attack petri with rivet-gun"));
    t.expect_refused("attack strider with rivet-gun", "out-of-range", 75);
    t.expect_refused("attack crate with rivet-gun", "out-of-range", 75);
    assert!(can(&t, "attack crate with spark-plug"), "3 columns away and 3 in range");
}

/// R76. Range counts rings: the larger of the differences of rows and of columns.
#[test]
fn r076_range_is_counted_in_rings() {
    let scenario = Scenario::rumble(3).hand(A, &["rivet-gun", "spark-plug"]);
    assert_eq!(targeted(&scenario, "attack petri with rivet-gun"), rings(2));
    assert_eq!(targeted(&scenario, "attack petri with spark-plug"), rings(3), "the whole arena");
}

/// R77. A ranged attack may be made at less than its range, even at a robot next to one's own.
#[test]
fn r077_a_ranged_attack_works_at_any_shorter_distance() {
    for space in ["d5", "e5", "d6"] {
        let mut t = Scenario::rumble(4)
            .at("pug", "d4")
            .at("petri", space)
            .hand(A, &["spark-plug", "battery"])
            .start();
        t.play("attack petri with spark-plug");
        assert_eq!(t.health("petri"), 4, "3 in range and {space} is nearer");
    }
}

/// R78. Range 1 covers the eight spaces around the robot.
#[test]
fn r078_range_one_covers_the_eight_spaces_around() {
    let pack = "[[card]]\nid = \"test-zap\"\nname = \"Zap\"\ntype = \"attack\"\nrarity = \"green\"\n\
                cost = 1\nattack = { damage = 1, range = 1 }";
    let scenario = Scenario::rumble(3).pack(pack).hand(A, &["test-zap"]);
    let spaces = targeted(&scenario, "attack petri with test-zap");
    assert_eq!(spaces, rings(1));
    assert_eq!(spaces.len(), 8);
}

/// R79. A ranged attack needs line of sight.
#[test]
fn r079_a_ranged_attack_needs_line_of_sight() {
    let mut t = Scenario::rumble(4)
        .at("pug", "d4")
        .at("strider", "d5")
        .at("petri", "d6")
        .hand(A, &["rivet-gun", "battery"])
        .moves(2)
        .start();
    t.expect_refused("attack petri with rivet-gun", "out-of-sight", 79);
    t.play("move pug c4").play("move pug c5").play("attack petri with rivet-gun");
    assert_eq!(t.health("petri"), 3, "from c5 the line does not go through d5");
}

/// R80. A melee attack needs no line of sight. Nothing can lie between two spaces that touch, so this
/// could only fail if the two spaces themselves blocked the line (R89).
#[test]
fn r080_a_melee_attack_works_in_smoke() {
    let mut t = Scenario::rumble(4)
        .drawn(["S.....S", ".......", ".......", "...M...", "...M...", ".......", "S.....S"])
        .at("pug", "d4")
        .at("petri", "d5")
        .hand(A, &["hammer", "battery"])
        .start();
    t.play("attack petri with hammer");
    assert_eq!(t.health("petri"), 4);
}

/// R81. Rivet Gun: cost 3, damage 2, range 2.
#[test]
fn r081_rivet_gun() {
    let mut t = Scenario::rumble(4)
        .at("pug", "d4")
        .at("petri", "f6")
        .at("crate", "g4")
        .hand(A, &["rivet-gun"])
        .energy(5)
        .start();
    t.expect_refused("attack crate with rivet-gun", "out-of-range", 75);
    t.play("attack petri with rivet-gun");
    assert_eq!(t.health("petri"), 3);
    t.play("buy rivet-gun");
    assert_eq!(t.energy(), 2, "of 5");
    t.expect_refused("buy rivet-gun", "not-enough-energy", 44);
    assert_eq!((t.points(B), t.points(D)), (0, 0), "nobody else claims anything");
}

/// R69. The damage is applied even if the text of the attack Knocks Out the attacker (C35).
#[test]
fn r069_an_attacker_knocked_out_by_its_own_text_still_deals_the_damage() {
    let mut t = Scenario::rumble(4)
        .drawn(["S.....S", ".......", ".......", "..T....", ".......", ".......", "S.....S"])
        .at("pug", "e4")
        .at("petri", "c4")
        .health("pug", 2)
        .hand(A, &["switcheroo", "battery"])
        .start();
    t.play("attack petri with switcheroo");
    assert_eq!((t.cell("pug"), t.health("petri")), (None, 3));
}
