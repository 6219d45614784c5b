//! The game's own cards, heroes and Bosses: how many there are, and what is known of them.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_rlyeh::{Card, CardKind, Catalogue, Colour, Cost, Stack, Starter};

/// Gets the cards of the game that pass a test.
fn cards(wanted: impl Fn(&Card) -> bool) -> Vec<&'static Card> {
    Catalogue::base().cards().map(|(_, card)| card).filter(|card| wanted(card)).collect()
}

fn card(id: &str) -> &'static Card {
    let base = Catalogue::base();
    base.card(base.find_card(id).unwrap())
}

fn copies(cards: &[&Card]) -> usize {
    cards.iter().map(|card| usize::from(card.copies)).sum()
}

fn ids(cards: &[&'static Card]) -> Vec<&'static str> {
    cards.iter().map(|card| &*card.id).collect()
}

/// R1 to R7, without what is no card of a player: Levels 1 and 2 of the Bosses, Randomizers, a marker.
#[test]
fn there_are_as_many_cards_as_the_rulebook_says() {
    for (colour, kinds, count) in
        [(Colour::Green, 11, 99), (Colour::Red, 11, 99), (Colour::Gold, 6, 54)]
    {
        let found = cards(|card| card.is_stack() && card.colour == colour);
        assert_eq!((found.len(), copies(&found)), (kinds, count), "{colour:?}");
    }
    let loots = cards(Card::is_loot);
    assert_eq!((loots.len(), copies(&loots)), (24, 24));
    assert_eq!(copies(&cards(|card| card.kind == CardKind::Pox)), 20);
    assert_eq!(copies(&cards(|card| card.kind == CardKind::Starter(Starter::Quarter))), 31);
    assert_eq!(copies(&cards(|card| card.kind == CardKind::Starter(Starter::Tube))), 31);
    let unique = cards(|card| card.kind == CardKind::Unique);
    assert_eq!(ids(&unique), ["puppy-cuddles", "staff-of-karapyss"]);
    assert_eq!(Catalogue::base().heroes().len(), 10);
}

#[test]
fn two_stacks_of_each_gold_cost() {
    for cost in [3, 4, 5] {
        let price = Some(Cost { tokens: cost, power: cost });
        let found = cards(|card| card.colour == Colour::Gold && card.cost == price);
        assert_eq!(found.len(), 2, "{cost}/{cost}");
    }
}

#[test]
fn costs_are_paid_in_the_currency_of_the_colour() {
    let tokens = |tokens| Some(Cost { tokens, power: 0 });
    let power = |power| Some(Cost { tokens: 0, power });
    assert_eq!(card("bono-trask").cost, tokens(2));
    assert_eq!(card("head-crabs").cost, power(6));
    assert_eq!((card("quarter").cost, card("puppy-cuddles").cost), (tokens(0), power(0)));
    for id in ["pax-pox", "birthday-check", "cthulhu-3"] {
        assert_eq!((card(id).cost, card(id).total_cost()), (None, 0), "{id}");
    }
    assert_eq!(card("sad-zombie").total_cost(), 8, "R162");
}

#[test]
fn the_cards_that_the_rules_name_are_found() {
    let base = Catalogue::base();
    let named = [base.quarter(), base.tube(), base.pox(), base.merch(), base.fleshreaper()];
    let named = named.map(|card| &*base.card(card).id);
    assert_eq!(named, ["quarter", "cardboard-tube", "pax-pox", "merch", "fleshreaper"]);
    let always = cards(|card| card.kind == CardKind::Stack(Stack::Always));
    assert_eq!(ids(&always), ["merch", "fleshreaper"], "R46");
}

#[test]
fn each_boss_has_its_loots_and_a_card_of_level_three() {
    let base = Catalogue::base();
    let found: Vec<_> = base.bosses().map(|(_, boss)| (&*boss.id, boss.colour)).collect();
    let expected = [
        ("tychos-grandma", Colour::Green),
        ("cthulhu", Colour::Red),
        ("knight-gabriel", Colour::Gold),
    ];
    assert_eq!(found, expected);
    for (id, boss) in base.bosses() {
        for loot in boss.loots {
            assert_eq!(base.card(loot).kind, CardKind::Loot(id));
            assert_eq!(base.card(loot).colour, boss.colour);
            assert_eq!(base.card(loot).points, base.card(boss.card).points, "G24");
        }
        assert_eq!(base.card(boss.card).kind, CardKind::Boss(id));
        assert!(!base.card(boss.card).is_playable());
        let levels = boss.levels.map(|cost| cost.tokens.max(cost.power));
        assert_eq!(levels, [8, 10, 13], "R43");
    }
    let knight = base.boss(base.find_boss("knight-gabriel").unwrap());
    assert_eq!(knight.levels[0], Cost { tokens: 8, power: 8 });
}

#[test]
fn heroes_have_their_starting_decks() {
    let base = Catalogue::base();
    let hero = |id| base.hero(base.find_hero(id).unwrap());
    let deck = |id| (hero(id).quarters, hero(id).tubes);
    assert_eq!(deck("warsun-gabe"), (6, 6), "R24");
    assert_eq!((deck("karapyss"), deck("nutsy")), ((5, 6), (4, 7)), "R171, R172");
    assert_eq!(hero("karapyss").start, base.find_card("staff-of-karapyss"));
    assert_eq!(hero("nutsy").start, base.find_card("puppy-cuddles"));
    assert_eq!(hero("frank").start, None);
    let first = base.heroes().filter(|(_, hero)| hero.is_for_first_game);
    let first: Vec<_> = first.map(|(_, hero)| &*hero.id).collect();
    assert_eq!(first, ["comic-con-annarchy", "edgar-allan-poe", "frank", "warsun-gabe"], "R20");
}

#[test]
fn cards_that_give_and_do_nothing_else_are_plain() {
    let plain = cards(|card| card.plain.is_some());
    let expected = [
        ("quarter", 1, 0),
        ("cardboard-tube", 0, 1),
        ("kittens", 4, 0),
        ("merch", 2, 0),
        ("photoshop-hero", 3, 0),
        ("preschooler-lisa", 2, 0),
        ("the-salmon", 0, 1),
        ("fleshreaper", 0, 2),
        ("free-play-user", 1, 0),
        ("golf-cyborg", 0, 3),
    ];
    let found: Vec<_> = plain.iter().map(|card| (&*card.id, card.plain.unwrap())).collect();
    let found: Vec<_> = found.iter().map(|(id, cost)| (*id, cost.tokens, cost.power)).collect();
    assert_eq!(found, expected);
}

#[test]
fn cards_that_mind_the_order_are_known() {
    let minds = cards(|card| card.minds_order);
    let expected = [
        "staff-of-karapyss",
        "magiquest-merchant",
        "gabes-gross-mouth",
        "gunhorse",
        "birthday-check",
        "delicious-mystery",
        "family-reunion",
        "thanksgiving",
        "human-sacrifice",
        "gold-plated",
        "sword-of-overcompensation",
    ];
    assert_eq!(ids(&minds), expected);
}

#[test]
fn everything_has_a_picture_of_its_own_and_a_known_source() {
    let base = Catalogue::base();
    let cards = base.cards().map(|(_, card)| (&card.icon, &card.source));
    let heroes = base.heroes().map(|(_, hero)| (&hero.icon, &hero.source));
    let mut icons = Vec::new();
    for (icon, source) in cards.chain(heroes) {
        icons.push(icon.as_ref().unwrap());
        assert!(["rulebook", "fan-data", "inferred", "house"].contains(&&**source), "{source}");
    }
    let count = icons.len();
    icons.sort();
    icons.dedup();
    assert_eq!(icons.len(), count, "two have the same picture");
}

#[test]
fn everything_is_found_by_its_id() {
    let base = Catalogue::base();
    assert!(base.cards().all(|(id, card)| base.find_card(&card.id) == Some(id)));
    assert!(base.heroes().all(|(id, hero)| base.find_hero(&hero.id) == Some(id)));
    assert!(base.bosses().all(|(id, boss)| base.find_boss(&boss.id) == Some(id)));
}
