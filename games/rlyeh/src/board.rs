//! Which stacks and Bosses come onto the board, and the short codes that stand for a board.

/// Which stacks and Bosses come onto the board.
#[derive(Clone, Debug)]
pub(crate) struct Plan {}
