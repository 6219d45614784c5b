//! What follows of itself at an event.

use fracas_core::{Chance as _, Streams};

use crate::event::{Event, MOST_MISSED, Round, Stage};
use crate::record::{Course, EntrantId, Record, Why};
use crate::{bracket, swiss};

impl Event {
    /// Gets what happens next without anyone doing anything; `table` gives fresh ids of tables.
    ///
    /// It is asked again after each record, until nothing is left.
    pub fn next(&self, mut table: impl FnMut() -> String) -> Option<Record> {
        if self.stage != Stage::Playing {
            return None;
        }
        let is_absent = |it: &EntrantId| MOST_MISSED <= self.entrants[it.index()].missed;
        if let Some(entrant) = self.active().find(is_absent) {
            return Some(Record::Dropped { entrant, why: Why::Absent });
        }
        if let Some(drawn) = self.drawn_table() {
            return Some(Record::Again { table: drawn.to_owned(), again: table() });
        }
        if !self.rounds.iter().all(Round::is_decided) {
            return None;
        }
        let (pairs, byes) = self.next_pairs();
        let matches = pairs.into_iter().map(|pair| (table(), pair)).collect();
        Some(Record::Paired { matches, byes })
    }

    fn next_pairs(&self) -> (Vec<[EntrantId; 2]>, Vec<EntrantId>) {
        // Lots are the first stream of the seed; each round has its own after it.
        let stream = 1 + self.rounds.len() as u64;
        let seed = self.seed().expect("an event that is played has begun");
        let mut chance = Streams::new(seed).nth(stream);
        match self.plan().course {
            Course::Swiss { .. } => {
                let (pairs, bye) = swiss::pair(self, &mut chance);
                (pairs, bye.into_iter().collect())
            }
            Course::Elimination => {
                let (mut pairs, byes) = bracket::pair(&self.slots());
                for pair in &mut pairs {
                    // Who begins at the table is no matter of the seeds.
                    chance.shuffle(pair);
                }
                (pairs, byes)
            }
        }
    }

    /// Checks whether a drawn match must be played once more.
    pub(crate) fn owes_a_replay(&self) -> bool {
        self.drawn_table().is_some()
    }

    /// Checks whether all rounds are played, or nobody is left to pair.
    pub(crate) fn is_done(&self) -> bool {
        match self.plan().course {
            Course::Swiss { .. } => {
                self.planned_rounds() <= self.rounds.len() || self.active().count() < 2
            }
            Course::Elimination => self.slots().into_iter().flatten().count() < 2,
        }
    }

    /// Gets how many rounds there are, if it begins or began with those who take part.
    pub fn planned_rounds(&self) -> usize {
        let usual = self.starters().next_power_of_two().ilog2() as usize;
        match self.plan().course {
            Course::Swiss { rounds } => rounds.map_or(usual, usize::from),
            Course::Elimination => usual,
        }
    }
}
