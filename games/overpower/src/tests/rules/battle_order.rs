//! The structure of a battle (chapter 5).

use fracas_core::Chronicle;

use crate::event::Event;
use crate::state::{Phase, State};
use crate::tests::table::{A, B, EIGHT, Plan, Table};
use crate::zone::Zone;

/// R165: initiative passes to the other player after each battle.
#[test]
fn r165_initiative_passes_after_each_battle() {
    let mut table = Table::duel();
    table.with_usual_hands().go(Phase::Venture);
    let mut seen = vec![table.state.initiative];
    for _ in 0..2 {
        let battle = table.state.battle;
        table.play(seen[seen.len() - 1], "venture 1");
        while table.state.battle == battle {
            let seat = table.due()[0];
            let is_asked = table.may(seat, "concede") && seat == B;
            table.play(seat, if is_asked { "concede" } else { dull(&table) });
        }
        seen.push(table.state.initiative);
        table.reach(Phase::Venture);
    }
    assert_eq!(seen, [A, B, A]);
}

/// Finds something that changes little.
fn dull(table: &Table) -> &'static str {
    let seat = table.due()[0];
    let dull = ["venture 1", "fight", "pass"].into_iter().find(|text| table.may(seat, text));
    dull.expect("one of them can be done")
}

/// R166: the phases come in their order.
#[test]
fn r166_a_battle_has_eight_phases_in_order() {
    let mut table = Table::duel();
    table.with_usual_hands().stack(A, &["jane"]);
    table.state.enter(Phase::Draw);
    let mut phases = vec![table.state.phase];
    let mut log = Chronicle::default();
    table.game.go_on(&mut table.state, &mut table.chance, &mut log);
    phases.extend(log.pauses.iter().map(|pause| pause.state.phase));
    for text in ["pass", "pass", "venture 1", "venture 1", "fight", "fight"] {
        phases.push(table.state.phase);
        let seat = table.due()[0];
        table.play(seat, text);
    }
    phases.push(table.state.phase);
    let seat = table.due()[0];
    table.play(seat, "concede");
    phases.push(table.state.phase);
    phases.dedup();
    phases.retain(|phase| *phase != Phase::Conceding && *phase != Phase::Discarded);
    assert_eq!(
        phases,
        [
            Phase::Draw,
            Phase::Turning,
            Phase::Duplicates,
            Phase::Unusable,
            Phase::Placing,
            Phase::Venture,
            Phase::Battle,
            Phase::PostConcession,
        ]
    );
    table.play(A, "pass");
    table.play(B, "pass");
    assert!(table.events.contains(&Event::WonBattle(B)), "the End of Battle is last");
}

/// R167: the initiative player goes first in each phase.
#[test]
fn r167_the_initiative_player_goes_first() {
    for first in [A, B] {
        for phase in [Phase::Placing, Phase::Venture, Phase::Conceding, Phase::Battle] {
            let mut table = Table::duel();
            table.hold(A, &EIGHT).hold(B, &EIGHT);
            table.state.initiative = first;
            table.go(phase);
            assert_eq!(table.due(), [first], "{phase:?}");
        }
    }
}

/// R168: a new battle begins after End of Battle, if nobody has won.
#[test]
fn r168_a_new_battle_follows() {
    let mut table = Table::duel();
    table.with_usual_hands().go(Phase::End);
    assert_eq!((table.state.battle, table.hand(A).len()), (3, 8));
    assert!(table.events.contains(&Event::BattleBegan(3, B)));
}

/// R169: without a concession there is no Post-Concession Phase.
#[test]
fn r169_post_concession_needs_a_concession() {
    let mut table = Table::duel();
    table.go(Phase::Battle);
    table.play(A, "pass");
    let seen: Vec<Phase> = phases(&mut table, |table| {
        table.play(B, "pass");
    });
    assert!(!seen.contains(&Phase::PostConcession));
    assert_eq!(table.state.battle, 3);
}

/// Lists the phases in which a step pauses.
fn phases(table: &mut Table, step: impl FnOnce(&mut Table)) -> Vec<Phase> {
    let before: State = table.state;
    step(table);
    [before.phase, table.state.phase].into()
}

/// R170: what a card says goes before what a phase says.
#[test]
fn r170_cards_change_the_rules_of_phases() {
    let homebases = [Some("event-horizon-the-future"), None];
    let mut table = Table::new(Plan { homebases, ..Plan::default() });
    table.with_usual_hands().stack(A, &["jane", "a-captive-no-more"]).go(Phase::Draw);
    assert_eq!((table.state.phase, table.due()), (Phase::Events, vec![A]));
    assert_eq!(table.hand(A).len(), 10, "two cards are drawn for two Events, before one is chosen");
}

/// R171: of what happens at the same moment the initiative player's comes first.
#[test]
fn r171_effects_of_the_initiative_player_come_first() {
    for first in [A, B] {
        let teams = [["merlin", "bob", "cat", "dan"], ["eve", "merlin", "gus", "hal"]];
        let mut table = Table::new(Plan { teams, ..Plan::default() });
        table.state.initiative = first;
        table.go(Phase::Ventured);
        assert_eq!(table.due(), [first]);
    }
}

/// R172: a prohibition beats a permission, and an Event beats a Special.
#[test]
fn r172_prohibitions_beat_permissions() {
    let mut table = Table::duel();
    table.hold(A, &["energy-5", "ray-gun"]).go(Phase::Battle);
    assert!(table.may(A, "play energy-5 by 0.1 with ray-gun"));
    let mut table = Table::duel();
    table.hold(A, &["energy-5", "ray-gun"]);
    table.put(B, "jane", Zone::FaceDown);
    table.go(Phase::Turning).reach(Phase::Battle);
    assert!(table.may(A, "play energy-5 by 0.1") && table.hand(A).contains(&"ray-gun"));
    assert!(!table.may(A, "play energy-5 by 0.1 with ray-gun"));
}
