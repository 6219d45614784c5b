//! Abilities that trigger: Persistent ones at their moments, Reactive ones by the roll, and those of the
//! dead.

use fracas_cards::effect::comes_to_nothing;
use fracas_core::{Log, Seat};

use crate::OpArena;
use crate::dude::{DudeId, Kind, Rolls, Slot};
use crate::dudes::DudeSet;
use crate::effects::{View, source};
use crate::event::Event;
use crate::fighter::{Fighter, Mark};
use crate::state::{Fallen, Phase, State};
use crate::thing::Thing;
use crate::words::{Cause, When};

impl OpArena {
    /// Lets the abilities of some Dudes in play trigger at a moment, about a Dude.
    #[inline]
    pub(crate) fn trigger(
        &self,
        state: &mut State,
        when: When,
        is_meant: impl Fn(&Fighter) -> bool,
        about: DudeId,
    ) {
        let with_trigger = self.catalogue.with_trigger(when).and(state.in_play);
        if with_trigger.is_empty() {
            return;
        }
        for fighter in &mut state.arena {
            if with_trigger.contains(fighter.dude) && is_meant(fighter) {
                self.mark_trigger(fighter, when, about);
                state.stirred.put(fighter.dude, fighter.is_stirred());
            }
        }
    }

    /// Lets the abilities of one Dude in play trigger at a moment, about another one.
    #[inline]
    pub(crate) fn trigger_one(&self, state: &mut State, dude: DudeId, when: When, about: DudeId) {
        if self.catalogue.with_trigger(when).contains(dude)
            && let Some(fighter) = state.fighter_mut(dude)
        {
            self.mark_trigger(fighter, when, about);
            let is_stirred = fighter.is_stirred();
            state.stirred.put(dude, is_stirred);
        }
    }

    fn mark_trigger(&self, fighter: &mut Fighter, when: When, about: DudeId) {
        for slot in Slot::BOTH {
            if self.triggers_at(fighter.dude, slot, when) && fighter.can_use(slot) {
                fighter.mark(Mark::Pending(slot));
                if when.is_about_dude() {
                    fighter.about = about;
                }
            }
        }
    }

    /// Lets the Reactive abilities trigger that look at what was rolled (R88 to R90).
    pub(crate) fn trigger_reactives(&self, state: &mut State) {
        let (roll, active) = (state.roll, state.active);
        let reactive = self.catalogue.with_reactive(roll).and(state.in_play);
        if reactive.is_empty() {
            return;
        }
        for fighter in &mut state.arena {
            if !reactive.contains(fighter.dude) || fighter.has(Mark::Late) {
                continue;
            }
            for slot in Slot::BOTH {
                if let Kind::Reactive(number, rolls) =
                    self.catalogue.dude(fighter.dude).ability(slot).kind
                    && number == roll
                    && (rolls == Rolls::Any || fighter.controller != active)
                    && fighter.can_use(slot)
                {
                    fighter.mark(Mark::Pending(slot));
                    state.stirred.insert(fighter.dude);
                }
            }
        }
    }

