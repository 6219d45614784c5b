//! Chance that a test decides.

use std::collections::VecDeque;

use fracas_core::Chance;

/// Gives the numbers it was made from, one for each draw, and fails when one is missing, does not
/// fit or is left over.
///
/// ```
/// use fracas_core::Chance;
/// let mut script = fracas_testkit::Script::new([4, 0]);
/// assert_eq!((script.die(6), script.below(10)), (5, 0));
/// script.finish();
/// ```
#[derive(Clone, Debug)]
pub struct Script(VecDeque<u32>);

impl Script {
    /// Makes a script of what `below` is to give.
    pub fn new(draws: impl IntoIterator<Item = u32>) -> Script {
        Script(draws.into_iter().collect())
    }

    /// Checks that every draw was used.
    pub fn finish(self) {
        assert!(self.0.is_empty(), "draws left over in the script: {:?}", self.0);
    }
}

impl Chance for Script {
    fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        let Some(draw) = self.0.pop_front() else { panic!("the script has no draw below {bound}") };
        assert!(draw < bound, "the script says {draw} where a number below {bound} is drawn");
        draw
    }
}
