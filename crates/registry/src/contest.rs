//! Those who take part in experiments: a bot with what it brings to the table.

use std::collections::BTreeMap;
use std::io;

use fracas_bots::Mind;
use fracas_core::{Problems, Seed, Setup, Title};
use fracas_lab::{
    Contest, Hear, Matchup, Noting, Pace, Plan, SimReport, Sink, Tournament, TournamentReport,
    noted_contest, noted_tournament,
};

/// Someone who takes part: a bot, and what it changes in the setup of the table it sits at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    /// What it is called.
    pub name: String,
    /// How it decides.
    pub mind: Mind,
    /// The deck it brings; none for the one that belongs to its seat.
    pub deck: Option<String>,
}

impl Contender {
    /// Lets it take its seat. All that it brings along is put into the setup here.
    fn sit(&self, setup: &mut Setup, seat: usize) {
        if let Some(deck) = &self.deck {
            if setup.decks.len() <= seat {
                setup.decks.resize(seat + 1, String::new());
            }
            setup.decks[seat].clone_from(deck);
        }
    }
}

/// Whether the contenders of a simulation change seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// Everyone stays in one seat.
    Fixed,
    /// Every deal is played once in each rotation of the contenders.
    Rotating,
}

/// An experiment between contenders.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Who takes part.
    pub contenders: Vec<Contender>,
    /// How many games; in a tournament, at each table.
    pub games: u64,
    /// Half of the width of 95% intervals at which a simulation may stop.
    pub until: Option<f64>,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many threads; 0 for one on each core.
    pub threads: usize,
    /// What to write down of each game.
    pub noting: Noting,
}

/// Why an experiment has no result.
#[derive(Debug)]
pub enum TrialError {
    /// The setup it names cannot be made.
    Setup(Problems),
    /// A game could not be handed on.
    Sink(io::Error),
}

impl From<Problems> for TrialError {
    fn from(problems: Problems) -> TrialError {
        TrialError::Setup(problems)
    }
}

impl From<io::Error> for TrialError {
    fn from(error: io::Error) -> TrialError {
        TrialError::Sink(error)
    }
}

impl Trial {
    fn plan(&self) -> Plan {
        Plan {
            bots: self.contenders.iter().map(|contender| contender.mind).collect(),
            games: self.games,
            seed: self.seed.clone(),
            threads: self.threads,
        }
    }

    fn names(&self) -> Vec<String> {
        self.contenders.iter().map(|contender| contender.name.clone()).collect()
    }

    /// Plays a simulation in which the contenders sit as they are listed, or rotate.
    pub(crate) fn contest<T: Title>(
        &self,
        title: &T,
        setup: &Setup,
        seating: Seating,
        hear: Hear<'_>,
        sink: Option<Sink<'_>>,
    ) -> Result<(SimReport, Pace), TrialError> {
        let (games, matchup) = self.open(title, setup, seating)?;
        let (plan, names) = (self.plan(), self.names());
        let contest = self.played_at(&matchup, &plan, &names);
        Ok(match sink {
            None => fracas_lab::contest(&games, &contest, hear),
            Some(sink) => noted_contest(&games, &contest, hear, self.noting, sink)?,
        })
    }

    /// Plays one match of that simulation again, with all its decisions written down.
    pub(crate) fn play_again<T: Title>(
        &self,
        title: &T,
        setup: &Setup,
        seating: Seating,
        number: u64,
        sink: Sink<'_>,
    ) -> Result<(), TrialError> {
        let (games, matchup) = self.open(title, setup, seating)?;
        let (plan, names) = (self.plan(), self.names());
        let contest = self.played_at(&matchup, &plan, &names);
        let played = fracas_lab::play_again(&games, &contest, number);
        played.iter().try_for_each(sink)?;
        Ok(())
    }

    /// Makes the rules of a simulation, and says who sits where.
    fn open<T: Title>(
        &self,
        title: &T,
        setup: &Setup,
        seating: Seating,
    ) -> Result<(Vec<T::Game>, Matchup), Problems> {
        let mut tables = Tables::new(title, setup, &self.contenders);
        let contenders: Vec<usize> = (0..self.contenders.len()).collect();
        let matchup = match seating {
            Seating::Rotating => tables.rotate(contenders)?,
            Seating::Fixed => {
                let turns = vec![tables.rules(&contenders)?];
                Matchup { contenders, turns }
            }
        };
        Ok((tables.games, matchup))
    }

    fn played_at<'a>(
        &self,
        matchup: &'a Matchup,
        plan: &'a Plan,
        names: &'a [String],
    ) -> Contest<'a> {
        Contest { plan, names, matchup, until: self.until }
    }

    /// Plays a tournament at tables that name their contenders by number.
    pub(crate) fn tournament<T: Title>(
        &self,
        title: &T,
        setup: &Setup,
        tables: &[Vec<usize>],
        hear: Hear<'_>,
        sink: Option<Sink<'_>>,
    ) -> Result<(TournamentReport, Pace), TrialError> {
        let mut opened = Tables::new(title, setup, &self.contenders);
        let matchups = tables.iter().map(|table| opened.rotate(table.clone()));
        let matchups: Vec<Matchup> = matchups.collect::<Result<_, _>>()?;
        let tournament =
            Tournament { plan: &self.plan(), names: &self.names(), matchups: &matchups };
        let games = &opened.games;
        Ok(match sink {
            None => fracas_lab::tournament(games, &tournament, hear),
            Some(sink) => noted_tournament(games, &tournament, hear, self.noting, sink)?,
        })
    }
}

/// The rules of all tables of an experiment, each made once.
struct Tables<'a, T: Title> {
    title: &'a T,
    setup: &'a Setup,
    contenders: &'a [Contender],
    games: Vec<T::Game>,
    /// Which rules belong to which decks; nothing else differs.
    known: BTreeMap<Vec<String>, usize>,
}

impl<'a, T: Title> Tables<'a, T> {
    fn new(title: &'a T, setup: &'a Setup, contenders: &'a [Contender]) -> Self {
        Tables { title, setup, contenders, games: Vec::new(), known: BTreeMap::new() }
    }

    /// Gets the number of the rules for contenders in this order of seats.
    fn rules(&mut self, sitters: &[usize]) -> Result<usize, Problems> {
        let mut setup = self.setup.clone();
        for (seat, sitter) in sitters.iter().enumerate() {
            self.contenders[*sitter].sit(&mut setup, seat);
        }
        if let Some(known) = self.known.get(&setup.decks) {
            return Ok(*known);
        }
        self.games.push(self.title.open(&setup)?);
        self.known.insert(setup.decks, self.games.len() - 1);
        Ok(self.games.len() - 1)
    }

    /// Makes the matchup in which everyone sits in each seat once.
    fn rotate(&mut self, contenders: Vec<usize>) -> Result<Matchup, Problems> {
        let mut sitters = contenders.clone();
        let mut turns = Vec::with_capacity(contenders.len());
        for _ in &contenders {
            turns.push(self.rules(&sitters)?);
            sitters.rotate_left(1);
        }
        Ok(Matchup { contenders, turns })
    }
}
