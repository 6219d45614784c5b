//! What effects do to the game.
//!
//! - `dudes`: to those in play; `tokens`, `hands`: to what players have; `abilities`: that set off others

mod abilities;
mod dudes;
mod hands;
mod tokens;

use fracas_cards::effect::{Amount, Context, Entry, Facts, Fault, Flow, Host, Stack, Time, Unused};
use fracas_core::{Chance, Coin, Log, Seat};
use tinyvec::ArrayVec;

use super::{View, dude_of};
use crate::OpArena;
use crate::dude::DudeId;
use crate::event::Event;
use crate::state::{Die, MAX_DUDES, State};
use crate::thing::Thing;
use crate::words::{Number, Operation, Party, Whom, Words};

/// The game as effects may change it.
pub(crate) struct Doer<'a, L> {
    pub(crate) game: &'a OpArena,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut L,
}

/// Some Dudes in play.
type Dudes = ArrayVec<[DudeId; MAX_DUDES]>;

impl<L: Log<Event, State>> Host for Doer<'_, L> {
    type Words = Words;

    #[inline]
    fn facts(&self) -> impl Facts<Words = Words> {
        View { game: self.game, state: self.state }
    }

    #[inline]
    fn stack_mut(&mut self) -> &mut Stack {
        &mut self.state.stack
    }

    fn perform(
        &mut self,
        operation: &Operation,
        context: Context,
        chance: &mut impl Chance,
    ) -> Result<Flow, Fault> {
        let seat = context.owner;
        match operation {
            Operation::Damage(amount, whom) => self.damage(amount, *whom, context),
            Operation::Heal(amount, whom) => self.heal(amount, *whom, context),
            Operation::Kill(whom) => {
                self.each(*whom, context, |own, dude| own.kill(dude, context));
            }
            Operation::Discard(whom) => self.each_living(*whom, context, |own, dude| {
                OpArena::discard_dude(own.state, dude, own.log);
            }),
            Operation::SendHome(whom) => self.each_living(*whom, context, Self::send_home),
            Operation::Shield(whom) => self.each(*whom, context, |own, dude| {
                OpArena::put_shield(own.state, dude, own.log);
            }),
            Operation::Unshield(whom) => self.each(*whom, context, Self::unshield),
            Operation::Nerph => self.nerph(context),
            Operation::Unnerph(whom) => self.each(*whom, context, Self::unnerph),
            Operation::Grow(more, whom) => {
                self.each(*whom, context, |own, dude| own.grow(dude, *more));
            }
            Operation::TakeControl(whom) => {
                self.each_living(*whom, context, |own, dude| own.take_control(dude, seat));
            }
            Operation::Swap => self.swap(context),
            Operation::PassDamage(most) => self.pass_damage(*most, context),
            Operation::TakeTokens(_) => self.take_these(context),
            Operation::Gain(token, amount, party) => {
                let count = self.count(amount, context);
                self.for_players(*party, context, |own, seat| own.take(seat, *token, count as u8));
            }
            Operation::StealToken => self.steal_token(context),
            Operation::LoseTokens(party) => {
                self.for_players(*party, context, Self::lose_tokens);
            }
            Operation::Points(amount, party) => {
                let points = self.count(amount, context);
                self.for_players(*party, context, |own, seat| {
                    own.game.gain_points(own.state, seat, points, own.log);
                });
            }
            Operation::LosePoints(amount, party) => {
                let points = self.count(amount, context);
                self.for_players(*party, context, |own, seat| {
                    OpArena::lose_points(own.state, seat, points, own.log);
                });
            }
            Operation::StealPoints(points, party) => {
                self.for_players(*party, context, |own, from| {
                    let lost = OpArena::lose_points(own.state, from, (*points).into(), own.log);
                    own.game.gain_points(own.state, seat, lost, own.log);
                });
            }
            Operation::Draw(amount, party) => {
                let count = self.count(amount, context);
                let game = self.game;
                self.for_players(*party, context, |own, seat| {
                    game.draw(own.state, seat, usize::from(count), chance, own.log);
                });
            }
            Operation::Drop => self.drop_these(context),
            Operation::DropAtRandom(count, party) => {
                self.for_players(*party, context, |own, seat| {
                    own.drop_at_random(seat, *count, chance);
                });
            }
            Operation::StealDude(party) => {
                self.for_players(*party, context, |own, from| own.steal_dude(seat, from, chance));
            }
            Operation::PutInPlay => self.put_in_play(context),
            Operation::Summon(count) => self.summon(seat, *count, chance),
            Operation::TakeBack => self.take_back(context),
            Operation::PassHands => self.pass_hands(),
            Operation::Execute => self.execute(context),
            Operation::BasicAttack => self.basic_attack(context),
            Operation::RollAgain => {
                if self.state.die == Die::Once && seat == self.state.active {
                    self.state.die = Die::Again;
                }
            }
            Operation::Target => return Ok(self.target(context)),
        }
        Ok(Flow::On)
    }

    fn schedule(&mut self, entry: Entry<Unused<Time>>) -> Result<(), Fault> {
        // Nothing can be scheduled in a game without moments.
        let _ = entry;
        Ok(())
    }

    #[inline]
    fn next_due(&mut self) -> Option<Entry<Unused<Time>>> {
        None
    }

    fn flipped(&mut self, coin: Coin, context: Context, _: &mut impl Chance) -> Result<(), Fault> {
        self.log.tell(Event::Flipped { seat: context.owner, is_heads: coin == Coin::Heads });
        Ok(())
    }

    fn rolled(
        &mut self,
        _: u8,
        face: u8,
        context: Context,
        _: &mut impl Chance,
    ) -> Result<(), Fault> {
        self.log.tell(Event::RolledExtra { seat: context.owner, face });
        Ok(())
    }
}

