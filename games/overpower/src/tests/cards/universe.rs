//! The Universe cards: Basic, Training, Ally and Teamwork cards each played in turn, Ra's staff by name.

use super::facts::{grid_test, read};
use super::stage::{HERO, hero};
use crate::card::{Card, GridTest, Kind};
use crate::power::PowerType;
use crate::state::Phase;
use crate::tests::table::{A, B, BOB, EIGHT, EVE, Table};
use crate::zone::Zone;

/// Checks whether a card is one of those that are tested together.
pub(super) fn is_tested(card: &Card) -> bool {
    matches!(
        card.kind,
        Kind::Basic { .. } | Kind::Training { .. } | Kind::Ally { .. } | Kind::Teamwork { .. }
    )
}

/// The grids of Ann, Bob and Cat.
const GRIDS: [[u8; 4]; 3] = [[8, 6, 5, 3], [3, 8, 6, 5], [5, 3, 7, 6]];

/// A Basic card goes with a Power card of its type, played by someone with the grid, and adds its bonus.
#[test]
fn basic_cards_add_their_bonus_to_power_cards_of_their_type() {
    let all = || read(include_str!("facts/basic.txt"));
    assert_eq!(all().count(), 12);
    for facts in all() {
        let card = facts.card();
        let (of, least) = (facts.icons(2).single().unwrap(), facts.number(3).unwrap());
        let bonus = facts.number(4).unwrap();
        assert_eq!(card.kind, Kind::Basic { of, grid: least, bonus }, "{}", card.id);
        for power in PowerType::ALL {
            let mut table = Table::duel();
            let power_card = format!("{}-3", power.id());
            table.hold(A, &[&power_card, &card.id]).fight();
            for (place, grid) in GRIDS.iter().enumerate() {
                let play = format!("play {power_card} by 0.{} with {}", place + 1, card.id);
                let is_able =
                    power == of && least <= grid[of as usize] && 3 <= grid[power as usize];
                assert_eq!(table.may(A, &play), is_able, "{play}");
                if is_able {
                    let mut table = Table::duel();
                    table.hold(A, &[&power_card, &card.id]).fight();
                    table.hold(B, &["lucky-charm"]).play(A, &play).play(A, "target 1.1");
                    assert_eq!(table.to_block(), 3 + bonus, "{play}");
                    table.unanswered();
                    assert_eq!(table.damage(EVE), 3, "the bonus is no damage");
                    assert_eq!(table.cards(A, Zone::Dead), [&*card.id]);
                }
            }
        }
    }
}

/// A Training card goes with a Power card of one of its types in which its player is weak, and adds its bonus.
#[test]
fn training_cards_add_their_bonus_where_the_grid_is_low() {
    let all = || read(include_str!("facts/training.txt"));
    assert_eq!(all().count(), 7);
    for facts in all() {
        let card = facts.card();
        let (icons, most) = (facts.icons(1), facts.number(2).unwrap());
        let bonus = facts.number(3).unwrap();
        assert_eq!(card.kind, Kind::Training { of: icons, grid: most, bonus }, "{}", card.id);
        assert_eq!(card.is_once, facts.flag(4), "{}", card.id);
        for power in PowerType::ALL {
            let power_card = format!("{}-2", power.id());
            let mut table = Table::duel();
            table.hold(A, &[&power_card, &card.id]).fight();
            for (place, grid) in GRIDS.iter().enumerate() {
                let play = format!("play {power_card} by 0.{} with {}", place + 1, card.id);
                let is_of = icons.is_any_power() || icons.has(power);
                let is_able = is_of && grid[power as usize] <= most;
                assert_eq!(table.may(A, &play), is_able, "{play}");
                if is_able {
                    let mut table = Table::duel();
                    table.hold(A, &[&power_card, &card.id]).fight();
                    table.hold(B, &["lucky-charm"]).play(A, &play).play(A, "target 1.1");
                    assert_eq!(table.to_block(), 2 + bonus, "{play}");
                }
            }
        }
    }
}

/// An Ally attacks for whoever has the grid it asks for, and a teammate must play a Special then.
#[test]
fn allies_attack_and_a_teammate_plays_a_special() {
    let all = || read(include_str!("facts/ally.txt"));
    assert_eq!(all().count(), 8);
    for facts in all() {
        let card = facts.card();
        let of = facts.icons(2).single().unwrap();
        let (test, value) = (grid_test(facts.text(3)), facts.number(4).unwrap());
        assert_eq!(card.kind, Kind::Ally { of, grid: test }, "{}", card.id);
        let mut table =
            super::stage::teams(["ann", "cat", "max", "dan"], ["eve", "fay", "gus", "hal"]);
        table.hold(A, &[&card.id, "good-luck"]).fight();
        let mut able = None;
        for (place, grid) in [GRIDS[0], GRIDS[2], [8; 4]].iter().enumerate() {
            let play = format!("play {} by 0.{}", card.id, place + 1);
            let grid = grid[of as usize];
            let is_able = match test {
                GridTest::AtMost(most) => grid <= most,
                GridTest::AtLeast(least) => least <= grid,
            };
            assert_eq!(table.may(A, &play), is_able, "{play}");
            able = able.or(is_able.then_some((place, play)));
        }
        let (place, play) = able.expect("one of them can");
        table.play(A, &play).play(A, "target 1.1").unanswered();
        assert_eq!(table.damage(EVE), i16::from(value), "{}", card.id);
        assert!(!table.may(A, "pass"), "a Special must follow");
        assert!(!table.can_by(A, "good-luck", &format!("by 0.{}", place + 1)), "by another one");
        let follow = table.choices(A).into_iter().find(|it| it.starts_with("play good-luck"));
        table.play(A, &follow.unwrap()).unanswered();
        assert!(table.is_turn_of(B), "{}", card.id);
    }
}

