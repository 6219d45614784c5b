//! Building decks by hand.

use fracas_battle_arena::{BattleArena, Deck};
use fracas_battle_arena_limited::{BattleArenaLimitedTitle, Stage};
use fracas_core::{Outcome, Seat, Table as _, Title as _};

use crate::table::{ALONE, PRODUCTS, SETS, sealed};

#[test]
fn a_deck_is_built_by_hand_from_the_first_hero_to_the_last_play() {
    for (product, _) in PRODUCTS {
        let mut table = sealed(product, "tecmo-bowl", 1);
        for stage in [Stage::Heroes, Stage::Plays] {
            assert_eq!(table.state().bench.stage, stage);
            while let Some(id) = table.addable().pop() {
                table.play(&format!("add {id}"));
            }
            if stage == Stage::Heroes {
                table.expect_refused("done", "not-legal", Some(size_rule(product)));
                table.play("plays");
            }
        }
        let bench = table.state().bench;
        table.play("done");
        let deck = table.deck();
        assert_eq!((&deck.heroes[..], &deck.plays[..]), (&bench.heroes[..], &bench.plays[..]));
        assert_eq!(deck.hot_dogs.len(), 10);
    }
}

fn size_rule(product: &str) -> u16 {
    if product == "booster-box" { 174 } else { 175 }
}

#[test]
fn what_is_taken_out_can_be_put_in_again() {
    let mut table = sealed("double-mega", "griffey", 2);
    table.play("complete").play("change");
    let bench = table.state().bench;
    let hero = table.hero(bench.heroes[0]).to_owned();
    assert_eq!(table.addable(), [""; 0], "the Hero Deck is full");
    table.play(&format!("take {hero}"));
    assert!(table.addable().contains(&hero));
    table.expect_refused("done", "not-legal", Some(175));
    table.play(&format!("add {hero}")).play("plays").play("heroes");
    assert_eq!(table.state().bench.heroes, bench.heroes);
    table.play("done");
}

#[test]
fn what_the_builder_completes_stays_as_it_was_begun() {
    let mut table = sealed("booster-box", "alpha", 3);
    let weakest = table.addable().into_iter().next_back().unwrap();
    table.play(&format!("add {weakest}")).play("plays");
    let plays = table.addable();
    let last: Vec<&String> = plays.iter().rev().take(12).collect();
    for id in &last {
        table.play(&format!("add {id}"));
    }
    table.play("complete");
    assert_eq!(table.state().bench.stage, Stage::Review);
    let bench = &table.state().bench;
    assert!(bench.heroes.iter().any(|hero| table.hero(*hero) == weakest));
    for id in last {
        assert!(bench.plays.iter().any(|play| table.play_id(*play) == id), "{id}");
    }
}

#[test]
fn what_the_builder_completes_has_no_chance_in_it_and_can_be_taken_back() {
    let mut table = sealed("double-blaster", "griffey", 4);
    table.play("complete");
    let first = table.state().clone();
    assert!(table.0.can_undo(ALONE));
    table.0.undo(ALONE).unwrap();
    assert_ne!(*table.state(), first);
    table.play("complete");
    assert_eq!(*table.state(), first);
}

#[test]
fn the_seat_takes_a_deck_away_that_can_be_played() {
    for (product, _) in PRODUCTS {
        let mut decks = Vec::new();
        for (set, _) in SETS {
            let mut table = sealed(product, set, 5);
            assert_eq!(table.0.takes_away(ALONE), None, "nothing is built yet");
            table.play("complete");
            assert_eq!(table.0.takes_away(ALONE), None, "nothing is handed in yet");
            table.play("done");
            assert!(table.0.outcome().is_some_and(|outcome: Outcome| outcome.is_tie()));
            assert_eq!(table.0.takes_away(Seat(1)), None, "there is no such seat");
            let text = table.0.takes_away(ALONE).unwrap();
            let deck = Deck::read(table.catalogue(), "deck", &text).unwrap();
            assert_eq!(deck.write(table.catalogue()), text);
            decks.push(text);
        }
        let made_for = BattleArenaLimitedTitle.passport().makes_decks_for(product).unwrap();
        for pair in decks.windows(2) {
            BattleArena::open(&made_for.setup(pair.to_vec())).unwrap();
        }
    }
}
