//! What waits to be sent over a connection. Whoever does not read is let go rather than waited for.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};

/// How many messages can wait.
const SIZE: usize = 256;
/// How many bytes can wait; a larger message only if nothing else does.
const BYTES: usize = 1 << 20;

/// The way out over a connection.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    gauge: Arc<Gauge>,
}

/// The other end of an [`Outbox`].
pub(crate) struct Outgoing {
    messages: mpsc::Receiver<Utf8Bytes>,
    gauge: Arc<Gauge>,
}

/// What both ends know.
#[derive(Debug, Default)]
struct Gauge {
    /// The bytes that wait.
    bytes: AtomicUsize,
    end: Notify,
}

/// Makes an outbox and its other end.
pub(crate) fn outbox() -> (Outbox, Outgoing) {
    let (sender, receiver) = mpsc::channel(SIZE);
    let gauge = Arc::new(Gauge::default());
    let outgoing = Outgoing { messages: receiver, gauge: gauge.clone() };
    (Outbox { messages: sender, gauge }, outgoing)
}

impl Outbox {
    /// Sends a message, or lets go of a connection that has not read so much before it.
    pub(crate) fn send(&self, message: Utf8Bytes) {
        let size = message.len();
        let waiting = self.gauge.bytes.fetch_add(size, Ordering::Relaxed);
        let fits = waiting == 0 || waiting + size <= BYTES;
        if !fits || self.messages.try_send(message).is_err() {
            self.close();
        }
    }

    /// Lets go of the connection.
    pub(crate) fn close(&self) {
        self.gauge.end.notify_one();
    }
}

impl Outgoing {
    /// Waits for the next message; none when the connection is let go.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        let message = tokio::select! {
            biased;
            () = self.gauge.end.notified() => None,
            message = self.messages.recv() => message,
        };
        message.inspect(|message| self.took(message))
    }

    /// Takes the next message if it waits already.
    pub(crate) fn waiting(&mut self) -> Option<Utf8Bytes> {
        self.messages.try_recv().ok().inspect(|message| self.took(message))
    }

    fn took(&self, message: &Utf8Bytes) {
        self.gauge.bytes.fetch_sub(message.len(), Ordering::Relaxed);
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

    #[tokio::test]
    async fn what_waits_is_bounded_in_bytes_and_a_large_message_goes_alone() {
        let (outbox, mut outgoing) = outbox();
        let large: Utf8Bytes = "x".repeat(BYTES + 1).into();
        outbox.send(large.clone());
        assert_eq!(outgoing.next().await, Some(large.clone()), "nothing waited before it");
        outbox.send("small".into());
        assert_eq!(outgoing.next().await.as_deref(), Some("small"), "it was read");
        outbox.send("small".into());
        outbox.send(large);
        assert_eq!(outgoing.next().await, None, "that is too much to wait");
    }

    #[tokio::test]
    async fn a_connection_can_be_let_go() {
        let (outbox, mut outgoing) = outbox();
        outbox.close();
        assert_eq!(outgoing.next().await, None);
    }
}
