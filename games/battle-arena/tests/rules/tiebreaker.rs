//! Chapter 2: tiebreaker.

use fracas_battle_arena::{BattleArena, BattleArenaTitle, ID};
use fracas_core::{Setup, Title};

use crate::scenario::{Scenario, rookie, substitution};
use crate::table::{A, B, EVERYONE, Table};

/// Three wins each and a tie.
const LEVEL: ([u16; 7], [u16; 7]) = ([100; 7], [90, 90, 90, 110, 110, 110, 100]);

/// A level game whose sudden death A wins with the first Hero.
fn level(scenario: Scenario) -> Scenario {
    scenario.line_ups(LEVEL.0, LEVEL.1).deck(A, &[120]).deck(B, &[80])
}

fn overtime_powers(t: &Table) -> Vec<(u16, u16)> {
    let power = |id: &String| id[1..].split('-').next().unwrap().parse().unwrap();
    let [a, b] = [A, B].map(|seat| t.heroes(seat, "overtime"));
    assert_eq!(a.len(), b.len(), "each player turns over one");
    a.iter().map(power).zip(b.iter().map(power)).collect()
}

/// R13. Tiebreakers apply only if the players declared them active before the game started.
#[test]
fn r013_a_tiebreaker_applies_when_it_was_declared() {
    let t = level(rookie()).with_sudden_death().start();
    assert_eq!((t.kinds().contains(&"sudden-death"), t.winner()), (true, Some(A)));
    let mut t = level(substitution()).start();
    for _ in 0..6 {
        t.fight();
    }
    let refusal = t.refused(A, "tiebreaker sudden-death");
    assert_eq!(refusal.code, "unreadable", "during the game it is too late to declare one");
}

/// R14. Without a declaration before the game tiebreakers are off.
#[test]
fn r014_without_declaration_there_is_no_tiebreaker() {
    let setup = Setup { game: ID.into(), mode: "rookie".into(), ..Setup::default() };
    let option = BattleArenaTitle.passport().option(&setup, "tiebreaker");
    assert_eq!(option, "off", "nothing was declared");
    let t = level(rookie()).start();
    assert_eq!((t.winner(), t.heroes(A, "overtime").len()), (None, 0), "the game is a tie");
}

/// R15. Sudden death: each player turns over the top Hero of their Hero Deck.
#[test]
fn r015_each_player_turns_over_a_hero_of_their_deck() {
    let before = level(rookie()).start();
    let after = level(rookie()).with_sudden_death().start();
    for seat in [A, B] {
        let left = before.heroes(seat, "deck").len() - after.heroes(seat, "deck").len();
        assert_eq!(left, 1, "one Hero leaves each deck");
        let turned = after.heroes(seat, "overtime");
        assert!(before.heroes(seat, "deck").contains(&turned[0]), "it comes from the own deck");
        for viewer in EVERYONE {
            let seen = after.seen(viewer, "overtime", seat);
            assert_eq!(seen, [Some(turned[0].clone())], "and all see it");
        }
    }
}

/// R16. In sudden death the higher Power wins the game.
#[test]
fn r016_the_higher_power_wins_the_game() {
    let level = rookie().line_ups(LEVEL.0, LEVEL.1).with_sudden_death();
    assert_eq!(level.clone().deck(A, &[105]).deck(B, &[100]).start().winner(), Some(A));
    assert_eq!(level.deck(A, &[100]).deck(B, &[105]).start().winner(), Some(B));
}

/// R17. If the two Heroes are equal the next are turned over, until there is a winner.
#[test]
fn r017_equal_heroes_are_followed_by_the_next() {
    let level = rookie().line_ups(LEVEL.0, LEVEL.1).with_sudden_death();
    let mut longest = 0;
    for seed in 0..20 {
        let t = level.clone().deck(A, &[100, 105]).deck(B, &[100]).seed(seed).start();
        let powers = overtime_powers(&t);
        let ((last_a, last_b), before) = powers.split_last().unwrap();
        assert!(before.iter().all(|(a, b)| a == b), "only equal Heroes are followed: {powers:?}");
        assert!(last_b < last_a && t.winner() == Some(A), "the first that differ decide");
        longest = longest.max(powers.len());
    }
    assert!(3 <= longest, "some went on several times");
}

