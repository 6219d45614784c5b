//! How operations are written and said.

use fracas_cards::effect::{Amount, Clause, Spelling, Subject, Word, Written, plural};
use fracas_cards::{Fields, Kind, Value};

use super::{Freedom, Operation, PullTo};
use crate::words::{Number, Whom};

/// The most Energy, Move, cards, Health or damage that one operation can be about.
const MOST: i32 = 9;
/// The furthest that a robot can be knocked back or pulled: across the arena.
const FURTHEST: i64 = 6;

impl Word for Operation {
    type Saying = Clause;
    const KIND: &'static str = "operation";
    const WORDS: &'static [Spelling<Self>] = &[
        ("energy", |word| word.amount(1..=MOST).map(Operation::Energy)),
        ("move", |word| word.amount(1..=MOST).map(Operation::Move)),
        ("draw", |word| word.amount(1..=MOST).map(Operation::Draw)),
        ("points", |word| word.amount(1..=MOST).map(Operation::Points)),
        ("lose-points", |word| Some(Operation::LosePoints(word.number(1..=MOST)? as u8))),
        ("pay-energy", |word| Some(Operation::PayEnergy(word.number(1..=MOST)? as u8))),
        ("repair", |word| {
            read_amount(&word, Whom::You).map(|(amount, whom)| Operation::Repair(amount, whom))
        }),
        ("damage", |word| {
            read_amount(&word, Whom::Target).map(|(amount, whom)| Operation::Damage(amount, whom))
        }),
        ("more-damage", |word| word.amount(1..=MOST).map(Operation::MoreDamage)),
        ("knock-out", |word| word.word().map(Operation::KnockOut)),
        ("knock-back", |word| read_knock_back(&word)),
        ("pull", |word| read_pull(&word)),
        ("scrap", |word| word.alone(Operation::Scrap)),
        ("discard", |word| word.alone(Operation::Discard)),
        ("acquire", |word| word.alone(Operation::Acquire)),
        ("scrap-top", read_scrap_top),
        ("may-move", |word| word.value()?.as_word(&FREEDOMS).map(Operation::MayMove)),
        ("land", |word| word.alone(Operation::Land)),
        ("swap-places", |word| word.alone(Operation::SwapPlaces)),
    ];

    fn say(&self) -> Clause {
        match self {
            Operation::Energy(amount) => Clause::you("gain", counted(amount, "Energy")),
            Operation::Move(amount) => Clause::you("gain", counted(amount, "Move")),
            Operation::Draw(cards) => Clause::you("draw", said_cards(cards)),
            Operation::Points(points) => Clause::you("gain", said_points(points)),
            Operation::LosePoints(points) => {
                Clause::you("lose", plural(i32::from(*points), "Victory Point"))
            }
            Operation::PayEnergy(energy) => Clause::you("pay", format!("{energy} Energy")),
            Operation::Repair(amount, whom) => {
                Clause::new(who(*whom), "repair", counted(amount, "Health"))
            }
            Operation::Damage(amount, whom) => said_damage(amount, *whom),
            Operation::MoreDamage(amount) => {
                Clause::new(Subject::one("this attack"), "deal", counted(amount, "more damage"))
            }
            Operation::KnockOut(whom) => Clause::new(robot(*whom), "be", "Knocked Out"),
            Operation::KnockBack(spaces, whom) => {
                let spaces = plural(i32::from(*spaces), "space");
                Clause::you("knock", format!("{} back {spaces}", whom.say()))
            }
            Operation::Pull(to, whom) => said_pull(*to, *whom),
            Operation::Scrap => Clause::you("scrap", "{it}"),
            Operation::Discard => Clause::you("discard", "{it}"),
            Operation::Acquire => Clause::you("acquire", "{it} for free"),
            Operation::ScrapTop(deadly) => said_scrap_top(*deadly),
            Operation::MayMove(freedom) => said_freedom(*freedom),
            Operation::Land => Clause::you("put", "your robot on {it}"),
            Operation::SwapPlaces => Clause::you("swap", "places with the target"),
            Operation::Drag => Clause::you("pull", "the robot onto {it}"),
            Operation::Strike => Clause::you("deal", "the damage of the attack"),
            Operation::Follow => Clause::you("move", "into the space that was left"),
        }
    }
}

/// The words for what a robot may do.
const FREEDOMS: [(&str, Freedom); 2] =
    [("over-obstacles", Freedom::OverObstacles), ("diagonally", Freedom::Diagonally)];

/// Gets the table after a word, if it has a key that makes it one of whom something is done to.
fn table_with<'a>(value: Value<'a>, keys: &[&str]) -> Option<Fields<'a>> {
    let table = if value.kind() == Kind::Table { value.as_table() } else { None };
    table.filter(|table| keys.iter().any(|key| table.has(key)))
}

fn read_whom(table: &Fields<'_>, usual: Whom) -> Option<Whom> {
    table.optional_value("whom").map_or(Some(usual), Whom::read)
}

