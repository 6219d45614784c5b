//! Conceding, and phase 7: Post-Concession (chapters 11.8 and 12).

use super::battle::fight;
use crate::event::{Event, Victory};
use crate::state::{Phase, Position};
use crate::tests::table::{A, B, BOB, EVE, FAY, GUS, HAL, Plan, Table, card};
use crate::zone::Zone;

/// A table at which both have someone whose card is for either player's concession.
fn with_ivy() -> Table {
    let teams = [["ivy", "bob", "cat", "dan"], ["eve", "ivy", "gus", "hal"]];
    Table::new(Plan { teams, ..Plan::default() })
}

/// Lets seat 1, which has initiative, concede a battle in its first turn.
fn conceded(table: &mut Table, ours: &[&str], theirs: &[&str]) {
    table.state.initiative = B;
    table.hold(A, ours).hold(B, theirs).with_usual_hands().go(Phase::Battle).play(B, "concede");
}

/// Lets seat 1 have conceded, so that seat 0 may act, since seat 1 does nothing more.
fn after_concession(ours: &[&str], theirs: &[&str]) -> Table {
    let mut table = Table::duel();
    conceded(&mut table, ours, theirs);
    if !theirs.is_empty() {
        table.play(B, "pass");
    }
    table
}

/// R378: a player may concede on their own turn.
#[test]
fn r378_one_concedes_on_ones_own_turn() {
    let mut table = fight(&["energy-5"], &["energy-6"]);
    assert!(table.may(A, "concede") && !table.may(B, "concede"));
    table.attack(A, "play energy-5 by 0.1", "1.1").play(B, "pass");
    assert!(table.may(B, "concede") && !table.may(A, "concede"));
}

/// R381: the other wins the battle, whatever the totals.
#[test]
fn r381_who_did_not_concede_wins_the_battle() {
    let mut table = fight(&[], &[]);
    table.hit(EVE, "energy-8");
    table.wagered(A, 1, 0).wagered(B, 1, 0).with_usual_hands();
    assert_eq!((table.total(A), table.total(B)), (8, 0));
    table.play(A, "concede");
    assert!(table.events.contains(&Event::WonBattle(B)));
    assert_eq!((table.objectives(A), table.objectives(B)), ([6, 0, 1], [6, 1, 0]));
}

/// R385: after a team is wiped out the battle goes on until both have passed.
#[test]
fn r385_the_other_goes_on_against_a_team_that_is_wiped_out() {
    let mut table = Table::duel();
    table.fallen(FAY).fallen(GUS).fallen(HAL);
    table.record(EVE, "energy-7");
    table.record(EVE, "energy-8");
    table.hold(A, &["energy-5", "good-luck"]).hold(B, &["energy-1"]);
    table.stack(A, &["energy-2"]).go(Phase::Battle);
    table.play(A, "play energy-5 by 0.1").play(B, "pass");
    assert_eq!((table.position(EVE), table.state.phase), (Position::Out, Phase::Battle));
    assert_eq!((table.winner(), table.due()), (None, vec![A]), "seat 1 passes by itself");
    table.play(A, "play good-luck by 0.1");
    assert_eq!((table.hand(A), table.state.phase), (vec!["energy-2"], Phase::Battle));
    table.play(A, "pass");
    assert_eq!(table.winner(), Some((A, Victory::Ko)));
}

/// R387, R394: one action each, however many cards allow one.
#[test]
fn r387_r394_one_action_after_a_concession() {
    let mut table = after_concession(&["bobs-parting-shot", "bobs-last-word"], &[]);
    assert_eq!(
        table.choices(A),
        ["play bobs-parting-shot by 0.2", "play bobs-last-word by 0.2", "pass"]
    );
    table.play(A, "play bobs-last-word by 0.2");
    assert!(table.events.contains(&Event::WonBattle(A)), "the battle is over");
    assert!(table.cards(A, Zone::Dead).contains(&"bobs-parting-shot"), "it was not played");
}

/// R388: the action is one for after a concession, by its own text or by another card's.
#[test]
fn r388_the_action_must_be_meant_for_it() {
    let table = after_concession(&["energy-5", "good-luck", "bobs-parting-shot"], &[]);
    assert_eq!(table.choices(A), ["play bobs-parting-shot by 0.2", "pass"]);

    let homebases = [Some("the-land-that-time-forgot"), None];
    let mut table = Table::new(Plan { homebases, ..Plan::default() });
    conceded(&mut table, &["energy-5", "anns-strike"], &[]);
    assert!(table.may(A, "play energy-5 by 0.1"), "the Homebase lets Power cards be played");
    assert!(!table.may(A, "play anns-strike by 0.1"));

    let mut table = with_ivy();
    table.hold(A, &["bobs-parting-shot", "ivys-farewell"]).hold(B, &["energy-1"]);
    table.go(Phase::Battle).play(A, "concede");
    assert_eq!(
        table.choices(A),
        ["play ivys-farewell by 0.1", "pass"],
        "the conceder is not meant"
    );
}

