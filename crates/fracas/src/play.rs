//! `fracas play`: a match in the terminal.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use fracas_core::{Fast, Rule, Rulebook, Saved, Seat, Seed, Streams, View, Viewer};
use fracas_registry::{Desk, Entry, Level};

use crate::input::{bad, file, game, say, write_file};
use crate::setup::{OptionArgs, seed};
use crate::terminal::draw;

/// Plays a match in the terminal, against bots or with others at the same keyboard.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: see `fracas games`.
    #[arg(value_name = "GAME", required_unless_present = "resume")]
    game: Option<String>,
    #[command(flatten)]
    options: OptionArgs,
    /// Who sits where: `human` or a bot, separated by commas.
    #[arg(long, default_value = "human,greedy")]
    seats: String,
    /// Where all chance comes from; a fresh one by default.
    #[arg(long)]
    seed: Option<String>,
    /// Goes on with a match saved with `save`.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seed", "mode", "options", "decks", "packs"])]
    resume: Option<PathBuf>,
}

const HELP: &str = "\
  NUMBER        does what stands beside the number; so does its notation, as in `decline`
  undo          takes your last move back, if nothing was revealed, rolled or decided since
  look          shows the table again
  rules R12     shows a rule
  save FILE     saves the match; `fracas play --resume FILE` goes on with it
  replay FILE   writes the match so far as a replay
  help          shows this
  quit          leaves the match";

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sitter {
    Human,
    Bot(Level),
}

impl Sitter {
    fn read(name: &str) -> Result<Sitter> {
        if name == "human" {
            return Ok(Sitter::Human);
        }
        name.parse().map(Sitter::Bot).map_err(|why| bad(format!("{why}, and human")))
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let names: Vec<&str> = args.seats.split(',').map(str::trim).collect();
    let sitters: Vec<Sitter> =
        names.iter().map(|name| Sitter::read(name)).collect::<Result<_>>()?;
    let (entry, table, seed) = open(args, &names)?;
    if sitters.len() != table.names().len() {
        return Err(bad(format!(
            "--seats names {} and the table has {} seats",
            sitters.len(),
            table.names().len()
        )));
    }
    say(format!(
        "{} ({}), seed {seed}. Type `help` for the commands.",
        entry.passport().title,
        table.setup().mode
    ))?;
    let thoughts = Streams::new(&seed);
    let heard = vec![0; sitters.len()];
    Evening { entry, table, sitters, thoughts, heard, at_keyboard: None }.run()
}

/// Deals a new match or takes up a saved one.
fn open(args: &Args, sitters: &[&str]) -> Result<(&'static dyn Entry, Box<dyn Desk>, Seed)> {
    if let Some(path) = &args.resume {
        let saved =
            Saved::read(&file(path)?).map_err(|why| bad(format!("{}: {why}", path.display())))?;
        let entry = game(&saved.setup.game)?;
        let table =
            entry.take_up(&saved).map_err(|why| bad(format!("{}: {why}", path.display())))?;
        return Ok((entry, table, saved.seed));
    }
    let entry = game(args.game.as_deref().unwrap_or_default())?;
    let setup = args.options.setup(entry)?;
    let seed = seed(args.seed.as_deref())?;
    let names: Vec<String> =
        sitters.iter().enumerate().map(|(seat, sitter)| name(seat, sitter)).collect();
    let table = entry.deal(&setup, &names, seed.clone()).map_err(bad)?;
    Ok((entry, table, seed))
}

/// Names who sits in a seat.
fn name(seat: usize, sitter: &str) -> String {
    let number = seat + 1;
    if sitter == "human" { format!("Player {number}") } else { format!("Bot {number} ({sitter})") }
}

/// A match and those who sit at it.
struct Evening {
    entry: &'static dyn Entry,
    table: Box<dyn Desk>,
    sitters: Vec<Sitter>,
    thoughts: Streams,
    /// How many events each seat has been told.
    heard: Vec<usize>,
    /// The person who looked at the screen last.
    at_keyboard: Option<Seat>,
}

/// Whether a person goes on.
#[derive(PartialEq, Eq)]
enum Then {
    GoOn,
    Leave,
}

impl Evening {
    fn run(mut self) -> Result<()> {
        while let Some(seat) = self.next() {
            match self.sitters[seat.index()] {
                Sitter::Bot(level) => self.let_bot_decide(seat, level)?,
                Sitter::Human => {
                    self.hand_over(seat)?;
                    if self.let_human_decide(seat)? == Then::Leave {
                        return say("The match is left unfinished.");
                    }
                }
            }
        }
        self.finish()
    }

    /// Gets who decides next: bots first, so that nobody waits for a person in vain.
    fn next(&self) -> Option<Seat> {
        let due = self.table.to_act();
        let bot = due.into_iter().find(|seat| self.sitters[seat.index()] != Sitter::Human);
        bot.or(due.first())
    }

    fn let_bot_decide(&mut self, seat: Seat, level: Level) -> Result<()> {
        let mut chance: Fast = self.thoughts.nth(self.table.moves() as u64);
        let action = self.table.choose(seat, level, &mut chance);
        self.table.play(seat, &action).map_err(bad)
    }

    /// Asks for the keyboard where several people share it, so that nobody sees another's cards.
    fn hand_over(&mut self, seat: Seat) -> Result<()> {
        let people = self.sitters.iter().filter(|sitter| **sitter == Sitter::Human).count();
        if 1 < people && self.at_keyboard != Some(seat) {
            if io::stdout().is_terminal() {
                say("\x1b[2J\x1b[H")?;
            }
            ask(&format!(
                "{}, it is your turn. Press Enter when only you can see the screen. ",
                self.table.names()[seat.index()]
            ))?;
        }
        self.at_keyboard = Some(seat);
        Ok(())
    }

