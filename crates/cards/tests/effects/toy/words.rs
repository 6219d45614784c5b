//! The words of the toy game.

use fracas_cards::effect::{
    Amount, Clause, Noun, Selection, Spelling, Subject, Time, Vocabulary, Word, plural, signed,
};
use serde::{Deserialize, Serialize};

/// The toy game's vocabulary.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Toy;

impl Vocabulary for Toy {
    type Operation = Operation;
    type Condition = Condition;
    type Count = Count;
    type Group = Group;
    type Moment = Moment;
    type Rule = Rule;
    type Role = Role;

    fn target(operation: &Operation) -> Option<Selection<Toy>> {
        if let Operation::Discard(selection) = operation { Some(selection.clone()) } else { None }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Operation {
    Draw {
        cards: Amount<Toy>,
        who: Role,
    },
    Lose {
        points: Amount<Toy>,
        who: Role,
    },
    Spend {
        coins: i32,
    },
    Discard(Selection<Toy>),
    Grow(i32),
    GrowBoth,
    Remove,
    Announce(Moment),
    /// Runs the program of another card.
    Run(u8),
    /// Runs the program of another card, then goes on with its own second half.
    Duel(u8),
    /// Rolls the die again that began this program.
    Reroll,
    /// Ends everything.
    Stop,
}

impl Word for Operation {
    type Saying = Clause;
    const KIND: &'static str = "operation";
    const WORDS: &'static [Spelling<Self>] = &[
        ("draw", |word| Some(Operation::Draw { cards: word.amount(0..=9)?, who: Role::You })),
        ("opponent-draws", |word| {
            Some(Operation::Draw { cards: word.amount(0..=9)?, who: Role::Opponent })
        }),
        ("lose", |word| {
            let fields = word.table()?;
            let points = fields.value("points").and_then(|value| Amount::read(value, 0..=9));
            let who = fields.optional_value("who").map_or(Some(Role::You), Role::read);
            fields.finish();
            Some(Operation::Lose { points: points?, who: who? })
        }),
        ("spend", |word| Some(Operation::Spend { coins: word.number(1..=9)? })),
        ("discard", |word| {
            let fields = word.table()?;
            let selection = Selection::read(&fields);
            fields.finish();
            selection.map(Operation::Discard)
        }),
        ("grow", |word| Some(Operation::Grow(word.number(-9..=9)?))),
        ("grow-both", |word| word.alone(Operation::GrowBoth)),
        ("remove", |word| word.alone(Operation::Remove)),
        ("announce", |word| word.word().map(Operation::Announce)),
        ("run", |word| Some(Operation::Run(word.number(0..=9)? as u8))),
        ("duel", |word| Some(Operation::Duel(word.number(0..=9)? as u8))),
        ("reroll", |word| word.alone(Operation::Reroll)),
        ("stop", |word| word.alone(Operation::Stop)),
    ];

    fn say(&self) -> Clause {
        match self {
            Operation::Draw { cards, who } => {
                let rest = format!("{}{}", plural(cards.written(), "card"), cards.for_each());
                Clause::new(who.say(), "draw", rest)
            }
            Operation::Lose { points, who } => {
                let rest =
                    format!("{}{}", plural(points.written(), "hit point"), points.for_each());
                Clause::new(who.say(), "lose", rest)
            }
            Operation::Spend { coins } => Clause::you("spend", plural(*coins, "coin")),
            Operation::Discard(selection) => Clause::you("discard", selection.say()),
            Operation::Grow(change) => Clause::new(Subject::It, "get", signed(*change)),
            Operation::GrowBoth => Clause::new(Subject::many("both"), "get", "+1"),
            Operation::Remove => Clause::you("remove", "{it}"),
            Operation::Announce(moment) => {
                Clause::you("announce", format!("what happens {}", moment.say().at()))
            }
            Operation::Run(card) => Clause::you("run", format!("card {card}")),
            Operation::Duel(card) => Clause::you("duel", format!("with card {card}")),
            Operation::Reroll => Clause::you("roll", "again"),
            Operation::Stop => Clause::you("stop", "everything"),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Condition {
    Honors,
    CoinsAtLeast(i32),
}

impl Word for Condition {
    type Saying = String;
    const KIND: &'static str = "condition";
    const WORDS: &'static [Spelling<Self>] = &[
        ("honors", |word| word.alone(Condition::Honors)),
        ("coins-at-least", |word| Some(Condition::CoinsAtLeast(word.number(1..=9)?))),
    ];

    fn say(&self) -> String {
        match self {
            Condition::Honors => "you have Honors".to_owned(),
            Condition::CoinsAtLeast(least) => format!("you have {least} or more coins"),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Count {
    CardsInHand,
    Tokens,
}

impl Word for Count {
    type Saying = Noun;
    const KIND: &'static str = "count";
    const WORDS: &'static [Spelling<Self>] = &[
        ("cards-in-hand", |word| word.alone(Count::CardsInHand)),
        ("tokens", |word| word.alone(Count::Tokens)),
    ];

    fn say(&self) -> Noun {
        match self {
            Count::CardsInHand => Noun::new("card", "in your hand"),
            Count::Tokens => Noun::new("token", "in play"),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Group {
    YourHand,
    YourTokens,
    AllTokens,
    /// All tokens but those that are "it".
    OtherTokens,
    /// More things than anything can hold.
    Stars,
}

impl Word for Group {
    type Saying = Noun;
    const KIND: &'static str = "group";
    const WORDS: &'static [Spelling<Self>] = &[
        ("your-hand", |word| word.alone(Group::YourHand)),
        ("your-tokens", |word| word.alone(Group::YourTokens)),
        ("all-tokens", |word| word.alone(Group::AllTokens)),
        ("other-tokens", |word| word.alone(Group::OtherTokens)),
        ("stars", |word| word.alone(Group::Stars)),
    ];

    fn say(&self) -> Noun {
        match self {
            Group::YourHand => Noun::new("card", "in your hand"),
            Group::YourTokens => Noun::new("token", "of yours"),
            Group::AllTokens => Noun::new("token", ""),
            Group::OtherTokens => Noun::new("other token", ""),
            Group::Stars => Noun::new("star", "in the sky"),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Moment {
    EndOfBattle,
    YourTurn,
    DieRolled,
}

impl Word for Moment {
    type Saying = Time;
    const KIND: &'static str = "moment";
    const WORDS: &'static [Spelling<Self>] = &[
        ("end-of-battle", |word| word.alone(Moment::EndOfBattle)),
        ("your-turn", |word| word.alone(Moment::YourTurn)),
        ("die-rolled", |word| word.alone(Moment::DieRolled)),
    ];

    fn say(&self) -> Time {
        match self {
            Moment::EndOfBattle => Time::point("the end of the battle", "the end of each battle"),
            Moment::YourTurn => {
                Time::point("the start of your next turn", "the start of each of your turns")
            }
            Moment::DieRolled => Time::event("a die is rolled"),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Rule {
    NoDrawing,
    Rerolls,
}

impl Word for Rule {
    type Saying = String;
    const KIND: &'static str = "rule";
    const WORDS: &'static [Spelling<Self>] = &[
        ("no-drawing", |word| word.alone(Rule::NoDrawing)),
        ("rerolls", |word| word.alone(Rule::Rerolls)),
    ];

    fn say(&self) -> String {
        match self {
            Rule::NoDrawing => "nobody can draw cards".to_owned(),
            Rule::Rerolls => "you may roll each die again".to_owned(),
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Role {
    #[default]
    You,
    Opponent,
}

impl Word for Role {
    type Saying = Subject;
    const KIND: &'static str = "role";
    const WORDS: &'static [Spelling<Self>] =
        &[("you", |word| word.alone(Role::You)), ("opponent", |word| word.alone(Role::Opponent))];

    fn say(&self) -> Subject {
        match self {
            Role::You => Subject::You,
            Role::Opponent => Subject::one("your opponent"),
        }
    }
}
