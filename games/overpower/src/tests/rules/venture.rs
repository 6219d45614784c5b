//! Phase 5: Venture (chapters 2.6 and 10).

use fracas_core::{Legible as _, Viewer};

use crate::event::Event;
use crate::state::Phase;
use crate::tests::table::{A, B, EIGHT, EVE, Table};
use crate::zone::Zone;

/// Lets seat 0 venture with Objectives in Reserve, Completed and Defeated.
fn venturing(reserve: u8, completed: u8, defeated: u8) -> Table {
    let mut table = Table::duel();
    table.missions(A, reserve, completed, defeated).go(Phase::Venture);
    table
}

/// Ends a battle that seat 0 wins or loses with a hit, with what was ventured.
fn decided(table: &mut Table, is_won: bool) -> &mut Table {
    table.hit(if is_won { EVE } else { crate::tests::table::ANN }, "energy-5");
    table.go(Phase::End)
}

/// R128: Objectives are wagered in the Venture Phase.
#[test]
fn r128_objectives_are_ventured() {
    let mut table = venturing(7, 0, 0);
    table.play(A, "venture 2");
    let missions = table.state.side(A).missions;
    assert_eq!((missions.reserve, missions.from_reserve), (5, 2));
}

/// R129: all 7 start in Reserve.
#[test]
fn r129_all_objectives_start_in_reserve() {
    let table = Table::dealt(crate::tests::table::Plan::default());
    assert_eq!([A, B].map(|seat| table.objectives(seat)), [[7, 0, 0]; 2]);
}

/// R130: there are three piles, and Objectives move between neighbours.
#[test]
fn r130_there_are_three_piles() {
    let mut table = Table::duel();
    table.missions(A, 3, 2, 2).wagered(A, 1, 1);
    decided(&mut table, false);
    assert_eq!(table.objectives(A), [3, 1, 3], "each goes down one pile");
}

/// R249: the initiative player ventures first.
#[test]
fn r249_the_initiative_player_ventures_first() {
    let mut table = venturing(7, 0, 0);
    assert_eq!(table.due(), [A]);
    table.play(A, "venture 1");
    assert_eq!((table.due(), table.state.phase), (vec![B], Phase::Venture));
}

/// R250: at least one must be ventured.
#[test]
fn r250_at_least_one_is_ventured() {
    let table = venturing(3, 0, 0);
    assert_eq!(table.choices(A), ["venture 1", "venture 2", "venture 3"]);
}

/// R251: two can be ventured without penalty.
#[test]
fn r251_two_are_free() {
    for wager in ["venture 1", "venture 2"] {
        let mut table = venturing(7, 0, 0);
        table.play(A, wager);
        assert!(table.drawn(B).is_empty());
    }
}

/// R252: for each beyond two the opponent draws a card.
#[test]
fn r252_the_opponent_draws_for_each_beyond_two() {
    let mut table = Table::duel();
    table.stack(B, &EIGHT).go(Phase::Venture).play(A, "venture 5");
    assert_eq!((table.drawn(B).len(), table.drawn(A).len()), (3, 0));
}

/// R253: they are drawn at once, before the other ventures.
#[test]
fn r253_penalty_cards_are_drawn_at_once() {
    let mut table = Table::duel();
    table.stack(B, &EIGHT).go(Phase::Venture).play(A, "venture 3");
    assert_eq!((table.hand(B).len(), table.state.phase, table.due()), (1, Phase::Venture, vec![B]));
}

/// R254: Objectives are ventured from Reserve and Completed in any mixture.
#[test]
fn r254_wagers_may_be_mixed() {
    let table = venturing(2, 1, 4);
    let expected = ["venture 1", "venture 2", "venture 0+1", "venture 1+1", "venture 2+1"];
    assert_eq!(table.choices(A), expected);
}

/// R255: those in Defeated cannot be ventured.
#[test]
fn r255_defeated_objectives_cannot_be_ventured() {
    assert_eq!(venturing(2, 0, 5).choices(A), ["venture 1", "venture 2"]);
}

/// R256, R257: those from Reserve go to Completed after a win, and to Defeated after a loss.
#[test]
fn r256_r257_wagers_from_reserve_go_up_or_down() {
    for (is_won, expected) in [(true, [5, 2, 0]), (false, [5, 0, 2])] {
        let mut table = Table::duel();
        table.wagered(A, 2, 0);
        assert_eq!(decided(&mut table, is_won).objectives(A), expected);
    }
}

