//! Turn frame: R28 to R36.

use fracas_core::Seat;

use crate::scenario::Scenario;
use crate::table::{A, B, C, Table};

/// A card that gives a Victory Point at the end of turn.
const APPLAUSE: &str = "[[card]]\nid = \"test-applause\"\nname = \"Applause\"\ntype = \"function\"\n\
    rarity = \"green\"\ncost = 2\neffect = { later = \"end-of-turn\", do = { points = 1 } }";

/// A Solar Farm on b2.
const FARM: [&str; 7] =
    ["S.....S", ".F.....", ".......", ".......", ".......", ".......", "S.....S"];

/// Lets everyone end their turn until it is this seat's.
fn go_round_to(t: &mut Table, seat: Seat) {
    t.play("end");
    while t.active() != seat {
        t.play("end");
    }
}

/// R28. A turn has five phases in order: Start of Turn, Respawn, Main, End of Turn, Cleanup.
#[test]
fn r028_the_five_phases_follow_each_other() {
    let mut t = Scenario::rumble(2)
        .pack(APPLAUSE)
        .drawn(FARM)
        .at("pug", "b2")
        .out("strider")
        .hand(A, &["test-applause", "battery"])
        .start_of_turn();
    t.play("spawn strider g7").play("play test-applause").play("end");
    let told = t.told();
    let when = |text: &str| told.iter().rposition(|sentence| sentence == text).unwrap();
    let phases = [
        when("Ann's turn."),
        when("Ann gains 1 Energy."),
        when("Strider appears on g7."),
        when("Ann plays Applause."),
        when("Ann gains 1 Victory Point."),
        when("Ann draws 5 cards."),
        when("Bob's turn."),
    ];
    assert!(phases.is_sorted(), "{told:#?}");
}

/// R28. Nothing of the Main phase can be done before the Respawn phase is over.
#[test]
fn r028_the_main_phase_waits_for_the_respawn_phase() {
    let mut t = Scenario::rumble(3).out("pug").at("petri", "d7").start_of_turn();
    assert_eq!(t.phase(), "respawn");
    for action in ["play battery", "end"] {
        t.expect_refused(action, "wrong-step", 30);
    }
    t.play("spawn pug a1");
    assert_eq!(t.phase(), "main");
}

/// R29. Start of Turn: all your "at the start of turn" effects are applied.
#[test]
fn r029_all_start_of_turn_effects_are_applied() {
    let mut t = Scenario::rumble(2)
        .drawn(FARM)
        .at("pug", "b2")
        .at("strider", "d4")
        .hand(A, &["trickle-charger", "trickle-charger", "battery"])
        .start();
    t.play("play trickle-charger").play("play trickle-charger");
    go_round_to(&mut t, A);
    assert_eq!(t.energy(), 1 + 2 + 2, "the Solar Farm and twice a Trickle Charger");
    assert_eq!(t.points(A), 1, "Strider is in the centre");
}

/// R29. They are yours: nothing happens for others, and nothing happens twice.
#[test]
fn r029_start_of_turn_effects_are_yours_alone() {
    let mut t = Scenario::rumble(3)
        .drawn(FARM)
        .at("pug", "b2")
        .at("petri", "d4")
        .hand(A, &["trickle-charger", "battery"])
        .start();
    t.play("play trickle-charger").play("end");
    assert_eq!((t.active(), t.energy(), t.points(B)), (B, 0, 1));
    t.play("end");
    assert_eq!((t.active(), t.energy(), t.points(B)), (C, 0, 1));
    t.play("end");
    assert_eq!((t.active(), t.energy()), (A, 1 + 2));
    go_round_to(&mut t, A);
    assert_eq!(t.energy(), 1, "the Trickle Charger has done what it said");
}

