//! Ratings: one number for each contender, from all games in a fixed order.

use fracas_core::{Outcome, Seat};
use serde::Serialize;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

/// How ratings are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// Glicko-2, for two seats. It starts at 1500; 400 points are ten wins to one.
    #[serde(rename = "glicko-2")]
    Glicko2,
    /// Weng-Lin (Bradley-Terry), for more seats. It starts at 25.
    WengLin,
}

/// How strong a contender is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The best guess.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
}

/// The ratings of all contenders as they change.
#[derive(Clone, Debug)]
pub(crate) enum Ratings {
    Duels { ratings: Vec<Glicko2Rating>, round: Vec<Vec<(Glicko2Rating, Outcomes)>> },
    Tables { ratings: Vec<WengLinRating> },
}

/// Contenders are bots and decks, which grow neither better nor worse: nearly no volatility, so that
/// the more games there are, the more certain the rating is.
const STEADY: f64 = 1e-4;

impl Ratings {
    /// Starts with everyone equal.
    pub(crate) fn new(contenders: usize, seats: usize) -> Ratings {
        if seats == 2 {
            let start = Glicko2Rating { volatility: STEADY, ..Glicko2Rating::new() };
            return Ratings::Duels {
                ratings: vec![start; contenders],
                round: vec![Vec::new(); contenders],
            };
        }
        Ratings::Tables { ratings: vec![WengLinRating::new(); contenders] }
    }

    /// Takes in a game.
    pub(crate) fn add(&mut self, sitters: &[usize], outcome: &Outcome) {
        match self {
            Ratings::Duels { ratings, round } => {
                let (one, other) = (sitters[0], sitters[1]);
                let (won, lost) = match outcome.place(Seat(0)).cmp(&outcome.place(Seat(1))) {
                    std::cmp::Ordering::Less => (Outcomes::WIN, Outcomes::LOSS),
                    std::cmp::Ordering::Equal => (Outcomes::DRAW, Outcomes::DRAW),
                    std::cmp::Ordering::Greater => (Outcomes::LOSS, Outcomes::WIN),
                };
                round[one].push((ratings[other], won));
                round[other].push((ratings[one], lost));
            }
            Ratings::Tables { ratings } => {
                let teams: Vec<[WengLinRating; 1]> =
                    sitters.iter().map(|one| [ratings[*one]]).collect();
                let places = Seat::all(sitters.len())
                    .map(|seat| MultiTeamOutcome::new(usize::from(outcome.place(seat))));
                let ranked: Vec<_> = teams.iter().map(|team| &team[..]).zip(places).collect();
                let rated = weng_lin_multi_team(&ranked, &WengLinConfig::new());
                for (one, team) in sitters.iter().zip(rated) {
                    ratings[*one] = team[0];
                }
            }
        }
    }

    /// Ends a round, in which all tables have played one set.
    pub(crate) fn end_round(&mut self) {
        if let Ratings::Duels { ratings, round } = self {
            let config = Glicko2Config { tau: STEADY, ..Glicko2Config::new() };
            for (rating, results) in ratings.iter_mut().zip(round) {
                *rating = glicko2_rating_period(rating, results, &config);
                results.clear();
            }
        }
    }

    /// Gets how the ratings are made.
    pub(crate) fn system(&self) -> System {
        match self {
            Ratings::Duels { .. } => System::Glicko2,
            Ratings::Tables { .. } => System::WengLin,
        }
    }

    /// Gets the rating of a contender.
    pub(crate) fn of(&self, contender: usize) -> Rating {
        match self {
            Ratings::Duels { ratings, .. } => {
                let Glicko2Rating { rating, deviation, .. } = ratings[contender];
                Rating { rating, deviation }
            }
            Ratings::Tables { ratings } => {
                let WengLinRating { rating, uncertainty } = ratings[contender];
                Rating { rating, deviation: uncertainty }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fracas_core::{Chance as _, Fast};

    /// Ten to one for the first: 400 points apart, and known better the more games there are.
    #[test]
    fn ratings_of_a_duel_come_to_lie_as_far_apart_as_its_odds() {
        let mut chance = Fast::new(1);
        let mut ratings = Ratings::new(2, 2);
        let mut deviations = Vec::new();
        for round in 1..=4_000 {
            let first_wins = chance.below(11) != 0;
            let outcome = Outcome::by_score(&[i32::from(first_wins), i32::from(!first_wins)]);
            ratings.add(&[0, 1], &outcome);
            ratings.end_round();
            if round % 1_000 == 0 {
                deviations.push(ratings.of(0).deviation);
            }
        }
        let apart = ratings.of(0).rating - ratings.of(1).rating;
        assert!((360.0..440.0).contains(&apart), "{apart}");
        assert!(deviations.is_sorted_by(|more, less| less < more), "{deviations:?}");
        assert!((ratings.of(0).rating + ratings.of(1).rating - 3_000.0).abs() < 1.0, "{ratings:?}");
    }

    #[test]
    fn ratings_at_larger_tables_follow_the_places() {
        let mut chance = Fast::new(2);
        let mut ratings = Ratings::new(3, 3);
        for _ in 0..2_000 {
            let roll = |chance: &mut Fast, sides| chance.die(sides) as i32;
            let scores = [roll(&mut chance, 6), roll(&mut chance, 8), roll(&mut chance, 12)];
            ratings.add(&[0, 1, 2], &Outcome::by_score(&scores));
            ratings.end_round();
        }
        let all: Vec<f64> = (0..3).map(|one| ratings.of(one).rating).collect();
        assert!(all.is_sorted_by(|a, b| a + 0.5 < *b), "{all:?}");
        assert_eq!(ratings.system(), System::WengLin);
    }
}
