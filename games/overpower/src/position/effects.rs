//! Effects: those under way ask something, and all of them belong to the cards of the table. And the whole position:
//! that it waits for a decision.

use fracas_cards::effect::{Context, Fault, Stack};
use fracas_core::{Fast, SeatSet, Silent};

use super::Check;
use crate::piece::Piece;
use crate::state::Phase;
use crate::thing::{Place, Thing};
use crate::who::Who;

impl Check<'_> {
    pub(super) fn effects(&mut self) {
        let state = self.state;
        let can_wait =
            !state.stack.is_empty() || state.phase == Phase::Over || state.has_unchecked();
        let fits = can_wait || !state.agenda.has_due();
        self.problems.expect(fits, "scheduled", "has something that is due and not carried out");
        if state.stack.is_empty() {
            let is_clear = state.stack == Stack::default();
            let message = "have things without frames; leave them out";
            return self.problems.expect(is_clear, "effects", message);
        }
        let is_at_home = self.game.catalogue.library().has_all(&state.stack);
        self.problems.expect(is_at_home, "effects", &Fault::Lost.to_string());
        for context in state.stack.contexts() {
            self.context(context);
        }
        let are_there = state.stack.all_things().iter().all(|number| self.is_thing(*number));
        self.problems.expect(are_there, "effects", "are about something that is not there");
    }

    /// Checks whose an effect is and where it comes from.
    fn context(&mut self, context: Context) {
        let is_seat = context.owner.index() < 2;
        self.problems.expect(is_seat, "effects", "have an owner who is not at the table");
        let is_there = match context.source.checked_sub(256) {
            Some(who) => who < 10 && !self.game.name_of(Who(who as u8)).is_empty(),
            None => self.is_card(Piece(context.source as u8)),
        };
        let message = "come from a card or character that is not there";
        self.problems.expect(is_there, "effects", message);
    }

    fn is_thing(&self, number: u16) -> bool {
        let thing = Thing::from_number(number);
        // Another number may be read as the same thing.
        let is_own = thing.number() == number;
        is_own
            && match thing {
                Thing::Card(Place::In(..) | Place::Hit(_), card, _) => {
                    card.index() < self.game.catalogue.cards().len()
                }
                Thing::Character(who) => who.is_character() || who.is_homebase(),
                Thing::Type(_) | Thing::AnyPower | Thing::Player(_) | Thing::Number(_) => true,
            }
    }

    /// Checks that the position waits for who is due, if nothing else is wrong with it: what goes on by itself has gone
    /// on.
    pub(super) fn waits(&mut self) {
        if !self.is_sound() {
            return;
        }
        let (game, state) = (self.game, self.state);
        if state.phase == Phase::Over {
            let is_decided = game.result(state).is_some() && state.due.is_empty();
            let message = "is \"over\" once the game is decided";
            return self.problems.expect(is_decided, "phase", message);
        }
        let mut copy = *state;
        copy.due = SeatSet::EMPTY;
        game.go_on(&mut copy, &mut Fast::new(0), &mut Silent);
        let wanted = copy.due;
        copy.due = state.due;
        let message = "goes on by itself: nobody has anything to decide";
        self.problems.expect(copy == *state, "phase", message);
        let fits = if state.phase == Phase::Events {
            !state.due.is_empty() && state.due.into_iter().all(|seat| wanted.contains(seat))
        } else {
            state.due == wanted
        };
        let seats: Vec<String> = wanted.into_iter().map(|seat| seat.to_string()).collect();
        let message = format!("is seat {}", seats.join(" and "));
        self.problems.expect(fits || copy != *state, "due", &message);
    }
}
