//! The choices of a draft and of building a deck, and their notation.

use fracas_overpower::{CardId, Catalogue, CharacterId, HomebaseId, MissionSetId};

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `pick zeus`: takes a stack from the middle (R480).
    Pick(CharacterId),
    /// `front zeus`: puts a character on the Front Line.
    Front(CharacterId),
    /// `reserve zeus`: puts a character in Reserve.
    Reserve(CharacterId),
    /// `drop zeus`: takes a character off the team.
    Drop(CharacterId),
    /// `base barsoom`: chooses a Homebase.
    Base(HomebaseId),
    /// `no-base`: does without a Homebase.
    NoBase,
    /// `missions king-of-the-jungle`: chooses a Mission Set (R471).
    Missions(MissionSetId),
    /// `cards`: goes on to the cards of the deck.
    Cards,
    /// `team`: goes back to the team.
    Team,
    /// `add energy-5`: puts a card into the deck.
    Add(CardId),
    /// `take energy-5`: takes a card out of the deck.
    Take(CardId),
    /// `under ray-gun`: puts a card under the Homebase.
    Under(CardId),
    /// `lift ray-gun`: takes a card from under the Homebase.
    Lift(CardId),
    /// `complete`: lets the builder complete the deck.
    Complete,
    /// `change`: goes on building after the deck was completed.
    Change,
    /// `done`: hands the deck in.
    Done,
}

const FORMS: &str = "pick CHARACTER, front CHARACTER, reserve CHARACTER, drop CHARACTER, base HOMEBASE, no-base, \
                     missions SET, cards, team, add CARD, take CARD, under CARD, lift CARD, complete, change, done";

impl Action {
    /// Writes the action.
    pub(crate) fn write(self, catalogue: &Catalogue) -> String {
        let who = |id: CharacterId| catalogue.character(id).id.as_str();
        let card = |id: CardId| catalogue.card(id).id.as_str();
        match self {
            Action::Pick(id) => format!("pick {}", who(id)),
            Action::Front(id) => format!("front {}", who(id)),
            Action::Reserve(id) => format!("reserve {}", who(id)),
            Action::Drop(id) => format!("drop {}", who(id)),
            Action::Base(id) => format!("base {}", catalogue.homebase(id).id),
            Action::NoBase => "no-base".into(),
            Action::Missions(id) => format!("missions {}", catalogue.mission_set(id).id),
            Action::Cards => "cards".into(),
            Action::Team => "team".into(),
            Action::Add(id) => format!("add {}", card(id)),
            Action::Take(id) => format!("take {}", card(id)),
            Action::Under(id) => format!("under {}", card(id)),
            Action::Lift(id) => format!("lift {}", card(id)),
            Action::Complete => "complete".into(),
            Action::Change => "change".into(),
            Action::Done => "done".into(),
        }
    }

    /// Reads an action.
    pub(crate) fn read(text: &str, catalogue: &Catalogue) -> Result<Action, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let who = |id: &str| {
            let found = catalogue.characters().find(|(_, it)| it.id == id);
            found.map(|(id, _)| id).ok_or_else(|| format!("there is no character {id:?}"))
        };
        let card = |id: &str| catalogue.find_card(id).ok_or_else(|| catalogue.unknown_card(id));
        Ok(match words[..] {
            ["pick", id] => Action::Pick(who(id)?),
            ["front", id] => Action::Front(who(id)?),
            ["reserve", id] => Action::Reserve(who(id)?),
            ["drop", id] => Action::Drop(who(id)?),
            ["base", id] => {
                let found = catalogue.homebases().find(|(_, it)| it.id == id);
                let found = found.map(|(id, _)| id);
                Action::Base(found.ok_or_else(|| format!("there is no Homebase {id:?}"))?)
            }
            ["no-base"] => Action::NoBase,
            ["missions", id] => {
                let found = catalogue.mission_sets().find(|(_, it)| it.id == id);
                let found = found.map(|(id, _)| id);
                Action::Missions(found.ok_or_else(|| format!("there is no Mission Set {id:?}"))?)
            }
            ["cards"] => Action::Cards,
            ["team"] => Action::Team,
            ["add", id] => Action::Add(card(id)?),
            ["take", id] => Action::Take(card(id)?),
            ["under", id] => Action::Under(card(id)?),
            ["lift", id] => Action::Lift(card(id)?),
            ["complete"] => Action::Complete,
            ["change"] => Action::Change,
            ["done"] => Action::Done,
            _ => return Err(format!("{text:?} is not an action; actions are: {FORMS}")),
        })
    }
}
