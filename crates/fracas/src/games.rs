//! `fracas games`: what can be played.

use anyhow::Result;
use fracas_core::Passport;
use fracas_registry::GAMES;
use serde::Serialize;

use crate::input::{say, say_json};

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
    games.iter().try_for_each(|game| say(describe(game)))
}

fn describe(Listed { passport, cards, decks }: &Listed) -> String {
    let seats: Vec<String> = passport.seats.iter().map(ToString::to_string).collect();
    let mut lines = vec![
        format!("{}  {}", passport.id, passport.title),
        format!("  {}", passport.pitch),
        format!("  seats    {}", seats.join(", ")),
        format!("  cards    {cards}"),
        format!("  decks    {}", decks.join(", ")),
    ];
    for (index, mode) in passport.modes.iter().enumerate() {
        let label = if index == 0 { "modes  " } else { "       " };
        lines.push(format!("  {label}  {:<14} {}", mode.id, mode.about));
    }
    for (index, option) in passport.options.iter().enumerate() {
        let label = if index == 0 { "options" } else { "       " };
        lines.push(format!(
            "  {label}  {:<14} {}: {}",
            option.id,
            option.about,
            option.values.join(", ")
        ));
    }
    lines.join("\n")
}
