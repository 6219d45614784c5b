//! How choices are written: a card by its id and where it is, a character by its seat and place.

use fracas_cards::effect::Answer;

use super::{Action, Aim, From, Played, Source};
use crate::card::CardId;
use crate::catalogue::Catalogue;
use crate::power::PowerType;
use crate::thing::{Thing, read_seat, read_who, write_who};

const FORMS: &str = "first, second, event CARD, keep CARD, replace, place CARD CHARACTER, venture NUMBER, \
                     venture NUMBER+NUMBER, lift NUMBER, lift NUMBER+NUMBER, fight, concede, pass, play CARD by \
                     CHARACTER, target CHARACTER, target CARD of SEAT, shift CHARACTER, shift CARD of SEAT, use CARD \
                     NUMBER, use CHARACTER NUMBER, pay CARD, choose THING, option NUMBER, yes, no, enough";

const PLAY: &str = "a card is played as in: play CARD by CHARACTER; after CARD `on CHARACTER`, `under` or `elsewhere` \
                    says where it is if not in hand; after the CHARACTER come `use NUMBER` for another than its first \
                    use, `with CARD` for what is played with it, `as TYPE` for what a wild card is declared, and \
                    `face-down` for an attack whose defence is guessed";

impl Action {
    /// Writes the action.
    pub(crate) fn write(self, catalogue: &Catalogue) -> String {
        let id = |card: CardId| catalogue.card(card).id.as_str();
        match self {
            Action::First => "first".into(),
            Action::Second => "second".into(),
            Action::Event(card) => format!("event {}", id(card)),
            Action::Keep(card) => format!("keep {}", id(card)),
            Action::Replace => "replace".into(),
            Action::Place(card, who) => format!("place {} {}", id(card), write_who(who)),
            Action::Venture(reserve, completed) => format!("venture {}", sum(reserve, completed)),
            Action::Lift(reserve, completed) => format!("lift {}", sum(reserve, completed)),
            Action::Fight => "fight".into(),
            Action::Concede => "concede".into(),
            Action::Pass => "pass".into(),
            Action::Play(played) => played.write(catalogue),
            Action::Target(aim) => format!("target {}", aim.write(catalogue)),
            Action::Shift(aim) => format!("shift {}", aim.write(catalogue)),
            Action::Use(source, number) => {
                let source = match source {
                    Source::Card(card) => id(card).to_owned(),
                    Source::Inherent(who) => write_who(who),
                };
                format!("use {source} {}", u16::from(number) + 1)
            }
            Action::Pay(card, from) => format!("pay {}{}", id(card), from.write()),
            Action::Answer(Answer::Option(option)) => format!("option {}", u16::from(option) + 1),
            Action::Answer(Answer::Yes) => "yes".into(),
            Action::Answer(Answer::No) => "no".into(),
            Action::Answer(Answer::Thing(number)) => {
                format!("choose {}", Thing::from_number(number).write(catalogue))
            }
            Action::Answer(Answer::Stop) => "enough".into(),
        }
    }

    /// Reads an action.
    pub(crate) fn read(text: &str, catalogue: &Catalogue) -> Result<Action, String> {
        let card = |id: &str| catalogue.find_card(id).ok_or_else(|| catalogue.unknown_card(id));
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["first"] => Action::First,
            ["second"] => Action::Second,
            ["event", id] => Action::Event(card(id)?),
            ["keep", id] => Action::Keep(card(id)?),
            ["replace"] => Action::Replace,
            ["place", id, who] => Action::Place(card(id)?, read_who(who)?),
            ["venture", number] => {
                let (reserve, completed) = read_sum(number)?;
                Action::Venture(reserve, completed)
            }
            ["lift", number] => {
                let (reserve, completed) = read_sum(number)?;
                Action::Lift(reserve, completed)
            }
            ["fight"] => Action::Fight,
            ["concede"] => Action::Concede,
            ["pass"] => Action::Pass,
            ["play", id, ref rest @ ..] => Action::Play(Played::read(card(id)?, rest, catalogue)?),
            ["target", ref aim @ ..] => Action::Target(Aim::read(aim, catalogue)?),
            ["shift", ref aim @ ..] => Action::Shift(Aim::read(aim, catalogue)?),
            ["use", who, number] if who.contains('.') => {
                Action::Use(Source::Inherent(read_who(who)?), read_number(number)?)
            }
            ["use", id, number] => Action::Use(Source::Card(card(id)?), read_number(number)?),
            ["pay", id, ref rest @ ..] => {
                let (from, rest) = From::read(rest)?;
                if !rest.is_empty() {
                    return Err(format!("a card is paid as in: pay CARD; {text:?} says more"));
                }
                Action::Pay(card(id)?, from)
            }
            ["option", number] => Action::Answer(Answer::Option(read_number(number)?)),
            ["yes"] => Action::Answer(Answer::Yes),
            ["no"] => Action::Answer(Answer::No),
            ["choose", ref thing @ ..] => {
                Action::Answer(Answer::Thing(Thing::read(thing, catalogue)?.number()))
            }
            ["enough"] => Action::Answer(Answer::Stop),
            _ => return Err(format!("{text:?} is not an action; actions are: {FORMS}")),
        })
    }
}

