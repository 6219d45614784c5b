//! The Plays of the Alpha Update, by their numbers.

mod bonus;
mod plays_1_to_25;
mod plays_26_to_50;
mod plays_51_to_75;
mod plays_76_to_100;

use fracas_core::Seat;

use super::arena::{A, Arena, B, Fighter, hero};
use crate::action::Action;
use crate::state::Phase;

/// Lets A run a Play that must cost so much.
fn run_for(cost: u8, id: &str, mut arena: Arena) -> Arena {
    assert_eq!(arena.cost(A, id), cost, "the cost of {id}");
    arena.run(A, id);
    arena
}

/// Ends the Battle and goes on to the Plays of the next, where this seat alone has substituted.
pub(super) fn substitute(arena: &mut Arena, seat: Seat, fighter: Fighter) {
    arena.end_battle();
    while arena.state.phase == Phase::Substitution {
        let is_it = arena.state.due.first() == Some(seat);
        arena.act(if is_it { Action::Substitute(hero(fighter)) } else { Action::Decline });
    }
}

/// Checks a Play by which Heroes of this weapon, of both players, cannot lose Power for the rest of the game.
fn guards_a_weapon(cost: u8, id: &str, weapon: &'static str) {
    let armed = Arena::new().hero(A, (weapon, 100)).hero(B, (weapon, 100));
    let armed = armed.hero_in(B, 2, ("gum", 100)).hero_in(A, 6, (weapon, 100));
    let mut arena = run_for(cost, id, armed);
    arena.run(A, "opp-loses-15").run(A, "1-for-10").run(B, "opp-loses-15");
    assert_eq!(arena.powers(), (100, 100), "both have it, and one's own Plays count as well");
    arena.next_battle().run(A, "opp-loses-15");
    assert_eq!(arena.power(B), 85, "Gum is not guarded");
    for _ in 3..=6 {
        arena.next_battle();
    }
    arena.run(B, "opp-loses-15");
    assert_eq!((arena.power(A), arena.beside(A)), (100, vec![id]));
    let mut late = Arena::new().honors(B).hero(A, (weapon, 100));
    late.run(B, "opp-loses-15").run(A, id);
    assert_eq!(late.power(A), 85, "what is lost stays lost");
}

/// Checks a Play by which the other player cannot substitute in the next Battles, if your Hero has this weapon.
fn forbids_substitution(cost: u8, id: &str, weapon: &'static str, battles: usize) {
    let mut arena = run_for(cost, id, Arena::new().hero(A, (weapon, 100)));
    for _ in 0..battles {
        assert_eq!(arena.offered_substitution(), [A], "not B");
    }
    assert_eq!(arena.offered_substitution(), [A, B], "{battles} Battles are over");
    let mut unarmed =
        run_for(cost, id, Arena::new().hero(A, ("brawl", 100)).hero(B, (weapon, 100)));
    assert_eq!(unarmed.offered_substitution(), [A, B], "only if the Hero has the weapon");
}

/// Checks a Play that swaps your Hero with one of this weapon from the Discard Pile.
fn brings_back(cost: u8, id: &str, weapon: &'static str) {
    let piled = Arena::new().discarded_heroes(A, &[(weapon, 150), (weapon, 140), ("hex", 160)]);
    let mut arena = piled.discarded_heroes(B, &[(weapon, 180)]);
    arena.run(A, "buff-up-15");
    let mut arena = run_for(cost, id, arena);
    assert_eq!(arena.actions().len(), 2, "only those of the weapon, and only one's own");
    arena.choose_hero((weapon, 140));
    assert_eq!((arena.fighter(A), arena.power(A)), (&*format!("{weapon}-140"), 140), "R148");
    assert_eq!(arena.lost_heroes(A), [&*format!("{weapon}-150"), "hex-160", "fire-100"]);
    assert_eq!((arena.heroes(A).len(), arena.fighter(B)), (4, "ice-100"));
    let none = run_for(cost, id, Arena::new().discarded_heroes(A, &[("hex", 160)]));
    assert_eq!((none.fighter(A), none.asked()), ("fire-100", None), "there is none of the weapon");
}

/// Sets up a Bench of two Heroes of a weapon and another; the first is to be discarded.
fn bench_of(weapon: &'static str) -> Arena {
    Arena::new().bench(A, &[(weapon, 80), (weapon, 90), ("brawl", 95)])
}

/// Discards the first Hero of a Bench that `bench_of` set up, which must be a choice between two.
fn discard_one_of(arena: &mut Arena, weapon: &'static str) {
    assert_eq!((arena.asked(), arena.actions().len()), (Some(A), 2), "only those of the weapon");
    arena.choose_hero((weapon, 80));
    assert_eq!(arena.lost_heroes(A), [&*format!("{weapon}-80")]);
    assert_eq!(arena.heroes(A).len(), 2);
}

/// Checks a Play that discards a Hero of this weapon and flips a coin for Power.
fn discards_and_flips(cost: u8, id: &str, weapon: &'static str, power: i16) {
    for (coin, expected) in [("h", (100 + power, 100)), ("t", (100, 100))] {
        let mut arena = run_for(cost, id, bench_of(weapon).coins(coin));
        discard_one_of(&mut arena, weapon);
        assert_eq!(arena.powers(), expected, "{coin}");
    }
    let none = run_for(cost, id, Arena::new().bench(A, &[("brawl", 95)]).coins("h"));
    assert_eq!(
        (none.power(A), none.heroes(A).len()),
        (100 + power, 1),
        "R138: flipped all the same"
    );
}

