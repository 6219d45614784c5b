//! Abilities that set off others: those that are executed, and what Dudes have against being targeted.

use fracas_cards::effect::Context;
use fracas_core::Log;

use super::Doer;
use crate::OpArena;
use crate::dude::{DudeId, Kind, Slot};
use crate::effects::{dude_of, source};
use crate::event::Event;
use crate::state::State;
use crate::thing::Thing;
use crate::words::When;

impl<L: Log<Event, State>> Doer<'_, L> {
    pub(super) fn execute(&mut self, context: Context) {
        if let Some(Thing::Ability(dude, slot)) = OpArena::it(self.state, context) {
            let program = self.game.catalogue.dude(dude).ability(slot).program;
            let _ = self.state.stack.call(program, context.owner, context.source);
        }
    }

    pub(super) fn basic_attack(&mut self, context: Context) {
        if let Some(Thing::Dude(dude)) = OpArena::it(self.state, context)
            && let Some(attack) = self.game.catalogue.dude(dude).attack
        {
            let source = source(dude, None);
            let _ = self.state.stack.call(attack.program, context.owner, source);
        }
    }

    /// Lets the chosen Dudes use what they have against being targeted, before they feel it (R86).
    pub(super) fn target(&mut self, context: Context) {
        let by = dude_of(context);
        let with_trigger = self.game.catalogue.with_trigger(When::Targeted);
        self.each_chosen(context, |own, dude| {
            own.log.tell(Event::Targeted { dude, by });
            if dude != by && with_trigger.contains(dude) {
                own.answer_target(dude, by);
            }
        });
    }

    /// Lets a Dude use what it has against being targeted by another one.
    fn answer_target(&mut self, dude: DudeId, by: DudeId) {
        let Some(fighter) = self.state.fighter(dude).copied() else { return };
        for slot in Slot::BOTH.into_iter().filter(|slot| fighter.can_use(*slot)) {
            let ability = self.game.catalogue.dude(dude).ability(slot);
            if matches!(ability.kind, Kind::When(When::Targeted)) {
                let about = Some(Thing::Dude(by));
                let source = source(dude, Some(slot));
                OpArena::begin(self.state, ability.program, fighter.controller, source, about);
                if self.game.has_to_do(self.state) {
                    self.log.tell(Event::Triggered { dude, slot });
                }
            }
        }
    }
}
