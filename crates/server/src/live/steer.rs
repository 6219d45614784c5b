//! What an event does at its tables.

use fracas_protocol::{Refused, Stage};

use super::{Live, Steer};
use crate::record::Record;
use crate::room::Bout;
use crate::store::PersonId;

impl Live {
    /// Does what an event asks for, unless it is done already.
    pub(super) async fn steer(&mut self, steer: Steer) -> Result<(), Refused> {
        self.make_sure().await?;
        match (self.room.stage(), steer) {
            (Stage::Open, Steer::Close | Steer::GiveUpFor(_)) => self.commit(Record::Expired).await,
            (Stage::Open, Steer::SitForAbsent) => self.sit_for_absent().await,
            (Stage::Playing, Steer::GiveUpFor(person)) => {
                let seat = self.room.bout().and_then(|bout| bout.seat_of(person));
                match seat {
                    Some(seat) => self.commit(Record::Resigned { seat }).await,
                    None => Ok(()),
                }
            }
            (Stage::Playing, Steer::StandInFor(person)) => self.stand_in_for(person).await,
            (Stage::Open, Steer::StandInFor(_))
            | (Stage::Playing, Steer::Close | Steer::SitForAbsent)
            | (Stage::Finished | Stage::Expired, _) => Ok(()),
        }
    }

    async fn sit_for_absent(&mut self) -> Result<(), Refused> {
        let absent = self.room.sit_for_absent();
        for (_, record) in &absent {
            self.commit(record.clone()).await?;
        }
        for (person, _) in absent {
            self.stand_in_for(person).await?;
        }
        Ok(())
    }

    async fn stand_in_for(&mut self, person: PersonId) -> Result<(), Refused> {
        let seat = self.room.bout().and_then(|bout: &Bout| {
            bout.seat_of(person).filter(|seat| !bout.is_handed_over(*seat))
        });
        match seat.filter(|_| self.room.stage() == Stage::Playing) {
            Some(seat) => self.commit(Record::Replaced { seat }).await,
            None => Ok(()),
        }
    }
}
