//! What an effect may not say in its place, beyond what reading it finds out.

use fracas_cards::Value;
use fracas_cards::effect::{Effect, Flaw, Part, Secrecy};

use crate::dude::Kind;
use crate::words::{Condition, Count, Deed, Group, Operation, Party, Sort, When, Words};

/// What an effect is about before anything is chosen in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Site {
    /// Nothing.
    Alone,
    /// A Dude: the one that does it, or that came.
    AboutDude,
    /// A player: the one who did it.
    AboutPlayer,
}

impl Site {
    fn of(kind: &Kind) -> Site {
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

/// Checks the effect of an ability for what cannot be done where it stands; none if something is wrong.
pub(super) fn check(value: Value<'_>, effect: &Deed, kind: &Kind) -> Option<()> {
    let site = Site::of(kind);
    let mut flaws = Vec::new();
    effect.visit(&mut |part, scope| {
        if *kind == Kind::When(When::Targeted) {
            flaws.extend(when_targeted(&part));
        }
        let it = scope.it.map_or(site.sort(), |group| Some(group.sort()));
        flaws.extend(match part {
            Part::Effect(effect) => combinator(effect),
            Part::Operation(operation) => self::operation(operation, it),
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

/// Finds what a Dude cannot do against being targeted: where one such ability could set off another, two of
/// them would answer each other without end.
fn when_targeted(part: &Part<'_, Words>) -> Option<Flaw> {
    let message = "what a Dude does when it is targeted cannot target";
    match part {
        Part::Group(group) if group.is_targeted() => {
            let help = "choose from { dudes = .. }, which targets nobody, or leave the choice out";
            Some(Flaw::new(message, "targets in turn", help))
        }
        Part::Operation(Operation::Execute | Operation::BasicAttack) => {
            let help = "write what is done instead: { damage = 2 }";
            Some(Flaw::new(message, "uses what may target", help))
        }
        Part::Effect(_)
        | Part::Operation(_)
        | Part::Price(_)
        | Part::Condition(_)
        | Part::Count(_)
        | Part::Group(_) => None,
    }
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
        Effect::Pick { selection, then, .. } if 1 < selection.most && is_about_one(then) => {
            Some(Flaw::new(
                "what is done here is done to one",
                "chooses several",
                "write { repeat = 2, do = { pick = .. } }, which chooses them one after the other",
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

fn operation(operation: &Operation, it: Option<Sort>) -> Option<Flaw> {
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

/// Checks whether an effect does something to what was chosen before it that can be done to one thing only.
fn is_about_one(effect: &Deed) -> bool {
    let mut is_about_one = false;
    effect.visit(&mut |part, scope| {
        // Within another choice it is about that.
        is_about_one |= scope.it.is_none()
            && match part {
                Part::Operation(operation) => is_done_to_one(operation),
                Part::Condition(tested) => condition(*tested, None).is_some(),
                Part::Count(count) => *count == Count::DamageOnIt,
                Part::Effect(_) | Part::Price(_) | Part::Group(_) => false,
            };
    });
    is_about_one
}

fn is_done_to_one(operation: &Operation) -> bool {
    let is_to_one = matches!(
        operation,
        Operation::Nerph
            | Operation::Swap
            | Operation::PassDamage(_)
            | Operation::StealToken
            | Operation::PutInPlay
            | Operation::TakeBack
            | Operation::Execute
            | Operation::BasicAttack
    );
    is_to_one || matches!(operation.parts().party, Some(Party::That | Party::Controller))
}

fn operation_asks(operation: &Operation) -> bool {
    matches!(
        operation,
        Operation::TakeTokens(_) | Operation::Execute | Operation::BasicAttack | Operation::Target
    )
}
