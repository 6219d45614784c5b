//! One test for each Play, by set; `arena` is what they are written with.

mod alpha;
mod arena;
mod griffey;
mod ledgers;
mod readings;
mod rules;
mod table;
mod tecmo;
mod update;
mod worlds;
