//! Reading the combinators of conditions, loops and time.

use crate::reader::{Fields, Value};

use crate::effect::amount::Amount;
use crate::effect::ast::{Effect, Test};
use crate::effect::limits::{REPEATS, REPEATS_IN_ALL};
use crate::effect::word::{Vocabulary, Word};

use super::{Nesting, optional_word, required};

impl Nesting {
    pub(super) fn condition<V: Vocabulary>(self, table: &Fields<'_>) -> Option<Effect<V>> {
        let test = table.value("if").and_then(Test::read);
        let then = self.under(table, "then");
        let otherwise = self.if_there(table, "otherwise");
        Some(Effect::If { test: test?, then: then?, otherwise: otherwise.ok()? })
    }

    pub(super) fn for_each<V: Vocabulary>(self, table: &Fields<'_>) -> Option<Effect<V>> {
        let group = table.value("for-each").and_then(V::Group::read);
        let body = Nesting { things: 1, ..self }.under(table, "do");
        Some(Effect::ForEach { group: group?, body: body? })
    }

    pub(super) fn repeat<V: Vocabulary>(
        self,
        whole: Value<'_>,
        table: &Fields<'_>,
    ) -> Option<Effect<V>> {
        let most = i32::from(REPEATS);
        let times = table.value("repeat").and_then(|times| Amount::read(times, 1..=most));
        let most = match &times {
            Some(Amount::Fixed(times)) => Some(*times as u8),
            Some(Amount::Counted { .. }) => {
                table.number("most", 1..=i64::from(most)).map(|most| most as u8)
            }
            None => table.optional_value("most").and(None),
        };
        let repeats = self.repeats * u32::from(most.unwrap_or(1));
        if REPEATS_IN_ALL < repeats {
            let label = format!("up to {repeats} times with those around it");
            let help = format!("at most {REPEATS_IN_ALL} times in all");
            whole.error("repeated too often", label, Some(&help));
        }
        // What is inside is read in any case, to find what else is wrong.
        let body = Nesting { repeats: repeats.min(REPEATS_IN_ALL), ..self }.under(table, "do");
        Some(Effect::Repeat { times: times?, most: most?, body: body? })
    }

    pub(super) fn later<V: Vocabulary>(self, table: &Fields<'_>) -> Option<Effect<V>> {
        let when = table.value("later").and_then(V::Moment::read);
        let body = self.under(table, "do");
        Some(Effect::Later { when: when?, body: body? })
    }

    pub(super) fn whenever<V: Vocabulary>(self, table: &Fields<'_>) -> Option<Effect<V>> {
        let when = table.value("whenever").and_then(V::Moment::read);
        let until = optional_word(table, "until");
        let body = self.under(table, "do");
        Some(Effect::Whenever { when: when?, until: until.ok()?, body: body? })
    }
}

pub(super) fn rule<V: Vocabulary>(table: &Fields<'_>) -> Option<Effect<V>> {
    let until = optional_word(table, "until");
    let rule = required(table, "rule", "a rule").and_then(V::Rule::read);
    Some(Effect::Rule { rule: rule?, until: until.ok()? })
}
