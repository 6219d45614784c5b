//! Does anything that is legal.

use fracas_core::{Chance, Fast, Game, Information};

use crate::Bot;

/// The room for actions to choose from: few decisions have more, and then it grows once.
const ACTIONS: usize = 128;

/// Chooses each legal action with the same probability.
#[derive(Debug)]
pub struct Random<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Random { actions: Vec::with_capacity(ACTIONS) }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    #[inline]
    fn choose(&mut self, information: &Information<'_, G>, chance: &mut Fast) -> G::Action {
        self.actions.clear();
        information.actions(&mut self.actions);
        chance.pick(&self.actions).expect("a seat that is asked can act")
    }
}
