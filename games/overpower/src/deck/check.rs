//! What a deck may hold (R143 to R153).

use std::collections::{BTreeMap, BTreeSet};

use fracas_core::Problems;

use super::{LEAST, LEAST_WITH_EVENTS, MOST, MOST_THREAT, STOCK, Sheet};
use crate::card::{Card, CardId, Family, Kind};
use crate::catalogue::Catalogue;
use crate::character::Stock;
use crate::options::{Limits, Mode};
use crate::piece::MAX_PIECES;
use crate::power::Icons;
use crate::who::TEAM;

impl Sheet {
    /// Names every offence against the rules of a table.
    pub fn offences(&self, catalogue: &Catalogue, limits: Limits) -> Problems {
        let mut check = Check { sheet: self, catalogue, limits, problems: Problems::default() };
        check.team();
        check.versions();
        check.threat();
        check.missions();
        check.size();
        check.room();
        check.copies();
        check.families();
        check.belonging();
        check.stock();
        if limits.is_strict {
            check.usable();
        }
        check.problems
    }

    /// Names the cards that must not be there beside the others and the team.
    pub(super) fn misplaced_cards(&self, catalogue: &Catalogue, limits: Limits) -> Problems {
        let mut check = Check { sheet: self, catalogue, limits, problems: Problems::default() };
        check.copies();
        check.families();
        check.belonging();
        check.problems
    }

    /// Adds up the threat of characters and Homebase (R28), each character's as it starts the game.
    pub fn threat(&self, catalogue: &Catalogue) -> u16 {
        let front = self.front.iter().map(|id| catalogue.character(*id).threat);
        let reserve = self.reserve.iter().map(|id| catalogue.character(*id).threat_in_reserve);
        let homebases = self.homebases.iter().map(|id| catalogue.homebase(*id).threat);
        front.chain(reserve).chain(homebases).map(u16::from).sum()
    }

    /// Gets how many cards a deck must have in a mode at least, as it is.
    pub(crate) fn least(&self, catalogue: &Catalogue, mode: Mode) -> usize {
        let is_event = |card: CardId| matches!(catalogue.card(card).kind, Kind::Event(_));
        let has_events = self.played_cards(catalogue, mode).any(is_event);
        if has_events { LEAST_WITH_EVENTS } else { LEAST }
    }
}

struct Check<'a> {
    sheet: &'a Sheet,
    catalogue: &'a Catalogue,
    limits: Limits,
    problems: Problems,
}

impl<'a> Check<'a> {
    fn add(&mut self, place: &str, message: String) {
        self.problems.add(place, message);
    }

    /// Lists the cards that are played, each once, with how many copies there are.
    fn counted(&self) -> BTreeMap<CardId, usize> {
        let mut counts = BTreeMap::new();
        for card in self.sheet.played_cards(self.catalogue, self.limits.mode) {
            *counts.entry(card).or_default() += 1;
        }
        counts
    }

