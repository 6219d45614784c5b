//! Cards: each player has those of the deck, each once and somewhere.

use std::collections::BTreeMap;

use fracas_core::Problems;

use crate::BattleArena;
use crate::card::{HeroId, PlayId};
use crate::state::Player;

impl BattleArena {
    /// Checks that a player has exactly the cards of the deck.
    pub(crate) fn check_cards(&self, player: &Player, seat: usize, problems: &mut Problems) {
        let before = &self.before.players[seat];
        let heroes = difference(before.deck.iter().copied(), heroes(player));
        for (hero, missing) in heroes {
            let id = &self.catalogue.hero(hero).id;
            problems.add(format!("players[{seat}]"), message(id, missing, "deck list"));
        }
        for (play, missing) in difference(before.book.plays(), plays(player)) {
            let id = &self.catalogue.play(play).id;
            problems.add(format!("players[{seat}].playmaker"), message(id, missing, "Playbook"));
        }
    }
}

/// Iterates over the Heroes of a player, wherever they are.
fn heroes(player: &Player) -> impl Iterator<Item = HeroId> {
    let places: [&[HeroId]; 6] = [
        &player.deck,
        &player.hand,
        &player.line_up,
        &player.discard,
        &player.overtime,
        &player.shown_heroes,
    ];
    places.into_iter().flatten().copied()
}

/// Iterates over the Plays of a player, wherever they are.
fn plays(player: &Player) -> impl Iterator<Item = PlayId> {
    let held = player.plays.iter().map(|held| held.play);
    let spent = player.spent.iter().map(|spent| spent.play);
    let beside = player.beside.iter().map(|beside| beside.play);
    let open = player.ghosts.iter().chain(&player.shown_plays).copied();
    player.book.plays().chain(held).chain(spent).chain(beside).chain(open)
}

/// Counts for each card how many more there must be than there are; those that fit are left out.
fn difference<T: Ord>(
    wanted: impl Iterator<Item = T>,
    found: impl Iterator<Item = T>,
) -> impl Iterator<Item = (T, i32)> {
    let mut counts: BTreeMap<T, i32> = BTreeMap::new();
    wanted.for_each(|card| *counts.entry(card).or_default() += 1);
    found.for_each(|card| *counts.entry(card).or_default() -= 1);
    counts.into_iter().filter(|(_, missing)| *missing != 0)
}

fn message(id: &str, missing: i32, list: &str) -> String {
    match missing {
        1.. => format!("{id} is in the {list} and nowhere on the table"),
        _ => format!("{id} is on the table more often than in the {list}"),
    }
}
