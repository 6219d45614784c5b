//! To which Dudes something is done.

use fracas_cards::{Kind, Value};

use super::Filter;

/// To which Dudes something is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// `"it"`: those that were chosen, or the one that it is about.
    It,
    /// `"this"`: the Dude whose effect it is.
    This,
    /// `{ all = .. }`: all that are meant, which targets none of them (R117, R118).
    All(Filter),
}

impl Whom {
    pub(crate) fn read(value: Value<'_>) -> Option<Whom> {
        if value.kind() == Kind::Table {
            let table = value.as_table()?;
            let filter = table.value("all").and_then(Filter::read);
            table.finish();
            return filter.map(Whom::All);
        }
        value.as_word(&[("it", Whom::It), ("this", Whom::This)])
    }

    /// Says to which: "it", "this Dude", "each other Dude".
    pub(crate) fn say(self) -> String {
        match self {
            Whom::It => "{it}".to_owned(),
            Whom::This => "this Dude".to_owned(),
            Whom::All(filter) => filter.each(),
        }
    }
}
