//! Knock out and respawn: R142 to R150.

use crate::scenario::Scenario;
use crate::table::{A, B, C};

/// Pug of A next to Petri of B, who has 1 Health, with a hand for A.
fn last_blow(hand: &[&str]) -> Scenario {
    Scenario::rumble(4).at("pug", "d2").at("petri", "d1").health("petri", 1).hand(A, hand)
}

/// Petri of A in the middle of Pug of B, Strider of C and Crate of D, each with 1 Health.
fn petri_among_weak_enemies(hand: &[&str]) -> Scenario {
    let scenario = Scenario::rumble(4).robots(&["petri", "pug", "strider", "crate"]);
    let scenario = scenario.at("petri", "d2").at("pug", "d1").at("strider", "e2").at("crate", "c2");
    let weak = scenario.health("pug", 1).health("strider", 1).health("crate", 1);
    weak.hand(A, hand).deck(A, &["battery", "battery", "battery", "battery"])
}

const FINISHER: &str = r#"
[[card]]
id = "test-finisher"
name = "Finisher"
type = "attack"
rarity = "green"
cost = 1
attack = { damage = 0, melee = true }
effect = { knock-out = "target" }
"#;

/// R142. A robot that loses its last Health cube is Knocked Out and taken off the board.
#[test]
fn r142_the_last_health_cube_takes_a_robot_off_the_board() {
    let mut t = last_blow(&["hammer", "battery"]).health("petri", 2).moves(2).start();
    t.play("attack petri with hammer");
    assert_eq!(t.cell("petri").as_deref(), Some("d1"), "with one cube left it stays");
    t.play("push petri from pug");
    assert_eq!((t.health("petri"), t.cell("petri")), (0, None), "the edge took the last one");
    assert!(t.told().contains(&"Petri is Knocked Out!".into()));
}

/// R143. An effect that Knocks Out a robot makes it lose all its Health.
#[test]
fn r143_to_be_knocked_out_is_to_lose_all_health() {
    let hand = ["test-finisher", "test-bomb", "battery"];
    let mut t = last_blow(&hand).pack(FINISHER).health("petri", 5).start();
    t.play("attack petri with test-finisher");
    assert_eq!((t.health("petri"), t.cell("petri")), (0, None));
    t.play("play test-bomb");
    assert_eq!((t.health("pug"), t.cell("pug")), (0, None));
}

/// R144. The cubes of an enemy who was Knocked Out so are claimed.
#[test]
fn r144_cubes_of_a_knocked_out_enemy_are_claimed() {
    let hand = ["test-finisher", "battery"];
    let mut t = last_blow(&hand).pack(FINISHER).health("petri", 4).start();
    t.play("attack petri with test-finisher");
    assert_eq!((t.red(A), t.blue(A), t.points(A)), (3, 1, 5));
}

/// R144. The cubes of your own robot that was Knocked Out so cost you as much.
#[test]
fn r144_cubes_of_your_own_knocked_out_robot_are_lost() {
    let mut t = Scenario::rumble(4).hand(A, &["test-bomb", "battery"]).points(A, 9, 0).start();
    let (red, blue) = t.reserve();
    t.play("play test-bomb");
    assert_eq!(t.points(A), 3, "4 red cubes and a blue one make 6");
    assert_eq!(t.reserve(), (red + 4 + 6, blue), "red cubes to the Reserve, the blue one not");
}

/// R145. In your next Respawn phase your Knocked Out robot goes on any unoccupied Spawn tile.
#[test]
fn r145_a_robot_respawns_on_any_unoccupied_spawn_tile() {
    let mut t = last_blow(&["hammer", "battery"]).at("strider", "g7").at("crate", "d7").start();
    t.play("attack petri with hammer").play("end");
    assert_eq!((t.active(), t.phase().as_str()), (B, "respawn"));
    assert_eq!(t.choices(), ["spawn petri a1", "spawn petri g1", "spawn petri a7"]);
    t.expect_refused("spawn petri g7", "occupied", 145);
    t.expect_refused("spawn petri d4", "no-spawn", 145);
    t.expect_refused("play battery", "wrong-step", 30);
    t.play("spawn petri a7");
    assert_eq!((t.cell("petri").as_deref(), t.phase().as_str()), (Some("a7"), "main"));
}

