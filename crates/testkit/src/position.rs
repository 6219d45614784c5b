//! Positions that people may write: what is asked of them in every game.

use fracas_core::{Chance as _, Fast, Game, Legible, Problems, Seat, Silent, Viewer};
use serde_json::Value;

use crate::{change, edit};

/// Makes a random move; false if none is left, since the game is over.
pub type Step<G> = fn(&G, &mut <G as Game>::State, &mut Fast) -> bool;

/// What was done to a position, the edit, and the place and the reason it is refused with.
pub type Refused = (&'static str, fn(&mut Value), &'static str, &'static str);

/// A position of a table, as it is saved.
#[derive(Debug)]
pub struct Position<G> {
    /// The table.
    pub game: G,
    /// What is written.
    pub saved: Value,
}

impl<G: Legible> Position<G> {
    /// Loads what is written.
    pub fn load(&self) -> Result<G::State, Problems> {
        self.game.load(&self.saved)
    }

    /// Edits the position, which must be possible afterwards.
    #[expect(clippy::return_self_not_must_use, reason = "that it is possible may be all to know")]
    pub fn edited(mut self, edit: fn(&mut Value)) -> Position<G> {
        edit(&mut self.saved);
        if let Err(problems) = self.load() {
            panic!("the position is possible: {problems}");
        }
        self
    }

    /// Checks that each edit of the position is refused where and why it should be.
    pub fn expect_refused(&self, cases: &[Refused]) {
        assert!(self.load().is_ok(), "the position is possible before it is edited");
        for (what, edit, place, says) in cases {
            let mut edited = self.saved.clone();
            edit(&mut edited);
            let problems = self.game.load(&edited).expect_err(what);
            let is_found =
                problems.iter().any(|found| found.place == *place && found.message.contains(says));
            assert!(is_found, "{what}: expected {place}: {says}\nfound {problems}");
        }
    }
}

/// How many changed positions were accepted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Accepted {
    /// All of them.
    pub positions: u32,
    /// Those that are other positions than before.
    pub others: u32,
    /// Those in which an effect asks something.
    pub asking: u32,
}

/// A table at which games are played at random, to see what becomes of their positions.
#[derive(Clone, Debug)]
pub struct Wander<G: Game> {
    /// The table.
    pub game: G,
    step: Step<G>,
}

/// Makes any move at random.
pub fn any_step<G: Game>(game: &G, state: &mut G::State, chance: &mut Fast) -> bool {
    let Some(seat) = game.to_act(state).first() else { return false };
    let mut actions = Vec::new();
    game.actions(state, seat, &mut actions);
    let action = chance.pick(&actions).expect("a due seat has actions");
    game.apply(state, seat, action, chance, &mut Silent);
    true
}

impl<G: Legible> Wander<G> {
    /// Plays at a table with such moves.
    pub fn new(game: G, step: Step<G>) -> Wander<G> {
        Wander { game, step }
    }

    /// Makes a random move; false if none is left.
    pub fn step(&self, state: &mut G::State, chance: &mut Fast) -> bool {
        (self.step)(&self.game, state, chance)
    }

    /// Deals a game and makes at most so many random moves.
    pub fn play(&self, moves: u32, chance: &mut Fast) -> G::State {
        let mut state = self.game.deal(chance, &mut Silent);
        for _ in 0..moves {
            if !self.step(&mut state, chance) {
                break;
            }
        }
        state
    }

    /// Plays until a position is as wanted, in one game or another.
    pub fn find(self, wanted: impl Fn(&Value) -> bool) -> Position<G> {
        for seed in 0..200 {
            let mut chance = Fast::new(seed);
            let mut state = self.play(0, &mut chance);
            loop {
                let saved = self.game.save(&state);
                if wanted(&saved) {
                    return Position { game: self.game, saved };
                }
                if !self.step(&mut state, &mut chance) {
                    break;
                }
            }
        }
        panic!("no game comes to such a position")
    }

    /// Checks that a state is loaded as it was saved, and gives what was saved.
    pub fn check_saved(&self, state: &G::State) -> Value {
        let saved = self.game.save(state);
        match self.game.load(&saved) {
            Ok(loaded) => assert_eq!(loaded, *state, "{saved:#}"),
            Err(problems) => panic!("{problems}\n{saved:#}"),
        }
        saved
    }

    /// Checks that every position of some games is loaded as it was saved, and lets each be seen.
    pub fn check_games(&self, games: u32, chance: &mut Fast, mut see: impl FnMut(&Value)) {
        for _ in 0..games {
            let mut state = self.play(0, chance);
            loop {
                see(&self.check_saved(&state));
                if !self.step(&mut state, chance) {
                    break;
                }
            }
            assert!(self.game.outcome(&state).is_some(), "the last position is the end");
        }
    }

    /// Changes the texts of saved states anyhow: what is accepted can be played on.
    pub fn check_changes(&self, tries: u32, chance: &mut Fast, accepted: &mut Accepted) {
        for _ in 0..tries {
            let moves = chance.below(300);
            let state = self.play(moves, chance);
            let text = self.game.save(&state).to_string();
            for _ in 0..tries {
                let changed = change(&text, chance);
                if let Ok(saved) = serde_json::from_str(&changed) {
                    self.check_accepted(&saved, &state, chance, accepted);
                }
            }
        }
    }

    /// Edits saved states in a number, word or list, with words of the game: what is accepted can be played
    /// on.
    pub fn check_edits(
        &self,
        tries: u32,
        words: &[&str],
        chance: &mut Fast,
        accepted: &mut Accepted,
    ) {
        for _ in 0..tries {
            let moves = chance.below(300);
            let state = self.play(moves, chance);
            let saved = self.game.save(&state);
            for _ in 0..tries {
                let mut edited = saved.clone();
                for _ in 0..=chance.below(2) {
                    edit(&mut edited, words, chance);
                }
                self.check_accepted(&edited, &state, chance, accepted);
            }
        }
    }

    fn check_accepted(
        &self,
        saved: &Value,
        before: &G::State,
        chance: &mut Fast,
        accepted: &mut Accepted,
    ) {
        let Ok(mut loaded) = self.game.load(saved) else { return };
        accepted.positions += 1;
        accepted.others += u32::from(loaded != *before);
        accepted.asking += u32::from(saved.get("effects").is_some());
        self.check_playable(&mut loaded, chance);
    }

    /// Saves, loads, shows and plays a position.
    fn check_playable(&self, state: &mut G::State, chance: &mut Fast) {
        self.check_saved(state);
        for moves in 0..60 {
            if moves % 8 == 0 {
                let _ = self.game.scene(state, Viewer::Seat(Seat(0)));
            }
            if !self.step(state, chance) {
                assert!(self.game.outcome(state).is_some(), "a game ends with a result");
                return;
            }
        }
    }
}
