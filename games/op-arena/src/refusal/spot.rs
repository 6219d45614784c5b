//! Why the die cannot be placed so, or not be rolled again.

use fracas_core::{Refusal, Seat};

use crate::OpArena;
use crate::dude::{DudeId, Kind, Slot, Spot};
use crate::fighter::{Fighter, Mark};
use crate::legal::needed;
use crate::scene::ability_of;
use crate::state::State;
use crate::words::Topic;

impl OpArena {
    /// Says why the die cannot be rolled again once it was (R62 to R67, R142).
    pub(super) fn explain_reroll(&self, state: &State, seat: Seat) -> Refusal {
        if !self.has_limit {
            return Refusal::by_rule("no-rerolls", 142, "rerolls are not allowed at this table");
        }
        if state.player(seat).cubes == 0 {
            return Refusal::by_rule("no-cube", 66, "you have no Reroll Cube left");
        }
        if self.is_kept_from(state, seat, Topic::Rerolls) {
            let sentence = "a Dude of another player keeps you from rerolling";
            return Refusal::by_rule("no-rerolls", 95, sentence);
        }
        Refusal::by_rule("kept", 68, format!("you have kept the {}", state.roll))
    }

    pub(super) fn explain_attack(&self, state: &State, seat: Seat, dude: DudeId) -> Refusal {
        self.explain_spot(state, seat, dude, self.catalogue.dude(dude).attack, "Basic Attack")
    }

    pub(super) fn explain_skill(&self, state: &State, seat: Seat, dude: DudeId) -> Refusal {
        self.explain_spot(state, seat, dude, self.catalogue.dude(dude).skill, "Skill Power")
    }

    fn explain_spot(
        &self,
        state: &State,
        seat: Seat,
        dude: DudeId,
        spot: Option<Spot>,
        name: &str,
    ) -> Refusal {
        let Some(fighter) = own(state, seat, dude) else { return self.not_own(state, dude, 69) };
        match spot {
            None => {
                let sentence = format!("{} has no {name}", self.name_of(dude));
                Refusal::by_rule("no-spot", 69, sentence)
            }
            Some(spot) => {
                let name = format!("the {name} of {}", self.name_of(dude));
                self.too_low(state, fighter, spot.number, &name)
            }
        }
    }

    /// Says why the die cannot be placed on a special ability (R51, R69, R70, R77, R78).
    pub(super) fn explain_use(
        &self,
        state: &State,
        seat: Seat,
        dude: DudeId,
        slot: Slot,
    ) -> Refusal {
        let Some(fighter) = own(state, seat, dude) else { return self.not_own(state, dude, 69) };
        let name = ability_of(&self.catalogue, dude, slot);
        match self.catalogue.dude(dude).ability(slot).kind {
            Kind::Rule(_) | Kind::When(_) => {
                let sentence = format!("{name} is Persistent: it works without the die");
                Refusal::by_rule("persistent", 77, sentence)
            }
            Kind::Reactive(number, _) => {
                let sentence = format!("{name} is Reactive: it works when a {number} is rolled");
                Refusal::by_rule("reactive", 78, sentence)
            }
            Kind::Die(_) if fighter.has(Mark::Nerph(slot)) => {
                Refusal::by_rule("nerphed", 51, format!("{name} is Nerphed"))
            }
            Kind::Die(number) => self.too_low(state, fighter, number, &name),
        }
    }

    fn too_low(&self, state: &State, fighter: &Fighter, number: u8, name: &str) -> Refusal {
        let needed = needed(number, self.handicap(state, fighter));
        let sentence = format!("{name} needs {needed} or more and you rolled a {}", state.roll);
        Refusal::by_rule("too-low", 70, sentence)
    }
}

/// Finds a Dude in play that a player controls.
fn own(state: &State, seat: Seat, dude: DudeId) -> Option<&Fighter> {
    state.fighter(dude).filter(|fighter| fighter.controller == seat)
}
