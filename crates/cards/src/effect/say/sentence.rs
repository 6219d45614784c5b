//! The phrase of each kind of effect.

use crate::effect::amount::Amount;
use crate::effect::ast::{Chooser, Effect, Row, Selection, Test};
use crate::effect::english::{Clause, Subject, list, times};
use crate::effect::word::{Vocabulary, Word};

use super::phrase::{Dangling, Phrase, Place, statements};

/// Says an effect in its place.
pub(super) fn phrase<V: Vocabulary>(effect: &Effect<V>, place: Place) -> Phrase {
    let said = match effect {
        Effect::Do(operation) => Phrase::of_clauses(&[operation.say()]),
        Effect::InOrder(parts) => sequence(parts, place),
        Effect::If { test, then, otherwise } => condition(test, then, otherwise.as_deref(), place),
        Effect::ChooseOne { of, by } => options(&by.say(), "one", of, place),
        Effect::ChooseUpTo { most, of, by } => {
            let most = if of.len() <= usize::from(*most) { "any".into() } else { format!("up to {most}") };
            options(&by.say(), &format!("{most} of the following"), of, place)
        }
        Effect::May { pay, then, otherwise, by } => {
            offer(&by.say(), pay.as_ref(), then.as_deref(), otherwise.as_deref(), place)
        }
        Effect::ForEach { group, body } => {
            let each = format!("for each {}", group.say().each());
            phrase(body, place.of_tail()).after(&each)
        }
        Effect::Pick { selection, then, otherwise } => {
            pick(selection, then, otherwise.as_deref(), place)
        }
        Effect::Coin { heads, tails } => coin(heads.as_deref(), tails.as_deref(), place),
        Effect::Die { sides, rows } => die(*sides, rows, place),
        Effect::Repeat { times, most, body } => {
            phrase(body, place.of_tail()).after(&how_often(times, *most))
        }
        Effect::Later { when, body } => phrase(body, place.of_tail()).after(&when.say().at()),
        Effect::Whenever { when, until, body } => {
            let when = format!("{}, {}", how_long(until.as_ref()), when.say().whenever());
            phrase(body, place.of_tail()).after(&when)
        }
        Effect::Rule { rule, until } => {
            let rule = Phrase { text: rule.say(), ..Phrase::default() };
            rule.after(&how_long(until.as_ref()))
        }
    };
    if place == Place::Inner && said.is_open { said.bracketed() } else { said }
}

/// The parts of a sequence, those of sequences inside it included.
pub(super) fn flattened<V: Vocabulary>(parts: &[Effect<V>]) -> Vec<&Effect<V>> {
    let mut flat = Vec::new();
    for part in parts {
        match part {
            Effect::InOrder(parts) => flat.extend(flattened(parts)),
            other => flat.push(other),
        }
    }
    flat
}

fn as_clause<V: Vocabulary>(effect: &Effect<V>) -> Option<Clause> {
    if let Effect::Do(operation) = effect { Some(operation.say()) } else { None }
}

fn sequence<V: Vocabulary>(parts: &[Effect<V>], place: Place) -> Phrase {
    let parts = flattened(parts);
    if parts.is_empty() {
        return Phrase::of_clauses(&[Clause::new(Subject::one("nothing"), "happen", "")]);
    }
    // Operations in a row are one list, everything else stands by itself.
    let runs: Vec<_> = parts
        .chunk_by(|a, b| as_clause(a).is_some() && as_clause(b).is_some())
        .map(|run| (run.iter().filter_map(|part| as_clause(part)).collect::<Vec<_>>(), run))
        .collect();
    let last = runs.len() - 1;
    let mut said: Vec<Phrase> = Vec::new();
    for (index, (clauses, run)) in runs.iter().enumerate() {
        let place = if index == last { place } else { Place::Inner };
        said.push(match clauses[..] {
            [] => phrase(run[0], place),
            [_, ..] => Phrase::of_clauses(clauses),
        });
    }
    let subject = said[0].plain.clone().map(|(subject, _)| subject);
    let plain: Option<Vec<&str>> =
        subject.as_ref().and_then(|subject| said.iter().map(|p| p.plain_for(subject)).collect());
    let plain = subject.clone().zip(plain.map(|texts| texts.join(", then ")));
    let text = match &plain {
        Some((Subject::You, text)) => text.clone(),
        Some(_) | None => {
            let texts = said.iter().zip(&runs).map(|(said, (clauses, _))| {
                // An order does not follow a statement well.
                if clauses.is_empty() || runs.len() == 1 { said.text.clone() } else { statements(clauses) }
            });
            texts.collect::<Vec<_>>().join(", then ")
        }
    };
    let end = said.pop().unwrap_or_default();
    let clause = end.clause.filter(|_| last == 0);
    Phrase { text, plain, clause, ..end }
}

