//! Brawl and Skirmish (chapters 16.1 to 16.3).

use crate::event::{Event, Victory};
use crate::options::Mode;
use crate::state::Phase;
use crate::tests::table::{A, ANN, B, BOB, CAT, DAN, EVE, FAY, GUS, HAL, Plan, Table};
use crate::who::Who;

fn brawl() -> Table {
    Table::of_mode(Mode::Brawl)
}

/// A Skirmish for so many Objectives, with these left and won.
fn skirmish(objectives: u8, left: u8, won: [u8; 2]) -> Table {
    let mut table = Table::of_mode(Mode::Skirmish(objectives));
    (table.state.skirmish.left, table.state.skirmish.won) = (left, won);
    table.state.skirmish.stake = 1;
    table
}

/// Lets all of these have fallen in this battle.
fn wipe_out(table: &mut Table, team: [Who; 4]) -> &mut Table {
    for who in team {
        table.fallen_now(who);
    }
    table
}

const OURS: [Who; 4] = [ANN, BOB, CAT, DAN];
const THEIRS: [Who; 4] = [EVE, FAY, GUS, HAL];

/// R435: Venture is the game of the other chapters.
#[test]
fn r435_venture_has_all_phases() {
    let mut table = Table::of_mode(Mode::Venture);
    table.with_usual_hands().go(Phase::Draw).reach(Phase::Venture).reach(Phase::Battle);
    assert_eq!(table.objectives(A), [6, 0, 0]);
}

/// R438, R442: Brawl has neither Objectives nor the phases about them; battles follow one another.
#[test]
fn r438_r442_brawl_has_no_objectives() {
    let mut table = brawl();
    table.with_usual_hands().go(Phase::Draw);
    assert_eq!(table.objectives(A), [0, 0, 0]);
    table.play(A, "pass").play(B, "pass");
    assert_eq!((table.state.phase, table.state.battle), (Phase::Battle, 2));
    table.hit(EVE, "energy-5");
    table.go(Phase::End);
    assert!(
        !table.events.iter().any(|event| matches!(event, Event::Totals(_) | Event::WonBattle(_)))
    );
    assert_eq!(table.state.battle, 3);
}

/// R136, R439: there are no Events in Brawl and Skirmish.
#[test]
fn r136_r439_other_modes_are_played_without_events() {
    for mode in [Mode::Brawl, Mode::Skirmish(5)] {
        let mut table = Table::of_mode(mode);
        table.with_usual_hands().go(Phase::Draw);
        assert_eq!((table.state.phase, table.drawn(A).len()), (Phase::Placing, 8));
    }
}

/// R440: battles of Brawl cannot be conceded.
#[test]
fn r440_brawl_cannot_be_conceded() {
    let mut table = brawl();
    table.hold(A, &["energy-5"]).go(Phase::Battle);
    assert!(!table.may(A, "concede") && !table.actions(A).is_empty());
}

/// R441: a Brawl is won by KO alone.
#[test]
fn r441_brawl_is_won_by_ko() {
    let mut table = brawl();
    table.missions(A, 0, 7, 0).with_usual_hands().go(Phase::End);
    assert_eq!(table.winner(), None);
    wipe_out(&mut table, THEIRS).go(Phase::End);
    assert_eq!(table.winner(), Some((A, Victory::Ko)));
}

/// R443: who holds a playable attack must act.
#[test]
fn r443_who_can_attack_must_act_in_brawl() {
    let mut table = brawl();
    table.hold(A, &["energy-5"]).go(Phase::Battle);
    assert!(table.choices(A).iter().all(|it| it.starts_with("play energy-5")));
}

/// R445: the KO victory is checked at the end of the battle.
#[test]
fn r445_brawl_is_won_at_the_end_of_battle() {
    let mut table = brawl();
    wipe_out(&mut table, THEIRS).hold(A, &["energy-5"]).go(Phase::Placing);
    assert_eq!((table.winner(), table.state.phase), (None, Phase::Placing));
}

/// R446: what characters and Homebases say of Venture is ignored.
#[test]
fn r446_venture_texts_are_ignored_in_brawl() {
    let teams = [["king-arthur", "merlin", "cat", "dan"], ["eve", "fay", "gus", "hal"]];
    let mut table = Table::new(Plan { mode: Mode::Brawl, teams, ..Plan::default() });
    table.with_usual_hands().go(Phase::Draw).play(A, "pass").play(B, "pass");
    assert_eq!(table.state.phase, Phase::Battle, "Merlin is not asked after a Venture Phase");
    table.go(Phase::End);
    assert!(!table.events.iter().any(|event| matches!(event, Event::Totals(_))));
}

/// R450: the Objectives of a Skirmish belong to nobody at first.
#[test]
fn r450_skirmish_objectives_are_in_the_middle() {
    let table = Table::of_mode(Mode::Skirmish(7));
    assert_eq!((table.state.skirmish.left, table.state.skirmish.won), (7, [0, 0]));
    assert_eq!(table.objectives(A), [0, 0, 0]);
}

/// R451: the higher total takes one.
#[test]
fn r451_the_higher_total_takes_an_objective() {
    let mut table = skirmish(5, 5, [0, 0]);
    table.hit(EVE, "energy-5");
    table.go(Phase::End);
    assert_eq!((table.state.skirmish.left, table.state.skirmish.won), (4, [1, 0]));
    assert!(table.events.contains(&Event::Claimed(A, 1)));
}

