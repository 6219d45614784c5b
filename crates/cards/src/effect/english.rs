//! The small grammar of card texts: who does what, to how many of what, and when.
//!
//! A game's words say themselves in these shapes and not as finished text, so that one word reads well in every
//! place: `Clause::you("draw", "2 cards")` is "Draw 2 cards." on its own, "you may draw 2 cards" as an offer and
//! "you draw 2 cards and your Hero gets +10" beside another. This module knows English and nothing about effects.

/// Who or what does something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The reader of the card; what "you" do is said as an order.
    You,
    /// One other: "your opponent", "your Hero", "it".
    One(String),
    /// Several others: "all players", "they".
    Many(String),
}

impl Subject {
    /// Makes a subject of one.
    pub fn one(name: impl Into<String>) -> Subject {
        Subject::One(name.into())
    }

    /// Makes a subject of several.
    pub fn many(name: impl Into<String>) -> Subject {
        Subject::Many(name.into())
    }

    /// The subject as the text names it.
    pub fn name(&self) -> &str {
        match self {
            Subject::You => "you",
            Subject::One(name) | Subject::Many(name) => name,
        }
    }

    /// The subject with a verb that fits it: "your opponent chooses".
    pub fn with(&self, verb: &str) -> String {
        format!("{} {}", self.name(), self.conjugated(verb))
    }

    fn conjugated(&self, verb: &str) -> String {
        match self {
            Subject::One(_) => third_person(verb),
            Subject::You | Subject::Many(_) if verb == "be" => "are".to_owned(),
            Subject::You | Subject::Many(_) => verb.to_owned(),
        }
    }
}

/// One thing that happens: a subject, a verb in its plain form ("draw", "be") and the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// Who does it.
    pub subject: Subject,
    /// What is done, in the plain form.
    pub verb: String,
    /// To what, how much, where.
    pub rest: String,
}

impl Clause {
    /// Makes a clause.
    ///
    /// ```
    /// use fracas_cards::effect::{Clause, Subject};
    ///
    /// let clause = Clause::new(Subject::one("your Hero"), "get", "+10");
    /// assert_eq!(clause.order(), "your Hero gets +10");
    /// ```
    pub fn new(subject: Subject, verb: &str, rest: impl Into<String>) -> Clause {
        Clause { subject, verb: verb.to_owned(), rest: rest.into() }
    }

    /// Makes a clause about what the reader of the card does.
    pub fn you(verb: &str, rest: impl Into<String>) -> Clause {
        Clause::new(Subject::You, verb, rest)
    }

    /// The clause as an order to the reader, or as a statement about others.
    pub fn order(&self) -> String {
        match self.subject {
            Subject::You => self.plain(),
            Subject::One(_) | Subject::Many(_) => self.statement(),
        }
    }

    /// The clause with its subject: "you draw 2 cards".
    pub fn statement(&self) -> String {
        joined(&self.subject.with(&self.verb), &self.rest)
    }

    /// The clause without its subject, as it follows an earlier one with the same: "draws 2 cards".
    pub fn predicate(&self) -> String {
        joined(&self.subject.conjugated(&self.verb), &self.rest)
    }

    /// The clause without its subject and with the plain verb, as it follows "may" or "to".
    pub fn plain(&self) -> String {
        joined(&self.verb, &self.rest)
    }
}

/// A kind of thing, with what narrows it down: "card", "cards", "in your hand".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noun {
    /// The word for one.
    pub one: String,
    /// The word for several.
    pub many: String,
    /// What narrows it down; may be empty.
    pub rest: String,
}

impl Noun {
    /// Makes a noun whose plural is regular.
    ///
    /// ```
    /// use fracas_cards::effect::Noun;
    ///
    /// let noun = Noun::new("card", "in your hand");
    /// assert_eq!(noun.some(1), "a card in your hand");
    /// assert_eq!(noun.some(2), "2 cards in your hand");
    /// ```
    pub fn new(one: &str, rest: &str) -> Noun {
        Noun::irregular(one, &plural_of(one), rest)
    }

    /// Makes a noun whose plural is not made by rule.
    pub fn irregular(one: &str, many: &str, rest: &str) -> Noun {
        Noun { one: one.to_owned(), many: many.to_owned(), rest: rest.to_owned() }
    }

    /// That many of them: "a card in your hand", "2 cards in your hand".
    pub fn some(&self, count: u32) -> String {
        match count {
            1 => joined(&with_article(&self.one), &self.rest),
            _ => joined(&format!("{count} {}", self.many), &self.rest),
        }
    }

    /// One of them as a measure, after "each": "card in your hand".
    pub fn each(&self) -> String {
        joined(&self.one, &self.rest)
    }

    /// All of them: "cards in your hand".
    pub fn all(&self) -> String {
        joined(&self.many, &self.rest)
    }
}

/// When something happens or ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Time {
    /// A point that comes by itself: "the end of the Battle", and each of them: "the end of each Battle".
    Point {
        /// The next one.
        next: String,
        /// All of them.
        each: String,
    },
    /// Something that may happen, as a clause: "a die is rolled".
    Event(String),
}