/// R18. Sudden death is the only tiebreaker the engine offers.
#[test]
fn r018_sudden_death_is_the_only_tiebreaker() {
    let options = BattleArenaTitle.passport().options;
    let tiebreaker = options.iter().find(|option| option.id == "tiebreaker").unwrap();
    assert_eq!(tiebreaker.values, ["off", "sudden-death"]);
    let setup = Setup {
        game: ID.into(),
        mode: "rookie".into(),
        options: [("tiebreaker".into(), "penalties".into())].into(),
        ..Setup::default()
    };
    let problems = BattleArena::open(&setup).unwrap_err();
    assert_eq!(problems.iter().next().unwrap().place, "option tiebreaker");
}

/// R19. Sudden death is available in all modes.
#[test]
fn r019_sudden_death_comes_in_every_mode() {
    for mode in [rookie(), substitution()] {
        let mut t = level(mode).with_sudden_death().start();
        t.fight_on();
        assert_eq!((t.sentences("sudden-death").len(), t.winner()), (1, Some(A)));
    }
}

/// R20. No substitution is made in sudden death.
#[test]
fn r020_nobody_substitutes_in_sudden_death() {
    let mut t = level(substitution()).with_sudden_death().start();
    for _ in 0..6 {
        t.fight();
    }
    let before = t.clone();
    t.fight();
    assert_eq!(
        t.kinds().split_off(before.kinds().len() + 2),
        ["reveal", "battle", "sudden-death", "end"]
    );
    for seat in [A, B] {
        assert_eq!(t.heroes(seat, "hand"), before.heroes(seat, "hand"), "the Bench is untouched");
        assert_eq!(t.hot_dogs(seat), 10, "though there was enough to pay with");
    }
}

/// R21. Printed Power is compared.
#[test]
fn r021_printed_power_is_compared() {
    for seed in 0..20 {
        let level = rookie().line_ups(LEVEL.0, LEVEL.1).with_sudden_death().seed(seed);
        let t = level.deck(A, &[90, 100, 110]).deck(B, &[95, 105]).start();
        let (a, b) = overtime_powers(&t)[0];
        assert_eq!(t.winner(), Some(if b < a { A } else { B }), "{a} against {b}");
    }
}

/// R22. If at least one Hero Deck is empty before a winner is found, the game is a tie.
#[test]
fn r022_two_empty_decks_are_a_tied_game() {
    let even = rookie().line_ups([100; 7], [100; 7]);
    let t = even.deck(A, &[100]).deck(B, &[100]).with_sudden_death().start();
    assert_eq!(overtime_powers(&t).len(), 33, "all that was left of 40 is turned over");
    assert_eq!(t.winner(), None);
}

/// R22. One empty Hero Deck is enough.
#[test]
fn r022_one_empty_deck_is_a_tied_game() {
    let even = substitution().line_ups([100; 7], [100; 7]).bench(A, [100; 4]).bench(B, [100; 4]);
    let mut t = even.deck(A, &[100]).deck(B, &[100]).with_sudden_death().start();
    for _ in 0..5 {
        let hero = t.heroes(A, "hand").remove(0);
        t.play(A, &format!("substitute {hero}")).play(B, "decline");
    }
    t.fight_on();
    assert_eq!((t.heroes(A, "deck").len(), t.heroes(B, "deck").len()), (0, 5));
    assert_eq!(t.winner(), None, "A has nothing left to turn over");
}

/// R23. Sudden-death draws are not Battles: they do not count as wins or move Honors.
#[test]
fn r023_sudden_death_is_no_battle() {
    let mut t = level(substitution()).with_sudden_death().start();
    t.fight_on();
    let outcome = t.0.outcome().unwrap();
    assert_eq!(
        (t.winner(), outcome.score(A), outcome.score(B)),
        (Some(A), 3, 3),
        "three wins each"
    );
    assert_eq!((t.fought(), t.honors()), (7, Some(B)), "B won the latest Battle that had a winner");
}

/// R24. Sudden death is used only when the game is tied after Battle 7.
#[test]
fn r024_a_decided_game_has_no_sudden_death() {
    for b in [[90; 7], [90, 90, 90, 110, 110, 100, 100]] {
        let t = rookie().line_ups([100; 7], b).with_sudden_death().start();
        assert_eq!((t.winner(), t.sentences("sudden-death").len()), (Some(A), 0), "A won more");
    }
}
