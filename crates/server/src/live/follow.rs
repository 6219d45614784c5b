//! Who follows a live table, and what they are told.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use fracas_core::Viewer;
use fracas_protocol::{Refused, ServerMessage, TableInfo};
use tokio::time::Instant;

use super::Live;
use crate::outbox::Outbox;
use crate::refusal::refused;
use crate::room::{Happening, Looking};
use crate::store::PersonId;
use crate::time::now;

/// Someone who follows a table over a connection.
#[derive(Clone)]
pub(crate) struct Follower {
    pub(crate) connection: u64,
    pub(crate) person: Option<PersonId>,
    pub(crate) outbox: Outbox,
}

/// The least time between two tellings that someone came or went.
const FACTS_PAUSE: Duration = Duration::from_millis(250);
/// The connections of one person at the table where they sit; the oldest makes way.
const MOST_OF_A_SITTER: usize = 8;

impl Live {
    /// Takes on a follower and tells it everything since the last number it saw.
    pub(super) async fn follow(
        &mut self,
        follower: Follower,
        request: u32,
        after: Option<u64>,
    ) -> Result<(), Refused> {
        self.make_sure().await?;
        self.ask_after_event().await;
        let known = self.followers.iter().position(|it| it.connection == follower.connection);
        match known {
            Some(index) => self.followers[index] = follower.clone(),
            None => self.take_on(follower.clone())?,
        }
        let viewer = self.room.viewer(follower.person);
        let history = self.room.history(viewer, after.unwrap_or_default());
        // A long match is told again from its beginning, which takes a while.
        let told = tokio::task::spawn_blocking(history).await;
        let (lines, more) = told.map_err(|_| refused("gone", "the table could not be told"))?;
        follower.outbox.send(encode(&ServerMessage::Following {
            id: request,
            table: self.info(follower.person),
            number: self.room.number(),
            position: self.room.position(viewer, now()),
            lines,
            more,
        }));
        Ok(())
    }

    /// Takes on a new follower: someone who sits here always, someone who watches if there is room.
    fn take_on(&mut self, follower: Follower) -> Result<(), Refused> {
        let is_of = |it: &&Follower| it.person == follower.person;
        if self.room.is_watcher(follower.person) {
            if self.house.limits.followers_per_table <= self.watchers() {
                return Err(refused("too-many-watchers", "too many people watch this table"));
            }
        } else if MOST_OF_A_SITTER <= self.followers.iter().filter(is_of).count()
            && let Some(oldest) = self.followers.iter().position(|it| is_of(&it))
        {
            self.followers.remove(oldest).outbox.close();
        }
        self.followers.push(follower);
        self.tell_facts_soon();
        Ok(())
    }

    /// Lets a connection go.
    pub(super) fn unfollow(&mut self, connection: u64) {
        let known = self.followers.iter().position(|it| it.connection == connection);
        if let Some(index) = known {
            let follower = self.followers.remove(index);
            if let Some(person) = follower.person {
                self.note_absence(person);
            }
            self.tell_facts_soon();
        }
    }

    /// Ends the connections of all who follow: they come back with the last number they have seen.
    pub(super) fn let_go_of_all(&mut self) {
        for follower in self.followers.drain(..) {
            follower.outbox.close();
        }
    }

    fn watchers(&self) -> usize {
        self.followers.iter().filter(|it| self.room.is_watcher(it.person)).count()
    }

    /// Gets the facts about the table, as someone may know them.
    pub(super) fn info(&self, person: Option<PersonId>) -> TableInfo {
        self.room.info(&Looking {
            person,
            away_since: &|person| self.away_since(person),
            away_limit: self.house.limits.away_limit.as_millis() as u64,
            watchers: self.watchers() as u32,
            withheld: self.is_withheld(),
        })
    }

    /// Tells all followers what happened, each what it may know.
    pub(super) fn tell(&mut self, happening: &Happening) {
        let at = now();
        let mut messages: Vec<(Viewer, Utf8Bytes)> = Vec::new();
        for follower in &self.followers {
            let viewer = self.room.viewer(follower.person);
            if let Some((_, message)) = messages.iter().find(|(of, _)| *of == viewer) {
                follower.outbox.send(message.clone());
                continue;
            }
            let position = happening.changes_match.then(|| self.room.position(viewer, at));
            let message = encode(&ServerMessage::Update {
                table: self.id.clone(),
                number: happening.number,
                lines: happening.lines(viewer),
                moments: self.room.moments(viewer, happening),
                position: position.flatten(),
            });
            follower.outbox.send(message.clone());
            messages.push((viewer, message));
        }
        if happening.changes_facts {
            self.tell_facts();
            self.list();
        }
    }

    /// Tells all followers the facts about the table in a moment: many may come and go at once.
    fn tell_facts_soon(&mut self) {
        self.facts_due.get_or_insert_with(|| Instant::now() + FACTS_PAUSE);
    }

    /// Tells all followers the facts about the table.
    pub(super) fn tell_facts(&mut self) {
        if self.doubt.is_some() {
            self.tell_facts_soon();
            return;
        }
        self.facts_due = None;
        for follower in &self.followers {
            let table = self.info(follower.person);
            follower.outbox.send(encode(&ServerMessage::Table { table }));
        }
    }

    /// Shows the table in the lobby, if it is listed.
    pub(super) fn list(&self) {
        if self.room.made().listed {
            self.house.lobby.show(self.room.listing());
        }
    }
}

/// Writes a message as it is sent.
pub(crate) fn encode(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}