    fn card(&self, card: CardId) -> &'a Card {
        self.catalogue.card(card)
    }

    /// R7, R8, R24: four characters, of whom one is in Reserve, and at most one Homebase.
    fn team(&mut self) {
        let (front, reserve) = (self.sheet.front.len(), self.sheet.reserve.len());
        if front + reserve != TEAM {
            let count = front + reserve;
            self.add("characters", format!("{count} characters; a team has exactly 4 (R7, R147)"));
        }
        if reserve != 1 {
            let message = format!("{reserve} characters start in Reserve; exactly 1 does (R8)");
            self.add("reserve", message);
        } else if front + reserve == TEAM && front != TEAM - 1 {
            let message = format!("{front} characters start on the Front Line; exactly 3 do (R8)");
            self.add("characters", message);
        }
        let count = self.sheet.homebases.len();
        if 1 < count {
            self.add("homebase", format!("{count} Homebases; at most 1 may be (R24, R147)"));
        }
    }

    /// R23: nobody is there twice, not even as another version.
    fn versions(&mut self) {
        let mut versions: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for id in self.sheet.characters() {
            versions.entry(self.catalogue.character(id).version_of).or_default().push(id);
        }
        for same in versions.into_values().filter(|same| 1 < same.len()) {
            let names: BTreeSet<&str> =
                same.iter().map(|id| self.catalogue.character(*id).name.as_str()).collect();
            let names: Vec<&str> = names.into_iter().collect();
            let message = if let [name] = names[..] {
                format!("{name} is on the team {} times; each may be once (R23)", same.len())
            } else {
                format!("{} are versions of one character; a team has one (R23)", names.join(", "))
            };
            self.add("characters", message);
        }
    }

    /// R29: at most 76, which is legal itself.
    fn threat(&mut self) {
        let threat = self.sheet.threat(self.catalogue);
        if MOST_THREAT < threat {
            let message = format!(
                "the team's threat is {threat}; at most {MOST_THREAT} may be (R28, R29, R147)"
            );
            self.add("characters", message);
        }
    }

    /// R125, R126: one Mission Set, which Venture needs.
    fn missions(&mut self) {
        let count = self.sheet.missions.len();
        if 1 < count {
            self.add("missions", format!("{count} Mission Sets; exactly 1 is used (R126)"));
        } else if count == 0 && self.limits.mode == Mode::Venture {
            self.add("missions", "Venture needs a set of 7 Objectives (R125, R126)".into());
        }
    }

    /// R143, R144; in other modes of what is not left out (R444, R465).
    fn size(&mut self) {
        let mode = self.limits.mode;
        let count = self.sheet.played_cards(self.catalogue, mode).count();
        let least = self.sheet.least(self.catalogue, mode);
        if least <= count {
            return;
        }
        let left_out = self.sheet.cards.len() - count;
        let message = match (mode, left_out) {
            (Mode::Venture, _) if least == LEAST_WITH_EVENTS => {
                format!("{count} cards; a deck with Events has at least {least} (R144)")
            }
            (Mode::Venture, _) | (Mode::Brawl | Mode::Skirmish(_), 0) => {
                format!("{count} cards; a deck has at least {least} (R143)")
            }
            (Mode::Brawl, _) => format!(
                "{count} cards without the {left_out} that are left out of Brawl (R436, R439); at \
                 least {least} must remain (R444)"
            ),
            (Mode::Skirmish(_), _) => format!(
                "{count} cards without the {left_out} Events, which are left out of Skirmish \
                 (R447); at least {least} must remain (R465)"
            ),
        };
        self.add("cards", message);
    }

    /// There is no maximum (R145) but the room on our tables.
    fn room(&mut self) {
        let count = self.sheet.played_cards(self.catalogue, self.limits.mode).count();
        let start = |id| self.catalogue.character(id).starts_with.is_some();
        let starting = self.sheet.characters().filter(|id| start(*id)).count();
        let others = self.sheet.under.len() + starting;
        let most = MOST.min(MAX_PIECES.saturating_sub(others));
        if most < count {
            let message = format!("{count} cards; tables here have room for {most}");
            self.add("cards", message);
        }
    }

    /// R51, R131: One Per Deck, which all Events are.
    fn copies(&mut self) {
        let starting = |id| self.catalogue.character(id).starts_with.as_deref();
        let starting: Vec<&str> = self.sheet.characters().filter_map(starting).collect();
        for (id, count) in self.counted() {
            let card = self.card(id);
            let is_there_anyway = starting.contains(&card.id.as_str());
            let is_event = matches!(card.kind, Kind::Event(_));
            if !card.is_once && !is_event {
                continue;
            }
            let name = &card.name;
            if is_there_anyway {
                let message = format!(
                    "{name} is One Per Deck and starts the game in play beside the deck (R51, R148)"
                );
                self.add("cards", message);
            } else if 1 < count {
                let rules = if is_event { "R131, R151" } else { "R51, R148" };
                let message =
                    format!("{name} is in the deck {count} times and is One Per Deck ({rules})");
                self.add("cards", message);
            }
        }
    }

    /// R153: one card of a family.
    fn families(&mut self) {
        let mut families: BTreeMap<Family, Vec<&str>> = BTreeMap::new();
        for (id, _) in self.counted() {
            let card = self.card(id);
            if let Some(family) = card.family {
                families.entry(family).or_default().push(&card.name);
            }
        }
        for (family, names) in families.into_iter().filter(|(_, names)| 1 < names.len()) {
            let (names, family) = (names.join(", "), family.title());
            let message = format!("{names} are {family} cards, of which a deck may hold 1 (R153)");
            self.add("cards", message);
        }
    }

    /// R148 to R151: whose Specials, Advanced Universe cards, Aspects and Events may be there.
    fn belonging(&mut self) {
        for id in self.counted().into_keys() {
            let card = self.card(id);
            let name = self.catalogue.full_name(id);
            let team = || self.sheet.characters();
            let message = match card.kind {
                Kind::Special(whose)
                    if !team().any(|who| self.catalogue.belongs_to(whose, who)) =>
                {
                    format!("{name} needs its character on the team (R49, R148)")
                }
                Kind::Advanced(whose)
                    if !team().any(|who| self.catalogue.belongs_to(whose, who)) =>
                {
                    format!("{name} needs its character on the team (R122, R149)")
                }
                Kind::Aspect(needed) if !self.has_homebase(needed) => {
                    let needs = needed.map(|needed| &self.catalogue.homebase(needed).name);
                    let needs = needs.map_or("a Homebase", String::as_str);
                    format!("{name} needs {needs} (R139, R150)")
                }
                Kind::Event(set) if !self.sheet.missions.contains(&set) => {
                    let set = &self.catalogue.mission_set(set).name;
                    format!(
                        "{name} is an Event of {set}, not of the deck's Mission Set (R132, R151)"
                    )
                }
                Kind::Power(_)
                | Kind::Special(_)
                | Kind::Basic { .. }
                | Kind::Teamwork { .. }
                | Kind::Training { .. }
                | Kind::Ally { .. }
                | Kind::Advanced(_)
                | Kind::Event(_)
                | Kind::Aspect(_) => continue,
            };
            self.add("cards", message);
        }
    }

    fn has_homebase(&self, needed: Option<crate::card::HomebaseId>) -> bool {
        let homebases = &self.sheet.homebases;
        needed.map_or(!homebases.is_empty(), |needed| homebases.contains(&needed))
    }

    /// What starts under the Homebase, by its inherent ability (R26).
    fn stock(&mut self) {
        let homebase = self.sheet.homebases.first().map(|id| self.catalogue.homebase(*id));
        let under = &self.sheet.under;
        let Some((homebase, stock)) = homebase.and_then(|base| Some((base, base.stock?))) else {
            if !under.is_empty() {
                self.add("under", "no Homebase of the team has cards under it (R26)".into());
            }
            return;
        };
        let base = &homebase.name;
        let kinds = stock.title();
        let different: BTreeSet<CardId> = under.iter().copied().collect();
        if under.len() != STOCK || different.len() != STOCK {
            let message =
                format!("{base} starts with exactly 3 different {kinds} cards under it (R26)");
            self.add("under", message);
        }
        for id in different {
            let card = self.card(id);
            if !stock.takes(card) {
                let message = format!("{} may not lie under {base}, but {kinds} cards", card.name);
                self.add("under", format!("{message}, Any-Power excepted (R26)"));
            }
        }
    }

    /// C28, where the table asks for it: nothing that nobody on the team can use.
    fn usable(&mut self) {
        for id in self.counted().into_keys() {
            let card = self.card(id);
            let is_checked = match card.kind {
                Kind::Power(_)
                | Kind::Basic { .. }
                | Kind::Teamwork { .. }
                | Kind::Training { .. }
                | Kind::Ally { .. } => true,
                // Whose these are was asked already.
                Kind::Special(_) | Kind::Advanced(_) | Kind::Event(_) | Kind::Aspect(_) => false,
            };
            if is_checked && !self.sheet.characters().any(|who| self.catalogue.suits(card, who)) {
                let message = format!(
                    "nobody on the team can use {}; a strict deck may not hold it (C28)",
                    card.name
                );
                self.add("cards", message);
            }
        }
    }
}

impl Stock {
    /// Gets what people call the cards.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Stock::Basic => "Basic Universe",
            Stock::Training => "Training",
        }
    }

    /// Checks whether a card may start there: of the kind, but not Any-Power.
    pub fn takes(self, card: &Card) -> bool {
        match card.kind {
            Kind::Basic { .. } => self == Stock::Basic,
            Kind::Training { of, .. } => self == Stock::Training && !of.meets(Icons::ANY_POWER),
            Kind::Power(_)
            | Kind::Special(_)
            | Kind::Teamwork { .. }
            | Kind::Ally { .. }
            | Kind::Advanced(_)
            | Kind::Event(_)
            | Kind::Aspect(_) => false,
        }
    }
}

impl Family {
    /// Gets what people call it.
    pub fn title(self) -> &'static str {
        match self {
            Family::Cataclysm => "Cataclysm",
            Family::Ambush => "Ambush",
            Family::Assist => "Assist",
            Family::Fortifications => "Fortifications",
        }
    }
}
