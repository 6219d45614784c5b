//! Tiles and centre: R178 to R194.

use crate::scenario::Scenario;
use crate::table::{A, B, D, Table};

/// An arena with one tile on d6, beside an empty centre.
fn with_tile(letter: &str) -> Scenario {
    let row = format!("...{letter}...");
    Scenario::rumble(4)
        .drawn(["S.....S", ".......", ".......", ".......", ".......", &row, "S.....S"])
}

/// Starts a turn of A with Pug on the tile.
fn turn_on(letter: &str) -> Scenario {
    with_tile(letter).at("pug", "d6").hand(A, &["hammer", "jump-jets"])
}

/// Pug of A next to Petri of B, who is next to the tile.
fn before_tile(letter: &str) -> Scenario {
    with_tile(letter).at("pug", "d4").at("petri", "d5").moves(6)
}

/// Lets Pug walk onto a tile.
fn walk_onto(letter: &str) -> Table {
    let mut t = with_tile(letter).at("pug", "d7").points(A, 9, 0).moves(6).start();
    t.play("move pug d6");
    t
}

/// R178. Centre: at start of turn a robot on a centre space gains its owner 1 Victory Point.
#[test]
fn r178_a_robot_on_a_centre_space_gains_a_point() {
    for space in ["c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5"] {
        let t = Scenario::rumble(4).at("pug", space).at("petri", "f4").start_of_turn();
        assert_eq!((t.points(A), t.points(B)), (1, 0), "{space}");
    }
    for space in ["b3", "c2", "f5", "e6", "b2"] {
        let t = Scenario::rumble(4).at("pug", space).start_of_turn();
        assert_eq!(t.points(A), 0, "{space} is outside");
    }
}

/// R178. It is the start of the owner's own turn that counts.
#[test]
fn r178_the_centre_pays_at_the_start_of_your_own_turn() {
    let mut t = Scenario::rumble(4).at("pug", "d4").at("crate", "c3").start();
    t.play("end").play("end");
    assert_eq!((t.points(A), t.points(D)), (0, 0));
    t.play("end");
    assert_eq!((t.points(A), t.points(D)), (0, 1));
}

/// R179. No Victory Point if a tile lies on that space.
#[test]
fn r179_a_tile_on_a_centre_space_pays_nothing() {
    for tile in ["M", "O", "T", "C", "F"] {
        let row = format!("...{tile}...");
        let rows = ["S.....S", ".......", ".......", &row, ".......", ".......", "S.....S"];
        let t = Scenario::rumble(4).drawn(rows).at("pug", "d4").start_of_turn();
        assert_eq!(t.points(A), 0, "{tile}");
    }
}

/// R180. Wall: blocks movement and line of sight.
#[test]
fn r180_a_wall_blocks_movement_and_sight() {
    let four = with_tile("#").at("pug", "d7").at("petri", "d5").hand(A, &["rivet-gun"]).moves(1);
    let mut t = four.start();
    t.expect_refused("move pug d6", "blocked", 92);
    t.expect_refused("attack petri with rivet-gun", "out-of-sight", 79);
}

/// R181. Junkyard: at start of turn on it you may scrap a card in your hand.
#[test]
fn r181_on_a_junkyard_you_may_scrap_a_card() {
    let mut t = turn_on("J").start_of_turn();
    assert_eq!((t.due(), t.phase().as_str()), (A, "start"));
    assert_eq!(t.choices(), ["choose hammer", "choose jump-jets", "enough"]);
    for action in ["play jump-jets", "end", "choose battery"] {
        t.expect_refused(action, "answer-first", 29);
    }
    t.play("choose jump-jets");
    assert_eq!((t.hand(A), t.scrap()), (vec!["hammer".into()], vec!["jump-jets".into()]));
    assert_eq!(t.phase(), "main", "one card and no more");
}

/// R181. You may also not, and a card that was bought can be scrapped too (C23).
#[test]
fn r181_a_junkyard_is_no_duty_and_takes_any_card() {
    let mut t = turn_on("J").hand(A, &["rivet-gun", "oil-can"]).start_of_turn();
    assert_eq!(t.choices(), ["choose rivet-gun", "choose oil-can", "enough"]);
    t.play("enough");
    assert_eq!((t.hand(A).len(), t.scrap().len(), t.phase().as_str()), (2, 0, "main"));
}

/// R181. What cards have put off to the start of turn comes before the tiles (C15).
#[test]
fn r181_what_was_put_off_comes_before_the_junkyard() {
    let pack = r#"
        [[card]]
        id = "test-parcel"
        name = "Parcel"
        type = "function"
        rarity = "green"
        cost = 1
        effect = { later = "start-of-turn", do = { draw = 1 } }
    "#;
    let four = turn_on("J").pack(pack).hand(A, &["test-parcel", "battery"]);
    let mut t = four.deck(A, &["rivet-gun", "rivet-gun", "rivet-gun"]).start();
    t.play("play test-parcel");
    for _ in 0..4 {
        t.play("end");
    }
    assert_eq!((t.active(), t.phase().as_str(), t.hand(A).len()), (A, "start", 6));
    assert!(t.choices().contains(&"enough".into()), "the Junkyard asks with the card in hand");
}

