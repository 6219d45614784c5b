//! The other numbers of players of a balance report.

use anyhow::Result;
use fracas_core::{Problems, Setup};
use fracas_registry::{BalancePlan, Entry, Plan, SimReport};

use crate::input::bad;

/// Other numbers of seats than the one reported on get this part of the games.
const PART_OF_GAMES: u32 = 10;

/// Games with the other numbers of seats that a setup can have.
#[derive(Default)]
pub(super) struct OtherSeats {
    tables: Vec<(Setup, Plan)>,
    /// The numbers that the game has but the setup does not allow, and why.
    left_out: Vec<(usize, Problems)>,
}

impl OtherSeats {
    /// Finds the tables, each for so many games, or for a part of the report's games where none are
    /// `asked` for. Decks that were named fit one number of seats; decks that are fresh in each game
    /// belong to the report on cards.
    pub(super) fn gather(
        asked: Option<u32>,
        entry: &dyn Entry,
        setup: &Setup,
        plan: &BalancePlan,
    ) -> Result<OtherSeats> {
        let games = asked.unwrap_or(plan.games.div_ceil(PART_OF_GAMES));
        if games == 0 || plan.decks.is_some() || !setup.decks.is_empty() {
            return Ok(OtherSeats::default());
        }
        let others = OtherSeats::find(entry, setup, plan, games);
        match asked {
            Some(asked) if others.tables.is_empty() => {
                Err(bad(format!("--other-seats {asked}: {}", others.why_none(entry, setup))))
            }
            _ => Ok(others),
        }
    }

    fn find(entry: &dyn Entry, setup: &Setup, plan: &BalancePlan, games: u32) -> OtherSeats {
        let passport = entry.passport();
        let own = passport.seats_at(setup);
        let mut others = OtherSeats::default();
        for &seats in passport.seats_of(&setup.mode).iter().filter(|seats| **seats != own) {
            let setup = Setup { seats: Some(seats), ..setup.clone() };
            let plan = Plan {
                bots: vec![plan.bot; seats],
                games: u64::from(games),
                seed: plan.seed.clone(),
                threads: plan.threads,
            };
            match entry.check(&setup) {
                Ok(()) => others.tables.push((setup, plan)),
                Err(why) => others.left_out.push((seats, why)),
            }
        }
        others
    }

    /// Says why there is no table.
    fn why_none(&self, entry: &dyn Entry, setup: &Setup) -> String {
        let passport = entry.passport();
        let only = format!(
            "{} ({}) is only played by {}",
            passport.title,
            setup.mode,
            passport.seats_at(setup)
        );
        if self.left_out.is_empty() {
            return format!("{only}; leave the option out");
        }
        let reasons = self.left_out.iter().map(|(seats, why)| {
            let reasons: Vec<String> =
                why.iter().map(|one| format!("{}: {}", one.place, one.message)).collect();
            format!("\n  by {seats}: {}", reasons.join("; "))
        });
        format!(
            "{only} with this setup; leave the option out, or change this:{}",
            reasons.collect::<String>()
        )
    }

    /// Gets the numbers of seats that the game has but the setup does not allow.
    pub(super) fn left_out(&self) -> Vec<usize> {
        self.left_out.iter().map(|(seats, _)| *seats).collect()
    }

    /// Counts the games.
    pub(super) fn games(&self) -> u64 {
        self.tables.iter().map(|(_, plan)| plan.games).sum()
    }

    /// Plays the games.
    pub(super) fn play(
        self,
        entry: &dyn Entry,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Vec<SimReport>> {
        let report = |(setup, plan): (Setup, Plan)| {
            entry.simulate(&setup, &plan, progress).map(|(report, _)| report).map_err(bad)
        };
        self.tables.into_iter().map(report).collect()
    }
}
