//! Damage, deaths and what they are worth.

use fracas_core::{Log, Seat};

use crate::OpArena;
use crate::dude::{DudeId, Kind, Slot};
use crate::event::{Event, Merit};
use crate::fighter::{Doom, Fighter, Mark, Markers};
use crate::options::Mode;
use crate::state::{Fallen, MAX_POINTS, State};
use crate::words::{Topic, When};

/// What the awards of a death are worth (R104 to R106).
const MOST: u16 = 2;
const SECOND: u16 = 1;
const BLOW: u16 = 3;

impl OpArena {
    /// Deals damage to a Dude in play (R96, R98): whose it is and by which Dude.
    pub(crate) fn damage(
        &self,
        state: &mut State,
        dude: DudeId,
        (seat, by): (Seat, DudeId),
        amount: i32,
        log: &mut impl Log<Event, State>,
    ) {
        let Some(target) = state.fighter(dude) else { return };
        let health = self.health(state, target);
        let room = health.saturating_sub(target.markers.total());
        let amount = self.dealt(state, by, target, amount).min(room);
        if amount == 0 {
            return;
        }
        let Some(target) = state.fighter_mut(dude) else { return };
        target.markers.add(seat, amount);
        log.tell(Event::Damaged { dude, seat, amount });
        if amount == room {
            OpArena::doom(state, dude, seat, by);
        } else if dude != by {
            self.trigger_one(state, dude, When::Damaged, by);
        }
    }

    /// Lets a Dude die by a player and a Dude, unless it does already.
    pub(crate) fn doom(state: &mut State, dude: DudeId, killer: Seat, by: DudeId) {
        if let Some(fighter) = state.fighter_mut(dude)
            && !fighter.is_doomed()
        {
            fighter.doom = Doom::new(killer, by);
            state.stirred.insert(dude);
        }
    }

    /// Takes Damage Markers off a Dude, of those who have most on it first (C3).
    pub(crate) fn heal(
        &self,
        state: &mut State,
        dude: DudeId,
        amount: u8,
        log: &mut impl Log<Event, State>,
    ) {
        let order = self.from(state.active);
        let Some(fighter) = state.fighter_mut(dude) else { return };
        if fighter.is_doomed() {
            return;
        }
        let mut healed = 0;
        while healed < amount
            && let Some(seat) = most_markers(fighter.markers, order.clone())
        {
            fighter.markers.remove(seat, 1);
            healed += 1;
        }
        if 0 < healed {
            log.tell(Event::Healed { dude, amount: healed });
        }
    }

    /// Moves Damage Markers to another Dude, as many as it can take; they keep their colours (C4).
    pub(crate) fn pass_damage(
        &self,
        state: &mut State,
        from: DudeId,
        to: DudeId,
        most: u8,
        log: &mut impl Log<Event, State>,
    ) {
        let order = self.from(state.active);
        let (Some(giver), Some(taker)) = (state.fighter(from), state.fighter(to)) else { return };
        if giver.is_doomed() || taker.is_doomed() {
            return;
        }
        let (mut source, mut sink, killer) = (giver.markers, taker.markers, giver.controller);
        let health = self.health(state, taker);
        let mut amount = 0;
        while amount < most
            && sink.total() < health
            && let Some(seat) = most_markers(source, order.clone())
        {
            source.remove(seat, 1);
            sink.add(seat, 1);
            amount += 1;
        }
        if let Some(giver) = state.fighter_mut(from) {
            giver.markers = source;
        }
        if let Some(taker) = state.fighter_mut(to) {
            taker.markers = sink;
        }
        if 0 < amount {
            log.tell(Event::PassedDamage { from, to, amount });
        }
        if 0 < amount && sink.total() == health {
            OpArena::doom(state, to, killer, from);
        }
    }

    /// Takes the dead off the table, with all their awards (R104 to R112), in the ruled order (G18), and those
    /// who starve of that after them (C5, G12).
    #[inline]
    pub(crate) fn bury_all_dead(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        self.find_the_starved(state);
        while state.is_stirred() && state.arena.iter().any(Fighter::is_doomed) {
            self.bury_the_dead(state, log);
            self.find_the_starved(state);
        }
    }

    fn bury_the_dead(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        for seat in self.from(state.active) {
            while let Some(dead) =
                state.arena.iter().find(|it| it.is_doomed() && it.controller == seat)
            {
                let dead = *dead;
                self.bury(state, &dead, log);
            }
        }
        self.trigger(state, When::AnotherDies, |_| true, DudeId::default());
        log.pause(state);
    }

    /// Dooms those whose health has come down to the damage on them (C5).
    #[inline]
    fn find_the_starved(&self, state: &mut State) {
        // No other health can come down: what a Dude has grown by stays with it.
        let can_starve = self.holders(state, Topic::Health);
        if can_starve.is_empty() {
            return;
        }
        for dude in can_starve.iter() {
            if state.fighter(dude).is_some_and(|fighter| self.is_starving(state, fighter)) {
                OpArena::doom(state, dude, state.active, dude);
            }
        }
    }

