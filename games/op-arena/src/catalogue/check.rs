//! What an effect may not say in its place, beyond what reading it finds out.

use fracas_cards::Value;
use fracas_cards::effect::{Effect, Flaw, Part, Scope, Secrecy};

use crate::dude::Kind;
use crate::words::{Condition, Count, Deed, Group, Operation, Party, Sort, When, Words};

/// What an effect is about before anything is chosen in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Site {
    /// Nothing.
    Alone,
    /// A Dude: the one that does it, or that came.
    AboutDude,
    /// A player: the one who did it.
    AboutPlayer,
}

impl Site {
    pub(super) fn of(kind: &Kind) -> Site {
        match kind {
            Kind::When(When::Targeted | When::Damaged | When::AnotherEnters) => Site::AboutDude,
            Kind::When(When::TargetedByToken | When::Dies) => Site::AboutPlayer,
            Kind::When(
                When::Enters
                | When::TurnStarts
                | When::TurnEnds
                | When::Kills
                | When::AnotherDies
                | When::YouFail
                | When::AnotherFails,
            )
            | Kind::Die(_)
            | Kind::Rule(_)
            | Kind::Reactive(..) => Site::Alone,
        }
    }

    fn sort(self) -> Option<Sort> {
        match self {
            Site::Alone => None,
            Site::AboutDude => Some(Sort::Dude),
            Site::AboutPlayer => Some(Sort::Player),
        }
    }
}

/// Checks an effect for what cannot be done where it stands; none if something is wrong.
pub(super) fn check(value: Value<'_>, effect: &Deed, site: Site) -> Option<()> {
    let mut flaws = Vec::new();
    effect.visit(&mut |part, scope| {
        let it = scope.it.map_or(site.sort(), |group| Some(group.sort()));
        flaws.extend(match part {
            Part::Effect(effect) => combinator(effect),
            Part::Operation(operation) => self::operation(operation, it, scope),
            Part::Price(_) => Some(Flaw::new(
                "nothing has a price in this game",
                "asks for a price",
                "write { may = .. }",
            )),
            Part::Condition(condition) => self::condition(*condition, it),
            Part::Count(count) => (*count == Count::DamageOnIt && it != Some(Sort::Dude))
                .then(|| Flaw::nothing_chosen("Dude", "target")),
            Part::Group(_) => None,
        });
    });
    let is_clean = flaws.is_empty();
    for flaw in flaws {
        flaw.report(value);
    }
    is_clean.then_some(())
}

fn combinator(effect: &Deed) -> Option<Flaw> {
    match effect {
        Effect::Pick { selection, then, .. }
            if selection.from == Group::Hand && betrays_dude(then) =>
        {
            Some(Flaw::new(
                "everyone would see the chosen Dude of the hand",
                "asks something before it is shown",
                "put it in play or drop it first",
            ))
        }
        Effect::ForEach { group, .. } if !matches!(group.sort(), Sort::Dude | Sort::Player) => {
            Some(Flaw::new(
                "`for-each` goes through Dudes in play and players",
                "goes through something else",
                "write { repeat = 2, do = { pick = .. } }",
            ))
        }
        Effect::Do(_)
        | Effect::InOrder(_)
        | Effect::If { .. }
        | Effect::ChooseOne { .. }
        | Effect::ChooseUpTo { .. }
        | Effect::May { .. }
        | Effect::ForEach { .. }
        | Effect::Pick { .. }
        | Effect::Coin { .. }
        | Effect::Die { .. }
        | Effect::Repeat { .. }
        | Effect::Later { .. }
        | Effect::Whenever { .. }
        | Effect::Rule { .. } => None,
    }
}

fn operation(operation: &Operation, it: Option<Sort>, _: Scope<'_, Words>) -> Option<Flaw> {
    let parts = operation.parts();
    if let Some(needed) = parts.needs
        && it != Some(needed)
    {
        return Some(nothing_chosen(needed));
    }
    match parts.party {
        Some(Party::That) if !matches!(it, Some(Sort::Player | Sort::Dude)) => {
            return Some(nothing_chosen(Sort::Player));
        }
        Some(Party::Controller) if it != Some(Sort::Dude) => {
            return Some(nothing_chosen(Sort::Dude));
        }
        Some(_) | None => {}
    }
    let is_placed = matches!(it, Some(Sort::Held | Sort::Discarded));
    (*operation == Operation::PutInPlay && !is_placed).then(|| nothing_chosen(Sort::Held))
}

fn nothing_chosen(needed: Sort) -> Flaw {
    match needed {
        Sort::Dude => Flaw::nothing_chosen("Dude in play", "target"),
        Sort::Held => Flaw::nothing_chosen("Dude of the hand", "hand"),
        Sort::Discarded => Flaw::nothing_chosen("Dude of the Dude Discard pile", "discard-pile"),
        Sort::Ability => Flaw::nothing_chosen("ability", "abilities"),
        Sort::Player => Flaw::nothing_chosen("player", "players"),
        Sort::Token => Flaw::nothing_chosen("token of a player", "tokens-of"),
    }
}

fn condition(condition: Condition, it: Option<Sort>) -> Option<Flaw> {
    let is_about_it = matches!(
        condition,
        Condition::ItDies | Condition::ItIsShielded | Condition::ItIsDamaged | Condition::ItIs(_)
    );
    (is_about_it && it != Some(Sort::Dude)).then(|| nothing_chosen(Sort::Dude))
}

/// Checks whether something is asked in an effect before the chosen Dude of the hand is shown.
fn betrays_dude(effect: &Deed) -> bool {
    effect.betrays(&|operation| {
        if matches!(operation, Operation::Drop | Operation::PutInPlay) {
            Secrecy::Shows
        } else if operation_asks(operation) {
            Secrecy::Asks
        } else {
            Secrecy::Keeps
        }
    })
}

fn operation_asks(operation: &Operation) -> bool {
    matches!(
        operation,
        Operation::TakeTokens(_) | Operation::Execute | Operation::BasicAttack | Operation::Target
    )
}
