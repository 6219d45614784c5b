//! Chapter 3: cards.

use std::collections::BTreeSet;

use fracas_battle_arena::{BattleArenaTitle, Catalogue};
use fracas_cards::Shelf;

use crate::lists::{Card, NONE, legal};
use crate::scenario::substitution;
use crate::table::{A, B};

/// R25. A Hero has a name, a type, artwork and a Power.
#[test]
fn r025_a_hero_has_name_type_artwork_and_power() {
    let pages = BattleArenaTitle.cards().into_iter().filter(|page| page.kind == "hero");
    for page in pages {
        let fact =
            |label| page.facts.iter().find(|fact| fact.label == label).unwrap().value.as_str();
        assert!(!page.name.is_empty() && !fact("weapon").is_empty(), "{page:?}");
        assert!(!fact("variation").is_empty() && !fact("set").is_empty(), "its artwork: {page:?}");
        assert!(fact("power").parse::<u16>().is_ok(), "{page:?}");
    }
}

/// R26. A variation of a Hero is a particular combination of artwork, type and Power for that name.
#[test]
fn r026_no_two_cards_are_the_same_variation() {
    let mut seen = BTreeSet::new();
    for hero in Catalogue::base().heroes() {
        let artwork = (&hero.set, &hero.variation);
        let variation = (&hero.name, artwork, hero.weapon.word(), hero.power);
        assert!(seen.insert(variation), "{} is another card's variation", hero.id);
    }
}

/// R26. Artwork, type or Power alone makes another variation, and both may be in a deck.
#[test]
fn r026_one_difference_makes_another_variation() {
    let bo = Card { name: "BoJax".into(), weapon: "ice", artwork: "First", power: 200 };
    let others = [
        Card { artwork: "Second", ..bo.clone() },
        Card { weapon: "fire", ..bo.clone() },
        Card { power: 205, ..bo.clone() },
    ];
    for other in others {
        assert_eq!(
            legal(60).with([bo.clone(), other]).offences("standard"),
            NONE,
            "two variations"
        );
    }
}

/// R27. Two cards of the same Hero with different types are different variations.
#[test]
fn r027_another_type_is_another_variation() {
    let ice = Card { name: "BoJax".into(), weapon: "ice", artwork: "First", power: 200 };
    let fire = Card { weapon: "fire", ..ice.clone() };
    assert_eq!(
        legal(60).with([ice.clone(), fire]).offences("standard"),
        NONE,
        "BoJax Ice and Fire"
    );
    assert_eq!(legal(60).with([ice]).copies(0, 2).offences("standard"), [37], "BoJax Ice twice");
}

/// R30. A Hot Dog is one unit of payment.
#[test]
fn r030_a_hot_dog_pays_one() {
    let mut t = substitution().start();
    assert_eq!(t.hot_dogs(A), 10, "ten cards are ten units");
    t.play(A, "substitute a95");
    assert_eq!(t.hot_dogs(A), 8, "a price of 2 takes two cards");
}

/// R31. For payment all Hot Dogs are alike.
#[test]
fn r031_all_hot_dogs_pay_alike() {
    let different = "1 Frank\n1 Morty\n1 Glitzy\n1 Chedda\n1 Bozart\n1 Brawler\n1 Hoopie\n1 Sherlock\n\
                     1 Grillbert\n1 Pickle Pete\n";
    let mut left = Vec::new();
    for hot_dogs in [different, "10 Frank\n"] {
        let mut t = legal(60).hot_dogs(hot_dogs).deal("standard");
        let winner = t.due()[0];
        t.play(winner, "side home").play(winner, "honors self");
        t.place_as_drawn(A).place_as_drawn(B);
        let hero = t.heroes(winner, "hand").remove(0);
        t.play(winner, &format!("substitute {hero}"));
        left.push((t.hot_dogs(winner), t.heroes(winner, "hand")));
    }
    assert_eq!(left[0], left[1], "ten different Hot Dogs pay as ten equal ones do");
}
