//! Decks around the cards that were resolved least.

use fracas_core::{Chance as _, Fast};

use super::Tally;
use crate::card::{CardId, CharacterId, Family, HomebaseId, Kind, MissionSetId, Whose};
use crate::catalogue::Catalogue;
use crate::deck::{Collection, Deck, LEAST_WITH_EVENTS, Order, STOCK, Sheet, Team};
use crate::options::{Limits, Mode};
use crate::who::TEAM;

/// How many of the cards of a deck are Power cards, which others need.
const POWERS: usize = 20;
/// By how much chance puts a card before another that was resolved less.
const CHANGE: u32 = 40;

/// Makes a legal deck of those cards that were resolved least and go together.
pub(super) fn around_the_least(catalogue: &Catalogue, tally: &Tally, chance: &mut Fast) -> Deck {
    let limits = Limits { mode: Mode::Venture, is_strict: false };
    loop {
        let mut cards: Vec<(i32, CardId)> = Vec::new();
        for (id, _) in catalogue.cards() {
            cards.push((tally.of(id) + chance.below(CHANGE) as i32, id));
        }
        cards.sort_unstable();
        let cards: Vec<CardId> = cards.into_iter().map(|(_, id)| id).collect();
        let Some(team) = team_for(catalogue, &cards, tally, chance) else { continue };
        let deck = fill(catalogue, limits, team, &cards, chance);
        if Sheet::from(&deck).offences(catalogue, limits).or(()).is_ok() {
            return deck;
        }
    }
}

/// Chooses a team that can use the first of some cards, as many as go together.
fn team_for(
    catalogue: &Catalogue,
    cards: &[CardId],
    tally: &Tally,
    chance: &mut Fast,
) -> Option<Team> {
    let mut characters: Vec<CharacterId> = Vec::new();
    let (mut homebase, mut missions) = (None, None);
    let bases: Vec<HomebaseId> = catalogue.homebases().map(|(id, _)| id).collect();
    let sets: Vec<MissionSetId> = catalogue.mission_sets().map(|(id, _)| id).collect();
    for &card in cards {
        match catalogue.card(card).kind {
            Kind::Special(whose) | Kind::Advanced(whose) => {
                let all = catalogue.characters().map(|(id, _)| id);
                let own: Vec<CharacterId> = match whose {
                    Whose::Anyone => continue,
                    Whose::Character(_) | Whose::Versions(_) => {
                        all.filter(|id| catalogue.belongs_to(whose, *id)).collect()
                    }
                };
                let version = |id: CharacterId| catalogue.character(id).version_of;
                let own = chance.pick(&own)?;
                if characters.len() < TEAM
                    && characters.iter().all(|it| version(*it) != version(own))
                {
                    characters.push(own);
                }
            }
            Kind::Aspect(needed) => {
                homebase = homebase.or(needed).or_else(|| chance.pick(&bases));
            }
            Kind::Event(set) => missions = missions.or(Some(set)),
            Kind::Power(_)
            | Kind::Basic { .. }
            | Kind::Teamwork { .. }
            | Kind::Training { .. }
            | Kind::Ally { .. } => {}
        }
    }
    // Now and then a Homebase whose ability has acted least.
    if chance.below(2) == 0 {
        homebase =
            bases.iter().copied().min_by_key(|HomebaseId(id)| tally.homebases[usize::from(*id)]);
    }
    chance.shuffle(&mut characters);
    let characters = characters.try_into().ok()?;
    let missions = missions.or_else(|| chance.pick(&sets));
    Some(Team { characters, homebase, missions })
}

/// Fills a deck with the first of some cards that a team can use.
fn fill(
    catalogue: &Catalogue,
    limits: Limits,
    team: Team,
    from: &[CardId],
    chance: &mut Fast,
) -> Deck {
    let all = Collection::default();
    let size = LEAST_WITH_EVENTS;
    let order = Order { catalogue, limits, from: &all, size, with_events: true, favourites: 0 };
    let is_fit = |card: &CardId| {
        let it = catalogue.card(*card);
        order.may_hold(it, team) && 0 < team.worth(catalogue, *card)
    };
    let is_power = |card: &CardId| matches!(catalogue.card(*card).kind, Kind::Power(_));
    let fit: Vec<CardId> = from.iter().copied().filter(is_fit).collect();
    let powers: Vec<CardId> = fit.iter().copied().filter(is_power).collect();
    let mut families: Vec<Family> = Vec::new();
    let mut cards: Vec<CardId> = powers.iter().copied().cycle().take(POWERS).collect();
    for &card in fit.iter().filter(|card| !is_power(card)) {
        let family = catalogue.card(card).family;
        if size <= cards.len() || family.is_some_and(|family| families.contains(&family)) {
            continue;
        }
        families.extend(family);
        cards.push(card);
    }
    let rest = size.saturating_sub(cards.len());
    cards.extend(powers.iter().copied().cycle().take(rest));
    let under = stock(catalogue, team, from, chance);
    Deck { name: "around the least".into(), team, cards, under }
}

/// Chooses what starts under the Homebase.
fn stock(catalogue: &Catalogue, team: Team, from: &[CardId], chance: &mut Fast) -> Vec<CardId> {
    let Some(stock) = team.homebase.and_then(|base| catalogue.homebase(base).stock) else {
        return Vec::new();
    };
    let fit = from.iter().copied().filter(|card| stock.takes(catalogue.card(*card)));
    let mut fit: Vec<CardId> = fit.collect();
    chance.shuffle(&mut fit);
    fit.truncate(STOCK);
    fit
}
