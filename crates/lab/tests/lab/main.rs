//! Simulations, tournaments and measurement. One program for all, since each would compile the same search again.

mod analysis;
mod knack;
mod knowledge;
mod notes;
mod pairs;
mod sim;
mod tally;
mod tournament;
