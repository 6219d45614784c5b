//! An event that is played while the server is killed again and again.

use std::collections::BTreeMap;
use std::time::Duration;

use fracas_client::{ClientError, Socket, Visitor};
use fracas_core::{Chance, Fast};
use fracas_protocol::{Course, NewBot, NewEvent, Request, SignUp, Sit};
use reqwest::Method;
use serde_json::Value;

/// Someone who takes part, and what they know of the event.
pub(crate) struct Entrant {
    cookie: String,
}

/// An event that is played.
pub(crate) struct Event {
    id: String,
    people: Vec<Entrant>,
    /// The last of the event that was told to anyone.
    pub(crate) known: Value,
}

/// Which event it is: the game, its mode, and how many take part.
pub(crate) struct Kind {
    pub(crate) game: &'static str,
    pub(crate) mode: &'static str,
    pub(crate) entrants: usize,
}

impl Event {
    /// Holds an event, signs two people up, fills up with bots and starts it.
    pub(crate) async fn start(url: &str, kind: &Kind) -> Event {
        let owner = Visitor::named(url, "Owner").await.unwrap();
        let wish = NewEvent {
            title: "Storm".into(),
            game: kind.game.into(),
            mode: kind.mode.into(),
            options: BTreeMap::new(),
            course: Course::Swiss { rounds: Some(2) },
            places: kind.entrants as u16,
            listed: true,
            clock: None,
            patience: Some(600),
        };
        let held = owner.call(Method::POST, "/api/v1/events", Some(&wish)).await.unwrap();
        let id = held["id"].as_str().unwrap().to_owned();
        let path = |what: &str| format!("/api/v1/events/{id}/{what}");
        let mut people = Vec::new();
        for name in ["Ann", "Bob"] {
            let person = Visitor::named(url, name).await.unwrap();
            let sign_up = SignUp::default();
            person.call(Method::POST, &path("entrants"), Some(&sign_up)).await.unwrap();
            people.push(Entrant { cookie: person.cookie().unwrap().to_owned() });
        }
        let bot = NewBot { level: "random".into(), deck: None };
        for _ in people.len()..kind.entrants {
            owner.call(Method::POST, &path("bots"), Some(&bot)).await.unwrap();
        }
        let known = owner.call(Method::POST, &path("start"), None::<&()>).await.unwrap();
        Event { id, people, known }
    }

    /// Checks that a server that has come back knows all that was told of the event.
    pub(crate) async fn check(&mut self, url: &str, context: &str) {
        let now = self.people[0].look(url, &self.id).await.unwrap();
        let number = |event: &Value| event["number"].as_u64().unwrap();
        assert!(number(&self.known) <= number(&now), "{context}: nothing is forgotten");
        assert_eq!(
            now["entrants"].as_array().map(Vec::len),
            self.known["entrants"].as_array().map(Vec::len)
        );
        assert_eq!(now["pods"][0]["table"], self.known["pods"][0]["table"], "{context}");
        let rounds = |event: &Value| event["rounds"].as_array().unwrap().clone();
        for (before, after) in rounds(&self.known).iter().zip(rounds(&now)) {
            let matches = before["matches"].as_array().unwrap().iter();
            for (before, after) in matches.zip(after["matches"].as_array().unwrap()) {
                assert_eq!(before["entrants"], after["entrants"], "{context}: the same pairs");
                let is_same = before["result"].is_null() || before["result"] == after["result"];
                assert!(is_same, "{context}: a result stays: {before} {after}");
            }
            assert_eq!(before["byes"], after["byes"], "{context}");
        }
        self.known = now;
    }

    pub(crate) fn is_over(&self) -> bool {
        self.known["stage"] == "over"
    }

    pub(crate) fn stage(&self) -> &str {
        self.known["stage"].as_str().unwrap()
    }

    /// Lets everyone play for so many moves each, or until the event is over.
    pub(crate) async fn play(&mut self, url: &str, moves: u32, chance: &mut Fast) {
        for number in 0..self.people.len() {
            if let Ok(Some(known)) = self.people[number].play(url, &self.id, moves, chance).await {
                self.known = known;
            }
        }
    }
}

impl Entrant {
    /// Gets what this person is told of the event.
    async fn look(&self, url: &str, event: &str) -> Result<Value, ClientError> {
        let http = reqwest::Client::new();
        let request = http.get(format!("{url}/api/v1/events/{event}"));
        let answer = request.header("cookie", &self.cookie).send().await?;
        let is_told = answer.status().is_success();
        let text = answer.text().await?;
        let told = serde_json::from_str(&text).ok().filter(|_| is_told);
        told.ok_or(ClientError::Answer(text))
    }

    /// Goes where this person is expected, sits down and makes so many moves.
    async fn play(
        &self,
        url: &str,
        event: &str,
        moves: u32,
        chance: &mut Fast,
    ) -> Result<Option<Value>, ClientError> {
        let known = self.look(url, event).await?;
        let Some(table) = known["your_table"].as_str() else { return Ok(Some(known)) };
        self.sit(url, table).await?;
        let mut socket = Socket::open(url, Some(&self.cookie)).await?;
        let follow = Request::Follow { table: table.to_owned(), after: None };
        let mut position = socket.ask(follow).await?["position"].clone();
        let mut left = moves;
        while 0 < left && !position["view"]["outcome"].is_object() {
            if let Some(turn) = position["turn"].as_u64() {
                let choices = position["view"]["choices"].as_array().unwrap();
                let action = choose(choices, chance);
                socket.send(Request::Play { table: table.to_owned(), turn, action }).await?;
                left -= 1;
            }
            let wait = tokio::time::timeout(Duration::from_millis(300), async {
                loop {
                    let message = socket.next().await?;
                    if message["position"].is_object() && message["position"] != position {
                        return Ok::<Value, ClientError>(message["position"].clone());
                    }
                }
            });
            match wait.await {
                Ok(next) => position = next?,
                // The others have yet to come.
                Err(_) => break,
            }
        }
        if left == 0 && known["stage"] == "playing" {
            // A match may be long; it is given up in its middle.
            let _ = socket.ask(Request::Resign { table: table.to_owned() }).await;
        }
        Ok(Some(known))
    }

    async fn sit(&self, url: &str, table: &str) -> Result<(), ClientError> {
        let http = reqwest::Client::new();
        let facts = http.get(format!("{url}/api/v1/tables/{table}"));
        let text = facts.header("cookie", &self.cookie).send().await?.text().await?;
        let facts: Value = serde_json::from_str(&text).unwrap_or_default();
        let seats = facts["seats"].as_array().into_iter().flatten();
        for seat in seats.filter(|seat| seat["holder"]["for_you"] == true) {
            let sit = Sit { nonce: "n".into(), deck: None };
            let path = format!("{url}/api/v1/tables/{table}/seats/{}", seat["place"]);
            http.post(path).header("cookie", &self.cookie).json(&sit).send().await?;
        }
        Ok(())
    }
}

/// Hands in a deck as soon as one can, and else chooses anything.
fn choose(choices: &[Value], chance: &mut Fast) -> String {
    let notation = |choice: &Value| choice["notation"].as_str().unwrap().to_owned();
    let wish = |wish: &str| choices.iter().map(notation).find(|it| it == wish);
    let any = |chance: &mut Fast| notation(&choices[chance.below(choices.len() as u32) as usize]);
    wish("done").or_else(|| wish("complete")).unwrap_or_else(|| any(chance))
}
