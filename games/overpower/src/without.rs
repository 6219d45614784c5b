//! The same table without a card.

use crate::OverPower;
use crate::card::CardId;
use crate::deck::{Deck, Sheet};
use crate::hidden::Exchanged;

impl OverPower {
    /// Makes the same table with another card in place of one, at the same places of each deck that holds it: what is
    /// drawn stays the same but for that card. None where no deck holds it.
    pub(crate) fn without_card(&self, card: CardId) -> Option<OverPower> {
        let is_held = |deck: &Deck| deck.cards.contains(&card);
        if !self.decks.iter().any(|deck| is_held(deck)) {
            return None;
        }
        let mut decks = self.decks.each_ref().map(|deck| Deck::clone(deck));
        let mut exchanged = [None; 2];
        for (deck, exchanged) in decks.iter_mut().zip(&mut exchanged) {
            if is_held(deck) {
                let now = self.ordinary_card(deck, card)?;
                deck.cards.iter_mut().filter(|held| **held == card).for_each(|held| *held = now);
                // Who knows the deck knows it without the card, too.
                *exchanged = Some(Exchanged { before: card, now });
            }
        }
        let table = OverPower::with(self.limits(), self.first, decks, self.catalogue.clone());
        Some(OverPower { exchanged, ..table })
    }

    /// Finds the card that is worth to a team what the middle one of its deck is, and of which the deck may hold as
    /// many as of the one it stands for.
    fn ordinary_card(&self, deck: &Deck, replaced: CardId) -> Option<CardId> {
        let catalogue = &self.catalogue;
        let worth = |card: CardId| deck.team.worth(catalogue, card);
        let mut worths: Vec<i32> = deck.cards.iter().map(|held| worth(*held)).collect();
        worths.sort_unstable();
        let middle = *worths.get(worths.len() / 2)?;
        let mut others: Vec<CardId> = catalogue.cards().map(|(card, _)| card).collect();
        others.retain(|other| *other != replaced);
        others.sort_by_key(|other| (worth(*other) - middle).abs());
        others.into_iter().find(|other| {
            let mut sheet = Sheet::from(deck);
            sheet
                .cards
                .iter_mut()
                .filter(|held| **held == replaced)
                .for_each(|held| *held = *other);
            sheet.offences(catalogue, self.limits()).or(()).is_ok()
        })
    }
}

#[cfg(test)]
mod tests {
    use fracas_core::{Legible, Setup};

    use super::*;

    fn table() -> OverPower {
        let setup = Setup { game: crate::ID.into(), mode: "venture".into(), ..Setup::default() };
        OverPower::open(&setup).unwrap()
    }

    #[test]
    fn another_card_lies_in_the_same_places_and_the_deck_stays_legal() {
        let table = table();
        let held: std::collections::BTreeSet<CardId> =
            table.decks.iter().flat_map(|deck| deck.cards.clone()).collect();
        for card in held {
            let changed = table.without(card.0).expect("the card is in play");
            for (before, now) in table.decks.iter().zip(&changed.decks) {
                assert!(!now.cards.contains(&card));
                let is_changed = |(one, other): (&CardId, &CardId)| one != other;
                let places = before.cards.iter().zip(&now.cards).filter(|pair| is_changed(*pair));
                assert!(places.clone().all(|(one, _)| *one == card));
                let copies = before.cards.iter().filter(|held| **held == card).count();
                assert_eq!(places.count(), copies);
                let offences = Sheet::from(&**now).offences(&table.catalogue, table.limits());
                assert_eq!(offences.or(()), Ok(()), "{card:?}");
            }
        }
    }

    #[test]
    fn a_card_that_no_deck_holds_cannot_be_left_out() {
        let table = table();
        let is_held = |card: CardId| table.decks.iter().any(|deck| deck.cards.contains(&card));
        let absent = table.catalogue.cards().map(|(card, _)| card).find(|card| !is_held(*card));
        assert!(table.without(absent.unwrap().0).is_none());
        assert!(table.without(u16::MAX).is_none());
    }
}
