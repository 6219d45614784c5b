//! What the words of cards and heroes do: the game as the interpreter sees it.
//!
//! - `facts`: what effects ask; `doing`: what they do; `moving`: where cards go by it;
//!   `boons`: what holds for a turn

mod boons;
mod doing;
mod facts;
mod moving;

pub(crate) use doing::Doer;
pub(crate) use facts::View;

use fracas_cards::effect::Context;
use fracas_core::Seat;

use crate::Rlyeh;
use crate::card::{CardId, HeroId};
use crate::state::State;
use crate::thing::Thing;
use crate::words::Whom;

/// Where the sources of heroes begin; below it are those of cards.
const HEROES: u16 = 256;

/// Gets the number by which an effect knows the card it comes from.
#[inline]
pub(crate) fn card_source(card: CardId) -> u16 {
    u16::from(card.0)
}

/// Gets the number by which an effect knows the hero it comes from.
#[inline]
pub(crate) fn hero_source(hero: HeroId) -> u16 {
    HEROES + u16::from(hero.0)
}

/// Gets the card that an effect comes from; none for a hero's.
#[inline]
pub(crate) fn source_card(context: Context) -> Option<CardId> {
    u8::try_from(context.source).ok().map(CardId)
}

/// Gets the hero that an effect comes from; none for a card's.
pub(crate) fn source_hero(context: Context) -> Option<HeroId> {
    context.source.checked_sub(HEROES).map(|hero| HeroId(hero as u8))
}

impl Rlyeh {
    /// Finds the player that a word means.
    #[inline]
    pub(crate) fn whom(state: &State, whom: Whom, context: Context) -> Seat {
        match whom {
            Whom::You => context.owner,
            Whom::ThatPlayer => Rlyeh::that_player(state, context),
            Whom::Attacker => state.active,
        }
    }

    /// Finds the player who is attacked, was chosen or is gone through: the innermost of this program; the
    /// owner of the effect if there is none.
    pub(crate) fn that_player(state: &State, context: Context) -> Seat {
        let contexts = std::iter::once(context).chain(state.stack.program_contexts());
        let things = contexts.filter_map(|context| state.stack.things(context).first().copied());
        let players = things.filter_map(|thing| match Thing::from_number(thing) {
            Thing::Player(seat) => Some(seat),
            Thing::Held(_)
            | Thing::Discarded(_)
            | Thing::Played(_)
            | Thing::Top(_)
            | Thing::Stack(_)
            | Thing::Boss(_) => None,
        });
        { players }.next().unwrap_or(context.owner)
    }
}
