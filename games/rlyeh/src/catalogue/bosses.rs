//! Reading Bosses with their Loots.

use fracas_cards::{Fields, Name};

use super::cards::{POINTS, Stock};
use super::fields::{Label, has_room, price, read_colour, read_label};
use super::parts::{Bearer, Parts};
use super::{Catalogue, MAX_KINDS, Origin};
use crate::card::{Boss, BossId, CardId, CardKind, Colour, Cost, LOOTS};

/// The levels of a Boss (R35).
const LEVELS: usize = 3;
/// The highest price of a level.
const MOST_COST: i64 = 50;
/// The most Loots of a Boss that stay in front of players: six of three Bosses, for which there is room.
const MOST_IN_FRONT: usize = 2;

/// A Boss before its cards are made.
struct Draft {
    label: Label,
    colour: Colour,
    levels: [Cost; LEVELS],
    points: i8,
    loots: Vec<Loot>,
}

/// A Loot before it is compiled.
struct Loot {
    label: Label,
    points: Option<i8>,
    parts: Parts,
}

impl Catalogue {
    pub(super) fn add_boss(&mut self, fields: &Fields<'_>, origin: Origin) {
        let Some(draft) = read_boss(fields, origin) else { return };
        let own = level_three(&draft.label.id);
        let loots = draft.loots.iter().map(|loot| &loot.label.id);
        // All of them are claimed, so that every id that is taken is found.
        let claimed = [&draft.label.id, &own].into_iter().chain(loots);
        let taken = claimed.filter(|id| !self.ids.claim(fields.file(), id)).count();
        let kinds = self.cards.len() + LOOTS + 1;
        if taken == 0 && has_room(fields, &draft.label.id, "kinds of cards", kinds, MAX_KINDS) {
            self.add_draft(draft, own);
        }
    }

    fn add_draft(&mut self, draft: Draft, own: Name) {
        let Draft { label, colour, levels, points, loots } = draft;
        let boss = BossId(self.bosses.len() as u8);
        let mut cards = [CardId(0); LOOTS];
        for (place, loot) in cards.iter_mut().zip(loots) {
            let points = loot.points.unwrap_or(points);
            let kind = CardKind::Loot(boss);
            let stock = Stock { kind, colour, cost: None, copies: 1, points };
            *place = self.push_card(loot.label, &stock, loot.parts);
        }
        let (id, name) = (label.id.text.clone(), label.name.clone());
        let label = Label { id: own, name: format!("{name}, Level {LEVELS}"), ..label };
        let kind = CardKind::Boss(boss);
        let stock = Stock { kind, colour, cost: None, copies: 1, points };
        let card = self.push_card(label, &stock, Parts::nothing());
        self.bosses.push(Boss { id, name, colour, levels, loots: cards, card });
    }
}

/// Makes the id of the card of Level 3.
fn level_three(id: &Name) -> Name {
    Name { text: format!("{id}-{LEVELS}"), span: id.span.clone() }
}

fn read_boss(fields: &Fields<'_>, origin: Origin) -> Option<Draft> {
    let label = read_label(fields);
    let colour = read_colour(fields);
    let levels = read_levels(fields);
    let points = fields.number("points", POINTS);
    let loots = fields.tables("loot").into_iter().map(|loot| read_loot(loot, origin));
    let loots: Vec<_> = loots.collect();
    let is_full = has_loots(fields, loots.len());
    let loots: Option<Vec<Loot>> = loots.into_iter().collect();
    let loots = loots.filter(|loots| fits_in_front(fields, loots));
    let (label, colour, levels) = (label?, colour?, levels?);
    let levels = levels.map(|cost| price(colour, cost));
    let draft = Draft { label, colour, levels, points: points? as i8, loots: loots? };
    is_full.then_some(draft)
}

fn has_loots(fields: &Fields<'_>, count: usize) -> bool {
    if count != LOOTS {
        let label = format!("{count} here");
        let help = "write [[boss.loot]] below it for each";
        fields.error(format!("a Boss has {LOOTS} Loots"), label, Some(help));
    }
    count == LOOTS
}

fn fits_in_front(fields: &Fields<'_>, loots: &[Loot]) -> bool {
    let count = loots.iter().filter(|loot| loot.parts.stays_in_front).count();
    if MOST_IN_FRONT < count {
        let label = format!("{count} here, at most {MOST_IN_FRONT}");
        fields.error("too many Loots stay in front of their owners", label, None);
    }
    count <= MOST_IN_FRONT
}

fn read_loot(fields: Fields<'_>, origin: Origin) -> Option<Loot> {
    let label = read_label(&fields);
    let points = fields.optional_number("points", POINTS).map(|points| points as i8);
    let parts = Parts::read(&fields, Bearer::Loot, origin);
    let is_idle = parts.as_ref().is_ok_and(Parts::is_nothing);
    if is_idle {
        fields.error("the Loot does nothing", "no `effect` and no `roll` here", None);
    }
    fields.finish();
    let loot = Loot { label: label?, points, parts: parts.ok()? };
    (!is_idle).then_some(loot)
}

fn read_levels(fields: &Fields<'_>) -> Option<[u8; LEVELS]> {
    let value = fields.value("levels")?;
    let levels = value.as_array()?;
    let costs: Vec<_> = levels.iter().map(|level| level.as_number_in(1..=MOST_COST)).collect();
    if costs.len() != LEVELS {
        let label = format!("{} here", costs.len());
        let help = "write levels = [8, 10, 13]";
        value.error(format!("a Boss has {LEVELS} levels"), label, Some(help));
    }
    let costs: Option<Vec<u8>> = costs.into_iter().map(|cost| Some(cost? as u8)).collect();
    costs?.try_into().ok()
}
