//! How things are written: a card by its id and where it lies, all else by what it is.

use fracas_core::Seat;

use super::{COPIES, FEW, Thing};
use crate::card::{HeroId, PlayId, WEAPONS};
use crate::catalogue::Catalogue;
use crate::state::BATTLES;

/// The ways to write a thing.
const FORMS: &str = "CARD from hand.SEAT, discard.SEAT, deck.SEAT, playbook.SEAT, shown.SEAT or \
                                beside.SEAT, battle NUMBER, battle NUMBER from line-up.SEAT, NUMBER, WEAPON, \
                                set SET or name PLAY";

/// The thing that a card is in a place, by whose place it is.
struct Place {
    name: &'static str,
    hero: Option<fn(Seat, HeroId) -> Thing>,
    play: Option<fn(Seat, PlayId) -> Thing>,
}

const PLACES: [Place; 6] = [
    Place { name: "hand", hero: Some(Thing::HeldHero), play: Some(Thing::HeldPlay) },
    Place { name: "discard", hero: Some(Thing::DiscardedHero), play: Some(Thing::DiscardedPlay) },
    Place { name: "deck", hero: Some(Thing::DeckHero), play: None },
    Place { name: "playbook", hero: None, play: Some(Thing::BookPlay) },
    Place { name: "shown", hero: Some(Thing::ShownHero), play: Some(Thing::ShownPlay) },
    Place { name: "beside", hero: None, play: Some(Thing::Beside) },
];

impl Thing {
    /// Writes what a number of `number` or `copy` stands for; other copies than the first with their
    /// number: `front-run~2 from hand.0`.
    pub(crate) fn write(number: u16, catalogue: &Catalogue) -> String {
        let copy = match copy_of(number) {
            0 => String::new(),
            copy => format!("~{}", copy + 1),
        };
        let hero = |hero: HeroId, place: &str, seat: Seat| {
            format!("{}{copy} from {place}.{seat}", catalogue.hero(hero).id)
        };
        let play = |play: PlayId, place: &str, seat: Seat| {
            format!("{}{copy} from {place}.{seat}", catalogue.play(play).id)
        };
        match Thing::from_number(number) {
            Thing::HeldHero(seat, held) => hero(held, "hand", seat),
            Thing::HeldPlay(seat, held) => play(held, "hand", seat),
            Thing::DiscardedHero(seat, discarded) => hero(discarded, "discard", seat),
            Thing::DiscardedPlay(seat, discarded) => play(discarded, "discard", seat),
            Thing::DeckHero(seat, hidden) => hero(hidden, "deck", seat),
            Thing::BookPlay(seat, hidden) => play(hidden, "playbook", seat),
            Thing::ShownHero(seat, shown) => hero(shown, "shown", seat),
            Thing::ShownPlay(seat, shown) => play(shown, "shown", seat),
            Thing::Beside(seat, lasting) => play(lasting, "beside", seat),
            Thing::LineUp(seat, battle) => format!("battle {} from line-up.{seat}", battle + 1),
            Thing::Battle(battle) => format!("battle {}", battle + 1),
            Thing::Number(number) => number.to_string(),
            Thing::Weapon(weapon) => weapon.word().into(),
            Thing::Set(set) => {
                let code = catalogue.play_sets().get(usize::from(set));
                format!("set {}", code.map_or("", |set| &set.code))
            }
            Thing::Named(named) => format!("name {}", catalogue.play(named).id),
        }
    }

