//! Effects compiled to flat programs: steps in one row, jumps by position.
//!
//! ```text
//! { pick = { from = "hand" }, then = { if = "honors", then = { discard = "it" } } }
//!
//! 0  Open             begin a frame for what is chosen
//! 1  Pick …, none 4   ask; go to 4 if nothing was chosen
//! 2  Unless honors, 4
//! 3  Perform discard
//! 4  Close            end the frame, go on at 5 in the one below
//! 5  End
//! ```
//!
//! A [`Library`] holds all programs of a game's cards. It does not change while a game is played and is not part of
//! a state; positions in it are, so a state is at home in one library only.

use serde::{Deserialize, Serialize};

use super::amount::Amount;
use super::ast::{Effect, Row, Selection, Test};
use super::word::Vocabulary;

/// A position in a library.
pub(super) type At = u32;

/// Where a program begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Program(pub(super) At);

/// A rule of a library.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RuleId(u16);

/// One step of a program.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Step<V: Vocabulary> {
    /// Perform an operation.
    Perform(V::Operation),
    /// Go elsewhere unless a test holds.
    Unless(Test<V>, At),
    /// Go elsewhere.
    Jump(At),
    /// Ask for one option, and go there.
    ChooseOne { by: V::Role, options: Vec<At>, texts: Vec<String> },
    /// Ask for up to `most` options; the chosen ones are the frame's own things.
    ChooseUpTo { by: V::Role, most: u8, texts: Vec<String> },
    /// Go elsewhere unless an option was chosen.
    UnlessChosen(u16, At),
    /// Ask whether to; go to `no` if not, or if the price cannot be paid.
    May { by: V::Role, price: Option<V::Operation>, no: At, prompt: String },
    /// Begin a frame.
    Open,
    /// End the frame.
    Close,
    /// Ask for things, which are then "it"; go to `none` if there are none.
    Pick { selection: Selection<V>, none: At, prompt: String },
    /// Take the members of a group and make the first "it"; go to `end` if there are none.
    Each { group: V::Group, end: At },
    /// Make the next member "it" and go back, as long as there is one.
    Next(At),
    /// Count how often; go to `end` if never.
    Repeat { times: Amount<V>, most: u8, end: At },
    /// Go back, as often as was counted.
    Again(At),
    /// Flip a coin.
    Flip,
    /// Roll a die.
    Roll(u8),
    /// Go to the row of the number that came up, counted from `first`.
    Rows { first: i16, rows: Vec<At> },
    /// Schedule what follows for a moment and go to `end`.
    Later { when: V::Moment, end: At },
    /// Schedule what follows for each such moment and go to `end`.
    Whenever { when: V::Moment, until: Option<V::Moment>, end: At },
    /// Let a rule stand.
    Stand { rule: RuleId, until: Option<V::Moment> },
    /// End the program.
    End,
}

/// The programs of all cards of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Library<V: Vocabulary> {
    steps: Vec<Step<V>>,
    rules: Vec<V::Rule>,
}

impl<V: Vocabulary> Default for Library<V> {
    fn default() -> Self {
        Library { steps: Vec::new(), rules: Vec::new() }
    }
}

impl<V: Vocabulary> Library<V> {
    /// Compiles an effect and adds its program.
    pub fn add(&mut self, effect: &Effect<V>) -> Program {
        let program = Program(self.here());
        self.effect(effect);
        self.steps.push(Step::End);
        program
    }

    /// Gets the number of steps of all programs.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Checks whether there is no program.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Gets a rule by its id; none if it belongs to another library.
    pub fn rule(&self, id: RuleId) -> Option<&V::Rule> {
        self.rules.get(id.0 as usize)
    }

    #[inline]
    pub(super) fn step(&self, at: At) -> Option<&Step<V>> {
        self.steps.get(at as usize)
    }
}

/// The compiler: each function adds the steps of one kind of effect.
///
/// A step that jumps ahead is added with a wrong position first and put right when the position is known.
impl<V: Vocabulary> Library<V> {
    fn here(&self) -> At {
        self.steps.len() as At
    }

    /// Adds a step and gives its position.
    fn step_in(&mut self, step: Step<V>) -> usize {
        self.steps.push(step);
        self.steps.len() - 1
    }

    /// Lets the step at a position jump to here.
    fn land(&mut self, jump: usize) {
        let here = self.here();
        match &mut self.steps[jump] {
            Step::Unless(_, to)
            | Step::Jump(to)
            | Step::UnlessChosen(_, to)
            | Step::May { no: to, .. }
            | Step::Pick { none: to, .. }
            | Step::Each { end: to, .. }
            | Step::Repeat { end: to, .. }
            | Step::Later { end: to, .. }
            | Step::Whenever { end: to, .. } => *to = here,
            Step::Perform(_)
            | Step::ChooseOne { .. }
            | Step::ChooseUpTo { .. }
            | Step::Open
            | Step::Close
            | Step::Next(_)
            | Step::Again(_)
            | Step::Flip
            | Step::Roll(_)
            | Step::Rows { .. }
            | Step::Stand { .. }
            | Step::End => {}
        }
    }

