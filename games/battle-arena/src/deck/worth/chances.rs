//! How likely conditions are.

use super::{Outlook, place};
use crate::card::{WEAPONS, Weapon};
use crate::words::{Comparison, Condition, Count, Side, WeaponOf};

impl Outlook {
    /// Gets the chance that a condition holds, in a hundred.
    #[expect(clippy::match_same_arms, reason = "estimates that happen to be equal")]
    pub(super) fn likelihood(&self, condition: &Condition) -> i32 {
        match condition {
            Condition::Weapon(weapon) => self.share(Side::You, *weapon),
            Condition::OpposingWeapon(weapon) => self.share(Side::Opponent, *weapon),
            Condition::ItsWeapon(weapon) => self.own[place(*weapon)],
            Condition::SameWeapon | Condition::OpponentUsedYourWeapon => self.meeting(&self.other),
            Condition::ItHasYourWeapon => self.meeting(&self.own),
            Condition::SameWeaponAsPrevious(times) => {
                self.streak(u32::from(*times)) * (7 - i32::from(*times)) / 7
            }
            Condition::PreviousShareWeapon(times) => {
                self.streak(u32::from(times.saturating_sub(1))) * (7 - i32::from(*times)) / 7
            }
            Condition::RevealedShareWeapon => self.streak(2),
            Condition::OpponentsLastTwoDiffer => 100 - self.other_streak(),
            Condition::Compare(count, comparison, number) => {
                let ahead = self.expected(*count) - self.number(number);
                likely(ahead, spread(*count), *comparison)
            }
            Condition::Battle(from, to) => i32::from(to - from + 1) * 100 / 7,
            Condition::Won | Condition::Lost => 45,
            Condition::WonPrevious(times)
            | Condition::LostPrevious(times)
            | Condition::WonFirst(times)
            | Condition::LostFirst(times) => 45 >> (times.saturating_sub(1)),
            Condition::HasHonors(_) => 50,
            Condition::Substituted(_) => 25,
            Condition::Hero(name) => {
                let is_there = self.names.contains(&name.to_lowercase());
                if is_there { 7 } else { 0 }
            }
            Condition::RolledIt | Condition::RolledOuter => 17,
            Condition::RolledEven => 50,
            Condition::OuterCostsLess => 40,
            Condition::NextPowerAbove(_) => 5,
        }
    }

    /// Gets the share of a weapon among the Heroes of a side, in a hundred; of the most frequent one where a player
    /// names it.
    pub(super) fn share(&self, side: Side, weapon: WeaponOf) -> i32 {
        let shares = match side {
            Side::You => &self.own,
            Side::Opponent => &self.other,
        };
        match weapon {
            WeaponOf::Is(weapon) => shares[place(weapon)],
            WeaponOf::Chosen => shares.iter().copied().max().unwrap_or_default(),
        }
    }

    /// Gets the chance that at least one of several own Heroes has a weapon, in a hundred.
    pub(super) fn one_of(&self, heroes: u32, weapon: Weapon) -> i32 {
        100 - (0..heroes).fold(100, |chance, _| chance * (100 - self.own[place(weapon)]) / 100)
    }

    /// Gets the chance that a Hero of these has the weapon of an own one, in a hundred.
    fn meeting(&self, shares: &[i32; WEAPONS.len()]) -> i32 {
        self.own.iter().zip(shares).map(|(own, other)| own * other / 100).sum()
    }

    /// Gets the chance that so many own Heroes have the weapon of another, in a hundred.
    fn streak(&self, heroes: u32) -> i32 {
        let chance = |share: i32| (0..heroes).fold(share, |chance, _| chance * share / 100);
        self.own.iter().copied().map(chance).sum()
    }

    /// Gets the chance that two Heroes of another deck share a weapon, in a hundred.
    fn other_streak(&self) -> i32 {
        self.other.iter().map(|share| share * share / 100).sum()
    }
}

/// Gets the chance that something that is counted compares with a number in a way, in a hundred: the nearer the two
/// are expected to be, the more is it an even chance.
fn likely(ahead: i32, spread: i32, comparison: Comparison) -> i32 {
    let lean = 25 * ahead / spread;
    match comparison {
        Comparison::AtLeast | Comparison::MoreThan => 50 + lean,
        Comparison::AtMost | Comparison::FewerThan => 50 - lean,
        Comparison::Exactly => 35 - lean.abs(),
    }
    .clamp(5, 95)
}

/// Gets by how much a count usually differs from what is expected, in hundredths.
fn spread(count: Count) -> i32 {
    let is_power = matches!(
        count,
        Count::Power(_)
            | Count::PrintedPower(_)
            | Count::ItsPower
            | Count::ShownPower(_)
            | Count::Lead
            | Count::PreviousExtraPower
    );
    if is_power { 2500 } else { 150 }
}
