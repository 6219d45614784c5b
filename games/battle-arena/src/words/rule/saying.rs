//! How rules are said, with how long they hold.

use fracas_cards::effect::{Word, list, plural};

use super::{Guard, Rule, Threat};
use crate::words::operation::changed;
use crate::words::{Condition, Moment, Number, WeaponOf, Whom};

/// How long a rule holds.
struct Span {
    /// What comes first: "for the rest of the game, ".
    lead: String,
    /// What comes after what holds: " this Battle".
    tail: String,
    battles: Battles,
}

/// For how many Battles a rule holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Battles {
    One,
    Several,
}

impl Rule {
    /// Says what holds, from when and how long.
    pub(in crate::words) fn standing(&self, from: Option<Moment>, until: Option<Moment>) -> String {
        if let (Rule::PlayCost(change, who), None, Some(Moment::YouRun)) = (self, from, until) {
            return format!("{} {}", who.whose("next Play costs"), cost(*change));
        }
        let span = self.span(from, until);
        let (mut what, mut rest) = self.said(span.battles);
        if span.battles == Battles::One {
            // How long it holds says which Battle is meant.
            what = what.replace(" this Battle", "");
            rest = rest.replace(" this Battle", "");
        }
        // Who cannot do something until they win is named once.
        let tail = match until {
            Some(Moment::OpponentWins) if what.starts_with("your opponent") => {
                " until they win a Battle".to_owned()
            }
            Some(_) | None => span.tail,
        };
        format!("{}{what}{tail}{rest}", span.lead)
    }

    fn span(&self, from: Option<Moment>, until: Option<Moment>) -> Span {
        use Battles::{One, Several};
        let tail =
            |tail: &str, battles| Span { lead: String::new(), tail: format!(" {tail}"), battles };
        match (from, until) {
            (None, Some(Moment::EndOfBattle)) if matches!(self, Rule::NoBattleDraw(_)) => {
                tail("at the end of this Battle", One)
            }
            (None, Some(Moment::EndOfBattle)) => tail("this Battle", One),
            // The substitutions of this Battle are over when Plays are run (R97).
            (None, Some(Moment::EndOfNextBattle)) if self.is_about_substitution() => {
                tail("in the next Battle", One)
            }
            (None, Some(Moment::BattlesFromNow(battles))) if self.is_about_substitution() => {
                tail(&format!("in the next {battles} Battles"), Several)
            }
            (None, Some(Moment::EndOfNextBattle)) => tail("in this Battle and the next", Several),
            (None, Some(Moment::BattlesFromNow(battles))) => {
                tail(&format!("in this Battle and the next {battles}"), Several)
            }
            (Some(Moment::NextBattle), Some(Moment::EndOfBattle)) => {
                tail("in the next Battle", One)
            }
            (Some(Moment::NextBattle), Some(Moment::EndOfNextBattle)) => {
                tail("in the next 2 Battles", Several)
            }
            (Some(Moment::NextBattle), Some(Moment::BattlesFromNow(battles))) => {
                tail(&format!("in the next {} Battles", battles + 1), Several)
            }
            (Some(Moment::StartOf(battle)), Some(Moment::EndOfBattle)) => {
                tail(&format!("in Battle {battle}"), One)
            }
            (Some(Moment::Decided), Some(Moment::EndOfBattle | Moment::NextBattle)) => {
                tail("at the end of this Battle", One)
            }
            (from, until) => {
                let from = from.map(|from| format!("{}, ", from.say().at())).unwrap_or_default();
                let (lead, tail) = match until {
                    None => (format!("{from}for the rest of the game, "), String::new()),
                    Some(until) => (from, format!(" {}", until.say().until())),
                };
                Span { lead, tail, battles: Several }
            }
        }
    }

    fn is_about_substitution(&self) -> bool {
        matches!(
            self,
            Rule::NoSubstitution(_)
                | Rule::FreeSubstitution
                | Rule::OpponentPaysSubstitution
                | Rule::MustSubstitute(_)
        )
    }

