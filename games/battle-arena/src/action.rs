//! The choices of a game and their notation.

use fracas_cards::effect::Answer;

use crate::card::{HeroId, PlayId};
use crate::catalogue::Catalogue;
use crate::thing::Thing;

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
    /// `choose ...`, `option 2`, `yes`, `no`, `enough`: answers what a Play asks.
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

const FORMS: &str = "side home, side away, honors self, honors opponent, place HERO, substitute HERO, decline, \
                     run PLAY, stop, choose THING, option NUMBER, yes, no, enough";

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
            Action::Answer(Answer::Option(option)) => format!("option {}", u16::from(option) + 1),
            Action::Answer(Answer::Yes) => "yes".into(),
            Action::Answer(Answer::No) => "no".into(),
            Action::Answer(Answer::Thing(number)) => {
                format!("choose {}", Thing::write(number, catalogue))
            }
            Action::Answer(Answer::Stop) => "enough".into(),
        }
    }

    /// Reads an action.
    pub(crate) fn read(text: &str, catalogue: &Catalogue) -> Result<Action, String> {
        let hero = |id: &str| catalogue.find(id).ok_or_else(|| catalogue.unknown_id(id));
        let play = |id: &str| catalogue.find_play(id).ok_or_else(|| catalogue.unknown_play(id));
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["side", "home"] => Action::Side(Side::Home),
            ["side", "away"] => Action::Side(Side::Away),
            ["honors", "self"] => Action::Honors(Whose::Own),
            ["honors", "opponent"] => Action::Honors(Whose::Opponent),
            ["place", id] => Action::Place(hero(id)?),
            ["decline"] => Action::Decline,
            ["substitute", id] => Action::Substitute(hero(id)?),
            ["run", id] => Action::Run(play(id)?),
            ["stop"] => Action::Stop,
            ["option", number] => Action::Answer(Answer::read_option(number)?),
            ["yes"] => Action::Answer(Answer::Yes),
            ["no"] => Action::Answer(Answer::No),
            ["choose", ref thing @ ..] => {
                Action::Answer(Answer::Thing(Thing::read(thing, catalogue)?))
            }
            ["enough"] => Action::Answer(Answer::Stop),
            _ => return Err(format!("{text:?} is not an action; actions are: {FORMS}")),
        })
    }
}
