//! Power cards and Universe cards as they are played (chapters 2.3 and 2.5).

use crate::power::{Icons, PowerType};
use crate::state::Phase;
use crate::tests::table::{A, ANN, B, BOB, CAT, EVE, FAY, GUS, Table};

use super::battle::fight;
use crate::zone::Zone;

/// R34: a Power card needs a grid value of its type that is not below its value.
#[test]
fn r034_a_power_card_needs_the_grid_of_its_type() {
    let table = fight(&["energy-8", "intelligence-6"], &[]);
    assert!(table.may(A, "play energy-8 by 0.1") && table.may(A, "play intelligence-6 by 0.3"));
    assert!(!table.may(A, "play energy-8 by 0.2") && !table.may(A, "play intelligence-6 by 0.1"));
}

/// R35: the same Power card attacks on one turn and defends on another.
#[test]
fn r035_a_power_card_attacks_or_defends() {
    let mut table = fight(&["energy-5"], &["energy-6"]);
    table.play(A, "play energy-5 by 0.1").play(A, "target 1.1");
    assert!(table.may(B, "play energy-6 by 1.1 use 2"));
    table.play(B, "pass");
    assert!(table.may(B, "play energy-6 by 1.1"));
}

/// R38, R39, R40: a MultiPower card is declared one of its types, in which the character's grid is high enough.
#[test]
fn r038_r039_r040_a_multipower_card_is_declared_a_type_within_the_grid() {
    let table = fight(&["multipower-4"], &[]);
    let of_ann: Vec<String> =
        table.choices(A).into_iter().filter(|it| it.contains("by 0.1")).collect();
    let types = ["energy", "combat", "brute-force"];
    let expected = types.map(|of| format!("play multipower-4 by 0.1 as {of}"));
    assert_eq!(of_ann, expected, "Ann's Intelligence is 3");
}

/// R41: as a hit a MultiPower card is wild, whatever it was declared.
#[test]
fn r041_a_multipower_hit_is_wild() {
    let mut table = fight(&["multipower-4"], &[]);
    table.play(A, "play multipower-4 by 0.1 as energy").play(A, "target 1.1");
    table.hit(EVE, "energy-1");
    assert_eq!(table.game.record(&table.state, EVE).spectrum(), 2);
}

/// R42, R44: an Any-Power card is declared any type in which the grid is high enough.
#[test]
fn r042_r044_an_any_power_card_is_declared_any_type_within_the_grid() {
    let table = fight(&["any-power-6"], &[]);
    assert!(table.may(A, "play any-power-6 by 0.1 as combat"));
    assert!(!table.may(A, "play any-power-6 by 0.1 as intelligence"));
    assert!(table.may(A, "play any-power-6 by 0.3 as intelligence"));
}

/// R43: an Any-Power card that defends is declared under the same condition.
#[test]
fn r043_an_any_power_card_defends_as_a_type_within_the_grid() {
    let mut table = fight(&["energy-5"], &["any-power-6"]);
    table.play(A, "play energy-5 by 0.1").play(A, "target 1.1");
    assert!(table.may(B, "play any-power-6 by 1.1 use 2 as combat"));
    assert!(!table.may(B, "play any-power-6 by 1.1 use 2 as intelligence"));
}

/// R45: an Any-Power hit has its damage and no type.
#[test]
fn r045_an_any_power_hit_has_no_type() {
    let mut table = fight(&["any-power-6"], &[]);
    table.play(A, "play any-power-6 by 0.1 as combat").play(A, "target 1.1");
    let record = table.game.record(&table.state, EVE);
    assert_eq!((record.damage, record.spectrum()), (6, 0));
}

/// R46: while it attacks, a wild card is of its declared type.
#[test]
fn r046_a_wild_card_is_of_its_declared_type_while_it_attacks() {
    let mut table = fight(&["multipower-4"], &["energy-1"]);
    table.play(A, "play multipower-4 by 0.1 as energy").play(A, "target 1.1");
    let seen = table.game.seen(&table.state, table.state.play.made());
    assert_eq!(seen.icons, Icons::one(PowerType::Energy));
}

