//! How it is said which cards and attacks are meant.

use fracas_cards::effect::{Noun, list};

use super::{AttackFilter, CardFilter, Class, ClassSet, Word};
use crate::power::Icons;

/// The names of classes, the wider ones first.
const NAMES: [(ClassSet, &str); 12] = [
    (ClassSet::SPECIAL, "Special"),
    (ClassSet::UNIVERSE, "Universe card"),
    (ClassSet::of(Class::Power), "Power card"),
    (ClassSet::of(Class::Character), "Special of a character"),
    (ClassSet::of(Class::AnyCharacter), "Any Character Special"),
    (ClassSet::of(Class::Basic), "Basic Universe card"),
    (ClassSet::of(Class::Teamwork), "Teamwork card"),
    (ClassSet::of(Class::Training), "Training card"),
    (ClassSet::of(Class::Ally), "Ally card"),
    (ClassSet::of(Class::Advanced), "Advanced Universe card"),
    (ClassSet::of(Class::Event), "Event"),
    (ClassSet::of(Class::Aspect), "Aspect"),
];

impl ClassSet {
    /// Names the classes: "card", or "Special" and "Universe card".
    fn names(self) -> Vec<&'static str> {
        if self == ClassSet::ALL {
            return vec!["card"];
        }
        let mut said = ClassSet::NONE;
        let mut names = Vec::new();
        for (classes, name) in NAMES {
            if self.has_all(classes) && !said.has_all(classes) {
                said = said.and(classes);
                names.push(name);
            }
        }
        names
    }
}

impl Icons {
    /// Names the icons: "Combat or Brute Force", "Any-Power".
    pub(crate) fn say(self, conjunction: &str) -> String {
        if self == Icons::ALL_TYPES {
            return "MultiPower".into();
        }
        let mut names: Vec<String> = self.types().map(|of| of.title().to_owned()).collect();
        if self.is_any_power() {
            names.push("Any-Power".into());
        }
        list(&names, conjunction)
    }

    /// Names them as the icons of a card, with which ones where there are several of the four.
    pub(crate) fn label(self) -> String {
        let is_some = self.is_multi_power() && self != Icons::ALL_TYPES;
        if is_some { format!("MultiPower ({})", self.say("or")) } else { self.say("or") }
    }
}

impl CardFilter {
    /// Says which cards are meant: "Intelligence Power card of level 1 to 4".
    pub(crate) fn noun(&self) -> Noun {
        if self.is_inverted {
            let but = CardFilter { is_inverted: false, ..*self };
            let rest = format!("other than {}", but.noun().all());
            return Noun::new("card", &rest);
        }
        let names = self.classes.names();
        let before = self.before();
        let one: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let many: Vec<String> = names.iter().map(|name| many(name)).collect();
        let one = format!("{before}{}", list(&one, "or"));
        let many = format!("{before}{}", list(&many, "and"));
        Noun::irregular(&one, &many, &self.after())
    }

    /// Says it of one card at all: "a Special".
    pub(crate) fn one(&self) -> String {
        self.noun().some(1).replace("an Universe", "a Universe")
    }

    /// Says it of all of them: "Specials".
    pub(crate) fn all(&self) -> String {
        self.noun().all()
    }

    fn before(&self) -> String {
        let mut words = Vec::new();
        words.extend(self.is_once.filter(|is| *is).map(|_| "One Per Deck"));
        words.extend(self.is_placed.filter(|is| *is).map(|_| "placed"));
        words.extend(self.is_numerical.map(|is| if is { "numerical" } else { "non-numerical" }));
        let mut words: Vec<String> = words.into_iter().map(str::to_owned).collect();
        if self.is_type_of_power() {
            words.push(self.icons.say("or"));
        }
        if words.is_empty() { String::new() } else { words.join(" ") + " " }
    }

    /// Checks whether the icons name the type of the cards: "Combat Power card".
    fn is_type_of_power(&self) -> bool {
        let is_named = self.classes == ClassSet::of(Class::Power)
            || self.classes == ClassSet::of(Class::Teamwork);
        !self.icons.is_empty() && is_named
    }

    fn after(&self) -> String {
        let mut rest = Vec::new();
        if !self.icons.is_empty() && !self.is_type_of_power() {
            let icons = self.icons.say("or");
            let article = if icons.starts_with(['E', 'I', 'A']) { "an" } else { "a" };
            rest.push(format!("with {article} {icons} icon"));
        }
        if self.is_of_chosen_icon {
            rest.push("with that icon".to_owned());
        }
        rest.extend(self.values.map(|(least, most)| match (least, most) {
            (least, most) if least == most => format!("of level {least}"),
            (least, 8..) => format!("of level {least} or more"),
            (0 | 1, most) => format!("of level {most} or less"),
            (least, most) => format!("of level {least} to {most}"),
        }));
        if self.is_single {
            rest.push("that shows one type alone".to_owned());
        }
        if self.is_once == Some(false) {
            rest.push("that is not One Per Deck".to_owned());
        }
        if self.is_placed == Some(false) {
            rest.push("that is not placed".to_owned());
        }
        let said: Vec<String> = self
            .says
            .iter()
            .flatten()
            .map(|word| format!("\u{201c}{}\u{201d}", word.printed()))
            .collect();
        if !said.is_empty() {
            let word = if said.len() == 1 && !said[0].contains(' ') { "word" } else { "words" };
            rest.push(format!("with the {word} {}", list(&said, "or")));
        }
        rest.join(" ")
    }
}

/// The plural of a class, whose name may go on behind the noun.
fn many(name: &str) -> String {
    match name.split_once(" of ") {
        Some((noun, rest)) => format!("{noun}s of {rest}"),
        None => format!("{name}s"),
    }
}

impl Word {
    /// Gets the words as they are printed.
    pub(crate) fn printed(self) -> &'static str {
        match self {
            Word::Teammate => "teammate",
            Word::RemainderOfBattle => "remainder of battle",
            Word::RemainderOfGame => "remainder of game",
            Word::MayNotAttack => "may not attack",
            Word::MayNotBeAttacked => "may not be attacked",
        }
    }
}

impl AttackFilter {
    /// Says one of them: "an attack", "an attack made with a Special".
    pub(crate) fn noun(&self) -> Noun {
        let mut rest = Vec::new();
        if !self.cards.is_all() {
            rest.push(format!("made with {}", self.cards.one()));
        }
        rest.extend(self.most.map(|most| format!("of level {most} or less")));
        if self.would_ko {
            rest.push("that would KO".to_owned());
        }
        Noun::new("attack", &rest.join(" "))
    }
}
