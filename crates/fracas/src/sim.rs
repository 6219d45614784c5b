//! `fracas sim`: many games between bots, and what they tell.

pub(crate) mod contenders;
mod draw;
pub(crate) mod progress;
pub(crate) mod rows;

use anyhow::Result;
use fracas_core::{Seed, Setup};
use fracas_registry::{Entry, Level, Mind, Pace, Played, Seating, SimReport, Trial, TrialError};
use serde::Serialize;

use crate::input::{bad, say, say_json};
use crate::setup::{RunArgs, TableArgs, mind_names, set_seats};
pub(crate) use draw::{interval, rate};

use contenders::{Field, NamedDeck, read_bots};
use progress::Bar;
use rows::{RowArgs, TableOfRows};

/// Lets bots play many games: who wins how often, with 95% intervals.
///
/// If those in the seats differ, games are paired: every deal is played once in each rotation of the
/// contenders over the seats, with the same chance of the rules, so that luck of deal and seat
/// cancels. Those games are a set; intervals are Student's t from the mean and variance of whole
/// sets. Otherwise everyone stays in one seat, and intervals are Wilson's over games.
///
/// The same seed gives the same results at any number of threads.
#[derive(clap::Args)]
#[command(mut_arg("decks", |arg| arg.help(
    "A deck for the next of --seats, premade or a file; it moves with its bot. Without, every \
     seat keeps its usual deck"
)))]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    #[arg(long, value_name = "BOTS", help = format!("Who plays, one for each seat: {} [default: random in all seats]", mind_names()))]
    seats: Option<String>,
    #[command(flatten)]
    seating: SeatingArgs,
    /// How many games to play, rounded up to whole sets [default: 10000; with --until 10000000].
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: Option<u64>,
    /// Stops once every contender's 95% interval is this narrow to either side: ±1%, 1% or 0.01.
    ///
    /// It is looked at after fixed numbers of sets, each an eighth more than the one before, 128
    /// being the first. Since that looks at the width alone and never at who leads, the interval
    /// still means what it says; --games is then the most to play.
    #[arg(long, value_name = "WIDTH", value_parser = read_width)]
    until: Option<f64>,
    #[command(flatten)]
    run: RunArgs,
    #[command(flatten)]
    rows: RowArgs,
    /// Plays only this match of the simulation again, and shows its decisions.
    #[arg(long = "match", value_name = "NUMBER", conflicts_with_all = ["out", "rows", "until"])]
    only: Option<u64>,
    /// Answers in JSON.
    #[arg(long)]
    json: bool,
}

/// Who and what changes seats.
#[derive(clap::Args)]
struct SeatingArgs {
    /// Rotates the contenders over the seats; the default where they differ.
    #[arg(long, conflicts_with = "unpaired")]
    paired: bool,
    /// Leaves everyone in one seat.
    #[arg(long)]
    unpaired: bool,
    /// Leaves the decks in their seats while the bots rotate.
    #[arg(long, requires = "decks")]
    decks_stay: bool,
}

/// The answer as JSON: everything under `report` is the same on every machine.
#[derive(Serialize)]
struct Answer<'a> {
    setup: &'a Setup,
    seed: &'a Seed,
    #[serde(skip_serializing_if = "Option::is_none")]
    decks: Option<Decks>,
    report: &'a SimReport,
    pace: &'a Pace,
}

/// What happens to decks while bots change seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Decks {
    /// They stay in their seats.
    Stay,
    /// They move with their bots.
    Move,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let (entry, setup) = args.table.read()?;
    let simulation = Simulation::read(args, entry, setup)?;
    if let Some(number) = args.only {
        let games = simulation.trial.games;
        if games <= number {
            let sentence =
                format!("--match counts from 0, and there are {games} matches to play again");
            return Err(bad(sentence));
        }
        return simulation.play_again(number, args.json);
    }
    let (report, pace) = simulation.play(&args.rows)?;
    let Simulation { setup, trial, decks, field, .. } = &simulation;
    if args.json {
        let answer =
            Answer { setup, seed: &trial.seed, decks: *decks, report: &report, pace: &pace };
        return say_json(&answer);
    }
    say(format!("{} ({}), seed {}", entry.passport().title, setup.mode, trial.seed))?;
    field.clock().map_or(Ok(()), say)?;
    say(draw::report(&report, &pace, *decks, trial.until))
}

/// A simulation that can be played.
struct Simulation {
    entry: &'static dyn Entry,
    setup: Setup,
    trial: Trial,
    seating: Seating,
    /// What happens to decks, if bots change seats.
    decks: Option<Decks>,
    field: Field,
    seat_decks: Vec<String>,
}

