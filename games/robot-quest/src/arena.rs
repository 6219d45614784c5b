//! Arenas: where the tiles lie.
