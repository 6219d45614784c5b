//! What attacks are, and how they are answered (chapters 11.1 to 11.3).

use super::battle::fight;
use crate::event::Event;
use crate::state::{Phase, Position, Target};
use crate::tests::table::{A, ANN, B, BOB, EVE, FAY, GUS, HAL, Plan, Table, card};
use crate::zone::Zone;

/// A table with a Homebase on both sides.
fn at_home() -> Table {
    Table::new(Plan { homebases: [Some("test-house"); 2], ..Plan::default() })
}

/// R278: the Battle Phase begins if nobody concedes before it.
#[test]
fn r278_nobody_has_conceded_when_the_battle_phase_begins() {
    let mut table = Table::duel();
    table.hold(A, &["energy-5"]).hold(B, &["energy-6"]).go(Phase::Conceding);
    table.play(A, "fight").play(B, "fight");
    assert_eq!((table.state.phase, table.state.battle), (Phase::Battle, 2));
    for conceder in [A, B] {
        let mut table = Table::duel();
        table.with_usual_hands().go(Phase::Conceding);
        if conceder == B {
            table.play(A, "fight");
        }
        table.play(conceder, "concede");
        assert!(table.events.contains(&Event::WonBattle(conceder.opponent())));
        assert_eq!(table.state.battle, 3, "the battle is over");
    }
}

/// R282: Power, Teamwork and Ally cards, and Specials and Aspects with a value, are attacks for one's own turn.
#[test]
fn r282_what_counts_as_an_attack() {
    let attacks = [
        ("energy-5", None),
        ("teamwork-404", Some("combat-5")),
        ("hera", Some("bobs-strike")),
        ("anns-strike", None),
        ("test-cannon", None),
    ];
    for (attack, follow_up) in attacks {
        let mut table = at_home();
        if let Some(id) = follow_up {
            table.place(BOB, id);
        }
        table.hold(A, &[attack]).go(Phase::Battle);
        let is_attack = |it: &String| it.starts_with(&format!("play {attack} by"));
        assert!(table.choices(A).iter().any(is_attack), "{attack}");
        assert!(!table.may(A, "pass"), "{attack} must be made");
    }
}

/// R285: attacks are made and answered one after the other.
#[test]
fn r285_one_attack_at_a_time() {
    let mut table = fight(&["anns-flurry", "energy-5"], &["energy-6"]);
    table.attack(A, "play anns-flurry by 0.1", "1.1");
    assert_eq!((table.due(), table.damage(EVE)), (vec![B], 0), "the first is answered first");
    table.play(B, "pass");
    assert_eq!((table.due(), table.damage(EVE)), (vec![A], 2));
    table.attack(A, "play energy-5 by 0.1", "1.1");
    assert_eq!((table.due(), table.damage(EVE)), (vec![B], 2));
    table.play(B, "play energy-6 by 1.1 use 2");
    assert_eq!((table.damage(EVE), table.state.turn.seat), (2, B));
}

/// R288: an attack is made on something, or it is not made.
#[test]
fn r288_an_attack_needs_a_target() {
    let mut table = fight(&["energy-5"], &[]);
    table.play(A, "play energy-5 by 0.1");
    assert_eq!(table.choices(A), ["target 1.1", "target 1.2", "target 1.3"]);
    let mut table = Table::duel();
    table.hold(A, &["energy-5", "anns-mark"]).fallen_now(EVE).fallen_now(FAY).fallen_now(GUS);
    assert_eq!(table.go(Phase::Battle).choices(A), ["pass", "concede"], "Hal is in Reserve");
}

/// R289: what targets nothing is no attack.
#[test]
fn r289_what_targets_nothing_is_no_attack() {
    let mut table = fight(&["good-luck"], &["eves-dodge"]);
    assert!(table.may(A, "pass"));
    table.play(A, "play good-luck by 0.1");
    assert_eq!((table.state.play.target, table.due()), (Target::None, vec![B]), "nothing is aimed");
    assert_eq!(table.choices(B), ["pass"], "there is nothing to avoid");
}

