//! The decks of a balance report: all that fit the table meet each other.

use anyhow::Result;
use fracas_core::Setup;
use fracas_registry::{
    BalancePlan, Contender, Entry, Mind, Noting, Progress, TournamentReport, Trial, all_tables,
};

use crate::sim::failed;

/// Deck games are at most this part of the report's games, but for the fewest at each table.
const PART_OF_GAMES: u64 = 2;
/// The most games that the same decks play with each other.
const MOST_GAMES: u64 = 1_000;
/// The most tables; with more there is no telling decks apart in the time of a report.
const MOST_TABLES: usize = 5_000;

/// The decks that meet, and the tables they meet at.
pub(super) struct DeckTrial {
    setup: Setup,
    trial: Trial,
    tables: Vec<Vec<usize>>,
}

impl DeckTrial {
    /// Gathers the premade decks that fit a table and those that its setup names; none where they
    /// are too few or too many to meet. `named` says what the setup's decks are called.
    pub(super) fn gather(
        entry: &dyn Entry,
        setup: &Setup,
        named: &[String],
        plan: &BalancePlan,
    ) -> Option<DeckTrial> {
        let seats = entry.passport().seats_at(setup);
        let contenders = contenders(entry, setup, named, seats, plan.bot);
        let tables = all_tables(contenders.len(), seats, MOST_TABLES)?;
        if contenders.len() < 2 || tables.is_empty() {
            return None;
        }
        let trial = Trial {
            contenders,
            games: games_at_table(plan, tables.len() as u64, seats as u64),
            until: None,
            seed: plan.seed.clone(),
            threads: plan.threads,
            noting: Noting::Results,
        };
        let setup = Setup { decks: Vec::new(), ..setup.clone() };
        Some(DeckTrial { setup, trial, tables })
    }

    /// Gets how many games they play.
    pub(super) fn games(&self) -> u64 {
        self.trial.games * self.tables.len() as u64
    }

    /// Lets everyone meet everyone; `progress` hears of games done.
    pub(super) fn play(
        &self,
        entry: &dyn Entry,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<TournamentReport> {
        let hear = |heard| {
            if let Progress::Played(games) = heard {
                progress(games);
            }
        };
        let played = entry.tournament(&self.setup, &self.trial, &self.tables, &hear, None);
        played.map(|(report, _)| report).map_err(failed)
    }
}

/// Shares the games out, in whole sets: at least two, or there would be no intervals.
fn games_at_table(plan: &BalancePlan, tables: u64, seats: u64) -> u64 {
    let games = u64::from(plan.games) / PART_OF_GAMES / tables;
    games.min(MOST_GAMES).max(2 * seats).next_multiple_of(seats)
}

/// Lists the decks with which everyone at the table could sit down, each once.
fn contenders(
    entry: &dyn Entry,
    setup: &Setup,
    named: &[String],
    seats: usize,
    mind: Mind,
) -> Vec<Contender> {
    let premade = entry.shelf().premade_decks().iter().map(|(id, _)| (*id, *id));
    let own = named.iter().map(String::as_str).zip(setup.decks.iter().map(String::as_str));
    // Without a name it is the usual deck of a seat, which is a premade one.
    let own = own.filter(|(_, deck)| !deck.trim().is_empty());
    let mut contenders: Vec<Contender> = Vec::new();
    for (name, deck) in premade.chain(own) {
        let all = Setup { decks: vec![deck.to_owned(); seats], ..setup.clone() };
        let is_known = contenders.iter().any(|one| one.deck.as_deref() == Some(deck));
        if !is_known && entry.check(&all).is_ok() {
            contenders.push(Contender { name: name.into(), mind, deck: Some(deck.into()) });
        }
    }
    contenders
}
