//! `fracas cards`: the cards of a game, and checking a card file.

use std::path::PathBuf;

use anyhow::Result;
use clap::Subcommand;
use fracas_cards::{CardPage, Report, peek_game};
use serde_json::json;

use crate::input::{bad, file, game, say, say_json};

/// Lists the cards of a game, or checks a card file.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    /// The game.
    #[arg(required = true)]
    game: Option<String>,
    /// Lists only cards that have this in name, id, facts or text.
    #[arg(long, value_name = "TEXT")]
    search: Option<String>,
    /// Answers in JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Subcommand)]
enum Command {
    /// Checks a card file and names everything that is wrong with it, and where.
    Check {
        /// The card file.
        file: PathBuf,
        /// Answers in JSON.
        #[arg(long)]
        json: bool,
    },
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match (&args.command, &args.game) {
        (Some(Command::Check { file, json }), _) => check(file, *json),
        (None, Some(game)) => list(game, args.search.as_deref(), args.json),
        (None, None) => Err(bad("name a game")),
    }
}

fn list(id: &str, search: Option<&str>, json: bool) -> Result<()> {
    let mut cards = game(id)?.shelf().cards();
    if let Some(search) = search {
        let search = search.to_lowercase();
        cards.retain(|card| has(card, &search));
    }
    if json {
        return say_json(&cards);
    }
    cards.iter().try_for_each(|card| say(line(card)))?;
    say(format!("{} cards", cards.len()))
}

fn has(card: &CardPage, search: &str) -> bool {
    let facts = card.facts.iter().map(|(_, fact)| fact);
    [&card.id, &card.name, &card.text]
        .into_iter()
        .chain(facts)
        .any(|text| text.to_lowercase().contains(search))
}

/// Writes a card in a line, or two where it has a text.
pub(crate) fn line(card: &CardPage) -> String {
    let facts: Vec<String> = card
        .facts
        .iter()
        .filter(|(_, fact)| !fact.is_empty())
        .map(|(label, fact)| format!("{label} {fact}"))
        .collect();
    let text = if card.text.is_empty() { String::new() } else { format!("\n    {}", card.text) };
    format!("{:<28} {:<20} {}  {}{text}", card.id, card.name, card.kind, facts.join(", "))
        .trim_end()
        .to_owned()
}

fn check(path: &std::path::Path, json: bool) -> Result<()> {
    let text = file(path)?;
    let name = path.display().to_string();
    let Some(id) = peek_game(&text) else {
        return Err(bad(format!(
            "{name}: the file does not say which game it is for; its first line is like: game = \"battle-arena\""
        )));
    };
    match game(&id)?.shelf().check_cards(&name, &text) {
        Ok(cards) if json => say_json(&json!({ "game": id, "cards": cards, "errors": [] })),
        Ok(cards) => {
            cards.iter().try_for_each(|card| say(line(card)))?;
            say(format!("{name}: {} cards, nothing wrong", cards.len()))
        }
        Err(report) => refuse(&report, json),
    }
}

/// Says what is wrong with a file.
pub(crate) fn refuse(report: &Report, json: bool) -> Result<()> {
    if json {
        let error = |(line, column, message): (usize, usize, &str)| json!({ "line": line, "column": column, "message": message });
        let errors: Vec<_> = report.lines().map(error).collect();
        say_json(&json!({ "file": report.file(), "errors": errors }))?;
    }
    Err(bad(report))
}
