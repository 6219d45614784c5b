//! The course of a game, in the order of the rulebook: starting Dudes, and the six phases of a turn.

use fracas_cards::effect::{Answer, answer_offered, run_to_choice};
use fracas_core::{Chance, Log, Seat, SeatSet};

use crate::OpArena;
use crate::action::Action;
use crate::dude::DudeId;
use crate::effects::Doer;
use crate::event::{Event, Place};
use crate::state::{Die, MOST_DISCARDED, Phase, Played, QUIET_TURNS, State};
use crate::words::{Topic, When};

/// What a step of the turn comes to.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// A player must decide.
    Ask(Seat),
    /// The next step follows at once.
    On,
    /// Something has happened that others may have something to say to first.
    Happened,
}

impl OpArena {
    /// Carries out an action as far as the next decision.
    #[inline]
    pub(crate) fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        if state.phase == Phase::Laying {
            OpArena::lay(state, seat, action, log);
            if !state.due.is_empty() {
                return;
            }
            self.reveal_starting_dudes(state, log);
        } else {
            state.due = SeatSet::EMPTY;
            if action == Action::Pass {
                pass(state);
                // Nobody has anything to say to that.
                if let Some(seat) = self.walk(state, chance, log) {
                    state.due = SeatSet::one(seat);
                    return;
                }
            } else {
                self.decide(state, seat, action, chance, log);
            }
        }
        self.go_on(state, chance, log);
    }

    fn decide(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        match action {
            // Only while starting Dudes are put down, and done with already.
            Action::Lay(_) | Action::Pass => {}
            Action::Discard(dude) => {
                self.discard_own(state, dude, log);
                state.phase = Phase::Call;
            }
            Action::Call(dude) => {
                OpArena::take_from_hand(state, seat, dude);
                self.enter(state, seat, dude, log);
                state.called += 1;
            }
            Action::Shield(dude) => self.play_token(state, Played { dude, nerphed: None }, log),
            Action::Nerph(dude, slot) => {
                self.play_token(state, Played { dude, nerphed: Some(slot) }, log);
            }
            Action::Reroll => OpArena::reroll(state, seat, chance, log),
            Action::Attack(dude) => self.place(state, dude, Place::Attack, log),
            Action::Skill(dude) => self.place(state, dude, Place::Skill, log),
            Action::Use(dude, slot) => self.place(state, dude, Place::Ability(slot), log),
            Action::Fail => self.fail(state, log),
            Action::Resolve(dude, slot) => self.resolve(state, dude, slot, log),
            Action::LastWords(dude) => self.speak_last_words(state, dude, log),
            Action::Drop(dude) => {
                OpArena::drop_dude(state, seat, dude, log);
                state.dropped += 1;
                state.last_dropped = dude;
            }
            Action::Answer(answer) => self.answer(state, answer),
        }
    }

    /// Goes on as far as the next decision, or the end.
    pub(crate) fn go_on(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        loop {
            let due = if !state.stack.is_empty() {
                let mut doer = Doer { game: self, state, log };
                run_to_choice(self.catalogue.library(), &mut doer, chance)
            } else if let Some(played) = state.token.take() {
                OpArena::apply_token(state, played, log);
                None
            } else {
                self.settle(state, chance, log)
            };
            if let Some(seat) = due {
                state.due = SeatSet::one(seat);
                return;
            }
            if state.phase == Phase::Over {
                return;
            }
        }
    }

    /// Does one of the things that are to be done between effects, or finds out who must decide.
    #[inline]
    fn settle(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> Option<Seat> {
        state.is_answering = false;
        self.bury_all_dead(state, log);
        if self.is_decided(state) {
            self.end_game(state, log);
            return None;
        }
        if !state.fallen.is_empty() {
            return self.let_the_dead_speak(state, log);
        }
        self.notice_newcomers(state);
        if state.is_stirred() {
            return self.resolve_pending(state, log);
        }
        self.walk(state, chance, log)
    }

    /// Goes on in the turn, step by step, until someone must decide, or something has happened.
    fn walk(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> Option<Seat> {
        loop {
            let active = state.active;
            let step = match state.phase {
                Phase::Start => go_to(state, Phase::Discard),
                Phase::Discard if state.fighters_of(active).next().is_some() => Step::Ask(active),
                Phase::Discard => go_to(state, Phase::Call),
                Phase::Call => match self.next_called(state) {
                    Some(seat) => Step::Ask(seat),
                    None => go_to(state, Phase::Token),
                },
                Phase::Token if self.can_play_token(state) => Step::Ask(active),
                Phase::Token => go_to(state, Phase::Roll),
                Phase::Roll if state.roll == 0 => {
                    OpArena::roll_first(state, chance, log);
                    self.unless_stirred(state)
                }
                Phase::Roll if self.can_reroll(state) => Step::Ask(active),
                Phase::Roll => go_to(state, Phase::Place),
                Phase::Place if self.has_spot(state) => Step::Ask(active),
                Phase::Place => {
                    self.fail(state, log);
                    Step::Happened
                }
                Phase::Placed => {
                    self.trigger_reactives(state);
                    state.phase = Phase::React;
                    self.unless_stirred(state)
                }
                Phase::React if state.die == Die::Again => {
                    state.die = Die::Last;
                    state.roll = 0;
                    go_to(state, Phase::Roll)
                }
                Phase::React => {
                    self.trigger(state, When::TurnEnds, |it| it.controller == active, DudeId(0));
                    state.phase = Phase::Cleanup;
                    self.unless_stirred(state)
                }
                Phase::Cleanup if can_drop(state) => Step::Ask(active),
                Phase::Cleanup => {
                    self.clean_up(state, chance, log);
                    self.unless_stirred(state)
                }
                Phase::Laying | Phase::Over => Step::Happened,
            };
            match step {
                Step::Ask(seat) => return Some(seat),
                Step::On => {}
                Step::Happened => return None,
            }
        }
    }

    /// Goes on at once, unless a Dude has something to say to what was done, or may starve of it (C5).
    #[inline]
    fn unless_stirred(&self, state: &State) -> Step {
        let may_starve = !self.holders(state, Topic::Health).is_empty();
        if may_starve || state.is_stirred() { Step::Happened } else { Step::On }
    }

    /// Begins a turn with what happens at its start (R36).
    pub(crate) fn begin_turn(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut impl Log<Event, State>,
    ) {
        state.active = seat;
        state.turn = state.turn.saturating_add(1);
        if QUIET_TURNS <= state.quiet {
            return self.end_game(state, log);
        }
        state.quiet += 1;
        state.phase = Phase::Start;
        state.called = 0;
        state.roll = 0;
        state.die = Die::Once;
        state.dropped = 0;
        state.last_dropped = DudeId::default();
        log.tell(Event::Turn { seat });
        self.trigger(state, When::TurnStarts, |it| it.controller == seat, DudeId(0));
    }

    /// Draws up and lets the next player begin (R121 to R124).
    fn clean_up(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        let seat = state.active;
        let missing = self.hand_size(state, seat).saturating_sub(state.player(seat).hand.len());
        self.draw(state, seat, missing, chance, log);
        self.begin_turn(state, self.left_of(seat, 1), log);
    }

    fn answer(&self, state: &mut State, answer: Answer) {
        // What is not offered was refused before; a question of another world is given up.
        let mut doer = Doer { game: self, state, log: &mut fracas_core::Silent };
        if answer_offered(self.catalogue.library(), &mut doer, answer).is_err() {
            state.stack.clear();
        }
    }
}

/// Goes on to a part of the turn.
#[inline]
fn go_to(state: &mut State, phase: Phase) -> Step {
    state.phase = phase;
    Step::On
}

/// Does without what is offered.
fn pass(state: &mut State) {
    match state.phase {
        Phase::Discard => state.phase = Phase::Call,
        Phase::Call => state.called += 1,
        Phase::Token => state.phase = Phase::Roll,
        Phase::Roll => state.phase = Phase::Place,
        Phase::Cleanup => state.dropped = MOST_DISCARDED,
        Phase::Laying
        | Phase::Start
        | Phase::Place
        | Phase::Placed
        | Phase::React
        | Phase::Over => {}
    }
}

/// Checks whether the active player may discard a Dude from hand (R119).
#[inline]
pub(crate) fn can_drop(state: &State) -> bool {
    state.dropped < MOST_DISCARDED && !state.player(state.active).hand.is_empty()
}
