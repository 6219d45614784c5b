//! The game's own cards, robots and tiles: how many there are, and what is known of them.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_robot_quest::{Card, CardKind, Catalogue, Pile, Rarity};

/// Gets the cards of the game that pass a test.
fn cards(wanted: impl Fn(&Card) -> bool) -> Vec<&'static Card> {
    Catalogue::base().cards().map(|(_, card)| card).filter(|card| wanted(card)).collect()
}

fn copies(cards: &[&Card]) -> usize {
    cards.iter().map(|card| usize::from(card.copies)).sum()
}

fn is_shop(card: &Card) -> bool {
    matches!(card.pile, Pile::Shop(_))
}

#[test]
fn a_starting_deck_has_ten_cards_without_cost() {
    let starting = cards(|card| card.pile == Pile::Starting);
    let shown: Vec<_> = starting.iter().map(|card| (&*card.id, card.copies, card.cost)).collect();
    assert_eq!(shown, [("battery", 8, None), ("hammer", 1, None), ("jump-jets", 1, None)]);
}

#[test]
fn the_supply_has_three_piles_of_twelve() {
    let supply = cards(|card| card.pile == Pile::Supply);
    let shown: Vec<_> = supply.iter().map(|card| (&*card.id, card.copies, card.cost)).collect();
    let piles = [
        ("advanced-battery", 12, Some(4)),
        ("heavy-hammer", 12, Some(3)),
        ("rivet-gun", 12, Some(3)),
    ];
    assert_eq!(shown, piles);
}

#[test]
fn the_shop_has_fifty_four_cards_of_twenty_seven_kinds() {
    let shop = cards(is_shop);
    assert_eq!((shop.len(), copies(&shop), Catalogue::base().shop_size()), (27, 54, 54));
    for rarity in [Rarity::Green, Rarity::Blue, Rarity::Purple] {
        let kinds = cards(|card| card.pile == Pile::Shop(rarity));
        assert_eq!((kinds.len(), copies(&kinds)), (9, 9 * usize::from(rarity.copies())));
    }
    for kind in [CardKind::Battery, CardKind::Function, CardKind::Attack] {
        assert!(4 <= cards(|card| is_shop(card) && card.kind == kind).len(), "{kind:?}");
    }
}

#[test]
fn about_one_shop_card_in_ten_is_deadly_in_the_trash_compactor() {
    let dear = cards(|card| is_shop(card) && Some(6) <= card.cost);
    assert!((5..=8).contains(&copies(&dear)), "{}", copies(&dear));
    assert!(3 <= dear.len());
}

#[test]
fn cards_that_concern_a_robot_are_played_for_one() {
    let free = cards(|card| !card.is_for_robot);
    let free: Vec<_> = free.iter().map(|card| &*card.id).collect();
    let expected = [
        "battery",
        "advanced-battery",
        "3d-printing",
        "fusion-core",
        "jumper-cables",
        "recycler",
        "rev-motors",
        "scrap-magnet",
        "short-circuit",
        "sponsorship-deal",
        "trickle-charger",
    ];
    assert_eq!(free, expected, "the others attack, repair, move a robot or ask where it is");
}

#[test]
fn everything_has_a_picture_of_its_own_and_a_known_source() {
    let base = Catalogue::base();
    let cards = base.cards().map(|(_, card)| (&card.icon, &card.source));
    let boards = base.boards().map(|(_, board)| (&board.icon, &board.source));
    let tiles = base.tiles().map(|(_, tile)| (&tile.icon, &tile.source));
    let mut icons = Vec::new();
    for (icon, source) in cards.chain(boards).chain(tiles) {
        icons.push(icon.as_ref().unwrap());
        assert!(["rulebook", "faq", "inferred", "house"].contains(&source.as_str()), "{source}");
    }
    let count = icons.len();
    icons.sort();
    icons.dedup();
    assert_eq!(icons.len(), count, "two have the same picture");
}

#[test]
fn four_robots_and_ten_kinds_of_tiles_are_found() {
    let base = Catalogue::base();
    for id in ["pug", "petri", "strider", "crate"] {
        assert_eq!(base.board(base.find_board(id).unwrap()).health, 5, "C22");
    }
    assert_eq!((base.boards().len(), base.tiles().len()), (4, 10));
    for (tile, found) in base.tiles() {
        assert_eq!(base.tile_by_letter(found.letter), Some(tile));
    }
    assert_eq!(base.tile_by_letter('.'), None, "that is a space without a tile");
}
