//! How Plays are read where several meet (C44, C47, C65 and others).

use std::hash::{DefaultHasher, Hasher as _};

use fracas_cards::effect::Answer;
use fracas_core::{Game as _, SeatSet};

use super::arena::{A, Arena, B, game, play};
use crate::action::Action;
use crate::book::KnownPlay;
use crate::state::State;
use crate::thing::Thing;

/// C65. Edge Rush sets Power once: a guard stops it only where it would be a loss.
#[test]
fn edge_rush_lifts_a_guarded_hero_to_5_above_the_other() {
    for (own, after) in [(95, 105), (105, 105), (150, 150)] {
        for guard in ["eternal-flame", "burning-fever"] {
            let mut arena = Arena::new().dogs(A, 12).hero(A, ("fire", own));
            arena.run(A, guard);
            let lifted = arena.power(A).max(after);
            arena.run(A, "edge-rush");
            assert_eq!(arena.power(A), lifted, "{own} with {guard}");
        }
    }
}

/// C65. A guard against an opponent's Plays alone does not stop one's own Edge Rush.
#[test]
fn edge_rush_lowers_a_hero_that_only_opponents_may_not() {
    let mut arena = Arena::new().dogs(A, 12).hero(A, ("fire", 150));
    arena.run(A, "indestructible").run(A, "edge-rush");
    assert_eq!(arena.powers(), (105, 100));
}

/// Lists the Plays that Play Ban offers.
fn offered(arena: &Arena) -> Vec<&'static str> {
    let named = |action: Action| {
        let Action::Answer(Answer::Thing(thing)) = action else { return None };
        Thing::from_number(thing).play()
    };
    let plays = arena.actions().into_iter().filter_map(named);
    plays.map(|play| game().catalogue().play(play).id.as_str()).collect()
}

/// C66. A Play that was run and came back can be banned; one that was never run cannot.
#[test]
fn play_ban_offers_plays_that_came_back() {
    let mut arena = Arena::new().dogs(A, 20).hand(A, &["late-hit", "2-plays"]);
    arena.run(A, "buff-up-15").next_battle();
    arena.run(A, "reload");
    assert!(arena.plays(A).contains(&"buff-up-15") && arena.spent(A) == ["reload"]);
    arena.run(A, "play-ban");
    assert_eq!(offered(&arena), ["reload", "buff-up-15", "play-ban"]);
    arena.choose_play("buff-up-15");
    assert!(!arena.can_run(A, "buff-up-15") && !arena.can_run(B, "buff-up-15"));
}

#[test]
fn a_play_that_was_run_is_remembered_in_a_saved_game() {
    let mut arena = Arena::new().dogs(A, 20);
    arena.run(A, "buff-up-15").next_battle();
    arena.run(A, "reload");
    let saved = fracas_core::Legible::save(game(), &arena.state);
    assert_eq!(saved["players"][0]["playmaker"]["ran"].as_array().map(Vec::len), Some(2));
}

#[test]
fn no_says_what_follows() {
    let mut arena = Arena::new();
    arena.run(A, "forced-hand");
    let label = |action| game().describe(&arena.state, B, action).label;
    let labels: Vec<String> = arena.actions().into_iter().map(label).collect();
    assert_eq!(labels, ["Yes", "No: your opponent's Hero gets +20 Power"]);
}

/// R146, with C47. A copy of a lasting Play is another instance of it: the two do not add up.
#[test]
fn r146_a_copied_lasting_effect_does_not_add_up_with_its_original() {
    let mut arena = Arena::new();
    arena.run(A, "fire-boost").run(A, "copycat");
    assert_eq!(arena.power(A), 110);
    assert_eq!((arena.beside(A), arena.spent(A)), (vec!["copycat"], vec!["fire-boost"]));
    arena.next_battle();
    assert_eq!(arena.power(A), 110);
}

fn situation(state: &State) -> u64 {
    let mut hasher = DefaultHasher::new();
    game().know(state, A, &mut hasher);
    hasher.finish()
}

#[test]
fn a_player_knows_what_the_opponent_has_seen_of_the_own_plays() {
    let arena = Arena::new().hand(A, &["late-hit", "2-plays"]);
    let mut shown = arena.state;
    shown.players[0].plays[0].is_seen = true;
    assert_ne!(situation(&arena.state), situation(&shown), "in hand");
    let on_top = |known_to| {
        let mut state = arena.state;
        state.players[0].book.put_on_top(KnownPlay { play: play("late-hit"), known_to });
        situation(&state)
    };
    assert_ne!(on_top(SeatSet::one(A)), on_top(SeatSet::all(2)), "on top of the Playbook");
    let mut turned = arena.state;
    turned.players[0].plays.swap(0, 1);
    assert_eq!(situation(&arena.state), situation(&turned), "the order in hand says nothing");
}

/// C71. A Hot Dog that is gained is recovered: with nothing in the Discard Pile there is none.
#[test]
fn hot_dog_thief_gains_nothing_with_all_hot_dogs_left() {
    let mut arena = Arena::new();
    arena.run(A, "hot-dog-thief");
    assert_eq!((arena.dogs_left(A), arena.dogs_left(B)), (10, 9));
}

/// C74. Before Battle 1 no Play was run.
#[test]
fn load_management_works_in_battle_1() {
    let mut arena = Arena::new().dogs(A, 5);
    arena.run(A, "load-management");
    assert_eq!((arena.power(A), arena.dogs_left(A)), (110, 6));
}
