//! How much the effects of a table can have under way at once. It is bounded here, so that none that was
//! read is ever given up for want of room.

mod at;
mod known;
mod layers;
mod load;

use std::ops::Range;

use fracas_cards::File;
use fracas_cards::effect::limits::{DEPTH, STEPS, THINGS};

use super::Catalogue;
use known::Known;
use load::Load;

/// Something that was read, with how many cards and heroes there are then.
pub(super) struct Entry {
    span: Range<usize>,
    cards: usize,
    heroes: usize,
}

impl Catalogue {
    /// Notes what was just read.
    pub(super) fn entry(&self, span: Range<usize>) -> Entry {
        Entry { span, cards: self.cards.len(), heroes: self.heroes.len() }
    }

    /// Reports each entry of a file after the first with which more can be under way at once than there is
    /// room for. Which of them it is, is only looked for when all of them together are too much.
    pub(super) fn check_bounds(&self, file: &File<'_>, entries: &[Entry]) {
        if self.known().most_at_once().fits() {
            return;
        }
        let mut before = None;
        for Entry { span, cards, heroes } in entries {
            let after = Known::of(&self.cards[..*cards], &self.heroes[..*heroes]).most_at_once();
            if let Some(before) = before.replace(after) {
                report(file, span, before, after);
            }
        }
    }

    fn known(&self) -> Known<'_> {
        Known::of(&self.cards, &self.heroes)
    }
}

/// Reports what an entry makes too much.
fn report(file: &File<'_>, span: &Range<usize>, before: Load, after: Load) {
    let error = |message: &str, label: String, help: Option<&str>| {
        file.error(span.clone(), message, label, help);
    };
    if DEPTH.max(before.frames) < after.frames {
        let label = format!("up to {} would wait for each other, of {DEPTH}", after.frames);
        let help = "`pick`, `for-each`, `repeat` and `choose-up-to` inside each other count, with all \
                    that can begin in the middle of it: blocks, rolls, copies, and what waits for cards \
                    that are played, bought or gained";
        error("loops and choices are nested too deeply", label, Some(help));
    }
    if THINGS.max(before.things) < after.things {
        let label = format!("up to {} things at once, of {THINGS}", after.things);
        error("too much is chosen or gone through at once", label, None);
    }
    if usize::from(STEPS).max(before.steps) < after.steps {
        let label = format!("up to {} steps, of {STEPS}", after.steps);
        error("the effect goes on for too long", label, Some("repeat less of it"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Thanksgiving plays Turkey Trilogy of another hand, which is blocked with Armored to the Hilt, which
    /// is rolled for, and Tycho waits for both Loots that were played.
    #[test]
    fn the_game_itself_leaves_room_for_packs() {
        let Load { frames, things, steps } = Catalogue::base().known().most_at_once();
        assert_eq!((frames, things), (12, 25));
        assert!(frames + 4 <= DEPTH && things + 32 <= THINGS);
        assert!(steps < 5_000, "{steps}");
    }
}
