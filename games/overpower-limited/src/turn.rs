//! The course of a draft, in the order of the rulebook: packs are opened, stacks are picked, decks are built.

use fracas_core::{Chance, Log, Seat, SeatSet};
use fracas_overpower::CharacterId;

use crate::OverPowerLimited;
use crate::action::Action;
use crate::event::Event;
use crate::state::{CHARACTERS, PACKS, Phase, StackId, State};

/// Gets whose pick it is in a pod of so many, after so many picks in all (R480 to R484).
pub(crate) fn picker(seats: usize, picks: usize) -> Seat {
    let in_pack = seats * CHARACTERS;
    let (pack, picks) = (picks / in_pack, picks % in_pack);
    let (is_second_half, place) = (seats <= picks, picks % seats);
    // Packs 1 and 3 go up and come back down; pack 2 goes down and comes back up.
    let goes_down = is_second_half != (pack % 2 == 1);
    Seat(if goes_down { seats - 1 - place } else { place } as u8)
}

impl OverPowerLimited {
    /// Carries out an action, as far as the next decision.
    pub(crate) fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        _: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        match action {
            Action::Pick(character) => {
                self.take_stack(state, seat, character, log);
                self.go_on_picking(state, log);
            }
            Action::Done => self.hand_in(state, seat, log),
            Action::Front(_)
            | Action::Reserve(_)
            | Action::Drop(_)
            | Action::Base(_)
            | Action::NoBase
            | Action::Missions(_)
            | Action::Cards
            | Action::Team
            | Action::Add(_)
            | Action::Take(_)
            | Action::Under(_)
            | Action::Lift(_)
            | Action::Complete
            | Action::Change => self.build(state, seat, action),
        }
    }

    /// Lets everyone open a pack, lay the stacks in the middle and keep the rest (R477, R479).
    pub(crate) fn open_packs(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        let opened = usize::from(state.opened);
        state.opened += 1;
        for seat in Seat::all(self.seats) {
            let pack = seat.index() * PACKS + opened;
            state.middle.extend((0..CHARACTERS).map(|slot| StackId::new(pack, slot)));
        }
        log.reveal(Event::Opened { pack: state.opened, stacks: state.middle.len() as u8 });
        for seat in Seat::all(self.seats) {
            self.tell_finds(state, seat, 1, log);
        }
        self.go_on_picking(state, log);
    }

    /// Makes the picks that are forced (R486), opens the next pack when the middle is empty, and lets all build after
    /// the last.
    fn go_on_picking(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        while let Some(only) = only_choice(state) {
            let seat = self.next_picker(state);
            self.take_stack(state, seat, only, log);
        }
        if !state.middle.is_empty() {
            state.due = SeatSet::one(self.next_picker(state));
        } else if usize::from(state.opened) < PACKS {
            log.pause(state);
            self.open_packs(state, log);
        } else {
            log.pause(state);
            self.begin_building(state, log);
        }
    }

    /// Gets whose pick it is.
    pub(crate) fn next_picker(&self, state: &State) -> Seat {
        picker(self.seats, state.picks())
    }

    /// Moves the first stack of a character from the middle to a player (R476).
    fn take_stack(
        &self,
        state: &mut State,
        seat: Seat,
        character: CharacterId,
        log: &mut impl Log<Event, State>,
    ) {
        let place = state.middle.iter().position(|stack| state.character(*stack) == character);
        let stack = state.middle.remove(place.expect("a legal pick is in the middle"));
        state.player_mut(seat).stacks.push(stack);
        log.tell(Event::Picked { seat, stack, character });
    }

    /// Lets everyone build a deck, at once and in secret.
    pub(crate) fn begin_building(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        state.phase = Phase::Building;
        state.due = SeatSet::all(self.seats);
        log.tell(Event::Building);
        for seat in Seat::all(self.seats) {
            for character in self.lent(state, seat) {
                // In a draft all stacks are open, so everyone can work it out; Sealed pools always have a team.
                log.tell(Event::Lent { seat, character });
            }
        }
    }

    fn hand_in(&self, state: &mut State, seat: Seat, log: &mut impl Log<Event, State>) {
        state.player_mut(seat).is_done = true;
        state.due = state.due.without(seat);
        log.tell(Event::Done { seat });
        if state.due.is_empty() {
            state.phase = Phase::Over;
            log.tell(Event::Over);
        }
    }
}

/// Gets the character that must be picked, where all stacks in the middle are the same.
fn only_choice(state: &State) -> Option<CharacterId> {
    let mut characters = state.middle.iter().map(|stack| state.character(*stack));
    let first = characters.next()?;
    characters.all(|other| other == first).then_some(first)
}