/// R146. Pug may respawn on any empty centre space: one without robot and tile.
#[test]
fn r146_pug_respawns_on_empty_centre_spaces_too() {
    let rows = ["S.....S", ".......", "..M....", ".......", "....O..", ".......", "S.....S"];
    let four = Scenario::rumble(4).drawn(rows).out("pug").at("petri", "d4");
    let mut t = four.at("strider", "g1").at("crate", "a7").start_of_turn();
    let spaces = ["a1", "c4", "c5", "d3", "d5", "e3", "e4", "g7"];
    let mut choices = t.choices();
    choices.sort();
    assert_eq!(choices, spaces.map(|space| format!("spawn pug {space}")), "no tile, no robot");
    t.expect_refused("spawn pug c3", "no-spawn", 145);
    t.play("spawn pug c4");
    assert_eq!(t.cell("pug").as_deref(), Some("c4"));
}

/// R146. The other robots may not.
#[test]
fn r146_other_robots_do_not_respawn_in_the_centre() {
    let mut t = Scenario::rumble(3).out("petri").active(B).start_of_turn();
    t.expect_refused("spawn petri d4", "no-spawn", 145);
}

/// R147. A respawning robot's Health is filled from the Reserve: one blue cube, the rest red.
#[test]
fn r147_health_is_filled_from_the_reserve() {
    let robot = r#"
        [[robot]]
        id = "test-tank"
        name = "Tank"
        hero = "Tess"
        health = 7
    "#;
    for (id, health) in [("petri", 5), ("test-tank", 7)] {
        let three = Scenario::rumble(3).pack(robot).robots(&["pug", id, "strider"]).out(id);
        let mut t = three.reserve_blue(2).active(B).start_of_turn();
        let (red, blue) = t.reserve();
        t.play(&format!("spawn {id} g7"));
        let filled = t.robot(id);
        assert_eq!((&filled["red"], &filled["blue"]), (&(health - 1).into(), &1.into()), "{id}");
        assert_eq!(t.reserve(), (red - (health - 1), blue - 1), "{id}");
    }
}

/// R148. A robot Knocked Out in its owner's own turn stays off until the owner's next Respawn phase.
#[test]
fn r148_out_in_your_own_turn_is_out_until_your_next() {
    let three = Scenario::rumble(3).hand(A, &["test-bomb", "battery"]);
    let mut t = three.start();
    t.play("play test-bomb").play("end");
    for seat in [B, C] {
        assert_eq!((t.active(), t.cell("pug"), t.health("pug")), (seat, None, 0));
        t.play("end");
    }
    assert_eq!((t.active(), t.phase().as_str()), (A, "respawn"));
    t.play("spawn pug a1");
    assert_eq!((t.health("pug"), t.turn()), (5, 13), "three turns after the tenth");
}

/// R148. Knocked Out at the very start of your turn, your next Respawn phase is that of this turn.
#[test]
fn r148_out_in_the_start_phase_is_out_until_the_respawn_phase() {
    let tile = r#"
        [[tile]]
        id = "test-grinder"
        name = "Grinder"
        letter = "X"
        at-start = { knock-out = "you" }
    "#;
    let rows = ["S.....S", "...X...", ".......", ".......", ".......", ".......", "S.....S"];
    let three = Scenario::rumble(3).pack(tile).drawn(rows).at("petri", "d2").active(B);
    let mut t = three.clone().points(B, 9, 0).start_of_turn();
    assert_eq!((t.points(B), t.active(), t.phase().as_str()), (3, B, "respawn"));
    t.play("spawn petri g7");
    assert_eq!((t.health("petri"), t.phase().as_str()), (5, "main"));
    assert!(three.reserve_blue(0).start_of_turn().is_over(), "or the game ends (R157)");
}

/// R149. While your only robot is Knocked Out you may still play cards and buy, but not attack, move or
/// push.
#[test]
fn r149_without_a_robot_you_play_cards_and_buy_and_nothing_else() {
    let hand = ["test-bomb", "battery", "battery", "battery", "rivet-gun", "jump-jets"];
    let mut t = Scenario::rumble(4).hand(A, &hand).at("petri", "b1").start();
    t.play("play test-bomb").play("play battery").play("play battery").play("play battery");
    t.expect_refused("attack petri with rivet-gun", "knocked-out", 149);
    t.expect_refused("move pug a2", "knocked-out", 149);
    t.expect_refused("push petri from pug", "knocked-out", 149);
    t.play("play jump-jets");
    assert_eq!((t.moves(), t.energy()), (2, 3), "cards give what they give");
    let choices = t.choices();
    let is_robots_doing = |choice: &&String| {
        ["attack", "move", "jump", "push", "use"].iter().any(|verb| choice.starts_with(verb))
    };
    assert_eq!(choices.iter().find(is_robots_doing), None);
    t.play("buy rivet-gun");
    assert_eq!(t.discard(A), ["rivet-gun"]);
}

