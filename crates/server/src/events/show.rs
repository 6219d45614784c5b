//! What viewers are sent of an event. Decks are nobody's business but their owners'.

use fracas_event::{
    Course as Kept, Decks, Entrant, EntrantId, How, Match, PersonKey, Pod, Round, Stage, Standing,
    Verdict, Who, Why,
};
use fracas_protocol::{
    Building, Course, EntrantInfo, EventInfo, EventListing, MatchInfo, MatchResult, MatchVerdict,
    PodInfo, Presence, RoundInfo, StandingInfo,
};

use super::hall::{Hall, Kind};
use crate::store::PersonId;

impl Hall {
    /// Tells the facts about the event; it is in memory since a time.
    pub(super) fn info(&self, person: Option<PersonId>, opened: u64) -> EventInfo {
        let (made, event) = (&self.made, &self.event);
        let you = person.and_then(|person| event.entrant_of(PersonKey(person.0)));
        let standings = if event.stage() == Stage::Open { Vec::new() } else { event.standings() };
        EventInfo {
            id: self.id.clone(),
            title: made.title.clone(),
            owner: made.owner_name.clone(),
            owned_by_you: person == Some(made.owner),
            stage: self.stage(),
            game: made.playing.game.clone(),
            game_title: title_of(&made.playing),
            mode: made.playing.mode.clone(),
            options: made.playing.options.clone(),
            building: made.building.as_ref().map(|kind| self.building(kind)),
            course: self.course(),
            planned_rounds: event.planned_rounds() as u32,
            clock: made.clock,
            patience: made.patience,
            places: made.plan.places,
            listed: made.listed,
            entrants: self.entrants(),
            you: you.map(|it| it.0),
            your_table: you.and_then(|you| self.table_of(you)),
            blocked: self.blocked(),
            pods: event.pods().iter().map(|pod| self.pod(pod, opened)).collect(),
            rounds: event.rounds().iter().map(|round| self.round(round, opened)).collect(),
            standings: standings.iter().map(standing).collect(),
            number: self.number,
            created_at: self.made_at,
        }
    }

    /// Tells what the list shows of the event.
    pub(super) fn listing(&self) -> EventListing {
        let made = &self.made;
        EventListing {
            id: self.id.clone(),
            title: made.title.clone(),
            owner: made.owner_name.clone(),
            stage: self.stage(),
            game: made.playing.game.clone(),
            game_title: title_of(&made.playing),
            mode: made.building.as_ref().unwrap_or(&made.playing).mode.clone(),
            course: self.course(),
            entrants: self.event.starters() as u32,
            places: made.plan.places,
            created_at: self.made_at,
        }
    }

    /// Gets when whoever is expected since a time is late, in milliseconds since 1970.
    pub(super) fn deadline(&self, since: u64) -> u64 {
        since + u64::from(self.made.patience) * 1000
    }

    fn course(&self) -> Course {
        match self.made.plan.course {
            Kept::Swiss { rounds } => Course::Swiss { rounds },
            Kept::Elimination => Course::Elimination,
        }
    }

    fn building(&self, kind: &Kind) -> Building {
        let seats = match &self.made.plan.decks {
            Decks::Bring => Vec::new(),
            Decks::Made { sizes } => sizes.clone(),
        };
        let (game, mode) = (kind.game.clone(), kind.mode.clone());
        Building { game, game_title: title_of(kind), mode, seats }
    }

    fn entrants(&self) -> Vec<EntrantInfo> {
        let entrant = |(number, it): (u16, &Entrant)| EntrantInfo {
            entrant: number,
            name: it.name.clone(),
            level: match &it.who {
                Who::Person { .. } => None,
                Who::Bot { level } => Some(level.clone()),
            },
            presence: match it.dropped {
                None => Presence::In,
                Some(Why::Left) => Presence::Left,
                Some(Why::Absent) => Presence::Absent,
                Some(Why::NoDeck) => Presence::NoDeck,
            },
        };
        let numbered = (0..).zip(self.event.entrants());
        numbered.filter(|(_, it)| !it.withdrew).map(entrant).collect()
    }

    /// Gets the table at which someone is expected now.
    fn table_of(&self, entrant: EntrantId) -> Option<String> {
        let known = self.event.entrant(entrant).filter(|it| it.is_in())?;
        match self.event.stage() {
            Stage::Building if known.deck.is_none() => {
                let pod = self.event.pods().iter().find(|pod| pod.entrants.contains(&entrant));
                pod.map(|pod| pod.table.clone())
            }
            Stage::Playing => {
                let theirs = self.event.undecided().find(|it| it.pair.contains(&entrant));
                theirs.map(|it| it.table.clone())
            }
            Stage::Open | Stage::Building | Stage::Over | Stage::Cancelled => None,
        }
    }

    fn blocked(&self) -> Option<String> {
        let is_open = self.event.stage() == Stage::Open;
        self.event.check_start().err().filter(|_| is_open).map(|why| why.to_string())
    }

    fn pod(&self, pod: &Pod, opened: u64) -> PodInfo {
        let is_made = |it: &EntrantId| {
            self.event.entrant(*it).is_none_or(|it| it.deck.is_some() || !it.is_in())
        };
        PodInfo {
            table: pod.table.clone(),
            entrants: pod.entrants.iter().map(|it| it.0).collect(),
            done: pod.entrants.iter().all(is_made),
            deadline: self.deadline(self.event.started_at().max(opened)),
        }
    }

    fn round(&self, round: &Round, opened: u64) -> RoundInfo {
        let info = |it: &Match| MatchInfo {
            table: it.table.clone(),
            entrants: it.pair.map(|it| it.0),
            result: it.result.map(|result| MatchResult {
                verdict: match result.verdict {
                    Verdict::First => MatchVerdict::First,
                    Verdict::Second => MatchVerdict::Second,
                    Verdict::Draw => MatchVerdict::Draw,
                    Verdict::Neither => MatchVerdict::Neither,
                },
                scores: result.scores,
                no_show: result.how == How::NoShow,
            }),
            deadline: self.deadline(it.since.max(opened)),
        };
        RoundInfo {
            matches: round.matches.iter().map(info).collect(),
            byes: round.byes.iter().map(|it| it.0).collect(),
        }
    }
}

fn standing(it: &Standing) -> StandingInfo {
    StandingInfo {
        entrant: it.entrant.0,
        place: it.place as u32,
        points: it.points,
        wins: it.wins,
        draws: it.draws,
        losses: it.losses,
        byes: it.byes,
        opponents: it.opponents,
        score: it.score,
        opponents_opponents: it.opponents_opponents,
    }
}

fn title_of(kind: &Kind) -> String {
    let entry = fracas_registry::find(&kind.game);
    entry.map_or_else(|| kind.game.clone(), |entry| entry.passport().title.into())
}
