//! How what can stand is written.

use fracas_cards::effect::{Amount, Spelling, Word, Written};
use fracas_cards::{Fields, Kind};

use super::{Actions, GridChange, Rule};
use crate::power::{Icons, PowerType};
use crate::words::operation::under;
use crate::words::{AttackFilter, CardFilter, Party, Side};

const ACTIONS: [(&str, Actions); 3] =
    [("attacks", Actions::Attacks), ("defences", Actions::Defences), ("all", Actions::All)];

/// The most that numbers are changed by.
const MOST: i32 = 30;

impl Word for Rule {
    type Saying = String;
    const KIND: &'static str = "rule";
    const WORDS: &'static [Spelling<Self>] = &[
        ("bonus", |word| within(&word, read_bonus)),
        ("grid", |word| within(&word, read_grid)),
        ("universe-bonus", |word| {
            within(&word, |table| {
                let whose = under(table, "whose", Side::You);
                let by = table.number("by", -9..=9);
                Some(Rule::UniverseBonus(whose?, by? as i8))
            })
        }),
        ("bonuses-count", |word| word.alone(Rule::BonusesCount)),
        ("venture", |word| read_venture(&word)),
        ("not-to-venture", |word| Some(Rule::NotToVenture(Icons::read(word.value()?)?))),
        ("hits-to-ko", |word| {
            within(&word, |table| {
                let who = under(table, "who", Party::Own);
                let by = table.number("by", -20..=20);
                Some(Rule::HitsToKo(who?, by? as i8))
            })
        }),
        ("ko-at", |word| {
            within(&word, |table| {
                let who = under(table, "who", Party::Own);
                let hits = table.number("hits", 1..=60);
                Some(Rule::KoAt(who?, hits? as u8))
            })
        }),
        ("no-ko-by", |word| about(&word, Rule::NoKoBy)),
        ("ko-needs", |word| {
            within(&word, |table| {
                let who = under(table, "who", Party::Own);
                let of = table.word("type", &PowerType::WORDS);
                Some(Rule::KoNeeds(who?, of?))
            })
        }),
        ("ko-by-next", |word| about(&word, Rule::KoByNext)),
        ("cannot-attack", |word| about(&word, Rule::CannotAttack)),
        ("cannot-play", |word| about(&word, Rule::CannotPlay)),
        ("cannot-defend", |word| about(&word, Rule::CannotDefend)),
        ("cannot-defend-against", |word| about(&word, Rule::CannotDefendAgainst)),
        ("cannot-be-attacked", |word| read_shield(&word)),
        ("only-attacks-this", |word| Some(Rule::OnlyAttacksThis(word.word()?))),
        ("duel", |word| word.alone(Rule::Duel)),
        ("cannot-follow", |word| Some(Rule::CannotFollow(word.word()?))),
        ("cannot-place", |word| about(&word, Rule::CannotPlace)),
        ("from-reserve", |word| about(&word, Rule::FromReserve)),
        ("returns-if-needed", |word| word.alone(Rule::ReturnsIfNeeded)),
        ("borrows", |word| Some(Rule::Borrows(word.word()?))),
        ("plays-it", |word| word.alone(Rule::PlaysIt)),
        ("any-teamwork", |word| word.alone(Rule::AnyTeamwork)),
        ("follows-own", |word| word.alone(Rule::FollowsOwn)),
        ("teamwork-without-types", |word| word.alone(Rule::TeamworkWithoutTypes)),
        ("defends-for", |word| {
            within(&word, |table| {
                let who = under(table, "who", Party::Own);
                let whom = table.value("whom").and_then(Party::read);
                let cards = CardFilter::under(table, "cards");
                Some(Rule::DefendsFor(who?, whom?, cards?))
            })
        }),
        ("avoids-with", |word| within(&word, read_avoids)),
        ("blocks-with", |word| Some(Rule::BlocksWith(CardFilter::read(word.value()?)?))),
        ("may-shift", |word| {
            within(&word, |table| {
                let from = table.value("from").and_then(Party::read);
                let to = table.value("to").and_then(Party::read);
                let is_blocked = table.flag_or("blocked", false);
                Some(Rule::MayShift { from: from?, to: to?, is_blocked })
            })
        }),
        ("must-shift", |word| {
            within(&word, |table| {
                let from = table.value("from").and_then(Party::read);
                let by = table.number_or("by", -9..=9, 0);
                Some(Rule::MustShift(from?, by as i8))
            })
        }),
        ("decoy", |word| within(&word, read_decoy)),
        ("open-hand", |word| read_open_hand(&word)),
        ("open-cards", |word| word.alone(Rule::OpenCards)),
        ("keeps-duplicate", |word| Some(Rule::KeepsDuplicate(word.value()?.as_text()?))),
        ("extra-slot", |word| Some(Rule::ExtraSlot(CardFilter::read(word.value()?)?))),
        ("free-negates", |word| word.alone(Rule::FreeNegates)),
        ("any-power-is", |word| Some(Rule::AnyPowerIs(word.value()?.as_word(&PowerType::WORDS)?))),
        ("long-grids", |word| word.alone(Rule::LongGrids)),
        ("no-inherent", |word| Some(Rule::NoInherent(word.word()?))),
        ("face-down", |word| word.alone(Rule::FaceDown)),
        ("stays-in-reserve", |word| Some(Rule::StaysInReserve(word.word()?))),
        ("after-concession", |word| Some(Rule::AfterConcession(CardFilter::read(word.value()?)?))),
        ("ko-first", |word| word.alone(Rule::KoFirst)),
        ("venture-free", |word| {
            within(&word, |table| {
                let (most, mill) = (table.number("most", 3..=7), table.number("mill", 0..=9));
                Some(Rule::VentureFree { most: most? as u8, mill: mill? as u8 })
            })
        }),
        ("replaces-events", |word| word.alone(Rule::ReplacesEvents)),
        ("ends-with-self", |word| word.alone(Rule::EndsWithSelf)),
        ("spent", |word| word.alone(Rule::Spent)),
    ];

    fn say(&self) -> String {
        self.sentence()
    }
}