/// R30. Respawn: if your robot is Knocked Out it is put back on the board with full Health.
#[test]
fn r030_a_knocked_out_robot_comes_back_with_full_health() {
    let mut t = Scenario::rumble(3).out("petri").at("pug", "d7").active(B).start_of_turn();
    assert_eq!((t.phase().as_str(), t.due()), ("respawn", B));
    t.play("spawn petri g7");
    assert_eq!((t.cell("petri").as_deref(), t.health("petri")), (Some("g7"), 5));
}

/// R30. It is your robot that comes back: that of another player waits for that player's turn.
#[test]
fn r030_a_robot_waits_for_its_owners_turn() {
    let mut t = Scenario::rumble(3).out("petri").at("pug", "d7").active(C).start_of_turn();
    assert_eq!((t.phase().as_str(), t.cell("petri")), ("main", None));
    t.play("end").play("end");
    assert_eq!((t.phase().as_str(), t.due()), ("respawn", B));
}

/// R31. Main: you may play cards, use abilities, buy cards, move and push, any number of times in any
/// order.
#[test]
fn r031_everything_is_done_any_number_of_times_in_any_order() {
    let mut t = Scenario::rumble(3)
        .robots(&["strider", "pug", "petri"])
        .at("strider", "b4")
        .at("pug", "d4")
        .hand(A, &["battery", "battery", "hammer", "jump-jets"])
        .energy(20)
        .start();
    t.play("move strider c4").play("buy rivet-gun").play("push pug from strider");
    t.play("play battery").play("attack pug with hammer").play("use strider on pug");
    t.play("move strider d5").play("buy heavy-hammer").play("play battery").play("move strider d4");
    t.play("push pug from strider").play("play jump-jets").play("buy rivet-gun");
    assert_eq!((t.cell("strider").as_deref(), t.cell("pug").as_deref()), (Some("e4"), Some("f4")));
    assert_eq!((t.health("pug"), t.energy(), t.moves()), (3, 20 + 2 - 3 - 4 - 9 - 2, 2));
}

/// R31. The Main phase goes on as long as there is something to do, an ability that costs nothing
/// included.
#[test]
fn r031_a_free_ability_can_be_used_without_cards_and_energy() {
    let kettle = "[[robot]]\nid = \"test-kettle\"\nname = \"Kettle\"\nhero = \"Ida\"\nhealth = 5\n\
        ability = { pay = 0, effect = { points = 1 } }";
    let mut t = Scenario::rumble(3)
        .pack(kettle)
        .robots(&["test-kettle", "pug", "petri"])
        .hand(A, &[])
        .moves(1)
        .start();
    t.play("move test-kettle a2");
    assert_eq!(t.active(), A, "nothing left but the ability");
    t.play("use test-kettle");
    assert_eq!((t.points(A), t.active()), (1, B), "and now nothing at all");
}

/// R31. Only robots of your own are moved, push and use their abilities.
#[test]
fn r031_only_own_robots_act() {
    let mut t = Scenario::rumble(3).at("petri", "d4").at("pug", "d5").energy(9).start();
    t.expect_refused("move petri d3", "not-your-robot", 31);
    t.expect_refused("push pug from petri", "not-your-robot", 31);
    t.expect_refused("use strider on pug", "not-your-robot", 31);
}

/// R32. End of Turn: all your "at the end of turn" effects are applied.
#[test]
fn r032_all_end_of_turn_effects_are_applied() {
    let hand = ["test-applause", "test-applause", "spotlight", "battery"];
    let mut t = Scenario::rumble(3).pack(APPLAUSE).at("pug", "d3").hand(A, &hand).moves(1).start();
    t.play("play test-applause").play("play test-applause").play("play spotlight");
    t.play("move pug d4");
    assert_eq!(t.points(A), 0, "the turn is not over");
    t.play("end");
    assert_eq!((t.points(A), t.active()), (1 + 1 + 2, B));
    t.play("end").play("end");
    assert_eq!((t.points(A), t.active()), (4 + 1, A), "only the centre gave another");
    assert_eq!((t.points(B), t.points(C)), (0, 0));
}

