//! Health, damage, Victory Points: R123 to R141.

use crate::scenario::Scenario;
use crate::table::{A, B, C, Table};

/// Pug of A next to Petri of B, with a hand for A.
fn duel(hand: &[&str]) -> Scenario {
    Scenario::rumble(4).at("pug", "d2").at("petri", "d1").hand(A, hand)
}

/// Pug next to Tacks on d6 and a Pothole on e7.
fn trap() -> Scenario {
    let rows = ["S.....S", ".......", ".......", ".......", ".......", "...T...", "S...O.S"];
    Scenario::rumble(4).drawn(rows).at("pug", "d7").moves(4)
}

/// Counts the blue cubes on the table; the others are in the box.
fn blue_on_table(t: &Table) -> u64 {
    let boards = ["pug", "petri", "strider", "crate"].map(|robot| t.robot(robot)["blue"].as_u64());
    let piles = [0, 1, 2, 3].map(|seat| t.blue(fracas_core::Seat(seat)));
    boards.into_iter().flatten().chain(piles).sum::<u64>() + t.reserve().1
}

/// R123. Cubes on a Player Board are Health; cubes in a Victory Point Pile are Victory Points.
#[test]
fn r123_cubes_on_boards_are_health_and_cubes_in_piles_are_points() {
    let mut t = duel(&["rivet-gun", "battery"]).health("pug", 3).points(B, 1, 0).start();
    t.play("attack petri with rivet-gun");
    assert_eq!((t.health("petri"), t.points(A)), (3, 2), "the cubes went from board to pile");
    assert_eq!((t.health("pug"), t.points(B)), (3, 1), "cubes in a pile heal nobody");
}

/// R124. Each damage removes one Health cube, red first, blue last.
#[test]
fn r124_red_cubes_are_lost_first_and_the_blue_one_last() {
    let mut t = duel(&["rivet-gun", "hammer", "battery"]).health("petri", 3).start();
    t.play("attack petri with rivet-gun");
    assert_eq!((t.red(A), t.blue(A), t.health("petri")), (2, 0, 1), "2 damage, both red");
    t.play("attack petri with hammer");
    assert_eq!((t.red(A), t.blue(A), t.health("petri")), (2, 1, 0), "then the blue one");
}

/// R125. A blue cube on a board is 1 Health.
#[test]
fn r125_a_blue_cube_on_a_board_is_one_health() {
    let mut t = duel(&["hammer", "battery"]).health("petri", 1).start();
    assert_eq!(t.robot("petri")["blue"], 1, "the last cube is blue");
    t.play("attack petri with hammer");
    assert_eq!((t.health("petri"), t.cell("petri")), (0, None), "1 damage was enough");
}

/// R126. Damage beyond the last Health has no effect.
#[test]
fn r126_damage_beyond_the_last_health_has_no_effect() {
    let mut t = duel(&["heavy-hammer", "battery"]).health("petri", 2).points(B, 9, 0).start();
    let reserve = t.reserve();
    t.play("attack petri with heavy-hammer");
    assert_eq!((t.red(A), t.blue(A)), (1, 1), "2 cubes for 3 damage");
    assert_eq!((t.reserve(), t.points(B)), (reserve, 9), "the third came from nowhere else");
}

/// R127. When an enemy loses Health in your turn for any reason, you claim the lost cubes.
#[test]
fn r127_what_enemies_lose_in_your_turn_is_yours() {
    let mut t = duel(&["hammer", "battery"]).at("strider", "e2").at("crate", "f2").moves(2).start();
    t.play("attack petri with hammer");
    assert_eq!(t.points(A), 1, "an attack");
    t.play("push strider from pug");
    assert_eq!((t.health("strider"), t.health("crate")), (4, 4), "knocked into each other");
    assert_eq!(t.points(A), 3, "and both cubes are claimed by A");
    assert_eq!((t.points(C), t.points(B)), (0, 0));
}

