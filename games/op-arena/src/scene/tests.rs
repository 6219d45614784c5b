//! Tests of what is shown and offered.

mod asked;
mod leaks;
mod pack;
mod shown;
