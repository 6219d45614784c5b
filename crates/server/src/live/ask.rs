//! What can be asked of a live table.

use fracas_core::Seat;
use fracas_protocol::{NewSeat, Refused, Sit, TableInfo};
use tokio::sync::{mpsc, oneshot};

use super::{Asked, Follower};
use crate::room::Room;
use crate::store::{Person, PersonId};

/// The way to a live table.
pub(crate) type Door = mpsc::Sender<Ask>;

/// What can be asked of a live table.
pub(crate) enum Ask {
    /// That something is done; answered when it is kept.
    Do { person: Person, deed: Deed, reply: oneshot::Sender<Result<(), Refused>> },
    /// To follow the table; answered through the outbox.
    Follow {
        follower: Follower,
        request: u32,
        after: Option<u64>,
        reply: oneshot::Sender<Result<(), Refused>>,
    },
    /// To follow it no more.
    Unfollow { connection: u64 },
    /// For the facts about the table.
    Info { person: Option<PersonId>, reply: oneshot::Sender<TableInfo> },
    /// To look at the room.
    Look(Box<dyn FnOnce(&Room) + Send>),
    /// For a table to play again at; the same one for everyone who asks.
    Rematch { person: Person, reply: oneshot::Sender<Result<String, Refused>> },
    /// For a decision to be thought about for a hint.
    Hint { person: Person, turn: u64, reply: oneshot::Sender<Result<Asked, Refused>> },
    /// That the table is given up if nothing has happened on it since a time.
    Expire { idle_since: u64 },
    /// That something is done at a table of an event which nobody there does.
    Steer { steer: Steer, reply: oneshot::Sender<Result<(), Refused>> },
    /// That what was kept back is told: the event that holds the table is over.
    EventOver,
    /// That time stands still: the server is about to stop.
    Pause { reply: oneshot::Sender<()> },
    /// A bot has chosen.
    BotChose { seat: Seat, turn: u64, action: Option<String> },
}

/// What an event does at its tables. What does not fit how far the table is, is done already.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Steer {
    /// It closes a table whose match has not begun.
    Close,
    /// It lets bots play for those who did not come.
    SitForAbsent,
    /// It lets a bot play on for someone who is out of the event.
    StandInFor(PersonId),
    /// It gives up for someone who is out of the event.
    GiveUpFor(PersonId),
}

/// What a person does at a table.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    Sit { place: u8, sit: Sit },
    StandUp { place: u8 },
    ChangeSeat { place: u8, seat: NewSeat },
    Close,
    Play { turn: u64, action: String },
    Undo { number: u64 },
    AnswerUndo { number: u64, agree: bool },
    Resign,
    Replace { place: u8 },
    TakeOver,
    Say { text: String },
}
