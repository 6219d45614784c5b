//! The kinds of Power and Universe cards, and what is played from a Homebase (chapters 2.2, 2.3, 2.5 and 2.8).

use fracas_core::{Legible as _, Pack, Viewer};

use super::battle::fight;
use crate::card::Kind;
use crate::catalogue::Catalogue;
use crate::power::{Icons, PowerType};
use crate::state::Phase;
use crate::tests::table::{A, A_HOME, ANN, B, EVE, Plan, Table, card};
use crate::zone::Zone;

/// A table with a Homebase on both sides.
fn at_home() -> Table {
    Table::new(Plan { homebases: [Some("test-house"); 2], ..Plan::default() })
}

/// R30: every Homebase has one place for an Aspect.
#[test]
fn r030_every_homebase_has_one_slot_for_an_aspect() {
    for (_, homebase) in Catalogue::base().homebases() {
        let homebases = [Some(&*homebase.id), None];
        let mut table = Table::new(Plan { homebases, ..Plan::default() });
        table.hold(A, &["supay"]).go(Phase::Placing);
        assert!(table.may(A, "place supay 0.base"), "{}", homebase.name);
        let mut table = Table::new(Plan { homebases, ..Plan::default() });
        table.place(A_HOME, "isis");
        table.hold(A, &["supay"]).go(Phase::Placing);
        assert!(!table.may(A, "place supay 0.base"), "{}", homebase.name);
    }
}

/// R31: a Homebase is attacked only if a card says so.
#[test]
fn r031_a_homebase_is_attacked_only_if_a_card_says_so() {
    let mut table = at_home();
    table.hold(A, &["energy-5"]).go(Phase::Battle).play(A, "play energy-5 by 0.1");
    assert_eq!(table.choices(A), ["target 1.1", "target 1.2", "target 1.3"]);
    let mut table = at_home();
    table.hold(A, &["anns-siege"]).go(Phase::Battle).play(A, "play anns-siege by 0.1");
    assert!(table.may(A, "target 1.base") && !table.may(A, "target 0.base"));
    let mut table = fight(&["anns-siege"], &[]);
    table.play(A, "play anns-siege by 0.1");
    assert!(!table.may(A, "target 1.base"), "there is none");
}

/// R32: there are six kinds of Power cards.
#[test]
fn r032_there_are_six_kinds_of_power_cards() {
    let single: Vec<Icons> = PowerType::ALL.map(Icons::one).into();
    let kinds = [single, vec![Icons::ALL_TYPES, Icons::ANY_POWER]].concat();
    let mut found = Vec::new();
    for (_, card) in Catalogue::base().cards() {
        if let Kind::Power(level) = card.kind {
            assert!(kinds.contains(&level.icons), "{}", card.name);
            found.push(level.icons);
        }
    }
    assert!(kinds.iter().all(|icons| found.contains(icons)));
}

/// R33: Power cards have values from 1 to 8.
#[test]
fn r033_power_cards_go_from_1_to_8() {
    for of in PowerType::ALL {
        let of_type = Catalogue::base().cards().filter_map(|(_, card)| {
            let Kind::Power(level) = card.kind else { return None };
            (level.icons == Icons::one(of)).then_some(level.value)
        });
        let mut values: Vec<u8> = of_type.collect();
        values.sort_unstable();
        assert_eq!(values, [1, 2, 3, 4, 5, 6, 7, 8], "{}", of.title());
    }
    let with_value = |value: u8| {
        let text = format!(
            "game = \"overpower\"\n[[power]]\nid = \"mine\"\nname = \"Mine\"\nnumber = \"1\"\n\
             value = {value}\nicons = \"energy\"\n"
        );
        Catalogue::with_packs(&[Pack { name: "pack.toml".into(), text }])
    };
    assert!(with_value(8).is_ok() && with_value(9).is_err() && with_value(0).is_err());
}

/// R36: each kind of Power card has its icon and its colour, on the card and as a hit.
#[test]
fn r036_each_power_type_has_its_icon() {
    let kinds = [
        ("energy-3", "energy power", "atom"),
        ("combat-3", "combat power", "crossed-swords"),
        ("brute-force-3", "brute force power", "rock"),
        ("intelligence-3", "intelligence power", "open-book"),
        ("any-power-5", "any-power power", "vortex"),
        ("multipower-3", "multi-power power", "triorb"),
    ];
    for (id, kind, icon) in kinds {
        let mut table = Table::duel();
        table.hit(EVE, id);
        let scene = table.game.scene(&table.state, Viewer::Spectator);
        let face = scene.item(&format!("card.0.{id}")).unwrap().face.as_ref().unwrap();
        assert_eq!((&*face.kind, face.icon.as_deref()), (kind, Some(icon)));
        let tokens = &scene.item("character.1.1").unwrap().pieces;
        assert_eq!(tokens[0].icon.as_deref(), Some(icon), "{id}");
    }
    assert!(table_icons("multipower-3").is_multi_power(), "more than one type");
}

fn table_icons(id: &str) -> Icons {
    Table::duel().game.card(card(id)).icons()
}