fn read_amount(word: &Written<'_>, usual: Whom) -> Option<(Number, Whom)> {
    let value = word.value()?;
    let Some(table) = table_with(value, &["amount", "whom"]) else {
        return Some((Amount::read(value, 1..=MOST)?, usual));
    };
    let amount = table.value("amount").and_then(|amount| Amount::read(amount, 1..=MOST));
    let whom = read_whom(&table, usual);
    table.finish();
    Some((amount?, whom?))
}

fn read_knock_back(word: &Written<'_>) -> Option<Operation> {
    let value = word.value()?;
    let Some(table) = table_with(value, &["spaces", "whom"]) else {
        let spaces = value.as_number_in(1..=FURTHEST)?;
        return Some(Operation::KnockBack(spaces as u8, Whom::Target));
    };
    let spaces = table.number("spaces", 1..=FURTHEST);
    let whom = read_whom(&table, Whom::Target);
    table.finish();
    Some(Operation::KnockBack(spaces? as u8, whom?))
}

fn read_pull(word: &Written<'_>) -> Option<Operation> {
    let value = word.value()?;
    let Some(table) = table_with(value, &["spaces", "to", "whom"]) else {
        return Some(Operation::Pull(read_pull_to(value)?, Whom::Target));
    };
    let to = if table.has("to") {
        table.word("to", &NEXT_TO_YOU)
    } else {
        table.number("spaces", 1..=FURTHEST).map(|spaces| PullTo::Spaces(spaces as u8))
    };
    let whom = read_whom(&table, Whom::Target);
    table.finish();
    Some(Operation::Pull(to?, whom?))
}

const NEXT_TO_YOU: [(&str, PullTo); 1] = [("next-to-you", PullTo::NextToYou)];

fn read_pull_to(value: Value<'_>) -> Option<PullTo> {
    if value.kind() == Kind::Text {
        return value.as_word(&NEXT_TO_YOU);
    }
    value.as_number_in(1..=FURTHEST).map(|spaces| PullTo::Spaces(spaces as u8))
}

fn read_scrap_top(word: Written<'_>) -> Option<Operation> {
    let Some(table) =
        word.optional_value().and_then(|value| table_with(value, &["knock-out-from"]))
    else {
        return word.alone(Operation::ScrapTop(None));
    };
    let deadly = table.number("knock-out-from", 1..=8);
    table.finish();
    Some(Operation::ScrapTop(Some(deadly? as u8)))
}

/// Says an amount of what is not counted in pieces: "2 Energy for each card in your hand".
fn counted(amount: &Number, what: &str) -> String {
    format!("{} {what}{}", amount.written(), amount.for_each())
}

fn said_points(points: &Number) -> String {
    format!("{}{}", plural(points.written(), "Victory Point"), points.for_each())
}

fn said_cards(cards: &Number) -> String {
    let written = cards.written();
    let some = if written == 1 { "a card".to_owned() } else { plural(written, "card") };
    format!("{some}{}", cards.for_each())
}

/// Who repairs: the reader is told to.
fn who(whom: Whom) -> Subject {
    if whom == Whom::You { Subject::You } else { robot(whom) }
}

fn robot(whom: Whom) -> Subject {
    if whom == Whom::It { Subject::It } else { Subject::one(whom.say()) }
}

fn said_damage(amount: &Number, whom: Whom) -> Clause {
    if whom == Whom::You {
        return Clause::you("take", counted(amount, "damage"));
    }
    let damage = format!("{} damage to {}{}", amount.written(), whom.say(), amount.for_each());
    Clause::you("deal", damage)
}

fn said_pull(to: PullTo, whom: Whom) -> Clause {
    let robots = whom.say();
    let rest = match to {
        PullTo::NextToYou => format!("{robots} onto the space next to you"),
        PullTo::Spaces(spaces) => {
            let spaces = plural(i32::from(spaces), "space");
            match whom {
                Whom::Target | Whom::It | Whom::You => format!("{robots} {spaces} towards you"),
                // A number after a range would be read with it.
                Whom::AroundYou(_)
                | Whom::AroundTarget(_)
                | Whom::BehindTarget
                | Whom::EnemiesAroundYou(_)
                | Whom::Friends => format!("{robots} towards you by {spaces}"),
            }
        }
    };
    Clause::you("pull", rest)
}

fn said_scrap_top(deadly: Option<u8>) -> Clause {
    let deadly = deadly.map(|cost| format!(" (you are Knocked Out if it costs {cost} or more)"));
    Clause::you("scrap", format!("the top card of the Shop Deck{}", deadly.unwrap_or_default()))
}

fn said_freedom(freedom: Freedom) -> Clause {
    let how = match freedom {
        Freedom::OverObstacles => "move over obstacles this turn",
        Freedom::Diagonally => "move and push diagonally this turn",
    };
    Clause::new(Subject::one("your robot"), "may", how)
}
