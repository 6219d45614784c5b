//! What an event does at its tables: makes them, looks what became of them, and holds nobody up.

use fracas_core::Seat;
use fracas_event::{EntrantId, How, Pod, Record, Result as Outcome, Stage, Verdict, Why};
use fracas_protocol::{Refused, Stage as TableStage};

use super::hall::person_of;
use super::live::LiveEvent;
use crate::live::{Ask, Steer};
use crate::record::Made as MadeTable;
use crate::room::{Bout, Room};
use crate::store::PersonId;
use crate::time::now;

/// What an event sees of one of its tables.
struct Sight {
    stage: TableStage,
    /// Whether someone or a bot has each seat.
    seated: Vec<bool>,
    /// The place and the score of each seat, once the match is over.
    ended: Option<Vec<(u8, i32)>>,
    /// The deck that each seat takes away, once it is made.
    decks: Vec<Option<String>>,
}

impl Sight {
    fn of(room: &Room) -> Sight {
        let seats = || Seat::all(room.made().seats.len());
        let bout = room.bout();
        let ended = bout.and_then(Bout::ending).map(|ending| {
            let outcome = &ending.outcome;
            seats().map(|seat| (outcome.place(seat), outcome.score(seat))).collect()
        });
        let deck = |seat| bout.and_then(|bout| bout.desk().takes_away(seat));
        Sight {
            stage: room.stage(),
            seated: room.seated(),
            ended,
            decks: if room.stage() == TableStage::Finished {
                seats().map(deck).collect()
            } else {
                Vec::new()
            },
        }
    }
}

impl LiveEvent {
    /// Makes the tables that are not there, and does what those that are ask for.
    pub(super) async fn tend(&mut self) -> Result<(), Refused> {
        self.wake_at = None;
        match self.hall.event.stage() {
            Stage::Building => self.tend_pods().await,
            Stage::Playing => self.tend_matches().await,
            Stage::Open | Stage::Over | Stage::Cancelled => Ok(()),
        }
    }

    async fn tend_pods(&mut self) -> Result<(), Refused> {
        let since = self.hall.event.started_at();
        for pod in self.hall.event.pods().to_vec() {
            let is_owed =
                |it: &EntrantId| self.hall.event.entrant(*it).is_some_and(|it| it.deck.is_none());
            if !pod.entrants.iter().any(is_owed) {
                continue;
            }
            let Some(made) = self.hall.pod_table(&pod.entrants) else { continue };
            match self.look(&pod.table, made).await? {
                Some(sight) => self.tend_pod(&pod, sight, since).await?,
                None => self.take_decks(&pod, &[]).await?,
            }
        }
        Ok(())
    }

    async fn tend_pod(&mut self, pod: &Pod, sight: Sight, since: u64) -> Result<(), Refused> {
        match sight.stage {
            TableStage::Open => {
                // Whoever is out will not come, so nobody need wait for them.
                let is_out = |it: &EntrantId| {
                    self.hall.event.entrant(*it).is_none_or(|it| it.dropped.is_some())
                };
                let mut seats = pod.entrants.iter().zip(&sight.seated);
                let waits_in_vain = seats.all(|(entrant, seated)| *seated || is_out(entrant));
                if waits_in_vain || self.is_late(since) {
                    self.steer(&pod.table, Steer::SitForAbsent).await?;
                }
                Ok(())
            }
            TableStage::Playing => {
                for person in self.dropouts(&pod.entrants) {
                    self.steer(&pod.table, Steer::StandInFor(person)).await?;
                }
                Ok(())
            }
            TableStage::Finished | TableStage::Expired => self.take_decks(pod, &sight.decks).await,
        }
    }

    /// Notes the decks that were made at a table; whoever has none is out.
    async fn take_decks(&mut self, pod: &Pod, decks: &[Option<String>]) -> Result<(), Refused> {
        for (seat, entrant) in pod.entrants.iter().enumerate() {
            let Some(known) = self.hall.event.entrant(*entrant) else { continue };
            if known.deck.is_some() {
                continue;
            }
            let record = match decks.get(seat).cloned().flatten() {
                Some(deck) => Record::Built { entrant: *entrant, deck },
                None if known.is_in() => Record::Dropped { entrant: *entrant, why: Why::NoDeck },
                None => continue,
            };
            // The last deck may have ended the building.
            if self.hall.event.stage() == Stage::Building {
                self.commit(record).await?;
            }
        }
        Ok(())
    }

    async fn tend_matches(&mut self) -> Result<(), Refused> {
        let on: Vec<_> =
            self.hall.event.undecided().map(|it| (it.table.clone(), it.pair, it.since)).collect();
        for (table, pair, since) in on {
            let made = self.hall.match_table(pair);
            let result = match self.look(&table, made).await? {
                Some(sight) => self.tend_match(&table, pair, sight, since).await?,
                // Nobody can be blamed for a table that cannot be.
                None => Some(Outcome { verdict: Verdict::Draw, scores: [0, 0], how: How::Played }),
            };
            if let Some(result) = result {
                self.commit(Record::Decided { table, result }).await?;
            }
        }
        Ok(())
    }

