//! Short ways to the situations that tests are about.

use std::collections::BTreeSet;

use fracas_core::Seat;

use super::Arena;
use crate::dudes::DudeSet;
use crate::state::Phase;

/// How often chance is asked: often enough for each of a few outcomes to be among them.
const TRIALS: u64 = 60;

impl Arena {
    /// Plays a situation at many tables, each with a chance of its own, and collects what comes of it.
    pub(crate) fn outcomes<T: Ord>(seats: usize, play: impl Fn(&mut Arena) -> T) -> BTreeSet<T> {
        let outcome = |seed| {
            let mut arena = Arena::new(seats);
            arena.chance.reseed(seed);
            play(&mut arena)
        };
        (0..TRIALS).map(outcome).collect()
    }

    /// Places a die that shows the least number which is needed for it, and no other.
    #[track_caller]
    pub(crate) fn place_least(&mut self, seat: Seat, face: u8, spot: &str) {
        assert_eq!(self.least_for(seat, spot), Some(face), "what {spot:?} needs");
        self.place(seat, face);
        self.act(seat, spot);
    }

    /// Lets a player roll a number, Fail and take no token for it; then others react.
    #[track_caller]
    pub(crate) fn waste(&mut self, seat: Seat, face: u8) {
        self.place(seat, face);
        if self.can(seat, "fail") {
            self.act(seat, "fail");
        }
        self.act(seat, "enough");
    }

    /// Lets a player kill a Dude of another player with the ability of a Ghost.
    #[track_caller]
    pub(crate) fn kill(&mut self, seat: Seat, id: &str) {
        self.put(seat, "ghost");
        self.place(seat, 6);
        self.act(seat, "use ghost 1");
        self.choose(seat, &format!("dude {id}"));
    }

    /// Chooses something, if it is not the only choice that there was.
    #[track_caller]
    pub(crate) fn choose(&mut self, seat: Seat, thing: &str) {
        let choice = format!("choose {thing}");
        if self.can(seat, &choice) {
            self.act(seat, &choice);
        }
    }

    /// Goes to where a player may play a token.
    pub(crate) fn token_phase(&mut self, seat: Seat) {
        self.begin(seat);
        self.pass_to(Phase::Token);
    }

    /// Takes all Dudes out of a hand, and out of the game.
    pub(crate) fn empty_hand(&mut self, seat: Seat) {
        self.state.player_mut(seat).hand = DudeSet::EMPTY;
    }

    /// Gives the first players so many Victory Points.
    pub(crate) fn score<const SEATS: usize>(&mut self, points: [u16; SEATS]) {
        for (seat, points) in Seat::all(SEATS).zip(points) {
            self.state.player_mut(seat).points = points;
        }
    }
}
