//! Where in an effect something happens.

use crate::card::Roll;
use crate::words::Group;

/// Whose turn it is when something is gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// The one's who gains it.
    Own,
    /// Another's.
    Others,
}

/// Where an effect stands.
#[derive(Clone, Copy)]
pub(super) struct At<'c> {
    /// The table of its card.
    pub(super) roll: Option<&'c Roll>,
    /// How often that is rolled for.
    pub(super) rolls: usize,
    /// Whose turn it is to the owner of the effect.
    pub(super) turn: Turn,
    /// Whose turn it is to "that player".
    pub(super) their_turn: Turn,
    /// How many things "they" may be.
    pub(super) chosen: usize,
    /// What they are some of.
    pub(super) from: Option<Group>,
}

impl<'c> At<'c> {
    /// Begins an effect of a card with a table, if it has one.
    pub(super) fn begin(roll: Option<&'c Roll>, turn: Turn) -> At<'c> {
        At { roll, rolls: 1, turn, their_turn: turn, chosen: 0, from: None }
    }

    /// Goes on inside a choice or loop.
    pub(super) fn about(self, group: Group, chosen: usize) -> Self {
        let are_opponents = matches!(group, Group::Opponents | Group::NotAsked);
        let their_turn = if are_opponents && self.turn == Turn::Own {
            Turn::Others
        } else if group.is_players() {
            Turn::Own
        } else {
            self.their_turn
        };
        At { their_turn, chosen, from: Some(group), ..self }
    }
}
