//! Reading kinds of tiles.

use fracas_cards::Fields;

use super::check::Site;
use super::fields::{has_room, read_effect, read_source};
use super::{Catalogue, MAX_TILES};
use crate::card::Tile;

/// What stands in place of a tile in a drawn layout: an empty space.
pub(crate) const EMPTY: char = '.';

/// What a tile can block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Blocks {
    Movement,
    Sight,
}

const BLOCKS: [(&str, Blocks); 2] = [("movement", Blocks::Movement), ("sight", Blocks::Sight)];

impl Catalogue {
    pub(super) fn add_tile(&mut self, fields: &Fields<'_>) {
        let id = fields.id("id");
        let name = fields.text("name");
        let letter = self.read_letter(fields);
        let icon = fields.optional_icon("icon");
        let source = read_source(fields);
        let is_spawn = fields.flag_or("spawn", false);
        let (blocks_movement, blocks_sight) = read_blocks(fields);
        let leave_cost = fields.number_or("leave-cost", 1..=9, 0) as u8;
        let at_start = read_effect(fields, "at-start", Site::AtStart);
        let on_enter = read_effect(fields, "on-enter", Site::OnEnter);
        let makes_sense = !blocks_movement || is_unused(fields);
        let (Some(id), Some(name), Some(letter), Ok(at_start), Ok(on_enter), true) =
            (id, name, letter, at_start, on_enter, makes_sense)
        else {
            return;
        };
        if !self.ids.claim(fields.file(), &id)
            || !has_room(fields, &id, "tiles", self.tiles.len(), MAX_TILES)
        {
            return;
        }
        let (at_start, on_enter) = (self.compiled(at_start), self.compiled(on_enter));
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

/// Reads whether a tile blocks movement, and whether it blocks line of sight.
fn read_blocks(fields: &Fields<'_>) -> (bool, bool) {
    let blocks = fields.values("blocks");
    let blocks: Vec<_> = blocks.iter().filter_map(|word| word.as_word(&BLOCKS)).collect();
    (blocks.contains(&Blocks::Movement), blocks.contains(&Blocks::Sight))
}

/// Checks whether a tile that nobody can enter has nothing that happens to those on it.
fn is_unused(fields: &Fields<'_>) -> bool {
    let used = ["spawn", "leave-cost", "at-start", "on-enter"].into_iter();
    let mut used = used.filter_map(|key| Some((key, fields.optional_value(key)?)));
    let Some((key, value)) = used.next() else { return true };
    let message = format!("`{key}` makes no sense on a tile that blocks movement");
    value.error(message, "no robot ever stands there", None);
    false
}
