//! Reading cards.

use std::ops::RangeInclusive;

use fracas_cards::effect::Effect;
use fracas_cards::{Fields, Name};

use super::check::Site;
use super::fields::{Reported, compile, read_attack, read_effect, read_source};
use super::{Catalogue, Origin};
use crate::card::{Attack, Card, CardKind, Pile, Rarity};
use crate::state::MAX_SHOP_DECK;
use crate::words::{Deed, is_about_robot};

/// The words for the types of cards.
const KINDS: [(&str, CardKind); 3] = [
    ("battery", CardKind::Battery),
    ("function", CardKind::Function),
    ("attack", CardKind::Attack),
];

/// The words for rarities.
const RARITIES: [(&str, Rarity); 3] =
    [("green", Rarity::Green), ("blue", Rarity::Blue), ("purple", Rarity::Purple)];

/// The words for the piles that are not the Shop.
const PILES: [(&str, Pile); 2] = [("starting", Pile::Starting), ("supply", Pile::Supply)];

/// What cards can cost.
const COSTS: RangeInclusive<i64> = 1..=8;

impl Catalogue {
    pub(super) fn add_card(&mut self, fields: &Fields<'_>, origin: Origin) {
        let id = fields.id("id");
        let name = fields.text("name");
        let kind = fields.word("type", &KINDS);
        let stock = read_stock(fields, origin);
        let icon = fields.optional_icon("icon");
        let flavour = fields.optional_text("flavour");
        let source = read_source(fields);
        let deed = read_deed(fields, kind);
        let (Some(id), Some(name), Some(kind), Some(stock), Ok((attack, effect))) =
            (id, name, kind, stock, deed)
        else {
            return;
        };
        if !self.ids.claim(fields.file(), &id) || !self.has_room_in_shop(fields, &id, &stock) {
            return;
        }
        let (id, Stock { pile, copies, cost }) = (id.text, stock);
        let program = compile(&mut self.library, &effect, attack);
        let is_for_robot = attack.is_some() || is_about_robot(&effect);
        self.cards.push(Card {
            id,
            name,
            kind,
            cost,
            pile,
            copies,
            icon,
            flavour,
            source,
            attack,
            effect,
            program,
            is_for_robot,
        });
    }

    fn has_room_in_shop(&self, fields: &Fields<'_>, id: &Name, stock: &Stock) -> bool {
        let size = self.shop_size() + usize::from(stock.copies);
        let is_too_large = matches!(stock.pile, Pile::Shop(_)) && MAX_SHOP_DECK < size;
        if is_too_large {
            let label = format!("makes {size} cards, at most {MAX_SHOP_DECK} are allowed");
            fields.file().error(id.span.clone(), "the Shop Deck is too large", label, None);
        }
        !is_too_large
    }
}

/// Where the copies of a card start, and what it costs.
struct Stock {
    pile: Pile,
    copies: u8,
    cost: Option<u8>,
}

fn read_stock(fields: &Fields<'_>, origin: Origin) -> Option<Stock> {
    let Some(pile) = fields.optional_value("pile") else { return read_shop_stock(fields) };
    if origin == Origin::Pack {
        let help = "leave `pile` out and give it a rarity: green is 3 copies, blue 2, purple 1";
        pile.error("a pack's card belongs in the Shop", "not from a pack", Some(help));
        // These go with `pile` and are not wrong by themselves.
        let _ = (fields.has("copies"), fields.has("cost"), fields.has("rarity"));
        return None;
    }
    let pile = pile.as_word(&PILES)?;
    let copies = fields.number("copies", 1..=12);
    // R54: starting cards have no cost.
    let cost = if pile == Pile::Supply { Some(fields.number("cost", COSTS)? as u8) } else { None };
    Some(Stock { pile, copies: copies? as u8, cost })
}

fn read_shop_stock(fields: &Fields<'_>) -> Option<Stock> {
    refuse(fields, "copies", "a Shop card has as many copies as its rarity says");
    let rarity = fields.word("rarity", &RARITIES);
    let cost = fields.number("cost", COSTS);
    let rarity = rarity?;
    Some(Stock { pile: Pile::Shop(rarity), copies: rarity.copies(), cost: Some(cost? as u8) })
}

fn refuse(fields: &Fields<'_>, key: &str, why: &str) {
    if let Some(value) = fields.optional_value(key) {
        value.error(why, format!("leave `{key}` out"), None);
    }
}

/// Reads the attack and the effect of a card.
fn read_deed(
    fields: &Fields<'_>,
    kind: Option<CardKind>,
) -> Result<(Option<Attack>, Deed), Reported> {
    let attack = read_attack(fields);
    let is_attack = kind == Some(CardKind::Attack);
    let site = if is_attack { Site::Attack } else { Site::Card };
    let effect = read_effect(fields, "effect", site);
    let (attack, effect) = (attack?, effect?);
    match attack {
        None if is_attack => {
            let help = Some("write attack = { damage = 2, range = 2 }");
            fields.error("an attack card needs `attack`", "no `attack` here", help);
            return Err(Reported);
        }
        Some(_) if kind.is_some() && !is_attack => {
            refuse(fields, "attack", "only a card of type attack has an attack");
            return Err(Reported);
        }
        None if effect.is_none() => {
            fields.error("the card does nothing", "no `effect` here", None);
            return Err(Reported);
        }
        None | Some(_) => {}
    }
    Ok((attack, effect.unwrap_or_else(Effect::nothing)))
}
