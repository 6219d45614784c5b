//! The formats: those of the rulebook, and those of events.

use fracas_cards::LeftOut;

use super::Mode;
use super::limits::{BonusPlays, Limits, Pool, Slot};
use crate::card::Weapon;

/// A way of building decks and what else goes with it.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// The permanent id.
    pub id: &'static str,
    /// What it is called.
    pub title: &'static str,
    /// The only mode it is for; none if it is for all.
    pub mode: Option<Mode>,
    /// Its limits.
    pub limits: Limits,
    /// The rule that sets the size of the Hero Deck.
    pub heroes_rule: u16,
    /// The rule that sets the size of the Hot Dog Deck.
    pub hot_dogs_rule: u16,
    /// The rule that sets the size of the Playbook.
    pub plays_rule: u16,
    /// What wins.
    pub winner: Winner,
    /// Whether a Super wins at equal Power against another weapon, unless the table says otherwise (C12).
    pub super_wins_ties: bool,
    /// The format whose decks may be brought as they are, where they keep to the limits.
    pub takes: Option<&'static str>,
    /// The premade decks dealt when a table names none.
    pub decks: [&'static str; 2],
}

/// What wins in a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// The higher Power wins a Battle, and more Battles the game, as in the rulebook.
    HighPower,
    /// The lower Power wins a Battle.
    LowPower,
    /// Players double the value of a game.
    DoubleUp,
}

impl Winner {
    /// Says what no table can play; none if it can.
    pub(crate) fn refusal(self) -> Option<&'static str> {
        match self {
            Winner::HighPower => None,
            Winner::LowPower => Some("the lower Power wins"),
            Winner::DoubleUp => Some("players double the stakes"),
        }
    }
}

/// The limits of the rulebook (R33 to R43).
const STANDARD: Limits = Limits {
    heroes: 60,
    beyond: &[],
    highest_power: None,
    total_power: None,
    per_power: Some(6),
    per_name: Some(6),
    one_per_variation: true,
    hot_dogs: 10,
    only_hot_dog: None,
    plays: 30,
    one_per_play: true,
    bonus: BonusPlays::Counted,
    score: None,
    pool: Pool::All,
};

/// "Any number" of bonus Plays: as many as there is room for.
const ANY_NUMBER: BonusPlays = BonusPlays::Beyond(30);

/// Organised play has no limit on the Heroes of one name (C9).
const ORGANISED: Limits = Limits { per_name: None, bonus: ANY_NUMBER, ..STANDARD };
/// The Playbooks of sanctioned events.
const SANCTIONED: Limits = Limits { score: Some(1000), ..ORGANISED };
/// Sealed decks of the smaller size have no limits but sizes.
const SEALED: Limits = Limits {
    heroes: 40,
    plays: 20,
    per_power: None,
    one_per_variation: false,
    one_per_play: false,
    bonus: BonusPlays::Counted,
    ..ORGANISED
};
/// No Hero above 160.
const SPEC: Limits =
    Limits { highest_power: Some(160), bonus: BonusPlays::Forbidden, ..SANCTIONED };
/// The same with strong Heroes beyond the 60.
const SPEC_PLUS: Limits = Limits {
    highest_power: Some(160),
    beyond: &[
        Slot { power: 165, most: 2 },
        Slot { power: 170, most: 2 },
        Slot { power: 175, most: 1 },
        Slot { power: 180, most: 1 },
        Slot { power: 185, most: 1 },
        Slot { power: 190, most: 1 },
        Slot { power: 195, most: 1 },
        Slot { power: 200, most: 1 },
    ],
    ..SANCTIONED
};
/// Cards released before November 2025.
const TRILOGY: Limits =
    Limits { pool: Pool::Sets(&["A", "U", "B", "N24", "TK", "PHI", "LA", "SSE"]), ..SANCTIONED };
