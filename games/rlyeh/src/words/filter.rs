//! Which cards are meant.

use fracas_cards::effect::{Noun, Spelling, Word, Written};
use fracas_cards::{Fields, Kind};

use super::Whom;
use crate::card::{Card, CardKind, Colour, Starter};

/// Which cards are meant: `{ colour = "green", cost-at-most = 4, cost-at-least = 1, is = "loot" }`, each
/// part of which may be left out; with `or = "pox"` also those of another sort.
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
    /// Or else of which sort.
    pub or: Option<Sort>,
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
    pub const ANY: Filter = Filter { tint: None, least: 0, most: u8::MAX, sort: None, or: None };

    /// Checks whether a card is meant.
    #[inline]
    pub fn fits(self, card: &Card) -> bool {
        let cost = card.total_cost();
        let is_meant = self.least <= cost
            && cost <= self.most
            && self.tint.is_none_or(|tint| tint.fits(card.colour))
            && self.sort.is_none_or(|sort| sort.fits(card.kind));
        is_meant || self.or.is_some_and(|sort| sort.fits(card.kind))
    }

    /// Checks whether cards of starting decks may be meant, which cost 0 (R17).
    pub(crate) fn has_starting_cards(self) -> bool {
        self.least == 0 && self.sort.is_none_or(Sort::has_starting_cards)
            || self.or.is_some_and(Sort::has_starting_cards)
    }
}

impl Filter {
    /// Says which cards are meant, and where: "Green card with cost 4 or less in your hand".
    pub(crate) fn noun(self, place: &str) -> Noun {
        let (one, many) = self.sort.map_or(("card", "cards"), Sort::names);
        let tinted = |name: &str| match self.tint {
            Some(tint) => format!("{} {name}", tint.say()),
            None => name.to_owned(),
        };
        let cost = match (self.least, self.most) {
            (0, u8::MAX) => String::new(),
            (least, u8::MAX) => format!("with cost {least} or more"),
            (0, most) => format!("with cost {most} or less"),
            (least, most) if least == most => format!("with cost {least}"),
            (least, most) => format!("with cost {least} to {most}"),
        };
        let cost = if cost.is_empty() { cost } else { format!(" {cost}") };
        let (or_one, or_many) = match self.or.map(Sort::names) {
            Some((one, many)) => (format!(" or {one}"), format!(" or {many}")),
            None => (String::new(), String::new()),
        };
        let named = |name: &str, or: &str| format!("{}{cost}{or}", tinted(name));
        Noun::irregular(&named(one, &or_one), &named(many, &or_many), place)
    }
}

/// The most that a cost can be asked to be.
const MOST_COST: i64 = 30;

/// The words for sorts of cards.
const SORTS: [(&str, Sort); 6] = [
    ("quarter", Sort::Quarter),
    ("tube", Sort::Tube),
    ("pox", Sort::Pox),
    ("basic", Sort::Basic),
    ("loot", Sort::Loot),
    ("non-boss", Sort::NonBoss),
];

/// Reads which cards are meant from the keys of a table.
pub(super) fn read_filter(table: &Fields<'_>) -> Option<Filter> {
    let tint = table.optional_value("colour").map(Tint::read);
    let costs = |key| table.optional_value(key).map(|value| value.as_number_in(0..=MOST_COST));
    let (least, most) = (costs("cost-at-least"), costs("cost-at-most"));
    let sort_of = |key| table.optional_value(key).map(|value| value.as_word(&SORTS));
    let (sort, or) = (sort_of("is"), sort_of("or"));
    // What is there and wrong was reported.
    let tint = tint.map_or(Some(None), |read| read.map(Some))?;
    let sort = sort.map_or(Some(None), |read| read.map(Some))?;
    let or = or.map_or(Some(None), |read| read.map(Some))?;
    let (least, most) = (least.unwrap_or(Some(0))?, most.unwrap_or(Some(i64::from(u8::MAX)))?);
    if most < least {
        let label = format!("at least {least} and at most {most}");
        table.error("no card costs so much and so little", label, None);
        return None;
    }
    Some(Filter { tint, least: least as u8, most: most as u8, sort, or })
}

/// Gets the table after a word, if there is one.
pub(super) fn table_of<'a>(word: &Written<'a>) -> Option<Fields<'a>> {
    let value = word.optional_value().filter(|value| value.kind() == Kind::Table);
    value.and_then(|value| value.as_table())
}

/// Reads a player under a key; whose card it is if there is none.
pub(super) fn read_whom(table: &Fields<'_>, key: &str) -> Option<Whom> {
    table.optional_value(key).map_or(Some(Whom::You), Whom::read)
}

/// Reads cards of a player: the word alone for all of yours, or with a table that says `of` whom and
/// which.
pub(super) fn read_of<T>(word: Written<'_>, make: fn(Whom, Filter) -> T) -> Option<T> {
    let Some(table) = table_of(&word) else { return word.alone(make(Whom::You, Filter::ANY)) };
    let of = read_whom(&table, "of");
    let filter = read_filter(&table);
    table.finish();
    Some(make(of?, filter?))
}

impl Word for Tint {
    type Saying = &'static str;
    const KIND: &'static str = "colour";
    const WORDS: &'static [Spelling<Self>] = &[
        ("green", |word| word.alone(Tint::Green)),
        ("red", |word| word.alone(Tint::Red)),
        ("gold", |word| word.alone(Tint::Gold)),
        ("non-gold", |word| word.alone(Tint::NonGold)),
    ];

    fn say(&self) -> &'static str {
        match self {
            Tint::Green => "Green",
            Tint::Red => "Red",
            Tint::Gold => "Gold",
            Tint::NonGold => "non-Gold",
        }
    }
}

impl Tint {
    /// All of them, in their order.
    pub const ALL: [Tint; 4] = [Tint::Green, Tint::Red, Tint::Gold, Tint::NonGold];

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
    /// Says one and several of them.
    fn names(self) -> (&'static str, &'static str) {
        match self {
            Sort::Quarter => ("Quarter", "Quarters"),
            Sort::Tube => ("Cardboard Tube", "Cardboard Tubes"),
            Sort::Pox => ("PAX Pox", "PAX Pox"),
            Sort::Basic => {
                ("Quarter, Cardboard Tube, or PAX Pox", "Quarters, Cardboard Tubes, or PAX Pox")
            }
            Sort::Loot => ("Boss Loot", "Boss Loots"),
            Sort::NonBoss => ("non-Boss card", "non-Boss cards"),
        }
    }

    fn has_starting_cards(self) -> bool {
        match self {
            Sort::Quarter | Sort::Tube | Sort::Basic | Sort::NonBoss => true,
            Sort::Pox | Sort::Loot => false,
        }
    }

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
