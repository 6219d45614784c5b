//! The course of a game, in the order of the rulebook: the toss, and the eight phases of a battle (R166).

use fracas_cards::effect::{Answer, run_to_choice};
use fracas_core::{Chance, Log, Seat, SeatSet};

use crate::OverPower;
use crate::action::Action;
use crate::effects::Doer;
use crate::event::{Chosen, Event};
use crate::options::Mode;
use crate::piece::PieceSet;
use crate::state::{MAX_BATTLES, Phase, Play, Skirmish, State, Turn};
use crate::thing::Thing;
use crate::words::Moment;

/// What a step of the course comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// These players must decide.
    Ask(SeatSet),
    /// Something has happened, or the next phase has begun; what it set off comes first.
    On,
}

impl Step {
    /// Asks one player.
    #[inline]
    pub(crate) fn ask(seat: Seat) -> Step {
        Step::Ask(SeatSet::one(seat))
    }
}

/// What it is that must be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// Which of several duplicates is kept (R216).
    Duplicates,
    /// What a card asks.
    Card,
    /// What the phase is about.
    Phase,
}

impl State {
    /// Gets what it is that must be decided.
    #[inline]
    pub(crate) fn question(&self) -> Question {
        if self.has_unchecked() {
            Question::Duplicates
        } else if self.stack.is_empty() {
            Question::Phase
        } else {
            Question::Card
        }
    }

    /// Gets the players in the order of the battle (R167).
    #[inline]
    pub(crate) fn in_order(&self) -> [Seat; 2] {
        [self.initiative, self.initiative.opponent()]
    }

    /// Goes on to a phase, in which nobody has done anything yet.
    pub(crate) fn enter(&mut self, phase: Phase) -> Step {
        self.phase = phase;
        self.turn.seat = self.initiative;
        for side in &mut self.sides {
            side.is_done = false;
        }
        Step::On
    }

    /// Announces a moment to all that waits for it.
    pub(crate) fn announce(&mut self, moment: Moment) {
        self.agenda.announce(|when, _| when == moment);
    }

    /// Announces a moment to what of a player waits for it.
    pub(crate) fn announce_to(&mut self, seat: Seat, moment: Moment) {
        self.agenda.announce(|when, entry| when == moment && entry.owner == seat);
    }
}

