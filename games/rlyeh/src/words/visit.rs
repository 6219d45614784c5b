//! Going through an effect, with what each part of it stands in.

use fracas_cards::effect::{Amount, Counted, Effect, Test};

use super::{Condition, Count, Deed, Group, Number, Operation, Whom, Words};

/// A part of an effect.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part<'e> {
    /// An effect, before what is in it.
    Effect(&'e Deed),
    /// Something that is done.
    Operation(&'e Operation),
    /// Something that an offer costs.
    Price(&'e Operation),
    /// Something that is tested.
    Condition(Condition),
    /// Something that is counted.
    Count(Count),
    /// Something that is chosen from or gone through.
    Group(Group),
}

/// What a part of an effect stands in.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Scope {
    /// What "it" is one of.
    pub(crate) it: Option<Group>,
    /// Whether a player was chosen or is gone through.
    pub(crate) has_player: bool,
}

/// Goes through an effect in the order of the card.
pub(crate) fn visit<'e>(effect: &'e Deed, scope: Scope, see: &mut dyn FnMut(Part<'e>, Scope)) {
    Visit { see }.effect(effect, scope);
}

struct Visit<'v, 'e> {
    see: &'v mut dyn FnMut(Part<'e>, Scope),
}

impl<'e> Visit<'_, 'e> {
    fn effect(&mut self, effect: &'e Deed, scope: Scope) {
        (self.see)(Part::Effect(effect), scope);
        match effect {
            Effect::Do(operation) => self.operation(operation, scope),
            Effect::If { test, .. } => {
                self.test(test, scope);
                self.effects(effect.parts(), scope);
            }
            Effect::May { pay, .. } => {
                if let Some(price) = pay {
                    (self.see)(Part::Price(price), scope);
                }
                self.effects(effect.parts(), scope);
            }
            Effect::ForEach { group, body } => self.about(*group, body, scope),
            Effect::Pick { selection, then, otherwise } => {
                self.about(selection.from, then, scope);
                self.effects(otherwise.iter().map(Box::as_ref), scope);
            }
            Effect::Repeat { times, body, .. } => {
                self.number(times, scope);
                self.effect(body, scope);
            }
            Effect::InOrder(_)
            | Effect::ChooseOne { .. }
            | Effect::ChooseUpTo { .. }
            | Effect::Coin { .. }
            | Effect::Die { .. } => self.effects(effect.parts(), scope),
            Effect::Later { when, .. } | Effect::Whenever { when, .. } => when.never(),
            Effect::Rule { rule, .. } => rule.never(),
        }
    }

    fn effects(&mut self, effects: impl IntoIterator<Item = &'e Deed>, scope: Scope) {
        for effect in effects {
            self.effect(effect, scope);
        }
    }

    fn about(&mut self, group: Group, body: &'e Deed, scope: Scope) {
        (self.see)(Part::Group(group), scope);
        let has_player = scope.has_player || group.is_players();
        self.effect(body, Scope { it: Some(group), has_player });
    }

    fn operation(&mut self, operation: &'e Operation, scope: Scope) {
        (self.see)(Part::Operation(operation), scope);
        if let Some(amount) = operation.amount() {
            self.number(amount, scope);
        }
    }

    fn test(&mut self, test: &'e Test<Words>, scope: Scope) {
        match test {
            Test::Is(condition) => (self.see)(Part::Condition(*condition), scope),
            Test::All(tests) | Test::Any(tests) => {
                for test in tests {
                    self.test(test, scope);
                }
            }
        }
    }

    fn number(&mut self, number: &'e Number, scope: Scope) {
        match number {
            Amount::Fixed(_) | Amount::Counted { of: Counted::Rolled | Counted::Chosen, .. } => {}
            Amount::Counted { of: Counted::Game(count), .. } => {
                (self.see)(Part::Count(*count), scope);
            }
        }
    }
}

/// Checks whether it matters to an effect which plain cards were played before it and which are still
/// in hand.
pub(crate) fn minds_order(effect: &Deed) -> bool {
    let mut minds = false;
    visit(effect, Scope::default(), &mut |part, _| {
        minds |= match part {
            Part::Effect(_) => false,
            Part::Operation(operation) | Part::Price(operation) => operation.minds_order(),
            Part::Condition(condition) => {
                matches!(condition, Condition::FirstCard | Condition::HandHolds(Whom::You, _))
            }
            Part::Count(count) => {
                matches!(count, Count::InHand(Whom::You, _) | Count::WorthInHand(Whom::You, _))
            }
            Part::Group(group) => group.has_own_hand(),
        };
    });
    minds
}