/// R258, R259: those in Completed are ventured only while one is in Defeated.
#[test]
fn r258_r259_completed_ones_are_ventured_to_lift_others() {
    assert!(!venturing(3, 4, 0).may(A, "venture 0+1"));
    assert!(venturing(3, 3, 1).may(A, "venture 0+1"));
}

/// Lets seat 0 win with so many Objectives ventured from Completed.
fn lifting(completed: u8, defeated: u8) -> Table {
    let mut table = Table::duel();
    table.missions(A, 7 - completed - defeated, completed, defeated).wagered(A, 0, completed);
    decided(&mut table, true);
    table
}

/// R260: each lifts one from Defeated to Reserve.
#[test]
fn r260_a_step_lifts_to_reserve() {
    let mut table = lifting(1, 3);
    assert_eq!((table.due(), table.choices(A)), (vec![A], vec!["lift 0".into(), "lift 1".into()]));
    table.play(A, "lift 1");
    assert_eq!(table.objectives(A), [4, 1, 2]);
}

/// R261: two steps lift one to Completed.
#[test]
fn r261_two_steps_lift_to_completed() {
    let mut table = lifting(2, 1);
    assert_eq!(table.choices(A), ["lift 0", "lift 1", "lift 0+1"]);
    table.play(A, "lift 0+1");
    assert_eq!(table.objectives(A), [4, 3, 0]);
}

/// R262: steps may be split freely.
#[test]
fn r262_steps_are_split_freely() {
    let table = lifting(3, 2);
    assert_eq!(table.choices(A), ["lift 0", "lift 1", "lift 2", "lift 0+1", "lift 1+1"]);
}

/// R263: using them is optional, and what is not used is lost.
#[test]
fn r263_unused_steps_are_lost() {
    let mut table = lifting(2, 2);
    table.play(A, "lift 0");
    assert_eq!((table.objectives(A), table.state.side(A).missions.steps), ([3, 2, 2], 0));
}

/// R264: after a win those from Completed return there.
#[test]
fn r264_completed_wagers_return_after_a_win() {
    let table = lifting(2, 2);
    assert_eq!(table.objectives(A), [3, 2, 2]);
}

/// R265: after a loss they go down to Reserve.
#[test]
fn r265_completed_wagers_go_down_after_a_loss() {
    let mut table = Table::duel();
    table.missions(A, 2, 3, 2).wagered(A, 0, 2);
    assert_eq!(decided(&mut table, false).objectives(A), [4, 1, 2]);
}

/// R266: wagers and piles are public.
#[test]
fn r266_wagers_are_public() {
    let mut table = venturing(7, 0, 0);
    table.play(A, "venture 2");
    assert!(table.events.contains(&Event::Ventured(A, 2, 0)));
    let scene = |viewer| serde_json::to_string(&table.game.scene(&table.state, viewer)).unwrap();
    assert!(scene(Viewer::Spectator).contains("entured"), "those who watch see them as well");
}

/// R267: each may concede at the end of the phase, in initiative order.
#[test]
fn r267_each_may_concede() {
    let mut table = Table::duel();
    table.go(Phase::Conceding);
    assert_eq!((table.due(), table.choices(A)), (vec![A], vec!["fight".into(), "concede".into()]));
    table.play(A, "fight");
    assert_eq!((table.due(), table.state.phase), (vec![B], Phase::Conceding));
    table.play(B, "fight");
    assert_eq!(table.state.phase, Phase::Battle);
}

/// R268: after a concession here the battle ends at once.
#[test]
fn r268_a_concession_leads_to_the_end_of_battle() {
    let mut table = Table::duel();
    table.wagered(A, 1, 0).wagered(B, 1, 0).hold(B, &["energy-5"]).with_usual_hands();
    table.go(Phase::Conceding).play(A, "fight").play(B, "concede");
    assert_eq!(
        (table.state.battle, table.objectives(A), table.objectives(B)),
        (3, [6, 1, 0], [6, 0, 1])
    );
    assert!(table.events.contains(&Event::WonBattle(A)));
}

/// R269: if the initiative player concedes the other is not asked.
#[test]
fn r269_the_other_is_not_asked_then() {
    let mut table = Table::duel();
    table.with_usual_hands().go(Phase::Conceding).play(A, "concede");
    assert_eq!(table.state.battle, 3);
    assert!(!table.events.contains(&Event::FoughtOn(B)));
}

