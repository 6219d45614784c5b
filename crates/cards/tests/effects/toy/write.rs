//! Writes effects the way card files have them, for reading back.

use fracas_cards::effect::{Amount, Chooser, Counted, Effect, Selection, Test, Word};

use super::words::{Condition, Count, Group, Moment, Operation, Role, Rule, Toy};

/// Writes an effect as a value of TOML.
pub(crate) fn effect(of: &Effect<Toy>) -> String {
    match of {
        Effect::Do(of) => operation(of),
        Effect::InOrder(parts) if parts.is_empty() => "\"nothing\"".to_owned(),
        Effect::InOrder(parts) => format!("{{ in-order = {} }}", list(parts)),
        Effect::If { test, then, otherwise } => {
            let then = effect(then);
            format!("{{ if = {}, then = {then}{} }}", self::test(test), other(otherwise.as_deref()))
        }
        Effect::ChooseOne { of, by } => {
            format!("{{ choose-one = {}, by = {} }}", list(of), role(*by))
        }
        Effect::ChooseUpTo { most, of, by } => {
            let of = list(of);
            format!("{{ choose-up-to = {{ most = {most}, of = {of} }}, by = {} }}", role(*by))
        }
        Effect::May { pay, then, otherwise, by } => {
            let offer = match (pay, then) {
                (None, then) => then.as_deref().map_or_else(|| "\"nothing\"".into(), effect),
                (Some(pay), None) => format!("{{ pay = {} }}", operation(pay)),
                (Some(pay), Some(then)) => {
                    format!("{{ pay = {}, then = {} }}", operation(pay), effect(then))
                }
            };
            format!("{{ may = {offer}{}, by = {} }}", other(otherwise.as_deref()), role(*by))
        }
        Effect::ForEach { group: of, body } => {
            format!("{{ for-each = {}, do = {} }}", group(of), effect(body))
        }
        Effect::Pick { selection: of, then, otherwise } => {
            let (of, then) = (selection(of), effect(then));
            format!("{{ pick = {of}, then = {then}{} }}", other(otherwise.as_deref()))
        }
        Effect::Coin { heads, tails } => {
            let sides = [("heads", heads), ("tails", tails)];
            let sides =
                sides.map(|(side, of)| of.as_deref().map(|of| format!("{side} = {}", effect(of))));
            let sides: Vec<String> = sides.into_iter().flatten().collect();
            format!("{{ coin = {{ {} }} }}", sides.join(", "))
        }
        Effect::Die { sides, rows } => {
            let row = |from, to, of: &str| format!("\"{from}-{to}\" = {of}");
            let rows: Vec<String> =
                rows.iter().map(|of| row(of.from, of.to, &effect(&of.effect))).collect();
            format!("{{ die = {{ sides = {sides}, rows = {{ {} }} }} }}", rows.join(", "))
        }
        Effect::Repeat { times, most, body } => {
            let most = match times {
                Amount::Fixed(_) => String::new(),
                Amount::Counted { .. } => format!(", most = {most}"),
            };
            format!("{{ repeat = {}{most}, do = {} }}", amount(times), effect(body))
        }
        Effect::Later { when, body } => {
            format!("{{ later = {}, do = {} }}", moment(*when), effect(body))
        }
        Effect::Whenever { when, until: end, body } => {
            let (when, body) = (moment(*when), effect(body));
            format!("{{ whenever = {when}, do = {body}{} }}", until(*end))
        }
        Effect::Rule { rule: of, until: end } => {
            format!("{{ rule = {}{} }}", rule(of), until(*end))
        }
    }
}

fn list(of: &[Effect<Toy>]) -> String {
    let items: Vec<String> = of.iter().map(effect).map(item).collect();
    format!("[{}]", items.join(", "))
}

/// Writes a word that stands alone as a table, since a list has values of one kind.
fn item(text: String) -> String {
    let word = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    word.map(|word| format!("{{ {word} = true }}")).unwrap_or(text)
}

fn other(otherwise: Option<&Effect<Toy>>) -> String {
    otherwise.map_or_else(String::new, |of| format!(", otherwise = {}", effect(of)))
}

fn until(until: Option<Moment>) -> String {
    until.map_or_else(String::new, |until| format!(", until = {}", moment(until)))
}

fn operation(of: &Operation) -> String {
    match of {
        Operation::Draw { cards, who: Role::You } => format!("{{ draw = {} }}", amount(cards)),
        Operation::Draw { cards, who: Role::Opponent } => {
            format!("{{ opponent-draws = {} }}", amount(cards))
        }
        Operation::Lose { points, who } => {
            format!("{{ lose = {{ points = {}, who = {} }} }}", amount(points), role(*who))
        }
        Operation::Spend { coins } => format!("{{ spend = {coins} }}"),
        Operation::Discard(of) => format!("{{ discard = {} }}", selection(of)),
        Operation::Grow(change) => format!("{{ grow = {change} }}"),
        Operation::GrowBoth => "\"grow-both\"".to_owned(),
        Operation::Remove => "\"remove\"".to_owned(),
        Operation::Announce(of) => format!("{{ announce = {} }}", moment(*of)),
        Operation::Run(card) => format!("{{ run = {card} }}"),
        Operation::Duel(card) => format!("{{ duel = {card} }}"),
        Operation::Reroll => "\"reroll\"".to_owned(),
        Operation::Stop => "\"stop\"".to_owned(),
    }
}

fn test(of: &Test<Toy>) -> String {
    let all = |tests: &[Test<Toy>]| tests.iter().map(test).map(item).collect::<Vec<_>>().join(", ");
    match of {
        Test::Is(Condition::Honors) => "\"honors\"".to_owned(),
        Test::Is(Condition::CoinsAtLeast(least)) => format!("{{ coins-at-least = {least} }}"),
        Test::All(tests) => format!("{{ all = [{}] }}", all(tests)),
        Test::Any(tests) => format!("{{ any = [{}] }}", all(tests)),
    }
}

fn selection(of: &Selection<Toy>) -> String {
    let count = if of.least == 0 { "up-to" } else { "count" };
    let by = match of.by {
        Chooser::Role(by) => role(by),
        Chooser::Chance => "\"chance\"",
    };
    format!("{{ from = {}, {count} = {}, by = {by} }}", group(&of.from), of.most)
}

fn amount(of: &Amount<Toy>) -> String {
    match of {
        Amount::Fixed(number) => number.to_string(),
        Amount::Counted { each, of } => {
            let of = match of {
                Counted::Rolled => "rolled",
                Counted::Chosen => "chosen",
                Counted::Game(Count::CardsInHand) => "cards-in-hand",
                Counted::Game(Count::Tokens) => "tokens",
            };
            if *each == 1 {
                format!("\"{of}\"")
            } else {
                format!("{{ each = {each}, of = \"{of}\" }}")
            }
        }
    }
}

/// Writes a word that stands alone as it is listed; the lists are in the order of the enums.
fn alone<W: Word>(index: usize) -> String {
    format!("\"{}\"", W::WORDS[index].0)
}

fn group(of: &Group) -> String {
    let all =
        [Group::YourHand, Group::YourTokens, Group::AllTokens, Group::OtherTokens, Group::Stars];
    alone::<Group>(all.iter().position(|group| group == of).expect("a group of the list"))
}

fn moment(of: Moment) -> String {
    alone::<Moment>(of as usize)
}

fn rule(of: &Rule) -> String {
    alone::<Rule>(usize::from(*of == Rule::Rerolls))
}

fn role(of: Role) -> &'static str {
    match of {
        Role::You => "\"you\"",
        Role::Opponent => "\"opponent\"",
    }
}
