//! The phrase of each kind of effect.

use crate::effect::amount::Amount;
use crate::effect::ast::{Effect, Row, Test};
use crate::effect::english::{Clause, Noun, Subject, Time, times};
use crate::effect::word::{Vocabulary, Word};

use super::choice::{Offer, options, pick};
use super::phrase::{Phrase, Place, Tone};
use super::sentences;

/// Says an effect in its place.
pub(super) fn phrase<V: Vocabulary>(effect: &Effect<V>, place: Place, tone: Tone<'_>) -> Phrase {
    // What is done right after a test need not name again what was tested.
    let is_at_once = matches!(effect, Effect::Do(_) | Effect::InOrder(_));
    let tone = if is_at_once { tone } else { tone.following("") };
    let prefixed = |prefix: &str, body, tone| phrase(body, place.led(), tone).after(prefix);
    let said = match effect {
        Effect::Do(operation) => Phrase::of_clauses(vec![operation.say()], tone),
        Effect::InOrder(parts) => sequence(parts, place, tone),
        Effect::If { test, then, otherwise } => {
            condition(test, then, otherwise.as_deref(), place, tone)
        }
        Effect::ChooseOne { of, by } => options(&by.say(), "one", of, place, tone),
        Effect::ChooseUpTo { most, of, by } => {
            let is_all = of.len() <= usize::from(*most);
            let most = if is_all { "any".to_owned() } else { format!("up to {most}") };
            options(&by.say(), &format!("{most} of the following"), of, place, tone)
        }
        Effect::May { pay, then, otherwise, by } => {
            let offer = Offer { subject: by.say(), pay: pay.as_ref(), then: then.as_deref() };
            offer.say(otherwise.as_deref(), place, tone)
        }
        Effect::ForEach { group, body } => each(&group.say(), body, place, tone),
        Effect::Pick { selection, then, otherwise } => {
            pick(selection, then, otherwise.as_deref(), place, tone)
        }
        Effect::Coin { heads, tails } => coin(heads.as_deref(), tails.as_deref(), place, tone),
        Effect::Die { sides, rows } => die(*sides, rows, place, tone),
        Effect::Repeat { times, most, body } => {
            let often = how_often(times, *most);
            match until(body) {
                Some((test, body)) => {
                    let test = tone.things.named(&test.say());
                    prefixed(&format!("up to {often}, until {test}"), body, tone)
                }
                None => prefixed(&often, body, tone),
            }
        }
        Effect::Later { when, body } => {
            if let Effect::Rule { rule, until } = only(body) {
                standing::<V>(rule, Some(when), until.as_ref(), tone)
            } else {
                prefixed(&when.say().at(), body, tone)
            }
        }
        Effect::Whenever { when, until, body } => {
            let when = format!("{}, {}", how_long(until.as_ref()), when.say().whenever());
            prefixed(&when, body, tone)
        }
        Effect::Rule { rule, until } => standing::<V>(rule, None, until.as_ref(), tone),
    };
    if place == Place::Inner && said.is_open { said.bracketed() } else { said }
}

/// Gets the only part of a sequence, or the effect itself.
fn only<V: Vocabulary>(effect: &Effect<V>) -> &Effect<V> {
    let Effect::InOrder(parts) = effect else { return effect };
    if let [part] = &parts[..] { only(part) } else { effect }
}

/// Says a rule and how long it holds.
fn standing<V: Vocabulary>(
    rule: &V::Rule,
    from: Option<&V::Moment>,
    until: Option<&V::Moment>,
    tone: Tone<'_>,
) -> Phrase {
    let text = tone.things.named(&V::standing(rule, from, until));
    Phrase { text, is_open: true, ..Phrase::default() }
}

/// Gets what ends a loop that does nothing any more once a test holds, and what it does until then.
fn until<V: Vocabulary>(body: &Effect<V>) -> Option<(&Test<V>, &Effect<V>)> {
    let Effect::If { test, then, otherwise: Some(body) } = body else { return None };
    (**then == Effect::nothing()).then_some((test, &**body))
}

