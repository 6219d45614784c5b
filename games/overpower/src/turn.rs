//! The course of a game, in the order of the rulebook: the toss, and the eight phases of a battle (R166).

use fracas_cards::effect::{Answer, answer_offered, run_to_choice};
use fracas_core::{Chance, Log, Seat, SeatSet};

use crate::OverPower;
use crate::action::{Action, Source};
use crate::effects::Doer;
use crate::event::{Chosen, Event};
use crate::options::Mode;
use crate::piece::PieceSet;
use crate::rules::Origin;
use crate::state::{MAX_BATTLES, Phase, Play, Skirmish, Stage, State, Turn};
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
    /// Which of several effects that are due comes first (D29).
    Order,
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
        } else if self.ordering().is_some() {
            Question::Order
        } else if self.stack.is_empty() {
            Question::Phase
        } else {
            Question::Card
        }
    }

    /// Gets who must say which of several effects that are due at once comes first (R171).
    #[inline]
    pub(crate) fn ordering(&self) -> Option<Seat> {
        if self.agenda.has_due() && self.stack.is_empty() { self.ordering_due() } else { None }
    }

    /// Gets whose several effects are due at once, where some are due.
    fn ordering_due(&self) -> Option<Seat> {
        let next = |seat: &Seat| self.due_sources(*seat).next().is_some();
        let seat = self.in_order().into_iter().find(next)?;
        let mut sources = self.due_sources(seat);
        let first = sources.next()?;
        sources.any(|source| source != first).then_some(seat)
    }

    /// Iterates over the cards and abilities of a player of which something is due.
    pub(crate) fn due_sources(&self, seat: Seat) -> impl Iterator<Item = u16> + '_ {
        let entries = self.agenda.entries().iter();
        let due = entries.filter(move |entry| 0 < entry.times_due() && entry.owner == seat);
        due.map(|entry| entry.source)
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
            Question::Order => self.order(state, seat, action),
            Question::Card => self.answer(state, seat, action, log),
            Question::Phase => self.decide(state, seat, action, chance, log),
        }
        if state.due.is_empty() {
            self.go_on(state, chance, log);
        }
    }

    /// Names a card in play, or an ability, as choices do.
    pub(crate) fn source_of(&self, state: &State, source: u16) -> Source {
        match Origin::from_number(source) {
            Origin::Card(piece) => Source::Card(state.face(piece)),
            Origin::Inherent(who) => Source::Inherent(who),
        }
    }

    /// Begins that one of several effects which its player wants first.
    fn order(&self, state: &mut State, seat: Seat, action: Action) {
        let Action::Use(chosen, _) = action else { return };
        let found = state.due_sources(seat).find(|it| self.source_of(state, *it) == chosen);
        if let Some(entry) = found.and_then(|source| state.agenda.next_due_of(source)) {
            // There is room, since nothing else is under way.
            let _ = state.stack.resume(&entry);
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
        if answer_offered(self.catalogue.library(), &mut doer, answer).is_err() {
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
                self.show_open_hands(state, log);
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
        if let Some(seat) = state.ordering() {
            return Step::ask(seat);
        }
        if !state.stack.is_empty() || state.agenda.has_due() {
            let mut doer = Doer { game: self, state, log };
            let asked = run_to_choice(self.catalogue.library(), &mut doer, chance);
            return match asked {
                // What was drawn on the way to the question is checked before it is asked.
                Some(seat) if !state.has_unchecked() => Step::ask(seat),
                Some(_) => Step::On,
                None => self.check_after_effects(state, log),
            };
        }
        // What was looked at has been looked at.
        state.looked = [PieceSet::EMPTY; 2];
        if self.is_lost_at_once(state) {
            return self.end_game(state, log);
        }
        self.step(state, chance, log)
    }

    /// KOs those whose hits have become enough by what effects did (R349). What an attack did is checked when all of it
    /// is done.
    fn check_after_effects(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Step {
        if state.play.stage != Stage::Checked {
            self.check_kos(state, log);
        }
        Step::On
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
            Phase::Battle | Phase::PostConcession => self.battle_step(state, log),
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
