//! Nobody is sent what they may not know, in any message of whole matches.

use std::collections::{BTreeMap, BTreeSet};

use fracas_core::Replay;
use fracas_protocol::Sit;
use serde_json::Value;

use crate::house::{House, get, within};
use crate::table::{Duel, Player, make, new_table};

/// The cards of the game, to be found in what is sent.
struct Catalogue {
    ids: BTreeSet<String>,
    /// The ids that a name, or a name with weapon and Power, may mean.
    by_name: BTreeMap<String, BTreeSet<String>>,
}

impl Catalogue {
    fn new() -> Catalogue {
        let cards = fracas_registry::find("battle-arena").unwrap().shelf().cards();
        let mut catalogue = Catalogue { ids: BTreeSet::new(), by_name: BTreeMap::new() };
        for card in cards.into_iter().filter(|card| card.kind == "hero") {
            let fact =
                |label| card.facts.iter().find(|it| it.label == label).unwrap().value.clone();
            let weapon = fact("weapon");
            let weapon = weapon[..1].to_uppercase() + &weapon[1..];
            let label = format!("{} ({weapon} {})", card.name, fact("power"));
            for name in [card.name.clone(), label] {
                catalogue.by_name.entry(name).or_default().insert(card.id.clone());
            }
            catalogue.ids.insert(card.id);
        }
        catalogue
    }

    /// Lists what a message tells of cards: each the ids that it may mean.
    fn mentioned(&self, message: &Value) -> Vec<BTreeSet<String>> {
        let mut found = Vec::new();
        self.look_into(message, &mut found);
        found
    }