impl Played {
    fn write(self, catalogue: &Catalogue) -> String {
        let id = |card: CardId| catalogue.card(card).id.as_str();
        let mut text =
            format!("play {}{} by {}", id(self.card), self.from.write(), write_who(self.actor));
        if self.how != 0 {
            text = format!("{text} use {}", u16::from(self.how) + 1);
        }
        if let Some((partner, from)) = self.partner {
            text = text + " with " + id(partner) + &from.write();
        }
        if let Some(of) = self.declared {
            text = text + " as " + of.id();
        }
        if self.is_face_down {
            text += " face-down";
        }
        text
    }

    fn read(card: CardId, words: &[&str], catalogue: &Catalogue) -> Result<Played, String> {
        let (from, words) = From::read(words)?;
        let ["by", actor, words @ ..] = words else { return Err(PLAY.into()) };
        let actor = read_who(actor)?;
        let (how, words) = match words {
            ["use", number, rest @ ..] => (read_number(number)?, rest),
            rest => (0, rest),
        };
        let (partner, words) = match words {
            ["with", id, rest @ ..] => {
                let partner = catalogue.find_card(id).ok_or_else(|| catalogue.unknown_card(id))?;
                let (from, rest) = From::read(rest)?;
                (Some((partner, from)), rest)
            }
            rest => (None, rest),
        };
        let (declared, words) = match words {
            ["as", of, rest @ ..] => (Some(read_type(of)?), rest),
            rest => (None, rest),
        };
        let is_face_down = match words {
            [] => false,
            ["face-down"] => true,
            _ => return Err(PLAY.into()),
        };
        Ok(Played { card, from, how, actor, partner, declared, is_face_down })
    }
}

impl From {
    /// Writes where a card is, behind its id; nothing for the hand.
    fn write(self) -> String {
        match self {
            From::Hand => String::new(),
            From::Placed(who) => format!(" on {}", write_who(who)),
            From::Under => " under".into(),
            From::Elsewhere => " elsewhere".into(),
        }
    }

    /// Reads where a card is, and returns the words behind that.
    fn read<'w, 't>(words: &'w [&'t str]) -> Result<(From, &'w [&'t str]), String> {
        Ok(match words {
            ["on", who, rest @ ..] => (From::Placed(read_who(who)?), rest),
            ["under", rest @ ..] => (From::Under, rest),
            ["elsewhere", rest @ ..] => (From::Elsewhere, rest),
            rest => (From::Hand, rest),
        })
    }
}

impl Aim {
    fn write(self, catalogue: &Catalogue) -> String {
        match self {
            Aim::Character(who) => write_who(who),
            Aim::Card(seat, card) => format!("{} of {seat}", catalogue.card(card).id),
        }
    }

    fn read(words: &[&str], catalogue: &Catalogue) -> Result<Aim, String> {
        match words {
            [who] => Ok(Aim::Character(read_who(who)?)),
            [id, "of", seat] => {
                let card = catalogue.find_card(id).ok_or_else(|| catalogue.unknown_card(id))?;
                Ok(Aim::Card(read_seat(seat)?, card))
            }
            _ => Err("something is aimed at as in: target CHARACTER, target CARD of SEAT".into()),
        }
    }
}

/// Writes two numbers, the second only if it is not 0.
fn sum(first: u8, second: u8) -> String {
    if second == 0 { first.to_string() } else { format!("{first}+{second}") }
}

fn read_sum(text: &str) -> Result<(u8, u8), String> {
    let (first, second) = text.split_once('+').unwrap_or((text, "0"));
    first.parse().ok().zip(second.parse().ok()).ok_or_else(|| {
        format!("{text:?} is not a number of Objectives; write 2, or 1+1 for two different piles")
    })
}

/// Reads a number that people count from 1.
fn read_number(text: &str) -> Result<u8, String> {
    let number: Option<u16> = text.parse().ok();
    let number = number.and_then(|number| number.checked_sub(1)?.try_into().ok());
    number.ok_or_else(|| format!("{text:?} is not such a number; the first is 1"))
}

fn read_type(text: &str) -> Result<PowerType, String> {
    let found = PowerType::WORDS.iter().find(|(word, _)| *word == text);
    found.map(|(_, of)| *of).ok_or_else(|| {
        format!("{text:?} is no Power Type; they are energy, combat, brute-force and intelligence")
    })
}