/// R32. What is asked at the end of turn is answered before the turn is over.
#[test]
fn r032_an_end_of_turn_effect_can_ask() {
    let encore = r#"
        [[card]]
        id = "test-encore"
        name = "Encore"
        type = "function"
        rarity = "green"
        cost = 1
        effect = { later = "end-of-turn", do = { choose-one = [{ points = 1 }, { repair = 1 }] } }
    "#;
    let mut t = Scenario::rumble(3).pack(encore).hand(A, &["test-encore", "battery"]).start();
    t.play("play test-encore").play("end");
    assert_eq!((t.active(), t.phase().as_str()), (A, "end"));
    t.expect_refused("end", "answer-first", 32);
    t.play("option 1");
    assert_eq!((t.points(A), t.active()), (1, B));
}

/// R33. Cleanup: cards in play go to your discard pile, then the rest of your hand is discarded, then
/// you draw 5.
#[test]
fn r033_cleanup_discards_everything_and_draws_five() {
    let mut t = Scenario::rumble(3)
        .hand(A, &["battery", "jump-jets", "rivet-gun"])
        .deck(A, &["battery", "battery", "battery", "heavy-hammer", "hammer"])
        .discard(A, &["oil-can"])
        .start();
    let others = (t.hand(B), t.discard(B));
    t.play("play battery").play("play jump-jets").play("end");
    assert_eq!(t.hand(A), ["battery", "battery", "battery", "hammer", "heavy-hammer"]);
    assert!(t.in_play(A).is_empty() && t.deck(A).is_empty());
    assert_eq!(t.discard(A), ["battery", "jump-jets", "oil-can", "rivet-gun"]);
    assert_eq!((t.hand(B), t.discard(B)), others, "the others keep their hands");
}

/// R33. All is discarded before drawing, so the new hand can have cards of the old one.
#[test]
fn r033_cards_of_the_turn_can_be_drawn_again() {
    let hand = ["battery", "jump-jets", "hammer"];
    let mut t = Scenario::rumble(3).hand(A, &hand).deck(A, &[]).discard(A, &[]).start();
    t.play("play jump-jets").play("end");
    assert_eq!(t.hand(A), ["battery", "hammer", "jump-jets"], "there are no others");
}

/// R34. Unspent Energy and Move are lost in Cleanup.
#[test]
fn r034_unspent_energy_and_move_are_lost() {
    let mut t = Scenario::rumble(3).energy(4).moves(3).start();
    for seat in [B, C, A] {
        t.play("end");
        assert_eq!((t.active(), t.energy(), t.moves()), (seat, 0, 0));
    }
}

/// R35. A Knocked Out robot is not on the board, so it has no start-of-turn tile or centre effect.
#[test]
fn r035_a_knocked_out_robot_has_no_start_of_turn_effect() {
    for space in ["b2", "d4"] {
        let beside = if space == "b2" { "c2" } else { "d5" };
        let mut t = Scenario::rumble(3)
            .drawn(FARM)
            .at("pug", beside)
            .at("petri", space)
            .health("petri", 2)
            .hand(A, &["rivet-gun", "battery"])
            .start();
        t.play("attack petri with rivet-gun").play("end");
        assert_eq!((t.active(), t.phase().as_str()), (B, "respawn"));
        assert_eq!((t.energy(), t.points(B)), (0, 0), "Petri was on {space}");
    }
}

/// R36. In the turn a robot respawns its start-of-turn effects do not trigger.
#[test]
fn r036_respawning_in_the_centre_gives_no_point_that_turn() {
    let mut t = Scenario::rumble(3).out("pug").start_of_turn();
    t.play("spawn pug d4");
    assert_eq!((t.phase().as_str(), t.points(A)), ("main", 0));
    go_round_to(&mut t, A);
    assert_eq!(t.points(A), 1, "a turn later it does");
}
