//! Who is not there: since when the last connection of each person is gone.

use std::collections::HashMap;

use super::Live;
use crate::store::PersonId;
use crate::time::now;

/// Since when people are away. Times are milliseconds since 1970.
pub(super) struct Absences {
    /// For those who were not here since: when the table came into memory.
    opened: u64,
    left: HashMap<PersonId, u64>,
}

impl Absences {
    pub(super) fn new(opened: u64) -> Absences {
        Absences { opened, left: HashMap::new() }
    }
}

impl Live {
    pub(super) fn is_present(&self, person: PersonId) -> bool {
        self.followers.iter().any(|follower| follower.person == Some(person))
    }

    /// Gets since when a person is away; none for someone who is there.
    pub(super) fn away_since(&self, person: PersonId) -> Option<u64> {
        let left = || self.absences.left.get(&person).copied().unwrap_or(self.absences.opened);
        (!self.is_present(person)).then(left)
    }

    /// Notes that someone who sits here is away from now on, unless a connection is there.
    pub(super) fn note_absence(&mut self, person: PersonId) {
        if !self.is_present(person) && !self.room.is_watcher(Some(person)) {
            self.absences.left.insert(person, now());
        }
    }
}
