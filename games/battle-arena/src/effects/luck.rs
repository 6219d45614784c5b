//! Coins and dice.

use fracas_cards::effect::{Context, Fault, Flow};
use fracas_core::{Chance, Coin, Log, Seat};

use super::Doer;
use crate::BattleArena;
use crate::battle::Happening;
use crate::event::{Event, PlayEvent};
use crate::state::State;
use crate::words::Rule;

/// The sides of a die.
const SIDES: u32 = 6;
/// How often a coin is flipped that is flipped until it shows tails.
const MOST_FLIPS: u8 = 100;

impl<L: Log<Event, State>> Doer<'_, L> {
    pub(super) fn flip(&mut self, count: u8, seat: Seat, chance: &mut impl Chance) {
        for _ in 0..count {
            let coin = chance.coin();
            self.note_flip(coin, seat);
        }
    }

    pub(super) fn flip_until_tails(&mut self, seat: Seat, chance: &mut impl Chance) {
        for _ in 0..MOST_FLIPS {
            let coin = chance.coin();
            self.note_flip(coin, seat);
            if coin == Coin::Tails {
                return;
            }
        }
    }

    /// Notes a coin that a seat has flipped.
    pub(super) fn note_flip(&mut self, coin: Coin, seat: Seat) {
        BattleArena::note_flip(self.state, coin, seat, self.log);
    }

    /// Rolls dice one after the other, since each may be rolled once more.
    pub(super) fn roll(
        &mut self,
        count: u8,
        seat: Seat,
        context: Context,
        chance: &mut impl Chance,
    ) -> Result<Flow, Fault> {
        let rolled = self.state.tally.throws;
        if rolled == count {
            self.state.tally.throws = 0;
            return Ok(Flow::On);
        }
        self.state.tally.throws += 1;
        let face = chance.die(SIDES) as u8;
        self.state.stack.set_number(face.into());
        self.note_roll(face, seat);
        self.offer_reroll(seat, context)?;
        Ok(Flow::Again)
    }

    /// Notes a die that a seat has rolled.
    pub(super) fn note_roll(&mut self, face: u8, seat: Seat) {
        let tally = &mut self.state.tally;
        let sum = &mut tally.sums[seat.index()];
        *sum = sum.saturating_add(face);
        if let Some(faces) = tally.faces.get_mut(usize::from(face).wrapping_sub(1)) {
            *faces = faces.saturating_add(1);
        }
        let luck = &mut self.state.player_mut(seat).luck;
        *luck = luck.saturating_add(1);
        self.tell(PlayEvent::Rolled { seat, face });
        self.announce(Happening::Roll(seat));
    }

    /// Asks who may do so whether to roll a die once more.
    pub(super) fn offer_reroll(&mut self, seat: Seat, context: Context) -> Result<(), Fault> {
        let may =
            self.game.stands(self.state, |rule, owner| *rule == Rule::Reroll && owner == seat);
        if !may {
            return Ok(());
        }
        let program = self.game.catalogue.own_programs().reroll;
        self.state.stack.call(program, seat, context.source)
    }

    /// Rolls the last die once more: what it showed does not count.
    pub(super) fn reroll(&mut self, context: Context, chance: &mut impl Chance) {
        let seat = context.owner;
        let before = self.state.stack.caller_number().unwrap_or_default().clamp(0, 6) as u8;
        let tally = &mut self.state.tally;
        let sum = &mut tally.sums[seat.index()];
        *sum = sum.saturating_sub(before);
        if let Some(faces) = tally.faces.get_mut(usize::from(before).wrapping_sub(1)) {
            *faces = faces.saturating_sub(1);
        }
        let face = chance.die(SIDES) as u8;
        self.note_roll(face, seat);
        self.state.stack.set_caller_number(face.into());
    }
}
