//! The cards, heroes and Bosses of the game as pages to look things up in.
