//! What can be chosen from or gone through.

mod cards;

pub use cards::{CardPlace, Cards};

use fracas_cards::effect::{Noun, Spelling, Word, list};
use fracas_cards::{Kind, Value};

use super::operation::under;
use super::{Party, Side};

/// Some things.
#[derive(Clone, Debug, PartialEq)]
pub enum Group {
    /// `{ cards = { in = "hand", of = "opponent", that = "special" } }`: cards of one player.
    Cards(Cards),
    /// `{ them = "opponent" }`: those that were chosen around this, which are this player's.
    Them(Side),
    /// `"seen"`: the cards of the opponent that this team has just looked at or been shown.
    Seen,
    /// `{ hits = { who = "self", of = "record" } }`: hits on characters, cards without a value that lie on them included.
    Hits(Party, HitTime),
    /// `{ characters = "front" }`, `{ characters = { who = "all-front", open-slot = true } }`: characters.
    Characters {
        /// Which.
        who: Party,
        /// Whether only those with no Universe card placed.
        has_open_slot: bool,
    },
    /// `"players"`: both players, the one with initiative first.
    Players,
    /// `"highest-threat"`: those of that player's Front Line characters with the highest Threat Value.
    HighestThreat,
    /// `"icons"`: the five power icons: the four types and Any-Power.
    Icons,
    /// `"higher-grids"`: the Power Types in which the target has a higher grid value than self.
    HigherGrids,
    /// `"unventured"`: your Reserve pile and your Defeated pile, as far as an Objective is there.
    Unventured,
    /// `{ ventured = "opponent" }`: the piles from which a player's ventured Objectives were ventured.
    Ventured(Side),
}

/// When hits were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HitTime {
    /// `"battle"`: hits from the current battle.
    Battle,
    /// `"record"`: the Permanent Record.
    Record,
    /// `"any"`: both.
    Any,
}

impl Word for Group {
    type Saying = Noun;
    const KIND: &'static str = "group";
    const WORDS: &'static [Spelling<Self>] = &[
        ("cards", |word| {
            let table = word.table()?;
            let cards = Cards::read(&table);
            table.finish();
            cards.map(Group::Cards)
        }),
        ("them", |word| Some(Group::Them(word.word()?))),
        ("seen", |word| word.alone(Group::Seen)),
        ("hits", |word| {
            let table = word.table()?;
            let who = under(&table, "who", Party::Own);
            let of =
                [("battle", HitTime::Battle), ("record", HitTime::Record), ("any", HitTime::Any)];
            let of = table.word("of", &of);
            table.finish();
            Some(Group::Hits(who?, of?))
        }),
        ("characters", |word| read_characters(word.value()?)),
        ("players", |word| word.alone(Group::Players)),
        ("highest-threat", |word| word.alone(Group::HighestThreat)),
        ("icons", |word| word.alone(Group::Icons)),
        ("higher-grids", |word| word.alone(Group::HigherGrids)),
        ("unventured", |word| word.alone(Group::Unventured)),
        ("ventured", |word| Some(Group::Ventured(word.word()?))),
    ];

    fn say(&self) -> Noun {
        match self {
            Group::Cards(cards) => cards.noun(),
            Group::Them(Side::You) => Noun::of_them(""),
            Group::Them(of) => Noun::of_them("").owned_by(of.say()),
            Group::Seen => Noun::new("card", "that you were shown"),
            Group::Hits(who, when) => {
                let from = match when {
                    HitTime::Battle => " from the current battle",
                    HitTime::Record => " from the Permanent Record",
                    HitTime::Any => "",
                };
                Noun::new("hit", &format!("on {}{from}", who.any()))
            }
            Group::Characters { who, has_open_slot } => said_characters(who, *has_open_slot),
            Group::Players => Noun::new("player", "").called("that player"),
            Group::HighestThreat => Noun::the(
                "Front Line character with the highest Threat Value",
                "on that player's team",
            ),
            Group::Icons => Noun::new("power icon", "").certain(),
            Group::HigherGrids => {
                Noun::new("Power Grid", "that is higher for the target than for this character")
            }
            Group::Unventured => Noun::new("unventured Objective", ""),
            Group::Ventured(Side::You) => Noun::new("ventured Objective", ""),
            Group::Ventured(side) => Noun::new("ventured Objective", "").owned_by(side.say()),
        }
    }
}

fn read_characters(value: Value<'_>) -> Option<Group> {
    let is_table = value.kind() == Kind::Table
        && value.as_table().is_some_and(|table| table.has("who") || table.has("open-slot"));
    if !is_table {
        return Some(Group::Characters { who: Party::read(value)?, has_open_slot: false });
    }
    let table = value.as_table()?;
    let who = table.value("who").and_then(Party::read);
    let has_open_slot = table.flag_or("open-slot", false);
    table.finish();
    Some(Group::Characters { who: who?, has_open_slot })
}

fn said_characters(who: &Party, has_open_slot: bool) -> Noun {
    let rest = if has_open_slot { "with no Universe card placed" } else { "" };
    match who {
        Party::Own | Party::Reserve | Party::Target | Party::Actor | Party::It => {
            Noun::irregular(&who.any(), &who.any(), rest)
        }
        Party::Teammates => Noun::new("teammate", rest),
        Party::FrontTeammates => Noun::new("Front Line teammate", rest),
        Party::Fallen => Noun::new("KO'd teammate", rest),
        Party::Team => Noun::new("character of your team", rest),
        Party::Front => Noun::new("Front Line character of your team", rest),
        Party::Women => Noun::new("female character of your team", rest),
        Party::Opponents => Noun::new("opposing character", rest),
        Party::FrontOpponents => Noun::new("opposing Front Line character", rest),
        Party::ItsFrontTeammates => Noun::new("Front Line teammate of it", rest),
        Party::ThatFront => Noun::new("Front Line character of theirs", rest),
        Party::AllFront => Noun::new("Front Line character", rest),
        Party::AllReserve => Noun::new("Reserve character", rest),
        Party::Everyone => Noun::new("character", rest),
        Party::Named(names) => Noun::irregular(&list(names, "or"), &list(names, "and"), rest),
    }
}
