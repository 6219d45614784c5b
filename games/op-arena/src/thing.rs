//! What effects choose from, as numbers that the interpreter keeps.

use fracas_core::Seat;

use crate::catalogue::Catalogue;
use crate::dude::{DudeId, Slot};
use crate::words::Token;

/// Something that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thing {
    /// `dude pirate-taco`: a Dude in play.
    Dude(DudeId),
    /// `pirate-taco`: a Dude in the hand of the one who chooses.
    Held(DudeId),
    /// `pirate-taco from discard`: a Dude in the Dude Discard pile.
    Discarded(DudeId),
    /// `player 2`: a player, by seat.
    Player(Seat),
    /// `ability pirate-taco 1`: a special ability of a Dude in play.
    Ability(DudeId, Slot),
    /// `shield`: a token of the Supply; the number tells it from others of its kind.
    Supplied(Token, u8),
    /// `shield of 2`: a token that a player has.
    Owned(Seat, Token),
}

impl Thing {
    /// Gets the number that stands for it.
    #[inline]
    pub(crate) fn number(self) -> u16 {
        let (sort, id) = match self {
            Thing::Dude(dude) => (0, dude.0),
            Thing::Held(dude) => (1, dude.0),
            Thing::Discarded(dude) => (2, dude.0),
            Thing::Player(seat) => (3, seat.0),
            Thing::Ability(dude, Slot::First) => (4, dude.0),
            Thing::Ability(dude, Slot::Second) => (5, dude.0),
            Thing::Supplied(Token::Shield, copy) => (6, copy),
            Thing::Supplied(Token::Nerph, copy) => (7, copy),
            Thing::Owned(seat, Token::Shield) => (8, seat.0),
            Thing::Owned(seat, Token::Nerph) => (9, seat.0),
        };
        sort << 8 | u16::from(id)
    }

    /// Gets what a number of `number` stands for.
    #[inline]
    pub(crate) fn from_number(number: u16) -> Thing {
        let id = number as u8;
        match number >> 8 {
            0 => Thing::Dude(DudeId(id)),
            1 => Thing::Held(DudeId(id)),
            2 => Thing::Discarded(DudeId(id)),
            3 => Thing::Player(Seat(id)),
            4 => Thing::Ability(DudeId(id), Slot::First),
            5 => Thing::Ability(DudeId(id), Slot::Second),
            6 => Thing::Supplied(Token::Shield, id),
            7 => Thing::Supplied(Token::Nerph, id),
            8 => Thing::Owned(Seat(id), Token::Shield),
            _ => Thing::Owned(Seat(id), Token::Nerph),
        }
    }

    pub(crate) fn write(self, catalogue: &Catalogue) -> String {
        let id = |dude: DudeId| &catalogue.dude(dude).id;
        match self {
            Thing::Dude(dude) => format!("dude {}", id(dude)),
            Thing::Held(dude) => id(dude).clone(),
            Thing::Discarded(dude) => format!("{} from discard", id(dude)),
            Thing::Player(seat) => format!("player {seat}"),
            Thing::Ability(dude, slot) => format!("ability {} {}", id(dude), slot.index() + 1),
            Thing::Supplied(token, 0) => token.word().to_owned(),
            Thing::Supplied(token, copy) => format!("{} {}", token.word(), copy + 1),
            Thing::Owned(seat, token) => format!("{} of {seat}", token.word()),
        }
    }

    pub(crate) fn read(words: &[&str], catalogue: &Catalogue) -> Result<Thing, String> {
        let dude = |id: &str| catalogue.find(id).ok_or_else(|| catalogue.unknown_dude(id));
        Ok(match words {
            ["dude", id] => Thing::Dude(dude(id)?),
            ["player", seat] => Thing::Player(read_seat(seat)?),
            ["ability", id, slot] => Thing::Ability(dude(id)?, read_slot(slot)?),
            ["shield"] => Thing::Supplied(Token::Shield, 0),
            ["nerph"] => Thing::Supplied(Token::Nerph, 0),
            ["shield", "of", seat] => Thing::Owned(read_seat(seat)?, Token::Shield),
            ["nerph", "of", seat] => Thing::Owned(read_seat(seat)?, Token::Nerph),
            ["shield", copy] => Thing::Supplied(Token::Shield, read_copy(copy)?),
            ["nerph", copy] => Thing::Supplied(Token::Nerph, read_copy(copy)?),
            [id, "from", "discard"] => Thing::Discarded(dude(id)?),
            [id] => Thing::Held(dude(id)?),
            _ => {
                return Err(
                    "choose DUDE, DUDE from discard, dude DUDE, ability DUDE NUMBER, player \
                            SEAT, shield, nerph, shield of SEAT or nerph of SEAT"
                        .into(),
                );
            }
        })
    }
}

/// Reads which of the two special abilities is meant.
pub(crate) fn read_slot(text: &str) -> Result<Slot, String> {
    match text {
        "1" => Ok(Slot::First),
        "2" => Ok(Slot::Second),
        _ => Err(format!("{text:?} is not the number of an ability; they are 1 and 2")),
    }
}

fn read_seat(text: &str) -> Result<Seat, String> {
    let seat: Option<u8> = text.parse().ok();
    let seat = seat.filter(|seat| usize::from(*seat) < crate::state::MAX_PLAYERS);
    seat.map(Seat).ok_or_else(|| format!("{text:?} is not a seat; seats are 0 to 5"))
}

fn read_copy(text: &str) -> Result<u8, String> {
    let copy: Option<u8> = text.parse().ok();
    copy.and_then(|copy| copy.checked_sub(1))
        .ok_or_else(|| format!("{text:?} is not a number of a token; the first is 1"))
}
