//! How conditions are written.

use fracas_cards::Fields;
use fracas_cards::effect::{Amount, Spelling, Word, Written};

use super::{Comparison, Condition};
use crate::card::WEAPONS;
use crate::words::reading::{read_range, side};
use crate::words::{Count, Number, WeaponOf};

/// The number of Battles before the last one.
const BATTLES_BEFORE: i32 = 6;
/// The number of Battles.
const BATTLES: i64 = 7;
/// The highest number that something is compared with.
const MOST: i32 = 999;

/// The words for how numbers compare.
const COMPARISONS: [(&str, Comparison); 6] = [
    ("at-least", Comparison::AtLeast),
    ("at-most", Comparison::AtMost),
    ("exactly", Comparison::Exactly),
    ("as-many-as", Comparison::Exactly),
    ("more-than", Comparison::MoreThan),
    ("fewer-than", Comparison::FewerThan),
];

impl Word for Condition {
    type Saying = String;
    const KIND: &'static str = "condition";
    const WORDS: &'static [Spelling<Self>] = &[
        ("weapon", |word| WeaponOf::read(word.value()?).map(Condition::Weapon)),
        ("opposing-weapon", |word| WeaponOf::read(word.value()?).map(Condition::OpposingWeapon)),
        ("same-weapon", |word| word.alone(Condition::SameWeapon)),
        ("compare", |word| read_comparison(&word)),
        ("battle", |word| {
            read_range(&word, 1..=BATTLES).map(|(from, to)| Condition::Battle(from, to))
        }),
        ("won", |word| word.alone(Condition::Won)),
        ("lost", |word| word.alone(Condition::Lost)),
        ("won-previous", |word| earlier(&word).map(Condition::WonPrevious)),
        ("lost-previous", |word| earlier(&word).map(Condition::LostPrevious)),
        ("won-first", |word| earlier(&word).map(Condition::WonFirst)),
        ("lost-first", |word| earlier(&word).map(Condition::LostFirst)),
        ("has-honors", |word| side(&word).map(Condition::HasHonors)),
        ("substituted", |word| side(&word).map(Condition::Substituted)),
        ("same-weapon-as-previous", |word| earlier(&word).map(Condition::SameWeaponAsPrevious)),
        ("previous-share-weapon", |word| earlier(&word).map(Condition::PreviousShareWeapon)),
        ("opponents-last-two-differ", |word| word.alone(Condition::OpponentsLastTwoDiffer)),
        ("revealed-share-weapon", |word| word.alone(Condition::RevealedShareWeapon)),
        ("opponent-used-your-weapon", |word| word.alone(Condition::OpponentUsedYourWeapon)),
        ("hero", |word| word.value()?.as_text().map(Condition::Hero)),
        ("it-has-your-weapon", |word| word.alone(Condition::ItHasYourWeapon)),
        ("its-weapon", |word| word.value()?.as_word(&WEAPONS).map(Condition::ItsWeapon)),
        ("rolled-it", |word| word.alone(Condition::RolledIt)),
        ("rolled-outer", |word| word.alone(Condition::RolledOuter)),
        ("rolled-even", |word| word.alone(Condition::RolledEven)),
        ("outer-costs-less", |word| word.alone(Condition::OuterCostsLess)),
        ("next-power-above", |word| Some(Condition::NextPowerAbove(word.number(0..=MOST)? as i16))),
    ];

    fn say(&self) -> String {
        self.said()
    }
}

/// Reads a number of earlier Battles.
fn earlier(word: &Written<'_>) -> Option<u8> {
    word.number(1..=BATTLES_BEFORE).map(|battles| battles as u8)
}

fn read_comparison(word: &Written<'_>) -> Option<Condition> {
    let table = word.table()?;
    let what = table.value("what").and_then(Count::read);
    let with = read_other_side(&table);
    table.finish();
    let (comparison, with) = with?;
    Some(Condition::Compare(what?, comparison, with))
}

fn read_other_side(table: &Fields<'_>) -> Option<(Comparison, Number)> {
    let mut found = Vec::new();
    for (key, comparison) in COMPARISONS {
        found.extend(table.optional_value(key).map(|value| (comparison, value)));
    }
    match found[..] {
        [(comparison, value)] => Some((comparison, Amount::read(value, -MOST..=MOST)?)),
        [] => {
            let help = "write at-least = 3, or at-most, exactly, more-than, fewer-than, as-many-as";
            table.error("nothing is compared with", "a comparison is missing", Some(help));
            None
        }
        [_, (_, second), ..] => {
            let help = "several comparisons are { all = [{ compare = .. }, { compare = .. }] }";
            second.error("one thing is compared at a time", "a second comparison", Some(help));
            None
        }
    }
}
