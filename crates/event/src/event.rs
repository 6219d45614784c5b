//! The event as the fold of its records.

use fracas_core::{Chance as _, Seed, Streams};

use crate::record::{
    Course, Decks, EntrantId, How, PersonKey, Plan, Pod, Record, Result as Outcome, Verdict, Who,
    Why,
};

/// The most rounds that can be planned.
const MOST_ROUNDS: u8 = 16;
/// Whoever misses so many matches in a row is dropped.
pub(crate) const MOST_MISSED: u8 = 2;
/// The most that happens before the start: people may come and go only so often.
const MOST_COMINGS: usize = 2_000;

/// How far an event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// People sign up.
    Open,
    /// Decks are made.
    Building,
    /// Matches are played.
    Playing,
    /// All is over.
    Over,
    /// It was called off.
    Cancelled,
}

/// Why something cannot happen at an event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EventError {
    /// People sign up no more.
    #[error("the event has begun, or is over")]
    NotOpen,
    /// It has not begun, or is over.
    #[error("the event is not on")]
    NotOn,
    /// All places are taken.
    #[error("all {0} places are taken")]
    Full(u16),
    /// People have come and gone too often.
    #[error("people have come and gone too often at this event; make another one")]
    TooManyComings,
    /// This person takes part already.
    #[error("you have signed up already")]
    SignedUpAlready,
    /// There is no such entrant, or not any more.
    #[error("entrant {0} does not take part")]
    NoSuchEntrant(u16),
    /// There are too few.
    #[error("an event needs at least two who take part")]
    TooFew,
    /// They cannot be split up among the tables at which decks are made.
    #[error("{entrants} cannot be split up among tables of {sizes}; add or take out bots")]
    BadPods {
        /// How many there are.
        entrants: usize,
        /// The sizes of the tables.
        sizes: String,
    },
    /// The plan cannot be.
    #[error("{0}")]
    BadPlan(&'static str),
    /// The record does not fit what happened before it.
    #[error("{0}")]
    Misfit(&'static str),
}

/// Someone who signed up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// A person or a bot.
    pub who: Who,
    /// What the others call them.
    pub name: String,
    /// The deck: none for the usual one, or as long as it is not made.
    pub deck: Option<String>,
    /// Whether they left before the start.
    pub withdrew: bool,
    /// Why they are out.
    pub dropped: Option<Why>,
    /// How many matches in a row they missed.
    pub missed: u8,
    /// The lot drawn for them: seeds the bracket, and breaks the last tie.
    pub lot: u16,
}

impl Entrant {
    /// Checks whether they are still in it.
    pub fn is_in(&self) -> bool {
        !self.withdrew && self.dropped.is_none()
    }
}

/// A match of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The table it is played at.
    pub table: String,
    /// Who meets: the first has seat 0.
    pub pair: [EntrantId; 2],
    /// How it ended.
    pub result: Option<Outcome>,
    /// Since when they are expected, in milliseconds since 1970.
    pub since: u64,
    /// The tables at which it was drawn before.
    pub drawn: Vec<String>,
}

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// Its matches.
    pub matches: Vec<Match>,
    /// Those who have a bye.
    pub byes: Vec<EntrantId>,
}

impl Round {
    /// Checks whether all its matches are decided.
    pub fn is_decided(&self) -> bool {
        self.matches.iter().all(|it| it.result.is_some())
    }
}

/// An event.
#[derive(Clone, Debug)]
pub struct Event {
    plan: Plan,
    pub(crate) stage: Stage,
    pub(crate) entrants: Vec<Entrant>,
    seed: Option<Seed>,
    pods: Vec<Pod>,
    /// When it began, in milliseconds since 1970.
    started_at: u64,
    pub(crate) rounds: Vec<Round>,
    comings: usize,
}

