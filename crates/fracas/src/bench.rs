//! `fracas bench`: how fast a game is.

use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result};
use fracas_core::Setup;
use fracas_registry::{Bench, Entry};
use indicatif::HumanCount;
use serde::Serialize;

use crate::figures::table;
use crate::input::{bad, say, say_json};
use crate::setup::TableArgs;

/// Measures random play on one core, for each mode and number of seats.
#[derive(clap::Args)]
#[command(mut_arg("mode", |arg| arg.help("The mode of play; all by default")))]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How long to measure each mode, in seconds.
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// Counts instructions per decision too, with valgrind.
    #[arg(long)]
    instructions: bool,
    /// Answers in JSON.
    #[arg(long)]
    json: bool,
    /// Only plays this many random games, for a profiler to look at.
    #[arg(long, hide = true)]
    play_only: Option<u64>,
    /// How many seats those games have.
    #[arg(long, hide = true)]
    seats: Option<usize>,
}

#[derive(Serialize)]
struct Measured {
    #[serde(flatten)]
    bench: Bench,
    #[serde(skip_serializing_if = "Option::is_none")]
    instructions_per_decision: Option<f64>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let (entry, setup) = args.table.read()?;
    if let Some(games) = args.play_only {
        let setup = Setup { seats: args.seats, ..setup };
        return say(entry.play_random_games(&setup, games).map_err(bad)?);
    }
    if !(0.01..=3600.0).contains(&args.seconds) {
        return Err(bad("--seconds takes a number from 0.01 to 3600"));
    }
    let mut measured = Vec::new();
    for setup in setups(entry, &setup, args.table.options.rules.mode.is_some()) {
        let bench = entry
            .bench(&setup, Duration::from_secs_f64(args.seconds), &count_allocations)
            .map_err(bad)?;
        let instructions_per_decision =
            if args.instructions { Some(count_instructions(&args.table, &setup)?) } else { None };
        measured.push(Measured { bench, instructions_per_decision });
    }
    if args.json { say_json(&measured) } else { say(draw(&measured)) }
}

/// Lists the setups to measure: the chosen mode or all, with each number of seats.
fn setups(entry: &dyn Entry, chosen: &Setup, one_mode: bool) -> Vec<Setup> {
    let modes: Vec<&str> = if one_mode {
        // One that does not exist is left for the game to refuse.
        vec![&chosen.mode]
    } else {
        entry.passport().modes.iter().map(|mode| mode.id).collect()
    };
    let with = |mode: &str, seats: usize| Setup {
        mode: mode.into(),
        seats: Some(seats),
        ..chosen.clone()
    };
    modes
        .iter()
        .flat_map(|mode| {
            entry.passport().seats_of(mode).iter().map(move |&seats| with(mode, seats))
        })
        .collect()
}

/// Runs some work and counts the allocations of this thread.
fn count_allocations(work: &mut dyn FnMut()) -> u64 {
    let session = alloc_tracker::Session::new().no_stdout().no_file();
    let operation = session.operation("work");
    let span = operation.measure_thread().iterations(1);
    work();
    drop(span);
    session.to_report().operations().map(|(_, operation)| operation.total_allocations_count()).sum()
}

/// Counts instructions per decision: the difference between a short and a long run of this very
/// program, so that start-up does not count.
fn count_instructions(table: &TableArgs, setup: &Setup) -> Result<f64> {
    let few = under_callgrind(table, setup, 500)?;
    let many = under_callgrind(table, setup, 2_500)?;
    Ok((many.0 - few.0) as f64 / (many.1 - few.1) as f64)
}

/// Runs random games under callgrind; gives instructions and decisions.
fn under_callgrind(table: &TableArgs, setup: &Setup, games: u64) -> Result<(u64, u64)> {
    let program = std::env::current_exe().context("the path of this program")?;
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(program);
    command.args(["bench", &setup.game, "--mode", &setup.mode, "--play-only", &games.to_string()]);
    if let Some(seats) = setup.seats {
        command.args(["--seats", &seats.to_string()]);
    }
    for option in &table.options.rules.options {
        command.args(["--option", option]);
    }
    for deck in &table.options.decks {
        command.args(["--deck", deck]);
    }
    for pack in &table.options.rules.packs {
        command.arg("--cards").arg(pack);
    }
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|why| bad(format!("valgrind is needed to count instructions: {why}")))?;
    let (told, counted) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let instructions =
        counted.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok());
    let decisions = told.trim().parse().ok();
    instructions.zip(decisions).with_context(|| format!("valgrind gave no count:\n{counted}"))
}

fn draw(measured: &[Measured]) -> String {
    let seats = |m: &Measured| format!("{}, {} seats", m.bench.mode, m.bench.seats);
    let header = [String::new()].into_iter().chain(measured.iter().map(seats));
    let mut table = table(1, header.collect());
    let mut row = |name: &str, value: &dyn Fn(&Measured) -> String| {
        table.add_row([name.to_owned()].into_iter().chain(measured.iter().map(value)));
    };
    let rate = |rate: f64| HumanCount(rate as u64).to_string();
    row("games/s", &|m| rate(m.bench.games_per_s));
    row("decisions/s", &|m| rate(m.bench.decisions_per_s));
    row("decisions in a game", &|m| format!("{:.2}", m.bench.decisions_per_game));
    row("ns to clone a state", &|m| format!("{:.1}", m.bench.clone_ns));
    row("ns to draw a world", &|m| format!("{:.1}", m.bench.world_ns));
    row("bytes of a state", &|m| m.bench.state_bytes.to_string());
    row("allocations per decision", &|m| format!("{:.3}", m.bench.allocs_per_decision));
    row("search iterations/s, random playouts", &|m| rate(m.bench.search.random_per_s));
    row("  cut at ten decisions", &|m| rate(m.bench.search.cut_per_s));
    row("  as the levels think", &|m| rate(m.bench.search.level_per_s));
    row("us to a first answer", &|m| format!("{:.1}", m.bench.search.first_answer_us));
    row("allocations per iteration", &|m| format!("{:.3}", m.bench.search.allocs_per_iteration));
    if measured.iter().any(|measured| measured.instructions_per_decision.is_some()) {
        row("instructions per decision", &|m| {
            m.instructions_per_decision.map_or_else(String::new, |count| format!("{count:.1}"))
        });
    }
    table.to_string()
}
