//! What is printed on every card, and that ours show it.

use crate::card::{Astral, Card, Family, FromReserve, GridTest, How, Kind, Lasts, Level, Whose};
use crate::catalogue::Catalogue;
use crate::power::{Icons, PowerType};

/// A line of printed facts.
pub(super) struct Facts {
    cells: Vec<&'static str>,
}

impl Facts {
    /// Gets a cell.
    pub(super) fn text(&self, at: usize) -> &'static str {
        self.cells[at]
    }

    /// Gets a number; none where nothing is printed.
    pub(super) fn number(&self, at: usize) -> Option<u8> {
        self.text(at).parse().ok()
    }

    /// Gets whether something is printed.
    pub(super) fn flag(&self, at: usize) -> bool {
        self.text(at) == "1"
    }

    /// Gets icons.
    pub(super) fn icons(&self, at: usize) -> Icons {
        let words = self.text(at).split('+').filter(|word| !word.is_empty());
        words.map(icon).fold(Icons::NONE, Icons::and)
    }

    /// Finds our card with the printed number.
    pub(super) fn card(&self) -> &'static Card {
        let mut cards = Catalogue::base().cards().map(|(_, card)| card);
        cards.find(|card| card.number == self.text(0)).expect("a card with this number")
    }
}

fn icon(word: &str) -> Icons {
    if word == "any-power" {
        return Icons::ANY_POWER;
    }
    if word == "any" {
        return Icons::ALL_TYPES;
    }
    let found = PowerType::WORDS.iter().find(|(name, _)| *name == word);
    Icons::one(found.unwrap_or_else(|| panic!("{word} is no icon")).1)
}

/// Reads printed facts.
pub(super) fn read(text: &'static str) -> impl Iterator<Item = Facts> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| Facts { cells: line.split('|').collect() })
}

/// Gets what is printed on the Specials.
pub(super) fn specials() -> impl Iterator<Item = Facts> {
    read(include_str!("facts/specials.txt"))
}

fn family(word: &str) -> Option<Family> {
    match word {
        "cataclysm" => Some(Family::Cataclysm),
        "ambush" => Some(Family::Ambush),
        "assist" => Some(Family::Assist),
        "" => None,
        _ => panic!("{word} is no family"),
    }
}

/// Gets the name of whom a Special belongs to, as it is printed.
fn belongs_to(card: &Card) -> String {
    let Kind::Special(whose) = card.kind else { panic!("{} is no Special", card.id) };
    let name = |character| Catalogue::base().character(character).name.clone();
    match whose {
        Whose::Anyone => "Any Character".into(),
        Whose::Character(character) => name(character),
        Whose::Versions(first) => name(first).split(':').next().unwrap().into(),
    }
}

#[test]
fn specials_show_what_is_printed() {
    assert_eq!(specials().count(), 271);
    for facts in specials() {
        let card = facts.card();
        let id = &card.id;
        assert_eq!((&*belongs_to(card), &*card.name), (facts.text(1), facts.text(2)), "{id}");
        assert_eq!((card.is_once, card.family), (facts.flag(3), family(facts.text(4))), "{id}");
        let is_offensive = card.uses.iter().any(crate::card::Use::is_offensive);
        let is_defensive = card.uses.iter().any(crate::card::Use::is_defensive);
        assert_eq!((is_offensive, is_defensive), (facts.flag(9), facts.flag(10)), "{id}");
        let lasts = match facts.text(11) {
            "battle" => Some(Lasts::Battle),
            "game" => Some(Lasts::Game),
            _ => None,
        };
        assert_eq!((card.lasts, card.is_clipped), (lasts, facts.flag(12)), "{id}");
        let astral = match facts.text(13) {
            "1" => Astral::Stays,
            "after" => Astral::After,
            _ => Astral::No,
        };
        assert_eq!((card.astral, card.is_placeable), (astral, facts.flag(15)), "{id}");
        let from_reserve = match card.from_reserve {
            FromReserve::No => "",
            FromReserve::Yes => "yes",
            FromReserve::For(_) => "cost",
        };
        assert_eq!(from_reserve, facts.text(14), "{id}");
    }
}

#[test]
fn specials_have_the_printed_levels() {
    for facts in specials() {
        let card = facts.card();
        let level = facts.number(5).map(|value| Level { value, icons: facts.icons(6) });
        assert_eq!(card.printed_level(), level, "{}", card.id);
        let Some(value) = facts.number(7) else { continue };
        let other = Level { value, icons: facts.icons(8) };
        let has_other = card.uses.iter().any(|used| match &used.how {
            How::Attack(attack) => attack.instead.as_ref().is_some_and(|(_, it)| *it == other),
            How::Block { level, .. } => *level == other,
            How::Aim { .. }
            | How::Act
            | How::Avoid { .. }
            | How::Negate { .. }
            | How::Shift { .. }
            | How::Respond
            | How::Counter(_) => false,
        });
        assert!(has_other, "{} is {value} as well", card.id);
    }
}

#[test]
fn characters_show_what_is_printed() {
    let all = || read(include_str!("facts/characters.txt"));
    assert_eq!(all().count(), 43);
    for facts in all() {
        let mut characters = Catalogue::base().characters().map(|(_, it)| it);
        let it = characters.find(|it| it.number == facts.text(0)).expect("a character");
        assert_eq!(it.name, facts.text(1));
        assert_eq!(it.grid.map(Some), [2, 3, 4, 5].map(|at| facts.number(at)), "{}", it.name);
        let threats = [it.threat, it.threat_in_reserve].map(Some);
        assert_eq!(threats, [6, 7].map(|at| facts.number(at)), "{}", it.name);
        assert_eq!(it.is_woman, facts.flag(9), "{}", it.name);
    }
}

#[test]
fn homebases_show_what_is_printed() {
    let all = || read(include_str!("facts/homebases.txt"));
    assert_eq!(all().count(), 8);
    for facts in all() {
        let mut homebases = Catalogue::base().homebases().map(|(_, it)| it);
        let it = homebases.find(|it| it.number == facts.text(0)).expect("a Homebase");
        assert_eq!((&*it.name, Some(it.threat)), (facts.text(1), facts.number(2)));
    }
}

#[test]
fn events_belong_to_their_sets() {
    let all = || read(include_str!("facts/events.txt"));
    assert_eq!(all().count(), 20);
    for facts in all() {
        let card = facts.card();
        let Kind::Event(set) = card.kind else { panic!("{} is no Event", card.id) };
        let set = &Catalogue::base().mission_set(set).name;
        assert_eq!((&**set, &*card.name, card.is_once), (facts.text(1), facts.text(2), true));
    }
}

/// Gets what a grid must be, as it is printed: `>=7`, `<=5`.
pub(super) fn grid_test(text: &str) -> GridTest {
    let (sign, number) = text.split_at(2);
    let number = number.parse().expect("a number");
    if sign == ">=" { GridTest::AtLeast(number) } else { GridTest::AtMost(number) }
}
