//! Who won.

use fracas_core::{Log, Outcome, Seat, SeatSet};

use crate::OpArena;
use crate::dude::Slot;
use crate::event::Event;
use crate::options::Mode;
use crate::state::{MAX_PLAYERS, Phase, State};

/// What decides between players, in the order in which it is looked at (R127 to R132).
type Standing = [u16; 6];

impl OpArena {
    /// Checks whether the game ends here (R125, R143).
    #[inline]
    pub(crate) fn is_decided(&self, state: &State) -> bool {
        match self.mode.target() {
            Some(target) => {
                Seat::all(self.seats).any(|seat| target <= self.side_points(state, seat))
            }
            None => state.phase != Phase::Laying && dudes_left(state) <= 1,
        }
    }

    /// Gets the side of a seat: itself, or its team, whose members sit opposite each other (R137).
    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> usize {
        match self.mode {
            Mode::Teams => seat.index() % (self.seats / 2),
            Mode::Brawl | Mode::Grind | Mode::Speed | Mode::LastDude => seat.index(),
        }
    }

    /// Counts the sides.
    #[inline]
    pub(crate) fn sides(&self) -> usize {
        if self.mode == Mode::Teams { self.seats / 2 } else { self.seats }
    }

    /// Checks whether two seats are of one side.
    #[inline]
    pub(crate) fn are_friends(&self, seat: Seat, other: Seat) -> bool {
        self.side(seat) == self.side(other)
    }

    /// Adds the Victory Points of a seat and its team mate (R137).
    #[inline]
    pub(crate) fn side_points(&self, state: &State, seat: Seat) -> u16 {
        if self.mode != Mode::Teams {
            return state.player(seat).points;
        }
        self.team(seat).map(|seat| state.player(seat).points).sum()
    }

    fn team(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(self.seats).filter(move |other| self.are_friends(*other, seat))
    }

    /// Gets where a seat stands with its side (R128 to R132, G25).
    fn standing(&self, state: &State, seat: Seat) -> Standing {
        let team = self.team(seat);
        let sum = |of: &dyn Fn(Seat) -> usize| team.clone().map(of).sum::<usize>() as u16;
        let markers = |seat: Seat| {
            state.arena.iter().map(|fighter| usize::from(fighter.markers.of(seat))).sum()
        };
        let attack = |seat: Seat| {
            let attacks =
                state.fighters_of(seat).filter_map(|it| self.catalogue.dude(it.dude).attack);
            attacks.map(|attack| u16::from(attack.number)).max().unwrap_or_default()
        };
        let tokens = |seat: Seat| {
            let player = state.player(seat);
            usize::from(player.shields + player.nerphs)
        };
        [
            self.side_points(state, seat),
            sum(&markers),
            sum(&|seat| state.fighters_of(seat).count()),
            sum(&|seat| state.player(seat).hand.len()),
            team.clone().map(attack).max().unwrap_or_default(),
            sum(&tokens),
        ]
    }

    /// Ranks the seats once the game is over (R127, R133, R134, R144).
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let mut standings = [Standing::default(); MAX_PLAYERS];
        let mut scores = [0; MAX_PLAYERS];
        for seat in Seat::all(self.seats) {
            let standing = self.standing(state, seat);
            standings[seat.index()] = match self.mode.target() {
                Some(_) => standing,
                None => self.last_standing(state, seat, standing),
            };
            scores[seat.index()] = i32::from(self.side_points(state, seat));
        }
        let standings = &standings[..self.seats];
        let mut merits = [0; MAX_PLAYERS];
        for (merit, own) in merits.iter_mut().zip(standings) {
            *merit = standings.iter().filter(|other| *other < own).count() as i32;
        }
        Some(Outcome::ranked(&merits[..self.seats], &scores[..self.seats]))
    }

    /// Gets where a seat stands where the last Dude wins: whoever has it, in play or in hand, or who killed
    /// last if nobody has (G14).
    fn last_standing(&self, state: &State, seat: Seat, standing: Standing) -> Standing {
        let has_killed = state.last_killer.is_some_and(|killer| self.are_friends(killer, seat));
        let dudes = standing[2] + standing[3];
        if dudes_left(state) <= 1 {
            return [dudes, u16::from(has_killed), 0, 0, 0, 0];
        }
        // Nothing has happened for too long (C9).
        [dudes, standing[2], standing[1], standing[4], standing[5], 0]
    }

    pub(crate) fn end_game(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        state.phase = Phase::Over;
        state.due = SeatSet::EMPTY;
        state.stack.clear();
        state.fallen.clear();
        for fighter in &mut state.arena {
            for slot in Slot::BOTH {
                fighter.forget(slot);
            }
        }
        let Some(outcome) = self.result(state) else { return };
        let winners: SeatSet = outcome.winners().collect();
        let Some(winner) = winners.first() else { return };
        let is_shared = winners.into_iter().any(|other| !self.are_friends(other, winner));
        log.tell(Event::Ended { winners, is_shared });
    }
}

/// Counts the Dudes that are neither dead nor discarded (R143).
pub(crate) fn dudes_left(state: &State) -> usize {
    let hands: usize = state.players.iter().map(|player| player.hand.len()).sum();
    state.deck.len() + hands + state.arena.len()
}