impl Event {
    /// Begins an event, if its plan can be.
    pub fn new(plan: Plan) -> Result<Event, EventError> {
        let sizes_fit = match &plan.decks {
            Decks::Bring => true,
            Decks::Made { sizes } => !sizes.is_empty() && !sizes.contains(&0),
        };
        if !sizes_fit {
            return Err(EventError::BadPlan("a table at which decks are made has seats"));
        }
        if plan.places < 2 {
            return Err(EventError::BadPlan("an event has at least two places"));
        }
        if let Course::Swiss { rounds: Some(rounds) } = plan.course
            && !(1..=MOST_ROUNDS).contains(&rounds)
        {
            return Err(EventError::BadPlan("an event has 1 to 16 rounds"));
        }
        Ok(Event {
            plan,
            stage: Stage::Open,
            entrants: Vec::new(),
            seed: None,
            pods: Vec::new(),
            started_at: 0,
            rounds: Vec::new(),
            comings: 0,
        })
    }

    /// Carries out a record of a time, or says why not and leaves everything as it was.
    pub fn apply(&mut self, record: Record, at: u64) -> Result<(), EventError> {
        match record {
            Record::SignedUp { who, name, deck } => self.sign_up(who, name, deck),
            Record::Withdrew { entrant } => self.withdraw(entrant),
            Record::Started { seed, pods } => self.start(seed, pods, at),
            Record::Built { entrant, deck } => self.build(entrant, deck),
            Record::Paired { matches, byes } => self.pair(matches, byes, at),
            Record::Decided { table, result } => self.decide(&table, result),
            Record::Again { table, again } => self.play_again(&table, again, at),
            Record::Dropped { entrant, why } => self.drop_out(entrant, why),
            Record::Cancelled => self.cancel(),
        }?;
        self.settle();
        Ok(())
    }

    fn sign_up(&mut self, who: Who, name: String, deck: Option<String>) -> Result<(), EventError> {
        self.check_open()?;
        if let Who::Person { person } = who
            && self.entrant_of(person).is_some()
        {
            return Err(EventError::SignedUpAlready);
        }
        if usize::from(self.plan.places) <= self.active().count() {
            return Err(EventError::Full(self.plan.places));
        }
        if MOST_COMINGS <= self.comings {
            return Err(EventError::TooManyComings);
        }
        self.comings += 1;
        let (withdrew, dropped, missed, lot) = (false, None, 0, 0);
        self.entrants.push(Entrant { who, name, deck, withdrew, dropped, missed, lot });
        Ok(())
    }

    fn withdraw(&mut self, entrant: EntrantId) -> Result<(), EventError> {
        self.check_open()?;
        self.check_in(entrant)?;
        let gone = &mut self.entrants[entrant.index()];
        gone.withdrew = true;
        // Nobody needs it any more, and it was a secret.
        gone.deck = None;
        Ok(())
    }

    fn start(&mut self, seed: Seed, pods: Vec<Pod>, at: u64) -> Result<(), EventError> {
        self.check_open()?;
        self.check_start()?;
        let mut seated: Vec<EntrantId> =
            pods.iter().flat_map(|pod| pod.entrants.iter().copied()).collect();
        seated.sort_unstable();
        let fits = match &self.plan.decks {
            Decks::Bring => pods.is_empty(),
            Decks::Made { .. } => seated == self.active().collect::<Vec<_>>(),
        };
        if !fits {
            return Err(EventError::Misfit("everyone who takes part makes one deck"));
        }
        for (lot, entrant) in self.draw_lots(&seed).into_iter().enumerate() {
            self.entrants[entrant.index()].lot = lot as u16;
        }
        self.stage = if pods.is_empty() { Stage::Playing } else { Stage::Building };
        (self.seed, self.pods, self.started_at) = (Some(seed), pods, at);
        Ok(())
    }

    /// Says why the event cannot begin as it is.
    pub fn check_start(&self) -> Result<(), EventError> {
        let entrants = self.active().count();
        if entrants < 2 {
            return Err(EventError::TooFew);
        }
        if let Decks::Made { sizes } = &self.plan.decks
            && split(entrants, sizes).is_none()
        {
            let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
            return Err(EventError::BadPods { entrants, sizes: sizes.join(" or ") });
        }
        Ok(())
    }