/// R127. Whose doing it was does not matter, nor whose robot: the active player claims (C20).
#[test]
fn r127_the_active_player_claims_what_tiles_do_to_third_players() {
    let mut t = trap().at("petri", "d5").at("pug", "d4").active(A).start();
    t.play("push petri from pug");
    assert_eq!((t.cell("petri").as_deref(), t.health("petri")), (Some("d6"), 3), "on the Tacks");
    assert_eq!((t.points(A), t.points(B)), (2, 0));
}

/// R128. A claimed red cube is 1 Victory Point.
#[test]
fn r128_a_claimed_red_cube_is_one_point() {
    let mut t = duel(&["hammer", "battery"]).points(A, 3, 0).start();
    t.play("attack petri with hammer");
    assert_eq!((t.red(A), t.points(A)), (4, 4));
}

/// R129. A claimed blue cube is 2 Victory Points.
#[test]
fn r129_a_claimed_blue_cube_is_two_points() {
    let mut t = duel(&["hammer", "battery"]).health("petri", 1).points(A, 3, 1).start();
    t.play("attack petri with hammer");
    assert_eq!((t.red(A), t.blue(A), t.points(A)), (3, 2, 7), "from 5 to 7");
}

/// R130. When you or a friend loses Health in your turn, you also lose 1 Victory Point for a red cube.
#[test]
fn r130_your_own_red_health_costs_a_point_each() {
    let mut t = trap().points(A, 5, 0).start();
    t.play("move pug d6");
    assert_eq!((t.health("pug"), t.points(A)), (3, 3), "2 Health and 2 Victory Points");
}

/// R130. A blue cube that you lose in your turn costs 2 Victory Points.
#[test]
fn r130_your_own_blue_health_costs_two_points() {
    let mut t = trap().health("pug", 2).points(A, 5, 0).start();
    t.play("move pug d6");
    assert_eq!((t.cell("pug"), t.points(A)), (None, 2), "1 for the red cube, 2 for the blue one");
}

/// R130. The Health of a friend costs as much as your own.
#[test]
fn r130_a_friends_health_costs_points_too() {
    let two = Scenario::rumble(2).at("pug", "d2").at("strider", "d1").points(A, 4, 0);
    let mut t = two.moves(2).start();
    t.play("push strider from pug");
    assert_eq!((t.health("strider"), t.points(A)), (4, 3), "knocked into the edge by a friend");
}

/// R131. Red cubes lost that way, of Health and of Victory Points, go to the Reserve.
#[test]
fn r131_red_cubes_lost_that_way_go_to_the_reserve() {
    let mut t = trap().points(A, 5, 0).start();
    let (red, blue) = t.reserve();
    t.play("move pug d6");
    assert_eq!(t.reserve(), (red + 4, blue), "2 of the Player Board and 2 of the pile");
}

/// R132. Blue cubes lost that way go to the box, never to the Reserve (C18).
#[test]
fn r132_blue_cubes_lost_that_way_go_to_the_box() {
    let mut t = trap().health("pug", 1).points(A, 2, 0).start();
    let ((red, blue), on_table) = (t.reserve(), blue_on_table(&t));
    t.play("move pug d6");
    assert_eq!(t.reserve(), (red + 2, blue), "2 Victory Points in red cubes; no blue cube");
    assert_eq!((t.points(A), t.blue(A)), (0, 0), "the blue cube is in no pile either");
    assert_eq!(blue_on_table(&t), on_table - 1, "it is in the box");
}

/// R132. A blue cube of the pile that is lost goes to the box too.
#[test]
fn r132_blue_points_lost_that_way_go_to_the_box() {
    let mut t = trap().health("pug", 1).points(A, 0, 2).start();
    let (reserve, on_table) = (t.reserve(), blue_on_table(&t));
    t.play("move pug d6");
    assert_eq!((t.red(A), t.blue(A), t.reserve()), (0, 1, reserve));
    assert_eq!(blue_on_table(&t), on_table - 2, "one of the board and one of the pile");
}

/// R133. To pay, a gem may be broken into 5 red cubes of the Reserve. As gems count as five red cubes
/// everywhere (C24) there is no change to be seen; the sums must be right all the same.
#[test]
fn r133_a_gem_is_broken_to_pay() {
    // A gem and 1 red cube.
    let mut t = trap().points(A, 6, 0).start();
    let red = t.reserve().0;
    t.play("move pug d6");
    assert_eq!(t.red(A), 4, "4 red cubes, since the gem was changed");
    assert_eq!(t.reserve().0, red + 4, "which is worth no more and no less than before");
}

