//! Whole games by chance.

use fracas_core::{Chance as _, Fast, Game as _, Silent};

use super::table::{A, B, Plan, Table};
use crate::options::Mode;
use crate::thing::Thing;
use crate::zone::Zone;

/// Plays a game by chance and counts its decisions.
fn play(plan: Plan<'_>, seed: u64) -> usize {
    let mut table = Table::dealt(plan);
    let mut chance = Fast::new(seed);
    let mut actions = Vec::new();
    for decision in 0..50_000 {
        let Some(seat) = table.game.to_act(&table.state).first() else {
            assert!(table.game.outcome(&table.state).is_some());
            return decision;
        };
        actions.clear();
        table.game.actions(&table.state, seat, &mut actions);
        let chosen = chance.pick(&actions);
        let action =
            chosen.unwrap_or_else(|| panic!("seat {seat} can do nothing: {:?}", table.state.phase));
        table.game.apply(&mut table.state, seat, action, &mut chance, &mut Silent);
        for seat in [A, B] {
            let cards = table.state.cards(seat);
            let lost = cards.all().find(|piece| {
                Zone::ALL.iter().filter(|zone| cards.is_in(*piece, **zone)).count() != 1
            });
            assert_eq!(lost, None, "each card is in one place");
            let mut things = cards.all().map(|piece| (Thing::of(&table.state, piece), piece));
            let mistaken = things.find(|(thing, piece)| {
                thing.is_some_and(|thing| thing.piece(&table.state) != Some(*piece))
            });
            assert_eq!(mistaken, None, "what stands for a card is that card");
        }
    }
    panic!("the game does not end");
}

#[test]
fn games_of_all_modes_come_to_an_end() {
    for mode in [Mode::Venture, Mode::Brawl, Mode::Skirmish(5), Mode::Skirmish(9)] {
        for seed in 0..20 {
            let plan = Plan { mode, homebases: [Some("test-house"); 2], ..Plan::default() };
            assert!(4 < play(plan, seed));
        }
    }
}
