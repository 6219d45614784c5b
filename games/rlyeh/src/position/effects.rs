//! Effects: those under way ask something, and all of them belong to the cards of the table.

use fracas_cards::effect::{Context, Fault, Stack, Status, run};
use fracas_core::{Fast, Silent};

use super::Check;
use crate::card::{BossId, CardId, HeroId};
use crate::effects::{Doer, source_card, source_hero};
use crate::state::{Mind, Phase, State};
use crate::thing::Thing;

impl Check<'_> {
    pub(super) fn effects(&mut self) {
        if self.state.stack.is_empty() {
            return self.no_effects();
        }
        let is_time = matches!(self.state.phase, Phase::Start | Phase::Main | Phase::End);
        let message = "are carried out in the phases \"start\", \"main\" and \"end\" (R63)";
        self.problems.expect(is_time, "effects", message);
        let is_at_home = self.game.catalogue.library().has_all(&self.state.stack);
        self.problems.expect(is_at_home, "effects", &Fault::Lost.to_string());
        for context in self.state.stack.contexts() {
            self.context(context);
        }
        let are_there = self.state.stack.all_things().iter().all(|thing| self.is_there(*thing));
        let message = "are about a card, Boss or player that is not there";
        self.problems.expect(are_there, "effects", message);
        // What effects wait for can only be found out if they and the table are sound.
        if self.problems.iter().next().is_none() && !self.is_waiting() {
            let message = "ask nobody anything: they belong to other cards or another moment";
            self.add("effects", message);
        }
    }

    fn no_effects(&mut self) {
        let is_clear = self.state.stack == Stack::default();
        self.problems.expect(is_clear, "effects", "have things without frames; leave them out");
        let is_idle = self.state.mind == Mind::default();
        let message = "is about effects that are carried out; leave it out";
        self.problems.expect(is_idle, "mind", message);
    }

    /// Checks whose an effect is and where it comes from.
    fn context(&mut self, context: Context) {
        let is_seat = context.owner.index() < self.game.seats;
        self.problems.expect(is_seat, "effects", "have an owner who is not at the table");
        let is_card = source_card(context).is_some_and(|card| self.is_card(card));
        let is_hero = source_hero(context).is_some_and(|hero| self.is_hero(hero));
        let message = "come from a card or hero that is not there";
        self.problems.expect(is_card || is_hero, "effects", message);
    }

    fn is_there(&self, number: u16) -> bool {
        let thing = Thing::from_number(number);
        // Another number may be read as the same thing.
        let is_written_so = thing.number() == Thing::first_copy(number);
        let exists = match thing {
            Thing::Held(card)
            | Thing::Discarded(card)
            | Thing::Played(card)
            | Thing::Top(card)
            | Thing::Stack(card) => self.is_card(card),
            Thing::Boss(BossId(boss)) => usize::from(boss) < self.game.catalogue.bosses().len(),
            Thing::Player(seat) => seat.index() < self.game.seats,
        };
        is_written_so && exists
    }

    fn is_card(&self, CardId(card): CardId) -> bool {
        usize::from(card) < self.game.catalogue.cards().len()
    }

    fn is_hero(&self, HeroId(hero): HeroId) -> bool {
        usize::from(hero) < self.game.catalogue.heroes().len()
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
