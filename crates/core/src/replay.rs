//! A match to look back on, and to verify.

mod text;

use std::sync::Arc;

use crate::game::Legible;
use crate::matches::{Match, Origin};
use crate::outcome::Outcome;
use crate::seat::Seat;
use crate::seed::{FairShuffle, Seed, fingerprint};
use crate::setup::{Pack, Setup};

/// A seat and what it did, in notation.
pub type Move = (Seat, String);

/// Place and score of each seat.
type Standing = Vec<(u8, i32)>;

/// A match to look back on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// What was agreed on before the match. Packs are recorded by name and fingerprint only.
    pub setup: Setup,
    /// Name and fingerprint of each pack of the setup.
    pub packs: Vec<(String, String)>,
    /// Who sat where.
    pub names: Vec<String>,
    /// Where all chance came from.
    pub seed: Seed,
    /// How the seed was made, if the seats made it together, with the commitment shown before.
    pub fair: Option<(String, FairShuffle)>,
    /// What happened.
    pub moves: Vec<Move>,
    /// Places and scores by seat, once the match was over.
    pub result: Option<Standing>,
    /// The fingerprint of the state after the last move.
    pub state: String,
    /// How it ended, in a sentence, where the moves do not say so: someone gave up, or ran out of
    /// time. Nothing proves it.
    pub ending: Option<String>,
}

/// Why a replay is refused, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct ReplayError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub message: String,
}

impl Replay {
    /// Records a match; none when it began from a position rather than a deal.
    pub fn of<G: Legible>(table: &Match<G>) -> Option<Replay> {
        if table.origin != Origin::Deal {
            return None;
        }
        let fair = table.fair.clone();
        let setup = Setup { packs: Vec::new(), ..table.setup.clone() };
        Some(Replay {
            setup,
            packs: table
                .setup
                .packs
                .iter()
                .map(|pack| (pack.name.clone(), fingerprint(&pack.text)))
                .collect(),
            names: table.names.clone(),
            seed: table.seed.clone(),
            fair: fair.map(|fair| (FairShuffle::commitment(&fair.secret), fair)),
            moves: table
                .moves
                .iter()
                .map(|&(seat, action)| (seat, table.game.notation(action)))
                .collect(),
            result: table.outcome().map(|outcome| result_of(&outcome)),
            state: state_of(table),
            ending: None,
        })
    }

    /// Puts the packs back into the setup, given the files; each must be the one recorded.
    pub fn with_packs(mut self, packs: &[Pack]) -> Result<Replay, ReplayError> {
        for (name, print) in &self.packs {
            let Some(pack) = packs.iter().find(|pack| fingerprint(&pack.text) == *print) else {
                let line = text::line_of(&self.lines(), &format!("pack: {print}"));
                let message = format!("the match used a card file {name:?}; give that very file");
                return Err(ReplayError { line, message });
            };
            self.setup.packs.push(pack.clone());
        }
        Ok(self)
    }

    /// Plays the match again under the rules its setup makes, and checks all it claims.
    pub fn verify<G: Legible>(&self, game: Arc<G>) -> Result<Match<G>, ReplayError> {
        let mut table = self.play(game)?;
        let lines = self.lines();
        let wrong =
            |tag: &str, message: String| ReplayError { line: text::line_of(&lines, tag), message };
        let result = table.outcome().map(|outcome| result_of(&outcome));
        if result != self.result {
            return Err(wrong(
                "places: ",
                format!(
                    "the moves lead to another result: {}",
                    text::say_result(result.as_deref())
                ),
            ));
        }
        if state_of(&table) != self.state {
            return Err(wrong("state: ", "the moves lead to another final state".into()));
        }
        if let Some((commitment, fair)) = &self.fair {
            if let Some(problem) = fair.problem(table.game.seats()) {
                return Err(wrong("commitment: ", problem));
            }
            if !fair.is_committed_by(commitment) {
                return Err(wrong(
                    "commitment: ",
                    "the secret is not the one that was committed to".into(),
                ));
            }
            if fair.seed() != self.seed {
                return Err(wrong("seed: ", "the seed is not what secret and nonces make".into()));
            }
            table.fair = Some(fair.clone());
        }
        Ok(table)
    }

    /// Plays the moves again, without checking what the replay claims of their result.
    pub fn play<G: Legible>(&self, game: Arc<G>) -> Result<Match<G>, ReplayError> {
        let mut table = Match::deal(game, self.setup.clone(), &self.names, self.seed.clone());
        let first = self.lines().len() - self.moves.len() + 1;
        for (number, (seat, notation)) in self.moves.iter().enumerate() {
            let refused = |refusal| ReplayError {
                line: first + number,
                message: format!("{notation:?} is refused: {refusal}"),
            };
            table.play(*seat, notation).map_err(refused)?;
        }
        Ok(table)
    }
}

fn state_of<G: Legible>(table: &Match<G>) -> String {
    fingerprint(&table.game.save(&table.state).to_string())
}

fn result_of(outcome: &Outcome) -> Standing {
    Seat::all(outcome.seats()).map(|seat| (outcome.place(seat), outcome.score(seat))).collect()
}
