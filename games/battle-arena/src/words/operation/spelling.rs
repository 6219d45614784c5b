//! How operations are written.

use std::ops::RangeInclusive;

use fracas_cards::effect::{Amount, Clause, Spelling, Word, Written};
use fracas_cards::{Fields, Kind, Value};

use super::{Discarding, How, Lasting, Operation, Pile, RestTo};
use crate::words::reading::{amount_for, number_for, read_side, read_whom, side, table_with, whom};
use crate::words::{Side, WeaponOf, Whom};

/// How much Power can change.
pub(in crate::words) const POWER: RangeInclusive<i32> = -250..=250;
/// How much more than counted a Power can be.
const PLUS: RangeInclusive<i64> = 1..=100;
/// How many cards can be drawn or discarded.
const CARDS: RangeInclusive<i32> = 1..=12;
/// How many Hot Dogs can be recovered or lost.
const HOT_DOGS: RangeInclusive<i32> = 1..=20;
/// How many cards can be laid open, coins flipped and dice rolled.
const FEW: RangeInclusive<i64> = 1..=8;

/// The words for where open cards go.
const ENDS: [(&str, RestTo); 4] = [
    ("discard", RestTo::Discard),
    ("shuffle", RestTo::Shuffle),
    ("bottom", RestTo::Bottom),
    ("hand", RestTo::Hand),
];

/// The words for some of the discarded cards.
const PILES: [(&str, Pile); 3] =
    [("heroes", Pile::Heroes), ("used-plays", Pile::UsedPlays), ("all", Pile::All)];

/// The words for Plays that hold for the rest of the game.
const LASTING: [(&str, Lasting); 2] = [("all", Lasting::All), ("chosen", Lasting::Chosen)];

impl Word for Operation {
    type Saying = Clause;
    const KIND: &'static str = "operation";
    const WORDS: &'static [Spelling<Self>] = &[
        ("power", |word| amount_for(&word, POWER).map(|(n, who)| Operation::Power(n, who))),
        ("set-power", |word| read_set_power(&word)),
        ("swap-power", |word| word.alone(Operation::SwapPower)),
        ("double-power", |word| word.alone(Operation::DoublePower)),
        ("share-changes", |word| word.alone(Operation::ShareChanges)),
        ("turn-losses", |word| word.alone(Operation::TurnLosses)),
        ("hold-power", |word| word.alone(Operation::HoldPower)),
        ("draw", |word| amount_for(&word, CARDS).map(|(n, who)| Operation::Draw(n, who))),
        ("draw-along", |word| word.alone(Operation::DrawAlong)),
        ("draw-heroes", |word| {
            amount_for(&word, CARDS).map(|(n, who)| Operation::DrawHeroes(n, who))
        }),
        ("discard-plays", |word| {
            let discarding = read_discarding(&word)?;
            if discarding.weapon.is_some() {
                word.value()?.error("Plays have no weapon", "leave `weapon` out", None);
                return None;
            }
            Some(Operation::DiscardPlays(discarding))
        }),
        ("discard-heroes", |word| read_discarding(&word).map(Operation::DiscardHeroes)),
        ("discard", |word| word.alone(Operation::Discard)),
        ("mill-plays", |word| {
            amount_for(&word, CARDS).map(|(n, who)| Operation::MillPlays(n, who))
        }),
        ("mill-heroes", |word| {
            amount_for(&word, CARDS).map(|(n, who)| Operation::MillHeroes(n, who))
        }),
        ("reveal-plays", |word| few(&word).map(|(n, who)| Operation::RevealPlays(n, who))),
        ("look-at-plays", |word| {
            Some(Operation::LookAtPlays(word.value()?.as_number_in(FEW)? as u8))
        }),
        ("reveal-heroes", |word| few(&word).map(|(n, who)| Operation::RevealHeroes(n, who))),
        ("show", |word| word.alone(Operation::Show)),
        ("look", |word| word.alone(Operation::Look)),
        ("reveal", |word| word.alone(Operation::Reveal)),
        ("take", |word| word.alone(Operation::Take)),
        ("put-on-top", |word| word.alone(Operation::PutOnTop)),
        ("rest", |word| word.value()?.as_word(&ENDS).map(Operation::Rest)),
        ("shuffle-in", |word| word.alone(Operation::ShuffleIn)),
        ("shuffle-plays-in", |word| whom(&word).map(Operation::ShufflePlaysIn)),
        ("renew-plays", |word| whom(&word).map(Operation::RenewPlays)),
        ("shuffle-discards", |word| word.value()?.as_word(&PILES).map(Operation::ShuffleDiscards)),
        ("shuffle-playbook", |word| word.alone(Operation::ShufflePlaybook)),
        ("replace", |word| word.alone(Operation::Replace)),
        ("swap", |word| word.alone(Operation::Swap)),
        ("replace-from-deck", |word| whom(&word).map(Operation::ReplaceFromDeck)),
        ("settle", |word| word.alone(Operation::Settle)),
        ("renew-line-up", |word| word.alone(Operation::RenewLineUp)),
        ("look-ahead", |word| word.alone(Operation::LookAhead)),
        ("show-next", |word| word.alone(Operation::ShowNext)),
        ("drop-next", |word| word.alone(Operation::DropNext)),
        ("recover", |word| amount_for(&word, HOT_DOGS).map(|(n, who)| Operation::Recover(n, who))),
        ("recover-up-to", |word| {
            let range = i64::from(*HOT_DOGS.start())..=i64::from(*HOT_DOGS.end());
            number_for(&word, "amount", range)
                .map(|(most, who)| Operation::RecoverUpTo(most as u8, who))
        }),
        ("lose-hot-dogs", |word| {
            amount_for(&word, HOT_DOGS).map(|(n, who)| Operation::LoseHotDogs(n, who))
        }),
        ("pay-any", |word| word.alone(Operation::PayAny)),
        ("become-hot-dog", |word| word.alone(Operation::BecomeHotDog)),
        ("trade-hot-dogs", |word| word.alone(Operation::TradeHotDogs)),
        ("run", |word| word.alone(Operation::Run)),
        ("run-top", |word| side(&word).map(Operation::RunTop)),
        ("copy-last-play", |word| word.alone(Operation::CopyLastPlay)),
        ("cancel", |word| word.value()?.as_word(&LASTING).map(Operation::Cancel)),
        ("undo-plays", |word| word.alone(Operation::UndoPlays)),
        ("end-battle", |word| word.alone(Operation::EndBattle)),
        ("honors", |word| side(&word).map(Operation::Honors)),
        ("flip", |word| Some(Operation::Flip(word.value()?.as_number_in(FEW)? as u8))),
        ("flip-until-tails", |word| word.alone(Operation::FlipUntilTails)),
        ("roll", |word| few(&word).map(|(n, who)| Operation::Roll(n, who))),
        ("again", |word| word.alone(Operation::Again)),
    ];

    fn say(&self) -> Clause {
        self.said()
    }
}