    /// Lists the triggered abilities of the first player in turn order who has any that come next (R91): those
    /// that an effect has set off come before those that the course of the turn brings about (C1).
    pub(crate) fn pending<'a>(
        &'a self,
        state: &'a State,
    ) -> Option<(Seat, impl Iterator<Item = (DudeId, Slot)> + Clone + use<'a>)> {
        let has_any = |it: &Fighter, cause| self.pending_slots(it, cause).next().is_some();
        let is_any_set_off = state.arena.iter().any(|it| has_any(it, Cause::Deed));
        let cause = if is_any_set_off { Cause::Deed } else { Cause::Turn };
        let has_any = |seat: &Seat| state.fighters_of(*seat).any(|it| has_any(it, cause));
        let seat = self.from(state.active).find(has_any)?;
        let abilities = state.fighters_of(seat).flat_map(move |fighter| {
            self.pending_slots(fighter, cause).map(|slot| (fighter.dude, slot))
        });
        Some((seat, abilities))
    }

    /// Lists the abilities of a Dude that have triggered, of those with a cause.
    fn pending_slots<'a>(
        &'a self,
        fighter: &'a Fighter,
        cause: Cause,
    ) -> impl Iterator<Item = Slot> + Clone + use<'a> {
        let slots = Slot::BOTH.into_iter().filter(|slot| fighter.has(Mark::Pending(*slot)));
        slots.filter(move |slot| {
            let kind = &self.catalogue.dude(fighter.dude).ability(*slot).kind;
            kind.cause() == Some(cause)
        })
    }

    /// Lets a triggered ability be used, or asks for the order of several of one player (R92).
    pub(crate) fn resolve_pending(
        &self,
        state: &mut State,
        log: &mut impl Log<Event, State>,
    ) -> Option<Seat> {
        let (seat, first, is_only) = {
            let (seat, mut abilities) = self.pending(state)?;
            (seat, abilities.next()?, abilities.next().is_none())
        };
        if !is_only {
            return Some(seat);
        }
        self.resolve(state, first.0, first.1, log);
        None
    }

    /// Lets one triggered ability be used, if no Nerph has come upon it since.
    pub(crate) fn resolve(
        &self,
        state: &mut State,
        dude: DudeId,
        slot: Slot,
        log: &mut impl Log<Event, State>,
    ) {
        let Some(fighter) = state.fighter(dude).copied() else { return };
        let (seat, about) = (fighter.controller, fighter.about);
        state.forget(dude, slot);
        if !fighter.can_use(slot) {
            return;
        }
        let about = match self.catalogue.dude(dude).ability(slot).kind {
            Kind::When(when) if when.is_about_dude() => Some(Thing::Dude(about)),
            Kind::When(_) | Kind::Die(_) | Kind::Rule(_) | Kind::Reactive(..) => None,
        };
        if self.set_off(state, (dude, slot), seat, about, log) {
            log.used(seat, dude.0.into(), fracas_core::Usage::Played);
        }
    }

    /// Lets a Dude answer to what is done to it, before that has its effect (R58, R86).
    pub(crate) fn respond(
        &self,
        state: &mut State,
        (dude, slot): (DudeId, Slot),
        about: Thing,
        log: &mut impl Log<Event, State>,
    ) {
        let Some(fighter) = state.fighter(dude).copied() else { return };
        if fighter.can_use(slot)
            && self.begin_ability(state, (dude, slot), fighter.controller, Some(about))
        {
            log.tell(Event::Triggered { dude, slot });
        }
    }

    /// Checks whether an ability of a Dude triggers at a moment.
    #[inline]
    pub(crate) fn triggers_at(&self, dude: DudeId, slot: Slot, when: When) -> bool {
        let kind = &self.catalogue.dude(dude).ability(slot).kind;
        matches!(kind, Kind::When(moment) if *moment == when)
    }

    /// Lets an ability that has triggered be used as a moment of its own; checks whether it does anything.
    fn set_off(
        &self,
        state: &mut State,
        (dude, slot): (DudeId, Slot),
        seat: Seat,
        about: Option<Thing>,
        log: &mut impl Log<Event, State>,
    ) -> bool {
        let does_anything = self.begin_ability(state, (dude, slot), seat, about);
        if does_anything {
            log.pause(state);
            log.tell(Event::Triggered { dude, slot });
        }
        does_anything
    }

    /// Begins an ability for a player; checks whether it does anything: what hangs on a condition that does
    /// not hold is not told.
    #[inline]
    fn begin_ability(
        &self,
        state: &mut State,
        (dude, slot): (DudeId, Slot),
        seat: Seat,
        about: Option<Thing>,
    ) -> bool {
        let program = self.catalogue.dude(dude).ability(slot).program;
        OpArena::begin(state, program, seat, source(dude, Some(slot)), about);
        !comes_to_nothing(self.catalogue.library(), &View { game: self, state })
    }

    /// Lets the dead use their last abilities; the active player orders those of one player (G18).
    pub(crate) fn let_the_dead_speak(
        &self,
        state: &mut State,
        log: &mut impl Log<Event, State>,
    ) -> Option<Seat> {
        let first = *state.fallen.first()?;
        if 1 < state.next_fallen().count() {
            return Some(state.active);
        }
        self.speak_last_words(state, first.dude, log);
        None
    }

    /// Lets one of the dead use its last ability.
    pub(crate) fn speak_last_words(
        &self,
        state: &mut State,
        dude: DudeId,
        log: &mut impl Log<Event, State>,
    ) {
        let Some(at) = state.fallen.iter().position(|fallen| fallen.dude == dude) else { return };
        let Fallen { controller, killer, .. } = state.fallen.remove(at);
        let Some(slot) = self.dying_ability(dude, Slot::BOTH.into_iter()) else { return };
        self.set_off(state, (dude, slot), controller, Some(Thing::Player(killer)), log);
    }

    /// Puts a Dude in play (R44, R45).
    pub(crate) fn enter(
        &self,
        state: &mut State,
        seat: Seat,
        dude: DudeId,
        log: &mut impl Log<Event, State>,
    ) {
        let mut fighter = Fighter::new(dude, seat);
        if matches!(state.phase, Phase::Roll | Phase::Place | Phase::Placed | Phase::React) {
            fighter.mark(Mark::Late);
        }
        state.add_fighter(fighter);
        log.reveal(Event::Entered { seat, dude });
        log.used(seat, dude.0.into(), fracas_core::Usage::Taken);
        self.trigger_one(state, dude, When::Enters, dude);
        if !self.catalogue.with_trigger(When::AnotherEnters).and(state.in_play).is_empty() {
            state.newcomers.insert(dude);
            self.notice_newcomers(state);
        }
    }

    /// Lets the Dudes that were put in play be noticed by those that were there before, one after the other in
    /// the order in which they came: the next as soon as everyone has seen to the one before.
    #[inline]
    pub(crate) fn notice_newcomers(&self, state: &mut State) {
        while !state.newcomers.is_empty() && !self.is_noticing(state) {
            let newcomer = |it: &Fighter| state.newcomers.contains(it.dude);
            let Some(at) = state.arena.iter().position(newcomer) else {
                state.newcomers = DudeSet::EMPTY;
                return;
            };
            let dude = state.arena[at].dude;
            let earlier: DudeSet = state.arena[..at].iter().map(|it| it.dude).collect();
            state.newcomers.remove(dude);
            self.trigger(state, When::AnotherEnters, |it| earlier.contains(it.dude), dude);
        }
    }

    /// Checks whether an ability that notices a Dude is still to be used.
    pub(crate) fn is_noticing(&self, state: &State) -> bool {
        let watchers = self.catalogue.with_trigger(When::AnotherEnters);
        state.arena.iter().filter(|it| watchers.contains(it.dude)).any(|it| {
            let mut pending = self.pending_slots(it, Cause::Deed);
            pending.any(|slot| self.triggers_at(it.dude, slot, When::AnotherEnters))
        })
    }
}

impl State {
    /// Iterates over the dead of the player whose come next.
    pub(crate) fn next_fallen(&self) -> impl Iterator<Item = &Fallen> + Clone {
        let first = self.fallen.first().map(|fallen| fallen.controller);
        self.fallen.iter().take_while(move |fallen| Some(fallen.controller) == first)
    }
}
