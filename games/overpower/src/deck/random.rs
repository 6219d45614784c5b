//! Decks at random, to try everything.

use fracas_core::{Chance, Problems};

use super::choose::{Order, choose_stock};
use super::team::{any_team, choose_homebase};
use super::{Collection, Deck, LEAST, LEAST_WITH_EVENTS, Sheet, Team};
use crate::card::{CardId, Family, Kind};
use crate::catalogue::Catalogue;
use crate::options::{Limits, Mode};

/// How often a team is tried until it may be one.
const TRIES: usize = 1_000;
/// How many cards more than the fewest there are at most.
const SPARE: u32 = 20;

impl Sheet {
    /// Makes a legal deck of any cards; or says what there is not enough of.
    pub fn random(
        catalogue: &Catalogue,
        limits: Limits,
        chance: &mut impl Chance,
    ) -> Result<Sheet, Problems> {
        let from = Collection::all(catalogue);
        let mut teams = (0..TRIES).filter_map(|_| any_team(catalogue, &from.characters, chance));
        let Some(characters) = teams.next() else {
            return Err(Problems::one("characters", "there are too few for a team"));
        };
        let homebase = choose_homebase(catalogue, characters, &from.homebases, chance);
        let homebase = homebase.filter(|_| chance.below(4) != 0);
        let team = Team { characters, homebase, missions: chance.pick(&from.missions) };
        let with_events = limits.mode == Mode::Venture && chance.below(2) == 0;
        let least = if with_events { LEAST_WITH_EVENTS } else { LEAST };
        let size = least + chance.below(SPARE + 1) as usize;
        let order = Order { catalogue, limits, from: &from, size, with_events, favourites: 0 };
        let cards = any_cards(&order, team, chance);
        let under = choose_stock(catalogue, &from, team);
        let deck = Deck { name: "Random".into(), team, cards, under };
        let mut sheet = Sheet::from(&deck);
        sheet.format = Some(limits.mode.id().into());
        sheet.lacks(catalogue, limits).or(sheet)
    }
}

/// Takes any cards that a deck of the team may hold.
fn any_cards(order: &Order<'_>, team: Team, chance: &mut impl Chance) -> Vec<CardId> {
    let outlook = team.outlook(order.catalogue);
    let may_be = |card: &CardId| {
        let card = order.catalogue.card(*card);
        let is_usable = !order.limits.is_strict || 0 < outlook.worth(card);
        is_usable && order.may_hold(card, team)
    };
    let all: Vec<CardId> = order.from.cards.iter().map(|(card, _)| *card).filter(may_be).collect();
    let mut cards: Vec<CardId> = Vec::new();
    let mut families: Vec<Family> = Vec::new();
    while cards.len() < order.size {
        let Some(id) = chance.pick(&all) else { break };
        let card = order.catalogue.card(id);
        let is_once = card.is_once || matches!(card.kind, Kind::Event(_));
        let is_taken = is_once && cards.contains(&id);
        if is_taken || card.family.is_some_and(|family| families.contains(&family)) {
            continue;
        }
        families.extend(card.family);
        cards.push(id);
    }
    cards
}
