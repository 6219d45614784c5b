//! What people read and write of a game.

mod notation;
mod refused;
mod shown;
mod told;
