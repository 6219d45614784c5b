//! What effects do to Dudes in play.

use fracas_cards::effect::Context;
use fracas_core::{Log, Seat};

use super::Doer;
use crate::OpArena;
use crate::dude::DudeId;
use crate::effects::dude_of;
use crate::event::Event;
use crate::fighter::MAX_HEALTH;
use crate::state::{Eyes, State};
use crate::thing::Thing;
use crate::words::{Number, Topic, Whom};

impl<L: Log<Event, State>> Doer<'_, L> {
    pub(super) fn damage(&mut self, amount: &Number, whom: Whom, context: Context) {
        let amount = self.count(amount, context).into();
        let by = dude_of(context);
        self.each(whom, context, |own, dude| {
            own.game.damage(own.state, dude, (context.owner, by), amount, own.log);
        });
    }

    pub(super) fn heal(&mut self, amount: &Number, whom: Whom, context: Context) {
        let amount = self.count(amount, context) as u8;
        self.each(whom, context, |own, dude| own.game.heal(own.state, dude, amount, own.log));
    }

    pub(super) fn kill(&mut self, dude: DudeId, context: Context) {
        OpArena::doom(self.state, dude, context.owner, dude_of(context));
    }

    pub(super) fn send_home(&mut self, dude: DudeId) {
        let Some(fighter) = OpArena::leave(self.state, dude) else { return };
        let seat = fighter.controller;
        OpArena::give(self.state, seat, dude, Eyes::ALL);
        self.log.tell(Event::WentHome { dude, seat });
    }

    pub(super) fn grow(&mut self, dude: DudeId, more: u8) {
        if let Some(fighter) = self.state.fighter_mut(dude) {
            let growth = fighter.growth.saturating_add(more as i8);
            fighter.growth = growth.min(MAX_HEALTH as i8);
            self.log.tell(Event::Grew { dude, more });
        }
    }

    pub(super) fn take_control(&mut self, dude: DudeId, seat: Seat) {
        let game = self.game;
        let Some(fighter) = self.state.fighter_mut(dude) else { return };
        if fighter.controller != seat && !game.has_rule(fighter, Topic::Control) {
            fighter.controller = seat;
            self.log.tell(Event::Controlled { dude, seat });
        }
    }

    pub(super) fn swap(&mut self, context: Context) {
        let this = dude_of(context);
        let Some(Thing::Dude(other)) = OpArena::it(self.state, context) else { return };
        let living = |dude| self.state.fighter(dude).filter(|fighter| !fighter.is_doomed());
        let controller = |dude| living(dude).map(|fighter| fighter.controller);
        let (Some(mine), Some(theirs)) = (controller(this), controller(other)) else { return };
        let is_loyal = |dude: DudeId| {
            self.state.fighter(dude).is_some_and(|it| self.game.has_rule(it, Topic::Control))
        };
        if mine != theirs && !is_loyal(other) && !is_loyal(this) {
            self.take_control(other, mine);
            self.take_control(this, theirs);
        }
    }

    pub(super) fn pass_damage(&mut self, most: u8, context: Context) {
        let this = dude_of(context);
        if let Some(Thing::Dude(other)) = OpArena::it(self.state, context)
            && this != other
        {
            self.game.pass_damage(self.state, this, other, most, self.log);
        }
    }
}
