//! Properties of many drafts: nothing is made or lost, and every pool can build a legal deck.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use fracas_core::{Chance as _, Fast, Game as _, Legible as _, Seat, Setup, Silent};
use fracas_overpower::{Catalogue, Limits, Mode, Sheet};
use fracas_overpower_limited::{Action, CHARACTERS, ID, OverPowerLimited, PACKS, Phase, State};

const VENTURE: Limits = Limits { mode: Mode::Venture, is_strict: false };

fn game(mode: &str, seats: usize) -> OverPowerLimited {
    let setup =
        Setup { game: ID.into(), mode: mode.into(), seats: Some(seats), ..Setup::default() };
    OverPowerLimited::open(&setup).unwrap()
}

/// Checks that every stack is in one place: in a sealed pack, in the middle or with a player.
fn check_stacks(game: &OverPowerLimited, state: &State) {
    let held = state.players.iter().flat_map(|player| player.stacks.iter().copied());
    let open: Vec<_> = state.middle.iter().copied().chain(held).collect();
    let different: BTreeSet<_> = open.iter().copied().collect();
    assert_eq!(different.len(), open.len(), "no stack is in two places");
    let opened = game.seats() * usize::from(state.opened) * CHARACTERS;
    assert_eq!(open.len(), opened, "no stack of an opened pack is lost");
    for seat in Seat::all(game.seats()) {
        let (uncommons, rares) = game.products().finds_in_pack();
        let finds = (uncommons + rares) * usize::from(state.opened);
        assert_eq!(state.finds(seat).count(), finds, "everyone keeps what they opened");
    }
}

/// Completes and hands in the deck of every seat, and checks it.
fn check_decks(game: &OverPowerLimited, state: &mut State, chance: &mut Fast) {
    for seat in Seat::all(game.seats()) {
        let pool = game.pool(state, seat);
        for action in [Action::Complete, Action::Done] {
            let mut distinct = Vec::new();
            game.distinct_actions(state, seat, &mut distinct);
            assert_eq!(distinct, [action], "bots complete the deck and hand it in");
            game.apply(state, seat, action, chance, &mut Silent);
        }
        let text = game.takes_away(state, seat).unwrap();
        let sheet = Sheet::read(Catalogue::base(), "deck", &text).unwrap();
        assert_eq!(sheet.offences(Catalogue::base(), VENTURE).or(()), Ok(()));
        assert_eq!(pool.outside(Catalogue::base(), &sheet).or(()), Ok(()));
    }
    assert_eq!(state.phase, Phase::Over);
}

#[test]
fn thousands_of_drafted_pools_conserve_cards_and_build_legal_decks() {
    for seats in [8, 10] {
        let game = game("draft", seats);
        let mut lent = 0;
        for seed in 0..120 {
            let mut chance = Fast::new(seed);
            let mut state = game.deal(&mut chance, &mut Silent);
            let packs = state.packs;
            let mut actions = Vec::new();
            while state.phase == Phase::Picking {
                check_stacks(&game, &state);
                let seat = state.due.first().unwrap();
                actions.clear();
                game.actions(&state, seat, &mut actions);
                let action = chance.pick(&actions).unwrap();
                game.apply(&mut state, seat, action, &mut chance, &mut Silent);
            }
            check_stacks(&game, &state);
            assert_eq!(state.packs, packs, "what is in packs stays as it was printed");
            assert_eq!(
                state.players.iter().map(|player| player.stacks.len()).sum::<usize>(),
                seats * PACKS * CHARACTERS
            );
            for seat in Seat::all(seats) {
                let own = state.player(seat).stacks.iter().map(|stack| state.character(*stack));
                let own: BTreeSet<_> = own.collect();
                lent += usize::from(own.len() < game.pool(&state, seat).characters.len());
            }
            check_decks(&game, &mut state, &mut chance);
        }
        assert!(20 < lent, "blind picks also make pools without a team: {lent}");
    }
}

#[test]
fn hundreds_of_sealed_pools_build_legal_decks() {
    let game = game("sealed", 1);
    for seed in 0..150 {
        let mut chance = Fast::new(seed);
        let mut state = game.deal(&mut chance, &mut Silent);
        check_decks(&game, &mut state, &mut chance);
    }
}

/// Whatever is begun by hand can be completed.
#[test]
fn every_beginning_of_a_deck_can_be_completed() {
    let game = game("sealed", 1);
    let seat = Seat(0);
    for seed in 0..12 {
        let mut chance = Fast::new(seed);
        let mut state = game.deal(&mut chance, &mut Silent);
        let mut actions = Vec::new();
        for _ in 0..60 {
            actions.clear();
            game.actions(&state, seat, &mut actions);
            actions.retain(|action| *action != Action::Done);
            let action = chance.pick(&actions).unwrap();
            game.apply(&mut state, seat, action, &mut chance, &mut Silent);
            let mut completed = state.clone();
            if !state.player(seat).bench.is_legal {
                game.apply(&mut completed, seat, Action::Complete, &mut chance, &mut Silent);
            }
            assert!(completed.player(seat).bench.is_legal, "seed {seed} after {action:?}");
        }
    }
}
