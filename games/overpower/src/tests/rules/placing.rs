//! Phase 4: Placing (chapter 9).

use fracas_core::{Legible as _, Viewer};

use crate::event::Event;
use crate::state::Phase;
use crate::tests::table::{A, A_HOME, ANN, B, BOB, CAT, DAN, EIGHT, EVE, Plan, Table, card};
use crate::zone::Zone;

/// Lets seat 0 place cards of a hand.
fn placing(hand: &[&str]) -> Table {
    let mut table = Table::duel();
    table.hold(A, hand).go(Phase::Placing);
    table
}

/// Lets seat 0 place cards of a hand, with a Homebase.
fn placing_at(homebase: &str, hand: &[&str]) -> Table {
    let mut table = Table::new(Plan { homebases: [Some(homebase), None], ..Plan::default() });
    table.hold(A, hand).go(Phase::Placing);
    table
}

/// R230: players alternate; each places one card or passes.
#[test]
fn r230_players_place_one_card_in_turn() {
    let mut table = Table::duel();
    table.hold(A, &["energy-5", "energy-6"]).hold(B, &["energy-5", "energy-6"]);
    table.go(Phase::Placing).play(A, "place energy-5 0.1");
    assert_eq!(table.due(), [B]);
    table.play(B, "place energy-6 1.1");
    assert_eq!(
        (table.due(), table.placed(ANN), table.placed(EVE)),
        (vec![A], vec!["energy-5"], vec!["energy-6"])
    );
}

/// R231: the phase ends when both have passed.
#[test]
fn r231_the_phase_ends_when_both_have_passed() {
    let mut table = Table::duel();
    table.hold(A, &EIGHT).hold(B, &EIGHT).go(Phase::Placing).play(A, "pass");
    assert_eq!(table.state.phase, Phase::Placing);
    table.play(B, "pass");
    assert_eq!(table.state.phase, Phase::Venture);
}

/// R232: who has passed places nothing more; the other may go on alone.
#[test]
fn r232_a_pass_is_final() {
    let mut table = Table::duel();
    table.hold(A, &EIGHT).hold(B, &EIGHT).go(Phase::Placing).play(A, "pass");
    table.play(B, "place energy-5 1.1").play(B, "place combat-6 1.2");
    assert_eq!((table.due(), table.state.phase), (vec![B], Phase::Placing));
}

/// R233: nobody must place.
#[test]
fn r233_placing_is_never_required() {
    assert!(placing(&["energy-5"]).may(A, "pass"));
}

/// R234: placed cards lie face up.
#[test]
fn r234_placed_cards_are_known_to_both() {
    let mut table = placing(&["anns-strike", "energy-1"]);
    table.play(A, "place anns-strike 0.1");
    assert!(table.events.contains(&Event::Placed(A, card("anns-strike"), ANN)));
    let scene = table.game.scene(&table.state, Viewer::Seat(B));
    assert!(serde_json::to_string(&scene).unwrap().contains("Ann's Strike"));
}

/// R235: only a card that the character could itself play can be placed to it.
#[test]
fn r235_only_what_a_character_could_play_is_placed() {
    let table = placing(&["energy-8", "anns-strike", "ray-gun"]);
    let places: Vec<String> = table.choices(A);
    let expected = ["place energy-8 0.1", "place ray-gun 0.1", "place anns-strike 0.1", "pass"];
    assert_eq!(places, expected);
}

/// R236: each character has one slot for a Power card, one for a Special and one for a Universe card.
#[test]
fn r236_one_card_of_each_sort_for_a_character() {
    let mut table = placing(&["energy-5", "energy-6", "anns-strike", "anns-dodge", "ray-gun"]);
    table
        .play(A, "place energy-5 0.1")
        .play(A, "place anns-strike 0.1")
        .play(A, "place ray-gun 0.1");
    assert_eq!(table.placed(ANN).len(), 3);
    assert!(!table.may(A, "place energy-6 0.1") && !table.may(A, "place anns-dodge 0.1"));
}

/// R237: all Universe kinds share one slot.
#[test]
fn r237_universe_cards_share_a_slot() {
    let mut table = placing(&["ray-gun", "teamwork-398", "training-merlin", "allan-quatermain"]);
    assert!(table.may(A, "place teamwork-398 0.1"));
    table.play(A, "place ray-gun 0.1");
    assert!(!table.choices(A).iter().any(|it| it.ends_with("0.1")));
}

