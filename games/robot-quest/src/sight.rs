//! The geometry of the arena: spaces, distances and lines, in whole numbers.
