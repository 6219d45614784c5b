//! Acquiring cards and the Shop: R43 to R54.

use std::collections::BTreeSet;

use crate::scenario::Scenario;
use crate::table::{A, B, Table};

/// Six cards to fill the Shop with.
const SHOP: [&str; 6] =
    ["oil-can", "recycler", "rev-motors", "self-destruct", "spark-plug", "trickle-charger"];

/// Lists what can be bought.
fn for_sale(t: &Table) -> Vec<String> {
    let choices = t.choices().into_iter();
    choices.filter_map(|choice| Some(choice.strip_prefix("buy ")?.to_owned())).collect()
}

/// R43. You may acquire cards from the 6 Shop spaces and from the 3 Supply piles in your turn.
#[test]
fn r043_the_shop_and_the_supply_are_for_sale() {
    let mut t = Scenario::rumble(3).shop(&SHOP).energy(20).start();
    let expected = [&SHOP[..], &["advanced-battery", "heavy-hammer", "rivet-gun"]].concat();
    assert_eq!(for_sale(&t), expected);
    assert_eq!(t.shop_deck().iter().filter(|card| *card == "spring-fist").count(), 3);
    t.expect_refused("buy spring-fist", "not-for-sale", 43);
    let refused = t.0.play(B, "buy oil-can").unwrap_err();
    assert_eq!(refused.code, "not-your-turn");
    t.play("buy oil-can").play("buy rivet-gun");
    assert_eq!(t.discard(A), ["oil-can", "rivet-gun"]);
    assert_eq!(t.supply("rivet-gun"), 11);
}

/// R44. Buying a card costs Energy equal to the number in its top right corner.
#[test]
fn r044_a_card_costs_its_number() {
    let costs = [("oil-can", 2), ("recycler", 2), ("rev-motors", 5), ("self-destruct", 4)];
    for (card, cost) in costs.into_iter().chain([("advanced-battery", 4), ("rivet-gun", 3)]) {
        let mut t = Scenario::rumble(3).shop(&SHOP).energy(cost - 1).start();
        t.expect_refused(&format!("buy {card}"), "not-enough-energy", 44);
        let mut t = Scenario::rumble(3).shop(&SHOP).energy(cost + 1).start();
        t.play(&format!("buy {card}"));
        assert_eq!(t.energy(), 1, "{card} costs {cost}");
    }
}

/// R45. A card acquired for free costs nothing.
#[test]
fn r045_a_card_for_free_costs_nothing() {
    for energy in [0, 5] {
        let hand = ["3d-printing", "battery"];
        let mut t = Scenario::rumble(3).shop(&SHOP).hand(A, &hand).energy(energy).start();
        t.play("play 3d-printing").play("option 2").play("choose recycler from shop");
        assert_eq!(t.energy(), u64::from(energy));
        assert_eq!(t.discard(A), ["recycler"]);
    }
}

/// R46. An acquired card goes to your discard pile.
#[test]
fn r046_acquired_cards_go_to_the_discard_pile() {
    let hand = ["3d-printing", "battery"];
    let mut t = Scenario::rumble(3).shop(&SHOP).hand(A, &hand).energy(6).start();
    let (deck, others) = (t.deck(A), t.discard(B));
    t.play("buy oil-can").play("buy advanced-battery");
    t.play("play 3d-printing").play("option 2").play("choose heavy-hammer from shop");
    assert_eq!(t.discard(A), ["advanced-battery", "heavy-hammer", "oil-can"]);
    assert_eq!((t.hand(A), t.deck(A)), (vec!["battery".into()], deck));
    assert_eq!(t.discard(B), others);
}

/// R47. Any number of cards may be bought in a turn as Energy allows.
#[test]
fn r047_as_many_cards_are_bought_as_energy_allows() {
    let mut t = Scenario::rumble(3).shop(&SHOP).energy(16).start();
    for _ in 0..4 {
        t.play("buy rivet-gun");
    }
    t.play("buy oil-can").play("buy spark-plug");
    assert_eq!((t.discard(A).len(), t.energy()), (6, 0));
    t.expect_refused("buy rivet-gun", "not-enough-energy", 44);
}

/// R48. When a card leaves the Shop it is replaced at once from the Shop Deck.
#[test]
fn r048_a_bought_card_is_replaced_at_once() {
    let mut t =
        Scenario::rumble(3).shop(&SHOP).shop_deck(&["chainsaw"]).scrap(&[]).energy(5).start();
    t.play("buy rev-motors");
    let expected =
        ["chainsaw", "oil-can", "recycler", "self-destruct", "spark-plug", "trickle-charger"];
    assert_eq!(t.shop(), expected);
    assert!(t.shop_deck().is_empty());
}

/// R48. However a card leaves the Shop: acquired for free, or scrapped.
#[test]
fn r048_cards_that_leave_otherwise_are_replaced_too() {
    let scenario = Scenario::rumble(3)
        .shop(&SHOP)
        .shop_deck(&["chainsaw"])
        .scrap(&[])
        .hand(A, &["3d-printing", "recycler", "battery"])
        .deck(A, &["hammer"]);
    let mut t = scenario.clone().start();
    t.play("play 3d-printing").play("option 2").play("choose oil-can from shop");
    assert!(t.shop().contains(&"chainsaw".into()) && t.shop().len() == 6);
    let mut t = scenario.start();
    t.play("play recycler").play("option 2").play("choose spark-plug from shop");
    assert!(t.shop().contains(&"chainsaw".into()) && t.shop().len() == 6);
}

/// R48. A Supply card leaves no space in the Shop.
#[test]
fn r048_supply_cards_are_not_replaced() {
    let mut t = Scenario::rumble(3).shop(&SHOP).energy(3).start();
    let deck = t.shop_deck();
    t.play("buy rivet-gun");
    assert_eq!((t.shop(), t.shop_deck()), (SHOP.map(String::from).into(), deck));
}

