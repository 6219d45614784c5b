//! Teams: R173 to R177.

use fracas_core::Setup;
use fracas_robot_quest::{ID, RobotQuest};

use crate::knock_back::with_deed;
use crate::scenario::Scenario;
use crate::table::{A, B, C, D};

/// Team A is Pug and Strider, of A and C; team B is Petri and Crate, of B and D.
fn teams() -> Scenario {
    Scenario::teams()
}

/// R173. Teams are even, and turns go A1, B1, A2, B2, repeat.
#[test]
fn r173_the_teams_take_turns() {
    let mut t = teams().start();
    let mut order = Vec::new();
    for _ in 0..6 {
        order.push(t.active());
        t.play("end");
    }
    assert_eq!(order, [A, B, C, D, A, B]);
    for seats in [2, 3] {
        let mode = "teams".into();
        let setup = Setup { game: ID.into(), mode, seats: Some(seats), ..Setup::default() };
        assert!(RobotQuest::open(&setup).is_err(), "{seats} seats make no two teams of two");
    }
}

/// R174. Team mates' robots are friendly.
#[test]
fn r174_team_mates_are_friends() {
    let four = teams().at("pug", "d3").at("strider", "d2").at("petri", "c3").at("crate", "e3");
    let mut t = four.hand(A, &["hammer", "battery"]).start();
    t.expect_refused("attack strider with hammer", "friend", 71);
    let attacks: Vec<String> = t.choices().into_iter().filter(|it| it.starts_with("att")).collect();
    assert_eq!(attacks, ["attack petri with hammer", "attack crate with hammer"]);
}

/// R175. If a team mate loses Health in your turn, you (not the team mate) lose that many Victory
/// Points.
#[test]
fn r175_you_pay_for_the_health_of_a_team_mate() {
    let four = teams().at("pug", "d2").at("strider", "d1").health("strider", 2).moves(4);
    let four = four.at("crate", "c2").points(A, 5, 0).points(C, 5, 0);
    let mut t = four.hand(A, &["test-bomb", "battery"]).start();
    let (red, blue) = t.reserve();
    t.play("push strider from pug");
    assert_eq!((t.health("strider"), t.points(A), t.points(C)), (1, 4, 5));
    assert_eq!(t.reserve(), (red + 2, blue));
    t.play("play test-bomb");
    assert_eq!((t.health("strider"), t.health("crate")), (0, 1));
    let (claimed, strider, pug) = (4, 2, 6);
    assert_eq!(t.points(A), (4 + claimed) - strider - pug, "4 damage to Crate, 1 to Strider");
    assert_eq!((t.points(C), t.reserve().1), (5, blue), "C lost nothing, the blue cubes are gone");
}

/// R176. At the end team mates add their Victory Points.
#[test]
fn r176_team_mates_add_their_points() {
    let four = teams().out("strider").reserve_blue(0).active(C);
    let four = four.points(A, 9, 0).points(B, 5, 1).points(C, 0, 0).points(D, 1, 1);
    let t = four.start_of_turn();
    assert_eq!([A, B, C, D].map(|seat| t.outcome().score(seat)), [9, 10, 9, 10]);
    assert_eq!(t.outcome().winners().collect::<Vec<_>>(), [B, D], "though A has the most alone");
    assert_eq!(t.told().last().unwrap(), "Bob and Dot win the game.", "a team is one side");
}

/// R176, R163. Teams with as many points and as much Health share the victory.
#[test]
fn r176_two_teams_can_share_the_victory() {
    let four = teams().out("strider").reserve_blue(0).active(C).points(A, 4, 0).points(D, 4, 0);
    let t = four.health("petri", 2).health("crate", 3).start_of_turn();
    assert_eq!(t.outcome().winners().count(), 4, "5 and 0 Health against 2 and 3");
    assert_eq!(t.told().last().unwrap(), "Ann, Bob, Cid, and Dot share the victory.");
}

/// R176. In a tie the Health of a whole team counts (C17).
#[test]
fn r176_the_health_of_a_team_breaks_a_tie() {
    let four = teams().out("strider").reserve_blue(0).active(C).points(A, 4, 0).points(D, 4, 0);
    let t = four.health("petri", 2).health("crate", 4).start_of_turn();
    assert_eq!(t.outcome().winners().collect::<Vec<_>>(), [B, D], "2 and 4 against 5 and 0");
}

/// R177. All other rules are the same in team games: what a player gains is not the team's.
#[test]
fn r177_other_rules_are_the_same_in_team_games() {
    let four = teams().at("pug", "d4").at("strider", "d7").at("petri", "d3");
    let mut t = four.hand(A, &["battery", "hammer", "battery"]).start_of_turn();
    assert_eq!((t.points(A), t.points(C)), (1, 0), "the centre");
    t.play("play battery").play("attack petri with hammer");
    assert_eq!((t.points(A), t.points(C)), (2, 0), "claimed cubes");
    t.expect_refused("move strider c7", "not-your-robot", 31);
    t.play("end");
    assert_eq!((t.hand(A).len(), t.energy()), (5, 0), "Cleanup");
    assert_eq!(teams().deal().reserve().1, 8, "the blue cubes of 4 players");
}

/// R177. All other rules are the same in team games: a card that asks who has more Victory Points asks
/// about players, opponents alone.
#[test]
fn r177_cards_ask_about_the_points_of_single_opponents() {
    let effect = "{ if = { points-behind = 3 }, then = { energy = 2 } }";
    let energy = |points: [u16; 4]| {
        let seats = [A, B, C, D].into_iter().zip(points);
        let four = seats.fold(teams(), |four, (seat, red)| four.points(seat, red, 0));
        let mut t = with_deed(four, effect).start();
        t.play("play test-deed");
        t.energy()
    };
    assert_eq!(energy([1, 0, 0, 4]), 2);
    assert_eq!(energy([1, 0, 9, 4]), 2, "though the other team has less");
    assert_eq!(energy([1, 3, 0, 3]), 0, "though the other team has 5 more");
    assert_eq!(energy([1, 0, 9, 0]), 0, "a team mate is no opponent");
}

/// R177. All other rules are the same in 2-player games.
#[test]
fn r177_other_rules_are_the_same_in_two_player_games() {
    let two = Scenario::rumble(2).at("pug", "d2").at("petri", "d1").moves(3).health("petri", 1);
    let mut t = two.start();
    t.play("push petri from pug");
    assert_eq!((t.cell("petri"), t.points(A), t.moves()), (None, 2, 1), "a push and a claim");
    t.play("end");
    assert_eq!((t.hand(A).len(), t.active(), t.phase().as_str()), (5, B, "respawn"));
    assert_eq!(Scenario::rumble(2).deal().reserve().1, 6, "the blue cubes of 2 players");
}
