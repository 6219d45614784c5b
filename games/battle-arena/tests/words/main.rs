//! The words of Plays: how each is written and what it says, and what is said about wrong ones.

mod conditions;
mod counts;
mod groups;
mod moments;
mod operations;
mod plays;
mod rules;
mod wrong;

use fracas_battle_arena::BattleArenaTitle;
use fracas_battle_arena::words::{Condition, Count, Group, Moment, Operation, Rule};
use fracas_cards::effect::{Spelling, Word};
use fracas_cards::{CardPage, Report, Shelf};

/// Reads a Play with some lines besides its name and number.
fn read(lines: &str) -> Result<CardPage, Report> {
    let pack = format!(
        "game = \"battle-arena\"\n[[play]]\nid = \"test\"\nname = \"Test\"\nnumber = \"1\"\n{lines}\n"
    );
    BattleArenaTitle.check_cards("test.toml", &pack).map(|mut pages| pages.remove(0))
}

/// Gets the text of an effect.
fn text(effect: &str) -> String {
    let page = read(&format!("cost = 1\neffect = {effect}"));
    page.unwrap_or_else(|report| panic!("{report}")).text
}

/// Checks that all words of a kind are in the examples.
fn has_all<W>(words: &[Spelling<W>], examples: &[&str]) {
    for (word, _) in words {
        let is_said = |example: &&&str| {
            example.contains(&format!("\"{word}\"")) || example.contains(&format!(" {word} = "))
        };
        assert!(examples.iter().any(|example| is_said(&example)), "no example says {word}");
    }
}

#[test]
fn every_word_has_an_example() {
    let effects = [operations::EXAMPLES, conditions::EXAMPLES, rules::EXAMPLES, groups::EXAMPLES];
    let mut examples: Vec<&str> = effects.concat().iter().map(|(effect, _)| *effect).collect();
    examples.extend(counts::EXAMPLES.iter().map(|(count, ..)| *count));
    examples.extend(moments::EXAMPLES.iter().map(|(moment, ..)| *moment));
    has_all(Operation::WORDS, &examples);
    has_all(Condition::WORDS, &examples);
    has_all(Count::WORDS, &examples);
    has_all(Group::WORDS, &examples);
    has_all(Moment::WORDS, &examples);
    has_all(Rule::WORDS, &examples);
}
