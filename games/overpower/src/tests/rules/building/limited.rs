//! Limited play in general (chapter 16.4): decks that are built from a pool.

use super::*;
use crate::card::Whose;
use crate::deck::{Collection, LEAST, MOST_THREAT};

/// Makes a pool of characters, with one of each of their Specials, and some cards.
fn pool(characters: &[&str], cards: &[CardId]) -> Collection {
    let characters: Vec<CharacterId> = characters.iter().map(|name| character(name)).collect();
    let is_own = |card: &Card| {
        let Kind::Special(whose) = card.kind else { return false };
        whose != Whose::Anyone && characters.iter().any(|who| catalogue().belongs_to(whose, *who))
    };
    let specials = catalogue().cards().filter(|(_, card)| is_own(card)).map(|(id, _)| id);
    let cards: Vec<CardId> = specials.chain(cards.iter().copied()).collect();
    Collection::opened(catalogue(), characters.iter().copied(), &[], cards.into_iter())
}

const FOUR: [&str; 4] = ["Zorro", "Robin Hood", "Tarzan", "Mina Harker"];

/// Lists what a deck holds that is not in a pool.
fn outside(pool: &Collection, sheet: &Sheet) -> Vec<String> {
    pool.outside(catalogue(), sheet).iter().map(|problem| problem.message.clone()).collect()
}

const VENTURE: Limits = Limits { mode: Mode::Venture, is_strict: false };

fn completed(pool: &Collection) -> Sheet {
    Sheet::default().complete(catalogue(), VENTURE, pool).unwrap()
}

/// R467. Nothing but the pool and Basic Power cards.
#[test]
fn r467_a_limited_deck_holds_what_is_in_the_pool_alone() {
    let pool = pool(&FOUR, &[card("Rapier")]);
    let mut sheet = completed(&pool);
    assert_eq!(outside(&pool, &sheet), [""; 0], "what is built of a pool is in it");
    sheet.cards.extend([card("Rapier"), card("Rapier"), card("Ray Gun")]);
    sheet.front[0] = character("Zeus");
    sheet.homebases = vec![homebase("Barsoom")];
    let held = sheet.cards.iter().filter(|held| **held == card("Rapier")).count();
    let expected = [
        "Zeus is not in the pool (R467)".into(),
        "Barsoom is not in the pool (R467)".into(),
        "Ray Gun is not in the pool (R467)".into(),
        format!("{held} of Rapier; the pool has 1 (R467)"),
    ];
    let (mut found, mut expected) = (outside(&pool, &sheet), expected.to_vec());
    found.sort();
    expected.sort();
    assert_eq!(found, expected, "card by card");
}

/// R468. Basic Power cards of levels 1 to 8 in any number.
#[test]
fn r468_basic_power_cards_are_there_in_any_number() {
    let pool = pool(&FOUR, &[]);
    let mut sheet = completed(&pool);
    for of in PowerType::ALL {
        for value in 1..=8 {
            sheet.cards = vec![basic_power(of, value); 51];
            assert_eq!(outside(&pool, &sheet), [""; 0], "{of:?} {value}");
            accepted(&sheet, Mode::Venture);
        }
    }
}

/// R469. MultiPower and Any-Power cards only from the pool.
#[test]
fn r469_wild_power_cards_must_be_in_the_pool() {
    for icons in [Icons::ALL_TYPES, Icons::ANY_POWER] {
        let wild = power(icons, 5);
        let (without, with) = (pool(&FOUR, &[]), pool(&FOUR, &[wild]));
        let mut sheet = completed(&without);
        assert!(!sheet.cards.contains(&wild));
        sheet.cards.push(wild);
        let [message] = &outside(&without, &sheet)[..] else { panic!("one card is outside") };
        assert!(message.ends_with("is not in the pool (R469)"), "{message}");
        assert_eq!(outside(&with, &sheet), [""; 0]);
        sheet.cards.push(wild);
        assert_eq!(outside(&with, &sheet).len(), 1, "there is one of it, not two");
    }
}

