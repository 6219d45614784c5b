//! Worlds over random games: nobody learns from them, and everything seen is in them.

use std::collections::BTreeSet;

use fracas_core::{Chance, Fast, Game as _, Information, Seat, Setup, Silent, Viewer};
use fracas_testkit::leak;

use super::*;
use crate::action::Action;
use crate::card::Kind;
use crate::deck::{Deck, Sheet};
use crate::options::{Limits, Mode};
use crate::state::Phase;

/// Opens a table with random decks, or with premade ones.
fn table(mode: Mode, decks: Option<[&str; 2]>, seed: u64) -> OverPower {
    let mut chance = Fast::new(seed);
    let catalogue = crate::Catalogue::base();
    let limits = Limits { mode, is_strict: false };
    let mut any = || Sheet::random(catalogue, limits, &mut chance).unwrap().write(catalogue);
    let decks = decks.map_or_else(|| vec![any(), any()], |decks| decks.map(String::from).into());
    let setup = Setup { game: crate::ID.into(), mode: mode.id().into(), decks, ..Setup::default() };
    OverPower::open(&setup).unwrap()
}

/// Plays random games to their end, or for so many decisions, and looks at each decision.
fn wander(table: &OverPower, seed: u64, decisions: usize, mut look: impl FnMut(&State, &mut Fast)) {
    let mut chance = Fast::new(seed);
    let mut state = table.deal(&mut chance, &mut Silent);
    let mut actions: Vec<Action> = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = table.to_act(&state).first() else { return };
        look(&state, &mut chance);
        actions.clear();
        table.actions(&state, seat, &mut actions);
        let action = chance.pick(&actions).expect("a due seat has actions");
        table.apply(&mut state, seat, action, &mut chance, &mut Silent);
    }
}

fn viewers() -> [Viewer; 3] {
    [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator]
}

/// Lists tables of all modes.
fn tables() -> impl Iterator<Item = OverPower> {
    let modes = [Mode::Venture, Mode::Brawl, Mode::Skirmish(5)];
    (0..12).map(move |seed| table(modes[seed as usize % 3], None, seed))
}

#[test]
fn a_world_depends_on_what_its_viewer_knows_and_on_chance_alone() {
    for (at, table) in tables().enumerate() {
        wander(&table, at as u64, 400, |state, chance| {
            for viewer in viewers() {
                let (mut twice, mut once) = (*state, *state);
                table.resample(&mut twice, viewer, chance);
                let mut same = chance.clone();
                table.resample(&mut twice, viewer, &mut same.clone());
                table.resample(&mut once, viewer, &mut same);
                assert!(twice == once, "table {at}, {viewer:?}, {:?}", state.phase);
            }
        });
    }
}

#[test]
fn a_seat_knows_the_same_in_all_worlds_and_is_shown_the_same() {
    for (at, table) in tables().enumerate() {
        wander(&table, at as u64, 400, |state, chance| {
            for viewer in viewers() {
                let mut world = *state;
                table.resample(&mut world, viewer, &mut chance.clone());
                if let Viewer::Seat(seat) = viewer {
                    let known = |state: &State| Information::new(&table, state, seat).situation();
                    assert_eq!(known(state), known(&world), "table {at}, {:?}", state.phase);
                }
                let found = leak(&table, state, viewer, &mut chance.clone());
                assert!(found.is_none(), "table {at}: {found:?}");
            }
        });
    }
}

#[test]
fn whoever_must_decide_can_in_every_world() {
    for (at, table) in tables().enumerate() {
        wander(&table, at as u64, 400, |state, chance| {
            for viewer in viewers() {
                let mut world = *state;
                table.resample(&mut world, viewer, chance);
                for seat in table.to_act(&world) {
                    let mut actions = Vec::new();
                    table.actions(&world, seat, &mut actions);
                    let question = state.question();
                    assert!(
                        !actions.is_empty(),
                        "table {at}, {viewer:?}, {:?}, {question:?}, {:?}",
                        state.phase,
                        state.play.stage
                    );
                }
            }
        });
    }
}

