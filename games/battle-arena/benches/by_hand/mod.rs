//! A random Rookie game as a loop written by hand: what the engine's contract costs is measured
//! against it. Same generator, same draws, nothing else.

use fracas_battle_arena::{BattleArena, Catalogue, Deck, ID};
use fracas_core::{Chance, Fast, Setup};

/// The Powers of a Hero Deck.
pub(crate) type Powers = [i16; 60];

/// Gets the rules of a Rookie table with the usual decks.
pub(crate) fn rookie() -> BattleArena {
    let setup = Setup { game: ID.into(), mode: "rookie".into(), ..Setup::default() };
    BattleArena::open(&setup).expect("the usual decks fit the usual format")
}

/// Gets the Powers of the decks that `rookie` plays with.
pub(crate) fn powers() -> [Powers; 2] {
    ["alpha-legends", "tecmo-sluggers"].map(|id| {
        let deck = Deck::premade(id).expect("a premade deck");
        let mut powers = deck.heroes.iter().map(|&hero| Catalogue::base().power(hero));
        std::array::from_fn(|_| powers.next().expect("a Standard deck has 60 Heroes"))
    })
}

/// Plays one game: coin flip, side, seven Heroes each, random line-ups, Battles. Gives the wins.
#[inline(never)]
pub(crate) fn play(decks: &mut [Powers; 2], chance: &mut Fast) -> [u32; 2] {
    std::hint::black_box((chance.below(2), chance.below(2)));
    let line_ups = decks.each_mut().map(|deck| {
        for drawn in 0..7 {
            let at = chance.below(60 - drawn as u32) as usize;
            deck.swap(at, 59 - drawn);
        }
        let hand = &mut deck[53..];
        for placed in 0..6 {
            let at = chance.below(7 - placed as u32) as usize;
            hand.swap(at, 6 - placed);
        }
        <[i16; 7]>::try_from(hand).expect("seven Heroes")
    });
    let mut wins = [0, 0];
    for battle in (0..7).rev() {
        let [first, second] = [line_ups[0][battle], line_ups[1][battle]];
        wins[0] += u32::from(second < first);
        wins[1] += u32::from(first < second);
        if wins.contains(&4) {
            break;
        }
    }
    wins
}
