//! What Persistent abilities hold up as long as they are in play.

use fracas_cards::effect::{Amount, Counted, Spelling, Word, Written, plural};
use fracas_cards::{Kind, Value};

use super::{Count, Number};

/// A rule that holds while its Dude is in play (R95).
#[derive(Clone, Debug, PartialEq)]
pub enum Rule {
    /// `{ untargetable = "anything" }`: other players cannot target this Dude so.
    Untargetable(Means),
    /// `"bodyguard"`: other players cannot target your other Dudes.
    Bodyguard,
    /// `{ armor = 1 }`, `{ armor = { amount = 1, for = "yours" } }`: damage is less.
    Armor(u8, Scope),
    /// `{ more-damage = 1 }`: what these Dudes deal is more.
    MoreDamage(u8, Scope),
    /// `{ easier = 1 }`: these Dudes need so much less on the die.
    Easier(u8, Scope),
    /// `{ harder = 1 }`: Dudes of other players need so much more on the die.
    Harder(u8),
    /// `{ more-health = 2 }`: this Dude has more health.
    MoreHealth(Number),
    /// `"unnerphable"`: this Dude cannot be Nerphed.
    Unnerphable,
    /// `"no-rerolls"`: other players cannot reroll.
    NoRerolls,
    /// `"no-tokens"`: other players cannot play tokens.
    NoTokens,
    /// `{ bigger-hand = 1 }`: you draw up to so many more.
    BiggerHand(u8),
    /// `"loyal"`: other players cannot take control of this Dude.
    Loyal,
}

/// What a rule is about: those who hold one are found by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    /// Who can be targeted.
    Targets,
    /// How much damage is dealt.
    Damage,
    /// What a die must show.
    Numbers,
    /// How much health a Dude has.
    Health,
    /// Who can be Nerphed.
    Nerphs,
    /// Who may reroll.
    Rerolls,
    /// Who may play tokens.
    Tokens,
    /// How large hands are.
    Hands,
    /// Who can change sides.
    Control,
}

impl Topic {
    /// How many topics there are.
    pub(crate) const COUNT: usize = Topic::Control as usize + 1;
}

impl Rule {
    /// Gets what the rule is about.
    pub(crate) fn topic(&self) -> Topic {
        match self {
            Rule::Untargetable(_) | Rule::Bodyguard => Topic::Targets,
            Rule::Armor(..) | Rule::MoreDamage(..) => Topic::Damage,
            Rule::Easier(..) | Rule::Harder(_) => Topic::Numbers,
            Rule::MoreHealth(_) => Topic::Health,
            Rule::Unnerphable => Topic::Nerphs,
            Rule::NoRerolls => Topic::Rerolls,
            Rule::NoTokens => Topic::Tokens,
            Rule::BiggerHand(_) => Topic::Hands,
            Rule::Loyal => Topic::Control,
        }
    }
}

/// With what a Dude can be targeted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// Anything.
    Anything,
    /// Basic Attacks and abilities.
    Actions,
    /// Tokens that are played.
    Tokens,
}

/// For which Dudes a rule holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The Dude itself.
    This,
    /// All Dudes of its controller.
    Yours,
}