impl<L: Log<Event, State>> Doer<'_, L> {
    fn count(&self, amount: &Number, context: Context) -> u16 {
        let count = match amount {
            Amount::Fixed(number) => *number,
            Amount::Counted { .. } => amount.count(&self.facts(), context),
        };
        count.clamp(0, 99) as u16
    }

    /// Does something to each of some Dudes that is still in play.
    fn each(&mut self, whom: Whom, context: Context, mut act: impl FnMut(&mut Self, DudeId)) {
        let mut act = |own: &mut Self, dude| {
            if own.state.in_play.contains(dude) {
                act(own, dude);
            }
        };
        match whom {
            Whom::This => act(self, dude_of(context)),
            Whom::It => self.each_chosen(context, act),
            Whom::All(filter) => {
                // All are found first, since what is done to one may change who is meant.
                let view = View { game: self.game, state: self.state };
                let dudes: Dudes = view.dudes(filter, context).map(|it| it.dude).collect();
                dudes.into_iter().for_each(|dude| act(self, dude));
            }
        }
    }

    /// Does something to each Dude that was chosen, or whose ability was.
    #[inline]
    fn each_chosen(&mut self, context: Context, mut act: impl FnMut(&mut Self, DudeId)) {
        let mut at = 0;
        while let Some(thing) = self.state.stack.things(context).get(at) {
            at += 1;
            if let Some(dude) = in_play(Thing::from_number(*thing)) {
                act(self, dude);
            }
        }
    }

    /// Does something to each of some Dudes that has not been killed (C3).
    fn each_living(
        &mut self,
        whom: Whom,
        context: Context,
        mut act: impl FnMut(&mut Self, DudeId),
    ) {
        self.each(whom, context, |own, dude| {
            if own.state.fighter(dude).is_some_and(|fighter| !fighter.is_doomed()) {
                act(own, dude);
            }
        });
    }

    /// Does something to each of some players, in turn order.
    fn for_players(
        &mut self,
        party: Party,
        context: Context,
        mut act: impl FnMut(&mut Self, Seat),
    ) {
        let players = self.game.players(self.state, party, context);
        for seat in self.game.from(self.state.active) {
            if players.contains(seat) {
                act(self, seat);
            }
        }
    }
}

/// Gets the Dude in play that a thing is, or that it belongs to.
fn in_play(thing: Thing) -> Option<DudeId> {
    match thing {
        Thing::Dude(dude) | Thing::Ability(dude, _) => Some(dude),
        Thing::Held(_)
        | Thing::Discarded(_)
        | Thing::Player(_)
        | Thing::Supplied(..)
        | Thing::Owned(..) => None,
    }
}
