//! The Plays of Tecmo Bowl, by their numbers, each from what is printed on it. Fresh Legs is left out of the
//! set.

mod bonus;
mod plays_1_to_25;
mod plays_26_to_50;
mod plays_51_to_75;

use super::arena::{A, Arena, B};
use super::update::substitute;
use crate::card::PlayKind;
use crate::catalogue::Catalogue;

/// What each Play costs.
const COSTS: [(u8, &str); 5] = [
    (
        0,
        "greed-tax back-in-rotation overflow-tax bailout reset-momentum running-low \
         alternate-angle four-flip-frenzy marked-for-pickup gamblers-feast 5-dog-draw \
         big-swinger even-odds metal-purge burn-the-timeline cold-reset steel-legacy \
         game-of-inches discard-flip hot-dog-flip-out dicey-discard scrappy-flip \
         last-stand style-shift last-chance should-have-tried-harder metal-march \
         load-management breakfast-ball playing-ahead flip-to-lock overflow-draw \
         alternate-efficiency trade-blows alt-toss game-of-chance",
    ),
    (
        1,
        "sticky-situation risky-draw deck-burn dog-gone-streak heavy-handed please-be-low \
         outshined one-or-the-other risky-reload dice-trap echoes-of-the-fallen \
         loaded-or-hungry cmon-6 future-glow future-flame frontload pass-the-flame \
         cold-legacy pick-up-the-option weapon-mastery get-punished target-acquired \
         staggered-start discard-for-15 frozen-prep power-gap-boost pour-gas-on-it \
         frosty-times all-or-nothing big-game-hunting price-check discard-for-a-hex",
    ),
    (
        2,
        "solo-forge press-your-luck forced-hand please-let-me-comeback bad-chemistry \
         keep-it-simple revoke-the-future coin-gambit 2-for-30 unified-front \
         tactical-sabotage tiebreaker-takedown use-this-early rolling-reset \
         momentum-thief draw-tax trade-in hot-swap lets-make-it-fair",
    ),
    (
        3,
        "overplayed roll-for-30 cold-discipline next-man-up burn-alone empty-handed \
         play-ban draw-lock draw-limit",
    ),
    (4, "free-play purge-and-patch intercepted-draw"),
];

/// Lets A run a Play.
fn ran(id: &str, mut arena: Arena) -> Arena {
    arena.run(A, id);
    arena
}

/// Checks a Play that makes the other discard a random Play if their Hero has this weapon.
fn punishes_a_weapon(id: &str, weapon: &'static str) {
    let held = Arena::new().hand(B, &["2-plays", "jump-ball", "late-hit"]);
    let arena = ran(id, held.hero(A, ("brawl", 100)).hero(B, (weapon, 100)));
    assert_eq!(arena.asked(), None, "nobody chooses");
    assert_eq!((arena.play_count(B), arena.spent(B).len(), arena.heroes(B).len()), (2, 1, 4));
    assert_eq!((arena.play_count(A), arena.powers()), (1, (100, 100)));
    let unarmed = ran(id, Arena::new().hero(A, (weapon, 100)).hero(B, ("brawl", 100)));
    assert_eq!((unarmed.play_count(A), unarmed.play_count(B)), (1, 1), "the weapon of the other");
}

/// Checks a Play that gives Power to a Hero of this weapon if it is the only one you run in the Battle.
fn works_alone(id: &str, weapon: &'static str, power: i16) {
    let armed = || Arena::new().hero(A, (weapon, 100)).hero_in(A, 2, (weapon, 100));
    let mut arena = ran(id, armed());
    arena.run(B, "trash-bandit");
    assert_eq!(arena.powers(), (100 + power, 100), "the other may run Plays");
    arena.next_battle().run(A, "trash-bandit");
    assert_eq!(arena.powers(), (100, 100), "this Battle only");
    let mut followed = ran(id, armed());
    assert_eq!(followed.run(A, "trash-bandit").power(A), 100, "another came after it");
    let mut preceded = armed();
    preceded.run(A, "trash-bandit");
    assert_eq!(ran(id, preceded).power(A), 100, "another came before it");
    let mut earlier = armed();
    earlier.run(A, "trash-bandit").next_battle();
    assert_eq!(ran(id, earlier).power(A), 100 + power, "that was another Battle");
    let unarmed = ran(id, Arena::new().hero(A, ("brawl", 100)).hero(B, (weapon, 100)));
    assert_eq!(unarmed.powers(), (100, 100));
}

