//! Sets of kinds of cards, where a game has at most 256 of them.

/// A set of kinds, by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KindSet([u64; 4]);

impl KindSet {
    /// Adds a kind.
    #[inline]
    pub fn insert(&mut self, kind: u8) {
        self.0[usize::from(kind >> 6)] |= 1 << (kind & 63);
    }

    /// Checks whether a kind is in the set.
    #[inline]
    pub fn contains(self, kind: u8) -> bool {
        self.0[usize::from(kind >> 6)] & (1 << (kind & 63)) != 0
    }

    /// Counts the kinds.
    #[inline]
    pub fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Iterates over the kinds in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        self.0.into_iter().enumerate().flat_map(|(word, bits)| {
            let mut left = bits;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                left &= left.wrapping_sub(1);
                (bit < u64::BITS).then_some((word << 6) as u8 | bit as u8)
            })
        })
    }
}

impl FromIterator<u8> for KindSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = u8>>(kinds: I) -> KindSet {
        let mut set = KindSet::default();
        kinds.into_iter().for_each(|kind| set.insert(kind));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_room_for_every_number() {
        let all: KindSet = (0..=u8::MAX).rev().collect();
        assert_eq!(all.iter().collect::<Vec<_>>(), (0..=u8::MAX).collect::<Vec<_>>());
        assert_eq!(all.count(), 256);
        let some: KindSet = [3, 200, 3].into_iter().collect();
        assert_eq!((some.count(), some.contains(200), some.contains(4)), (2, true, false));
    }
}
