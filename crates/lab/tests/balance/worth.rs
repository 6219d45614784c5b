//! The same deals with and without a card.

use std::sync::atomic::{AtomicU64, Ordering};

use fracas_battle_arena::{BattleArena, ID};
use fracas_core::{Legible, Log, Seat, Setup, Streams, Usage};
use fracas_lab::{BalancePlan, Ledger, balance, watch_game};

use crate::toy::{CARDS, Toy};
use crate::{card, plan, report};

/// The chance that one strength beats another with the luck of the toy; a tie is half.
fn beats(own: u8, other: u8) -> f64 {
    let results = (0..12_i32).flat_map(|one| (0..12_i32).map(move |two| one - two));
    let score = |luck: i32| match i32::from(own) - i32::from(other) + luck {
        ..0 => 0.0,
        0 => 0.5,
        1.. => 1.0,
    };
    results.map(score).sum::<f64>() / 144.0
}

#[test]
fn worth_is_what_a_card_wins_more_than_an_ordinary_one() {
    // One card each: what it is worth follows from the strengths alone, against the other seat's
    // card, which in such a game is another kind.
    let report = report(&Toy::new(1), &BalancePlan { replays: 80_000, ..plan(40_000) });
    for (id, strength) in [("king", 14), ("siren", 0), ("even-2", 6), ("poor-cousin", 3)] {
        let rivals = CARDS[..8].iter().filter(|rival| rival.id != id);
        let gains: Vec<f64> = rivals
            .map(|rival| beats(strength, rival.strength) - beats(6, rival.strength))
            .collect();
        let expected = gains.iter().sum::<f64>() / gains.len() as f64;
        let worth = card(&report, id).worth.unwrap();
        assert!(8_000 < worth.games && worth.games <= 10_000, "{id}: {worth:?}");
        assert!(
            (worth.difference - expected).abs() < 4.0 * worth.error + 1e-9,
            "{id}: {worth:?} {expected}"
        );
        assert!(worth.interval.low < worth.difference && worth.difference < worth.interval.high);
    }
    let even = card(&report, "even-2").worth.unwrap();
    assert!(even.difference.abs() < 1e-12, "the same luck meets cards that are alike: {even:?}");
}

#[test]
fn replays_are_shared_out_and_none_are_played_where_none_are_asked_for() {
    let few = report(&Toy::new(2), &BalancePlan { replays: 800, ..plan(2_000) });
    assert!(few.cards.iter().all(|card| card.worth.unwrap().games == 100));
    let none = report(&Toy::new(2), &BalancePlan { replays: 0, ..plan(2_000) });
    assert!(none.cards.iter().all(|card| card.worth.is_none()));
}

#[test]
fn as_many_games_are_heard_of_as_were_planned_however_many_replays_there_are() {
    let two_cards = Toy::new(2);
    let same_card = Toy { deck: vec![0], ..Toy::new(1) };
    for (game, replays, which) in [
        (&two_cards, 1_001, "rounded up for eight cards"),
        (&two_cards, 10_000_000, "more than the games that cards were met in"),
        (&two_cards, 0, "none"),
        (&same_card, 500, "of a card that everyone has, which tells nothing"),
    ] {
        let heard = AtomicU64::new(0);
        let hear = |games| _ = heard.fetch_add(games, Ordering::Relaxed);
        balance(game, None, &BalancePlan { replays, ..plan(300) }, &hear);
        assert_eq!(heard.into_inner(), 300 + u64::from(replays), "{which}");
    }
}

/// Listens for one card.
struct Watch(u16, bool);

impl<E, S> Log<E, S> for Watch {
    fn record(&mut self, _: fracas_core::Entry<E>) {}

    fn pause(&mut self, _: &S) {}

    fn used(&mut self, _: Seat, card: u16, _: Usage) {
        self.1 |= card == self.0;
    }
}

#[test]
fn games_in_which_nobody_has_a_hero_are_the_same_without_it() {
    for mode in ["rookie", "substitution"] {
        let setup = Setup { game: ID.into(), mode: mode.into(), ..Setup::default() };
        let game = BattleArena::open(&setup).unwrap();
        let plan = plan(0);
        let streams = Streams::new(&plan.seed);
        let cards = game.cards().len() as u16;
        let hero = (0..cards).find(|&card| game.without(card).is_some()).unwrap();
        let without = game.without(hero).unwrap();
        let (mut bots, mut others) =
            ([0; 2].map(|_| plan.bot.bot()), [0; 2].map(|_| plan.bot.bot()));
        let mut same = 0;
        for index in 0..60 {
            let chance = || (streams.nth(2 * index), streams.nth(2 * index + 1));
            let (mut watch, mut ledger) = (Watch(hero, false), Ledger::new(2, usize::from(cards)));
            let (mut deals, mut thoughts) = chance();
            let with = watch_game(&game, &mut bots, &mut deals, &mut thoughts, &mut watch);
            let (mut deals, mut thoughts) = chance();
            let again = watch_game(&without, &mut others, &mut deals, &mut thoughts, &mut ledger);
            if !watch.1 {
                assert_eq!(with, again, "{mode}, game {index}");
                same += 1;
            }
        }
        assert!((30..60).contains(&same), "{mode}: {same} of 60 games had no such Hero");
    }
}
