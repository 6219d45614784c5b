//! What is seen of the table.

use fracas_core::Seat;

use super::Table;
use crate::event::{Event, Ko, Victory, Why};
use crate::piece::Piece;
use crate::state::{Missions, Position};
use crate::who::Who;
use crate::zone::Zone;

impl Table {
    /// Gets the id of a card.
    pub(crate) fn id(&self, piece: Piece) -> &str {
        &self.game.card_of(&self.state, piece).id
    }

    /// Lists the cards of a player in a zone, in the order of their ids.
    pub(crate) fn cards(&self, seat: Seat, zone: Zone) -> Vec<&str> {
        let mut ids: Vec<&str> =
            self.state.cards(seat).iter(zone).map(|piece| self.id(piece)).collect();
        ids.sort_unstable();
        ids
    }

    /// Lists the cards of a hand, in the order of their ids.
    pub(crate) fn hand(&self, seat: Seat) -> Vec<&str> {
        self.cards(seat, Zone::Hand)
    }

    /// Lists the cards placed to a character or Homebase.
    pub(crate) fn placed(&self, who: Who) -> Vec<&str> {
        self.state.placed(who).map(|piece| self.id(piece)).collect()
    }

    /// Gets where a card is.
    pub(crate) fn zone(&self, piece: Piece) -> Zone {
        self.state.cards(piece.owner()).zone(piece)
    }

    /// Gets where a character is.
    pub(crate) fn position(&self, who: Who) -> Position {
        self.state.fighter(who).position
    }

    /// Gets how many Objectives a player has in Reserve, Completed and Defeated.
    pub(crate) fn objectives(&self, seat: Seat) -> [u8; 3] {
        let Missions { reserve, completed, defeated, .. } = self.state.side(seat).missions;
        [reserve, completed, defeated]
    }

    /// Gets the damage on a character.
    pub(crate) fn damage(&self, who: Who) -> i16 {
        self.game.record(&self.state, who).damage
    }

    /// Gets a player's Venture Total as it is now.
    pub(crate) fn total(&self, seat: Seat) -> i32 {
        self.game.venture_total(&self.state, seat)
    }

    /// Gets what the attack that is being made is worth.
    pub(crate) fn value(&self) -> Option<u8> {
        self.game.attack_value(&self.state, &self.state.play)
    }

    /// Gets how a character was KO'd in the last step, if it was.
    pub(crate) fn fell(&self, who: Who) -> Option<Ko> {
        self.events.iter().find_map(|event| {
            let Event::Fell(whom, how) = event else { return None };
            (*whom == who).then_some(*how)
        })
    }

    /// Lists who must decide.
    pub(crate) fn due(&self) -> Vec<Seat> {
        self.state.due.into_iter().collect()
    }

    /// Lists the cards that were discarded in the last step, with the reason, in order.
    pub(crate) fn discarded(&self) -> Vec<(&str, Why)> {
        let discarded = self.events.iter().filter_map(|event| {
            let Event::Discarded { card, why, .. } = event else { return None };
            Some((&*self.game.card(*card).id, *why))
        });
        discarded.collect()
    }

    /// Lists the cards that a player drew in the last step, in order.
    pub(crate) fn drawn(&self, seat: Seat) -> Vec<&str> {
        let drawn = self.events.iter().filter_map(|event| {
            let Event::Drew(who, cards) = event else { return None };
            (*who == seat).then_some(*cards)
        });
        drawn.flatten().map(|card| &*self.game.card(card).id).collect()
    }

    /// Gets who has won, and how, if the game was won in the last step.
    pub(crate) fn winner(&self) -> Option<(Seat, Victory)> {
        self.events.iter().find_map(|event| {
            let Event::Won(seat, how) = event else { return None };
            Some((*seat, *how))
        })
    }
}
