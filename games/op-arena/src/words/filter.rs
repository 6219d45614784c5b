//! Which Dudes are meant.

use fracas_cards::effect::Noun;
use fracas_cards::{Fields, Kind, Value};

use super::Players;

/// The type word of a Dude.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// Something that walks, with claws or with sauce.
    Monster,
    /// Somebody with a job, or two.
    Human,
    /// Fur, feathers or fins.
    Animal,
    /// Gears, lasers or a plug.
    Machine,
    /// Not quite there.
    Spirit,
    /// From far away.
    Alien,
    /// Older than the rules.
    Legend,
}

impl Type {
    /// All types with their words.
    pub const WORDS: [(&'static str, Type); 7] = [
        ("monster", Type::Monster),
        ("human", Type::Human),
        ("animal", Type::Animal),
        ("machine", Type::Machine),
        ("spirit", Type::Spirit),
        ("alien", Type::Alien),
        ("legend", Type::Legend),
    ];

    /// Gets the name that is on the card.
    pub fn name(self) -> &'static str {
        match self {
            Type::Monster => "Monster",
            Type::Human => "Human",
            Type::Animal => "Animal",
            Type::Machine => "Machine",
            Type::Spirit => "Spirit",
            Type::Alien => "Alien",
            Type::Legend => "Legend",
        }
    }
}

/// By whom a Dude is controlled, as seen from who uses the effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// `"yours"`: you.
    Yours,
    /// `"any"`, `"others"`, `"adjacent"`, `"left"`, `"right"`: a player who sits there.
    Of(Players),
    /// `"leaders"`: another player with the most Victory Points of all others.
    Leaders,
}

/// How a Dude looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// With damage.
    Damaged,
    /// Without damage.
    Unhurt,
    /// With a Shield.
    Shielded,
    /// Without a Shield.
    Unshielded,
    /// With a Nerph.
    Nerphed,
    /// With damage by the one who uses the effect.
    DamagedByYou,
}

/// Which Dudes are meant: `"others"`, or `{ whose = "others", is = "damaged", type = "monster", except-this =
/// true }`, each part of which may be left out. `"other"` is short for any Dude but this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filter {
    /// By whom they are controlled.
    pub whose: Whose,
    /// Whether the Dude that uses the effect is not meant.
    pub is_except_this: bool,
    /// How they look.
    pub look: Option<Look>,
    /// Their type.
    pub kind: Option<Type>,
}

const WHOSE: [(&str, Whose); 7] = [
    ("any", Whose::Of(Players::Any)),
    ("yours", Whose::Yours),
    ("others", Whose::Of(Players::Others)),
    ("adjacent", Whose::Of(Players::Adjacent)),
    ("left", Whose::Of(Players::Left)),
    ("right", Whose::Of(Players::Right)),
    ("leaders", Whose::Leaders),
];

const LOOKS: [(&str, Look); 6] = [
    ("damaged", Look::Damaged),
    ("unhurt", Look::Unhurt),
    ("shielded", Look::Shielded),
    ("unshielded", Look::Unshielded),
    ("nerphed", Look::Nerphed),
    ("damaged-by-you", Look::DamagedByYou),
];

impl Filter {
    /// The filter that all Dudes pass.
    pub const ANY: Filter =
        Filter { whose: Whose::Of(Players::Any), is_except_this: false, look: None, kind: None };

    /// Makes the filter of those whom somebody controls.
    pub const fn of(whose: Whose) -> Filter {
        Filter { whose, ..Filter::ANY }
    }

    /// Reads which Dudes are meant.
    pub(crate) fn read(value: Value<'_>) -> Option<Filter> {
        if value.kind() == Kind::Table {
            let table = value.as_table()?;
            let filter = Filter::read_fields(&table);
            table.finish();
            return filter;
        }
        let short = WHOSE.map(|(word, whose)| (word, Filter::of(whose)));
        let others = [
            ("other", Filter { is_except_this: true, ..Filter::ANY }),
            ("your-others", Filter { is_except_this: true, ..Filter::of(Whose::Yours) }),
        ];
        let words: Vec<(&str, Filter)> = short.into_iter().chain(others).collect();
        value.as_word(&words)
    }

