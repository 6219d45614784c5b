//! End of game: R157 to R163, and R211.

use fracas_core::Seat;

use crate::scenario::Scenario;
use crate::table::{A, B, C, D, Table};

/// Strider of C is to respawn and the Reserve has no blue cube.
fn last_turn() -> Scenario {
    Scenario::rumble(4).out("strider").reserve_blue(0).active(C)
}

fn winners(t: &Table) -> Vec<Seat> {
    t.outcome().winners().collect()
}

fn places(t: &Table) -> [u8; 4] {
    [A, B, C, D].map(|seat| t.outcome().place(seat))
}

/// R157. The game ends when a robot would respawn and the Reserve has no blue cube.
#[test]
fn r157_a_respawn_without_blue_cube_ends_the_game() {
    let respawn = |blue| Scenario::rumble(3).out("petri").reserve_blue(blue).active(B);
    let mut t = respawn(1).start_of_turn();
    t.play("spawn petri g7");
    assert_eq!((t.reserve().1, t.is_over()), (0, false), "the last blue cube is one too");
    assert!(respawn(0).start_of_turn().is_over());
}

/// R157. A Knock Out with an empty Reserve does not end the game: the respawn that fails does.
#[test]
fn r157_a_knock_out_alone_does_not_end_the_game() {
    let four = Scenario::rumble(4).at("pug", "d2").at("strider", "d1").health("strider", 1);
    let mut t = four.reserve_blue(0).hand(A, &["hammer", "battery"]).start();
    t.play("attack strider with hammer");
    assert!(!t.is_over());
    t.play("end");
    assert_eq!((t.active(), t.is_over()), (B, false), "Bob plays a last turn");
    t.play("end");
    assert_eq!((t.active(), t.is_over()), (C, true), "Cid would respawn");
}

/// R158. It ends at that moment; that robot does not respawn and the turn does not go on.
#[test]
fn r158_the_game_ends_before_the_turn_goes_on() {
    let mut t = last_turn().hand(C, &["battery", "battery"]).start_of_turn();
    assert_eq!(t.phase(), "over");
    assert_eq!((t.cell("strider"), t.health("strider"), t.reserve().1), (None, 0, 0));
    assert_eq!(t.hand(C), ["battery", "battery"], "nothing was played or drawn");
    for seat in [A, B, C, D] {
        assert!(t.0.play(seat, "end").is_err_and(|refused| refused.code == "over"));
    }
}

/// R158. Start of Turn comes before Respawn: what happens there still counts.
#[test]
fn r158_what_happens_at_the_start_of_the_last_turn_counts() {
    let two = Scenario::rumble(2).out("strider").at("pug", "d4").reserve_blue(0);
    let t = two.start_of_turn();
    assert!(t.is_over());
    assert_eq!(t.outcome().score(A), 1, "Pug is in the centre");
}

/// R159. Only cubes and gems in Victory Point Piles count: red 1, blue 2, gem 5.
#[test]
fn r159_red_counts_one_blue_two_and_a_gem_five() {
    let last = last_turn().points(A, 3, 0).points(B, 0, 3).points(C, 5, 0).points(D, 6, 1);
    let outcome = last.start_of_turn().outcome();
    assert_eq!([A, B, C, D].map(|seat| outcome.score(seat)), [3, 6, 5, 8]);
}

/// R160. Cubes on Player Boards do not count.
#[test]
fn r160_cubes_on_player_boards_do_not_count() {
    let last = last_turn().points(A, 1, 0).points(B, 2, 0).health("petri", 1).points(D, 1, 0);
    let t = last.start_of_turn();
    assert_eq!((t.health("pug"), t.outcome().score(A)), (5, 1));
    assert_eq!(winners(&t), [B], "2 cubes in the pile beat 1 there and 5 on the board");
}

/// R161. The most Victory Points win.
#[test]
fn r161_the_most_points_win() {
    let last = last_turn().points(A, 4, 1).points(B, 5, 0).points(C, 1, 3).points(D, 0, 2);
    let t = last.start_of_turn();
    assert_eq!(winners(&t), [C], "7 in all, though A and B have more red cubes");
    assert_eq!(places(&t), [2, 3, 1, 4]);
    assert_eq!(t.told().last().unwrap(), "Cid wins the game.");
}

/// R162. Tie: the tied player with the most Health cubes on the Player Board wins.
#[test]
fn r162_health_breaks_a_tie() {
    let last = last_turn().points(A, 6, 0).health("pug", 2).points(B, 0, 3).health("petri", 3);
    let t = last.points(C, 6, 0).points(D, 5, 0).start_of_turn();
    assert_eq!(winners(&t), [B], "3 Health against 2 and 0; Crate's 5 are not in the tie");
    assert_eq!(places(&t), [2, 1, 3, 4]);
}

/// R162. The Health of both robots of a player is added (C17).
#[test]
fn r162_the_health_of_two_robots_is_added() {
    let two = Scenario::rumble(2).out("strider").reserve_blue(0).points(A, 4, 0).points(B, 4, 0);
    let t = two.clone().health("petri", 2).health("crate", 2).start_of_turn();
    assert_eq!(t.outcome().winners().collect::<Vec<_>>(), [A], "5 and 0 against 2 and 2");
    let t = two.health("petri", 3).health("crate", 3).start_of_turn();
    assert_eq!(t.outcome().winners().collect::<Vec<_>>(), [B], "5 and 0 against 3 and 3");
}

/// R163. If still tied the victory is shared.
#[test]
fn r163_a_tie_of_points_and_health_is_shared() {
    let last = last_turn().points(A, 4, 0).health("pug", 3).points(B, 0, 2).health("petri", 3);
    let t = last.points(C, 3, 0).start_of_turn();
    assert_eq!(winners(&t), [A, B]);
    assert_eq!(places(&t), [1, 1, 3, 4]);
    assert_eq!(t.told().last().unwrap(), "Ann and Bob share the victory.");
}

/// R211. The game ends before a turn begins if no robot was Knocked Out in the last 100 turns.
#[test]
fn r211_a_hundred_turns_without_knock_out_end_the_game() {
    let mut t = Scenario::rumble(4).quiet(98).points(B, 3, 0).start();
    t.play("end").play("end");
    assert!(!t.is_over(), "the hundredth turn is played");
    let turn = t.turn();
    t.play("end");
    assert_eq!((t.phase().as_str(), t.turn()), ("over", turn), "no turn has begun");
    assert_eq!(t.outcome().winners().collect::<Vec<_>>(), [B], "points are counted as usual");
}

/// R211. A whole game in which nobody does anything has 100 turns.
#[test]
fn r211_an_idle_game_has_a_hundred_turns() {
    let mut t = Scenario::rumble(3).option("boards", "dealt").deal();
    while !t.is_over() {
        let choice = t.choices().pop().unwrap();
        t.play(&choice);
    }
    assert_eq!(t.turn(), 100);
}

/// R211. A Knock Out starts the count anew.
#[test]
fn r211_a_knock_out_starts_the_count_anew() {
    let four = Scenario::rumble(4).quiet(100).at("pug", "d2").at("crate", "d1").health("crate", 1);
    let mut t = four.hand(A, &["hammer", "battery"]).start();
    t.play("attack crate with hammer").play("end");
    let out_in = t.turn() - 1;
    while !t.is_over() {
        let choice = t.choices().pop().unwrap();
        t.play(&choice);
    }
    assert_eq!(t.turn() - out_in, 100, "100 turns after the one of the Knock Out");
}
