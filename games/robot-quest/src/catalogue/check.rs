//! What an effect may not say in its place, beyond what reading it finds out.

use fracas_cards::Value;
use fracas_cards::effect::{Effect, Flaw};

use super::fields::Reported;
use super::secret::betrays_card;
use crate::words::{Condition, Deed, Group, Moment, Operation, Part, PullTo, Scope, Sort, Whom};

/// Where an effect stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Site {
    /// On a card or an ability that is an attack.
    Attack,
    /// On another card or ability.
    Card,
    /// On a tile, at the start of turn.
    AtStart,
    /// On a tile that a robot enters.
    OnEnter,
    /// On a robot that Knocks Out another.
    OnKnockOut,
}

impl Site {
    /// Checks whether it happens in the middle of something else, which must go on by itself.
    fn is_between(self) -> bool {
        match self {
            Site::OnEnter | Site::OnKnockOut => true,
            Site::Attack | Site::Card | Site::AtStart => false,
        }
    }
}

/// Checks an effect for what cannot be done where it stands.
pub(super) fn check(value: Value<'_>, effect: &Deed, site: Site) -> Result<(), Reported> {
    let mut flaws = Vec::new();
    let mut moves = false;
    effect.visit(&mut |part, scope| {
        flaws.extend(match part {
            Part::Effect(effect) => combinator(effect, site, scope),
            Part::Operation(operation) => {
                moves |= matches!(operation, Operation::KnockBack(..) | Operation::Pull(..));
                self::operation(operation, site, scope)
            }
            Part::Price(price) => self::price(price),
            Part::Condition(condition) => self::condition(*condition, site, scope, moves),
            Part::Count(_) | Part::Group(_) => None,
        });
    });
    let is_clean = flaws.is_empty();
    for flaw in flaws {
        flaw.report(value);
    }
    if is_clean { Ok(()) } else { Err(Reported) }
}