/// R182. Remote Terminal: at start of turn on it draw a card, then discard a card.
#[test]
fn r182_on_a_remote_terminal_you_draw_and_then_discard() {
    let mut t = turn_on("R").deck(A, &["rivet-gun"]).discard(A, &["battery"]).start_of_turn();
    assert_eq!(t.hand(A), ["hammer", "jump-jets", "rivet-gun"], "drawn first");
    assert_eq!(t.choices(), ["choose hammer", "choose jump-jets", "choose rivet-gun"]);
    t.play("choose rivet-gun");
    assert_eq!(t.hand(A), ["hammer", "jump-jets"]);
    assert_eq!(t.discard(A), ["battery", "rivet-gun"]);
    assert_eq!(t.phase(), "main");
}

/// R183. Repair Pad: at start of turn on it gain 1 Victory Point and repair 1 Health.
#[test]
fn r183_a_repair_pad_gives_a_point_and_a_health() {
    let t = turn_on("P").health("pug", 3).start_of_turn();
    assert_eq!((t.points(A), t.health("pug")), (1, 4));
    let t = turn_on("P").start_of_turn();
    assert_eq!((t.points(A), t.health("pug")), (1, 5), "with full Health the point alone");
}

/// R184. Solar Farm: at start of turn on it gain 1 Energy, usable this turn.
#[test]
fn r184_a_solar_farm_gives_an_energy() {
    let mut t = turn_on("F").start_of_turn();
    assert_eq!((t.energy(), t.points(A)), (1, 0));
    t.play("move pug d7");
    assert_eq!((t.energy(), t.cell("pug").as_deref()), (0, Some("d7")));
}

/// R185. Tacks: whoever enters takes 2 damage.
#[test]
fn r185_whoever_enters_tacks_takes_two() {
    let t = walk_onto("T");
    assert_eq!((t.cell("pug").as_deref(), t.health("pug")), (Some("d6"), 3));
    let mut t = before_tile("T").start();
    t.play("push petri from pug");
    assert_eq!((t.cell("petri").as_deref(), t.health("petri")), (Some("d6"), 3), "an enemy too");
    t.play("push petri from pug");
    assert_eq!((t.cell("pug").as_deref(), t.health("pug")), (Some("d6"), 3), "and who follows");
}

/// R186. Pothole: whoever enters takes 1 damage.
#[test]
fn r186_whoever_enters_a_pothole_takes_one() {
    let t = walk_onto("O");
    assert_eq!((t.cell("pug").as_deref(), t.health("pug")), (Some("d6"), 4));
    let mut t = before_tile("O").start();
    t.play("push petri from pug");
    assert_eq!((t.cell("petri").as_deref(), t.health("petri")), (Some("d6"), 4));
}

/// R187. Trash Compactor: whoever enters scraps the top card of the Shop Deck.
#[test]
fn r187_a_trash_compactor_scraps_the_top_card_of_the_shop_deck() {
    let four = with_tile("C").at("pug", "d7").moves(3).shop_deck(&["oil-can", "oil-can"]);
    let mut t = four.scrap(&["rivet-gun"]).start();
    let shop = t.shop();
    t.play("move pug d6");
    assert_eq!(t.scrap(), ["oil-can", "rivet-gun"]);
    assert_eq!(t.shop_deck(), ["oil-can"]);
    assert_eq!((t.shop(), t.in_play(A).len()), (shop, 0), "the Shop itself stays");
}

/// R187. With an empty Shop Deck the scrapped Shop cards are shuffled first; with none nothing happens
/// (C19).
#[test]
fn r187_a_trash_compactor_with_an_empty_shop_deck() {
    let four = with_tile("C").at("pug", "d7").moves(3).shop_deck(&[]);
    let mut t = four.clone().scrap(&["rivet-gun", "laser-cannon"]).start();
    t.play("move pug d6");
    assert_eq!(t.cell("pug"), None, "the Laser Cannon was all there was");
    assert_eq!((t.scrap(), t.shop_deck()), (vec!["rivet-gun".into()], vec!["laser-cannon".into()]));
    let mut t = four.scrap(&["rivet-gun"]).start();
    t.play("move pug d6");
    assert_eq!((t.cell("pug").as_deref(), t.health("pug")), (Some("d6"), 5));
    assert_eq!(t.scrap(), ["rivet-gun"], "a Supply card is none of the Shop's");
}

/// R188. If that card costs 6 or more the robot is Knocked Out; otherwise nothing more.
#[test]
fn r188_a_card_of_cost_six_or_more_knocks_out() {
    let crushed = [("rev-motors", 5), ("laser-cannon", 0), ("cluster-missile", 0), ("oil-can", 5)];
    for (card, health) in crushed {
        let four = with_tile("C").at("pug", "d7").moves(3).shop_deck(&[card]).scrap(&[]);
        let mut t = four.points(A, 9, 0).start();
        t.play("move pug d6");
        assert_eq!(t.health("pug"), health, "{card}");
        assert_eq!(t.points(A), if health == 0 { 3 } else { 9 }, "{card}");
        assert_eq!(t.cell("pug").is_none(), health == 0, "{card}");
    }
}