/// Checks a Play that discards a Hero of this weapon and takes Power from the other Hero.
fn discards_and_hurts(cost: u8, id: &str, weapon: &'static str, loss: i16) {
    let mut arena = run_for(cost, id, bench_of(weapon));
    discard_one_of(&mut arena, weapon);
    assert_eq!(arena.powers(), (100, 100 - loss));
    arena.next_battle();
    assert_eq!(arena.powers(), (100, 100), "this Battle only");
    let none = run_for(cost, id, Arena::new().bench(A, &[("brawl", 95)]));
    assert_eq!((none.power(B), none.heroes(A).len()), (100 - loss, 1), "R138: the rest is done");
}

/// Checks a Play that flips a coin for 20 if your Hero has this weapon; if not, no coin is flipped.
fn flips_with_a_weapon(id: &str, weapon: &'static str) {
    for (coin, expected) in [("h", (120, 100)), ("t", (100, 100))] {
        let arena = run_for(1, id, Arena::new().hero(A, (weapon, 100)).coins(coin));
        assert_eq!(arena.powers(), expected, "{coin}");
    }
    let unarmed = run_for(1, id, Arena::new().hero(A, ("brawl", 100)).hero(B, (weapon, 100)));
    assert_eq!(unarmed.powers(), (100, 100));
}

/// Checks a Play that needs no choice by the weapon of the other Hero, which brings these Powers.
fn fights_a_weapon(cost: u8, id: &str, weapon: &'static str, powers: (i16, i16)) {
    let arena = run_for(cost, id, Arena::new().hero(A, ("brawl", 100)).hero(B, (weapon, 100)));
    assert_eq!(arena.powers(), powers);
    let unarmed = run_for(cost, id, Arena::new().hero(A, (weapon, 100)).hero(B, ("brawl", 100)));
    assert_eq!(unarmed.powers(), (100, 100), "another weapon");
}

/// Checks a Play by which a Hero of this weapon cannot drop below what it has then.
fn holds_power(cost: u8, id: &str, weapon: &'static str) {
    let mut arena = Arena::new().hero(A, (weapon, 100)).hero_in(A, 2, (weapon, 100));
    arena.run(A, "buff-up-15");
    let mut arena = run_for(cost, id, arena);
    arena.run(A, "buff-up-15").run(A, "1-for-10");
    assert_eq!(arena.power(A), 120, "it may go up and down again");
    arena.run(B, "gavel-of-justice").run(B, "opp-loses-15");
    assert_eq!(arena.powers(), (115, 100), "but not below what it had");
    arena.next_battle().run(B, "opp-loses-15");
    assert_eq!(arena.power(A), 85, "it was for the Hero of that Battle");
    let mut unarmed =
        run_for(cost, id, Arena::new().hero(A, ("brawl", 100)).hero(B, (weapon, 100)));
    unarmed.run(A, "opp-loses-15").run(B, "opp-loses-15");
    assert_eq!(unarmed.powers(), (85, 85), "only if your Hero has the weapon");
}

/// Checks a Play that makes your Steel Heroes have another weapon for the rest of the game; the boost is
/// for all Heroes of that one.
fn changes_steel(id: &str, boost: &str) {
    let armed = Arena::new().hero(A, ("steel", 100)).hero(B, ("steel", 100));
    let armed = armed.hero_in(A, 2, ("brawl", 100)).hero_in(A, 3, ("steel", 100));
    let mut arena = run_for(1, id, armed.hero_in(B, 2, ("steel", 100)));
    arena.run(A, boost);
    assert_eq!(arena.powers(), (110, 100), "your Heroes alone");
    arena.run(B, "rusted-edge");
    assert_eq!(arena.power(B), 100, "it is no longer Steel");
    arena.next_battle();
    assert_eq!(arena.powers(), (100, 100), "Brawl stays what it is");
    arena.next_battle();
    assert_eq!(arena.power(A), 110, "for the rest of the game");
    assert!(arena.beside(A).contains(&id));
}

/// Checks a Play that gives 10 for each Hero of this weapon you have used so far.
fn counts_used_heroes(cost: u8, id: &str, weapon: &'static str) {
    let armed = || {
        let arena =
            Arena::new().battle(3).hero_in(A, 1, (weapon, 100)).hero_in(A, 2, ("brawl", 100));
        arena.hero_in(A, 4, (weapon, 100)).hero_in(B, 2, (weapon, 100)).bench(A, &[(weapon, 80)])
    };
    let arena = run_for(cost, id, armed().hero(A, (weapon, 100)));
    assert_eq!(arena.powers(), (120, 100), "those of Battles 1 and 3");
    let arena = run_for(cost, id, armed().hero(A, ("gum", 100)));
    assert_eq!(arena.power(A), 110, "that of Battle 1");
}

/// Checks a Play that takes 10 from the other Hero whenever yours has this weapon, for the rest of the game.
fn presses(id: &str, weapon: &'static str) {
    let armed = Arena::new().hero(A, (weapon, 100)).hero_in(A, 2, ("brawl", 100));
    let armed = armed.hero_in(B, 2, (weapon, 100)).hero_in(A, 3, (weapon, 100));
    let mut arena = run_for(2, id, armed);
    assert_eq!(arena.powers(), (100, 90), "in this Battle already");
    arena.next_battle();
    assert_eq!(arena.powers(), (100, 100), "your Hero has another weapon");
    arena.next_battle();
    assert_eq!(arena.powers(), (100, 90));
    assert_eq!(arena.beside(A), [id]);
}
