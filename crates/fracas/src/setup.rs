//! The options that set a table up, shared by all commands that need one.

use std::path::{Path, PathBuf};

use anyhow::Result;
use fracas_core::{Pack, Passport, Seed, Setup};
use fracas_registry::{Entry, Level};

use crate::input::{bad, file, game};

/// What the players agree on before a match.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct TableArgs {
    /// The game: see `fracas games`.
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) options: OptionArgs,
}

/// What the players agree on beside the game.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct OptionArgs {
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    /// A deck for the next seat, premade or a file; once for each seat.
    #[arg(long = "deck", value_name = "NAME|FILE")]
    pub(crate) decks: Vec<String>,
}

/// What decides how decks are built and played.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct RuleArgs {
    /// The mode of play; the game's first by default.
    #[arg(long)]
    pub(crate) mode: Option<String>,
    /// An option of the game, such as tiebreaker=sudden-death; may be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// A card file beside the game's own cards; may be repeated.
    #[arg(long = "cards", value_name = "FILE")]
    pub(crate) packs: Vec<PathBuf>,
}

/// What an experiment is run with.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct RunArgs {
    /// Where all chance comes from.
    #[arg(long = "seed", value_name = "SEED", default_value = "1")]
    seed: String,
    #[command(flatten)]
    pub(crate) threads: ThreadArgs,
}

impl RunArgs {
    /// Reads the seed.
    pub(crate) fn seed(&self) -> Result<Seed> {
        seed(Some(&self.seed))
    }
}

/// How much of the machine to use.
#[derive(clap::Args, Clone, Copy, Debug)]
pub(crate) struct ThreadArgs {
    /// How many threads to use; 0 for one on each core.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=256))]
    threads: u16,
}

impl ThreadArgs {
    /// Gets the number of threads, 0 for one on each core.
    pub(crate) fn count(self) -> usize {
        usize::from(self.threads)
    }
}

impl TableArgs {
    /// Finds the game and gathers the setup.
    pub(crate) fn read(&self) -> Result<(&'static dyn Entry, Setup)> {
        let entry = game(&self.game)?;
        Ok((entry, self.options.setup(entry)?))
    }
}

impl OptionArgs {
    /// Gathers the setup of a game.
    pub(crate) fn setup(&self, entry: &dyn Entry) -> Result<Setup> {
        let mut setup = self.rules.setup(entry)?;
        for deck in &self.decks {
            let deck = read_deck(entry, deck, &setup)?;
            setup.decks.push(deck);
        }
        Ok(setup)
    }
}

impl RuleArgs {
    /// Gathers the setup of a game, without decks.
    pub(crate) fn setup(&self, entry: &dyn Entry) -> Result<Setup> {
        let passport = entry.passport();
        let mut setup = Setup {
            game: passport.id.into(),
            mode: self.mode.clone().unwrap_or_else(|| passport.modes[0].id.into()),
            packs: read_packs(&self.packs)?,
            ..Setup::default()
        };
        for pack in &setup.packs {
            entry.shelf().check_cards(&pack.name, &pack.text).map_err(bad)?;
        }
        for option in &self.options {
            let (id, value) = option
                .split_once('=')
                .ok_or_else(|| bad(format!("--option {option}: write it as NAME=VALUE")))?;
            setup.options.insert(id.into(), value.into());
        }
        Ok(setup)
    }
}

/// Reads the card files of a table.
pub(crate) fn read_packs(paths: &[PathBuf]) -> Result<Vec<Pack>> {
    let pack = |path: &PathBuf| Ok(Pack { name: path.display().to_string(), text: file(path)? });
    paths.iter().map(pack).collect()
}

/// Gets a premade deck's name as it is, and the text of a deck file that can be read.
pub(crate) fn read_deck(entry: &dyn Entry, deck: &str, setup: &Setup) -> Result<String> {
    let is_premade = entry.shelf().premade_decks().iter().any(|(id, _)| *id == deck);
    let path = Path::new(deck);
    if is_premade || !path.exists() {
        // The game says which decks there are.
        return Ok(deck.to_owned());
    }
    let mut text = file(path)?;
    entry.shelf().check_deck(deck, &text, setup).map_err(bad)?;
    // A deck list is told from a premade deck's name by its lines.
    if !text.ends_with('\n') {
        text.push('\n');
    }
    Ok(text)
}

/// Sets as many seats as people and bots were named.
pub(crate) fn set_seats(setup: &mut Setup, passport: &Passport, sitters: usize) -> Result<()> {
    let seats = passport.seats_of(&setup.mode);
    if !seats.contains(&sitters) {
        let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
        return Err(bad(format!(
            "--seats names {sitters}, and {} ({}) is played by {}",
            passport.title,
            setup.mode,
            seats.join(", ")
        )));
    }
    // The usual number goes without saying.
    setup.seats = (sitters != seats[0]).then_some(sitters);
    Ok(())
}

/// Lists the levels of bots, for help.
pub(crate) fn bot_levels() -> String {
    Level::ALL.map(Level::name).join(", ")
}

/// Lists the bots of experiments, for help.
pub(crate) fn mind_names() -> String {
    format!("{}, search=ITERATIONS, search=TIMEms", bot_levels())
}

/// Reads a seed, or makes one that nobody can guess.
pub(crate) fn seed(given: Option<&str>) -> Result<Seed> {
    if let Some(text) = given {
        return text.parse().map_err(bad);
    }
    let number =
        getrandom::u32().map_err(|why| anyhow::anyhow!("no randomness for a seed: {why}"))?;
    Ok(Seed::from_number(u64::from(number)))
}