    /// Reads what `write` wrote.
    pub(crate) fn read(words: &[&str], catalogue: &Catalogue) -> Result<u16, String> {
        match *words {
            ["battle", number] => Ok(Thing::Battle(read_battle(number)?).number()),
            ["battle", number, "from", place] => {
                let battle = read_battle(number)?;
                let Some(("line-up", seat)) = place.split_once('.') else {
                    return Err(format!("{place:?} is no line-up; these are line-up.0, line-up.1"));
                };
                Ok(Thing::LineUp(read_seat(seat)?, battle).number())
            }
            ["name", id] => {
                let play = catalogue.find_play(id).ok_or_else(|| catalogue.unknown_play(id))?;
                Ok(Thing::Named(play).number())
            }
            ["set", ref code @ ..] => read_set(&code.join(" "), catalogue),
            [card, "from", place] => read_card(card, place, catalogue),
            [word] => read_word(word),
            _ => Err(format!("choose {FORMS}")),
        }
    }
}

/// Gets which copy a number stands for, counted from 0.
fn copy_of(number: u16) -> u16 {
    super::copies(number).map_or(0, |(first, apart)| (number - first) / apart)
}

fn read_battle(text: &str) -> Result<u8, String> {
    let number: Option<u8> = text.parse().ok();
    let battle = number.filter(|number| (1..=BATTLES).contains(&usize::from(*number)));
    battle
        .map(|number| number - 1)
        .ok_or_else(|| format!("{text:?} is not the number of a Battle; these are 1 to {BATTLES}"))
}

fn read_seat(text: &str) -> Result<Seat, String> {
    match text {
        "0" => Ok(Seat(0)),
        "1" => Ok(Seat(1)),
        _ => Err(format!("{text:?} is not a seat; seats are 0 and 1")),
    }
}

fn read_set(code: &str, catalogue: &Catalogue) -> Result<u16, String> {
    let sets = catalogue.play_sets();
    let found = sets.iter().position(|set| set.code == code);
    found.map(|set| Thing::Set(set as u8).number()).ok_or_else(|| {
        let codes: Vec<&str> = sets.iter().map(|set| set.code.as_str()).collect();
        format!("there is no set {code:?} of Plays; there are {}", codes.join(", "))
    })
}

/// Reads a number or a weapon.
fn read_word(word: &str) -> Result<u16, String> {
    if let Ok(number) = word.parse::<u8>()
        && u16::from(number) < FEW
    {
        return Ok(Thing::Number(number).number());
    }
    let found = WEAPONS.iter().find(|(name, _)| *name == word);
    found
        .map(|(_, weapon)| Thing::Weapon(*weapon).number())
        .ok_or_else(|| format!("{word:?} is neither a number nor a weapon; choose {FORMS}"))
}

fn read_card(card: &str, place: &str, catalogue: &Catalogue) -> Result<u16, String> {
    let wrong_place = || format!("{place:?} is not where a card is chosen from; choose {FORMS}");
    let (name, seat) = place.split_once('.').ok_or_else(wrong_place)?;
    let place = PLACES.iter().find(|place| place.name == name).ok_or_else(wrong_place)?;
    let seat = read_seat(seat)?;
    let (id, copy) = read_copy(card)?;
    let hero = place.hero.zip(catalogue.find(id)).map(|(thing, hero)| thing(seat, hero));
    let play = || place.play.zip(catalogue.find_play(id)).map(|(thing, play)| thing(seat, play));
    let thing = hero.or_else(play).ok_or_else(|| match (place.hero, place.play) {
        (None, Some(_)) => catalogue.unknown_play(id),
        (Some(_) | None, Some(_) | None) => catalogue.unknown_id(id),
    })?;
    if copy == 0 {
        return Ok(thing.number());
    }
    thing.copy(copy).ok_or_else(|| format!("copies of cards are not told apart in {name}"))
}

/// Reads an id with the number of its copy, counted from 0.
fn read_copy(text: &str) -> Result<(&str, u16), String> {
    let Some((id, number)) = text.split_once('~') else { return Ok((text, 0)) };
    let number: Option<u16> = number.parse().ok();
    match number.filter(|number| (2..=COPIES).contains(number)) {
        Some(number) => Ok((id, number - 1)),
        None => Err(format!("{text:?} has no number of a copy after ~; these are 2 to {COPIES}")),
    }
}