/// Checks a Play that discards a Hero of this weapon from your hand to cancel all that lasts for the rest of
/// the game.
fn cancels_for_a_hero(id: &str, weapon: &'static str) {
    let lasting = || {
        let mut arena = Arena::new().honors(B).hero_in(A, 2, ("ice", 100));
        arena.run(B, "member-bounce").run(A, "member-bounce").run(A, "frosty-times");
        arena.bench(A, &[(weapon, 80), (weapon, 90), ("brawl", 95)])
    };
    let mut arena = lasting();
    assert_eq!(arena.powers(), (110, 110));
    arena.run(A, id);
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 2), "only those of the weapon");
    arena.choose_hero((weapon, 80));
    assert_eq!((arena.powers(), arena.heroes(A).len()), ((100, 100), 2), "those of both");
    assert_eq!(arena.lost_heroes(A), [&*format!("{weapon}-80")]);
    assert!(arena.beside(B).is_empty() && arena.spent(B).contains(&"member-bounce"));
    assert_eq!(arena.beside(A), ["frosty-times"], "that is not for the rest of the game");
    arena.next_battle();
    assert_eq!(arena.powers(), (110, 100));
    let without = lasting().bench(A, &[("brawl", 95)]).bench(B, &[(weapon, 80)]);
    let without = ran(id, without);
    assert_eq!((without.powers(), without.heroes(A).len()), ((110, 110), 1), "only if you do");
}

/// Checks a Play that gives Power to your Hero of the next Battle if that one has this weapon.
fn helps_the_next(id: &str, weapon: &'static str, power: i16) {
    let armed = Arena::new().hero(A, ("brawl", 100)).hero_in(A, 2, (weapon, 100));
    let mut arena = ran(id, armed.hero_in(A, 3, (weapon, 100)));
    for expected in [100, 100 + power, 100] {
        assert_eq!(arena.powers(), (expected, 100));
        arena.next_battle();
    }
    let unarmed = Arena::new().hero(A, (weapon, 100)).hero_in(A, 2, ("brawl", 100));
    let mut unarmed = ran(id, unarmed.hero_in(B, 2, (weapon, 100)));
    assert_eq!(unarmed.next_battle().powers(), (100, 100), "another weapon");
    let mut substituted =
        ran(id, Arena::new().hero_in(A, 2, ("brawl", 100)).bench(A, &[(weapon, 80)]));
    substitute(&mut substituted, A, (weapon, 80));
    assert_eq!(substituted.power(A), 80 + power, "C41");
}

/// Checks a Play that gives 10 to your Hero of the next Battle if that of this one has this weapon.
fn passes_on(id: &str, weapon: &'static str) {
    let armed = Arena::new().hero(A, (weapon, 100)).hero_in(A, 2, ("brawl", 100));
    let mut arena = ran(id, armed.hero(B, ("brawl", 100)));
    for expected in [100, 110, 100] {
        assert_eq!(arena.powers(), (expected, 100));
        arena.next_battle();
    }
    let unarmed = Arena::new().hero(A, ("brawl", 100)).hero_in(A, 2, (weapon, 100));
    let mut unarmed = ran(id, unarmed.hero(B, (weapon, 100)));
    assert_eq!(unarmed.next_battle().powers(), (100, 100), "another weapon");
}

/// Checks a Play that gives 10 to your Heroes of this weapon in the next three Battles.
fn helps_for_three_battles(id: &str, weapon: &'static str) {
    let mut armed = Arena::new();
    for battle in 1..=5 {
        armed = armed.hero_in(A, battle, (weapon, 100)).hero_in(B, battle, (weapon, 100));
    }
    let mut arena = ran(id, armed.hero_in(A, 3, ("brawl", 100)));
    for expected in [100, 110, 100, 110] {
        assert_eq!((arena.powers(), arena.beside(A)), ((expected, 100), vec![id]));
        arena.next_battle();
    }
    assert_eq!((arena.power(A), arena.beside(A).len()), (100, 0), "three Battles are over");
}

#[test]
fn each_play_costs_what_is_printed() {
    // Two cost nothing in some cases: here they are paid for.
    let arena = Arena::new().battle(2).hero(A, ("gum", 100)).hand(A, &["late-hit", "2-plays"]);
    for (cost, plays) in COSTS {
        for id in plays.split_whitespace() {
            assert_eq!(arena.cost(A, id), cost, "{id}");
        }
    }
    let known: usize = COSTS.iter().map(|(_, plays)| plays.split_whitespace().count()).sum();
    let all = Catalogue::base().plays().filter(|(_, play)| play.set == "T").count();
    assert_eq!((known, all), (99, 99), "none but Fresh Legs is left out");
}

#[test]
fn seventy_five_plays_are_standard_and_24_bonus() {
    let count = |kind| {
        let plays = Catalogue::base().plays();
        plays.filter(|(_, play)| play.set == "T" && play.kind == kind).count()
    };
    assert_eq!((count(PlayKind::Standard), count(PlayKind::Bonus)), (75, 24));
}
