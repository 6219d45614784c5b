//! Chance that a test has written down.

use std::collections::VecDeque;

use fracas_core::{Chance, Coin};

/// One draw: the bound that is asked for, and the number that is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    bound: u32,
    number: u32,
}

impl Draw {
    /// Writes down a coin that lands on a side.
    pub fn coin(side: Coin) -> Draw {
        Draw::below(2, u32::from(side == Coin::Tails))
    }

    /// Writes down a die that shows a face.
    pub fn die(sides: u32, face: u32) -> Draw {
        Draw::below(sides, face - 1)
    }

    /// Writes down a number below a bound, such as the place of what is drawn from a bag.
    pub fn below(bound: u32, number: u32) -> Draw {
        assert!(number < bound, "{number} is not below {bound}");
        Draw { bound, number }
    }
}

/// The draws of a test, in order: one that is missing, different or left over fails it.
///
/// ```
/// use fracas_core::{Chance, Coin};
/// use fracas_testkit::{Draw, Script};
/// let mut script = Script::new(&[Draw::die(6, 5), Draw::coin(Coin::Tails)]);
/// assert_eq!((script.die(6), script.coin()), (5, Coin::Tails));
/// ```
#[derive(Debug, Default)]
pub struct Script(VecDeque<Draw>);

impl Script {
    /// Makes a script of draws.
    pub fn new(draws: &[Draw]) -> Script {
        Script(draws.iter().copied().collect())
    }
}

impl Chance for Script {
    fn below(&mut self, bound: u32) -> u32 {
        // With one possibility nothing is drawn.
        if bound <= 1 {
            return 0;
        }
        let draw = self.0.pop_front().expect("a draw that the test has not written");
        assert_eq!(bound, draw.bound, "another draw than the test has written");
        draw.number
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.0.is_empty(), "draws were left over: {:?}", self.0);
        }
    }
}
