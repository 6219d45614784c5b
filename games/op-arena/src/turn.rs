//! The course of a game, in the order of the rulebook: starting Dudes, and the six phases of a turn.

use fracas_cards::effect::{Answer, run_to_choice};
use fracas_core::{Chance, Log, Seat, SeatSet};

use crate::OpArena;
use crate::action::Action;
use crate::dude::DudeId;
use crate::effects::{Doer, source};
use crate::event::{Event, Merit, Place};
use crate::fighter::Mark;
use crate::state::{Die, MOST_CALLED, MOST_DISCARDED, Phase, Played, QUIET_TURNS, State};
use crate::words::{Rule, Token, When};

/// The sides of a Power Die (R4).
const SIDES: u32 = 6;

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
            self.decide(state, seat, action, chance, log);
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
            // Only while starting Dudes are put down.
            Action::Lay(_) => {}
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
            Action::Reroll => {
                state.player_mut(seat).cubes -= 1;
                log.tell(Event::Rerolled { seat });
                roll(state, chance, log);
            }
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
            Action::Pass => pass(state),
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
            let mut doer = Doer { game: self, state, log };
            if let Some(seat) = run_to_choice(self.catalogue.library(), &mut doer, chance) {
                state.due = SeatSet::one(seat);
                return;
            }
            let due = if let Some(played) = state.token.take() {
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
        self.bury_the_dead(state, log);
        if self.is_decided(state) {
            self.end_game(state, log);
            return None;
        }
        if !state.fallen.is_empty() {
            return self.let_the_dead_speak(state, log);
        }
        if state.arena.iter().any(crate::fighter::Fighter::is_pending) {
            return self.resolve_pending(state, log);
        }
        self.step(state, chance, log)
    }

    /// Goes one step on in the turn.
    #[inline]
    fn step(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> Option<Seat> {
        let active = state.active;
        match state.phase {
            Phase::Start => state.phase = Phase::Discard,
            Phase::Discard if state.fighters_of(active).next().is_some() => return Some(active),
            Phase::Discard => state.phase = Phase::Call,
            Phase::Call => return self.call(state),
            Phase::Token if self.can_play_token(state) => return Some(active),
            Phase::Token => state.phase = Phase::Roll,
            Phase::Roll => return self.roll_phase(state, chance, log),
            Phase::Place if self.has_spot(state) => return Some(active),
            Phase::Place => self.fail(state, log),
            Phase::Placed => {
                self.trigger_reactives(state);
                state.phase = Phase::React;
            }
            Phase::React if state.die == Die::Again => {
                state.die = Die::Last;
                state.roll = 0;
                state.phase = Phase::Roll;
            }
            Phase::React => {
                self.trigger(state, When::TurnEnds, |it| it.controller == active, DudeId(0));
                state.phase = Phase::Cleanup;
            }
            Phase::Cleanup if can_drop(state) => return Some(active),
            Phase::Cleanup => self.clean_up(state, chance, log),
            Phase::Laying | Phase::Over => {}
        }
        None
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

    /// Discards a Dude in play in phase 1 (R28 to R35).
    fn discard_own(&self, state: &mut State, dude: DudeId, log: &mut impl Log<Event, State>) {
        let Some(markers) = state.fighter(dude).map(|fighter| fighter.markers) else { return };
        OpArena::discard_dude(state, dude, log);
        for seat in self.from(state.active).skip(1) {
            let points = markers.of(seat).into();
            if 0 < points {
                self.give_award(state, seat, points, Merit::Markers, log);
            }
        }
    }

    /// Asks the next player who may answer the call (R38 to R42).
    fn call(&self, state: &mut State) -> Option<Seat> {
        while usize::from(state.called) < self.seats {
            let seat = self.left_of(state.active, state.called.into());
            if self.may_answer_call(state, seat) {
                return Some(seat);
            }
            state.called += 1;
        }
        state.phase = Phase::Token;
        None
    }

    /// Checks whether a player may answer the call.
    #[inline]
    pub(crate) fn may_answer_call(&self, state: &State, seat: Seat) -> bool {
        let is_full = self.has_limit && MOST_CALLED <= state.fighters_of(seat).count();
        !is_full && !state.player(seat).hand.is_empty()
    }

    /// Rolls the Power Die, and asks whether to roll again (R61 to R68).
    fn roll_phase(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> Option<Seat> {
        if state.roll == 0 {
            for fighter in &mut state.arena {
                fighter.unmark(Mark::Late);
            }
            roll(state, chance, log);
        }
        if self.can_reroll(state) {
            return Some(state.active);
        }
        state.phase = Phase::Place;
        None
    }

    /// Checks whether the active player may spend a Reroll Cube (R62, R142).
    #[inline]
    pub(crate) fn can_reroll(&self, state: &State) -> bool {
        self.has_limit
            && 0 < state.player(state.active).cubes
            && !self.is_kept_from(state, state.active, &Rule::NoRerolls)
    }

    /// Places the die on a Dude of the active player (R69).
    fn place(
        &self,
        state: &mut State,
        dude: DudeId,
        spot: Place,
        log: &mut impl Log<Event, State>,
    ) {
        let (seat, facts) = (state.active, self.catalogue.dude(dude));
        let (program, ability) = match spot {
            Place::Attack => (facts.attack.map(|attack| attack.program), None),
            Place::Skill => (facts.skill.map(|skill| skill.program), None),
            Place::Ability(at) => (Some(facts.ability(at).program), Some(at)),
        };
        log.tell(Event::Used { seat, dude, spot });
        log.used(seat, dude.0.into(), fracas_core::Usage::Played);
        state.phase = Phase::Placed;
        if let Some(program) = program {
            OpArena::begin(state, program, seat, source(dude, ability), None);
        }
    }

    /// Places the die nowhere (R73 to R76).
    fn fail(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        let seat = state.active;
        let is_epic = state.roll == 1 && !self.has_spot(state);
        log.tell(Event::Failed { seat, is_epic, turn: state.turn });
        self.trigger(state, When::YouFail, |it| it.controller == seat, DudeId(0));
        self.trigger(state, When::AnotherFails, |it| it.controller != seat, DudeId(0));
        state.phase = Phase::Placed;
        let tokens = if is_epic { 2 } else { 1 };
        // No Dude does this, and it asks for none.
        let nobody = source(DudeId::default(), None);
        let _ = state.stack.call(self.catalogue.taking(tokens), seat, nobody);
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
        if fracas_cards::effect::answer(self.catalogue.library(), &mut doer, answer).is_err() {
            state.stack.clear();
        }
    }
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

fn roll(state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event, State>) {
    state.roll = chance.die(SIDES) as u8;
    log.tell(Event::Rolled { seat: state.active, face: state.roll });
    log.pause(state);
}

/// Checks whether the active player may discard a Dude from hand (R119).
#[inline]
pub(crate) fn can_drop(state: &State) -> bool {
    state.dropped < MOST_DISCARDED && !state.player(state.active).hand.is_empty()
}

/// Gets the kind of token that is being played.
impl Played {
    pub(crate) fn token(self) -> Token {
        if self.nerphed.is_some() { Token::Nerph } else { Token::Shield }
    }
}
