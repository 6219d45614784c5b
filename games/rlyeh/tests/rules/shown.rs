//! What is shown to whom, and what can be clicked.

use fracas_core::{Item, Seat, Viewer};

use crate::scenario::Scenario;
use crate::table::{A, B, Table};

/// Lists the items of an area as a viewer sees them: names with their badges, and how many are face down.
#[track_caller]
fn area(table: &Table, viewer: Viewer, id: &str) -> Vec<String> {
    let scene = table.scene(viewer);
    let area = scene.area(id).unwrap_or_else(|| panic!("no area {id}"));
    area.items.iter().map(said).collect()
}

fn said(item: &Item) -> String {
    let count = item.count.map(|count| format!("{count} × ")).unwrap_or_default();
    let name = item.face.as_ref().map_or("face down", |face| &face.name);
    [&[format!("{count}{name}")][..], &item.badges].concat().join(", ")
}

/// Lists the numbers of an area, with their badges.
fn numbers(table: &Table, id: &str) -> Vec<String> {
    let scene = table.scene(Viewer::Spectator);
    let number = |item: &Item| {
        let face = item.face.as_ref().unwrap();
        let number = format!("{} {}", face.name, face.numbers["value"]);
        [&[number][..], &item.badges].concat().join(", ")
    };
    scene.area(id).unwrap().items.iter().map(number).collect()
}

/// Finds a choice of whoever is due: its label, and what it touches.
#[track_caller]
fn choice(table: &Table, notation: &str) -> (String, Vec<String>) {
    let view = table.0.view(Viewer::Seat(table.due()));
    let choice = view.choices.into_iter().find(|choice| choice.notation == notation);
    let choice = choice.unwrap_or_else(|| panic!("{notation} is not offered"));
    (choice.label, choice.items)
}

/// Gets what a seat is asked.
fn prompt(table: &Table, seat: Seat) -> String {
    table.scene(Viewer::Seat(seat)).prompt
}

const OWN: Viewer = Viewer::Seat(A);
const OTHER: Viewer = Viewer::Seat(B);

#[test]
fn a_hand_is_seen_by_its_owner_and_counted_by_others() {
    let t = Scenario::of(2).hand(A, &["merch", "quarter", "quarter"]).start();
    assert_eq!(area(&t, OWN, "hand.0"), ["Quarter", "Quarter", "Merch"]);
    for viewer in [OTHER, Viewer::Spectator] {
        assert_eq!(area(&t, viewer, "hand.0"), ["face down"; 3]);
    }
}

#[test]
fn what_was_revealed_of_a_hand_stays_known() {
    let hands = Scenario::of(2).hand(A, &["were-swan", "quarter"]).hand(B, &["were-swan", "merch"]);
    let mut t = hands.start();
    t.play("play were-swan").play("choose were-swan");
    assert_eq!(area(&t, OWN, "hand.1"), ["Were-Swan", "face down"]);
    assert_eq!(area(&t, OTHER, "hand.1"), ["Merch", "Were-Swan, known"]);
}

#[test]
fn a_deck_is_face_down_but_for_what_was_seen() {
    let deck = Scenario::of(2).deck(A, &["quarter"; 3]).top(A, &["kittens"]);
    let t = deck.start();
    for viewer in [OWN, OTHER, Viewer::Spectator] {
        assert_eq!(area(&t, viewer, "deck.0"), ["3 × face down", "Kittens"]);
    }
    let fish = Scenario::of(2).hand(A, &["mage-fish", "quarter"]).deck(A, &["kittens"; 3]);
    let mut t = fish.start();
    t.play("play mage-fish").play("enough");
    assert_eq!(area(&t, OWN, "deck.0"), ["2 × face down", "Kittens"], "its owner has seen it");
    assert_eq!(area(&t, OTHER, "deck.0"), ["3 × face down"], "nobody else has");
}

#[test]
fn the_discard_pile_and_played_cards_are_open() {
    let scenario = Scenario::of(2).in_play(A, &["quarter"]).discard(A, &["merch", "kittens"]);
    let t = scenario.start();
    assert_eq!(area(&t, OTHER, "play.0"), ["Quarter"]);
    assert_eq!(area(&t, OTHER, "discard.0"), ["Kittens", "Merch"]);
}

