//! What bots think about: fewer orders of the same plays and purchases, and no fewer outcomes.

use std::collections::BTreeSet;

use fracas_core::Legible as _;
use fracas_core::{Chance, Game as _, Seat, Silent};
use fracas_rlyeh::{Action, Rlyeh, State};
use serde_json::Value;

use crate::scenario::Scenario;
use crate::table::{A, B, Table};

/// Chance that always takes the middle, so that nothing depends on when something is drawn.
struct Middle;

impl Chance for Middle {
    fn below(&mut self, bound: u32) -> u32 {
        bound / 2
    }
}

/// What can come of a turn, and how many decisions it takes to see all of it.
struct Survey<'g> {
    game: &'g Rlyeh,
    list: fn(&Rlyeh, &State, Seat, &mut Vec<Action>),
    seen: BTreeSet<String>,
    outcomes: BTreeSet<String>,
    decisions: usize,
}

impl Survey<'_> {
    fn visit(&mut self, state: &State) {
        let due = self.game.to_act(state).first();
        let saved = self.game.save(state);
        let is_over = due.is_none() || saved["active"] != 0 || saved["turn"] != 1;
        let Some(seat) = due.filter(|_| !is_over) else {
            self.outcomes.insert(outcome(&saved));
            return;
        };
        if !self.seen.insert(situation(saved)) {
            return;
        }
        let mut actions = Vec::new();
        (self.list)(self.game, state, seat, &mut actions);
        for action in actions {
            self.decisions += 1;
            let mut next = *state;
            self.game.apply(&mut next, seat, action, &mut Middle, &mut Silent);
            self.visit(&next);
        }
    }
}

/// Gets what a state is, whatever order led to it; how far one is in an order is part of it, since it decides
/// what is thought about next.
fn situation(mut saved: Value) -> String {
    saved["this_turn"]["plays"] = sorted(&saved["this_turn"]["plays"]);
    for part in ["hand", "shown", "play", "discard"] {
        saved["players"][0][part] = sorted(&saved["players"][0][part]);
    }
    saved.to_string()
}

/// Gets what is left of a turn when the next begins.
fn outcome(saved: &Value) -> String {
    let players = saved["players"].as_array().unwrap().iter().map(|player| {
        let deck = &player["deck"];
        let mut drawn: Vec<String> = Vec::new();
        for part in [&player["hand"], &player["shown"], &deck["cards"]] {
            drawn.extend(texts(part));
        }
        drawn.sort();
        let discard = sorted(&player["discard"]);
        format!("{drawn:?} {} {} {discard} {}", deck["bottom"], deck["top"], player["front"])
    });
    let players: Vec<String> = players.collect();
    let (board, bosses) = (&saved["board"], &saved["bosses"]);
    let deleted = sorted(&saved["deleted"]);
    format!("{players:?} {board} {bosses} {} {} {deleted}", saved["pox"], saved["glob"])
}

fn texts(list: &Value) -> Vec<String> {
    let items = list.as_array().into_iter().flatten();
    items.filter_map(Value::as_str).map(str::to_owned).collect()
}

fn sorted(list: &Value) -> Value {
    let mut texts = texts(list);
    texts.sort();
    texts.into()
}

fn survey(
    table: &Table,
    list: fn(&Rlyeh, &State, Seat, &mut Vec<Action>),
) -> (BTreeSet<String>, usize) {
    let game = table.0.game();
    let (seen, outcomes) = (BTreeSet::new(), BTreeSet::new());
    let mut survey = Survey { game, list, seen, outcomes, decisions: 0 };
    survey.visit(table.0.state());
    (survey.outcomes, survey.decisions)
}

/// Looks at all that can come of a turn in both ways.
#[track_caller]
fn compare(scenario: &Scenario) {
    // Enough of one kind, so that it does not matter when a card is drawn.
    let table = scenario.clone().deck(A, &["kittens"; 7]).discard(A, &["merch"; 5]).start();
    let (all, by_all) = survey(&table, Rlyeh::actions);
    let (thought, by_bots) = survey(&table, Rlyeh::distinct_actions);
    let missed: Vec<&String> = all.difference(&thought).collect();
    assert!(
        missed.is_empty(),
        "{} of {} outcomes are missed: {missed:#?}",
        missed.len(),
        all.len()
    );
    assert_eq!(all, thought, "what bots think about can also be done");
    assert!(by_bots < by_all, "{by_bots} decisions are thought about, {by_all} are possible");
}

fn hand(cards: &[&str]) -> Scenario {
    Scenario::of(2).hand(A, cards)
}

#[test]
fn plain_hands_lead_to_the_same_in_fewer_decisions() {
    compare(&hand(&["quarter", "quarter", "cardboard-tube", "cardboard-tube"]));
    compare(&hand(&["quarter", "cardboard-tube", "fleshreaper", "merch"]));
    compare(&hand(&["kittens", "fleshreaper"]));
}