/// R389: it works as in the Battle Phase, with all answers to it.
#[test]
fn r389_the_action_is_answered_as_any() {
    for (answer, damage) in
        [("pass", 4), ("play combat-6 by 1.1 use 2", 0), ("play eves-dodge by 1.1", 0)]
    {
        let mut table = after_concession(&["bobs-parting-shot"], &["combat-6", "eves-dodge"]);
        table.attack(A, "play bobs-parting-shot by 0.2", "1.1");
        assert_eq!(table.due(), [B]);
        table.play(B, answer);
        assert_eq!(table.damage(EVE), damage, "{answer}");
    }
    let mut table = after_concession(&["bobs-parting-shot"], &["refusal"]);
    table.attack(A, "play bobs-parting-shot by 0.2", "1.1").play(B, "play refusal by 1.3");
    assert!(table.events.contains(&Event::Negated(card("bobs-parting-shot"))));
}

/// R390, R391: the conceder acts first, or does not; then the other.
#[test]
fn r390_r391_the_conceder_acts_first() {
    for answer in ["play ivys-farewell by 1.2", "pass"] {
        for first in [A, B] {
            let mut table = with_ivy();
            table.state.initiative = first;
            table.hold(A, &["ivys-farewell", "refusal"]).hold(B, &["ivys-farewell"]);
            table.with_usual_hands().go(Phase::Battle);
            if first == A {
                table.play(A, "pass");
            }
            table.play(B, "concede");
            assert_eq!((table.state.phase, table.due()), (Phase::PostConcession, vec![B]));
            table.play(B, answer);
            if answer != "pass" {
                table.play(A, "pass");
            }
            assert_eq!((table.state.phase, table.due()), (Phase::PostConcession, vec![A]));
            assert!(table.may(A, "play ivys-farewell by 0.1"));
            table.play(A, "pass");
            assert_eq!(table.state.battle, 3);
        }
    }
}

/// R392: the other may negate or answer what the conceder does.
#[test]
fn r392_the_conceders_action_may_be_negated() {
    let mut table = with_ivy();
    conceded(&mut table, &["refusal"], &["ivys-farewell"]);
    let before = table.state.cards(B).len(Zone::Draw);
    table.play(B, "play ivys-farewell by 1.2").play(A, "play refusal by 0.1");
    assert!(table.events.contains(&Event::Negated(card("ivys-farewell"))));
    let drawn = before - table.state.cards(B).len(Zone::Draw);
    assert_eq!((table.state.battle, drawn), (3, 8), "only the next hand was drawn");
}

/// R393: who had passed may act, but not attack.
#[test]
fn r393_who_had_passed_does_not_attack() {
    for has_passed in [true, false] {
        let mut table = Table::duel();
        table.place(BOB, "bobs-parting-shot");
        table.state.initiative = if has_passed { A } else { B };
        table.hold(A, &["bobs-last-word"]).go(Phase::Battle);
        if has_passed {
            table.play(A, "pass");
        }
        table.play(B, "concede");
        assert!(table.may(A, "play bobs-last-word by 0.2"));
        assert_eq!(table.may(A, "play bobs-parting-shot on 0.2 by 0.2"), !has_passed);
    }
}

/// R395: attacks that the action would grant are forfeit, and nothing is played that needs a follow-up.
#[test]
fn r395_nothing_follows_after_a_concession() {
    let mut table = after_concession(&["bobs-parting-shot", "bobs-strike"], &[]);
    table.attack(A, "play bobs-parting-shot by 0.2", "1.1");
    assert!(table.events.contains(&Event::WonBattle(A)), "no attack more is made");
    assert_eq!(table.damage(EVE), 4);

    let mut table = Table::duel();
    table.stand(BOB, "bobs-vigil");
    conceded(&mut table, &["teamwork-404", "hera", "bobs-strike", "combat-5"], &[]);
    assert!(table.may(A, "play combat-5 by 0.2") && table.may(A, "play bobs-strike by 0.2"));
    assert!(!table.may(A, "play teamwork-404 by 0.1") && !table.may(A, "play hera by 0.1"));
}

/// R396: a hit after a concession is a hit as any other.
#[test]
fn r396_a_hit_after_a_concession_is_a_hit() {
    let mut table = after_concession(&["bobs-parting-shot"], &[]);
    table.record(EVE, "energy-8");
    table.record(EVE, "energy-8");
    table.attack(A, "play bobs-parting-shot by 0.2", "1.1");
    assert_eq!(table.position(EVE), Position::Out);
    let mut table = after_concession(&["bobs-parting-shot"], &[]);
    table.attack(A, "play bobs-parting-shot by 0.2", "1.2");
    let hit = table.state.find(A, Zone::Hit, card("bobs-parting-shot")).unwrap();
    let lie = table.state.cards(A).lie(hit);
    assert_eq!((table.state.battle, lie.at, lie.is_current), (3, FAY, false));
}

/// R397: nothing that is done then changes who has won the battle.
#[test]
fn r397_the_battle_stays_conceded() {
    let mut table = with_ivy();
    table.hit(EVE, "energy-8");
    table.hold(A, &["ivys-farewell"]).with_usual_hands().go(Phase::Battle).play(A, "concede");
    table.play(A, "play ivys-farewell by 0.1");
    assert_eq!(table.total(A), 0, "the next battle has begun");
    assert!(table.events.contains(&Event::WonBattle(B)));

    let mut table = Table::duel();
    table.hit(BOB, "energy-8");
    conceded(&mut table, &["bobs-parting-shot"], &[]);
    table.attack(A, "play bobs-parting-shot by 0.2", "1.1");
    assert!(table.events.contains(&Event::WonBattle(A)), "with 4 to 8");
}
