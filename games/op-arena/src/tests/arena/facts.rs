//! What tests look at on the table.

use fracas_core::{Game as _, Legible as _, Seat};

use super::Arena;
use crate::dude::DudeId;
use crate::dudes::DudeSet;
use crate::event::Event;
use crate::fighter::Fighter;
use crate::state::Phase;

impl Arena {
    /// Lists what a player may do, in notation.
    pub(crate) fn actions(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        if self.state.due.contains(seat) {
            self.game.actions(&self.state, seat, &mut actions);
        }
        actions.into_iter().map(|action| self.game.notation(action)).collect()
    }

    /// Checks whether a player may do something.
    pub(crate) fn can(&self, seat: Seat, text: &str) -> bool {
        self.actions(seat).iter().any(|action| action == text)
    }

    /// Checks whether it was told of a Dude since the last action that an ability of it triggers.
    pub(crate) fn has_triggered(&self, id: DudeId) -> bool {
        self.triggered().contains(&id)
    }

    /// Lists the Dudes whose abilities have triggered since the last action, in order.
    pub(crate) fn triggered(&self) -> Vec<DudeId> {
        let triggered = |event: &Event| {
            if let Event::Triggered { dude, .. } = event { Some(*dude) } else { None }
        };
        self.events.iter().filter_map(triggered).collect()
    }

    /// Gets the player who is due, if it is one.
    #[track_caller]
    pub(crate) fn due(&self) -> Seat {
        assert_eq!(self.state.due.len(), 1, "{:?}", self.state.phase);
        self.state.due.first().expect("someone is due")
    }

    /// Finds the least number on the die with which a player may place it so.
    pub(crate) fn least_for(&self, seat: Seat, spot: &str) -> Option<u8> {
        (1..=6).find(|face| {
            let mut state = self.state;
            (state.active, state.roll, state.phase) = (seat, *face, Phase::Place);
            let mut actions = Vec::new();
            self.game.actions(&state, seat, &mut actions);
            actions.into_iter().any(|action| self.game.notation(action) == spot)
        })
    }

    #[track_caller]
    pub(crate) fn fighter(&self, dude: DudeId) -> &Fighter {
        self.state.fighter(dude).expect("the Dude is in play")
    }

    #[track_caller]
    pub(crate) fn fighter_mut(&mut self, dude: DudeId) -> &mut Fighter {
        self.state.fighter_mut(dude).expect("the Dude is in play")
    }

    /// Checks whether a Dude is in play.
    pub(crate) fn is_in_play(&self, dude: DudeId) -> bool {
        self.state.fighter(dude).is_some()
    }

    /// Counts the Damage Markers on a Dude.
    #[track_caller]
    pub(crate) fn damage(&self, dude: DudeId) -> u8 {
        self.fighter(dude).markers.total()
    }

    /// Gets the Victory Points of a player.
    pub(crate) fn points(&self, seat: Seat) -> u16 {
        self.state.player(seat).points
    }

    /// Gets the hand of a player.
    pub(crate) fn hand(&self, seat: Seat) -> DudeSet {
        self.state.player(seat).hand
    }

    /// Counts the Shields and Nerphs of a player.
    pub(crate) fn tokens_of(&self, seat: Seat) -> (u8, u8) {
        let player = self.state.player(seat);
        (player.shields, player.nerphs)
    }

    /// Counts the Damage Markers on some Dudes.
    #[track_caller]
    pub(crate) fn damages<const N: usize>(&self, dudes: [DudeId; N]) -> [u8; N] {
        dudes.map(|dude| self.damage(dude))
    }

    /// Gets the health of a Dude in play.
    #[track_caller]
    pub(crate) fn health(&self, dude: DudeId) -> u8 {
        self.game.health(&self.state, self.fighter(dude))
    }

    /// Gets who controls a Dude in play.
    #[track_caller]
    pub(crate) fn controller(&self, dude: DudeId) -> Seat {
        self.fighter(dude).controller
    }

    /// Gets the Victory Points of the first players.
    pub(crate) fn scores<const SEATS: usize>(&self) -> [u16; SEATS] {
        std::array::from_fn(|seat| self.points(Seat(seat as u8)))
    }

    /// Counts the Dudes in a hand.
    pub(crate) fn hand_size(&self, seat: Seat) -> usize {
        self.hand(seat).len()
    }
}