/// Reads the table after a word, all keys of which must be known.
fn within(word: &Written<'_>, read: impl FnOnce(&Fields<'_>) -> Option<Rule>) -> Option<Rule> {
    let table = word.table()?;
    let rule = read(&table);
    table.finish();
    rule
}

/// Reads `{ who = .., cards = .. }`, where all cards are usual.
fn about(word: &Written<'_>, make: fn(Party, CardFilter) -> Rule) -> Option<Rule> {
    within(word, |table| {
        let who = under(table, "who", Party::Own);
        let cards = CardFilter::under(table, "cards");
        Some(make(who?, cards?))
    })
}

fn read_bonus(table: &Fields<'_>) -> Option<Rule> {
    let to = table.word("to", &ACTIONS);
    let by = table.number("by", -9..=9);
    let who = under(table, "who", Party::Own);
    let cards = CardFilter::under(table, "cards");
    let versus = table.optional_value("versus").map(Party::read);
    let is_alone = table.flag_or("alone", false);
    let versus = versus.map_or(Some(None), |versus| versus.map(Some));
    Some(Rule::Bonus {
        to: to?,
        by: by? as i8,
        who: who?,
        cards: cards?,
        versus: versus?,
        is_alone,
    })
}

fn read_grid(table: &Fields<'_>) -> Option<Rule> {
    let who = under(table, "who", Party::Own);
    let types = table.value("types").and_then(Icons::read);
    let change = if table.has("by") {
        table.number("by", 1..=7).map(|by| GridChange::By(by as u8))
    } else {
        table.number("to", 1..=8).map(|to| GridChange::To(to as u8))
    };
    Some(Rule::Grid { who: who?, types: types?, change: change? })
}

fn read_venture(word: &Written<'_>) -> Option<Rule> {
    let value = word.value()?;
    let is_table = value.kind() == Kind::Table
        && value.as_table().is_some_and(|table| table.has("by") || table.has("whose"));
    if !is_table {
        return Some(Rule::Venture(Side::You, Amount::read(value, -MOST..=MOST)?));
    }
    within(word, |table| {
        let whose = under(table, "whose", Side::You);
        let by = table.value("by").and_then(|by| Amount::read(by, -MOST..=MOST));
        Some(Rule::Venture(whose?, by?))
    })
}

fn read_shield(word: &Written<'_>) -> Option<Rule> {
    within(word, |table| {
        let who = under(table, "who", Party::Own);
        let attacks = AttackFilter::read_fields(table);
        Some(Rule::CannotBeAttacked(who?, attacks?))
    })
}

fn read_avoids(table: &Fields<'_>) -> Option<Rule> {
    let cards = table.value("cards").and_then(CardFilter::read);
    let attacks = AttackFilter::read_fields(table);
    let whom = under(table, "whom", Party::Own);
    let is_playable = table.flag_or("playable", false);
    Some(Rule::AvoidsWith { cards: cards?, attacks: attacks?, whom: whom?, is_playable })
}

fn read_decoy(table: &Fields<'_>) -> Option<Rule> {
    let whom = under(table, "whom", Party::Own);
    let cards = CardFilter::under(table, "cards");
    Some(Rule::Decoy {
        whom: whom?,
        cards: cards?,
        is_forced: table.flag_or("forced", false),
        is_target: table.flag_or("guards", false),
        damage: table.number_or("damage", 1..=60, 0) as u8,
    })
}

fn read_open_hand(word: &Written<'_>) -> Option<Rule> {
    if word.value()?.kind() != Kind::Table {
        return Some(Rule::OpenHand { who: word.word()?, from_venture: false });
    }
    within(word, |table| {
        let who = under(table, "who", Side::You);
        let from_venture = table.flag_or("from-venture", false);
        Some(Rule::OpenHand { who: who?, from_venture })
    })
}
