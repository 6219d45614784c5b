//! What is wrong with operations.

use super::{Flaw, Place, Site, player};
use crate::words::{Group, Object, On, Operation, Whom};

/// Finds what is wrong with something that is done.
pub(super) fn operation(operation: &Operation, place: Place<'_>) -> Option<Flaw> {
    operation
        .whom()
        .and_then(|whom| player(whom, place))
        .or_else(|| chosen(operation, place))
        .or_else(|| stolen(operation, place))
        .or_else(|| this(operation, place))
        .or_else(|| time(operation, place))
}

/// Finds what is wrong with something that an offer costs.
pub(super) fn price(price: &Operation, place: Place<'_>) -> Option<Flaw> {
    let is_price = matches!(
        price,
        Operation::DeleteThis
            | Operation::PutOnDeck
            | Operation::PutUnderDeck
            | Operation::DiscardTop(_)
            | Operation::DiscardHand(_)
            | Operation::RevealHand(_)
            | Operation::GainPox(..)
    );
    if is_price {
        return operation(price, place);
    }
    Some(Flaw::new(
        "this is no price",
        "asks for another price",
        "a price is delete-this, put-on-deck, put-under-deck, gain-pox, reveal-hand, discard-hand or \
         discard-top",
    ))
}

/// Finds what is wrong with what an operation is done to.
fn chosen(operation: &Operation, place: Place<'_>) -> Option<Flaw> {
    let it = place.it();
    let (is_right, what, group) = match operation.object()? {
        Object::HandCard => {
            let is_held = matches!(it, Some(Group::Hand(..) | Group::CopiesInHand(_)));
            (is_held, "card of a hand", "hand")
        }
        Object::Deletable => {
            let is_deletable = it.is_some_and(Group::can_be_deleted);
            (is_deletable, "card to delete", "hand-or-discard-pile")
        }
        Object::ForGain => {
            let is_for_gain =
                matches!(it, Some(Group::Board(_) | Group::Bosses(_) | Group::ThisBoss));
            (is_for_gain, "card of the board to gain", "board")
        }
        Object::OwnDiscard => {
            let is_own = matches!(it, Some(Group::Discard(Whom::You, _) | Group::CopiesInDiscard));
            (is_own, "card of your discard pile", "discard-pile")
        }
        Object::TheirDiscard => {
            let is_theirs = matches!(it, Some(Group::Discard(Whom::ThatPlayer, _)));
            (is_theirs, "card of that player's discard pile", "discard-pile")
        }
        Object::BoardCard => {
            let is_face_up = matches!(it, Some(Group::Board(_) | Group::FaceUp(_)));
            (is_face_up, "card of the board", "face-up")
        }
        Object::TheirCard => {
            let is_theirs = matches!(it, Some(Group::Hand(Whom::ThatPlayer, _)));
            (is_theirs, "card of that player's hand", "hand")
        }
        Object::Stack => {
            (it == Some(Group::GlobStacks), "stack for the Glob token", "stacks-for-glob")
        }
        Object::Player => (it.is_some_and(Group::is_players), "player to ask", "players-not-asked"),
        Object::Acquired => {
            let is_there = place.site.is_about_acquired() && it.is_none();
            return (!is_there).then(no_acquired);
        }
    };
    (!is_right).then(|| Flaw::nothing_chosen(what, group))
}

/// Finds what is wrong with cards that are taken from another player: there is room for all cards of the
/// board, but not for the starting decks of others.
fn stolen(operation: &Operation, place: Place<'_>) -> Option<Flaw> {
    let is_any =
        matches!(place.it(), Some(Group::Discard(_, filter)) if filter.has_starting_cards());
    (*operation == Operation::Steal && is_any).then(|| {
        Flaw::new(
            "starting cards stay with their owners",
            "gains cards that may cost 0",
            "write { discard-pile = { of = \"that-player\", cost-at-least = 1 } }",
        )
    })
}

/// Finds what is wrong with what an operation does to this card.
fn this(operation: &Operation, place: Place<'_>) -> Option<Flaw> {
    let is_hero = matches!(place.site, Site::Hero(_));
    let changes_this =
        matches!(operation, Operation::DeleteThis | Operation::PutThisUnderDeck | Operation::Copy);
    if changes_this && !place.site.is_played() || *operation == Operation::Roll && is_hero {
        return Some(no_this("does something with this card"));
    }
    if matches!(operation, Operation::ThisTurn(_)) && is_hero {
        return Some(Flaw::new(
            "only a card lets something hold for the rest of a turn",
            "is said by a hero",
            "let the starting card of the hero say so",
        ));
    }
    if *operation == Operation::Roll && place.site == Site::Roll {
        return Some(Flaw::new(
            "a roll cannot begin another one",
            "rolls in the table of a roll",
            "write \"roll-again\"",
        ));
    }
    (*operation == Operation::RollAgain && place.site != Site::Roll).then(|| {
        Flaw::new(
            "there is no roll to repeat here",
            "rolls again",
            "write \"roll\", and \"roll-again\" in the table",
        )
    })
}

/// Finds what is wrong with the time at which something is done.
fn time(operation: &Operation, place: Place<'_>) -> Option<Flaw> {
    let gives = matches!(
        operation,
        Operation::Tokens(_)
            | Operation::Power(_)
            | Operation::OnesBecome(_)
            | Operation::ThisTurn(_)
    );
    if gives && !place.site.has_pool() {
        return Some(Flaw::new(
            "Tokens and Power are for your own turn, before its end",
            "gives them at another time",
            "let it draw, gain or delete cards",
        ));
    }
    let is_own_turn = place.site.has_pool() || place.site.on() == Some(On::EndOfTurn);
    if matches!(operation, Operation::DrawAtEnd(_)) && !is_own_turn {
        return Some(Flaw::new(
            "a next hand is drawn at the end of your own turn",
            "draws more for it at another time",
            "write { draw = .. }",
        ));
    }
    if operation.gains() && place.site.is_about_acquired() {
        return Some(Flaw::new(
            "a card that is gained could lead to another for ever",
            "gains cards when cards are gained",
            "wait for something else, or let it draw cards",
        ));
    }
    (*operation == Operation::Borrow && place.site.on().is_some()).then(|| {
        Flaw::new(
            "cards are played in your turn",
            "plays cards at another time",
            "put it into `effect` or `roll`",
        )
    })
}

pub(super) fn no_this(label: &'static str) -> Flaw {
    Flaw::new(
        "there is no card here that was played",
        label,
        "only `effect` and `roll` of a card have it",
    )
}

fn no_acquired() -> Flaw {
    Flaw::new(
        "there is no card here that was bought or gained",
        "puts it elsewhere",
        "write triggers = [{ on = \"acquired\", effect = { may = { pay = \"put-on-deck\" } } }]",
    )
}
