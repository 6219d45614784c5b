//! The properties that hold for every game, checked over generated play.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use fracas_core::{
    Chance, Fast, Information, Legible, Mark, Match, Replay, Saved, Scene, Seat, Seed, Setup,
    Streams, Table, View, Viewer,
};
use serde_json::Value;

use crate::leak::{Openness, leak, leak_of_move, leak_of_view};

/// A game under test. Build it, say what is special, then [`run`](Suite::run) it.
#[derive(Debug)]
pub struct Suite<G: Legible> {
    game: Arc<G>,
    setup: Setup,
    longest: usize,
    census: fn(&Value) -> Vec<String>,
    replays: u64,
    fewest: usize,
    choices_are_open: bool,
    /// One in so many moves is any that may be made; the others are such as bots think about.
    any_in: u32,
}

/// What a run of the suite covered.
#[derive(Clone, Copy, Debug, Default)]
pub struct Coverage {
    /// Whole games played.
    pub games: u64,
    /// Decisions in which every viewer was checked for leaks.
    pub decisions: u64,
    /// Moves that were taken back and made again.
    pub undone: u64,
    /// Pauses in which every viewer was checked for leaks.
    pub pauses: u64,
    /// Replays written, read and verified.
    pub replays: u64,
    /// Games in which all seats shared the first place.
    pub ties: u64,
}

impl<G: Legible> Suite<G> {
    /// Starts a suite for the game that a setup makes.
    pub fn new(game: G, setup: Setup) -> Suite<G> {
        Suite {
            game: Arc::new(game),
            setup,
            longest: 10_000,
            census: |_| Vec::new(),
            replays: u64::MAX,
            fewest: 2,
            choices_are_open: false,
            any_in: 1,
        }
    }

    /// Sets the most decisions a game may have.
    #[must_use]
    pub fn longest(self, decisions: usize) -> Suite<G> {
        Suite { longest: decisions, ..self }
    }

    /// Says how to list all cards of a saved state; none may be made or lost.
    #[must_use]
    pub fn conserving(self, census: fn(&Value) -> Vec<String>) -> Suite<G> {
        Suite { census, ..self }
    }

    /// Allows forced moves: the game has some that would show hidden cards if the rules made them.
    #[must_use]
    pub fn with_forced_moves(self) -> Suite<G> {
        Suite { fewest: 1, ..self }
    }

    /// Lets everyone be told of every choice: the game has no hidden ones, and its events say more than
    /// the table shows afterwards.
    #[must_use]
    pub fn with_open_choices(self) -> Suite<G> {
        Suite { choices_are_open: true, ..self }
    }

    /// Makes moves that bots think about, but for one in `moves`, which is any: for games in which people may try
    /// this and that for ever.
    #[must_use]
    pub fn any_move_in(self, moves: u32) -> Suite<G> {
        Suite { any_in: moves, ..self }
    }

    /// Verifies the replays of the first `replays` games only.
    #[must_use]
    pub fn replays(self, replays: u64) -> Suite<G> {
        Suite { replays, ..self }
    }

    /// Plays `games` games under a seed and checks every property in every decision.
    pub fn run(&self, games: u64, seed: u64) -> Coverage {
        let streams = Streams::new(&Seed::from_number(seed));
        let mut coverage = Coverage { games, ..Coverage::default() };
        let mut situations = BTreeMap::new();
        for index in 0..games {
            let mut played = Played {
                suite: self,
                chance: streams.nth(index),
                label: format!("seed {seed}, game {index}"),
                situations: &mut situations,
            };
            played.run(
                Seed::from_number(seed.wrapping_mul(1_000_003) + index),
                index < self.replays,
                &mut coverage,
            );
        }
        coverage
    }
}

/// One game being played by the suite.
struct Played<'a, G: Legible> {
    suite: &'a Suite<G>,
    chance: Fast,
    label: String,
    /// What a seat was shown in each situation, as hashes of both.
    situations: &'a mut BTreeMap<u64, u64>,
}

