//! What is believed of a secret deck.

use fracas_core::{Chance as _, Fast, Game, Seat, Setup, Silent, Viewer};

use crate::BattleArena;
use crate::card::{HeroId, PlayId};
use crate::deck::{Collection, Deck};
use crate::options::{Format, Mode};
use crate::state::{Player, State};

const WORLDS: u64 = 40;

fn open(mode: &str, decks: [&str; 2]) -> BattleArena {
    let decks = decks.map(String::from).into();
    let setup = Setup { game: crate::ID.into(), mode: mode.into(), decks, ..Setup::default() };
    BattleArena::open(&setup).unwrap()
}

/// Plays on at random for so many decisions.
fn played(table: &BattleArena, decisions: usize, chance: &mut Fast) -> State {
    let mut state = table.deal(chance, &mut Silent);
    for _ in 0..decisions {
        let Some(seat) = table.to_act(&state).first() else { break };
        let mut actions = Vec::new();
        table.actions(&state, seat, &mut actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        table.apply(&mut state, seat, action, chance, &mut Silent);
    }
    state
}

/// Lists worlds as the first seat imagines them.
fn worlds(table: &BattleArena, state: &State) -> Vec<State> {
    let world = |seed| {
        let mut world = *state;
        table.resample(&mut world, Viewer::Seat(Seat(0)), &mut Fast::new(seed));
        world
    };
    (0..WORLDS).map(world).collect()
}

fn heroes(player: &Player) -> impl Iterator<Item = &HeroId> {
    player.line_up.iter().chain(&player.hand).chain(&player.deck)
}

fn plays(player: &Player) -> impl Iterator<Item = PlayId> {
    player.plays.iter().map(|held| held.play).chain(player.book.bag)
}

fn counts(player: &Player) -> [usize; 6] {
    let (open, book) = (player.discard.len() + player.overtime.len(), &player.book);
    let hidden = [player.line_up.len(), player.hand.len(), player.deck_size(), player.plays.len()];
    let [line_up, hand, deck, held] = hidden;
    [line_up, hand, deck, held, open, book.len()]
}

#[test]
fn who_assumes_a_deck_imagines_no_other() {
    let assumed = Deck::premade("fire-and-ice").unwrap();
    for mode in ["substitution", "playmaker"] {
        let table = open(mode, ["alpha-legends", "tecmo-sluggers"]);
        let state = table.deal(&mut Fast::new(1), &mut Silent);
        for world in worlds(&table.assuming(&assumed), &state) {
            let other = &world.players[1];
            let mut dealt: Vec<HeroId> = heroes(other).copied().collect();
            assert!(dealt.iter().all(|hero| assumed.heroes.contains(hero)), "{mode}");
            dealt.sort_unstable();
            dealt.dedup();
            assert_eq!(dealt.len(), heroes(other).count(), "each Hero of it lies there once");
            assert!(plays(other).all(|play| assumed.plays.contains(&play)));
            assert_eq!(counts(other)[3..], counts(&state.players[1])[3..]);
        }
        let other = |world: &State| heroes(&world.players[1]).all(|it| assumed.heroes.contains(it));
        assert!(!worlds(&table, &state).iter().all(other), "without it there are other decks");
    }
}

#[test]
fn a_deck_that_cannot_be_is_assumed_all_the_same_and_deals_as_many_cards() {
    let premade = Deck::premade("fire-and-ice").unwrap();
    let few = Deck {
        heroes: premade.heroes[..2].to_vec(),
        plays: premade.plays[..1].to_vec(),
        ..premade.clone()
    };
    let none = Deck { plays: Vec::new(), ..premade.clone() };
    let nothing = Deck { heroes: Vec::new(), ..none.clone() };
    let beyond = Deck { heroes: vec![HeroId(u16::MAX)], ..none.clone() };
    for mode in ["substitution", "playmaker"] {
        let table = open(mode, ["alpha-legends", "tecmo-sluggers"]);
        for deck in [&premade, &few, &none, &nothing, &beyond] {
            let mind = table.assuming(deck);
            for decisions in [0, 9, 30, 60, 90] {
                let state = played(&table, decisions, &mut Fast::new(decisions as u64));
                for world in worlds(&mind, &state) {
                    assert_eq!(counts(&world.players[1]), counts(&state.players[1]), "{mode}");
                }
            }
        }
    }
}

/// Gets how much Power a deck has on average, as far as it is hidden.
fn mean_power(table: &BattleArena, states: &[State]) -> i32 {
    let dealt = states.iter().flat_map(|state| heroes(&state.players[1]));
    let powers: Vec<i32> = dealt.map(|hero| i32::from(table.catalogue.power(*hero))).collect();
    powers.iter().sum::<i32>() / powers.len() as i32
}

#[test]
fn a_deck_is_believed_to_be_as_strong_as_what_was_seen_of_it() {
    let format = Format::from_id("standard").unwrap();
    let cards = crate::Catalogue::base();
    let mut chance = Fast::new(3);
    let all = Collection::all(cards);
    let built = Deck::build(cards, format, Mode::Playmaker, &all, &mut chance).unwrap();
    let random = Deck::random(cards, format, &mut chance).unwrap();
    for deck in [built, random] {
        for mode in ["substitution", "playmaker"] {
            let table = open(mode, ["alpha-legends", &deck.write(cards)]);
            let mut state = table.deal(&mut Fast::new(1), &mut Silent);
            let other = &mut state.players[1];
            for _ in 0..6 {
                let seen = other.deck.pop().unwrap();
                other.discard.push(seen);
            }
            let (real, imagined) =
                (mean_power(&table, &[state]), mean_power(&table, &worlds(&table, &state)));
            assert!((real - imagined).abs() < 15, "{mode}, {}: {real} {imagined}", deck.name);
        }
    }
}

#[test]
fn a_known_deck_is_recognized_by_a_few_heroes() {
    let sluggers = Deck::premade("tecmo-sluggers").unwrap();
    let table = open("playmaker", ["alpha-legends", "tecmo-sluggers"]);
    let mut state = table.deal(&mut Fast::new(1), &mut Silent);
    let other = &mut state.players[1];
    for _ in 0..3 {
        let seen = other.deck.pop().unwrap();
        other.discard.push(seen);
    }
    let is_it = |world: &&State| {
        heroes(&world.players[1]).all(|hero| sluggers.heroes.contains(hero))
            && plays(&world.players[1]).all(|play| sluggers.plays.contains(&play))
    };
    let recognized = worlds(&table, &state).iter().filter(is_it).count() as u64;
    assert!(WORLDS * 9 / 10 < recognized, "{recognized}");
}
