//! What cards say, in our own words, made from what they do.

use fracas_cards::effect::{Word as _, capitalised, plural};

use super::{Card, FromReserve, Kind, Lasts, Price, PriceFrom, Script};
use crate::words::LASTING;

mod attack;
mod frame;
mod uses;

impl Card {
    /// Says what the card does, in whole sentences.
    pub fn text(&self) -> String {
        let mut sentences = Vec::new();
        let by_rule = frame::of(&self.kind);
        let is_power = matches!(self.kind, Kind::Power(_));
        let uses = if is_power { &[][..] } else { &self.uses[..] };
        sentences.extend(uses::of(uses, self.lasts));
        sentences.extend(by_rule);
        sentences.extend(match &self.from_reserve {
            FromReserve::No => None,
            FromReserve::Yes => Some("May be played from Reserve.".to_owned()),
            FromReserve::For(price) => {
                Some(format!("May be played from Reserve by discarding {}.", price.say()))
            }
        });
        let flags = [
            (self.is_placeable, "May be placed."),
            (self.takes_no_slot, "Takes no slot when it is placed."),
            (self.keeps_duplicate, "You may keep 1 duplicate of it."),
            (self.is_sure, "Cannot be negated."),
        ];
        sentences.extend(flags.iter().filter(|(is, _)| *is).map(|(_, text)| (*text).to_owned()));
        sentences.join(" ")
    }
}

impl Script {
    /// Says what it does in whole sentences, with how long what stands lasts; none if it does nothing.
    pub(crate) fn text(&self, lasts: Option<Lasts>) -> Option<String> {
        let lasting = match lasts {
            Some(Lasts::Battle) => " for the rest of the battle",
            Some(Lasts::Game) => " for the rest of the game",
            None => "",
        };
        self.effect.as_ref().map(|effect| effect.text().replace(LASTING, lasting))
    }
}

impl Price {
    /// Says what must be discarded: "2 cards from hand or placed".
    pub(crate) fn say(&self) -> String {
        let noun = self.cards.noun();
        let cards = match self.count {
            1 => noun.some(1),
            count if self.cards.is_all() => plural(i32::from(count), "card"),
            count => noun.some(u32::from(count)),
        };
        let usable = if self.is_usable_by_self { " usable by this character" } else { "" };
        let from = match self.from {
            PriceFrom::Hand => " from hand",
            PriceFrom::HandOrPlaced => ", placed or from hand",
            PriceFrom::Teammate => " from hand or placed to a Front Line teammate",
            PriceFrom::Play => " from play",
        };
        format!("{cards}{usable}{from}")
    }
}

/// Says that something happens in some case: one sentence goes on, several begin anew.
fn led(case: &str, text: &str) -> String {
    let is_one = !text.trim_end_matches('.').contains(". ");
    if is_one { format!("{case}, {}", begun_small(text)) } else { format!("{case}: {text}") }
}

/// The text with a small letter first, unless it begins with capitals, such as "KO".
fn begun_small(text: &str) -> String {
    let mut letters = text.chars();
    let (first, second) = (letters.next(), letters.clone().next());
    let is_word = second.is_none_or(|second| !second.is_uppercase());
    match first {
        Some(first) if is_word => format!("{}{}", first.to_lowercase(), letters.as_str()),
        Some(_) | None => text.to_owned(),
    }
}

/// Says that a sentence holds only if something does.
fn only_if(condition: Option<&crate::words::Condition>, sentence: &str) -> String {
    match condition {
        Some(condition) => led(&capitalised(&format!("if {}", condition.say())), sentence),
        None => sentence.to_owned(),
    }
}
