//! How it is written which cards and attacks are meant.

use fracas_cards::{Fields, Kind, Value};

use super::{AttackFilter, CardFilter, Class, ClassSet, Word};
use crate::power::{Icons, PowerType};

/// The highest value that can be asked for.
const HIGHEST: i64 = 20;

const CLASSES: [(&str, ClassSet); 13] = [
    ("any", ClassSet::ALL),
    ("power", ClassSet::of(Class::Power)),
    ("special", ClassSet::SPECIAL),
    ("character-special", ClassSet::of(Class::Character)),
    ("any-character-special", ClassSet::of(Class::AnyCharacter)),
    ("universe", ClassSet::UNIVERSE),
    ("basic", ClassSet::of(Class::Basic)),
    ("teamwork", ClassSet::of(Class::Teamwork)),
    ("training", ClassSet::of(Class::Training)),
    ("ally", ClassSet::of(Class::Ally)),
    ("advanced", ClassSet::of(Class::Advanced)),
    ("event", ClassSet::of(Class::Event)),
    ("aspect", ClassSet::of(Class::Aspect)),
];

const ICONS: [(&str, Icons); 6] = [
    ("energy", Icons::one(PowerType::Energy)),
    ("combat", Icons::one(PowerType::Combat)),
    ("brute-force", Icons::one(PowerType::BruteForce)),
    ("intelligence", Icons::one(PowerType::Intelligence)),
    ("multipower", Icons::ALL_TYPES),
    ("any-power", Icons::ANY_POWER),
];

/// Reads one word of a list, or several in an array, and joins what they stand for.
fn joined<T: Copy>(value: Value<'_>, words: &[(&str, T)], join: impl Fn(T, T) -> T) -> Option<T> {
    if value.kind() != Kind::List {
        return value.as_word(words);
    }
    let parts: Option<Vec<T>> = value.as_array()?.iter().map(|part| part.as_word(words)).collect();
    let all = parts?.into_iter().reduce(join);
    if all.is_none() {
        value.error("expected at least one word", "none here", None);
    }
    all
}

impl Icons {
    /// Reads icons: `"combat"`, `["combat", "energy"]`, `"multipower"`, `"any-power"`.
    pub(crate) fn read(value: Value<'_>) -> Option<Icons> {
        joined(value, &ICONS, Icons::and)
    }
}

impl CardFilter {
    /// Reads which cards are meant: `"special"`, or `{ class = "power", icons = "combat", values = [5, 8] }`.
    pub(crate) fn read(value: Value<'_>) -> Option<CardFilter> {
        if value.kind() != Kind::Table {
            return joined(value, &CLASSES, ClassSet::and).map(CardFilter::of);
        }
        let table = value.as_table()?;
        let filter = CardFilter::read_fields(&table);
        table.finish();
        filter
    }

    /// Reads the cards under a key, or takes all.
    pub(crate) fn under(table: &Fields<'_>, key: &str) -> Option<CardFilter> {
        table.optional_value(key).map_or(Some(CardFilter::ALL), CardFilter::read)
    }

    fn read_fields(table: &Fields<'_>) -> Option<CardFilter> {
        let classes = table.optional_value("class").map(|it| joined(it, &CLASSES, ClassSet::and));
        let icons = table.optional_value("icons").map(Icons::read);
        let values = table.optional_value("values").map(read_values);
        let says = table.optional_value("says").map(read_says);
        let flag = |key: &str| table.optional_value(key).map(|it| it.as_flag());
        let (numerical, placed, once) = (flag("numerical"), flag("placed"), flag("once"));
        Some(CardFilter {
            classes: classes.unwrap_or(Some(ClassSet::ALL))?,
            icons: icons.unwrap_or(Some(Icons::NONE))?,
            is_of_chosen_icon: table.flag_or("of-chosen-icon", false),
            is_single: table.flag_or("single", false),
            values: there(values)?,
            is_numerical: there(numerical)?,
            is_placed: there(placed)?,
            says: says.unwrap_or(Some([None; 2]))?,
            is_once: there(once)?,
            is_inverted: table.flag_or("not", false),
        })
    }
}

/// Gives up on what is there and wrong.
#[expect(clippy::option_option, reason = "what is wrong differs from what is not there")]
fn there<T>(read: Option<Option<T>>) -> Option<Option<T>> {
    read.map_or(Some(None), |read| read.map(Some))
}

fn read_values(value: Value<'_>) -> Option<(u8, u8)> {
    let bounds = value.as_array()?;
    let [least, most] = &bounds[..] else {
        value.error("expected two values", "not two", Some("the lowest and the highest: [5, 8]"));
        return None;
    };
    let (least, most) = (least.as_number_in(0..=HIGHEST)?, most.as_number_in(0..=HIGHEST)?);
    if most < least {
        value.error("the highest value comes second", "the wrong way round", None);
        return None;
    }
    Some((least as u8, most as u8))
}

fn read_says(value: Value<'_>) -> Option<[Option<Word>; 2]> {
    let words: Option<Vec<Word>> =
        value.as_array()?.iter().map(|word| word.as_word(&Word::WORDS)).collect();
    match words?[..] {
        [one] => Some([Some(one), None]),
        [one, two] => Some([Some(one), Some(two)]),
        _ => {
            value.error("expected one or two printed words", "not that many", None);
            None
        }
    }
}

impl AttackFilter {
    /// Reads which attacks are meant, under the keys `with`, `most` and `would-ko`.
    pub(crate) fn read_fields(table: &Fields<'_>) -> Option<AttackFilter> {
        let cards = CardFilter::under(table, "with");
        let most = table.optional_value("most").map(|most| most.as_number_in(0..=HIGHEST));
        let would_ko = table.flag_or("would-ko", false);
        Some(AttackFilter { cards: cards?, most: there(most)?.map(|most| most as u8), would_ko })
    }
}