/// R189. Smoke: blocks line of sight only.
#[test]
fn r189_smoke_blocks_sight_alone() {
    let four = with_tile("M").at("pug", "d7").at("petri", "d5").hand(A, &["rivet-gun"]).moves(2);
    let mut t = four.start();
    t.expect_refused("attack petri with rivet-gun", "out-of-sight", 79);
    t.play("move pug d6");
    assert_eq!((t.cell("pug").as_deref(), t.health("pug"), t.moves()), (Some("d6"), 5, 1));
    t.play("attack petri with rivet-gun");
    assert_eq!(t.health("petri"), 3, "out of Smoke one sees (C4)");
}

/// R190. Enemy Health lost to Tacks, Pothole or Trash Compactor in your turn is claimed by you.
#[test]
fn r190_you_claim_what_tiles_take_from_enemies() {
    for (tile, points) in [("T", 2), ("O", 1), ("C", 6)] {
        let four = before_tile(tile).shop_deck(&["laser-cannon"]).scrap(&[]);
        let mut t = four.points(B, 9, 0).start();
        t.play("push petri from pug");
        assert_eq!((t.points(A), t.points(B)), (points, 9), "{tile}");
    }
}

/// R191. Your own Health lost to them in your turn costs you Victory Points.
#[test]
fn r191_you_pay_for_what_tiles_take_from_you() {
    assert_eq!(walk_onto("T").points(A), 9 - 2);
    assert_eq!(walk_onto("O").points(A), 9 - 1);
    let four = with_tile("C").at("pug", "d7").moves(3).shop_deck(&["laser-cannon"]).scrap(&[]);
    let mut t = four.points(A, 9, 0).start();
    t.play("move pug d6");
    assert_eq!(t.points(A), 9 - 6);
}

/// R192. Staying on a tile does not count as entering it again.
#[test]
fn r192_staying_on_a_tile_is_not_entering_it() {
    let t = turn_on("T").start_of_turn();
    assert_eq!(t.health("pug"), 5, "a new turn begins there");
    let four =
        before_tile("T").at("petri", "d6").at("pug", "d5").at("strider", "d7").hand(A, &["hammer"]);
    let mut t = four.start();
    t.play("push petri from pug");
    assert_eq!(t.health("petri"), 4, "the collision alone: nobody moved");
    t.play("attack petri with hammer");
    assert_eq!(t.health("petri"), 3, "the Hammer alone");
}

/// R192. Coming back is entering again.
#[test]
fn r192_coming_back_is_entering_again() {
    let mut t = walk_onto("O");
    t.play("move pug d7").play("move pug d6");
    assert_eq!(t.health("pug"), 3);
}

/// R193. Spawning on a tile is not entering it by movement.
#[test]
fn r193_spawning_is_not_entering() {
    let tile = r#"
        [[tile]]
        id = "test-hot-spawn"
        name = "Hot Spawn"
        letter = "X"
        spawn = true
        on-enter = { damage = { amount = 2, whom = "you" } }
    "#;
    let rows = ["X.....X", ".......", ".......", ".......", ".......", ".......", "X.....X"];
    let three = Scenario::rumble(3).pack(tile).drawn(rows).out("petri").active(B);
    let mut t = three.start_of_turn();
    t.play("spawn petri g7");
    assert_eq!(t.health("petri"), 5, "respawned");
    t.play("play battery").play("move petri g6");
    assert_eq!(t.cell("petri").as_deref(), Some("g6"));
    let mut t = Scenario::rumble(3).pack(tile).drawn(rows).at("pug", "g6").moves(2).start();
    t.play("move pug g7");
    assert_eq!(t.health("pug"), 3, "moving there is entering");
}

/// R194. A tile effect "at the start of your turn" does not happen merely for passing over.
#[test]
fn r194_passing_over_is_not_starting_there() {
    for tile in ["J", "R", "P", "F"] {
        let four = with_tile(tile).at("pug", "d7").health("pug", 3).moves(3).hand(A, &["hammer"]);
        let mut t = four.start();
        t.play("move pug d6").play("move pug d5");
        assert_eq!((t.points(A), t.health("pug"), t.energy()), (0, 3, 0), "{tile}");
        assert_eq!((t.hand(A), t.phase().as_str()), (vec!["hammer".into()], "main"), "{tile}");
        for _ in 0..4 {
            t.play("end");
        }
        assert_eq!((t.active(), t.energy(), t.health("pug")), (A, 0, 3), "{tile}");
    }
}

/// R182. A hand of one kind is asked for a card all the same: to discard unasked would show it (C36).
#[test]
fn r182_a_hand_of_one_kind_is_asked_all_the_same() {
    let mut t = with_tile("R")
        .at("pug", "d6")
        .hand(A, &["battery", "battery"])
        .deck(A, &["battery"])
        .start_of_turn();
    let discarded = t.discard(A).len();
    assert_eq!(t.choices(), ["choose battery"]);
    t.play("choose battery");
    assert_eq!((t.hand(A).len(), t.discard(A).len()), (2, discarded + 1));
}
