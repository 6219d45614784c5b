//! Acquiring cards and the Shop: R43 to R54.
