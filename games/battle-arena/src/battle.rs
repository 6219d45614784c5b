//! The course of a Battle with Plays (R92): substitution, reveal, Plays, comparison, end step; and the
//! moments of it that Plays wait for.

use fracas_cards::effect::{Status, asked_seat, run};
use fracas_core::{Chance, Log, Seat, SeatSet, Usage};

use crate::BattleArena;
use crate::card::Weapon;
use crate::effects::{Doer, View};
use crate::event::Event;
use crate::fight::Fight;
use crate::plays::Cause;
use crate::state::{Phase, State};
use crate::turn::{is_last_battle, pass_honors};
use crate::words::Moment;

/// Something that Plays may wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Happening {
    /// A Battle begins.
    Start,
    /// The Heroes of the Battle are revealed.
    Reveal,
    /// Both have finished running Plays.
    PlaysOver,
    /// The Battle is decided; who won it.
    Decided(Option<Seat>),
    /// Honors are settled.
    Honors,
    /// The Battle is over.
    End,
    /// A seat runs a Play.
    Run(Seat),
    /// A seat rolls a die.
    Roll(Seat),
    /// A coin is flipped.
    Flip,
    /// A Hero of a seat is discarded other than by substitution.
    HeroLost(Seat),
    /// A seat draws a Play because of a Play.
    Drew(Seat),
}

impl Happening {
    /// Checks whether this is the moment that a Play of a seat waits for in a Battle, counted from 1.
    fn is(self, when: Moment, owner: Seat, battle: u8) -> bool {
        match (self, when) {
            (Happening::Start, Moment::StartOfBattle)
            | (Happening::Reveal, Moment::Reveal)
            | (Happening::PlaysOver, Moment::PlaysOver)
            | (Happening::Decided(_), Moment::Decided)
            | (Happening::Honors, Moment::Honors)
            | (Happening::Roll(_), Moment::Roll)
            | (Happening::Flip, Moment::Flip) => true,
            (Happening::Start, Moment::StartOf(of))
            | (Happening::Reveal, Moment::RevealOf(of))
            | (Happening::End, Moment::EndOf(of)) => of == battle,
            (Happening::Decided(Some(winner)), Moment::YouWin) => winner == owner,
            (Happening::Decided(Some(winner)), Moment::OpponentWins) => winner != owner,
            (Happening::Run(seat), Moment::YouRun)
            | (Happening::Roll(seat), Moment::YouRoll)
            | (Happening::HeroLost(seat), Moment::HeroLost) => seat == owner,
            (Happening::Run(seat), Moment::OpponentRuns)
            | (Happening::Roll(seat), Moment::OpponentRolls)
            | (Happening::Drew(seat), Moment::OpponentDraws) => seat != owner,
            (_, _) => false,
        }
    }
}

impl Moment {
    /// Gets the moment by the number of its Battle, where that is known once it is waited for. Battles are
    /// counted from 1.
    pub(crate) fn precise(self, now: u8, chosen: Option<u8>) -> Moment {
        match self {
            Moment::NextBattle => Moment::StartOf(now + 1),
            Moment::NextReveal => Moment::RevealOf(now + 1),
            Moment::RevealAfter(battles) => Moment::RevealOf(now.saturating_add(battles)),
            Moment::ItsReveal => Moment::RevealOf(chosen.unwrap_or(now)),
            Moment::EndOfBattle => Moment::EndOf(now),
            Moment::EndOfNextBattle => Moment::EndOf(now + 1),
            Moment::BattlesFromNow(battles) => Moment::EndOf(now.saturating_add(battles)),
            Moment::StartOfBattle
            | Moment::StartOf(_)
            | Moment::Reveal
            | Moment::RevealOf(_)
            | Moment::PlaysOver
            | Moment::Decided
            | Moment::Honors
            | Moment::EndOf(_)
            | Moment::YouRun
            | Moment::OpponentRuns
            | Moment::YouRoll
            | Moment::OpponentRolls
            | Moment::Roll
            | Moment::Flip
            | Moment::YouWin
            | Moment::OpponentWins
            | Moment::HeroLost
            | Moment::OpponentDraws => self,
        }
    }
}

impl State {
    /// Announces that something happens.
    #[inline]
    pub(crate) fn announce(&mut self, happening: Happening) {
        if self.agenda.entries().is_empty() {
            return;
        }
        let battle = self.battle + 1;
        self.agenda.announce(|when, entry| happening.is(when, entry.owner, battle));
    }
}

impl BattleArena {
    /// Begins the current Battle.
    pub(crate) fn begin_battle(state: &mut State) {
        state.phase = Phase::Start;
        state.announce(Happening::Start);
    }

    /// Goes on as far as the next decision, or the end.
    pub(crate) fn go_on(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        state.due = SeatSet::EMPTY;
        loop {
            if let Some(seat) = self.run_effects(state, chance, log) {
                state.due = SeatSet::one(seat);
                return;
            }
            BattleArena::tidy(state, log);
            let due = match state.phase {
                Phase::Start => {
                    state.phase = Phase::Substitution;
                    None
                }
                Phase::Substitution => self.substitution_step(state, log),
                Phase::Reveal => {
                    state.phase = Phase::Plays;
                    None
                }
                Phase::Plays => self.play_step(state, log),
                Phase::PlaysOver => {
                    self.decide_battle(state, log);
                    None
                }
                Phase::Decided => {
                    self.end_step(state, chance, log);
                    None
                }
                Phase::HonorsSettled => {
                    BattleArena::end_battle(state, log);
                    None
                }
                Phase::Side | Phase::Honors | Phase::LineUp | Phase::Over => return,
            };
            if state.phase == Phase::Decided && is_last_battle(state, state.battle + 1) {
                state.battle += 1;
                return self.end(state, chance, log);
            }
            if let Some(seat) = due {
                state.due = SeatSet::one(seat);
                return;
            }
        }
    }

