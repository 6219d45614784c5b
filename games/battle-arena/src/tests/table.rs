//! Plays as they are shown, told, asked about, refused and written at the table.

mod refused;
mod shown;
mod told;
