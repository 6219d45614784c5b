//! What comes from outside, and what is said when it is wrong.

use std::fmt;
use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};
use fracas_registry::{Entry, GAMES, find};

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
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    };
    if error.chain().any(is_closed) {
        return ExitCode::SUCCESS;
    }
    let text = format!("{error:#}");
    let prefix = if text.starts_with("error") { "" } else { "error: " };
    let _ = writeln!(io::stderr(), "{prefix}{text}");
    ExitCode::from(if error.is::<BadInput>() { 2 } else { 1 })
}

/// Finds a game, or says which there are.
pub(crate) fn game(id: &str) -> Result<&'static dyn Entry> {
    let known: Vec<&str> = GAMES.iter().map(|entry| entry.passport().id).collect();
    find(id).ok_or_else(|| bad(format!("there is no game {id:?}; there are: {}", known.join(", "))))
}

/// Reads a text file.
pub(crate) fn file(path: &Path) -> Result<String> {
    let bytes = std::fs::read(path).map_err(|why| bad(format!("{}: {why}", path.display())))?;
    let name = path.display().to_string();
    fracas_cards::text(&name, &bytes).map(str::to_owned).map_err(bad)
}

/// Reads all of standard input.
pub(crate) fn standard_input() -> Result<String> {
    if io::stdin().is_terminal() {
        return Err(bad(
            "a saved match is expected on standard input, as `fracas state new` writes it",
        ));
    }
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes).context("standard input")?;
    String::from_utf8(bytes).map_err(|_| bad("standard input is not UTF-8 text"))
}

/// Writes a file, whole or not at all.
pub(crate) fn write_file(path: &Path, text: &str) -> Result<()> {
    let mut unfinished = path.as_os_str().to_owned();
    unfinished.push(".unfinished");
    std::fs::write(&unfinished, text)
        .and_then(|()| std::fs::rename(&unfinished, path))
        .with_context(|| format!("{} could not be written", path.display()))
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