#[test]
fn cards_that_draw_or_count_lead_to_the_same() {
    compare(&hand(&["spectral-worm", "quarter", "cardboard-tube"]));
    compare(&hand(&["diabolus", "annika", "quarter"]));
    compare(&hand(&["highly-trained-badgers", "mage-fish", "cardboard-tube"]));
    compare(&hand(&["game-face", "quarter", "quarter", "quarter"]));
}

#[test]
fn what_may_be_kept_for_later_is_still_thought_about() {
    compare(&hand(&["magiquest-merchant", "quarter", "cardboard-tube"]));
    compare(&hand(&["gabes-gross-mouth", "quarter", "cardboard-tube"]));
    compare(&hand(&["human-sacrifice", "cardboard-tube", "cardboard-tube"]));
    compare(&hand(&["gunhorse", "quarter"]));
}

#[test]
fn what_must_come_first_is_still_thought_about() {
    compare(&hand(&["sword-of-overcompensation", "quarter", "cardboard-tube"]));
    compare(&hand(&["the-kitchen-sink", "quarter", "cardboard-tube"]));
}

#[test]
fn heroes_that_wait_for_cards_lead_to_the_same() {
    let reds = ["cardboard-tube", "cardboard-tube", "cardboard-tube", "cardboard-tube", "quarter"];
    compare(&hand(&reds).hero(A, "comic-con-annarchy"));
    compare(&hand(&["quarter", "quarter", "quarter", "cardboard-tube"]).hero(A, "frank"));
    compare(
        &hand(&["human-sacrifice", "quarter", "cardboard-tube"]).hero(A, "tycho-erasmus-brahe"),
    );
}

/// A table at which the first player's hero does something now and then.
fn waiting(on: &str, effect: &str, cards: &[&str]) -> Scenario {
    let hero = format!(
        "[[hero]]\nid = \"test-hero\"\nname = \"Test\"\nquarters = 6\ntubes = 6\n\
         triggers = [{{ on = {on}, effect = {effect} }}]"
    );
    hand(cards).pack(&hero).hero(A, "test-hero")
}

/// Lists what bots think about at the start of a turn, in notation.
fn thought_of(scenario: &Scenario) -> Vec<String> {
    let table = scenario.start();
    let (game, mut actions) = (table.0.game(), Vec::new());
    game.distinct_actions(table.0.state(), A, &mut actions);
    actions.into_iter().map(|action| game.notation(action)).collect()
}

const DELETE: &str = "{ pick = { from = \"hand\", up-to = 1 }, then = \"delete\" }";

#[test]
fn cards_are_kept_for_whatever_takes_them_from_the_hand_in_the_turn() {
    let cards = ["quarter", "quarter", "cardboard-tube"];
    compare(&waiting("\"end-of-turn\"", DELETE, &cards));
    compare(&waiting("{ played = { colour = \"red\", number = 1 } }", DELETE, &cards));
    compare(&waiting("\"acquired-on-your-turn\"", DELETE, &cards).tokens(2));
}

#[test]
fn nothing_is_kept_for_what_takes_no_card_from_the_hand_in_the_turn() {
    let cards = ["quarter", "quarter", "cardboard-tube"];
    let gives = waiting("\"loot-played\"", "{ tokens = 1 }", &cards);
    assert_eq!(thought_of(&gives), ["play all"]);
    let before = waiting("\"start-of-turn\"", DELETE, &cards);
    assert_eq!(thought_of(&before), ["play all"]);
    let during = waiting("\"loot-played\"", DELETE, &cards);
    assert!(1 < thought_of(&during).len(), "a Loot may come");
}

#[test]
fn what_is_bought_before_a_deck_is_made_anew_is_thought_about() {
    let annarchy = hand(&["cardboard-tube"; 4]).hero(A, "comic-con-annarchy");
    let different =
        waiting("{ different-played = 2 }", "{ draw = 1 }", &["quarter", "cardboard-tube"]);
    for scenario in [annarchy, different] {
        let table = scenario.tokens(3).deck(A, &[]).discard(A, &[]).start();
        let (all, _) = survey(&table, Rlyeh::actions);
        let (thought, _) = survey(&table, Rlyeh::distinct_actions);
        assert_eq!(all, thought);
    }
}

#[test]
fn purchases_lead_to_the_same_in_fewer_decisions() {
    compare(&hand(&["quarter"]).tokens(7).power(5));
    compare(&hand(&["quarter"]).tokens(6).left("merch", 4));
    compare(&hand(&["cardboard-tube"]).power(6).front(A, &["non-euclidean-geometry"]));
}

#[test]
fn attacks_lead_to_the_same() {
    compare(&hand(&["nipple-crabs", "quarter", "cardboard-tube"]).hand(B, &["preschooler-lisa"]));
}
