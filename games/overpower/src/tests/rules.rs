//! One test for each rule, by the chapters of RULES.md.

mod battle;
mod battle_order;
mod building;
mod discard;
mod draw;
mod end;
mod events;
mod modes;
mod piles;
mod placing;
mod power;
mod reserve;
mod setup;
mod unusable;
mod venture;
mod winning;