#[test]
fn stacks_show_what_is_left_of_them_and_the_glob_token() {
    let board = Scenario::of(2).left("merch", 0).left("kittens", 3).glob("kittens");
    let t = board.start();
    let green = area(&t, OWN, "green-row");
    assert!(green.contains(&"0 × Merch, out".to_owned()), "{green:?}");
    assert!(green.contains(&"3 × Kittens, Glob".to_owned()), "{green:?}");
    assert_eq!(area(&t, OWN, "pox"), ["20 × PAX Pox"]);
    let [depleted, board] = &numbers(&t, "table")[..] else { panic!("two numbers") };
    assert_eq!(depleted, "Depleted 1, ends at 4");
    assert!(board.starts_with("Board 16, "), "{board}");
}

#[test]
fn a_boss_shows_its_level_its_price_and_its_loots() {
    let bosses = Scenario::of(2).loots("cthulhu", &["human-sacrifice", "the-stars-are-right"]);
    let t = bosses.start();
    let red = area(&t, OWN, "red-row");
    assert_eq!(red.last().unwrap(), "2 × Cthulhu, Level 2");
    let scene = t.scene(OWN);
    let face = scene.item("boss.cthulhu").unwrap().face.clone().unwrap();
    assert_eq!(face.numbers["cost"], 10);
    let says = "2 Loots left at this level. In the stack: Human Sacrifice and The Stars Are Right.";
    assert!(face.text.ends_with(says), "{}", face.text);
    let full = scene.item("boss.knight-gabriel").unwrap();
    assert_eq!(said(full), "8 × Knight Gabriel, Level 1");
    let numbers = &full.face.as_ref().unwrap().numbers;
    assert_eq!((numbers["tokens-cost"], numbers["power-cost"]), (8, 8), "both are paid (R15)");
}

#[test]
fn tokens_power_and_plays_are_counted_for_the_active_player() {
    let mut t =
        Scenario::of(2).hand(A, &["quarter", "cardboard-tube", "diabolus", "merch"]).start();
    t.play("play quarter").play("play cardboard-tube").play("play diabolus");
    let expected =
        ["Victory Points 1", "Tokens 2", "Power 2", "Cards played 3, 2 Green, 2 Red, 1 Gold"];
    assert_eq!(numbers(&t, "score.0"), expected);
    assert_eq!(numbers(&t, "score.1"), ["Victory Points 0"]);
}

/// R173. Turns in which nothing was taken are counted aloud once the end is nearer than the last one.
#[test]
fn r173_quiet_turns_are_shown_from_fifty_on() {
    let t = Scenario::of(2).quiet(49).start();
    assert_eq!(numbers(&t, "table").len(), 2);
    let t = Scenario::of(2).quiet(50).start();
    assert_eq!(numbers(&t, "table")[2], "Turns without a card taken 50, ends at 100");
}

#[test]
fn a_pox_on_a_head_is_shown_on_the_hero() {
    let mut t = Scenario::of(2).hand(A, &["head-crabs", "quarter"]).start();
    t.play("play head-crabs");
    assert_eq!(area(&t, OWN, "heroes.1"), ["test-bob, Pox"]);
    assert_eq!(area(&t, OWN, "heroes.0"), ["test-ann, turn"]);
}

#[test]
fn choices_say_what_they_do_and_touch_what_they_are_about() {
    let hand = ["quarter", "quarter", "cardboard-tube", "spectral-worm"];
    let t = Scenario::of(2).hand(A, &hand).tokens(6).power(8).start();
    let touches = |items: &[&str]| items.iter().map(|&id| id.to_owned()).collect::<Vec<_>>();
    let quarter = ("Play Quarter".to_owned(), touches(&["0.quarter", "play.0"]));
    assert_eq!(choice(&t, "play quarter"), quarter);
    assert_eq!(choice(&t, "play all").0, "Play all 3 plain cards");
    let kittens = ("Buy Kittens for 6 Tokens".into(), touches(&["board.kittens", "discard.0"]));
    assert_eq!(choice(&t, "buy kittens"), kittens);
    assert_eq!(choice(&t, "buy diabolus").0, "Buy Diabolus for 3 Tokens and 3 Power");
    let loot =
        ("Buy a Loot of Cthulhu for 8 Power".into(), touches(&["boss.cthulhu", "discard.0"]));
    assert_eq!(choice(&t, "buy-from cthulhu"), loot);
    assert_eq!(choice(&t, "end").0, "End your turn");
}

