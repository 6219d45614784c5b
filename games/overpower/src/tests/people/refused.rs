//! Why something may not be done.

use fracas_core::{Legible as _, Seat};

use crate::action::Action;
use crate::options::Mode;
use crate::state::Phase;
use crate::tests::table::{A, ANN, B, BOB, Plan, Table};

/// Checks the code and the rule with which an action is refused; nothing changes.
#[track_caller]
fn expect(table: &Table, seat: Seat, text: &str, (code, rule): (&str, u16)) {
    assert!(!table.state.due.contains(seat) || !table.may(seat, text), "{text} is legal");
    let action = Action::read(text, &table.game.catalogue).unwrap();
    let refusal = table.game.refuse(&table.state, seat, action);
    let found = (refusal.code, refusal.rule.map(|rule| rule.0));
    assert_eq!(found, (code, Some(rule)), "{text}: {refusal}");
    assert!(!refusal.sentence.is_empty());
}

#[test]
fn who_is_not_due_is_told_so() {
    let mut table = Table::duel();
    table.hold(A, &["energy-5"]).hold(B, &["energy-1"]).go(Phase::Placing);
    expect(&table, B, "pass", ("not-your-turn", 167));
    table.go(Phase::Battle);
    expect(&table, B, "pass", ("not-your-turn", 279));
}

#[test]
fn what_belongs_to_another_phase_is_told_so() {
    let mut table = Table::duel();
    table.hold(A, &["energy-5"]).go(Phase::Placing);
    expect(&table, A, "venture 1", ("wrong-phase", 166));
    expect(&table, A, "play energy-5 by 0.1", ("wrong-phase", 166));
    expect(&table, A, "fight", ("wrong-phase", 166));
}

#[test]
fn a_card_that_cannot_be_placed_there_is_refused_with_the_reason() {
    let homebases = [Some("test-house"), None];
    let mut table = Table::new(Plan { homebases, ..Plan::default() });
    table.hold(A, &["energy-8", "energy-4", "good-luck", "anns-strike"]).fallen(BOB);
    table.place(ANN, "energy-1");
    table.go(Phase::Placing);
    expect(&table, A, "place energy-7 0.1", ("not-in-hand", 230));
    expect(&table, A, "place energy-8 1.1", ("not-yours", 235));
    expect(&table, A, "place energy-8 0.3", ("cannot-use", 235));
    expect(&table, A, "place energy-8 0.1", ("slot-filled", 236));
    expect(&table, A, "place energy-4 0.2", ("ko", 287));
    expect(&table, A, "place good-luck 0.1", ("any-character", 242));
    expect(&table, A, "place energy-4 0.base", ("not-for-homebase", 240));
}

#[test]
fn a_wager_that_cannot_be_made_is_refused_with_the_reason() {
    let mut table = Table::duel();
    table.missions(A, 5, 2, 0).go(Phase::Venture);
    expect(&table, A, "venture 0", ("too-few", 250));
    expect(&table, A, "venture 6", ("too-many", 254));
    expect(&table, A, "venture 1+3", ("too-many", 254));
    expect(&table, A, "venture 1+1", ("nothing-to-lift", 259));
}

#[test]
fn a_card_that_cannot_be_played_is_refused_with_the_reason() {
    let mut table = Table::duel();
    table.hold(A, &["energy-5", "anns-strike", "anns-dodge"]).hold(B, &["combat-6"]);
    table.fallen(BOB).go(Phase::Battle);
    expect(&table, A, "play combat-6 by 0.1", ("not-in-hand", 283));
    expect(&table, A, "play energy-5 on 0.1 by 0.1", ("not-there", 283));
    expect(&table, A, "play energy-5 by 1.1", ("not-yours", 14));
    expect(&table, A, "play energy-5 by 0.2", ("ko", 287));
    expect(&table, A, "play energy-5 by 0.4", ("cannot-use", 34));
    expect(&table, A, "play anns-strike by 0.3", ("cannot-use", 14));
    expect(&table, A, "play anns-dodge by 0.1", ("only-in-answer", 60));
    expect(&table, A, "target 1.1", ("no-target-asked", 288));
    expect(&table, A, "pass", ("cannot-pass", 371));
}

#[test]
fn a_target_out_of_reach_is_refused_with_the_reason() {
    let mut table = Table::duel();
    table.hold(A, &["energy-5"]).hold(B, &["combat-6"]).fallen(crate::tests::table::FAY);
    table.go(Phase::Battle).play(A, "play energy-5 by 0.1");
    expect(&table, A, "target 1.2", ("no-target", 287));
    expect(&table, A, "target 1.4", ("no-target", 293));
    expect(&table, A, "target 1.base", ("no-target", 31));
    expect(&table, A, "target 0.1", ("no-target", 292));
    expect(&table, A, "pass", ("cannot-pass", 288));
    table.play(A, "target 1.1");
    expect(&table, B, "concede", ("not-now", 379));
    expect(&table, B, "play combat-6 by 1.3", ("cannot-use", 34));
}

#[test]
fn in_brawl_nobody_concedes() {
    let mut table = Table::of_mode(Mode::Brawl);
    table.hold(A, &["energy-5"]).hold(B, &["combat-6"]).go(Phase::Battle);
    expect(&table, A, "concede", ("no-concession", 440));
}

#[test]
fn nothing_is_done_once_the_game_is_over() {
    let mut table = Table::duel();
    table.state.phase = Phase::Over;
    table.state.due = fracas_core::SeatSet::EMPTY;
    expect(&table, A, "pass", ("over", 412));
}