/// R69, R70: a Teamwork follow-up cannot be combined with a Basic card as well.
#[test]
fn r069_r070_a_follow_up_takes_no_basic_card() {
    let mut table = fight(&["teamwork-404", "combat-5", "flintlock"], &[]);
    table.play(A, "play teamwork-404 by 0.1").play(A, "target 1.1");
    assert!(table.may(A, "play combat-5 by 0.2"));
    assert!(!table.may(A, "play combat-5 by 0.2 with flintlock"));
}

/// R71, R72, R75: what counts for a Basic card is the character's grid, not the value of the Power card.
#[test]
fn r071_r072_r075_a_basic_card_looks_at_the_grid() {
    let table = fight(&["energy-1", "ray-gun"], &[]);
    assert!(table.may(A, "play energy-1 by 0.1 with ray-gun"), "Ann's Energy is 8");
    assert!(!table.may(A, "play energy-1 by 0.3 with ray-gun"), "Cat's is 5");
}

/// R73: a Basic card is not played alone.
#[test]
fn r073_a_basic_card_is_not_played_alone() {
    let table = fight(&["ray-gun"], &[]);
    assert_eq!(table.choices(A), ["pass", "concede"]);
}

/// R74, R77: with a Basic card a Power card is worth its value and the bonus, to attack and to block.
#[test]
fn r074_r077_a_basic_card_adds_its_bonus() {
    let mut table = fight(&["energy-5", "ray-gun"], &["energy-4", "merlins-wand", "energy-6"]);
    table.play(A, "play energy-5 by 0.1 with ray-gun").play(A, "target 1.1");
    assert_eq!(table.game.attack_value(&table.state, &table.state.play), Some(7));
    assert!(table.may(B, "play energy-4 by 1.1 use 2 with merlins-wand"), "4 + 3 is 7");
    assert!(!table.may(B, "play energy-6 by 1.1 use 2"));
}

/// R76: the types must be the same.
#[test]
fn r076_a_basic_card_goes_with_its_own_type() {
    let table = fight(&["combat-5", "ray-gun"], &[]);
    assert!(table.may(A, "play combat-5 by 0.1"));
    assert!(!table.may(A, "play combat-5 by 0.1 with ray-gun"));
}

/// R78, R79, R80, R347: after the attack the Basic card is in the Dead Pile, and its bonus is neither damage nor Venture.
#[test]
fn r078_r079_r080_r347_a_basic_card_is_discarded_and_its_bonus_does_not_stay() {
    let mut table = fight(&["energy-5", "ray-gun"], &[]);
    table.play(A, "play energy-5 by 0.1 with ray-gun").play(A, "target 1.1");
    assert_eq!(table.cards(A, Zone::Dead), ["ray-gun"]);
    assert_eq!(table.cards(A, Zone::Hit), ["energy-5"]);
    assert_eq!(table.game.record(&table.state, EVE).damage, 5);
    assert_eq!(table.game.venture_total(&table.state, A), 5);
}

/// R81, R82: a wild Power card takes the type of the Basic card, if the character can play it as that.
#[test]
fn r081_r082_a_wild_card_takes_the_type_of_the_basic_card() {
    let table = fight(&["multipower-4", "ray-gun", "secret-identity"], &[]);
    assert!(table.may(A, "play multipower-4 by 0.1 with ray-gun as energy"));
    assert!(!table.may(A, "play multipower-4 by 0.1 with ray-gun as combat"));
    assert!(!table.may(A, "play multipower-4 by 0.1 with secret-identity as intelligence"));
}

/// R83: as a hit it is wild again.
#[test]
fn r083_a_wild_card_is_wild_again_as_a_hit() {
    let mut table = fight(&["multipower-4", "ray-gun"], &[]);
    table.play(A, "play multipower-4 by 0.1 with ray-gun as energy").play(A, "target 1.1");
    let piece = table.state.cards(A).iter(Zone::Hit).next().unwrap();
    assert_eq!(table.state.cards(A).lie(piece).icons, Icons::ALL_TYPES);
}

/// R84: whoever plays a Teamwork card has the To Use value.
#[test]
fn r084_a_teamwork_card_needs_the_to_use_grid() {
    let table = fight(&["teamwork-404", "combat-5"], &[]);
    assert!(table.may(A, "play teamwork-404 by 0.1"), "Ann's Energy is 8");
    assert!(!table.may(A, "play teamwork-404 by 0.3"), "Cat's is 5");
}

