//! The choices of a builder, and their notation.

use fracas_battle_arena::{Catalogue, HeroId, PlayId};
use fracas_cards::nearest;

/// A card that a builder chooses. Hot Dogs are alike, so nobody chooses among them (R179).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Card {
    /// A Hero.
    Hero(HeroId),
    /// A Play.
    Play(PlayId),
}

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `add showtime-fire-a`: puts a card into the deck.
    Add(Card),
    /// `take showtime-fire-a`: takes a card out of the deck.
    Take(Card),
    /// `plays`: goes on to the Playbook.
    Plays,
    /// `heroes`: goes back to the Hero Deck.
    Heroes,
    /// `complete`: lets the builder complete the deck.
    Complete,
    /// `change`: goes on building after the deck was completed.
    Change,
    /// `done`: hands the deck in.
    Done,
}

const FORMS: &str = "add CARD, take CARD, plays, heroes, complete, change, done";

impl Card {
    /// Gets the id of the card.
    pub(crate) fn id(self, catalogue: &Catalogue) -> &str {
        match self {
            Card::Hero(hero) => &catalogue.hero(hero).id,
            Card::Play(play) => &catalogue.play(play).id,
        }
    }

    /// Gets the card for a sentence.
    pub(crate) fn label(self, catalogue: &Catalogue) -> String {
        match self {
            Card::Hero(hero) => catalogue.hero(hero).label(),
            Card::Play(play) => catalogue.play(play).name.clone(),
        }
    }

    fn read(id: &str, catalogue: &Catalogue) -> Result<Card, String> {
        let hero = catalogue.find(id).map(Card::Hero);
        let card = hero.or_else(|| catalogue.find_play(id).map(Card::Play));
        card.ok_or_else(|| {
            let heroes = catalogue.heroes().map(|hero| hero.id.as_str());
            let plays = catalogue.plays().map(|(_, play)| play.id.as_str());
            let meant = nearest(id, heroes.chain(plays));
            let meant = meant.map(|meant| format!("; did you mean {meant:?}?"));
            format!("there is no Hero or Play {id:?}{}", meant.unwrap_or_default())
        })
    }
}

impl Action {
    /// Writes the action.
    pub(crate) fn write(self, catalogue: &Catalogue) -> String {
        match self {
            Action::Add(card) => format!("add {}", card.id(catalogue)),
            Action::Take(card) => format!("take {}", card.id(catalogue)),
            Action::Plays => "plays".into(),
            Action::Heroes => "heroes".into(),
            Action::Complete => "complete".into(),
            Action::Change => "change".into(),
            Action::Done => "done".into(),
        }
    }

    /// Reads an action.
    pub(crate) fn read(text: &str, catalogue: &Catalogue) -> Result<Action, String> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["add", id] => Action::Add(Card::read(id, catalogue)?),
            ["take", id] => Action::Take(Card::read(id, catalogue)?),
            ["plays"] => Action::Plays,
            ["heroes"] => Action::Heroes,
            ["complete"] => Action::Complete,
            ["change"] => Action::Change,
            ["done"] => Action::Done,
            _ => return Err(format!("{text:?} is not an action; actions are: {FORMS}")),
        })
    }
}
