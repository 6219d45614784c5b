//! Properties of many pools: nothing is made or lost, and every pool can build a legal deck, however one picks.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fracas_battle_arena::{Catalogue, Deck, Mode};
use fracas_battle_arena_limited::{Action, BattleArenaLimited, ID, Products, State};
use fracas_core::{Chance as _, Fast, Game as _, Legible as _, Problems, Seat, Setup, Silent};

const ALONE: Seat = Seat(0);

/// A way of choosing cards.
type Taste = fn(&[Action], &mut Fast) -> Option<Action>;

/// Ways of building: as the builder does it, what comes first, what comes last, and anyhow.
const TASTES: [Taste; 4] = [
    |_, _| None,
    |adds, _| adds.first().copied(),
    |adds, _| adds.last().copied(),
    |adds, chance| chance.pick(adds),
];

/// Lists the tables of all products and sets.
fn tables() -> Vec<BattleArenaLimited> {
    let products = Products::base();
    let pairs = products.products().iter().flat_map(|product| {
        products.sets().iter().map(move |set| (product.id.clone(), set.id.clone()))
    });
    let open = |(mode, set): (String, String)| {
        let options = [("set".into(), set)].into();
        let setup = Setup { game: ID.into(), mode, options, ..Setup::default() };
        BattleArenaLimited::open(&setup).unwrap()
    };
    pairs.map(open).collect()
}

fn apply(game: &BattleArenaLimited, state: &mut State, action: Action, chance: &mut Fast) {
    game.apply(state, ALONE, action, chance, &mut Silent);
}

/// Puts cards in until one does not like to any more or none fits, then goes on.
fn choose(game: &BattleArenaLimited, state: &mut State, taste: Taste, chance: &mut Fast) {
    loop {
        let mut actions = Vec::new();
        game.actions(state, ALONE, &mut actions);
        actions.retain(|action| matches!(action, Action::Add(_)));
        let Some(action) = taste(&actions, chance) else { return };
        apply(game, state, action, chance);
    }
}

/// Hands a deck in and checks that it can be played and is made of its pool.
fn check(game: &BattleArenaLimited, mut state: State, chance: &mut Fast) -> Deck {
    let (catalogue, format) = (Catalogue::base(), game.format());
    let opened = state.pool;
    let mut distinct = Vec::new();
    while game.outcome(&state).is_none() {
        distinct.clear();
        game.distinct_actions(&state, ALONE, &mut distinct);
        let [only] = distinct[..] else { panic!("bots have nothing to think about: {distinct:?}") };
        apply(game, &mut state, only, chance);
    }
    assert_eq!(state.pool, opened, "what was opened stays as it was");
    let deck = Deck::read(catalogue, "deck", &game.takes_away(&state, ALONE).unwrap()).unwrap();
    let mut wrong = deck.wrong_sizes(catalogue, format, Mode::Playmaker);
    wrong.append(deck.offences(catalogue, &format.limits, Mode::Playmaker));
    wrong.append(deck.wrong_format(format));
    assert_eq!(wrong, Problems::default());
    let pool = game.pool(&state);
    assert!(is_part(&deck.heroes, &pool.heroes) && is_part(&deck.plays, &pool.plays));
    assert!(is_part(&deck.hot_dogs, &pool.hot_dogs));
    deck
}

/// Checks that there are at most as many copies of each card in a part as in the whole.
fn is_part<C: Clone + PartialEq>(part: &[C], whole: &[C]) -> bool {
    let mut left = whole.to_vec();
    part.iter().all(|card| {
        let at = left.iter().position(|other| other == card);
        at.map(|at| left.swap_remove(at)).is_some()
    })
}