    /// Says what holds, and what comes after how long it does.
    fn said(&self, battles: Battles) -> (String, String) {
        let dogs = |count: u8| plural(i32::from(count), "Hot Dog");
        let plays = |count: u8| plural(i32::from(count), "Play");
        let each = if battles == Battles::One { "" } else { " each Battle" };
        let what = match self {
            Rule::Power { amount, who, weapon, test } => {
                return said_power(amount, *who, *weapon, test.as_deref(), battles);
            }
            Rule::Guard(guard) => said_guard(*guard, battles),
            Rule::Immune => "your Hero cannot be affected by your opponent's Plays".to_owned(),
            Rule::LossesAreGains => {
                "your Hero gets what your opponent's Plays would take from it".to_owned()
            }
            Rule::AllWeapons(weapon) => format!("all Heroes have {} weapons", weapon.title()),
            Rule::Reforge { from, to } => format!(
                "your Heroes with {} weapons have {} weapons instead",
                from.title(),
                to.title()
            ),
            Rule::NoPlays(who) => format!("{} run Plays", who.say().with("cannot")),
            Rule::MostPlays(most, who) => {
                format!("{} run more than {}{each}", who.say().with("cannot"), plays(*most))
            }
            Rule::PlayCost(change, who) => format!("{} {}", who.whose("Plays cost"), cost(*change)),
            Rule::FirstPlayFree if battles == Battles::One => "your first Play is free".to_owned(),
            Rule::FirstPlayFree => "your first Play of each Battle is free".to_owned(),
            Rule::FreeIfOutspent => {
                let once =
                    " once your opponent has run a Play of the same cost or more in that Battle";
                return ("you can run {it} for free".to_owned(), once.to_owned());
            }
            Rule::NoSubstitution(who) => format!("{} substitute", who.say().with("cannot")),
            Rule::FreeSubstitution if battles == Battles::One => {
                "you can substitute for free".to_owned()
            }
            Rule::FreeSubstitution => "your substitutions are free".to_owned(),
            Rule::OpponentPaysSubstitution => "your opponent pays for your substitution".to_owned(),
            Rule::MustSubstitute(who) => {
                return (
                    format!("{} substitute", who.say().with("must")),
                    " if possible".to_owned(),
                );
            }
            Rule::NoDraws(who) => format!("{} draw Plays", who.say().with("cannot")),
            Rule::NoBattleDraw(who) => {
                format!("{} draw the usual Play", who.say().with("cannot"))
            }
            Rule::MostDraws(most, who) => {
                format!("{} draw more than {}{each}", who.say().with("cannot"), plays(*most))
            }
            Rule::FullHand(size) => {
                format!("a player with {size} or more Plays in hand cannot draw Plays")
            }
            Rule::InterceptDraws => {
                let coin = ", flip a coin, and on heads you draw a Play instead".to_owned();
                return ("whenever your opponent would draw a Play".to_owned(), coin);
            }
            Rule::NoRecovery(Whom::One(side)) => {
                format!("{} recover Hot Dogs", side.say().with("cannot"))
            }
            Rule::NoRecovery(Whom::Both) => "nobody can recover Hot Dogs".to_owned(),
            Rule::MostRecovery(most) => {
                format!("nobody can recover more than {}{each}", dogs(*most))
            }
            Rule::MoreRecovery(more) => {
                format!("a player who recovers Hot Dogs recovers {more} more")
            }
            Rule::StealRecovery => {
                "you recover the Hot Dogs that your opponent would recover".to_owned()
            }
            Rule::RollToRun(from, to) => format!(
                "your opponent must roll {from} to {to} on a die to run a Play they have paid for"
            ),
            Rule::Reroll => "you may roll each of your dice once more".to_owned(),
            Rule::Banned => "nobody can run a Play with {its} name".to_owned(),
            Rule::Debt(more) => format!("you can spend {} more than you have", dogs(*more)),
            Rule::EmptyLoses => "a player who has no Hot Dogs left after running Plays loses the \
                                 Battle"
                .to_owned(),
        };
        (what, String::new())
    }
}

fn cost(change: i8) -> String {
    let how = if change < 0 { "less" } else { "more" };
    format!("{} {how}", plural(i32::from(change.unsigned_abs()), "Hot Dog"))
}

fn said_power(
    amount: &Number,
    who: Whom,
    weapon: Option<WeaponOf>,
    test: Option<&Condition>,
    battles: Battles,
) -> (String, String) {
    // Both players' Heroes are several even in one Battle.
    let is_one = battles == Battles::One && who != Whom::Both;
    let mut heroes = heroes(who, weapon.filter(|_| !is_one), battles);
    let mut tests = Vec::new();
    tests.extend(weapon.filter(|_| is_one).map(|weapon| format!("it has {}", weapon.say())));
    match test {
        Some(Condition::Substituted(_)) if is_one => tests.push("it was substituted in".to_owned()),
        Some(Condition::Substituted(_)) => heroes.push_str(" that were substituted in"),
        Some(test) => tests.push(who.again(&test.say())),
        None => {}
    }
    let verb = if is_one { "gets" } else { "get" };
    let rest =
        if tests.is_empty() { String::new() } else { format!(" while {}", list(&tests, "and")) };
    let mut amount = who.again(&changed(amount));
    if battles == Battles::One {
        // What is still to come in the Battle counts as well.
        amount = amount.replace(" has run", " runs").replace(" have run", " run");
    }
    (format!("{heroes} {verb} {amount}"), rest)
}

fn said_guard(guard: Guard, battles: Battles) -> String {
    let Guard { who, weapon, from } = guard;
    let heroes = heroes(who, weapon.map(WeaponOf::Is), battles);
    match from {
        Threat::Anything => format!("{heroes} cannot lose Power"),
        Threat::Opponent => format!("{heroes} cannot lose Power to your opponent's Plays"),
    }
}

/// Says which Heroes.
fn heroes(who: Whom, weapon: Option<WeaponOf>, battles: Battles) -> String {
    let heroes = match (who, battles) {
        (Whom::One(side), Battles::One) => side.whose("Hero"),
        (Whom::One(side), Battles::Several) => side.whose("Heroes"),
        (Whom::Both, _) if weapon.is_some() => "Heroes".to_owned(),
        (Whom::Both, _) => "all Heroes".to_owned(),
    };
    let weapon = weapon.map(|weapon| match (who, battles) {
        (Whom::One(_), Battles::One) => weapon.say(),
        (Whom::One(_), Battles::Several) | (Whom::Both, _) => weapon.several(),
    });
    weapon.map_or_else(|| heroes.clone(), |weapon| format!("{heroes} with {weapon}"))
}
