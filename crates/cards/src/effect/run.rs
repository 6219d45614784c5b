//! The interpreter: carries effects out until they are done or someone must choose.

use fracas_core::{Chance, Coin, Seat};

use super::agenda::{Entry, Task};
use super::ask::{asked_seat, is_affordable};
use super::ast::Selection;
use super::context::{Context, Fault};
use super::host::{Facts, Flow, Host, Members};
use super::pick::{Pick, next_pick};
use super::program::{Asking, At, Library, Program, Step};
use super::word::Vocabulary;

/// How far the interpreter came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// All is carried out.
    Done,
    /// Someone must choose: see [`asking`](super::asking).
    Waiting,
}

/// Carries out what is on the stack, then what is due on the agenda, until all is done or someone
/// must choose.
///
/// A choice that leaves nothing to choose is not asked: no members, or no more than must be chosen,
/// or a price that cannot be paid. On a fault the stack is left as it is, and the game drops it.
pub fn run<H: Host>(
    library: &Library<H::Words>,
    host: &mut H,
    chance: &mut impl Chance,
) -> Result<Status, Fault> {
    loop {
        let top = host.facts().stack().top().copied();
        let Some(frame) = top else {
            let Some(entry) = host.next_due() else {
                host.stack_mut().rest();
                return Ok(Status::Done);
            };
            host.stack_mut().resume(&entry)?;
            host.stack_mut().count_step()?;
            continue;
        };
        let step = library.step(frame.at).ok_or(Fault::Lost)?;
        let mut turn = Turn { host: &mut *host, chance: &mut *chance, at: frame.at };
        if turn.take(step, frame.context, frame.left)? == Pace::Wait {
            return Ok(Status::Waiting);
        }
        host.stack_mut().count_step()?;
    }
}

/// Carries out what is under way, as [`run`] does, and gets who must choose then. An effect that cannot go
/// on is given up, so that the game stays playable.
pub fn run_to_choice<H: Host>(
    library: &Library<H::Words>,
    host: &mut H,
    chance: &mut impl Chance,
) -> Option<Seat> {
    match run(library, host, chance) {
        Ok(Status::Waiting) => asked_seat(library, &host.facts()),
        Ok(Status::Done) => None,
        Err(_) => {
            host.stack_mut().clear();
            None
        }
    }
}

/// Checks whether what has just begun comes to nothing: a condition that it begins with does not hold, and
/// it has nothing to do otherwise.
pub fn comes_to_nothing<F: Facts>(library: &Library<F::Words>, facts: &F) -> bool {
    let Some(frame) = facts.stack().top() else { return true };
    match library.step(frame.at) {
        Some(Step::Unless(test, to)) => {
            library.step(*to) == Some(&Step::End) && !test.holds(facts, frame.context)
        }
        Some(first) => *first == Step::End,
        None => true,
    }
}

/// Whether the interpreter goes on after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pace {
    On,
    Wait,
}

/// One step being taken.
struct Turn<'a, H, C> {
    host: &'a mut H,
    chance: &'a mut C,
    /// Where the step is.
    at: At,
}

