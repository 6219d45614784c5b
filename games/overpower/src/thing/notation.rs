//! How things are written: a card by its id and where it lies, a character by its place, all else by what it is.

use fracas_core::Seat;

use super::{COPIES, Place, Thing, ZONES};
use crate::catalogue::Catalogue;
use crate::power::PowerType;
use crate::who::{TEAM, Who};
use crate::zone::Zone;

/// The ways to write a thing.
const FORMS: &str = "CARD from hand.SEAT, placed.SEAT, draw-pile.SEAT, power-pack.SEAT, dead-pile.SEAT, \
                     defeated-pile.SEAT, homebase.SEAT, astral-plane.SEAT, attached.SEAT or face-down.SEAT, CARD on \
                     CHARACTER, character CHARACTER, player SEAT, a Power Type, any-power or NUMBER";

impl Thing {
    /// Writes it; other copies of a card than the first with their number: `energy-5~2 from hand.0`.
    pub(crate) fn write(self, catalogue: &Catalogue) -> String {
        match self {
            Thing::Card(place, card, copy) => {
                let id = &catalogue.card(card).id;
                let copy = if copy == 0 { String::new() } else { format!("~{}", copy + 1) };
                match place {
                    Place::In(zone, seat) => format!("{id}{copy} from {}.{seat}", word(zone)),
                    Place::Hit(who) => format!("{id}{copy} on {}", write_who(who)),
                }
            }
            Thing::Character(who) => format!("character {}", write_who(who)),
            Thing::Type(of) => of.id().into(),
            Thing::AnyPower => "any-power".into(),
            Thing::Player(seat) => format!("player {seat}"),
            Thing::Number(number) => number.to_string(),
        }
    }

    /// Reads what `write` wrote.
    pub(crate) fn read(words: &[&str], catalogue: &Catalogue) -> Result<Thing, String> {
        Ok(match *words {
            [card, "from", place] => {
                let (zone, seat) = read_zone(place)?;
                read_card(card, Place::In(zone, seat), catalogue)?
            }
            [card, "on", who] => {
                let who = read_who(who)?;
                if !who.is_character() {
                    return Err("only characters have hits on them".into());
                }
                read_card(card, Place::Hit(who), catalogue)?
            }
            ["character", who] => Thing::Character(read_who(who)?),
            ["player", seat] => Thing::Player(read_seat(seat)?),
            ["any-power"] => Thing::AnyPower,
            [word] => read_word(word)?,
            _ => return Err(format!("choose {FORMS}")),
        })
    }
}

/// Gets the word for a zone.
fn word(zone: Zone) -> &'static str {
    match zone {
        Zone::Draw => "draw-pile",
        Zone::Hand => "hand",
        Zone::Placed => "placed",
        Zone::Under => "homebase",
        Zone::Astral => "astral-plane",
        Zone::Clipped => "attached",
        Zone::Hit => "hits",
        Zone::FaceDown => "face-down",
        Zone::PowerPack => "power-pack",
        Zone::Dead => "dead-pile",
        Zone::Defeated => "defeated-pile",
        Zone::Removed => "removed",
    }
}

/// Writes a character by its seat and its place in the team, counted from 1: `0.2`, or a Homebase: `0.base`.
pub(crate) fn write_who(who: Who) -> String {
    if who.is_character() {
        format!("{}.{}", who.seat(), who.place() + 1)
    } else {
        format!("{}.base", who.seat())
    }
}

/// Reads what `write_who` wrote.
pub(crate) fn read_who(text: &str) -> Result<Who, String> {
    let wrong = || {
        format!(
            "{text:?} is no character; they are 0.1 to 0.{TEAM} and 1.1 to 1.{TEAM}, in the order of their team, and \
             0.base and 1.base are the Homebases"
        )
    };
    let (seat, place) = text.split_once('.').ok_or_else(wrong)?;
    let seat = read_seat(seat)?;
    if place == "base" {
        return Ok(Who::homebase(seat));
    }
    let number: Option<usize> = place.parse().ok();
    let number = number.filter(|number| (1..=TEAM).contains(number)).ok_or_else(wrong)?;
    Ok(Who::character(seat, number - 1))
}

/// Reads a seat.
pub(crate) fn read_seat(text: &str) -> Result<Seat, String> {
    match text {
        "0" => Ok(Seat(0)),
        "1" => Ok(Seat(1)),
        _ => Err(format!("{text:?} is not a seat; seats are 0 and 1")),
    }
}

fn read_zone(text: &str) -> Result<(Zone, Seat), String> {
    let wrong = || format!("{text:?} is not where a card is chosen from; choose {FORMS}");
    let (name, seat) = text.split_once('.').ok_or_else(wrong)?;
    let zone = ZONES.into_iter().find(|zone| word(*zone) == name).ok_or_else(wrong)?;
    Ok((zone, read_seat(seat)?))
}

fn read_card(text: &str, place: Place, catalogue: &Catalogue) -> Result<Thing, String> {
    let (id, copy) = match text.split_once('~') {
        None => (text, 0),
        Some((id, number)) => {
            let number: Option<u16> = number.parse().ok();
            let number =
                number.filter(|number| (2..=COPIES).contains(number)).ok_or_else(|| {
                    format!("{text:?} has no number of a copy after ~; these are 2 to {COPIES}")
                })?;
            (id, number as u8 - 1)
        }
    };
    let card = catalogue.find_card(id).ok_or_else(|| catalogue.unknown_card(id))?;
    Ok(Thing::Card(place, card, copy))
}

/// Reads a number or a Power Type.
fn read_word(word: &str) -> Result<Thing, String> {
    if let Ok(number) = word.parse() {
        return Ok(Thing::Number(number));
    }
    let found = PowerType::WORDS.iter().find(|(name, _)| *name == word);
    found
        .map(|(_, of)| Thing::Type(*of))
        .ok_or_else(|| format!("{word:?} is neither a number nor a Power Type; choose {FORMS}"))
}
