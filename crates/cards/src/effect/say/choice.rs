//! The phrases of choices: options, offers and things.

use crate::effect::ast::{Chooser, Effect, Selection};
use crate::effect::english::{Clause, Subject};
use crate::effect::word::{Vocabulary, Word};

use super::phrase::{Dangling, Phrase, Place, Tone};
use super::sentence::{flattened, follow, phrase, sequence};
use super::sentences;

pub(super) fn options<V: Vocabulary>(
    subject: &Subject,
    how_many: &str,
    of: &[Effect<V>],
    place: Place,
    tone: Tone<'_>,
) -> Phrase {
    let say = |option| phrase(option, Place::Item, tone.after(subject)).text;
    let mut texts: Vec<String> = of.iter().map(say).collect();
    if let Some(last) = texts.last_mut().filter(|_| 1 < of.len()) {
        *last = format!("or {last}");
    }
    let texts = texts.join("; ");
    let (texts, is_open) = match place {
        Place::Alone | Place::Led | Place::Last => (format!(": {texts}"), true),
        Place::Item | Place::Inner => (format!(" ({texts})"), false),
    };
    let choose = Clause::new(subject.clone(), "choose", format!("{how_many}{texts}"));
    Phrase { is_open, clause: None, ..Phrase::of_clauses(vec![choose], tone) }
}

/// Something that is offered.
pub(super) struct Offer<'e, V: Vocabulary> {
    /// To whom.
    pub(super) subject: Subject,
    /// At which price.
    pub(super) pay: Option<&'e V::Operation>,
    pub(super) then: Option<&'e Effect<V>>,
}

impl<V: Vocabulary> Offer<'_, V> {
    pub(super) fn say(
        &self,
        otherwise: Option<&Effect<V>>,
        place: Place,
        tone: Tone<'_>,
    ) -> Phrase {
        let Some(otherwise) = otherwise else {
            let mut said = self.alone(place.led(), place, tone);
            said.dangling.offer = true;
            return said;
        };
        let said = self.alone(place.before_otherwise(), place, tone);
        let named = tone.following(self.subject.name());
        let otherwise = phrase(otherwise, place.led(), named);
        let if_not = format!("if {} not", self.subject.again().with("do"));
        let conjunction = if place == Place::Alone { if_not } else { format!("and {if_not},") };
        follow(said, &conjunction, otherwise, place)
    }

    /// Says the offer without what happens if it is not taken; `tail` is the place of its end.
    fn alone(&self, tail: Place, place: Place, tone: Tone<'_>) -> Phrase {
        let then = self.then.map(|then| {
            let said = phrase(then, tail, tone.after(&self.subject));
            let is_followed = tail == place.before_otherwise();
            if is_followed && said.dangling.offer { said.bracketed() } else { said }
        });
        let price = self.pay.map(|pay| Phrase::of_clauses(vec![pay.say()], tone));
        let said = match (price, then) {
            (Some(price), Some(then)) => self.priced(price, then, place),
            (Some(said), None) | (None, Some(said)) => self.offered(said),
            (None, None) => self.offered(sequence::<V>(&[], place, tone)),
        };
        Phrase { is_open: true, ..said }
    }

    /// Offers to do something: "you may draw a card".
    fn offered(&self, said: Phrase) -> Phrase {
        let name = self.subject.name();
        let text = match (said.plain_for(&self.subject), &said.clause) {
            (Some(plain), _) => format!("{name} may {plain}"),
            (None, Some(clause)) => {
                format!("{name} may have {} {}", clause.subject.object(), clause.plain())
            }
            (None, None) => format!("if {}, {}", self.subject.with("wish"), said.text),
        };
        Phrase { text, plain: None, clause: None, ..said }
    }

    /// Offers to do something at a price: "you may lose 2 tokens to draw a card".
    fn priced(&self, price: Phrase, then: Phrase, place: Place) -> Phrase {
        let price = self.offered(price);
        if let Some(plain) = then.plain_for(&self.subject) {
            let text = format!("{} to {plain}", price.text);
            return Phrase { text, plain: None, clause: None, ..then };
        }
        let if_so = format!("if {}", self.subject.with("do"));
        if place != Place::Alone {
            return then.after(&format!("{} and, {if_so}", price.text));
        }
        let mut more = vec![format!("{if_so}, {}", then.text)];
        more.extend(then.more);
        Phrase { text: price.text, more, plain: None, clause: None, ..then }
    }

    /// Says what is offered, without to whom.
    pub(super) fn content(&self) -> String {
        let said = self.say(None, Place::Item, Tone::CARD).text;
        let may = format!("{} may ", self.subject.name());
        let wish = format!("if {}, ", self.subject.with("wish"));
        let bare = said.strip_prefix(&may).or_else(|| said.strip_prefix(&wish));
        bare.map_or_else(|| said.clone(), str::to_owned)
    }
}

