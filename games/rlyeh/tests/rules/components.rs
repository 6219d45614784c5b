//! Components: R1 to R11.

use fracas_core::{Chance, Game as _, Seat, Silent};
use fracas_rlyeh::{Card, CardKind, Catalogue, Colour, LOOTS, Rlyeh, Stack, Starter};

use crate::dealt::{card, deal, problems, setup};
use crate::scenario::Scenario;
use crate::table::A;

/// Gets the cards of the game that pass a test.
fn cards(wanted: impl Fn(&Card) -> bool) -> Vec<&'static Card> {
    Catalogue::base().cards().map(|(_, card)| card).filter(|card| wanted(card)).collect()
}

fn copies(wanted: impl Fn(&Card) -> bool) -> usize {
    cards(wanted).iter().map(|card| usize::from(card.copies)).sum()
}

/// Checks that there are so many kinds of cards of a colour with a stack, nine copies of each.
#[track_caller]
fn expect_stacks(colour: Colour, kinds: usize) {
    let stacks = cards(|card| card.is_stack() && card.colour == colour);
    assert_eq!(stacks.len(), kinds);
    assert!(stacks.iter().all(|card| card.copies == 9));
}

/// R1. The game has exactly 406 cards.
#[test]
fn r001_the_box_holds_406_cards() {
    let base = Catalogue::base();
    let counts = [
        base.heroes().len(),
        copies(|card| card.kind == CardKind::Starter(Starter::Tube)),
        copies(|card| card.kind == CardKind::Starter(Starter::Quarter)),
        copies(|card| card.is_stack() && card.colour == Colour::Green),
        copies(|card| card.is_stack() && card.colour == Colour::Red),
        copies(|card| card.is_stack() && card.colour == Colour::Gold),
        base.bosses().map(|(_, boss)| boss.levels.len()).sum(),
        copies(Card::is_loot),
        copies(|card| card.kind == CardKind::Pox),
        copies(|card| card.kind == CardKind::Unique),
        cards(|card| card.kind == CardKind::Stack(Stack::Random)).len(),
    ];
    assert_eq!(counts, [10, 31, 31, 99, 99, 54, 9, 24, 20, 2, 26]);
    let marker = 1;
    assert_eq!(counts.iter().sum::<usize>() + marker, 406);
}

/// R2. The 99 Gamer cards are 11 different cards, 9 copies each.
#[test]
fn r002_eleven_gamer_cards_have_nine_copies_each() {
    expect_stacks(Colour::Green, 11);
}

/// R3. The 99 Evil cards are 11 different cards, 9 copies each.
#[test]
fn r003_eleven_evil_cards_have_nine_copies_each() {
    expect_stacks(Colour::Red, 11);
}

/// R4. The 54 Gold cards are 6 different cards, 9 copies each, two at each of three costs.
#[test]
fn r004_six_gold_cards_have_nine_copies_each_two_of_each_cost() {
    expect_stacks(Colour::Gold, 6);
    let mut costs: Vec<(u8, u8)> = cards(|card| card.is_stack() && card.colour == Colour::Gold)
        .iter()
        .map(|card| card.cost.unwrap())
        .map(|cost| (cost.tokens, cost.power))
        .collect();
    costs.sort_unstable();
    assert_eq!(costs, [(3, 3), (3, 3), (4, 4), (4, 4), (5, 5), (5, 5)]);
}

/// R5. The 9 Boss cards are three Bosses, one of each colour, of three levels each.
#[test]
fn r005_a_boss_of_each_colour_has_three_levels() {
    let bosses = Catalogue::base().bosses().map(|(_, boss)| boss);
    let facts: Vec<_> = bosses.map(|boss| (&*boss.id, boss.colour, boss.levels.len())).collect();
    assert_eq!(facts.len(), 3);
    assert!(facts.contains(&("tychos-grandma", Colour::Green, 3)));
    assert!(facts.contains(&("cthulhu", Colour::Red, 3)));
    assert!(facts.contains(&("knight-gabriel", Colour::Gold, 3)));
}

