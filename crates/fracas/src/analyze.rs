//! `fracas analyze`: what was well played in a match, and what was luck.

mod story;

use std::path::PathBuf;

use anyhow::Result;
use fracas_core::{Replay, Seed, Setup};
use fracas_registry::{Analysis, Level, ReplayFailure, Study};
use fracas_report::{AnalysisPage, analysis_page};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::input::{bad, file, say, say_json, write_file};
use crate::replay::read;
use crate::setup::{ThreadArgs, read_packs};

/// The most worlds that are played for one question: what takes longer is not waited for.
const MOST: u32 = 100_000_000;

/// Looks back on a match: what each player could expect at every moment, which choices cost most,
/// and how much was luck.
///
/// Every moment is judged from what the player in question knew at that moment. The same replay
/// gets the same analysis, on any machine and at any number of threads.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The replay.
    #[arg(value_name = "REPLAY")]
    file: PathBuf,
    /// How many worlds to play for each question, or as many as a bot: easy, normal, hard, expert.
    #[arg(long, value_name = "N|LEVEL", default_value = "20000", value_parser = iterations)]
    iterations: u32,
    #[command(flatten)]
    threads: ThreadArgs,
    /// A card file the match was played with; may be repeated.
    #[arg(long = "cards", value_name = "FILE")]
    packs: Vec<PathBuf>,
    /// Writes the whole analysis as a page with a chart, in one file.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Answers in JSON.
    #[arg(long)]
    json: bool,
}

/// The answer as JSON.
#[derive(Serialize)]
struct Answer<'a> {
    setup: &'a Setup,
    seed: &'a Seed,
    names: &'a [String],
    analysis: &'a Analysis,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let wrong = |why: &str| bad(format!("{}: {why}", args.file.display()));
    let text = file(&args.file)?;
    let (entry, replay, end) = read(&text, &read_packs(&args.packs)?).map_err(|why| wrong(&why))?;
    let study = Study { iterations: args.iterations, threads: args.threads.count() };
    let bar = progress_bar(&replay);
    let analysis = entry.analyze(&replay, &study, &|| bar.inc(1)).map_err(|failure| {
        wrong(&match failure {
            ReplayFailure::Setup(problems) => problems.to_string(),
            ReplayFailure::Line(error) => error.to_string(),
        })
    })?;
    bar.finish_and_clear();
    let names = end.names();
    let page = AnalysisPage {
        title: entry.passport().title,
        facts: facts(&replay, &analysis),
        names,
        analysis: &analysis,
    };
    if let Some(path) = &args.html {
        write_file(path, &analysis_page(&page))?;
    }
    if args.json {
        let (setup, seed) = (&replay.setup, &replay.seed);
        return say_json(&Answer { setup, seed, names, analysis: &analysis });
    }
    say(format!("{} ({}), seed {}", entry.passport().title, replay.setup.mode, replay.seed))?;
    say(story::tell(&analysis, names))
}

/// Says what was played, for the head of the page.
fn facts(replay: &Replay, analysis: &Analysis) -> Vec<(&'static str, String)> {
    vec![
        ("mode", replay.setup.mode.clone()),
        ("decisions", analysis.decisions.len().to_string()),
        ("worlds for each question", analysis.iterations.to_string()),
        ("seed", replay.seed.to_string()),
    ]
}

/// Reads how much to think: a number, or the name of a bot that looks ahead.
fn iterations(text: &str) -> Result<u32, String> {
    let of_a_bot = text.parse::<Level>().ok().and_then(Level::iterations);
    let number = text.parse().ok().filter(|count| (1..=MOST).contains(count));
    of_a_bot.or(number).ok_or_else(|| {
        let bots = Level::ALL.into_iter().filter(|level| level.iterations().is_some());
        let names: Vec<&str> = bots.map(Level::name).collect();
        format!("give a number from 1 to {MOST}, or one of {}", names.join(", "))
    })
}

/// Makes a bar that is drawn on a terminal only.
fn progress_bar(replay: &Replay) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len} moments, {eta} left");
    let bar = ProgressBar::new(replay.moves.len() as u64 + 1);
    style.map_or(bar.clone(), |style| bar.with_style(style))
}