#[test]
fn a_purchase_that_ends_the_game_says_so() {
    let three = Scenario::of(2).left("merch", 0).left("kittens", 0).left("annika", 0);
    let t = three.left("bono-trask", 1).tokens(2).start();
    assert_eq!(
        choice(&t, "buy bono-trask").0,
        "Buy Bono Trask: Timesqueezer for 2 Tokens, which ends the game"
    );
    let t = Scenario::of(2).loots("cthulhu", &[]).power(13).start();
    assert_eq!(choice(&t, "buy-from cthulhu").0, "Buy Cthulhu for 13 Power, which ends the game");
}

#[test]
fn who_is_attacked_is_asked_whether_to_block() {
    let attack = Scenario::of(2).hand(A, &["nipple-crabs", "quarter"]);
    let mut t = attack.clone().hand(B, &["the-salmon", "quarter"]).start();
    t.play("play nipple-crabs");
    assert_eq!(prompt(&t, B), "Nipple Crabs attacks you: each opponent gains a PAX Pox. Block?");
    assert_eq!(prompt(&t, A), "Nipple Crabs: waiting for another player.");
    let salmon = "The Salmon, Salivo, and Hindsight";
    let block = (format!("Block with {salmon}"), vec!["1.the-salmon".to_owned()]);
    assert_eq!(choice(&t, "choose the-salmon"), block);
    assert_eq!(choice(&t, "enough").0, "Do not block");

    let mut t = attack.hand(B, &["quarter"]).deck(B, &["the-salmon"]).start();
    t.play("play nipple-crabs");
    assert_eq!(t.choices(), ["enough"], "whether there is a Defense is not shown to others");
    assert_eq!(choice(&t, "enough").0, "Take it");
}

#[test]
fn questions_name_the_card_and_what_is_done() {
    let hand = ["magiquest-merchant", "quarter", "quarter"];
    let mut t = Scenario::of(2).hand(A, &hand).discard(A, &["pax-pox"]).start();
    t.play("play magiquest-merchant");
    let asked = prompt(&t, A);
    assert!(asked.starts_with("MagiQuest Merchant: "), "{asked}");
    assert!(asked.ends_with("in your hand or discard pile to delete."), "{asked}");
    let pox = ("Delete PAX Pox from the discard pile".into(), vec!["0.pax-pox".to_owned()]);
    assert_eq!(choice(&t, "choose pax-pox from discard"), pox);
    assert_eq!(choice(&t, "choose quarter"), ("Delete Quarter".into(), vec!["0.quarter".into()]));
    assert_eq!(choice(&t, "enough").0, "Delete nothing");
}

#[test]
fn a_hero_asks_about_the_card_that_was_bought() {
    let mut t = Scenario::of(2).hero(A, "frank").tokens(3).start();
    t.play("buy merch");
    assert_eq!(prompt(&t, A), "Frank: Put Merch on top of your deck?");
}

#[test]
fn heroes_are_chosen_with_what_they_do_in_sight() {
    let t = Scenario::of(2).option("heroes", "chosen").deal();
    let due = t.due();
    let scene = t.scene(Viewer::Seat(due));
    assert_eq!(scene.prompt, "Which hero will you play?");
    let offered = &scene.area(&format!("heroes.{due}")).unwrap().items;
    assert_eq!(offered.len(), 2);
    for hero in offered {
        let text = &hero.face.as_ref().unwrap().text;
        assert!(text.starts_with("Starts with "), "{text}");
    }
    assert!(scene.area(&format!("hand.{due}")).unwrap().items.is_empty());
}
