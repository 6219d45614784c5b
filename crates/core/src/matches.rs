//! A game being played: the door between the rules, which trust, and the world, which errs.

use std::sync::Arc;

use serde::Serialize;

use crate::chance::Dealer;
use crate::event::{Chronicle, Entry, Pause, Told};
use crate::game::{Legible, Refusal};
use crate::information::Information;
use crate::outcome::Outcome;
use crate::scene::{Choice, Scene};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::seed::{FairShuffle, Seed};
use crate::setup::{Problems, Setup, readable};

/// A game being played: rules, state, chance and history.
#[derive(Debug)]
pub struct Match<G: Legible> {
    pub(crate) game: Arc<G>,
    pub(crate) setup: Setup,
    pub(crate) names: Vec<String>,
    pub(crate) seed: Seed,
    pub(crate) fair: Option<FairShuffle>,
    pub(crate) dealer: Dealer,
    pub(crate) state: G::State,
    pub(crate) origin: Origin,
    pub(crate) moves: Vec<(Seat, G::Action)>,
    /// All that happened, with the pauses of the last move alone.
    log: Chronicle<G::Event, G::State>,
    takebacks: Vec<Takeback<G::State>>,
    barrier: Option<Barrier>,
}

// By hand, since a derived one would ask for the rules to be cloned as well.
impl<G: Legible> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match {
            game: self.game.clone(),
            setup: self.setup.clone(),
            names: self.names.clone(),
            seed: self.seed.clone(),
            fair: self.fair.clone(),
            dealer: self.dealer.clone(),
            state: self.state.clone(),
            origin: self.origin,
            moves: self.moves.clone(),
            log: self.log.clone(),
            takebacks: self.takebacks.clone(),
            barrier: self.barrier,
        }
    }
}

/// What a match began with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    Deal,
    Position,
}

/// The table as it was before a move that may still be taken back.
#[derive(Clone, Debug)]
struct Takeback<S> {
    state: S,
    log_length: usize,
}

/// Why the moves before the takebacks stand.
#[derive(Clone, Copy, Debug)]
enum Barrier {
    Revealed,
    Chance,
}

/// What a viewer is sent: all it may know of the table now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct View {
    /// The table as the viewer sees it.
    pub scene: Scene,
    /// What the viewer may do; empty when it is not due.
    pub choices: Vec<Choice>,
    /// The seats the table waits for.
    pub due: Vec<Seat>,
    /// The result, once there is one.
    pub outcome: Option<Outcome>,
}

/// The table as a viewer saw it between two decisions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// How many events the viewer had heard by then, since the match began.
    pub heard: usize,
    /// The table.
    pub scene: Scene,
}

impl<G: Legible> Match<G> {
    /// Deals a new match. Seats without a name are called "Player 1" and so on.
    pub fn deal(game: Arc<G>, setup: Setup, names: &[String], seed: Seed) -> Match<G> {
        let mut dealer = Dealer::new(&seed);
        let mut log = Chronicle::default();
        let state = game.deal(&mut dealer, &mut log);
        let mut table = Match::at_position(game, setup, names, seed, dealer, state);
        table.origin = Origin::Deal;
        table.log = log;
        table
    }

    /// Deals a new match whose seed the seats made together.
    pub fn deal_fairly(
        game: Arc<G>,
        setup: Setup,
        names: &[String],
        fair: FairShuffle,
    ) -> Result<Match<G>, Problems> {
        if let Some(problem) = fair.problem(game.seats()) {
            return Err(Problems::one("fair shuffle", problem));
        }
        let mut table = Match::deal(game, setup, names, fair.seed());
        table.fair = Some(fair);
        Ok(table)
    }

    /// Takes a match up at a position, without history.
    pub(crate) fn at_position(
        game: Arc<G>,
        setup: Setup,
        names: &[String],
        seed: Seed,
        dealer: Dealer,
        state: G::State,
    ) -> Match<G> {
        let names = name_seats(names, game.seats());
        Match {
            game,
            setup: setup.tidy(),
            names,
            seed,
            fair: None,
            dealer,
            state,
            origin: Origin::Position,
            moves: Vec::new(),
            log: Chronicle::default(),
            takebacks: Vec::new(),
            barrier: None,
        }
    }

    /// Gets the rules of the table.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Gets the rules of the table, to keep beside the match.
    pub fn shared_game(&self) -> Arc<G> {
        self.game.clone()
    }

    /// Gets the full state, hidden cards and all: for tests and tools, never for players.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Gets the seats that must choose now.
    pub fn to_act(&self) -> SeatSet {
        self.game.to_act(&self.state)
    }