/// R452: nothing is wagered; each may concede.
#[test]
fn r452_nothing_is_wagered_in_skirmish() {
    let mut table = skirmish(5, 5, [0, 0]);
    table.go(Phase::Placing);
    assert_eq!(
        (table.state.phase, table.choices(A)),
        (Phase::Conceding, vec!["fight".into(), "concede".into()])
    );
    table.play(A, "fight");
    assert_eq!(table.due(), [B]);
}

/// R453: after a concession the opponent takes the Objective.
#[test]
fn r453_a_concession_gives_the_objective_away() {
    let mut table = skirmish(5, 5, [0, 0]);
    table.go(Phase::Conceding).play(A, "concede");
    assert_eq!(table.state.skirmish.won, [0, 1]);
}

/// R454: after a tie the next battle is fought for one more.
#[test]
fn r454_ties_make_a_stack() {
    let mut table = skirmish(5, 5, [0, 0]);
    table.go(Phase::End).go(Phase::End);
    assert_eq!((table.state.skirmish.stake, table.state.skirmish.won), (3, [0, 0]));
    table.hit(ANN, "energy-5");
    table.go(Phase::End);
    assert_eq!((table.state.skirmish.left, table.state.skirmish.won), (2, [0, 3]));
    assert_eq!(table.state.skirmish.stake, 1);
}

/// R455: a concession gives the whole stack.
#[test]
fn r455_a_concession_gives_the_whole_stack() {
    let mut table = skirmish(5, 5, [0, 0]);
    table.go(Phase::End).go(Phase::Conceding);
    let seat = table.due()[0];
    table.play(seat, "concede");
    assert_eq!(table.state.skirmish.won[seat.opponent().index()], 2);
}

/// R456: if the last one is tied battles go on.
#[test]
fn r456_the_last_objective_is_fought_for_until_it_is_won() {
    let mut table = skirmish(5, 1, [2, 2]);
    table.go(Phase::End);
    assert_eq!((table.state.skirmish.stake, table.state.skirmish.left), (1, 1));
    assert_ne!(table.state.phase, Phase::Over);
}

/// R457: when all are claimed, more of them win.
#[test]
fn r457_more_objectives_win() {
    let mut table = skirmish(5, 1, [1, 3]);
    table.hit(EVE, "energy-5");
    table.go(Phase::End);
    assert_eq!(table.winner(), Some((B, Victory::Skirmish)));
}

/// R458: a majority does not end it.
#[test]
fn r458_a_majority_is_not_enough() {
    let mut table = skirmish(5, 3, [2, 0]);
    table.hit(EVE, "energy-5");
    table.go(Phase::End);
    assert_eq!((table.state.skirmish.won, table.winner()), ([3, 0], None));
}

/// R459: a team that is wiped out loses at once.
#[test]
fn r459_a_team_that_is_wiped_out_loses_at_once() {
    let mut table = skirmish(5, 1, [4, 0]);
    wipe_out(&mut table, OURS).hold(B, &["energy-5"]).go(Phase::Placing);
    assert_eq!(table.winner(), Some((B, Victory::Ko)));
}

/// R460: also in the last battle.
#[test]
fn r460_also_in_the_final_battle() {
    let mut table = skirmish(5, 1, [2, 2]);
    table.hit(EVE, "energy-5");
    wipe_out(&mut table, OURS).go(Phase::End);
    assert_eq!(table.winner(), Some((B, Victory::Ko)));
}

/// R461, R463: who holds the majority may not concede; the other may.
#[test]
fn r461_r463_who_holds_the_majority_may_not_concede() {
    let mut table = skirmish(5, 2, [3, 0]);
    table.go(Phase::Conceding);
    assert_eq!((table.due(), table.may(B, "concede")), (vec![B], true), "seat 0 is not asked");
    table.play(B, "fight");
    assert!(!table.may(A, "concede"));
}

/// R462: the majority is 3 of 5, 4 of 7, 5 of 9.
#[test]
fn r462_what_a_majority_is() {
    for (objectives, majority) in [(5, 3), (7, 4), (9, 5)] {
        for (won, may) in [(majority - 1, true), (majority, false)] {
            let table = skirmish(objectives, objectives - won, [won, 0]);
            assert_eq!(table.game.may_concede(&table.state, A), may, "{won} of {objectives}");
        }
    }
}

/// R464: what is said of Objective piles does nothing in Skirmish.
#[test]
fn r464_objective_piles_do_not_matter_in_skirmish() {
    let mut table = skirmish(5, 5, [0, 0]);
    table.missions(A, 0, 7, 0).hit(ANN, "energy-5");
    table.go(Phase::End);
    assert_eq!((table.winner(), table.state.skirmish.won), (None, [0, 1]));
}

/// R466: if both are wiped out at once, it is a draw.
#[test]
fn r466_both_wiped_out_is_a_draw() {
    let mut table = skirmish(5, 3, [2, 0]);
    wipe_out(&mut table, OURS);
    wipe_out(&mut table, THEIRS).go(Phase::Placing);
    assert!(table.events.contains(&Event::Drawn));
}