impl OverPower {
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
        for side in &mut state.sides {
            side.cards.close_piles();
        }
        // Events are chosen by both players at once; all else is decided by one.
        state.due = state.due.without(seat);
        match state.question() {
            Question::Duplicates => self.keep(state, seat, action, log),
            Question::Card => self.answer(state, seat, action, log),
            Question::Phase => self.decide(state, seat, action, chance, log),
        }
        if state.due.is_empty() {
            self.go_on(state, chance, log);
        }
    }

    fn decide(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        match state.phase {
            Phase::First => self.choose_order(state, seat, action, log),
            Phase::Events => self.choose_event(state, seat, action, log),
            Phase::Turning => self.negate_event(state, seat, action, log),
            Phase::Replacement => self.replace(state, seat, action, chance, log),
            Phase::Placing => self.place_or_pass(state, seat, action, log),
            Phase::Venture => self.wager(state, seat, action, chance, log),
            Phase::Conceding => self.concede_or_fight(state, seat, action, log),
            Phase::Battle | Phase::PostConcession => {
                self.battle_act(state, seat, action, chance, log);
            }
            Phase::Lifting => self.lift(state, seat, action, log),
            Phase::Draw
            | Phase::Duplicates
            | Phase::Unusable
            | Phase::Discarded
            | Phase::Ventured
            | Phase::End
            | Phase::Cleanup
            | Phase::Over => {}
        }
    }

    fn answer(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event, State>,
    ) {
        let Action::Answer(answer) = action else { return };
        // What comes of it may depend on what the player does not see, so it is not taken back.
        let (chosen, instead) = match answer {
            Answer::Thing(thing) => {
                let is_hidden = Thing::from_number(thing).is_hidden();
                (Chosen::Thing(thing), is_hidden.then_some(Chosen::HiddenCard))
            }
            Answer::Option(option) => (Chosen::Option(option), None),
            Answer::Yes => (Chosen::Yes, None),
            Answer::No => (Chosen::No, None),
            Answer::Stop => (Chosen::Enough, None),
        };
        let chosen = Event::Chose(seat, chosen);
        match instead {
            Some(instead) => {
                let instead = Event::Chose(seat, instead);
                log.reveal_to(SeatSet::one(seat), chosen, Some(instead));
            }
            None => log.reveal(chosen),
        }
        self.answer_card(state, answer);
    }

    fn answer_card(&self, state: &mut State, answer: Answer) {
        // What is not offered was refused before; a question of another world is given up.
        let mut doer = Doer { game: self, state, log: &mut fracas_core::Silent };
        if fracas_cards::effect::answer(self.catalogue.library(), &mut doer, answer).is_err() {
            state.stack.clear();
        }
    }

    /// Goes on as far as the next decision, or the end.
    pub(crate) fn go_on(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        while state.phase != Phase::Over {
            if let Step::Ask(seats) = self.proceed(state, chance, log) {
                state.due = seats;
                return;
            }
        }
        state.due = SeatSet::EMPTY;
    }

    /// Does the next thing: cards just drawn are checked first (R217), then effects are carried out, and then the
    /// phase goes on.
    #[inline]
    fn proceed(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> Step {
        if state.has_unchecked() {
            return self.check_drawn(state, log);
        }
        if !state.stack.is_empty() || state.agenda.has_due() {
            let mut doer = Doer { game: self, state, log };
            let asked = run_to_choice(self.catalogue.library(), &mut doer, chance);
            return match asked {
                // What was drawn on the way to the question is checked before it is asked.
                Some(seat) if !state.has_unchecked() => Step::ask(seat),
                Some(_) | None => Step::On,
            };
        }
        // What was looked at has been looked at.
        state.looked = [PieceSet::EMPTY; 2];
        if self.is_lost_at_once(state) {
            return self.end_game(state, log);
        }
        self.step(state, chance, log)
    }

    /// Goes one step on in the battle.
    #[inline]
    fn step(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> Step {
        match state.phase {
            Phase::First => Step::ask(state.initiative),
            Phase::Draw => self.draw_phase(state, chance, log),
            Phase::Events => self.lay_events(state, chance, log),
            Phase::Turning => self.turn_event(state, log),
            Phase::Duplicates => self.check_duplicates(state, log),
            Phase::Unusable => self.check_unusable(state, log),
            Phase::Replacement => self.offer_replacement(state),
            Phase::Discarded => {
                state.announce(Moment::AfterDiscard);
                log.pause(state);
                state.enter(Phase::Placing)
            }
            Phase::Placing => self.placing(state, log),
            Phase::Venture => self.venture(state, chance, log),
            Phase::Ventured => {
                state.announce(Moment::AfterVenture);
                state.enter(Phase::Conceding)
            }
            Phase::Conceding => self.ask_to_concede(state),
            Phase::Battle | Phase::PostConcession => self.battle_step(state, chance, log),
            Phase::End => self.end_battle(state, log),
            Phase::Lifting => self.ask_to_lift(state),
            Phase::Cleanup => self.clean_up(state, log),
            Phase::Over => Step::On,
        }
    }

    /// Begins a battle (R168).
    pub(crate) fn begin_battle(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Step {
        if MAX_BATTLES <= state.battle {
            return self.end_game(state, log);
        }
        state.battle += 1;
        state.turn = Turn::default();
        state.play = Play::default();
        state.outer = Play::default();
        for side in &mut state.sides {
            side.has_discarded = false;
            side.has_paid = false;
            side.used_base = false;
            for fighter in &mut side.team {
                fighter.fell_now = false;
            }
        }
        if let Mode::Skirmish(_) = self.mode {
            state.skirmish = Skirmish { stake: state.skirmish.stake.max(1), ..state.skirmish };
        }
        log.tell(Event::BattleBegan(state.battle, state.initiative));
        state.enter(Phase::Draw)
    }

    /// Gets who has initiative in the battle after one (R165).
    pub(crate) fn next_initiative(state: &State) -> Seat {
        state.initiative.opponent()
    }
}