    fn let_human_decide(&mut self, seat: Seat) -> Result<Then> {
        self.tell(seat)?;
        let view = self.table.view(Viewer::Seat(seat));
        say(draw(&view.scene, self.table.names(), Viewer::Seat(seat)))?;
        show_choices(&view)?;
        loop {
            let Some(line) = ask("> ")? else { return Ok(Then::Leave) };
            let (word, rest) = line
                .split_once(' ')
                .map_or((line.as_str(), ""), |(word, rest)| (word, rest.trim()));
            let done = match word {
                "" => false,
                "quit" => return Ok(Then::Leave),
                "help" => say(HELP).map(|()| false)?,
                "look" => true,
                "undo" => self.undo(seat)?,
                "rules" => self.rule(rest).map(|()| false)?,
                "save" => keep(rest, &self.table.save().write(), "match").map(|()| false)?,
                "replay" => self.replay(rest).map(|()| false)?,
                _ => self.decide(seat, &view, &line)?,
            };
            if done {
                return Ok(Then::GoOn);
            }
        }
    }

    /// Tells a seat what happened since it last heard.
    fn tell(&mut self, seat: Seat) -> Result<()> {
        let told = self.table.told(Viewer::Seat(seat), self.heard[seat.index()]);
        self.heard[seat.index()] += told.len();
        told.iter().try_for_each(|told| say(format!("  • {}", told.text)))
    }

    fn decide(&mut self, seat: Seat, view: &View, line: &str) -> Result<bool> {
        let numbered = line.parse::<usize>().ok();
        let notation = match numbered {
            Some(number) => match number.checked_sub(1).and_then(|index| view.choices.get(index)) {
                Some(choice) => choice.notation.as_str(),
                None => {
                    return say(format!("There are choices 1 to {}.", view.choices.len()))
                        .map(|()| false);
                }
            },
            None => line,
        };
        match self.table.play(seat, notation) {
            Ok(()) => Ok(true),
            Err(refusal) if refusal.code == "unreadable" => {
                say(format!("Not understood: {refusal}. Type `help`.")).map(|()| false)
            }
            Err(refusal) => say(format!("Not allowed: {refusal}.")).map(|()| false),
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<bool> {
        match self.table.undo(seat) {
            Ok(()) => {
                self.heard = self
                    .heard
                    .iter()
                    .enumerate()
                    .map(|(index, heard)| self.still_heard(index, *heard))
                    .collect();
                say("Taken back.").map(|()| true)
            }
            Err(refusal) => say(format!("Not possible: {refusal}.")).map(|()| false),
        }
    }

    /// Forgets events that were taken back.
    fn still_heard(&self, index: usize, heard: usize) -> usize {
        heard.min(self.table.told(Viewer::Seat(Seat(index as u8)), 0).len())
    }

    fn rule(&self, number: &str) -> Result<()> {
        let book = Rulebook::new(self.entry.passport().rules);
        let rule = number
            .trim_start_matches(['R', 'r'])
            .parse()
            .ok()
            .and_then(|number| book.rule(Rule(number)));
        say(rule.map_or_else(
            || format!("There is no rule {number:?}."),
            |rule| format!("{} {}", rule.rule, rule.text),
        ))
    }

    fn replay(&self, path: &str) -> Result<()> {
        match self.table.replay() {
            Some(replay) => keep(path, &replay.write(), "replay"),
            None => say("A match that began from an edited position has no replay; use `save`."),
        }
    }

    fn finish(mut self) -> Result<()> {
        let seat = self
            .sitters
            .iter()
            .position(|sitter| *sitter == Sitter::Human)
            .map(|index| Seat(index as u8));
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        match seat {
            Some(seat) => self.tell(seat)?,
            None => self
                .table
                .told(viewer, 0)
                .iter()
                .try_for_each(|told| say(format!("  • {}", told.text)))?,
        }
        say(draw(&self.table.view(viewer).scene, self.table.names(), viewer))?;
        let Some(path) = (if seat.is_some() {
            ask("Enter leaves; `replay FILE` keeps the match. > ")?
        } else {
            None
        }) else {
            return Ok(());
        };
        path.strip_prefix("replay ").map_or(Ok(()), |path| self.replay(path.trim()))
    }
}

/// Writes a file, and goes on with the match even if that fails.
fn keep(path: &str, text: &str, what: &str) -> Result<()> {
    if path.is_empty() {
        return say(format!(
            "Name a file, as in: {} my-{what}",
            if what == "match" { "save" } else { "replay" }
        ));
    }
    match write_file(Path::new(path), text) {
        Ok(()) => say(format!("The {what} is in {path}.")),
        Err(error) => say(format!("Not saved: {error:#}.")),
    }
}

fn show_choices(view: &View) -> Result<()> {
    view.choices
        .iter()
        .enumerate()
        .try_for_each(|(index, choice)| say(format!("  {:>2}  {}", index + 1, choice.label)))
}

/// Asks for a line; none when there is no more input.
fn ask(prompt: &str) -> Result<Option<String>> {
    write!(io::stdout(), "{prompt}")?;
    io::stdout().flush()?;
    let mut line = String::new();
    match io::stdin().lock().read_line(&mut line) {
        Ok(0) => say("").map(|()| None),
        Ok(_) => Ok(Some(line.trim().to_owned())),
        Err(why) if why.kind() == io::ErrorKind::InvalidData => {
            say("That is not text.").map(|()| Some(String::new()))
        }
        Err(why) => Err(why.into()),
    }
}
