//! How rules are written.

use fracas_cards::effect::{Amount, Spelling, Word, Written};

use super::{Guard, Rule, Threat};
use crate::card::WEAPONS;
use crate::words::operation::POWER;
use crate::words::reading::{number_for, read_range, read_whom, side, table_with, whom};
use crate::words::{Condition, Side, WeaponOf, Whom};

/// The most Hot Dogs, Plays and draws that a rule can be about.
const MOST: i64 = 9;

/// The words for what a Hero is guarded against.
const THREATS: [(&str, Threat); 2] =
    [("anything", Threat::Anything), ("opponent", Threat::Opponent)];

impl Word for Rule {
    type Saying = String;
    const KIND: &'static str = "rule";
    const WORDS: &'static [Spelling<Self>] = &[
        ("power", |word| read_power(&word)),
        ("guard", |word| read_guard(&word)),
        ("immune", |word| word.alone(Rule::Immune)),
        ("losses-are-gains", |word| word.alone(Rule::LossesAreGains)),
        ("all-weapons", |word| word.value()?.as_word(&WEAPONS).map(Rule::AllWeapons)),
        ("reforge", |word| read_reforge(&word)),
        ("no-plays", |word| side(&word).map(Rule::NoPlays)),
        ("most-plays", |word| {
            number_for(&word, "count", 1..=MOST).map(|(most, who)| Rule::MostPlays(most as u8, who))
        }),
        ("play-cost", |word| read_play_cost(&word)),
        ("first-play-free", |word| word.alone(Rule::FirstPlayFree)),
        ("free-if-outspent", |word| word.alone(Rule::FreeIfOutspent)),
        ("no-substitution", |word| side(&word).map(Rule::NoSubstitution)),
        ("free-substitution", |word| word.alone(Rule::FreeSubstitution)),
        ("opponent-pays-substitution", |word| word.alone(Rule::OpponentPaysSubstitution)),
        ("must-substitute", |word| side(&word).map(Rule::MustSubstitute)),
        ("no-draws", |word| side(&word).map(Rule::NoDraws)),
        ("no-battle-draw", |word| side(&word).map(Rule::NoBattleDraw)),
        ("most-draws", |word| {
            number_for(&word, "count", 1..=MOST).map(|(most, who)| Rule::MostDraws(most as u8, who))
        }),
        ("full-hand", |word| small(&word).map(Rule::FullHand)),
        ("intercept-draws", |word| word.alone(Rule::InterceptDraws)),
        ("no-recovery", |word| whom(&word).map(Rule::NoRecovery)),
        ("most-recovery", |word| small(&word).map(Rule::MostRecovery)),
        ("more-recovery", |word| small(&word).map(Rule::MoreRecovery)),
        ("steal-recovery", |word| word.alone(Rule::StealRecovery)),
        ("roll-to-run", |word| {
            read_range(&word, 1..=6).map(|(from, to)| Rule::RollToRun(from, to))
        }),
        ("reroll", |word| word.alone(Rule::Reroll)),
        ("banned", |word| word.alone(Rule::Banned)),
        ("debt", |word| small(&word).map(Rule::Debt)),
        ("empty-loses", |word| word.alone(Rule::EmptyLoses)),
    ];

    fn say(&self) -> String {
        self.standing(None, None)
    }
}

fn small(word: &Written<'_>) -> Option<u8> {
    word.number(1..=MOST as i32).map(|number| number as u8)
}

fn read_power(word: &Written<'_>) -> Option<Rule> {
    let value = word.value()?;
    let Some(table) = table_with(value, &["amount", "who", "weapon", "if"]) else {
        let (who, amount) = (Whom::One(Side::You), Amount::read(value, POWER)?);
        return Some(Rule::Power { amount, who, weapon: None, test: None });
    };
    let amount = table.value("amount").and_then(|amount| Amount::read(amount, POWER));
    let who = read_whom(&table);
    let weapon = table.optional_value("weapon").map(WeaponOf::read);
    let test = table.optional_value("if").map(Condition::read);
    table.finish();
    let weapon = if let Some(weapon) = weapon { Some(weapon?) } else { None };
    let test = if let Some(test) = test { Some(Box::new(test?)) } else { None };
    Some(Rule::Power { amount: amount?, who: who?, weapon, test })
}

fn read_guard(word: &Written<'_>) -> Option<Rule> {
    let table = word.table()?;
    let who = read_whom(&table);
    let weapon = table.optional_value("weapon").map(|weapon| weapon.as_word(&WEAPONS));
    let from = table.word("from", &THREATS);
    table.finish();
    let weapon = if let Some(weapon) = weapon { Some(weapon?) } else { None };
    Some(Rule::Guard(Guard { who: who?, weapon, from: from? }))
}

fn read_reforge(word: &Written<'_>) -> Option<Rule> {
    let table = word.table()?;
    let from = table.word("from", &WEAPONS);
    let to = table.word("to", &WEAPONS);
    table.finish();
    let (from, to) = (from?, to?);
    if from == to {
        table_error(word, from.word());
        return None;
    }
    Some(Rule::Reforge { from, to })
}

fn table_error(word: &Written<'_>, weapon: &str) {
    if let Some(value) = word.value() {
        let label = format!("both are {weapon:?}");
        value.error("a weapon is changed into another", label, None);
    }
}

fn read_play_cost(word: &Written<'_>) -> Option<Rule> {
    let (change, who) = number_for(word, "change", -MOST..=MOST)?;
    if change == 0 {
        let value = word.value()?;
        value.error("a cost is changed by at least 1", "changes nothing", None);
        return None;
    }
    Some(Rule::PlayCost(change as i8, who))
}
