//! How counts are said: as what there is one of, and in sentences that compare them.

use std::mem::discriminant;

use fracas_cards::effect::{Amount, Counted, Noun, Word};

use super::Count;
use super::Side::{self, You};
use crate::words::{Comparison, Number, WeaponOf, Whom};

/// What a count is about.
#[derive(Clone, Debug)]
pub(in crate::words) enum Said {
    /// Things: "you have run" 3 "Plays" "this Battle".
    Things {
        /// What comes before the number.
        lead: String,
        /// What is counted.
        things: Noun,
        /// What comes after it.
        tail: String,
        /// What narrows the things down where they stand alone: "you have run this Battle".
        narrowed: String,
    },
    /// Something that has a size: "your Hero's current Power".
    Measure(String),
}

/// A verb as it goes with "you" and with "your opponent".
type Verb = (&'static str, &'static str);

const HAVE: Verb = ("have", "has");
const RUN: Verb = ("have run", "has run");
const SPENT: Verb = ("have spent or lost", "has spent or lost");
const THIS: &str = "this Battle";
const DISCARD: &str = "Discard Pile";

impl Count {
    pub(in crate::words) fn said(self) -> Said {
        let one = |one| Noun::new(one, "");
        let side_of = |one, many| Noun::irregular(one, many, "");
        match self {
            Count::HotDogs(who) => done(who, HAVE, one("Hot Dog"), "left"),
            Count::HotDogsBefore => {
                done(You, ("had", "had"), one("Hot Dog"), "before paying for this Play")
            }
            Count::HotDogsSpent(who) => done(who, SPENT, one("Hot Dog"), THIS),
            Count::HotDogsInDiscard => held(You, one("Hot Dog"), DISCARD, ""),
            Count::PlaysRun(who) => done(who, RUN, one("Play"), THIS),
            Count::OtherPlaysRun => done(You, RUN, one("other Play"), THIS),
            Count::PlaysRunCosting(least) => done(You, RUN, costing("Play", least), THIS),
            Count::PlaysRunLastBattle(who) => {
                done(who, ("ran", "ran"), one("Play"), "in the previous Battle")
            }
            Count::PlaysInHand(who) => held(who, one("Play"), "hand", ""),
            Count::HeroesInHand(who) => held(who, one("Hero"), "hand", ""),
            Count::CardsInHand(who) => held(who, one("card"), "hand", ""),
            Count::HeroesInDiscard(who) => held(who, one("Hero"), DISCARD, ""),
            Count::DiscardedLikeYours => {
                held(You, one("Hero"), DISCARD, " with the weapon of your Hero")
            }
            Count::DiscardedLikeIt => held(You, one("Hero"), DISCARD, " with {its} weapon"),
            Count::CardsInDiscard => {
                held(You, side_of("Hero or Play", "Heroes and Plays"), DISCARD, "")
            }
            Count::BattlesWon(who) => done(who, ("have won", "has won"), one("Battle"), ""),
            Count::BattlesLeft => there(one("Battle"), "after this one"),
            Count::HeroesRevealed => revealed(one("Hero")),
            Count::HeroesRevealedWith(weapon) => {
                revealed(Noun::new("Hero", &format!("with {}", WeaponOf::Is(weapon).say())))
            }
            Count::PreviousLikeYours => {
                let like = "with the weapon of your Hero";
                things("you have revealed", one("earlier Hero"), like, like)
            }
            Count::WeaponsRevealed => there(one("different weapon"), "revealed this game"),
            Count::Power(who) => Said::Measure(power(who, "current")),
            Count::PrintedPower(who) => Said::Measure(power(who, "printed")),
            Count::Lead => Said::Measure("the lead of your Hero".to_owned()),
            Count::PreviousExtraPower => {
                Said::Measure("what your previous Hero had beyond its printed Power".to_owned())
            }
            Count::ItsPower => Said::Measure("{its} printed Power".to_owned()),
            Count::ItsCost => Said::Measure("{its} cost".to_owned()),
            Count::ShownCosting(least) => there(costing("revealed Play", least), ""),
            Count::ShownPower(who) => Said::Measure(who.whose("revealed Hero's Power")),
            Count::Heads => things("you flip", side_of("heads", "heads"), "", ""),
            Count::Tails => things("you flip", side_of("tails", "tails"), "", ""),
            Count::RollSum(who) => Said::Measure(who.whose("roll")),
            Count::RollsOf(number) => things("you roll", one(&number.to_string()), "", "rolled"),
            Count::Paid => things("you paid", one("Hot Dog"), "", "you paid"),
            Count::Discarded => there(one("card"), "discarded this way"),
            Count::FlipsThisBattle => done(You, ("have flipped", "has flipped"), one("coin"), THIS),
            Count::FlipsAndRolls => {
                let lead = "you have flipped a coin or rolled a die";
                things(lead, one("time"), "this game", &format!("{lead} this game"))
            }
            Count::FaceDownHeroes => done(You, HAVE, one("face-down Hero"), ""),
        }
    }

