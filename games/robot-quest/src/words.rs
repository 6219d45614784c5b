//! The words that cards, robots and tiles are written in: what they can do, test, count and choose
//! from. The combinators around them are those of all games.

mod condition;
mod count;
mod group;
mod moment;
mod operation;
mod visit;
mod whom;

pub use condition::Condition;
pub use count::Count;
pub use group::{Group, Sort};
pub use moment::Moment;
pub use operation::{Freedom, Operation, PullTo};
pub(crate) use visit::{Part, Scope, is_about_robot};
pub use whom::Whom;

use fracas_cards::effect::{Amount, Effect, Owner, Unused, Vocabulary};

/// The vocabulary of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words;

/// What a card, a robot or a tile does.
pub type Deed = Effect<Words>;

/// A number on a card.
pub type Number = Amount<Words>;

impl Vocabulary for Words {
    type Operation = Operation;
    type Condition = Condition;
    type Count = Count;
    type Group = Group;
    type Moment = Moment;
    type Rule = Unused<String>;
    type Role = Owner;

    fn amount(operation: &Operation) -> Option<&Number> {
        operation.amount()
    }
}
