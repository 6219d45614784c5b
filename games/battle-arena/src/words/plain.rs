//! Effects as people say them: what a text need not say, since it shows by itself.

use fracas_cards::effect::limits::PICKS;
use fracas_cards::effect::{Amount, Counted, Effect, Selection, Test};

use super::{Condition, Count, Deed, Group, Moment, Number, Operation, RestTo, Side, Words};

/// Makes the effect whose text says the same more plainly. It is for texts alone.
pub(crate) fn plainly(effect: &Deed) -> Deed {
    if let Effect::InOrder(parts) = effect {
        return Effect::InOrder(sequence(parts));
    }
    if let Effect::Later { when, body } = effect {
        // "If you win this Battle" says when that is, and so does "you have Honors in the next Battle".
        let is_told = *when == Moment::Decided && asks_who_won(body)
            || *when == Moment::Honors && settles_honors(body);
        if is_told {
            return plainly(body);
        }
    }
    if let Effect::Repeat { times, body, .. } = effect
        && puts_in_order(times, body)
    {
        return Effect::Do(Operation::Settle);
    }
    effect.map_parts(&mut plainly)
}

fn asks_who_won(effect: &Deed) -> bool {
    if let Effect::InOrder(parts) = effect {
        return parts.iter().all(asks_who_won);
    }
    matches!(effect, Effect::If { test, .. } if is_about_winner(test))
}

fn is_about_winner(test: &Test<Words>) -> bool {
    match test {
        Test::Is(condition) => matches!(condition, Condition::Won | Condition::Lost),
        Test::All(tests) | Test::Any(tests) => tests.iter().any(is_about_winner),
    }
}

fn settles_honors(effect: &Deed) -> bool {
    if let Effect::ChooseOne { of, .. } = effect {
        return of.iter().all(settles_honors);
    }
    matches!(effect, Effect::Do(Operation::Honors(_)))
}

/// Checks whether all face-down Heroes are put in a new order, one after the other.
fn puts_in_order(times: &Number, body: &Deed) -> bool {
    let is_each =
        matches!(times, Amount::Counted { each: 1, of: Counted::Game(Count::FaceDownHeroes) });
    is_each
        && matches!(body, Effect::Pick { selection, then, .. }
            if selection.from == Group::Unsettled && **then == Effect::Do(Operation::Settle))
}

/// Makes the parts of a sequence plainer, by what comes before and after them.
fn sequence(parts: &[Deed]) -> Vec<Deed> {
    let mut said: Vec<Deed> = Vec::new();
    let mut open = Open::default();
    for (at, part) in parts.iter().enumerate() {
        if parts.get(at + 1).is_some_and(|next| is_said_by(part, next)) {
            continue;
        }
        let part = open.at_once(part).unwrap_or_else(|| part.clone());
        open.note(&part);
        said.push(plainly(&part));
    }
    said
}

/// Checks whether something for a Battle that may be this one is said by what follows, which is for it
/// whenever it comes: "in Battle 7".
fn is_said_by(part: &Deed, next: &Deed) -> bool {
    let Effect::If { test: Test::Is(Condition::Battle(from, to)), then, otherwise: None } = part
    else {
        return false;
    };
    let Effect::Later { when: Moment::StartOf(battle), body } = next else { return false };
    from == to && from == battle && then == body
}

/// The cards that lie open so far.
#[derive(Clone, Copy, Default)]
struct Open {
    cards: u8,
    /// Whether a card of your opponent is among them.
    has_opposing: bool,
    /// Whether some of them may lie elsewhere by now.
    is_moved: bool,
}

impl Open {
    fn note(&mut self, part: &Deed) {
        if let Effect::Do(
            Operation::RevealPlays(count, who) | Operation::RevealHeroes(count, who),
        ) = part
        {
            self.cards += count;
            self.has_opposing |= *who == Side::Opponent;
        }
        if let Effect::Do(Operation::LookAtPlays(count)) = part {
            self.cards += count;
        }
        part.visit(&mut |part, _| {
            if let super::Part::Operation(operation) = part {
                self.cards += u8::from(*operation == Operation::Show);
                self.is_moved |= matches!(
                    operation,
                    Operation::Take
                        | Operation::Discard
                        | Operation::ShuffleIn
                        | Operation::PutOnTop
                        | Operation::Run
                        | Operation::Replace
                );
            }
        });
    }

    /// Makes what is done with all open cards what is done with "it" or "all of them".
    fn at_once(self, part: &Deed) -> Option<Deed> {
        let is_shown = |group: &Group| matches!(group, Group::ShownPlays | Group::ShownHeroes);
        if let Effect::ForEach { group, body } = part {
            return (self.cards == 1 && is_shown(group)).then(|| (**body).clone());
        }
        if let Effect::Pick { selection, then, otherwise: None } = part
            && is_shown(&selection.from)
            && self.cards <= selection.least
        {
            let all = Selection::exactly(PICKS, selection.from);
            let several = Effect::Pick { selection: all, then: then.clone(), otherwise: None };
            return Some(if self.cards == 1 { (**then).clone() } else { several });
        }
        if self.cards != 1 || self.is_moved {
            return None;
        }
        let Effect::Do(Operation::Rest(to)) = part else { return None };
        let operation = match to {
            RestTo::Discard => Operation::Discard,
            RestTo::Hand if !self.has_opposing => Operation::Take,
            RestTo::Shuffle if !self.has_opposing => Operation::ShuffleIn,
            RestTo::Hand | RestTo::Shuffle | RestTo::Bottom => return None,
        };
        Some(Effect::Do(operation))
    }
}
