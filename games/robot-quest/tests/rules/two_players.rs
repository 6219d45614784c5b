//! Two players: R164 to R172.

use std::collections::BTreeSet;

use fracas_core::Table as _;

use crate::scenario::Scenario;
use crate::table::{A, B, Table};

/// A has Pug and Strider, B has Petri and Crate.
fn duel() -> Scenario {
    Scenario::rumble(2)
}

/// Starts a whole game with Ann first and takes Player Boards as they come.
fn after_boards() -> Table {
    let mut t = duel().option("first", "seat-0").deal();
    t.play("board pug").play("board petri").play("board strider");
    t
}

/// R164. With 2 players each has 2 Player Boards and both robots, with one personal deck.
#[test]
fn r164_each_of_two_players_has_two_robots_and_one_deck() {
    let t = after_boards();
    for (seat, robots) in [["pug", "strider"], ["petri", "crate"]].into_iter().enumerate() {
        let player = &t.0.position()["players"][seat];
        let boards = player["robots"].as_array().unwrap().iter().map(|robot| &robot["robot"]);
        assert_eq!(boards.collect::<Vec<_>>(), robots);
    }
    for seat in [A, B] {
        assert_eq!((t.hand(seat).len(), t.deck(seat).len()), (5, 5), "10 cards, not 20");
    }
}

/// R165. Energy and Move are shared between a player's two robots.
#[test]
fn r165_energy_and_move_are_shared() {
    let two = duel().at("pug", "d2").at("strider", "d6").at("petri", "d7");
    let mut t = two.moves(2).energy(3).start();
    t.play("move pug e2").play("move strider e6");
    assert_eq!((t.moves(), t.energy()), (0, 3));
    t.play("move pug f2").play("use strider on petri");
    assert_eq!(t.energy(), 0, "1 for the step of Pug and 2 for the ability of Strider");
}

/// R166. A card is played for one of the two robots; "you" on it means that robot.
#[test]
fn r166_a_card_is_played_for_one_of_the_two_robots() {
    let two = duel().health("pug", 3).health("strider", 3).hand(A, &["oil-can", "jump-jets"]);
    let mut t = two.at("pug", "d2").at("petri", "d3").at("strider", "d6").at("crate", "d5").start();
    t.expect_refused("play oil-can", "which-robot", 166);
    t.play("play oil-can for strider");
    assert_eq!((t.health("pug"), t.health("strider")), (3, 4));
    t.play("play jump-jets for pug");
    assert!(t.choices().contains(&"move pug d4".into()), "over Petri");
    t.expect_refused("move strider d4", "too-far", 90);
}

/// R166. A robot of the other player is not one of yours to play a card for.
#[test]
fn r166_no_card_is_played_for_a_robot_of_the_other_player() {
    let mut t = duel().hand(A, &["oil-can"]).energy(1).start();
    t.expect_refused("play oil-can for petri", "which-robot", 166);
}

/// R166. An Attack is made from one of the two robots, which must be named.
#[test]
fn r166_an_attack_says_from_which_of_the_two_robots() {
    let pack = "[[robot]]\nid = \"test-kettle\"\nname = \"Kettle\"\nhero = \"Kit\"\nhealth = 5";
    let two = duel().pack(pack).at("pug", "d2").at("petri", "d3").hand(A, &["hammer", "battery"]);
    let mut t = two.start();
    t.expect_refused("attack petri with hammer", "which-robot", 166);
    t.expect_refused("attack petri with hammer from crate", "which-robot", 166);
    t.expect_refused("attack petri with hammer from test-kettle", "which-robot", 166);
    let refusal = t.refuse("attack petri with hammer from test-kettle");
    assert_eq!(refusal.sentence, "Kettle is not in this game");
    t.play("attack petri with hammer from pug");
    assert_eq!(t.health("petri"), 4);
}

