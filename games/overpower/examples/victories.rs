//! How games are won: the premade decks against each other in every mode, what going first is worth, and by what
//! games are decided.
//!
//! `cargo run --release -p fracas-overpower --example victories -- BOT GAMES [SEED]`
//!
//! GAMES are played by each pair of decks, rounded up to an even number: every deal is played twice, with the decks
//! exchanged. The same bot plays both.
#![allow(clippy::print_stdout, clippy::float_arithmetic, reason = "shares are printed")]

use std::collections::BTreeMap;
use std::process::ExitCode;

use fracas_bots::{Bot, Mind};
use fracas_core::{Entry, Game as _, Information, Log, Seat, Seed, Setup, Streams};
use fracas_lab::wilson;
use fracas_overpower::{Event, ID, OverPower, PREMADE, State, Victory};

const MODES: [&str; 3] = ["venture", "brawl", "skirmish"];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mind = words.first().and_then(|word| word.parse::<Mind>().ok());
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok());
    let (Some(mind), Some(games)) = (mind, number(1)) else {
        println!(
            "who plays, how many games by each pair of decks, and a seed: victories greedy 40 1"
        );
        return ExitCode::from(2);
    };
    let streams = Streams::new(&Seed::from_number(number(2).unwrap_or(1)));
    for mode in MODES {
        Tally::of(mode, mind, games.div_ceil(2), streams).print(mode);
    }
    ExitCode::SUCCESS
}

/// What became of many games.
#[derive(Default)]
struct Tally {
    games: u64,
    /// Games that whoever went first has won.
    first: u64,
    /// Games won in each way, by its name; draws too.
    ways: BTreeMap<&'static str, u64>,
    /// Games that a deck has won against another one, twice as many: a draw is half a win.
    won: BTreeMap<(usize, usize), u64>,
    played: u64,
}

impl Tally {
    fn of(mode: &str, mind: Mind, deals: u64, streams: Streams) -> Tally {
        let mut tally = Tally { played: 2 * deals, ..Tally::default() };
        for one in 0..PREMADE.len() {
            for other in one + 1..PREMADE.len() {
                for seats in [[one, other], [other, one]] {
                    let table = open(mode, seats);
                    let branch = streams.branch((one * PREMADE.len() + other) as u64);
                    for deal in 0..deals {
                        let ending = play(&table, mind, branch.branch(deal));
                        tally.add(seats, &ending);
                    }
                }
            }
        }
        tally
    }

    fn add(&mut self, decks: [usize; 2], ending: &Ending) {
        self.games += 1;
        let Some((winner, how)) = ending.won else {
            *self.ways.entry("a draw").or_default() += 1;
            for [one, other] in [decks, [decks[1], decks[0]]] {
                *self.won.entry((one, other)).or_default() += 1;
            }
            return;
        };
        self.first += u64::from(ending.first == Some(winner));
        *self.ways.entry(name(how)).or_default() += 1;
        let [won, lost] = [winner, winner.opponent()].map(|seat| decks[seat.index()]);
        *self.won.entry((won, lost)).or_default() += 2;
    }

    fn print(&self, mode: &str) {
        println!(
            "\n{mode}: {} games; going first wins {}",
            self.games,
            share(self.first, self.games)
        );
        for (way, count) in &self.ways {
            println!("  by {way}: {}", share(*count, self.games));
        }
        let names: Vec<&str> = PREMADE.iter().map(|(id, _)| *id).collect();
        println!("| | all | {} |", names.join(" | "));
        println!("| --- | --- |{}", " --- |".repeat(names.len()));
        for (one, name) in names.iter().enumerate() {
            let won = |other: usize| self.won.get(&(one, other)).copied().unwrap_or_default();
            let all: u64 = (0..names.len()).map(won).sum();
            let rest = (0..names.len()).map(|other| {
                if other == one {
                    String::new()
                } else {
                    format!("{:.0}%", 50.0 * won(other) as f64 / self.played as f64)
                }
            });
            let met = self.played * (names.len() as u64 - 1);
            println!(
                "| {name} | {} | {} |",
                share(all / 2, met),
                rest.collect::<Vec<_>>().join(" | ")
            );
        }
    }
}

fn name(how: Victory) -> &'static str {
    match how {
        Victory::Completed => "all Objectives completed",
        Victory::Defeated => "all of the opponent's Objectives defeated",
        Victory::Ko => "the opponent's team KO'd",
        Victory::Skirmish => "more Objectives of the row",
    }
}

/// Says a part with its 95% interval.
fn share(count: u64, all: u64) -> String {
    let interval = wilson(count as f64, all);
    let part = 100.0 * count as f64 / all as f64;
    format!("{part:.1}% ({:.1} to {:.1})", 100.0 * interval.low, 100.0 * interval.high)
}

fn open(mode: &str, decks: [usize; 2]) -> OverPower {
    let decks = decks.map(|deck| PREMADE[deck].0.to_owned()).into();
    let setup = Setup { game: ID.into(), mode: mode.into(), decks, ..Setup::default() };
    OverPower::open(&setup).expect("premade decks are legal in every mode")
}

/// How one game ended, as it was told.
#[derive(Default)]
struct Ending {
    first: Option<Seat>,
    won: Option<(Seat, Victory)>,
}

impl Log<Event, State> for Ending {
    fn record(&mut self, _: Entry<Event>) {}

    fn tell(&mut self, event: Event) {
        if let Event::GoesFirst(seat) = event {
            self.first = Some(seat);
        } else if let Event::Won(seat, how) = event {
            self.won = Some((seat, how));
        }
    }

    fn pause(&mut self, _: &State) {}
}

fn play(table: &OverPower, mind: Mind, streams: Streams) -> Ending {
    let mut bots: [Box<dyn Bot<OverPower>>; 2] = [mind.bot(), mind.bot()];
    let (mut deals, mut thoughts) = (streams.nth(1), streams.nth(2));
    let mut ending = Ending::default();
    let mut state = table.deal(&mut deals, &mut ending);
    while let Some(seat) = table.to_act(&state).first() {
        let information = Information::new(table, &state, seat);
        let action = bots[seat.index()].choose(&information, &mut thoughts);
        table.apply(&mut state, seat, action, &mut deals, &mut ending);
    }
    ending
}
