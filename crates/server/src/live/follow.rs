//! Who follows a live table, and what they are told.

use axum::extract::ws::Utf8Bytes;
use fracas_core::Viewer;
use fracas_protocol::{Refused, ServerMessage, TableInfo};

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

impl Live {
    /// Takes on a follower and tells it everything since the last number it saw.
    pub(super) async fn follow(
        &mut self,
        follower: Follower,
        request: u32,
        after: Option<u64>,
    ) -> Result<(), Refused> {
        self.make_sure().await?;
        self.unfollow(follower.connection);
        if self.house.limits.followers_per_table <= self.followers.len() {
            return Err(refused("too-many-watchers", "too many people watch this table"));
        }
        let is_new = follower.person.is_some_and(|person| !self.is_present(person));
        let viewer = self.room.viewer(follower.person);
        let (person, outbox) = (follower.person, follower.outbox.clone());
        self.followers.push(follower);
        outbox.send(encode(&ServerMessage::Following {
            id: request,
            table: self.info(person),
            number: self.room.number(),
            position: self.room.position(viewer, now()),
            lines: self.room.lines_after(viewer, after.unwrap_or_default()),
        }));
        if is_new || viewer == Viewer::Spectator {
            self.tell_facts();
        }
        Ok(())
    }

    /// Lets a connection go.
    pub(super) fn unfollow(&mut self, connection: u64) {
        let before = self.followers.len();
        self.followers.retain(|follower| follower.connection != connection);
        if self.followers.len() < before {
            self.tell_facts();
        }
    }

    fn is_present(&self, person: PersonId) -> bool {
        self.followers.iter().any(|follower| follower.person == Some(person))
    }

    /// Gets the facts about the table, as someone may know them.
    pub(super) fn info(&self, person: Option<PersonId>) -> TableInfo {
        let watches = |follower: &&Follower| self.room.is_watcher(follower.person);
        self.room.info(&Looking {
            person,
            is_present: &|person| self.is_present(person),
            watchers: self.followers.iter().filter(watches).count() as u32,
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

    /// Tells all followers the facts about the table.
    fn tell_facts(&mut self) {
        if self.doubt.is_some() {
            return;
        }
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
