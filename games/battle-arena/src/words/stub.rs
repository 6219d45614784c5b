//! Stands in for the spelling and saying of words.

use fracas_cards::effect::{Clause, Noun, Spelling, Subject, Time, Word};

use super::{Condition, Count, Group, Moment, Operation, Rule, Side};

macro_rules! stub {
    ($word:ty, $saying:ty, $kind:literal) => {
        impl Word for $word {
            type Saying = $saying;
            const KIND: &'static str = $kind;
            const WORDS: &'static [Spelling<Self>] = &[];
            fn say(&self) -> $saying {
                unimplemented!()
            }
        }
    };
}

stub!(Operation, Clause, "operation");
stub!(Condition, String, "condition");
stub!(Count, Noun, "count");
stub!(Group, Noun, "group");
stub!(Moment, Time, "moment");
stub!(Rule, String, "rule");
stub!(Side, Subject, "player");
