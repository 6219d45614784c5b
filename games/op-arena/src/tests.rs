//! Tests that look into the state: one for each rule, and for each Dude.

pub(crate) mod arena;
mod dudes;
mod endings;
mod imagined;
mod packs;
mod rules;
mod usage;