    fn is_starving(&self, state: &State, fighter: &Fighter) -> bool {
        let damage = fighter.markers.total();
        0 < damage && !fighter.is_doomed() && self.health(state, fighter) <= damage
    }

    fn bury(&self, state: &mut State, dead: &Fighter, log: &mut impl Log<Event, State>) {
        let Some(killer) = dead.doom.killer() else { return };
        log.tell(Event::Died { dude: dead.dude, killer });
        self.award(state, dead.markers, killer, log);
        OpArena::leave(state, dead.dude);
        state.discard.insert(dead.dude);
        state.last_killer = Some(killer);
        if dead.doom.by != dead.dude {
            self.trigger_one(state, dead.doom.by, When::Kills, dead.dude);
        }
        // Brought back and killed again before it has used its last ability, a Dude does not get that use (R93).
        if let Some(at) = state.fallen.iter().position(|other| other.dude == dead.dude) {
            state.fallen.remove(at);
        }
        if self.last_ability(dead).is_some() {
            let fallen = Fallen { dude: dead.dude, controller: dead.controller, killer };
            // There is room for all Dudes of the table that have something to do at their death, once each.
            let _ = state.fallen.try_push(fallen);
        }
    }

    /// Finds the ability that a Dude uses when it dies, if no Nerph lies on it.
    fn last_ability(&self, dead: &Fighter) -> Option<Slot> {
        let slots = Slot::BOTH.into_iter().filter(|slot| dead.can_use(*slot));
        self.dying_ability(dead.dude, slots)
    }

    /// Finds the first of some abilities that a Dude uses when it dies.
    pub(crate) fn dying_ability(
        &self,
        dude: DudeId,
        mut slots: impl Iterator<Item = Slot>,
    ) -> Option<Slot> {
        let dude = self.catalogue.dude(dude);
        slots.find(|slot| matches!(dude.ability(*slot).kind, Kind::When(When::Dies)))
    }

    /// Gives the awards of a death: most, second most, killing blow (R104 to R106).
    fn award(
        &self,
        state: &mut State,
        markers: Markers,
        killer: Seat,
        log: &mut impl Log<Event, State>,
    ) {
        let (most, second) = markers.two_most();
        for (count, points, merit) in [(most, MOST, Merit::Most), (second, SECOND, Merit::Second)] {
            if count == 0 {
                continue;
            }
            for seat in self.from(state.active).filter(|seat| markers.of(*seat) == count) {
                self.give_award(state, seat, points, merit, log);
            }
        }
        self.give_award(state, killer, BLOW, Merit::Blow, log);
    }

    /// Gives Victory Points for a Dude that leaves play.
    pub(crate) fn give_award(
        &self,
        state: &mut State,
        seat: Seat,
        points: u16,
        merit: Merit,
        log: &mut impl Log<Event, State>,
    ) {
        self.add_points(state, seat, points, Event::Award { seat, points, merit }, log);
    }

    /// Gives Victory Points to a player by an ability.
    pub(crate) fn gain_points(
        &self,
        state: &mut State,
        seat: Seat,
        points: u16,
        log: &mut impl Log<Event, State>,
    ) {
        self.add_points(state, seat, points, Event::Gained { seat, points }, log);
    }

    /// Adds Victory Points, where they are used at all (G14), and tells how they came.
    fn add_points(
        &self,
        state: &mut State,
        seat: Seat,
        points: u16,
        event: Event,
        log: &mut impl Log<Event, State>,
    ) {
        if self.mode == Mode::LastDude || points == 0 {
            return;
        }
        let player = state.player_mut(seat);
        player.points = (player.points + points).min(MAX_POINTS);
        log.tell(event);
    }

    /// Takes Victory Points from a player, as many as there are, and counts them.
    pub(crate) fn lose_points(
        state: &mut State,
        seat: Seat,
        points: u16,
        log: &mut impl Log<Event, State>,
    ) -> u16 {
        let player = state.player_mut(seat);
        let lost = points.min(player.points);
        player.points -= lost;
        if 0 < lost {
            log.tell(Event::Lost { seat, points: lost });
        }
        lost
    }

    /// Takes a Dude off the table; its tokens go to the Supply and its markers to their owners (R111).
    pub(crate) fn leave(state: &mut State, dude: DudeId) -> Option<Fighter> {
        let fighter = state.remove_fighter(dude)?;
        state.shields += u8::from(fighter.has(Mark::Shield));
        state.nerphs += fighter.nerphs();
        state.quiet = 0;
        Some(fighter)
    }

    /// Puts a Dude in play on the Dude Discard pile without a kill (R115).
    pub(crate) fn discard_dude(state: &mut State, dude: DudeId, log: &mut impl Log<Event, State>) {
        if OpArena::leave(state, dude).is_some() {
            state.discard.insert(dude);
            log.tell(Event::Discarded { dude });
        }
    }
}

/// Finds who has most markers, the first in an order of those that are level.
fn most_markers(markers: Markers, order: impl Iterator<Item = Seat> + Clone) -> Option<Seat> {
    let most = order.clone().map(|seat| markers.of(seat)).max().filter(|most| 0 < *most)?;
    { order }.find(|seat| markers.of(*seat) == most)
}