/// Says what happens with each of several: "each player draws a card", "for each card, lose 1 token".
fn each<V: Vocabulary>(noun: &Noun, body: &Effect<V>, place: Place, tone: Tone<'_>) -> Phrase {
    let owner = noun.owner();
    let inner = tone.about(1).of(&owner);
    if let (Some((test, body)), Some(_)) = (until(body), noun.call()) {
        let test = inner.things.named(&test.say());
        return each(noun, body, place, tone).after(&format!("unless {test}"));
    }
    let body = phrase(body, place.led(), inner);
    let each = tone.things.named(&format!("each {}", noun.each()));
    let own = noun.call().and_then(|call| body.text.strip_prefix(&call).map(str::to_owned));
    let Some(own) = own else { return body.after(&format!("for {each}")) };
    Phrase { text: format!("{each} {own}"), is_open: true, plain: None, clause: None, ..body }
}

/// The parts of a sequence, those of sequences inside it included and those that say nothing left out.
pub(super) fn flattened<V: Vocabulary>(parts: &[Effect<V>]) -> Vec<&Effect<V>> {
    let mut flat = Vec::new();
    for part in parts {
        if let Effect::InOrder(parts) = part {
            flat.extend(flattened(parts));
        } else if !as_clause(part).is_some_and(|clause| clause.is_silent()) {
            flat.push(part);
        }
    }
    flat
}

fn as_clause<V: Vocabulary>(effect: &Effect<V>) -> Option<Clause> {
    if let Effect::Do(operation) = effect { Some(operation.say()) } else { None }
}

/// Says the parts of a sequence: operations in a row are one list, all else stands by itself.
pub(super) fn sequence<V: Vocabulary>(parts: &[Effect<V>], place: Place, tone: Tone<'_>) -> Phrase {
    let parts = flattened(parts);
    let runs: Vec<_> =
        parts.chunk_by(|a, b| as_clause(a).is_some() && as_clause(b).is_some()).collect();
    let Some((last, others)) = runs.split_last() else {
        let nothing = Clause::new(Subject::one("nothing"), "happen", "");
        return Phrase::of_clauses(vec![nothing], tone);
    };
    if others.is_empty() {
        return run_of(last, place, tone);
    }
    let place = place.in_sequence();
    let said = |tone| {
        let others = others.iter().map(|run| run_of(run, Place::Inner, tone));
        others.chain([run_of(last, place, tone)]).collect::<Vec<_>>()
    };
    let mut parts = said(tone);
    let subject = parts[0].plain.as_ref().map(|(subject, _)| subject.clone());
    let plain = subject.and_then(|subject| {
        let texts: Option<Vec<&str>> = parts.iter().map(|part| part.plain_for(&subject)).collect();
        texts.map(|texts| (subject, texts.join(", then ")))
    });
    // An order does not follow a statement well, so all are statements unless all are orders.
    let are_orders = plain.as_ref().is_some_and(|(subject, _)| *subject == Subject::You);
    if !are_orders && tone != tone.stating() {
        parts = said(tone.stating());
    }
    let texts: Vec<&str> = parts.iter().map(|part| part.text.as_str()).collect();
    let text = texts.join(", then ");
    let end = parts.pop().unwrap_or_default();
    Phrase { text, plain, clause: None, ..end }
}

/// Says operations in a row, or one other effect.
fn run_of<V: Vocabulary>(run: &[&Effect<V>], place: Place, tone: Tone<'_>) -> Phrase {
    let clauses: Vec<Clause> = run.iter().filter_map(|part| as_clause(part)).collect();
    match (&clauses[..], run) {
        ([], [other, ..]) => phrase(other, place, tone),
        ([] | [_, ..], _) => Phrase::of_clauses(clauses, tone),
    }
}

