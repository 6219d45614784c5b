//! Deck lists built from defaults: a legal deck of test Heroes, and what a test changes in it.

use std::fmt::Write as _;

use fracas_battle_arena::{BattleArena, BattleArenaTitle, ID};
use fracas_cards::Shelf;
use fracas_core::{Match, Pack, Problems, Seed, Setup};

use crate::table::Table;

/// No offence: the deck is legal.
pub(crate) const NONE: [u16; 0] = [];

/// A Hero that a test puts into a deck.
#[derive(Clone)]
pub(crate) struct Card {
    pub(crate) name: String,
    pub(crate) weapon: &'static str,
    pub(crate) artwork: &'static str,
    pub(crate) power: u16,
}

/// A deck list with the cards it is made of.
#[derive(Clone)]
pub(crate) struct List {
    cards: Vec<(Card, usize)>,
    /// The kind of each Play, and how often it is there.
    plays: Vec<(&'static str, usize)>,
    hot_dogs: String,
    format: Option<&'static str>,
    limits: &'static str,
}

/// A deck of this size: every Hero of its own name, six of each Power from 1 upwards, and half as many Plays, ten
/// fewer in the smallest.
pub(crate) fn legal(size: usize) -> List {
    let card = |index: usize| Card {
        name: format!("Hero {index}"),
        weapon: "fire",
        artwork: "First",
        power: 1 + (index / 6) as u16,
    };
    List {
        cards: (0..size).map(|index| (card(index), 1)).collect(),
        plays: vec![("standard", 1); if size < 40 { 10 } else { size / 2 }],
        hot_dogs: "10 Frank\n".into(),
        format: None,
        limits: "kept",
    }
}

impl List {
    /// Puts these Heroes in the place of the first ones.
    pub(crate) fn with(mut self, cards: impl IntoIterator<Item = Card>) -> List {
        for (place, card) in self.cards.iter_mut().zip(cards) {
            place.0 = card;
        }
        self
    }

    /// Changes the first Heroes.
    pub(crate) fn change(mut self, first: usize, change: impl Fn(usize, &mut Card)) -> List {
        for (index, (card, _)) in self.cards.iter_mut().take(first).enumerate() {
            change(index, card);
        }
        self
    }

    /// Lists a Hero several times, in the place of those after it.
    pub(crate) fn copies(mut self, index: usize, copies: usize) -> List {
        self.cards[index].1 = copies;
        self.cards.drain(index + 1..index + copies);
        self
    }

    /// Puts so many Plays of a kind in, in place of all others.
    pub(crate) fn plays(self, kind: &'static str, count: usize) -> List {
        List { plays: vec![(kind, 1); count], ..self }
    }

    /// Puts so many Plays of a kind in, beside the others.
    pub(crate) fn more_plays(mut self, kind: &'static str, count: usize) -> List {
        self.plays.extend(vec![(kind, 1); count]);
        self
    }

    /// Lists a Play several times, in the place of those after it.
    pub(crate) fn copies_of_a_play(mut self, copies: usize) -> List {
        self.plays[0].1 = copies;
        self.plays.drain(1..copies);
        self
    }

    pub(crate) fn hot_dogs(self, lines: &str) -> List {
        List { hot_dogs: lines.into(), ..self }
    }

    /// Writes into the list what format it is built for.
    pub(crate) fn built_for(self, format: &'static str) -> List {
        List { format: Some(format), ..self }
    }

    /// Has it checked with the limits relaxed.
    pub(crate) fn relaxed(self) -> List {
        List { limits: "relaxed", ..self }
    }

    /// Lists the rules that the deck breaks in a format, where Hot Dogs are needed too.
    pub(crate) fn offences(&self, format: &str) -> Vec<u16> {
        self.offences_in("substitution", format)
    }

    /// Lists the rules that the deck breaks, and checks that the validator and the table agree.
    pub(crate) fn offences_in(&self, mode: &str, format: &str) -> Vec<u16> {
        let setup = self.setup(mode, format);
        let page = BattleArenaTitle.check_deck("test.txt", &self.text(), &setup).unwrap();
        let offences = rules_cited(&page.offences);
        let refused = BattleArena::open(&setup).err().map(|problems| rules_cited(&problems));
        assert_eq!(refused.unwrap_or_default(), offences, "no table takes what is not legal");
        offences
    }

    pub(crate) fn setup(&self, mode: &str, format: &str) -> Setup {
        let options = [("format", format), ("limits", self.limits)];
        Setup {
            game: ID.into(),
            mode: mode.into(),
            options: options.map(|(id, value)| (id.into(), value.into())).into(),
            decks: vec![self.text(), self.text()],
            packs: vec![Pack { name: "test.toml".into(), text: self.pack() }],
            ..Setup::default()
        }
    }

    /// Deals a game of Substitution in which both players have this deck.
    pub(crate) fn deal(&self, format: &str) -> Table {
        let setup = self.setup("substitution", format);
        let game = BattleArena::open(&setup).unwrap().into();
        Table(Match::deal(game, setup, &[], Seed::from_number(4)))
    }

    /// Writes the deck list.
    pub(crate) fn text(&self) -> String {
        let mut text = String::from("deck: Test\ngame: battle-arena\n");
        if let Some(format) = self.format {
            let _ = writeln!(text, "format: {format}");
        }
        text.push_str("heroes\n");
        for (index, (_, copies)) in self.cards.iter().enumerate() {
            let _ = writeln!(text, "{copies} test-{index}");
        }
        if !self.plays.is_empty() {
            text.push_str("plays\n");
        }
        for (index, (_, copies)) in self.plays.iter().enumerate() {
            let _ = writeln!(text, "{copies} play-{index}");
        }
        if !self.hot_dogs.is_empty() {
            let _ = write!(text, "hot dogs\n{}", self.hot_dogs);
        }
        text
    }

    fn pack(&self) -> String {
        let mut text = String::from("game = \"battle-arena\"\n");
        for (index, (card, _)) in self.cards.iter().enumerate() {
            let Card { name, weapon, artwork, power } = card;
            let _ = writeln!(
                text,
                "[[hero]]\nid = \"test-{index}\"\nname = \"{name}\"\nweapon = \"{weapon}\"\n\
                 power = {power}\nvariation = \"{artwork}\"\nnumber = \"{index}\"",
            );
        }
        for (index, (kind, _)) in self.plays.iter().enumerate() {
            let _ = writeln!(
                text,
                "[[play]]\nid = \"play-{index}\"\nname = \"Play {index}\"\nnumber = \"{index}\"\n\
                 kind = \"{kind}\"\ncost = 1\nscore = 30\neffect = {{ power = 10 }}",
            );
        }
        text
    }
}

/// Lists the numbers of the rules that problems name, each once; 0 for a problem that names none.
pub(crate) fn rules_cited(problems: &Problems) -> Vec<u16> {
    let mut rules = Vec::new();
    for problem in problems.iter() {
        let words = problem.message.split(|c: char| !c.is_ascii_alphanumeric());
        let cited: Vec<u16> =
            words.filter_map(|word| word.strip_prefix('R')?.parse().ok()).collect();
        rules.extend(if cited.is_empty() { vec![0] } else { cited });
    }
    rules.sort_unstable();
    rules.dedup();
    rules
}
