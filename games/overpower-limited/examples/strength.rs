//! What a draft is worth: in pods of eight one bot drafts in every other seat and another one in the seats between. All
//! have their decks completed by the same builder, and neighbours play OverPower with them.
//!
//! `cargo run --release -p fracas-overpower-limited --example strength -- DRAFTER OTHER WORLDS PODS [SEED]`
//!
//! Four pairs of neighbours play each pod, each two games with the seats exchanged. All of them are played by what looks
//! best at once in so many WORLDS, or by chance in none. A pod is the unit of the interval, since its decks come from the
//! same packs.
#![allow(clippy::print_stdout, clippy::float_arithmetic, reason = "shares are printed")]

use std::process::ExitCode;

use fracas_bots::{Bot, Greedy, Mind};
use fracas_core::{
    Fast, Game, Information, Legible as _, Seat, Seed, Setup, Silent, Streams, Title as _,
};
use fracas_overpower::OverPower;
use fracas_overpower_limited::{ID, OverPowerLimited, OverPowerLimitedTitle};

const MODE: &str = "draft";
const POD: usize = 8;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mind = |at: usize| arguments.get(at).and_then(|word| word.parse::<Mind>().ok());
    let number = |at: usize| arguments.get(at).and_then(|word| word.parse::<u64>().ok());
    let (Some(drafter), Some(other), Some(worlds), Some(pods)) =
        (mind(0), mind(1), number(2), number(3))
    else {
        println!(
            "who drafts, who else, in how many worlds players look, how many pods, and a seed: strength normal random 2 50 1"
        );
        return ExitCode::from(2);
    };
    let streams = Streams::new(&Seed::from_number(number(4).unwrap_or(1)));
    let mut shares = Vec::new();
    for pod in 0..pods {
        let streams = streams.branch(pod);
        // Both are as often the first to pick.
        let (minds, own) =
            if pod.is_multiple_of(2) { ([drafter, other], 0) } else { ([other, drafter], 1) };
        shares.push(play_pairs(&draft(minds, streams), own, worlds as u32, streams));
    }
    let (mean, half) = interval(&shares);
    println!(
        "{}: {:.1}% ± {:.1} in {pods} pods",
        arguments[..2].join(" "),
        100.0 * mean,
        100.0 * half
    );
    ExitCode::SUCCESS
}

/// Lets a pod draft: the first bot in the even seats, the other one in the odd ones; gets the decks.
fn draft(minds: [Mind; 2], streams: Streams) -> Vec<String> {
    let setup = Setup { game: ID.into(), mode: MODE.into(), seats: Some(POD), ..Setup::default() };
    let game = OverPowerLimited::open(&setup).expect("a pod has eight seats");
    let state = play(&game, &|seat: Seat| minds[seat.index() % 2].bot(), streams);
    Seat::all(POD).map(|seat| game.takes_away(&state, seat).expect("all decks are built")).collect()
}

/// Plays a game to its end and gets its last state.
fn play<G: Game>(game: &G, bot: &dyn Fn(Seat) -> Box<dyn Bot<G>>, streams: Streams) -> G::State {
    let mut deal: Fast = streams.nth(0);
    let mut thoughts: Fast = streams.nth(1);
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(game.seats()).map(bot).collect();
    let mut state = game.deal(&mut deal, &mut Silent);
    let mut distinct = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        distinct.clear();
        game.distinct_actions(&state, seat, &mut distinct);
        let action = match distinct[..] {
            // Whoever picks at random does not build at random.
            [only] => only,
            _ => bots[seat.index()].choose(&Information::new(game, &state, seat), &mut thoughts),
        };
        game.apply(&mut state, seat, action, &mut deal, &mut Silent);
    }
    state
}

/// Lets neighbours play, and gets the share of games that the drafter's decks win: those of every second seat from the
/// first or the second on. A draw is half a win.
fn play_pairs(decks: &[String], drafter: usize, worlds: u32, streams: Streams) -> f64 {
    let made_for =
        OverPowerLimitedTitle.passport().makes_decks_for(MODE).expect("a draft makes decks");
    let mut won = 0.0;
    for (pair, neighbours) in decks.chunks_exact(2).enumerate() {
        for turned in [0, 1] {
            let mut seated = neighbours.to_vec();
            seated.rotate_left(turned);
            let game = OverPower::open(&made_for.setup(seated)).expect("drafted decks are legal");
            let state = play(
                &game,
                &|_| Box::new(Greedy::with_worlds(worlds)),
                streams.branch(1 + pair as u64),
            );
            let outcome = game.outcome(&state).expect("the game is over");
            won += f64::from(outcome.merit(Seat((drafter ^ turned) as u8)));
        }
    }
    won / decks.len() as f64
}

/// Gets the mean, and half the width of its interval of 95%.
fn interval(shares: &[f64]) -> (f64, f64) {
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let squares: f64 = shares.iter().map(|share| (share - mean).powi(2)).sum();
    (mean, 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt())
}
