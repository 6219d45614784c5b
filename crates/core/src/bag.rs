//! Hashes of things whose order means nothing, for [`Game::know`](crate::Game::know).

/// Hashes kinds of which several may be there, in any order.
#[inline]
pub fn bag_hash(kinds: impl IntoIterator<Item = impl Into<u64>>) -> u64 {
    kinds.into_iter().fold(0, |sum, kind| sum.wrapping_add(mixed(kind.into())))
}

/// Spreads a kind over 64 bits, so that the sums of different bags differ (the finish of `SplitMix64`).
#[inline]
fn mixed(kind: u64) -> u64 {
    let mut word = kind.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_means_nothing_and_the_number_does() {
        assert_eq!(bag_hash([1_u8, 2, 2]), bag_hash([2_u8, 1, 2]));
        assert_ne!(bag_hash([1_u8, 2, 2]), bag_hash([1_u8, 2]));
        assert_ne!(bag_hash([1_u8, 2]), bag_hash([3_u8]));
    }
}