pub(super) fn pick<V: Vocabulary>(
    selection: &Selection<V>,
    then: &Effect<V>,
    otherwise: Option<&Effect<V>>,
    place: Place,
    tone: Tone<'_>,
) -> Phrase {
    let subject = match &selection.by {
        Chooser::Role(role) => role.say(),
        Chooser::Chance => Subject::You,
    };
    if (selection.least, selection.most) == (0, 1) && selection.by != Chooser::Chance {
        // To choose up to one is to be offered the choice of one, which is how people say it.
        let one = Selection { least: 1, ..selection.clone() };
        let one = Effect::Pick { selection: one, then: Box::new(then.clone()), otherwise: None };
        let offer = Offer { subject, pay: None, then: Some(&one) };
        return offer.say(otherwise, place, tone);
    }
    if place == Place::Alone && otherwise.is_none() && is_certain(selection) {
        return in_sentences(&subject, selection, then, tone);
    }
    let tail = if otherwise.is_some() { place.before_otherwise() } else { place.led() };
    let owner = selection.from.say().owner();
    let said = named(&subject, selection, then, tail, tone).unwrap_or_else(|| {
        let then = phrase(then, tail, tone.after(&subject).about(selection.most).of(&owner));
        let is_followed = otherwise.is_some() && then.dangling.choice;
        let then = if is_followed { then.bracketed() } else { then };
        chosen(&subject, &selection.say(), then, tone)
    });
    let Some(otherwise) = otherwise else {
        return Phrase { dangling: Dangling { choice: true, ..said.dangling }, ..said };
    };
    let cannot = if selection.least == 0 {
        format!("if {} none", subject.with("choose"))
    } else {
        format!("if {}", subject.with("cannot"))
    };
    let conjunction = if place == Place::Alone { cannot } else { format!("or {cannot},") };
    follow(said, &conjunction, phrase(otherwise, place.led(), tone), place)
}

/// Checks whether something is chosen in any case.
fn is_certain<V: Vocabulary>(selection: &Selection<V>) -> bool {
    0 < selection.least && selection.from.say().is_certain()
}

/// Says a choice that is made in any case, and then what is done with it in sentences of its own.
fn in_sentences<V: Vocabulary>(
    subject: &Subject,
    selection: &Selection<V>,
    then: &Effect<V>,
    tone: Tone<'_>,
) -> Phrase {
    let owner = selection.from.say().owner();
    let choose = Clause::new(subject.clone(), "choose", selection.say());
    let mut said = Phrase { clause: None, ..Phrase::of_clauses(vec![choose], tone) };
    let tone = tone.about(selection.most).of(&owner);
    let (more, ends_in_labels) = sentences(then, tone);
    said.more.extend(more);
    Phrase { ends_in_labels, ..said }
}

/// Says a choice by the one thing that is done with it: "discard a card"; or by the first, if that leads.
fn named<V: Vocabulary>(
    subject: &Subject,
    selection: &Selection<V>,
    then: &Effect<V>,
    tail: Place,
    tone: Tone<'_>,
) -> Option<Phrase> {
    let parts = flattened(std::slice::from_ref(then));
    let [Effect::Do(operation), rest @ ..] = &parts[..] else { return None };
    let owner = selection.from.say().owner();
    let clause = operation.say().by(&owner);
    let is_alone = rest.is_empty() || clause.is_leading;
    let is_named_once = clause.rest.matches("{it}").count() == 1 && !clause.rest.contains("{its}");
    // What is drawn is chosen by nobody, so that anyone can be said to do something with it.
    let is_own = clause.subject == *subject || selection.by == Chooser::Chance;
    if !is_own || !is_named_once || !is_alone {
        return None;
    }
    let what = tone.things.named(&selection.say());
    let clause = Clause { rest: clause.rest.replace("{it}", &what), ..clause };
    let tone = tone.about(selection.most).of(&owner);
    let first = Phrase { clause: None, ..Phrase::of_clauses(vec![clause], tone) };
    if rest.is_empty() {
        return Some(first);
    }
    let rest: Vec<Effect<V>> = rest.iter().copied().cloned().collect();
    let rest = sequence(&rest, tail, tone.after(subject));
    let then = |first: &str| format!("{first}, then {}", rest.text);
    let plain = first.plain.map(|(subject, plain)| (subject, then(&plain)));
    Some(Phrase { text: then(&first.text), plain, clause: None, is_open: true, ..rest })
}

/// Says a choice and what is done with it: "choose a card and have it get +1".
fn chosen(subject: &Subject, what: &str, then: Phrase, tone: Tone<'_>) -> Phrase {
    let choose = Clause::new(subject.clone(), "choose", what);
    let choose = Phrase::of_clauses(vec![choose], tone);
    let (text, plain) = match &then.clause {
        Some(clause) if clause.subject == *subject => {
            (format!(" and {}", clause.predicate()), format!(" and {}", clause.plain()))
        }
        Some(clause) => {
            let statement = format!(" and {}", clause.statement());
            (statement.clone(), statement)
        }
        None => {
            let rest = format!(", then {}", then.text);
            (rest.clone(), rest)
        }
    };
    Phrase {
        text: format!("{}{text}", choose.text),
        plain: choose.plain.map(|(subject, choose)| (subject, format!("{choose}{plain}"))),
        is_open: then.clause.is_none(),
        clause: None,
        ..then
    }
}