/// R85, R86, R87, R88: the named character attacks with the Teamwork card itself, of its printed value and type.
#[test]
fn r085_r086_r087_r088_a_teamwork_card_is_an_attack_of_its_own() {
    let mut table = fight(&["teamwork-404", "combat-5"], &["energy-1"]);
    table.play(A, "play teamwork-404 by 0.1").play(A, "target 1.1");
    let play = &table.state.play;
    assert_eq!((play.actor, play.partner.is_some()), (ANN, false));
    assert_eq!(table.game.attack_value(&table.state, play), Some(4));
    let icons = table.game.seen(&table.state, play.made()).icons;
    assert_eq!(icons, Icons::one(PowerType::Energy));
}

/// R89: the answer to the first attack comes before any follow-up.
#[test]
fn r089_the_first_attack_is_answered_before_the_follow_up() {
    let mut table = fight(&["teamwork-404", "combat-5"], &["energy-4"]);
    table.play(A, "play teamwork-404 by 0.1").play(A, "target 1.1");
    assert_eq!(table.due(), [B]);
    table.play(B, "play energy-4 by 1.1 use 2");
    assert_eq!(table.due(), [A]);
}

/// R90: a teammate must follow up.
#[test]
fn r090_the_first_follow_up_must_be_made() {
    let mut table = fight(&["teamwork-404", "combat-5"], &[]);
    table.play(A, "play teamwork-404 by 0.1").play(A, "target 1.1");
    assert!(!table.may(A, "pass") && table.may(A, "play combat-5 by 0.2"));
}

/// R91: not the one who played the Teamwork card.
#[test]
fn r091_the_follow_up_is_made_by_another() {
    let mut table = fight(&["teamwork-404", "combat-5"], &[]);
    table.play(A, "play teamwork-404 by 0.1").play(A, "target 1.1");
    assert!(!table.may(A, "play combat-5 by 0.1"));
}

/// R92, R93: the follow-up is of a printed type, and within the grid of whoever makes it.
#[test]
fn r092_r093_the_follow_up_is_of_a_printed_type_within_the_grid() {
    let mut table = fight(&["teamwork-404", "combat-5", "intelligence-5"], &[]);
    table.play(A, "play teamwork-404 by 0.1").play(A, "target 1.1");
    assert!(!table.may(A, "play intelligence-5 by 0.3"), "Combat and Brute Force are printed");
    assert!(!table.may(A, "play combat-5 by 0.3"), "Cat's Combat is 3");
}

/// R94, R95: the follow-up gains its bonus, which is neither damage nor Venture.
#[test]
fn r094_r095_the_follow_up_gains_its_bonus_but_no_damage() {
    let mut table = fight(&["teamwork-404", "combat-5"], &["energy-1"]);
    table.play(A, "play teamwork-404 by 0.1").play(A, "target 1.1").play(B, "pass");
    table.play(A, "play combat-5 by 0.2").play(A, "target 1.2");
    assert_eq!(table.game.attack_value(&table.state, &table.state.play), Some(6));
    table.play(B, "pass");
    assert_eq!(table.game.record(&table.state, FAY).damage, 5);
    assert_eq!(table.game.venture_total(&table.state, A), 9, "4 and 5");
}

/// R96, R97, R98: a second follow-up may be made, of the other type, by a third character.
#[test]
fn r096_r097_r098_a_second_follow_up_is_of_the_other_type_by_a_third() {
    let mut table = fight(&["teamwork-404", "combat-5", "combat-6", "brute-force-6"], &[]);
    table.play(A, "play teamwork-404 by 0.1").play(A, "target 1.1");
    table.play(A, "play combat-5 by 0.2").play(A, "target 1.2");
    assert_eq!(table.choices(A), ["play brute-force-6 by 0.3", "pass"]);
    table.play(A, "play brute-force-6 by 0.3").play(A, "target 1.3");
    assert_eq!(table.game.record(&table.state, GUS).damage, 6);
}

