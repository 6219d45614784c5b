//! What is written on Dudes, rendered from what they do.

use fracas_cards::effect::{Word, capitalised};

use super::{Ability, Dude, Kind, Rolls};

impl Ability {
    /// Says how it comes about: "4+", "Persistent", "Reactive 3".
    pub fn label(&self) -> String {
        match &self.kind {
            Kind::Die(6) => "6".to_owned(),
            Kind::Die(number) => format!("{number}+"),
            Kind::Rule(_) | Kind::When(_) => "Persistent".to_owned(),
            Kind::Reactive(number, _) => format!("Reactive {number}"),
        }
    }

    /// Says what it does.
    pub fn text(&self) -> String {
        match &self.kind {
            Kind::Die(_) => self.effect.text(),
            Kind::Rule(rule) => format!("{}.", capitalised(&rule.say())),
            Kind::When(when) => {
                format!("{}: {}", capitalised(&when.say()), self.effect.text())
            }
            Kind::Reactive(number, Rolls::Any) => {
                format!("When any player rolls a {number}: {}", self.effect.text())
            }
            Kind::Reactive(number, Rolls::Others) => {
                format!("When another player rolls a {number}: {}", self.effect.text())
            }
        }
    }
}

impl Dude {
    /// Says all that the Dude can do, one part a line.
    pub fn text(&self) -> String {
        let attack = self.attack.map(|spot| format!("Basic Attack {}.", spot.number));
        let skill = self.skill.map(|spot| format!("Skill Power {}.", spot.number));
        let abilities = self
            .abilities
            .iter()
            .map(|ability| format!("{} ({}): {}", ability.name, ability.label(), ability.text()));
        let lines: Vec<String> = attack.into_iter().chain(skill).chain(abilities).collect();
        lines.join("\n")
    }
}
