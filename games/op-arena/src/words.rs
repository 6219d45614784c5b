//! The words that Dudes are written in: what they can do, test, count and choose from. The combinators
//! around them are those of all games.

mod condition;
mod count;
mod filter;
mod group;
mod operation;
mod party;
mod players;
mod rule;
mod token;
mod when;
mod whom;

pub use condition::Condition;
pub use count::Count;
pub use filter::{Filter, Look, Type, Whose};
pub use group::{Group, Sort};
pub use operation::Operation;
pub use party::Party;
pub use players::Players;
pub(crate) use rule::Topic;
pub use rule::{Means, Rule, Scope};
pub use token::Token;
pub(crate) use when::Cause;
pub use when::When;
pub use whom::Whom;

use fracas_cards::effect::{Amount, Effect, Owner, Selection, Time, Unused, Vocabulary};

/// The vocabulary of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words;

/// What a Dude does.
pub type Deed = Effect<Words>;

/// A number on a Dude.
pub type Number = Amount<Words>;

impl Vocabulary for Words {
    type Operation = Operation;
    type Condition = Condition;
    type Count = Count;
    type Group = Group;
    type Moment = Unused<Time>;
    type Rule = Unused<String>;
    type Role = Owner;

    fn target(operation: &Operation) -> Option<Selection<Words>> {
        operation.target()
    }

    fn amount(operation: &Operation) -> Option<&Number> {
        operation.parts().amount
    }
}
