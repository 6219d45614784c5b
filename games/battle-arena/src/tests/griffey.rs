//! The Plays of the Griffey Edition, by their numbers, each from what is printed on it.

mod bonus;
mod plays_1_to_25;
mod plays_26_to_50;
mod plays_51_to_75;

use super::arena::{A, Arena};
use crate::card::PlayKind;
use crate::catalogue::Catalogue;

/// A Play that costs nothing and does nothing for the Heroes of these tests.
const BLANK: &str = "super-draw";

/// What each Play costs.
const COSTS: [(u8, &str); 6] = [
    (
        0,
        "momentum-meal running-on-fumes rich-get-richer emergency-shutdown consolation-combo \
         synergy-snacks wildcard-wager dice-duel high-stakes-pump-up pick-your-poison \
         dog-gone-flip first-draw discard-or-10 maximum-effort 3-dog-special substitution-boost \
         streaky hot-dog-thief bonus-recovery surging-power a-game-of-war super-draw",
    ),
    (
        1,
        "one-and-done sacrifice-and-scheme momentum-breaker belly-buster hexvantage \
         baseline-bonus quick-draw big-time-recruit comeback-time snack-sanction burn-to-burn \
         playbook-knowledge scare-tactics weapon-lineage delayed-recovery different-leagues \
         refill-and-reload more-plays-less-power lucky-shot fallen-fighters play-surge \
         play-re-order bench-scout good-guess good-fortune 10-for-a-sub plays-or-dogs \
         win-or-weiners fair-trade play-pluck honorable hex-draw gum-draw clean-slate",
    ),
    (
        2,
        "banked-power hero-reset lineup-pressure overcommited double-edged-flip overextended \
         battle-back weapon-tangle trade-up weapon-sync catch-up-bonus buff-or-debuff glowaway \
         protein-bar combo-kick lucky-discard power-pick toss-and-trade cheap-trick \
         weapon-mixer drought competitive-disadvantage rotten-dogs storm-the-field \
         big-spender-bonus bull-market transparency-clause",
    ),
    (
        3,
        "too-full-to-fight drain-and-deny free-booster sack-streak bun-shortage second-wind \
         overprepared bench-blocker dead-red called-shot lose-and-discard head-start \
         sub-and-power-up",
    ),
    (4, "the-closer hero-tax dumpster-battle"),
    (5, "grilled-bandit"),
];

/// Lets A run a Play.
fn after(mut arena: Arena, id: &str) -> Arena {
    arena.run(A, id);
    arena
}

/// Lets A run a Play and gets the Powers then, A's first.
fn powers_after(arena: Arena, id: &str) -> (i16, i16) {
    after(arena, id).powers()
}

/// Lets A run a Play and counts the Plays in both hands then, A's first.
fn plays_after(arena: Arena, id: &str) -> (usize, usize) {
    let arena = after(arena, id);
    (arena.play_count(A), arena.play_count(A.opponent()))
}

/// Counts the Hot Dogs of both, A's first.
fn dogs(arena: &Arena) -> (i32, i32) {
    (arena.dogs_left(A), arena.dogs_left(A.opponent()))
}

/// Sorts a list that has no order.
fn sorted(mut ids: Vec<&'static str>) -> Vec<&'static str> {
    ids.sort_unstable();
    ids
}

#[test]
fn each_play_costs_what_is_printed() {
    let arena = Arena::new().battle(2).plays_before(A, 1);
    for (cost, plays) in COSTS {
        for id in plays.split_whitespace() {
            assert_eq!(arena.cost(A, id), cost, "{id}");
        }
    }
    let known: usize = COSTS.iter().map(|(_, plays)| plays.split_whitespace().count()).sum();
    let count = |kind| {
        let plays = Catalogue::base().plays();
        plays.filter(|(_, play)| play.set == "G" && play.kind == kind).count()
    };
    assert_eq!((known, count(PlayKind::Standard), count(PlayKind::Bonus)), (100, 75, 25));
}
