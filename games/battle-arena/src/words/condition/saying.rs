//! How conditions are said.

use fracas_cards::effect::Word;

use super::Condition;
use crate::words::WeaponOf;

impl Condition {
    /// Says what must hold, as it follows "if".
    pub(super) fn said(&self) -> String {
        let previous = |battles: u8| {
            if battles == 1 {
                "the previous Battle".to_owned()
            } else {
                format!("the {battles} previous Battles")
            }
        };
        let first = |battles: u8| {
            if battles == 1 {
                "Battle 1".to_owned()
            } else {
                format!("the first {battles} Battles")
            }
        };
        match self {
            Condition::Weapon(weapon) => format!("your Hero has {}", weapon.say()),
            Condition::OpposingWeapon(weapon) => {
                format!("your opponent's Hero has {}", weapon.say())
            }
            Condition::SameWeapon => "both Heroes have the same weapon".to_owned(),
            Condition::Compare(count, comparison, with) => count.compared(*comparison, with),
            Condition::Battle(from, to) => said_battle(*from, *to),
            Condition::Won => "you win this Battle".to_owned(),
            Condition::Lost => "you lose this Battle".to_owned(),
            Condition::WonPrevious(battles) => format!("you won {}", previous(*battles)),
            Condition::LostPrevious(battles) => format!("you lost {}", previous(*battles)),
            Condition::WonFirst(battles) => format!("you won {}", first(*battles)),
            Condition::LostFirst(battles) => format!("you lost {}", first(*battles)),
            Condition::HasHonors(who) => format!("{} Honors", who.say().with("have")),
            Condition::Substituted(who) => format!("{} substituted", who.say().with("have")),
            Condition::SameWeaponAsPrevious(1) => {
                "your Hero has the weapon of your previous Hero".to_owned()
            }
            Condition::SameWeaponAsPrevious(battles) => {
                format!("your Heroes in {} all had the weapon of this one", previous(*battles))
            }
            Condition::PreviousShareWeapon(battles) => {
                format!("your Heroes in {} had the same weapon", previous(*battles))
            }
            Condition::OpponentsLastTwoDiffer => {
                "the last 2 Heroes your opponent revealed have different weapons".to_owned()
            }
            Condition::RevealedShareWeapon => {
                "all Heroes you have revealed have the same weapon".to_owned()
            }
            Condition::OpponentUsedYourWeapon => {
                "your opponent has revealed a Hero with the weapon of your Hero".to_owned()
            }
            Condition::Hero(name) => format!("your Hero is {name}"),
            Condition::ItHasYourWeapon => "{it} has the weapon of your Hero".to_owned(),
            Condition::ItsWeapon(weapon) => format!("{{it}} has {}", WeaponOf::Is(*weapon).say()),
            Condition::RolledIt => "the die shows that number".to_owned(),
            Condition::RolledOuter => "the die shows your number".to_owned(),
            Condition::RolledEven => "you roll an even number".to_owned(),
            Condition::OuterCostsLess => "yours costs less".to_owned(),
            Condition::NextPowerAbove(power) => format!(
                "your opponent's Hero of the next Battle has more than {power} printed Power"
            ),
        }
    }
}

fn said_battle(from: u8, to: u8) -> String {
    match (from, to) {
        (1, 7) => "it is any Battle".to_owned(),
        (from, to) if from == to => format!("it is Battle {from}"),
        (1, to) => format!("it is Battle {to} or earlier"),
        (from, 7) => format!("it is Battle {from} or later"),
        (from, to) if from + 1 == to => format!("it is Battle {from} or {to}"),
        (from, to) => format!("it is Battle {from} to {to}"),
    }
}
