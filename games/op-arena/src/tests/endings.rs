//! Every game ends as its mode says: all modes and numbers of players, with every combination of options.

use std::collections::BTreeMap;

use fracas_core::{Chance as _, Fast, Game as _, Seat, SeatSet, Setup, Silent};

use crate::options::PASSPORT;
use crate::score::dudes_left;
use crate::state::{MAX_PLAYERS, QUIET_TURNS, State};
use crate::{ID, OpArena};

/// How many games are played at each table.
const GAMES: usize = 10;
/// No game is nearly as long, in decisions.
const LONGEST: usize = 20_000;

/// What ends a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Ending {
    /// Someone has the points that are played for (R125).
    Points,
    /// The last Dude is in play (R144).
    InPlay,
    /// The last Dude is in a hand (G14).
    InHand,
    /// The last Dude is in the deck, or there is none (G14).
    Nowhere,
    /// Nobody fights any more (C9).
    Quiet,
}

/// Opens the table of some options, with the printed Dudes alone.
fn table(mode: &str, seats: usize, options: &[(&str, &str)]) -> OpArena {
    let options = options.iter().map(|(id, value)| ((*id).into(), (*value).into()));
    let setup = Setup {
        game: ID.into(),
        mode: mode.into(),
        seats: Some(seats),
        options: options.collect(),
        ..Setup::default()
    };
    OpArena::open(&setup).unwrap_or_else(|problems| panic!("{problems}"))
}

/// Opens a table for each combination of options.
fn tables(mode: &str, seats: usize) -> Vec<OpArena> {
    let mut combinations: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
    for option in PASSPORT.options {
        // Chance says who goes first, or it is somebody at the table.
        let count = if option.id == "first" { 1 + seats } else { option.values.len() };
        let values = option.values.iter().take(count);
        combinations = values
            .flat_map(|value| {
                combinations.iter().map(|it| [&it[..], &[(option.id, *value)]].concat())
            })
            .collect();
    }
    combinations.iter().map(|options| table(mode, seats, options)).collect()
}

/// Plays a game by chance to its end.
fn played_out(game: &OpArena, chance: &mut Fast) -> State {
    let mut state = game.deal(chance, &mut Silent);
    let mut actions = Vec::new();
    for _ in 0..LONGEST {
        let Some(seat) = game.to_act(&state).first() else { return state };
        actions.clear();
        game.actions(&state, seat, &mut actions);
        let action = chance.pick(&actions).expect("a due seat has actions");
        game.apply(&mut state, seat, action, chance, &mut Silent);
    }
    panic!("a game does not end");
}

/// Finds out what has ended a game.
fn ending(game: &OpArena, state: &State) -> Ending {
    let has_hand = |seat| !state.player(seat).hand.is_empty();
    match game.mode.target() {
        Some(target) if target <= most(game, |seat| game.side_points(state, seat)) => {
            Ending::Points
        }
        None if dudes_left(state) <= 1 && !state.arena.is_empty() => Ending::InPlay,
        None if dudes_left(state) <= 1 && Seat::all(game.seats).any(has_hand) => Ending::InHand,
        None if dudes_left(state) <= 1 => Ending::Nowhere,
        Some(_) | None => Ending::Quiet,
    }
}

fn most(game: &OpArena, count: impl Fn(Seat) -> u16) -> u16 {
    Seat::all(game.seats).map(count).max().unwrap_or_default()
}

/// Gets all who can have won a game that ended so; more than one side only if they are level in what is looked
/// at first (R127, R144).
fn contenders(game: &OpArena, state: &State, ending: Ending) -> SeatSet {
    let worth = |seat: Seat| -> u16 {
        let in_play = state.fighters_of(seat).count();
        let dudes = in_play + state.player(seat).hand.len();
        match (ending, game.mode.target()) {
            (Ending::Points, _) | (Ending::Quiet, Some(_)) => game.side_points(state, seat),
            (Ending::InPlay, _) => in_play as u16,
            (Ending::InHand, _) | (Ending::Quiet, None) => dudes as u16,
            (Ending::Nowhere, _) => u16::from(state.last_killer == Some(seat)),
        }
    };
    let most = most(game, worth);
    Seat::all(game.seats).filter(|seat| worth(*seat) == most).collect()
}

/// Checks that a game was not ended too early and was won by who should have.
fn check(game: &OpArena, state: &State, name: &str) -> Ending {
    let ending = ending(game, state);
    assert!(ending != Ending::Quiet || state.quiet == QUIET_TURNS, "{name}: it ends for nothing");
    assert!(game.first.is_none_or(|first| state.first == first), "{name}: another one goes first");
    let outcome = game.outcome(state).expect("the game is over");
    let winners: SeatSet = outcome.winners().collect();
    let contenders = contenders(game, state, ending);
    let winner = winners.first().expect("someone is first");
    let is_level = contenders.into_iter().any(|seat| !game.are_friends(seat, winner));
    if is_level {
        assert!(winners.into_iter().all(|seat| contenders.contains(seat)), "{name}: {ending:?}");
    } else {
        assert_eq!(winners, contenders, "{name}: {ending:?}");
    }
    ending
}

#[test]
fn r125_r143_r144_c009_every_combination_of_options_is_played_to_the_end_of_its_mode() {
    let mut chance = Fast::new(145);
    let mut endings: BTreeMap<(&str, Ending), usize> = BTreeMap::new();
    let mut firsts = [0; MAX_PLAYERS];
    let mut tables_in_all = 0;
    for mode in PASSPORT.modes {
        for &seats in mode.seats {
            for game in tables(mode.id, seats) {
                tables_in_all += 1;
                let name = format!("{} of {seats}, {:?}", mode.id, (game.hand, game.has_limit));
                for _ in 0..GAMES {
                    let state = played_out(&game, &mut chance);
                    *endings.entry((mode.id, check(&game, &state, &name))).or_default() += 1;
                    firsts[state.first.index()] += 1;
                }
            }
        }
    }
    // Two values of hands, limit and reading, with chance or anyone to go first.
    assert_eq!(tables_in_all, 2 * 2 * 2 * (4 * (3 + 4 + 5 + 6 + 7) + (5 + 7)));
    let count = |mode: &str, ending| endings.get(&(mode, ending)).copied().unwrap_or_default();
    for mode in PASSPORT.modes.iter().filter(|mode| mode.id != "last-dude") {
        assert!(0 < count(mode.id, Ending::Points), "{endings:?}");
    }
    for ending in [Ending::InPlay, Ending::InHand, Ending::Nowhere] {
        assert!(0 < count("last-dude", ending), "{endings:?}");
    }
    let quiet: usize = PASSPORT.modes.iter().map(|mode| count(mode.id, Ending::Quiet)).sum();
    assert!(quiet < tables_in_all * GAMES / 100, "hardly any: {endings:?}");
    assert!(firsts.iter().all(|count| 0 < *count), "{firsts:?}");
}
