//! What a person types during a match.

use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::Result;

use crate::input::say;

/// What a person may type.
pub(super) const HELP: &str = "  \
  NUMBER        does what stands beside it; so does an action such as `decline`
  hint          shows what search thinks of your choices
  undo          takes your last move back, unless it revealed or drew something
  look          shows the table again
  card NAME     shows what is on a card in sight; `card`, all that have a text
  show NUMBER   shows on the board what a choice would do; `show NAME`, a card
  rules R12     shows a rule
  save FILE     saves the match; `fracas play --resume FILE` goes on with it
  replay FILE   writes the match so far as a replay
  help          shows this
  quit          leaves the match";

/// A line that a person typed.
pub(super) enum Line<'a> {
    Nothing,
    Help,
    Look,
    Quit,
    Undo,
    Hint,
    Card(&'a str),
    Show(&'a str),
    Rules(&'a str),
    Save(&'a str),
    Replay(&'a str),
    Action(&'a str),
}

impl Line<'_> {
    pub(super) fn read(text: &str) -> Line<'_> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (word, rest.trim()) {
            ("", "") => Line::Nothing,
            ("help", "") => Line::Help,
            ("look", "") => Line::Look,
            ("quit", "") => Line::Quit,
            ("undo", "") => Line::Undo,
            ("hint", "") => Line::Hint,
            ("card", name) => Line::Card(name),
            ("show", what) => Line::Show(what),
            ("rules", number) => Line::Rules(number),
            ("save", path) => Line::Save(path),
            ("replay", path) => Line::Replay(path),
            _ => Line::Action(text),
        }
    }
}

/// Asks for a line; none when there is no more input.
pub(super) fn ask(prompt: &str) -> Result<Option<String>> {
    write!(io::stdout(), "{prompt}")?;
    io::stdout().flush()?;
    let mut line = String::new();
    let typed = match io::stdin().lock().read_line(&mut line) {
        Ok(0) => return say("").map(|()| None),
        Ok(_) => line.trim(),
        Err(why) if why.kind() == io::ErrorKind::InvalidData => {
            return say("That is not text.").map(|()| Some(String::new()));
        }
        Err(why) => return Err(why.into()),
    };
    if !io::stdin().is_terminal() {
        // A terminal shows what is typed; elsewhere the record would lack it.
        say(typed)?;
    }
    Ok(Some(typed.to_owned()))
}