/// R99: a Teamwork card needs a follow-up that can be made.
#[test]
fn r099_a_teamwork_card_needs_a_follow_up() {
    let table = fight(&["teamwork-404", "intelligence-5"], &[]);
    assert!(!table.may(A, "play teamwork-404 by 0.1"));
    let table = fight(&["teamwork-404", "brute-force-5"], &[]);
    assert!(table.may(A, "play teamwork-404 by 0.1"));
}

/// R100: what must follow and no longer can lapses.
#[test]
fn r100_a_follow_up_that_cannot_be_made_lapses() {
    let mut table = fight(&["teamwork-404", "combat-5"], &["energy-1"]);
    table.play(A, "play teamwork-404 by 0.1").play(A, "target 1.1");
    // The answer takes the only card that could follow.
    let held = table.state.cards(A).iter(Zone::Hand).next().unwrap();
    table.state.cards_mut(A).put(held, Zone::Removed);
    table.play(B, "pass");
    assert_eq!(table.due(), [B], "the turn is over");
}

/// R101: wild cards can follow, as a printed type.
#[test]
fn r101_wild_cards_follow_as_a_printed_type() {
    let mut table = fight(&["teamwork-404", "multipower-4"], &[]);
    table.play(A, "play teamwork-404 by 0.1").play(A, "target 1.1");
    assert!(table.may(A, "play multipower-4 by 0.2 as combat"));
    assert!(!table.may(A, "play multipower-4 by 0.2 as intelligence"));
    table.play(A, "play multipower-4 by 0.2 as combat").play(A, "target 1.2");
    assert_eq!(table.game.record(&table.state, FAY).spectrum(), 1);
}

/// R102: each attack has a target of its own.
#[test]
fn r102_each_attack_of_a_chain_names_its_target() {
    let mut table = fight(&["teamwork-404", "combat-5"], &[]);
    table.play(A, "play teamwork-404 by 0.1").play(A, "target 1.1");
    table.play(A, "play combat-5 by 0.2");
    assert_eq!(table.choices(A), ["target 1.1", "target 1.2", "target 1.3"]);
}

/// R103: the chain comes before the opponent's turn.
#[test]
fn r103_a_chain_is_one_turn() {
    let mut table = fight(&["teamwork-404", "combat-5"], &["energy-1"]);
    table.play(A, "play teamwork-404 by 0.1").play(A, "target 1.1").play(B, "pass");
    assert_eq!((table.due(), table.state.turn.seat), (vec![A], A));
    table.play(A, "play combat-5 by 0.2").play(A, "target 1.1").play(B, "pass");
    assert_eq!((table.due(), table.state.turn.seat), (vec![B], B));
}

/// R104, R105: a Teamwork card that hits stays as a hit of its value and type.
#[test]
fn r104_r105_a_teamwork_card_stays_as_a_hit() {
    let mut table = fight(&["teamwork-404", "combat-5"], &[]);
    table.play(A, "play teamwork-404 by 0.1").play(A, "target 1.1");
    assert_eq!(table.cards(A, Zone::Hit), ["teamwork-404"]);
    let record = table.game.record(&table.state, EVE);
    assert_eq!((record.damage, record.spectrum()), (4, 1));
}

/// R106, R107, R112: a Training card goes with a type in which the grid is low, and a Power card within the grid.
#[test]
fn r106_r107_r112_a_training_card_needs_a_low_grid_of_its_type() {
    let table = fight(&["energy-3", "combat-3", "training-merlin"], &[]);
    assert!(table.may(A, "play energy-3 by 0.2 with training-merlin"), "Bob's Energy is 3");
    assert!(!table.may(A, "play energy-3 by 0.1 with training-merlin"), "Ann's is 8");
    assert!(!table.may(A, "play combat-3 by 0.2 with training-merlin"), "Bob's Combat is 8");
    let table = fight(&["energy-4", "training-merlin"], &[]);
    assert!(!table.may(A, "play energy-4 by 0.2 with training-merlin"), "4 is above Bob's grid");
}

