//! Effects, tested with a toy game: two seats with hit points, tokens and small hands.

mod agenda;
mod chance;
mod choices;
mod course;
mod diagnostics;
mod english;
mod generated;
mod loops;
mod nested;
mod saved;
mod text;
mod toy;
