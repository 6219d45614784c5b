//! The `fracas` command: play, simulate, inspect and check battle card games.
#![expect(clippy::float_arithmetic, reason = "shares and rates are shown")]

mod analyze;
mod balance;
mod bench;
mod cards;
mod deck;
mod figures;
mod games;
mod input;
mod play;
mod replay;
mod rules;
mod serve;
mod setup;
mod sim;
mod state;
mod terminal;
mod tournament;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Counts allocations, for `fracas bench`.
#[global_allocator]
static ALLOCATOR: alloc_tracker::Allocator<std::alloc::System> = alloc_tracker::Allocator::system();

/// Battle card games: play them, let bots play them, look into them.
#[derive(Parser)]
#[command(version, about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Games(games::Args),
    Play(play::Args),
    Serve(serve::Args),
    Sim(sim::Args),
    Tournament(tournament::Args),
    Balance(balance::Args),
    State(state::Args),
    Replay(replay::Args),
    Analyze(analyze::Args),
    Cards(cards::Args),
    Deck(deck::Args),
    Rules(rules::Args),
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Games(args) => games::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Sim(args) => sim::run(&args),
        Command::Tournament(args) => tournament::run(&args),
        Command::Balance(args) => balance::run(&args),
        Command::State(args) => state::run(args),
        Command::Replay(args) => replay::run(&args),
        Command::Analyze(args) => analyze::run(&args),
        Command::Cards(args) => cards::run(&args),
        Command::Deck(args) => deck::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Bench(args) => bench::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => input::report(&error),
    }
}
