//! Events in sentences.

use std::fmt::Display;

use fracas_cards::effect::{list, plural};
use fracas_core::{Seat, SeatSet};

use super::Event;
use crate::card::{BossId, CardId, Cost, HeroId};
use crate::catalogue::Catalogue;

/// Says events in sentences.
pub(super) struct Teller<'a> {
    pub(super) catalogue: &'a Catalogue,
    pub(super) names: &'a [String],
}

impl Teller<'_> {
    fn seat(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    fn card(&self, card: CardId) -> &str {
        &self.catalogue.card(card).name
    }

    /// Gets a card as it is gained or put somewhere: PAX Pox is one of many.
    fn one(&self, card: CardId) -> String {
        let name = self.card(card);
        if card == self.catalogue.pox() { format!("a {name}") } else { name.into() }
    }

    fn hero(&self, hero: HeroId) -> &str {
        &self.catalogue.hero(hero).name
    }

    fn boss(&self, boss: BossId) -> &str {
        &self.catalogue.boss(boss).name
    }

    pub(super) fn say(&self, event: Event) -> String {
        let player = |seat| self.seat(seat);
        let does = |seat, verb: &str, card| say(self.seat(seat), verb, self.card(card));
        match event {
            Event::First { seat } => say(player(seat), "goes", "first"),
            Event::Hero { seat, hero } => say(player(seat), "plays", self.hero(hero)),
            Event::Turn { seat } => format!("{}'s turn.", player(seat)),
            Event::Played { seat, card } => does(seat, "plays", card),
            Event::PlayedAll { seat } => say(player(seat), "has played", "all plain cards"),
            Event::Copied { seat, card, of } => self.say_copy(seat, card, of),
            Event::Borrowed { seat, from, card } => self.say_from(seat, "plays", from, card),
            Event::Tokens { seat, amount } => say(player(seat), "gains", tokens(amount)),
            Event::Power { seat, amount } => say(player(seat), "gains", power(amount)),
            Event::Drew { seat, count } => say(player(seat), "draws", cards(count)),
            Event::Bought { seat, card, tokens, power } => {
                let cost = Cost { tokens, power }.say();
                format!("{} buys {} for {cost}.", player(seat), self.card(card))
            }
            Event::Gained { seat, card } => say(player(seat), "gains", self.one(card)),
            Event::ToHand { seat, card } => self.say_put(seat, card, "into the hand"),
            Event::InFront { seat, card } => {
                self.say_put(seat, card, "in front, where it stays for the rest of the game")
            }
            Event::OnDeck { seat, card } => self.say_put(seat, card, "on top of the deck"),
            Event::UnderDeck { seat, card } => self.say_put(seat, card, "under the deck"),
            Event::Taken { seat, card } => {
                format!("{} takes {} from the discard pile.", player(seat), self.card(card))
            }
            Event::Stolen { seat, from, card } => self.say_theft(seat, from, card),
            Event::Discarded { seat, card } => does(seat, "discards", card),
            Event::DiscardedHand { seat } => say(player(seat), "discards", "the whole hand"),
            Event::Deleted { seat, card } => self.say_deleted(seat, card),
            Event::DeletedStack { seat, card } => {
                format!("{} deletes the whole stack of {}.", player(seat), self.card(card))
            }
            Event::Revealed { seat, card } => does(seat, "reveals", card),
            Event::RevealedHand { seat } => say(player(seat), "reveals", "the whole hand"),
            Event::RevealedTop { seat, card } => {
                format!("{} reveals {} on top of the deck.", player(seat), self.card(card))
            }
            Event::LookedAtTop { seat, card } => {
                format!("{} sees {} on top of the deck.", player(seat), self.card(card))
            }
            Event::LookedAtTopHidden { seat } => {
                say(player(seat), "looks at", "the top card of the deck")
            }
            Event::Blocked { seat, card } => does(seat, "blocks with", card),
            Event::Rolled { seat, card, face } => self.say_roll(seat, card, face),
            Event::Balancing { seat } => say(player(seat), "must balance", "a PAX Pox on the head"),
            Event::Balanced { seat, face, is_dropped: true } => {
                self.say_balanced(seat, face, "drops it")
            }
            Event::Balanced { seat, face, is_dropped: false } => {
                self.say_balanced(seat, face, "does not drop it")
            }
            Event::PoxReturned { seat } => {
                format!("The PAX Pox on {}'s head goes back to its stack.", player(seat))
            }
            Event::Glob { seat, card } => self.say_put_glob(seat, card),
            Event::Asked { seat, other } => {
                format!("{} asks {} for a high five.", player(seat), player(other))
            }
            Event::Level { boss, level } => {
                format!("{} goes up to Level {level}.", self.boss(boss))
            }
            Event::Depleted { card } => format!("The stack of {} is depleted!", self.card(card)),
            Event::Shuffled { seat } => say(player(seat), "shuffles", "the discard pile"),
            Event::Ended { winners } => self.say_won(winners),
        }
    }

    fn say_copy(&self, seat: Seat, card: CardId, of: CardId) -> String {
        let (seat, card, of) = (self.seat(seat), self.card(card), self.card(of));
        format!("{seat}'s {card} is a copy of {of} this turn.")
    }

    fn say_from(&self, seat: Seat, verb: &str, from: Seat, card: CardId) -> String {
        format!("{} {verb} {}'s {}.", self.seat(seat), self.seat(from), self.card(card))
    }

    fn say_put(&self, seat: Seat, card: CardId, place: &str) -> String {
        format!("{} puts {} {place}.", self.seat(seat), self.one(card))
    }

    fn say_theft(&self, seat: Seat, from: Seat, card: CardId) -> String {
        let (seat, from, card) = (self.seat(seat), self.seat(from), self.card(card));
        format!("{seat} gains {card} from {from}'s discard pile.")
    }

    fn say_deleted(&self, seat: Seat, card: CardId) -> String {
        format!("{}'s {} is deleted.", self.seat(seat), self.card(card))
    }

    fn say_put_glob(&self, seat: Seat, card: CardId) -> String {
        format!("{} puts the Glob token on {}.", self.seat(seat), self.card(card))
    }

    /// Says a roll, and what it is where the card has the usual table (R114, R115).
    fn say_roll(&self, seat: Seat, card: CardId, face: u8) -> String {
        let what = if is_critical(self.catalogue, card, face) {
            ": a Critical"
        } else if self.catalogue.card(card).is_loot() && face == 1 {
            ": a Fumble"
        } else {
            ""
        };
        format!("{} rolls {face} for {}{what}.", self.seat(seat), self.card(card))
    }

    fn say_balanced(&self, seat: Seat, face: u8, does: &str) -> String {
        format!("{} rolls {face} for the PAX Pox on the head and {does}.", self.seat(seat))
    }

    fn say_won(&self, winners: SeatSet) -> String {
        let does = if winners.len() == 1 { "wins the game" } else { "share the victory" };
        let names: Vec<String> = winners.into_iter().map(|seat| self.seat(seat).into()).collect();
        format!("{} {does}.", list(&names, "and"))
    }
}

/// Checks whether a roll for a Loot is a Critical (R115).
pub(super) fn is_critical(catalogue: &Catalogue, card: CardId, face: u8) -> bool {
    catalogue.card(card).is_loot() && 18 <= face
}

fn say(subject: &str, verb: &str, object: impl Display) -> String {
    format!("{subject} {verb} {object}.")
}

fn tokens(amount: u16) -> String {
    plural(amount.into(), "Token")
}

fn power(amount: u16) -> String {
    format!("{amount} Power")
}

fn cards(count: u8) -> String {
    if count == 1 { "a card".into() } else { format!("{count} cards") }
}
