//! Phase 6: turns, attacks and answers (chapters 11.1 to 11.5 and 11.8).

use crate::event::Event;
use crate::options::Mode;
use crate::state::{Phase, Position};
use crate::tests::table::{A, ANN, B, BOB, DAN, EVE, HAL, Table, card};
use crate::zone::Zone;

/// Begins the Battle Phase with these hands.
pub(super) fn fight(one: &[&str], other: &[&str]) -> Table {
    let mut table = Table::duel();
    table.hold(A, one).hold(B, other).go(Phase::Battle);
    table
}

/// R279: the initiative player has the first turn, then they alternate.
#[test]
fn r279_turns_alternate_from_the_initiative_player() {
    let mut table = fight(&["energy-5"], &["energy-6"]);
    assert_eq!(table.due(), [A]);
    table.play(A, "play energy-5 by 0.1").play(A, "target 1.1").play(B, "pass");
    assert_eq!((table.due(), table.state.turn.seat), (vec![B], B));
}

/// R280, R281: a turn is one Offensive Action, a pass or a concession.
#[test]
fn r280_r281_a_turn_is_an_action_a_pass_or_a_concession() {
    let table = fight(&["good-luck"], &[]);
    let kinds: Vec<String> =
        table.choices(A).iter().map(|it| it.split(' ').next().unwrap().to_owned()).collect();
    assert_eq!(kinds, ["play", "play", "play", "pass", "concede"]);
}

/// R283, R248: placed cards are played as those in hand are.
#[test]
fn r283_r248_placed_cards_can_be_played() {
    let mut table = Table::duel();
    table.place(ANN, "energy-5");
    table.go(Phase::Battle).play(A, "play energy-5 on 0.1 by 0.1").play(A, "target 1.1");
    assert_eq!(table.game.record(&table.state, EVE).damage, 5);
}

/// R244: what is placed to a character is played by that character.
#[test]
fn r244_a_placed_card_is_its_characters() {
    let mut table = Table::duel();
    table.place(BOB, "combat-5");
    table.go(Phase::Battle);
    assert!(table.may(A, "play combat-5 on 0.2 by 0.2"));
    assert!(!table.may(A, "play combat-5 on 0.2 by 0.1"));
}

/// R15, R284: who is in Reserve does not act, unless a card says so.
#[test]
fn r015_r284_the_reserve_does_not_act() {
    let table = fight(&["brute-force-8", "dans-strike", "dans-shot"], &[]);
    assert_eq!(table.choices(A), ["play dans-shot by 0.4", "concede"]);
}

/// R287: who is KO'd does not act, and is not attacked.
#[test]
fn r287_the_fallen_neither_act_nor_are_attacked() {
    let mut table = Table::duel();
    table.hold(A, &["energy-5"]).fallen(EVE).fallen(ANN).go(Phase::Battle);
    assert_eq!(table.choices(A), ["play energy-5 by 0.3", "concede"]);
    table.play(A, "play energy-5 by 0.3");
    assert_eq!(table.choices(A), ["target 1.2", "target 1.3"]);
}

/// R292, R293: targets are on the Front Line; the Reserve only if a card says so.
#[test]
fn r292_r293_the_reserve_is_attacked_only_if_a_card_says_so() {
    let mut table = fight(&["bobs-reach"], &[]);
    table.play(A, "play bobs-reach by 0.2");
    assert_eq!(table.choices(A), ["target 1.1", "target 1.2", "target 1.3", "target 1.4"]);
    let mut table = fight(&["energy-5"], &[]);
    table.play(A, "play energy-5 by 0.1");
    assert!(!table.may(A, "target 1.4"));
}

/// R16: who is in Reserve and attacked may defend.
#[test]
fn r016_an_attacked_reserve_defends() {
    let mut table = fight(&["bobs-reach"], &["intelligence-4"]);
    table.play(A, "play bobs-reach by 0.2").play(A, "target 1.4");
    table.play(B, "play intelligence-4 by 1.4 use 2");
    assert_eq!(table.game.record(&table.state, HAL).damage, 0);
}

/// R298, R59, R60: what has no shield does not defend; what has only a shield does not attack.
#[test]
fn r298_r059_r060_icons_say_what_a_card_is_for() {
    let mut table = fight(&["anns-dodge", "energy-5"], &["eves-strike", "eves-dodge"]);
    assert!(!table.choices(A).iter().any(|it| it.contains("anns-dodge")));
    table.play(A, "play energy-5 by 0.1").play(A, "target 1.1");
    assert_eq!(table.choices(B), ["play eves-dodge by 1.1", "pass"]);
}

