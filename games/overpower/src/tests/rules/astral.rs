//! The Astral Plane: negating, acting as another class, and what lies there (chapters 11.4 and 14).

use fracas_core::{Legible as _, Viewer};

use super::battle::fight;
use crate::event::Event;
use crate::state::Phase;
use crate::tests::table::{A, ANN, B, EVE, Plan, Table, card};
use crate::zone::Zone;

/// R316, R422: whatever is played on one's turn passes through the Astral Plane before it takes effect.
#[test]
fn r316_r422_all_that_is_played_passes_through_the_astral_plane() {
    let attacks =
        ["energy-5", "anns-strike", "anns-mark", "teamwork-404", "hera", "test-cannon by 0.base"];
    for attack in attacks {
        let homebases = [Some("test-house"), None];
        let mut table = Table::new(Plan { homebases, ..Plan::default() });
        let (id, by) = attack.split_once(' ').unwrap_or((attack, "by 0.1"));
        table.hold(A, &[id, "combat-4", "bobs-strike"]).hold(B, &["energy-1"]).go(Phase::Battle);
        table.attack(A, &format!("play {id} {by}"), "1.1");
        assert_eq!((table.due(), table.cards(A, Zone::Astral)), (vec![B], vec![id]));
        assert!(table.cards(A, Zone::Hit).is_empty());
    }
    for action in ["good-luck", "anns-relic", "anns-battle-cry", "erasure"] {
        let mut table = fight(&[action], &["energy-1"]);
        table.play(A, &format!("play {action} by 0.1"));
        assert_eq!((table.due(), table.cards(A, Zone::Astral)), (vec![B], vec![action]));
        assert!(table.hand(A).is_empty() && table.cards(A, Zone::Clipped).is_empty());
    }
}

/// R319: while it may be negated a card has no text, but that it cannot be negated.
#[test]
fn r319_a_card_in_the_astral_plane_has_no_text() {
    let mut table = fight(&["anns-edict"], &["refusal"]);
    table.stack(A, &["energy-1"]).attack(A, "play anns-edict by 0.1", "1.1");
    assert!(table.may(B, "play refusal by 1.1"), "though only Power cards may defend it");
    assert!(table.hand(A).is_empty(), "and it has drawn nothing yet");
    table.play(B, "play refusal by 1.1");
    assert!(table.hand(A).is_empty());
    let mut table = fight(&["anns-certainty"], &["refusal"]);
    table.attack(A, "play anns-certainty by 0.1", "1.1");
    assert_eq!(table.choices(B), ["pass"]);
}

/// R321: to negate is no defence, though it is done in answer: others than the target may, whatever may defend.
#[test]
fn r321_negating_is_no_defence() {
    let mut table = fight(&["anns-strike"], &["refusal", "fays-rescue"]);
    table.attack(A, "play anns-strike by 0.1", "1.1");
    for who in ["1.1", "1.2", "1.3"] {
        assert!(table.may(B, &format!("play refusal by {who}")));
    }
    table.play(B, "play refusal by 1.3");
    assert!(table.events.contains(&Event::Negated(card("anns-strike"))));
    assert_eq!(table.hand(B), ["fays-rescue"], "nobody defended");
}

/// R322: what was negated was neither successful nor defended.
#[test]
fn r322_a_negated_attack_is_neither_successful_nor_defended() {
    for (answer, drawn) in [("pass", 1), ("play eves-dodge by 1.1", 2), ("play refusal by 1.1", 0)]
    {
        let mut table = fight(&["anns-probe"], &["refusal", "eves-dodge"]);
        table.stack(A, &["energy-1", "combat-2"]).attack(A, "play anns-probe by 0.1", "1.1");
        table.play(B, answer);
        assert_eq!(table.hand(A).len(), drawn, "1 if it hits, 2 if it is defended: {answer}");
    }
}

/// R324: what is not negated takes effect, in the Astral Plane or out of it.
#[test]
fn r324_what_is_not_negated_stays_or_leaves() {
    let mut table = fight(&["anns-boast"], &["refusal"]);
    table.play(A, "play anns-boast by 0.1");
    assert_eq!(table.total(A), 0);
    table.play(B, "pass");
    assert_eq!((table.cards(A, Zone::Astral), table.total(A)), (vec!["anns-boast"], 4));
    let mut table = fight(&["good-luck"], &["refusal"]);
    table.stack(A, &["energy-1"]).play(A, "play good-luck by 0.1").play(B, "pass");
    assert_eq!(
        (table.hand(A), table.cards(A, Zone::Defeated)),
        (vec!["energy-1"], vec!["good-luck"])
    );
}

