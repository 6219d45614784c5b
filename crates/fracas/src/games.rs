//! `fracas games`: what can be played.

use anyhow::Result;
use fracas_core::Passport;
use fracas_registry::GAMES;
use serde::Serialize;

use crate::input::{say, say_json};
use crate::terminal::wrap;

/// Lists the games: id, title, seats, modes, options and number of cards.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Answers in JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Listed {
    #[serde(flatten)]
    passport: &'static Passport,
    cards: usize,
    decks: Vec<&'static str>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let games: Vec<Listed> = GAMES
        .iter()
        .map(|entry| Listed {
            passport: entry.passport(),
            cards: entry.shelf().cards().len(),
            decks: entry.shelf().premade_decks().iter().map(|(id, _)| *id).collect(),
        })
        .collect();
    if args.json {
        return say_json(&games);
    }
    let listing: Vec<String> = games.iter().map(describe).collect();
    say(listing.join("\n\n"))
}

fn describe(Listed { passport, cards, decks }: &Listed) -> String {
    let seats: Vec<String> = passport.seats.iter().map(ToString::to_string).collect();
    let mut lines = vec![
        format!("{}  {}", passport.id, passport.title),
        wrap("  ", "  ", passport.pitch),
        entry("seats", &seats.join(", ")),
        entry("cards", &cards.to_string()),
    ];
    if !decks.is_empty() {
        lines.push(entry("decks", &decks.join(", ")));
    }
    let labels = |label| std::iter::once(label).chain(std::iter::repeat(""));
    for (label, mode) in labels("modes").zip(passport.modes) {
        lines.push(choice(label, mode.id, mode.about));
    }
    for (label, option) in labels("options").zip(passport.options) {
        let free = option.free.map(|free| format!("or {free}"));
        let values: Vec<&str> = option.values.iter().copied().chain(free.as_deref()).collect();
        let values = values.join(", ");
        lines.push(choice(label, option.id, &format!("{}: {values}", option.about)));
    }
    lines.join("\n")
}

fn entry(label: &str, text: &str) -> String {
    wrap(&format!("  {label:<7}  "), &" ".repeat(11), text)
}

fn choice(label: &str, id: &str, about: &str) -> String {
    wrap(&format!("  {label:<7}  {id:<14} "), &" ".repeat(26), about)
}
