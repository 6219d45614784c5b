//! `fracas balance`: what cards do to a game.

mod decks;
mod limits;
mod others;
mod summary;

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, anyhow};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use fracas_core::{FreshDecks, Seed, Setup};
use fracas_registry::{Balance, BalancePlan, Entry, Level, Mind, SimReport, TournamentReport};
use fracas_report::{BalancePage, balance_page};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::input::{bad, file, say, say_json, write_file};
use crate::setup::{RunArgs, TableArgs, mind_names, read_packs};
use decks::DeckTrial;
use limits::{Finding, Limits};
use others::OtherSeats;

const FRESH_DECKS: &str = "Gives every seat a fresh deck in every game: built (a good one around \
    some cards at random, so that all are met) or any (of any cards that make a legal one)";

/// Says what cards do to a game: who takes them, who wins with them, what they are worth; and which
/// decks are too strong for others.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    #[arg(long, value_name = "HOW", value_parser = fresh_decks(), conflicts_with_all = ["decks", "against"], help = FRESH_DECKS)]
    fresh_decks: Option<FreshDecks>,
    /// An older card file in place of --cards: plays the same deals with it and says what changed; may
    /// be repeated.
    #[arg(long, value_name = "FILE")]
    against: Vec<PathBuf>,
    /// A file of limits; one that is broken ends the command with exit code 1.
    #[arg(long, value_name = "FILE")]
    limits: Option<PathBuf>,
    #[arg(long, default_value = Level::Greedy.name(), help = format!("Who plays, in all seats: {}", mind_names()))]
    bot: String,
    /// How many play; the game's usual number by default.
    #[arg(long)]
    players: Option<usize>,
    /// How many games to play.
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// How many games to play again without a card, over all cards; half of --games by default.
    #[arg(long, value_parser = clap::value_parser!(u32).range(0..=100_000_000))]
    replays: Option<u32>,
    /// How many games to play with each other number of players; a tenth of --games by default. None with
    /// decks that are named or fresh.
    #[arg(long, value_parser = clap::value_parser!(u32).range(0..=10_000_000), conflicts_with_all = ["decks", "fresh_decks"])]
    other_seats: Option<u32>,
    #[command(flatten)]
    run: RunArgs,
    /// Writes the whole report as a page with charts, in one file.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Answers in JSON.
    #[arg(long)]
    json: bool,
}

/// The answer as JSON: everything but the seconds is the same on every machine, unless the
/// bot goes by the clock.
#[derive(Serialize)]
struct Answer<'a> {
    setup: &'a Setup,
    base: Option<&'a Setup>,
    fresh_decks: Option<FreshDecks>,
    seed: &'a Seed,
    bot: String,
    #[serde(flatten)]
    found: &'a Found,
    limits: &'a [Finding],
    seconds: f64,
}

/// What the games of a report tell.
#[derive(Serialize)]
struct Found {
    report: Balance,
    other_seats: Vec<SimReport>,
    /// The other numbers of seats that were left out, since the setup does not allow them.
    seats_left_out: Vec<usize>,
    /// How decks fare against each other; none where no two fit the table.
    decks: Option<TournamentReport>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let (entry, setup) = read_setup(args)?;
    let base = read_base(args, entry, &setup)?;
    let limits = args.limits.as_deref().map(read_limits).transpose()?;
    let plan = read_plan(args)?;
    let start = Instant::now();
    let found = play(args, entry, &setup, base.as_ref(), &plan)?;
    let findings = limits.map(|limits| limits.check(&found.report, found.decks.as_ref()));
    let findings = findings.unwrap_or_default();
    let page = BalancePage {
        title: entry.passport().title,
        facts: facts(args, &setup, &plan, &found),
        report: &found.report,
        other_seats: &found.other_seats,
        decks: found.decks.as_ref(),
        limits: findings.iter().map(|finding| (finding.holds, finding.sentence.clone())).collect(),
    };
    if let Some(path) = &args.html {
        write_file(path, &balance_page(&page))?;
    }
    if args.json {
        say_json(&Answer {
            setup: &setup,
            base: base.as_ref(),
            fresh_decks: plan.decks,
            seed: &plan.seed,
            bot: plan.bot.to_string(),
            found: &found,
            limits: &findings,
            seconds: start.elapsed().as_secs_f64(),
        })?;
    } else {
        say(summary::draw(&page))?;
    }
    broken(&findings)
}

/// Reads how fresh decks are made.
fn fresh_decks() -> impl TypedValueParser<Value = FreshDecks> {
    PossibleValuesParser::new(FreshDecks::ALL.map(FreshDecks::word)).map(|word| {
        let named = FreshDecks::ALL.into_iter().find(|how| how.word() == word);
        named.expect("only these words are taken")
    })
}

