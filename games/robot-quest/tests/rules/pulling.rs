//! Pulling: R119 to R122.