/// Gets the deck of a player in a world, as far as it was shuffled.
fn deck_in(table: &OverPower, state: &State, seat: Seat) -> Deck {
    let deck = &table.decks[seat.index()];
    let cards = state.cards(seat);
    let faces = cards.all().take(deck.cards.len()).map(|piece| cards.face(piece));
    Deck { cards: faces.collect(), ..Deck::clone(deck) }
}

#[test]
fn the_decks_of_worlds_are_legal() {
    for (at, table) in tables().enumerate() {
        wander(&table, at as u64, 300, |state, chance| {
            // Where someone is asked among hidden cards, any will do that they can choose.
            if state.due != fracas_core::SeatSet::one(Seat(0)) {
                return;
            }
            let mut world = *state;
            table.resample(&mut world, Viewer::Seat(Seat(0)), chance);
            let sheet = Sheet::from(&deck_in(&table, &world, Seat(1)));
            let offences = sheet.offences(&table.catalogue, table.limits());
            assert_eq!(offences.or(()), Ok(()), "table {at}, {:?}", state.phase);
        });
    }
}

#[test]
fn a_deck_that_everyone_knows_is_found_out_by_its_team() {
    let decks = ["full-spectrum", "the-long-game"];
    let table = table(Mode::Venture, Some(decks), 0);
    let mut found = 0;
    let mut worlds = 0;
    wander(&table, 1, 200, |state, chance| {
        let mut world = *state;
        table.resample(&mut world, Viewer::Seat(Seat(0)), chance);
        let mut real = table.decks[1].cards.clone();
        let mut dealt = deck_in(&table, &world, Seat(1)).cards;
        real.sort_unstable();
        dealt.sort_unstable();
        found += usize::from(real == dealt);
        worlds += 1;
    });
    assert!(worlds / 2 < found, "{found} of {worlds}");
}

#[test]
fn a_hand_after_the_discard_phase_has_no_events_and_hardly_duplicates() {
    let table = table(Mode::Venture, None, 3);
    let mut alike = 0;
    let mut hands = 0;
    wander(&table, 3, 600, |state, chance| {
        if state.phase != Phase::Placing && state.phase != Phase::Venture {
            return;
        }
        let mut world = *state;
        table.resample(&mut world, Viewer::Seat(Seat(0)), chance);
        let cards = world.cards(Seat(1));
        let faces: Vec<CardId> = cards.iter(Zone::Hand).map(|piece| cards.face(piece)).collect();
        let is_event = |card: &CardId| matches!(table.card(*card).kind, Kind::Event(_));
        assert!(!faces.iter().any(is_event));
        let different: BTreeSet<&CardId> = faces.iter().collect();
        alike += faces.len() - different.len();
        hands += 1;
    });
    assert!(0 < hands && alike * 20 <= hands, "{alike} in {hands} hands");
}

#[test]
fn what_was_shuffled_in_again_is_in_every_world() {
    let mut renewed = 0;
    let tables = (0..6).map(|seed| table(Mode::Brawl, None, seed));
    let mut look = |table: &OverPower, state: &State, chance: &mut Fast| {
        let shown = |state: &State| {
            let cards = state.cards(Seat(1));
            let hidden = [Zone::Hand, Zone::Draw].into_iter().flat_map(|zone| cards.iter(zone));
            let shown = hidden.filter(|piece| cards.memory().shown.has(*piece));
            let mut shown: Vec<CardId> = shown.map(|piece| cards.face(piece)).collect();
            shown.sort_unstable();
            shown
        };
        let before = shown(state);
        let mut world = *state;
        table.resample(&mut world, Viewer::Seat(Seat(0)), chance);
        assert_eq!(shown(&world), before);
        renewed += usize::from(5 < before.len());
    };
    for table in tables {
        wander(&table, 5, 2_000, |state, chance| look(&table, state, chance));
    }
    assert!(0 < renewed, "a Draw Pile was made of a Power Pack");
}

#[test]
fn both_seats_hope_for_one_together() {
    for (at, table) in tables().enumerate() {
        wander(&table, at as u64, 200, |state, _| {
            let [own, other] = [Seat(0), Seat(1)].map(|seat| table.promise(state, seat));
            assert!((own + other - 1.0).abs() < 1e-5 && (0.0..=1.0).contains(&own));
        });
    }
}