/// Reads a small number, alone or as `{ count = 2, who = "opponent" }`.
fn few(word: &Written<'_>) -> Option<(u8, Side)> {
    number_for(word, "count", FEW).map(|(count, who)| (count as u8, who))
}

/// Reads what Power a Hero has now: an amount alone or as `{ amount = .., plus = .., who = .. }`.
fn read_set_power(word: &Written<'_>) -> Option<Operation> {
    let range = 0..=*POWER.end();
    let value = word.value()?;
    let Some(table) = table_with(value, &["amount", "plus", "who"]) else {
        let to = Amount::read(value, range)?;
        return Some(Operation::SetPower { to, plus: 0, who: Whom::One(Side::You) });
    };
    let amount = table.value("amount").and_then(|amount| Amount::read(amount, range));
    let plus = table.optional_number("plus", PLUS).unwrap_or_default() as u8;
    let who = read_whom(&table);
    table.finish();
    Some(Operation::SetPower { to: amount?, plus, who: who? })
}

fn read_discarding(word: &Written<'_>) -> Option<Discarding> {
    let value = word.value()?;
    if value.kind() != Kind::Table {
        return Some(Discarding { who: Side::You, how: read_how(value)?, weapon: None });
    }
    let table = value.as_table()?;
    let how = read_count(&table);
    let who = read_side(&table);
    let weapon = table.optional_value("weapon").map(WeaponOf::read);
    table.finish();
    let weapon = if let Some(weapon) = weapon { Some(weapon?) } else { None };
    Some(Discarding { who: who?, how: how?, weapon })
}

/// Reads how many, and whether chance chooses them.
fn read_count(table: &Fields<'_>) -> Option<How> {
    let how = table.value("count").and_then(read_how);
    let at_random = table.optional_value("at-random");
    if !at_random.map_or(Some(false), |flag| flag.as_flag())? {
        return how;
    }
    match how? {
        How::Chosen(count) | How::AtRandom(count) => Some(How::AtRandom(count)),
        How::All => {
            table.error("all of them are discarded", "leave `at-random` out", None);
            None
        }
    }
}

fn read_how(value: Value<'_>) -> Option<How> {
    if value.kind() == Kind::Text {
        return value.as_word(&[("all", How::All)]);
    }
    value.as_number_in(FEW).map(|count| How::Chosen(count as u8))
}
