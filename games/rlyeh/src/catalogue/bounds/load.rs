//! What an effect takes up.

use fracas_cards::effect::limits::{DEPTH, STEPS, THINGS};

/// What an effect takes up at most while it is carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Load {
    /// The frames of the stack.
    pub(super) frames: usize,
    /// The things that are chosen or gone through.
    pub(super) things: usize,
    /// The steps.
    pub(super) steps: usize,
}

impl Load {
    /// One step.
    pub(super) const STEP: Load = Load { frames: 0, things: 0, steps: 1 };

    /// Checks whether there is room for it.
    pub(super) fn fits(self) -> bool {
        self.frames <= DEPTH && self.things <= THINGS && self.steps <= usize::from(STEPS)
    }

    /// Gets the most of two.
    pub(super) fn max(self, other: Load) -> Load {
        Load {
            frames: self.frames.max(other.frames),
            things: self.things.max(other.things),
            steps: self.steps.max(other.steps),
        }
    }

    /// Gets what one after the other takes up.
    pub(super) fn then(self, other: Load) -> Load {
        Load { steps: self.steps.saturating_add(other.steps), ..self.max(other) }
    }

    /// Gets what so many frames with so many things around it take up with it.
    pub(super) fn inside(self, frames: usize, things: usize) -> Load {
        Load {
            frames: self.frames + frames,
            things: self.things + things,
            steps: self.steps.saturating_add(3 * frames + things),
        }
    }

    /// Gets what it takes up while so many programs wait, each of which may be about a card.
    pub(super) fn below(self, programs: usize) -> Load {
        self.inside(programs, programs)
    }

    /// Gets what it takes up so many times.
    pub(super) fn times(self, count: usize) -> Load {
        Load { steps: self.steps.saturating_add(1).saturating_mul(count), ..self }
    }
}