/// R325: negates come before defences.
#[test]
fn r325_negating_comes_before_defending() {
    let mut table = fight(&["anns-edict"], &["refusal", "energy-6"]);
    table.stack(A, &["energy-1"]).attack(A, "play anns-edict by 0.1", "1.1");
    assert!(table.may(B, "play refusal by 1.1") && !table.may(B, "play energy-6 by 1.1 use 2"));
    table.play(B, "pass");
    assert_eq!(table.hand(A), ["energy-1"], "it has left the Astral Plane");
    assert_eq!(table.choices(B), ["play energy-6 by 1.1 use 2", "pass"]);
}

/// R327, R328: what acts as a Power card is negated as what it is, and defended as a Power card.
#[test]
fn r327_r328_what_acts_as_a_power_card_is_defended_as_one() {
    let mut table = fight(&["anns-guise"], &["refusal", "eves-scorn", "eves-parry"]);
    table.attack(A, "play anns-guise by 0.1", "1.1");
    assert!(table.may(B, "play refusal by 1.1"), "it is a Special in the Astral Plane");
    assert!(table.may(B, "play eves-parry by 1.1"), "this avoids Power cards");
    assert!(!table.may(B, "play eves-scorn by 1.1"), "this avoids Specials");
    let mut table = fight(&["anns-strike"], &["eves-scorn", "eves-parry"]);
    table.attack(A, "play anns-strike by 0.1", "1.1");
    assert_eq!(table.choices(B), ["play eves-scorn by 1.1", "pass"]);
}

/// R329: in defence it is a Power card as soon as it is played.
#[test]
fn r329_what_acts_as_a_power_card_defends_as_one() {
    let mut table = fight(&["anns-edict"], &["eves-guise", "eves-guard"]);
    table.attack(A, "play anns-edict by 0.1", "1.1").play(B, "pass");
    assert_eq!(table.choices(B), ["play eves-guise by 1.1", "pass"], "only Power cards defend");
    table.play(B, "play eves-guise by 1.1");
    assert_eq!((table.damage(EVE), table.cards(B, Zone::Dead)), (0, vec!["eves-guise"]));
}

/// R330: on one's own turn a negate removes a card in play; it is no attack, and can be negated itself.
#[test]
fn r330_a_negate_on_ones_own_turn() {
    for (answer, is_removed) in [("pass", true), ("play refusal by 1.1", false)] {
        let mut table = Table::duel();
        let decoy = table.stand(EVE, "eves-decoy");
        table.hold(A, &["erasure"]).hold(B, &["refusal", "eves-dodge"]).go(Phase::Battle);
        assert!(table.may(A, "pass"));
        table.play(A, "play erasure by 0.1");
        assert!(!table.may(B, "play eves-dodge by 1.1"));
        table.play(B, answer);
        assert_eq!(table.zone(decoy) == Zone::Dead, is_removed, "{answer}");
        assert_eq!(table.cards(A, Zone::Defeated), ["erasure"]);
    }
}

/// R331: the order of an Offensive Action, from its announcement to what follows it.
#[test]
fn r331_the_order_of_an_offensive_action() {
    let mut table = fight(&["anns-bargain", "combat-2", "energy-7"], &["refusal", "energy-1"]);
    table.record(EVE, "energy-7");
    table.record(EVE, "energy-8");
    table.stack(A, &["intelligence-1"]).play(A, "play anns-bargain by 0.1 as energy");
    assert_eq!(table.choices(A), ["pay combat-2", "pay energy-7"], "what it costs");
    table.play(A, "pay combat-2").play(A, "target 1.1");
    assert!(table.may(B, "play refusal by 1.2"), "it may be negated");
    table.play(B, "pass");
    let at = |is_it: &dyn Fn(&Event) -> bool| table.events.iter().position(is_it);
    let order = [
        at(&|it| *it == Event::LetCome(B)),
        at(&|it| matches!(it, Event::Hit(..))),
        at(&|it| matches!(it, Event::Drew(..))),
        at(&|it| matches!(it, Event::Fell(..))),
    ];
    assert!(order.is_sorted() && order[0].is_some(), "hit, its effect, the KO: {order:?}");
    assert_eq!(table.due(), [A]);
    assert!(table.may(A, "play energy-7 by 0.1"), "the next attack of the chain");

    let mut table = fight(&["anns-strike"], &["refusal", "eves-brace", "energy-3"]);
    table.attack(A, "play anns-strike by 0.1", "1.1");
    assert!(table.may(B, "play refusal by 1.1") && !table.may(B, "play energy-3 by 1.1 use 2"));
    table.play(B, "play eves-brace by 1.1");
    assert!(!table.may(B, "play refusal by 1.1"), "that was before");
    table.play(B, "play energy-3 by 1.1 use 2");
    assert_eq!((table.damage(EVE), table.state.turn.seat), (0, B));
}

