//! What effects do with tokens, on Dudes and of players.

use fracas_cards::effect::Context;
use fracas_core::{Log, Seat};

use super::Doer;
use crate::OpArena;
use crate::dude::{DudeId, Slot};
use crate::event::Event;
use crate::fighter::Mark;
use crate::state::State;
use crate::thing::Thing;
use crate::words::Token;

impl<L: Log<Event, State>> Doer<'_, L> {
    pub(super) fn unshield(&mut self, dude: DudeId) {
        let Some(fighter) = self.state.fighter_mut(dude) else { return };
        if fighter.has(Mark::Shield) {
            fighter.unmark(Mark::Shield);
            self.state.shields += 1;
            self.log.tell(Event::Unshielded { dude });
        }
    }

    pub(super) fn nerph(&mut self, context: Context) {
        if self.state.nerphs == 0 {
            return;
        }
        if let Some(Thing::Ability(dude, slot)) = OpArena::it(self.state, context) {
            self.state.nerphs -= 1;
            OpArena::put_nerph(self.state, dude, slot, self.log);
        }
    }

    pub(super) fn unnerph(&mut self, dude: DudeId) {
        let Some(fighter) = self.state.fighter_mut(dude) else { return };
        let nerphs = fighter.nerphs();
        for slot in Slot::BOTH {
            fighter.unmark(Mark::Nerph(slot));
        }
        if 0 < nerphs {
            self.state.nerphs += nerphs;
            self.log.tell(Event::Unnerphed { dude });
        }
    }

    /// Takes the tokens that were chosen.
    pub(super) fn take_these(&mut self, context: Context) {
        for token in Token::BOTH {
            let things = self.state.stack.things(context).iter();
            let is_meant = |thing: &&u16| matches!(Thing::from_number(**thing), Thing::Supplied(kind, _) if kind == token);
            let count = things.filter(is_meant).count() as u8;
            self.take(context.owner, token, count);
        }
    }

    pub(super) fn take(&mut self, seat: Seat, token: Token, count: u8) {
        let supply = self.state.supply_mut(token);
        let count = count.min(*supply);
        *supply -= count;
        *self.state.player_mut(seat).tokens_mut(token) += count;
        if 0 < count {
            self.log.tell(Event::Took { seat, token, count });
        }
    }

    pub(super) fn steal_token(&mut self, context: Context) {
        let seat = context.owner;
        if let Some(Thing::Owned(from, token)) = OpArena::it(self.state, context)
            && from != seat
            && 0 < self.state.player(from).tokens(token)
        {
            *self.state.player_mut(from).tokens_mut(token) -= 1;
            *self.state.player_mut(seat).tokens_mut(token) += 1;
            self.log.tell(Event::StoleToken { seat, from, token });
        }
    }

    pub(super) fn lose_tokens(&mut self, seat: Seat) {
        let player = self.state.player_mut(seat);
        let shields = std::mem::take(&mut player.shields);
        let nerphs = std::mem::take(&mut player.nerphs);
        self.state.shields += shields;
        self.state.nerphs += nerphs;
        if 0 < shields + nerphs {
            self.log.tell(Event::LostTokens { seat });
        }
    }
}
