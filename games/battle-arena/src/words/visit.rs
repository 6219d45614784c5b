//! What it takes to go through an effect.

use fracas_cards::effect;

use super::Words;

/// A part of an effect.
pub(crate) type Part<'e> = effect::Part<'e, Words>;

/// What a part of an effect stands in.
pub(crate) type Scope<'s> = effect::Scope<'s, Words>;
