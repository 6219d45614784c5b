//! Hints over a socket: thought about beside it, so that whoever asked can go on meanwhile.

use fracas_protocol::{Refused, ServerMessage};

use super::{Answer, Connection, refusal_of};
use crate::live::{Ask, Asked};
use crate::refusal::refused;
use crate::room::stale;

impl Connection {
    /// Lets a hint be thought about; its answer comes later.
    pub(super) async fn hint(
        &mut self,
        id: u32,
        table: String,
        turn: u64,
    ) -> Result<Answer, Refused> {
        let person = self.visitor.person.clone().ok_or_else(crate::http::no_name)?;
        let permit = self.app.house.permit_hint(person.id)?;
        let ask = |reply| Ask::Hint { person, turn, reply };
        let Asked { question, is_wanted } = self.app.house.ask(&table, ask).await??;
        let bots = self.app.house.bots.clone();
        let think = move |chance: &mut _| {
            // Held until it is thought, even if whoever asked has gone away.
            let _permit = permit;
            question.think(chance)
        };
        self.hints.spawn(async move {
            let answer = match bots.consider(think, &is_wanted).await {
                Some(Some(hint)) => ServerMessage::Hint { id, table, hint },
                Some(None) => {
                    refusal_of(Some(id), refused("no-hint", "nothing came to mind; try again"))
                }
                None => refusal_of(Some(id), stale()),
            };
            Thought { id, answer, is_wanted }
        });
        Ok(Answer::Sent)
    }
}

/// What came of thinking about a hint.
pub(super) struct Thought {
    id: u32,
    answer: ServerMessage,
    is_wanted: Box<dyn Fn() -> bool + Send + Sync>,
}

impl Thought {
    /// Gets the answer as it is when it is sent: a decision that was made meanwhile needs no hint any more.
    pub(super) fn into_message(self) -> ServerMessage {
        if (self.is_wanted)() { self.answer } else { refusal_of(Some(self.id), stale()) }
    }
}
