//! `fracas sim`: many games between bots, and what they tell.

use anyhow::Result;
use fracas_core::{Seed, Setup};
use fracas_registry::{Level, Mind, Pace, Plan, SimReport};
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::figures::table;
use crate::input::{bad, say, say_json};
use crate::setup::{TableArgs, bot_levels, seed, set_seats};

/// Lets bots play many games: results by seat with 95% intervals, length of games, rate.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    #[arg(long, help = format!("Who sits where: {} [default: random in all seats]", bot_levels()))]
    seats: Option<String>,
    /// How many games to play.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: u64,
    /// Where all chance comes from.
    #[arg(long, default_value = "1")]
    seed: String,
    /// How many threads to use; 0 for one on each core.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=256))]
    threads: u16,
    /// Answers in JSON.
    #[arg(long)]
    json: bool,
}

/// The answer as JSON: everything under `report` is the same on every machine.
#[derive(Serialize)]
struct Answer<'a> {
    setup: &'a Setup,
    seed: &'a Seed,
    report: &'a SimReport,
    pace: &'a Pace,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let (entry, mut setup) = args.table.read()?;
    let usual = vec![Mind::from(Level::Random); entry.passport().seats[0]];
    let bots = args.seats.as_deref().map_or(Ok(usual), read_bots)?;
    set_seats(&mut setup, entry.passport(), bots.len())?;
    let plan = Plan {
        bots,
        games: args.games,
        seed: seed(Some(&args.seed))?,
        threads: usize::from(args.threads),
    };
    let bar = progress_bar(args.games);
    let (report, pace) = entry.simulate(&setup, &plan, &|games| bar.inc(games)).map_err(bad)?;
    bar.finish_and_clear();
    if args.json {
        return say_json(&Answer { setup: &setup, seed: &plan.seed, report: &report, pace: &pace });
    }
    say(format!("{} ({}), seed {}", entry.passport().title, setup.mode, plan.seed))?;
    say(draw(&report, &pace))
}

/// Reads the names of bots.
fn read_bots(names: &str) -> Result<Vec<Mind>> {
    names.split(',').map(|name| name.trim().parse().map_err(bad)).collect()
}

/// Makes a bar that is drawn on a terminal only.
fn progress_bar(games: u64) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left");
    let bar = ProgressBar::new(games);
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

fn draw(report: &SimReport, pace: &Pace) -> String {
    let header = ["seat", "bot", "wins", "shared", "share", "95% interval", "mean score"];
    let mut table = table(2, header.map(String::from).to_vec());
    for seat in &report.seats {
        table.add_row([
            seat.seat.to_string(),
            seat.bot.clone(),
            seat.wins.to_string(),
            seat.shared.to_string(),
            percent(seat.share),
            format!("{} to {}", percent(seat.interval.low), percent(seat.interval.high)),
            format!("{:.3}", seat.score),
        ]);
    }
    let lengths = &report.lengths;
    let rate = |rate: f64| HumanCount(rate as u64);
    format!(
        "{table}\n{} games, {} of them ties; {} decisions\ndecisions in a game: median {}, 99% at most {}, longest {}\n\
         {} games/s, {} decisions/s ({:.2} s)",
        HumanCount(report.games),
        HumanCount(report.ties),
        HumanCount(report.decisions),
        lengths.median,
        lengths.p99,
        lengths.longest,
        rate(pace.games_per_s),
        rate(pace.decisions_per_s),
        pace.seconds
    )
}

fn percent(share: f64) -> String {
    format!("{:.2}%", share * 100.0)
}