    /// Carries out effects until someone must choose.
    fn run_effects(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> Option<Seat> {
        if state.stack.is_empty() && !state.agenda.has_due() {
            return None;
        }
        let library = self.catalogue.library();
        let mut doer = Doer { game: self, state, log };
        match run(library, &mut doer, chance) {
            Ok(Status::Waiting) => asked_seat(library, &View { game: self, state }),
            Ok(Status::Done) => None,
            // An effect that goes on and on is given up; the game stays playable.
            Err(_) => {
                BattleArena::drop_effects(state);
                None
            }
        }
    }

    /// Finds who decides next about substitution; if nobody does, the Heroes are revealed (R118, R123).
    fn substitution_step(
        &self,
        state: &mut State,
        log: &mut impl Log<Event, State>,
    ) -> Option<Seat> {
        let open = |seat: &Seat| {
            !state.decided.contains(*seat) && self.substitution_terms(state, *seat).is_open
        };
        let next = [state.honors, state.honors.opponent()].into_iter().find(open);
        if next.is_none() {
            BattleArena::reveal(state, log);
        }
        next
    }

    fn reveal(state: &mut State, log: &mut impl Log<Event, State>) {
        let battle = state.battle;
        let heroes = state.players.each_ref().map(|player| player.line_up[usize::from(battle)]);
        for (seat, hero) in Seat::all(2).zip(heroes) {
            log.used(seat, hero.0, Usage::Played);
            let player = state.player_mut(seat);
            player.uncover_hero(hero);
            player.forgotten &= !(1 << battle);
        }
        log.reveal(Event::Revealed { battle, heroes });
        state.phase = Phase::Reveal;
        log.pause(state);
        state.announce(Happening::Reveal);
    }

    /// Finds who runs Plays now: the Holder, then the other (R128, R129). Those who cannot, as everyone can
    /// see, are passed over (R149).
    fn play_step(&self, state: &mut State, log: &mut impl Log<Event, State>) -> Option<Seat> {
        if !state.fight.is_called_off {
            for seat in [state.honors, state.honors.opponent()] {
                if state.fight.stopped.contains(seat) {
                    continue;
                }
                if !state.player(seat).plays.is_empty() && !self.cannot_run(state, seat) {
                    return Some(seat);
                }
                self.end_chance(state, seat, log);
            }
            state.announce(Happening::PlaysOver);
        }
        // What waited for the end of a step that was cut short does not come any more.
        state.agenda.retain(|entry| !entry.is_waiting_for(Moment::PlaysOver));
        state.phase = Phase::PlaysOver;
        None
    }

    /// Decides the current Battle by current Power (R94, R95, R153), unless Plays say otherwise.
    fn decide_battle(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        let battle = state.battle;
        let powers = [0, 1].map(|seat| self.current_power(state, Seat(seat)));
        let winner = self.battle_winner(state, powers);
        for seat in Seat::all(2) {
            let printed = self.catalogue.power(BattleArena::hero_in_battle(state, seat));
            let plays = state.fight.side(seat).plays;
            let player = state.player_mut(seat);
            player.extra_before = powers[seat.index()].saturating_sub(printed);
            player.plays_before = plays;
            player.won |= u8::from(winner == Some(seat)) << battle;
        }
        log.tell(Event::Decided { battle, winner });
        state.phase = Phase::Decided;
        log.pause(state);
        state.announce(Happening::Decided(winner));
    }

    fn battle_winner(&self, state: &State, [first, second]: [i16; 2]) -> Option<Seat> {
        let starved = state.fight.starved;
        if !starved.is_empty() {
            return Seat::all(2).find(|&seat| !starved.contains(seat));
        }
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => self.super_winner(state),
        }
    }

    /// Finds who wins at equal Power: a Super against another weapon, where the table says so (C12).
    fn super_winner(&self, state: &State) -> Option<Seat> {
        if !self.super_wins_ties {
            return None;
        }
        let is_super = |seat: &Seat| {
            let hero = BattleArena::hero_in_battle(state, *seat);
            self.weapon(state, *seat, hero) == Weapon::Super
        };
        let mut supers = Seat::all(2).filter(is_super);
        let first = supers.next();
        if supers.next().is_none() { first } else { None }
    }

    /// Lets both draw a Play (R154) and settles Honors (R84, R162).
    fn end_step(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        for seat in [state.honors, state.honors.opponent()] {
            self.draw_plays(state, seat, 1, Cause::Battle, chance, log);
        }
        let battle = usize::from(state.battle);
        let winner = Seat::all(2).find(|&seat| state.player(seat).has_won(battle));
        if let Some(winner) = winner {
            pass_honors(state, winner, log);
        }
        state.phase = Phase::HonorsSettled;
        state.announce(Happening::Honors);
    }

    /// Ends the current Battle, with all that holds for it, and begins the next.
    fn end_battle(state: &mut State, log: &mut impl Log<Event, State>) {
        state.announce(Happening::End);
        let over = 1 << state.battle;
        state.battle += 1;
        state.decided = SeatSet::EMPTY;
        state.substituted = SeatSet::EMPTY;
        state.fight = Fight::default();
        for player in &mut state.players {
            player.forgotten &= !over;
            player.spied &= !over;
        }
        // The Heroes of the next Battle are hidden still.
        state.phase = Phase::Start;
        log.pause(state);
        BattleArena::begin_battle(state);
    }
}

#[cfg(test)]
mod tests;