/// R300, R301, R302, R304: a block of at least the value stops the attack, whatever its type; both are discarded.
#[test]
fn r300_r301_r302_r304_a_block_of_the_value_stops_the_attack() {
    let mut table = fight(&["energy-5"], &["combat-5"]);
    table.play(A, "play energy-5 by 0.1").play(A, "target 1.1");
    table.play(B, "play combat-5 by 1.1 use 2");
    assert_eq!(table.game.record(&table.state, EVE).damage, 0);
    assert_eq!(table.cards(A, Zone::PowerPack), ["energy-5"]);
    assert_eq!(table.cards(B, Zone::PowerPack), ["combat-5"]);
}

/// R303: who blocks must be able to use the card.
#[test]
fn r303_a_block_needs_the_grid() {
    let mut table = fight(&["energy-5"], &["combat-7"]);
    table.play(A, "play energy-5 by 0.1").play(A, "target 1.1");
    assert_eq!(table.choices(B), ["pass"], "Eve's Combat is 6");
}

/// R305: a block that is too low cannot be played.
#[test]
fn r305_a_block_that_is_too_low_is_none() {
    let mut table = fight(&["energy-5"], &["energy-4"]);
    table.play(A, "play energy-5 by 0.1").play(A, "target 1.1");
    assert_eq!(table.choices(B), ["pass"]);
}

/// R307, R308: an avoid stops any attack; both cards are discarded.
#[test]
fn r307_r308_an_avoid_stops_the_attack() {
    let mut table = fight(&["energy-8"], &["eves-dodge"]);
    table.play(A, "play energy-8 by 0.1").play(A, "target 1.1").play(B, "play eves-dodge by 1.1");
    assert_eq!(table.cards(A, Zone::PowerPack), ["energy-8"]);
    assert_eq!(table.cards(B, Zone::Dead), ["eves-dodge"]);
}

/// R309: what is no attack cannot be avoided.
#[test]
fn r309_an_action_cannot_be_avoided() {
    let mut table = fight(&["good-luck"], &["eves-dodge"]);
    table.play(A, "play good-luck by 0.1");
    assert_eq!(table.choices(B), ["pass"]);
}

/// R312: only the target defends.
#[test]
fn r312_only_the_target_defends() {
    let mut table = fight(&["energy-5"], &["eves-dodge", "energy-6"]);
    table.play(A, "play energy-5 by 0.1").play(A, "target 1.2");
    assert_eq!(table.choices(B), ["pass"], "Fay can use neither");
}

/// R313: one defence for one attack.
#[test]
fn r313_an_attack_is_defended_once() {
    let mut table = fight(&["energy-5"], &["energy-6", "energy-7"]);
    table.play(A, "play energy-5 by 0.1").play(A, "target 1.1");
    table.play(B, "play energy-6 by 1.1 use 2");
    assert_eq!((table.due(), table.state.turn.seat), (vec![B], B), "the attack is done");
}

/// R314, R377: who has passed still defends, and otherwise only passes or concedes.
#[test]
fn r314_r377_who_has_passed_defends_and_passes() {
    let mut table = fight(&[], &["energy-6"]);
    table.place(BOB, "combat-5");
    table.hold(A, &["anns-dodge"]);
    table.play(A, "pass").play(B, "play energy-6 by 1.1").play(B, "target 0.1");
    assert!(table.may(A, "play anns-dodge by 0.1"));
    table.play(A, "pass");
    assert_eq!(table.choices(A), ["pass", "concede"], "though a placed attack is left");
}

/// R315, R339: without a defence the attack hits, and lies before its target.
#[test]
fn r315_r339_what_is_not_defended_hits() {
    let mut table = fight(&["energy-5"], &["energy-6"]);
    table.play(A, "play energy-5 by 0.1").play(A, "target 1.1").play(B, "pass");
    assert!(table.events.contains(&Event::Hit(card("energy-5"), EVE, 5)));
    let piece = table.state.cards(A).iter(Zone::Hit).next().unwrap();
    let lie = table.state.cards(A).lie(piece);
    assert_eq!((lie.at, lie.is_current), (EVE, true));
}

