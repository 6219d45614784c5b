//! What the builder is worth: of each pool one deck is completed by it and another one is built of any cards that fit,
//! and the two play Battle Arena.
//!
//! `cargo run --release -p fracas-battle-arena-limited --example completed -- BOT PRODUCT SET POOLS [SEED]`
//!
//! Each pair plays two games on the same deals with the decks exchanged, and this set is the unit of the interval.
#![allow(clippy::print_stdout, clippy::float_arithmetic, reason = "shares are printed")]

use std::process::ExitCode;

use fracas_battle_arena::BattleArena;
use fracas_battle_arena_limited::{
    Action, BattleArenaLimited, BattleArenaLimitedTitle, ID, Stage, State,
};
use fracas_bots::Mind;
use fracas_core::{
    Chance as _, Fast, Game as _, Legible as _, Passport, Seat, Seed, Setup, Silent, Streams,
    Title as _,
};
use fracas_lab::{play_game, share_of_sets};

/// What a game counts, so that a tie can be halved.
const WIN: u32 = 2;
const ALONE: Seat = Seat(0);

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mind = words.first().and_then(|word| word.parse::<Mind>().ok());
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok());
    let (Some(mind), Some(table), Some(pools)) = (mind, open(&words), number(3)) else {
        println!(
            "who plays, what is opened, how often, and a seed: strength greedy booster-box griffey 500 1"
        );
        return ExitCode::from(2);
    };
    let streams = Streams::new(&Seed::from_number(number(4).unwrap_or(1)));
    let sets = (0..pools).map(|pool| play_pair(&table, &words[1], mind, streams.branch(pool)));
    let (share, interval) = share_of_sets(sets, 2 * WIN);
    let [share, low, high] = [share, interval.low, interval.high].map(|part| 100.0 * part);
    println!(
        "{}: {share:.1}% of {} games ({low:.1} to {high:.1})",
        words[..3].join(" "),
        2 * pools
    );
    ExitCode::SUCCESS
}

fn open(words: &[String]) -> Option<BattleArenaLimited> {
    let (mode, set) = (words.get(1)?.clone(), words.get(2)?.clone());
    let options = [("set".into(), set)].into();
    let setup = Setup { game: ID.into(), mode, options, ..Setup::default() };
    BattleArenaLimited::open(&setup).ok()
}

/// Opens a pool, builds both decks and lets them play; counts what the completed one wins.
fn play_pair(table: &BattleArenaLimited, mode: &str, mind: Mind, streams: Streams) -> u32 {
    let mut chance: Fast = streams.nth(0);
    let opened = table.deal(&mut chance, &mut Silent);
    let completed = finish(table, opened.clone(), &mut chance);
    let any = build_anyhow(table, opened, &mut chance);
    let passport: &Passport = BattleArenaLimitedTitle.passport();
    let made_for = passport.makes_decks_for(mode).expect("every product makes decks");
    let play = |own: Seat| {
        let mut decks = vec![completed.clone(), any.clone()];
        decks.rotate_left(own.index());
        let game = BattleArena::open(&made_for.setup(decks)).expect("the decks are legal");
        let mut bots = [mind.bot(), mind.bot()];
        let (mut deals, mut thoughts) = (streams.nth(1), streams.nth(2));
        let (outcome, _) = play_game(&game, &mut bots, &mut deals, &mut thoughts);
        let winners = outcome.winners().count() as u32;
        if outcome.winners().any(|seat| seat == own) { WIN / winners } else { 0 }
    };
    Seat::all(2).map(play).sum()
}

/// Puts in any card that fits until there is no room, then the same with Plays.
fn build_anyhow(table: &BattleArenaLimited, mut state: State, chance: &mut Fast) -> String {
    loop {
        let mut adds = Vec::new();
        table.actions(&state, ALONE, &mut adds);
        adds.retain(|action| matches!(action, Action::Add(_)));
        let next = match chance.pick(&adds) {
            Some(add) => add,
            None if state.bench.stage == Stage::Heroes => Action::Plays,
            None => return finish(table, state, chance),
        };
        table.apply(&mut state, ALONE, next, chance, &mut Silent);
    }
}

/// Does what is left to do, as a bot does, and gets the deck.
fn finish(table: &BattleArenaLimited, mut state: State, chance: &mut Fast) -> String {
    while let [action] = distinct(table, &state)[..] {
        table.apply(&mut state, ALONE, action, chance, &mut Silent);
    }
    table.takes_away(&state, ALONE).expect("the deck is handed in")
}

fn distinct(table: &BattleArenaLimited, state: &State) -> Vec<Action> {
    let mut distinct = Vec::new();
    table.distinct_actions(state, ALONE, &mut distinct);
    distinct
}
