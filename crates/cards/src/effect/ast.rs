//! What an effect is, as data: the combinators that all games share, around the words of one game.
//!
//! This is what a card file is read into, what the text is made of and what programs are compiled
//! from. It has no places in files and no positions in programs.

use super::amount::Amount;
use super::context::Context;
use super::english::{Noun, list};
use super::host::Facts;
use super::limits::PICKS;
use super::word::{Vocabulary, Word};

/// What a card does.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect<V: Vocabulary> {
    /// One operation of the game: `{ draw = 2 }`, or `"shuffle"` if it needs nothing else.
    Do(V::Operation),
    /// One after the other: `{ in-order = [.., ..] }`. Without parts it is `"nothing"`.
    InOrder(Vec<Effect<V>>),
    /// Only if a test holds: `{ if = .., then = .., otherwise = .. }`.
    If {
        /// What is tested.
        test: Test<V>,
        /// What happens if it holds.
        then: Box<Effect<V>>,
        /// What happens if it does not.
        otherwise: Option<Box<Effect<V>>>,
    },
    /// One of several, by choice: `{ choose-one = [.., ..], by = "opponent" }`.
    ChooseOne {
        /// The options, in the order of the card.
        of: Vec<Effect<V>>,
        /// Who chooses.
        by: V::Role,
    },
    /// Some of several, all chosen before the first happens: `{ choose-up-to = { most = 2, of =
    /// [.., ..] } }`.
    ChooseUpTo {
        /// How many different options may be chosen.
        most: u8,
        /// The options; the chosen ones happen in this order.
        of: Vec<Effect<V>>,
        /// Who chooses.
        by: V::Role,
    },
    /// An offer: `{ may = .. }` or `{ may = { pay = .., then = .. }, otherwise = .. }`.
    May {
        /// What it costs; the offer is made only to who can pay it.
        pay: Option<V::Operation>,
        /// What happens if the offer is taken.
        then: Option<Box<Effect<V>>>,
        /// What happens if it is not taken, or was not made.
        otherwise: Option<Box<Effect<V>>>,
        /// Who is asked.
        by: V::Role,
    },
    /// Once for each thing that is there at the start: `{ for-each = <group>, do = .. }`.
    ForEach {
        /// The things.
        group: V::Group,
        /// What happens with each, which is "it".
        body: Box<Effect<V>>,
    },
    /// A choice of things, which are then "it" or "them": `{ pick = { from = <group>, count = 2 },
    /// then = .. }`.
    Pick {
        /// What is chosen, and by whom.
        selection: Selection<V>,
        /// What happens if anything was chosen.
        then: Box<Effect<V>>,
        /// What happens if nothing was.
        otherwise: Option<Box<Effect<V>>>,
    },
    /// A coin: `{ coin = { heads = .., tails = .. } }`; one side may be left out.
    Coin {
        /// What happens on heads.
        heads: Option<Box<Effect<V>>>,
        /// What happens on tails.
        tails: Option<Box<Effect<V>>>,
    },
    /// A die: `{ die = { sides = 6, rows = { "1" = .., "2-6" = .. } } }`.
    Die {
        /// How many sides it has.
        sides: u8,
        /// What happens on which numbers; together they are all numbers, each once.
        rows: Vec<Row<V>>,
    },
    /// Several times: `{ repeat = 3, do = .. }`, or `{ repeat = <amount>, most = 5, do = .. }`.
    Repeat {
        /// How often; below 1 is never.
        times: Amount<V>,
        /// How often at most, whatever was counted.
        most: u8,
        /// What is repeated.
        body: Box<Effect<V>>,
    },
    /// Once at a later moment: `{ later = <moment>, do = .. }`.
    Later {
        /// When.
        when: V::Moment,
        /// What happens then.
        body: Box<Effect<V>>,
    },
    /// Each time from now on: `{ whenever = <moment>, do = .., until = <moment> }`.
    Whenever {
        /// When.
        when: V::Moment,
        /// When it ends; the rest of the game if nothing is said.
        until: Option<V::Moment>,
        /// What happens each time.
        body: Box<Effect<V>>,
    },
    /// A standing rule: `{ rule = <rule>, until = <moment> }`.
    Rule {
        /// The rule.
        rule: V::Rule,
        /// When it ends; the rest of the game if nothing is said.
        until: Option<V::Moment>,
    },
}

