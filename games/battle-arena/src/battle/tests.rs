//! Random games with random Playbooks over all Plays.

use std::collections::BTreeMap;

use fracas_core::{Chance, Fast, Game, Seat, Setup, Silent};

use crate::book::Book;
use crate::card::PlayId;
use crate::options::Mode;
use crate::state::State;
use crate::{Action, BattleArena};

fn table(chance: &mut impl Chance) -> BattleArena {
    let setup = Setup { game: crate::ID.into(), mode: "substitution".into(), ..Setup::default() };
    let mut table = BattleArena::open(&setup).unwrap();
    table.mode = Mode::Playmaker;
    let all = table.catalogue.plays().count() as u32;
    for seat in Seat::all(2) {
        let mut plays: Vec<PlayId> = Vec::new();
        while plays.len() < 30 {
            let play = PlayId(chance.below(all) as u16);
            if !plays.contains(&play) {
                plays.push(play);
            }
        }
        table.before.player_mut(seat).book = Book::new(plays);
    }
    table
}

fn all_cards(state: &State, seat: Seat) -> (Vec<u16>, Vec<u16>) {
    let player = state.player(seat);
    let heroes = player.deck.iter().chain(&player.hand).chain(&player.line_up);
    let heroes = heroes.chain(&player.discard).chain(&player.overtime).chain(&player.shown_heroes);
    let mut heroes: Vec<u16> = heroes.map(|hero| hero.0).collect();
    let plays = player.book.plays().chain(player.plays.iter().map(|held| held.play));
    let plays = plays.chain(player.spent.iter().map(|spent| spent.play));
    let plays = plays.chain(player.beside.iter().map(|beside| beside.play));
    let plays = plays.chain(player.ghosts).chain(player.shown_plays);
    let mut plays: Vec<u16> = plays.map(|play| play.0).collect();
    heroes.sort_unstable();
    plays.sort_unstable();
    (heroes, plays)
}

#[test]
fn games_with_any_plays_end_and_lose_no_card() {
    let mut runs: BTreeMap<u16, u32> = BTreeMap::new();
    let mut longest = 0;
    for game in 0..3000 {
        let mut chance = Fast::new(game);
        let table = table(&mut chance);
        let cards = [0, 1].map(|seat| all_cards(&table.before, Seat(seat)));
        let mut state = table.deal(&mut chance, &mut Silent);
        let (mut actions, mut decisions) = (Vec::new(), 0);
        while let Some(seat) = table.to_act(&state).first() {
            actions.clear();
            table.actions(&state, seat, &mut actions);
            assert!(!actions.is_empty(), "game {game}: nothing to do in {:?}", state.phase);
            // Plays rather than stopping, so that much happens.
            let mut action = chance.pick(&actions).unwrap();
            if action == Action::Stop && chance.below(3) != 0 {
                action = chance.pick(&actions).unwrap();
            }
            if let Action::Run(play) = action {
                *runs.entry(play.0).or_default() += 1;
            }
            table.apply(&mut state, seat, action, &mut chance, &mut Silent);
            decisions += 1;
            assert!(decisions < 5000, "game {game} goes on and on");
            for seat in Seat::all(2) {
                assert_eq!(all_cards(&state, seat), cards[seat.index()], "game {game}: {action:?}");
            }
        }
        longest = longest.max(decisions);
        assert!(table.outcome(&state).is_some());
    }
    let mut least: Vec<(u32, u16)> = runs.iter().map(|(play, count)| (*count, *play)).collect();
    least.sort_unstable();
    println!("longest game {longest} decisions; {} Plays run; least {:?}", runs.len(), &least[..5]);
}