impl Word for Rule {
    type Saying = String;
    const KIND: &'static str = "rule";
    const WORDS: &'static [Spelling<Self>] = &[
        ("untargetable", |word| word.value()?.as_word(&MEANS).map(Rule::Untargetable)),
        ("bodyguard", |word| word.alone(Rule::Bodyguard)),
        ("armor", |word| read_scoped(&word).map(|(amount, scope)| Rule::Armor(amount, scope))),
        ("more-damage", |word| {
            read_scoped(&word).map(|(amount, scope)| Rule::MoreDamage(amount, scope))
        }),
        ("easier", |word| read_scoped(&word).map(|(amount, scope)| Rule::Easier(amount, scope))),
        ("harder", |word| Some(Rule::Harder(word.number(1..=3)? as u8))),
        ("more-health", |word| read_health(&word).map(Rule::MoreHealth)),
        ("unnerphable", |word| word.alone(Rule::Unnerphable)),
        ("no-rerolls", |word| word.alone(Rule::NoRerolls)),
        ("no-tokens", |word| word.alone(Rule::NoTokens)),
        ("bigger-hand", |word| Some(Rule::BiggerHand(word.number(1..=3)? as u8))),
        ("loyal", |word| word.alone(Rule::Loyal)),
    ];

    fn say(&self) -> String {
        match self {
            Rule::Untargetable(Means::Anything) => "other players cannot target this Dude".into(),
            Rule::Untargetable(Means::Actions) => {
                "other players' Dudes cannot target this Dude".into()
            }
            Rule::Untargetable(Means::Tokens) => {
                "other players cannot play tokens on this Dude".into()
            }
            Rule::Bodyguard => "other players cannot target your other Dudes".into(),
            Rule::Armor(less, scope) => {
                format!("{} take{} {less} less damage", scope.say(), scope.ending())
            }
            Rule::MoreDamage(more, scope) => {
                format!("{} deal{} {more} more damage", scope.say(), scope.ending())
            }
            Rule::Easier(less, scope) => {
                format!("{} need{} {less} less on the Power Die", scope.say(), scope.ending())
            }
            Rule::Harder(more) => {
                format!("Dudes of other players need {more} more on the Power Die")
            }
            Rule::MoreHealth(amount) => {
                format!("this Dude has +{} health{}", amount.written(), amount.for_each())
            }
            Rule::Unnerphable => "this Dude cannot be Nerphed".into(),
            Rule::NoRerolls => "other players cannot reroll".into(),
            Rule::NoTokens => "other players cannot play tokens".into(),
            Rule::BiggerHand(more) => {
                let dudes = plural(i32::from(*more), "more Dude");
                format!("in Cleanup you draw until you have {dudes} in hand than usual")
            }
            Rule::Loyal => "other players cannot take control of this Dude".into(),
        }
    }
}

impl Scope {
    fn say(self) -> &'static str {
        match self {
            Scope::This => "this Dude",
            Scope::Yours => "your Dudes",
        }
    }

    fn ending(self) -> &'static str {
        match self {
            Scope::This => "s",
            Scope::Yours => "",
        }
    }
}

const MEANS: [(&str, Means); 3] =
    [("anything", Means::Anything), ("actions", Means::Actions), ("tokens", Means::Tokens)];

const SCOPES: [(&str, Scope); 2] = [("this", Scope::This), ("yours", Scope::Yours)];

/// Reads `1`, or `{ amount = 1, for = "yours" }`.
fn read_scoped(word: &Written<'_>) -> Option<(u8, Scope)> {
    let value = word.value()?;
    if value.kind() != Kind::Table {
        return Some((read_small(value)?, Scope::This));
    }
    let table = value.as_table()?;
    let amount = table.value("amount").and_then(read_small);
    let scope = table.optional_value("for").map_or(Some(Scope::This), |it| it.as_word(&SCOPES));
    table.finish();
    Some((amount?, scope?))
}

/// Reads an amount that can be counted at any time: nothing is rolled or chosen for a rule.
fn read_health(word: &Written<'_>) -> Option<Number> {
    let value = word.value()?;
    let amount = Amount::read(value, 1..=6)?;
    let is_about_effect = matches!(
        amount,
        Amount::Counted {
            of: Counted::Rolled | Counted::Chosen | Counted::Game(Count::DamageOnIt),
            ..
        }
    );
    if is_about_effect {
        let message = "a rule has no effect in which something is rolled or chosen";
        let help =
            "write a number, or what can be counted at any time: { dudes = \"your-others\" }";
        value.error(message, "counts what was rolled or chosen", Some(help));
        return None;
    }
    Some(amount)
}

fn read_small(value: Value<'_>) -> Option<u8> {
    value.as_number_in(1..=5).map(|number| number as u8)
}
