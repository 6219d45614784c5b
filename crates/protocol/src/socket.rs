//! What goes over a socket. A client may follow several tables over one: as many as the server
//! allows, 20 by default.
//!
//! Every request of a client carries a number that its answer repeats. Everything that happens at
//! a table has a number as well, one more than what happened before it; a client that comes back
//! names the last it has seen and is sent the rest.

use fracas_core::Refusal;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use ts_rs::TS;

use crate::VERSION;
use crate::event::EventInfo;
use crate::hint::Hint;
use crate::http::Me;
use crate::table::{Line, Listing, Moment, Position, TableInfo};

/// What a client sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct ClientMessage {
    /// The client's number for it, which the answer repeats.
    pub id: u32,
    /// What the client wants.
    #[serde(flatten)]
    pub request: Request,
}

/// What a client wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Request {
    /// To be told of the tables in the lobby, now and whenever they change.
    EnterLobby,
    /// To be told no more of the lobby.
    LeaveLobby,
    /// To follow a table, in its own seat or as a spectator.
    Follow {
        /// The table.
        table: String,
        /// The number of the last thing it has seen happen there.
        #[serde(default)]
        #[ts(type = "number | null")]
        after: Option<u64>,
    },
    /// To follow a table no more.
    Unfollow {
        /// The table.
        table: String,
    },
    /// To be told of an event, now and whenever it changes.
    FollowEvent {
        /// The event.
        event: String,
    },
    /// To be told no more of an event.
    UnfollowEvent {
        /// The event.
        event: String,
    },
    /// To play an action.
    Play {
        /// The table.
        table: String,
        /// The number of the decision, as the position gave it.
        #[ts(type = "number")]
        turn: u64,
        /// The notation of the action.
        action: String,
    },
    /// To take back its last move: at once where nothing was shown since, else if all agree.
    Undo {
        /// The table.
        table: String,
        /// The number of the position it has seen last.
        #[ts(type = "number")]
        number: u64,
    },
    /// To answer someone who asks to take back a move; the one who asked withdraws by not agreeing.
    AnswerUndo {
        /// The table.
        table: String,
        /// The number of the wish, as the table told it.
        #[ts(type = "number")]
        number: u64,
        /// Whether it may be taken back.
        agree: bool,
    },
    /// To know what search thinks of its choices; answered when it has thought, not at once.
    Hint {
        /// The table.
        table: String,
        /// The number of the decision, as the position gave it.
        #[ts(type = "number")]
        turn: u64,
    },
    /// To give up.
    Resign {
        /// The table.
        table: String,
    },
    /// To let a bot play on for someone who has been away for too long.
    Replace {
        /// The table.
        table: String,
        /// The place of the one who is away.
        place: u8,
    },
    /// To come back to the seat for which a bot plays on.
    TakeOver {
        /// The table.
        table: String,
    },
    /// To say something to everyone at a table.
    Say {
        /// The table.
        table: String,
        /// What.
        text: String,
    },
    /// To know whether the server is there.
    Ping,
}

/// What the server sends.
#[expect(clippy::large_enum_variant, reason = "a message is made, written and gone")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The first message on a socket.
    Hello {
        /// The version of the messages.
        protocol: u32,
        /// Who the server takes the client for; none for someone without a name.
        me: Option<Me>,
    },
    /// A request was carried out, and what it changed is kept.
    Done {
        /// The request.
        id: u32,
    },
    /// A request was refused, and nothing has changed.
    Refused {
        /// The request; none when it could not be read so far.
        id: Option<u32>,
        /// Why.
        refusal: Refusal,
    },
    /// The tables in the lobby.
    Lobby {
        /// Open tables first, the newest first.
        tables: Vec<Listing>,
    },
    /// The answer to a wish to follow a table: all that the client does not know yet.
    Following {
        /// The request.
        id: u32,
        /// The table.
        table: TableInfo,
        /// The number of the last thing that happened there.
        #[ts(type = "number")]
        number: u64,
        /// The match, once it is on.
        position: Option<Position>,
        /// What happened after the number the client gave, or from the beginning.
        lines: Vec<Line>,
        /// Whether older lines were left out.
        more: bool,
    },
    /// Something happened at a table.
    Update {
        /// The table.
        table: String,
        /// Its number.
        #[ts(type = "number")]
        number: u64,
        /// What the viewer is told of it.
        lines: Vec<Line>,
        /// How the table looked in between, in order.
        moments: Vec<Moment>,
        /// The match, if it has changed.
        position: Option<Position>,
    },
    /// The answer to a wish for a hint.
    Hint {
        /// The request.
        id: u32,
        /// The table.
        table: String,
        /// What search thinks.
        hint: Hint,
    },
    /// The facts about a table have changed.
    Table {
        /// The facts.
        table: TableInfo,
    },
    /// An event that is followed, as it is now.
    Event {
        /// The event.
        event: EventInfo,
    },
    /// The server ends the connection.
    Closing {
        /// Why.
        refusal: Refusal,
    },
}

/// Describes the messages of both directions as a JSON schema.
pub fn message_schema() -> Value {
    let mut generator = SchemaGenerator::default();
    let client = generator.subschema_for::<ClientMessage>();
    let server = generator.subschema_for::<ServerMessage>();
    let version = VERSION;
    let mut schema = Schema::try_from(json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("Messages of Fracas, version {version}"),
        "description": "A client sends ClientMessage, the server ServerMessage, each as one text frame.",
        "anyOf": [client, server],
    }))
    .expect("an object is a schema");
    schema.insert("$defs".into(), Value::Object(generator.take_definitions(true)));
    schema.to_value()
}
