//! What it is worth to learn of a secret deck from what is seen of it: `normal` meets itself, but one of the two
//! takes the opponent's deck for one and the same, whatever it sees.
//!
//! `cargo run -p fracas-battle-arena --example beliefs -- MODE GAMES [SEED]`
//!
//! Every deal is played twice with the two exchanged, while the decks stay with the seats. A third of the games each
//! is between premade decks of the standard format, decks that are built for it, and legal decks of any cards.
#![allow(clippy::print_stdout, clippy::float_arithmetic, reason = "shares are printed")]

use std::process::ExitCode;

use fracas_battle_arena::{BattleArena, Collection, Deck, Format, ID, Mode, PREMADE};
use fracas_bots::{Bot, Level};
use fracas_core::{Chance as _, Fast, Game as _, Information, Seat, Seed, Setup, Silent, Streams};
use fracas_lab::share_of_sets;

/// What a game counts, so that a shared first place can be halved.
const WIN: u32 = 2;
/// The deck that one takes the opponent's for, or else the own.
const ASSUMED: [Option<&str>; 2] = [Some("alpha-legends"), None];
/// What can be played.
const MODES: [&str; 3] = ["rookie", "substitution", "playmaker"];
/// After how many deals it is told how it goes.
const OFTEN: usize = 30;
/// The decks that meet.
const KINDS: [&str; 3] = ["premade", "built", "any"];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mode = words.first().filter(|mode| MODES.contains(&mode.as_str()));
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok());
    let (Some(mode), Some(games)) = (mode, number(1)) else {
        println!("what to play, how many games, and a seed: beliefs playmaker 600 1");
        return ExitCode::from(2);
    };
    let streams = Streams::new(&Seed::from_number(number(2).unwrap_or(1)));
    for assumed in ASSUMED {
        let name = assumed.unwrap_or("the own deck");
        let meet = |pair| Meeting::draw(mode, pair, streams.branch(pair)).play(assumed);
        let mut sets: Vec<u32> = Vec::new();
        for pair in 0..games / 2 {
            sets.push(meet(pair));
            if sets.len().is_multiple_of(OFTEN) {
                report(&format!("{name}, so far"), sets.iter());
            }
        }
        for (at, kind) in KINDS.iter().enumerate() {
            report(&format!("{name}, {kind} decks"), sets.iter().skip(at).step_by(KINDS.len()));
        }
        report(name, sets.iter());
    }
    ExitCode::SUCCESS
}

/// Prints the share of the games that were won against someone who assumes something.
fn report<'a>(assumed: &str, sets: impl ExactSizeIterator<Item = &'a u32>) {
    let games = 2 * sets.len();
    let (share, interval) = share_of_sets(sets.copied(), 2 * WIN);
    let [share, low, high] = [share, interval.low, interval.high].map(|part| 100.0 * part);
    println!("against assuming {assumed}: {share:.1}% of {games} games ({low:.1} to {high:.1})");
}

/// Two decks that meet, and the chance of their games.
struct Meeting {
    table: BattleArena,
    decks: [Deck; 2],
    streams: Streams,
}

impl Meeting {
    fn draw(mode: &str, pair: u64, streams: Streams) -> Meeting {
        let chance = &mut streams.nth(0);
        let kind = KINDS[pair as usize % KINDS.len()];
        let [(one, own), (two, other)] = [(); 2].map(|()| draw_deck(kind, chance));
        Meeting { table: open(mode, vec![one, two]), decks: [own, other], streams }
    }

    /// Plays both games and counts what the one won who assumes nothing.
    fn play(&self, assumed: Option<&str>) -> u32 {
        let assumed = assumed.and_then(Deck::premade);
        let play = |learner: Seat| {
            let own = &self.decks[learner.opponent().index()];
            let other = self.table.assuming(assumed.as_ref().unwrap_or(own));
            self.play_once(learner, &other)
        };
        Seat::all(2).map(play).sum()
    }

    fn play_once(&self, learner: Seat, other: &BattleArena) -> u32 {
        let mut bots: [Box<dyn Bot<BattleArena>>; 2] = [Level::Normal.bot(), Level::Normal.bot()];
        let (mut deals, mut thoughts) = (self.streams.nth(1), self.streams.nth(2));
        let table = &self.table;
        let mut state = table.deal(&mut deals, &mut Silent);
        while let Some(seat) = table.to_act(&state).first() {
            let mind = if seat == learner { table } else { other };
            let information = Information::new(mind, &state, seat);
            let action = bots[seat.index()].choose(&information, &mut thoughts);
            table.apply(&mut state, seat, action, &mut deals, &mut Silent);
        }
        let outcome = table.outcome(&state).expect("nobody is to act any more");
        let winners = outcome.winners().count() as u32;
        if outcome.winners().any(|seat| seat == learner) { WIN / winners } else { 0 }
    }
}

fn open(mode: &str, decks: Vec<String>) -> BattleArena {
    let setup = Setup { game: ID.into(), mode: mode.into(), decks, ..Setup::default() };
    BattleArena::open(&setup).expect("the decks may be brought")
}

/// Draws a deck, and what a table calls it.
fn draw_deck(kind: &str, chance: &mut Fast) -> (String, Deck) {
    let format = Format::from_id("standard").expect("it is the usual format");
    let table = open("rookie", Vec::new());
    let cards = table.catalogue();
    let deck = match kind {
        "built" => Deck::build(cards, format, Mode::Playmaker, &Collection::all(cards), chance),
        "any" => Deck::random(cards, format, chance),
        _ => {
            let decks = PREMADE.iter().filter_map(|(id, _)| Some((*id, Deck::premade(id)?)));
            let fits = |(_, deck): &(&str, Deck)| deck.format.as_deref() == Some(format.id);
            let decks: Vec<(&str, Deck)> = decks.filter(fits).collect();
            let (id, deck) = &decks[chance.below(decks.len() as u32) as usize];
            return ((*id).into(), deck.clone());
        }
    };
    let deck = deck.expect("there are enough cards");
    (deck.write(cards), deck)
}
