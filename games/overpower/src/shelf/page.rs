//! The pages of cards, with what they can be filtered by.

use fracas_cards::{CardPage, Fact};

use crate::card::{
    Card, CardId, CharacterId, GridTest, HomebaseId, How, Kind, Lasts, Level, MissionSetId, Whose,
};
use crate::catalogue::Catalogue;
use crate::power::{Icons, PowerType};

/// The kinds of cards on their pages.
pub(super) const CHARACTER: &str = "character";
pub(super) const HOMEBASE: &str = "homebase";
pub(super) const MISSIONS: &str = "missions";
const POWER: &str = "power";
const SPECIAL: &str = "special";
const BASIC: &str = "basic";
const TEAMWORK: &str = "teamwork";
const TRAINING: &str = "training";
const ALLY: &str = "ally";
const ADVANCED: &str = "advanced";
const EVENT: &str = "event";
const ASPECT: &str = "aspect";

/// The kinds that are shuffled into the deck (R6).
pub(super) const DECK_KINDS: [&str; 9] =
    [POWER, SPECIAL, BASIC, TEAMWORK, TRAINING, ALLY, ADVANCED, EVENT, ASPECT];
/// The kinds that may start under a Homebase.
pub(super) const STOCK_KINDS: [&str; 2] = [BASIC, TRAINING];

fn fact(label: &'static str, value: &(impl ToString + ?Sized)) -> Fact {
    Fact { label, value: value.to_string() }
}

/// Makes the page of a character.
pub(super) fn character(catalogue: &Catalogue, id: CharacterId) -> CardPage {
    let who = catalogue.character(id);
    let labels = ["energy", "combat", "brute force", "intelligence"];
    let grid = labels.into_iter().zip(who.grid).map(|(label, value)| fact(label, &value));
    let mut facts: Vec<Fact> = grid.collect();
    facts.push(fact("threat", &who.threat));
    if who.threat_in_reserve != who.threat {
        facts.push(fact("threat in reserve", &who.threat_in_reserve));
    }
    facts.push(fact("number", &who.number));
    CardPage {
        id: who.id.clone(),
        name: who.name.clone(),
        kind: CHARACTER,
        icon: who.icon.clone(),
        facts,
        text: catalogue.character_text(id),
    }
}

/// Makes the page of a Homebase.
pub(super) fn homebase(catalogue: &Catalogue, id: HomebaseId) -> CardPage {
    let base = catalogue.homebase(id);
    CardPage {
        id: base.id.clone(),
        name: base.name.clone(),
        kind: HOMEBASE,
        icon: base.icon.clone(),
        facts: vec![fact("threat", &base.threat), fact("number", &base.number)],
        text: catalogue.homebase_text(id),
    }
}

/// Makes the page of a Mission Set.
pub(super) fn missions(catalogue: &Catalogue, id: MissionSetId) -> CardPage {
    let set = catalogue.mission_set(id);
    CardPage {
        id: set.id.clone(),
        name: set.name.clone(),
        kind: MISSIONS,
        icon: None,
        facts: vec![fact("objectives", &set.objectives.join(", "))],
        text: String::new(),
    }
}

/// Makes the page of a card of a deck.
pub(super) fn card(catalogue: &Catalogue, id: CardId) -> CardPage {
    let card = catalogue.card(id);
    let mut facts = kind_facts(catalogue, card);
    let lasts = card.lasts.map(|lasts| match lasts {
        Lasts::Battle => "battle",
        Lasts::Game => "game",
    });
    facts.extend(lasts.map(|lasts| fact("lasts", &lasts)));
    facts.extend(card.family.map(|family| fact("family", &family.title())));
    if card.is_once {
        facts.push(fact("limit", "One Per Deck"));
    }
    facts.push(fact("number", &card.number));
    CardPage {
        id: card.id.clone(),
        name: card.name.clone(),
        kind: kind(card),
        icon: card.icon.clone(),
        facts,
        text: card.text(),
    }
}

