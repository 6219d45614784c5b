//! What can be done, in words.

use fracas_cards::effect::{Answer, Question, asking, list, plural};
use fracas_core::{Choice, Seat};

use super::verb::verb;
use super::{
    DIE, DISCARD, ability_of, arena_area, colour, cubes_item, dude_item, supply_item, tokens_item,
};
use crate::OpArena;
use crate::action::Action;
use crate::dude::{DudeId, Slot};
use crate::effects::View;
use crate::fighter::Mark;
use crate::options::Mode;
use crate::state::{Phase, State};
use crate::thing::Thing;
use crate::words::{Operation, Token};

/// A label, and what it touches.
type Described = (String, Vec<String>);

impl OpArena {
    /// Describes a legal action.
    pub(crate) fn describe(&self, state: &State, seat: Seat, action: Action) -> Choice {
        let name = |dude: DudeId| &self.catalogue.dude(dude).name;
        let item = |dude: DudeId| dude_item(&self.catalogue, dude);
        let (label, items) = match action {
            Action::Lay(dude) => {
                (format!("Start with {}", name(dude)), vec![item(dude), arena_area(seat)])
            }
            Action::Discard(dude) => self.describe_discard(state, dude),
            Action::Call(dude) => {
                (format!("Put {} in play", name(dude)), vec![item(dude), arena_area(seat)])
            }
            Action::Shield(dude) => {
                let items = vec![tokens_item(seat, Token::Shield), item(dude)];
                (format!("Shield {}", name(dude)), items)
            }
            Action::Nerph(dude, slot) => self.describe_nerph(state, seat, dude, slot),
            Action::Reroll => {
                let left = plural(state.player(seat).cubes.into(), "Reroll Cube");
                (format!("Roll again ({left} left)"), vec![cubes_item(seat)])
            }
            Action::Attack(dude) => (self.attack_text(dude), vec![DIE.into(), item(dude)]),
            Action::Skill(dude) => (self.skill_text(dude), vec![DIE.into(), item(dude)]),
            Action::Use(dude, slot) => {
                let ability = &self.catalogue.dude(dude).ability(slot).name;
                let label = format!("“{ability}” with {}", name(dude));
                (label, vec![DIE.into(), item(dude)])
            }
            Action::Fail => ("Fail: take a token".into(), Vec::new()),
            Action::Resolve(dude, slot) => {
                (ability_of(&self.catalogue, dude, slot), vec![item(dude)])
            }
            Action::LastWords(dude) => self.describe_last_words(dude),
            Action::Drop(dude) => {
                (format!("Discard {} from hand", name(dude)), vec![item(dude), DISCARD.into()])
            }
            Action::Answer(answer) => self.describe_answer(state, answer),
            Action::Pass => (pass_text(state, seat), Vec::new()),
        };
        Choice { notation: action.write(&self.catalogue), label, items, marks: Vec::new() }
    }

    /// Says that a Dude is discarded, and who scores for it (R30).
    fn describe_discard(&self, state: &State, dude: DudeId) -> Described {
        let name = &self.catalogue.dude(dude).name;
        let items = vec![dude_item(&self.catalogue, dude), DISCARD.into()];
        let award = |seat: Seat| {
            let points = state.fighter(dude).map_or(0, |fighter| fighter.markers.of(seat));
            (0 < points).then(|| format!("{points} VP for {}", colour(seat)))
        };
        let others = self.from(state.active).skip(1).filter(|_| self.mode != Mode::LastDude);
        let scores: Vec<String> = others.filter_map(award).collect();
        if scores.is_empty() {
            return (format!("Discard {name}"), items);
        }
        (format!("Discard {name} ({})", list(&scores, "and")), items)
    }

    fn describe_nerph(&self, state: &State, seat: Seat, dude: DudeId, slot: Slot) -> Described {
        let is_shielded = state.fighter(dude).is_some_and(|fighter| fighter.has(Mark::Shield));
        let how = if is_shielded { " (its Shield keeps it away)" } else { "" };
        let items = vec![tokens_item(seat, Token::Nerph), dude_item(&self.catalogue, dude)];
        (format!("Nerph {}{how}", ability_of(&self.catalogue, dude, slot)), items)
    }

    fn attack_text(&self, dude: DudeId) -> String {
        let dude = self.catalogue.dude(dude);
        let number = dude.attack.map_or(0, |spot| spot.number);
        format!("Basic Attack {number} with {}", dude.name)
    }