    async fn tend_match(
        &mut self,
        table: &str,
        pair: [EntrantId; 2],
        sight: Sight,
        since: u64,
    ) -> Result<Option<Outcome>, Refused> {
        let dropouts = self.dropouts(&pair);
        match (sight.stage, dropouts.first()) {
            (TableStage::Open | TableStage::Playing, Some(person)) => {
                self.steer(table, Steer::GiveUpFor(*person)).await?;
            }
            (TableStage::Open, None) if self.is_late(since) => {
                self.steer(table, Steer::Close).await?;
            }
            (TableStage::Open | TableStage::Playing, None) => {}
            (TableStage::Finished, _) => return Ok(sight.ended.map(|it| played(&it))),
            (TableStage::Expired, _) => {
                let is_out = |it: EntrantId| {
                    self.hall.event.entrant(it).is_none_or(|it| it.dropped.is_some())
                };
                return Ok(Some(unplayed(pair.map(is_out), &sight.seated)));
            }
        }
        Ok(None)
    }

    /// Looks at a table, which is made if it is not there; none if it cannot be played at.
    async fn look(&self, table: &str, made: MadeTable) -> Result<Option<Sight>, Refused> {
        let mut sight = self.house.look(table, Sight::of).await;
        if sight.as_ref().is_err_and(|why| why.refusal.code == "no-such-table") {
            sight = match self.house.make_once(table, made).await {
                Ok(()) => self.house.look(table, Sight::of).await,
                Err(why) => Err(why),
            };
        }
        match sight {
            Ok(sight) => Ok(Some(sight)),
            Err(why) if matches!(why.refusal.code, "store-failed" | "not-kept" | "gone") => {
                Err(why)
            }
            Err(why) => {
                let id = &self.hall.id;
                tracing::error!(event = id, table, why = why.refusal.sentence, "no such match");
                Ok(None)
            }
        }
    }

    async fn steer(&self, table: &str, steer: Steer) -> Result<(), Refused> {
        self.house.ask(table, |reply| Ask::Steer { steer, reply }).await??;
        // What came of it is seen at the next look, which it brings about itself.
        Ok(())
    }

    /// Checks whether those who were expected since a time are late, else wakes up when they are.
    fn is_late(&mut self, since: u64) -> bool {
        let end = self.hall.deadline(since.max(self.opened));
        let is_late = end <= now();
        if !is_late {
            self.wake_at = Some(self.wake_at.map_or(end, |at| at.min(end)));
        }
        is_late
    }

    /// Lists the people among some who are out of the event.
    fn dropouts(&self, entrants: &[EntrantId]) -> Vec<PersonId> {
        let entrants = entrants.iter().filter_map(|it| self.hall.event.entrant(*it));
        entrants.filter(|it| it.dropped.is_some()).filter_map(|it| person_of(&it.who)).collect()
    }
}

/// Reads who won a match that was played, from the places and scores of the two.
fn played(seats: &[(u8, i32)]) -> Outcome {
    let [(one, first), (other, second)] =
        [0, 1].map(|seat| seats.get(seat).copied().unwrap_or((1, 0)));
    let verdict = match one.cmp(&other) {
        std::cmp::Ordering::Less => Verdict::First,
        std::cmp::Ordering::Greater => Verdict::Second,
        std::cmp::Ordering::Equal => Verdict::Draw,
    };
    Outcome { verdict, scores: [first, second], how: How::Played }
}

/// Decides a match that was closed before it began: whoever is out of the event has lost it, else
/// whoever was not there.
fn unplayed(is_out: [bool; 2], seated: &[bool]) -> Outcome {
    let was_there = |seat: usize| seated.get(seat).copied().unwrap_or_default();
    let is_blamed = if is_out.contains(&true) { is_out } else { [!was_there(0), !was_there(1)] };
    let verdict = match is_blamed {
        [false, true] => Verdict::First,
        [true, false] => Verdict::Second,
        [true, true] => Verdict::Neither,
        [false, false] => Verdict::Draw,
    };
    Outcome {
        verdict,
        scores: [0, 0],
        how: if verdict == Verdict::Draw { How::Played } else { How::NoShow },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_not_there_loses_and_whoever_dropped_out_first_of_all() {
        let verdict = |is_out, seated: [bool; 2]| unplayed(is_out, &seated).verdict;
        assert_eq!(verdict([false, false], [true, false]), Verdict::First);
        assert_eq!(verdict([false, false], [false, true]), Verdict::Second);
        assert_eq!(verdict([false, false], [false, false]), Verdict::Neither);
        assert_eq!(verdict([true, false], [true, false]), Verdict::Second, "one had yet to come");
        assert_eq!(verdict([true, true], [true, true]), Verdict::Neither);
    }

    #[test]
    fn a_match_goes_to_whoever_has_the_better_place() {
        assert_eq!(played(&[(1, 7), (2, 3)]).verdict, Verdict::First);
        assert_eq!(played(&[(2, 3), (1, 7)]).scores, [3, 7]);
        assert_eq!(played(&[(1, 4), (1, 4)]).verdict, Verdict::Draw);
    }
}
