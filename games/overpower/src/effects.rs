//! What the words of cards do: the game as the interpreter sees it.
//!
//! - `facts`: what effects ask; `doing`: what they do

mod doing;
mod facts;

pub(crate) use doing::Doer;
pub(crate) use facts::{FROM_COMPLETED, IN_DEFEATED, IN_RESERVE, SORTS, View, owner_of_pile};

use fracas_cards::effect::{Context, run_to_choice};
use fracas_core::{Chance, Log, Seat};

use crate::OverPower;
use crate::event::Event;
use crate::rules::{Origin, Site};
use crate::state::State;

impl OverPower {
    /// Carries out what is under way, and gets who must choose then.
    pub(crate) fn run_effects(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) -> Option<Seat> {
        let mut doer = Doer { game: self, state, log };
        run_to_choice(self.catalogue.library(), &mut doer, chance)
    }
}

impl OverPower {
    /// Gets whose an effect is, where it comes from and what it is about.
    pub(crate) fn site<'a>(&self, state: &'a State, context: Context) -> Site<'a> {
        let origin = Origin::from_number(context.source);
        Site {
            owner: context.owner,
            own: self.own(state, origin),
            origin,
            things: state.stack.things(context),
        }
    }
}

impl View<'_> {
    fn site(&self, context: Context) -> Site<'_> {
        self.game.site(self.state, context)
    }
}