    fn look_into(&self, value: &Value, found: &mut Vec<BTreeSet<String>>) {
        match value {
            Value::String(text) => {
                let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
                let ids = words.filter(|word| self.ids.contains(*word));
                found.extend(ids.map(|id| BTreeSet::from([id.to_owned()])));
                // A whole text may be a bare name; within a sentence only the full label is one.
                let is_named =
                    |name: &str| text == name || name.ends_with(')') && text.contains(name);
                found.extend(
                    self.by_name
                        .iter()
                        .filter(|(name, _)| is_named(name))
                        .map(|(_, ids)| ids.clone()),
                );
            }
            Value::Array(values) => values.iter().for_each(|value| self.look_into(value, found)),
            Value::Object(fields) => fields.values().for_each(|value| self.look_into(value, found)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
}

/// Plays a finished match again and gives the true position after each number of moves.
fn truth(file: &str) -> Vec<Value> {
    let replay = Replay::read(file).unwrap();
    let entry = fracas_registry::find("battle-arena").unwrap();
    let (_, fair) = replay.fair.clone().unwrap();
    let mut desk = entry.deal_fairly(&replay.setup, &replay.names, fair).unwrap();
    let mut positions = vec![desk.position()];
    for (seat, action) in &replay.moves {
        desk.play(*seat, action).unwrap();
        positions.push(desk.position());
    }
    positions
}

/// Lists the cards a viewer may know of: what was shown, and its own hand and line-up.
fn known_to(position: &Value, viewer: Option<usize>) -> BTreeSet<String> {
    let fought = position["battles_over"].as_u64().unwrap() as usize;
    let mut known = BTreeSet::new();
    for (seat, player) in position["players"].as_array().unwrap().iter().enumerate() {
        let is_own = viewer == Some(seat);
        let mut add = |pile: &str, count: usize| {
            let cards = player[pile].as_array().unwrap().iter().take(count);
            known.extend(cards.map(|id| id.as_str().unwrap().to_owned()));
        };
        add("line_up", if is_own { usize::MAX } else { fought });
        add("discard", usize::MAX);
        add("overtime", usize::MAX);
        add("hand", if is_own { usize::MAX } else { 0 });
    }
    known
}

/// Sits down two people with decks of their own, and plays with two who watch.
async fn watched_match(house: &House, mode: &str, seed: u64) -> (Duel, Vec<Player>) {
    let (ann, bob) = (house.person("Ann").await, house.person("Bob").await);
    let table = make(&ann, &new_table(mode)).await;
    let decks = fracas_registry::find("battle-arena").unwrap().shelf().premade_decks();
    for (place, (person, premade)) in
        [(&ann, "fire-and-ice"), (&bob, "steel-works")].into_iter().enumerate()
    {
        let (_, list) = decks.iter().find(|(id, _)| *id == premade).unwrap();
        let (_, cards) = list.split_once("game:").unwrap();
        let deck = format!("deck: Plan of {place}\ngame:{cards}");
        let sit = Sit { nonce: format!("nonce-of-{place}"), deck: Some(deck) };
        within(person.sit(&table, place as u8, &sit)).await.unwrap();
    }
    let players = [Player::at(&table, &ann).await, Player::at(&table, &bob).await];
    let mut watchers = vec![
        Player::at(&table, &house.stranger()).await,
        Player::at(&table, &house.person("Cat").await).await,
    ];
    let mut duel = Duel { table, ann, bob, players };
    duel.finish(seed).await;
    for watcher in &mut watchers {
        watcher.until(Player::is_over).await;
    }
    (duel, watchers)
}

#[tokio::test]
async fn no_message_names_a_card_that_its_reader_may_not_know() {
    let house = House::open().await;
    let catalogue = Catalogue::new();
    let (mut frames, mut mentions, mut hidden) = (0, 0, 0);
    for (seed, mode) in ["rookie", "substitution", "substitution"].into_iter().enumerate() {
        let (duel, watchers) = watched_match(&house, mode, seed as u64).await;
        let file = get(&duel.ann, &format!("/api/v1/tables/{}/replay.txt", duel.table)).await.text;
        let truth = truth(&file);
        let all = catalogue.mentioned(truth.last().unwrap());
        let all: BTreeSet<String> = all.into_iter().flatten().collect();
        let viewers = [Some(0), Some(1), None, None];
        for (viewer, player) in viewers.into_iter().zip(duel.players.iter().chain(&watchers)) {
            let start = player.heard[0]["position"]["number"].as_u64().unwrap();
            for message in &player.heard {
                let moves = message["number"].as_u64().map(|number| (number - start) as usize);
                let known = moves.and_then(|moves| truth.get(moves));
                let known = known.map(|position| known_to(position, viewer)).unwrap_or_default();
                for meant in catalogue.mentioned(message) {
                    assert!(
                        !meant.is_disjoint(&known),
                        "{viewer:?} is told of {meant:?} in {message}"
                    );
                    mentions += 1;
                }
                frames += 1;
                hidden += all.difference(&known).count();
            }
        }
    }
    assert!(300 < frames, "{frames} messages were looked at");
    assert!(2000 < mentions, "{mentions} times a card was told of");
    assert!(10_000 < hidden, "there was much to hide: {hidden}");
}

#[tokio::test]
async fn decks_nonces_and_the_secret_are_nobodys_before_the_end() {
    let house = House::open().await;
    let (duel, watchers) = watched_match(&house, "substitution", 9).await;
    let opening = &duel.players[0].facts["opening"];
    let secrets = ["secret", "seed"].map(|field| opening[field].as_str().unwrap().to_owned());
    let mut looked_at = 0;
    for player in duel.players.iter().chain(&watchers) {
        let is_open = |message: &&Value| message["table"]["stage"] == "finished";
        let before_the_end = player.heard.iter().take_while(|message| !is_open(message));
        for message in before_the_end {
            let text = message.to_string();
            for secret in &secrets {
                assert!(!text.contains(secret), "{text}");
            }
            for brought in ["Plan of", "nonce-of", "fire-and-ice", "steel-works"] {
                assert!(!text.contains(brought), "{brought}: {text}");
            }
            looked_at += 1;
        }
        let facts = player.facts.to_string();
        assert!(secrets.iter().all(|secret| facts.contains(secret)), "and then it is opened");
    }
    assert!(100 < looked_at, "{looked_at}");
}

#[tokio::test]
async fn what_can_be_asked_for_during_a_match_tells_no_more_than_the_socket() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "substitution").await;
    duel.reach_line_up().await;
    duel.players[0].play_any().await;
    let catalogue = Catalogue::new();
    let table = format!("/api/v1/tables/{}", duel.table);
    for path in [
        &table,
        "/api/v1/tables",
        "/api/v1/me/tables",
        &format!("{table}/replay"),
        &format!("{table}/replay.txt"),
    ] {
        for visitor in [&duel.ann, &duel.bob, &house.stranger()] {
            let answer = get(visitor, path).await;
            assert!(catalogue.mentioned(&answer.json()).is_empty(), "{path}: {answer:?}");
        }
    }
    let facts = get(&duel.ann, &table).await.json();
    assert_eq!(facts["opening"], Value::Null);
}

#[tokio::test]
async fn a_move_of_the_line_up_shows_the_other_that_it_was_made_and_not_what() {
    let house = House::open().await;
    let mut duel = Duel::begin(&house, "rookie").await;
    duel.reach_line_up().await;
    let before = duel.players[1].heard.len();
    let placed = duel.players[0].choices().swap_remove(0);
    let id = placed.split_once(' ').unwrap().1.to_owned();
    duel.players[0].play(&placed).await;
    duel.catch_up().await;
    assert!(duel.players[0].position.to_string().contains(&id));
    let zones = |player: &Player, seat: usize| {
        let areas = player.position["view"]["scene"]["areas"].as_array().unwrap();
        let area = areas.iter().find(|area| area["id"] == format!("zones.{seat}")).unwrap();
        area["items"].as_array().unwrap().clone()
    };
    let shown = zones(&duel.players[1], 0);
    assert_eq!((shown.len(), &shown[0]["face"]), (1, &Value::Null), "a back");
    assert!(
        !duel.players[1].heard[before..].iter().any(|message| message.to_string().contains(&id))
    );
    assert_ne!(zones(&duel.players[0], 0)[0]["face"], Value::Null, "the owner sees it");
}
