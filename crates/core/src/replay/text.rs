//! A replay as a text that people read.
//!
//! Tags first, then one move per line. Every line ends in a check over all lines so far, so a
//! change of any character is found, and found in its line. How lines end is left to the system: a
//! carriage return before a line break and a missing last line break change nothing.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::{Move, Replay, ReplayError, Standing};
use crate::chance::Dealer;
use crate::seat::Seat;
use crate::seed::{FairShuffle, NotASeed, Seed, hash, hex};
use crate::setup::Setup;

/// The first line of every replay.
const HEAD: &str = "fracas replay 1";
/// What is said of a text that does not look like a replay at all.
const NO_REPLAY: &str = "this is no replay; a replay begins with \"fracas replay 1\"";
/// The width that lines are filled up to before their check.
const WIDTH: usize = 56;

impl Replay {
    /// Writes the replay.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let mut chain = Chain::new();
        for line in self.lines() {
            let filled = format!("{line:<WIDTH$}");
            let _ = writeln!(text, "{filled} ~{}", chain.check(&filled));
        }
        text
    }

    /// Reads a replay, refusing any line that was changed.
    pub fn read(text: &str) -> Result<Replay, ReplayError> {
        let mut chain = Chain::new();
        let mut lines = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let wrong = |message: &str| ReplayError { line: index + 1, message: message.into() };
            let no_check =
                if text.starts_with(HEAD) { "the line has no check at its end" } else { NO_REPLAY };
            let (content, check) = line.rsplit_once(" ~").ok_or_else(|| wrong(no_check))?;
            if chain.check(content) != check {
                return Err(wrong(
                    "the line is not as it was written, or one before it is missing",
                ));
            }
            lines.push(content.trim_end());
        }
        Reader { lines, next: 0 }.read()
    }

    /// Lists the lines of the replay, tags first, then one line for each move.
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = vec![HEAD.to_owned()];
        let mut tag = |name: &str, value: &str| write_tag(&mut lines, name, value);
        tag("game", &self.setup.game);
        tag("mode", &self.setup.mode);
        for (id, value) in &self.setup.options {
            tag(&format!("option {id}"), value);
        }
        if let Some(seats) = self.setup.seats {
            tag("seats", &seats.to_string());
        }
        for (index, deck) in self.setup.decks.iter().enumerate() {
            tag(&format!("deck {index}"), deck);
        }
        for (name, print) in &self.packs {
            tag("pack", &format!("{print} {name}"));
        }
        for (index, name) in self.names.iter().enumerate() {
            tag(&format!("name {index}"), name);
        }
        tag("generator", Dealer::NAME);
        tag("seed", &self.seed.to_string());
        if let Some((commitment, fair)) = &self.fair {
            tag("commitment", commitment);
            tag("secret", &fair.secret.to_string());
            for (index, nonce) in fair.nonces.iter().enumerate() {
                tag(&format!("nonce {index}"), &nonce.to_string());
            }
        }
        tag("places", &say_result(self.result.as_deref()));
        tag("state", &self.state);
        if let Some(ending) = &self.ending {
            tag("ending", ending);
        }
        tag("moves", &self.moves.len().to_string());
        lines.extend(self.moves.iter().map(|(seat, notation)| format!("{seat} {notation}")));
        lines
    }
}

/// Writes a tag; a value of several lines goes on in lines of its own.
fn write_tag(lines: &mut Vec<String>, name: &str, value: &str) {
    if value.contains('\n') {
        lines.push(format!("{name}:"));
        lines.extend(value.lines().map(|line| format!("  | {line}")));
    } else {
        lines.push(format!("{name}: {value}"));
    }
}

pub(super) fn line_of(lines: &[String], tag: &str) -> usize {
    1 + lines.iter().position(|line| line.starts_with(tag)).unwrap_or_default()
}

/// Writes places and scores by seat: `1 (4), 2 (3)`.
pub(super) fn say_result(result: Option<&[(u8, i32)]>) -> String {
    let Some(result) = result else { return "unfinished".into() };
    let seats: Vec<String> =
        result.iter().map(|(place, score)| format!("{place} ({score})")).collect();
    seats.join(", ")
}

fn read_result(text: &str) -> Result<Option<Standing>, String> {
    if text == "unfinished" {
        return Ok(None);
    }
    let seat = |seat: &str| {
        let (place, score) = seat.strip_suffix(')')?.split_once(" (")?;
        Some((place.parse().ok()?, score.parse().ok()?))
    };
    let seats: Option<Standing> = text.split(", ").map(seat).collect();
    seats.map(Some).ok_or_else(|| format!("places are written like \"1 (4), 2 (3)\", not {text:?}"))
}

/// The running check over the lines of a replay.
struct Chain([u8; 32]);

impl Chain {
    fn new() -> Chain {
        Chain(hash(&[HEAD.as_bytes()]))
    }

    fn check(&mut self, line: &str) -> String {
        self.0 = hash(&[&self.0, line.as_bytes()]);
        hex(&self.0[..3])
    }
}

/// Reads the lines of a replay whose checks are right.
struct Reader<'a> {
    lines: Vec<&'a str>,
    next: usize,
}