    /// Says how it compares: "you have 3 or more Hot Dogs left".
    pub(in crate::words) fn compared(self, comparison: Comparison, with: &Number) -> String {
        match (self, comparison, with) {
            (Count::Lead, _, Amount::Fixed(by)) => return said_lead(comparison, *by),
            (Count::Heads, Comparison::AtLeast, Amount::Fixed(1)) => {
                return "you flip heads".to_owned();
            }
            (Count::Tails, Comparison::AtLeast, Amount::Fixed(1)) => {
                return "you flip tails".to_owned();
            }
            // This Play is one of them.
            (Count::PlaysRun(You), Comparison::Exactly, Amount::Fixed(1)) => {
                return "this is the only Play you have run this Battle".to_owned();
            }
            _ => {}
        }
        match self.said() {
            Said::Measure(what) => format!("{what} is {}", sized(comparison, with)),
            Said::Things { lead, things, tail, .. } => {
                let end = if tail.is_empty() { tail } else { format!(" {tail}") };
                match with {
                    Amount::Fixed(number) => {
                        format!("{lead} {}{end}", numbered(comparison, *number, &things))
                    }
                    Amount::Counted { .. } => {
                        let (more, than) = relative(comparison);
                        let other = self.against(with, &things);
                        format!("{lead} {more} {}{end} {than} {other}", things.all())
                    }
                }
            }
        }
    }

    /// Says what things are compared with, without naming them twice.
    fn against(self, with: &Number, things: &Noun) -> String {
        let Amount::Counted { each: 1, of: Counted::Game(other) } = with else {
            return number_of(with);
        };
        let Said::Things { things: others, narrowed, .. } = other.said() else {
            return number_of(with);
        };
        if others != *things {
            let others = other.say().all();
            let is_opponents = self.is_opponents();
            return if is_opponents { Whom::One(Side::Opponent).again(&others) } else { others };
        }
        // The same for the other player: "than your opponent".
        if discriminant(&self) == discriminant(other) {
            return if other.is_opponents() { "your opponent" } else { "you" }.to_owned();
        }
        narrowed
    }

    /// Checks whether it is about what your opponent has or does.
    fn is_opponents(self) -> bool {
        matches!(self.said(), Said::Things { lead, .. } if lead.starts_with("your opponent"))
    }
}

impl Said {
    /// Gets what there is one of, after "each".
    pub(super) fn noun(self) -> Noun {
        match self {
            Said::Things { things, narrowed, .. } => {
                let rest = [things.rest.as_str(), narrowed.as_str()];
                let rest: Vec<&str> = rest.into_iter().filter(|part| !part.is_empty()).collect();
                Noun::irregular(&things.one, &things.many, &rest.join(" "))
            }
            Said::Measure(what) => Noun::irregular("point", "points", &format!("of {what}")),
        }
    }
}

/// Things that someone has or has done something with.
fn done(who: Side, verb: Verb, counted: Noun, when: &str) -> Said {
    let lead = match who {
        Side::You => format!("you {}", verb.0),
        Side::Opponent => format!("your opponent {}", verb.1),
    };
    let narrowed = if when.is_empty() { lead.clone() } else { format!("{lead} {when}") };
    things(&lead, counted, when, &narrowed)
}

/// Cards that someone has in a place.
fn held(who: Side, counted: Noun, place: &str, rest: &str) -> Said {
    let (lead, whose) = match who {
        Side::You => ("you have", "your"),
        Side::Opponent => ("your opponent has", "their"),
    };
    let narrowed = format!("in {}{rest}", who.whose(place));
    things(lead, counted, &format!("in {whose} {place}{rest}"), &narrowed)
}

fn power(who: Side, which: &str) -> String {
    match who {
        Side::You => format!("your Hero's {which} Power"),
        Side::Opponent => format!("the {which} Power of your opponent's Hero"),
    }
}

fn revealed(counted: Noun) -> Said {
    done(You, ("have revealed", "has revealed"), counted, "")
}

fn there(counted: Noun, rest: &str) -> Said {
    things("there are", counted, rest, rest)
}