fn condition<V: Vocabulary>(
    test: &Test<V>,
    then: &Effect<V>,
    otherwise: Option<&Effect<V>>,
    place: Place,
    tone: Tone<'_>,
) -> Phrase {
    let is_one = matches!(test, Test::Is(_));
    let test = tone.things.named(&test.say());
    let tested = tone.following(if is_one { &test } else { "" });
    if let (true, Some(otherwise)) = (*then == Effect::nothing(), otherwise) {
        return phrase(otherwise, place.led(), tested).after(&format!("unless {test}"));
    }
    let if_so = format!("if {test}");
    let Some(otherwise) = otherwise else {
        let mut said = phrase(then, place.led(), tested).after(&if_so);
        said.dangling.test = true;
        return said;
    };
    let mut then = phrase(then, place.before_otherwise(), tested);
    if then.dangling.test {
        then = then.bracketed();
    }
    // A chain of conditions goes on sentence by sentence.
    let place_of_otherwise = if place == Place::Alone { place } else { place.led() };
    let otherwise = phrase(otherwise, place_of_otherwise, tone);
    follow(then.after(&if_so), "otherwise", otherwise, place)
}

/// Adds what happens otherwise, as a sentence of its own if there may be several.
pub(super) fn follow(first: Phrase, conjunction: &str, otherwise: Phrase, place: Place) -> Phrase {
    let mut said = Phrase { is_open: true, plain: None, clause: None, ..first };
    if place == Place::Alone {
        said.more.push(format!("{conjunction}, {}", otherwise.text));
        said.more.extend(otherwise.more);
    } else {
        said.text = format!("{}, {conjunction} {}", said.text, otherwise.text);
    }
    said.dangling = otherwise.dangling;
    said.ends_in_labels = otherwise.ends_in_labels;
    said
}

fn coin<V: Vocabulary>(
    heads: Option<&Effect<V>>,
    tails: Option<&Effect<V>>,
    place: Place,
    tone: Tone<'_>,
) -> Phrase {
    let sides = [("heads", heads), ("tails", tails)];
    let rows = sides.into_iter().filter_map(|(side, effect)| Some((side.to_owned(), effect?)));
    table("flip a coin".to_owned(), rows.collect(), place, tone)
}

fn die<V: Vocabulary>(sides: u8, rows: &[Row<V>], place: Place, tone: Tone<'_>) -> Phrase {
    let roll = if sides == 6 { "roll a die".into() } else { format!("roll a {sides}-sided die") };
    if let ([row], Place::Alone) = (rows, place) {
        let (more, ends_in_labels) = sentences(&row.effect, tone);
        return Phrase { more, ends_in_labels, ..Phrase::of_reader(roll, tone) };
    }
    if let [row] = rows {
        let then = phrase(&row.effect, place.in_sequence(), tone);
        let said = Phrase::of_reader(format!("{roll}, then {}", then.text), tone);
        return Phrase { text: said.text, plain: said.plain, clause: None, ..then };
    }
    let label = |row: &Row<V>| {
        if row.from == row.to { row.from.to_string() } else { format!("{}–{}", row.from, row.to) }
    };
    table(roll, rows.iter().map(|row| (label(row), &row.effect)).collect(), place, tone)
}

/// Says what happens by chance, with a label for each result.
fn table<V: Vocabulary>(
    roll: String,
    rows: Vec<(String, &Effect<V>)>,
    place: Place,
    tone: Tone<'_>,
) -> Phrase {
    let say = |effect| phrase(effect, Place::Item, tone).text;
    let rows: Vec<String> =
        rows.into_iter().map(|(label, effect)| format!("{label}: {}", say(effect))).collect();
    if rows.is_empty() {
        return Phrase::of_reader(roll, tone);
    }
    if place.has_labels() {
        return Phrase { more: rows, ends_in_labels: true, ..Phrase::of_reader(roll, tone) };
    }
    Phrase::of_reader(format!("{roll} ({})", rows.join("; ")), tone)
}

fn how_often<V: Vocabulary>(amount: &Amount<V>, most: u8) -> String {
    match amount {
        Amount::Fixed(count) => times(*count),
        Amount::Counted { each, .. } => {
            let often = if *each == 1 { String::new() } else { format!("{} ", times(*each)) };
            format!(
                "{often}{} (at most {})",
                amount.for_each().trim_start(),
                times(i32::from(most))
            )
        }
    }
}

pub(in crate::effect) fn how_long<M: Word<Saying = Time>>(until: Option<&M>) -> String {
    until.map_or_else(|| "for the rest of the game".to_owned(), |until| until.say().until())
}