/// R134. To pay, a blue cube of the pile may be put in the box for 2 red cubes of the Reserve.
#[test]
fn r134_a_blue_cube_is_changed_to_pay() {
    let mut t = trap().points(A, 0, 1).start();
    let ((red, blue), on_table) = (t.reserve(), blue_on_table(&t));
    t.play("move pug e7");
    assert_eq!((t.red(A), t.blue(A)), (1, 0), "2 red cubes for the blue one, of which 1 is lost");
    let change = 2;
    assert_eq!(t.reserve(), (red + 1 + 1 - change, blue), "1 of the board, 1 lost point");
    assert_eq!(blue_on_table(&t), on_table - 1);
}

/// R134. No more blue cubes are changed than it takes, and red ones are paid first.
#[test]
fn r134_only_what_is_missing_is_changed() {
    let mut t = trap().points(A, 1, 2).start();
    t.play("move pug d6");
    assert_eq!((t.red(A), t.blue(A), t.points(A)), (1, 1, 3), "5 Victory Points less 2");
}

/// R135. Victory Points cannot go below 0.
#[test]
fn r135_points_cannot_go_below_zero() {
    let mut t = trap().points(A, 1, 0).start();
    let (red, blue) = t.reserve();
    t.play("move pug d6");
    assert_eq!((t.points(A), t.health("pug")), (0, 3));
    assert_eq!(t.reserve(), (red + 3, blue), "2 of the board and the only one of the pile");
    t.play("move pug e6").play("move pug e7");
    assert_eq!((t.points(A), t.health("pug"), t.reserve()), (0, 2, (red + 4, blue)));
}

/// R135. Who has too few Victory Points cannot pay a price in them.
#[test]
fn r135_a_price_in_points_takes_having_them() {
    let bribe = Scenario::rumble(4).hand(A, &["test-bribe", "battery"]).pack(
        r#"
        [[card]]
        id = "test-bribe"
        name = "Bribe"
        type = "function"
        rarity = "green"
        cost = 1
        effect = { may = { pay = { lose-points = 2 }, then = { energy = 5 } } }
        "#,
    );
    let mut poor = bribe.clone().points(A, 1, 0).start();
    poor.play("play test-bribe");
    assert_eq!(poor.refuse("yes").code, "nothing-asked");
    assert_eq!((poor.energy(), poor.points(A)), (0, 1), "1 is not 2");
    let mut rich = bribe.points(A, 0, 1).start();
    rich.play("play test-bribe").play("yes");
    assert_eq!((rich.energy(), rich.points(A)), (5, 0));
}

/// R136. Repair adds red cubes from the Reserve to the Player Board.
#[test]
fn r136_repair_adds_red_cubes_of_the_reserve() {
    let mut t = duel(&["oil-can", "battery"]).health("pug", 1).start();
    let (red, blue) = t.reserve();
    t.play("play oil-can");
    let pug = t.robot("pug");
    assert_eq!((&pug["red"], &pug["blue"]), (&1.into(), &1.into()));
    assert_eq!((t.reserve(), t.points(A)), ((red - 1, blue), 0));
}

const REPAIR: &str = r#"
[[card]]
id = "test-repair"
name = "Repair"
type = "function"
rarity = "green"
cost = 1
effect = { repair = 3 }
"#;

/// R137. A robot cannot exceed full Health; surplus repair is lost.
#[test]
fn r137_surplus_repair_is_lost() {
    let hand = ["test-repair", "test-repair", "battery"];
    let mut t = duel(&hand).pack(REPAIR).health("pug", 4).start();
    let (red, blue) = t.reserve();
    t.play("play test-repair");
    assert_eq!((t.health("pug"), t.reserve()), (5, (red - 1, blue)), "1 of 3 was missing");
    t.play("play test-repair");
    assert_eq!((t.health("pug"), t.reserve()), (5, (red - 1, blue)), "nothing was missing");
    assert_eq!(t.points(A), 0, "and what is lost goes nowhere");
}

