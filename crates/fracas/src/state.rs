//! `fracas state`: a saved match as JSON on standard input and output.

use anyhow::Result;
use clap::Subcommand;
use fracas_core::{Saved, Setup, Viewer};
use fracas_registry::Desk;

use crate::input::{self, bad, game, say, say_json, standard_input};
use crate::setup::{TableArgs, seed};
use crate::terminal::draw;

/// Works on a saved match: JSON on standard input, JSON on standard output.
///
/// The JSON can be edited by hand; an impossible position is refused with its reasons.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Deals a new match and writes it.
    New {
        #[command(flatten)]
        table: TableArgs,
        /// How many seats the table has; the game's usual number by default.
        #[arg(long)]
        seats: Option<usize>,
        /// Where all chance comes from; a fresh one by default.
        #[arg(long)]
        seed: Option<String>,
    },
    /// Lists what a seat may do.
    Actions {
        /// The seat, counted from 0.
        #[arg(long)]
        seat: u8,
        /// Answers in JSON.
        #[arg(long)]
        json: bool,
    },
    /// Shows what a seat sees.
    Scene {
        /// The seat, counted from 0; without it, what a spectator sees.
        #[arg(long)]
        seat: Option<u8>,
        /// Answers in JSON.
        #[arg(long)]
        json: bool,
    },
    /// Plays one action and writes the match after it.
    Play {
        /// The seat, counted from 0.
        #[arg(long)]
        seat: u8,
        /// The action, as `fracas state actions` names it.
        #[arg(value_name = "ACTION", required = true, num_args = 1..)]
        action: Vec<String>,
        /// Answers a refusal in JSON too: code, rule and sentence.
        #[arg(long)]
        json: bool,
    },
}

pub(crate) fn run(args: Args) -> Result<()> {
    match args.command {
        Command::New { table, seats, seed: text } => {
            let (entry, setup) = table.read()?;
            let setup = Setup { seats, ..setup };
            let table = entry.deal(&setup, &[], seed(text.as_deref())?).map_err(bad)?;
            say(table.save().write())
        }
        Command::Actions { seat, json } => actions(&*read_match()?, seat, json),
        Command::Scene { seat, json } => scene(&*read_match()?, seat, json),
        Command::Play { seat, action, json } => {
            play(&mut *read_match()?, seat, &action.join(" "), json)
        }
    }
}

/// Reads a saved match from standard input.
fn read_match() -> Result<Box<dyn Desk>> {
    let saved = Saved::read(&standard_input()?).map_err(bad)?;
    game(&saved.setup.game)?.take_up(&saved).map_err(bad)
}

fn actions(table: &dyn Desk, seat: u8, json: bool) -> Result<()> {
    let choices = table.view(Viewer::Seat(input::seat(seat, table.names().len())?)).choices;
    if json {
        return say_json(&choices);
    }
    if choices.is_empty() {
        return say(format!("Seat {seat} has nothing to decide now."));
    }
    choices.iter().try_for_each(|choice| say(format!("{:<36} {}", choice.notation, choice.label)))
}

fn scene(table: &dyn Desk, seat: Option<u8>, json: bool) -> Result<()> {
    let viewer = match seat {
        Some(seat) => Viewer::Seat(input::seat(seat, table.names().len())?),
        None => Viewer::Spectator,
    };
    let view = table.view(viewer);
    if json { say_json(&view) } else { say(draw(&view.scene, table.names(), viewer)) }
}

fn play(table: &mut dyn Desk, seat: u8, action: &str, json: bool) -> Result<()> {
    let seat = input::seat(seat, table.names().len())?;
    match table.play(seat, action) {
        Ok(()) => say(table.save().write()),
        Err(refusal) => {
            if json {
                say_json(&serde_json::json!({ "refusal": refusal }))?;
            }
            Err(bad(format!("refused ({}): {refusal}", refusal.code)))
        }
    }
}
