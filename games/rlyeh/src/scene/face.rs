//! Cards, heroes and Bosses as items.

use std::collections::BTreeMap;

use fracas_cards::effect::{list, plural};
use fracas_core::Face;

use crate::Rlyeh;
use crate::card::{Card, CardKind, Colour, Cost, HeroId, LOOTS, Starter};
use crate::state::Den;

impl Card {
    /// Gets what the card shows. No number tells that it costs nothing or is worth nothing.
    pub(super) fn face(&self) -> Face {
        let cost = self.cost.filter(|_| self.is_stack());
        let mut numbers = cost.map(costs).unwrap_or_default();
        if self.points != 0 {
            numbers.insert("vp".into(), self.points.into());
        }
        Face {
            card: Some(self.id.clone()),
            name: self.name.clone(),
            kind: self.sort(),
            icon: self.icon.clone(),
            numbers,
            text: self.text(),
        }
    }

    /// Says what sort of card it is, its colour first.
    fn sort(&self) -> String {
        let sort = match self.kind {
            CardKind::Starter(Starter::Quarter | Starter::Tube) | CardKind::Unique => "starter",
            CardKind::Stack(_) => "",
            CardKind::Loot(_) => "loot",
            CardKind::Boss(_) => "boss",
            CardKind::Pox => "pox",
        };
        let colour = if self.colour == Colour::None { "" } else { self.colour.word() };
        format!("{colour} {sort}").trim().into()
    }
}

/// Gets the numbers of a cost: all of it, and its parts where it has two (R16).
fn costs(cost: Cost) -> BTreeMap<String, i64> {
    let mut numbers = BTreeMap::from([("cost".into(), cost.total().into())]);
    if 0 < cost.tokens && 0 < cost.power {
        numbers.insert("tokens-cost".into(), cost.tokens.into());
        numbers.insert("power-cost".into(), cost.power.into());
    }
    numbers
}

impl Rlyeh {
    /// Gets what a hero shows.
    pub(super) fn hero_face(&self, hero: HeroId) -> Face {
        let facts = self.catalogue.hero(hero);
        let quarters = plural(facts.quarters.into(), "Quarter");
        let tubes = plural(facts.tubes.into(), "Cardboard Tube");
        let text = format!("Starts with {quarters} and {tubes}. {}", facts.text(&self.catalogue));
        Face {
            card: Some(facts.id.clone()),
            name: facts.name.clone(),
            kind: "hero".into(),
            icon: facts.icon.clone(),
            numbers: BTreeMap::new(),
            text: text.trim_end().into(),
        }
    }

    /// Gets what a Boss shows at its level: what is to be paid, and what for.
    pub(super) fn boss_face(&self, den: Den) -> Face {
        let boss = self.catalogue.boss(den.boss);
        let card = self.card(boss.card);
        let mut numbers = costs(self.price_at(den));
        let names: Vec<String> = (boss.loots.iter().enumerate())
            .filter(|(at, _)| den.loots & (1 << at) != 0)
            .map(|(_, loot)| self.card(*loot).name.clone())
            .collect();
        let text = if names.is_empty() {
            numbers.insert("vp".into(), card.points.into());
            "Buying it ends the game.".into()
        } else {
            let here = names.len() - (1 - den.level()) * LOOTS / 2;
            let left = plural(here as i32, "Loot");
            format!(
                "A Loot costs as much as this; {left} left at this level. In the stack: {}.",
                list(&names, "and")
            )
        };
        Face {
            card: Some(boss.id.clone()),
            name: boss.name.clone(),
            kind: format!("{} boss", boss.colour.word()),
            icon: card.icon.clone(),
            numbers,
            text,
        }
    }
}
