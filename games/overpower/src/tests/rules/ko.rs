//! KOs (chapter 11.7).

use super::battle::fight;
use crate::event::Ko;
use crate::state::{Phase, Position};
use crate::tests::table::{A, ANN, B, EVE, FAY, Table};
use crate::zone::Zone;

/// Lets Eve have these cards attached and these hits, and be attacked with a Power card.
fn attacked(attached: &[&str], record: &[&str], with: &str) -> Table {
    let mut table = Table::duel();
    for id in attached {
        table.attach(EVE, id);
    }
    for id in record {
        table.record(EVE, id);
    }
    table.hold(A, &[with]).go(Phase::Battle);
    table.attack(A, &format!("play {with} by 0.1"), "1.1");
    table
}

/// R349: a character is also checked when an effect changes its hits, their types or how many it takes.
#[test]
fn r349_a_ko_follows_from_any_change() {
    let mut table = fight(&["anns-hex"], &[]);
    for id in ["energy-7", "energy-8"] {
        table.record(EVE, id);
    }
    table.play(A, "play anns-hex by 0.1");
    assert_eq!(table.fell(EVE), Some(Ko::Cumulative), "15 hits are enough now");

    let mut table = fight(&["anns-palette"], &[]);
    for id in ["energy-1", "combat-1", "any-power-5"] {
        table.record(EVE, id);
    }
    table.play(A, "play anns-palette by 0.1");
    assert_eq!(table.fell(EVE), Some(Ko::Spectrum), "Any-Power is Brute Force now");

    let mut table = fight(&["erasure"], &[]);
    table.attach(EVE, "eves-patience");
    for id in ["energy-7", "energy-8", "energy-6"] {
        table.record(EVE, id);
    }
    table.play(A, "play erasure by 0.1");
    assert_eq!(table.fell(EVE), Some(Ko::Cumulative), "nothing keeps her up any more");
}

/// R349: in other phases as well: when an Event is turned over, and when what kept a character up ends.
#[test]
fn r349_a_ko_follows_in_other_phases() {
    let mut table = Table::duel();
    for id in ["energy-7", "energy-8"] {
        table.record(EVE, id);
    }
    table.record(FAY, "energy-8");
    table.put(A, "test-plague", Zone::FaceDown);
    table.go(Phase::Turning);
    assert_eq!((table.fell(EVE), table.fell(FAY)), (Some(Ko::Cumulative), None));

    let mut table = Table::duel();
    table.attach(EVE, "eves-second-wind");
    for id in ["energy-7", "energy-8", "energy-6"] {
        table.record(EVE, id);
    }
    table.with_usual_hands().go(Phase::Battle);
    assert_eq!(table.position(EVE), Position::Front);
    table.go(Phase::End);
    assert_eq!(table.fell(EVE), Some(Ko::Cumulative), "it lasted to the end of the battle");
}

/// R357: a hit without an icon counts as no type.
#[test]
fn r357_a_hit_without_an_icon_is_no_type() {
    let mut table = fight(&["anns-curse"], &[]);
    for id in ["energy-1", "combat-1"] {
        table.record(EVE, id);
    }
    table.attack(A, "play anns-curse by 0.1", "1.1");
    assert_eq!(table.cards(A, Zone::Hit).len(), 3);
    assert_eq!(
        (table.game.record(&table.state, EVE).spectrum(), table.position(EVE)),
        (2, Position::Front)
    );
}

/// R358: an Absolute KO takes 20 damage and three types at once, Any-Power left out.
#[test]
fn r358_an_absolute_ko_takes_damage_and_types() {
    let kos = [
        (["energy-8", "combat-8"], "brute-force-4", Ko::Absolute),
        (["energy-7", "combat-8"], "brute-force-4", Ko::Spectrum),
        (["energy-8", "combat-8"], "combat-4", Ko::Cumulative),
        (["energy-8", "combat-8"], "any-power-5 by 0.1 as brute-force", Ko::Cumulative),
        (["energy-8", "combat-8"], "multipower-4 by 0.1 as energy", Ko::Absolute),
    ];
    for (record, with, ko) in kos {
        let (id, how) = with.split_once(' ').unwrap_or((with, "by 0.1"));
        let mut table = fight(&[id], &[]);
        for id in record {
            table.record(EVE, id);
        }
        table.attack(A, &format!("play {id} {how}"), "1.1");
        assert_eq!(table.fell(EVE), Some(ko), "{record:?} and {with}");
    }
}

