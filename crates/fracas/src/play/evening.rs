//! A match and those who sit at it.

use std::io::{self, IsTerminal};
use std::path::Path;

use anyhow::Result;
use fracas_core::{Fast, Rule, Rulebook, Scene, Seat, Seed, Streams, Told, View, Viewer};
use fracas_registry::{Desk, Entry, Level};

use super::Sitter;
use super::hint::{hint_settings, say_advice};
use super::line::{HELP, Line, ask};
use super::show::{say_cards, say_marks};
use crate::input::{bad, say, write_file};
use crate::terminal::{draw, draw_changes, wrap};

/// A match and those who sit at it.
pub(super) struct Evening {
    entry: &'static dyn Entry,
    table: Box<dyn Desk>,
    sitters: Vec<Sitter>,
    thoughts: Streams,
    /// Apart from the thoughts of bots, so that a hint is nothing a bot will think.
    hints: Streams,
    /// How much of the match each seat has heard.
    heard: Vec<Heard>,
    /// The person who looked at the screen last.
    at_keyboard: Option<Seat>,
    /// What was shown last.
    shown: Option<Shown>,
}

/// A table as someone saw it.
struct Shown {
    seat: Seat,
    moves: usize,
    scene: Scene,
}

/// How many events someone has been told.
#[derive(Clone, Copy, Default)]
struct Heard {
    /// Of those that the seat is told.
    own: usize,
    /// Of those that everyone is told.
    public: usize,
}

/// Whether a person goes on.
#[derive(PartialEq, Eq)]
enum Then {
    GoOn,
    Leave,
}

impl Evening {
    pub(super) fn new(
        entry: &'static dyn Entry,
        table: Box<dyn Desk>,
        sitters: Vec<Sitter>,
        seed: &Seed,
    ) -> Evening {
        let heard = vec![Heard::default(); sitters.len()];
        let thoughts = Streams::new(seed);
        let hints = thoughts.branch(0);
        Evening { entry, table, sitters, thoughts, hints, heard, at_keyboard: None, shown: None }
    }