    /// Begins the event as a seed has it; `table` gives fresh ids of tables.
    pub fn begin(&self, seed: Seed, mut table: impl FnMut() -> String) -> Record {
        let mut pods = Vec::new();
        if let Decks::Made { sizes } = &self.plan.decks {
            let mut order = self.draw_lots(&seed);
            for size in split(order.len(), sizes).unwrap_or_default() {
                let entrants = order.drain(..usize::from(size)).collect();
                pods.push(Pod { table: table(), entrants });
            }
        }
        Record::Started { seed, pods }
    }

    /// Puts those who take part in the order of their lots.
    fn draw_lots(&self, seed: &Seed) -> Vec<EntrantId> {
        let mut order: Vec<EntrantId> = self.active().collect();
        Streams::new(seed).nth(0).shuffle(&mut order);
        order
    }

    fn build(&mut self, entrant: EntrantId, deck: String) -> Result<(), EventError> {
        if self.stage != Stage::Building {
            return Err(EventError::Misfit("decks are made before the first round"));
        }
        let known = self.entrants.get_mut(entrant.index()).filter(|it| !it.withdrew);
        let Some(builder) = known else { return Err(EventError::NoSuchEntrant(entrant.0)) };
        if builder.deck.is_some() {
            return Err(EventError::Misfit("everyone makes one deck"));
        }
        builder.deck = Some(deck);
        Ok(())
    }

    fn pair(
        &mut self,
        matches: Vec<(String, [EntrantId; 2])>,
        byes: Vec<EntrantId>,
        at: u64,
    ) -> Result<(), EventError> {
        if self.stage != Stage::Playing || !self.rounds.iter().all(Round::is_decided) {
            return Err(EventError::Misfit("a round comes after the one before"));
        }
        let paired = matches.iter().flat_map(|(_, pair)| pair.iter());
        let mut all: Vec<EntrantId> = paired.chain(&byes).copied().collect();
        for entrant in &all {
            self.check_in(*entrant)?;
        }
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        if all.len() != count {
            return Err(EventError::Misfit("nobody is paired twice in a round"));
        }
        let expect =
            |(table, pair)| Match { table, pair, result: None, since: at, drawn: Vec::new() };
        self.rounds.push(Round { matches: matches.into_iter().map(expect).collect(), byes });
        Ok(())
    }

    fn decide(&mut self, table: &str, result: Outcome) -> Result<(), EventError> {
        let Some(found) = self.undecided_at(table) else {
            return Err(EventError::Misfit("this is no match that is on"));
        };
        found.result = Some(result);
        let pair = found.pair;
        for (side, entrant) in pair.into_iter().enumerate() {
            let missed = result.how == How::NoShow && !result.is_won_by(side);
            let entrant = &mut self.entrants[entrant.index()];
            entrant.missed = if missed { entrant.missed + 1 } else { 0 };
        }
        Ok(())
    }

    fn play_again(&mut self, table: &str, again: String, at: u64) -> Result<(), EventError> {
        let last = self.rounds.last_mut().and_then(|round| {
            let is_drawn = |it: &&mut Match| it.table == table && it.drawn.is_empty();
            round.matches.iter_mut().find(is_drawn)
        });
        let is_draw = |it: &Match| it.result.is_some_and(|it| it.verdict == Verdict::Draw);
        let Some(found) = last.filter(|it| is_draw(it)) else {
            return Err(EventError::Misfit("a match is played again once, if it was drawn"));
        };
        let before = std::mem::replace(&mut found.table, again);
        found.drawn.push(before);
        (found.result, found.since) = (None, at);
        Ok(())
    }

    fn drop_out(&mut self, entrant: EntrantId, why: Why) -> Result<(), EventError> {
        if !matches!(self.stage, Stage::Building | Stage::Playing) {
            return Err(EventError::NotOn);
        }
        self.check_in(entrant)?;
        self.entrants[entrant.index()].dropped = Some(why);
        Ok(())
    }

    fn cancel(&mut self) -> Result<(), EventError> {
        self.check_open()?;
        self.stage = Stage::Cancelled;
        Ok(())
    }