/// R137. A robot that is Knocked Out cannot be repaired: it gets its Health when it respawns.
#[test]
fn r137_a_knocked_out_robot_is_not_repaired() {
    let mut t = trap().pack(REPAIR).hand(A, &["test-repair", "battery"]).health("pug", 1).start();
    t.play("move pug d6").play("play test-repair");
    assert_eq!((t.health("pug"), t.cell("pug")), (0, None));
}

/// R138. Gaining Victory Points takes that many red cubes from the Reserve.
#[test]
fn r138_points_gained_are_red_cubes_of_the_reserve() {
    let pack = r#"
        [[card]]
        id = "test-fans"
        name = "Fans"
        type = "function"
        rarity = "green"
        cost = 1
        effect = { points = 3 }
    "#;
    let mut t = duel(&["test-fans", "battery"]).pack(pack).points(A, 1, 1).start();
    let (red, blue) = t.reserve();
    t.play("play test-fans");
    assert_eq!((t.red(A), t.blue(A), t.reserve()), (4, 1, (red - 3, blue)));
}

/// R139. If the Reserve runs short, substitutes are used: cubes are not a limit.
#[test]
fn r139_a_reserve_that_runs_short_limits_nobody() {
    // 108 red cubes with the gems, of which 16 are on the four boards.
    let mut t = duel(&["oil-can", "battery"]).points(B, 92, 0).health("pug", 3).start();
    assert_eq!(t.reserve().0, 2, "the 2 that Pug has lost");
    t.play("play oil-can");
    assert_eq!((t.health("pug"), t.reserve().0), (4, 1));

    let centre = Scenario::rumble(4).at("pug", "d4").points(B, 92, 0);
    let t = centre.start_of_turn();
    assert_eq!((t.points(A), t.reserve().0), (1, -1), "the first substitute");

    let respawn = Scenario::rumble(4).points(B, 96, 0).out("strider").active(C);
    let t = respawn.start_of_turn();
    assert_eq!((t.health("strider"), t.reserve().0), (5, -4), "full Health all the same");
}

/// R139. What comes back takes the place of substitutes first.
#[test]
fn r139_cubes_that_come_back_replace_substitutes() {
    let mut t = trap().points(B, 93, 0).health("pug", 4).points(A, 1, 0).start();
    assert_eq!(t.reserve().0, -1);
    t.play("move pug e7");
    assert_eq!((t.points(A), t.reserve().0), (0, 1));
}

/// R140. Damage to your robot in another player's turn costs you no Victory Points, only Health; that
/// player claims the cubes.
#[test]
fn r140_in_the_turn_of_others_you_lose_health_alone() {
    let mut t = duel(&["heavy-hammer", "battery"]).points(B, 4, 1).start();
    let reserve = t.reserve();
    t.play("attack petri with heavy-hammer");
    assert_eq!((t.health("petri"), t.red(B), t.blue(B)), (2, 4, 1));
    assert_eq!((t.points(A), t.reserve()), (3, reserve), "none went to the Reserve");
}

/// R141. A board that contradicts the rules wins: Pug needs no Spawn tile.
#[test]
fn r141_a_board_wins_over_the_rules() {
    let mut t = Scenario::rumble(4).out("pug").start_of_turn();
    t.play("spawn pug d4");
    assert_eq!(t.cell("pug").as_deref(), Some("d4"));
}

/// R141. A card that contradicts the rules wins: Omniwheels go diagonally.
#[test]
fn r141_a_card_wins_over_the_rules() {
    let mut t = duel(&["omniwheels"]).energy(1).start();
    t.expect_refused("move pug e3", "too-far", 91);
    t.play("play omniwheels").play("move pug e3");
    assert_eq!(t.cell("pug").as_deref(), Some("e3"));
}

/// R141. A tile that contradicts the rules wins: a Pothole is left for 2 Move.
#[test]
fn r141_a_tile_wins_over_the_rules() {
    let mut t = trap().at("pug", "e7").moves(3).start();
    t.play("move pug d7");
    assert_eq!(t.moves(), 1);
}
