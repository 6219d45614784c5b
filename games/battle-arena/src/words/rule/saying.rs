//! How rules are said.

use super::{Guard, Rule, Threat};
use crate::words::operation::changed;
use crate::words::{Side, WeaponOf, Whom};
use fracas_cards::effect::{Word, plural};

impl Rule {
    /// Says what holds.
    pub(super) fn said(&self) -> String {
        let dogs = |count: u8| plural(i32::from(count), "Hot Dog");
        match self {
            Rule::Power { amount, who, weapon, test } => {
                let test = test.as_ref().map(|test| format!(" while {}", test.say()));
                let (heroes, verb) = heroes(*who, *weapon);
                format!("{heroes} {verb} {}{}", changed(amount), test.unwrap_or_default())
            }
            Rule::Guard(Guard { who, weapon, from }) => {
                let (heroes, _) = heroes(*who, weapon.map(WeaponOf::Is));
                match from {
                    Threat::Anything => format!("{heroes} cannot lose Power"),
                    Threat::Opponent => {
                        format!("{heroes} cannot lose Power by your opponent's Plays")
                    }
                }
            }
            Rule::Immune => "your Hero cannot be affected by your opponent's Plays".to_owned(),
            Rule::LossesAreGains => {
                "your Hero gets the Power that your opponent's Plays would take from it".to_owned()
            }
            Rule::AllWeapons(weapon) => format!("all Heroes have {} weapons", weapon.title()),
            Rule::Reforge { from, to } => {
                format!("your Heroes with {} weapons have {} weapons", from.title(), to.title())
            }
            Rule::NoPlays(who) => format!("{} run Plays", who.say().with("cannot")),
            Rule::MostPlays(most, who) => {
                let most = plural(i32::from(*most), "Play");
                format!("{} run more than {most} each Battle", who.say().with("cannot"))
            }
            Rule::PlayCost(change, who) => {
                let how = if *change < 0 { "less" } else { "more" };
                format!("{} cost {} {how}", who.whose("Plays"), dogs(change.unsigned_abs()))
            }
            Rule::FirstPlayFree => "your first Play of each Battle is free".to_owned(),
            Rule::FreeIfOutspent => {
                "you may run {it} for free once your opponent has run a Play of \
                                     the same cost or more in that Battle"
                    .to_owned()
            }
            Rule::NoSubstitution(who) => format!("{} substitute", who.say().with("cannot")),
            Rule::FreeSubstitution => "your substitutions are free".to_owned(),
            Rule::OpponentPaysSubstitution => "your opponent pays for your substitution".to_owned(),
            Rule::MustSubstitute(who) => {
                format!("{} substitute, if possible", who.say().with("must"))
            }
            Rule::NoDraws(who) => format!("{} draw Plays", who.say().with("cannot")),
            Rule::MostDraws(most, who) => {
                let most = plural(i32::from(*most), "Play");
                format!("{} draw more than {most} each Battle", who.say().with("cannot"))
            }
            Rule::FullHand(size) => {
                format!("a player with {size} or more Plays in hand cannot draw Plays")
            }
            Rule::InterceptDraws => {
                "whenever your opponent would draw a Play, flip a coin, and on \
                                     heads you draw a Play instead"
                    .to_owned()
            }
            Rule::NoRecovery(who) => match who {
                Whom::One(side) => format!("{} recover Hot Dogs", side.say().with("cannot")),
                Whom::Both => "nobody can recover Hot Dogs".to_owned(),
            },
            Rule::MostRecovery(most) => {
                format!("nobody can recover more than {} each Battle", dogs(*most))
            }
            Rule::MoreRecovery(more) => {
                let more = if *more == 1 { "1 more".to_owned() } else { format!("{more} more") };
                format!("whoever recovers Hot Dogs recovers {more}")
            }
            Rule::StealRecovery => {
                "you recover the Hot Dogs that your opponent would recover".to_owned()
            }
            Rule::RollToRun(from, to) => format!(
                "your opponent rolls a die for each Play they pay for, which is run only on {from} to \
                 {to}"
            ),
            Rule::Reroll => "you may roll each of your dice once more".to_owned(),
            Rule::Banned => "nobody can run a Play with the name of {it}".to_owned(),
            Rule::Debt(more) => format!("you can spend {} more than you have", dogs(*more)),
            Rule::EmptyLoses => {
                "a player who has no Hot Dogs left when they have finished running \
                                 Plays loses the Battle"
                    .to_owned()
            }
        }
    }
}

/// Says which Heroes, and what they do with Power.
fn heroes(who: Whom, weapon: Option<WeaponOf>) -> (String, &'static str) {
    let heroes = match who {
        Whom::One(Side::You) => "your Heroes",
        Whom::One(Side::Opponent) => "your opponent's Heroes",
        Whom::Both => "all Heroes",
    };
    let with = weapon.map(|weapon| format!(" with {}", weapon.several())).unwrap_or_default();
    (format!("{heroes}{with}"), "get")
}