/// R149. With two robots the other one goes on, and cards are played for it.
#[test]
fn r149_the_other_of_two_robots_goes_on() {
    let hand = ["test-bomb", "jump-jets", "hammer"];
    let two = Scenario::rumble(2).at("pug", "a1").at("strider", "d2").at("petri", "d1");
    let mut t = two.hand(A, &hand).start();
    t.play("play test-bomb for pug");
    t.expect_refused("play jump-jets for pug", "knocked-out", 149);
    t.expect_refused("attack petri with hammer from pug", "knocked-out", 149);
    t.play("play jump-jets for strider").play("attack petri with hammer from strider");
    t.expect_refused("move pug a2", "knocked-out", 149);
    t.play("move strider e2");
    assert_eq!((t.health("petri"), t.cell("strider").as_deref()), (4, Some("e2")));
}

/// R149. A card that would place a robot gives the rest of what it says.
#[test]
fn r149_a_knocked_out_robot_is_not_placed_by_cards() {
    let mut t = Scenario::rumble(4).hand(A, &["test-bomb", "teleporter", "battery"]).start();
    t.play("play test-bomb").play("play teleporter");
    assert_eq!((t.energy(), t.cell("pug")), (2, None));
    assert!(t.choices().contains(&"end".into()), "no space is asked for");
}

/// R149. An ability is of no use without its robot.
#[test]
fn r149_the_ability_of_a_knocked_out_robot_cannot_be_used() {
    let strider = Scenario::rumble(4).robots(&["strider", "pug", "petri", "crate"]);
    let mut t = strider.at("pug", "b2").hand(A, &["test-bomb"]).energy(3).start();
    assert!(t.choices().contains(&"use strider on pug".into()));
    t.play("play test-bomb");
    t.expect_refused("use strider on pug", "knocked-out", 149);
}

/// R150. Petri Knocking Out an enemy: gain 1 Victory Point and draw a card.
#[test]
fn r150_petri_gains_by_an_attack_that_knocks_out() {
    let mut t = petri_among_weak_enemies(&["hammer"]).health("crate", 2).energy(1).start();
    let (red, blue) = t.reserve();
    t.play("attack pug with hammer");
    assert_eq!((t.red(A), t.blue(A)), (1, 1), "1 red gained, the blue one claimed");
    assert_eq!(t.reserve(), (red - 1, blue), "out of the Reserve");
    assert_eq!(t.hand(A), ["battery"], "and a card drawn");
}

/// R150. Wounding is not Knocking Out.
#[test]
fn r150_petri_gains_nothing_by_a_wound() {
    let mut t = petri_among_weak_enemies(&["hammer"]).health("pug", 2).energy(1).start();
    t.play("attack pug with hammer");
    assert_eq!((t.points(A), t.hand(A).len()), (1, 0));
}

/// R150. Each Knock Out counts: three at once by an effect.
#[test]
fn r150_petri_gains_for_each_knock_out_at_once() {
    let mut t = petri_among_weak_enemies(&["test-bomb"]).energy(1).points(A, 9, 0).start();
    t.play("play test-bomb");
    assert_eq!(t.blue(A), 3, "three enemies, each with a blue cube");
    assert_eq!(t.hand(A).len(), 3, "and a card drawn for each");
    assert_eq!(t.red(A), 9 + 3 - 6, "1 for each, and 6 lost for Petri's own Knock Out");
}

/// R150. A collision that Petri brings about counts, for both robots.
#[test]
fn r150_petri_gains_by_collisions() {
    let mut t = petri_among_weak_enemies(&[]).at("crate", "f2").moves(3).start();
    t.play("push pug from petri");
    assert_eq!((t.cell("pug"), t.red(A), t.blue(A)), (None, 1, 1), "into the edge");
    assert_eq!(t.hand(A).len(), 1);
    assert_eq!(t.cell("petri").as_deref(), Some("d2"), "nobody moves in a collision (C14)");

    let mut t = petri_among_weak_enemies(&[]).at("crate", "f2").moves(3).start();
    t.play("push strider from petri");
    assert_eq!((t.cell("strider"), t.cell("crate")), (None, None), "into each other");
    assert_eq!((t.red(A), t.blue(A), t.hand(A).len()), (2, 2, 2));
}

