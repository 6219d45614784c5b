//! What the words of cards, robots and tiles do: the game as the interpreter sees it.

use fracas_cards::effect::{
    Amount, Context, Entry, Facts, Fault, Flow, Host, Members, Owner, Program, Stack,
};
use fracas_core::{Chance, Log, Seat};

use crate::RobotQuest;
use crate::card::{Attack, CardId, CardKind};
use crate::event::Event;
use crate::movement::Heading;
use crate::pile::Part;
use crate::sight::{CENTRE, Cell, away, sees};
use crate::state::{MAX_ROBOTS, RobotId, RobotSet, State};
use crate::thing::Thing;
use crate::words::{
    Condition, Count, Freedom, Group, Moment, Number, Operation, PullTo, Whom, Words,
};

/// The card of an effect that comes from no card: of a robot, a tile or a push.
const NO_CARD: u8 = u8::MAX;

/// Gets the number by which an effect knows the robot it is for and the card it comes from.
fn source(robot: RobotId, card: Option<CardId>) -> u16 {
    u16::from(robot.0) << 8 | u16::from(card.map_or(NO_CARD, |card| card.0))
}

/// Gets the robot that an effect is for.
#[inline]
pub(crate) fn robot_of(context: Context) -> RobotId {
    RobotId((context.source >> 8) as u8)
}

/// Gets the card that an effect comes from.
#[inline]
pub(crate) fn card_of(context: Context) -> Option<CardId> {
    let card = context.source as u8;
    (card != NO_CARD).then_some(CardId(card))
}

impl RobotQuest {
    /// Begins an effect for a robot. One that cannot be carried out is dropped with all that waits
    /// for it.
    pub(crate) fn begin(
        &self,
        state: &mut State,
        program: Program,
        seat: Seat,
        robot: RobotId,
        card: Option<CardId>,
    ) {
        if state.stack.call(program, seat, source(robot, card)).is_err() {
            state.stack.clear();
        }
    }

    /// Lists the enemies within the reach of an attack by a robot (R71, R74 to R79).
    #[inline]
    pub(crate) fn targets(&self, state: &State, by: RobotId, attack: Attack) -> RobotSet {
        match attack.reach {
            crate::card::Reach::Melee => self.enemies_next_to(state, by),
            crate::card::Reach::Range(range) => self.enemies_in_range(state, by, range),
        }
    }

    fn enemies_next_to(&self, state: &State, by: RobotId) -> RobotSet {
        self.robots_where(state, by, |from, cell, robot| {
            from.is_next_to(cell) && self.are_enemies(by, robot)
        })
    }

    fn enemies_in_range(&self, state: &State, by: RobotId, range: u8) -> RobotSet {
        let obstacles = self.field.fog | state.occupied();
        self.robots_where(state, by, |from, cell, robot| {
            from.distance(cell) <= range
                && self.are_enemies(by, robot)
                && sees(from, cell, obstacles)
        })
    }

    /// Lists the robots on the board other than one for which a test of both spaces holds.
    #[inline]
    fn robots_where(
        &self,
        state: &State,
        by: RobotId,
        test: impl Fn(Cell, Cell, RobotId) -> bool,
    ) -> RobotSet {
        let Some(from) = state.robot(by).cell else { return RobotSet::default() };
        let others = (0..MAX_ROBOTS as u8).map(RobotId).filter(|robot| *robot != by);
        others
            .filter(|robot| state.robot(*robot).cell.is_some_and(|cell| test(from, cell, *robot)))
            .collect()
    }

    /// Gets the robots that a word means.
    fn robots(&self, state: &State, whom: Whom, context: Context) -> RobotSet {
        let you = robot_of(context);
        let one = |robot: Option<RobotId>| -> RobotSet {
            robot.into_iter().filter(|robot| state.robot(*robot).cell.is_some()).collect()
        };
        let target = state.deed.target;
        match whom {
            Whom::You => one(Some(you)),
            Whom::Target => one(target),
            Whom::It => one(self.thing_robot(state, context)),
            Whom::AroundYou(range) => {
                self.robots_where(state, you, |from, cell, _| from.distance(cell) <= range)
            }
            Whom::EnemiesAroundYou(range) => self.robots_where(state, you, |from, cell, robot| {
                from.distance(cell) <= range && self.are_enemies(you, robot)
            }),
            Whom::AroundTarget(range) => target.map_or_else(RobotSet::default, |target| {
                self.robots_where(state, target, |from, cell, _| from.distance(cell) <= range)
            }),
            Whom::BehindTarget => {
                let behind = self.spaces_behind(state, you, target);
                self.robots_where(state, you, |_, cell, _| cell.is_in(behind))
            }
            Whom::Friends => (0..MAX_ROBOTS as u8)
                .map(RobotId)
                .filter(|robot| state.robot(*robot).cell.is_some())
                .filter(|robot| !self.are_enemies(you, *robot))
                .collect(),
        }
    }