/// R470. Team, threat, deck size and One Per Deck are as always.
#[test]
fn r470_a_limited_deck_keeps_to_the_usual_limits() {
    // The four strongest have too much threat together.
    let high = ["Zeus", "Cthulhu", "Hercules", "Dracula", "Dr. Watson", "Jane Porter", "Korak"];
    let sheet = completed(&pool(&high, &[]));
    assert_eq!(offences(&sheet, Mode::Venture), [""; 0]);
    assert_eq!((sheet.front.len(), sheet.reserve.len()), (3, 1));
    assert!(sheet.threat(catalogue()) <= MOST_THREAT);
    assert_eq!(sheet.cards.len(), LEAST);
    // Two copies of a card that is One Per Deck are one too many.
    let twice = [card("Freya: Goddess of Protection"); 2];
    let built = completed(&pool(&FOUR, &twice));
    let count = built.cards.iter().filter(|held| **held == twice[0]).count();
    assert!(count <= 1, "{count}");
    let mut sheet = built;
    sheet.cards.extend(twice);
    refused(&sheet, Mode::Venture, "R51");
}

/// R471. Any one complete Mission Set, opened or not.
#[test]
fn r471_any_mission_set_may_be_used() {
    let pool = pool(&FOUR, &[]);
    let all: Vec<_> = catalogue().mission_sets().map(|(id, _)| id).collect();
    assert_eq!(all.len(), 4);
    for set in all {
        let begun = Sheet { missions: vec![set], ..Sheet::default() };
        let sheet = begun.complete(catalogue(), VENTURE, &pool).unwrap();
        assert_eq!(sheet.missions, [set]);
        assert_eq!(outside(&pool, &sheet), [""; 0]);
        accepted(&sheet, Mode::Venture);
    }
}

/// R472. A second copy of a character brings its Specials, and no second member.
#[test]
fn r472_a_second_copy_of_a_character_adds_its_specials_alone() {
    let blow = card("Zorro - Riposte");
    let twice = ["Zorro", "Zorro", "Robin Hood", "Tarzan", "Mina Harker"].map(character);
    let pool = Collection::opened(catalogue(), twice.into_iter(), &[], [blow, blow].into_iter());
    assert_eq!(pool.copies(blow), 2, "both copies of the Special are there");
    assert_eq!(pool.characters.iter().filter(|who| **who == character("Zorro")).count(), 1);
    let mut sheet = completed(&pool);
    assert_eq!(sheet.characters().filter(|who| *who == character("Zorro")).count(), 1);
    sheet.front = vec![character("Zorro"); 2];
    refused(&sheet, Mode::Venture, "R23");
}

/// R494. Whose pool has no legal team is lent characters, the lowest threat first, without Specials.
#[test]
fn r494_a_pool_without_a_team_is_lent_characters_of_low_threat() {
    let only = ["Cthulhu", "Hercules", "Cthulhu"].map(character);
    let mut pool = Collection::opened(catalogue(), only.into_iter(), &[], std::iter::empty());
    assert!(Sheet::default().complete(catalogue(), VENTURE, &pool).is_err(), "two are no team");
    assert_eq!(pool.borrow_characters(catalogue()), 2);
    let lent = &pool.characters[2..];
    let lowest = catalogue().characters().map(|(_, who)| who.threat).min().unwrap();
    let mut numbers: Vec<&str> = Vec::new();
    for id in lent {
        let who = catalogue().character(*id);
        assert_eq!(who.threat, lowest, "{}", who.name);
        numbers.push(&who.number);
    }
    assert!(numbers.is_sorted(), "of equal ones the lowest number: {numbers:?}");
    let sheet = completed(&pool);
    accepted(&sheet, Mode::Venture);
    let specials =
        sheet.cards.iter().filter(|id| matches!(catalogue().card(**id).kind, Kind::Special(_)));
    assert_eq!(specials.count(), 0, "they come without Specials");
    assert_eq!(pool.borrow_characters(catalogue()), 0, "no more than are needed");
}

/// What is begun stays when a deck is completed.
#[test]
fn a_deck_is_completed_around_what_is_begun() {
    let pool = pool(&["Zorro", "Robin Hood", "Tarzan", "Mina Harker", "Korak", "Lancelot"], &[]);
    let begun = Sheet {
        front: vec![character("Korak")],
        reserve: vec![character("Zorro")],
        cards: vec![basic_power(PowerType::Energy, 1), card("Korak - Jungle Survival")],
        ..Sheet::default()
    };
    let sheet = begun.complete(catalogue(), VENTURE, &pool).unwrap();
    assert!(sheet.front.contains(&character("Korak")));
    assert_eq!(sheet.reserve, [character("Zorro")]);
    assert!(begun.cards.iter().all(|held| sheet.cards.contains(held)));
    accepted(&sheet, Mode::Venture);
    assert_eq!(begun.complete(catalogue(), VENTURE, &pool).unwrap(), sheet, "without chance");
}