#[test]
fn pools_of_every_product_and_set_build_legal_decks_however_one_picks() {
    let mut lent = [0; 2];
    for (at, game) in tables().iter().enumerate() {
        for seed in 0..30 {
            let mut chance = Fast::new(1_000 * at as u64 + seed);
            let dealt = game.deal(&mut chance, &mut Silent);
            let missing = game.lent(&dealt);
            lent[0] += u32::from(!missing.heroes.is_empty());
            lent[1] += u32::from(!missing.plays.is_empty());
            for taste in TASTES {
                let mut state = dealt.clone();
                choose(game, &mut state, taste, &mut chance);
                apply(game, &mut state, Action::Plays, &mut chance);
                choose(game, &mut state, taste, &mut chance);
                check(game, state, &mut chance);
            }
        }
    }
    assert!(5 < lent[0], "Heroes are lent to some: {lent:?}");
}

#[test]
fn packs_conserve_cards() {
    let products = Products::base();
    let [heroes, plays, hot_dogs] = products.cards_in_pack();
    for game in tables() {
        let (product, set) = (game.product(), game.set());
        for seed in 0..50 {
            let mut packs = Fast::new(seed);
            let mut state = game.deal(&mut packs.clone(), &mut Silent);
            let mut opened = state.pool;
            assert_eq!(opened.heroes.len(), product.packs * heroes);
            assert_eq!(opened.plays.len(), product.packs * plays);
            assert_eq!(opened.hot_dogs.len(), product.packs * hot_dogs);
            // The pool is what the same chance puts into the packs, one by one.
            for _ in 0..product.packs {
                let pack = products.fill_pack(set, &mut packs);
                for hero in pack.heroes {
                    assert!(set.has_hero(hero));
                    let at = opened.heroes.binary_search(&hero).unwrap();
                    opened.heroes.remove(at);
                }
                for play in pack.plays {
                    assert!(set.has_play(play));
                    let at = opened.plays.binary_search(&play).unwrap();
                    opened.plays.remove(at);
                }
                for hot_dog in pack.hot_dogs {
                    let at = opened.hot_dogs.binary_search(&hot_dog).unwrap();
                    opened.hot_dogs.remove(at);
                }
            }
            let left = [opened.heroes.len(), opened.plays.len(), opened.hot_dogs.len()];
            assert_eq!(left, [0; 3], "nothing else was opened");
            let pool = state.pool;
            apply(&game, &mut state, Action::Complete, &mut packs);
            assert_eq!(state.pool, pool);
        }
    }
}

/// Whatever is begun by hand can be completed.
#[test]
fn every_beginning_of_a_deck_can_be_completed() {
    for (at, game) in tables().iter().enumerate() {
        let mut chance = Fast::new(at as u64);
        let mut state = game.deal(&mut chance, &mut Silent);
        for _ in 0..80 {
            let mut actions = Vec::new();
            game.actions(&state, ALONE, &mut actions);
            actions.retain(|action| !matches!(action, Action::Done | Action::Complete));
            let action = chance.pick(&actions).unwrap();
            apply(game, &mut state, action, &mut chance);
            let begun = state.bench;
            let deck = check(game, state.clone(), &mut chance);
            assert!(is_part(&begun.heroes, &deck.heroes) && is_part(&begun.plays, &deck.plays));
        }
    }
}

/// The strongest Heroes that the limits allow.
#[test]
fn a_completed_deck_has_the_strongest_heroes_of_its_pool() {
    for game in tables() {
        let mut chance = Fast::new(9);
        let state = game.deal(&mut chance, &mut Silent);
        let total = |deck: &Deck| -> i32 {
            let heroes = deck.heroes.iter();
            heroes.map(|&hero| i32::from(game.catalogue().hero(hero).power)).sum()
        };
        let completed = total(&check(&game, state.clone(), &mut chance));
        for _ in 0..10 {
            let mut state = state.clone();
            choose(&game, &mut state, TASTES[3], &mut chance);
            assert!(total(&check(&game, state, &mut chance)) <= completed);
        }
        let mut state = state.clone();
        choose(&game, &mut state, TASTES[1], &mut chance);
        assert_eq!(total(&check(&game, state, &mut chance)), completed, "the strongest come first");
    }
}
