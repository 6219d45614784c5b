//! Cards as items.

use std::collections::BTreeMap;

use fracas_core::{Face, Item};

use crate::OverPower;
use crate::card::{Card, CardId, CharacterId, GridTest, HomebaseId, How, Kind, Level};
use crate::catalogue::Catalogue;
use crate::power::{Icons, PowerType};

impl OverPower {
    /// Shows the face of a card.
    pub(super) fn show_card(&self, id: &str, card: CardId) -> Item {
        Item::face_up(id.into(), self.catalogue.card(card).face())
    }
}

impl Card {
    /// Gets the side of the card that can be read.
    pub fn face(&self) -> Face {
        Face {
            card: Some(self.id.clone()),
            name: self.name.clone(),
            kind: self.kind_words(),
            icon: self.icon.clone(),
            numbers: self.numbers(),
            text: self.text(),
        }
    }

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

impl Catalogue {
    /// Gets the side of a character that can be read: its Power Grid, its threat and its text.
    pub fn character_face(&self, character: CharacterId) -> Face {
        let who = self.character(character);
        let grid = PowerType::ALL.into_iter().zip(who.grid);
        let mut numbers: BTreeMap<String, i64> =
            grid.map(|(of, value)| (of.id().to_owned(), value.into())).collect();
        numbers.insert("threat".into(), who.threat.into());
        Face {
            card: Some(who.id.clone()),
            name: who.name.clone(),
            kind: "character".into(),
            icon: who.icon.clone(),
            numbers,
            text: self.character_text(character),
        }
    }

    /// Gets the side of a Homebase that can be read.
    pub fn homebase_face(&self, homebase: HomebaseId) -> Face {
        let text = self.homebase_text(homebase);
        let homebase = self.homebase(homebase);
        Face {
            card: Some(homebase.id.clone()),
            name: homebase.name.clone(),
            kind: "location homebase".into(),
            icon: homebase.icon.clone(),
            numbers: BTreeMap::from([("threat".into(), homebase.threat.into())]),
            text,
        }
    }
}
