//! What waits to be sent over a connection. Whoever does not read is let go rather than waited for.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};

/// How many messages can wait.
const SIZE: usize = 256;

/// The way out over a connection.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    overflow: Arc<Notify>,
}

/// The other end of an [`Outbox`].
pub(crate) struct Outgoing {
    messages: mpsc::Receiver<Utf8Bytes>,
    overflow: Arc<Notify>,
}

/// Makes an outbox and its other end.
pub(crate) fn outbox() -> (Outbox, Outgoing) {
    let (sender, receiver) = mpsc::channel(SIZE);
    let overflow = Arc::new(Notify::new());
    let outgoing = Outgoing { messages: receiver, overflow: overflow.clone() };
    (Outbox { messages: sender, overflow }, outgoing)
}

impl Outbox {
    /// Sends a message, or lets go of a connection that has not read so many before it.
    pub(crate) fn send(&self, message: Utf8Bytes) {
        if self.messages.try_send(message).is_err() {
            self.overflow.notify_one();
        }
    }
}

impl Outgoing {
    /// Waits for the next message; none when too many have waited.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        tokio::select! {
            biased;
            () = self.overflow.notified() => None,
            message = self.messages.recv() => message,
        }
    }

    /// Takes the next message if it waits already.
    pub(crate) fn waiting(&mut self) -> Option<Utf8Bytes> {
        self.messages.try_recv().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_reader_that_keeps_up_gets_everything_and_one_that_does_not_is_let_go() {
        let (outbox, mut outgoing) = outbox();
        for number in 0..SIZE {
            outbox.send(number.to_string().into());
        }
        assert_eq!(outgoing.next().await.as_deref(), Some("0"));
        outbox.send("fits".into());
        outbox.send("one too many".into());
        assert_eq!(outgoing.next().await, None);
    }

    #[tokio::test]
    async fn what_waits_can_be_taken_at_once() {
        let (outbox, mut outgoing) = outbox();
        outbox.send("first".into());
        outbox.send("second".into());
        assert_eq!(outgoing.next().await.as_deref(), Some("first"));
        assert_eq!(outgoing.waiting().as_deref(), Some("second"));
        assert_eq!(outgoing.waiting(), None, "nobody waits for what is not there");
    }
}