impl Simulation {
    fn read(args: &Args, entry: &'static dyn Entry, mut setup: Setup) -> Result<Simulation> {
        let usual = vec![Mind::from(Level::Random); entry.passport().seats_at(&setup)];
        let bots = args.seats.as_deref().map_or(Ok(usual), read_bots)?;
        set_seats(&mut setup, entry.passport(), bots.len())?;
        entry.check(&setup).map_err(bad)?;
        let mut seat_decks = args.table.options.decks.clone();
        let moves = !args.seating.decks_stay && setup.decks.len() == bots.len();
        let field = if moves { gather(&bots, &mut setup, &mut seat_decks) } else { only(&bots) };
        let seating = if !args.seating.unpaired && (args.seating.paired || field.differs()) {
            Seating::Rotating
        } else {
            Seating::Fixed
        };
        let decks = match seating {
            Seating::Rotating => Some(if moves { Decks::Move } else { Decks::Stay }),
            Seating::Fixed => None,
        };
        let usual_games = if args.until.is_some() { 10_000_000 } else { 10_000 };
        let trial = Trial {
            contenders: field.contenders.clone(),
            games: args.games.unwrap_or(usual_games),
            until: args.until,
            seed: args.run.seed()?,
            threads: args.run.threads.count(),
            noting: args.rows.noting(),
        };
        Ok(Simulation { entry, setup, trial, seating, decks, field, seat_decks })
    }

    fn play(&self, rows: &RowArgs) -> Result<(SimReport, Pace)> {
        let Simulation { entry, setup, trial, seating, field, seat_decks, .. } = self;
        let seats = trial.contenders.len();
        let table = TableOfRows { seed: &trial.seed, seats, field, seat_decks };
        let mut writer = rows.start(table)?;
        let mut sink =
            writer.as_mut().map(|writer| move |played: &Played<'_>| writer.write(played));
        let bar = Bar::new(trial.games, trial.until);
        let played = entry.contest(
            setup,
            trial,
            *seating,
            &|heard| bar.hear(heard),
            sink.as_mut().map(|sink| sink as _),
        );
        bar.clear();
        let answer = played.map_err(failed)?;
        writer.map_or(Ok(()), rows::RowWriter::finish)?;
        Ok(answer)
    }

    fn play_again(&self, number: u64, json: bool) -> Result<()> {
        let mut shown = None;
        let mut show = |played: &Played<'_>| {
            shown = Some(draw::game(played, &self.field, json));
            Ok(())
        };
        let Simulation { entry, setup, trial, seating, .. } = self;
        entry.play_again(setup, trial, *seating, number, &mut show).map_err(failed)?;
        shown.map_or(Ok(()), |shown| say(shown?))
    }
}

/// Makes contenders of bots that bring their decks.
fn gather(bots: &[Mind], setup: &mut Setup, names: &mut Vec<String>) -> Field {
    let mut field = Field::default();
    let decks = std::mem::take(&mut setup.decks).into_iter().zip(std::mem::take(names));
    for (mind, (deck, name)) in bots.iter().zip(decks) {
        let deck = NamedDeck { name, deck };
        field.add(&format!("{mind} with {}", deck.name), *mind, Some(&deck));
    }
    field
}

/// Makes contenders of bots that bring nothing.
fn only(bots: &[Mind]) -> Field {
    let mut field = Field::default();
    for mind in bots {
        field.add(&mind.to_string(), *mind, None);
    }
    field
}

/// Says why an experiment has no result.
pub(crate) fn failed(error: TrialError) -> anyhow::Error {
    match error {
        TrialError::Setup(problems) => bad(problems),
        TrialError::Sink(error) => {
            anyhow::Error::new(error).context("the rows could not be written")
        }
    }
}

/// Reads half of the width of an interval: `±1%`, `1%` or `0.01`.
fn read_width(text: &str) -> Result<f64, String> {
    let text = text.trim();
    let number = ["±", "+/-", "+-"].iter().find_map(|sign| text.strip_prefix(sign));
    let number = number.unwrap_or(text);
    let (digits, scale) = match number.strip_suffix('%') {
        Some(digits) => (digits.trim(), 100.0),
        None => (number, 1.0),
    };
    let width = digits.trim().parse().map(|width: f64| width / scale);
    let wrong = || "write it as ±1%, 1% or 0.01, from ±0.001% to ±50%".to_owned();
    width.ok().filter(|width| (0.000_01..=0.5).contains(width)).ok_or_else(wrong)
}