/// R166. Who has one robot does not name it.
#[test]
fn r166_an_only_robot_is_not_named() {
    let three = Scenario::rumble(3).at("pug", "d2").at("petri", "d3");
    let mut t = three.hand(A, &["hammer", "jump-jets", "battery"]).start();
    for (notation, word) in
        [("attack petri with hammer from pug", "from"), ("play jump-jets for pug", "for")]
    {
        t.expect_refused(notation, "which-robot", 166);
        let sentence = format!("you have one robot: leave `{word}` out");
        assert_eq!(t.refuse(notation).sentence, sentence);
    }
    t.play("attack petri with hammer").play("play jump-jets");
    assert_eq!((t.health("petri"), t.moves()), (4, 2));
}

/// R166. A card that is for no robot is played without naming one.
#[test]
fn r166_a_card_for_no_robot_names_none() {
    let mut t = duel().hand(A, &["battery"]).start();
    t.expect_refused("play battery for pug", "which-robot", 166);
    t.play("play battery");
    assert_eq!(t.energy(), 1);
}

/// R167. An Attack's range and line of sight are measured from that robot.
#[test]
fn r167_an_attack_is_measured_from_its_robot() {
    let two = duel().at("pug", "a2").at("petri", "c2").at("strider", "e2").at("crate", "d2");
    let mut t = two.hand(A, &["rivet-gun", "rivet-gun", "battery"]).start();
    t.expect_refused("attack petri with rivet-gun from strider", "out-of-sight", 79);
    t.expect_refused("attack crate with rivet-gun from pug", "out-of-range", 75);
    t.play("attack petri with rivet-gun from pug").play("attack crate with rivet-gun from strider");
    assert_eq!((t.health("petri"), t.health("crate")), (3, 3));
}

/// R168. A tile that says "you" means the robot on it.
#[test]
fn r168_a_tile_means_the_robot_on_it() {
    let rows = ["S.....S", "P......", "...T...", ".......", ".......", ".......", "S.....S"];
    let two = duel().drawn(rows).at("pug", "a2").health("pug", 3).at("strider", "d2");
    let mut t = two.health("strider", 3).hand(A, &["jump-jets", "battery"]).start_of_turn();
    assert_eq!((t.health("pug"), t.health("strider")), (4, 3), "the Repair Pad is under Pug");
    t.play("play jump-jets for pug").play("move strider d3");
    assert_eq!((t.health("pug"), t.health("strider")), (4, 1), "the Tacks are under Strider");
}

/// R169. Start-of-turn effects apply to each of the two robots.
#[test]
fn r169_start_of_turn_effects_apply_to_both_robots() {
    let t = duel().at("pug", "c3").at("strider", "e5").start_of_turn();
    assert_eq!(t.points(A), 2, "both are in the centre");
    let rows = ["S.....S", "F.....F", ".......", ".......", ".......", ".......", "S.....S"];
    let mut t = duel().drawn(rows).at("pug", "a2").at("strider", "g2").start_of_turn();
    t.play("start pug");
    assert_eq!((t.energy(), t.phase().as_str()), (2, "main"), "1 Energy from each Solar Farm");
}

/// R169. The owner chooses in which order the two tiles act (C15).
#[test]
fn r169_the_owner_chooses_the_order_of_two_tiles() {
    let rows = ["S.....S", "J.....R", ".......", ".......", ".......", ".......", "S.....S"];
    let two = duel().drawn(rows).at("pug", "a2").at("strider", "g2");
    let start = two.hand(A, &["battery"]).deck(A, &["hammer"]).start_of_turn();
    assert_eq!((start.due(), start.phase().as_str()), (A, "start"));
    assert_eq!(start.choices(), ["start pug", "start strider"]);

    let mut junkyard_first = start.clone();
    junkyard_first.play("start pug");
    assert_eq!(junkyard_first.choices(), ["choose battery", "enough"]);
    junkyard_first.play("choose battery");
    let told = junkyard_first.told();
    assert!(told.contains(&"Ann discards Hammer.".into()), "drawn, and the only one: {told:?}");

    let mut terminal_first = start;
    terminal_first.play("start strider");
    assert_eq!(terminal_first.choices(), ["choose battery", "choose hammer"], "the drawn card too");
    terminal_first.play("choose battery");
    assert_eq!(terminal_first.choices(), ["choose hammer", "enough"], "the Junkyard comes second");
}

