//! The worlds that bots imagine, and those that bots imagine others to believe in: a match goes on in each of
//! them as in the real one.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_battle_arena::{BattleArena, Catalogue, Deck, FORMATS, ID, State};
use fracas_core::{Chance as _, Fast, Game, Seat, Setup, Silent, Viewer};

/// The number of tables; each has decks of its own.
const TABLES: u64 = 120;
/// How many worlds each player imagines at each decision.
const WORLDS: u32 = 2;
/// How many decisions a world is played on.
const DECISIONS: u32 = 12;

type Action = <BattleArena as Game>::Action;

/// Opens tables in turn: with decks of any Heroes and Plays, with those that may hold copies, and with a
/// premade deck.
fn open(table: u64, chance: &mut Fast) -> BattleArena {
    let (id, limits) = if table % 3 == 1 { ("limited", "relaxed") } else { ("standard", "kept") };
    let format = *FORMATS.iter().find(|format| format.id == id).unwrap();
    let format = if limits == "relaxed" { format.relaxed() } else { format };
    let mut any = || {
        let deck = Deck::random(Catalogue::base(), &format, chance);
        deck.unwrap_or_else(|why| panic!("{why}")).write(Catalogue::base())
    };
    let own = if table % 3 == 2 { "alpha-legends".into() } else { any() };
    let setup = Setup {
        game: ID.into(),
        mode: "playmaker".into(),
        options: [("format".into(), id.into()), ("limits".into(), limits.into())]
            .into_iter()
            .collect(),
        decks: vec![own, any()],
        ..Setup::default()
    };
    BattleArena::open(&setup).unwrap_or_else(|why| panic!("{why}"))
}

fn actions(game: &BattleArena, state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(state, seat, &mut actions);
    actions
}

/// Makes a random move; none is left when the game is over.
fn step(game: &BattleArena, state: &mut State, chance: &mut Fast) -> bool {
    let Some(seat) = game.to_act(state).first() else { return false };
    let action = chance.pick(&actions(game, state, seat)).expect("a due seat has actions");
    game.apply(state, seat, action, chance, &mut Silent);
    true
}

/// Checks that whoever is due can act, and could do the same in a world that it would believe in.
fn check(game: &BattleArena, world: &State, chance: &mut Fast, label: &str) {
    for seat in game.to_act(world) {
        let possible = actions(game, world, seat);
        assert!(!possible.is_empty(), "{label}: seat {seat} can do nothing");
        let mut believed = *world;
        game.resample(&mut believed, Viewer::Seat(seat), chance);
        assert_eq!(possible, actions(game, &believed, seat), "{label}: what seat {seat} can do");
    }
}

#[test]
fn whoever_is_due_in_an_imagined_world_can_do_the_same_in_what_they_believe() {
    for table in 0..TABLES {
        let mut chance = Fast::new(table);
        let game = open(table, &mut chance);
        let mut state = game.deal(&mut chance, &mut Silent);
        let mut decision = 0;
        while step(&game, &mut state, &mut chance) {
            decision += 1;
            for viewer in (0..WORLDS).flat_map(|_| Seat::all(2)) {
                let mut world = state;
                game.resample(&mut world, Viewer::Seat(viewer), &mut chance);
                for ahead in 0..DECISIONS {
                    let label = format!(
                        "table {table}, decision {decision}, seat {viewer} imagines {ahead} more"
                    );
                    check(&game, &world, &mut chance, &label);
                    if !step(&game, &mut world, &mut chance) {
                        break;
                    }
                }
            }
        }
    }
}