/// R332: an Event is negated when it is turned over, by a card that negates Events.
#[test]
fn r332_an_event_is_negated_when_it_is_turned_over() {
    let teams = [["ann", "bob", "cat", "dan"], ["eve", "time-traveler", "gus", "hal"]];
    for (answer, hits) in [("pass", 15), ("play harbingers-warning by 1.2", 20)] {
        let mut table = Table::new(Plan { teams, ..Plan::default() });
        table.put(A, "test-plague", Zone::FaceDown);
        table.hold(B, &["harbingers-warning", "refusal"]).go(Phase::Turning);
        assert_eq!(table.choices(B), ["play harbingers-warning by 1.2", "pass"]);
        table.play(B, answer);
        assert_eq!(table.game.hits_to_ko(&table.state, EVE), hits, "{answer}");
        let is_negated = hits == 20;
        assert_eq!(table.cards(A, Zone::Defeated).contains(&"test-plague"), is_negated);
        assert_eq!(table.cards(B, Zone::Dead).contains(&"harbingers-warning"), is_negated);
    }
}

/// R417: the Astral Plane is one area between the teams.
#[test]
fn r417_the_astral_plane_is_shared() {
    let mut table = Table::duel();
    table.stand(ANN, "anns-oath");
    table.stand(EVE, "eves-decoy");
    let scene = table.game.scene(&table.state, Viewer::Spectator);
    let area = scene.area("astral-plane").unwrap();
    let items: Vec<_> = area.items.iter().map(|item| item.owner).collect();
    assert_eq!((area.owner, items), (None, vec![Some(A), Some(B)]));
}

/// R418: hits from the fallen lie there to the end of the battle.
#[test]
fn r418_hits_of_the_fallen_lie_there_until_the_end() {
    let mut table = fight(&["energy-5"], &[]);
    table.record(EVE, "energy-7");
    table.record(EVE, "energy-8");
    table.attack(A, "play energy-5 by 0.1", "1.1");
    assert_eq!((table.cards(A, Zone::Astral), table.total(A)), (vec!["energy-5"], 5));
    table.with_usual_hands().go(Phase::End);
    assert!(table.cards(A, Zone::Astral).is_empty());
    assert!(table.cards(A, Zone::PowerPack).contains(&"energy-5"));
}

/// R419: so do cards that only change Venture Totals.
#[test]
fn r419_venture_modifiers_lie_there_until_the_end() {
    let mut table = fight(&["anns-boast"], &[]);
    table.play(A, "play anns-boast by 0.1");
    assert_eq!(table.cards(A, Zone::Astral), ["anns-boast"]);
    table.with_usual_hands().go(Phase::End);
    assert_eq!(
        (table.cards(A, Zone::Astral), table.cards(A, Zone::Dead)),
        (vec![], vec!["anns-boast"])
    );
}

/// R420: what lasts, is no hit and is attached to nobody lies there while it is in effect.
#[test]
fn r420_what_lasts_and_is_attached_to_nobody_lies_there() {
    for (id, zone) in [
        ("anns-oath", Zone::Astral),
        ("anns-lesson", Zone::Astral),
        ("anns-hex", Zone::Astral),
        ("anns-battle-cry", Zone::Clipped),
        ("anns-relic", Zone::Clipped),
    ] {
        let mut table = fight(&[id], &[]);
        table.play(A, &format!("play {id} by 0.1"));
        assert_eq!(table.cards(A, zone), [id]);
    }
    let mut table = fight(&["anns-curse"], &[]);
    table.attack(A, "play anns-curse by 0.1", "1.1");
    assert_eq!(table.cards(A, Zone::Hit), ["anns-curse"], "this is a hit");
}

/// R421: Events lie there to the end of the battle.
#[test]
fn r421_events_lie_there_until_the_end() {
    let mut table = Table::duel();
    table.put(A, "test-plague", Zone::FaceDown);
    table.go(Phase::Turning);
    assert_eq!(table.cards(A, Zone::Astral), ["test-plague"]);
    table.with_usual_hands().go(Phase::End);
    assert_eq!(table.cards(A, Zone::Defeated), ["test-plague"]);
}
