//! Counts the instructions of a random Rookie game through `Game` and in a loop written by hand, and
//! fails when the first are more than four times the second.
#![expect(clippy::print_stdout, clippy::float_arithmetic, reason = "a report of counts")]

mod by_hand;

use std::hint::black_box;
use std::process::{Command, ExitCode};

use fracas_core::{Chance, Fast, Game, Outcome, Silent};

/// The most a game through the contract may cost, as a multiple of the loop.
const MOST: f64 = 4.0;

fn main() -> ExitCode {
    let arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    if let [kind, games] = arguments.as_slice() {
        play(kind, games.parse().expect("a number of games"));
        return ExitCode::SUCCESS;
    }
    let Some((engine, by_hand)) = count("engine").zip(count("by-hand")) else {
        println!("valgrind is not here: instructions are not counted");
        return ExitCode::SUCCESS;
    };
    let ratio = engine / by_hand;
    println!(
        "instructions of a random Rookie game: {engine:.0} through Game, {by_hand:.0} by hand, ratio {ratio:.2}"
    );
    if ratio <= MOST { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Plays random games the one way or the other.
fn play(kind: &str, games: u64) {
    let mut chance = Fast::new(1);
    if kind == "by-hand" {
        let mut decks = by_hand::powers();
        for _ in 0..games {
            black_box(by_hand::play(&mut decks, &mut chance));
        }
        return;
    }
    let game = by_hand::rookie();
    let mut actions = Vec::new();
    for _ in 0..games {
        black_box(play_random(&game, &mut actions, &mut chance));
    }
}

/// Plays one random game through the contract.
fn play_random<G: Game>(
    game: &G,
    actions: &mut Vec<G::Action>,
    chance: &mut Fast,
) -> Option<Outcome> {
    let mut state = game.deal(chance, &mut Silent);
    while let Some(seat) = game.to_act(&state).first() {
        actions.clear();
        game.actions(&state, seat, actions);
        let action = chance.pick(actions).expect("a due seat has actions");
        game.apply(&mut state, seat, action, chance, &mut Silent);
    }
    game.outcome(&state)
}

/// Counts instructions per game, as the difference between a long and a short run.
fn count(kind: &str) -> Option<f64> {
    let (few, many) = (run(kind, 1_000)?, run(kind, 11_000)?);
    Some((many - few) as f64 / 10_000.0)
}

fn run(kind: &str, games: u64) -> Option<u64> {
    let program = std::env::current_exe().expect("the path of this program");
    let mut command = Command::new("valgrind");
    command
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args([kind, &games.to_string()]);
    let output = command.output().ok()?;
    let told = String::from_utf8_lossy(&output.stderr);
    told.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok())
}
