//! How what can be done is written.

use fracas_cards::effect::{Amount, Clause, Spelling, Word, Written};
use fracas_cards::{Fields, Kind, Value};

use super::{AttackNow, AttackOn, AttackWith, More, MoreOn, Operation, Place};
use crate::state::Position;
use crate::words::{CardFilter, Party, Side};

/// The most cards that are drawn, put away or looked at.
const MOST: i64 = 16;

const PLACES: [(&str, Place); 6] = [
    ("discard", Place::Discard),
    ("dead-pile", Place::Dead),
    ("top", Place::Top),
    ("bottom", Place::Bottom),
    ("draw-pile", Place::Draw),
    ("out", Place::Out),
];

const POSITIONS: [(&str, Position); 2] =
    [("front", Position::Front), ("reserve", Position::Reserve)];

const MORE_ON: [(&str, MoreOn); 3] =
    [("anyone", MoreOn::Anyone), ("same", MoreOn::Same), ("reserve", MoreOn::Reserve)];

impl Word for Operation {
    type Saying = Clause;
    const KIND: &'static str = "operation";
    const WORDS: &'static [Spelling<Self>] = &[
        ("draw", |word| read_draw(word.value()?)),
        ("discard", |word| word.alone(Operation::Discard)),
        ("put", |word| Some(Operation::Put(word.value()?.as_word(&PLACES)?))),
        ("put-this", |word| Some(Operation::PutThis(word.value()?.as_word(&PLACES)?))),
        ("take", read_take),
        ("mill", |word| read_mill(word.value()?)),
        ("look", |word| read_look(word.value()?)),
        ("reveal", |word| word.alone(Operation::Reveal)),
        ("shuffle", |word| Some(Operation::Shuffle(word.word()?))),
        ("heal", read_heal),
        ("swap-hits", |word| word.alone(Operation::SwapHits)),
        ("ko", |word| read_ko(word.value()?)),
        ("negate", |word| word.alone(Operation::Negate)),
        ("attach", |word| word.alone(Operation::Attach)),
        ("more-attacks", |word| read_more(word.value()?, false).map(Operation::More)),
        ("more-specials", |word| read_more(word.value()?, true).map(Operation::More)),
        ("boost", |word| read_boost(&word.table()?)),
        ("end-turn", |word| word.alone(Operation::EndTurn)),
        ("no-follow-ups", |word| word.alone(Operation::NoFollowUps)),
        ("draw-follow-ups", |word| Some(Operation::DrawFollowUps(word.number(-9..=9)? as i8))),
        ("remove-attack", |word| word.alone(Operation::RemoveAttack)),
        ("attack-now", |word| read_attack_now(&word.table()?)),
        ("play-it", |word| word.alone(Operation::PlayIt)),
        ("put-in-play", |word| word.alone(Operation::PutInPlay)),
        ("remove-copies", |word| word.alone(Operation::RemoveCopies)),
        ("place-it", |word| word.alone(Operation::PlaceIt)),
        ("move", |word| read_move(word.value()?)),
        ("swap-with-reserve", |word| word.alone(Operation::SwapWithReserve)),
        ("complete", |word| word.alone(Operation::Complete)),
        ("return-objective", |word| word.alone(Operation::ReturnObjective)),
        ("keep-only", |word| word.alone(Operation::KeepOnly)),
        ("return-all-objectives", |word| word.alone(Operation::ReturnAllObjectives)),
        ("reset-objectives", |word| word.alone(Operation::ResetObjectives)),
        ("concede", |word| word.alone(Operation::Concede)),
    ];

    fn say(&self) -> Clause {
        self.clause()
    }
}

/// Reads a word under a key, or takes what is usual.
pub(in crate::words) fn under<W: Word>(table: &Fields<'_>, key: &str, usual: W) -> Option<W> {
    table.optional_value(key).map_or(Some(usual), W::read)
}

/// Checks whether a table has one of these keys, or else is an amount.
fn has_keys(value: Value<'_>, keys: &[&str]) -> bool {
    value.kind() == Kind::Table
        && value.as_table().is_some_and(|table| keys.iter().any(|key| table.has(key)))
}

fn read_draw(value: Value<'_>) -> Option<Operation> {
    let most = MOST as i32;
    let keys = ["count", "who", "kept", "shown"];
    if !has_keys(value, &keys) {
        let count = Amount::read(value, 1..=most)?;
        let (keeps_duplicates, is_shown) = (false, false);
        return Some(Operation::Draw { count, who: Side::You, keeps_duplicates, is_shown });
    }
    let table = value.as_table()?;
    let count = table.value("count").and_then(|count| Amount::read(count, 1..=most));
    let who = under(&table, "who", Side::You);
    let keeps_duplicates = table.flag_or("kept", false);
    let is_shown = table.flag_or("shown", false);
    table.finish();
    Some(Operation::Draw { count: count?, who: who?, keeps_duplicates, is_shown })
}

