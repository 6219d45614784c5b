//! The ways to tasks that own something: those in memory, and those that are opened when asked for.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use tokio::sync::{OnceCell, mpsc};

use crate::lobby::lock;

/// The ways to tasks, by the ids of what they own. What is asked of them is an `A`.
#[derive(Debug)]
pub(crate) struct Doors<A>(Mutex<HashMap<String, Cell<A>>>);

type Cell<A> = Arc<OnceCell<mpsc::Sender<A>>>;

impl<A> Default for Doors<A> {
    fn default() -> Doors<A> {
        Doors(Mutex::default())
    }
}

impl<A> Doors<A> {
    /// Adds the door of a task that was made just now.
    pub(crate) fn add(&self, id: &str, door: mpsc::Sender<A>) {
        lock(&self.0).insert(id.to_owned(), Arc::new(OnceCell::new_with(Some(door))));
    }

    /// Gets the door of a task, which is opened if it is not in memory.
    pub(crate) async fn door<E, F: Future<Output = Result<mpsc::Sender<A>, E>>>(
        &self,
        id: &str,
        open: impl Fn() -> F,
    ) -> Result<mpsc::Sender<A>, E> {
        loop {
            let cell = lock(&self.0).entry(id.to_owned()).or_default().clone();
            match cell.get_or_try_init(&open).await {
                // A cell that was forgotten meanwhile leads to a second task beside the real one.
                Ok(door) if self.holds(id, &cell) => return Ok(door.clone()),
                Ok(_) => {}
                Err(why) => {
                    self.forget(id, &cell);
                    return Err(why);
                }
            }
        }
    }

    /// Gets the door of a task that is in memory.
    pub(crate) fn known(&self, id: &str) -> Option<mpsc::Sender<A>> {
        lock(&self.0).get(id)?.get().cloned()
    }

    /// Asks something of a task that needs no answer.
    pub(crate) async fn send<E, F: Future<Output = Result<mpsc::Sender<A>, E>>>(
        &self,
        id: &str,
        mut ask: A,
        open: impl Fn() -> F,
    ) -> Result<(), E> {
        loop {
            let door = self.door(id, &open).await?;
            match door.send(ask).await {
                Ok(()) => return Ok(()),
                // It left memory just now, and is read again.
                Err(mpsc::error::SendError(unsent)) => ask = unsent,
            }
            let cell = lock(&self.0).get(id).cloned();
            if let Some(cell) = cell.filter(|cell| cell.get().is_some_and(mpsc::Sender::is_closed))
            {
                self.forget(id, &cell);
            }
        }
    }

    fn holds(&self, id: &str, cell: &Cell<A>) -> bool {
        lock(&self.0).get(id).is_some_and(|known| Arc::ptr_eq(known, cell))
    }

    fn forget(&self, id: &str, cell: &Cell<A>) {
        let mut doors = lock(&self.0);
        if doors.get(id).is_some_and(|known| Arc::ptr_eq(known, cell)) {
            doors.remove(id);
        }
    }

    /// Lets an idle task leave memory, unless someone is at its door.
    pub(crate) fn let_go(&self, id: &str, asks: &mut mpsc::Receiver<A>) -> bool {
        let mut doors = lock(&self.0);
        let is_free = asks.is_empty();
        if is_free {
            doors.remove(id);
            asks.close();
        }
        is_free
    }

    /// Lists the doors of all tasks in memory.
    pub(crate) fn all(&self) -> Vec<mpsc::Sender<A>> {
        lock(&self.0).values().filter_map(|cell| cell.get().cloned()).collect()
    }
}
