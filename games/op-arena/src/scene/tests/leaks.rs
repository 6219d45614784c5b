//! Nobody is shown or told what they may not know.

use std::collections::{BTreeMap, BTreeSet};

use fracas_core::{Chance as _, Fast, Game as _, Scene, Seat, Silent, View, Viewer};
use fracas_testkit::{Openness, leak, leak_of_move};

use super::pack::everything;
use crate::OpArena;
use crate::options::Reading;
use crate::state::{Phase, State};

/// How many decisions of a game are looked at.
const MOST: usize = 60;

/// Plays a game at random and checks every viewer in every decision; gives how many there were.
fn play(game: &OpArena, seed: u64) -> usize {
    let mut chance = Fast::new(seed);
    let mut state = game.deal(&mut chance, &mut Silent);
    let mut actions = Vec::new();
    for decision in 0..MOST {
        let due: Vec<Seat> = state.due.into_iter().collect();
        let Some(seat) = chance.pick(&due) else { return decision };
        actions.clear();
        game.actions(&state, seat, &mut actions);
        let action = chance.pick(&actions).expect("a due seat has actions");
        check(game, &state, seat, action, &mut chance);
        game.apply(&mut state, seat, action, &mut chance, &mut Silent);
    }
    MOST
}

fn check(game: &OpArena, state: &State, seat: Seat, action: crate::Action, chance: &mut Fast) {
    // All choices are open, but for what is put down at the start.
    let choices_are_open = state.phase != Phase::Laying;
    let rules = Openness { is_undoable: false, choices_are_open };
    for viewer in Viewer::all(game.seats()) {
        assert_eq!(leak(game, state, viewer, chance), None);
        assert_eq!(leak_of_move(game, state, viewer, (seat, action), chance, rules), None);
        let view = View::of(game, state, viewer);
        check_ids(&view.scene);
        for choice in &view.choices {
            assert!(!choice.label.is_empty(), "{choice:?}");
            assert!(choice.items.iter().all(|item| view.scene.has(item)), "{choice:?}");
        }
        let labels: BTreeSet<&str> = view.choices.iter().map(|it| it.label.as_str()).collect();
        assert_eq!(labels.len(), view.choices.len(), "{:?}", view.choices);
    }
}

fn check_ids(scene: &Scene) {
    let areas = scene.areas.iter().map(|area| area.id.as_str());
    let items = scene.areas.iter().flat_map(|area| &area.items).map(|item| item.id.as_str());
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    areas.chain(items).for_each(|id| *counts.entry(id).or_default() += 1);
    assert!(counts.values().all(|count| *count == 1), "{counts:?}");
    assert!(scene.focus.iter().all(|id| scene.has(id)), "{:?}", scene.focus);
    assert!(!scene.moment.is_empty());
}

#[test]
fn nothing_hidden_is_shown_or_told_to_any_number_of_players() {
    for seats in 2..=6 {
        let mut game = everything("brawl", seats);
        for (seed, reading) in [(1, Reading::Names), (2, Reading::All)] {
            game.reading = reading;
            assert!(20 < play(&game, seed + seats as u64 * 10));
        }
    }
}

#[test]
fn nothing_hidden_is_shown_or_told_in_any_mode() {
    for (mode, seats) in [("grind", 2), ("speed", 3), ("teams", 4), ("last-dude", 3)] {
        assert!(20 < play(&everything(mode, seats), 3));
    }
}

#[test]
fn what_a_seat_is_shown_follows_from_what_it_knows() {
    let game = everything("brawl", 4);
    let mut shown: BTreeMap<u64, (String, State)> = BTreeMap::new();
    for seed in 0..40 {
        let mut chance = Fast::new(seed % 4);
        let mut state = game.deal(&mut chance, &mut Silent);
        let mut chance = Fast::new(seed);
        for _ in 0..30 {
            let due: Vec<Seat> = state.due.into_iter().collect();
            let Some(seat) = chance.pick(&due) else { break };
            for viewer in Seat::all(4) {
                let known = fracas_core::Information::new(&game, &state, viewer).situation();
                let view = View::of(&game, &state, Viewer::Seat(viewer)).to_bytes();
                let view = String::from_utf8(view).expect("JSON is UTF-8");
                let before = shown.entry(known).or_insert_with(|| (view.clone(), state));
                assert_eq!(before.0, view);
            }
            let mut actions = Vec::new();
            game.actions(&state, seat, &mut actions);
            let action = chance.pick(&actions).expect("a due seat has actions");
            game.apply(&mut state, seat, action, &mut chance, &mut Silent);
        }
    }
}
