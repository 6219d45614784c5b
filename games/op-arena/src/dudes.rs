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
        // Half of the bits at a time: it is asked more often than anything else.
        let half = if dude.0 < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        half >> (dude.0 & 63) & 1 == 1
    }

    #[inline]
    pub(crate) fn insert(&mut self, dude: DudeId) {
        self.0 |= 1 << dude.0;
    }

    #[inline]
    pub(crate) fn remove(&mut self, dude: DudeId) {
        self.0 &= !(1 << dude.0);
    }

    /// Lets a Dude be in the set or not.
    #[inline]
    pub(crate) fn put(&mut self, dude: DudeId, is_in: bool) {
        self.0 = self.0 & !(1 << dude.0) | u128::from(is_in) << dude.0;
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
        let halves = self.halves();
        let count = halves[0].all() + halves[1].all();
        if count == 0 {
            return None;
        }
        let dude = nth(halves, chance.below(count));
        self.remove(dude);
        Some(dude)
    }

    #[inline]
    fn halves(self) -> [ByteSums; 2] {
        [ByteSums::of(self.0 as u64), ByteSums::of((self.0 >> 64) as u64)]
    }

    /// Iterates over the Dudes in the order of the catalogue.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = DudeId> + Clone {
        // Half of the bits at a time, which are one word.
        let (mut word, mut later, mut base) = (self.0 as u64, (self.0 >> 64) as u64, 0);
        std::iter::from_fn(move || {
            if word == 0 {
                (word, later, base) = (later, 0, 64);
            }
            (word != 0).then(|| {
                let dude = DudeId(base + word.trailing_zeros() as u8);
                word &= word - 1;
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

/// A word, and how many of its bits are set as far as each of its bytes: to find one of them without going
/// through those before it.
#[derive(Clone, Copy)]
struct ByteSums {
    word: u64,
    sums: u64,
}

/// Makes the word that has a number in each byte.
#[inline]
const fn in_each_byte(number: u64) -> u64 {
    number * (u64::MAX / 0xff)
}

impl ByteSums {
    #[inline]
    fn of(word: u64) -> ByteSums {
        let (twos, fours) = (in_each_byte(0x55), in_each_byte(0x33));
        let sums = word - ((word >> 1) & twos);
        let sums = (sums & fours) + ((sums >> 2) & fours);
        let sums = (sums + (sums >> 4)) & in_each_byte(0x0f);
        ByteSums { word, sums: sums.wrapping_mul(in_each_byte(1)) }
    }

    /// Counts the bits that are set.
    #[inline]
    fn all(self) -> u32 {
        (self.sums >> 56) as u32
    }

    /// Gets the place of the nth bit that is set, counted from 0; there are more than so many.
    #[inline]
    fn nth_bit(self, nth: u32) -> u8 {
        // It is in the byte behind those that do not reach far enough.
        let high = in_each_byte(0x80);
        let is_before = (high + in_each_byte(nth.into()) - self.sums) & high;
        let place = ((is_before >> 7).wrapping_mul(in_each_byte(1)) >> 56) as u32 * 8;
        let mut left = nth - ((self.sums << 8) >> place & 0xff) as u32;
        let mut byte = self.word >> place & 0xff;
        while 0 < left {
            byte &= byte - 1;
            left -= 1;
        }
        (place + byte.trailing_zeros()) as u8
    }
}

/// Gets the nth Dude of a set by the halves of its bits.
#[inline]
fn nth([low, high]: [ByteSums; 2], nth: u32) -> DudeId {
    DudeId(match nth.checked_sub(low.all()) {
        None => low.nth_bit(nth),
        Some(rest) => 64 + high.nth_bit(rest),
    })
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
    fn the_nth_dude_of_a_set_is_behind_n_others() {
        let mut chance = Fast::new(3);
        for count in (0..=MAX_DUDES).chain([1; 20]) {
            let mut from = DudeSet::first(MAX_DUDES);
            let set: DudeSet = (0..count).filter_map(|_| from.draw(&mut chance)).collect();
            for (nth, dude) in set.iter().enumerate() {
                assert_eq!(super::nth(set.halves(), nth as u32), dude, "{nth} of {set:?}");
            }
        }
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
