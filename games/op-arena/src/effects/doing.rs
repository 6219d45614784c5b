//! What effects do to the game.

use fracas_cards::effect::{Amount, Context, Entry, Facts, Fault, Flow, Host, Stack, Time, Unused};
use fracas_core::{Chance, Log, Seat};
use tinyvec::ArrayVec;

use super::{View, dude_of, source};
use crate::OpArena;
use crate::dude::{DudeId, Kind, Slot};
use crate::event::Event;
use crate::fighter::{MAX_HEALTH, Mark};
use crate::state::{Die, Eyes, MAX_DUDES, State};
use crate::thing::Thing;
use crate::words::{Number, Operation, Party, Rule, Token, When, Whom, Words};

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
            Operation::Discard(whom) => self.each(*whom, context, |own, dude| {
                OpArena::discard_dude(own.state, dude, own.log);
            }),
            Operation::SendHome(whom) => self.each(*whom, context, Self::send_home),
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
                self.each(*whom, context, |own, dude| own.take_control(dude, seat));
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
            Operation::Target => self.target(context),
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

    /// Lists the Dudes in play that a word means.
    fn dudes(&self, whom: Whom, context: Context) -> Dudes {
        match whom {
            Whom::This => std::iter::once(dude_of(context)).collect(),
            Whom::It => {
                let things = self.state.stack.things(context).iter();
                things.filter_map(|thing| in_play(Thing::from_number(*thing))).collect()
            }
            Whom::All(filter) => {
                let view = View { game: self.game, state: self.state };
                view.dudes(filter, context).map(|fighter| fighter.dude).collect()
            }
        }
    }

    /// Does something to each of some Dudes that is still in play.
    fn each(&mut self, whom: Whom, context: Context, mut act: impl FnMut(&mut Self, DudeId)) {
        for dude in self.dudes(whom, context) {
            if self.state.fighter(dude).is_some() {
                act(self, dude);
            }
        }
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

    fn damage(&mut self, amount: &Number, whom: Whom, context: Context) {
        let amount = self.count(amount, context).into();
        let by = dude_of(context);
        self.each(whom, context, |own, dude| {
            own.game.damage(own.state, dude, (context.owner, by), amount, own.log);
        });
    }

    fn heal(&mut self, amount: &Number, whom: Whom, context: Context) {
        let amount = self.count(amount, context) as u8;
        self.each(whom, context, |own, dude| own.game.heal(own.state, dude, amount, own.log));
    }

    fn kill(&mut self, dude: DudeId, context: Context) {
        OpArena::doom(self.state, dude, context.owner, dude_of(context));
    }

    fn send_home(&mut self, dude: DudeId) {
        let Some(fighter) = OpArena::leave(self.state, dude) else { return };
        let seat = fighter.controller;
        OpArena::give(self.state, seat, dude, Eyes::ALL);
        self.log.tell(Event::WentHome { dude, seat });
    }

    fn unshield(&mut self, dude: DudeId) {
        let Some(fighter) = self.state.fighter_mut(dude) else { return };
        if fighter.has(Mark::Shield) {
            fighter.unmark(Mark::Shield);
            self.state.shields += 1;
            self.log.tell(Event::Unshielded { dude });
        }
    }

    fn nerph(&mut self, context: Context) {
        if self.state.nerphs == 0 {
            return;
        }
        if let Some(Thing::Ability(dude, slot)) = OpArena::it(self.state, context) {
            self.state.nerphs -= 1;
            OpArena::put_nerph(self.state, dude, slot, self.log);
        }
    }

    fn unnerph(&mut self, dude: DudeId) {
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

    fn grow(&mut self, dude: DudeId, more: u8) {
        if let Some(fighter) = self.state.fighter_mut(dude) {
            let growth = fighter.growth.saturating_add(more as i8);
            fighter.growth = growth.min(MAX_HEALTH as i8);
            self.log.tell(Event::Grew { dude, more });
        }
    }

    fn take_control(&mut self, dude: DudeId, seat: Seat) {
        let game = self.game;
        let Some(fighter) = self.state.fighter_mut(dude) else { return };
        if fighter.controller != seat && !game.has_rule(fighter, &Rule::Loyal) {
            fighter.controller = seat;
            self.log.tell(Event::Controlled { dude, seat });
        }
    }

    fn swap(&mut self, context: Context) {
        let this = dude_of(context);
        let Some(Thing::Dude(other)) = OpArena::it(self.state, context) else { return };
        let controller = |dude| self.state.fighter(dude).map(|fighter| fighter.controller);
        let (Some(mine), Some(theirs)) = (controller(this), controller(other)) else { return };
        let is_loyal = |dude: DudeId| {
            self.state.fighter(dude).is_some_and(|it| self.game.has_rule(it, &Rule::Loyal))
        };
        if mine != theirs && !is_loyal(other) && !is_loyal(this) {
            self.take_control(other, mine);
            self.take_control(this, theirs);
        }
    }

    fn pass_damage(&mut self, most: u8, context: Context) {
        let this = dude_of(context);
        if let Some(Thing::Dude(other)) = OpArena::it(self.state, context)
            && this != other
        {
            self.game.pass_damage(self.state, this, other, most, self.log);
        }
    }

    /// Takes the tokens that were chosen.
    fn take_these(&mut self, context: Context) {
        for token in Token::BOTH {
            let things = self.state.stack.things(context).iter();
            let is_meant = |thing: &&u16| matches!(Thing::from_number(**thing), Thing::Supplied(kind, _) if kind == token);
            let count = things.filter(is_meant).count() as u8;
            self.take(context.owner, token, count);
        }
    }

    fn take(&mut self, seat: Seat, token: Token, count: u8) {
        let supply = self.state.supply_mut(token);
        let count = count.min(*supply);
        *supply -= count;
        *self.state.player_mut(seat).tokens_mut(token) += count;
        if 0 < count {
            self.log.tell(Event::Took { seat, token, count });
        }
    }

    fn steal_token(&mut self, context: Context) {
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

    fn lose_tokens(&mut self, seat: Seat) {
        let player = self.state.player_mut(seat);
        let shields = std::mem::take(&mut player.shields);
        let nerphs = std::mem::take(&mut player.nerphs);
        self.state.shields += shields;
        self.state.nerphs += nerphs;
        if 0 < shields + nerphs {
            self.log.tell(Event::LostTokens { seat });
        }
    }

    fn drop_these(&mut self, context: Context) {
        let things: ArrayVec<[u16; fracas_cards::effect::limits::PICKS as usize]> =
            self.state.stack.things(context).iter().copied().collect();
        for thing in things {
            if let Thing::Held(dude) = Thing::from_number(thing) {
                OpArena::drop_dude(self.state, context.owner, dude, self.log);
            }
        }
    }

    fn drop_at_random(&mut self, seat: Seat, count: u8, chance: &mut impl Chance) {
        for _ in 0..count {
            let mut hand = self.state.player(seat).hand;
            let Some(dude) = hand.draw(chance) else { return };
            OpArena::drop_dude(self.state, seat, dude, self.log);
        }
    }

    fn steal_dude(&mut self, seat: Seat, from: Seat, chance: &mut impl Chance) {
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

    fn put_in_play(&mut self, context: Context) {
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

    fn summon(&mut self, seat: Seat, count: u8, chance: &mut impl Chance) {
        for _ in 0..count {
            let Some(dude) = self.game.draw_dude(self.state, chance, self.log) else { return };
            self.game.enter(self.state, seat, dude, self.log);
        }
    }

    fn take_back(&mut self, context: Context) {
        let seat = context.owner;
        if let Some(Thing::Discarded(dude)) = OpArena::it(self.state, context)
            && self.state.discard.contains(dude)
        {
            self.state.discard.remove(dude);
            OpArena::give(self.state, seat, dude, Eyes::ALL);
            self.log.tell(Event::TookBack { dude, seat });
        }
    }

    fn pass_hands(&mut self) {
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

    fn execute(&mut self, context: Context) {
        if let Some(Thing::Ability(dude, slot)) = OpArena::it(self.state, context) {
            let program = self.game.catalogue.dude(dude).ability(slot).program;
            let _ = self.state.stack.call(program, context.owner, context.source);
        }
    }

    fn basic_attack(&mut self, context: Context) {
        if let Some(Thing::Dude(dude)) = OpArena::it(self.state, context)
            && let Some(attack) = self.game.catalogue.dude(dude).attack
        {
            let source = source(dude, None);
            let _ = self.state.stack.call(attack.program, context.owner, source);
        }
    }

    /// Lets the chosen Dudes use what they have against being targeted, before they feel it (R86).
    fn target(&mut self, context: Context) {
        let by = dude_of(context);
        let with_trigger = self.game.catalogue.with_trigger(When::Targeted);
        for dude in self.dudes(Whom::It, context) {
            self.log.tell(Event::Targeted { dude, by });
            let Some(fighter) = self.state.fighter(dude).copied() else { continue };
            if dude == by || !with_trigger.contains(dude) {
                continue;
            }
            for slot in Slot::BOTH.into_iter().filter(|slot| fighter.can_use(*slot)) {
                let ability = self.game.catalogue.dude(dude).ability(slot);
                if ability.kind == Kind::When(When::Targeted) {
                    self.log.tell(Event::Triggered { dude, slot });
                    let about = Some(Thing::Dude(by));
                    let source = source(dude, Some(slot));
                    OpArena::begin(self.state, ability.program, fighter.controller, source, about);
                }
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
