//! Tests that look into the state: one for each rule, and for each character.
#![expect(clippy::large_types_passed_by_value, reason = "a plan is written where it is used")]

mod cards;
mod games;
mod people;
mod promise;
mod rules;
mod table;
mod usage;
