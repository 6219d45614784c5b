//! What effects do with Dudes that are not in play: of hands, the deck and the Dude Discard pile.

use fracas_cards::effect::Context;
use fracas_core::{Chance, Log, Seat};
use tinyvec::ArrayVec;

use super::Doer;
use crate::OpArena;
use crate::event::Event;
use crate::state::{Eyes, State};
use crate::thing::Thing;

impl<L: Log<Event, State>> Doer<'_, L> {
    pub(super) fn drop_these(&mut self, context: Context) {
        let things: ArrayVec<[u16; fracas_cards::effect::limits::PICKS as usize]> =
            self.state.stack.things(context).iter().copied().collect();
        for thing in things {
            if let Thing::Held(dude) = Thing::from_number(thing) {
                OpArena::drop_dude(self.state, context.owner, dude, self.log);
            }
        }
    }

    pub(super) fn drop_at_random(&mut self, seat: Seat, count: u8, chance: &mut impl Chance) {
        for _ in 0..count {
            let mut hand = self.state.player(seat).hand;
            let Some(dude) = hand.draw(chance) else { return };
            OpArena::drop_dude(self.state, seat, dude, self.log);
        }
    }

    pub(super) fn steal_dude(&mut self, seat: Seat, from: Seat, chance: &mut impl Chance) {
        if seat == from {
            return;
        }
        let mut hand = self.state.player(from).hand;
        let Some(dude) = hand.draw(chance) else { return };
        self.state.player_mut(from).hand = hand;
        self.state.player_mut(seat).hand.insert(dude);
        self.state.seen[dude.index()] = Eyes::ALL;
        self.log.reveal(Event::StoleDude { seat, from, dude });
    }

    pub(super) fn put_in_play(&mut self, context: Context) {
        let seat = context.owner;
        match OpArena::it(self.state, context) {
            Some(Thing::Held(dude)) if self.state.player(seat).hand.contains(dude) => {
                OpArena::take_from_hand(self.state, seat, dude);
                self.game.enter(self.state, seat, dude, self.log);
            }
            Some(Thing::Discarded(dude)) if self.state.discard.contains(dude) => {
                self.state.discard.remove(dude);
                self.game.enter(self.state, seat, dude, self.log);
            }
            Some(
                Thing::Held(_)
                | Thing::Discarded(_)
                | Thing::Dude(_)
                | Thing::Player(_)
                | Thing::Ability(..)
                | Thing::Supplied(..)
                | Thing::Owned(..),
            )
            | None => {}
        }
    }

    pub(super) fn summon(&mut self, seat: Seat, count: u8, chance: &mut impl Chance) {
        for _ in 0..count {
            let Some(dude) = self.game.draw_dude(self.state, chance, self.log) else { return };
            self.game.enter(self.state, seat, dude, self.log);
        }
    }

    pub(super) fn take_back(&mut self, context: Context) {
        let seat = context.owner;
        if let Some(Thing::Discarded(dude)) = OpArena::it(self.state, context)
            && self.state.discard.contains(dude)
        {
            self.state.discard.remove(dude);
            OpArena::give(self.state, seat, dude, Eyes::ALL);
            self.log.tell(Event::TookBack { dude, seat });
        }
    }

    pub(super) fn pass_hands(&mut self) {
        let hands = self.state.players.map(|player| player.hand);
        for seat in Seat::all(self.game.seats) {
            let left = self.game.left_of(seat, 1);
            self.state.player_mut(left).hand = hands[seat.index()];
            for dude in hands[seat.index()].iter() {
                let eyes = &mut self.state.seen[dude.index()];
                *eyes = eyes.with(left);
            }
        }
        // Everyone sees other Dudes than before.
        self.log.reveal(Event::PassedHands);
    }
}
