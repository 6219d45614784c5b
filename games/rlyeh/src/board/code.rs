//! Codes of boards: letters and digits that stand for the stacks and Bosses of a board.
//!
//! A code has a bit for each stack with a Randomizer, in the order of the catalogue, then which Bosses
//! there are; two characters that tell catalogues apart; and one that gives a slip of the pen away.

use super::ROWS;
use super::list::Picked;
use crate::Rlyeh;
use crate::card::{BossId, CardId, CardKind, Colour, Stack};
use crate::catalogue::Catalogue;
use crate::state::State;

/// The characters of a code, each worth five bits: Crockford's, without I, L, O and U.
const CHARACTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The bits of a character.
const BITS: usize = 5;
/// The characters that tell catalogues apart.
const FINGERPRINT: usize = 2;
/// How many characters stand between two dashes.
const GROUP: usize = 3;

impl Rlyeh {
    /// Gets the code of the board on the table, with which others can play on the same.
    pub fn board_code(&self, state: &State) -> String {
        let stacks = state.stacks.iter().map(|pile| pile.card).collect();
        let bosses = state.bosses.iter().map(|den| den.boss).collect();
        Picked { stacks, bosses }.to_code(&self.catalogue)
    }
}

impl Picked {
    /// Writes the code of a board; stacks that are always there are not part of it.
    pub(super) fn to_code(&self, catalogue: &Catalogue) -> String {
        let mut bits: Vec<bool> =
            random_stacks(catalogue).map(|card| self.stacks.contains(&card)).collect();
        for colour in ROWS {
            let choices = boss_choices(colour, catalogue);
            let is_picked =
                |choice: &Option<BossId>| choice.is_some_and(|boss| self.bosses.contains(&boss));
            let picked = choices.iter().position(is_picked).unwrap_or(0);
            let width = width(choices.len());
            bits.extend((0..width).rev().map(|bit| picked >> bit & 1 != 0));
        }
        let padding = payload(bits.len()) * BITS - bits.len();
        let bits: Vec<bool> = std::iter::repeat_n(false, padding).chain(bits).collect();
        let mut values: Vec<u8> = bits
            .chunks(BITS)
            .map(|bits| bits.iter().fold(0, |value, bit| value << 1 | u8::from(*bit)))
            .collect();
        values.extend(fingerprint(catalogue));
        values.push(check_value(&values));
        let characters: Vec<char> =
            values.into_iter().map(|value| char::from(CHARACTERS[usize::from(value)])).collect();
        let groups: Vec<String> = characters.chunks(GROUP).map(String::from_iter).collect();
        groups.join("-")
    }

    /// Reads the code of a board, or says what is wrong with it.
    pub(super) fn from_code(text: &str, catalogue: &Catalogue) -> Result<Picked, String> {
        let values = read_values(text)?;
        let Some((check, values)) = values.split_last() else { return Err(MISTYPED.into()) };
        let Some(length) = values.len().checked_sub(FINGERPRINT).filter(|length| 0 < *length)
        else {
            return Err(MISTYPED.into());
        };
        if *check != check_value(values) {
            return Err(MISTYPED.into());
        }
        let (values, print) = values.split_at(length);
        let stacks: Vec<CardId> = random_stacks(catalogue).collect();
        let choices = ROWS.map(|colour| boss_choices(colour, catalogue));
        let used = stacks.len() + choices.iter().map(|choices| width(choices.len())).sum::<usize>();
        if print != fingerprint(catalogue) || length != payload(used) {
            return Err(OTHER_PACKS.into());
        }
        let bits =
            values.iter().flat_map(|value| (0..BITS).rev().map(move |bit| value >> bit & 1 != 0));
        let mut bits = bits.skip(length * BITS - used);
        let stacks = stacks.into_iter().filter(|_| bits.next() == Some(true)).collect();
        let mut bosses = Vec::new();
        for choices in choices {
            let bits = bits.by_ref().take(width(choices.len()));
            let at = bits.fold(0, |at, bit| at << 1 | usize::from(bit));
            let Some(boss) = choices.get(at) else { return Err(MISTYPED.into()) };
            bosses.extend(*boss);
        }
        Ok(Picked { stacks, bosses })
    }
}

pub(super) const MISTYPED: &str =
    "this is not the code of a board: a character is wrong, missing or too many";
const OTHER_PACKS: &str = "this code is of a board with other packs than this table has; open the table \
                           with the packs it was made with, or name the stacks";

/// Reads the characters of a code: lower case, spaces and dashes do not matter, nor what looks alike.
fn read_values(text: &str) -> Result<Vec<u8>, String> {
    let written = text.chars().filter(|c| !c.is_whitespace() && *c != '-');
    let value = |written: char| {
        let meant = match written.to_ascii_uppercase() {
            'I' | 'L' => '1',
            'O' => '0',
            other => other,
        };
        let at = CHARACTERS.iter().position(|known| char::from(*known) == meant);
        at.map(|at| at as u8).ok_or_else(|| format!("{written:?} is in no code of a board"))
    };
    written.map(value).collect()
}

/// Gets the stacks that may be on a board or not.
fn random_stacks(catalogue: &Catalogue) -> impl Iterator<Item = CardId> {
    let is_random = |kind| kind == CardKind::Stack(Stack::Random);
    catalogue.cards().filter(move |(_, card)| is_random(card.kind)).map(|(card, _)| card)
}

/// Gets the Bosses of a colour; a board can be without a Gold one.
fn boss_choices(colour: Colour, catalogue: &Catalogue) -> Vec<Option<BossId>> {
    let none = (colour == Colour::Gold).then_some(None);
    let bosses = catalogue.bosses().filter(|(_, boss)| boss.colour == colour);
    none.into_iter().chain(bosses.map(|(boss, _)| Some(boss))).collect()
}

/// Counts the bits that tell some choices apart.
fn width(choices: usize) -> usize {
    (usize::BITS - choices.saturating_sub(1).leading_zeros()) as usize
}

/// Counts the characters for some bits. Two bits more make the first character a digit, so that a code is
/// not mistaken for a name.
fn payload(bits: usize) -> usize {
    (bits + 2).div_ceil(BITS)
}

/// Gets what tells this catalogue's stacks and Bosses from others: a hash (FNV-1a) of their ids.
fn fingerprint(catalogue: &Catalogue) -> [u8; FINGERPRINT] {
    let stacks = random_stacks(catalogue).map(|card| catalogue.card(card).id.as_str());
    let bosses = catalogue.bosses().map(|(_, boss)| boss.id.as_str());
    let bytes = stacks.chain(bosses).flat_map(|id| id.bytes().chain([0]));
    let hash = bytes
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let folded = hash ^ hash >> 10 ^ hash >> 20;
    [(folded >> 5 & 31) as u8, (folded & 31) as u8]
}

/// Gets the last character of a code: in the field of 32 elements the sum of the others, each times another
/// power of a generator, so that one wrong character or two that changed places never fit.
fn check_value(values: &[u8]) -> u8 {
    values.iter().fold(0, |sum, value| times_generator(sum ^ value))
}

/// Multiplies by x modulo x⁵ + x² + 1.
fn times_generator(value: u8) -> u8 {
    let doubled = value << 1;
    if doubled & 32 == 0 { doubled } else { doubled ^ 0b10_0101 }
}
