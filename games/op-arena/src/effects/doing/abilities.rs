//! Abilities that set off others: those that are executed, and what Dudes have against being targeted.

use fracas_cards::effect::{Context, Flow};
use fracas_core::Log;

use super::{Doer, in_play};
use crate::OpArena;
use crate::dude::{DudeId, Slot};
use crate::effects::{dude_of, source};
use crate::event::{Event, Place};
use crate::fighter::Mark;
use crate::state::State;
use crate::thing::Thing;
use crate::words::When;

impl<L: Log<Event, State>> Doer<'_, L> {
    pub(super) fn execute(&mut self, context: Context) {
        if let Some(Thing::Ability(dude, slot)) = OpArena::it(self.state, context) {
            let by = dude_of(context);
            self.log.tell(Event::Executed { by, dude, spot: Place::Ability(slot) });
            let program = self.game.catalogue.dude(dude).ability(slot).program;
            let _ = self.state.stack.call(program, context.owner, context.source);
        }
    }

    pub(super) fn basic_attack(&mut self, context: Context) {
        if let Some(Thing::Dude(dude)) = OpArena::it(self.state, context)
            && let Some(attack) = self.game.catalogue.dude(dude).attack
        {
            let by = dude_of(context);
            self.log.tell(Event::Executed { by, dude, spot: Place::Attack });
            let source = source(dude, None);
            let _ = self.state.stack.call(attack.program, context.owner, source);
        }
    }

    /// Lets the chosen Dudes use what they have against being targeted, one after the other, before they feel it
    /// (R86, C14).
    #[inline]
    pub(super) fn target(&mut self, context: Context) -> Flow {
        if !self.state.is_answering {
            self.call_targets(context);
            if !self.state.is_answering {
                return Flow::On;
            }
        }
        let Some((dude, slot)) = self.next_answer(context) else {
            self.state.is_answering = false;
            return Flow::On;
        };
        self.state.forget(dude, slot);
        self.game.respond(self.state, (dude, slot), Thing::Dude(dude_of(context)), self.log);
        Flow::Again
    }

    /// Tells the chosen Dudes that they are targeted.
    #[inline]
    fn call_targets(&mut self, context: Context) {
        let by = dude_of(context);
        let with_trigger = self.game.catalogue.with_trigger(When::Targeted);
        self.each_chosen(context, |own, dude| {
            own.log.tell(Event::Targeted { dude, by });
            if dude != by && with_trigger.contains(dude) {
                own.game.trigger_one(own.state, dude, When::Targeted, by);
                own.state.is_answering = true;
            }
        });
    }

    /// Finds who answers next: in turn order, those of one player in the order in which they were targeted.
    fn next_answer(&self, context: Context) -> Option<(DudeId, Slot)> {
        let state = &*self.state;
        let targets = state.stack.things(context).iter();
        let targets = targets.filter_map(|thing| in_play(Thing::from_number(*thing)));
        let answers = targets.filter_map(|dude| {
            let fighter = state.fighter(dude).filter(|it| !it.is_doomed())?;
            let mut slots = Slot::BOTH.into_iter().filter(|slot| fighter.has(Mark::Pending(*slot)));
            let slot = slots.find(|slot| self.game.triggers_at(dude, *slot, When::Targeted))?;
            Some((fighter.controller, (dude, slot)))
        });
        let mut order = self.game.from(state.active);
        order.find_map(|seat| answers.clone().find(|it| it.0 == seat).map(|it| it.1))
    }
}