/// R68: there are five kinds of Universe cards.
#[test]
fn r068_five_kinds_are_universe_cards() {
    let held = [
        "teamwork-404",
        "ray-gun",
        "training-merlin",
        "hera",
        "anns-relic",
        "energy-5",
        "combat-5",
    ];
    let universe = [
        "play teamwork-404 by 0.1",
        "play energy-5 by 0.1 with ray-gun",
        "play energy-5 by 0.3 with training-merlin",
        "play hera by 0.1",
        "play anns-relic by 0.1",
    ];
    let mut table = Table::duel();
    table.hold(A, &held).hold(A, &["bobs-strike"]).go(Phase::Battle);
    assert!(universe.iter().all(|text| table.may(A, text)));
    let mut table = Table::duel();
    table.stand(EVE, "embargo");
    table.hold(A, &held).hold(A, &["bobs-strike"]).go(Phase::Battle);
    for text in universe {
        assert!(!table.may(A, text), "no Universe cards are played: {text}");
    }
    assert!(table.may(A, "play energy-5 by 0.1") && table.may(A, "play bobs-strike by 0.2"));
}

/// R123: an Advanced Universe card is played as an action on one's own turn.
#[test]
fn r123_an_advanced_universe_card_is_an_offensive_action() {
    let mut table = fight(&["anns-relic"], &["energy-5"]);
    table.play(A, "play anns-relic by 0.1");
    assert_eq!(table.due(), [B], "it is answered as any action");
    table.play(B, "pass");
    assert_eq!((table.cards(A, Zone::Clipped), table.state.turn.seat), (vec!["anns-relic"], B));
    let mut table = fight(&["anns-relic", "energy-6"], &["energy-5"]);
    table.attack(A, "play energy-6 by 0.1", "1.1").play(B, "pass");
    table.attack(B, "play energy-5 by 1.1", "0.1");
    assert_eq!(table.choices(A), ["pass"], "it is not played in answer");
}

/// R124: it has no value of its own, and does what it says.
#[test]
fn r124_an_advanced_universe_card_has_no_attack_value() {
    for (_, card) in Catalogue::base().cards() {
        if let Kind::Advanced(_) = card.kind {
            assert!(card.printed_level().is_none(), "{}", card.name);
        }
    }
    let mut table = fight(&["anns-relic", "energy-5"], &["energy-7"]);
    table.play(A, "play anns-relic by 0.1").play(B, "pass");
    assert_eq!((table.total(A), table.cards(A, Zone::Hit)), (0, vec![]));
    table.attack(B, "play energy-7 by 1.1", "0.1");
    assert!(table.may(A, "play energy-5 by 0.1 use 2"), "it makes Ann's defences 2 higher");
}

/// R138: an Aspect is played by the Homebase, not by a character.
#[test]
fn r138_an_aspect_is_played_from_the_homebase() {
    let mut table = at_home();
    table.hold(A, &["test-cannon"]).go(Phase::Battle);
    assert_eq!(table.choices(A), ["play test-cannon by 0.base", "concede"]);
    let table = fight(&["test-cannon"], &[]);
    assert_eq!(table.choices(A), ["pass", "concede"], "there is no Homebase");
}

/// R140: an Aspect attacks, does something at once, or lasts to the end of the game.
#[test]
fn r140_what_aspects_do() {
    let mut table = at_home();
    table.hold(A, &["test-cannon"]).go(Phase::Battle);
    table.attack(A, "play test-cannon by 0.base", "1.1");
    assert_eq!((table.damage(EVE), table.total(A)), (4, 4));

    let mut table = at_home();
    table.hold(A, &["test-well"]).stack(A, &["energy-3"]).go(Phase::Battle);
    table.play(A, "play test-well by 0.base");
    assert_eq!((table.hand(A), table.cards(A, Zone::Dead)), (vec!["energy-3"], vec!["test-well"]));

    let mut table = at_home();
    table.hold(A, &["test-banner"]).go(Phase::Battle).play(A, "play test-banner by 0.base");
    table.with_usual_hands().go(Phase::End);
    assert_eq!((table.state.battle, table.cards(A, Zone::Astral)), (3, vec!["test-banner"]));
    table.go(Phase::Battle).play(B, "play energy-5 by 1.1").play(B, "target 0.1").play(A, "pass");
    table.attack(A, "play energy-5 by 0.1", "1.1");
    assert_eq!(table.value(), Some(6));
}

/// R141: an Aspect is played from hand or from the Homebase's slot.
#[test]
fn r141_an_aspect_is_played_from_hand_or_from_its_slot() {
    let mut table = at_home();
    table.place(A_HOME, "test-cannon");
    table.hold(A, &["test-well"]).go(Phase::Battle);
    assert!(table.may(A, "play test-well by 0.base"));
    table.attack(A, "play test-cannon on 0.base by 0.base", "1.1");
    assert_eq!((table.damage(EVE), table.placed(A_HOME)), (4, vec![]));
    assert!(table.placed(ANN).is_empty());
}
