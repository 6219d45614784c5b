//! How much an effect may hold. What a card file could exceed is checked when it is read.

/// How many frames a stack holds.
pub const DEPTH: usize = 16;

/// How many things all frames of a stack hold together.
pub const THINGS: usize = 80;

/// The size of the largest group that can be chosen from.
pub const MEMBERS: usize = 250;

/// How many things are remembered until later.
pub const KEPT: usize = 4;

/// How many steps an effect and all that follows from it may take.
pub const STEPS: u16 = 20_000;

/// How deep effects may be nested.
pub const LEVELS: u8 = 16;

/// How many loops and choices of things may be nested; each takes a frame of the stack.
pub const FRAMES: u8 = 6;

/// How many parts or options one list may have.
pub const PARTS: usize = 16;

/// How many things may be chosen at once.
pub const PICKS: u8 = 16;

/// How often one effect may be repeated.
pub const REPEATS: u8 = 20;

/// How often an effect may be repeated by all repeats around it together.
pub const REPEATS_IN_ALL: u32 = 400;

/// How many sides a die may have.
pub const SIDES: u8 = 100;
