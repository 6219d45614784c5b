//! The rules of Sealed (R171 to R180), each with its test. What formats forbid is tested with Battle Arena.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod building;
mod refused;
mod saved;
mod sealed;
mod table;
