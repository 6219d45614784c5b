//! `fracas play`: a match in the terminal.

mod evening;
mod hint;
mod line;
mod show;

use std::path::{Path, PathBuf};

use anyhow::Result;
use fracas_core::{Saved, Seed};
use fracas_registry::{Desk, Entry, Level, USUAL_LEVEL, bot_names, bot_of_name};

use crate::input::{bad, file, game, say};
use crate::setup::{OptionArgs, bot_levels, seed, set_seats};
use evening::Evening;

/// Plays a match in the terminal, against bots or with others at the same keyboard.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: see `fracas games`.
    #[arg(value_name = "GAME", required_unless_present = "resume")]
    game: Option<String>,
    #[command(flatten)]
    options: OptionArgs,
    #[arg(long, help = format!(
        "Who sits where: human, {} [default: human, {USUAL_LEVEL} in all other seats]",
        bot_levels()
    ))]
    seats: Option<String>,
    /// Where all chance comes from; a fresh one by default.
    #[arg(long)]
    seed: Option<String>,
    /// Goes on with a match saved with `save`.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seed", "mode", "options", "decks", "packs"])]
    resume: Option<PathBuf>,
}

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sitter {
    Human,
    Bot(Level),
}

impl Sitter {
    fn read(name: &str) -> Result<Sitter> {
        if name == "human" {
            return Ok(Sitter::Human);
        }
        name.parse().map(Sitter::Bot).map_err(|why| bad(format!("{why}, and human")))
    }

    fn read_all(names: &str) -> Result<Vec<Sitter>> {
        names.split(',').map(|name| Sitter::read(name.trim())).collect()
    }

    /// Seats a person, and bots everywhere else.
    fn usual(seats: usize) -> Vec<Sitter> {
        let mut sitters = vec![Sitter::Bot(USUAL_LEVEL); seats];
        sitters[0] = Sitter::Human;
        sitters
    }

    /// Gets the level of a bot.
    fn level(self) -> Option<Level> {
        match self {
            Sitter::Human => None,
            Sitter::Bot(level) => Some(level),
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let sitters = args.seats.as_deref().map(Sitter::read_all).transpose()?;
    let (entry, table, seed, sitters) = match &args.resume {
        Some(path) => take_up(path, sitters)?,
        None => deal(args, sitters)?,
    };
    say(format!("{} ({}), seed {seed}", entry.passport().title, table.setup().mode))?;
    say("Type a number to choose, `help` for all commands.")?;
    Evening::new(entry, table, sitters, &seed).run()
}

/// A match with its game, its seed and those who sit at it.
type Opened = (&'static dyn Entry, Box<dyn Desk>, Seed, Vec<Sitter>);

/// Deals a new match.
fn deal(args: &Args, sitters: Option<Vec<Sitter>>) -> Result<Opened> {
    let entry = game(args.game.as_deref().unwrap_or_default())?;
    let mut setup = args.options.setup(entry)?;
    let sitters = sitters.unwrap_or_else(|| Sitter::usual(entry.passport().seats_at(&setup)));
    set_seats(&mut setup, entry.passport(), sitters.len())?;
    let seed = seed(args.seed.as_deref())?;
    let table = entry.deal(&setup, &titles(&sitters), seed.clone()).map_err(bad)?;
    Ok((entry, table, seed, sitters))
}

/// Takes up a saved match with those who sat at it, unless others are named.
fn take_up(path: &Path, sitters: Option<Vec<Sitter>>) -> Result<Opened> {
    let at = |message: &dyn std::fmt::Display| bad(format!("{}: {message}", path.display()));
    let mut saved = Saved::read(&file(path)?).map_err(|why| at(&why))?;
    let entry = game(&saved.setup.game).map_err(|why| at(&why))?;
    let sitters = sitters.unwrap_or_else(|| saved_sitters(&saved));
    saved.names = titles(&sitters);
    let table = entry.take_up(&saved).map_err(|why| at(&why))?;
    let seats = table.names().len();
    if sitters.len() != seats {
        return Err(bad(format!(
            "--seats names {}, and the match has {seats} seats",
            sitters.len()
        )));
    }
    Ok((entry, table, saved.seed, sitters))
}

/// Finds out who sat at a saved match: whoever is not named like a bot is a person.
fn saved_sitters(saved: &Saved) -> Vec<Sitter> {
    let sitter = |name: &String| bot_of_name(name).map_or(Sitter::Human, Sitter::Bot);
    saved.names.iter().map(sitter).collect()
}

/// Names those who sit at a match.
fn titles(sitters: &[Sitter]) -> Vec<String> {
    let levels: Vec<Option<Level>> = sitters.iter().map(|sitter| sitter.level()).collect();
    let named = bot_names(&levels).into_iter().enumerate();
    named.map(|(seat, bot)| bot.unwrap_or_else(|| format!("Player {}", seat + 1))).collect()
}
