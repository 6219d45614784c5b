//! Where the cards of a scenario are.

use std::collections::BTreeMap;

use fracas_robot_quest::{Card, Catalogue, Pile};
use serde_json::{Value, json};

use super::{DECK, DISCARD, HAND, Player, Scenario};

/// The number of Shop spaces.
const SHOP: usize = 6;

/// All cards of a table, each in its place.
pub(super) struct Cards {
    players: Vec<[Vec<String>; 4]>,
    shop: Vec<String>,
    shop_deck: Vec<String>,
    supply: BTreeMap<String, u8>,
    scrap: Vec<String>,
}

impl Cards {
    pub(super) fn of(scenario: &Scenario, catalogue: &Catalogue) -> Cards {
        let named = |part: &Option<Vec<String>>| part.clone().unwrap_or_default();
        let mut cards = Cards {
            players: scenario
                .players
                .iter()
                .map(|player| player.parts.each_ref().map(named))
                .collect(),
            shop: scenario.shop.clone(),
            shop_deck: named(&scenario.shop_deck),
            supply: BTreeMap::new(),
            scrap: named(&scenario.scrap),
        };
        let mut scrapped = cards.scrap.clone();
        for (seat, player) in scenario.players.iter().enumerate() {
            let left = cards.starting_cards_left(seat, &mut scrapped, catalogue);
            cards.lay_starting_cards(seat, player, left);
        }
        cards.lay_supply(scenario, catalogue);
        cards.lay_shop(scenario, catalogue);
        cards
    }

    /// Lists the starting cards of a player that have no place yet, and takes those that have one off
    /// the scrapped ones.
    fn starting_cards_left(
        &self,
        seat: usize,
        scrapped: &mut Vec<String>,
        catalogue: &Catalogue,
    ) -> Vec<String> {
        let starting = catalogue.cards().map(|(_, card)| card);
        let mut left = Vec::new();
        for card in starting.filter(|card| card.pile == Pile::Starting) {
            let own = self.players[seat].iter().flatten();
            let named = own.filter(|id| **id == card.id).count();
            for _ in named..usize::from(card.copies) {
                match scrapped.iter().position(|id| *id == card.id) {
                    Some(at) => drop(scrapped.remove(at)),
                    None => left.push(card.id.clone()),
                }
            }
        }
        left
    }

    /// Gives a player a hand, and the other starting cards.
    fn lay_starting_cards(&mut self, seat: usize, player: &Player, mut left: Vec<String>) {
        let own = &mut self.players[seat];
        if player.parts[HAND].is_none()
            && let Some(battery) = left.iter().position(|id| id == "battery")
        {
            own[HAND].push(left.remove(battery));
        }
        match [DECK, DISCARD].into_iter().find(|part| player.parts[*part].is_none()) {
            Some(part) => own[part].extend(left),
            None => self.scrap.extend(left),
        }
    }

    fn lay_supply(&mut self, scenario: &Scenario, catalogue: &Catalogue) {
        for (_, card) in catalogue.cards().filter(|(_, card)| card.pile == Pile::Supply) {
            let left = self.left(card);
            let pile = *scenario.supply.get(&card.id).unwrap_or(&left);
            self.supply.insert(card.id.clone(), pile);
            for _ in pile..left {
                self.put_away(scenario, &card.id);
            }
        }
    }

    fn lay_shop(&mut self, scenario: &Scenario, catalogue: &Catalogue) {
        let kinds: Vec<&Card> = catalogue
            .cards()
            .map(|(_, card)| card)
            .filter(|card| matches!(card.pile, Pile::Shop(_)))
            .collect();
        let is_shop_card = |id: &String| kinds.iter().any(|card| card.id == *id);
        let has_more = self.shop_deck.iter().chain(&self.scrap).any(is_shop_card);
        let is_sold_out = scenario.shop_deck.is_some() && scenario.scrap.is_some() && !has_more;
        for card in kinds.iter().filter(|_| !is_sold_out) {
            if self.shop.len() < SHOP && 0 < self.left(card) {
                self.shop.push(card.id.clone());
            }
        }
        for card in kinds {
            for _ in 0..self.left(card) {
                match scenario.shop_deck {
                    Some(_) => self.put_away(scenario, &card.id),
                    None => self.shop_deck.push(card.id.clone()),
                }
            }
        }
    }

    /// Puts a card where it is out of the way.
    fn put_away(&mut self, scenario: &Scenario, id: &str) {
        if scenario.scrap.is_none() {
            self.scrap.push(id.into());
        } else if let Some(last) = self.players.last_mut() {
            last[DISCARD].push(id.into());
        }
    }

    /// Counts the copies of a Supply or Shop card that have no place yet.
    fn left(&self, card: &Card) -> u8 {
        card.copies.saturating_sub(self.count(&card.id) as u8)
    }

    /// Counts the copies of a card that have their place already, the Supply left out.
    fn count(&self, id: &str) -> usize {
        let owned = self.players.iter().flatten().flatten();
        let beside = self.shop.iter().chain(&self.shop_deck).chain(&self.scrap);
        owned.chain(beside).filter(|placed| *placed == id).count()
    }

    pub(super) fn write(self, scenario: &Scenario) -> Value {
        let players = self.players.iter().map(|[deck, hand, in_play, discard]| {
            json!({ "deck": deck, "hand": hand, "in_play": in_play, "discard": discard })
        });
        let mut shop: Vec<Option<String>> = self.shop.iter().cloned().map(Some).collect();
        shop.resize(SHOP.max(scenario.shop.len()), None);
        json!({
            "players": players.collect::<Vec<_>>(),
            "shop": shop,
            "shop_deck": self.shop_deck,
            "supply": self.supply,
            "scrap": self.scrap,
        })
    }
}
