//! The numbered rules of a game, read from its RULES.md.

use serde::Serialize;

use crate::game::Rule;

/// One numbered rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct RuleText<'a> {
    /// Its number.
    pub rule: Rule,
    /// The heading it stands under.
    pub chapter: &'a str,
    /// Where it comes from and which modes it holds in, as in `[B] [Su Pm]`.
    pub tags: String,
    /// What it says.
    pub text: &'a str,
}

/// The numbered rules of a game.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook<'a>(&'a str);

impl<'a> Rulebook<'a> {
    /// Takes a RULES.md, in which a rule is a line like `- **R12** [B] What it says.`
    pub fn new(markdown: &'a str) -> Rulebook<'a> {
        Rulebook(markdown)
    }

    /// Iterates over the rules in their order.
    pub fn rules(self) -> impl Iterator<Item = RuleText<'a>> {
        let mut chapter = "";
        self.0.lines().filter_map(move |line| {
            if line.starts_with("## ") || line.starts_with("### ") {
                chapter = line.trim_start_matches('#').trim();
            }
            let (number, text) = line.strip_prefix("- **R")?.split_once("** ")?;
            let (tags, text) = split_tags(text);
            Some(RuleText { rule: Rule(number.parse().ok()?), chapter, tags, text })
        })
    }

    /// Finds a rule by its number.
    pub fn rule(self, rule: Rule) -> Option<RuleText<'a>> {
        self.rules().find(|text| text.rule == rule)
    }

    /// Finds the explanation of a ruling that a rule's tags name.
    pub fn ruling(self, rule: &RuleText<'_>) -> Option<&'a str> {
        self.ruling_named(rule.tags.split(['[', ']', ' ']).find(|word| is_ruling(word))?)
    }

    /// Finds the explanation of a ruling by its name, such as `C5` or `G5`.
    pub fn ruling_named(self, name: &str) -> Option<&'a str> {
        if !is_ruling(name) {
            return None;
        }
        let begins = |line: &&str| {
            line.strip_prefix("- **")
                .and_then(|line| line.strip_prefix(name))
                .is_some_and(|rest| rest.starts_with(' '))
        };
        Some(self.0.lines().find(begins)?.trim_start_matches("- "))
    }
}

/// Checks for the name of a ruling, such as `C5`; `G5` is that of a gap.
fn is_ruling(word: &str) -> bool {
    word.strip_prefix(['C', 'G']).is_some_and(|number| number.parse::<u16>().is_ok())
}

/// Splits `[B] [Su Pm] Text` into tags and text.
fn split_tags(line: &str) -> (String, &str) {
    let mut rest = line;
    let mut tags = Vec::new();
    while let Some((tag, after)) = rest.strip_prefix('[').and_then(|tag| tag.split_once(']')) {
        tags.push(format!("[{tag}]"));
        rest = after.trim_start();
    }
    (tags.join(" "), rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "\
## 1. Aim

- **R1** [B] First.
- **R2** [A C5] [Su Pm] Second.

## Gaps

- **C51 — Other.** No.
- **C5 — One.** **Ruling:** yes.
- **G5 —** A gap. **Ruling:** no.
";

    #[test]
    fn a_rule_has_number_chapter_tags_and_text() {
        let rule = Rulebook::new(BOOK).rule(Rule(2)).expect("R2 is there");
        assert_eq!(
            (rule.chapter, rule.tags.as_str(), rule.text),
            ("1. Aim", "[A C5] [Su Pm]", "Second.")
        );
        assert_eq!(Rulebook::new(BOOK).rules().count(), 2, "rulings are no rules");
    }

    #[test]
    fn a_ruling_is_found_by_its_whole_number() {
        let book = Rulebook::new(BOOK);
        let rule = book.rule(Rule(2)).expect("R2 is there");
        assert_eq!(book.ruling(&rule), Some("**C5 — One.** **Ruling:** yes."));
        assert_eq!(book.ruling_named("G5"), Some("**G5 —** A gap. **Ruling:** no."));
        assert_eq!(book.ruling(&book.rule(Rule(1)).expect("R1 is there")), None);
    }
}
