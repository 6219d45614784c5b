//! `fracas rules`: the numbered rules of a game.

use anyhow::Result;
use fracas_core::{Rule, RuleText, Rulebook};
use serde_json::json;

use crate::input::{bad, count, game, say, say_json};
use crate::terminal::wrap;

/// Prints the numbered rules of a game, or one of them with its ruling.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: see `fracas games`.
    game: String,
    /// The number of a rule or ruling, such as R12 or C5.
    rule: Option<String>,
    /// Prints only rules that have this in their text.
    #[arg(long, value_name = "TEXT")]
    search: Option<String>,
    /// Answers in JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let markdown = game(&args.game)?.passport().rules;
    let book = Rulebook::new(markdown);
    if let Some(number) = &args.rule {
        return one(book, number, args.json);
    }
    let search = args.search.as_deref().unwrap_or_default().to_lowercase();
    let found: Vec<_> =
        book.rules().filter(|rule| rule.text.to_lowercase().contains(&search)).collect();
    match (args.json, &args.search) {
        (true, _) => say_json(&found),
        (false, None) => say(markdown.trim_end()),
        (false, Some(_)) => {
            found.iter().try_for_each(|rule| say(line(rule)))?;
            say(count(found.len(), "rule"))
        }
    }
}

fn one(book: Rulebook<'_>, number: &str, json: bool) -> Result<()> {
    if let Some(ruling) = book.ruling_named(&number.to_uppercase()) {
        let answer = json!({ "ruling": ruling });
        return if json {
            say_json(&answer)
        } else {
            say(wrap("", "   ", &ruling.replace('*', "")))
        };
    }
    let digits = number.trim_start_matches(['R', 'r']);
    let rule = digits.parse().ok().and_then(|number| book.rule(Rule(number)));
    let Some(rule) = rule else {
        let last = book.rules().last().map_or(0, |last| last.rule.0);
        return Err(bad(format!("there is no rule {number:?}; rules are R1 to R{last}")));
    };
    let ruling = book.ruling(&rule);
    if json {
        return say_json(&json!({ "rule": rule, "ruling": ruling }));
    }
    say(line(&rule))?;
    say(format!("   in: {}", rule.chapter))?;
    ruling.map_or(Ok(()), |ruling| say(wrap("   ", "   ", &ruling.replace('*', ""))))
}

fn line(rule: &RuleText<'_>) -> String {
    wrap("", "   ", &format!("{} {} {}", rule.rule, rule.tags, rule.text))
}
