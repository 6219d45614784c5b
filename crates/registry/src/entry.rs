//! A game whose type is not known at compile time.

use std::sync::Arc;
use std::time::Duration;

use fracas_bots::{Advice, Level, Settings};
use fracas_cards::Shelf;
use fracas_core::{
    FairShuffle, Fast, Information, Legible, Match, Passport, Problems, Replay, ReplayError,
    SaveError, Saved, Seat, Seed, Setup, Streams, Table, Title,
};
use fracas_lab::{
    Analysis, Balance, BalancePlan, Bench, CountAllocations, Hear, Pace, Plan, SimReport, Sink,
    Study, TournamentReport,
};

use crate::contest::{Seating, Trial, TrialError};

/// A match that bots can sit at.
pub trait Desk: Table {
    /// Lets a bot choose for a due seat, from what the seat knows; gives the action's notation.
    fn choose(&self, seat: Seat, level: Level, chance: &mut Fast) -> String;

    /// Lets a bot choose for a due seat later, or on another thread.
    fn thinker(&self, seat: Seat, level: Level) -> Thinker;

    /// Says what search thinks of a seat's situation, from what the seat knows, due or not.
    fn advise(&self, seat: Seat, settings: Settings, chance: &mut Fast) -> Advice;

    /// Says what search thinks of a seat's situation later, or on another thread.
    fn adviser(&self, seat: Seat, settings: Settings) -> Adviser;
}

/// A bot about to choose: given chance, it gives the notation of an action.
pub type Thinker = Box<dyn FnOnce(&mut Fast) -> String + Send>;

/// Search about to think: given chance, it gives its advice.
pub type Adviser = Box<dyn FnOnce(&mut Fast) -> Advice + Send>;

impl<G: Legible> Desk for Match<G> {
    fn choose(&self, seat: Seat, level: Level, chance: &mut Fast) -> String {
        let action = level.bot().choose(&self.information(seat), chance);
        self.game().notation(action)
    }

    fn thinker(&self, seat: Seat, level: Level) -> Thinker {
        let (game, state) = (self.shared_game(), self.state().clone());
        Box::new(move |chance| {
            let information = Information::new(&*game, &state, seat);
            let action = level.bot().choose(&information, chance);
            game.notation(action)
        })
    }

    fn advise(&self, seat: Seat, settings: Settings, chance: &mut Fast) -> Advice {
        Advice::think(&self.information(seat), settings, chance)
    }

    fn adviser(&self, seat: Seat, settings: Settings) -> Adviser {
        let (game, state) = (self.shared_game(), self.state().clone());
        Box::new(move |chance| {
            let information = Information::new(&*game, &state, seat);
            Advice::think(&information, settings, chance)
        })
    }
}

/// Why a replay does not verify.
#[derive(Debug)]
pub enum ReplayFailure {
    /// The setup it names cannot be made.
    Setup(Problems),
    /// A line of it is wrong.
    Line(ReplayError),
}

/// Everything that can be done with a game.
pub trait Entry: Send + Sync {
    /// Gets what the game says of itself.
    fn passport(&self) -> &'static Passport;

    /// Gets the game's cards and decks.
    fn shelf(&self) -> &dyn Shelf;

    /// Says all that is wrong with a setup.
    fn check(&self, setup: &Setup) -> Result<(), Problems>;

    /// Deals a new match whose seed the seats made together.
    fn deal_fairly(
        &self,
        setup: &Setup,
        names: &[String],
        fair: FairShuffle,
    ) -> Result<Box<dyn Desk>, Problems>;

    /// Deals a new match.
    fn deal(&self, setup: &Setup, names: &[String], seed: Seed) -> Result<Box<dyn Desk>, Problems>;

    /// Goes on with a saved match.
    fn take_up(&self, saved: &Saved) -> Result<Box<dyn Desk>, SaveError>;

    /// Plays a replay again and checks all it claims.
    fn verify(&self, replay: &Replay) -> Result<Box<dyn Desk>, ReplayFailure>;

    /// Analyses the match of a replay that verifies; `progress` hears of each moment that is done,
    /// of which there is one more than moves.
    fn analyze(
        &self,
        replay: &Replay,
        study: &Study,
        progress: &(dyn Fn() + Sync),
    ) -> Result<Analysis, ReplayFailure>;

