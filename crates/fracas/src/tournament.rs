//! `fracas tournament`: everyone meets everyone, and who is how strong.

use anyhow::Result;
use fracas_core::{Seed, Setup};
use fracas_registry::{Entry, Pace, Played, Ranked, System, TournamentReport, Trial, all_tables};
use indicatif::HumanCount;
use serde::Serialize;

use crate::figures::{percent, table};
use crate::input::{bad, game, say, say_json};
use crate::setup::{RuleArgs, RunArgs, mind_names, read_deck, set_seats};
use crate::sim::contenders::{Field, NamedDeck, read_bots};
use crate::sim::progress::Bar;
use crate::sim::rows::{RowArgs, RowWriter, TableOfRows};
use crate::sim::{failed, interval, rate};

/// The most tables a tournament may have.
const MOST_TABLES: usize = 20_000;

/// Lets many contenders meet, everyone with everyone equally often: shares, intervals, ratings.
///
/// A contender is a bot, a deck, or a bot with a deck: --bots and --decks make one of each two. Every
/// table plays each deal once in each rotation of its contenders over the seats; decks move with
/// their contenders. Intervals are Student's t over those whole sets. Ratings are Glicko-2 for two
/// seats (from 1500; 400 points are ten wins to one) and Weng-Lin for more (from 25).
///
/// The same seed gives the same results at any number of threads.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: see `fracas games`.
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    rules: RuleArgs,
    #[arg(long, default_value = "greedy", help = format!("The bots that play: {}", mind_names()))]
    bots: String,
    /// The decks they play with, premade or files; each bot with each deck.
    #[arg(long, value_name = "NAME|FILE,…")]
    decks: Option<String>,
    /// How many sit at a table; the game's usual number by default.
    #[arg(long, value_name = "NUMBER")]
    seats: Option<usize>,
    /// How many games each table plays, rounded up to whole sets.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    #[command(flatten)]
    run: RunArgs,
    #[command(flatten)]
    rows: RowArgs,
    /// Answers in JSON.
    #[arg(long)]
    json: bool,
}

/// The answer as JSON: everything under `report` is the same on every machine.
#[derive(Serialize)]
struct Answer<'a> {
    setup: &'a Setup,
    seed: &'a Seed,
    report: &'a TournamentReport,
    pace: &'a Pace,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let entry = game(&args.game)?;
    let mut setup = args.rules.setup(entry)?;
    let seats = args.seats.unwrap_or_else(|| entry.passport().seats_at(&setup));
    set_seats(&mut setup, entry.passport(), seats)?;
    let field = gather(args, entry, &setup)?;
    let tables = draw_tables(field.contenders.len(), seats)?;
    let trial = Trial {
        contenders: field.contenders.clone(),
        games: args.games,
        until: None,
        seed: args.run.seed()?,
        threads: args.run.threads.count(),
        noting: args.rows.noting(),
    };
    let rows = TableOfRows { seed: &trial.seed, seats, field: &field, seat_decks: &[] };
    let mut writer = args.rows.start(rows)?;
    let mut sink = writer.as_mut().map(|writer| move |played: &Played<'_>| writer.write(played));
    let games = args.games.next_multiple_of(seats as u64) * tables.len() as u64;
    let bar = Bar::new(games, None);
    let sink = sink.as_mut().map(|sink| sink as _);
    let played = entry.tournament(&setup, &trial, &tables, &|heard| bar.hear(heard), sink);
    bar.clear();
    let (report, pace) = played.map_err(failed)?;
    writer.map_or(Ok(()), RowWriter::finish)?;
    if args.json {
        let answer = Answer { setup: &setup, seed: &trial.seed, report: &report, pace: &pace };
        return say_json(&answer);
    }
    say(format!("{} ({}), seed {}", entry.passport().title, setup.mode, trial.seed))?;
    field.clock().map_or(Ok(()), say)?;
    say(draw(&report, &pace))
}

/// Makes a contender of each bot with each deck.
fn gather(args: &Args, entry: &dyn Entry, setup: &Setup) -> Result<Field> {
    let bots = read_bots(&args.bots)?;
    let names = args.decks.iter().flat_map(|names| names.split(','));
    let decks = names.map(|name| {
        let name = name.trim().to_owned();
        Ok(NamedDeck { deck: read_deck(entry, &name, setup)?, name })
    });
    let decks: Vec<NamedDeck> = decks.collect::<Result<_>>()?;
    let mut field = Field::default();
    for mind in &bots {
        if decks.is_empty() {
            field.add(&mind.to_string(), *mind, None);
        }
        for deck in &decks {
            let name = match bots.as_slice() {
                [_] => deck.name.clone(),
                _ => format!("{mind} with {}", deck.name),
            };
            field.add(&name, *mind, Some(deck));
        }
    }
    Ok(field)
}

/// Lists the tables, or says why there are none.
fn draw_tables(contenders: usize, seats: usize) -> Result<Vec<Vec<usize>>> {
    if contenders < seats.max(2) {
        return Err(bad(format!(
            "a tournament at tables of {seats} needs at least {} contenders, and --bots and --decks \
             make {contenders}",
            seats.max(2)
        )));
    }
    all_tables(contenders, seats, MOST_TABLES).ok_or_else(|| {
        bad(format!(
            "{contenders} contenders make more than {MOST_TABLES} tables of {seats}; name fewer"
        ))
    })
}

fn draw(report: &TournamentReport, pace: &Pace) -> String {
    let system = match report.system {
        System::Glicko2 => "Glicko-2",
        System::WengLin => "Weng-Lin",
    };
    format!(
        "{}\n{system} ratings ± two standard deviations\n\
         How often the one in the row had the better place (the same place counts half):\n{}\n\
         {} games, {} of them ties: {} tables with {} sets each\n{}",
        standings(report),
        matrix(report),
        HumanCount(report.games),
        HumanCount(report.ties),
        HumanCount(report.tables as u64),
        HumanCount(report.sets),
        rate(pace)
    )
}

fn standings(report: &TournamentReport) -> String {
    let header = ["", "contender", "rating", "share", "95% interval", "wins", "shared", "games"];
    let mut table = table(2, header.map(String::from).to_vec());
    for (rank, standing) in report.standings.iter().enumerate() {
        table.add_row([
            (rank + 1).to_string(),
            standing.name.clone(),
            rating(standing, report.system),
            percent(standing.share),
            interval(&standing.interval),
            standing.wins.to_string(),
            standing.shared.to_string(),
            standing.games.to_string(),
        ]);
    }
    table.to_string()
}

fn rating(standing: &Ranked, system: System) -> String {
    let (rating, doubt) = (standing.rating.rating, 2.0 * standing.rating.deviation);
    match system {
        System::Glicko2 => format!("{rating:.0} ±{doubt:.0}"),
        System::WengLin => format!("{rating:.2} ±{doubt:.2}"),
    }
}

fn matrix(report: &TournamentReport) -> String {
    let numbers = (1..=report.standings.len()).map(|rank| rank.to_string());
    let header = [String::new(), "contender".into()].into_iter().chain(numbers);
    let mut table = table(2, header.collect());
    for (rank, standing) in report.standings.iter().enumerate() {
        let cells = standing.against.iter().map(|meeting| {
            meeting.map_or_else(String::new, |meeting| {
                let half_width = 100.0 * meeting.interval.half_width();
                format!("{:.1}% ±{half_width:.1}", 100.0 * meeting.ahead)
            })
        });
        let row = [(rank + 1).to_string(), standing.name.clone()];
        table.add_row(row.into_iter().chain(cells));
    }
    table.to_string()
}