/// R317, R318, R320: a card that negates Specials stops one while it is in the Astral Plane; both are discarded.
#[test]
fn r317_r318_r320_a_special_is_negated() {
    let mut table = fight(&["anns-strike"], &["refusal"]);
    table.play(A, "play anns-strike by 0.1").play(A, "target 1.1");
    table.play(B, "play refusal by 1.2");
    assert_eq!(table.cards(A, Zone::Dead), ["anns-strike"]);
    assert_eq!(table.cards(B, Zone::Defeated), ["refusal"]);
    let mut table = fight(&["energy-5"], &["refusal"]);
    table.play(A, "play energy-5 by 0.1").play(A, "target 1.1");
    assert_eq!(table.choices(B), ["pass"], "a Power card is no Special");
}

/// R323: what is negated has used up the turn.
#[test]
fn r323_a_negated_action_was_the_turn() {
    let mut table = fight(&["good-luck", "energy-5"], &["refusal"]);
    table.play(A, "play good-luck by 0.1").play(B, "play refusal by 1.1");
    assert_eq!((table.due(), table.hand(A)), (vec![B], vec!["energy-5"]));
}

/// R326: what is played in answer cannot be negated.
#[test]
fn r326_an_answer_is_not_negated() {
    let mut table = fight(&["energy-5", "refusal"], &["eves-dodge"]);
    table.play(A, "play energy-5 by 0.1").play(A, "target 1.1").play(B, "play eves-dodge by 1.1");
    assert_eq!((table.due(), table.state.turn.seat), (vec![B], B), "nobody was asked");
}

/// R340: a hit's damage is the printed value.
#[test]
fn r340_bonuses_are_no_damage() {
    let mut table = Table::duel();
    table.attach(ANN, "anns-battle-cry");
    table.hold(A, &["energy-5"]).hold(B, &["energy-1"]).go(Phase::Battle);
    table.play(A, "play energy-5 by 0.1").play(A, "target 1.1");
    assert_eq!(table.game.attack_value(&table.state, &table.state.play), Some(6));
    table.play(B, "pass");
    assert_eq!(table.game.record(&table.state, EVE).damage, 5);
}

/// R371, R375: who holds an attack that can be played may not pass.
#[test]
fn r371_r375_an_attack_in_hand_forbids_to_pass() {
    let table = fight(&["energy-5"], &[]);
    assert!(!table.may(A, "pass") && table.may(A, "concede"));
}

/// R372: an attack that nobody can make does not.
#[test]
fn r372_an_attack_that_cannot_be_made_does_not_forbid_to_pass() {
    let table = fight(&["intelligence-8", "teamwork-404"], &[]);
    assert!(table.may(A, "pass"), "only Dan could use the 8, and nothing could follow");
}

/// R373: placed attacks do not forbid to pass.
#[test]
fn r373_placed_attacks_let_one_pass() {
    let mut table = Table::duel();
    table.place(ANN, "energy-5");
    assert!(table.go(Phase::Battle).may(A, "pass"));
}

/// R374: nor do cards that are no attacks.
#[test]
fn r374_what_is_no_attack_lets_one_pass() {
    assert!(fight(&["anns-dodge", "ray-gun", "good-luck"], &[]).may(A, "pass"));
}

/// R376: who holds an attack may do something else first.
#[test]
fn r376_another_action_may_come_first() {
    assert!(fight(&["energy-5", "good-luck"], &[]).may(A, "play good-luck by 0.1"));
}

/// R379: nobody concedes in answer.
#[test]
fn r379_nobody_concedes_in_answer() {
    let mut table = fight(&["energy-5"], &["energy-1"]);
    table.play(A, "play energy-5 by 0.1").play(A, "target 1.1");
    assert!(!table.may(B, "concede"));
}

/// R380: a concession ends the phase at once.
#[test]
fn r380_a_concession_ends_the_phase() {
    let mut table = fight(&["energy-5"], &["energy-6"]);
    table.play(A, "concede");
    assert_eq!(table.state.turn.conceded, Some(A));
    assert!(table.state.phase != Phase::Battle);
}

/// R382: two passes in a row end the phase.
#[test]
fn r382_two_passes_end_the_phase() {
    let mut table = fight(&[], &[]);
    table.play(A, "pass");
    assert_eq!(table.state.phase, Phase::Battle);
    table.play(B, "pass");
    assert_ne!(table.state.phase, Phase::Battle);
}

