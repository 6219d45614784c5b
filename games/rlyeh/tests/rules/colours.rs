//! Colours: R12 to R19.

use fracas_rlyeh::{Card, Catalogue, Colour, Cost};

use crate::dealt::card;
use crate::scenario::Scenario;
use crate::table::A;

/// Lists the cards of a colour that have a stack.
fn stacks(colour: Colour) -> impl Iterator<Item = &'static Card> {
    let cards = Catalogue::base().cards().map(|(_, card)| card);
    cards.filter(move |card| card.is_stack() && card.colour == colour)
}

fn cost(card: &Card) -> Cost {
    card.cost.unwrap_or_else(|| panic!("{} has a cost", card.id))
}

/// R12. Gamer cards are Green; their cost is in Tokens.
#[test]
fn r012_gamer_cards_cost_tokens() {
    for card in stacks(Colour::Green) {
        assert!(card.colour.is_green() && !card.colour.is_red(), "{}", card.id);
        assert!(0 < cost(card).tokens && cost(card).power == 0, "{}", card.id);
    }
    let mut table = Scenario::of(2).board(&["kittens"]).tokens(7).power(7).start();
    table.play("buy kittens");
    assert_eq!((table.tokens(), table.power()), (1, 7));
}

/// R13. Evil cards are Red; their cost is in Power.
#[test]
fn r013_evil_cards_cost_power() {
    for card in stacks(Colour::Red) {
        assert!(card.colour.is_red() && !card.colour.is_green(), "{}", card.id);
        assert!(0 < cost(card).power && cost(card).tokens == 0, "{}", card.id);
    }
    let mut table = Scenario::of(2).board(&["spectral-worm"]).tokens(7).power(7).start();
    table.play("buy spectral-worm");
    assert_eq!((table.tokens(), table.power()), (7, 1));
}

/// R14. A Gold card is both a Green card and a Red card for every effect.
#[test]
fn r014_a_gold_card_is_green_and_red() {
    assert!(stacks(Colour::Gold).all(|card| card.colour.is_green() && card.colour.is_red()));
    let hand = ["diabolus", "diabolus", "diabolus", "game-face", "quarter"];
    let mut table = Scenario::of(2).hand(A, &hand).deck(A, &["quarter"; 3]).start();
    for _ in 0..3 {
        table.play("play diabolus");
    }
    assert_eq!((table.tokens(), table.power()), (3, 3));
    table.play("play game-face");
    assert_eq!((table.tokens(), table.power()), (7, 7), "three other Green and three other Red");
}

/// R15. A Gold card's cost has a Token part and a Power part; both must be paid.
#[test]
fn r015_both_parts_of_a_gold_cost_are_paid() {
    let with =
        |tokens, power| Scenario::of(2).board(&["sad-zombie"]).tokens(tokens).power(power).start();
    for (tokens, power) in [(4, 3), (3, 4), (8, 0), (0, 8)] {
        assert!(!with(tokens, power).can("buy sad-zombie"), "{tokens} and {power}");
    }
    let mut table = with(5, 6);
    table.play("buy sad-zombie");
    assert_eq!((table.tokens(), table.power()), (1, 2));
}

/// R16. A Gold card's total cost is the sum of its Token cost and its Power cost.
#[test]
fn r016_a_gold_card_costs_both_parts_in_total() {
    for card in stacks(Colour::Gold) {
        assert_eq!(card.total_cost(), cost(card).tokens + cost(card).power, "{}", card.id);
    }
    assert_eq!(["diabolus", "sad-zombie", "gunhorse"].map(|id| card(id).total_cost()), [6, 8, 10]);
}

/// R17. Quarter is a Green card of cost 0; Cardboard Tube is a Red card of cost 0.
#[test]
fn r017_a_quarter_is_green_and_a_tube_red_at_no_cost() {
    let (quarter, tube) = (card("quarter"), card("cardboard-tube"));
    assert_eq!((quarter.colour, cost(quarter).total()), (Colour::Green, 0));
    assert_eq!((tube.colour, cost(tube).total()), (Colour::Red, 0));
}

/// R18. PAX Pox has no colour and no cost.
#[test]
fn r018_pax_pox_has_no_colour_and_no_cost() {
    let pox = card("pax-pox");
    assert_eq!((pox.colour, pox.cost, pox.total_cost()), (Colour::None, None, 0));
    assert!(!pox.colour.is_green() && !pox.colour.is_red());
}

/// R19. Playing one Gold card counts as one card played, one Green card played and one Red card played.
#[test]
fn r019_a_gold_card_that_is_played_counts_once_as_each_colour() {
    let mut table = Scenario::of(2).hand(A, &["diabolus", "quarter"]).start();
    table.play("play diabolus");
    let turn = &table.position()["this_turn"];
    assert_eq!([&turn["played"], &turn["green"], &turn["red"], &turn["gold"]], [1, 1, 1, 1]);
}
