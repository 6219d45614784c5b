//! Events to be played through.

use fracas_core::Seed;
use fracas_event::{
    Course, Decks, EntrantId, Event, How, PersonKey, Plan, Record, Result, Verdict, Who, Why,
};

/// An event, and all that happened at it.
pub(crate) struct Played {
    pub(crate) event: Event,
    pub(crate) records: Vec<Record>,
    tables: u32,
}

impl Played {
    pub(crate) fn open(course: Course, decks: Decks, people: u16) -> Played {
        let plan = Plan { decks, course, places: 64 };
        let event = Event::new(plan).unwrap();
        let mut played = Played { event, records: Vec::new(), tables: 0 };
        for number in 0..people {
            played.apply(signed_up(number)).unwrap();
        }
        played
    }

    pub(crate) fn started(course: Course, people: u16, seed: u64) -> Played {
        let mut played = Played::open(course, Decks::Bring, people);
        played.start(seed);
        played
    }

    pub(crate) fn start(&mut self, seed: u64) {
        let record = self.event.begin(Seed::from_number(seed), counter(&mut self.tables));
        self.apply(record).unwrap();
        self.go_on();
    }

    /// Carries out a record; one that is refused must leave everything as it was.
    pub(crate) fn apply(
        &mut self,
        record: Record,
    ) -> std::result::Result<(), fracas_event::EventError> {
        let before = format!("{:?}", self.event);
        let applied = self.event.apply(record.clone(), self.records.len() as u64);
        match applied {
            Ok(()) => self.records.push(record),
            Err(_) => assert_eq!(format!("{:?}", self.event), before, "{record:?}"),
        }
        applied
    }

    /// Lets happen what follows of itself.
    pub(crate) fn go_on(&mut self) {
        while let Some(record) = self.event.next(counter(&mut self.tables)) {
            self.apply(record).unwrap();
        }
    }

    pub(crate) fn decide(&mut self, table: &str, verdict: Verdict, how: How, scores: [i32; 2]) {
        let result = Result { verdict, scores, how };
        self.apply(Record::Decided { table: table.to_owned(), result }).unwrap();
        self.go_on();
    }

    /// Decides all matches of this round by who has the lower number.
    pub(crate) fn decide_all(&mut self, verdict: impl Fn(EntrantId, EntrantId) -> Verdict) {
        let on: Vec<_> = self.event.undecided().map(|it| (it.table.clone(), it.pair)).collect();
        for (table, [one, other]) in on {
            self.decide(&table, verdict(one, other), How::Played, [0, 0]);
        }
    }

    pub(crate) fn drop_out(&mut self, entrant: u16) {
        let entrant = EntrantId(entrant);
        self.apply(Record::Dropped { entrant, why: Why::Left }).unwrap();
        self.go_on();
    }

    /// Lists the places of the standings by entrant.
    pub(crate) fn order(&self) -> Vec<u16> {
        self.event.standings().iter().map(|it| it.entrant.0).collect()
    }
}

pub(crate) fn signed_up(number: u16) -> Record {
    let who = match number % 3 {
        2 => Who::Bot { level: "normal".into() },
        _ => Who::Person { person: PersonKey(number.into()) },
    };
    Record::SignedUp { who, name: format!("P{number}"), deck: None }
}

pub(crate) fn lower_wins(one: EntrantId, other: EntrantId) -> Verdict {
    if one < other { Verdict::First } else { Verdict::Second }
}

fn counter(tables: &mut u32) -> impl FnMut() -> String {
    move || {
        *tables += 1;
        format!("table-{tables}")
    }
}
