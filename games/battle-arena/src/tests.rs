//! One test for each Play, by set; `arena` is what they are written with.

mod alpha;
mod arena;
mod ledgers;
mod rules;
mod tecmo;
mod update;