    fn effect(&mut self, effect: &Effect<V>) {
        match effect {
            Effect::Do(operation) => self.operation(operation),
            Effect::InOrder(parts) => parts.iter().for_each(|part| self.effect(part)),
            Effect::If { test, then, otherwise } => {
                let unless = self.step_in(Step::Unless(test.clone(), 0));
                self.two_ways(unless, Some(then), otherwise.as_deref());
            }
            Effect::ChooseOne { of, by } => self.choose_one(of, by),
            Effect::ChooseUpTo { most, of, by } => self.choose_up_to(*most, of, by),
            Effect::May { pay, then, otherwise, by } => {
                let prompt = effect.question();
                let (by, price) = (by.clone(), pay.clone());
                let may = self.step_in(Step::May { by, price, no: 0, prompt });
                if let Some(price) = pay {
                    self.operation(price);
                }
                self.two_ways(may, then.as_deref(), otherwise.as_deref());
            }
            Effect::ForEach { group, body } => {
                let each = Step::Each { group: group.clone(), end: 0 };
                self.repeated(each, body, Step::Next);
            }
            Effect::Repeat { times, most, body } => {
                let repeat = Step::Repeat { times: times.clone(), most: *most, end: 0 };
                self.repeated(repeat, body, Step::Again);
            }
            Effect::Pick { selection, then, otherwise } => {
                let pick = self.pick(selection);
                self.two_ways(pick, Some(then), otherwise.as_deref());
                self.steps.push(Step::Close);
            }
            Effect::Coin { heads, tails } => {
                self.steps.push(Step::Flip);
                self.rows(0, &[tails.as_deref(), heads.as_deref()], &[0, 1]);
            }
            Effect::Die { sides, rows } => self.die(*sides, rows),
            Effect::Later { when, body } => {
                self.aside(Step::Later { when: *when, end: 0 }, body);
            }
            Effect::Whenever { when, until, body } => {
                self.aside(Step::Whenever { when: *when, until: *until, end: 0 }, body);
            }
            Effect::Rule { rule, until } => {
                let id = RuleId(self.rules.len() as u16);
                self.rules.push(rule.clone());
                self.steps.push(Step::Stand { rule: id, until: *until });
            }
        }
    }

    fn operation(&mut self, operation: &V::Operation) {
        let perform = Step::Perform(operation.clone());
        let Some(selection) = V::target(operation) else {
            self.steps.push(perform);
            return;
        };
        let pick = self.pick(&selection);
        self.steps.push(perform);
        self.land(pick);
        self.steps.push(Step::Close);
    }

    fn pick(&mut self, selection: &Selection<V>) -> usize {
        self.steps.push(Step::Open);
        let prompt = selection.question();
        self.step_in(Step::Pick { selection: selection.clone(), none: 0, prompt })
    }

    /// What follows a step that jumps if things are otherwise.
    fn two_ways(
        &mut self,
        jump: usize,
        then: Option<&Effect<V>>,
        otherwise: Option<&Effect<V>>,
    ) {
        if let Some(then) = then {
            self.effect(then);
        }
        let Some(otherwise) = otherwise else { return self.land(jump) };
        let end = self.step_in(Step::Jump(0));
        self.land(jump);
        self.effect(otherwise);
        self.land(end);
    }

    fn choose_one(&mut self, of: &[Effect<V>], by: &V::Role) {
        let texts = of.iter().map(Effect::label).collect();
        let by = by.clone();
        let choose = self.step_in(Step::ChooseOne { by, options: Vec::new(), texts });
        let starts = self.branches(of.iter().map(Some));
        if let Step::ChooseOne { options, .. } = &mut self.steps[choose] {
            *options = starts;
        }
    }

    fn choose_up_to(&mut self, most: u8, of: &[Effect<V>], by: &V::Role) {
        let texts = of.iter().map(Effect::label).collect();
        self.steps.push(Step::Open);
        self.steps.push(Step::ChooseUpTo { by: by.clone(), most, texts });
        for (option, effect) in of.iter().enumerate() {
            let unless = self.step_in(Step::UnlessChosen(option as u16, 0));
            self.effect(effect);
            self.land(unless);
        }
        self.steps.push(Step::Close);
    }

    /// Adds effects of which only one happens, and gives where each begins.
    fn branches<'e>(&mut self, effects: impl Iterator<Item = Option<&'e Effect<V>>>) -> Vec<At> {
        let mut ends = Vec::new();
        let mut starts = Vec::new();
        for effect in effects {
            starts.push(self.here());
            if let Some(effect) = effect {
                self.effect(effect);
            }
            ends.push(self.step_in(Step::Jump(0)));
        }
        ends.into_iter().for_each(|end| self.land(end));
        starts
    }

    /// Adds the table of a coin or die: the effects, and which of them each number leads to.
    fn rows(&mut self, first: i16, effects: &[Option<&Effect<V>>], leads_to: &[usize]) {
        let table = self.step_in(Step::Rows { first, rows: Vec::new() });
        let starts = self.branches(effects.iter().copied());
        if let Step::Rows { rows, .. } = &mut self.steps[table] {
            *rows = leads_to.iter().filter_map(|&row| starts.get(row).copied()).collect();
        }
    }

    fn die(&mut self, sides: u8, rows: &[Row<V>]) {
        self.steps.push(Step::Roll(sides));
        // A number without a row, which no card file has, leads to the empty one at the end.
        let row_of = |face| rows.iter().position(|row| (row.from..=row.to).contains(&face));
        let leads_to: Vec<usize> =
            (1..=sides).map(|face| row_of(face).unwrap_or(rows.len())).collect();
        let effects: Vec<_> = rows.iter().map(|row| Some(&row.effect)).chain([None]).collect();
        self.rows(1, &effects, &leads_to);
    }

    fn repeated(&mut self, first: Step<V>, body: &Effect<V>, back: fn(At) -> Step<V>) {
        self.steps.push(Step::Open);
        let head = self.step_in(first);
        self.effect(body);
        self.steps.push(back(head as At + 1));
        self.land(head);
        self.steps.push(Step::Close);
    }

    /// Adds a program that is passed over now.
    fn aside(&mut self, schedule: Step<V>, body: &Effect<V>) {
        let schedule = self.step_in(schedule);
        self.effect(body);
        self.steps.push(Step::End);
        self.land(schedule);
    }
}
