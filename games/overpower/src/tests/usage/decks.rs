//! Decks around the cards that were resolved least.

use fracas_core::{Chance as _, Fast};

use super::Tally;
use crate::card::{CardId, CharacterId, Family, HomebaseId, Kind};
use crate::catalogue::Catalogue;
use crate::deck::{Collection, Deck, LEAST_WITH_EVENTS, MOST_THREAT, Order, STOCK, Sheet, Team};
use crate::options::{Limits, Mode};
use crate::who::TEAM;

/// How many of the cards of a deck are Power cards, which others need.
const POWERS: usize = 20;
/// How many copies there are of another card that may be there more than once.
const COPIES: usize = 2;
/// The threat of characters that can fill any team.
const LOW_THREAT: u16 = 17;
/// By how much chance puts a card before another that was resolved less; more with each try, since those that were
/// resolved least may not go together.
const CHANGE: u32 = 40;

/// Makes a legal deck of those cards that were resolved least and go together.
pub(super) fn around_the_least(catalogue: &Catalogue, tally: &Tally, chance: &mut Fast) -> Deck {
    let limits = Limits { mode: Mode::Venture, is_strict: false };
    let mut spread = CHANGE;
    loop {
        let mut cards: Vec<(i32, CardId)> = Vec::new();
        for (id, _) in catalogue.cards() {
            cards.push((tally.of(id) + chance.below(spread) as i32, id));
        }
        spread += CHANGE;
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
    let homebase = homebase_for(catalogue, cards, tally, chance);
    let threat = homebase.map_or(0, |base| catalogue.homebase(base).threat);
    let most = MOST_THREAT - u16::from(threat);
    let mut team = Gathering { catalogue, most, characters: Vec::new() };
    if chance.below(4) == 0 {
        // One whose ability has acted least.
        let able = catalogue.characters();
        let able = able.filter(|(_, it)| it.inherent.program.is_some() || !it.uses.is_empty());
        let least = able.min_by_key(|(CharacterId(id), _)| tally.characters[usize::from(*id)]);
        team.add(least?.0);
    }
    for &card in cards {
        let suits = |id: &CharacterId| catalogue.suits(catalogue.card(card), *id);
        let mut able: Vec<CharacterId> = catalogue.characters().map(|(id, _)| id).collect();
        able.retain(suits);
        if !team.characters.iter().any(suits)
            && let Some(one) = chance.pick(&able)
        {
            team.add(one);
        }
    }
    let mut characters = team.characters;
    chance.shuffle(&mut characters);
    Some(Team {
        characters: characters.try_into().ok()?,
        homebase,
        missions: cards.iter().find_map(|card| match catalogue.card(*card).kind {
            Kind::Event(set) => Some(set),
            Kind::Power(_)
            | Kind::Special(_)
            | Kind::Basic { .. }
            | Kind::Teamwork { .. }
            | Kind::Training { .. }
            | Kind::Ally { .. }
            | Kind::Advanced(_)
            | Kind::Aspect(_) => None,
        }),
    })
}

/// Some characters that may be on one team.
struct Gathering<'a> {
    catalogue: &'a Catalogue,
    /// Their highest threat.
    most: u16,
    characters: Vec<CharacterId>,
}

impl Gathering<'_> {
    /// Adds up their threat, wherever they start.
    fn threat(&self) -> u16 {
        let all = self.characters.iter().map(|id| self.catalogue.character(*id));
        all.map(|it| u16::from(it.threat.max(it.threat_in_reserve))).sum()
    }

    /// Adds a character, if that leaves room for a whole team.
    fn add(&mut self, id: CharacterId) {
        let version = |id: CharacterId| self.catalogue.character(id).version_of;
        let is_new = self.characters.iter().all(|it| version(*it) != version(id));
        if self.characters.len() < TEAM && is_new {
            self.characters.push(id);
            let left = (TEAM - self.characters.len()) as u16;
            if self.most < self.threat() + left * LOW_THREAT {
                self.characters.pop();
            }
        }
    }
}

/// Chooses a Homebase for the first Aspect, or now and then one whose ability has acted least.
fn homebase_for(
    catalogue: &Catalogue,
    cards: &[CardId],
    tally: &Tally,
    chance: &mut Fast,
) -> Option<HomebaseId> {
    let all = catalogue.homebases().map(|(id, _)| id);
    if chance.below(3) == 0 {
        return { all }.min_by_key(|HomebaseId(id)| tally.homebases[usize::from(*id)]);
    }
    let mut aspects = cards.iter().filter_map(|card| match catalogue.card(*card).kind {
        Kind::Aspect(needed) => Some(needed),
        Kind::Power(_)
        | Kind::Special(_)
        | Kind::Basic { .. }
        | Kind::Teamwork { .. }
        | Kind::Training { .. }
        | Kind::Ally { .. }
        | Kind::Advanced(_)
        | Kind::Event(_) => None,
    });
    let any: Vec<HomebaseId> = all.collect();
    aspects.next().flatten().or_else(|| chance.pick(&any))
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
    let mut fit: Vec<CardId> = from.iter().copied().filter(is_fit).collect();
    // Ra's ability asks for three of them.
    fit.sort_by_key(|card| !matches!(catalogue.card(*card).kind, Kind::Advanced(_)));
    let powers: Vec<CardId> = fit.iter().copied().filter(is_power).collect();
    let mut families: Vec<Family> = Vec::new();
    let mut cards: Vec<CardId> = powers.iter().copied().cycle().take(POWERS).collect();
    for &card in fit.iter().filter(|card| !is_power(card)) {
        let family = catalogue.card(card).family;
        if size <= cards.len() || family.is_some_and(|family| families.contains(&family)) {
            continue;
        }
        families.extend(family);
        let it = catalogue.card(card);
        let is_once = it.is_once || family.is_some() || matches!(it.kind, Kind::Event(_));
        let room = size - cards.len();
        cards.extend(std::iter::repeat_n(card, if is_once { 1 } else { COPIES.min(room) }));
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