fn kind(card: &Card) -> &'static str {
    match card.kind {
        Kind::Power(_) => POWER,
        Kind::Special(_) => SPECIAL,
        Kind::Basic { .. } => BASIC,
        Kind::Teamwork { .. } => TEAMWORK,
        Kind::Training { .. } => TRAINING,
        Kind::Ally { .. } => ALLY,
        Kind::Advanced(_) => ADVANCED,
        Kind::Event(_) => EVENT,
        Kind::Aspect(_) => ASPECT,
    }
}

/// Lists what the frame of a card says.
fn kind_facts(catalogue: &Catalogue, card: &Card) -> Vec<Fact> {
    match &card.kind {
        Kind::Power(level) => level_facts(*level),
        Kind::Special(whose) | Kind::Advanced(whose) => {
            let mut facts = vec![fact("character", &owner(catalogue, *whose))];
            facts.extend(use_facts(card));
            facts
        }
        Kind::Basic { of, grid, bonus } => {
            vec![fact("type", &of.title()), fact("grid at least", &grid), fact("bonus", &bonus)]
        }
        Kind::Teamwork { to_use, grid, follow, bonus } => {
            let mut facts = vec![fact("type", &types(*to_use)), fact("grid at least", &grid)];
            facts.extend(use_facts(card).into_iter().filter(|fact| fact.label == "value"));
            facts.push(fact("follow-ups", &types(*follow)));
            facts.push(fact("bonuses", &format!("+{} +{}", bonus[0], bonus[1])));
            facts
        }
        Kind::Training { of, grid, bonus } => {
            vec![fact("type", &types(*of)), fact("grid at most", &grid), fact("bonus", &bonus)]
        }
        Kind::Ally { of, grid } => {
            let test = match grid {
                GridTest::AtMost(most) => fact("grid at most", &most),
                GridTest::AtLeast(least) => fact("grid at least", &least),
            };
            let mut facts = vec![fact("type", &of.title()), test];
            facts.extend(use_facts(card).into_iter().filter(|fact| fact.label == "value"));
            facts
        }
        Kind::Event(set) => vec![fact("missions", &catalogue.mission_set(*set).name)],
        Kind::Aspect(homebase) => {
            let homebase = homebase.map(|id| catalogue.homebase(id).name.as_str());
            let mut facts = vec![fact("homebase", &homebase.unwrap_or("Any"))];
            facts.extend(use_facts(card));
            facts
        }
    }
}

fn owner(catalogue: &Catalogue, whose: Whose) -> &str {
    catalogue.owner_name(whose).unwrap_or("Any Character")
}

fn level_facts(level: Level) -> Vec<Fact> {
    vec![fact("type", &types(level.icons)), fact("value", &level.value)]
}

/// Lists what the uses of a card show: the level of the first that has one, and what it is for.
fn use_facts(card: &Card) -> Vec<Fact> {
    let level = |how: &How| match how {
        How::Attack(attack) => Some(attack.level),
        How::Block { level, .. } | How::Counter(level) => Some(*level),
        How::Aim { .. }
        | How::Act
        | How::Avoid { .. }
        | How::Negate { .. }
        | How::Shift { .. }
        | How::Respond => None,
    };
    let is_offence = |how: &How| match how {
        How::Attack(_) | How::Aim { .. } | How::Act => true,
        How::Block { .. }
        | How::Avoid { .. }
        | How::Negate { .. }
        | How::Shift { .. }
        | How::Respond
        | How::Counter(_) => false,
    };
    let hows = || card.uses.iter().map(|of| &of.how);
    let mut facts = hows().find_map(level).map(level_facts).unwrap_or_default();
    let used = match (hows().any(is_offence), hows().any(|how| !is_offence(how))) {
        (true, true) => Some("offence and defence"),
        (true, false) => Some("offence"),
        (false, true) => Some("defence"),
        (false, false) => None,
    };
    facts.extend(used.map(|used| fact("used in", &used)));
    facts
}

/// Names Power Types: one, several, or a word for all of them.
fn types(icons: Icons) -> String {
    if icons.is_any_power() {
        return "Any-Power".into();
    }
    if icons == Icons::ALL_TYPES {
        return "MultiPower".into();
    }
    let titles: Vec<&str> = icons.types().map(PowerType::title).collect();
    titles.join(", ")
}
