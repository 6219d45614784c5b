//! Boards that are picked by hand: the names of stacks and Bosses, or a code.

use fracas_cards::nearest;

use super::{Plan, ROWS};
use crate::card::{BossId, Card, CardId, Colour};
use crate::catalogue::Catalogue;
use crate::options::Mode;
use crate::state::MAX_STACKS;

/// Stacks and Bosses that were picked.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Picked {
    pub(super) stacks: Vec<CardId>,
    pub(super) bosses: Vec<BossId>,
}

/// What a name stands for.
#[derive(Clone, Copy)]
enum Named {
    Stack(CardId),
    Boss(BossId),
    /// A card that has no stack of its own.
    Other(CardId),
}

impl Plan {
    /// Reads a board that was picked (C3 to C6): a code stands for all of it, a list is filled up as usual.
    /// Says all that is wrong with it.
    pub(crate) fn read(text: &str, mode: Mode, catalogue: &Catalogue) -> Result<Plan, Vec<String>> {
        let mut messages = Vec::new();
        let mut plan;
        if is_code(text, catalogue) {
            let picked = Picked::from_code(text, catalogue).map_err(|message| vec![message])?;
            check_gold(&picked, mode, catalogue, &mut messages);
            if mode.has_gold() && !picked.has_boss(Colour::Gold, catalogue) {
                let message = "the board of this code has no Gold Boss; play it without-gold";
                messages.push(message.into());
            }
            plan = Plan::of(&picked, mode, catalogue, &mut messages);
        } else {
            let picked = read_list(text, catalogue, &mut messages);
            check_gold(&picked, mode, catalogue, &mut messages);
            check_bosses(&picked, catalogue, &mut messages);
            plan = Plan::of(&picked, mode, catalogue, &mut messages);
            plan.fill(mode, catalogue);
        }
        if messages.is_empty() { Ok(plan) } else { Err(messages) }
    }

    /// Gets a board of what was picked and is always there, with the game's own Bosses beside those that
    /// were picked.
    fn of(picked: &Picked, mode: Mode, catalogue: &Catalogue, messages: &mut Vec<String>) -> Plan {
        let mut plan = Plan::bare(mode, catalogue);
        let always = plan.sure;
        let added = picked.stacks.iter().filter(|card| !always.contains(card));
        let all = always.len() + added.clone().count();
        if MAX_STACKS < all {
            messages.push(format!(
                "{all} stacks are too many; a board has up to {MAX_STACKS}, Merch and Fleshreaper \
                 among them"
            ));
        }
        plan.sure.extend(added.copied().take(MAX_STACKS - always.len()));
        for (colour, bosses) in ROWS.into_iter().zip(&mut plan.bosses) {
            let is_meant = |boss: &&BossId| catalogue.boss(**boss).colour == colour;
            match picked.bosses.iter().find(is_meant) {
                Some(boss) => *bosses = vec![*boss],
                None => bosses.truncate(1),
            }
        }
        plan
    }
}

impl Picked {
    fn has_boss(&self, colour: Colour, catalogue: &Catalogue) -> bool {
        self.bosses.iter().any(|boss| catalogue.boss(*boss).colour == colour)
    }
}

/// Checks whether a text is meant as a code: it has a digit and no names.
fn is_code(text: &str, catalogue: &Catalogue) -> bool {
    let has_digit = text.contains(|c: char| c.is_ascii_digit());
    let has_name = || text.split_whitespace().any(|word| find(word, catalogue).is_some());
    has_digit && !text.contains(SEPARATORS) && !has_name()
}

/// What can stand between names beside spaces.
const SEPARATORS: [char; 2] = [',', ';'];

fn read_list(text: &str, catalogue: &Catalogue, messages: &mut Vec<String>) -> Picked {
    let mut picked = Picked::default();
    let mut add = |name: &str| match find(name, catalogue) {
        Some(Named::Stack(card)) if picked.stacks.contains(&card) => {
            messages.push(format!("{} is named twice", catalogue.card(card).name));
        }
        Some(Named::Stack(card)) => picked.stacks.push(card),
        Some(Named::Boss(boss)) if picked.bosses.contains(&boss) => {
            messages.push(format!("{} is named twice", catalogue.boss(boss).name));
        }
        Some(Named::Boss(boss)) => picked.bosses.push(boss),
        Some(Named::Other(card)) => {
            messages.push(format!("{} has no stack of its own", catalogue.card(card).name));
        }
        None => messages.push(unknown(name, catalogue)),
    };
    for part in text.split(SEPARATORS).map(str::trim).filter(|part| !part.is_empty()) {
        // Names have spaces in them; ids can have spaces between them.
        let is_known = |name: &str| find(name, catalogue).is_some();
        if is_known(part) || !part.split_whitespace().any(is_known) {
            add(part);
        } else {
            part.split_whitespace().for_each(&mut add);
        }
    }
    picked
}

/// Finds what an id or a name stands for, whatever its case, spaces and signs.
fn find(name: &str, catalogue: &Catalogue) -> Option<Named> {
    let meant = letters(name);
    let is_meant = |id: &str, name: &str| letters(id) == meant || letters(name) == meant;
    let boss = catalogue.bosses().find(|(_, boss)| is_meant(&boss.id, &boss.name));
    let card = || catalogue.cards().find(|(_, card)| is_meant(&card.id, &card.name));
    let of_card = |(id, card): (CardId, &Card)| {
        if card.is_stack() { Named::Stack(id) } else { Named::Other(id) }
    };
    boss.map(|(boss, _)| Named::Boss(boss)).or_else(|| card().map(of_card))
}

fn letters(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn unknown(name: &str, catalogue: &Catalogue) -> String {
    let stacks = catalogue.cards().filter(|(_, card)| card.is_stack());
    let stacks = stacks.map(|(_, card)| card.id.as_str());
    let bosses = catalogue.bosses().map(|(_, boss)| boss.id.as_str());
    let advice = match nearest(name, stacks.chain(bosses)) {
        Some(near) => format!("did you mean {near}?"),
        None => "write names with commas between them, or the code of a board".into(),
    };
    format!("there is no stack or Boss {name:?}; {advice}")
}

/// Checks that there is no Gold where none is played with.
fn check_gold(picked: &Picked, mode: Mode, catalogue: &Catalogue, messages: &mut Vec<String>) {
    if mode.has_gold() {
        return;
    }
    let stacks = picked.stacks.iter().map(|card| catalogue.card(*card));
    let bosses = picked.bosses.iter().map(|boss| catalogue.boss(*boss));
    let stacks = stacks.map(|card| (&card.name, card.colour));
    let bosses = bosses.map(|boss| (&boss.name, boss.colour));
    for (name, _) in stacks.chain(bosses).filter(|(_, colour)| *colour == Colour::Gold) {
        messages.push(format!("{name} is Gold, which without-gold leaves out; advanced has it"));
    }
}

/// Checks that there are not two Bosses of a colour.
fn check_bosses(picked: &Picked, catalogue: &Catalogue, messages: &mut Vec<String>) {
    for colour in ROWS {
        let bosses = picked.bosses.iter().map(|boss| catalogue.boss(*boss));
        let names: Vec<&str> =
            bosses.filter(|boss| boss.colour == colour).map(|boss| boss.name.as_str()).collect();
        if 1 < names.len() {
            let names = names.join(" and ");
            messages.push(format!("{names} are Bosses of one colour; a board has one of each"));
        }
    }
}
