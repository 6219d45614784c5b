//! What comes from outside, and what is said when it is wrong.

use std::fmt;
use std::io::{self, ErrorKind, IsTerminal, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};
use fracas_core::Seat;
use fracas_registry::{Entry, GAMES, find};

/// The most that is read of a file or of standard input, so that an endless one ends.
const MAX_BYTES: u64 = 64 << 20;

/// Input that is wrong. It ends the command with exit code 2; everything else that fails, with 1.
#[derive(Debug)]
pub(crate) struct BadInput(pub(crate) String);

impl fmt::Display for BadInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadInput {}

/// Makes an error of wrong input.
pub(crate) fn bad(what: impl fmt::Display) -> anyhow::Error {
    BadInput(what.to_string()).into()
}

/// Says what went wrong and gives the exit code.
pub(crate) fn report(error: &anyhow::Error) -> ExitCode {
    // A reader that has seen enough, such as `head`, is no failure.
    let is_closed = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
    };
    if error.chain().any(is_closed) {
        return ExitCode::SUCCESS;
    }
    let text = format!("{error:#}");
    let prefix = if text.starts_with("error:") { "" } else { "error: " };
    let _ = writeln!(io::stderr(), "{prefix}{text}");
    ExitCode::from(if error.is::<BadInput>() { 2 } else { 1 })
}

/// Finds a game, or says which there are.
pub(crate) fn game(id: &str) -> Result<&'static dyn Entry> {
    let known: Vec<&str> = GAMES.iter().map(|entry| entry.passport().id).collect();
    find(id).ok_or_else(|| bad(format!("there is no game {id:?}; there are: {}", known.join(", "))))
}

/// Finds a seat of a table, or says which there are.
pub(crate) fn seat(number: u8, seats: usize) -> Result<Seat> {
    if usize::from(number) < seats {
        return Ok(Seat(number));
    }
    Err(bad(format!("there is no seat {number}; the seats are 0 to {}", seats - 1)))
}

/// Reads a text file.
pub(crate) fn file(path: &Path) -> Result<String> {
    let name = path.display().to_string();
    let mut bytes = Vec::new();
    std::fs::File::open(path)
        .and_then(|file| file.take(MAX_BYTES).read_to_end(&mut bytes))
        .map_err(|why| bad(format!("{name}: {}", unreadable(&why))))?;
    if bytes.len() as u64 == MAX_BYTES {
        return Err(bad(format!("{name}: the file is too large")));
    }
    // What is text at all is for its reader to judge; what is not is shown as in a card file.
    String::from_utf8(bytes).or_else(|wrong| {
        fracas_cards::text(&name, wrong.as_bytes()).map(str::to_owned).map_err(bad)
    })
}

fn unreadable(why: &io::Error) -> String {
    if why.kind() == ErrorKind::NotFound {
        "there is no such file".into()
    } else if why.kind() == ErrorKind::IsADirectory {
        "this is a folder, not a file".into()
    } else {
        why.to_string()
    }
}

/// Reads all of standard input.
pub(crate) fn standard_input() -> Result<String> {
    if io::stdin().is_terminal() {
        return Err(bad(
            "a saved match is expected on standard input, as `fracas state new` writes it",
        ));
    }
    let mut bytes = Vec::new();
    io::stdin()
        .take(MAX_BYTES)
        .read_to_end(&mut bytes)
        .map_err(|why| bad(format!("standard input: {}", unreadable(&why))))?;
    String::from_utf8(bytes).map_err(|_| bad("standard input is not UTF-8 text"))
}

/// Writes a file, whole or not at all.
pub(crate) fn write_file(path: &Path, text: &str) -> Result<()> {
    let mut unfinished = path.as_os_str().to_owned();
    unfinished.push(".unfinished");
    let written =
        std::fs::write(&unfinished, text).and_then(|()| std::fs::rename(&unfinished, path));
    if written.is_err() {
        // It may not be there: then there is nothing to clean up.
        let _ = std::fs::remove_file(&unfinished);
    }
    written.with_context(|| format!("{} could not be written", path.display()))
}

/// Prints a line, or fails where `println!` would panic.
pub(crate) fn say(text: impl fmt::Display) -> Result<()> {
    writeln!(io::stdout(), "{text}")?;
    Ok(())
}

/// Prints a value as JSON.
pub(crate) fn say_json(value: &impl serde::Serialize) -> Result<()> {
    say(serde_json::to_string_pretty(value)?)
}

/// Counts things: `1 card`, `2 cards`.
pub(crate) fn count(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}
