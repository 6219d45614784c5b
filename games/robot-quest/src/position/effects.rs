//! Effects: those under way ask something, and all of them belong to the cards of the table.

use fracas_cards::effect::{Context, Fault, Stack, Status, Task, run};
use fracas_core::{Fast, Silent};

use super::Check;
use crate::card::{BoardId, CardId};
use crate::effects::{Doer, card_of, robot_of};
use crate::sight::{CELLS, Cell, SIDE};
use crate::state::{Deeds, MAX_EXTRA_DAMAGE, Phase, State};
use crate::thing::Thing;

impl Check<'_> {
    pub(super) fn effects(&mut self) {
        self.scheduled();
        if self.state.stack.is_empty() {
            return self.no_effects();
        }
        let is_time = matches!(self.state.phase, Phase::Start | Phase::Main | Phase::End);
        let message =
            "are carried out in the phases \"start\", \"main\" and \"end\" (R29, R31, R32)";
        self.problems.expect(is_time, "effects", message);
        let is_at_home = self.game.catalogue.library().has_all(&self.state.stack);
        self.problems.expect(is_at_home, "effects", &Fault::Lost.to_string());
        for context in self.state.stack.contexts() {
            self.context("effects", context);
        }
        self.things("effects", self.state.stack.all_things());
        self.deed();
        // What effects wait for can only be found out if they and the table are sound.
        if self.problems.iter().next().is_none() && !self.is_waiting() {
            self.add(
                "effects",
                "ask nobody anything: they belong to other cards or another moment",
            );
        }
    }

    fn no_effects(&mut self) {
        let is_clear = self.state.stack == Stack::default();
        self.problems.expect(is_clear, "effects", "have things without frames; leave them out");
        let is_idle = self.state.deed == Deeds::default();
        let message = "is about effects that are carried out; leave it out";
        self.problems.expect(is_idle, "deed", message);
    }

    fn scheduled(&mut self) {
        for entry in self.state.agenda.entries() {
            let begun = !self.is_setup();
            self.problems.expect(begun, "scheduled", "is empty before the first turn");
            let is_at_home =
                entry.program().is_some_and(|program| self.game.catalogue.library().has(program));
            let message = "has an effect that belongs to other cards";
            self.problems.expect(is_at_home, "scheduled", message);
            self.context("scheduled", Context::new(entry.owner, entry.source));
            self.things("scheduled", &entry.things);
            let ends = !matches!(entry.task, Task::Each { until: None, .. });
            let message = "has an effect that goes on for the rest of the game";
            self.problems.expect(ends, "scheduled", message);
        }
        self.due();
    }

    /// Checks that what is due waits for an effect of the same moment, since it is carried out next.
    fn due(&mut self) {
        let is_moment = matches!(self.state.phase, Phase::Start | Phase::End);
        let can_wait = is_moment && !self.state.stack.is_empty();
        let mut agenda = self.state.agenda;
        let mut due = std::iter::from_fn(|| agenda.next_due());
        let fits = due.all(|entry| can_wait && entry.owner == self.state.active);
        let message = "has an effect that is due and not carried out (R29, R32)";
        self.problems.expect(fits, "scheduled", message);
    }

    /// Checks whose an effect is and where it comes from.
    fn context(&mut self, place: &str, context: Context) {
        let is_seat = context.owner.index() < self.game.seats;
        self.problems.expect(is_seat, place, "have an owner who is not at the table");
        let is_robot = robot_of(context).index() < self.game.robots;
        let is_card = card_of(context).is_none_or(|card| self.is_card(card));
        let message = "come from a card or robot that is not there";
        self.problems.expect(is_robot && is_card, place, message);
    }

    fn things(&mut self, place: &str, things: &[u16]) {
        let are_there = things.iter().all(|number| {
            let thing = Thing::from_number(*number);
            // Another number may be read as the same thing.
            thing.number() == *number && self.is_there(thing)
        });
        let message = "are about a card, robot or space that is not there";
        self.problems.expect(are_there, place, message);
    }

    fn is_there(&self, thing: Thing) -> bool {
        match thing {
            Thing::Held(card) | Thing::Discarded(card) | Thing::ForSale(card) => self.is_card(card),
            Thing::Robot(BoardId(board)) => usize::from(board) < self.game.catalogue.boards().len(),
            Thing::Space(Cell(cell)) => usize::from(cell) < CELLS,
        }
    }

    fn is_card(&self, CardId(card): CardId) -> bool {
        usize::from(card) < self.game.catalogue.cards().len()
    }

    fn deed(&mut self) {
        let Deeds { extra_damage, shift, .. } = self.state.deed;
        let is_bounded = (-MAX_EXTRA_DAMAGE..=MAX_EXTRA_DAMAGE).contains(&extra_damage);
        let message = format!("is between -{MAX_EXTRA_DAMAGE} and {MAX_EXTRA_DAMAGE}");
        self.problems.expect(is_bounded, "deed.extra_damage", &message);
        // A line at an angle goes through a space for each column and each row.
        let most = 2 * (SIDE - 1);
        let message =
            format!("is at most {most}, since the arena has {SIDE} spaces from side to side (R2)");
        self.problems.expect(shift.gone <= most, "deed.shift.gone", &message);
    }

    /// Checks whether the effects have come to a question that can be answered.
    fn is_waiting(&self) -> bool {
        if self.game.who_is_due(self.state).is_none() {
            return false;
        }
        let mut copy: State = *self.state;
        let mut doer = Doer { game: self.game, state: &mut copy, log: &mut Silent };
        let status = run(self.game.catalogue.library(), &mut doer, &mut Fast::new(0));
        status == Ok(Status::Waiting) && copy == *self.state
    }
}
