//! What a character with its stack adds to a team: teams of any four characters, with nothing but their stacks and Basic
//! Power cards, play each other. Of every game it is known who was in the two teams and which of them won; the ratings are
//! those under which that is likeliest (a logistic regression, held towards 0 by a few games' worth of doubt).
//!
//! `cargo run --release -p fracas-overpower-limited --example ratings -- BOT GAMES [SEED]`
//!
//! Ratings are printed in hundredths of a logit with their standard error, as `cards/characters.toml` of OverPower has
//! them: 100 more makes a team of even chances win 73 games of 100.
#![allow(clippy::print_stdout, clippy::float_arithmetic, reason = "ratings are printed")]

use std::process::ExitCode;

use fracas_bots::{Bot, Mind};
use fracas_core::{Chance as _, Fast, Game, Information, Seat, Seed, Silent, Streams, Title as _};
use fracas_overpower::{Catalogue, CharacterId, Collection, Limits, Mode, OverPower, Sheet, TEAM};
use fracas_overpower_limited::{OverPowerLimitedTitle, Products};

/// How much is known of a character before any game, as the inverse of a variance: ratings are hardly beyond 1.
const DOUBT: f64 = 4.0;
/// Steps of Newton's method; it needs few.
const STEPS: usize = 12;
const LIMITS: Limits = Limits { mode: Mode::Venture, is_strict: false };

/// A game that was played: the teams, and what the first of them won of it.
struct Played {
    teams: [[CharacterId; TEAM]; 2],
    won: f64,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mind = words.first().and_then(|word| word.parse::<Mind>().ok());
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok());
    let (Some(mind), Some(games)) = (mind, number(1)) else {
        println!("who plays, how many games, and a seed: ratings greedy 20000 1");
        return ExitCode::from(2);
    };
    let catalogue = Catalogue::base();
    let streams = Streams::new(&Seed::from_number(number(2).unwrap_or(1)));
    let played: Vec<Played> =
        (0..games).map(|game| play_teams(catalogue, mind, streams.branch(game))).collect();
    let first: f64 = played.iter().map(|game| game.won).sum::<f64>() / played.len() as f64;
    println!("{games} games of {mind}; seat 0 won {:.1}%", 100.0 * first);
    print_ratings(catalogue, &fit(catalogue, &played));
    ExitCode::SUCCESS
}

/// Lets two teams of any characters play.
fn play_teams(catalogue: &Catalogue, mind: Mind, streams: Streams) -> Played {
    let mut chance: Fast = streams.nth(0);
    let sheets = [random_sheet(catalogue, &mut chance), random_sheet(catalogue, &mut chance)];
    let teams = sheets.each_ref().map(|sheet| {
        let team: Vec<CharacterId> = sheet.characters().collect();
        team.try_into().expect("a legal deck has four characters")
    });
    let made_for = OverPowerLimitedTitle.passport().makes_decks_for("draft");
    let decks = sheets.iter().map(|sheet| sheet.write(catalogue)).collect();
    let setup = made_for.expect("a draft makes decks").setup(decks);
    let game = OverPower::open(&setup).expect("completed decks are legal");
    let mut bots: [Box<dyn Bot<OverPower>>; 2] = [mind.bot(), mind.bot()];
    let (mut deal, mut thoughts): (Fast, Fast) = (streams.nth(1), streams.nth(2));
    let mut state = game.deal(&mut deal, &mut Silent);
    while let Some(seat) = game.to_act(&state).first() {
        let action =
            bots[seat.index()].choose(&Information::new(&game, &state, seat), &mut thoughts);
        game.apply(&mut state, seat, action, &mut deal, &mut Silent);
    }
    let outcome = game.outcome(&state).expect("the game is over");
    Played { teams, won: f64::from(outcome.merit(Seat(0))) }
}

/// Makes a deck of any four characters that may be a team.
fn random_sheet(catalogue: &Catalogue, chance: &mut Fast) -> Sheet {
    let all: Vec<CharacterId> = catalogue.characters().map(|(id, _)| id).collect();
    let products = Products::world_legends();
    loop {
        let team: Vec<CharacterId> = (0..TEAM).filter_map(|_| chance.pick(&all)).collect();
        let specials = team.iter().flat_map(|id| products.specials(*id).iter().copied());
        let pool = Collection::opened(catalogue, team.iter().copied(), &[], specials);
        if let Ok(sheet) = Sheet::default().complete(catalogue, LIMITS, &pool) {
            return sheet;
        }
    }
}

/// Finds the likeliest ratings, with their standard errors.
fn fit(catalogue: &Catalogue, played: &[Played]) -> Vec<(f64, f64)> {
    let count = catalogue.characters().len();
    let mut ratings = vec![0.0; count];
    let mut spread = vec![vec![0.0; count]; count];
    for _ in 0..STEPS {
        let mut slope: Vec<f64> = ratings.iter().map(|rating| -DOUBT * rating).collect();
        let mut bend = vec![vec![0.0; count]; count];
        (0..count).for_each(|at| bend[at][at] = DOUBT);
        for game in played {
            let signs = signs(game);
            let sum: f64 = signs.iter().map(|(at, sign)| sign * ratings[*at]).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            for (at, sign) in &signs {
                slope[*at] += sign * (game.won - chance);
                for (other, sign_of_other) in &signs {
                    bend[*at][*other] += sign * sign_of_other * chance * (1.0 - chance);
                }
            }
        }
        spread = inverse(bend);
        for (at, row) in spread.iter().enumerate() {
            ratings[at] += row.iter().zip(&slope).map(|(one, other)| one * other).sum::<f64>();
        }
    }
    ratings.iter().enumerate().map(|(at, rating)| (*rating, spread[at][at].sqrt())).collect()
}

/// Lists who was for the first team and who against it.
fn signs(game: &Played) -> Vec<(usize, f64)> {
    let [own, other] = game.teams;
    let own = own.into_iter().map(|id| (id.index(), 1.0));
    own.chain(other.into_iter().map(|id| (id.index(), -1.0))).collect()
}

/// Inverts a matrix that is symmetric and positive, by elimination.
fn inverse(mut of: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = of.len();
    let mut inverse: Vec<Vec<f64>> = (0..count)
        .map(|row| (0..count).map(|at| f64::from(u8::from(at == row))).collect())
        .collect();
    for pivot in 0..count {
        let scale = of[pivot][pivot];
        for at in 0..count {
            of[pivot][at] /= scale;
            inverse[pivot][at] /= scale;
        }
        let (top, turned) = (of[pivot].clone(), inverse[pivot].clone());
        for row in (0..count).filter(|row| *row != pivot) {
            let factor = of[row][pivot];
            for at in 0..count {
                of[row][at] -= factor * top[at];
                inverse[row][at] -= factor * turned[at];
            }
        }
    }
    inverse
}

fn print_ratings(catalogue: &Catalogue, ratings: &[(f64, f64)]) {
    let mut rows: Vec<_> = catalogue.characters().zip(ratings).collect();
    rows.sort_by(|(_, one), (_, other)| other.0.total_cmp(&one.0));
    for ((_, character), (rating, error)) in rows {
        println!("{:5.0} ± {:2.0}  {}", 100.0 * rating, 100.0 * error, character.id);
    }
}
