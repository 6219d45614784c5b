//! A table to test at: some cards, a state and chance that is written down.

use fracas_cards::effect::{
    Answer, Ask, Effect, Fault, Library, Program, Refused, Status, answer, asking, each_answer,
    run, run_to_choice,
};
use fracas_cards::{File, Report};
use fracas_core::Seat;
use fracas_testkit::{Draw, Script};

use super::host::{Act, Look};
use super::state::State;
use super::words::{Moment, Toy};

/// Reads an effect, or says what is wrong with it.
pub(crate) fn read(source: &str) -> Result<Effect<Toy>, Report> {
    let source = format!("effect = {source}");
    let file = File::read("toy.toml", &source);
    let effect = file.root().value("effect").and_then(Effect::read);
    let report = file.into_report();
    assert!(effect.is_some() || !report.is_clean(), "what cannot be read is reported: {source}");
    effect.filter(|_| report.is_clean()).ok_or(report)
}

/// Reads an effect that has nothing wrong.
pub(crate) fn parse(source: &str) -> Effect<Toy> {
    read(source).unwrap_or_else(|report| panic!("{report}"))
}

/// What is wrong with an effect.
pub(crate) fn report(source: &str) -> String {
    read(source).expect_err("something is wrong with it").render()
}

/// A toy game with some cards.
pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) library: Library<Toy>,
    pub(crate) programs: Vec<Program>,
    script: Script,
}

impl Table {
    /// Sets up a table with the effects of some cards.
    pub(crate) fn new(cards: &[&str]) -> Table {
        let mut library = Library::default();
        let programs = cards.iter().map(|card| library.add(&parse(card))).collect();
        Table { state: State::default(), library, programs, script: Script::default() }
    }

    /// Writes down what chance will give.
    pub(crate) fn draws(mut self, draws: &[Draw]) -> Table {
        self.script = Script::new(draws);
        self
    }

    /// Begins the effect of a card for seat 0, and carries out what can be.
    pub(crate) fn play(&mut self, card: usize) -> Status {
        self.play_for(Seat(0), card)
    }

    pub(crate) fn play_for(&mut self, seat: Seat, card: usize) -> Status {
        let program = self.programs[card];
        self.state.stack.call(program, seat, card as u16).expect("there is room");
        self.go_on()
    }

    /// Carries out what can be.
    pub(crate) fn go_on(&mut self) -> Status {
        self.try_to_go_on().expect("the effect goes through")
    }

    pub(crate) fn try_to_go_on(&mut self) -> Result<Status, Fault> {
        let Table { state, library, programs, script } = self;
        run(library, &mut Act { state, library, programs }, script)
    }

    /// Gives an answer without going on.
    pub(crate) fn go_on_to_choice(&mut self) -> Option<Seat> {
        let Table { state, library, programs, script } = self;
        run_to_choice(library, &mut Act { state, library, programs }, script)
    }

    pub(crate) fn try_answer(&mut self, given: Answer) -> Result<(), Refused> {
        let Table { state, library, programs, .. } = self;
        answer(library, &mut Act { state, library, programs }, given)
    }

    /// Gives an answer, and carries out what can be.
    pub(crate) fn answer(&mut self, given: Answer) -> Status {
        self.try_answer(given).expect("the answer was offered");
        self.go_on()
    }

    /// What is asked.
    pub(crate) fn ask(&self) -> Ask<'_> {
        asking(&self.library, &Look { state: &self.state }).expect("something is asked")
    }

    /// All answers to what is asked, in whichever way these are found.
    pub(crate) fn answers(&self) -> Vec<Answer> {
        let answers: Vec<Answer> = self.ask().answers().collect();
        let mut each = Vec::new();
        each_answer(&self.library, &Look { state: &self.state }, |answer| each.push(answer));
        assert_eq!(answers, each);
        answers
    }

    /// Announces a moment of a seat, and carries out what is due.
    pub(crate) fn announce(&mut self, moment: Moment, seat: Seat) -> Status {
        self.state.agenda.announce(|waited, entry| {
            waited == moment && (moment != Moment::YourTurn || entry.owner == seat)
        });
        self.go_on()
    }
}
