//! Reading robots with their Player Boards.

use fracas_cards::Fields;
use fracas_cards::effect::Effect;

use super::check::Site;
use super::fields::{Reported, compile, has_room, read_attack, read_effect, read_source};
use super::{Catalogue, MAX_BOARDS};
use crate::card::{Ability, Attack, Board};
use crate::words::Deed;

impl Catalogue {
    pub(super) fn add_board(&mut self, fields: &Fields<'_>) {
        let id = fields.id("id");
        let name = fields.text("name");
        let hero = fields.text("hero");
        let icon = fields.optional_icon("icon");
        let health = fields.number("health", 1..=9);
        let spawns_in_centre = fields.optional_word("spawn", &[("centre", ())]).is_some();
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
        let on_knock_out = self.compiled(on_knock_out);
        let ability = ability.and_then(|offer| self.ability(offer));
        let (id, health) = (id.text, health as u8);
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

    fn ability(&mut self, Offer { pay, attack, effect }: Offer) -> Option<Ability> {
        let program = compile(&mut self.library, &effect, attack)?;
        Some(Ability { pay, attack, effect, program })
    }
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
