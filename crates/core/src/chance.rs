//! Chance, as the rules use it: numbers below a bound, coins, dice, shuffles and draws.
//!
//! How a number is made from a generator's words is part of every replay, so it is written here
//! and pinned by golden values, and never left to a sampling library.

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tinyvec::{Array, ArrayVec};

use crate::seed::Seed;

/// The two sides of a coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coin {
    /// The side a caller hopes for.
    Heads,
    /// The other side.
    Tails,
}

/// A source of chance. Rules ask it; they never hold one.
pub trait Chance {
    /// Draws a number below `bound`, each equally likely; 0 without drawing when `bound` is 0 or 1.
    fn below(&mut self, bound: u32) -> u32;

    /// Flips a coin.
    #[inline]
    fn coin(&mut self) -> Coin {
        if self.below(2) == 0 { Coin::Heads } else { Coin::Tails }
    }

    /// Rolls a die with the numbers 1 to `sides`.
    #[inline]
    fn die(&mut self, sides: u32) -> u32 {
        self.below(sides) + 1
    }

    /// Puts `items` in an order that is as likely as any other.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// Chooses one of `items`.
    #[inline]
    fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T>
    where
        Self: Sized,
    {
        items.get(self.below(items.len() as u32) as usize).copied()
    }

    /// Draws one item out of a bag.
    ///
    /// A shuffled deck whose order nobody knows is kept as a bag: shuffling it card by card as it
    /// is drawn gives every order the same probability, and costs nothing for cards never drawn.
    #[inline]
    fn draw<A: Array>(&mut self, bag: &mut ArrayVec<A>) -> Option<A::Item>
    where
        A::Item: Copy,
        Self: Sized,
    {
        let last = bag.len().checked_sub(1)?;
        let at = self.below(last as u32 + 1) as usize;
        let items = bag.as_mut_slice();
        let drawn = items[at];
        items[at] = items[last];
        bag.set_len(last);
        Some(drawn)
    }

    /// Draws up to `count` items out of a bag into a hand, and counts them. The hand must have room.
    #[inline]
    fn draw_into<A: Array, B: Array<Item = A::Item>>(
        &mut self,
        bag: &mut ArrayVec<A>,
        count: usize,
        hand: &mut ArrayVec<B>,
    ) -> usize
    where
        A::Item: Copy,
        Self: Sized,
    {
        let drawn = count.min(bag.len());
        let (kept, held) = (bag.len() - drawn, hand.len());
        hand.set_len(held + drawn);
        let items = bag.as_mut_slice();
        for (slot, last) in hand[held..].iter_mut().zip((kept..items.len()).rev()) {
            let at = self.below(last as u32 + 1) as usize;
            *slot = items[at];
            items[at] = items[last];
        }
        bag.set_len(kept);
        drawn
    }
}

/// Chance from a generator of random words.
#[derive(Clone, Debug)]
pub struct Dice<R>(R);

impl<R: Rng> Chance for Dice<R> {
    // Lemire's multiplication with rejection: exact, and almost always one word and no division.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let biased = bound.wrapping_neg() % bound;
            while (product as u32) < biased {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}

/// The generator that deals matches: cryptographic, so that seen cards do not give away others.
pub type Dealer = Dice<ChaCha12Rng>;

impl Dealer {
    /// The generator's name in replays.
    pub const NAME: &'static str = "chacha12";

    /// Starts the dealer of a seed.
    pub fn new(seed: &Seed) -> Dealer {
        Dice(ChaCha12Rng::from_seed(seed.key()))
    }

    /// Takes up the dealer of a seed after some words were used.
    pub fn resume(seed: &Seed, words: u64) -> Dealer {
        let mut dealer = Dealer::new(seed);
        dealer.0.set_word_pos(u128::from(words));
        dealer
    }

    /// Counts the words used so far.
    pub fn words(&self) -> u64 {
        self.0.get_word_pos() as u64
    }
}

/// The generator of playouts and simulations: the fastest that passes statistical tests.
pub type Fast = Dice<Xoshiro256PlusPlus>;

impl Fast {
    /// The generator's name in reports.
    pub const NAME: &'static str = "xoshiro256++";