    /// Plays until the match is over or left.
    pub(super) fn run(mut self) -> Result<()> {
        while let Some(seat) = self.next() {
            let then = match self.sitters[seat.index()] {
                Sitter::Bot(level) => self.let_bot_decide(seat, level)?,
                Sitter::Human => self.let_human_decide(seat)?,
            };
            if then == Then::Leave {
                return say("The match is left unfinished.");
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

    /// Lists the seats of people.
    fn people(&self) -> Vec<Seat> {
        let is_human = |seat: &Seat| self.sitters[seat.index()] == Sitter::Human;
        Seat::all(self.sitters.len()).filter(is_human).collect()
    }

    fn let_bot_decide(&mut self, seat: Seat, level: Level) -> Result<Then> {
        let mut chance: Fast = self.thoughts.nth(self.table.moves() as u64);
        let action = self.table.choose(seat, level, &mut chance);
        self.table.play(seat, &action).map_err(bad)?;
        Ok(Then::GoOn)
    }

    /// Asks for the keyboard where several people share it, so that nobody sees another's cards.
    fn hand_over(&mut self, seat: Seat) -> Result<Then> {
        let is_shared = 1 < self.people().len();
        if !is_shared || self.at_keyboard == Some(seat) {
            return Ok(Then::GoOn);
        }
        self.at_keyboard = Some(seat);
        if io::stdout().is_terminal() {
            // The screen, and what has scrolled off it.
            say("\x1b[2J\x1b[3J\x1b[H")?;
        }
        let name = &self.table.names()[seat.index()];
        say(format!("{name}, it is your turn."))?;
        let answer = ask("Press Enter when only you can see the screen. ")?;
        Ok(if answer.is_some() { Then::GoOn } else { Then::Leave })
    }

    fn let_human_decide(&mut self, seat: Seat) -> Result<Then> {
        if self.hand_over(seat)? == Then::Leave {
            return Ok(Then::Leave);
        }
        self.tell(seat)?;
        let view = self.table.view(Viewer::Seat(seat));
        self.show(seat, &view)?;
        for (index, choice) in view.choices.iter().enumerate() {
            say(wrap(&format!("  {:>2}  ", index + 1), "      ", &choice.label))?;
        }
        loop {
            let Some(line) = ask("> ")? else { return Ok(Then::Leave) };
            let is_done = match Line::read(&line) {
                Line::Quit => return Ok(Then::Leave),
                Line::Look => {
                    self.shown = None;
                    true
                }
                Line::Undo => self.undo(seat)?,
                Line::Action(text) => self.decide(seat, &view, text)?,
                Line::Nothing => false,
                Line::Hint => self.hint(seat).map(|()| false)?,
                Line::Card(name) => say_cards(&view, name).map(|()| false)?,
                Line::Show(what) => say_marks(&view, self.table.names(), what).map(|()| false)?,
                Line::Help => say(HELP).map(|()| false)?,
                Line::Rules(number) => self.show_rule(number).map(|()| false)?,
                Line::Save(path) => self.save(path).map(|()| false)?,
                Line::Replay(path) => self.replay(path).map(|()| false)?,
            };
            if is_done {
                return Ok(Then::GoOn);
            }
        }
    }

    /// Shows the table to a seat; after its own move only what has changed by it.
    fn show(&mut self, seat: Seat, view: &View) -> Result<()> {
        let (names, viewer, moves) = (self.table.names(), Viewer::Seat(seat), self.table.moves());
        let is_next = |shown: &&Shown| shown.seat == seat && shown.moves + 1 == moves;
        match self.shown.as_ref().filter(is_next) {
            Some(shown) => say(draw_changes(&shown.scene, &view.scene, names, viewer))?,
            None => say(draw(&view.scene, names, viewer))?,
        }
        self.shown = Some(Shown { seat, moves, scene: view.scene.clone() });
        Ok(())
    }

    /// Tells a seat what happened since it last heard.
    fn tell(&mut self, seat: Seat) -> Result<()> {
        let heard = &mut self.heard[seat.index()];
        let told = self.table.told(Viewer::Seat(seat), heard.own);
        heard.own += told.len();
        heard.public = self.table.told(Viewer::Spectator, 0).len();
        say_told(&told)
    }

    /// Shows what search thinks of a seat's choices: the same however often it is asked.
    fn hint(&self, seat: Seat) -> Result<()> {
        let mut chance = self.hints.nth(self.table.moves() as u64);
        let advice = self.table.advise(seat, hint_settings(), &mut chance);
        say_advice(&advice, seat, self.table.names())
    }

    /// Plays what a person typed; answers whether it was played.
    fn decide(&mut self, seat: Seat, view: &View, line: &str) -> Result<bool> {
        let chosen = line.parse::<usize>().map(|number| view.choices.get(number.wrapping_sub(1)));
        let notation = match chosen {
            Err(_) => line,
            Ok(Some(choice)) => choice.notation.as_str(),
            Ok(None) => {
                say(format!("There are choices 1 to {}.", view.choices.len()))?;
                return Ok(false);
            }
        };
        let Err(refusal) = self.table.play(seat, notation) else { return Ok(true) };
        let answer = if refusal.code == "unreadable" {
            format!("Not understood: {refusal}. Type `help` for other commands.")
        } else {
            format!("Not allowed: {refusal}.")
        };
        say(wrap("", "  ", &answer)).map(|()| false)
    }

    /// Takes a move back; answers whether it was.
    fn undo(&mut self, seat: Seat) -> Result<bool> {
        if let Err(refusal) = self.table.undo(seat) {
            return say(wrap("", "  ", &format!("Not possible: {refusal}."))).map(|()| false);
        }
        // What was taken back was not heard.
        let public = self.table.told(Viewer::Spectator, 0).len();
        for (seat, heard) in Seat::all(self.sitters.len()).zip(&mut self.heard) {
            heard.own = heard.own.min(self.table.told(Viewer::Seat(seat), 0).len());
            heard.public = heard.public.min(public);
        }
        say("Taken back.").map(|()| true)
    }

    fn show_rule(&self, number: &str) -> Result<()> {
        if number.is_empty() {
            return say("Name a rule, as in: rules R12");
        }
        let digits = number.trim_start_matches(['R', 'r']).parse();
        let book = Rulebook::new(self.entry.passport().rules);
        match digits.ok().and_then(|number| book.rule(Rule(number))) {
            Some(rule) => say(wrap("", "  ", &format!("{} {}", rule.rule, rule.text))),
            None => say(format!("There is no rule {number:?}.")),
        }
    }

    fn save(&self, path: &str) -> Result<()> {
        if path.is_empty() {
            return say("Name a file, as in: save my-match.json");
        }
        keep(path, &self.table.save().write(), "match")
    }

    fn replay(&self, path: &str) -> Result<()> {
        if path.is_empty() {
            return say("Name a file, as in: replay my-match.txt");
        }
        match self.table.replay() {
            Some(replay) => keep(path, &replay.write(), "replay"),
            None => say("A match that began from an edited position has no replay; use `save`."),
        }
    }

    /// Shows how the match ended, and keeps it if asked to.
    fn finish(mut self) -> Result<()> {
        let people = self.people();
        let viewer = if let [seat] = people[..] {
            self.tell(seat)?;
            Viewer::Seat(seat)
        } else {
            // Several people look now, so none of them is shown their own cards.
            let heard = people.iter().map(|seat| self.heard[seat.index()].public).min();
            say_told(&self.table.told(Viewer::Spectator, heard.unwrap_or_default()))?;
            Viewer::Spectator
        };
        say(draw(&self.table.view(viewer).scene, self.table.names(), viewer))?;
        if people.is_empty() { Ok(()) } else { self.part() }
    }

    /// Lets people keep a match that is over.
    fn part(&self) -> Result<()> {
        loop {
            say("`replay FILE` keeps the match, Enter leaves.")?;
            let Some(line) = ask("> ")? else { return Ok(()) };
            match Line::read(&line) {
                Line::Nothing | Line::Quit => return Ok(()),
                Line::Save(path) => self.save(path)?,
                Line::Replay(path) => self.replay(path)?,
                Line::Rules(number) => self.show_rule(number)?,
                Line::Help
                | Line::Look
                | Line::Card(_)
                | Line::Show(_)
                | Line::Undo
                | Line::Hint
                | Line::Action(_) => {
                    say("The game is over.")?;
                }
            }
        }
    }
}

fn say_told(told: &[Told]) -> Result<()> {
    told.iter().try_for_each(|told| say(wrap("  • ", "    ", &told.text)))
}

/// Writes a file, and goes on with the match even if that fails.
fn keep(path: &str, text: &str, what: &str) -> Result<()> {
    match write_file(Path::new(path), text) {
        Ok(()) => say(format!("The {what} is in {path}.")),
        Err(error) => say(format!("Not saved: {error:#}.")),
    }
}
