//! Random games with random Playbooks over all Plays.

use fracas_core::{Chance, Fast, Game, Seat, Setup, Silent};

use crate::book::Book;
use crate::card::PlayId;
use crate::options::Mode;
use crate::state::State;
use crate::{Action, BattleArena};

/// Opens a table at which each player has the Plays that were run least so far, and some others.
fn table(runs: &[u32], chance: &mut impl Chance) -> BattleArena {
    let setup = Setup { game: crate::ID.into(), mode: "substitution".into(), ..Setup::default() };
    let mut table = BattleArena::open(&setup).unwrap();
    table.mode = Mode::Playmaker;
    let mut least: Vec<u16> = (0..runs.len() as u16).collect();
    least.sort_by_key(|&play| runs[usize::from(play)]);
    for seat in Seat::all(2) {
        let mut plays: Vec<PlayId> = least[..LEAST].iter().map(|&play| PlayId(play)).collect();
        while plays.len() < 30 {
            let play = PlayId(chance.below(runs.len() as u32) as u16);
            if !plays.contains(&play) {
                plays.push(play);
            }
        }
        table.before.player_mut(seat).book = Book::new(plays);
    }
    table
}

/// How often each Play is to be run.
const ENOUGH: u32 = 100;
/// How many Plays that were run least are in each Playbook.
const LEAST: usize = 12;
/// How many games are played.
const LEAST_GAMES: u64 = 2_000;
/// How many games are played at most.
const MOST_GAMES: u64 = 60_000;

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

/// Chooses an action: rather a Play that was run little than another, and rather any than to stop.
fn choose(actions: &[Action], runs: &[u32], chance: &mut impl Chance) -> Action {
    let rare = actions.iter().filter_map(|action| {
        let Action::Run(play) = action else { return None };
        Some((runs[usize::from(play.0)], *action))
    });
    let rarest = rare.min_by_key(|(count, _)| *count);
    let action = chance.pick(actions).unwrap();
    let may_run = matches!(action, Action::Stop | Action::Run(_));
    let rarest = rarest.filter(|(count, _)| may_run && *count < ENOUGH);
    rarest.map_or(action, |(_, run)| run)
}

#[test]
fn games_with_any_plays_end_and_lose_no_card_and_every_play_is_run_often() {
    let count = crate::Catalogue::base().plays().count();
    let mut runs = vec![0_u32; count];
    let (mut longest, mut games) = (0, 0);
    while games < LEAST_GAMES || games < MOST_GAMES && runs.iter().any(|runs| *runs < ENOUGH) {
        let mut chance = Fast::new(games);
        let table = table(&runs, &mut chance);
        longest = longest.max(play_out(&table, &mut runs, &mut chance));
        games += 1;
    }
    let least = runs.iter().min().unwrap();
    let names = runs.iter().zip(crate::Catalogue::base().plays());
    let rarest: Vec<&str> =
        names.filter(|(runs, _)| *runs == least).map(|(_, (_, play))| play.id.as_str()).collect();
    assert!(
        ENOUGH <= *least,
        "{games} games, the longest of {longest} decisions; run least, {least} times: {rarest:?}"
    );
}

/// Plays a game to its end and gives the number of its decisions.
fn play_out(table: &BattleArena, runs: &mut [u32], chance: &mut impl Chance) -> u32 {
    let cards = [0, 1].map(|seat| all_cards(&table.before, Seat(seat)));
    let mut state = table.deal(chance, &mut Silent);
    let (mut actions, mut decisions) = (Vec::new(), 0);
    while let Some(seat) = table.to_act(&state).first() {
        actions.clear();
        table.actions(&state, seat, &mut actions);
        assert!(!actions.is_empty(), "nothing to do in {:?}", state.phase);
        let action = choose(&actions, runs, chance);
        if let Action::Run(play) = action {
            runs[usize::from(play.0)] += 1;
        }
        table.apply(&mut state, seat, action, chance, &mut Silent);
        decisions += 1;
        assert!(decisions < 5000, "the game goes on and on");
        for seat in Seat::all(2) {
            assert_eq!(all_cards(&state, seat), cards[seat.index()], "{action:?}");
        }
    }
    assert!(table.outcome(&state).is_some());
    decisions
}
