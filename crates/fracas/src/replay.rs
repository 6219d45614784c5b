//! `fracas replay`: a match to look back on.

use std::path::PathBuf;

use anyhow::Result;
use fracas_core::{Pack, Replay, Viewer};
use fracas_registry::{Desk, Entry, ReplayFailure};
use serde_json::json;

use crate::input::{self, bad, file, game, say, say_json};
use crate::setup::read_packs;
use crate::terminal::{draw, wrap};

/// Steps through a replay, or verifies it: same seed, same moves, same result.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The replay.
    file: PathBuf,
    /// Plays it again and checks moves, result, final state and fair shuffle.
    #[arg(long)]
    verify: bool,
    /// Whose eyes to look through, counted from 0; a spectator's by default.
    #[arg(long)]
    seat: Option<u8>,
    /// Shows the table after every move, not only what was told.
    #[arg(long)]
    scenes: bool,
    /// A card file the match was played with; may be repeated.
    #[arg(long = "cards", value_name = "FILE")]
    packs: Vec<PathBuf>,
    /// Answers in JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let text = file(&args.file)?;
    let (entry, replay, end) = match read(&text, &read_packs(&args.packs)?) {
        Ok(read) => read,
        Err(message) => return refuse(args, &message),
    };
    if args.verify {
        return verified(&replay, &*end, args.json);
    }
    let viewer = match args.seat {
        None => Viewer::Spectator,
        Some(seat) => Viewer::Seat(input::seat(seat, end.names().len())?),
    };
    if args.json {
        return say_json(&end.told(viewer, 0));
    }
    step_through(entry, &replay, viewer, args.scenes)
}

/// A replay with its game and the match at its end.
pub(crate) type Read = (&'static dyn Entry, Replay, Box<dyn Desk>);

/// Reads a replay and plays it to its end: one that does not verify would show a match that never
/// was.
pub(crate) fn read(text: &str, packs: &[Pack]) -> Result<Read, String> {
    let replay = Replay::read(text).map_err(|why| why.to_string())?;
    let replay = replay.with_packs(packs).map_err(|why| why.to_string())?;
    let entry = game(&replay.setup.game).map_err(|why| why.to_string())?;
    let end = entry.verify(&replay).map_err(|failure| match failure {
        ReplayFailure::Setup(problems) => problems.to_string(),
        ReplayFailure::Line(error) => error.to_string(),
    })?;
    Ok((entry, replay, end))
}

/// Says why a replay does not verify.
fn refuse(args: &Args, message: &str) -> Result<()> {
    if args.verify && args.json {
        say_json(&json!({ "verified": false, "error": message }))?;
    }
    Err(bad(format!("{}: {message}", args.file.display())))
}

fn verified(replay: &Replay, end: &dyn Desk, json: bool) -> Result<()> {
    if json {
        return say_json(&json!({
            "verified": true,
            "moves": replay.moves.len(),
            "outcome": end.outcome(),
            "state": replay.state,
            "fair": replay.fair.is_some(),
            "ending": replay.ending,
        }));
    }
    let fair =
        if replay.fair.is_some() { " The shuffle is the one that was committed to." } else { "" };
    say(format!(
        "Verified: the moves ({}) lead to the recorded result and state.{fair}",
        replay.moves.len()
    ))
}

fn step_through(entry: &dyn Entry, replay: &Replay, viewer: Viewer, scenes: bool) -> Result<()> {
    let mut table = entry.deal(&replay.setup, &replay.names, replay.seed.clone()).map_err(bad)?;
    say(format!("{} ({}), seed {}", entry.passport().title, replay.setup.mode, replay.seed))?;
    let mut heard = tell(&*table, viewer, 0)?;
    for (number, (seat, notation)) in replay.moves.iter().enumerate() {
        table.play(*seat, notation).map_err(bad)?;
        let name = &table.names()[seat.index()];
        // What a seat does in secret stays out of the others' sight.
        let shown = if viewer.is(*seat) { format!(": {notation}") } else { " decides".into() };
        say(format!("{:>4}  {name}{shown}", number + 1))?;
        heard = tell(&*table, viewer, heard)?;
        if scenes {
            say(draw(&table.view(viewer).scene, table.names(), viewer))?;
        }
    }
    replay.ending.iter().try_for_each(|ending| say(wrap("        ", "          ", ending)))
}

fn tell(table: &dyn Desk, viewer: Viewer, heard: usize) -> Result<usize> {
    let told = table.told(viewer, heard);
    told.iter().try_for_each(|told| say(wrap("        ", "          ", &told.text)))?;
    Ok(heard + told.len())
}
