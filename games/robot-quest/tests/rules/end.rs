//! End of game: R157 to R163, and R211.
