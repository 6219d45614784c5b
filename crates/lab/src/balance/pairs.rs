//! How often one card was taken while another was left.

/// Counts for pairs of cards. Only cards that occur take room, however many there are.
pub(super) struct Pairs {
    /// The slot of each card; none for one that has not occurred.
    slots: Vec<Option<u16>>,
    cards: Vec<u16>,
    counts: Vec<u32>,
}

impl Pairs {
    pub(super) fn new(cards: usize) -> Pairs {
        Pairs { slots: vec![None; cards], cards: Vec::new(), counts: Vec::new() }
    }

    /// Counts that one card was taken and another left.
    pub(super) fn add(&mut self, taken: u16, left: u16) {
        self.add_several(taken, left, 1);
    }

    /// Gets how often one card was taken and another left.
    pub(super) fn count(&self, taken: u16, left: u16) -> u32 {
        let slot = |card: u16| self.slots.get(usize::from(card)).copied().flatten();
        let at = slot(taken).zip(slot(left)).map(|(taken, left)| place(taken, left));
        at.and_then(|at| self.counts.get(at)).copied().unwrap_or_default()
    }

    /// Adds all that another has counted.
    pub(super) fn join(&mut self, other: &Pairs) {
        for &taken in &other.cards {
            for &left in &other.cards {
                let count = other.count(taken, left);
                if 0 < count {
                    self.add_several(taken, left, count);
                }
            }
        }
    }

    fn add_several(&mut self, taken: u16, left: u16, count: u32) {
        let [taken, left] = [taken, left].map(|card| self.slot(card));
        let cards = self.cards.len();
        self.counts.resize(cards * cards, 0);
        self.counts[place(taken, left)] += count;
    }

    fn slot(&mut self, card: u16) -> u16 {
        let next = self.cards.len() as u16;
        let slot = &mut self.slots[usize::from(card)];
        if slot.is_none() {
            self.cards.push(card);
        }
        *slot.get_or_insert(next)
    }
}

/// Gets the place of a pair in a square that grows at its rim, so that places never change.
fn place(taken: u16, left: u16) -> usize {
    let [taken, left] = [taken, left].map(usize::from);
    if taken < left { left * left + taken } else { taken * taken + taken + left }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_fill_a_square_and_never_change() {
        let mut places: Vec<usize> =
            (0..20).flat_map(|taken| (0..20).map(move |left| place(taken, left))).collect();
        places.sort_unstable();
        assert_eq!(places, (0..400).collect::<Vec<_>>());
    }

    #[test]
    fn counts_of_two_add_up_whatever_came_first_in_each() {
        let (mut one, mut other) = (Pairs::new(10), Pairs::new(10));
        for (taken, left) in [(1, 2), (1, 2), (7, 1)] {
            one.add(taken, left);
        }
        for (taken, left) in [(9, 7), (7, 1), (2, 1)] {
            other.add(taken, left);
        }
        one.join(&other);
        let counts = [(1, 2), (7, 1), (9, 7), (2, 1), (1, 7), (3, 3)]
            .map(|(taken, left)| one.count(taken, left));
        assert_eq!(counts, [2, 2, 1, 1, 0, 0]);
    }
}
