//! One test for each rule, by the chapters of RULES.md.

mod astral;
mod attacks;
mod battle;
mod battle_order;
mod building;
mod concession;
mod coverage;
mod discard;
mod draw;
mod end;
mod events;
mod hits;
mod kinds;
mod ko;
mod modes;
mod piles;
mod placing;
mod power;
mod reserve;
mod setup;
mod specials;
mod unusable;
mod utilities;
mod venture;
mod winning;
