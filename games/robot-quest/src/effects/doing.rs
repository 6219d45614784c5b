//! What effects do to the game.

use fracas_cards::effect::{Amount, Context, Entry, Facts, Fault, Flow, Host, Stack};
use fracas_core::{Chance, Log};

use super::{View, card_of, robot_of};
use crate::RobotQuest;
use crate::event::Event;
use crate::movement::Heading;
use crate::pile::Part;
use crate::sight::Cell;
use crate::state::{MAX_ENERGY, MAX_EXTRA_DAMAGE, RobotId, State};
use crate::thing::Thing;
use crate::words::{Freedom, Moment, Number, Operation, PullTo, Whom, Words};

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
        let (game, seat, you) = (self.game, context.owner, robot_of(context));
        match operation {
            Operation::Energy(amount) => self.gain_energy(amount, context),
            Operation::PayEnergy(amount) => {
                self.state.energy = self.state.energy.saturating_sub(u16::from(*amount));
            }
            Operation::Move(amount) => self.gain_move(amount, context),
            Operation::Draw(amount) => {
                let count = self.count(amount, context) as u8;
                RobotQuest::draw(self.state, seat, count, chance, self.log);
            }
            Operation::Points(amount) => {
                let points = self.count(amount, context);
                RobotQuest::gain_points(self.state, seat, points, self.log);
            }
            Operation::LosePoints(points) => {
                RobotQuest::lose_points(self.state, seat, u16::from(*points), self.log);
            }
            Operation::Repair(amount, whom) => {
                let amount = self.count(amount, context) as u8;
                for robot in game.robots(self.state, *whom, context).iter() {
                    game.repair(self.state, robot, amount, self.log);
                }
            }
            Operation::Damage(amount, whom) => self.deal(amount, *whom, context),
            Operation::MoreDamage(amount) => {
                let extra = self.state.deed.extra_damage + self.count(amount, context) as i16;
                self.state.deed.extra_damage = extra.min(MAX_EXTRA_DAMAGE);
            }
            Operation::KnockOut(whom) => {
                for robot in game.robots(self.state, *whom, context).iter() {
                    game.knock_out(self.state, robot, self.log);
                }
            }
            Operation::KnockBack(spaces, whom) => {
                return Ok(self.shift(*spaces, *whom, Heading::Away, context));
            }
            Operation::Pull(to, whom) => {
                return Ok(self.pull(*to, *whom, context));
            }
            Operation::Drag => self.drag(context),
            Operation::Scrap => self.scrap(context, chance),
            Operation::Discard => self.discard(context),
            Operation::Acquire => {
                if let Some(Thing::ForSale(card)) = RobotQuest::thing(self.state, context) {
                    game.acquire(self.state, seat, card, chance, self.log);
                }
            }
            Operation::ScrapTop(limit) => self.scrap_top(*limit, you, chance),
            Operation::MayMove(freedom) => {
                let robot = self.state.robot_mut(you);
                match freedom {
                    Freedom::OverObstacles => robot.flies = true,
                    Freedom::Diagonally => robot.is_diagonal = true,
                }
            }
            Operation::Land => self.land(context),
            Operation::SwapPlaces => self.swap_places(you),
            Operation::Strike => self.strike(context),
            Operation::Follow => self.follow(you),
        }
        Ok(Flow::On)
    }

    fn schedule(&mut self, entry: Entry<Moment>) -> Result<(), Fault> {
        self.state.agenda.add(entry)
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

    fn gain_move(&mut self, amount: &Number, context: Context) {
        let (seat, amount) = (context.owner, self.count(amount, context));
        if seat == self.state.active && 0 < amount {
            self.state.moves = (self.state.moves + amount).min(MAX_ENERGY);
            self.log.tell(Event::Move { seat, amount });
        }
    }

    fn deal(&mut self, amount: &Number, whom: Whom, context: Context) {
        let amount = self.count(amount, context) as u8;
        for robot in self.game.robots(self.state, whom, context).iter() {
            self.game.damage(self.state, robot, amount, self.log);
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

    fn shift(&mut self, spaces: u8, whom: Whom, heading: Heading, context: Context) -> Flow {
        let robots = self.game.robots(self.state, whom, context);
        let by = robot_of(context);
        let is_done = self.game.shift(self.state, by, robots, spaces, heading, self.log);
        if is_done { Flow::On } else { Flow::Again }
    }

    /// Pulls robots; one that is to come next to the puller and is diagonal to it goes where the puller
    /// wants (R121).
    fn pull(&mut self, to: PullTo, whom: Whom, context: Context) -> Flow {
        let is_under_way = self.state.deed.shift.is_under_way;
        if !is_under_way && self.game.robots(self.state, whom, context).len() == 0 {
            return Flow::On;
        }
        let spaces = match to {
            PullTo::Spaces(spaces) => spaces,
            PullTo::NextToYou => u8::MAX,
        };
        let flow = self.shift(spaces, whom, Heading::Towards, context);
        if (flow, to) == (Flow::On, PullTo::NextToYou) {
            let beside = self.game.catalogue.beside();
            let card = card_of(context);
            RobotQuest::begin(self.state, beside, context.owner, robot_of(context), card);
        }
        flow
    }

    /// Moves the pusher into the space that the pushed robot left, if it left it (R104, R105).
    fn follow(&mut self, by: RobotId) {
        let shift = self.state.deed.shift;
        let is_free = self.state.robot_at(shift.start).is_none();
        if 0 < shift.gone && is_free && self.state.robot(by).cell.is_some() {
            let moved = |board, to| Event::Moved { board, to };
            RobotQuest::put(self.state, by, shift.start, moved, self.log);
            if !self.state.robot(by).flies {
                self.game.enter(self.state, by);
            }
        }
    }

    /// Pulls the robot of the last pull onto the space that was chosen (R121).
    fn drag(&mut self, context: Context) {
        if let Some(Thing::Space(cell)) = RobotQuest::thing(self.state, context) {
            let robot = self.state.deed.shift.robot;
            self.displace(robot, cell);
        }
    }

    fn land(&mut self, context: Context) {
        let you = robot_of(context);
        if let Some(Thing::Space(cell)) = RobotQuest::thing(self.state, context)
            && self.state.robot(you).cell.is_some()
        {
            self.displace(you, cell);
        }
    }

    fn displace(&mut self, robot: RobotId, to: Cell) {
        let shifted = |board, to| Event::Shifted { board, to };
        RobotQuest::put(self.state, robot, to, shifted, self.log);
        self.game.enter(self.state, robot);
    }

    fn swap_places(&mut self, you: RobotId) {
        let Some(target) = self.state.deed.target else { return };
        let cells = self.state.robot(you).cell.zip(self.state.robot(target).cell);
        if let Some((own, other)) = cells {
            self.displace(target, own);
            self.displace(you, other);
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
