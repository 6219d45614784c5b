//! The words that cards are written in: what they can do, test, count, choose from, wait for and let stand. The
//! combinators around them are those of all games.

mod condition;
mod count;
mod filter;
mod group;
mod moment;
mod operation;
mod party;
mod rule;

pub use condition::Condition;
pub use count::Count;
pub use filter::{AttackFilter, CardFilter, Class, ClassSet, Word};
pub use group::{CardPlace, Cards, Group, HitTime};
pub use moment::Moment;
pub(crate) use operation::ALL;
pub use operation::{AttackNow, AttackOn, AttackWith, More, MoreOn, Operation, Place};
pub use party::{Party, Side};
pub(crate) use rule::Topics;
pub use rule::{Actions, GridChange, Rule, Topic};

use fracas_cards::effect::{Amount, Effect, Vocabulary, Word as _};

/// What stands in the text of an effect where the card says how long it lasts.
pub(crate) const LASTING: &str = "{lasting}";

/// The vocabulary of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words;

/// What a card does.
pub type Deed = Effect<Words>;

/// A number on a card.
pub type Number = Amount<Words>;

impl Vocabulary for Words {
    type Operation = Operation;
    type Condition = Condition;
    type Count = Count;
    type Group = Group;
    type Moment = Moment;
    type Rule = Rule;
    type Role = Side;

    /// How long a rule holds is shown by the hourglass of its card, which the text of the card puts in
    /// (see `LASTING`).
    fn standing(rule: &Rule, from: Option<&Moment>, until: Option<&Moment>) -> String {
        let from = from.map(|from| format!("{}, ", from.say().at())).unwrap_or_default();
        let said = rule.say();
        match until {
            Some(until) => {
                format!("{from}{}, {}", until.say().until(), said.replace(LASTING, ""))
            }
            None if rule.is_timeless() || said.contains(LASTING) => format!("{from}{said}"),
            None => format!("{from}{said}{LASTING}"),
        }
    }

    fn topic(rule: &Rule) -> u8 {
        Topic::from(rule) as u8
    }

    fn amount(operation: &Operation) -> Option<&Number> {
        operation.amount()
    }
}