impl Time {
    /// Makes a point in time.
    pub fn point(next: &str, each: &str) -> Time {
        Time::Point { next: next.to_owned(), each: each.to_owned() }
    }

    /// Makes an event.
    pub fn event(clause: &str) -> Time {
        Time::Event(clause.to_owned())
    }

    /// Once, the next time: "at the end of the Battle", "the next time a die is rolled".
    pub fn at(&self) -> String {
        match self {
            Time::Point { next, .. } => format!("at {next}"),
            Time::Event(clause) => format!("the next time {clause}"),
        }
    }

    /// Up to then: "until the end of the Battle".
    pub fn until(&self) -> String {
        match self {
            Time::Point { next, .. } => format!("until {next}"),
            Time::Event(clause) => format!("until {clause}"),
        }
    }

    /// Every time: "at the end of each Battle", "whenever a die is rolled".
    pub fn whenever(&self) -> String {
        match self {
            Time::Point { each, .. } => format!("at {each}"),
            Time::Event(clause) => format!("whenever {clause}"),
        }
    }
}

/// A number with its noun: "1 card", "2 cards".
pub fn plural(count: i32, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {}", plural_of(noun)) }
}

/// A number as a change: "+10", "−10".
pub fn signed(change: i32) -> String {
    let sign = if change < 0 { '−' } else { '+' };
    format!("{sign}{}", change.unsigned_abs())
}

/// How often: "once", "twice", "three times".
pub fn times(count: i32) -> String {
    const WORDS: [&str; 8] = ["three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    match count {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        3..=10 => format!("{} times", WORDS[count as usize - 3]),
        _ => format!("{count} times"),
    }
}

/// A list in words: "a", "a and b", "a, b, and c".
pub fn list(items: &[String], conjunction: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first, second] => format!("{first} {conjunction} {second}"),
        [most @ .., last] => format!("{}, {conjunction} {last}", most.join(", ")),
    }
}

/// The text with a capital letter first.
pub fn capitalised(text: &str) -> String {
    // A bracket does not start a sentence; the word in it does.
    let at = text.find(|c: char| c != '(').unwrap_or(0);
    let (bracket, text) = text.split_at(at);
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| {
        format!("{bracket}{}{}", first.to_uppercase(), rest.as_str())
    })
}

/// A noun with "a" or "an", by its first letter.
pub fn with_article(noun: &str) -> String {
    let is_vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    format!("{} {noun}", if is_vowel { "an" } else { "a" })
}

fn joined(first: &str, rest: &str) -> String {
    if rest.is_empty() { first.to_owned() } else { format!("{first} {rest}") }
}

fn third_person(verb: &str) -> String {
    match verb {
        "be" => "is".to_owned(),
        "have" => "has".to_owned(),
        "can" | "cannot" | "may" | "must" => verb.to_owned(),
        "do" | "go" => format!("{verb}es"),
        _ => plural_of(verb),
    }
}

/// The regular plural, which English also uses for the third person of verbs.
fn plural_of(word: &str) -> String {
    let before_y = word.strip_suffix('y').filter(|stem| !stem.ends_with(['a', 'e', 'i', 'o', 'u']));
    if let Some(stem) = before_y {
        return format!("{stem}ies");
    }
    let hisses = ["s", "x", "z", "ch", "sh"].iter().any(|end| word.ends_with(end));
    if hisses { format!("{word}es") } else { format!("{word}s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verbs_follow_their_subjects() {
        let third = Subject::one("it");
        for (verb, expected) in [
            ("draw", "it draws"),
            ("lose", "it loses"),
            ("pass", "it passes"),
            ("carry", "it carries"),
            ("play", "it plays"),
            ("have", "it has"),
            ("be", "it is"),
            ("do", "it does"),
            ("cannot", "it cannot"),
        ] {
            assert_eq!(third.with(verb), expected);
        }
        assert_eq!(Subject::many("all players").with("be"), "all players are");
        assert_eq!(Subject::You.with("have"), "you have");
    }

    #[test]
    fn nouns_count_themselves() {
        assert_eq!(Noun::new("ally", "").some(3), "3 allies");
        assert_eq!(Noun::new("ice token", "in play").some(1), "an ice token in play");
        assert_eq!(Noun::irregular("Hero", "Heroes", "").all(), "Heroes");
        assert_eq!((plural(1, "box"), plural(0, "box")), ("1 box".into(), "0 boxes".into()));
    }

    #[test]
    fn lists_take_commas_from_three_on() {
        let items = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(list(&items[..1], "or"), "a");
        assert_eq!(list(&items[..2], "or"), "a or b");
        assert_eq!(list(&items, "and"), "a, b, and c");
    }

    #[test]
    fn small_numbers_of_times_are_words() {
        assert_eq!([1, 2, 3, 10, 11].map(times).join(" "), "once twice three times ten times 11 times");
        assert_eq!((signed(10), signed(-5), signed(0)), ("+10".into(), "−5".into(), "+0".into()));
    }

    #[test]
    fn a_sentence_starts_with_a_capital_even_in_brackets() {
        assert_eq!(capitalised("(draw a card)"), "(Draw a card)");
        assert_eq!(capitalised("élan"), "Élan");
        assert_eq!(capitalised(""), "");
    }
}
