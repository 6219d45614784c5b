//! The beginning of a game: the board, who goes first, heroes and starting decks.

use fracas_core::{Chance, Log, Seat};

use crate::Rlyeh;
use crate::card::HeroId;
use crate::event::Event;
use crate::state::State;

impl Rlyeh {
    /// Sets the game up as far as its first decision.
    pub(crate) fn start(&self, _: &mut impl Chance, _: &mut impl Log<Event, State>) -> State {
        unimplemented!()
    }

    /// Lets the next player choose a hero; begins the first turn when all have one.
    pub(crate) fn choose_heroes(
        &self,
        _state: &mut State,
        _chance: &mut impl Chance,
        _log: &mut impl Log<Event, State>,
    ) -> Option<Seat> {
        unimplemented!()
    }

    /// Gives a player a hero with its starting deck and first hand (R22 to R25).
    pub(crate) fn give_hero(
        &self,
        _state: &mut State,
        _seat: Seat,
        _hero: HeroId,
        _chance: &mut impl Chance,
        _log: &mut impl Log<Event, State>,
    ) {
        unimplemented!()
    }
}