/// R383, R384: a team that is wiped out passes and cannot concede.
#[test]
fn r383_r384_who_has_nobody_left_only_passes() {
    let mut table = Table::duel();
    table.hold(A, &["energy-5"]).hold(B, &["eves-dodge"]);
    for who in [ANN, BOB, crate::tests::table::CAT, DAN] {
        table.fallen_now(who);
    }
    table.go(Phase::Battle);
    assert_eq!(table.due(), [B], "seat 0 has passed by itself");
    assert!(!table.game.may_concede(&table.state, A));
}

/// R386: who has only the Reserve left may concede.
#[test]
fn r386_the_reserve_may_concede() {
    let mut table = Table::duel();
    for who in [ANN, BOB, crate::tests::table::CAT] {
        table.fallen_now(who);
    }
    assert!(table.go(Phase::Battle).may(A, "concede"));
}

/// R440, R443: in a Brawl nobody concedes.
#[test]
fn r440_r443_nobody_concedes_a_brawl() {
    let mut table = Table::of_mode(Mode::Brawl);
    table.hold(A, &["energy-5"]).go(Phase::Battle);
    assert!(!table.may(A, "concede") && !table.may(A, "pass"));
}

/// R348, R350, R351: with 20 damage a character is KO'd, with 19 it is not.
#[test]
fn r348_r350_r351_twenty_damage_is_a_ko() {
    for (record, position) in [("energy-7", Position::Front), ("energy-8", Position::Out)] {
        let mut table = fight(&["energy-5"], &[]);
        table.record(EVE, "energy-7");
        table.record(EVE, record);
        table.play(A, "play energy-5 by 0.1").play(A, "target 1.1");
        assert_eq!(table.position(EVE), position, "7 + {record} + 5");
    }
}

/// R352, R355: three hits of three types are a KO; two of one type count once.
#[test]
fn r352_r355_three_types_are_a_ko() {
    for (other, position) in [("energy-2", Position::Front), ("combat-2", Position::Out)] {
        let mut table = fight(&["brute-force-3"], &[]);
        table.record(EVE, "energy-1");
        table.record(EVE, other);
        table.play(A, "play brute-force-3 by 0.1").play(A, "target 1.1");
        assert_eq!(table.position(EVE), position, "Energy, {other} and Brute Force");
    }
}

/// R353: Any-Power counts as no type.
#[test]
fn r353_any_power_is_no_type_of_a_spectrum() {
    let mut table = fight(&["any-power-5"], &[]);
    table.record(EVE, "energy-1");
    table.record(EVE, "combat-1");
    table.play(A, "play any-power-5 by 0.1 as brute-force").play(A, "target 1.1");
    assert_eq!(table.position(EVE), Position::Front);
}

/// R354, R356: each MultiPower hit counts as one more type.
#[test]
fn r354_r356_each_multipower_hit_is_one_type_more() {
    let mut table = fight(&["multipower-3"], &[]);
    table.record(EVE, "multipower-4");
    table.record(EVE, "multipower-5");
    table.play(A, "play multipower-3 by 0.1 as energy").play(A, "target 1.1");
    assert_eq!(table.position(EVE), Position::Out);
}

/// R365, R366, R367, R368: of a KO'd character the hits of this battle go on counting; all else is discarded.
#[test]
fn r365_r366_r367_r368_what_becomes_of_the_cards_of_the_fallen() {
    let mut table = fight(&["energy-5"], &[]);
    table.record(EVE, "energy-7");
    table.record(EVE, "energy-8");
    let placed = table.place(EVE, "eves-dodge");
    table.play(A, "play energy-5 by 0.1").play(A, "target 1.1").play(B, "pass");
    assert_eq!(table.position(EVE), Position::Out);
    assert_eq!(table.cards(A, Zone::Astral), ["energy-5"]);
    assert_eq!(table.cards(A, Zone::PowerPack), ["energy-7", "energy-8"]);
    assert_eq!(table.zone(placed), Zone::Dead);
    assert_eq!(table.game.venture_total(&table.state, A), 5);
}

/// R370: cards that only the fallen could play stay in hand for this battle.
#[test]
fn r370_cards_of_the_fallen_stay_in_hand() {
    let mut table = fight(&["energy-5"], &["eves-dodge"]);
    table.record(EVE, "energy-7");
    table.record(EVE, "energy-8");
    table.play(A, "play energy-5 by 0.1").play(A, "target 1.1").play(B, "pass");
    assert_eq!(table.hand(B), ["eves-dodge"]);
}