/// R6. The 24 Loots are 8 for each of the three Bosses.
#[test]
fn r006_each_boss_has_eight_loots() {
    let base = Catalogue::base();
    for (id, boss) in base.bosses() {
        let own = cards(|card| card.kind == CardKind::Loot(id));
        assert_eq!(own.len(), 8, "{}", boss.id);
        let is_own = |loot: &&Card| own.iter().any(|card| card.id == loot.id);
        assert_eq!(boss.loots.iter().map(|loot| base.card(*loot)).filter(is_own).count(), LOOTS);
    }
    assert_eq!(copies(Card::is_loot), 24);
}

/// R7. The 2 unique starting cards are Puppy Cuddles and Staff of Karapyss.
#[test]
fn r007_puppy_cuddles_and_staff_of_karapyss_are_unique() {
    let unique = cards(|card| card.kind == CardKind::Unique);
    let names: Vec<(&str, u8)> = unique.iter().map(|card| (&*card.name, card.copies)).collect();
    assert_eq!(names, [("Puppy Cuddles", 1), ("Staff of Karapyss", 1)]);
}

/// R8. The 26 Randomizers stand for 10 Green, 10 Red and 6 Gold stacks; Merch and Fleshreaper have none.
#[test]
fn r008_all_stacks_but_merch_and_fleshreaper_have_a_randomizer() {
    let random = |colour| {
        let is_random = |card: &Card| card.kind == CardKind::Stack(Stack::Random);
        cards(|card| is_random(card) && card.colour == colour).len()
    };
    assert_eq!([Colour::Green, Colour::Red, Colour::Gold].map(random), [10, 10, 6]);
    for id in ["merch", "fleshreaper"] {
        assert_eq!(card(id).kind, CardKind::Stack(Stack::Always), "{id}");
    }
}

/// Chance that remembers how many sides it was asked for.
#[derive(Default)]
struct Sides(Vec<u32>);

impl Chance for Sides {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.push(bound);
        bound / 2
    }
}

/// R9. There is one 20-sided die.
#[test]
fn r009_the_die_has_twenty_sides() {
    let table = Scenario::of(2).hand(A, &["finely-polished", "quarter"]).start();
    let (game, mut state): (&Rlyeh, _) = (table.0.game(), *table.0.state());
    let mut actions = Vec::new();
    game.actions(&state, Seat(0), &mut actions);
    let is_roll = |action| fracas_core::Legible::notation(game, action) == "play finely-polished";
    let roll = actions.into_iter().find(|action| is_roll(*action)).unwrap();
    let mut sides = Sides::default();
    game.apply(&mut state, Seat(0), roll, &mut sides, &mut Silent);
    assert_eq!(sides.0, [20]);
}

/// R10. There is one Glob token; it starts off the board.
#[test]
fn r010_the_glob_token_starts_off_the_board() {
    let table = deal(&setup("advanced", 2, &[("board", "globfather")]), 1);
    assert_eq!(table.glob(), None);
    let mut table = Scenario::of(2).hand(A, &["globfather", "globfather", "quarter"]).start();
    table.play("play globfather").play("choose kittens from board");
    table.play("play globfather").play("choose merch from board");
    assert_eq!(table.glob().as_deref(), Some("merch"), "it is one token that moves");
}

/// R11. The game is for 2 to 4 players.
#[test]
fn r011_two_to_four_can_play() {
    for mode in ["first", "advanced", "without-gold"] {
        for seats in 2..=4 {
            assert!(Rlyeh::open(&setup(mode, seats, &[])).is_ok(), "{seats} play {mode}");
        }
        for seats in [0, 1, 5, 9] {
            let refused = problems(&setup(mode, seats, &[]));
            assert!(refused.contains("it takes 2, 3, 4"), "{refused}");
        }
    }
}