/// Plays all games of a report: on cards, with other numbers of seats, of decks with each other. Where
/// decks are fresh in each game, no others are reported on.
fn play(
    args: &Args,
    entry: &dyn Entry,
    setup: &Setup,
    base: Option<&Setup>,
    plan: &BalancePlan,
) -> Result<Found> {
    let decks = match plan.decks {
        None => DeckTrial::gather(entry, setup, &args.table.options.decks, plan),
        Some(_) => None,
    };
    let others = OtherSeats::gather(args.other_seats, entry, setup, plan)?;
    let tables = if base.is_some() { 2 } else { 1 };
    let games = tables * u64::from(plan.games) + u64::from(plan.replays) + others.games();
    let bar = progress_bar(games + decks.as_ref().map_or(0, DeckTrial::games));
    let progress = |games| bar.inc(games);
    let found = Found {
        report: entry.balance(setup, base, plan, &progress).map_err(bad)?,
        seats_left_out: others.left_out(),
        other_seats: others.play(entry, &progress)?,
        decks: decks.map(|decks| decks.play(entry, &progress)).transpose()?,
    };
    bar.finish_and_clear();
    Ok(found)
}

/// Finds the game and gathers the setup, with the number of seats that was asked for.
fn read_setup(args: &Args) -> Result<(&'static dyn Entry, Setup)> {
    let (entry, setup) = args.table.read()?;
    let passport = entry.passport();
    let seats = passport.seats_of(&setup.mode);
    if let Some(players) = args.players.filter(|players| !seats.contains(players)) {
        let known: Vec<String> = seats.iter().map(ToString::to_string).collect();
        let known = known.join(", ");
        return Err(bad(format!("--players {players}: {} is played by {known}", passport.title)));
    }
    let setup = Setup { seats: args.players, ..setup };
    entry.check(&setup).map_err(bad)?;
    Ok((entry, setup))
}

/// Gathers the setup to compare with: the same but for the card files.
fn read_base(args: &Args, entry: &dyn Entry, setup: &Setup) -> Result<Option<Setup>> {
    if args.against.is_empty() {
        return Ok(None);
    }
    let packs = read_packs(&args.against)?;
    for pack in &packs {
        entry.shelf().check_cards(&pack.name, &pack.text).map_err(bad)?;
    }
    let base = Setup { packs, ..setup.clone() };
    entry.check(&base).map_err(|why| bad(format!("with the cards of --against:\n{why}")))?;
    Ok(Some(base))
}

/// Gathers what to play.
fn read_plan(args: &Args) -> Result<BalancePlan> {
    Ok(BalancePlan {
        bot: args.bot.parse::<Mind>().map_err(bad)?,
        decks: args.fresh_decks,
        games: args.games,
        replays: args.replays.unwrap_or(args.games / 2),
        seed: args.run.seed()?,
        threads: args.run.threads.count(),
    })
}

fn read_limits(path: &std::path::Path) -> Result<Limits> {
    Limits::read(&path.display().to_string(), &file(path)?).map_err(bad)
}

/// Says what was played, for the head of the report.
fn facts(
    args: &Args,
    setup: &Setup,
    plan: &BalancePlan,
    found: &Found,
) -> Vec<(&'static str, String)> {
    let names = |paths: &[PathBuf]| {
        let names: Vec<String> = paths.iter().map(|path| path.display().to_string()).collect();
        names.join(", ")
    };
    let options: Vec<String> =
        setup.options.iter().map(|(id, value)| format!("{id}={value}")).collect();
    let facts = [
        ("mode", setup.mode.clone()),
        ("options", options.join(", ")),
        ("decks", args.table.options.decks.join(", ")),
        ("fresh decks", plan.decks.map_or("", FreshDecks::word).to_owned()),
        ("cards", names(&args.table.options.rules.packs)),
        ("against", names(&args.against)),
        ("bot", plan.bot.to_string()),
        ("seed", plan.seed.to_string()),
        ("left out", left_out(&found.seats_left_out)),
    ];
    facts.into_iter().filter(|(_, value)| !value.is_empty()).collect()
}

/// Says which other numbers of seats were left out; nothing if none were.
fn left_out(numbers: &[usize]) -> String {
    if numbers.is_empty() {
        return String::new();
    }
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    format!("games of {} players, which the setup does not allow", numbers.join(", "))
}

/// Ends the command with exit code 1 when a limit is broken.
fn broken(findings: &[Finding]) -> Result<()> {
    let broken: Vec<&str> =
        findings.iter().filter(|one| !one.holds).map(|one| one.sentence.as_str()).collect();
    if broken.is_empty() {
        return Ok(());
    }
    Err(anyhow!(
        "{} broken:\n  {}",
        crate::input::count(broken.len(), "limit"),
        broken.join("\n  ")
    ))
}

/// Makes a bar that is drawn on a terminal only.
fn progress_bar(games: u64) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left");
    let bar = ProgressBar::new(games);
    style.map_or(bar.clone(), |style| bar.with_style(style))
}
