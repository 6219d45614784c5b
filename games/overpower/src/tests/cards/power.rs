//! The Power cards, each played in turn.

use super::facts::read;
use crate::card::{Card, Kind, Level};
use crate::power::PowerType;
use crate::tests::table::{A, B, EVE, Table};

/// Checks whether a card is one of those tested here.
pub(super) fn is_tested(card: &Card) -> bool {
    matches!(card.kind, Kind::Power(_))
}

/// Finds someone on the Front Line of seat 0 whose grid of a type is just right or high enough, and someone whose grid
/// is too low, if there is one: Ann, Bob and Cat.
const GRIDS: [[u8; 4]; 3] = [[8, 6, 5, 3], [3, 8, 6, 5], [5, 3, 7, 6]];

#[test]
fn power_cards_attack_and_block_with_their_values() {
    let all = || read(include_str!("facts/power.txt"));
    assert_eq!(all().count(), 39);
    for facts in all() {
        let card = facts.card();
        let (value, icons) = (facts.number(1).unwrap(), facts.icons(2));
        assert_eq!(card.kind, Kind::Power(Level { value, icons }), "{}", card.id);
        assert_eq!(card.is_once, facts.flag(3), "{}", card.id);
        let is_wild = icons.single().is_none();
        for of in PowerType::ALL {
            let can_be = icons.is_any_power() || icons.has(of);
            let says = if is_wild { format!(" as {}", of.id()) } else { String::new() };
            let mut table = Table::duel();
            table.hold(A, &[&card.id]).fight();
            for (place, grid) in GRIDS.iter().enumerate() {
                let play = format!("play {} by 0.{}{says}", card.id, place + 1);
                let is_able = can_be && value <= grid[of as usize];
                let is_asked = is_wild || can_be;
                assert!(!is_asked || table.may(A, &play) == is_able, "{play}");
            }
        }
    }
}

#[test]
fn power_cards_hit_for_their_values_and_block_as_much() {
    for facts in read(include_str!("facts/power.txt")) {
        let (card, value) = (facts.card(), facts.number(1).unwrap());
        let id = &card.id;
        let mut table = Table::duel();
        table.hold(A, &[id]).fight();
        // Somebody can play it, unless only the Reserve could.
        let play = table.choices(A).into_iter().find(|it| it.starts_with("play "));
        let Some(play) = play else {
            assert!(["brute-force-8", "intelligence-7", "intelligence-8"].contains(&&**id), "{id}");
            continue;
        };
        table.play(A, &play).play(A, "target 1.1").unanswered();
        assert_eq!(table.damage(EVE), i16::from(value), "{id}");

        let mut table = Table::duel();
        let attack = format!("energy-{value}");
        table.hold(A, &[&attack]).hold(B, &[id]).fight();
        // Eve, Fay or Gus, whoever can use it.
        let able = (1..=3).find(|at| {
            let mut table = Table::duel();
            table.hold(B, &[id]).wait().can_by(B, id, &format!("by 1.{at}"))
        });
        table.aims(&attack, &format!("1.{}", able.unwrap()));
        let block = table.choices(B).into_iter().find(|it| it.contains(" use 2"));
        table.play(B, &block.unwrap_or_else(|| panic!("{id} blocks {attack}")));
        assert_eq!(table.damage(EVE), 0, "{id}");
    }
}