/// R238: a filled slot cannot be refilled.
#[test]
fn r238_a_filled_slot_stays_filled() {
    let mut table = Table::duel();
    table.place(BOB, "combat-5");
    table.hold(A, &["combat-7"]).go(Phase::Placing);
    assert!(!table.may(A, "place combat-7 0.2"));
}

/// R239: cards may be placed to the Reserve.
#[test]
fn r239_the_reserve_may_have_cards_placed() {
    let mut table = placing(&["dans-strike"]);
    table.play(A, "place dans-strike 0.4");
    assert_eq!(table.placed(DAN), ["dans-strike"]);
}

/// R240: a Homebase may have one Special placed that is not an Any Character Special.
#[test]
fn r240_a_homebase_takes_one_special() {
    let mut table =
        placing_at("test-house", &["anns-strike", "bobs-strike", "good-luck", "energy-5"]);
    assert!(!table.may(A, "place good-luck 0.base") && !table.may(A, "place energy-5 0.base"));
    table.play(A, "place anns-strike 0.base");
    assert_eq!(table.placed(A_HOME), ["anns-strike"]);
    assert!(!table.may(A, "place bobs-strike 0.base"));
}

/// R241: and one Aspect.
#[test]
fn r241_a_homebase_takes_one_aspect() {
    let mut table = placing_at("test-house", &["mallku", "supay", "anns-strike"]);
    table.play(A, "place mallku 0.base");
    assert!(!table.may(A, "place supay 0.base") && table.may(A, "place anns-strike 0.base"));
}

/// R242: an Any Character Special is placed only where its text or the Homebase allows it.
#[test]
fn r242_any_character_specials_are_not_placed() {
    let table = placing(&["good-luck", "lucky-charm"]);
    assert!(!table.choices(A).iter().any(|it| it.starts_with("place good-luck")));
    assert!(table.may(A, "place lucky-charm 0.3"));
    let table = placing_at("the-round-table", &["good-luck", "anns-strike"]);
    assert!(table.may(A, "place good-luck 0.base") && !table.may(A, "place anns-strike 0.base"));
}

/// R243: a Special on the Homebase is played by whoever could play it.
#[test]
fn r243_a_special_on_the_homebase_is_for_whoever_could_play_it() {
    let mut table = Table::new(Plan { homebases: [Some("test-house"), None], ..Plan::default() });
    table.place(A_HOME, "anns-strike");
    table.go(Phase::Battle);
    assert!(table.may(A, "play anns-strike on 0.base by 0.1"));
    assert!(!table.may(A, "play anns-strike on 0.base by 0.2"));
}

/// R244: a card placed to a character is played by that character alone.
#[test]
fn r244_a_placed_card_is_for_its_character() {
    let mut table = Table::duel();
    table.place(BOB, "combat-5");
    table.go(Phase::Battle);
    assert!(table.may(A, "play combat-5 on 0.2 by 0.2"));
    assert!(!table.may(A, "play combat-5 on 0.2 by 0.1"), "who could play it from hand");
}

/// R245: Events are never placed.
#[test]
fn r245_events_are_never_placed() {
    let table = placing_at("test-house", &["jane", "energy-5"]);
    assert!(!table.choices(A).iter().any(|it| it.contains("jane")));
}

/// R246: placed cards are not discarded at the end of the battle.
#[test]
fn r246_placed_cards_stay() {
    let mut table = Table::duel();
    let placed = table.place(BOB, "combat-5");
    table.go(Phase::End);
    assert_eq!(table.zone(placed), Zone::Placed);
}

/// R247: who must discard may take placed cards as well as cards in hand.
#[test]
fn r247_forced_discards_may_come_from_placed_cards() {
    let mut table = Table::duel();
    table.place(BOB, "combat-5");
    table.hold(A, &["anns-toll", "energy-6"]).go(Phase::Battle);
    table.play(A, "play anns-toll by 0.1");
    assert_eq!(table.choices(A), ["pay energy-6", "pay combat-5 on 0.2"]);
}

/// R248: a placed card can be played from the battle on in which it was placed.
#[test]
fn r248_a_placed_card_can_be_played_at_once() {
    let mut table = placing(&["combat-5"]);
    table.play(A, "place combat-5 0.2").reach(Phase::Battle);
    assert!(table.may(A, "play combat-5 on 0.2 by 0.2"));
    table.go(Phase::End);
    assert_eq!(table.placed(CAT).len() + table.placed(BOB).len(), 1);
}
