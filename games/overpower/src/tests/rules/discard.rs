//! Phase 3: duplicates (chapter 8).

use fracas_core::{Legible as _, Viewer};

use crate::event::{Event, Why};
use crate::state::Phase;
use crate::tests::table::{A, A_HOME, ANN, B, BOB, CAT, Plan, Table};
use crate::zone::Zone;

/// Lets seat 0 check a hand.
fn checked(hand: &[&str]) -> Table {
    let mut table = Table::duel();
    table.hold(A, hand).go(Phase::Duplicates);
    table
}

/// Checks that of these cards the second is a duplicate of the first: one of them must go.
#[track_caller]
fn duplicates(one: &str, other: &str) {
    let mut table = checked(&[one, other]);
    if !table.choices(A).contains(&"pass".into()) {
        let keep = format!("keep {one}");
        table.play(A, &keep);
    }
    assert_eq!(table.hand(A), [one], "{one} and {other}");
}

/// Checks that two cards are no duplicates: both may stay.
#[track_caller]
fn no_duplicates(one: &str, other: &str) {
    let table = checked(&[one, other]);
    assert_eq!((table.hand(A).len(), table.state.phase), (2, Phase::Placing), "{one} and {other}");
}

/// R196: the initiative player checks first; the unusable cards of both come after the duplicates of both.
#[test]
fn r196_the_initiative_player_checks_first() {
    let mut table = Table::duel();
    table.state.initiative = B;
    table.hold(A, &["energy-5", "energy-5", "eves-strike"]);
    table.hold(B, &["energy-6", "energy-6", "anns-strike"]).go(Phase::Duplicates);
    assert_eq!(
        table.discarded(),
        [
            ("energy-6", Why::Duplicate),
            ("energy-5", Why::Duplicate),
            ("anns-strike", Why::Unusable),
            ("eves-strike", Why::Unusable),
        ]
    );
}

/// R197: duplicates are dealt with before unusable cards.
#[test]
fn r197_duplicates_come_before_unusable_cards() {
    let table = checked(&["eves-strike", "energy-5", "eves-strike"]);
    assert_eq!(
        table.discarded(),
        [("eves-strike", Why::Duplicate), ("eves-strike", Why::Unusable)]
    );
}

/// R198: one copy is kept, hand and placed cards taken together.
#[test]
fn r198_one_copy_of_each_card_is_kept() {
    let table = checked(&["anns-dodge", "anns-dodge", "anns-dodge"]);
    assert_eq!(table.hand(A), ["anns-dodge"]);
    let mut table = Table::duel();
    table.place(ANN, "anns-dodge");
    table.hold(A, &["anns-dodge"]).go(Phase::Duplicates);
    assert!(table.hand(A).is_empty());
}

/// R199: each card that is discarded is shown to the opponent.
#[test]
fn r199_discarded_cards_are_shown() {
    let table = checked(&["anns-dodge", "anns-dodge"]);
    assert_eq!(table.discarded(), [("anns-dodge", Why::Duplicate)]);
    let scene = table.game.scene(&table.state, Viewer::Seat(B));
    assert!(serde_json::to_string(&scene).unwrap().contains("Ann's Dodge"));
}

/// R200: there are three discard piles for each player.
#[test]
fn r200_there_are_three_discard_piles() {
    let table =
        checked(&["energy-5", "energy-5", "anns-dodge", "anns-dodge", "good-luck", "good-luck"]);
    let piles = [Zone::PowerPack, Zone::Dead, Zone::Defeated].map(|zone| table.cards(A, zone));
    assert_eq!(piles, [["energy-5"], ["anns-dodge"], ["good-luck"]].map(Vec::from));
}

/// R201: nobody may look through a discard pile.
#[test]
fn r201_discard_piles_are_closed() {
    let mut table = Table::duel();
    table.put(A, "anns-strike", Zone::Dead);
    table.hold(A, &["energy-5"]).go(Phase::Placing);
    for viewer in Viewer::all(2) {
        let scene = table.game.scene(&table.state, viewer);
        assert!(!serde_json::to_string(&scene).unwrap().contains("Ann's Strike"));
    }
}

