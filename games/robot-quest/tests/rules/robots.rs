//! Robots: R195 to R199.

use crate::scenario::Scenario;
use crate::table::{A, B, C, D};

/// Strider of A and Pug of B, with Petri and Crate out of the way.
fn strider() -> Scenario {
    let four = Scenario::rumble(4).robots(&["strider", "pug", "petri", "crate"]);
    four.at("strider", "d2").at("petri", "a7").at("crate", "g7")
}

/// R195. Pug may spawn on any empty centre space, in setup too.
#[test]
fn r195_pug_spawns_in_the_centre_in_setup_and_later() {
    let mut t = Scenario::rumble(4).option("first", "seat-0").deal();
    t.play("board pug").play("board petri").play("board strider");
    assert_eq!((t.due(), t.choices().len()), (A, 4 + 9), "Spawn tiles and the centre");
    t.play("spawn pug e3");
    assert_eq!(t.cell("pug").as_deref(), Some("e3"));
    assert_eq!((t.due(), t.choices().len()), (B, 4), "Petri has the Spawn tiles alone");

    let mut t = Scenario::rumble(4).out("pug").start_of_turn();
    t.play("spawn pug e3");
    assert_eq!((t.cell("pug").as_deref(), t.points(A)), (Some("e3"), 0), "too late for a point");
}

/// R196. Petri gains 1 Victory Point and draws a card whenever it Knocks Out an enemy.
#[test]
fn r196_petri_gains_by_knocking_out() {
    let four = Scenario::rumble(4).at("petri", "d2").at("pug", "d1").health("pug", 1).active(B);
    let four = four.hand(B, &["hammer"]).deck(B, &["rivet-gun"]).energy(1);
    let mut t = four.start();
    t.play("attack pug with hammer");
    assert_eq!((t.red(B), t.blue(B), t.hand(B)), (1, 1, vec!["rivet-gun".into()]));
}

/// R197. Strider: once per turn pay 2 Energy for an attack of 1 damage at range 2.
#[test]
fn r197_strider_pays_two_energy_for_an_attack() {
    let mut t = strider().at("pug", "f4").energy(5).start();
    t.play("use strider on pug");
    assert_eq!((t.energy(), t.health("pug"), t.points(A)), (3, 4, 1));
    t.expect_refused("use strider on pug", "used", 197);
    for _ in 0..4 {
        t.play("end");
    }
    t.expect_refused("use strider on pug", "not-enough-energy", 59);
}

/// R197. In the next turn it can be used again.
#[test]
fn r197_striders_ability_comes_back_each_turn() {
    let batteries = ["battery", "battery", "battery", "battery", "battery"];
    let mut t =
        strider().at("pug", "f4").energy(2).hand(A, &["hammer"]).deck(A, &batteries).start();
    t.play("use strider on pug");
    for _ in 0..4 {
        t.play("end");
    }
    t.play("play battery").play("play battery").play("use strider on pug");
    assert_eq!(t.health("pug"), 3);
}

/// R198. Strider's attack follows all attack rules: valid target, range, line of sight.
#[test]
fn r198_striders_attack_is_an_attack() {
    for (pug, petri, why) in [("d5", "e2", "range"), ("d4", "d3", "line of sight")] {
        let mut t = strider().at("pug", pug).at("petri", petri).energy(2).start();
        t.expect_refused("use strider on pug", "no-target", 198);
        assert!(t.choices().contains(&"use strider on petri".into()), "{why}");
    }
    let rows = ["S.....S", ".......", "...#...", ".......", ".......", ".......", "S.....S"];
    let mut t = strider().drawn(rows).at("pug", "d4").energy(2).start();
    t.expect_refused("use strider on pug", "no-target", 198);
    let mut t = Scenario::teams().at("pug", "d3").at("strider", "d2").energy(2).active(C).start();
    t.expect_refused("use strider on pug", "no-target", 198);
}

/// R198. An ability that is an attack has a target, and another has none.
#[test]
fn r198_only_an_ability_that_attacks_has_a_target() {
    let mut t = strider().at("pug", "d3").energy(2).start();
    t.expect_refused("use strider", "needs-target", 198);
    let kettle = r#"
        [[robot]]
        id = "test-kettle"
        name = "Kettle"
        hero = "Kit"
        health = 5
        ability = { pay = 1, effect = { draw = 1 } }
    "#;
    let four = Scenario::rumble(3).pack(kettle).robots(&["test-kettle", "pug", "petri"]);
    let mut t = four.at("test-kettle", "d2").at("pug", "d3").energy(2).start();
    t.expect_refused("use test-kettle on pug", "no-target", 197);
    t.play("use test-kettle");
    assert_eq!((t.energy(), t.hand(A).len()), (1, 2));
}

/// R199. Pushing Crate costs 1 Move more.
#[test]
fn r199_pushing_crate_costs_one_more() {
    let four = Scenario::rumble(4).at("pug", "d2").at("crate", "d3").at("petri", "c2");
    let mut t = four.clone().moves(2).start();
    t.expect_refused("push crate from pug", "not-enough-move", 107);
    let mut t = four.moves(6).start();
    t.play("push crate from pug");
    assert_eq!((t.moves(), t.cell("crate").as_deref()), (3, Some("d4")));
}

/// R199. Moving Crate by a knock back that is no push costs nothing more, nor does a push by Crate.
#[test]
fn r199_only_a_push_of_crate_costs_more() {
    let four = Scenario::rumble(4).at("pug", "d2").at("crate", "d3");
    let mut t = four.clone().hand(A, &["spring-fist"]).moves(1).start();
    t.play("attack crate with spring-fist");
    assert_eq!((t.moves(), t.cell("crate").as_deref()), (1, Some("d4")));
    let mut t = four.active(D).moves(3).start();
    t.play("push pug from crate");
    assert_eq!((t.moves(), t.cell("crate").as_deref()), (1, Some("d2")));
}