    fn skill_text(&self, dude: DudeId) -> String {
        let dude = self.catalogue.dude(dude);
        let number = dude.skill.map_or(0, |spot| spot.number);
        format!("Skill Power {number} with {}: take tokens", dude.name)
    }

    fn describe_last_words(&self, dude: DudeId) -> Described {
        let slot = self.dying_ability(dude, Slot::BOTH.into_iter());
        let label = match slot {
            Some(slot) => ability_of(&self.catalogue, dude, slot),
            None => self.catalogue.dude(dude).name.clone(),
        };
        (label, vec![dude_item(&self.catalogue, dude)])
    }

    fn describe_answer(&self, state: &State, answer: Answer) -> Described {
        match answer {
            Answer::Option(option) => (self.option_text(state, option), Vec::new()),
            Answer::Yes => ("Yes".into(), Vec::new()),
            Answer::No => ("No".into(), Vec::new()),
            Answer::Stop => (self.stop_text(state), Vec::new()),
            Answer::Thing(thing) => self.describe_thing(state, Thing::from_number(thing)),
        }
    }

    fn option_text(&self, state: &State, option: u8) -> String {
        let ask = asking(self.catalogue.library(), &View { game: self, state });
        ask.and_then(|ask| ask.option_text(option)).unwrap_or_default().to_owned()
    }

    /// Says that this is enough: nothing more is chosen, or nothing at all.
    fn stop_text(&self, state: &State) -> String {
        let ask = asking(self.catalogue.library(), &View { game: self, state });
        let chosen = match ask.map(|ask| ask.kind) {
            Some(Question::Things { chosen, .. }) => u32::from(chosen),
            Some(Question::Options { chosen, .. }) => chosen.count_ones(),
            Some(Question::YesNo) | None => 0,
        };
        match self.picked_for(state) {
            Some(Operation::TakeTokens(_)) if chosen == 0 => "Take no token".into(),
            _ if 0 < chosen => "Enough".into(),
            Some(_) | None => "None".into(),
        }
    }

    fn describe_thing(&self, state: &State, thing: Thing) -> Described {
        let verb = self.picked_for(state).map_or("Choose", verb);
        let mut label = format!("{verb} {}", self.thing_name(thing));
        // One attacks one's own Dudes by mistake sooner than on purpose.
        if let Thing::Dude(dude) = thing {
            let asked = state.stack.context().map(|context| context.owner);
            let controller = state.fighter(dude).map(|fighter| fighter.controller);
            if asked.is_some() && asked == controller {
                label.push_str(" (yours)");
            }
        }
        (label, vec![self.thing_item(thing)])
    }

    /// Names something that can be chosen.
    pub(super) fn thing_name(&self, thing: Thing) -> String {
        match thing {
            Thing::Dude(dude) | Thing::Held(dude) => self.catalogue.dude(dude).name.clone(),
            Thing::Discarded(dude) => {
                format!("{} from the Dude Discard pile", self.catalogue.dude(dude).name)
            }
            Thing::Player(seat) => colour(seat).into(),
            Thing::Ability(dude, slot) => ability_of(&self.catalogue, dude, slot),
            Thing::Supplied(token, _) => format!("a {}", token.name()),
            Thing::Owned(seat, token) => format!("a {} of {}", token.name(), colour(seat)),
        }
    }

    /// Gets the id of what can be chosen.
    fn thing_item(&self, thing: Thing) -> String {
        match thing {
            Thing::Dude(dude)
            | Thing::Held(dude)
            | Thing::Discarded(dude)
            | Thing::Ability(dude, _) => dude_item(&self.catalogue, dude),
            Thing::Player(seat) => self.player_item(seat),
            Thing::Supplied(token, _) => supply_item(token),
            Thing::Owned(seat, token) => tokens_item(seat, token),
        }
    }
}

/// Says what is done without.
fn pass_text(state: &State, seat: Seat) -> String {
    let text = match state.phase {
        Phase::Laying if OpArena::laid_by(state, seat).is_empty() => "Start with no Dude",
        Phase::Laying => "Start with this one",
        Phase::Call => "Put none in play",
        Phase::Token => "Play no token",
        Phase::Roll => return format!("Keep the {}", state.roll),
        Phase::Cleanup if 0 < state.dropped => "Discard no more",
        Phase::Discard | Phase::Cleanup => "Don't discard",
        Phase::Start | Phase::Place | Phase::Placed | Phase::React | Phase::Over => "Pass",
    };
    text.into()
}
