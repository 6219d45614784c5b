//! Reading Bosses with their Loots.

use fracas_cards::{Fields, Name};

use super::cards::{POINTS, Stock};
use super::compile::Parts;
use super::fields::{Label, has_room, price, read_colour, read_label};
use super::{Catalogue, MAX_KINDS};
use crate::card::{Boss, BossId, CardId, CardKind, Colour, Cost, LOOTS};

/// The levels of a Boss (R35).
const LEVELS: usize = 3;
/// The highest price of a level.
const MOST_COST: i64 = 50;

/// A Loot before it is compiled.
struct Loot {
    label: Label,
    points: Option<i8>,
    parts: Parts,
}

impl Catalogue {
    pub(super) fn add_boss(&mut self, fields: &Fields<'_>) {
        let label = read_label(fields);
        let colour = read_colour(fields);
        let levels = read_levels(fields);
        let points = fields.number("points", POINTS);
        let loots: Vec<_> = fields.tables("loot").into_iter().map(read_loot).collect();
        let count = loots.len();
        if count != LOOTS {
            let label = if count == 1 { "1 Loot".to_owned() } else { format!("{count} Loots") };
            let help = "write eight times [[boss.loot]] below it";
            fields.error(format!("a Boss has {LOOTS} Loots"), label, Some(help));
        }
        let loots: Option<Vec<Loot>> = loots.into_iter().collect();
        let (Some(label), Some(colour), Some(levels), Some(points), Some(loots)) =
            (label, colour, levels, points, loots)
        else {
            return;
        };
        let kinds = self.cards.len() + LOOTS + 1;
        let is_new = self.ids.claim(fields.file(), &label.id);
        if count != LOOTS
            || !is_new
            || !has_room(fields, &label.id, "kinds of cards", kinds, MAX_KINDS)
        {
            return;
        }
        self.add_read_boss(
            fields,
            label,
            colour,
            levels.map(|cost| price(colour, cost)),
            points as i8,
            loots,
        );
    }

    fn add_read_boss(
        &mut self,
        fields: &Fields<'_>,
        label: Label,
        colour: Colour,
        levels: [Cost; LEVELS],
        points: i8,
        loots: Vec<Loot>,
    ) {
        let boss = BossId(self.bosses.len() as u8);
        let mut cards = [CardId(0); LOOTS];
        for (place, loot) in cards.iter_mut().zip(loots) {
            self.ids.claim(fields.file(), &loot.label.id);
            *place = CardId(self.cards.len() as u8);
            let points = loot.points.unwrap_or(points);
            let kind = CardKind::Loot(boss);
            let stock = Stock { kind, colour, cost: None, copies: 1, points };
            let card = self.card_of(loot.label, &stock, loot.parts);
            self.cards.push(card);
        }
        let (id, name) = (label.id.text.clone(), label.name.clone());
        let own = Name { text: format!("{id}-{LEVELS}"), span: label.id.span.clone() };
        self.ids.claim(fields.file(), &own);
        let label = Label { id: own, name: format!("{name}, Level {LEVELS}"), ..label };
        let card = CardId(self.cards.len() as u8);
        let kind = CardKind::Boss(boss);
        let stock = Stock { kind, colour, cost: None, copies: 1, points };
        let made = self.card_of(label, &stock, Parts::nothing());
        self.cards.push(made);
        self.bosses.push(Boss { id, name, colour, levels, loots: cards, card });
    }
}

fn read_loot(fields: Fields<'_>) -> Option<Loot> {
    let label = read_label(&fields);
    let points = fields.optional_number("points", POINTS).map(|points| points as i8);
    let parts = Parts::read(&fields);
    fields.finish();
    Some(Loot { label: label?, points, parts: parts.ok()? })
}

fn read_levels(fields: &Fields<'_>) -> Option<[u8; LEVELS]> {
    let value = fields.value("levels")?;
    let levels = value.as_array()?;
    if levels.len() != LEVELS {
        let label = format!("{} here", levels.len());
        let help = "write levels = [8, 10, 13]";
        value.error(format!("a Boss has {LEVELS} levels"), label, Some(help));
        return None;
    }
    let mut costs = [0; LEVELS];
    for (cost, level) in costs.iter_mut().zip(levels) {
        *cost = level.as_number_in(1..=MOST_COST)? as u8;
    }
    Some(costs)
}
