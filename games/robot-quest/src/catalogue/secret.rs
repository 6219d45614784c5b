//! Cards of the hand that were chosen and are not shown yet.
//!
//! All that is under way is open to everyone, and so is a chosen card. So nothing may be asked or put
//! off before it is scrapped or discarded, where everyone sees it.

use fracas_cards::effect::{Amount, Effect};

use crate::words::{Deed, Operation, PullTo};

/// What happens to a chosen card in an effect, from best to worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    /// It is shown.
    Shown,
    /// It stays hidden to the end.
    Hidden,
    /// Something is asked or put off while it is hidden.
    Betrayed,
}

/// Checks whether something is asked or put off in an effect before the card that it is about is
/// shown.
pub(super) fn betrays_card(effect: &Deed) -> bool {
    fate(effect) == Fate::Betrayed
}

fn fate(effect: &Deed) -> Fate {
    match effect {
        Effect::Do(Operation::Scrap | Operation::Discard) => Fate::Shown,
        // Such a pull may ask for the space it ends on (R121).
        Effect::Do(Operation::Pull(PullTo::NextToYou, _))
        | Effect::ChooseOne { .. }
        | Effect::ChooseUpTo { .. }
        | Effect::May { .. }
        | Effect::Pick { .. }
        | Effect::Later { .. }
        | Effect::Whenever { .. } => Fate::Betrayed,
        Effect::Do(_) | Effect::Rule { .. } => Fate::Hidden,
        Effect::InOrder(of) => {
            let mut fates = of.iter().map(fate);
            fates.find(|fate| *fate != Fate::Hidden).unwrap_or(Fate::Hidden)
        }
        Effect::If { then, otherwise, .. } => one_of(Some(then), otherwise.as_deref()),
        Effect::Coin { heads, tails } => one_of(heads.as_deref(), tails.as_deref()),
        Effect::Die { rows, .. } => {
            rows.iter().map(|row| fate(&row.effect)).max().unwrap_or(Fate::Hidden)
        }
        // There may be none to go through, or nothing to repeat.
        Effect::ForEach { body, .. }
        | Effect::Repeat { times: Amount::Counted { .. }, body, .. } => {
            fate(body).max(Fate::Hidden)
        }
        Effect::Repeat { times: Amount::Fixed(_), body, .. } => fate(body),
    }
}

fn one_of(one: Option<&Deed>, other: Option<&Deed>) -> Fate {
    let fate_of = |branch: Option<&Deed>| branch.map_or(Fate::Hidden, fate);
    fate_of(one).max(fate_of(other))
}