fn condition<V: Vocabulary>(
    test: &Test<V>,
    then: &Effect<V>,
    otherwise: Option<&Effect<V>>,
    place: Place,
) -> Phrase {
    let test = format!("if {}", test_text(test));
    let Some(otherwise) = otherwise else {
        let mut said = phrase(then, place.of_tail()).after(&test);
        said.dangling.test = true;
        return said;
    };
    let mut then = phrase(then, place.before_another());
    if then.dangling.test {
        then = then.bracketed();
    }
    let otherwise = phrase(otherwise, place.of_tail());
    follow(then.after(&test), "otherwise", otherwise, place)
}

/// Adds what happens otherwise, as a sentence of its own if there may be several.
fn follow(first: Phrase, conjunction: &str, otherwise: Phrase, place: Place) -> Phrase {
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

fn test_text<V: Vocabulary>(test: &Test<V>) -> String {
    let inner = |tests: &[Test<V>]| -> Vec<String> {
        let text = |test| match test {
            &Test::Is(ref condition) => condition.say(),
            several @ (Test::All(_) | Test::Any(_)) => format!("({})", test_text(several)),
        };
        tests.iter().map(text).collect()
    };
    match test {
        Test::Is(condition) => condition.say(),
        Test::All(tests) => list(&inner(tests), "and"),
        Test::Any(tests) => list(&inner(tests), "or"),
    }
}

fn options<V: Vocabulary>(
    subject: &Subject,
    how_many: &str,
    of: &[Effect<V>],
    place: Place,
) -> Phrase {
    let mut texts: Vec<String> = of.iter().map(|option| phrase(option, Place::Item).text).collect();
    if let Some(last) = texts.last_mut().filter(|_| 1 < of.len()) {
        *last = format!("or {last}");
    }
    let texts = texts.join("; ");
    let (texts, is_open) = match place {
        Place::Alone | Place::Last => (format!(": {texts}"), true),
        Place::Item | Place::Inner => (format!(" ({texts})"), false),
    };
    let choose = Clause::new(subject.clone(), "choose", format!("{how_many}{texts}"));
    Phrase { is_open, clause: None, ..Phrase::of_clauses(&[choose]) }
}

fn offer<V: Vocabulary>(
    subject: &Subject,
    pay: Option<&V::Operation>,
    then: Option<&Effect<V>>,
    otherwise: Option<&Effect<V>>,
    place: Place,
) -> Phrase {
    let tail = if otherwise.is_some() { place.before_another() } else { place.of_tail() };
    let then = then.map(|then| phrase(then, tail));
    let then = then.map(|then| {
        let dangles = otherwise.is_some() && then.dangling.offer;
        if dangles { then.bracketed() } else { then }
    });
    let price = pay.map(|pay| Phrase::of_clauses(&[pay.say()]));
    let mut said = match (price, then) {
        (Some(price), Some(then)) => priced(subject, price, then, place),
        (Some(phrase), None) | (None, Some(phrase)) => offered(subject, phrase),
        (None, None) => offered(subject, sequence::<V>(&[], place)),
    };
    said.is_open = true;
    said.dangling.offer = otherwise.is_none();
    let Some(otherwise) = otherwise else { return said };
    let if_not = format!("if {} not", subject.with("do"));
    let otherwise = phrase(otherwise, place.of_tail());
    if place == Place::Alone {
        return follow(said, &if_not, otherwise, place);
    }
    follow(said, &format!("and {if_not},"), otherwise, place)
}

/// Offers to do something: "you may draw a card".
fn offered(subject: &Subject, said: Phrase) -> Phrase {
    let text = match (said.plain_for(subject), &said.clause) {
        (Some(plain), _) => format!("{} may {plain}", subject.name()),
        (None, Some(clause)) => {
            format!("{} may have {} {}", subject.name(), clause.subject.name(), clause.plain())
        }
        (None, None) => format!("if {}, {}", subject.with("wish"), said.text),
    };
    Phrase { text, plain: None, clause: None, ..said }
}

/// Offers to do something at a price: "you may lose 2 tokens to draw a card".
fn priced(subject: &Subject, price: Phrase, then: Phrase, place: Place) -> Phrase {
    let price = offered(subject, price);
    if let Some(plain) = then.plain_for(subject) {
        return Phrase { text: format!("{} to {plain}", price.text), plain: None, ..then };
    }
    let if_so = format!("if {}", subject.with("do"));
    if place != Place::Alone {
        return then.after(&format!("{} and, {if_so}", price.text));
    }
    let mut said = Phrase { text: price.text, more: vec![format!("{if_so}, {}", then.text)], ..price };
    said.more.extend(then.more);
    Phrase { ends_in_labels: then.ends_in_labels, dangling: then.dangling, ..said }
}

/// What an offer is about, without who is asked.
pub(super) fn offer_of<V: Vocabulary>(effect: &Effect<V>) -> String {
    let Effect::May { pay, then, by, .. } = effect else { return String::new() };
    let subject = by.say();
    let said = offer(&subject, pay.as_ref(), then.as_deref(), None, Place::Item).text;
    let may = format!("{} may ", subject.name());
    let wish = format!("if {}, ", subject.with("wish"));
    let bare = said.strip_prefix(&may).or_else(|| said.strip_prefix(&wish));
    bare.map_or_else(|| said.clone(), str::to_owned)
}

fn chooser<V: Vocabulary>(selection: &Selection<V>) -> Subject {
    match &selection.by {
        Chooser::Role(role) => role.say(),
        Chooser::Chance => Subject::You,
    }
}

fn pick<V: Vocabulary>(
    selection: &Selection<V>,
    then: &Effect<V>,
    otherwise: Option<&Effect<V>>,
    place: Place,
) -> Phrase {
    let subject = chooser(selection);
    let choose = Clause::new(subject.clone(), "choose", selection.say());
    let tail = if otherwise.is_some() { place.before_another() } else { place.of_tail() };
    let then = phrase(then, tail);
    let then = if otherwise.is_some() && then.dangling.choice { then.bracketed() } else { then };
    let (text, plain) = match &then.clause {
        Some(clause) if clause.subject == subject => (clause.predicate(), clause.plain()),
        Some(clause) => (clause.statement(), clause.statement()),
        None => (String::new(), String::new()),
    };
    let (link, text, plain) = match then.clause {
        Some(_) => (" and ", text, plain),
        None => (", then ", then.text.clone(), then.text.clone()),
    };
    let said = Phrase {
        text: format!("{}{link}{text}", choose.order()),
        plain: Some((subject.clone(), format!("{}{link}{plain}", choose.plain()))),
        is_open: then.clause.is_none(),
        dangling: Dangling { choice: otherwise.is_none(), ..then.dangling },
        clause: None,
        ..then
    };
    let Some(otherwise) = otherwise else { return said };
    let cannot = if selection.least == 0 {
        format!("if {} none", subject.with("choose"))
    } else {
        format!("if {}", subject.with("cannot"))
    };
    let otherwise = phrase(otherwise, place.of_tail());
    if place == Place::Alone {
        return follow(said, &cannot, otherwise, place);
    }
    follow(said, &format!("or {cannot},"), otherwise, place)
}

pub(super) fn chooses<V: Vocabulary>(selection: &Selection<V>) -> String {
    Clause::new(chooser(selection), "choose", selection.say()).order()
}

fn coin<V: Vocabulary>(
    heads: Option<&Effect<V>>,
    tails: Option<&Effect<V>>,
    place: Place,
) -> Phrase {
    let sides = [("heads", heads), ("tails", tails)];
    let rows = sides.into_iter().filter_map(|(side, effect)| Some((side.to_owned(), effect?)));
    table("flip a coin", rows.collect(), place)
}

fn die<V: Vocabulary>(sides: u8, rows: &[Row<V>], place: Place) -> Phrase {
    let roll = if sides == 6 { "roll a die".into() } else { format!("roll a {sides}-sided die") };
    if let [row] = rows {
        let then = phrase(&row.effect, place);
        let text = format!("{roll}, then {}", then.text);
        return Phrase { plain: Some((Subject::You, text.clone())), text, clause: None, ..then };
    }
    let label = |row: &Row<V>| {
        if row.from == row.to { row.from.to_string() } else { format!("{}–{}", row.from, row.to) }
    };
    table(&roll, rows.iter().map(|row| (label(row), &row.effect)).collect(), place)
}

/// Says what happens by chance, with a label for each result.
fn table<V: Vocabulary>(roll: &str, rows: Vec<(String, &Effect<V>)>, place: Place) -> Phrase {
    let rows: Vec<String> = rows
        .into_iter()
        .map(|(label, effect)| format!("{label}: {}", phrase(effect, Place::Item).text))
        .collect();
    if rows.is_empty() {
        return Phrase::order(roll.to_owned());
    }
    if place == Place::Alone {
        return Phrase { more: rows, ends_in_labels: true, ..Phrase::order(roll.to_owned()) };
    }
    Phrase::order(format!("{roll} ({})", rows.join("; ")))
}

fn how_often<V: Vocabulary>(amount: &Amount<V>, most: u8) -> String {
    match amount {
        Amount::Fixed(count) => times(*count),
        Amount::Counted { each, .. } => {
            let often = if *each == 1 { String::new() } else { format!("{} ", times(*each)) };
            format!("{often}{} (at most {})", amount.for_each().trim_start(), times(i32::from(most)))
        }
    }
}

fn how_long<M: Word<Saying = crate::effect::english::Time>>(until: Option<&M>) -> String {
    until.map_or_else(|| "for the rest of the game".to_owned(), |until| until.say().until())
}