fn combinator(effect: &Deed, site: Site, scope: Scope<'_>) -> Option<Flaw> {
    match effect {
        Effect::Pick { selection, .. } if 1 < selection.most => Some(Flaw::new(
            "`pick` takes one thing at a time",
            "takes several",
            "write { repeat = 2, do = { pick = .. } }",
        )),
        Effect::Pick { .. }
        | Effect::ChooseOne { .. }
        | Effect::ChooseUpTo { .. }
        | Effect::May { .. }
            if site.is_between() =>
        {
            Some(between("nothing can be asked here", "asks something"))
        }
        Effect::Pick { selection, then, .. }
            if selection.from == Group::Hand && betrays_card(then) =>
        {
            Some(Flaw::new(
                "everyone would see the chosen card of the hand",
                "asks or puts off something before it is shown",
                "scrap or discard the card first",
            ))
        }
        // Of equal cards a group has one, which is enough to choose from.
        Effect::ForEach { group, .. } if group.sort() != Sort::Robot => Some(Flaw::new(
            "`for-each` goes through robots",
            "goes through something else",
            "write { repeat = 2, do = { pick = .. } }, or count with { each = 1, of = .. }",
        )),
        Effect::Later { .. } => put_off(site, scope),
        Effect::Whenever { when, until, .. } => {
            put_off(site, scope).or_else(|| endless_or_never(*when, *until))
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
        | Effect::Rule { .. } => None,
    }
}

/// Finds what is wrong with waiting for a moment.
fn put_off(site: Site, scope: Scope<'_>) -> Option<Flaw> {
    if site.is_between() {
        return Some(between("nothing can be put off here", "waits for a moment"));
    }
    scope.is_later.then(|| {
        Flaw::new(
            "what was put off is put off again",
            "waits inside something that waits",
            "a turn has one start and one end: write one `later` after the other",
        )
    })
}

fn endless_or_never(when: Moment, until: Option<Moment>) -> Option<Flaw> {
    match (when, until) {
        (_, None) => Some(Flaw::new(
            "`whenever` would go on for the rest of the game",
            "has no end",
            "add `until`, or write { later = .., do = .. }",
        )),
        (Moment::StartOfTurn, Some(Moment::EndOfTurn)) => Some(Flaw::new(
            "`whenever` ends before it begins",
            "the end of this turn comes first",
            "write { later = \"start-of-turn\", do = .. }",
        )),
        (Moment::StartOfTurn | Moment::EndOfTurn, Some(_)) => None,
    }
}

fn between(message: &str, label: &'static str) -> Flaw {
    let why = "it happens in the middle of something else, which must go on at once";
    Flaw::new(message, label, why)
}

fn operation(operation: &Operation, site: Site, scope: Scope<'_>) -> Option<Flaw> {
    let whom = operation.whom();
    if whom.is_some_and(Whom::needs_target)
        && let Some(flaw) = no_target(site, scope, "is done to the target of an attack")
    {
        return Some(flaw);
    }
    if whom == Some(Whom::It) && scope.it.copied().map(Group::sort) != Some(Sort::Robot) {
        return Some(Flaw::nothing_chosen("robot", "enemies-next-to-you"));
    }
    if site.is_between() && operation.is_movement() {
        return Some(between("no robot can be moved here", "moves a robot"));
    }
    own_flaw(operation, scope)
}

/// Finds what is wrong with an operation wherever it stands.
fn own_flaw(operation: &Operation, scope: Scope<'_>) -> Option<Flaw> {
    // Cards and spaces may have changed when a later moment comes; robots are who they were.
    let from = scope.it.copied().filter(|_| !scope.is_it_kept);
    match operation {
        Operation::Scrap => (!matches!(from, Some(Group::Hand | Group::DiscardPile | Group::Shop)))
            .then(|| Flaw::nothing_chosen("card to scrap", "hand")),
        Operation::Discard => (from != Some(Group::Hand))
            .then(|| Flaw::nothing_chosen("card of the hand to discard", "hand")),
        Operation::Acquire => (!matches!(from, Some(Group::Shop | Group::ForSale(_))))
            .then(|| Flaw::nothing_chosen("card to acquire", "shop")),
        Operation::Land => (from.map(Group::sort) != Some(Sort::Space))
            .then(|| Flaw::nothing_chosen("space to land on", "empty-centre-spaces")),
        Operation::PayEnergy(_) => Some(Flaw::new(
            "`pay-energy` is the price of an offer",
            "pays without an offer",
            "write { may = { pay = { pay-energy = 2 }, then = .. } }",
        )),
        Operation::Pull(PullTo::NextToYou, Whom::AroundYou(_) | Whom::EnemiesAroundYou(_)) => {
            Some(Flaw::new(
                "one robot can be pulled next to you",
                "pulls several there",
                "write how many `spaces` they are pulled",
            ))
        }
        Operation::KnockBack(_, whom) | Operation::Pull(_, whom) => own_movement(*whom),
        Operation::Energy(_)
        | Operation::Move(_)
        | Operation::Draw(_)
        | Operation::Points(_)
        | Operation::LosePoints(_)
        | Operation::Repair(..)
        | Operation::Damage(..)
        | Operation::MoreDamage(_)
        | Operation::KnockOut(_)
        | Operation::ScrapTop(_)
        | Operation::MayMove(_)
        | Operation::SwapPlaces
        | Operation::Drag
        | Operation::Strike
        | Operation::Follow => None,
    }
}

fn own_movement(whom: Whom) -> Option<Flaw> {
    match whom {
        Whom::Target | Whom::It | Whom::AroundYou(_) | Whom::EnemiesAroundYou(_) => None,
        Whom::You | Whom::AroundTarget(_) | Whom::BehindTarget | Whom::Friends => Some(Flaw::new(
            "robots are knocked back and pulled as seen from you",
            "not for these robots",
            "whom can be target, it, around-you or enemies-around-you",
        )),
    }
}

fn no_target(site: Site, scope: Scope<'_>, label: &'static str) -> Option<Flaw> {
    if site != Site::Attack {
        let help = "only an attack has a target; `around-you` and `it` need none";
        return Some(Flaw::new("there is no target here", label, help));
    }
    let help = "the attack is over when a later moment comes";
    scope.is_later.then(|| Flaw::new("there is no target any more", label, help))
}

fn price(price: &Operation) -> Option<Flaw> {
    let is_price = matches!(price, Operation::PayEnergy(_) | Operation::LosePoints(_));
    (!is_price).then(|| {
        Flaw::new(
            "this is no price",
            "asks for another price",
            "a price is { pay-energy = 2 } or { lose-points = 1 }",
        )
    })
}

fn condition(condition: Condition, site: Site, scope: Scope<'_>, moves: bool) -> Option<Flaw> {
    match condition {
        Condition::TargetNextToYou => no_target(site, scope, "asks where the target is"),
        Condition::TargetHitObstacle => (!moves || scope.is_later).then(|| {
            Flaw::new(
                "no robot has been knocked back or pulled before",
                "asks whether a robot hit an obstacle",
                "put knock-back or pull before it",
            )
        }),
        Condition::InCentre
        | Condition::HealthAtMost(_)
        | Condition::AnotherAttack
        | Condition::PointsBehind(_) => None,
    }
}