fn read_take(word: Written<'_>) -> Option<Operation> {
    let Some(value) = word.optional_value().filter(|value| value.kind() == Kind::Table) else {
        return word.alone(Operation::Take { is_shown: false, keeps_duplicates: false });
    };
    let table = value.as_table()?;
    let is_shown = table.flag_or("shown", false);
    let keeps_duplicates = table.flag_or("kept", false);
    table.finish();
    Some(Operation::Take { is_shown, keeps_duplicates })
}

fn read_mill(value: Value<'_>) -> Option<Operation> {
    if value.kind() != Kind::Table {
        let count = value.as_number_in(1..=MOST)? as u8;
        let (who, cards) = (Side::You, CardFilter::ALL);
        return Some(Operation::Mill { count, who, cards, takes_duplicates: false });
    }
    let table = value.as_table()?;
    let count = table.number("count", 1..=MOST);
    let who = under(&table, "who", Side::You);
    let cards = CardFilter::under(&table, "cards");
    let takes_duplicates = table.flag_or("duplicates", false);
    table.finish();
    Some(Operation::Mill { count: count? as u8, who: who?, cards: cards?, takes_duplicates })
}

fn read_look(value: Value<'_>) -> Option<Operation> {
    if value.kind() != Kind::Table {
        let count = value.as_number_in(1..=MOST)? as u8;
        return Some(Operation::Look { count, at: Side::You, by: Side::You });
    }
    let table = value.as_table()?;
    let is_all = table.flag_or("all", false);
    let count = if is_all { Some(i64::from(super::ALL)) } else { table.number("count", 1..=MOST) };
    let at = under(&table, "at", Side::You);
    let by = under(&table, "by", Side::You);
    table.finish();
    Some(Operation::Look { count: count? as u8, at: at?, by: by? })
}

fn read_heal(word: Written<'_>) -> Option<Operation> {
    let Some(value) = word.optional_value().filter(|value| value.kind() == Kind::Table) else {
        return word.alone(Operation::Heal { still_counts: false });
    };
    let table = value.as_table()?;
    let still_counts = table.flag_or("still-counts", false);
    table.finish();
    Some(Operation::Heal { still_counts })
}

fn read_ko(value: Value<'_>) -> Option<Operation> {
    if !has_keys(value, &["who", "anyway"]) {
        return Some(Operation::Ko { who: Party::read(value)?, is_anyway: false });
    }
    let table = value.as_table()?;
    let who = under(&table, "who", Party::It);
    let is_anyway = table.flag_or("anyway", false);
    table.finish();
    Some(Operation::Ko { who: who?, is_anyway })
}

fn read_more(value: Value<'_>, is_special: bool) -> Option<More> {
    if value.kind() != Kind::Table {
        let count = value.as_number_in(1..=4)? as u8;
        return Some(More { count, is_special, ..More::default() });
    }
    let table = value.as_table()?;
    let count = table.number_or("count", 1..=4, 1) as u8;
    let who = under(&table, "who", Party::Own);
    let cards = CardFilter::under(&table, "cards");
    let on = table.optional_value("on").map_or(Some(MoreOn::Anyone), |on| on.as_word(&MORE_ON));
    let defended_by = table.optional_value("defended-by").map(CardFilter::read);
    let more = More {
        count,
        once_each: table.flag_or("each", false),
        is_special,
        bonus: table.number_or("bonus", -9..=9, 0) as i8,
        is_face_down: table.flag_or("face-down", false),
        borrows: table.flag_or("borrowed", false),
        is_enabled: table.flag_or("enabled", false),
        is_last: table.flag_or("last", false),
        ko_at: table.number_or("ko-at", 1..=30, 0) as u8,
        ..More::default()
    };
    table.finish();
    let defended_by = defended_by.map_or(Some(None), |by| by.map(Some))?;
    Some(More { who: who?, cards: cards?, on: on?, defended_by, ..more })
}

fn read_boost(table: &Fields<'_>) -> Option<Operation> {
    let by = table.number("by", -9..=9);
    let who = under(table, "who", Party::Own);
    let cards = CardFilter::under(table, "cards");
    Some(Operation::Boost { by: by? as i8, who: who?, cards: cards? })
}

fn read_attack_now(table: &Fields<'_>) -> Option<Operation> {
    let with = table.word(
        "with",
        &[
            ("power-pack-top", AttackWith::PowerPackTop),
            ("draw-pile-top", AttackWith::DrawPileTop),
            ("it", AttackWith::It),
        ],
    );
    let on = table.word(
        "on",
        &[("anyone", AttackOn::Anyone), ("same", AttackOn::Same), ("another", AttackOn::Another)],
    );
    Some(Operation::AttackNow(AttackNow { with: with?, on: on? }))
}

fn read_move(value: Value<'_>) -> Option<Operation> {
    if value.kind() != Kind::Table {
        return Some(Operation::Move { who: Party::It, to: value.as_word(&POSITIONS)? });
    }
    let table = value.as_table()?;
    let who = under(&table, "who", Party::It);
    let to = table.word("to", &POSITIONS);
    table.finish();
    Some(Operation::Move { who: who?, to: to? })
}
