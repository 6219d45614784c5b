//! Who won.

use fracas_core::{Log, Outcome, Seat, SeatSet};

use crate::OpArena;
use crate::dude::Slot;
use crate::event::Event;
use crate::options::Mode;
use crate::state::{MAX_PLAYERS, Phase, State};

/// What decides between players, in the order in which it is looked at (R127 to R132).
type Standing = [u16; 6];

/// The place of the best Basic Attack in it.
const BEST_ATTACK: usize = 4;

impl OpArena {
    /// Checks whether the game ends here (R125, R143).
    #[inline]
    pub(crate) fn is_decided(&self, state: &State) -> bool {
        match self.mode.target() {
            // Those beyond the seats of the table have no points.
            Some(target) if self.mode != Mode::Teams => {
                state.players.iter().any(|player| target <= player.points)
            }
            Some(target) => self.has_team_with(state, target),
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
        // In a position that was written by hand they may be anything until they are checked.
        self.team(seat).map(|seat| state.player(seat).points).fold(0, u16::saturating_add)
    }

    fn team(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(self.seats).filter(move |other| self.are_friends(*other, seat))
    }

    fn has_team_with(&self, state: &State, points: u16) -> bool {
        Seat::all(self.seats).any(|seat| points <= self.side_points(state, seat))
    }

    /// Gets where each seat stands by itself (R128 to R132).
    fn tally(&self, state: &State) -> [Standing; MAX_PLAYERS] {
        let mut tally = state.players.map(|player| {
            let tokens = player.shields + player.nerphs;
            [player.points, 0, 0, player.hand.len() as u16, 0, tokens.into()]
        });
        for fighter in &state.arena {
            for (seat, markers) in fighter.markers.by_seat() {
                tally[seat.index()][1] += u16::from(markers);
            }
            let attack = self.catalogue.dude(fighter.dude).attack.map_or(0, |spot| spot.number);
            let own = &mut tally[fighter.controller.index()];
            own[2] += 1;
            own[BEST_ATTACK] = own[BEST_ATTACK].max(attack.into());
        }
        tally
    }

    /// Gets where a seat stands with its side, which adds up all but its best attack (R137, G25).
    fn standing(&self, tally: &[Standing; MAX_PLAYERS], seat: Seat) -> Standing {
        let mut standing = Standing::default();
        for own in self.team(seat).map(|seat| tally[seat.index()]) {
            let best = standing[BEST_ATTACK].max(own[BEST_ATTACK]);
            standing.iter_mut().zip(own).for_each(|(sum, own)| *sum += own);
            standing[BEST_ATTACK] = best;
        }
        standing
    }

    /// Ranks the seats once the game is over (R127, R133, R134, R144).
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let tally = self.tally(state);
        let mut standings = [Standing::default(); MAX_PLAYERS];
        let mut scores = [0; MAX_PLAYERS];
        for seat in Seat::all(self.seats) {
            let standing = self.standing(&tally, seat);
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
            state.stirred.put(fighter.dude, fighter.is_stirred());
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