    /// Plays the games of a plan.
    fn simulate(
        &self,
        setup: &Setup,
        plan: &Plan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<(SimReport, Pace), Problems>;

    /// Plays a simulation between contenders, one in each seat; `sink` is handed every game in order.
    fn contest(
        &self,
        setup: &Setup,
        trial: &Trial,
        seating: Seating,
        hear: Hear<'_>,
        sink: Option<Sink<'_>>,
    ) -> Result<(SimReport, Pace), TrialError>;

    /// Plays one match of such a simulation again and hands it to `sink` with all its decisions.
    fn play_again(
        &self,
        setup: &Setup,
        trial: &Trial,
        seating: Seating,
        number: u64,
        sink: Sink<'_>,
    ) -> Result<(), TrialError>;

    /// Plays a tournament at `tables`, each a list of contenders by number; `sink` is handed every
    /// game in order.
    fn tournament(
        &self,
        setup: &Setup,
        trial: &Trial,
        tables: &[Vec<usize>],
        hear: Hear<'_>,
        sink: Option<Sink<'_>>,
    ) -> Result<(TournamentReport, Pace), TrialError>;

    /// Plays the games of a plan and reports on cards, perhaps against another setup on the same
    /// deals.
    fn balance(
        &self,
        setup: &Setup,
        base: Option<&Setup>,
        plan: &BalancePlan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Balance, Problems>;

    /// Measures a setup for about `time`.
    fn bench(
        &self,
        setup: &Setup,
        time: Duration,
        allocations: CountAllocations<'_>,
    ) -> Result<Bench, Problems>;

    /// Plays random games and counts their decisions.
    fn play_random_games(&self, setup: &Setup, games: u64) -> Result<u64, Problems>;
}

/// The entry of a title.
#[derive(Clone, Copy, Debug)]
pub struct Of<T>(pub T);

impl<T: Title + Shelf> Entry for Of<T> {
    fn passport(&self) -> &'static Passport {
        self.0.passport()
    }

    fn shelf(&self) -> &dyn Shelf {
        &self.0
    }

    fn check(&self, setup: &Setup) -> Result<(), Problems> {
        self.0.open(setup).map(drop)
    }

    fn deal_fairly(
        &self,
        setup: &Setup,
        names: &[String],
        fair: FairShuffle,
    ) -> Result<Box<dyn Desk>, Problems> {
        let game = Arc::new(self.0.open(setup)?);
        Ok(Box::new(Match::deal_fairly(game, setup.clone(), names, fair)?))
    }

    fn deal(&self, setup: &Setup, names: &[String], seed: Seed) -> Result<Box<dyn Desk>, Problems> {
        let game = Arc::new(self.0.open(setup)?);
        Ok(Box::new(Match::deal(game, setup.clone(), names, seed)))
    }

    fn take_up(&self, saved: &Saved) -> Result<Box<dyn Desk>, SaveError> {
        let game = Arc::new(self.0.open(&saved.setup)?);
        Ok(Box::new(saved.take_up(game)?))
    }

    fn verify(&self, replay: &Replay) -> Result<Box<dyn Desk>, ReplayFailure> {
        let game = Arc::new(self.0.open(&replay.setup).map_err(ReplayFailure::Setup)?);
        Ok(Box::new(replay.verify(game).map_err(ReplayFailure::Line)?))
    }

    fn analyze(
        &self,
        replay: &Replay,
        study: &Study,
        progress: &(dyn Fn() + Sync),
    ) -> Result<Analysis, ReplayFailure> {
        let game = Arc::new(self.0.open(&replay.setup).map_err(ReplayFailure::Setup)?);
        fracas_lab::analyze(&game, replay, study, progress).map_err(ReplayFailure::Line)
    }

    fn simulate(
        &self,
        setup: &Setup,
        plan: &Plan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<(SimReport, Pace), Problems> {
        Ok(fracas_lab::simulate(&self.0.open(setup)?, plan, progress))
    }

    fn contest(
        &self,
        setup: &Setup,
        trial: &Trial,
        seating: Seating,
        hear: Hear<'_>,
        sink: Option<Sink<'_>>,
    ) -> Result<(SimReport, Pace), TrialError> {
        trial.contest(&self.0, setup, seating, hear, sink)
    }

    fn play_again(
        &self,
        setup: &Setup,
        trial: &Trial,
        seating: Seating,
        number: u64,
        sink: Sink<'_>,
    ) -> Result<(), TrialError> {
        trial.play_again(&self.0, setup, seating, number, sink)
    }

    fn tournament(
        &self,
        setup: &Setup,
        trial: &Trial,
        tables: &[Vec<usize>],
        hear: Hear<'_>,
        sink: Option<Sink<'_>>,
    ) -> Result<(TournamentReport, Pace), TrialError> {
        trial.tournament(&self.0, setup, tables, hear, sink)
    }

    fn balance(
        &self,
        setup: &Setup,
        base: Option<&Setup>,
        plan: &BalancePlan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Balance, Problems> {
        let game = self.0.open(setup)?;
        if let Some(how) = plan.decks
            && game.with_fresh_decks(how, &mut Streams::new(&plan.seed).nth(0)).is_none()
        {
            let title = self.0.passport().title;
            let message = format!("{title} cannot make fresh decks at this table");
            return Err(Problems::one("decks", message));
        }
        let base = base.map(|base| self.0.open(base)).transpose()?;
        Ok(fracas_lab::balance(&game, base.as_ref(), plan, progress))
    }

    fn bench(
        &self,
        setup: &Setup,
        time: Duration,
        allocations: CountAllocations<'_>,
    ) -> Result<Bench, Problems> {
        Ok(fracas_lab::bench(&self.0.open(setup)?, &setup.mode, time, allocations))
    }

    fn play_random_games(&self, setup: &Setup, games: u64) -> Result<u64, Problems> {
        Ok(fracas_lab::play_random_games(&self.0.open(setup)?, games))
    }
}