    /// Gets the result, once there is one.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    /// Gets what a due seat knows, for a bot to think with.
    pub fn information(&self, seat: Seat) -> Information<'_, G> {
        Information::new(&self.game, &self.state, seat)
    }

    /// Lists what a seat may do; nothing when it is not due.
    pub fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.to_act().contains(seat) {
            self.game.actions(&self.state, seat, &mut actions);
        }
        actions
    }

    /// Plays an action given in notation.
    pub fn play(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal> {
        let action = self.game.parse(notation).map_err(|why| Refusal::plain("unreadable", why))?;
        self.play_action(seat, action)
    }

    /// Plays an action, or says why not and leaves everything as it was.
    pub fn play_action(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        if !self.actions(seat).contains(&action) {
            return Err(self.game.refuse(&self.state, seat, action));
        }
        let before = Takeback { state: self.state.clone(), log_length: self.log.entries.len() };
        self.log.pauses.clear();
        let words = self.dealer.words();
        self.game.apply(&mut self.state, seat, action, &mut self.dealer, &mut self.log);
        self.moves.push((seat, action));
        self.remember(before, words);
        Ok(())
    }

    fn remember(&mut self, before: Takeback<G::State>, words: u64) {
        if self.log.entries[before.log_length..].iter().any(Entry::reveals) {
            self.barrier = Some(Barrier::Revealed);
        } else if self.dealer.words() != words {
            self.barrier = Some(Barrier::Chance);
        } else {
            self.takebacks.push(before);
            return;
        }
        self.takebacks.clear();
    }

    /// Takes back the last move if `seat` made it, it revealed nothing and used no chance.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        let nothing = || Refusal::plain("nothing-to-undo", "there is no move to take back");
        let &(last, _) = self.moves.last().ok_or_else(nothing)?;
        if last != seat {
            let sentence = "another seat has decided since your last move";
            return Err(Refusal::plain("decided-since", sentence));
        }
        let Some(before) = self.takebacks.pop() else {
            return Err(self.barrier.map_or_else(nothing, Barrier::refusal));
        };
        self.moves.pop();
        self.log.entries.truncate(before.log_length);
        self.log.pauses.clear();
        self.state = before.state;
        Ok(())
    }

    /// Takes the match back to how it was after its first `moves` moves, whatever was shown since:
    /// for players who agree on it. The same chance comes again.
    pub fn rewind(&mut self, moves: usize) -> Result<(), Refusal> {
        if self.origin != Origin::Deal || self.moves.len() < moves {
            return Err(Refusal::plain("nothing-to-undo", "the match does not go back that far"));
        }
        let mut earlier =
            Match::deal(self.game.clone(), self.setup.clone(), &self.names, self.seed.clone());
        earlier.fair.clone_from(&self.fair);
        for &(seat, action) in &self.moves[..moves] {
            earlier.play_action(seat, action)?;
        }
        *self = earlier;
        Ok(())
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.game.seats();
        if seat.index() < seats {
            return Ok(());
        }
        let sentence = format!("there is no seat {seat}; this table has {seats}, from 0");
        Err(Refusal::plain("no-such-seat", sentence))
    }

    /// Checks whether `seat` may take back the last move.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.moves.last().is_some_and(|&(last, _)| last == seat) && !self.takebacks.is_empty()
    }

    /// Gets all that `viewer` may know of the table now.
    pub fn view(&self, viewer: Viewer) -> View {
        View::of(&*self.game, &self.state, viewer)
    }

    /// Lists what `viewer` was told since it had heard `heard` events.
    pub fn told(&self, viewer: Viewer, heard: usize) -> Vec<Told> {
        let seen = self.log.entries.iter().filter_map(|entry| entry.seen_by(viewer));
        seen.skip(heard).map(|event| self.game.tell(event, &self.names)).collect()
    }

    /// Gets how the table stood between the last decision and the present one, hidden cards and all:
    /// for tests and tools, never for players.
    pub fn pauses(&self) -> &[Pause<G::State>] {
        &self.log.pauses
    }

    /// Shows `viewer` how the table looked between the last decision and the present one.
    pub fn moments(&self, viewer: Viewer) -> Vec<Moment> {
        let show = |Pause { after, state }: &Pause<G::State>| Moment {
            heard: self.log.entries[..*after]
                .iter()
                .filter_map(|entry| entry.seen_by(viewer))
                .count(),
            scene: self.game.scene(state, viewer),
        };
        self.log.pauses.iter().map(show).collect()
    }
}

impl Barrier {
    fn refusal(self) -> Refusal {
        match self {
            Barrier::Revealed => {
                Refusal::plain("revealed", "the move showed something that was hidden")
            }
            Barrier::Chance => {
                Refusal::plain("chance-used", "the move was followed by a draw, a flip or a roll")
            }
        }
    }
}

impl View {
    /// Gets all that `viewer` may know of a state.
    pub fn of<G: Legible>(game: &G, state: &G::State, viewer: Viewer) -> View {
        let due = game.to_act(state);
        let mut choices = Vec::new();
        if let Viewer::Seat(seat) = viewer
            && due.contains(seat)
        {
            let mut actions = Vec::new();
            game.actions(state, seat, &mut actions);
            choices.extend(actions.into_iter().map(|action| game.choice(state, seat, action)));
        }
        View {
            scene: game.scene(state, viewer),
            choices,
            due: due.into_iter().collect(),
            outcome: game.outcome(state),
        }
    }

    /// Gets the bytes that are sent to the viewer.
    pub fn to_bytes(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("a view is plain data")
    }
}

fn name_seats(names: &[String], seats: usize) -> Vec<String> {
    let given = |index: usize| names.get(index).and_then(|name| readable(name));
    (0..seats)
        .map(|index| given(index).unwrap_or_else(|| format!("Player {}", index + 1)))
        .collect()
}
