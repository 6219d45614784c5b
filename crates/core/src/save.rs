//! A match as JSON, to go on from, look into and edit by hand.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::chance::Dealer;
use crate::game::Legible;
use crate::matches::Match;
use crate::replay::{Move, Replay};
use crate::seed::{FairShuffle, Seed};
use crate::setup::{Problems, Setup};

/// The version of the saved form.
const VERSION: u32 = 1;

/// A saved match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    /// The version of this form: 1.
    pub fracas: u32,
    /// What was agreed on before the match.
    pub setup: Setup,
    /// Who sits where.
    #[serde(default)]
    pub names: Vec<String>,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How the seed was made, if the seats made it together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<FairShuffle>,
    /// How much of the chance was used.
    #[serde(default)]
    pub chance_used: u64,
    /// The moves that led here. They are kept only while they do: a position edited by hand stands
    /// on its own.
    #[serde(default)]
    pub moves: Vec<Move>,
    /// The position.
    pub state: Value,
}

/// What every form of a saved match begins with.
#[derive(Deserialize)]
#[serde(expecting = "a saved match")]
struct Form {
    fracas: u32,
}

/// Why a saved match cannot be taken up.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// It is not JSON of the right form.
    #[error("this is not a saved match: {0}")]
    Form(#[from] serde_json::Error),
    /// It was written by a version this one does not know.
    #[error("this match was saved in form {0}; this version reads form {VERSION}")]
    Version(u32),
    /// The position or its setup is impossible.
    #[error("{0}")]
    Impossible(#[from] Problems),
}

/// Checks whether a field holds what it is read as where it is left out, and so need not be written.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Saved {
    /// Saves a match.
    pub fn of<G: Legible>(table: &Match<G>) -> Saved {
        Saved {
            fracas: VERSION,
            setup: table.setup.clone(),
            names: table.names.clone(),
            seed: table.seed.clone(),
            fair: table.fair.clone(),
            chance_used: table.dealer.words(),
            moves: Replay::of(table).map(|replay| replay.moves).unwrap_or_default(),
            state: table.game.save(&table.state),
        }
    }

    /// Reads a saved match; its position is checked by [`Saved::take_up`].
    pub fn read(json: &str) -> Result<Saved, SaveError> {
        // The form first: a later one may have fields that this version cannot name.
        let Form { fracas } = serde_json::from_str(json)?;
        if fracas == VERSION {
            Ok(serde_json::from_str(json)?)
        } else {
            Err(SaveError::Version(fracas))
        }
    }

    /// Writes the saved match for people to read.
    pub fn write(&self) -> String {
        serde_json::to_string_pretty(self).expect("a saved match is plain data")
    }

    /// Goes on with the match under the rules its setup makes.
    pub fn take_up<G: Legible>(&self, game: Arc<G>) -> Result<Match<G>, SaveError> {
        if let Some(fair) = &self.fair {
            let wrong_seed = || "secret and nonces do not make the seed".to_owned();
            let is_wrong = (fair.seed() != self.seed).then(wrong_seed);
            if let Some(problem) = fair.problem(game.seats()).or(is_wrong) {
                return Err(Problems::one("fair", problem).into());
            }
        }
        let state = game.load(&self.state)?;
        if let Some(table) = self.with_history(&game, &state) {
            return Ok(table);
        }
        let dealer = Dealer::resume(&self.seed, self.chance_used);
        Ok(Match::at_position(
            game,
            self.setup.clone(),
            &self.names,
            self.seed.clone(),
            dealer,
            state,
        ))
    }

    fn with_history<G: Legible>(&self, game: &Arc<G>, state: &G::State) -> Option<Match<G>> {
        let mut table =
            Match::deal(game.clone(), self.setup.clone(), &self.names, self.seed.clone());
        table.fair.clone_from(&self.fair);
        for (seat, notation) in &self.moves {
            table.play(*seat, notation).ok()?;
        }
        (table.state == *state && table.dealer.words() == self.chance_used).then_some(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Part {
        #[serde(skip_serializing_if = "is_default")]
        tokens: u8,
        #[serde(skip_serializing_if = "is_default")]
        cards: Vec<u8>,
    }

    #[test]
    fn a_field_that_holds_the_default_is_left_out_and_read_back() {
        for (part, written) in [
            (Part::default(), "{}"),
            (Part { tokens: 2, ..Part::default() }, r#"{"tokens":2}"#),
            (Part { cards: vec![0], ..Part::default() }, r#"{"cards":[0]}"#),
        ] {
            assert_eq!(serde_json::to_string(&part).unwrap(), written);
            assert_eq!(serde_json::from_str::<Part>(written).unwrap(), part);
        }
    }
}
