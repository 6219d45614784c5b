//! `fracas deck`: decks that people write by hand.

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Subcommand;
use fracas_cards::{DeckPage, DeckSection, PoolList, Unbuilt, peek_game};
use fracas_registry::{Entry, GAMES};

use crate::cards::{list, refuse};
use crate::input::{bad, file, game, say, say_json};
use crate::setup::{RuleArgs, seed};
use crate::terminal::wrap;

/// Checks, shows or builds a deck.
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
    /// Builds a legal deck and writes it as a deck file.
    Build(BuildArgs),
    /// Lists the formats that decks can be built and checked for.
    Formats(FormatArgs),
}

#[derive(clap::Args)]
#[command(mut_arg("mode", |arg| arg.help("The mode to check for; by default, what the deck holds decides")))]
struct DeckArgs {
    /// The deck file, or the name of a premade deck.
    #[arg(value_name = "FILE|NAME")]
    deck: PathBuf,
    #[command(flatten)]
    rules: RuleArgs,
    /// Answers in JSON.
    #[arg(long)]
    json: bool,
}

#[derive(clap::Args)]
#[command(mut_arg("mode", |arg| arg.help("The mode to build for; by default, the one that needs most cards")))]
struct BuildArgs {
    /// The game: see `fracas games`.
    #[arg(value_name = "GAME")]
    game: String,
    /// The format: see `fracas deck formats`; the game's first by default.
    #[arg(long)]
    format: Option<String>,
    /// The cards to choose from, as a deck file of any size; all cards by default.
    #[arg(long, value_name = "FILE")]
    pool: Option<PathBuf>,
    /// Which of many decks to build.
    #[arg(long, value_name = "SEED", default_value = "1")]
    seed: String,
    #[command(flatten)]
    rules: RuleArgs,
}

#[derive(clap::Args)]
struct FormatArgs {
    /// The game: see `fracas games`.
    #[arg(value_name = "GAME")]
    game: String,
    /// Answers in JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match &args.command {
        Command::Check(args) => check(args),
        Command::Show(args) => show(args),
        Command::Build(args) => build(args),
        Command::Formats(args) => list_formats(args),
    }
}

fn check(args: &DeckArgs) -> Result<()> {
    let page = read(args)?;
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
    let page = read(args)?;
    if args.json {
        return say_json(&page);
    }
    say(format!("{} ({})", page.name, page.format))?;
    for DeckSection { name, cards, .. } in &page.sections {
        let count: usize = cards.iter().map(|card| card.copies).sum();
        say(format!("\n{name}: {count}"))?;
        let lines = list(cards.iter().map(|copies| &copies.card));
        let mut lines = cards.iter().zip(lines);
        lines.try_for_each(|(card, line)| say(format!("{:>3} {line}", card.copies)))?;
    }
    Ok(())
}

fn build(args: &BuildArgs) -> Result<()> {
    let entry = game(&args.game)?;
    let mut setup = args.rules.setup(entry)?;
    if args.rules.mode.is_none() {
        setup.mode.clear();
    }
    if let Some(format) = &args.format {
        setup.options.insert("format".into(), format.clone());
    }
    let pool = args
        .pool
        .as_deref()
        .map(|path| Ok::<_, anyhow::Error>((path.display().to_string(), file(path)?)));
    let pool = pool.transpose()?;
    let pool = pool.as_ref().map(|(file, text)| PoolList { file, text });
    match entry.shelf().build_deck(&setup, pool, &seed(Some(&args.seed))?) {
        Ok(deck) => say(deck.trim_end()),
        Err(Unbuilt::Unreadable(report)) => Err(bad(report)),
        Err(Unbuilt::Wrong(problems)) => Err(bad(problems)),
    }
}

fn list_formats(args: &FormatArgs) -> Result<()> {
    let shelf = game(&args.game)?.shelf();
    let (formats, left_out) = (shelf.formats(), shelf.left_out_formats());
    if args.json {
        return say_json(&serde_json::json!({ "formats": formats, "left_out": left_out }));
    }
    if formats.is_empty() {
        return say(format!("{} has no formats: all its decks are built alike", args.game));
    }
    for format in &formats {
        say(format!("{}  {}", format.id, format.title))?;
        say(wrap("    ", "    ", &format.limits.join("; ")))?;
    }
    for format in &left_out {
        say(wrap(&format!("left out: {}: ", format.name), "    ", &format.reason))?;
    }
    Ok(())
}

/// Reads a deck and checks it; says all that is wrong with a text that cannot be read.
fn read(args: &DeckArgs) -> Result<DeckPage> {
    let (entry, name, text) = find(&args.deck)?;
    let mut setup = args.rules.setup(entry)?;
    entry.passport().check(&setup).or(()).map_err(bad)?;
    if args.rules.mode.is_none() {
        // Without a mode the deck is checked for all it has.
        setup.mode.clear();
    }
    entry.shelf().check_deck(&name, &text, &setup).or_else(|report| refuse(&report, args.json))
}

/// Finds a deck by file or premade name, and its game.
fn find(deck: &Path) -> Result<(&'static dyn Entry, String, String)> {
    let name = deck.display().to_string();
    if !deck.exists() {
        return find_premade(&name);
    }
    let text = file(deck)?;
    let Some(id) = peek_game(&text) else {
        return Err(bad(format!(
            "{name}: the deck does not say which game it is for; add a line like: game: battle-arena"
        )));
    };
    Ok((game(&id)?, name, text))
}

fn find_premade(name: &str) -> Result<(&'static dyn Entry, String, String)> {
    let mut known = Vec::new();
    for entry in GAMES {
        for (id, text) in entry.shelf().premade_decks() {
            if *id == name {
                return Ok((*entry, (*id).to_owned(), (*text).to_owned()));
            }
            known.push(*id);
        }
    }
    Err(bad(format!(
        "{name}: there is no such file, nor a premade deck; these are {}",
        known.join(", ")
    )))
}