impl<V: Vocabulary, H: Host<Words = V>, C: Chance> Turn<'_, H, C> {
    fn take(&mut self, step: &Step<V>, context: Context, left: u8) -> Result<Pace, Fault> {
        match step {
            Step::Ask(asking) => return self.ask(asking, context),
            Step::Perform(operation) => self.perform(operation, context)?,
            Step::Unless(test, to) => {
                let holds = test.holds(&self.host.facts(), context);
                self.go_or(holds, *to);
            }
            Step::UnlessChosen(option, to) => {
                let is_chosen = self.host.facts().stack().own().contains(option);
                self.go_or(is_chosen, *to);
            }
            Step::Jump(to) => self.go(*to),
            Step::Open => self.open()?,
            Step::Close => self.close(),
            Step::Each { group, end } => self.each(group, *end, context)?,
            Step::Next(body) => self.next(*body),
            Step::Repeat { times, most, end } => {
                let times = times.count(&self.host.facts(), context).clamp(0, i32::from(*most));
                self.repeat(times as u8, self.at + 1, *end);
            }
            Step::Again(body) => self.repeat(left.saturating_sub(1), *body, self.at + 1),
            Step::Flip => self.flip(context)?,
            Step::Roll(sides) => self.roll(*sides, context)?,
            Step::Rows { first, rows } => self.turn_to(context.number.saturating_sub(*first), rows),
            Step::Later { when, end } => {
                let task = Task::Once { when: *when, program: Program(self.at + 1) };
                self.schedule(task, *end, context)?;
            }
            Step::Whenever { when, until, end } => {
                let (when, until, program) = (*when, *until, Program(self.at + 1));
                self.schedule(Task::Each { when, until, program }, *end, context)?;
            }
            Step::Stand { rule, until } => {
                let task = Task::Rule { until: *until, rule: *rule };
                self.schedule(task, self.at + 1, context)?;
            }
            Step::End => self.host.stack_mut().close(),
        }
        Ok(Pace::On)
    }

    /// Waits for an answer, or goes on where there is nothing to choose.
    fn ask(&mut self, asking: &Asking<V>, context: Context) -> Result<Pace, Fault> {
        match asking {
            Asking::One { options, .. } => match options[..] {
                [] => self.go_on(),
                [only] => self.go(only),
                [_, _, ..] => return Ok(Pace::Wait),
            },
            Asking::UpTo { most, texts, .. } => {
                let most = texts.len().min(usize::from(*most));
                if self.host.facts().stack().own().len() < most {
                    return self.wait_for_room();
                }
                self.go_on();
            }
            Asking::May { price, no, .. } => {
                if is_affordable(price.as_ref(), &self.host.facts(), context) {
                    return Ok(Pace::Wait);
                }
                self.go(*no);
            }
            Asking::Pick { selection, none, .. } => {
                return self.pick(selection, *none, context);
            }
        }
        Ok(Pace::On)
    }

    fn go(&mut self, at: At) {
        self.host.stack_mut().go(at);
    }

    fn go_on(&mut self) {
        self.go(self.at + 1);
    }

    /// Goes on, or elsewhere.
    fn go_or(&mut self, goes_on: bool, elsewhere: At) {
        self.go(if goes_on { self.at + 1 } else { elsewhere });
    }

    fn perform(&mut self, operation: &V::Operation, context: Context) -> Result<(), Fault> {
        // The position moves first, since the operation may begin programs on top of this frame or
        // end it.
        self.go_on();
        let frame = self.host.facts().stack().depth().saturating_sub(1);
        match self.host.perform(operation, context, self.chance)? {
            Flow::On => {}
            Flow::Again => self.host.stack_mut().go_in(frame, self.at),
        }
        Ok(())
    }

    fn open(&mut self) -> Result<(), Fault> {
        self.go_on();
        self.host.stack_mut().open(self.at + 1)
    }

    fn close(&mut self) {
        self.host.stack_mut().close();
        self.go_on();
    }

    fn wait_for_room(&self) -> Result<Pace, Fault> {
        if self.host.facts().stack().has_room() {
            Ok(Pace::Wait)
        } else {
            Err(Fault::TooManyThings)
        }
    }

    fn pick(
        &mut self,
        selection: &Selection<V>,
        none: At,
        context: Context,
    ) -> Result<Pace, Fault> {
        // Most picks are of one thing, and done with it: no list need be made then.
        if usize::from(selection.most) <= self.host.facts().stack().own().len() {
            self.host.stack_mut().end_pick(self.at + 1, none);
            return Ok(Pace::On);
        }
        let mut members = Members::default();
        let next = next_pick(selection, &self.host.facts(), context, &mut members)?;
        match next {
            Pick::Ask => return self.wait_for_room(),
            Pick::Forced(thing) => self.host.stack_mut().add_thing(thing)?,
            Pick::Chance => {
                if let Some(thing) = self.chance.pick(members.as_slice()) {
                    self.host.stack_mut().add_thing(thing)?;
                }
            }
            Pick::Done => self.host.stack_mut().end_pick(self.at + 1, none),
        }
        Ok(Pace::On)
    }

    fn each(&mut self, group: &V::Group, end: At, context: Context) -> Result<(), Fault> {
        let mut members = Members::default();
        self.host.facts().list(group, context, &mut members);
        members.complete()?;
        let stack = self.host.stack_mut();
        // The last one is "it", so they lie in reverse.
        for &thing in members.as_slice().iter().rev() {
            stack.add_thing(thing)?;
        }
        if members.as_slice().is_empty() {
            stack.go(end);
        } else {
            stack.bind_last();
            stack.go(self.at + 1);
        }
        Ok(())
    }

    fn next(&mut self, body: At) {
        let stack = self.host.stack_mut();
        stack.drop_thing();
        if stack.own().is_empty() {
            stack.go(self.at + 1);
        } else {
            stack.bind_last();
            stack.go(body);
        }
    }

    /// Goes to the body as long as it is to be repeated.
    fn repeat(&mut self, left: u8, body: At, end: At) {
        self.host.stack_mut().set_left(left);
        self.go(if 0 < left { body } else { end });
    }

    fn flip(&mut self, context: Context) -> Result<(), Fault> {
        let coin = self.chance.coin();
        self.go_on();
        self.host.stack_mut().set_number(i16::from(coin == Coin::Heads));
        self.host.flipped(coin, context, self.chance)
    }

    fn roll(&mut self, sides: u8, context: Context) -> Result<(), Fault> {
        let face = self.chance.die(u32::from(sides)) as u8;
        self.go_on();
        self.host.stack_mut().set_number(i16::from(face));
        self.host.rolled(sides, face, context, self.chance)
    }

    /// Goes to a row, or to the nearest where the game has set a number that has none.
    fn turn_to(&mut self, row: i16, rows: &[At]) {
        let last = rows.len().saturating_sub(1);
        let row = usize::try_from(row).unwrap_or(0).min(last);
        self.go(rows.get(row).copied().unwrap_or(self.at + 1));
    }

    fn schedule(&mut self, task: Task<V::Moment>, then: At, context: Context) -> Result<(), Fault> {
        let mut entry = Entry::new(task, context.owner, context.source);
        entry.number = context.number;
        for &thing in self.host.facts().stack().things(context) {
            if entry.things.try_push(thing).is_some() {
                return Err(Fault::TooManyThings);
            }
        }
        self.go(then);
        self.host.schedule(entry)
    }
}