/// R290: what is aimed at a Special that takes hits is an attack; what only removes Specials is none.
#[test]
fn r290_a_decoy_is_attacked() {
    let mut table = Table::duel();
    let decoy = table.stand(EVE, "eves-decoy");
    table.hold(A, &["energy-5"]).go(Phase::Battle);
    assert!(!table.may(A, "pass"), "it must be played before one passes");
    table.play(A, "play energy-5 by 0.1");
    assert!(table.events.contains(&Event::HitCard(card("energy-5"), card("eves-decoy"))));
    assert_eq!((table.zone(decoy), table.total(A)), (Zone::Dead, 0));

    let mut table = Table::duel();
    table.stand(EVE, "eves-decoy");
    table.hold(A, &["erasure"]).go(Phase::Battle);
    assert!(table.may(A, "pass"));
}

/// R291: what affects the opponent is no attack.
#[test]
fn r291_what_affects_the_opponent_is_no_attack() {
    let mut table = fight(&["taunt"], &["eves-dodge"]);
    let before = table.state.cards(B).len(Zone::Draw);
    assert!(table.may(A, "pass"));
    table.play(A, "play taunt by 0.1");
    assert_eq!(table.choices(B), ["pass"]);
    table.play(B, "pass");
    assert_eq!(table.state.cards(B).len(Zone::Draw), before - 1);
}

/// R294: the value of an attack is what is printed with all bonuses and penalties, and not below 0.
#[test]
fn r294_an_attack_is_worth_its_value_with_all_that_changes_it() {
    let attack = |attached: &[&str], text: &str| {
        let mut table = Table::duel();
        for id in attached {
            table.attach(ANN, id);
        }
        table.hold(A, &["energy-5", "ray-gun"]).hold(B, &["energy-1"]).go(Phase::Battle);
        table.attack(A, text, "1.1").value()
    };
    let (alone, pair) = ("play energy-5 by 0.1", "play energy-5 by 0.1 with ray-gun");
    assert_eq!(attack(&[], alone), Some(5));
    assert_eq!(attack(&["anns-battle-cry"], alone), Some(6));
    assert_eq!(attack(&["anns-battle-cry"], pair), Some(8));
    assert_eq!(attack(&["anns-battle-cry", "anns-weakness"], alone), Some(0), "5 + 1 - 9");
}

/// R295: an attack is successful if it hits a character.
#[test]
fn r295_an_attack_that_hits_a_character_is_successful() {
    let mut table = fight(&["anns-probe"], &[]);
    table.stack(A, &["energy-1"]).attack(A, "play anns-probe by 0.1", "1.1");
    assert_eq!((table.damage(EVE), table.hand(A)), (3, vec!["energy-1"]));
    let mut table = fight(&["anns-mark"], &["eves-dodge"]);
    table.attack(A, "play anns-mark by 0.1", "1.1").play(B, "play eves-dodge by 1.1");
    assert!(table.hand(A).is_empty());
}

/// R296: an attack that hits anything else is not.
#[test]
fn r296_what_hits_anything_else_is_not_successful() {
    let mut table = Table::duel();
    table.stand(EVE, "eves-decoy");
    table.hold(A, &["anns-probe"]).go(Phase::Battle).play(A, "play anns-probe by 0.1");
    assert_eq!((table.hand(A), table.cards(A, Zone::Dead)), (vec![], vec!["anns-probe"]));
    for (target, drawn) in [("1.base", 0), ("1.1", 1)] {
        let mut table = at_home();
        table.hold(A, &["anns-siege"]).go(Phase::Battle);
        table.attack(A, "play anns-siege by 0.1", target);
        assert_eq!((table.cards(A, Zone::Hit), table.hand(A).len()), (vec!["anns-siege"], drawn));
    }
}

/// R297: each Offensive Action may be answered.
#[test]
fn r297_the_opponent_may_answer_each_action() {
    let mut table = fight(&["energy-5"], &["energy-6"]);
    table.attack(A, "play energy-5 by 0.1", "1.1");
    assert_eq!(
        (table.due(), table.choices(B)),
        (vec![B], vec!["play energy-6 by 1.1 use 2".into(), "pass".into()])
    );
    let mut table = fight(&["good-luck"], &["refusal"]);
    table.play(A, "play good-luck by 0.1");
    assert_eq!(table.due(), [B]);
    assert!(table.may(B, "play refusal by 1.1"));
}

