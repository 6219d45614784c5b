//! Effects: those under way ask something, and all of them belong to the Dudes of the table.

use fracas_cards::effect::{Context, Fault, Stack, Status, run};
use fracas_core::{Fast, Silent};

use super::Check;
use crate::dude::{DudeId, Slot};
use crate::dudes::DudeSet;
use crate::effects::{Doer, dude_of};
use crate::fighter::Mark;
use crate::state::{Phase, State};
use crate::thing::Thing;

impl Check<'_> {
    pub(super) fn effects(&mut self) {
        self.token();
        self.fallen();
        let state = self.state;
        self.newcomers();
        if state.stack.is_empty() {
            let message = "is so only while effects are under way";
            self.problems.expect(!state.is_answering, "answering", message);
            let is_clear = state.stack == Stack::default();
            let message = "have things without frames; leave them out";
            return self.problems.expect(is_clear, "effects", message);
        }
        let is_time = !matches!(
            state.phase,
            Phase::Laying | Phase::Discard | Phase::Token | Phase::Place | Phase::Over
        );
        let message = "are not carried out in this phase (R36, R44, R58, R84, R91)";
        self.problems.expect(is_time, "effects", message);
        let is_at_home = self.game.catalogue.library().has_all(&state.stack);
        self.problems.expect(is_at_home, "effects", &Fault::Lost.to_string());
        for context in state.stack.contexts() {
            self.context(context);
        }
        self.things(state.stack.all_things());
        // What effects wait for can only be found out if they and the table are sound.
        if self.problems.iter().next().is_none() && !self.is_waiting() {
            let message = "ask nobody anything: they belong to other Dudes or another moment";
            self.add("effects", message);
        }
    }

    fn token(&mut self) {
        let Some(played) = self.state.token else { return };
        let is_time = self.state.phase == Phase::Roll && !self.state.stack.is_empty();
        let message = "is being played only while an effect about it asks (R58)";
        self.problems.expect(is_time, "token", message);
        let fighter = self.state.fighter(played.dude);
        let fits =
            fighter.is_none_or(|it| played.nerphed.is_none_or(|slot| !it.has(Mark::Nerph(slot))));
        self.problems.expect(fits, "token.nerphs", "lies on an ability without a Nerph (G20)");
    }

    fn fallen(&mut self) {
        let mut named = DudeSet::EMPTY;
        for fallen in self.state.fallen {
            let is_first = !named.contains(fallen.dude);
            let message = "names a Dude once: it speaks of its last death (R93)";
            self.problems.expect(is_first, "fallen", message);
            named.insert(fallen.dude);
            // Where they are is open: others of the dead may have brought them back already.
            let speaks = self.game.dying_ability(fallen.dude, Slot::BOTH.into_iter()).is_some();
            let message = "names Dudes that do something when they die (C10)";
            self.problems.expect(speaks, "fallen", message);
        }
    }

    /// Checks that there are Dudes to be noticed only where somebody notices one before them (C1).
    fn newcomers(&mut self) {
        let state = self.state;
        let are_there = state.newcomers.without(state.in_play).is_empty();
        self.problems.expect(are_there, "newcomers", "are Dudes in play");
        let is_time = !state.stack.is_empty() || self.game.is_noticing(state);
        let fits = state.newcomers.is_empty() || is_time;
        let message = "wait only until others have noticed a Dude before them";
        self.problems.expect(fits, "newcomers", message);
    }

    /// Checks whose an effect is and where it comes from.
    fn context(&mut self, context: Context) {
        let is_seat = context.owner.index() < self.game.seats;
        self.problems.expect(is_seat, "effects", "have an owner who is not at the table");
        let is_dude = self.is_dude(dude_of(context)) && context.source >> 8 <= 2;
        self.problems.expect(is_dude, "effects", "come from a Dude that is not there");
    }

    fn things(&mut self, things: &[u16]) {
        let are_there = things.iter().all(|number| {
            let thing = Thing::from_number(*number);
            // Another number may be read as the same thing.
            thing.number() == *number && self.is_there(thing)
        });
        let message = "are about a Dude, player or token that is not there";
        self.problems.expect(are_there, "effects", message);
    }

    fn is_there(&self, thing: Thing) -> bool {
        match thing {
            Thing::Dude(dude)
            | Thing::Held(dude)
            | Thing::Discarded(dude)
            | Thing::Ability(dude, _) => self.is_dude(dude),
            Thing::Player(seat) | Thing::Owned(seat, _) => seat.index() < self.game.seats,
            Thing::Supplied(_, copy) => copy < crate::state::TOKENS,
        }
    }

    fn is_dude(&self, dude: DudeId) -> bool {
        dude.index() < self.game.catalogue.len()
    }

    /// Checks whether the effects have come to a question that can be answered.
    fn is_waiting(&self) -> bool {
        if self.game.who_is_due(self.state).is_empty() {
            return false;
        }
        let mut copy: State = *self.state;
        let mut doer = Doer { game: self.game, state: &mut copy, log: &mut Silent };
        let status = run(self.game.catalogue.library(), &mut doer, &mut Fast::new(0));
        status == Ok(Status::Waiting) && copy == *self.state
    }
}