    /// Starts the generator of a number.
    pub fn new(seed: u64) -> Fast {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

/// Independent generators for the many games of one simulation.
#[derive(Clone, Copy, Debug)]
pub struct Streams(u64);

impl Streams {
    /// Prepares the streams of a seed.
    pub fn new(seed: &Seed) -> Streams {
        let key = seed.key();
        Streams(u64::from_le_bytes(key[..8].try_into().expect("8 of 32 bytes")))
    }

    /// Prepares streams that depend on what comes next of some chance.
    pub fn drawn_from(chance: &mut impl Chance) -> Streams {
        let mut word = || u64::from(chance.below(u32::MAX));
        Streams(word() << 32 | word())
    }

    /// Prepares streams apart from these and from those of any other branch.
    #[must_use]
    pub fn branch(self, index: u64) -> Streams {
        Streams::drawn_from(&mut Streams(!self.0).nth(index))
    }

    /// Starts the `index`-th generator. Its position in the simulation decides, never the thread.
    #[inline]
    pub fn nth(self, index: u64) -> Fast {
        // The multiplication is odd and so one to one: no two games share a start.
        Fast::new((self.0 ^ index).wrapping_mul(0xff51_afd7_ed55_8ccd).rotate_left(31))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_values_of_the_dealer() {
        let mut dealer = Dealer::new(&Seed::from_number(7));
        let drawn: Vec<u32> =
            [2, 6, 60, 60, 885, 1_000_000].map(|bound| dealer.below(bound)).to_vec();
        assert_eq!(drawn, GOLDEN_DEALER, "a change here breaks every replay");
        assert_eq!(dealer.words(), 6);
        let mut resumed = Dealer::resume(&Seed::from_number(7), 6);
        assert_eq!(
            resumed.below(1000),
            dealer.below(1000),
            "a resumed dealer goes on where it was"
        );
    }

    #[test]
    fn golden_values_of_the_fast_generator_and_of_shuffles() {
        let mut fast = Streams::new(&Seed::from_number(7)).nth(3);
        let mut order = [0, 1, 2, 3, 4, 5, 6, 7];
        fast.shuffle(&mut order);
        assert_eq!(order, GOLDEN_SHUFFLE, "a change here breaks every reproducible simulation");
    }

    #[test]
    fn every_number_below_a_bound_is_equally_likely() {
        let mut fast = Fast::new(1);
        let mut seen = [0_u32; 7];
        for _ in 0..70_000 {
            seen[fast.below(7) as usize] += 1;
        }
        assert!(
            seen.iter().all(|count| (9_600..10_400).contains(count)),
            "counts near 10,000: {seen:?}"
        );
    }

    #[test]
    fn a_bound_of_one_uses_no_chance() {
        let mut dealer = Dealer::new(&Seed::from_number(1));
        assert_eq!((dealer.below(0), dealer.below(1), dealer.words()), (0, 0, 0));
    }

    #[test]
    fn drawing_a_bag_empty_gives_each_item_once() {
        let mut bag: ArrayVec<[u8; 5]> = [3, 1, 4, 1, 5].into();
        let mut fast = Fast::new(9);
        let mut drawn: Vec<u8> = std::iter::from_fn(|| fast.draw(&mut bag)).collect();
        drawn.sort_unstable();
        assert_eq!(drawn, [1, 1, 3, 4, 5]);
    }

    #[test]
    fn drawing_several_gives_each_item_once_and_stops_when_the_bag_is_empty() {
        let mut bag: ArrayVec<[u8; 5]> = [3, 1, 4, 1, 5].into();
        let mut hand: ArrayVec<[u8; 9]> = [9].into_iter().collect();
        let mut fast = Fast::new(9);
        assert_eq!(fast.draw_into(&mut bag, 3, &mut hand), 3);
        assert_eq!((bag.len(), hand.len(), hand[0]), (2, 4, 9));
        assert_eq!(fast.draw_into(&mut bag, 3, &mut hand), 2, "no more than there are");
        hand.sort_unstable();
        assert_eq!(hand.as_slice(), [1, 1, 3, 4, 5, 9]);
    }

    const GOLDEN_DEALER: [u32; 6] = [0, 4, 15, 19, 199, 911_766];
    const GOLDEN_SHUFFLE: [i32; 8] = [2, 4, 0, 5, 6, 1, 7, 3];
}
