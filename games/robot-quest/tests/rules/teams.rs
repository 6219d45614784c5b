//! Teams: R173 to R177.
