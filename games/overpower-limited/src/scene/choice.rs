//! What can be done, in words.

use fracas_core::{Choice, Seat};

use super::{MIDDLE, card_item, character_item, homebase_item, stack_item};
use crate::OverPowerLimited;
use crate::action::Action;
use crate::state::State;

impl OverPowerLimited {
    /// Describes an action to the seat that may take it.
    pub(crate) fn describe(&self, state: &State, seat: Seat, action: Action) -> Choice {
        let (label, items) = self.words(state, seat, action);
        Choice { notation: action.write(&self.catalogue), label, items, marks: Vec::new() }
    }

    fn words(&self, state: &State, seat: Seat, action: Action) -> (String, Vec<String>) {
        let catalogue = &self.catalogue;
        let name = |id| catalogue.character(id).name.as_str();
        let who = |id| character_item(catalogue, id);
        let area = |part: &str| format!("{part}.{seat}");
        let card = |part, id| card_item(catalogue, part, id);
        match action {
            Action::Pick(id) => {
                let in_middle = state.middle.iter().find(|stack| state.character(**stack) == id);
                let stack = in_middle.map_or_else(|| MIDDLE.into(), |stack| stack_item(*stack));
                (format!("Pick {}", name(id)), vec![stack, area("stacks")])
            }
            Action::Front(id) => {
                (format!("Put {} on the Front Line", name(id)), vec![who(id), area("team")])
            }
            Action::Reserve(id) => (format!("Put {} in Reserve", name(id)), vec![who(id)]),
            Action::Drop(id) => {
                (format!("Take {} off the team", name(id)), vec![who(id), area("characters")])
            }
            Action::Base(id) => {
                let base = &catalogue.homebase(id).name;
                (
                    format!("Make {base} your Homebase"),
                    vec![homebase_item(catalogue, id), area("team")],
                )
            }
            Action::NoBase => {
                let base = state.player(seat).bench.homebase;
                let items = base.map(|base| homebase_item(catalogue, base));
                ("Do without a Homebase".into(), items.into_iter().collect())
            }
            Action::Missions(id) => {
                let missions = catalogue.mission_set(id);
                let items = vec![format!("missions.{}", missions.id), area("team")];
                (format!("Play for {}", missions.name), items)
            }
            Action::Cards => ("Choose cards".into(), vec![area("deck")]),
            Action::Team => ("Back to the team".into(), vec![area("team")]),
            Action::Add(id) => {
                let items = vec![card("pool", id), area("deck")];
                (format!("Put in {}", self.card_name(id)), items)
            }
            Action::Take(id) => {
                (format!("Take out {}", self.card_name(id)), vec![card("deck", id), area("pool")])
            }
            Action::Under(id) => {
                let label = format!("Put {} under the Homebase", self.card_name(id));
                (label, vec![card("pool", id), area("under")])
            }
            Action::Lift(id) => {
                let label = format!("Take {} from under the Homebase", self.card_name(id));
                (label, vec![card("under", id), area("pool")])
            }
            Action::Complete => ("Complete the deck for me".into(), Vec::new()),
            Action::Change => ("Change the deck".into(), Vec::new()),
            Action::Done => ("Hand the deck in".into(), Vec::new()),
        }
    }
}
