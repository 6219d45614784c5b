//! A match of any game, for those who do not care which: the binary, the server, bindings.

use serde_json::Value;

use crate::event::Told;
use crate::game::{Legible, Refusal};
use crate::matches::{Match, Moment, View};
use crate::outcome::Outcome;
use crate::replay::Replay;
use crate::save::Saved;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::setup::Setup;

/// A match whose game is not known at compile time.
pub trait Table: Send + Sync {
    /// Gets what was agreed on before the match.
    fn setup(&self) -> &Setup;
    /// Gets the names of those who sit here, by seat.
    fn names(&self) -> &[String];
    /// Gets the seats that must choose now.
    fn to_act(&self) -> SeatSet;
    /// Gets the result, once there is one.
    fn outcome(&self) -> Option<Outcome>;
    /// Gets all that a viewer may know of the table now.
    fn view(&self, viewer: Viewer) -> View;
    /// Lists what a viewer was told since it had heard `heard` events.
    fn told(&self, viewer: Viewer, heard: usize) -> Vec<Told>;
    /// Shows a viewer how the table looked between the last decision and the present one.
    fn moments(&self, viewer: Viewer) -> Vec<Moment>;
    /// Plays an action given in notation, or says why not and leaves everything as it was.
    fn play(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal>;
    /// Takes back the last move, where the engine's rule allows it.
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Checks whether a seat may take back the last move by the engine's rule.
    fn can_undo(&self, seat: Seat) -> bool;
    /// Takes the match back to how it was after its first `moves` moves, as players may agree.
    fn rewind(&mut self, moves: usize) -> Result<(), Refusal>;
    /// Lists who made each move.
    fn movers(&self) -> Vec<Seat>;
    /// Counts the moves made.
    fn moves(&self) -> usize;
    /// Gets the whole match as a file to go on from.
    fn save(&self) -> Saved;
    /// Gets the full state for people to read and edit.
    fn position(&self) -> Value;
    /// Gets the deck list that a seat takes away from the table, once it is made: to play with elsewhere.
    fn takes_away(&self, seat: Seat) -> Option<String>;
    /// Gets the match as a file to look back on; none when it began from a position.
    fn replay(&self) -> Option<Replay>;
}

impl<G: Legible> Table for Match<G> {
    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn to_act(&self) -> SeatSet {
        Match::to_act(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Match::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        Match::view(self, viewer)
    }

    fn told(&self, viewer: Viewer, heard: usize) -> Vec<Told> {
        Match::told(self, viewer, heard)
    }

    fn moments(&self, viewer: Viewer) -> Vec<Moment> {
        Match::moments(self, viewer)
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal> {
        Match::play(self, seat, notation)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        Match::undo(self, seat)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Match::can_undo(self, seat)
    }

    fn rewind(&mut self, moves: usize) -> Result<(), Refusal> {
        Match::rewind(self, moves)
    }

    fn movers(&self) -> Vec<Seat> {
        self.moves.iter().map(|&(seat, _)| seat).collect()
    }

    fn moves(&self) -> usize {
        self.moves.len()
    }

    fn save(&self) -> Saved {
        Saved::of(self)
    }

    fn position(&self) -> Value {
        self.game.save(&self.state)
    }

    fn takes_away(&self, seat: Seat) -> Option<String> {
        self.game.takes_away(&self.state, seat)
    }

    fn replay(&self) -> Option<Replay> {
        Replay::of(self)
    }
}