impl<G: Legible> Played<'_, G> {
    fn run(&mut self, seed: Seed, with_replay: bool, coverage: &mut Coverage) {
        let mut table = Match::deal(self.suite.game.clone(), self.suite.setup.clone(), &[], seed);
        let cards = self.cards(&table);
        while !table.to_act().is_empty() {
            assert!(table.moves() < self.suite.longest, "{}: the game does not end", self.label);
            coverage.decisions += 1;
            self.check_position(&table, &cards);
            self.step(&mut table, coverage);
        }
        self.check_end(&mut table, &cards);
        coverage.ties += u64::from(table.outcome().is_some_and(|outcome| outcome.is_tie()));
        if with_replay {
            coverage.replays += 1;
            self.check_replay(&table);
        }
    }

    fn cards(&self, table: &Match<G>) -> Vec<String> {
        let mut cards = (self.suite.census)(&table.position());
        cards.sort_unstable();
        cards
    }

    #[expect(clippy::needless_pass_by_value, reason = "reads like assert_eq")]
    fn same<T: PartialEq + Debug>(&self, left: T, right: T, what: &str) {
        assert!(left == right, "{}: {what}\n left: {left:?}\nright: {right:?}", self.label);
    }

    fn check_position(&mut self, table: &Match<G>, cards: &[String]) {
        let game = table.game();
        assert!(
            table.outcome().is_none(),
            "{}: a game that waits for someone has no outcome",
            self.label
        );
        self.same(self.cards(table).as_slice(), cards, "cards are neither made nor lost");
        let loaded = game.load(&game.save(table.state()));
        self.same(loaded.as_ref().ok(), Some(table.state()), "a saved state loads as it was");
        for viewer in Viewer::all(game.seats()) {
            let view = table.view(viewer);
            let found = leak_of_view(game, table.state(), viewer, &view, &mut self.chance);
            self.same(found, None, "nobody sees what they may not see");
            self.check_worlds(table, viewer, &view);
            self.check_ids(&view.scene);
        }
        for seat in table.to_act() {
            self.check_actions(table, seat);
        }
        let waiting = Seat::all(game.seats()).find(|seat| !table.to_act().contains(*seat));
        if let Some(seat) = waiting {
            self.check_refusal(table, seat);
        }
    }

    /// Checks that what a viewer, who is sent `view`, is dealt instead of the truth has nothing of it.
    fn check_worlds(&mut self, table: &Match<G>, viewer: Viewer, view: &View) {
        let game = table.game();
        let (mut twice, mut once) = (table.state().clone(), table.state().clone());
        game.resample(&mut twice, viewer, &mut self.chance);
        let mut chance = self.chance.clone();
        game.resample(&mut twice, viewer, &mut chance.clone());
        game.resample(&mut once, viewer, &mut chance);
        self.same(&twice, &once, "a world depends on what its viewer knows and on chance alone");
        if let Viewer::Seat(seat) = viewer {
            let known = |state: &G::State| Information::new(game, state, seat).situation();
            let (real, world) = (known(table.state()), known(&once));
            self.same(real, world, "what a seat knows is the same in worlds it cannot tell apart");
            self.check_situation(real, &view.to_bytes());
        }
        for seat in game.to_act(&once) {
            let mut actions = Vec::new();
            game.actions(&once, seat, &mut actions);
            assert!(!actions.is_empty(), "{}: a due seat can act in every world", self.label);
        }
    }

    /// Checks that a seat that knows the same sees the same.
    fn check_situation(&mut self, situation: u64, view: &[u8]) {
        let mut hasher = DefaultHasher::new();
        view.hash(&mut hasher);
        let seen = *self.situations.entry(situation).or_insert(hasher.finish());
        self.same(
            seen,
            hasher.finish(),
            "a seat that is shown something else knows something else",
        );
    }

    /// Checks that the items and areas of a scene can be told apart, and that its focus is there.
    fn check_ids(&self, scene: &Scene) {
        let areas = scene.areas.iter().map(|area| area.id.as_str());
        let items = scene.areas.iter().flat_map(|area| &area.items).map(|item| item.id.as_str());
        let all: Vec<&str> = areas.chain(items).collect();
        let ids: BTreeSet<&str> = all.iter().copied().collect();
        self.same(ids.len(), all.len(), "every item and area of a scene has an id of its own");
        let lost: Vec<&String> = scene.focus.iter().filter(|id| !scene.has(id)).collect();
        self.same(lost, Vec::new(), "what a moment is about is on the table");
        for item in scene.areas.iter().flat_map(|area| &area.items) {
            self.check_marks(scene, &item.marks, &item.id);
        }
    }

    /// Checks that what an item or a choice marks is in the scene.
    fn check_marks(&self, scene: &Scene, marks: &[Mark], of: &str) {
        for marked in marks.iter().flat_map(|mark| &mark.places) {
            assert!(
                scene.has(marked),
                "{}: {of:?} marks {marked:?}, which is not in the scene",
                self.label
            );
        }
    }

    /// Checks that bots think about something that may be done, and about nothing else.
    fn check_distinct(&self, table: &Match<G>, seat: Seat, actions: &[G::Action]) {
        let mut distinct = Vec::new();
        table.game().distinct_actions(table.state(), seat, &mut distinct);
        assert!(!distinct.is_empty(), "{}: bots have something to think about", self.label);
        let others: Vec<_> = distinct.iter().filter(|action| !actions.contains(action)).collect();
        assert!(
            others.is_empty(),
            "{}: bots think of what may not be done: {others:?}",
            self.label
        );
    }

    fn check_actions(&self, table: &Match<G>, seat: Seat) {
        let game = table.game();
        let actions = table.actions(seat);
        assert!(
            self.suite.fewest <= actions.len(),
            "{}: a forced move is made by the engine: {actions:?}",
            self.label
        );
        self.check_distinct(table, seat, &actions);
        let reflex = game.reflex(table.state(), seat);
        assert!(
            reflex.is_none_or(|action| actions.contains(&action)),
            "{}: what is done without weighing can be done: {reflex:?}",
            self.label
        );
        let view = table.view(Viewer::Seat(seat));
        let notations: BTreeSet<&str> =
            view.choices.iter().map(|choice| choice.notation.as_str()).collect();
        self.same(notations.len(), actions.len(), "every action has a notation of its own");
        for (action, choice) in actions.iter().zip(&view.choices) {
            self.same(
                &game.notation(*action),
                &choice.notation,
                "a choice is sent by its notation",
            );
            self.same(
                game.parse(&choice.notation),
                Ok(*action),
                "a notation reads back as its action",
            );
            self.check_marks(&view.scene, &choice.marks, &choice.notation);
            for touched in &choice.items {
                assert!(
                    view.scene.has(touched),
                    "{}: {choice:?} touches {touched:?}, which is not in the scene",
                    self.label
                );
            }
        }
    }

    /// Checks that a seat which is not due is refused what another may do, and nothing changes.
    fn check_refusal(&self, table: &Match<G>, seat: Seat) {
        let due = table.to_act().first().expect("someone is due");
        let mut copy = table.clone();
        let refused = copy.play_action(seat, table.actions(due)[0]);
        assert!(refused.is_err(), "{}: seat {seat} decided out of turn", self.label);
        self.same(copy.state(), table.state(), "a refused action changes nothing");
    }

    /// Chooses a move of a due seat at random.
    fn next_move(&mut self, table: &Match<G>, seat: Seat) -> G::Action {
        let mut actions = table.actions(seat);
        if self.chance.below(self.suite.any_in) != 0 {
            actions.clear();
            table.game().distinct_actions(table.state(), seat, &mut actions);
        }
        self.chance.pick(&actions).expect("a due seat has actions")
    }

    /// Makes a random move of a random due seat, taking it back once where that is allowed.
    fn step(&mut self, table: &mut Match<G>, coverage: &mut Coverage) {
        let due: Vec<Seat> = table.to_act().into_iter().collect();
        let seat = self.chance.pick(&due).expect("someone is due");
        let action = self.next_move(table, seat);
        let before = table.clone();
        let played = table.play_action(seat, action);
        self.same(played, Ok(()), "what is legal can be applied");
        let undoable = table.can_undo(seat);
        for other in Seat::all(table.game().seats()).filter(|other| *other != seat || !undoable) {
            assert!(
                table.clone().undo(other).is_err(),
                "{}: seat {other} may not undo",
                self.label
            );
        }
        let choices_are_open = self.suite.choices_are_open;
        let rules = Openness { is_undoable: undoable, choices_are_open };
        for viewer in Viewer::all(table.game().seats()) {
            let found = leak_of_move(
                table.game(),
                before.state(),
                viewer,
                (seat, action),
                &self.chance,
                rules,
            );
            self.same(found, None, "a move shows nobody what they may not see");
        }
        self.check_pauses(table, coverage);
        if undoable {
            coverage.undone += 1;
            self.check_undo(table, &before, seat);
            self.same(
                table.play_action(seat, action),
                Ok(()),
                "a move that was taken back can be made again",
            );
        }
    }

    /// Checks the table between two decisions as if it were one of its positions.
    fn check_pauses(&mut self, table: &Match<G>, coverage: &mut Coverage) {
        let (game, cards) = (table.game(), self.cards(table));
        for pause in table.pauses() {
            coverage.pauses += 1;
            let mut paused = (self.suite.census)(&game.save(&pause.state));
            paused.sort_unstable();
            self.same(&paused, &cards, "cards are neither made nor lost in a pause");
            for viewer in Viewer::all(game.seats()) {
                let view = View::of(game, &pause.state, viewer);
                let found = leak_of_view(game, &pause.state, viewer, &view, &mut self.chance);
                self.same(found, None, "nobody sees in a pause what they may not see");
                self.check_ids(&view.scene);
            }
        }
    }

    fn check_undo(&self, table: &mut Match<G>, before: &Match<G>, seat: Seat) {
        self.same(table.undo(seat), Ok(()), "a move that may be taken back is");
        self.same(table.state(), before.state(), "undo restores the state");
        self.same(table.save(), before.save(), "undo restores history and chance");
    }

    fn check_end(&self, table: &mut Match<G>, cards: &[String]) {
        let Some(outcome) = table.outcome() else {
            panic!("{}: the game ended without outcome", self.label)
        };
        self.same(outcome.seats(), table.game().seats(), "every seat has a place");
        assert!(outcome.winners().next().is_some(), "{}: someone is first", self.label);
        self.same(self.cards(table).as_slice(), cards, "cards are neither made nor lost");
        for viewer in Viewer::all(table.game().seats()) {
            let found = leak(table.game(), table.state(), viewer, &mut self.chance.clone());
            self.same(found, None, "nobody sees what they may not see, even at the end");
        }
        let replay = table.replay().expect("the match began with a deal");
        if let Some((seat, last)) = replay.moves.last() {
            assert!(table.play(*seat, last).is_err(), "{}: the game is over", self.label);
        }
    }

    fn check_replay(&self, table: &Match<G>) {
        let replay = table.replay().expect("the match began with a deal");
        let read = Replay::read(&replay.write());
        self.same(read.as_ref(), Ok(&replay), "a replay reads back as it was written");
        let verified = replay.verify(self.suite.game.clone());
        self.same(
            verified.as_ref().map(Match::state),
            Ok(table.state()),
            "a replay leads to the same state",
        );
        let saved = Saved::read(&table.save().write()).expect("a saved match reads back");
        let loaded = saved.take_up(self.suite.game.clone()).expect("a saved match can be taken up");
        self.same(loaded.save(), table.save(), "a saved match goes on with its history");
    }
}
