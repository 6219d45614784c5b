//! Reading heroes.

use fracas_cards::Fields;

use super::check::Site;
use super::fields::{Label, Reported, has_room, read_label, read_triggers};
use super::{Catalogue, MAX_HEROES, Origin};
use crate::card::{CardId, CardKind, Hero};
use crate::state::HAND;

/// The most Quarters and the most Cardboard Tubes of a starting deck.
const MOST_STARTERS: i64 = 12;

/// The most triggers of a hero: with those of six cards in front, eight can wait for the same.
const MOST_TRIGGERS: usize = 2;

impl Catalogue {
    pub(super) fn add_hero(&mut self, fields: &Fields<'_>, origin: Origin) {
        let label = read_label(fields);
        let quarters = fields.number("quarters", 0..=MOST_STARTERS);
        let tubes = fields.number("tubes", 0..=MOST_STARTERS);
        let start = self.read_start(fields);
        let is_for_first_game = fields.flag_or("first-game", false) && origin == Origin::Game;
        let extra_draw = fields.number_or("extra-draw", 1..=6, 0) as u8;
        let triggers = read_triggers(fields, MOST_TRIGGERS, Site::Hero);
        let (Some(label), Some(quarters), Some(tubes), Ok(start), Ok(triggers)) =
            (label, quarters, tubes, start, triggers)
        else {
            return;
        };
        if !has_hand(fields, quarters + tubes)
            || !self.ids.claim(fields.file(), &label.id)
            || !has_room(fields, &label.id, "heroes", self.heroes.len() + 1, MAX_HEROES)
        {
            return;
        }
        let triggers = triggers.into_iter().map(|wait| wait.compile(&mut self.library)).collect();
        let Label { id, name, icon, flavour, source } = label;
        self.heroes.push(Hero {
            id: id.text,
            name,
            icon,
            flavour,
            source,
            quarters: quarters as u8,
            tubes: tubes as u8,
            start,
            is_for_first_game,
            extra_draw,
            triggers,
        });
    }

    /// Reads the unique starting card of a hero.
    fn read_start(&self, fields: &Fields<'_>) -> Result<Option<CardId>, Reported> {
        let Some(value) = fields.optional_value("start") else { return Ok(None) };
        let id = value.as_id().ok_or(Reported)?;
        let unique = self.cards().filter(|(_, card)| card.kind == CardKind::Unique);
        if let Some((card, _)) = unique.clone().find(|(_, card)| *card.id == *id) {
            let Some(other) = self.heroes.iter().find(|hero| hero.start == Some(card)) else {
                return Ok(Some(card));
            };
            let label = format!("{} has it", other.name);
            value.error("there is one of each unique card", label, None);
            return Err(Reported);
        }
        let known: Vec<&str> = unique.map(|(_, card)| &*card.id).collect();
        fields.file().unknown("starting card", &id, known);
        Err(Reported)
    }
}

fn has_hand(fields: &Fields<'_>, cards: i64) -> bool {
    let has_hand = i64::from(HAND) <= cards;
    if !has_hand {
        let message = format!("a starting deck has at least {HAND} Quarters and Cardboard Tubes");
        fields.error(message, format!("{cards} here"), None);
    }
    has_hand
}
