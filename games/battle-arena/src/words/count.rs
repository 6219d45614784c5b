//! What can be counted.

mod saying;
mod spelling;

pub(super) use saying::{Said, number_of};

use crate::card::Weapon;

use super::Side;

/// Something to count. Words with a side are spelt in two ways: `"hot-dogs"` for yours and
/// `"opposing-hot-dogs"` for your opponent's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// `"hot-dogs"`: Hot Dogs left.
    HotDogs(Side),
    /// `"hot-dogs-before"`: Hot Dogs you had before paying for this Play.
    HotDogsBefore,
    /// `"hot-dogs-spent"`: Hot Dogs paid, lost and discarded this Battle.
    HotDogsSpent(Side),
    /// `"hot-dogs-in-discard"`: Hot Dogs in your Discard Pile.
    HotDogsInDiscard,
    /// `"plays-run"`: Plays run this Battle, this one included.
    PlaysRun(Side),
    /// `"other-plays-run"`: Plays you ran this Battle beside this one.
    OtherPlaysRun,
    /// `{ plays-run-costing = 2 }`: Plays you ran this Battle that cost so much or more.
    PlaysRunCosting(u8),
    /// `"plays-run-last-battle"`: Plays run in the Battle before.
    PlaysRunLastBattle(Side),
    /// `"plays-in-hand"`: Plays in hand.
    PlaysInHand(Side),
    /// `"heroes-in-hand"`: Heroes in hand.
    HeroesInHand(Side),
    /// `"cards-in-hand"`: Heroes and Plays in hand.
    CardsInHand(Side),
    /// `"heroes-in-discard"`: Heroes in the Discard Pile.
    HeroesInDiscard(Side),
    /// `"heroes-in-discard-with-your-weapon"`: Heroes in your Discard Pile with the weapon of your Hero.
    DiscardedLikeYours,
    /// `"heroes-in-discard-with-its-weapon"`: Heroes in your Discard Pile with the weapon of the Hero that
    /// was chosen.
    DiscardedLikeIt,
    /// `"cards-in-discard"`: Heroes and Plays in your Discard Pile.
    CardsInDiscard,
    /// `"battles-won"`: Battles won.
    BattlesWon(Side),
    /// `"battles-left"`: Battles after this one.
    BattlesLeft,
    /// `"heroes-revealed"`: Heroes you have revealed.
    HeroesRevealed,
    /// `{ heroes-revealed-with = "ice" }`: Heroes with this weapon you have revealed.
    HeroesRevealedWith(Weapon),
    /// `"previous-heroes-with-your-weapon"`: your Heroes of earlier Battles with the weapon of this one.
    PreviousLikeYours,
    /// `"weapons-revealed"`: different weapons revealed this game, by both.
    WeaponsRevealed,
    /// `"power"`: the current Power of a Hero.
    Power(Side),
    /// `"printed-power"`: the printed Power of a Hero.
    PrintedPower(Side),
    /// `"lead"`: how much the current Power of your Hero is above your opponent's; below 0 if it is behind.
    Lead,
    /// `"previous-extra-power"`: what your previous Hero had beyond its printed Power; never below 0.
    PreviousExtraPower,
    /// `"its-power"`: the printed Power of the Hero that was chosen.
    ItsPower,
    /// `"its-cost"`: the printed cost of the Play that was chosen.
    ItsCost,
    /// `{ shown-costing = 3 }`: open Plays that cost so much or more.
    ShownCosting(u8),
    /// `"shown-power"`: the printed Power of the Heroes that lie open, together.
    ShownPower(Side),
    /// `"heads"`: heads this Play has flipped.
    Heads,
    /// `"tails"`: tails this Play has flipped.
    Tails,
    /// `"roll-sum"`: the sum of the dice you rolled by this Play.
    RollSum(Side),
    /// `{ rolls-of = 6 }`: dice of this Play that show this number.
    RollsOf(u8),
    /// `"paid"`: Hot Dogs paid for this Play by `pay-any`.
    Paid,
    /// `"discarded"`: cards discarded from a hand by this Play.
    Discarded,
    /// `"flips-this-battle"`: coins you have flipped this Battle.
    FlipsThisBattle,
    /// `"flips-and-rolls"`: coins you have flipped and dice you have rolled this game.
    FlipsAndRolls,
    /// `"face-down-heroes"`: your Heroes of later Battles.
    FaceDownHeroes,
}
