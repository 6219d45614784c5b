//! What the toy game does with its words.

use fracas_cards::effect::{
    Context, Entry, Facts, Fault, Flow, Host, Library, Members, Program, Stack,
};
use fracas_core::{Chance, Seat};

use super::state::{State, Token};
use super::words::{Condition, Count, Group, Moment, Operation, Role, Rule, Toy};

/// The program of the card that a die is rolled again with.
pub(crate) const REROLL_CARD: usize = 0;

/// Looks at a state.
pub(crate) struct Look<'a> {
    pub(crate) state: &'a State,
}

impl Facts for Look<'_> {
    type Words = Toy;

    fn stack(&self) -> &Stack {
        &self.state.stack
    }

    fn holds(&self, condition: &Condition, context: Context) -> bool {
        match condition {
            Condition::Honors => self.state.has_honors,
            Condition::CoinsAtLeast(least) => *least <= self.state.coins[context.owner.index()],
        }
    }

    fn count(&self, count: &Count, context: Context) -> i32 {
        match count {
            Count::CardsInHand => self.state.hands[context.owner.index()].len() as i32,
            Count::Tokens => self.state.tokens.len() as i32,
        }
    }

    fn list(&self, group: &Group, context: Context, out: &mut Members) {
        let it = self.state.stack.things(context);
        let tokens = self.state.tokens.iter();
        let id = |token: &Token| token.id;
        match group {
            Group::YourHand => out.extend(self.state.hands[context.owner.index()]),
            Group::YourTokens => {
                out.extend(tokens.filter(|token| token.owner == context.owner.0).map(id));
            }
            Group::AllTokens => out.extend(tokens.map(id)),
            Group::OtherTokens => {
                out.extend(tokens.filter(|token| !it.contains(&token.id)).map(id));
            }
            Group::Stars => out.extend(0..1000),
        }
    }

    fn seat(&self, role: &Role, context: Context) -> Seat {
        match role {
            Role::You => context.owner,
            Role::Opponent => context.owner.opponent(),
        }
    }

    fn can_pay(&self, price: &Operation, context: Context) -> bool {
        if let Operation::Spend { coins } = price {
            return *coins <= self.state.coins[context.owner.index()];
        }
        true
    }
}

/// Changes a state.
pub(crate) struct Act<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) library: &'a Library<Toy>,
    pub(crate) programs: &'a [Program],
}

impl Act<'_> {
    fn call(&mut self, card: u8, context: Context) -> Result<(), Fault> {
        let Some(&program) = self.programs.get(card as usize) else { return Ok(()) };
        self.state.stack.call(program, context.owner, u16::from(card))
    }

    fn has(&self, rule: &Rule) -> bool {
        self.state.agenda.rules(self.library).any(|standing| standing.rule == rule)
    }

    fn draw(&mut self, seat: Seat, count: i32) {
        let count = if self.has(&Rule::NoDrawing) { 0 } else { count };
        for _ in 0..count {
            if self.state.hands[seat.index()].try_push(self.state.next_card).is_none() {
                self.state.next_card += 1;
            }
        }
    }

    fn grow(&mut self, things: &[u16], change: i32) {
        for token in self.state.tokens.iter_mut().filter(|token| things.contains(&token.id)) {
            token.size += change;
        }
    }
}

impl Host for Act<'_> {
    type Words = Toy;

    fn facts(&self) -> impl Facts<Words = Toy> {
        Look { state: self.state }
    }

    fn stack_mut(&mut self) -> &mut Stack {
        &mut self.state.stack
    }

    fn perform(
        &mut self,
        operation: &Operation,
        context: Context,
        chance: &mut impl Chance,
    ) -> Result<Flow, Fault> {
        let stack = self.state.stack;
        let it = stack.things(context);
        match operation {
            Operation::Draw { cards, who } => {
                let count = cards.count(&self.facts(), context);
                let seat = self.facts().seat(who, context);
                self.draw(seat, count);
            }
            Operation::Lose { points, who } => {
                let count = points.count(&self.facts(), context);
                let seat = self.facts().seat(who, context);
                self.state.points[seat.index()] -= count;
            }
            Operation::Spend { coins } => self.state.coins[context.owner.index()] -= coins,
            Operation::Discard(_) => {
                self.state.hands.iter_mut().for_each(|hand| hand.retain(|card| !it.contains(card)));
            }
            Operation::Grow(size) => self.grow(it, *size),
            Operation::GrowBoth => {
                self.grow(it, 1);
                self.grow(stack.outer_things(context), 1);
            }
            Operation::Remove => self.state.tokens.retain(|token| !it.contains(&token.id)),
            Operation::Announce(moment) => {
                self.state.agenda.announce(|waited, _| waited == *moment);
            }
            Operation::Run(card) => self.call(*card, context)?,
            Operation::Duel(card) => {
                self.state.is_dueling = !self.state.is_dueling;
                if self.state.is_dueling {
                    self.call(*card, context)?;
                    return Ok(Flow::Again);
                }
                self.state.points[context.owner.index()] += 1;
            }
            Operation::Reroll => {
                let face = chance.die(6);
                self.state.stack.set_caller_number(face as i16);
            }
            Operation::Stop => self.state.stack.clear(),
        }
        Ok(Flow::On)
    }

    fn schedule(&mut self, entry: Entry<Moment>) -> Result<(), Fault> {
        self.state.agenda.add(entry)
    }

    fn next_due(&mut self) -> Option<Entry<Moment>> {
        self.state.agenda.next_due()
    }

    fn rolled(
        &mut self,
        _sides: u8,
        _face: u8,
        context: Context,
        _chance: &mut impl Chance,
    ) -> Result<(), Fault> {
        self.state.agenda.announce(|moment, _| moment == Moment::DieRolled);
        if self.has(&Rule::Rerolls) { self.call(REROLL_CARD as u8, context) } else { Ok(()) }
    }
}
