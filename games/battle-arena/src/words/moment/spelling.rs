//! How moments are written and said.

use fracas_cards::effect::{Spelling, Time, Word, Written};

use super::Moment;

/// The number of Battles.
const BATTLES: i32 = 7;

impl Word for Moment {
    type Saying = Time;
    const KIND: &'static str = "moment";
    const WORDS: &'static [Spelling<Self>] = &[
        ("start-of-battle", |word| word.alone(Moment::StartOfBattle)),
        ("next-battle", |word| word.alone(Moment::NextBattle)),
        ("start-of", |word| battle(&word).map(Moment::StartOf)),
        ("reveal", |word| word.alone(Moment::Reveal)),
        ("next-reveal", |word| word.alone(Moment::NextReveal)),
        ("reveal-after", |word| battles(&word).map(Moment::RevealAfter)),
        ("reveal-of", |word| battle(&word).map(Moment::RevealOf)),
        ("its-reveal", |word| word.alone(Moment::ItsReveal)),
        ("plays-over", |word| word.alone(Moment::PlaysOver)),
        ("decided", |word| word.alone(Moment::Decided)),
        ("honors", |word| word.alone(Moment::Honors)),
        ("end-of-battle", |word| word.alone(Moment::EndOfBattle)),
        ("end-of-next-battle", |word| word.alone(Moment::EndOfNextBattle)),
        ("battles-from-now", |word| battles(&word).map(Moment::BattlesFromNow)),
        ("end-of", |word| battle(&word).map(Moment::EndOf)),
        ("you-run", |word| word.alone(Moment::YouRun)),
        ("opponent-runs", |word| word.alone(Moment::OpponentRuns)),
        ("you-roll", |word| word.alone(Moment::YouRoll)),
        ("opponent-rolls", |word| word.alone(Moment::OpponentRolls)),
        ("roll", |word| word.alone(Moment::Roll)),
        ("flip", |word| word.alone(Moment::Flip)),
        ("you-win", |word| word.alone(Moment::YouWin)),
        ("opponent-wins", |word| word.alone(Moment::OpponentWins)),
        ("hero-lost", |word| word.alone(Moment::HeroLost)),
        ("opponent-draws", |word| word.alone(Moment::OpponentDraws)),
    ];

    fn say(&self) -> Time {
        match self {
            Moment::StartOfBattle => {
                Time::point("the start of the next Battle", "the start of each Battle")
            }
            Moment::NextBattle => once("the start of the next Battle"),
            Moment::StartOf(battle) => once(&format!("the start of Battle {battle}")),
            Moment::Reveal => Time::event("Heroes are revealed"),
            Moment::NextReveal | Moment::RevealAfter(1) => revealed("the next Battle"),
            Moment::RevealAfter(2) => revealed("the Battle after the next"),
            Moment::RevealAfter(battles) => {
                revealed(&format!("the Battle {battles} after this one"))
            }
            Moment::RevealOf(battle) => revealed(&format!("Battle {battle}")),
            Moment::ItsReveal => revealed("that Battle"),
            Moment::PlaysOver => Time::event("both players have finished running Plays")
                .once("after both players have finished running Plays"),
            Moment::Decided => Time::event("a Battle is decided").once("at the end of this Battle"),
            Moment::Honors => Time::event("Honors are settled").once("when Honors are settled"),
            Moment::EndOfBattle => Time::point("the end of this Battle", "the end of each Battle"),
            Moment::EndOfNextBattle => once("the end of the next Battle"),
            Moment::BattlesFromNow(battles) => {
                once(&format!("the end of the Battle {battles} after this one"))
            }
            Moment::EndOf(battle) => once(&format!("the end of Battle {battle}")),
            Moment::YouRun => Time::event("you run a Play"),
            Moment::OpponentRuns => Time::event("your opponent runs a Play"),
            Moment::YouRoll => Time::event("you roll a die"),
            Moment::OpponentRolls => Time::event("your opponent rolls a die"),
            Moment::Roll => Time::event("a die is rolled"),
            Moment::Flip => Time::event("a coin is flipped"),
            Moment::YouWin => Time::event("you win a Battle"),
            Moment::OpponentWins => Time::event("your opponent wins a Battle"),
            Moment::HeroLost => {
                Time::event("one of your Heroes is discarded other than by substitution")
            }
            Moment::OpponentDraws => Time::event("your opponent draws a Play because of a Play"),
        }
    }
}

/// Reads the number of a Battle.
fn battle(word: &Written<'_>) -> Option<u8> {
    word.number(1..=BATTLES).map(|battle| battle as u8)
}

/// Reads a number of Battles to go by.
fn battles(word: &Written<'_>) -> Option<u8> {
    word.number(1..=BATTLES - 1).map(|battles| battles as u8)
}

/// The reveal of a Battle, from which on its Heroes fight.
fn revealed(battle: &str) -> Time {
    once(&format!("the reveal of {battle}")).once(&format!("in {battle}"))
}

/// A point in time that comes once.
fn once(point: &str) -> Time {
    Time::point(point, point)
}
