//! Those who are connected, so that their sockets hear when they change their name or are forgotten.

use std::collections::HashMap;
use std::sync::Mutex;

use tokio::sync::watch;

use crate::lobby::lock;
use crate::store::PersonId;

/// The name of a person; none once the person is forgotten.
pub(crate) type Name = Option<String>;

/// Those who are connected.
#[derive(Debug, Default)]
pub(crate) struct People(Mutex<HashMap<PersonId, watch::Sender<Name>>>);

impl People {
    /// Gets the news of a person from now on.
    pub(crate) fn watch(&self, person: PersonId) -> watch::Receiver<Name> {
        let mut people = lock(&self.0);
        people.entry(person).or_insert_with(|| watch::Sender::new(None)).subscribe()
    }

    /// Ends a watch.
    pub(crate) fn unwatch(&self, person: PersonId, watch: watch::Receiver<Name>) {
        let mut people = lock(&self.0);
        drop(watch);
        if people.get(&person).is_some_and(watch::Sender::is_closed) {
            people.remove(&person);
        }
    }

    /// Tells the sockets of a person how it is called now, or that it is forgotten.
    pub(crate) fn tell(&self, person: PersonId, name: Name) {
        if let Some(sender) = lock(&self.0).get(&person) {
            sender.send_replace(name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_watch_hear_and_nobody_is_remembered_for_nothing() {
        let people = People::default();
        let (ann, bob) = (PersonId(1), PersonId(2));
        let [mut first, second] = [people.watch(ann), people.watch(ann)];
        people.tell(bob, None);
        assert!(first.has_changed().is_ok_and(|changed| !changed));
        people.tell(ann, Some("Anna".into()));
        assert!(first.has_changed().is_ok_and(|changed| changed));
        assert_eq!(first.borrow_and_update().as_deref(), Some("Anna"));
        people.unwatch(ann, first);
        people.unwatch(ann, second);
        assert!(lock(&people.0).is_empty());
    }
}
