//! What the icons of Specials mean (chapter 2.4).

use fracas_core::Pack;

use super::battle::fight;
use crate::catalogue::Catalogue;
use crate::state::Phase;
use crate::tests::table::{A, ANN, B, BOB, EVE, Plan, Table, card};
use crate::who::Who;
use crate::zone::Zone;

/// Finds a card of seat 0 and whom it lies at.
fn lies_at(table: &Table, zone: Zone, id: &str) -> Option<Who> {
    let piece = table.state.find(A, zone, card(id))?;
    Some(table.state.cards(A).lie(piece).at)
}

/// R52: a Special with a type and a value attacks or defends with these, as its icons allow.
#[test]
fn r052_a_special_attacks_or_defends_with_its_value_and_type() {
    let mut table = fight(&["anns-strike", "energy-7"], &["eves-guard"]);
    table.record(EVE, "combat-1");
    table.attack(A, "play anns-strike by 0.1", "1.1");
    assert_eq!(table.value(), Some(5));
    table.play(B, "pass");
    let record = table.game.record(&table.state, EVE);
    assert_eq!((record.damage, record.spectrum()), (6, 2), "5 Energy and 1 Combat");
    assert_eq!(table.choices(B), ["pass", "concede"], "a block is no attack");
    table.play(B, "pass").attack(A, "play energy-7 by 0.1", "1.1");
    assert!(table.may(B, "play eves-guard by 1.1"), "it blocks 7");
    let mut table = fight(&["energy-8"], &["eves-guard", "eves-strike"]);
    table.attack(A, "play energy-8 by 0.1", "1.1");
    assert_eq!(table.choices(B), ["pass"], "7 does not block 8, and a strike does not block");
}

/// R53: a Special without a value aims at a character, is attached, or goes to the Astral Plane.
#[test]
fn r053_what_becomes_of_specials_without_a_value() {
    let mut table = fight(&["anns-mark"], &[]);
    table.play(A, "play anns-mark by 0.1");
    assert_eq!(table.choices(A), ["target 1.1", "target 1.2", "target 1.3"]);
    let mut table = fight(&["anns-battle-cry"], &[]);
    table.play(A, "play anns-battle-cry by 0.1");
    assert_eq!(lies_at(&table, Zone::Clipped, "anns-battle-cry"), Some(ANN));
    let mut table = fight(&["anns-oath"], &[]);
    table.play(A, "play anns-oath by 0.1");
    assert_eq!(lies_at(&table, Zone::Astral, "anns-oath"), Some(Who::NOBODY));
}

/// R55: with a full hourglass a card stays to the end of the game, unless something removes it.
#[test]
fn r055_a_full_hourglass_lasts_for_the_game() {
    let mut table = fight(&["anns-oath"], &[]);
    table.play(A, "play anns-oath by 0.1");
    for battle in 3..6 {
        table.with_usual_hands().go(Phase::End);
        assert_eq!((table.state.battle, table.cards(A, Zone::Astral)), (battle, vec!["anns-oath"]));
    }
    table.state.initiative = B;
    table.hold(B, &["erasure"]).go(Phase::Battle).play(B, "play erasure by 1.1").play(A, "pass");
    assert!(table.cards(A, Zone::Astral).is_empty());
    assert!(table.cards(A, Zone::Dead).contains(&"anns-oath"));
}

/// R56: with a half hourglass it stays to the end of the battle.
#[test]
fn r056_a_half_hourglass_lasts_for_the_battle() {
    let mut table = fight(&["anns-boast"], &[]);
    table.play(A, "play anns-boast by 0.1");
    assert_eq!((table.cards(A, Zone::Astral), table.total(A)), (vec!["anns-boast"], 4));
    table.with_usual_hands().go(Phase::End);
    assert_eq!((table.cards(A, Zone::Dead), table.total(A)), (vec!["anns-boast"], 0));
    let mut table = fight(&["anns-boast"], &["erasure"]);
    table.play(A, "play anns-boast by 0.1").play(B, "pass").play(B, "play erasure by 1.1");
    assert_eq!((table.cards(A, Zone::Dead), table.total(A)), (vec!["anns-boast"], 0));
}

/// R57, R58: crossed swords are for one's own turn, and without a shield for no other.
#[test]
fn r057_r058_crossed_swords_are_for_ones_own_turn() {
    let mut table = fight(&["good-luck", "anns-strike", "energy-4"], &["energy-5"]);
    assert!(table.may(A, "play good-luck by 0.1") && table.may(A, "play anns-strike by 0.1"));
    table.attack(A, "play energy-4 by 0.1", "1.1").play(B, "pass");
    table.attack(B, "play energy-5 by 1.1", "0.1");
    assert_eq!(table.choices(A), ["pass"]);
}

/// R61: a card with both icons is used either way.
#[test]
fn r061_a_card_with_both_icons_is_used_either_way() {
    let mut table = fight(&["anns-guile", "energy-4"], &["energy-6"]);
    assert!(table.may(A, "play anns-guile by 0.1"));
    table.attack(A, "play energy-4 by 0.1", "1.1").play(B, "pass");
    table.attack(B, "play energy-6 by 1.1", "0.1").play(A, "play anns-guile by 0.1 use 2");
    assert_eq!((table.damage(ANN), table.cards(A, Zone::Dead)), (0, vec!["anns-guile"]));
}