impl<V: Vocabulary> Effect<V> {
    /// Makes the effect that does nothing.
    pub fn nothing() -> Effect<V> {
        Effect::InOrder(Vec::new())
    }
}

/// One row of a die's table.
#[derive(Clone, Debug, PartialEq)]
pub struct Row<V: Vocabulary> {
    /// The lowest number.
    pub from: u8,
    /// The highest number.
    pub to: u8,
    /// What happens on them.
    pub effect: Effect<V>,
}

/// What an `if` tests.
#[derive(Clone, Debug, PartialEq)]
pub enum Test<V: Vocabulary> {
    /// A condition of the game.
    Is(V::Condition),
    /// All of several: `{ all = [.., ..] }`.
    All(Vec<Test<V>>),
    /// At least one of several: `{ any = [.., ..] }`.
    Any(Vec<Test<V>>),
}

impl<V: Vocabulary> Test<V> {
    /// Tests it as the game stands, in an effect or before one begins.
    pub fn holds<F: Facts<Words = V>>(&self, facts: &F, context: Context) -> bool {
        match self {
            Test::Is(condition) => facts.holds(condition, context),
            Test::All(tests) => tests.iter().all(|test| test.holds(facts, context)),
            Test::Any(tests) => tests.iter().any(|test| test.holds(facts, context)),
        }
    }

    /// Says what must hold, as it follows "if": "you have Honors and it is Battle 7".
    pub fn say(&self) -> String {
        let inner = |tests: &[Test<V>]| -> Vec<String> {
            let text = |test: &Test<V>| match test {
                Test::Is(condition) => condition.say(),
                Test::All(_) | Test::Any(_) => format!("({})", test.say()),
            };
            tests.iter().map(text).collect()
        };
        match self {
            Test::Is(condition) => condition.say(),
            Test::All(tests) => list(&inner(tests), "and"),
            Test::Any(tests) => list(&inner(tests), "or"),
        }
    }
}

/// Who makes a choice of things.
#[derive(Clone, Debug, PartialEq)]
pub enum Chooser<V: Vocabulary> {
    /// A seat, found by its role.
    Role(V::Role),
    /// Nobody: `by = "chance"`.
    Chance,
}

impl<V: Vocabulary> Default for Chooser<V> {
    fn default() -> Self {
        Chooser::Role(V::Role::default())
    }
}

/// A choice of things: from which, how many, by whom.
///
/// Where there are fewer things than must be chosen, all of them are.
#[derive(Clone, Debug, PartialEq)]
pub struct Selection<V: Vocabulary> {
    /// The things to choose from.
    pub from: V::Group,
    /// How many must be chosen.
    pub least: u8,
    /// How many may be chosen.
    pub most: u8,
    /// Who chooses.
    pub by: Chooser<V>,
}

impl<V: Vocabulary> Selection<V> {
    /// Makes the choice of exactly so many by the owner of the effect.
    pub fn exactly(count: u8, from: V::Group) -> Selection<V> {
        Selection { from, least: count, most: count, by: Chooser::default() }
    }

    /// Makes the choice of at most so many by the owner of the effect.
    pub fn up_to(most: u8, from: V::Group) -> Selection<V> {
        Selection { least: 0, ..Selection::exactly(most, from) }
    }

    /// Makes the same choice for someone else.
    #[must_use]
    pub fn by(self, by: Chooser<V>) -> Selection<V> {
        Selection { by, ..self }
    }

    /// Says what is chosen: "a card in your hand", "up to 2 cards in your hand at random".
    pub fn say(&self) -> String {
        let noun: Noun = self.from.say();
        let most = u32::from(self.most);
        let chance = if self.by == Chooser::Chance { " at random" } else { "" };
        match self.least {
            0 if most == 1 => format!("up to 1 {}{chance}", noun.each()),
            0 if self.most == PICKS => format!("any number of {}{chance}", noun.all()),
            0 => format!("up to {}{chance}", noun.some(most)),
            // Where there are fewer, all of them are chosen.
            least if least == PICKS => noun.every(),
            _ => format!("{}{chance}", noun.some(most)),
        }
    }
}