/// R299: an attack is defended if it is blocked, avoided or has no target any more, and by nothing else.
#[test]
fn r299_there_are_three_ways_to_defend() {
    let drawn_after = |answer: &str| {
        let mut table = fight(&["anns-probe"], &[answer.split(' ').nth(1).unwrap()]);
        table.stack(A, &["energy-1", "combat-2"]).attack(A, "play anns-probe by 0.1", "1.1");
        table.play(B, answer);
        table.hand(A).len()
    };
    for defence in ["play eves-guard by 1.1", "play eves-dodge by 1.1", "play eves-veil by 1.1"] {
        assert_eq!(drawn_after(defence), 2, "{defence}: it draws 2 if it is defended");
    }
    assert_eq!(drawn_after("play refusal by 1.1"), 0, "it is negated");
    assert_eq!(drawn_after("play fays-cover by 1.2"), 1, "it hits another");
    assert_eq!(drawn_after("play eves-brace by 1.1"), 1, "it hits");
}

/// R306: an attack without a value cannot be blocked.
#[test]
fn r306_an_attack_without_a_value_is_not_blocked() {
    let mut table = fight(&["anns-mark"], &["energy-8", "eves-guard", "eves-dodge"]);
    table.attack(A, "play anns-mark by 0.1", "1.1");
    assert_eq!(table.choices(B), ["play eves-dodge by 1.1", "pass"]);
}

/// R307: an attack on a Homebase is avoided as well, by who may defend others.
#[test]
fn r307_an_attack_on_a_homebase_is_avoided() {
    let mut table = at_home();
    table.hold(A, &["anns-siege"]).hold(B, &["eves-dodge", "fays-rescue", "energy-8"]);
    table.go(Phase::Battle).attack(A, "play anns-siege by 0.1", "1.base");
    assert_eq!(table.choices(B), ["play fays-rescue by 1.2", "pass"]);
    table.play(B, "play fays-rescue by 1.2");
    assert_eq!(
        (table.cards(A, Zone::Hit), table.cards(A, Zone::Dead)),
        (vec![], vec!["anns-siege"])
    );
}

/// R310: a card that makes the target impossible to attack makes the attack fail.
#[test]
fn r310_an_attack_without_a_target_fails() {
    for answer in ["eves-veil", "eves-retreat"] {
        let mut table = fight(&["energy-5"], &[answer]);
        table.attack(A, "play energy-5 by 0.1", "1.1").play(B, &format!("play {answer} by 1.1"));
        assert!(table.events.contains(&Event::Invalid), "{answer}");
        assert_eq!((table.damage(EVE), table.cards(A, Zone::PowerPack)), (0, vec!["energy-5"]));
        assert_eq!(table.state.turn.seat, B, "the attack was the turn");
    }
}

/// R311: that card is discarded, or stays for its duration.
#[test]
fn r311_what_made_the_target_invalid_is_discarded_or_stays() {
    let mut table = fight(&["energy-5", "combat-4"], &["eves-veil"]);
    table.attack(A, "play energy-5 by 0.1", "1.1").play(B, "play eves-veil by 1.1");
    assert_eq!(table.cards(B, Zone::Clipped), ["eves-veil"]);
    table.play(B, "pass").play(A, "play combat-4 by 0.1");
    assert_eq!(table.choices(A), ["target 1.2", "target 1.3"], "it is still in effect");
    table.with_usual_hands().go(Phase::End);
    assert_eq!(table.cards(B, Zone::Dead), ["eves-veil"]);

    let mut table = fight(&["energy-5"], &["eves-retreat"]);
    table.attack(A, "play energy-5 by 0.1", "1.1").play(B, "play eves-retreat by 1.1");
    assert_eq!(
        (table.position(EVE), table.cards(B, Zone::Dead)),
        (Position::Reserve, vec!["eves-retreat"])
    );
    assert_eq!(table.position(HAL), Position::Reserve);
}
