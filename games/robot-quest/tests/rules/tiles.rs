//! Tiles and centre: R178 to R194.
