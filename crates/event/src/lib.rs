//! An event of many matches: who takes part, who meets whom, and who leads.
//!
//! An [`Event`] is the fold of its [`Record`]s, and nothing else: no clock, store, socket or game is
//! known here, and everything that chance decides follows from the seed in a record.
//!
//! - [`Record`], [`Plan`]: what an event is made of
//! - [`Event`]: the fold; [`Event::next`]: what follows of itself, such as the next round
//! - `swiss`, `matching`: rounds in which equals meet, and nobody twice while that can be avoided
//! - `bracket`: rounds in which losers are out
//! - [`Standing`]: who leads, down to the last tie-break
//!
//! # Rules
//!
//! A match is worth 3 points to its winner and 1 to both if it is drawn; a bye counts as a win.
//!
//! **Swiss rounds.** As many as the plan says, else as many as it takes until one of all is unbeaten.
//! Those with equal points meet, as chance has it, and whoever was paired down before is paired first.
//! Nobody meets someone again while that can be avoided, and it happens as rarely as it can where it
//! cannot. If their number is odd, the bye goes to one who had the fewest, of those to the last in the
//! standings whose bye lets the others meet so.
//!
//! **Elimination.** Chance seeds; byes fill the bracket up and go to the first seeds. A drawn match is
//! played once more, and if that is drawn too the higher seed goes on. Where both are out, the next
//! opponent has a bye. So it takes as many rounds as the bracket is deep, whatever happens.
//!
//! **Standings.** By points; then by the opponents' match wins (the mean of their shares of the points
//! they could have made, each at least a third); the sum of the scores in one's matches; the
//! opponents' opponents' match wins; the points made against those with whom one is still tied; and
//! the lot drawn at the start. Shares are millionths, rounded down. Byes are no opponents.
//!
//! **Absence.** Whoever misses a match loses it; both do if both miss it. Whoever misses two in a row
//! is dropped. Who is dropped is not paired any more; what was played stays, and counts for opponents.

mod bracket;
mod event;
mod matching;
mod next;
mod record;
mod standing;
mod swiss;

pub use event::{Entrant, Event, EventError, Match, Round, Stage};
pub use record::{
    Course, Decks, EntrantId, How, PersonKey, Plan, Pod, Record, Result, Verdict, Who, Why,
};
pub use standing::Standing;
