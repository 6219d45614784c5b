//! Running Plays: which can be run, what they cost, and how they are carried out.

use fracas_cards::effect::Answer;
use fracas_core::{Chance, Log, Seat};

use crate::BattleArena;
use crate::action::Action;
use crate::card::PlayId;
use crate::event::Event;
use crate::state::{Player, State};

impl BattleArena {
    pub(crate) fn list_answers(&self, _state: &State, _out: &mut Vec<Action>) {}

    pub(crate) fn list_plays(&self, _state: &State, _seat: Seat, _out: &mut Vec<Action>) {}

    /// Counts the Hot Dogs in the Discard Pile.
    pub(crate) fn spent_dogs(&self, player: &Player) -> u8 {
        (i16::from(self.hot_dogs) - i16::from(player.hot_dogs.max(0))).max(0) as u8
    }

    pub(crate) fn run_play(
        &self,
        _state: &mut State,
        _seat: Seat,
        _play: PlayId,
        _chance: &mut impl Chance,
        _log: &mut impl Log<Event, State>,
    ) {
    }

    pub(crate) fn stop(
        &self,
        _state: &mut State,
        _seat: Seat,
        _chance: &mut impl Chance,
        _log: &mut impl Log<Event, State>,
    ) {
    }

    pub(crate) fn answer(
        &self,
        _state: &mut State,
        _answer: Answer,
        _chance: &mut impl Chance,
        _log: &mut impl Log<Event, State>,
    ) {
    }
}