/// R359, R360, R362: what prevents a KO prevents no Absolute KO: the character is out at once.
#[test]
fn r359_r360_r362_nothing_prevents_an_absolute_ko() {
    let ward = ["eves-ward"];
    let table = attacked(&ward, &["energy-8", "energy-7"], "energy-6");
    assert_eq!(table.position(EVE), Position::Front, "21 damage without Intelligence");
    let table = attacked(&ward, &["energy-1", "combat-1"], "brute-force-3");
    assert_eq!(table.position(EVE), Position::Front, "three types without Intelligence");
    let table = attacked(&ward, &["energy-8", "combat-8"], "brute-force-4");
    assert_eq!((table.position(EVE), table.fell(EVE)), (Position::Out, Some(Ko::Absolute)));
}

/// R361: 20 is the number for an Absolute KO, however many hits a Cumulative KO takes.
#[test]
fn r361_an_absolute_ko_takes_20_always() {
    let table = attacked(&["eves-patience"], &["energy-8", "energy-7"], "energy-5");
    assert_eq!(table.position(EVE), Position::Front, "20 of 25");
    let table =
        attacked(&["eves-patience", "eves-ward"], &["energy-8", "combat-8"], "brute-force-4");
    assert_eq!(table.fell(EVE), Some(Ko::Absolute), "20 and three types");

    let mut table = Table::duel();
    table.attach(EVE, "eves-ward");
    table.stand(ANN, "anns-hex");
    for id in ["energy-8", "combat-3"] {
        table.record(EVE, id);
    }
    table.hold(A, &["brute-force-4"]).go(Phase::Battle);
    table.attack(A, "play brute-force-4 by 0.1", "1.1");
    assert_eq!(table.position(EVE), Position::Front, "15 and three types are not enough");
}

/// R363: hits of a kind with which a character cannot be KO'd are left out.
#[test]
fn r363_hits_of_some_kinds_are_left_out() {
    let record = ["teamwork-404", "energy-8"];
    assert_eq!(attacked(&[], &record, "energy-8").fell(EVE), Some(Ko::Cumulative));
    let table = attacked(&["eves-discipline"], &record, "energy-8");
    assert_eq!((table.position(EVE), table.damage(EVE)), (Position::Front, 20));
    let table = attacked(&["eves-discipline"], &["teamwork-404", "combat-1"], "brute-force-1");
    assert_eq!(table.position(EVE), Position::Front, "Combat and Brute Force are left");
    let record = ["teamwork-404", "anns-strike", "energy-5"];
    let both = ["eves-discipline", "eves-composure"];
    for attached in [both, [both[1], both[0]]] {
        let table = attacked(&attached, &record, "energy-8");
        assert_eq!((table.position(EVE), table.damage(EVE)), (Position::Front, 22), "13 count");
    }
    assert_eq!(
        attacked(&both[..1], &record, "energy-8").position(EVE),
        Position::Front,
        "18 count"
    );
}

/// R364: for an Absolute KO they count.
#[test]
fn r364_all_hits_count_for_an_absolute_ko() {
    let table =
        attacked(&["eves-discipline"], &["teamwork-404", "combat-8", "combat-3"], "brute-force-5");
    assert_eq!(table.fell(EVE), Some(Ko::Absolute));
}

/// R369: what the fallen have put in the Astral Plane stays in effect.
#[test]
fn r369_what_the_fallen_left_in_the_astral_plane_stays() {
    let mut table = fight(&["anns-oath", "combat-5"], &["energy-5"]);
    for id in ["energy-7", "energy-8"] {
        table.record(ANN, id);
    }
    table.play(A, "play anns-oath by 0.1").play(B, "pass");
    table.attack(B, "play energy-5 by 1.1", "0.1").play(A, "pass");
    assert_eq!(
        (table.position(ANN), table.cards(A, Zone::Astral)),
        (Position::Out, vec!["anns-oath"])
    );
    table.hold(B, &["energy-1"]).attack(A, "play combat-5 by 0.2", "1.1");
    assert_eq!(table.value(), Some(6));
}