const TECMO: Limits = Limits { pool: Pool::Sets(&["T"]), ..SPEC_PLUS };
const BRAWL: Limits = Limits {
    pool: Pool::Weapon(Weapon::Brawl),
    only_hot_dog: Some("brawler"),
    bonus: BonusPlays::Forbidden,
    ..SANCTIONED
};

const fn rulebook(
    id: &'static str,
    title: &'static str,
    limits: Limits,
    rules: [u16; 3],
) -> Format {
    Format {
        id,
        title,
        mode: None,
        limits,
        heroes_rule: rules[0],
        hot_dogs_rule: rules[1],
        plays_rule: rules[2],
        winner: Winner::HighPower,
        super_wins_ties: false,
        takes: None,
        decks: ["alpha-legends", "tecmo-sluggers"],
    }
}

/// Makes a format of events (R53), in which a Super wins ties wherever there are Plays.
const fn event(id: &'static str, title: &'static str, mode: Mode, limits: Limits) -> Format {
    let hot_dogs = if matches!(mode, Mode::Rookie) { 0 } else { limits.hot_dogs };
    let limits = Limits { hot_dogs, ..limits };
    Format {
        mode: Some(mode),
        super_wins_ties: matches!(mode, Mode::Playmaker),
        takes: Some("standard"),
        ..rulebook(id, title, limits, [53, 53, 53])
    }
}

/// Makes a sealed format of the smaller size.
const fn sealed(id: &'static str, title: &'static str) -> Format {
    Format {
        takes: Some("limited"),
        decks: ["alpha-forty", "griffey-forty"],
        ..event(id, title, Mode::Playmaker, SEALED)
    }
}