/// A Teamwork card attacks for whoever has the grid; then a teammate must follow with one of its types and its first
/// bonus, and another one may with the other type and the second.
#[test]
fn teamwork_cards_attack_and_teammates_follow() {
    let all = || read(include_str!("facts/teamwork.txt"));
    assert_eq!(all().count(), 38);
    for facts in all() {
        let card = facts.card();
        let id = &card.id;
        let (to_use, grid, value) =
            (facts.icons(1), facts.number(2).unwrap(), facts.number(3).unwrap());
        let follow = facts.icons(4);
        let bonus = [5, 6].map(|at| facts.number(at).unwrap());
        assert_eq!(card.kind, Kind::Teamwork { to_use, grid, follow, bonus }, "{id}");
        assert_eq!(card.is_once, facts.flag(7), "{id}");
        let types: Vec<PowerType> = follow.types().take(2).collect();
        let [first, second] = types[..] else { panic!("{id} has two types to follow with") };
        // Three who can do all of it, in the order of their seats.
        let mut table = super::stage::teams(
            ["max", "max-too", "max-three", "dan"],
            ["eve", "fay", "gus", "hal"],
        );
        let cards = [first, second].map(|of| format!("{}-2", of.id()));
        let wrong = PowerType::ALL.into_iter().find(|of| !follow.has(*of));
        let wrong = wrong.map_or("good-luck".to_owned(), |of| format!("{}-3", of.id()));
        table.hold(A, &[id, &cards[0], &cards[1], &wrong]).fight();
        let play =
            table.choices(A).into_iter().find(|it| it.starts_with(&format!("play {id} by 0.1")));
        table
            .play(A, &play.unwrap_or_else(|| panic!("{id} can be played")))
            .play(A, "target 1.1")
            .unanswered();
        assert_eq!(table.damage(EVE), i16::from(value), "{id}");
        assert!(!table.may(A, "pass") && !table.can(A, &wrong), "{id} asks for its types");
        assert!(!table.can_by(A, &cards[0], "by 0.1"), "{id}: by a teammate");
        table.aims(&format!("{} by 0.2", cards[0]), "1.1");
        assert_eq!(table.to_block(), 2 + bonus[0], "{id}");
        table.unanswered();
        assert!(table.may(A, "pass") && !table.can_by(A, &cards[1], "by 0.2"), "{id}");
        table.aims(&format!("{} by 0.3", cards[1]), "1.2");
        assert_eq!(table.to_block(), 2 + bonus[1], "{id}");
        table.unanswered();
        assert!(table.is_turn_of(B), "{id}");
    }
}

#[test]
fn shards_of_the_staff_let_power_cards_of_the_team_block_two_more() {
    let mut table = hero("ra");
    table.hold(A, &["shards-of-the-staff", "combat-5"]).fight().does("shards-of-the-staff");
    table.hold(B, &["energy-7"]).opponent_attacks("energy-7", "0.2");
    table.play(A, "play combat-5 by 0.2 use 2");
    assert_eq!(table.damage(BOB), 0, "5 and 2 against 7");
    // It can be played in answer as well, and stays for the game.
    let mut table = hero("ra");
    table.hold(A, &["shards-of-the-staff", "combat-5"]).attacked("energy-7", "0.2");
    table.play(A, "play shards-of-the-staff by 0.2 use 2").play(A, "play combat-5 by 0.2 use 2");
    assert_eq!(table.damage(BOB), 0);
    assert_eq!(table.next_battle().cards(A, Zone::Clipped), ["shards-of-the-staff"]);
}

#[test]
fn staff_fragments_let_three_objectives_be_ventured_for_two_cards() {
    let mut table = hero("ra");
    table.attach(HERO, "staff-fragments");
    table.with_usual_hands().stack(A, &["energy-2", "combat-3"]);
    let held = |table: &Table| table.hand(B).len();
    table.go(Phase::Venture);
    table.play(A, "use staff-fragments 1");
    assert_eq!(table.cards(A, Zone::Dead), ["combat-3", "energy-2"]);
    let before = held(&table);
    table.play(A, "venture 3");
    assert_eq!(held(&table), before, "nobody draws for the third");
    let mut table = hero("ra");
    table.attach(HERO, "staff-fragments");
    table.go(Phase::Venture).play(A, "venture 3");
    assert_eq!(held(&table), 1, "without the price the opponent draws");
}

#[test]
fn staff_head_takes_a_card_of_the_power_pack_after_a_discard() {
    let mut table = hero("ra");
    table.attach(HERO, "staff-head");
    table.put(A, "combat-7", Zone::PowerPack);
    table.put(A, "combat-6", Zone::PowerPack);
    table.stack(A, &["energy-1", "energy-1", "combat-6", "combat-4"]).pile(B, &EIGHT);
    table.go(Phase::Draw);
    table.reach(Phase::Placing);
    assert!(
        table.choices(A).contains(&"choose combat-7 from power-pack.0".to_owned())
            || table.hand(A).contains(&"combat-7")
    );
}