/// R62: a card with a paperclip lies with who played it, or with another target, for its duration.
#[test]
fn r062_a_paperclip_attaches_a_card() {
    let mut table = fight(&["anns-battle-cry"], &[]);
    table.play(A, "play anns-battle-cry by 0.1");
    assert_eq!(lies_at(&table, Zone::Clipped, "anns-battle-cry"), Some(ANN));
    let mut table = fight(&["anns-blessing", "combat-5"], &[]);
    table.play(A, "play anns-blessing by 0.1").play(A, "choose character 0.2");
    assert_eq!(lies_at(&table, Zone::Clipped, "anns-blessing"), Some(BOB));
    table.hold(B, &["energy-1"]).play(B, "concede");
    table.with_usual_hands().go(Phase::End);
    assert_eq!(lies_at(&table, Zone::Clipped, "anns-blessing"), None);
    assert_eq!(lies_at(&table, Zone::Dead, "anns-blessing"), Some(Who::NOBODY));
}

/// R63: every card with a paperclip has an hourglass.
#[test]
fn r063_every_attached_card_has_an_hourglass() {
    let catalogue = Catalogue::base();
    let mut attached = catalogue.cards().filter(|(_, card)| card.is_clipped).peekable();
    assert!(attached.peek().is_some());
    for (_, card) in attached {
        assert!(card.lasts.is_some(), "{}", card.name);
    }
    let with = |more: &str| {
        let text = format!(
            "game = \"overpower\"\n[[special]]\nid = \"mine\"\nname = \"Mine\"\nnumber = \"1\"\n\
             clipped = true\nact = true\n{more}\n"
        );
        Catalogue::with_packs(&[Pack { name: "pack.toml".into(), text }])
    };
    assert!(with("lasts = \"battle\"").is_ok() && with("").is_err());
}

/// R64: a card with the 1st icon is played as the first of a turn only.
#[test]
fn r064_a_first_card_comes_first() {
    let mut table = fight(&["anns-opening", "anns-flurry", "energy-5"], &[]);
    assert!(table.may(A, "play anns-opening by 0.1"));
    table.attack(A, "play anns-flurry by 0.1", "1.1");
    assert!(table.may(A, "play energy-5 by 0.1"), "one more attack may be made");
    assert!(!table.may(A, "play anns-opening by 0.1"));
    table.play(A, "pass").play(B, "pass");
    assert!(table.may(A, "play anns-opening by 0.1"), "the next turn begins");
}

/// R65: it cannot follow an Ally card, or any other card of the same turn.
#[test]
fn r065_a_first_card_follows_nothing() {
    let mut table = fight(&["hera", "bobs-opening", "bobs-strike"], &[]);
    table.attack(A, "play hera by 0.1", "1.1");
    assert_eq!(table.choices(A), ["play bobs-strike by 0.2"]);
    assert!(!fight(&["hera", "bobs-opening"], &[]).may(A, "play hera by 0.1"));
    let mut table = fight(&["teamwork-404", "teamwork-402", "combat-5"], &[]);
    table.attack(A, "play teamwork-404 by 0.1", "1.1");
    assert!(table.choices(A).iter().all(|it| it.starts_with("play combat-5")));
}

/// R286: nor can it be played after a utility.
#[test]
fn r286_a_first_card_does_not_follow_a_utility() {
    let homebases = [Some("test-house"), None];
    let mut table = Table::new(Plan { homebases, ..Plan::default() });
    table.hold(A, &["anns-rally", "anns-opening", "teamwork-404", "test-cannon", "energy-5"]);
    table.place(BOB, "combat-5");
    table.go(Phase::Battle);
    let first =
        ["play anns-opening by 0.1", "play teamwork-404 by 0.1", "play test-cannon by 0.base"];
    assert!(first.iter().all(|text| table.may(A, text)));
    table.play(A, "play anns-rally by 0.1");
    assert_eq!(table.choices(A), ["play energy-5 by 0.1", "pass"]);
}

/// R66: a card with the Astral Plane icon lies there while it is in effect, attached to nobody.
#[test]
fn r066_the_astral_plane_icon_keeps_a_card_there() {
    let mut table = fight(&["anns-oath", "combat-5"], &["energy-1"]);
    table.play(A, "play anns-oath by 0.1").play(B, "pass");
    assert_eq!(lies_at(&table, Zone::Astral, "anns-oath"), Some(Who::NOBODY));
    table.attack(B, "play energy-1 by 1.1", "0.1").play(A, "pass");
    table.hold(B, &["energy-1"]).attack(A, "play combat-5 by 0.2", "1.1");
    assert_eq!(table.value(), Some(6), "it is in effect");
}

/// R67: behind a line, the card does something first and then lies in the Astral Plane.
#[test]
fn r067_behind_a_line_the_first_effect_comes_first() {
    let mut table = fight(&["anns-lesson"], &[]);
    table.stack(A, &["energy-5"]).play(A, "play anns-lesson by 0.1");
    assert_eq!(
        (table.hand(A), table.cards(A, Zone::Astral)),
        (vec!["energy-5"], vec!["anns-lesson"])
    );
    table.play(B, "pass").hold(B, &["energy-1"]).attack(A, "play energy-5 by 0.1", "1.1");
    assert_eq!(table.value(), Some(7));
    table.play(B, "pass").with_usual_hands().go(Phase::End);
    assert!(table.cards(A, Zone::Astral).is_empty());
}
