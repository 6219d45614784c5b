//! Chance that a test has written down: a draw that is missing, different or left over fails it.

use std::collections::VecDeque;

use fracas_core::{Chance, Coin};

/// One draw: the bound that is asked for, and the number that is given.
pub(crate) type Draw = (u32, u32);

/// A coin that lands on a side.
pub(crate) fn coin(side: Coin) -> Draw {
    (2, u32::from(side == Coin::Tails))
}

/// A die with six sides that shows a face.
pub(crate) fn die(face: u32) -> Draw {
    (6, face - 1)
}

/// A choice of one of several.
pub(crate) fn index(of: u32, index: u32) -> Draw {
    (of, index)
}

/// The draws of a test, in order.
#[derive(Debug, Default)]
pub(crate) struct Script(VecDeque<Draw>);

impl Script {
    pub(crate) fn new(draws: &[Draw]) -> Script {
        Script(draws.iter().copied().collect())
    }
}

impl Chance for Script {
    fn below(&mut self, bound: u32) -> u32 {
        let (expected, number) = self.0.pop_front().expect("a draw that the test has not written");
        assert_eq!(bound, expected, "another draw than the test has written");
        number
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.0.is_empty(), "draws were left over: {:?}", self.0);
        }
    }
}
