//! The same table without a Shop card.

use crate::RobotQuest;
use crate::card::CardId;

impl RobotQuest {
    /// Makes the same table with copies of another Shop card in place of one, at the same places of the
    /// Shop Deck: one that costs as much, or nearly. None for a card that is not in the Shop Deck.
    pub(crate) fn without_card(&self, card: CardId) -> Option<RobotQuest> {
        if !self.before.shop_deck.contains(&card) {
            return None;
        }
        let other = self.ordinary_card(card)?;
        let mut table = self.clone();
        for held in table.before.shop_deck.iter_mut().filter(|held| **held == card) {
            *held = other;
        }
        Some(table)
    }

    /// Finds the Shop card that costs most nearly the same; of several, the middle one by the order of
    /// the catalogue.
    fn ordinary_card(&self, replaced: CardId) -> Option<CardId> {
        let cost = |card: CardId| i32::from(self.catalogue.card(card).cost.unwrap_or_default());
        let others = || {
            let cards = self.catalogue.cards().map(|(card, _)| card);
            cards.filter(|card| *card != replaced && self.before.shop_deck.contains(card))
        };
        let nearest = others().map(|card| (cost(card) - cost(replaced)).abs()).min()?;
        let alike: Vec<CardId> =
            others().filter(|card| (cost(*card) - cost(replaced)).abs() == nearest).collect();
        alike.get(alike.len() / 2).copied()
    }
}

#[cfg(test)]
mod tests {
    use fracas_core::{Legible, Setup};

    use super::*;

    #[test]
    fn copies_of_a_card_of_like_cost_lie_in_the_same_places() {
        let setup = Setup { game: crate::ID.into(), mode: "rumble".into(), ..Setup::default() };
        let table = RobotQuest::open(&setup).unwrap();
        for card in table.before.shop_deck {
            let changed = table.without(u16::from(card.0)).expect("the card is in the Shop Deck");
            let pairs = table.before.shop_deck.iter().zip(&changed.before.shop_deck);
            for (before, after) in pairs {
                assert_eq!(*before == card, before != after);
            }
            assert!(!changed.before.shop_deck.contains(&card));
        }
        let battery = table.catalogue.find_card("battery").unwrap();
        assert!(table.without(u16::from(battery.0)).is_none(), "starting cards stay");
        assert!(table.without(u16::MAX).is_none());
    }
}