/// R150. A tile onto which Petri pushes an enemy counts, and Petri moves on (C14).
#[test]
fn r150_petri_gains_by_tiles() {
    for tile in ["T", "O", "C"] {
        let row = format!("....{tile}..");
        let rows = ["S.....S", ".......", ".......", &row, ".......", ".......", "S.....S"];
        let scenario = petri_among_weak_enemies(&[]).drawn(rows).shop_deck(&["laser-cannon"]);
        let mut t = scenario.at("petri", "c4").at("strider", "d4").moves(3).start();
        t.play("push strider from petri");
        assert_eq!((t.cell("strider"), t.red(A), t.blue(A)), (None, 1, 1), "{tile}");
        assert_eq!(t.hand(A).len(), 1, "{tile}");
        assert_eq!(t.cell("petri").as_deref(), Some("d4"), "{tile}");
    }
}

/// R150. A knock back by Petri's card counts as Petri's doing.
#[test]
fn r150_petri_gains_by_a_knock_back_onto_a_tile() {
    let rows = ["S.....S", "....T..", ".......", ".......", ".......", ".......", "S.....S"];
    let scenario = petri_among_weak_enemies(&["spring-fist"]).drawn(rows).at("petri", "c2");
    let mut t = scenario.at("strider", "d2").at("crate", "g7").energy(1).start();
    t.play("attack strider with spring-fist");
    assert_eq!((t.cell("strider"), t.red(A), t.blue(A), t.hand(A).len()), (None, 1, 1, 1));
}

/// R150. Knocking Out a friend, or itself, is nothing to gain by.
#[test]
fn r150_petri_gains_nothing_by_friends() {
    let two = Scenario::rumble(2).robots(&["petri", "strider", "pug", "crate"]);
    let two = two.at("petri", "d2").at("pug", "d1").health("pug", 1).points(A, 5, 0);
    let mut t = two.hand(A, &["test-bomb"]).moves(3).start();
    t.play("push pug from petri");
    assert_eq!((t.cell("pug"), t.points(A), t.hand(A).len()), (None, 3, 1));
    t.play("play test-bomb for petri");
    assert_eq!((t.cell("petri"), t.points(A), t.hand(A).len()), (None, 0, 0));
}

/// R150. What the owner's other robot does is not Petri's doing.
#[test]
fn r150_petri_gains_nothing_by_what_others_do() {
    let two = Scenario::rumble(2).robots(&["petri", "strider", "pug", "crate"]);
    let two = two.at("pug", "d2").at("strider", "d1").at("petri", "e1").at("crate", "c2");
    let two = two.health("strider", 1).health("crate", 1);
    let mut t = two.hand(A, &["hammer"]).moves(3).start();
    t.play("attack strider with hammer from pug");
    assert_eq!((t.red(A), t.blue(A), t.hand(A).len()), (0, 1, 0), "Pug did it");

    let four = Scenario::rumble(4).at("petri", "d3").at("pug", "d1").at("strider", "d2");
    let four = four.health("strider", 1).hand(B, &[]).moves(3);
    let mut t = four.start();
    t.play("push strider from pug");
    assert_eq!((t.cell("strider"), t.points(B), t.hand(B).len()), (None, 0, 0), "A pushed it");
}

/// R150. What was put off is the doing of the robot for which it was put off.
#[test]
fn r150_petri_gains_by_what_it_put_off_and_not_by_what_others_did() {
    let pack = r#"
        [[card]]
        id = "test-fuse"
        name = "Fuse"
        type = "function"
        rarity = "green"
        cost = 1
        effect = { later = "end-of-turn", do = { damage = { amount = 1, whom = { around-you = 1 } } } }

        [[robot]]
        id = "test-bomber"
        name = "Bomber"
        hero = "Bo"
        health = 5
        ability = { pay = 1, effect = {
          later = "end-of-turn", do = { damage = { amount = 1, whom = { around-you = 1 } } },
        } }
    "#;
    let two = Scenario::rumble(2).pack(pack).robots(&["petri", "strider", "test-bomber", "crate"]);
    let two = two.at("petri", "d2").at("test-bomber", "d6").health("strider", 1).energy(1);
    let two = two.hand(A, &["test-fuse", "battery"]);

    let mut t = two.clone().at("strider", "d3").start();
    t.play("play test-fuse for petri").play("end");
    assert_eq!((t.cell("strider"), t.red(A), t.blue(A)), (None, 1, 1), "a card for Petri");

    let two = two.at("strider", "d7");
    let mut t = two.start();
    t.play("play test-fuse for test-bomber").play("end");
    assert_eq!((t.cell("strider"), t.red(A), t.blue(A)), (None, 0, 1), "a card for Bomber");

    let mut t = two.start();
    t.play("use test-bomber").play("end");
    assert_eq!((t.cell("strider"), t.red(A), t.blue(A)), (None, 0, 1), "Bomber's ability");
}