    /// Gets the spaces on the line through a target beyond it, up to the first tile that blocks
    /// movement.
    pub(crate) fn spaces_behind(&self, state: &State, by: RobotId, target: Option<RobotId>) -> u64 {
        let from = state.robot(by).cell;
        let Some((from, at)) = from.zip(target.and_then(|target| state.robot(target).cell)) else {
            return 0;
        };
        let (path, _) = away(from, at);
        path.iter()
            .take_while(|cell| !cell.is_in(self.field.walls))
            .fold(0, |set, cell| set | cell.bit())
    }

    fn thing(state: &State, context: Context) -> Option<Thing> {
        state.stack.things(context).first().map(|thing| Thing::from_number(*thing))
    }

    fn thing_robot(&self, state: &State, context: Context) -> Option<RobotId> {
        match RobotQuest::thing(state, context) {
            Some(Thing::Robot(board)) => state.robot_of(board),
            Some(Thing::Held(_) | Thing::Discarded(_) | Thing::ForSale(_) | Thing::Space(_))
            | None => None,
        }
    }

    /// Gets the attack that an effect belongs to.
    fn attack_of(&self, state: &State, context: Context) -> Option<Attack> {
        if let Some(card) = card_of(context) {
            return self.catalogue.card(card).attack;
        }
        let board = self.catalogue.board(state.robot(robot_of(context)).board?);
        board.ability.as_ref().and_then(|ability| ability.attack)
    }
}

/// The game as effects may ask about it.
pub(crate) struct View<'a> {
    pub(crate) game: &'a RobotQuest,
    pub(crate) state: &'a State,
}

impl Facts for View<'_> {
    type Words = Words;

    #[inline]
    fn stack(&self) -> &Stack {
        &self.state.stack
    }

    fn holds(&self, condition: &Condition, context: Context) -> bool {
        let state = self.state;
        let you = state.robot(robot_of(context));
        match *condition {
            Condition::InCentre => you.cell.is_some_and(|cell| cell.is_in(CENTRE)),
            Condition::HealthAtMost(most) => you.cell.is_some() && you.health() <= most,
            Condition::TargetNextToYou => {
                let target = state.deed.target.and_then(|target| state.robot(target).cell);
                you.cell.zip(target).is_some_and(|(you, target)| you.is_next_to(target))
            }
            Condition::TargetHitObstacle => state.deed.shift.was_stopped,
            Condition::AnotherAttack => 0 < self.other_attacks(context),
            Condition::PointsBehind(points) => {
                let own = self.game.side_points(state, context.owner);
                let others = Seat::all(self.game.seats);
                let best = others.map(|seat| self.game.side_points(state, seat)).max();
                best.is_some_and(|best| own + i32::from(points) <= best)
            }
        }
    }

    fn count(&self, count: &Count, context: Context) -> i32 {
        let (state, you) = (self.state, robot_of(context));
        let cards = &state.player(context.owner).cards;
        match *count {
            Count::CardsInHand => cards.hand().len() as i32,
            Count::OtherAttacks => self.other_attacks(context),
            Count::Batteries => self.in_play(context, CardKind::Battery),
            Count::MissingHealth => {
                let robot = state.robot(you);
                let full = robot.board.map_or(0, |board| self.game.catalogue.board(board).health);
                i32::from(full - robot.health())
            }
            Count::EnemiesWithin(range) => {
                let whom = Whom::EnemiesAroundYou(range);
                self.game.robots(state, whom, context).len() as i32
            }
        }
    }

    fn list(&self, group: &Group, context: Context, out: &mut Members) {
        let (game, state, you) = (self.game, self.state, robot_of(context));
        let cards = &state.player(context.owner).cards;
        let spaces = |set: u64, out: &mut Members| {
            out.extend(Cell::each_of(set).map(|cell| Thing::Space(cell).number()));
        };
        let robots = |set: RobotSet, out: &mut Members| {
            let boards = set.iter().filter_map(|robot| state.robot(robot).board);
            out.extend(boards.map(|board| Thing::Robot(board).number()));
        };
        let unblocked = !(game.field.walls | state.occupied());
        match *group {
            Group::Hand => kinds(cards.hand(), Thing::Held, out),
            Group::DiscardPile => kinds(cards.discard(), Thing::Discarded, out),
            Group::Shop => {
                let shop = game.for_sale(state).filter(|card| game.catalogue.is_shop_card(*card));
                out.extend(shop.map(|card| Thing::ForSale(card).number()));
            }
            Group::ForSale(most) => {
                let cheap = |card: &CardId| {
                    game.catalogue.card(*card).cost.is_some_and(|cost| cost <= most)
                };
                let cards = game.for_sale(state).filter(cheap);
                out.extend(cards.map(|card| Thing::ForSale(card).number()));
            }
            Group::EnemiesNextToYou => robots(game.enemies_next_to(state, you), out),
            Group::EnemiesInRange(range) => robots(game.enemies_in_range(state, you, range), out),
            // A robot that is off the board has no space to choose (R149).
            Group::EmptyCentre | Group::FreeSpawns | Group::FreeSpaces(_)
                if state.robot(you).cell.is_none() => {}
            Group::EmptyCentre => {
                spaces(CENTRE & !game.field.tiled & !state.occupied(), out);
            }
            Group::FreeSpawns => spaces(game.field.spawns & !state.occupied(), out),
            Group::FreeSpaces(range) => {
                let near = state.robot(you).cell.map_or(0, |cell| cell.within(range));
                spaces(near & unblocked, out);
            }
            Group::BesidePuller => spaces(game.spaces_beside(state, you), out),
        }
    }

    fn seat(&self, Owner: &Owner, context: Context) -> Seat {
        context.owner
    }

    fn can_pay(&self, price: &Operation, context: Context) -> bool {
        if let Operation::PayEnergy(amount) = price {
            return u16::from(*amount) <= self.state.energy;
        }
        if let Operation::LosePoints(points) = price {
            return i32::from(*points) <= self.state.player(context.owner).points();
        }
        true
    }
}

