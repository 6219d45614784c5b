//! `fracas deck`: decks that people write by hand.

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Subcommand;
use fracas_cards::{DeckPage, peek_game};
use fracas_registry::{Entry, GAMES};

use crate::cards::{line, refuse};
use crate::input::{bad, file, game, say, say_json};
use crate::setup::OptionArgs;

/// Checks or shows a deck file.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Checks a deck against its format and names every offence.
    Check(DeckArgs),
    /// Shows the cards of a deck.
    Show(DeckArgs),
}

#[derive(clap::Args)]
struct DeckArgs {
    /// The deck file, or the name of a premade deck.
    #[arg(value_name = "FILE|NAME")]
    deck: PathBuf,
    #[command(flatten)]
    options: OptionArgs,
    /// Answers in JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match &args.command {
        Command::Check(args) => check(args),
        Command::Show(args) => show(args),
    }
}

fn check(args: &DeckArgs) -> Result<()> {
    let Some(page) = read(args)? else { return Ok(()) };
    if args.json {
        say_json(&page)?;
    }
    let offences: Vec<String> = page
        .offences
        .iter()
        .map(|offence| format!("{}: {}", offence.place, offence.message))
        .collect();
    if !offences.is_empty() {
        return Err(bad(format!(
            "{} is not legal in {}:\n{}",
            page.name,
            page.format,
            offences.join("\n")
        )));
    }
    if args.json { Ok(()) } else { say(format!("{} is legal in {}", page.name, page.format)) }
}

fn show(args: &DeckArgs) -> Result<()> {
    let Some(page) = read(args)? else { return Ok(()) };
    if args.json {
        return say_json(&page);
    }
    say(format!("{} ({})", page.name, page.format))?;
    for (section, cards) in &page.sections {
        let count: usize = cards.iter().map(|(copies, _)| copies).sum();
        say(format!("\n{section}: {count}"))?;
        cards.iter().try_for_each(|(copies, card)| say(format!("{copies:>3} {}", line(card))))?;
    }
    Ok(())
}

/// Reads a deck and checks it; says all that is wrong with a text that cannot be read.
fn read(args: &DeckArgs) -> Result<Option<DeckPage>> {
    let (entry, name, text) = find(&args.deck)?;
    let mut setup = args.options.setup(entry)?;
    if args.options.mode.is_none() {
        // Without a mode the deck is checked for all it has.
        setup.mode.clear();
    }
    match entry.shelf().check_deck(&name, &text, &setup) {
        Ok(page) => Ok(Some(page)),
        Err(report) => refuse(&report, args.json).map(|()| None),
    }
}

/// Finds a deck by file or premade name, and its game.
fn find(deck: &Path) -> Result<(&'static dyn Entry, String, String)> {
    let name = deck.display().to_string();
    if !deck.exists() {
        for entry in GAMES {
            if let Some((id, text)) =
                entry.shelf().premade_decks().iter().find(|(id, _)| *id == name)
            {
                return Ok((*entry, (*id).to_owned(), (*text).to_owned()));
            }
        }
    }
    let text = file(deck)?;
    let Some(id) = peek_game(&text) else {
        return Err(bad(format!(
            "{name}: the deck does not say which game it is for; add a line like: game: battle-arena"
        )));
    };
    Ok((game(&id)?, name, text))
}