/// R202: Power cards of one value are duplicates, whatever their types.
#[test]
fn r202_power_cards_of_one_value_are_duplicates() {
    duplicates("energy-5", "energy-5");
    duplicates("energy-5", "combat-5");
    duplicates("energy-3", "multipower-3");
    duplicates("any-power-5", "energy-5");
    no_duplicates("energy-5", "energy-4");
}

/// R203: a duplicate Power card goes to the Power Pack.
#[test]
fn r203_duplicate_power_cards_go_to_the_power_pack() {
    assert_eq!(checked(&["energy-5", "energy-5"]).cards(A, Zone::PowerPack), ["energy-5"]);
}

/// R204: after the check there is one Power card of each value, unless placed cards repeat one.
#[test]
fn r204_one_power_card_of_each_value_is_left() {
    let mut table = Table::duel();
    table.place(ANN, "energy-5");
    table.place(BOB, "combat-5");
    table.hold(A, &["brute-force-5", "energy-6", "energy-6", "combat-7"]).go(Phase::Duplicates);
    assert_eq!(table.hand(A), ["combat-7", "energy-6"]);
    assert_eq!((table.placed(ANN), table.placed(BOB)), (vec!["energy-5"], vec!["combat-5"]));
}

/// R205: Specials are duplicates only if they are the same.
#[test]
fn r205_specials_of_one_name_are_duplicates() {
    duplicates("anns-strike", "anns-strike");
    no_duplicates("anns-strike", "bobs-strike");
    no_duplicates("anns-strike", "energy-5");
}

/// R206: a duplicate Special goes to the Dead Pile.
#[test]
fn r206_duplicate_specials_go_to_the_dead_pile() {
    assert_eq!(checked(&["anns-dodge", "anns-dodge"]).cards(A, Zone::Dead), ["anns-dodge"]);
}

/// R207: an Any Character Special goes to the Defeated Pile instead.
#[test]
fn r207_any_character_specials_go_to_the_defeated_pile() {
    let table = checked(&["good-luck", "good-luck"]);
    assert_eq!(table.cards(A, Zone::Defeated), ["good-luck"]);
    assert!(table.cards(A, Zone::Dead).is_empty());
}

/// R208: Universe cards are duplicates with the same name or requirement, and the same number.
#[test]
fn r208_universe_cards_with_one_requirement_and_number_are_duplicates() {
    duplicates("ray-gun", "ray-gun");
    no_duplicates("ray-gun", "merlins-wand");
    no_duplicates("merlins-wand", "lightning-bolt");
    duplicates("training-merlin", "training-merlin");
    no_duplicates("training-merlin", "training-cultists");
    duplicates("hucklebuck", "hucklebuck");
    no_duplicates("hucklebuck", "sir-galahad");
}

/// R209: a duplicate Universe card goes to the Dead Pile.
#[test]
fn r209_duplicate_universe_cards_go_to_the_dead_pile() {
    assert_eq!(checked(&["ray-gun", "ray-gun"]).cards(A, Zone::Dead), ["ray-gun"]);
}

/// R210: Teamwork cards with the same requirement and attack are duplicates, whatever follows them.
#[test]
fn r210_teamwork_cards_with_other_follow_ups_are_duplicates() {
    duplicates("teamwork-398", "teamwork-399");
    no_duplicates("teamwork-398", "teamwork-401");
    no_duplicates("teamwork-398", "teamwork-407");
}

/// R211: Advanced Universe cards are duplicates with the same name.
#[test]
fn r211_advanced_cards_of_one_name_are_duplicates() {
    let teams = [["ra", "bob", "cat", "dan"], ["eve", "fay", "gus", "hal"]];
    let mut table = Table::new(Plan { teams, ..Plan::default() });
    table.hold(A, &["staff-head", "staff-head", "staff-fragments"]).go(Phase::Duplicates);
    assert_eq!(table.hand(A), ["staff-fragments", "staff-head"]);
}

