//! Events in sentences.

use fracas_cards::effect::{list, plural, with_article};
use fracas_core::{Seat, SeatSet};

use super::taunt::taunt;
use super::{Event, Merit, Place};
use crate::catalogue::Catalogue;
use crate::dude::{DudeId, Slot};
use crate::scene::ability_of;
use crate::words::Token;

/// Says events in sentences.
pub(super) struct Teller<'a> {
    pub(super) catalogue: &'a Catalogue,
    pub(super) names: &'a [String],
}

impl Teller<'_> {
    fn seat(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("somebody", String::as_str)
    }

    fn dude(&self, dude: DudeId) -> &str {
        &self.catalogue.dude(dude).name
    }

    fn ability(&self, dude: DudeId, slot: Slot) -> String {
        ability_of(self.catalogue, dude, slot)
    }

    fn action(&self, dude: DudeId, place: Place) -> String {
        match place {
            Place::Attack => format!("the Basic Attack of {}", self.dude(dude)),
            Place::Skill => format!("the Skill Power of {}", self.dude(dude)),
            Place::Ability(slot) => self.ability(dude, slot),
        }
    }

    /// Says an event, one line for each.
    pub(super) fn say(&self, event: Event) -> String {
        let who = |seat| self.seat(seat);
        let what = |dude| self.dude(dude);
        match event {
            Event::First { seat } => format!("{} goes first.", who(seat)),
            Event::Laid { seat, dude } => format!("{} puts {} down.", who(seat), what(dude)),
            Event::Revealed { seat, dude } => format!("{} starts with {}.", who(seat), what(dude)),
            Event::Turn { seat } => format!("{}'s turn.", who(seat)),
            Event::Discarded { dude } => format!("{} is discarded.", what(dude)),
            Event::Entered { seat, dude } => self.say_entered(seat, dude),
            Event::Played { seat, token, dude, slot } => self.say_played(seat, token, dude, slot),
            Event::Shielded { dude } => format!("{} is Shielded.", what(dude)),
            Event::Unshielded { dude } => format!("{} loses its Shield.", what(dude)),
            Event::Blocked { dude } => format!("The Shield of {} keeps a Nerph away.", what(dude)),
            Event::Nerphed { dude, slot } => format!("{} is Nerphed.", self.ability(dude, slot)),
            Event::Unnerphed { dude } => format!("{} loses its Nerphs.", what(dude)),
            Event::Rolled { seat, face } => format!("{} rolls a {face}.", who(seat)),
            Event::RolledExtra { seat, face } => {
                format!("{} rolls a {face} with the extra die.", who(seat))
            }
            Event::Flipped { seat, is_heads: true } => format!("{} flips heads.", who(seat)),
            Event::Flipped { seat, is_heads: false } => format!("{} flips tails.", who(seat)),
            Event::Rerolled { seat } => format!("{} spends a Reroll Cube.", who(seat)),
            Event::Used { seat, dude, spot } => self.say_used(seat, dude, spot),
            Event::Failed { seat, is_epic: false, .. } => format!("{} Fails.", who(seat)),
            Event::Failed { seat, is_epic: true, turn } => {
                format!("Epic Fail for {}! {}", who(seat), taunt(turn))
            }
            Event::Triggered { dude, slot } => format!("{} triggers.", self.ability(dude, slot)),
            Event::Executed { by, dude, spot } => {
                format!("{} executes {}.", what(by), self.action(dude, spot))
            }
            Event::Targeted { dude, by } => {
                format!("{} targets {}.", what(by), self.or_self(by, dude))
            }
            Event::Damaged { dude, seat, amount } => {
                format!("{} deals {amount} damage to {}.", who(seat), what(dude))
            }
            Event::Healed { dude, amount } => {
                format!("{} loses {}.", what(dude), markers(amount))
            }
            Event::PassedDamage { from, to, amount } => {
                format!("{} passes {} to {}.", what(from), markers(amount), what(to))
            }
            Event::Died { dude, killer } => format!("{} kills {}!", who(killer), what(dude)),
            Event::Award { seat, points, merit } => self.say_award(seat, points, merit),
            Event::Gained { seat, points } => format!("{} gains {points} VP.", who(seat)),
            Event::Lost { seat, points } => format!("{} loses {points} VP.", who(seat)),
            Event::Took { seat, token, count } => {
                format!("{} takes {} from the Supply.", who(seat), tokens(token, count))
            }
            Event::StoleToken { seat, from, token } => {
                format!("{} steals a {} from {}.", who(seat), token.name(), who(from))
            }
            Event::LostTokens { seat } => format!("{} loses all tokens.", who(seat)),
            Event::Drew { seat, count: 1 } => format!("{} draws a Dude.", who(seat)),
            Event::Drew { seat, count } => format!("{} draws {count} Dudes.", who(seat)),
            Event::Dropped { seat, dude } => {
                format!("{} discards {} from hand.", who(seat), what(dude))
            }
            Event::StoleDude { seat, from, dude } => {
                format!("{} takes {} from {}'s hand.", who(seat), what(dude), who(from))
            }
            Event::PassedHands => "Everyone passes the hand to the left.".into(),
            Event::Controlled { dude, seat } => {
                format!("{} is under {}'s control.", what(dude), who(seat))
            }
            Event::WentHome { dude, seat } => {
                format!("{} goes back to {}'s hand.", what(dude), who(seat))
            }
            Event::TookBack { dude, seat } => {
                format!("{} takes {} from the Dude Discard pile.", who(seat), what(dude))
            }
            Event::Grew { dude, more } => format!("{} gets +{more} health.", what(dude)),
            Event::Reshuffled => "The Dude Discard pile becomes a new deck.".into(),
            Event::Ended { winners, is_shared } => self.say_end(winners, is_shared),
        }
    }

    /// Announces a Dude by its name and type (R43).
    fn say_entered(&self, seat: Seat, dude: DudeId) -> String {
        let facts = self.catalogue.dude(dude);
        let (who, kind) = (self.seat(seat), facts.kind.name());
        format!("{who} puts {} in play, {}.", facts.name, with_article(kind))
    }

    fn say_played(&self, seat: Seat, token: Token, dude: DudeId, slot: Option<Slot>) -> String {
        let (who, what) = (self.seat(seat), self.dude(dude));
        match slot {
            Some(slot) => {
                format!("{who} plays a {} on {}.", token.name(), self.ability(dude, slot))
            }
            None => format!("{who} plays a {} on {what}.", token.name()),
        }
    }

    fn say_used(&self, seat: Seat, dude: DudeId, place: Place) -> String {
        format!("{} uses {}.", self.seat(seat), self.action(dude, place))
    }

    fn or_self(&self, by: DudeId, dude: DudeId) -> &str {
        if by == dude { "itself" } else { self.dude(dude) }
    }

    fn say_award(&self, seat: Seat, points: u16, merit: Merit) -> String {
        let what_for = match merit {
            Merit::Most => "for most damage",
            Merit::Second => "for second most damage",
            Merit::Blow => "for the killing blow",
            Merit::Markers => "for the damage on it",
        };
        format!("{} scores {points} VP {what_for}.", self.seat(seat))
    }

    fn say_end(&self, winners: SeatSet, is_shared: bool) -> String {
        let names: Vec<String> = winners.into_iter().map(|seat| self.seat(seat).into()).collect();
        let names_and = list(&names, "and");
        match (is_shared, names.len()) {
            (true, _) => format!("{names_and} are level: nobody wins. Rematch at once!"),
            (false, 1) => format!("{names_and} wins the game."),
            (false, _) => format!("{names_and} win the game."),
        }
    }
}

fn markers(amount: u8) -> String {
    plural(amount.into(), "Damage Marker")
}

fn tokens(token: Token, count: u8) -> String {
    if count == 1 { with_article(token.name()) } else { plural(count.into(), token.name()) }
}