fn things(lead: &str, things: Noun, tail: &str, narrowed: &str) -> Said {
    let (lead, tail, narrowed) = (lead.to_owned(), tail.to_owned(), narrowed.to_owned());
    Said::Things { lead, things, tail, narrowed }
}

fn costing(one: &str, least: u8) -> Noun {
    Noun::new(one, &format!("of cost {least} or more"))
}

/// Says how many: "3 or more Plays", "no Plays".
fn numbered(comparison: Comparison, number: i32, things: &Noun) -> String {
    let several = things.all();
    let some = if number == 1 { things.each() } else { several.clone() };
    match (comparison, number) {
        (Comparison::AtLeast, 1) => format!("at least one {some}"),
        (Comparison::AtLeast, _) => format!("{number} or more {several}"),
        (Comparison::AtMost | Comparison::Exactly, 0) | (Comparison::FewerThan, 1) => {
            format!("no {several}")
        }
        (Comparison::AtMost, _) => format!("{number} or fewer {several}"),
        (Comparison::Exactly, _) => format!("exactly {number} {some}"),
        (Comparison::MoreThan, _) => format!("more than {number} {some}"),
        (Comparison::FewerThan, _) => format!("fewer than {number} {some}"),
    }
}

/// Says how things compare to others: "more Plays than".
fn relative(comparison: Comparison) -> (&'static str, &'static str) {
    match comparison {
        Comparison::AtLeast => ("at least as many", "as"),
        Comparison::AtMost => ("at most as many", "as"),
        Comparison::Exactly => ("as many", "as"),
        Comparison::MoreThan => ("more", "than"),
        Comparison::FewerThan => ("fewer", "than"),
    }
}

/// Says how a size compares: "150 or more".
fn sized(comparison: Comparison, with: &Number) -> String {
    let other = number_of(with);
    match (comparison, with) {
        (Comparison::AtLeast, Amount::Fixed(_)) => format!("{other} or more"),
        (Comparison::AtMost, Amount::Fixed(_)) => format!("{other} or less"),
        (Comparison::Exactly, Amount::Fixed(_)) => other,
        (Comparison::AtLeast, Amount::Counted { .. }) => format!("at least {other}"),
        (Comparison::AtMost, Amount::Counted { .. }) => format!("at most {other}"),
        (Comparison::Exactly, Amount::Counted { .. }) => format!("the same as {other}"),
        (Comparison::MoreThan, _) => format!("higher than {other}"),
        (Comparison::FewerThan, _) => format!("lower than {other}"),
    }
}

/// Says by how much your Hero is ahead or behind.
fn said_lead(comparison: Comparison, by: i32) -> String {
    let (off, so_much) = (by.abs(), by.unsigned_abs());
    let direction = if by < 0 { "behind" } else { "ahead" };
    match comparison {
        Comparison::Exactly if by == 0 => "the Heroes have the same Power".to_owned(),
        Comparison::MoreThan if by == 0 => "your Hero is ahead".to_owned(),
        Comparison::FewerThan if by == 0 => "your Hero is behind".to_owned(),
        Comparison::AtLeast if by == 0 => "your Hero is not behind".to_owned(),
        Comparison::AtMost if by == 0 => "your Hero is not ahead".to_owned(),
        Comparison::Exactly => format!("your Hero is {direction} by exactly {off}"),
        Comparison::AtLeast if 0 < by => format!("your Hero is ahead by {off} or more"),
        Comparison::AtMost if by < 0 => format!("your Hero is behind by {off} or more"),
        Comparison::MoreThan if 0 < by => format!("your Hero is ahead by more than {off}"),
        Comparison::FewerThan if by < 0 => format!("your Hero is behind by more than {off}"),
        Comparison::AtLeast | Comparison::AtMost => {
            format!("your Hero is {direction} by {so_much} or less")
        }
        Comparison::MoreThan | Comparison::FewerThan => {
            format!("your Hero is {direction} by less than {so_much}")
        }
    }
}

/// Says a number by itself: "5", "the number of Plays in your hand".
pub(in crate::words) fn number_of(number: &Number) -> String {
    let (each, of) = match number {
        Amount::Fixed(number) => return number.to_string(),
        Amount::Counted { each, of } => (*each, of),
    };
    let counted = match of {
        Counted::Rolled => "the number rolled".to_owned(),
        Counted::Chosen => "the number chosen".to_owned(),
        Counted::Game(count) => match count.said() {
            Said::Measure(what) => what,
            Said::Things { .. } => format!("the number of {}", of.say().all()),
        },
    };
    if each == 1 { counted } else { format!("{each} times {counted}") }
}
