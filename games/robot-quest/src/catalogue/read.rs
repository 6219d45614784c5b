//! Reading cards, robots and tiles.

use std::ops::RangeInclusive;

use fracas_cards::effect::Effect;
use fracas_cards::{Fields, Name};

use super::check::Site;
use super::fields::{Reported, compile, read_attack, read_effect, read_source};
use super::{Catalogue, MAX_BOARDS, MAX_SHOP, MAX_TILES, Origin};
use crate::card::{Ability, Attack, Board, Card, CardKind, Pile, Rarity, Tile};
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

/// What stands in place of a tile in a drawn layout: an empty space.
const EMPTY: char = '.';

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
        let Stock { pile, copies, cost } = stock;
        if !self.ids.claim(fields.file(), &id) || !self.has_room_in_shop(fields, &id, pile, copies)
        {
            return;
        }
        let program = compile(&mut self.library, &effect, attack);
        let is_for_robot = attack.is_some() || is_about_robot(&effect);
        let id = id.text;
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

    fn has_room_in_shop(&self, fields: &Fields<'_>, id: &Name, pile: Pile, copies: u8) -> bool {
        let shop = self.shop_size() + usize::from(copies);
        let is_too_large = matches!(pile, Pile::Shop(_)) && MAX_SHOP < shop;
        if is_too_large {
            let label = format!("makes {shop} cards, at most {MAX_SHOP} are allowed");
            fields.file().error(id.span.clone(), "the Shop Deck is too large", label, None);
        }
        !is_too_large
    }

    pub(super) fn add_board(&mut self, fields: &Fields<'_>) {
        let id = fields.id("id");
        let name = fields.text("name");
        let hero = fields.text("hero");
        let icon = fields.optional_icon("icon");
        let health = fields.number("health", 1..=9);
        let spawn = fields.optional_word("spawn", &[("centre", ())]);
        let push_cost = fields.number_or("push-cost", 1..=9, 0) as u8;
        let source = read_source(fields);
        let on_knock_out = read_effect(fields, "on-knock-out", Site::OnKnockOut);
        let ability = read_ability(fields);
        let (Some(id), Some(name), Some(hero), Some(health), Ok(on_knock_out), Ok(ability)) =
            (id, name, hero, health, on_knock_out, ability)
        else {
            return;
        };
        if !self.ids.claim(fields.file(), &id)
            || !has_room(fields, &id, "robots", self.boards.len(), MAX_BOARDS)
        {
            return;
        }
        let on_knock_out = on_knock_out.map(|effect| {
            let program = self.library.add(&effect);
            (effect, program)
        });
        let ability = ability.and_then(|Offer { pay, attack, effect }| {
            let program = compile(&mut self.library, &effect, attack)?;
            Some(Ability { pay, attack, effect, program })
        });
        let (id, health, spawns_in_centre) = (id.text, health as u8, spawn.is_some());
        self.boards.push(Board {
            id,
            name,
            hero,
            icon,
            source,
            health,
            spawns_in_centre,
            push_cost,
            on_knock_out,
            ability,
        });
    }

    pub(super) fn add_tile(&mut self, fields: &Fields<'_>) {
        let id = fields.id("id");
        let name = fields.text("name");
        let letter = self.read_letter(fields);
        let icon = fields.optional_icon("icon");
        let source = read_source(fields);
        let is_spawn = fields.flag_or("spawn", false);
        let blocks: Vec<_> =
            fields.values("blocks").iter().map(|word| word.as_word(&BLOCKS)).collect();
        let leave_cost = fields.number_or("leave-cost", 1..=9, 0) as u8;
        let at_start = read_effect(fields, "at-start", Site::AtStart);
        let on_enter = read_effect(fields, "on-enter", Site::OnEnter);
        let blocks_movement = blocks.contains(&Some(Blocks::Movement));
        let blocks_sight = blocks.contains(&Some(Blocks::Sight));
        let can_be_used = !blocks_movement || is_unused(fields);
        let (Some(id), Some(name), Some(letter), Ok(at_start), Ok(on_enter)) =
            (id, name, letter, at_start, on_enter)
        else {
            return;
        };
        if !can_be_used
            || !self.ids.claim(fields.file(), &id)
            || !has_room(fields, &id, "tiles", self.tiles.len(), MAX_TILES)
        {
            return;
        }
        let mut compiled = |effect: Option<Deed>| {
            effect.map(|effect| {
                let program = self.library.add(&effect);
                (effect, program)
            })
        };
        let (at_start, on_enter) = (compiled(at_start), compiled(on_enter));
        let id = id.text;
        self.tiles.push(Tile {
            id,
            name,
            letter,
            icon,
            source,
            is_spawn,
            blocks_movement,
            blocks_sight,
            leave_cost,
            at_start,
            on_enter,
        });
    }

    fn read_letter(&self, fields: &Fields<'_>) -> Option<char> {
        let value = fields.value("letter")?;
        let text = value.as_text()?;
        let mut letters = text.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            value.error("`letter` is one character", "has several", None);
            return None;
        };
        if letter == EMPTY {
            value.error("`.` stands for an empty space", "taken", Some("choose another character"));
            return None;
        }
        if let Some(tile) = self.tile_by_letter(letter) {
            let label = format!("stands for {}", self.tile(tile).name);
            value.error(format!("the letter `{letter}` is taken"), label, None);
            return None;
        }
        Some(letter)
    }
}

