//! The cards of the game as pages to look things up in.
