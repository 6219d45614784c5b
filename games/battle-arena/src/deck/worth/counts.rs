//! How much is usually there to count, and how often things happen.

use fracas_cards::effect::{Amount, Counted};

use super::{Outlook, place};
use crate::words::{Count, Group, Moment, Number, Side, WeaponOf};

/// The most that is counted, in hundredths.
const MOST_COUNTED: i32 = 20_000;

impl Outlook {
    /// Gets an amount, in hundredths; what is beyond all measure is as much as anything can be.
    pub(super) fn number(&self, number: &Number) -> i32 {
        let number = match number {
            Amount::Fixed(number) => number.saturating_mul(100),
            Amount::Counted { each, of } => each.saturating_mul(self.counted(of)),
        };
        number.clamp(-MOST_COUNTED, MOST_COUNTED)
    }

    fn counted(&self, of: &Counted<crate::words::Words>) -> i32 {
        match of {
            Counted::Rolled => 350,
            Counted::Chosen => 100,
            Counted::Game(count) => self.expected(*count),
        }
    }

    /// Gets how many there usually are, in hundredths.
    #[expect(clippy::match_same_arms, reason = "estimates that happen to be equal")]
    pub(super) fn expected(&self, count: Count) -> i32 {
        match count {
            Count::HotDogs(_) | Count::HotDogsBefore => 450,
            Count::HotDogsInDiscard => 550,
            Count::HotDogsSpent(_) => 150,
            Count::PlaysRun(Side::You) => 130,
            Count::PlaysRun(Side::Opponent) | Count::PlaysRunLastBattle(_) => 90,
            Count::OtherPlaysRun | Count::PlaysRunCosting(_) => 30,
            Count::PlaysInHand(_) => 350,
            Count::HeroesInHand(_) => 400,
            Count::CardsInHand(_) => 750,
            Count::HeroesInDiscard(_) => 120,
            Count::DiscardedLikeYours | Count::DiscardedLikeIt => 60,
            Count::CardsInDiscard => 450,
            Count::BattlesWon(_) => 130,
            Count::BattlesLeft | Count::FaceDownHeroes => 300,
            Count::HeroesRevealed => 400,
            Count::HeroesRevealedWith(weapon) => 4 * self.own[place(weapon)],
            Count::PreviousLikeYours => 150,
            Count::WeaponsRevealed => 300,
            Count::Power(_) | Count::PrintedPower(_) | Count::ItsPower | Count::ShownPower(_) => {
                self.power
            }
            Count::Lead => 0,
            Count::PreviousExtraPower => 1000,
            Count::ItsCost => 130,
            Count::ShownCosting(_) => 50,
            Count::Heads | Count::Tails => 150,
            Count::RollSum(_) => 450,
            Count::RollsOf(_) => 30,
            Count::Paid => 200,
            Count::Discarded => 400,
            Count::FlipsThisBattle => 30,
            Count::FlipsAndRolls => 150,
        }
    }

    /// Gets how many there usually are in a group, in hundredths; that is also the chance of there being one.
    #[expect(clippy::match_same_arms, reason = "estimates that happen to be equal")]
    pub(super) fn members(&self, group: Group) -> i32 {
        match group {
            Group::Heroes(Side::You, Some(WeaponOf::Is(weapon))) => self.one_of(4, weapon),
            Group::DiscardedHeroes(Side::You, Some(WeaponOf::Is(weapon))) => {
                self.own[place(weapon)] * 3 / 4
            }
            Group::DiscardedHeroes(..) => 75,
            Group::Plays(_) | Group::Heroes(..) => 350,
            Group::DiscardedPlays | Group::UsedPlays | Group::PlaysYouRan => 300,
            Group::DiscardedPlaysCosting(_) | Group::OpposingLasting => 60,
            Group::OpposingPlaysNamed => 10,
            Group::Playbook(_) | Group::HeroDeck(_) | Group::PlaysOfSet => 2000,
            Group::ShownPlays | Group::ShownHeroes => 100,
            Group::ShownPlaysCosting(_) => 60,
            Group::FaceDown | Group::Unsettled | Group::LaterBattles => 300,
            Group::Numbers | Group::OtherNumbers => 600,
            Group::Weapons | Group::PlaySets => 500,
            Group::Recovered(..) | Group::Payments => 300,
        }
    }
}

/// Gets how often something happens in a Battle, in hundredths.
pub(super) fn times(when: Moment) -> i32 {
    match when {
        Moment::StartOfBattle
        | Moment::Reveal
        | Moment::PlaysOver
        | Moment::Decided
        | Moment::Honors
        | Moment::EndOfBattle => 100,
        Moment::NextBattle
        | Moment::StartOf(_)
        | Moment::NextReveal
        | Moment::RevealAfter(_)
        | Moment::RevealOf(_)
        | Moment::ItsReveal
        | Moment::EndOfNextBattle
        | Moment::BattlesFromNow(_)
        | Moment::EndOf(_)
        | Moment::HeroLost => 25,
        Moment::YouRun | Moment::OpponentRuns => 90,
        Moment::YouWin | Moment::OpponentWins => 45,
        Moment::YouRoll | Moment::OpponentRolls => 20,
        Moment::Roll | Moment::Flip | Moment::OpponentDraws => 35,
    }
}
