//! Balance reports on games whose cards are known.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::float_arithmetic, reason = "shares are compared")]

mod changes;
mod fresh;
mod toy;
mod verdicts;
mod worth;

use fracas_bots::{Level, Mind};
use fracas_core::{Legible, Seed};
use fracas_lab::{Balance, BalancePlan, CardReport, Judgement, balance};

fn plan(games: u32) -> BalancePlan {
    BalancePlan {
        bot: Mind::from(Level::Greedy),
        decks: None,
        games,
        replays: games,
        seed: Seed::from_number(3),
        threads: 2,
    }
}

fn report<G: Legible>(game: &G, plan: &BalancePlan) -> Balance {
    balance(game, None, plan, &|_| ())
}

fn card<'a>(report: &'a Balance, id: &str) -> &'a CardReport {
    report.cards.iter().find(|card| card.id == id).unwrap()
}

/// Lists the cards that a judgement was passed on.
fn judged(report: &Balance, judgement: Judgement) -> Vec<&str> {
    let found = report.verdicts.iter().filter(|verdict| verdict.judgement == judgement);
    found.map(|verdict| verdict.card.as_str()).collect()
}