/// Ends a battle that nobody wins, with what was ventured, and goes on to the next Venture Phase.
fn tied(table: &mut Table) -> &mut Table {
    table.with_usual_hands().go(Phase::End);
    assert!(table.events.contains(&Event::Tied));
    table.reach(Phase::Venture)
}

/// R270: after a tie all that was wagered stays wagered.
#[test]
fn r270_wagers_stay_after_a_tie() {
    let mut table = Table::duel();
    table.missions(A, 3, 2, 2).wagered(A, 1, 1).wagered(B, 2, 0);
    tied(&mut table);
    let [a, b] = [A, B].map(|seat| table.state.side(seat).missions);
    assert_eq!((a.from_reserve, a.from_completed, b.from_reserve), (1, 1, 2));
}

/// R271: each must venture at least one more then.
#[test]
fn r271_one_more_must_be_ventured_after_a_tie() {
    let mut table = Table::duel();
    table.wagered(A, 4, 0).wagered(B, 5, 0);
    tied(&mut table);
    assert_eq!(table.choices(B), ["venture 1", "venture 2"]);
}

/// R272: not by who would complete the mission already.
#[test]
fn r272_who_would_complete_the_mission_need_not_venture_more() {
    let mut table = Table::duel();
    table.missions(A, 1, 5, 1).wagered(A, 1, 2).missions(B, 5, 1, 1).wagered(B, 1, 0);
    assert!(table.state.side(A).missions.wagers().any(|wager| wager == (0, 0)));
    assert!(!table.state.side(B).missions.wagers().any(|wager| wager == (0, 0)));
}

/// R273: that is so if all 7 could be in Completed after a win with what is wagered.
#[test]
fn r273_what_would_complete_the_mission() {
    let need = |reserve, completed, defeated, from_reserve, from_completed| {
        let mut table = Table::duel();
        table.missions(A, reserve, completed, defeated).wagered(A, from_reserve, from_completed);
        !table.state.side(A).missions.wagers().any(|wager| wager == (0, 0))
    };
    assert!(!need(1, 6, 0, 1, 0), "6 in Completed and 1 wagered");
    assert!(need(2, 5, 0, 1, 0));
    assert!(!need(0, 6, 1, 0, 2), "two steps lift the last one");
    assert!(need(0, 6, 1, 0, 1));
    assert!(need(7, 0, 0, 0, 0), "nothing is wagered");
}

/// R274: old and new wagers move by the pile they came from when a later battle is decided.
#[test]
fn r274_old_and_new_wagers_move_together() {
    let mut table = Table::duel();
    table.missions(A, 3, 2, 2).wagered(A, 1, 1).wagered(B, 1, 0);
    tied(&mut table);
    table.play(B, "venture 1").play(A, "venture 1");
    decided(&mut table, false);
    assert_eq!(table.objectives(A), [2, 1, 4]);
}

/// R275: only new wagers count for the penalty.
#[test]
fn r275_only_new_wagers_are_penalised() {
    let mut table = Table::duel();
    table.wagered(A, 2, 0).wagered(B, 2, 0);
    tied(&mut table);
    table.play(B, "venture 2");
    assert!(table.drawn(A).is_empty());
    let mut table = Table::duel();
    table.wagered(A, 2, 0).wagered(B, 2, 0);
    tied(&mut table);
    table.play(B, "venture 3");
    assert_eq!(table.drawn(A).len(), 1);
}

/// R276: who has nothing to venture ventures none.
#[test]
fn r276_without_objectives_none_is_ventured() {
    let mut table = Table::duel();
    table.missions(A, 0, 4, 0).go(Phase::Venture);
    assert_eq!(table.due(), [B], "there is nothing to decide");
    assert!(table.events.contains(&Event::Ventured(A, 0, 0)));
}

/// R277: Objectives move in their owner's piles alone.
#[test]
fn r277_objectives_never_change_hands() {
    let mut table = Table::duel();
    table.wagered(A, 2, 0).wagered(B, 3, 0);
    decided(&mut table, true);
    assert_eq!((table.objectives(A), table.objectives(B)), ([5, 2, 0], [4, 0, 3]));
    assert!(table.cards(A, Zone::Hand).len() <= 8);
}