impl View<'_> {
    fn other_attacks(&self, context: Context) -> i32 {
        let all = self.in_play(context, CardKind::Attack);
        let is_attack = self.game.attack_of(self.state, context).is_some();
        all - i32::from(is_attack && card_of(context).is_some())
    }

    fn in_play(&self, context: Context, kind: CardKind) -> i32 {
        let play = self.state.player(context.owner).cards.play().iter();
        play.filter(|card| self.game.catalogue.card(**card).kind == kind).count() as i32
    }
}

/// Lists the kinds of some cards, each once, in the order of the catalogue.
fn kinds(cards: &[CardId], thing: fn(CardId) -> Thing, out: &mut Members) {
    let mut set = CardSet::default();
    cards.iter().for_each(|card| set.insert(*card));
    out.extend(set.iter().map(|card| thing(card).number()));
}

/// A set of kinds of cards.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CardSet([u64; 4]);

impl CardSet {
    #[inline]
    pub(crate) fn insert(&mut self, card: CardId) {
        self.0[usize::from(card.0 >> 6)] |= 1 << (card.0 & 63);
    }

    /// Iterates over the cards in the order of the catalogue.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = CardId> {
        self.0.into_iter().enumerate().flat_map(|(word, bits)| {
            Cell::each_of(bits).map(move |bit| CardId((word << 6) as u8 | bit.0))
        })
    }
}

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
                game.draw(self.state, seat, count, chance, self.log);
            }
            Operation::Points(amount) => {
                let points = self.count(amount, context);
                game.gain_points(self.state, seat, points, self.log);
            }
            Operation::LosePoints(points) => {
                game.lose_points(self.state, seat, u16::from(*points), self.log);
            }
            Operation::Repair(amount, whom) => {
                let amount = self.count(amount, context) as u8;
                for robot in game.robots(self.state, *whom, context).iter() {
                    game.repair(self.state, robot, amount, self.log);
                }
            }
            Operation::Damage(amount, whom) => self.deal(amount, *whom, context),
            Operation::MoreDamage(amount) => {
                self.state.deed.extra_damage += self.count(amount, context) as i16;
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
            self.state.energy += amount;
            self.log.tell(Event::Energy { seat, amount });
        }
    }

    fn gain_move(&mut self, amount: &Number, context: Context) {
        let (seat, amount) = (context.owner, self.count(amount, context));
        if seat == self.state.active && 0 < amount {
            self.state.moves += amount;
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
            self.game.begin(self.state, beside, context.owner, robot_of(context), card);
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
