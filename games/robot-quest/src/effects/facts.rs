//! What effects ask about the game.

use fracas_cards::KindSet;
use fracas_cards::effect::{Context, Facts, Members, Owner, Stack};
use fracas_core::Seat;

use super::{card_of, robot_of};
use crate::RobotQuest;
use crate::card::{CardId, CardKind};
use crate::sight::{CENTRE, Cell};
use crate::state::{RobotSet, State};
use crate::thing::Thing;
use crate::words::{Condition, Count, Group, Operation, Whom, Words};

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
            Condition::HealthAtMost(most) => you.health() <= most,
            Condition::TargetNextToYou => {
                let target = state.deed.target.and_then(|target| state.robot(target).cell);
                you.cell.zip(target).is_some_and(|(you, target)| you.is_next_to(target))
            }
            Condition::TargetHitObstacle => state.deed.shift.was_stopped,
            Condition::AnotherAttack => 0 < self.other_attacks(context),
            Condition::PointsBehind(points) => {
                let (owner, seats) = (context.owner, Seat::all(self.game.seats));
                let goal = state.player(owner).points() + i32::from(points);
                let mut opponents = seats.filter(|seat| !self.game.are_friends(*seat, owner));
                opponents.any(|seat| goal <= state.player(seat).points())
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
            Group::EmptyCentre => spaces(game.field.empty_centre(state.occupied()), out),
            Group::FreeSpawns => spaces(game.field.free_spawns(state.occupied()), out),
            Group::FreeSpaces(range) => {
                let near = state.robot(you).cell.map_or(0, |cell| cell.within(range));
                spaces(near & unblocked, out);
            }
            Group::BesidePuller => spaces(game.spaces_beside(state, you), out),
        }
    }

    /// A hand of several cards may be all of one kind, which is nobody else's business.
    fn is_asked_anyway(&self, group: &Group, context: Context) -> bool {
        let held = self.state.player(context.owner).cards.hand().len();
        *group == Group::Hand && 1 < held
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
    let set: KindSet = cards.iter().map(|card| card.0).collect();
    out.extend(set.iter().map(|card| thing(CardId(card)).number()));
}
