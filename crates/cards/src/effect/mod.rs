//! What cards do: effects as data, carried out by one interpreter and said in English.
//!
//! # The model
//!
//! A game brings its own words ([`Vocabulary`]): operations, conditions, counts, groups, moments,
//! rules and roles. This module brings what holds them together ([`Effect`]): in order, if,
//! choices, offers, loops, chance and time. An effect is read from a card file ([`Effect::read`]),
//! which checks all that could go wrong later; [`Effect::text`] says it in English;
//! [`Library::add`] compiles it to a flat [`Program`].
//!
//! The game's state holds a [`Stack`] of what is being carried out and an [`Agenda`] of what is
//! scheduled. Both are plain data of fixed size. [`run`] carries on until all is done or someone
//! must choose; [`asking`] says who and what; [`answer`] applies one small choice. What the
//! interpreter wants to know of the game it asks through [`Facts`], what it wants done through
//! [`Host`]. Nothing is allocated on the way, and nothing is drawn but from the caller's chance.
//!
//! # Spelling
//!
//! | effect | happens |
//! | --- | --- |
//! | `"shuffle"`, `{ draw = 2 }` | an operation of the game |
//! | `"nothing"` | nothing |
//! | `{ in-order = [.., ..] }` | one after the other |
//! | `{ if = <test>, then = .., otherwise = .. }` | one or the other, or nothing |
//! | `{ choose-one = [.., ..] }` | one of them, by choice |
//! | `{ choose-up-to = { most = 2, of = [.., ..] } }` | some of them, all chosen before the first |
//! | `{ may = .. }`, `{ may = { pay = .., then = .. } }` | an offer, made only to who can pay |
//! | `{ pick = { from = <group>, count = 2 }, then = .. }` | a choice of things; also `up-to = 2` |
//! | `{ for-each = <group>, do = .. }` | once for each thing that is there at the start |
//! | `{ coin = { heads = .., tails = .. } }` | by a coin; one side may be left out |
//! | `{ die = { sides = 6, rows = { "1" = .., "2-6" = .. } } }` | by a die; the rows are all numbers |
//! | `{ repeat = 3, do = .. }` | several times; `most = 5` goes with what is counted |
//! | `{ later = <moment>, do = .. }` | once, when the moment comes |
//! | `{ whenever = <moment>, do = .., until = <moment> }` | each time, to the end or until then |
//! | `{ rule = <rule>, until = <moment> }` | holds to the end of the game or until then |
//!
//! Choices take `by = <role>`, a choice of things also `by = "chance"`; `may` and `pick` take
//! `otherwise = ..` for when nothing is taken. A test is a condition, `{ all = [..] }` or
//! `{ any = [..] }`. An amount is a number, something that is counted, or
//! `{ each = 5, of = <count> }`; all games count what was `"rolled"` and how many were `"chosen"`.
//! A word that stands alone may also be written `{ shuffle = true }`.
//!
//! # A game in a page
//!
//! ```
//! use fracas_cards::File;
//! use fracas_cards::effect::*;
//! use fracas_core::{Chance, Fast, Seat};
//!
//! /// What can be done in this game.
//! #[derive(Clone, Debug, PartialEq)]
//! enum Operation {
//!     Draw(i32),
//!     Shuffle,
//! }
//!
//! impl Word for Operation {
//!     type Saying = Clause;
//!     const KIND: &'static str = "operation";
//!     const WORDS: &'static [Spelling<Self>] = &[
//!         ("draw", |word| Some(Operation::Draw(word.number(1..=9)?))),
//!         ("shuffle", |word| word.alone(Operation::Shuffle)),
//!     ];
//!
//!     fn say(&self) -> Clause {
//!         match self {
//!             Operation::Draw(count) => Clause::you("draw", plural(*count, "card")),
//!             Operation::Shuffle => Clause::you("shuffle", "your deck"),
//!         }
//!     }
//! }
//!
//! #[derive(Clone, Copy, Debug, PartialEq)]
//! struct Words;
//!
//! impl Vocabulary for Words {
//!     type Operation = Operation;
//!     type Condition = Unused<String>;
//!     type Count = Unused<Noun>;
//!     type Group = Unused<Noun>;
//!     type Moment = Unused<Time>;
//!     type Rule = Unused<String>;
//!     type Role = Owner;
//! }
//!
//! #[derive(Default)]
//! struct Game {
//!     hand: i32,
//!     stack: Stack,
//! }
//!
//! impl Facts for &Game {
//!     type Words = Words;
//!     fn stack(&self) -> &Stack {
//!         &self.stack
//!     }
//!     fn holds(&self, condition: &Unused<String>, _: Context) -> bool {
//!         condition.never()
//!     }
//!     fn count(&self, count: &Unused<Noun>, _: Context) -> i32 {
//!         count.never()
//!     }
//!     fn list(&self, group: &Unused<Noun>, _: Context, _: &mut Members) {
//!         group.never()
//!     }
//!     fn seat(&self, _: &Owner, context: Context) -> Seat {
//!         context.owner
//!     }
//!     fn can_pay(&self, _: &Operation, _: Context) -> bool {
//!         true
//!     }
//! }
//!
//! impl Host for Game {
//!     type Words = Words;
//!     fn facts(&self) -> impl Facts<Words = Words> {
//!         self
//!     }
//!     fn stack_mut(&mut self) -> &mut Stack {
//!         &mut self.stack
//!     }
//!     fn perform(
//!         &mut self,
//!         operation: &Operation,
//!         _: Context,
//!         _: &mut impl Chance,
//!     ) -> Result<Flow, Fault> {
//!         match operation {
//!             Operation::Draw(count) => self.hand += count,
//!             Operation::Shuffle => {}
//!         }
//!         Ok(Flow::On)
//!     }
//!     fn schedule(&mut self, _: Entry<Unused<Time>>) -> Result<(), Fault> {
//!         Ok(())
//!     }
//!     fn next_due(&mut self) -> Option<Entry<Unused<Time>>> {
//!         None
//!     }
//! }
//!
//! let card = "effect = { in-order = ['shuffle', { draw = 2 }, { may = 'shuffle' }] }";
//! let file = File::read("cards.toml", card);
//! let effect = file.root().value("effect").and_then(Effect::<Words>::read).unwrap();
//! assert_eq!(effect.text(), "Shuffle your deck. Draw 2 cards. You may shuffle your deck.");
//!
//! let mut library = Library::default();
//! let program = library.add(&effect);
//! let mut game = Game::default();
//! let mut chance = Fast::new(1);
//! game.stack.call(program, Seat(0), 0).unwrap();
//! assert_eq!(run(&library, &mut game, &mut chance), Ok(Status::Waiting));
//! assert_eq!(asking(&library, &&game).unwrap().prompt, "Shuffle your deck?");
//! assert_eq!(game.hand, 2);
//! answer(&library, &mut game, Answer::No).unwrap();
//! assert_eq!(run(&library, &mut game, &mut chance), Ok(Status::Done));
//! ```

mod agenda;
mod amount;
mod ask;
mod ast;
mod compile;
mod context;
mod english;
mod flaw;
mod host;
pub mod limits;
mod parse;
mod parts;
mod pick;
mod program;
mod run;
mod say;
mod secret;
mod stack;
mod unused;
mod visit;
mod word;

pub use agenda::{Agenda, Entry, Standing, Task, Topics};
pub use amount::{Amount, Counted};
pub use ask::{
    Answer, Ask, Question, Refused, answer, answer_offered, asked_seat, asking, each_answer,
};
pub use ast::{Chooser, Effect, Row, Selection, Test};
pub use context::{Context, Fault};
pub use english::{
    Clause, Noun, Subject, Time, capitalised, list, plural, signed, times, with_article,
};
pub use flaw::Flaw;
pub use host::{Facts, Flow, Host, Members};
pub use pick::{Picking, picking};
pub use program::{Library, Program, RuleId};
pub use run::{Status, comes_to_nothing, run, run_to_choice};
pub use secret::Secrecy;
pub use stack::Stack;
pub use unused::{Owner, Unused};
pub use visit::{Part, Scope};
pub use word::{Spelling, Vocabulary, Word, Written};
