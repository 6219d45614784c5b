//! `fracas cards`: the cards of a game, and checking a card file.

use std::path::PathBuf;

use anyhow::Result;
use clap::Subcommand;
use fracas_cards::{CardPage, Diagnostic, LeftOut, Report, peek_game};
use serde_json::json;

use crate::input::{bad, count, file, game, say, say_json};

/// Lists the cards of a game, or checks a card file.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    /// The game: see `fracas games`.
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
        (None, Some(game)) => look_up(game, args.search.as_deref(), args.json),
        (None, None) => Err(bad("name a game")),
    }
}

fn look_up(id: &str, search: Option<&str>, json: bool) -> Result<()> {
    let shelf = game(id)?.shelf();
    let (mut cards, mut left_out) = (shelf.cards(), shelf.left_out());
    if let Some(search) = search {
        let search = search.to_lowercase();
        cards.retain(|card| has(card, &search));
        left_out.retain(|card| card.name.to_lowercase().contains(&search));
    }
    if json {
        return say_json(&cards);
    }
    list(cards.iter()).try_for_each(say)?;
    say(format!("{}{}", count(cards.len(), "card"), by_kind(&cards)))?;
    for LeftOut { name, reason } in &left_out {
        say(format!("left out: {name} ({reason})"))?;
    }
    Ok(())
}

/// Counts the cards of each kind, if there are several kinds: " (hero 3, play 2)".
fn by_kind(cards: &[CardPage]) -> String {
    let mut kinds: Vec<(&str, usize)> = Vec::new();
    for card in cards {
        match kinds.iter_mut().find(|(kind, _)| *kind == card.kind) {
            Some((_, count)) => *count += 1,
            None => kinds.push((card.kind, 1)),
        }
    }
    let counts: Vec<String> = kinds.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
    if counts.len() < 2 { String::new() } else { format!(" ({})", counts.join(", ")) }
}

fn has(card: &CardPage, search: &str) -> bool {
    let facts = card.facts.iter().map(|fact| &fact.value);
    [&card.id, &card.name, &card.text]
        .into_iter()
        .chain(facts)
        .any(|text| text.to_lowercase().contains(search))
}

/// Writes each card in a line, or two where it has a text.
pub(crate) fn list<'a>(
    cards: impl Iterator<Item = &'a CardPage> + Clone,
) -> impl Iterator<Item = String> {
    let widest = |text: fn(&CardPage) -> &str| {
        cards.clone().map(|card| text(card).chars().count()).max().unwrap_or_default()
    };
    let (id, name) = (widest(|card| &card.id), widest(|card| &card.name));
    cards.map(move |card| {
        let text =
            if card.text.is_empty() { String::new() } else { format!("\n    {}", card.text) };
        let line =
            format!("{:<id$}  {:<name$}  {}  {}", card.id, card.name, card.kind, facts(card));
        format!("{}{text}", line.trim_end())
    })
}

fn facts(card: &CardPage) -> String {
    let facts = card.facts.iter().filter(|fact| !fact.value.is_empty());
    let facts: Vec<String> = facts.map(|fact| format!("{} {}", fact.label, fact.value)).collect();
    facts.join(", ")
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
        Ok(cards) if json => {
            say_json(&json!({ "file": name, "game": id, "cards": cards, "errors": [] }))
        }
        Ok(cards) => {
            list(cards.iter()).try_for_each(say)?;
            say(format!("{name}: {}, nothing wrong", count(cards.len(), "card")))
        }
        Err(report) => refuse(&report, json),
    }
}

/// Says what is wrong with a file.
pub(crate) fn refuse<T>(report: &Report, json: bool) -> Result<T> {
    if json {
        let error = |wrong: &Diagnostic| {
            let (line, column) = report.position(wrong.span.start);
            let Diagnostic { message, label, help, .. } = wrong;
            json!({ "line": line, "column": column, "message": message, "label": label, "help": help })
        };
        let errors: Vec<_> = report.diagnostics().iter().map(error).collect();
        let omitted = report.omitted();
        say_json(&json!({ "file": report.file(), "errors": errors, "omitted": omitted }))?;
    }
    Err(bad(report))
}
