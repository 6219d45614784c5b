//! Reading the combinators that ask someone.

use crate::reader::{Fields, Kind, Value};

use crate::effect::ast::{Chooser, Effect, Selection};
use crate::effect::limits::{PARTS, PICKS};
use crate::effect::word::{Vocabulary, Word};

use super::{Nesting, keys, only_one, required};

impl<V: Vocabulary> Selection<V> {
    /// Reads a choice of things from the keys `from`, `count` or `up-to`, and `by`; a game reads
    /// its targets so.
    pub fn read(table: &Fields<'_>) -> Option<Self> {
        let range = 1..=i64::from(PICKS);
        let from = required(table, "from", "a group").and_then(V::Group::read);
        let by = table.optional_value("by").map_or(Some(Chooser::default()), Chooser::read);
        if table.has("count") && table.has("up-to") {
            only_one(table, "count", "up-to");
            return None;
        }
        let (least, most) = if table.has("up-to") {
            (Some(0), table.number("up-to", range))
        } else {
            let count = table.optional_value("count").map_or(Some(1), |v| v.as_number_in(range));
            (count, count)
        };
        Some(Selection { from: from?, least: least? as u8, most: most? as u8, by: by? })
    }
}

impl<V: Vocabulary> Chooser<V> {
    fn read(value: Value<'_>) -> Option<Self> {
        if value.kind() == Kind::Text && value.as_text()? == "chance" {
            return Some(Chooser::Chance);
        }
        V::Role::read_among(value, &["chance"]).map(Chooser::Role)
    }
}

impl Nesting {
    pub(super) fn choose_one<V: Vocabulary>(self, table: &Fields<'_>) -> Option<Effect<V>> {
        let of = table.value("choose-one").and_then(|of| self.list(of, 2, "option"));
        let by = role::<V>(table);
        Some(Effect::ChooseOne { of: of?, by: by? })
    }

    pub(super) fn choose_up_to<V: Vocabulary>(self, table: &Fields<'_>) -> Option<Effect<V>> {
        let by = role::<V>(table);
        let choice = table.table("choose-up-to")?;
        let of =
            required(&choice, "of", "a list of effects").and_then(|of| self.list(of, 2, "option"));
        let options = of.as_ref().map_or(PARTS, Vec::len);
        let most = choice.number("most", 1..=options as i64);
        choice.finish();
        Some(Effect::ChooseUpTo { most: most? as u8, of: of?, by: by? })
    }

    pub(super) fn may<V: Vocabulary>(self, table: &Fields<'_>) -> Option<Effect<V>> {
        let offer = table.value("may")?;
        let is_priced = keys(offer).iter().any(|key| &**key == "pay");
        let read = if is_priced { self.priced(offer) } else { self.free(offer) };
        let otherwise = self.if_there(table, "otherwise");
        let by = role::<V>(table);
        let (pay, then) = read?;
        Some(Effect::May { pay, then, otherwise: otherwise.ok()?, by: by? })
    }

    fn free<V: Vocabulary>(self, offer: Value<'_>) -> Option<Offer<V>> {
        self.effect(offer).map(|effect| (None, Some(Box::new(effect))))
    }

    fn priced<V: Vocabulary>(self, offer: Value<'_>) -> Option<Offer<V>> {
        let table = offer.as_table()?;
        let price = table.value("pay")?;
        let pay = V::Operation::read(price);
        if pay.as_ref().and_then(V::target).is_some() {
            self.framed(price)?;
        }
        let then = self.if_there(&table, "then");
        table.finish();
        Some((Some(pay?), then.ok()?))
    }

    pub(super) fn pick<V: Vocabulary>(self, table: &Fields<'_>) -> Option<Effect<V>> {
        let choice = table.table("pick");
        let selection = choice.as_ref().and_then(Selection::read);
        if let Some(choice) = choice {
            choice.finish();
        }
        let things = selection.as_ref().map_or(0, |selection: &Selection<V>| selection.most);
        let then = Nesting { things, ..self }.under(table, "then");
        let otherwise = self.if_there(table, "otherwise");
        Some(Effect::Pick { selection: selection?, then: then?, otherwise: otherwise.ok()? })
    }
}

/// What is offered: the price and what it is paid for.
type Offer<V> = (Option<<V as Vocabulary>::Operation>, Option<Box<Effect<V>>>);

fn role<V: Vocabulary>(table: &Fields<'_>) -> Option<V::Role> {
    table.optional_value("by").map_or(Some(V::Role::default()), V::Role::read)
}