/// R212: Aspects are duplicates if they are the same; a duplicate goes to the Dead Pile.
#[test]
fn r212_aspects_of_one_name_are_duplicates() {
    let homebases = [Some("test-house"), None];
    let mut table = Table::new(Plan { homebases, ..Plan::default() });
    table.hold(A, &["mallku", "mallku", "supay"]).go(Phase::Duplicates);
    assert_eq!(
        (table.hand(A), table.cards(A, Zone::Dead)),
        (vec!["mallku", "supay"], vec!["mallku"])
    );
}

/// R213: every Event still in hand counts as a duplicate.
#[test]
fn r213_events_in_hand_are_duplicates() {
    let table = checked(&["jane", "a-captive-no-more"]);
    let expected = [("jane", Why::Duplicate), ("a-captive-no-more", Why::Duplicate)];
    assert_eq!(table.discarded(), expected);
    assert_eq!(table.cards(A, Zone::Defeated), ["a-captive-no-more", "jane"]);
    assert!(table.state.side(A).has_discarded, "it counts for a replacement");
}

/// R214: a card in hand that matches a placed card is a duplicate.
#[test]
fn r214_placed_cards_count() {
    let mut table = Table::duel();
    table.place(CAT, "brute-force-5");
    table.hold(A, &["energy-5"]).hold(B, &["energy-5"]).go(Phase::Duplicates);
    assert!(table.hand(A).is_empty());
    assert_eq!(table.hand(B), ["energy-5"], "those of the opponent do not");
}

/// R215: the one in hand goes, without a choice.
#[test]
fn r215_the_card_in_hand_goes() {
    let mut table = Table::duel();
    table.place(CAT, "brute-force-5");
    table.hold(A, &["energy-5", "combat-5"]).go(Phase::Duplicates);
    assert_eq!((table.placed(CAT), table.hand(A).len()), (vec!["brute-force-5"], 0));
}

/// R216: among cards in hand the player chooses which one to keep.
#[test]
fn r216_the_player_chooses_which_duplicate_to_keep() {
    let mut table = checked(&["energy-5", "combat-5", "brute-force-5", "energy-6"]);
    assert_eq!(table.choices(A), ["keep energy-5", "keep combat-5", "keep brute-force-5"]);
    table.play(A, "keep combat-5");
    assert_eq!(table.hand(A), ["combat-5", "energy-6"]);
}

/// R217: cards drawn later are checked at once, by the same rules, unless duplicates may be kept.
#[test]
fn r217_cards_drawn_later_are_checked_at_once() {
    let draws = |drawn: &str| {
        let mut table = Table::duel();
        table.hold(A, &["good-luck", "energy-5"]).stack(A, &[drawn]).go(Phase::Battle);
        table.play(A, "play good-luck by 0.1");
        table
    };
    assert_eq!(draws("energy-5").hand(A), ["energy-5"]);
    assert_eq!(draws("eves-strike").hand(A), ["energy-5"]);
    assert_eq!(draws("energy-6").hand(A), ["energy-5", "energy-6"]);
    let mut table = draws("combat-5");
    assert_eq!(table.choices(A), ["keep energy-5", "keep combat-5"]);
    table.play(A, "keep combat-5");
    assert_eq!((table.hand(A), table.due()), (vec!["combat-5"], vec![B]));

    // What was in hand before is not looked at again.
    let mut table = Table::duel();
    table.hold(A, &["good-luck", "energy-5", "energy-5"]).stack(A, &["energy-6"]);
    table.go(Phase::Battle).play(A, "play good-luck by 0.1");
    assert_eq!(table.hand(A), ["energy-5", "energy-5", "energy-6"]);
}

/// R229: what is discarded is not replaced.
#[test]
fn r229_discards_are_not_replaced() {
    let table = checked(&["energy-5", "energy-5", "eves-strike"]);
    assert_eq!((table.hand(A).len(), table.drawn(A).len()), (1, 0));
    assert!(!table.events.iter().any(|event| matches!(event, Event::Drew(..))));
    assert_eq!(table.placed(A_HOME), [""; 0]);
}
