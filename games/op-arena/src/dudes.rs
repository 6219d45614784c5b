//! Sets of Dudes: there is one of each, so that a hand, a deck and a pile are sets.

use fracas_core::Chance;

use crate::dude::DudeId;
use crate::state::MAX_DUDES;

/// A set of Dudes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct DudeSet(u128);

// One bit for each Dude.
const _: () = assert!(MAX_DUDES <= 128);

impl DudeSet {
    pub(crate) const EMPTY: DudeSet = DudeSet(0);

    /// Makes the set of the first Dudes of a catalogue.
    pub(crate) fn first(count: usize) -> DudeSet {
        (0..count as u8).map(DudeId).collect()
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub(crate) fn contains(self, dude: DudeId) -> bool {
        self.0 >> dude.0 & 1 == 1
    }

    #[inline]
    pub(crate) fn insert(&mut self, dude: DudeId) {
        self.0 |= 1 << dude.0;
    }

    #[inline]
    pub(crate) fn remove(&mut self, dude: DudeId) {
        self.0 &= !(1 << dude.0);
    }

    #[inline]
    pub(crate) fn and(self, other: DudeSet) -> DudeSet {
        DudeSet(self.0 & other.0)
    }

    #[inline]
    pub(crate) fn or(self, other: DudeSet) -> DudeSet {
        DudeSet(self.0 | other.0)
    }

    #[inline]
    pub(crate) fn without(self, other: DudeSet) -> DudeSet {
        DudeSet(self.0 & !other.0)
    }

    /// Takes one out of the set, each as likely as the others.
    #[inline]
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Option<DudeId> {
        let count = self.0.count_ones();
        if count == 0 {
            return None;
        }
        let dude = self.nth(chance.below(count));
        self.remove(dude);
        Some(dude)
    }

    #[inline]
    fn nth(self, nth: u32) -> DudeId {
        let low = self.0 as u64;
        let (mut word, mut left, base) = match nth.checked_sub(low.count_ones()) {
            None => (low, nth, 0),
            Some(rest) => ((self.0 >> 64) as u64, rest, 64),
        };
        while 0 < left {
            word &= word - 1;
            left -= 1;
        }
        DudeId(base + word.trailing_zeros() as u8)
    }

    /// Iterates over the Dudes in the order of the catalogue.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = DudeId> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let dude = DudeId(left.trailing_zeros() as u8);
                left &= left - 1;
                dude
            })
        })
    }

    /// Gets the bits, to be hashed.
    #[inline]
    pub(crate) fn bits(self) -> u128 {
        self.0
    }
}

impl FromIterator<DudeId> for DudeSet {
    fn from_iter<I: IntoIterator<Item = DudeId>>(dudes: I) -> DudeSet {
        let mut set = DudeSet::EMPTY;
        dudes.into_iter().for_each(|dude| set.insert(dude));
        set
    }
}

#[cfg(test)]
mod tests {
    use fracas_core::Fast;

    use super::*;

    #[test]
    fn drawing_a_set_empty_gives_each_dude_once() {
        let all = DudeSet::first(MAX_DUDES);
        let mut left = all;
        let mut chance = Fast::new(1);
        let mut drawn = DudeSet::EMPTY;
        while let Some(dude) = left.draw(&mut chance) {
            assert!(!drawn.contains(dude));
            drawn.insert(dude);
        }
        assert_eq!((drawn, drawn.len()), (all, MAX_DUDES));
    }

    #[test]
    fn every_dude_of_a_set_is_as_likely_to_be_drawn() {
        let set: DudeSet = [3, 63, 64, 100].map(DudeId).into_iter().collect();
        let mut chance = Fast::new(2);
        let mut counts = [0; MAX_DUDES];
        for _ in 0..4_000 {
            let mut set = set;
            counts[set.draw(&mut chance).map_or(0, DudeId::index)] += 1;
        }
        assert!(set.iter().all(|dude| (900..1_100).contains(&counts[dude.index()])), "{counts:?}");
    }
}
