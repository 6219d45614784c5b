//! Who could use a card, by what is printed.

use crate::card::{Card, CharacterId, Kind, Level, Whose};
use crate::catalogue::Catalogue;
use crate::character::Character;
use crate::power::{Icons, PowerType};

impl Catalogue {
    /// Checks whether a card that belongs to someone belongs to a character.
    pub(crate) fn belongs_to(&self, whose: Whose, character: CharacterId) -> bool {
        match whose {
            Whose::Character(owner) => owner == character,
            Whose::Versions(first) => self.character(character).version_of == first,
            Whose::Anyone => true,
        }
    }

    /// Checks whether a character could use a card by its printed grid (R34, R44, R71, R106, R113) or its name
    /// (R14, R122), or may have it in the deck for another reason. Events and Aspects are nobody's.
    pub(crate) fn suits(&self, card: &Card, character: CharacterId) -> bool {
        let who = self.character(character);
        match card.kind {
            Kind::Power(level) => who.suits_power(level) || who.may_include.contains(&card.id),
            Kind::Special(whose) | Kind::Advanced(whose) => self.belongs_to(whose, character),
            Kind::Basic { of, grid, .. } => grid <= who.printed_grid(of),
            Kind::Teamwork { to_use, grid, .. } => who.some_grid(to_use, |own| grid <= own),
            Kind::Training { of, grid, .. } => who.some_grid(of, |own| own <= grid),
            Kind::Ally { of, grid, .. } => grid.holds(who.printed_grid(of)),
            Kind::Event(_) | Kind::Aspect(_) => false,
        }
    }
}

impl Character {
    /// Checks whether the printed grid is enough for a Power card (R34, R40, R44).
    pub(crate) fn suits_power(&self, level: Level) -> bool {
        self.some_grid(level.icons, |own| level.value <= own)
    }

    /// Checks whether a test holds for some grid among the types of the icons.
    fn some_grid(&self, icons: Icons, test: impl Fn(u8) -> bool) -> bool {
        icons.declarable().any(|of: PowerType| test(self.printed_grid(of)))
    }
}
