//! Hands that are played open.

use fracas_core::{Log, Seat};

use crate::OverPower;
use crate::event::{Event, Shown};
use crate::state::State;
use crate::words::Topic;
use crate::zone::{EVERYONE, Zone};

impl OverPower {
    /// Shows to everyone what of the open hands has not been shown yet.
    pub(crate) fn show_open_hands(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        if !self.has_rules(state, Topic::OpenHand.into()) {
            return;
        }
        for seat in Seat::all(2) {
            if self.has_open_hand(state, seat) {
                self.show_hand(state, seat, log);
            }
        }
    }

    /// Shows to everyone what of a hand has not been shown yet.
    pub(crate) fn show_hand(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut impl Log<Event, State>,
    ) {
        let cards = state.cards_mut(seat);
        let mut shown = Shown::default();
        for piece in cards.iter(Zone::Hand) {
            if cards.lie(piece).seen != EVERYONE {
                cards.lie_mut(piece).seen = EVERYONE;
                let _ = shown.try_push(cards.face(piece));
            }
        }
        if !shown.is_empty() {
            log.reveal(Event::Shows(seat, shown));
        }
    }
}
