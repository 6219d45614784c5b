//! Reading cards.

use std::ops::RangeInclusive;

use fracas_cards::Fields;

use super::fields::{Label, Reported, has_room, price, read_colour, read_label};
use super::parts::{Bearer, Parts};
use super::{Catalogue, MAX_KINDS, Origin};
use crate::card::{Card, CardId, CardKind, Colour, Cost, Stack, Starter};

/// The copies of a stack (R2, R3, R4).
const COPIES: u8 = 9;
/// What cards of a stack can cost.
const COSTS: RangeInclusive<i64> = 1..=12;
/// What Gold cards of a stack can cost of both: a board has one stack of each (R47).
const GOLD_COSTS: RangeInclusive<i64> = 3..=5;
/// What cards can be worth.
pub(super) const POINTS: RangeInclusive<i64> = -20..=20;

/// What the words for kinds of cards stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Quarter,
    Tube,
    Pox,
    Unique,
}

/// The words for the kinds of cards that have no stack to be bought from.
const SORTS: [(&str, Sort); 4] = [
    ("quarter", Sort::Quarter),
    ("tube", Sort::Tube),
    ("pox", Sort::Pox),
    ("unique", Sort::Unique),
];

/// What a card is, and how much of it.
pub(super) struct Stock {
    pub(super) kind: CardKind,
    pub(super) colour: Colour,
    pub(super) cost: Option<Cost>,
    pub(super) copies: u8,
    pub(super) points: i8,
}

impl Catalogue {
    pub(super) fn add_card(&mut self, fields: &Fields<'_>, origin: Origin) {
        let label = read_label(fields);
        let stock = read_stock(fields, origin);
        let bearer = if fields.has("kind") { Bearer::Starting } else { Bearer::Stack };
        let parts = Parts::read(fields, bearer, origin);
        let (Some(label), Some(stock), Ok(parts)) = (label, stock, parts) else { return };
        if parts.is_nothing() && stock.kind != CardKind::Pox {
            fields.error("the card does nothing", "no `effect` here", None);
            return;
        }
        if !self.ids.claim(fields.file(), &label.id)
            || !has_room(fields, &label.id, "kinds of cards", self.cards.len() + 1, MAX_KINDS)
        {
            return;
        }
        self.push_card(label, &stock, parts);
    }

    /// Adds a card, with its programs compiled.
    pub(super) fn push_card(&mut self, label: Label, stock: &Stock, parts: Parts) -> CardId {
        let Label { id, name, icon, flavour, source } = label;
        let Stock { kind, colour, cost, copies, points } = *stock;
        let plain = parts.plain();
        let minds_order = parts.minds_order();
        let stays_in_front = parts.stays_in_front;
        let made = parts.compile(&mut self.library);
        let card = CardId(self.cards.len() as u8);
        self.cards.push(Card {
            id: id.text,
            name,
            kind,
            colour,
            cost,
            points,
            copies,
            icon,
            flavour,
            source,
            stays_in_front,
            effect: made.effect,
            roll: made.roll,
            attack: made.attack,
            defense: made.defense,
            triggers: made.triggers,
            reaction: made.reaction,
            program: made.program,
            plain,
            minds_order,
        });
        card
    }
}

fn read_stock(fields: &Fields<'_>, origin: Origin) -> Option<Stock> {
    let points = fields.number_or("points", POINTS, 0) as i8;
    let Some(kind) = fields.optional_value("kind") else {
        return read_stack(fields, points, origin);
    };
    let sort = kind.as_word(&SORTS)?;
    if sort != Sort::Unique && origin == Origin::Pack {
        let help = "leave `kind` out for a stack of the board, or write kind = \"unique\"";
        kind.error("a pack has no such cards", "not from a pack", Some(help));
        // These go with `kind` and are not wrong by themselves.
        let _ = (fields.has("copies"), fields.has("colour"));
        return None;
    }
    let colour = match sort {
        Sort::Pox => Some(Colour::None),
        Sort::Quarter | Sort::Tube | Sort::Unique => read_colour(fields),
    };
    let copies = if sort == Sort::Unique { Some(1) } else { fields.number("copies", 1..=31) };
    let kind = match sort {
        Sort::Quarter => CardKind::Starter(Starter::Quarter),
        Sort::Tube => CardKind::Starter(Starter::Tube),
        Sort::Pox => CardKind::Pox,
        Sort::Unique => CardKind::Unique,
    };
    // R17, R18: starting cards cost 0, PAX Pox have no cost.
    let cost = (sort != Sort::Pox).then(Cost::default);
    Some(Stock { kind, colour: colour?, cost, copies: copies? as u8, points })
}

fn read_stack(fields: &Fields<'_>, points: i8, origin: Origin) -> Option<Stock> {
    let colour = read_colour(fields);
    let stack = read_always(fields, origin);
    let costs = if colour == Some(Colour::Gold) { GOLD_COSTS } else { COSTS };
    let cost = fields.number("cost", costs);
    let (colour, Ok(stack)) = (colour?, stack) else { return None };
    let kind = CardKind::Stack(stack);
    Some(Stock { kind, colour, cost: Some(price(colour, cost? as u8)), copies: COPIES, points })
}

fn read_always(fields: &Fields<'_>, origin: Origin) -> Result<Stack, Reported> {
    let Some(value) = fields.optional_value("always") else { return Ok(Stack::Random) };
    if origin == Origin::Pack {
        let message = "only Merch and Fleshreaper are on every board";
        value.error(message, "not from a pack", Some("leave `always` out"));
        return Err(Reported);
    }
    Ok(if value.as_flag().ok_or(Reported)? { Stack::Always } else { Stack::Random })
}
