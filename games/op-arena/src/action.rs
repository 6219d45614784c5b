//! The choices of a game and their notation.

use fracas_cards::effect::Answer;

use crate::catalogue::Catalogue;
use crate::dude::{DudeId, Slot};
use crate::thing::{Thing, read_slot};

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `lay pirate-taco`: puts a Dude face down to start with (R15).
    Lay(DudeId),
    /// `discard pirate-taco`: discards a Dude in play (R28).
    Discard(DudeId),
    /// `call pirate-taco`: answers the call with a Dude of the hand (R38).
    Call(DudeId),
    /// `shield pirate-taco`: plays a Shield on a Dude (R55).
    Shield(DudeId),
    /// `nerph pirate-taco 1`: plays a Nerph on an ability (R50).
    Nerph(DudeId, Slot),
    /// `reroll`: spends a Reroll Cube (R62).
    Reroll,
    /// `attack pirate-taco`: places the die on a Basic Attack (R79).
    Attack(DudeId),
    /// `skill pirate-taco`: places the die on a Skill Power (R82).
    Skill(DudeId),
    /// `use pirate-taco 1`: places the die on a special ability (R84).
    Use(DudeId, Slot),
    /// `fail`: places the die nowhere (R73).
    Fail,
    /// `resolve pirate-taco 2`: lets this of several triggered abilities be next (R92).
    Resolve(DudeId, Slot),
    /// `last-words pirate-taco`: lets this of several dead Dudes be next (G18).
    LastWords(DudeId),
    /// `drop pirate-taco`: discards a Dude of the hand in Cleanup (R119).
    Drop(DudeId),
    /// `option 1`, `yes`, `no`, `choose …`, `enough`: answers what an effect asks.
    Answer(Answer),
    /// `pass`: does without what is offered.
    Pass,
}

const FORMS: &str = "lay DUDE, discard DUDE, call DUDE, shield DUDE, nerph DUDE NUMBER, reroll, \
                     attack DUDE, skill DUDE, use DUDE NUMBER, fail, resolve DUDE NUMBER, last-words \
                     DUDE, drop DUDE, option NUMBER, yes, no, choose THING, enough, pass";

impl Action {
    /// Writes the action.
    pub(crate) fn write(self, catalogue: &Catalogue) -> String {
        let id = |dude: DudeId| catalogue.dude(dude).id.as_str();
        let number = |slot: Slot| slot.index() + 1;
        match self {
            Action::Lay(dude) => format!("lay {}", id(dude)),
            Action::Discard(dude) => format!("discard {}", id(dude)),
            Action::Call(dude) => format!("call {}", id(dude)),
            Action::Shield(dude) => format!("shield {}", id(dude)),
            Action::Nerph(dude, slot) => format!("nerph {} {}", id(dude), number(slot)),
            Action::Reroll => "reroll".into(),
            Action::Attack(dude) => format!("attack {}", id(dude)),
            Action::Skill(dude) => format!("skill {}", id(dude)),
            Action::Use(dude, slot) => format!("use {} {}", id(dude), number(slot)),
            Action::Fail => "fail".into(),
            Action::Resolve(dude, slot) => format!("resolve {} {}", id(dude), number(slot)),
            Action::LastWords(dude) => format!("last-words {}", id(dude)),
            Action::Drop(dude) => format!("drop {}", id(dude)),
            Action::Answer(Answer::Option(option)) => format!("option {}", option + 1),
            Action::Answer(Answer::Yes) => "yes".into(),
            Action::Answer(Answer::No) => "no".into(),
            Action::Answer(Answer::Thing(thing)) => {
                format!("choose {}", Thing::from_number(thing).write(catalogue))
            }
            Action::Answer(Answer::Stop) => "enough".into(),
            Action::Pass => "pass".into(),
        }
    }

    /// Reads an action.
    pub(crate) fn read(text: &str, catalogue: &Catalogue) -> Result<Action, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let dude = |id: &str| catalogue.find(id).ok_or_else(|| catalogue.unknown_dude(id));
        Ok(match words[..] {
            ["lay", id] => Action::Lay(dude(id)?),
            ["discard", id] => Action::Discard(dude(id)?),
            ["call", id] => Action::Call(dude(id)?),
            ["shield", id] => Action::Shield(dude(id)?),
            ["nerph", id, slot] => Action::Nerph(dude(id)?, read_slot(slot)?),
            ["reroll"] => Action::Reroll,
            ["attack", id] => Action::Attack(dude(id)?),
            ["skill", id] => Action::Skill(dude(id)?),
            ["use", id, slot] => Action::Use(dude(id)?, read_slot(slot)?),
            ["fail"] => Action::Fail,
            ["resolve", id, slot] => Action::Resolve(dude(id)?, read_slot(slot)?),
            ["last-words", id] => Action::LastWords(dude(id)?),
            ["drop", id] => Action::Drop(dude(id)?),
            ["option", number] => Action::Answer(Answer::read_option(number)?),
            ["yes"] => Action::Answer(Answer::Yes),
            ["no"] => Action::Answer(Answer::No),
            ["choose", ref thing @ ..] => {
                Action::Answer(Answer::Thing(Thing::read(thing, catalogue)?.number()))
            }
            ["enough"] => Action::Answer(Answer::Stop),
            ["pass"] => Action::Pass,
            _ => return Err(format!("{text:?} is not an action; actions are: {FORMS}")),
        })
    }
}