    fn read_fields(table: &Fields<'_>) -> Option<Filter> {
        let whose = table.optional_value("whose").map(|value| value.as_word(&WHOSE));
        let look = table.optional_value("is").map(|value| value.as_word(&LOOKS));
        let kind = table.optional_value("type").map(|value| value.as_word(&Type::WORDS));
        Some(Filter {
            whose: whose.unwrap_or(Some(Filter::ANY.whose))?,
            is_except_this: table.flag_or("except-this", false),
            look: look.map_or(Some(None), |look| look.map(Some))?,
            kind: kind.map_or(Some(None), |kind| kind.map(Some))?,
        })
    }

    /// Says which Dudes are meant: "other damaged Monster you control", "Dudes of other players".
    pub(crate) fn noun(self) -> Noun {
        let name = self.name();
        let one = format!("{name}{}", spaced(self.whose.of_one()));
        let many = format!("{name}s{}", spaced(self.whose.of_some()));
        Noun::irregular(&one, &many, self.rest())
    }

    /// Says that each of them is meant: "each Dude of the other players".
    pub(crate) fn each(self) -> String {
        let (name, whose) = (self.name(), spaced(self.whose.of_all()));
        format!("each {name}{whose}{}", spaced(self.rest()))
    }

    /// Says what one of them is, whoever controls it: "other damaged Monster".
    fn name(self) -> String {
        let other = if self.is_except_this { "other " } else { "" };
        let look = match self.look {
            Some(Look::Damaged) => "damaged ",
            Some(Look::Unhurt) => "unhurt ",
            Some(Look::Shielded) => "Shielded ",
            Some(Look::Unshielded) => "unshielded ",
            Some(Look::Nerphed) => "Nerphed ",
            Some(Look::DamagedByYou) | None => "",
        };
        format!("{other}{look}{}", self.kind.map_or("Dude", Type::name))
    }

    /// Says what narrows the name down; may be empty.
    fn rest(self) -> &'static str {
        if self.look == Some(Look::DamagedByYou) { "that you have damaged" } else { "" }
    }
}

/// Puts a space before some words, unless there are none.
fn spaced(words: &str) -> String {
    if words.is_empty() { String::new() } else { format!(" {words}") }
}

impl Whose {
    /// Says whose one Dude is.
    fn of_one(self) -> &'static str {
        match self {
            Whose::Yours => "you control",
            Whose::Of(Players::Any) => "",
            Whose::Of(Players::Others) => "of another player",
            Whose::Of(Players::Adjacent) => "of an adjacent player",
            Whose::Of(Players::Left) => "of the player on your left",
            Whose::Of(Players::Right) => "of the player on your right",
            Whose::Leaders => "of a leader among the other players",
        }
    }

    /// Says whose some Dudes are, which may be those of several players.
    fn of_some(self) -> &'static str {
        match self {
            Whose::Of(Players::Others) => "of other players",
            Whose::Of(Players::Adjacent) => "of adjacent players",
            Whose::Leaders => "of leaders among the other players",
            Whose::Yours | Whose::Of(Players::Any | Players::Left | Players::Right) => {
                self.of_one()
            }
        }
    }

    /// Says whose all of them are.
    fn of_all(self) -> &'static str {
        match self {
            Whose::Of(Players::Others) => "of the other players",
            Whose::Of(Players::Adjacent) => "of the adjacent players",
            Whose::Leaders => "of the leaders among the other players",
            Whose::Yours | Whose::Of(Players::Any | Players::Left | Players::Right) => {
                self.of_one()
            }
        }
    }
}
