//! The properties that hold for every game, over generated play of Robot Quest Arena.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod every_word;

use fracas_cards::effect::Word;
use fracas_core::Setup;
use fracas_robot_quest::{
    Catalogue, Condition, Count, Group, ID, Moment, Operation, RobotQuest, Whom,
};
use fracas_testkit::{Coverage, Suite};
use serde_json::Value;

/// Lists every card and every cube; blue cubes that went to the box are those missing to twelve, so
/// only the red ones are counted here.
fn cards_and_cubes(saved: &Value) -> Vec<String> {
    let mut found = Vec::new();
    let mut list = |cards: &Value| {
        let cards = cards.as_array().unwrap().iter().filter_map(Value::as_str);
        found.extend(cards.map(str::to_owned));
    };
    let mut red = saved["reserve"]["red"].as_i64().unwrap();
    for player in saved["players"].as_array().unwrap() {
        for part in ["deck", "hand", "in_play", "discard"] {
            list(&player[part]);
        }
        red += player["red"].as_i64().unwrap();
        for robot in player["robots"].as_array().unwrap() {
            red += robot["red"].as_i64().unwrap();
        }
    }
    for place in ["shop", "shop_deck", "scrap"] {
        list(&saved[place]);
    }
    for (card, copies) in saved["supply"].as_object().unwrap() {
        found.extend((0..copies.as_u64().unwrap()).map(|_| card.clone()));
    }
    found.extend((0..red).map(|_| "red cube".to_owned()));
    found
}

fn run(setup: Setup, games: u64) -> Coverage {
    let game = RobotQuest::open(&setup).unwrap();
    // A hand that cannot be played is not shown to be one by ending the turn unasked.
    let suite =
        Suite::new(game, setup).conserving(cards_and_cubes).with_forced_moves().with_open_choices();
    let coverage = suite.longest(20_000).replays(1).run(games, 2026);
    assert_eq!(coverage.games, games);
    assert!(50 * games < coverage.decisions, "{coverage:?}");
    coverage
}

fn table(mode: &str, seats: usize, options: &[(&str, &str)]) -> Setup {
    Setup {
        game: ID.into(),
        mode: mode.into(),
        seats: Some(seats),
        options: options.iter().map(|(id, value)| ((*id).into(), (*value).into())).collect(),
        ..Setup::default()
    }
}

#[test]
fn two_players_with_two_robots_each() {
    let coverage = run(table("rumble", 2, &[("blue-cubes", "3")]), 2);
    assert!(0 < coverage.pauses, "what moves is seen to move: {coverage:?}");
}

#[test]
fn three_players() {
    run(
        table("rumble", 3, &[("boards", "dealt"), ("arena", "scrap-factory"), ("blue-cubes", "3")]),
        2,
    );
}

#[test]
fn four_players() {
    run(table("rumble", 4, &[("blue-cubes", "3"), ("arena", "labyrinth")]), 2);
}

#[test]
fn teams() {
    let coverage = run(table("teams", 4, &[("blue-cubes", "3"), ("first", "seat-0")]), 2);
    assert!(0 < coverage.undone, "a move that shows nothing can be taken back: {coverage:?}");
}

fn with_pack(seats: usize) -> Setup {
    let options = [("blue-cubes", "1"), ("boards", "dealt"), ("arena", "supplied")];
    Setup { packs: vec![every_word::pack()], ..table("rumble", seats, &options) }
}

#[test]
fn two_players_with_a_pack_of_every_word() {
    run(with_pack(2), 1);
}

#[test]
fn four_players_with_a_pack_of_every_word() {
    run(with_pack(4), 1);
}

fn words<W: Word>() -> impl Iterator<Item = &'static str> {
    W::WORDS.iter().map(|(word, _)| *word)
}

#[test]
fn the_pack_says_every_word_and_is_as_large_as_can_be() {
    let pack = every_word::pack();
    let own = ["in-order", "all", "any", "choose-up-to", "otherwise", "coin", "die", "until"];
    let operations = words::<Operation>().chain(words::<Condition>()).chain(words::<Count>());
    let others = words::<Group>().chain(words::<Moment>()).chain(words::<Whom>());
    for word in operations.chain(others).chain(own) {
        let ways = [format!("\"{word}\""), format!(" {word} =")];
        assert!(ways.iter().any(|way| pack.text.contains(way)), "{word}");
    }
    let catalogue = Catalogue::with_packs(&[pack]).unwrap();
    assert_eq!(catalogue.shop_size(), 120);
}
