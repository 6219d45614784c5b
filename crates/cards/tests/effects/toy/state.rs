//! The state of the toy game: plain data, with half-done effects in it.

use fracas_cards::effect::{Agenda, Stack};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::words::Moment;

/// A token on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Token {
    pub(crate) id: u16,
    pub(crate) owner: u8,
    pub(crate) size: i32,
}

/// Everything that changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct State {
    /// The hit points of each seat.
    pub(crate) points: [i32; 2],
    pub(crate) coins: [i32; 2],
    pub(crate) hands: [ArrayVec<[u16; 12]>; 2],
    pub(crate) tokens: ArrayVec<[Token; 8]>,
    pub(crate) has_honors: bool,
    /// The next card to draw.
    pub(crate) next_card: u16,
    /// Set while a duel waits for its second half.
    pub(crate) is_dueling: bool,
    pub(crate) stack: Stack,
    pub(crate) agenda: Agenda<Moment, 6>,
}

impl Default for State {
    /// Both have 10 hit points, 3 coins, two cards and two tokens: 1 and 2, 3 and 4.
    fn default() -> State {
        let mut state = State {
            points: [10; 2],
            coins: [3; 2],
            hands: [[100, 101].into_iter().collect(), [200, 201].into_iter().collect()],
            tokens: ArrayVec::default(),
            has_honors: false,
            next_card: 300,
            is_dueling: false,
            stack: Stack::default(),
            agenda: Agenda::default(),
        };
        for (id, owner) in [(1, 0), (2, 0), (3, 1), (4, 1)] {
            state.tokens.push(Token { id, owner, size: 0 });
        }
        state
    }
}

impl State {
    /// The sizes of the tokens 1 to 4 that are still there.
    pub(crate) fn sizes(&self) -> Vec<(u16, i32)> {
        self.tokens.iter().map(|token| (token.id, token.size)).collect()
    }
}
