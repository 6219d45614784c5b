//! What can be done, in words.

use fracas_core::Choice;

use super::{area_id, card_item};
use crate::BattleArenaLimited;
use crate::action::{Action, Card};

impl BattleArenaLimited {
    /// Describes an action to the player.
    pub(crate) fn describe(&self, action: Action) -> Choice {
        let (label, items) = self.words(action);
        Choice { notation: action.write(&self.catalogue), label, items, marks: Vec::new() }
    }

    fn words(&self, action: Action) -> (String, Vec<String>) {
        let item = |part, card| card_item(&self.catalogue, part, card);
        match action {
            Action::Add(card) => {
                let label = format!("Put in {}", card.label(&self.catalogue));
                (label, vec![item("pool", card), deck_area(card)])
            }
            Action::Take(card) => {
                let label = format!("Take out {}", card.label(&self.catalogue));
                (label, vec![item("deck", card), pool_area(card)])
            }
            Action::Plays => ("Go on to the Plays".into(), vec![area_id("plays")]),
            Action::Heroes => ("Back to the Heroes".into(), vec![area_id("heroes")]),
            Action::Complete => ("Complete the deck for me".into(), Vec::new()),
            Action::Change => ("Change the deck".into(), Vec::new()),
            Action::Done => ("Hand the deck in".into(), Vec::new()),
        }
    }
}

/// Gets the area of the deck that a card goes to.
fn deck_area(card: Card) -> String {
    area_id(match card {
        Card::Hero(_) => "heroes",
        Card::Play(_) => "plays",
    })
}

/// Gets the area of the pool that a card comes from.
fn pool_area(card: Card) -> String {
    format!("pool-{}", deck_area(card))
}
