//! Two people at a table, who play one match after another.

use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, Result};
use fracas_client::Visitor;
use fracas_protocol::{NewSeat, NewTable, Request};
use reqwest::Method;
use serde_json::Value;
use tokio::sync::{Semaphore, mpsc};

use crate::pace::{Call, Order};
use crate::person::{Person, nonce};

/// Two people who sit at a table and do not follow it.
pub(crate) struct Sitters {
    visitors: [Visitor; 2],
    table: String,
}

impl Sitters {
    /// Lets two people come, and one of them make a table for both.
    pub(crate) async fn new(http: &reqwest::Client, url: &str, number: usize) -> Result<Sitters> {
        let mut visitors = ["Ann", "Bob"].map(|_| Visitor::sharing(http.clone(), url));
        for (visitor, name) in visitors.iter_mut().zip(["Ann", "Bob"]) {
            visitor.take_name(&format!("{name} {number}")).await.context("taking a name")?;
        }
        let [ann, bob] = &visitors;
        let table = id(&ann.make_table(&duel()).await.context("making a table")?)?;
        ann.sit(&table, 0, &nonce()).await.context("sitting down")?;
        bob.sit(&table, 1, &nonce()).await.context("sitting down")?;
        Ok(Sitters { visitors, table })
    }

    /// Opens a socket for each, and follows the table.
    pub(crate) async fn connect(self, seed: u64) -> Result<Pair> {
        let Sitters { visitors: [ann, bob], table } = self;
        let ann = Person::new(ann, 0, seed).await?;
        let bob = Person::new(bob, 1, seed + 1).await?;
        let mut people = [ann, bob];
        for person in &mut people {
            person.follow(&table).await?;
        }
        Ok(Pair { people, table, tally: Tally::default() })
    }
}

/// Two people who follow the table they sit at.
pub(crate) struct Pair {
    people: [Person; 2],
    table: String,
    tally: Tally,
}

/// What a pair has played.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// The moves that were confirmed: when each was to be sent, and when it was confirmed.
    pub(crate) moves: Vec<(Instant, Instant)>,
    /// The matches that were played to the end.
    pub(crate) matches: u64,
    /// What went wrong, and ended the pair's play.
    pub(crate) failure: Option<String>,
}

/// How a pair is told what to do, and what it may use.
pub(crate) struct Guidance {
    /// What to do.
    pub(crate) orders: mpsc::UnboundedReceiver<Order>,
    /// Where to say who could play; without it, who can play plays.
    pub(crate) calls: Option<mpsc::UnboundedSender<Call>>,
    /// Which pair this is, among those who are told.
    pub(crate) number: usize,
    /// Bounds the requests that all pairs have open.
    pub(crate) http: Arc<Semaphore>,
}

enum Event {
    Heard(usize, String),
    Told(Order),
}

impl Pair {
    /// Plays until told to stop, and for every move sent, until it is confirmed.
    pub(crate) async fn play(mut self, mut guidance: Guidance) -> Tally {
        if let Err(why) = self.play_on(&mut guidance).await {
            self.tally.failure = Some(format!("{why:#}"));
        }
        self.tally
    }

    async fn play_on(&mut self, guidance: &mut Guidance) -> Result<()> {
        let mut is_stopped = false;
        while !is_stopped || self.people.iter().any(Person::is_waiting) {
            match self.next(guidance).await? {
                Event::Heard(seat, text) => {
                    if let Some(intended) = self.people[seat].hear(&text)? {
                        self.tally.moves.push((intended, Instant::now()));
                    }
                    if !is_stopped {
                        self.go_on(seat, guidance).await?;
                    }
                }
                Event::Told(Order::Play { seat, intended }) => {
                    self.people[seat].play(&self.table, intended).await?;
                }
                Event::Told(Order::Ping) => {
                    for person in &mut self.people {
                        person.socket.send(Request::Ping).await?;
                    }
                }
                Event::Told(Order::Stop) => is_stopped = true,
            }
        }
        Ok(())
    }

    async fn next(&mut self, guidance: &mut Guidance) -> Result<Event> {
        let [ann, bob] = &mut self.people;
        Ok(tokio::select! {
            text = ann.socket.next_text() => Event::Heard(0, text?),
            text = bob.socket.next_text() => Event::Heard(1, text?),
            // Nothing is told any more after it was told to stop.
            Some(order) = guidance.orders.recv() => Event::Told(order),
        })
    }

    /// Does what a message has made possible.
    async fn go_on(&mut self, seat: usize, guidance: &Guidance) -> Result<()> {
        if self.people[seat].becomes_ready() {
            match &guidance.calls {
                None => self.people[seat].play(&self.table, Instant::now()).await?,
                // Nobody listens any more once it is over.
                Some(calls) => drop(calls.send(Call { pair: guidance.number, seat })),
            }
        }
        if self.people.iter().all(Person::is_done) {
            self.tally.matches += 1;
            let _permit = guidance.http.acquire().await;
            self.play_again().await?;
        }
        Ok(())
    }

    /// Leaves a table whose match is over for that of the rematch.
    async fn play_again(&mut self) -> Result<()> {
        let over = &self.table;
        for person in &mut self.people {
            person.socket.send(Request::Unfollow { table: over.clone() }).await?;
        }
        let path = format!("/api/v1/tables/{over}/rematch");
        let asked = self.people[0].visitor.call(Method::POST, &path, None::<&()>).await;
        self.table = id(&asked.context("asking for a rematch")?)?;
        for person in &mut self.people {
            person.sit_again(&self.table).await?;
        }
        for person in &mut self.people {
            person.follow(&self.table).await?;
        }
        Ok(())
    }
}

/// A table for two.
fn duel() -> NewTable {
    NewTable {
        game: "battle-arena".into(),
        mode: "substitution".into(),
        options: std::collections::BTreeMap::new(),
        seats: vec![NewSeat::Me, NewSeat::Open],
        listed: true,
        clock: None,
        hints: None,
        packs: Vec::new(),
    }
}

fn id(table: &Value) -> Result<String> {
    let id = table["id"].as_str().with_context(|| format!("a table without an id: {table}"))?;
    Ok(id.to_owned())
}