/// The same format with other usual decks.
const fn with_decks(format: Format, decks: [&'static str; 2]) -> Format {
    Format { decks, ..format }
}

/// The same format where players double the stakes.
const fn doubled(format: Format) -> Format {
    Format { winner: Winner::DoubleUp, ..format }
}

const TRAINER: Limits = Limits { heroes: 30, plays: 10, ..STANDARD };
const LIMITED: Limits = Limits { heroes: 40, plays: 20, ..STANDARD };
const ALPHA: [&str; 2] = ["alpha-legends"; 2];
const BRAWLERS: [&str; 2] = ["brawl-hall", "brawl-yard"];
const BOWLERS: [&str; 2] = ["tecmo-air-raid", "tecmo-ground-game"];

/// The formats; the first is the default.
pub const FORMATS: [Format; 22] = [
    rulebook("standard", "Standard", STANDARD, [33, 40, 42]),
    with_decks(
        rulebook("limited", "Limited", LIMITED, [49, 51, 50]),
        ["alpha-forty", "griffey-forty"],
    ),
    with_decks(rulebook("trainer", "Trainer", TRAINER, [45, 47, 46]), ["trainer-kit"; 2]),
    event("std-rookie", "Rookie", Mode::Rookie, ORGANISED),
    event("std-substitution", "Substitution", Mode::Substitution, ORGANISED),
    event("std-playmaker", "Playmaker", Mode::Playmaker, ORGANISED),
    event("booster-box-sealed", "Booster Box Sealed", Mode::Playmaker, ORGANISED),
    sealed("double-blaster-sealed", "Double Blaster Sealed"),
    sealed("double-mega-sealed", "Double Mega Sealed"),
    event("spec-playmaker", "SPEC Playmaker", Mode::Playmaker, SPEC),
    event("spec-plus-playmaker", "SPEC+ Playmaker", Mode::Playmaker, SPEC_PLUS),
    doubled(event("spec-plus-rookie-double-up", "SPEC+ Rookie Double-Up", Mode::Rookie, SPEC_PLUS)),
    event(
        "elite-playmaker",
        "Elite Playmaker",
        Mode::Playmaker,
        Limits { total_power: Some(8250), pool: Pool::Without(&["TK"]), ..SANCTIONED },
    ),
    event(
        "apex-playmaker",
        "Apex Playmaker",
        Mode::Playmaker,
        Limits { bonus: BonusPlays::Beyond(25), ..SANCTIONED },
    ),
    event("apex-blitz", "Apex Blitz", Mode::Rookie, SANCTIONED),
    with_decks(
        event("alphatrilogy-playmaker", "AlphaTrilogy Playmaker", Mode::Playmaker, TRILOGY),
        ALPHA,
    ),
    with_decks(event("alphatrilogy-blitz", "AlphaTrilogy Blitz", Mode::Rookie, TRILOGY), ALPHA),
    with_decks(event("brawl-playmaker", "Brawl Playmaker", Mode::Playmaker, BRAWL), BRAWLERS),
    with_decks(
        doubled(event("brawl-rookie-double-up", "Brawl Rookie Double-Up", Mode::Rookie, BRAWL)),
        BRAWLERS,
    ),
    // Of the divisions in which it is held, Brawl is the one that is named.
    with_decks(
        Format {
            winner: Winner::LowPower,
            limits: Limits { hot_dogs: 4, only_hot_dog: None, ..BRAWL },
            ..event("hilo-madness", "HiLo Madness (Brawl)", Mode::Rookie, BRAWL)
        },
        BRAWLERS,
    ),
    with_decks(
        event("tecmo-spec-plus-playmaker", "Tecmo Bowl SPEC+ Playmaker", Mode::Playmaker, TECMO),
        BOWLERS,
    ),
    with_decks(
        doubled(event(
            "tecmo-spec-plus-rookie",
            "Tecmo Bowl SPEC+ Rookie Double-Up",
            Mode::Rookie,
            TECMO,
        )),
        BOWLERS,
    ),
];

/// The formats of events that no deck can be checked for, and why.
const LEFT_OUT: [(&str, &str); 9] = [
    ("apex-madness", INSERTS),
    ("alphatrilogy-madness", INSERTS),
    ("blast-sub-double-up", NO_BLAST),
    ("blast-sub-low-ball", NO_BLAST),
    ("grannys-gum-hilo", TREATMENTS),
    ("power-glove", TREATMENTS),
    ("blizzard-bowl", TREATMENTS),
    ("silver-headlines", TREATMENTS),
    ("checklist", "its list of Plays is published anew for each event"),
];

const INSERTS: &str = "it counts Heroes of one insert, and our Heroes do not say of which they are";
const NO_BLAST: &str = "it is for cards of Alpha Blast, and we have none of its Heroes";
const TREATMENTS: &str =
    "it asks for treatments of cards, and our Heroes do not say which they have";

/// Lists the formats that are left out, and why.
pub fn left_out_formats() -> Vec<LeftOut> {
    LEFT_OUT.map(|(name, reason)| LeftOut { name: name.into(), reason: reason.into() }).into()
}

/// The ids of the formats, in their order.
pub(super) const IDS: [&str; FORMATS.len()] = {
    let mut ids = [""; FORMATS.len()];
    let mut at = 0;
    while at < ids.len() {
        ids[at] = FORMATS[at].id;
        at += 1;
    }
    ids
};

impl Format {
    /// Finds a format by its id.
    pub fn from_id(id: &str) -> Option<&'static Format> {
        FORMATS.iter().find(|format| format.id == id)
    }

    /// Checks whether decks that are built for a format may be brought.
    pub(crate) fn takes_decks_of(&self, format: &str) -> bool {
        self.id == format || self.takes == Some(format)
    }

    /// Gets the format without limits on Power, name, variation and copies of Plays, for sealed play (R52).
    #[must_use]
    pub fn relaxed(self) -> Format {
        let limits = Limits {
            per_power: None,
            per_name: None,
            one_per_variation: false,
            one_per_play: false,
            ..self.limits
        };
        Format { limits, ..self }
    }

    /// Checks whether a deck needs Hot Dogs in a mode: not in Rookie (R44), unless a format of Rookie asks for them.
    pub(crate) fn needs_hot_dogs(&self, mode: Mode) -> bool {
        mode != Mode::Rookie || self.mode == Some(Mode::Rookie) && 0 < self.limits.hot_dogs
    }
}