    /// Goes on to the next stage when nothing is left to do in this one.
    fn settle(&mut self) {
        let is_built = |it: &Entrant| it.deck.is_some() || !it.is_in();
        if self.stage == Stage::Building && self.entrants.iter().all(is_built) {
            self.stage = Stage::Playing;
        }
        let is_idle = self.rounds.iter().all(Round::is_decided);
        if self.stage == Stage::Playing && is_idle && !self.owes_a_replay() && self.is_done() {
            self.stage = Stage::Over;
        }
    }

    fn check_open(&self) -> Result<(), EventError> {
        if self.stage == Stage::Open { Ok(()) } else { Err(EventError::NotOpen) }
    }

    fn check_in(&self, entrant: EntrantId) -> Result<(), EventError> {
        let known = self.entrants.get(entrant.index()).filter(|it| it.is_in());
        known.map(drop).ok_or(EventError::NoSuchEntrant(entrant.0))
    }

    fn undecided_at(&mut self, table: &str) -> Option<&mut Match> {
        let matches = self.rounds.last_mut()?.matches.iter_mut();
        matches.into_iter().find(|it| it.table == table && it.result.is_none())
    }

    /// Gets what kind of event it is.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Gets how far it is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Gets all who ever signed up, in that order.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// Gets an entrant.
    pub fn entrant(&self, entrant: EntrantId) -> Option<&Entrant> {
        self.entrants.get(entrant.index())
    }

    /// Gets the entrant that a person is, unless they left before the start.
    pub fn entrant_of(&self, person: PersonKey) -> Option<EntrantId> {
        let is_them = |it: &Entrant| it.who == Who::Person { person } && !it.withdrew;
        self.entrants.iter().position(is_them).map(|index| EntrantId(index as u16))
    }

    /// Lists those who are still in it.
    pub fn active(&self) -> impl Iterator<Item = EntrantId> {
        let numbered = (0..).map(EntrantId).zip(&self.entrants);
        numbered.filter(|(_, entrant)| entrant.is_in()).map(|(id, _)| id)
    }

    /// Counts those who took part from the start.
    pub fn starters(&self) -> usize {
        self.entrants.iter().filter(|entrant| !entrant.withdrew).count()
    }

    /// Gets the seed, once it has begun.
    pub(crate) fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }

    /// Gets the tables at which decks are made.
    pub fn pods(&self) -> &[Pod] {
        &self.pods
    }

    /// Gets when it began, in milliseconds since 1970.
    pub fn started_at(&self) -> u64 {
        self.started_at
    }

    /// Gets the rounds so far.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// Lists the matches that are on.
    pub fn undecided(&self) -> impl Iterator<Item = &Match> {
        let last = self.rounds.last().into_iter();
        last.flat_map(|round| &round.matches).filter(|it| it.result.is_none())
    }
}

impl Outcome {
    /// Checks whether the first (0) or the second (1) of the two won.
    pub fn is_won_by(&self, side: usize) -> bool {
        match self.verdict {
            Verdict::First => side == 0,
            Verdict::Second => side == 1,
            Verdict::Draw | Verdict::Neither => false,
        }
    }
}

/// Splits people up among tables of some sizes, the fewest tables first; none if it cannot be.
fn split(people: usize, sizes: &[u8]) -> Option<Vec<u8>> {
    // The fewest tables for each number of people, by the last table's size.
    let mut last: Vec<Option<(usize, u8)>> = vec![None; people + 1];
    last[0] = Some((0, 0));
    for count in 1..=people {
        let ways = sizes.iter().filter_map(|size| {
            let (tables, _) = last[count.checked_sub(usize::from(*size))?]?;
            Some((tables + 1, *size))
        });
        last[count] = ways.min();
    }
    let mut tables = Vec::new();
    let mut left = people;
    while 0 < left {
        let (_, size) = last[left]?;
        tables.push(size);
        left -= usize::from(size);
    }
    Some(tables)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_split_up_among_as_few_tables_as_can_be() {
        assert_eq!(split(8, &[8, 10]), Some(vec![8]));
        assert_eq!(split(18, &[8, 10]), Some(vec![8, 10]));
        assert_eq!(split(40, &[8, 10]), Some(vec![10; 4]));
        assert_eq!(split(9, &[8, 10]), None);
        assert_eq!(split(3, &[1]), Some(vec![1; 3]));
    }
}
