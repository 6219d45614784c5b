//! What effects do to the game.

use fracas_cards::effect::{Amount, Context, Entry, Facts, Fault, Flow, Host, Stack};
use fracas_core::{Chance, Log};

use super::{View, robot_of};
use crate::RobotQuest;
use crate::event::Event;
use crate::movement::Heading;
use crate::pile::Part;
use crate::state::{MAX_ENERGY, MAX_EXTRA_DAMAGE, RobotId, State};
use crate::thing::Thing;
use crate::words::{Moment, Number, Operation, Whom, Words};

/// The game as effects may change it.
pub(crate) struct Doer<'a, L> {
    pub(crate) game: &'a RobotQuest,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut L,
}

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
        match operation {
            Operation::Energy(amount) => self.gain_energy(amount, context),
            Operation::PayEnergy(amount) => self.pay_energy(*amount),
            Operation::Move(amount) => self.gain_move(amount, context),
            Operation::Draw(amount) => self.draw(amount, context, chance),
            Operation::Points(amount) => self.gain_points(amount, context),
            Operation::LosePoints(points) => self.lose_points(*points, context),
            Operation::Repair(amount, whom) => self.repair(amount, *whom, context),
            Operation::Damage(amount, whom) => self.deal(amount, *whom, context),
            Operation::MoreDamage(amount) => self.add_damage(amount, context),
            Operation::KnockOut(whom) => self.knock_out(*whom, context),
            Operation::KnockBack(spaces, whom) => {
                return Ok(self.shift(*spaces, *whom, Heading::Away, context));
            }
            Operation::Pull(to, whom) => return Ok(self.pull(*to, *whom, context)),
            Operation::Drag => self.drag(context),
            Operation::Scrap => self.scrap(context, chance),
            Operation::Discard => self.discard(context),
            Operation::Acquire => self.acquire(context, chance),
            Operation::ScrapTop(limit) => self.scrap_top(*limit, robot_of(context), chance),
            Operation::MayMove(freedom) => self.set_free(*freedom, context),
            Operation::Land => self.land(context),
            Operation::SwapPlaces => self.swap_places(robot_of(context)),
            Operation::Strike => self.strike(context),
            Operation::Follow => self.follow(robot_of(context)),
        }
        Ok(Flow::On)
    }

    fn schedule(&mut self, entry: Entry<Moment>) -> Result<(), Fault> {
        // There is room for what the cards of the table put off; in a position that was written by
        // hand one too many is dropped, and not what is around it.
        let _ = self.state.agenda.add(entry);
        Ok(())
    }

    #[inline]
    fn next_due(&mut self) -> Option<Entry<Moment>> {
        let entry = self.state.agenda.next_due()?;
        // What was put off is the doing of the robot for which it was put off (R150).
        self.state.deed.actor = robot_of(Context::new(entry.owner, entry.source));
        Some(entry)
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

    /// Energy and Move are the active player's: nobody else can use any.
    fn gain_energy(&mut self, amount: &Number, context: Context) {
        let (seat, amount) = (context.owner, self.count(amount, context));
        if seat == self.state.active && 0 < amount {
            self.state.energy = (self.state.energy + amount).min(MAX_ENERGY);
            self.log.tell(Event::Energy { seat, amount });
        }
    }

    fn pay_energy(&mut self, amount: u8) {
        self.state.energy = self.state.energy.saturating_sub(u16::from(amount));
    }

    fn gain_move(&mut self, amount: &Number, context: Context) {
        let (seat, amount) = (context.owner, self.count(amount, context));
        if seat == self.state.active && 0 < amount {
            self.state.moves = (self.state.moves + amount).min(MAX_ENERGY);
            self.log.tell(Event::Move { seat, amount });
        }
    }

    fn draw(&mut self, amount: &Number, context: Context, chance: &mut impl Chance) {
        let count = self.count(amount, context) as u8;
        RobotQuest::draw(self.state, context.owner, count, chance, self.log);
    }

    fn gain_points(&mut self, amount: &Number, context: Context) {
        let points = self.count(amount, context);
        RobotQuest::gain_points(self.state, context.owner, points, self.log);
    }

    fn lose_points(&mut self, points: u8, context: Context) {
        RobotQuest::lose_points(self.state, context.owner, u16::from(points), self.log);
    }

    fn repair(&mut self, amount: &Number, whom: Whom, context: Context) {
        let amount = self.count(amount, context) as u8;
        for robot in self.game.robots(self.state, whom, context).iter() {
            self.game.repair(self.state, robot, amount, self.log);
        }
    }

    fn deal(&mut self, amount: &Number, whom: Whom, context: Context) {
        let amount = self.count(amount, context) as u8;
        for robot in self.game.robots(self.state, whom, context).iter() {
            self.game.damage(self.state, robot, amount, self.log);
        }
    }

    fn add_damage(&mut self, amount: &Number, context: Context) {
        let extra = self.state.deed.extra_damage + self.count(amount, context) as i16;
        self.state.deed.extra_damage = extra.min(MAX_EXTRA_DAMAGE);
    }

    fn knock_out(&mut self, whom: Whom, context: Context) {
        for robot in self.game.robots(self.state, whom, context).iter() {
            self.game.knock_out(self.state, robot, self.log);
        }
    }

    fn strike(&mut self, context: Context) {
        let extra = std::mem::take(&mut self.state.deed.extra_damage);
        let attack = self.game.attack_of(self.state, context);
        if let Some((attack, target)) = attack.zip(self.state.deed.target) {
            let damage = (i16::from(attack.damage) + extra).clamp(0, 99) as u8;
            self.game.damage(self.state, target, damage, self.log);
        }
    }

    fn scrap(&mut self, context: Context, chance: &mut impl Chance) {
        let (game, seat) = (self.game, context.owner);
        let (part, card) = match RobotQuest::thing(self.state, context) {
            Some(Thing::Held(card)) => (Part::Hand, card),
            Some(Thing::Discarded(card)) => (Part::Discard, card),
            Some(Thing::ForSale(card)) => {
                return game.scrap_from_shop(self.state, card, chance, self.log);
            }
            Some(Thing::Robot(_) | Thing::Space(_)) | None => return,
        };
        if self.state.player_mut(seat).cards.remove(part, card) {
            self.log.reveal(Event::Scrapped { seat, card });
            game.put_on_scrap_heap(self.state, card, chance, self.log);
        }
    }

    fn discard(&mut self, context: Context) {
        let seat = context.owner;
        if let Some(Thing::Held(card)) = RobotQuest::thing(self.state, context)
            && self.state.player_mut(seat).cards.discard_from_hand(card)
        {
            self.log.reveal(Event::Discarded { seat, card });
        }
    }

    fn acquire(&mut self, context: Context, chance: &mut impl Chance) {
        if let Some(Thing::ForSale(card)) = RobotQuest::thing(self.state, context) {
            self.game.acquire(self.state, context.owner, card, chance, self.log);
        }
    }

    /// Scraps the top card of the Shop Deck, which may be too much for a robot (R187, R188).
    fn scrap_top(&mut self, limit: Option<u8>, robot: RobotId, chance: &mut impl Chance) {
        let Some(card) = self.game.draw_shop_card(self.state, chance, self.log) else { return };
        self.log.reveal(Event::ScrappedTop { card });
        self.game.put_on_scrap_heap(self.state, card, chance, self.log);
        let cost = self.game.catalogue.card(card).cost.unwrap_or_default();
        if limit.is_some_and(|limit| limit <= cost) {
            self.game.knock_out(self.state, robot, self.log);
        }
    }
}
