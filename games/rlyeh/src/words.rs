//! The words that cards and heroes are written in: what they can do, test, count and choose from. The
//! combinators around them are those of all games.

mod boon;
mod condition;
mod count;
mod filter;
mod group;
mod on;
mod operation;
mod visit;
mod whom;

pub use boon::Boon;
pub use condition::Condition;
pub use count::Count;
pub use filter::{Filter, Sort, Tint};
pub use group::Group;
pub use on::On;
pub(crate) use operation::Object;
pub use operation::{Operation, Place};
pub(crate) use visit::{Part, Scope, minds_order};
pub use whom::{Role, Whom};

use fracas_cards::effect::{Amount, Effect, Time, Unused, Vocabulary};

/// The vocabulary of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words;

/// What a card or hero does.
pub type Deed = Effect<Words>;

/// A number on a card.
pub type Number = Amount<Words>;

impl Vocabulary for Words {
    type Operation = Operation;
    type Condition = Condition;
    type Count = Count;
    type Group = Group;
    type Moment = Unused<Time>;
    type Rule = Unused<String>;
    type Role = Role;

    fn amount(operation: &Operation) -> Option<&Number> {
        operation.amount()
    }
}
