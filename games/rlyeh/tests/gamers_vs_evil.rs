//! The older sister set as a pack: what is in it, what it says, and that it can be played.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod census;

use std::fmt::Write;
use std::sync::Arc;

use fracas_cards::Shelf;
use fracas_core::{Pack, Setup};
use fracas_rlyeh::{Card, CardKind, Catalogue, Colour, ID, Rlyeh, RlyehTitle};
use fracas_testkit::Suite;

use census::cards;

const FILE: &str = "gamers-vs-evil.toml";
const TEXT: &str = include_str!("../packs/gamers-vs-evil.toml");

fn pack() -> Pack {
    Pack { name: FILE.into(), text: TEXT.into() }
}

fn catalogue() -> Arc<Catalogue> {
    Catalogue::with_packs(&[pack()]).unwrap_or_else(|why| panic!("{why}"))
}

/// Counts the cards of the pack that pass a test.
fn count(wanted: impl Fn(&Card) -> bool) -> usize {
    let catalogue = catalogue();
    let own = Catalogue::base().cards().len();
    catalogue.cards().skip(own).filter(|(_, card)| wanted(card)).count()
}

#[test]
fn there_are_as_many_cards_as_the_head_of_the_file_says() {
    let of_stacks = |colour| count(|card| card.is_stack() && card.colour == colour);
    assert_eq!((of_stacks(Colour::Green), of_stacks(Colour::Red)), (11, 11));
    assert_eq!(of_stacks(Colour::Gold), 0);
    assert_eq!(count(|card| card.kind == CardKind::Unique), 2);
    assert_eq!(count(Card::is_loot), 24);
    let (all, own) = (catalogue(), Catalogue::base());
    assert_eq!(all.heroes().len() - own.heroes().len(), 9);
    assert_eq!(all.bosses().len() - own.bosses().len(), 3);
}

#[test]
fn everything_has_a_picture_of_its_own() {
    let all = catalogue();
    let cards = all.cards().map(|(_, card)| card.icon.clone().unwrap());
    let heroes = all.heroes().map(|(_, hero)| hero.icon.clone().unwrap());
    let mut icons: Vec<String> = cards.chain(heroes).collect();
    let count = icons.len();
    icons.sort();
    icons.dedup();
    assert_eq!(icons.len(), count, "two have the same picture");
}

#[test]
fn all_texts_of_the_pack() {
    let pages = RlyehTitle.check_cards(FILE, TEXT).unwrap_or_else(|report| panic!("{report}"));
    let mut texts = String::new();
    for page in pages {
        writeln!(texts, "{} ({})\n    {}", page.name, page.kind, page.text).unwrap();
    }
    insta::assert_snapshot!(texts);
}

/// Plays games at random with the pack.
fn play(mode: &str, seats: usize, options: &[(&str, &str)]) {
    let setup = Setup {
        game: ID.into(),
        mode: mode.into(),
        seats: Some(seats),
        options: options.iter().map(|(id, value)| ((*id).into(), (*value).into())).collect(),
        packs: vec![pack()],
        ..Setup::default()
    };
    let game = Rlyeh::open(&setup).unwrap_or_else(|why| panic!("{why}"));
    // Who cannot block or play anything is asked all the same, so that it does not show.
    let suite = Suite::new(game, setup).conserving(cards).with_forced_moves().with_open_choices();
    let coverage = suite.longest(20_000).replays(1).run(2, 2026);
    assert_eq!(coverage.games, 2);
}

/// Lists some stacks of the pack, with two of its Bosses.
fn board(from: usize, count: usize) -> String {
    let (all, own) = (catalogue(), Catalogue::base().cards().len());
    let stacks = all.cards().skip(own).filter(|(_, card)| card.is_stack());
    let stacks = stacks.map(|(_, card)| card.id.as_str()).skip(from).take(count);
    let green = ["cardboard-tube-samurai", "jolly-old-saint-nicholas"][from / 6 % 2];
    let bosses = [green, "dark-tycho"];
    stacks.chain(bosses).collect::<Vec<_>>().join(", ")
}

#[test]
fn first_games_are_played_with_it() {
    (2..=4).for_each(|seats| play("first", seats, &[("rows", "random"), ("heroes", "chosen")]));
}

#[test]
fn games_with_gold_are_played_with_it() {
    (2..=4).for_each(|seats| play("advanced", seats, &[("board", &board(8 * (seats - 2), 8))]));
}

#[test]
fn games_without_gold_are_played_with_it() {
    (2..=4)
        .for_each(|seats| play("without-gold", seats, &[("board", &board(6 * (seats - 2), 12))]));
}