/// R49. A replacement may be bought in the same turn.
#[test]
fn r049_a_replacement_may_be_bought_in_the_same_turn() {
    let mut t = Scenario::rumble(3).shop(&SHOP).shop_deck(&["chainsaw"]).energy(5).start();
    t.play("buy oil-can").play("buy chainsaw");
    assert_eq!((t.discard(A), t.energy()), (vec!["chainsaw".into(), "oil-can".into()], 0));
}

/// R50. When the Shop Deck runs out, the Shop cards of the Scrap Heap are shuffled into a new Shop
/// Deck.
#[test]
fn r050_scrapped_shop_cards_make_a_new_shop_deck() {
    let scrapped = ["chainsaw", "omniwheels", "spotlight"];
    let mut t = Scenario::rumble(3)
        .shop(&SHOP)
        .shop_deck(&["pogo-piston"])
        .scrap(&scrapped)
        .energy(4)
        .start();
    t.play("buy oil-can");
    assert!(t.shop().contains(&"pogo-piston".into()), "the last card of the old deck");
    assert_eq!((t.shop_deck(), t.scrap().len()), (scrapped.map(String::from).into(), 0), "at once");
    t.play("buy pogo-piston");
    let mut left = [t.shop(), t.shop_deck()].concat();
    left.retain(|card| scrapped.contains(&card.as_str()));
    left.sort();
    assert_eq!(left, scrapped);
    assert_eq!((t.shop().len(), t.shop_deck().len(), t.scrap().len()), (6, 2, 0));
}

/// R50. The new deck is shuffled: any of its cards can come first.
#[test]
fn r050_the_new_shop_deck_is_shuffled() {
    let first = |seed| {
        let scenario = Scenario::rumble(3).shop(&SHOP).shop_deck(&[]).seed(seed);
        let mut t = scenario.scrap(&["chainsaw", "omniwheels", "spotlight"]).energy(2).start();
        t.play("buy oil-can");
        t.shop().into_iter().find(|card| !SHOP.contains(&card.as_str())).unwrap()
    };
    let seen: BTreeSet<String> = (0..30).map(first).collect();
    assert_eq!(seen.len(), 3, "{seen:?}");
}

/// R51. Only Shop cards of the Scrap Heap go into the new Shop Deck; the others stay scrapped.
#[test]
fn r051_starting_and_supply_cards_stay_scrapped() {
    let mut t = Scenario::rumble(3)
        .shop(&SHOP)
        .shop_deck(&[])
        .scrap(&["chainsaw", "rivet-gun", "battery", "hammer"])
        .energy(2)
        .start();
    t.play("buy oil-can");
    assert!(t.shop().contains(&"chainsaw".into()));
    assert!(t.shop_deck().is_empty());
    assert_eq!(t.scrap(), ["battery", "hammer", "rivet-gun"]);
}

/// R52. A Supply pile that is empty offers nothing.
#[test]
fn r052_an_empty_supply_pile_offers_nothing() {
    let hand = ["3d-printing", "battery"];
    let mut t =
        Scenario::rumble(3).shop(&SHOP).supply("rivet-gun", 1).hand(A, &hand).energy(9).start();
    t.play("buy rivet-gun");
    assert_eq!(t.supply("rivet-gun"), 0);
    t.expect_refused("buy rivet-gun", "not-for-sale", 43);
    t.play("play 3d-printing").play("option 2");
    let free = ["oil-can", "recycler", "spark-plug", "trickle-charger", "heavy-hammer"];
    let expected = free.map(|card| format!("choose {card} from shop"));
    assert_eq!(t.choices(), expected, "all of cost 3 or less but the Rivet Gun");
}

/// R53. If Shop Deck and Scrap Heap have no Shop card, an empty Shop space stays empty.
#[test]
fn r053_a_shop_space_stays_empty_when_there_is_no_card() {
    let mut t =
        Scenario::rumble(3).shop(&SHOP).shop_deck(&[]).scrap(&["rivet-gun"]).energy(7).start();
    t.play("buy oil-can").play("buy rev-motors");
    assert_eq!(t.shop(), ["recycler", "self-destruct", "spark-plug", "trickle-charger"]);
    t.play("end");
    assert_eq!((t.active(), t.shop().len(), t.scrap()), (B, 4, vec!["rivet-gun".into()]));
}

/// R53. An empty space is filled as soon as a Shop card is scrapped.
#[test]
fn r053_a_scrapped_shop_card_fills_an_empty_space() {
    let mut t = Scenario::rumble(3)
        .shop(&["oil-can"])
        .shop_deck(&[])
        .scrap(&[])
        .hand(A, &["scrap-magnet", "chainsaw", "battery"])
        .start();
    t.play("play scrap-magnet").play("choose chainsaw");
    assert_eq!((t.shop(), t.scrap().len()), (vec!["chainsaw".into(), "oil-can".into()], 0));
}

/// R54. Starting cards have no cost number and cannot be acquired.
#[test]
fn r054_starting_cards_cannot_be_acquired() {
    let mut t = Scenario::rumble(3)
        .scrap(&["battery", "hammer", "jump-jets"])
        .hand(A, &["3d-printing", "battery"])
        .energy(20)
        .start();
    for card in ["battery", "hammer", "jump-jets"] {
        t.expect_refused(&format!("buy {card}"), "no-cost", 54);
    }
    t.play("play 3d-printing").play("option 2");
    let starting =
        ["battery", "hammer", "jump-jets"].map(|card| format!("choose {card} from shop"));
    assert!(t.choices().iter().all(|choice| !starting.contains(choice)));
}
