//! What is wrong with choices and loops.

use fracas_cards::effect::{Chooser, Effect, Secrecy, Selection};

use super::deeds::no_this;
use super::{Flaw, Place, Site, player};
use crate::words::{Deed, Group, Operation, Role, Whom, Words};

/// Finds what is wrong with a combinator.
pub(super) fn combinator(effect: &Deed, place: Place<'_>) -> Option<Flaw> {
    match effect {
        Effect::Pick { selection, then, .. } => pick(selection, then, place),
        Effect::ForEach { group, .. } => for_each(*group),
        Effect::ChooseOne { by, .. } | Effect::ChooseUpTo { by, .. } | Effect::May { by, .. } => {
            asked(*by, place)
        }
        Effect::Do(_)
        | Effect::InOrder(_)
        | Effect::If { .. }
        | Effect::Coin { .. }
        | Effect::Die { .. }
        | Effect::Repeat { .. } => None,
        Effect::Later { when, .. } | Effect::Whenever { when, .. } => when.never(),
        Effect::Rule { rule, .. } => rule.never(),
    }
}

fn asked(by: Role, place: Place<'_>) -> Option<Flaw> {
    match by {
        Role::You => None,
        Role::ThatPlayer => player(Whom::ThatPlayer, place),
    }
}

fn pick(selection: &Selection<Words>, then: &Deed, place: Place<'_>) -> Option<Flaw> {
    let group = selection.from;
    let is_by_you = match &selection.by {
        Chooser::Role(role) => {
            if let Some(flaw) = asked(*role, place) {
                return Some(flaw);
            }
            *role == Role::You
        }
        Chooser::Chance => false,
    };
    let is_theirs =
        matches!(group, Group::Hand(Whom::ThatPlayer, _) | Group::CopiesInHand(Whom::ThatPlayer));
    if is_by_you && is_theirs && !place.past.has_shown_their_hand {
        return Some(Flaw::new(
            "you do not see the cards of another hand",
            "lets you choose one",
            "write by = \"that-player\" or by = \"chance\", or put reveal-hand before it",
        ));
    }
    (group.is_hidden() && betrays_card(then)).then(|| {
        Flaw::new(
            "everyone would see the chosen card of the hand",
            "asks something before it is shown",
            "delete, discard or reveal the card first",
        )
    })
}

/// Checks whether something is asked in an effect before the card that it is about is shown.
fn betrays_card(effect: &Deed) -> bool {
    effect.betrays(&|operation| {
        let shows = matches!(
            operation,
            Operation::Delete | Operation::Discard | Operation::Reveal | Operation::Borrow
        );
        if shows { Secrecy::Shows } else { Secrecy::Keeps }
    })
}

fn for_each(group: Group) -> Option<Flaw> {
    let is_short = group.is_players()
        || matches!(group, Group::Board(_) | Group::FaceUp(_) | Group::Bosses(_) | Group::Chosen);
    (!is_short).then(|| {
        Flaw::new(
            "`for-each` goes through players, the board, Bosses or what was chosen",
            "goes through something else",
            "write { pick = { from = .., up-to = 16 }, then = .. }",
        )
    })
}

/// Finds what is wrong with a group where it is chosen from.
pub(super) fn group(group: Group, place: Place<'_>) -> Option<Flaw> {
    if let Some(whom) = group.whom() {
        if whom == Whom::Attacker {
            return Some(Flaw::new(
                "cards of the attacker cannot be chosen",
                "chooses from them",
                "write { for-each = \"opponents\", do = .. }, or let the attacker draw or gain",
            ));
        }
        if let Some(flaw) = player(whom, place) {
            return Some(flaw);
        }
    }
    if group.is_own() && place.has_player() {
        return Some(Flaw::new(
            "your own cards cannot be chosen for each player",
            "chooses from your cards",
            "put it before or after what happens to players",
        ));
    }
    if group == Group::CopiesInDiscard && !place.it().is_some_and(Group::is_cards) {
        return Some(Flaw::nothing_chosen("card to have copies of", "played-with-copies"));
    }
    if group == Group::Chosen && place.it().is_none() {
        return Some(Flaw::nothing_chosen("choice", "hand"));
    }
    if matches!((group, place.site), (Group::CopiesInHand(_), Site::Hero(_))) {
        return Some(no_this("chooses copies of this card"));
    }
    (group == Group::TopOfDeck && !place.past.has_seen_own_top).then(|| {
        Flaw::new(
            "the top card of the deck was not looked at",
            "chooses it",
            "put look-at-top before it",
        )
    })
}
