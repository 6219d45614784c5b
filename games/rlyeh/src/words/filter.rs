//! Which cards are meant.

use crate::card::{Card, CardKind, Colour, Starter};

/// Which cards are meant: `{ colour = "green", cost-at-most = 4, cost-at-least = 1, is = "loot" }`, each
/// part of which may be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filter {
    /// Of which colour.
    pub tint: Option<Tint>,
    /// Costing at least so much, both parts of a Gold card together (R16).
    pub least: u8,
    /// Costing at most so much.
    pub most: u8,
    /// Of which sort.
    pub sort: Option<Sort>,
}

/// A colour as cards ask for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
    /// Green, Gold too (R14).
    Green,
    /// Red, Gold too (R14).
    Red,
    /// Gold.
    Gold,
    /// Anything but Gold.
    NonGold,
}

/// A sort of cards as cards ask for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// Quarters.
    Quarter,
    /// Cardboard Tubes.
    Tube,
    /// PAX Pox.
    Pox,
    /// Quarters, Cardboard Tubes and PAX Pox.
    Basic,
    /// Boss Loots.
    Loot,
    /// Neither Bosses nor Boss Loots.
    NonBoss,
}

impl Filter {
    /// The filter that lets all cards through.
    pub const ANY: Filter = Filter { tint: None, least: 0, most: u8::MAX, sort: None };

    /// Checks whether a card is meant.
    #[inline]
    pub fn fits(self, card: &Card) -> bool {
        let cost = card.total_cost();
        self.least <= cost
            && cost <= self.most
            && self.tint.is_none_or(|tint| tint.fits(card.colour))
            && self.sort.is_none_or(|sort| sort.fits(card.kind))
    }
}

impl Tint {
    /// Checks whether a colour is meant.
    #[inline]
    pub fn fits(self, colour: Colour) -> bool {
        match self {
            Tint::Green => colour.is_green(),
            Tint::Red => colour.is_red(),
            Tint::Gold => colour == Colour::Gold,
            Tint::NonGold => colour != Colour::Gold,
        }
    }
}

impl Sort {
    #[inline]
    fn fits(self, kind: CardKind) -> bool {
        match self {
            Sort::Quarter => kind == CardKind::Starter(Starter::Quarter),
            Sort::Tube => kind == CardKind::Starter(Starter::Tube),
            Sort::Pox => kind == CardKind::Pox,
            Sort::Basic => matches!(kind, CardKind::Starter(_) | CardKind::Pox),
            Sort::Loot => matches!(kind, CardKind::Loot(_)),
            Sort::NonBoss => !matches!(kind, CardKind::Loot(_) | CardKind::Boss(_)),
        }
    }
}
