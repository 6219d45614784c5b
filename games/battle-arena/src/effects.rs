//! What the words of Plays do: the game as the interpreter sees it.
//!
//! - `facts`: what effects ask; `groups`: what they choose from
//! - `doing`: what they do; `cards`, `heroes`, `dogs`, `luck`: parts of it

mod cards;
mod dogs;
mod doing;
mod facts;
mod groups;
mod heroes;
mod luck;

pub(crate) use dogs::Terms;
pub(crate) use doing::Doer;
pub(crate) use facts::View;
pub(crate) use groups::named_play;

use fracas_cards::effect::Context;

use crate::card::PlayId;

/// Gets the Play that an effect comes from.
#[inline]
pub(crate) fn source_play(context: Context) -> PlayId {
    PlayId(context.source)
}
