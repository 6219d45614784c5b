//! Tests of what is shown and offered.

mod asked;
mod leaks;
pub(crate) mod pack;
mod shown;
