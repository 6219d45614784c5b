//! One test for each rule, by the chapters of RULES.md.

mod cleanup;
mod components;
mod coverage;
mod damage;
mod end;
mod order;
mod phases;
mod placing;
mod reactive;
mod setup;
mod tokens;
mod variants;
