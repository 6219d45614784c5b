//! What a game shows of its cards and decks to people who look things up.

use fracas_core::{Problems, Seed, Setup};
use serde::Serialize;

use crate::diagnostic::{Diagnostic, Report};

/// A card as a page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct CardPage {
    /// The permanent id.
    pub id: String,
    /// The name on the card.
    pub name: String,
    /// What kind of card it is.
    pub kind: &'static str,
    /// The name of its picture in the icon collection; none for the usual one of its kind.
    pub icon: Option<String>,
    /// What is printed on it beside name and text, in reading order.
    pub facts: Vec<Fact>,
    /// What it does, rendered from its effect; empty if it does nothing.
    pub text: String,
}

/// Something printed on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Fact {
    /// What it is, such as `power`.
    pub label: &'static str,
    /// What it says.
    pub value: String,
}

/// A card that a game has by name only, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct LeftOut {
    /// The name on the card.
    pub name: String,
    /// Why the game cannot have it.
    pub reason: String,
}

/// A section of a deck as a page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct DeckSection {
    /// Its name in deck lists.
    pub name: &'static str,
    /// The kinds of cards that belong here, as their pages name them.
    pub kinds: &'static [&'static str],
    /// The fewest cards that the format wants here.
    pub least: usize,
    /// The most cards that it allows here; none where it sets no limit.
    pub most: Option<usize>,
    /// The most copies of one card that it allows here; none where it sets no limit.
    pub each: Option<usize>,
    /// Its cards.
    pub cards: Vec<Copies>,
}

/// A card of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Copies {
    /// How often it is there.
    pub copies: usize,
    /// The card.
    pub card: CardPage,
}

/// A deck as a page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct DeckPage {
    /// The name of the deck.
    pub name: String,
    /// The format it was checked for.
    pub format: String,
    /// Its sections.
    pub sections: Vec<DeckSection>,
    /// Every offence against the format; empty for a legal deck.
    pub offences: Problems,
}

/// A way of building decks as a page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FormatPage {
    /// The permanent id.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What decks must keep to, one thing after the other.
    pub limits: Vec<String>,
}

/// A card pool as people write it: a deck list of any size.
#[derive(Clone, Copy, Debug)]
pub struct PoolList<'a> {
    /// The name of its file, for messages.
    pub file: &'a str,
    /// The list.
    pub text: &'a str,
}

/// Why a deck could not be built.
#[derive(Clone, Debug)]
pub enum Unbuilt {
    /// The pool cannot be read.
    Unreadable(Report),
    /// Something else is wrong: the setup, or a pool that is too small.
    Wrong(Problems),
}

/// The cards and decks of a game.
pub trait Shelf {
    /// Lists the game's own cards.
    fn cards(&self) -> Vec<CardPage>;

    /// Lists the cards that are left out, and why.
    fn left_out(&self) -> Vec<LeftOut> {
        Vec::new()
    }

    /// Lists the cards of a card file, or says all that is wrong with it.
    fn check_cards(&self, file: &str, text: &str) -> Result<Vec<CardPage>, Report>;

    /// Reads a deck list and checks it for the mode and options of a setup; its decks are ignored.
    ///
    /// The page has all sections that a deck can have, so that a list without cards shows what goes
    /// into a deck.
    fn check_deck(&self, file: &str, text: &str, setup: &Setup) -> Result<DeckPage, Report>;

    /// Lists the premade decks: id and deck list.
    fn premade_decks(&self) -> &'static [(&'static str, &'static str)];

    /// Lists the formats of decks; none where all decks are built alike.
    fn formats(&self) -> Vec<FormatPage> {
        Vec::new()
    }

    /// Lists the formats that are left out, and why.
    fn left_out_formats(&self) -> Vec<LeftOut> {
        Vec::new()
    }

    /// Builds a deck for the mode and options of a setup and writes it down: from a pool, or from all cards. The
    /// same seed builds the same deck.
    fn build_deck(
        &self,
        setup: &Setup,
        pool: Option<PoolList<'_>>,
        seed: &Seed,
    ) -> Result<String, Unbuilt> {
        let (_, _) = (pool, seed);
        let message = format!("{} builds no decks", setup.game);
        Err(Unbuilt::Wrong(Problems::one("game", message)))
    }
}

/// Says that card files are not for a game whose packs hold the cards of another.
pub fn cards_elsewhere(file: &str, text: &str, game: &str) -> Report {
    let help = format!("check them with `{game}`, where they can be played");
    not_needed(file, text, "packs hold the cards of their set alone", &help)
}

/// Says that deck lists are not for a game that makes decks for another.
pub fn decks_elsewhere(file: &str, text: &str, game: &str) -> Report {
    let help = format!("a deck list is checked with `{game}`, where it is played");
    not_needed(file, text, "decks are made at the table", &help)
}

fn not_needed(file: &str, text: &str, message: &str, help: &str) -> Report {
    let mut report = Report::new(file, text);
    report.push(Diagnostic::new(0..0, message, "not needed").with_help(help));
    report
}