impl<'a> Reader<'a> {
    fn read(mut self) -> Result<Replay, ReplayError> {
        if self.line() != Some(HEAD) {
            self.next = 1;
            return Err(self.wrong(format!("a replay begins with {HEAD:?}")));
        }
        let mut tags = Tags::default();
        let moves = loop {
            let (name, value) = self.tag()?;
            if name == "moves" {
                break value
                    .parse()
                    .map_err(|_| self.wrong("the number of moves is not a number"))?;
            }
            tags.set(name, value).map_err(|message| self.wrong(message))?;
        };
        let replay = tags.replay().map_err(|message| self.wrong(message))?;
        Ok(Replay { moves: self.moves(moves)?, ..replay })
    }

    fn line(&mut self) -> Option<&'a str> {
        let line = self.lines.get(self.next).copied();
        self.next += 1;
        line
    }

    fn tag(&mut self) -> Result<(&'a str, String), ReplayError> {
        let Some(line) = self.line() else {
            return Err(self.wrong("the replay ends before its moves"));
        };
        let Some((name, value)) = line.split_once(':') else {
            return Err(self.wrong("expected a tag: a name, a colon and a value"));
        };
        if !value.is_empty() {
            return Ok((name, value.trim_start().to_owned()));
        }
        let mut text = String::new();
        while let Some(more) = self.lines.get(self.next).and_then(|line| line.strip_prefix("  |")) {
            let _ = writeln!(text, "{}", more.strip_prefix(' ').unwrap_or(more));
            self.next += 1;
        }
        Ok((name, text))
    }

    fn moves(&mut self, count: usize) -> Result<Vec<Move>, ReplayError> {
        let mut moves = Vec::new();
        while let Some(line) = self.line() {
            let Some((seat, notation)) = line.split_once(' ') else {
                return Err(self.wrong("expected a move: a seat and what it did"));
            };
            let seat = seat.parse().map_err(|_| self.wrong(format!("{seat:?} is not a seat")))?;
            moves.push((Seat(seat), notation.to_owned()));
        }
        if moves.len() == count {
            return Ok(moves);
        }
        Err(self.wrong(format!("the replay says it has {count} moves and has {}", moves.len())))
    }

    fn wrong(&self, message: impl Into<String>) -> ReplayError {
        ReplayError { line: self.next.clamp(1, self.lines.len().max(1)), message: message.into() }
    }
}

/// The tags of a replay as they are read.
#[derive(Default)]
struct Tags {
    given: BTreeSet<String>,
    setup: Setup,
    packs: Vec<(String, String)>,
    names: Vec<String>,
    seed: Option<Seed>,
    commitment: Option<String>,
    secret: Option<Seed>,
    nonces: Vec<Seed>,
    places: Option<String>,
    state: Option<String>,
    ending: Option<String>,
}

impl Tags {
    fn set(&mut self, name: &str, value: String) -> Result<(), String> {
        if name != "pack" && !self.given.insert(name.to_owned()) {
            return Err(format!("the tag {name:?} is given twice"));
        }
        let (word, rest) = name.split_once(' ').unwrap_or((name, ""));
        match word {
            "game" => self.setup.game = value,
            "mode" => self.setup.mode = value,
            "option" => drop(self.setup.options.insert(rest.to_owned(), value)),
            "seats" => self.setup.seats = Some(read_seats(&value)?),
            "deck" => push_at(&mut self.setup.decks, rest, value)?,
            "pack" => self.packs.push(read_pack(&value)?),
            "name" => push_at(&mut self.names, rest, value)?,
            "generator" => check_generator(&value)?,
            "seed" => self.seed = Some(read_seed(&value)?),
            "commitment" => self.commitment = Some(value),
            "secret" => self.secret = Some(read_seed(&value)?),
            "nonce" => push_at(&mut self.nonces, rest, read_seed(&value)?)?,
            "places" => self.places = read_result(&value).map(|_| Some(value))?,
            "state" => self.state = Some(value),
            "ending" => self.ending = Some(value),
            _ => return Err(format!("there is no tag {name:?}")),
        }
        Ok(())
    }

    fn replay(self) -> Result<Replay, String> {
        let missing = |tag: &str| format!("the tag {tag:?} is missing");
        let fair = match (self.commitment, self.secret) {
            (Some(commitment), Some(secret)) => {
                Some((commitment, FairShuffle { secret, nonces: self.nonces }))
            }
            (None, None) if self.nonces.is_empty() => None,
            (_, None) => return Err(missing("secret")),
            (None, Some(_)) => return Err(missing("commitment")),
        };
        Ok(Replay {
            setup: self.setup,
            packs: self.packs,
            names: self.names,
            seed: self.seed.ok_or_else(|| missing("seed"))?,
            fair,
            moves: Vec::new(),
            result: read_result(&self.places.ok_or_else(|| missing("places"))?)?,
            state: self.state.ok_or_else(|| missing("state"))?,
            ending: self.ending,
        })
    }
}

fn read_seed(text: &str) -> Result<Seed, String> {
    text.parse().map_err(|why: NotASeed| why.to_string())
}

fn read_seats(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| format!("{text:?} is not a number of seats"))
}

fn read_pack(text: &str) -> Result<(String, String), String> {
    let (print, file) = text.split_once(' ').ok_or("a pack has a fingerprint and a name")?;
    Ok((file.to_owned(), print.to_owned()))
}

fn check_generator(name: &str) -> Result<(), String> {
    let known = Dealer::NAME;
    if name == known {
        Ok(())
    } else {
        Err(format!("this version deals with {known}, not {name:?}"))
    }
}

fn push_at<T>(list: &mut Vec<T>, index: &str, value: T) -> Result<(), String> {
    if index != list.len().to_string() {
        return Err(format!("expected number {} here, not {index:?}", list.len()));
    }
    list.push(value);
    Ok(())
}
