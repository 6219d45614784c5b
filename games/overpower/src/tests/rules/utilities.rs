//! Cards that are neither attack nor defence (chapter 11.5).

use super::battle::fight;
use crate::event::Event;
use crate::state::Phase;
use crate::tests::table::{A, ANN, B, BOB, EVE, FAY, Plan, Table};
use crate::zone::Zone;

/// R333: a utility may be any type of card; it lets one pass and cannot be avoided.
#[test]
fn r333_a_utility_is_no_card_type() {
    for (id, by) in [("good-luck", "0.1"), ("anns-relic", "0.1"), ("test-well", "0.base")] {
        let homebases = [Some("test-house"), None];
        let mut table = Table::new(Plan { homebases, ..Plan::default() });
        table.hold(A, &[id]).hold(B, &["eves-dodge", "energy-8"]).go(Phase::Battle);
        assert!(table.may(A, "pass"), "{id} is no attack");
        table.play(A, &format!("play {id} by {by}"));
        assert_eq!(table.choices(B), ["pass"], "{id} is not defended");
    }
}

/// R334: what only changes the number of an attack or defence is a utility; what attacks itself is none.
#[test]
fn r334_what_only_changes_numbers_is_a_utility() {
    let mut table = fight(&["anns-battle-cry"], &[]);
    assert!(table.may(A, "pass"));
    table.play(A, "play anns-battle-cry by 0.1");
    assert_eq!((table.total(A), table.cards(A, Zone::Hit)), (0, vec![]));
    let mut table = Table::duel();
    table.place(BOB, "combat-5");
    table.hold(A, &["teamwork-404"]).go(Phase::Battle);
    assert!(!table.may(A, "pass"), "a Teamwork card changes follow-ups and attacks itself");

    let mut table = fight(&["energy-5"], &["eves-brace", "energy-3"]);
    table.attack(A, "play energy-5 by 0.1", "1.1").play(B, "play eves-brace by 1.1");
    assert_eq!(table.choices(B), ["play energy-3 by 1.1 use 2", "pass"], "that was no defence");
    table.play(B, "play energy-3 by 1.1 use 2");
    assert_eq!(table.damage(EVE), 0);
}

/// R335: what aims at nobody of the opponent is a utility.
#[test]
fn r335_what_aims_at_no_opponent_is_a_utility() {
    let mut table = fight(&["anns-blessing"], &["eves-dodge", "fays-rescue"]);
    assert!(table.may(A, "pass"));
    table.play(A, "play anns-blessing by 0.1");
    assert_eq!(table.choices(B), ["pass"]);
    table.play(B, "pass").play(A, "choose character 0.2");
    assert_eq!(table.cards(A, Zone::Clipped), ["anns-blessing"]);
    let table = fight(&["anns-mark"], &[]);
    assert!(!table.may(A, "pass"), "this aims at one of the opponent's");
}

/// R336, R337: a shift is no defence; the new target defends or takes the hit.
#[test]
fn r336_r337_after_a_shift_the_new_target_may_defend() {
    let mut table = fight(&["energy-5"], &["fays-cover", "energy-6", "combat-7"]);
    table.attack(A, "play energy-5 by 0.1", "1.1");
    assert!(
        table.may(B, "play energy-6 by 1.1 use 2") && !table.may(B, "play combat-7 by 1.2 use 2")
    );
    table.play(B, "play fays-cover by 1.2");
    assert!(table.events.contains(&Event::Shifted(FAY)));
    assert_eq!(table.choices(B), ["play combat-7 by 1.2 use 2", "pass"], "now it is on Fay");
    table.play(B, "play combat-7 by 1.2 use 2");
    assert_eq!(table.cards(A, Zone::PowerPack), ["energy-5"]);

    let mut table = fight(&["energy-5"], &["fays-cover"]);
    table.attack(A, "play energy-5 by 0.1", "1.1").play(B, "play fays-cover by 1.2");
    assert_eq!((table.damage(EVE), table.damage(FAY)), (0, 5));
}

/// R338: what only negates or removes Specials is a utility.
#[test]
fn r338_what_removes_specials_is_a_utility() {
    let mut table = Table::duel();
    table.attach(EVE, "eves-patience");
    table.hold(A, &["erasure"]).hold(B, &["eves-dodge"]).go(Phase::Battle);
    assert!(table.may(A, "pass"));
    table.play(A, "play erasure by 0.1");
    assert_eq!(table.choices(B), ["pass"]);
    table.play(B, "pass");
    assert_eq!(table.cards(B, Zone::Dead), ["eves-patience"]);
    assert!(table.cards(A, Zone::Hit).is_empty() && table.damage(ANN) == 0);
}
