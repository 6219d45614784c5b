//! The choices of a game and their notation.

use fracas_cards::effect::Answer;

use crate::card::{HeroId, PlayId};
use crate::catalogue::Catalogue;

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `side home` or `side away`: takes a side after winning the coin flip.
    Side(Side),
    /// `honors self` or `honors opponent`: says who starts with Honors.
    Honors(Whose),
    /// `place showtime-fire-a`: places a Hero for the first Battle that has none.
    Place(HeroId),
    /// `decline`: makes no substitution in this Battle.
    Decline,
    /// `substitute showtime-fire-a`: brings a Hero in from the Bench.
    Substitute(HeroId),
    /// `run front-run`: runs a Play.
    Run(PlayId),
    /// `stop`: runs no more Plays in this Battle.
    Stop,
    /// `choose ...`, `yes`, `no`, `enough`: answers what a Play asks.
    Answer(Answer),
}

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Fights from its left to its right.
    Home,
    /// Fights from its right to its left.
    Away,
}

/// One of the two players, as the one who chooses sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    /// The one who chooses.
    Own,
    /// The opponent.
    Opponent,
}

impl Action {
    /// Writes the action.
    pub(crate) fn write(self, catalogue: &Catalogue) -> String {
        match self {
            Action::Side(Side::Home) => "side home".into(),
            Action::Side(Side::Away) => "side away".into(),
            Action::Honors(Whose::Own) => "honors self".into(),
            Action::Honors(Whose::Opponent) => "honors opponent".into(),
            Action::Place(hero) => format!("place {}", catalogue.hero(hero).id),
            Action::Decline => "decline".into(),
            Action::Substitute(hero) => format!("substitute {}", catalogue.hero(hero).id),
            Action::Run(play) => format!("run {}", catalogue.play(play).id),
            Action::Stop => "stop".into(),
            Action::Answer(_) => String::new(),
        }
    }

    /// Reads an action.
    pub(crate) fn read(text: &str, catalogue: &Catalogue) -> Result<Action, String> {
        let hero = |id: &str| catalogue.find(id).ok_or_else(|| catalogue.unknown_id(id));
        match text.split_once(' ') {
            None if text == "decline" => Ok(Action::Decline),
            Some(("side", "home")) => Ok(Action::Side(Side::Home)),
            Some(("side", "away")) => Ok(Action::Side(Side::Away)),
            Some(("honors", "self")) => Ok(Action::Honors(Whose::Own)),
            Some(("honors", "opponent")) => Ok(Action::Honors(Whose::Opponent)),
            Some(("place", id)) => hero(id).map(Action::Place),
            Some(("substitute", id)) => hero(id).map(Action::Substitute),
            _ => Err(format!(
                "{text:?} is not an action; actions are: side home, side away, honors self, honors opponent, \
                 place HERO, substitute HERO, decline"
            )),
        }
    }
}
