//! Hands and the Dude deck: the deal, starting Dudes, drawing and discarding.

use fracas_core::{Chance, Log, Seat, SeatSet, Usage};

use crate::OpArena;
use crate::action::Action;
use crate::dude::DudeId;
use crate::dudes::DudeSet;
use crate::event::Event;
use crate::fighter::Fighter;
use crate::options::Mode;
use crate::state::{Eyes, MOST_LAID, State};

/// How many players in turn order must put a Dude down at the start (R15, R16).
const MUST_LAY: usize = 3;

impl OpArena {
    /// Sets the game up as far as its first decision (R7 to R14).
    pub(crate) fn start(
        &self,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> State {
        let mut state = self.before;
        state.first = match self.first {
            Some(seat) => seat,
            None => Seat(chance.below(self.seats as u32) as u8),
        };
        state.active = state.first;
        log.tell(Event::First { seat: state.first });
        for seat in self.from(state.first) {
            self.draw(&mut state, seat, self.hand, chance, log);
        }
        state.due = SeatSet::all(self.seats);
        state
    }

    /// Gets the Dudes that a player has put down.
    #[inline]
    pub(crate) fn laid_by(state: &State, seat: Seat) -> DudeSet {
        state.laid.and(state.player(seat).hand)
    }

    /// Checks whether a player must put down a Dude at the start.
    #[inline]
    pub(crate) fn must_lay(&self, state: &State, seat: Seat) -> bool {
        let place = self.from(state.first).position(|other| other == seat);
        place.is_some_and(|place| place < MUST_LAY)
    }

    /// Puts a starting Dude down, or ends that for a player.
    pub(crate) fn lay(
        state: &mut State,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event, State>,
    ) {
        if let Action::Lay(dude) = action {
            state.laid.insert(dude);
            log.tell_to(SeatSet::one(seat), Event::Laid { seat, dude }, None);
            if OpArena::laid_by(state, seat).len() < MOST_LAID {
                return;
            }
        }
        state.due = state.due.without(seat);
    }

    /// Reveals all starting Dudes at the same time, without any ability (R17 to R19).
    pub(crate) fn reveal_starting_dudes(
        &self,
        state: &mut State,
        log: &mut impl Log<Event, State>,
    ) {
        for seat in self.from(state.first) {
            for dude in OpArena::laid_by(state, seat).iter() {
                OpArena::take_from_hand(state, seat, dude);
                state.add_fighter(Fighter::new(dude, seat));
                log.reveal(Event::Revealed { seat, dude });
                log.used(seat, dude.0.into(), Usage::Taken);
            }
        }
        state.laid = DudeSet::EMPTY;
        log.pause(state);
        self.begin_turn(state, state.first, log);
    }

    /// Draws Dudes for a player, as many as there are.
    pub(crate) fn draw(
        &self,
        state: &mut State,
        seat: Seat,
        count: usize,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let mut drawn = 0;
        while drawn < count
            && let Some(dude) = self.draw_dude(state, chance, log)
        {
            OpArena::give(state, seat, dude, Eyes::of(seat));
            log.used(seat, dude.0.into(), Usage::Available);
            drawn += 1;
        }
        if 0 < drawn {
            // The last Dude of a deck comes without chance, and yet nobody has seen it before.
            log.reveal(Event::Drew { seat, count: drawn as u8 });
        }
    }

    /// Draws the next Dude of the deck; the Dude Discard pile becomes a new one when it is empty (G15), but
    /// where the last Dude wins (G14).
    pub(crate) fn draw_dude(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> Option<DudeId> {
        if state.deck.is_empty() && self.mode != Mode::LastDude && !state.discard.is_empty() {
            state.deck = std::mem::take(&mut state.discard);
            let hands = state.players.iter().map(|player| player.hand);
            state.old = hands.fold(DudeSet::EMPTY, DudeSet::or);
            log.tell(Event::Reshuffled);
        }
        state.deck.draw(chance)
    }

    /// Puts a Dude in a hand, where some know it to be.
    pub(crate) fn give(state: &mut State, seat: Seat, dude: DudeId, seen: Eyes) {
        state.player_mut(seat).hand.insert(dude);
        state.seen[dude.index()] = seen;
    }

    /// Takes a Dude out of a hand.
    pub(crate) fn take_from_hand(state: &mut State, seat: Seat, dude: DudeId) {
        state.player_mut(seat).hand.remove(dude);
        state.old.remove(dude);
        state.seen[dude.index()] = Eyes::default();
    }

    /// Discards a Dude from hand, for no points (R120).
    pub(crate) fn drop_dude(
        state: &mut State,
        seat: Seat,
        dude: DudeId,
        log: &mut impl Log<Event, State>,
    ) {
        if state.player(seat).hand.contains(dude) {
            OpArena::take_from_hand(state, seat, dude);
            state.discard.insert(dude);
            log.reveal(Event::Dropped { seat, dude });
        }
    }
}