/// R108, R109, R110, R111: a Training card adds its bonus to attack or defend, and is discarded.
#[test]
fn r108_r109_r110_r111_a_training_card_adds_its_bonus_and_goes() {
    let mut table = fight(&["energy-3", "training-merlin"], &["energy-3", "training-joan-of-arc"]);
    table.play(A, "play energy-3 by 0.2 with training-merlin").play(A, "target 1.2");
    assert_eq!(table.game.attack_value(&table.state, &table.state.play), Some(7));
    table.play(B, "play energy-3 by 1.2 use 2 with training-joan-of-arc");
    assert_eq!(table.cards(A, Zone::Dead), ["training-merlin"]);
    assert_eq!(table.cards(B, Zone::Dead), ["training-joan-of-arc"]);
    assert_eq!(table.game.venture_total(&table.state, A), 0);
}

/// R113, R114, R115: an Ally asks for a grid at most or at least a value, that value included, and is an attack.
#[test]
fn r113_r114_r115_an_ally_asks_for_a_grid_and_attacks() {
    let table = fight(&["allan-quatermain", "bobs-strike", "anns-strike"], &[]);
    assert!(table.may(A, "play allan-quatermain by 0.3"), "Cat's Energy is 5, at most 5 is asked");
    assert!(!table.may(A, "play allan-quatermain by 0.1"), "Ann's is 8");
    let mut table = fight(&["hera", "bobs-strike"], &["energy-1"]);
    assert!(table.may(A, "play hera by 0.1") && !table.may(A, "play hera by 0.3"));
    table.play(A, "play hera by 0.1").play(A, "target 1.1");
    assert_eq!(table.game.attack_value(&table.state, &table.state.play), Some(2));
}

/// R116, R117: a teammate must play a Special after an Ally, not the one who played it.
#[test]
fn r116_r117_a_teammate_must_play_a_special_after_an_ally() {
    let mut table = fight(&["hera", "bobs-strike", "anns-strike"], &[]);
    table.play(A, "play hera by 0.1").play(A, "target 1.1");
    assert_eq!(table.choices(A), ["play bobs-strike by 0.2"]);
}

/// R118: an Ally needs such a Special.
#[test]
fn r118_an_ally_needs_a_special_to_follow() {
    let table = fight(&["hera", "anns-strike"], &[]);
    assert!(!table.may(A, "play hera by 0.1"), "only Ann has a Special");
}

/// R119: any offensive Special follows an Ally, attack or not, placed or not, of any character.
#[test]
fn r119_any_offensive_special_follows_an_ally() {
    let mut table = Table::duel();
    table.hold(A, &["hera", "good-luck", "refusal"]).place(BOB, "bobs-strike");
    table.go(Phase::Battle).play(A, "play hera by 0.1").play(A, "target 1.1");
    let choices = table.choices(A);
    assert!(choices.contains(&"play good-luck by 0.2".into()));
    assert!(choices.contains(&"play bobs-strike on 0.2 by 0.2".into()));
    assert!(!choices.iter().any(|it| it.contains("refusal")), "it is no action of one's turn");
}

/// R120: the duty lapses when no Special is left.
#[test]
fn r120_the_duty_after_an_ally_lapses() {
    let mut table = fight(&["hera", "bobs-strike"], &["energy-1"]);
    table.play(A, "play hera by 0.1").play(A, "target 1.1");
    table.fallen_now(BOB);
    table.play(B, "pass");
    assert_eq!(table.choices(A), ["pass"], "who holds cards is asked: not to be asked would tell");
    table.play(A, "pass");
    assert_eq!((table.due(), table.state.turn.seat), (vec![B], B));
}

/// R121: an Ally that hits stays as a hit.
#[test]
fn r121_an_ally_stays_as_a_hit() {
    let mut table = fight(&["hera", "bobs-strike"], &[]);
    table.play(A, "play hera by 0.1").play(A, "target 1.1");
    let record = table.game.record(&table.state, EVE);
    assert_eq!((record.damage, record.spectrum()), (2, 1));
}

/// R48: a Special needs its name and no grid.
#[test]
fn r048_a_special_needs_no_grid() {
    let table = fight(&["cats-strike"], &[]);
    assert_eq!(table.choices(A), ["play cats-strike by 0.3", "concede"]);
}

/// R54: an Any Character Special can be played by anyone able to act.
#[test]
fn r054_anyone_can_play_an_any_character_special() {
    let table = fight(&["good-luck"], &[]);
    for who in [ANN, BOB, CAT] {
        assert!(table.may(A, &format!("play good-luck by 0.{}", who.0 + 1)));
    }
}