/// What a tile can block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Blocks {
    Movement,
    Sight,
}

const BLOCKS: [(&str, Blocks); 2] = [("movement", Blocks::Movement), ("sight", Blocks::Sight)];

/// Checks whether a tile that nobody can enter has nothing that happens to those on it.
fn is_unused(fields: &Fields<'_>) -> bool {
    let used = ["spawn", "leave-cost", "at-start", "on-enter"].into_iter();
    let mut used = used.filter_map(|key| Some((key, fields.optional_value(key)?)));
    let Some((key, value)) = used.next() else { return true };
    let message = format!("`{key}` makes no sense on a tile that blocks movement");
    value.error(message, "no robot ever stands there", None);
    false
}

fn has_room(fields: &Fields<'_>, id: &Name, what: &str, count: usize, most: usize) -> bool {
    if count < most {
        return true;
    }
    let label = format!("at most {most}, with those of the game");
    fields.file().error(id.span.clone(), format!("there are too many {what}"), label, None);
    false
}

/// Where the copies of a card start, and what it costs.
struct Stock {
    pile: Pile,
    copies: u8,
    cost: Option<u8>,
}

fn read_stock(fields: &Fields<'_>, origin: Origin) -> Option<Stock> {
    let pile = match fields.optional_value("pile") {
        None => None,
        Some(pile) if origin == Origin::Pack => {
            let help = "give it a rarity: green is 3 copies, blue 2, purple 1";
            pile.error("a pack's card belongs in the Shop", "not from a pack", Some(help));
            return None;
        }
        Some(pile) => Some(pile.as_word(&PILES)?),
    };
    let Some(pile) = pile else { return read_shop_stock(fields) };
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

/// An ability before it is compiled.
struct Offer {
    pay: u8,
    attack: Option<Attack>,
    effect: Deed,
}

fn read_ability(fields: &Fields<'_>) -> Result<Option<Offer>, Reported> {
    let Some(value) = fields.optional_value("ability") else { return Ok(None) };
    let ability = value.as_table().ok_or(Reported)?;
    let pay = ability.number("pay", 0..=9);
    let attack = read_attack(&ability);
    let site = if ability.has("attack") { Site::Attack } else { Site::Card };
    let effect = read_effect(&ability, "effect", site);
    ability.finish();
    let (attack, effect) = (attack?, effect?);
    if attack.is_none() && effect.is_none() {
        value.error("the ability does nothing", "neither `attack` nor `effect`", None);
        return Err(Reported);
    }
    let effect = effect.unwrap_or_else(Effect::nothing);
    Ok(Some(Offer { pay: pay.ok_or(Reported)? as u8, attack, effect }))
}
