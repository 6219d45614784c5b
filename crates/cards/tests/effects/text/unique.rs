//! No two effects have the same text: checked for all small nestings of the combinators.

use std::collections::HashMap;

use fracas_cards::effect::{Amount, Effect, Selection, Test};

use crate::toy::{Condition, Group, Moment, Operation, Role, Toy, parse, write};

type Made = Effect<Toy>;

/// Effects with one effect in them.
fn around_one(inner: &Made) -> Vec<Made> {
    let inner = || Box::new(inner.clone());
    let (honors, by) = (Test::Is(Condition::Honors), Role::You);
    let pay = Some(Operation::Spend { coins: 1 });
    let pick = Selection::exactly(1, Group::YourTokens);
    vec![
        Effect::If { test: honors, then: inner(), otherwise: None },
        Effect::May { pay: None, then: Some(inner()), otherwise: None, by },
        Effect::May { pay, then: Some(inner()), otherwise: None, by },
        Effect::May { pay: None, then: Some(inner()), otherwise: None, by: Role::Opponent },
        Effect::ForEach { group: Group::AllTokens, body: inner() },
        Effect::Pick { selection: pick, then: inner(), otherwise: None },
        Effect::Coin { heads: Some(inner()), tails: None },
        Effect::Later { when: Moment::EndOfBattle, body: inner() },
        Effect::Repeat { times: Amount::Fixed(2), most: 2, body: inner() },
    ]
}

/// Effects with two effects in them.
fn around_two(first: &Made, second: &Made) -> Vec<Made> {
    let (one, two) = (|| Box::new(first.clone()), || Some(Box::new(second.clone())));
    let (honors, by) = (Test::Is(Condition::Honors), Role::You);
    let pay = Some(Operation::Spend { coins: 1 });
    let pick = Selection::exactly(1, Group::YourTokens);
    let of = vec![first.clone(), second.clone()];
    vec![
        Effect::InOrder(of.clone()),
        Effect::ChooseOne { of: of.clone(), by },
        Effect::ChooseOne { of: of.clone(), by: Role::Opponent },
        Effect::ChooseUpTo { most: 1, of, by },
        Effect::If { test: honors, then: one(), otherwise: two() },
        Effect::May { pay: None, then: Some(one()), otherwise: two(), by },
        Effect::May { pay, then: Some(one()), otherwise: two(), by },
        Effect::Pick { selection: pick, then: one(), otherwise: two() },
        Effect::Coin { heads: Some(one()), tails: two() },
    ]
}

/// Checks for sequences in sequences, which are one sequence.
fn is_flat(effect: &Made) -> bool {
    let Effect::InOrder(parts) = effect else { return true };
    !parts.iter().any(|part| matches!(part, Effect::InOrder(_)))
}

#[test]
fn no_two_effects_of_up_to_three_levels_have_the_same_text() {
    let leaves = ["{ draw = 1 }", "{ opponent-draws = 1 }"].map(parse);
    let mut level: Vec<Made> = leaves.to_vec();
    for _ in 0..2 {
        let mut next = leaves.to_vec();
        for first in &level {
            next.extend(around_one(first));
            for second in &level {
                next.extend(around_two(first, second));
            }
        }
        next.retain(is_flat);
        level = next;
    }
    assert!(20_000 < level.len());
    let mut seen: HashMap<String, &Made> = HashMap::new();
    for effect in &level {
        // Nobody hears a comma, so a comma must not make the difference.
        let heard = effect.text().replace(',', "").to_lowercase();
        if let Some(other) = seen.insert(heard, effect) {
            assert_eq!(write(other), write(effect), "two effects, one text: {}", effect.text());
        }
    }
}
