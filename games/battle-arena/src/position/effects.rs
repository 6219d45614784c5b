//! Effects: those under way ask something, and all of them belong to the Plays of the table.

use fracas_cards::effect::{Context, Fault, Stack, Status, run};
use fracas_core::{Fast, Seat, Silent};

use super::Check;
use crate::effects::Doer;
use crate::state::{Phase, State};
use crate::thing::Thing;

impl Check<'_> {
    pub(super) fn effects(&mut self) {
        self.scheduled();
        self.beside();
        if self.state.stack.is_empty() {
            let is_clear = self.state.stack == Stack::default();
            let message = "have things without frames; leave them out";
            return self.problems.expect(is_clear, "effects", message);
        }
        let is_time = self.state.phase.is_battle();
        self.problems.expect(is_time, "effects", "are carried out in Battles (R136)");
        let is_at_home = self.game.catalogue.library().has_all(&self.state.stack);
        self.problems.expect(is_at_home, "effects", &Fault::Lost.to_string());
        for context in self.state.stack.contexts() {
            self.context(context);
        }
        let are_there = self.state.stack.all_things().iter().all(|thing| self.is_there(*thing));
        self.problems.expect(are_there, "effects", "are about something that is not there");
        // What effects wait for can only be found out if they and the table are sound.
        if self.problems.iter().next().is_none() && !self.is_waiting() {
            let message = "ask nobody anything: they belong to other cards or another moment";
            self.problems.add("effects", message);
        }
    }

    /// Checks what waits and what stands.
    fn scheduled(&mut self) {
        let entries = self.state.agenda.entries();
        let has_begun = self.state.phase.is_battle() || self.state.phase == Phase::Over;
        let fits = has_begun || entries.is_empty();
        self.problems.expect(fits, "scheduled", "is empty before the Battles");
        // What is due is carried out as soon as nothing else is, but for what the end came before.
        let can_wait = !self.state.stack.is_empty() || self.state.phase == Phase::Over;
        let fits = can_wait || !self.state.agenda.has_due();
        self.problems.expect(fits, "scheduled", "has something that is due and not carried out");
    }

    /// Checks that Plays which are done lie in the Discard Piles (R145).
    fn beside(&mut self) {
        let is_at_rest = self.state.stack.is_empty() && self.state.phase != Phase::Over;
        for seat in Seat::all(2).filter(|_| is_at_rest) {
            let entries = self.state.agenda.entries();
            let stays = |play: u16| entries.iter().any(|it| it.owner == seat && it.source == play);
            let mut beside = self.state.player(seat).beside.iter();
            let fits = beside.all(|beside| beside.has_stayed && stays(beside.play.0));
            let place = format!("players[{seat}].playmaker.beside");
            let message = "has a Play of which nothing waits or stands (R145)";
            self.problems.expect(fits, &place, message);
        }
    }

    /// Checks whose an effect is and where it comes from.
    fn context(&mut self, context: Context) {
        let is_seat = context.owner.index() < 2;
        self.problems.expect(is_seat, "effects", "have an owner who is not at the table");
        let is_play = usize::from(context.source) < self.game.catalogue.plays().count();
        self.problems.expect(is_play, "effects", "come from a Play that is not there");
    }

    fn is_there(&self, number: u16) -> bool {
        let thing = Thing::from_number(number);
        // Another number may be read as the same thing.
        thing.number() == Thing::first_copy(number) && thing.exists(&self.game.catalogue)
    }

    /// Checks whether the effects have come to a question that can be answered.
    fn is_waiting(&self) -> bool {
        if self.game.who_is_due(self.state).is_err() {
            return false;
        }
        let mut copy: State = *self.state;
        let mut doer = Doer { game: self.game, state: &mut copy, log: &mut Silent };
        let status = run(self.game.catalogue.library(), &mut doer, &mut Fast::new(0));
        status == Ok(Status::Waiting) && copy == *self.state
    }
}
