//! The words that Plays are written in: what they can do, test, count, choose from, wait for and let stand.
//! The combinators around them are those of all games.

mod condition;
mod count;
mod group;
mod moment;
mod operation;
mod plain;
mod reading;
mod rule;
mod side;
mod visit;

pub use condition::{Comparison, Condition};
pub use count::Count;
pub use group::Group;
pub(crate) use group::Sort;
pub use moment::Moment;
pub use operation::{Discarding, How, Lasting, Operation, Pile, RestTo};
pub(crate) use plain::plainly;
pub use rule::{Guard, Rule, Threat};
pub use side::{Side, WeaponOf, Whom};
pub(crate) use visit::{Part, Scope};

use fracas_cards::effect::{Amount, Effect, Selection, Vocabulary};

/// The vocabulary of Plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words;

/// What a Play does.
pub type Deed = Effect<Words>;

/// A number on a Play.
pub type Number = Amount<Words>;

impl Vocabulary for Words {
    type Operation = Operation;
    type Condition = Condition;
    type Count = Count;
    type Group = Group;
    type Moment = Moment;
    type Rule = Rule;
    type Role = Side;

    fn standing(rule: &Rule, from: Option<&Moment>, until: Option<&Moment>) -> String {
        rule.standing(from.copied(), until.copied())
    }

    fn target(operation: &Operation) -> Option<Selection<Words>> {
        operation.target()
    }

    fn amount(operation: &Operation) -> Option<&Number> {
        operation.amount()
    }
}