/// R170. In the 2-player game both robots are friendly to each other.
#[test]
fn r170_the_two_robots_are_friends() {
    let two = duel().at("pug", "d2").at("strider", "d3").hand(A, &["hammer"]).energy(2);
    let mut t = two.start();
    t.expect_refused("attack strider with hammer from pug", "friend", 71);
    t.expect_refused("attack pug with hammer from strider", "friend", 71);
    t.expect_refused("use strider on pug", "no-target", 198);
}

/// R171. Each Knocked Out robot respawns in the owner's next Respawn phase; each takes a blue cube.
#[test]
fn r171_both_robots_respawn_and_each_takes_a_blue_cube() {
    let two = duel().at("pug", "a1").at("strider", "g1").out("petri").out("crate");
    let mut t = two.reserve_blue(3).active(B).start_of_turn();
    t.expect_refused("spawn petri a1", "occupied", 145);
    t.play("spawn crate a7");
    assert_eq!((t.reserve().1, t.phase().as_str()), (1, "main"), "one space was left for Petri");
    assert_eq!((t.cell("petri").as_deref(), t.cell("crate").as_deref()), (Some("g7"), Some("a7")));
    assert_eq!((t.health("petri"), t.health("crate")), (5, 5));
}

/// R171. If the blue cubes run out in between, the first respawns and the second ends the game (C16).
#[test]
fn r171_the_second_robot_ends_the_game_without_blue_cube() {
    let two = duel().at("pug", "a1").at("strider", "g1").out("petri").out("crate");
    let two = two.reserve_blue(1).active(B);
    let two = two.points(A, 3, 0).points(B, 3, 0).health("pug", 2).health("strider", 2);
    let mut t = two.start_of_turn();
    assert!(!t.is_over(), "there is a blue cube for one of them");
    t.play("spawn crate g7");
    assert!(t.is_over());
    assert_eq!((t.cell("crate").as_deref(), t.cell("petri")), (Some("g7"), None));
    assert_eq!(t.outcome().place(B), 1, "the cubes of the first count in a tie: 5 against 4");
}

/// R172. 2-player setup places the robots in turn order, one at a time.
#[test]
fn r172_robots_are_placed_in_turn_order_one_at_a_time() {
    let mut t = after_boards();
    for (seat, spawn) in [(A, "pug a1"), (B, "petri g1"), (A, "strider a7")] {
        assert_eq!((t.due(), t.phase().as_str()), (seat, "placing"));
        t.play(&format!("spawn {spawn}"));
    }
    assert_eq!(t.cell("crate").as_deref(), Some("g7"), "on the last Spawn tile");
    assert_eq!((t.active(), t.phase().as_str()), (A, "main"));
}

/// R172. Each chooses which of the two robots to place first (C9).
#[test]
fn r172_either_robot_can_be_placed_first() {
    let mut t = Scenario::rumble(2).option("first", "seat-0").deal();
    t.play("board pug").play("board petri").play("board strider");
    let robots = |t: &Table| -> BTreeSet<String> {
        t.choices().iter().map(|it| it.split(' ').nth(1).unwrap().to_owned()).collect()
    };
    assert_eq!(robots(&t), ["pug".to_owned(), "strider".to_owned()].into());
    t.play("spawn strider a1");
    assert_eq!(
        robots(&t),
        ["crate".to_owned(), "petri".to_owned()].into(),
        "then the other player"
    );
}
