//! Cards as items.

use std::collections::BTreeMap;

use fracas_core::{Face, Item};

use crate::OverPower;
use crate::card::{Card, CardId, GridTest, How, Kind, Level};
use crate::power::Icons;

impl OverPower {
    /// Shows the face of a card.
    pub(super) fn show_card(&self, id: &str, card: CardId) -> Item {
        let card = self.catalogue.card(card);
        let face = Face {
            card: Some(card.id.clone()),
            name: card.name.clone(),
            kind: card.kind_words(),
            icon: card.icon.clone(),
            numbers: card.numbers(),
            text: card.text(),
        };
        Item::face_up(id.into(), face)
    }
}

impl Card {
    /// Gets the words for what sort of card it is, the first for its colour.
    pub(crate) fn kind_words(&self) -> String {
        match self.kind {
            Kind::Power(level) => format!("{} power", icon_words(level.icons)),
            Kind::Special(_) => "special".into(),
            Kind::Basic { .. } => "basic universe".into(),
            Kind::Teamwork { .. } => "teamwork universe".into(),
            Kind::Training { .. } => "training universe".into(),
            Kind::Ally { .. } => "ally universe".into(),
            Kind::Advanced(_) => "advanced universe".into(),
            Kind::Event(_) => "event".into(),
            Kind::Aspect(_) => "aspect".into(),
        }
    }

    /// Gets the numbers on the card.
    pub(crate) fn numbers(&self) -> BTreeMap<String, i64> {
        let mut numbers = BTreeMap::new();
        let mut add = |name: &str, number: u8| numbers.insert(name.into(), number.into());
        match self.kind {
            Kind::Power(level) => {
                add("value", level.value);
            }
            Kind::Basic { grid, bonus, .. } | Kind::Training { grid, bonus, .. } => {
                add("grid", grid);
                add("bonus", bonus);
            }
            Kind::Teamwork { grid, bonus, .. } => {
                add("grid", grid);
                add("bonus", bonus[0]);
            }
            Kind::Ally { grid: GridTest::AtLeast(grid) | GridTest::AtMost(grid), .. } => {
                add("grid", grid);
            }
            Kind::Special(_) | Kind::Advanced(_) | Kind::Event(_) | Kind::Aspect(_) => {}
        }
        if let Some(level) = self.uses.iter().find_map(|it| level_of(&it.how)) {
            numbers.insert("value".into(), level.value.into());
        }
        numbers
    }
}

/// Gets the value and icons that a use has.
fn level_of(how: &How) -> Option<Level> {
    match how {
        How::Attack(attack) => Some(attack.level),
        How::Block { level, .. } | How::Counter(level) => Some(*level),
        How::Aim { .. }
        | How::Act
        | How::Avoid { .. }
        | How::Negate { .. }
        | How::Shift { .. }
        | How::Respond => None,
    }
}

/// Says which icons these are.
pub(super) fn icon_words(icons: Icons) -> String {
    if icons.is_any_power() {
        return "any-power".into();
    }
    if icons.is_multi_power() {
        return "multi-power".into();
    }
    icons.single().map_or_else(String::new, |of| of.title().to_lowercase())
}
