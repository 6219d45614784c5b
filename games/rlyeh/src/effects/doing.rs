//! What effects do to the game.

use fracas_cards::effect::{Amount, Context, Entry, Facts, Fault, Flow, Host, Stack, Time, Unused};
use fracas_core::{Chance, Log, Seat, SeatSet};

use super::{View, source_card};
use crate::Rlyeh;
use crate::event::Event;
use crate::pile::Sight;
use crate::state::{Glob, Head, State};
use crate::thing::Thing;
use crate::words::{Boon, Number, Operation, Whom, Words};

/// The game as effects may change it.
pub(crate) struct Doer<'a, L> {
    pub(crate) game: &'a Rlyeh,
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
            Operation::Tokens(amount) => self.add_tokens(amount, context),
            Operation::Power(amount) => self.add_power(amount, context),
            Operation::Draw(amount, whom) => self.draw(amount, *whom, context, chance),
            Operation::GainPox(amount, whom) => self.gain_pox(amount, *whom, context),
            Operation::PoxOnDeck(whom) => self.put_pox_on_deck(*whom, context),
            Operation::BalancePox(whom) => self.balance_pox(*whom, context),
            Operation::RevealTop(whom) => self.reveal_top(*whom, context, chance),
            Operation::LookAtTop => self.look_at_top(context.owner, chance),
            Operation::DiscardTop(whom) => self.discard_top(*whom, context, chance),
            Operation::RevealHand(whom) => self.reveal_hand(*whom, context),
            Operation::DiscardHand(whom) => self.discard_hand(*whom, context),
            Operation::Discard => self.discard(context),
            Operation::Delete => self.delete(context),
            Operation::DeleteThis => self.delete_this(context),
            Operation::DeleteStack => self.delete_stack(context),
            Operation::Reveal => self.reveal(context),
            Operation::Gain(place) => self.gain(*place, context, chance),
            Operation::GainFleshreaper => self.gain_fleshreaper(context.owner),
            Operation::GainCopies => self.gain_copies(context),
            Operation::Take => self.take(context),
            Operation::Steal => self.steal(context),
            Operation::PutOnDeck => self.put_on_deck(context),
            Operation::PutUnderDeck => self.put_under_deck(context),
            Operation::PutThisUnderDeck => self.put_this_under_deck(context),
            Operation::Copy => self.copy(context),
            Operation::Borrow => return Ok(self.borrow(context)),
            Operation::Roll => return self.roll(context),
            Operation::RollAgain => self.roll_again(context),
            Operation::MoveGlob => self.move_glob(context),
            Operation::Ask => self.ask(context),
            Operation::Settle => self.state.mind.is_settled = true,
            Operation::OnesBecome(amount) => {
                self.state.ledger.ones = self.state.ledger.ones.max(*amount);
            }
            Operation::ThisTurn(boon) => self.bestow(*boon, context),
            Operation::DrawAtEnd(cards) => self.draw_at_end(*cards, context.owner),
            Operation::Block => return self.block(context),
        }
        Ok(Flow::On)
    }

    fn schedule(&mut self, _: Entry<Unused<Time>>) -> Result<(), Fault> {
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
        if let Some(card) = source_card(context) {
            self.log.tell(Event::Rolled { seat: context.owner, card, face });
        }
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

    pub(super) fn whom(&self, whom: Whom, context: Context) -> Seat {
        Rlyeh::whom(self.state, whom, context)
    }

    fn add_tokens(&mut self, amount: &Number, context: Context) {
        let amount = self.given(amount, Boon::DoubleTokens, context);
        Rlyeh::add_tokens(self.state, context.owner, amount, self.log);
    }

    fn add_power(&mut self, amount: &Number, context: Context) {
        let amount = self.given(amount, Boon::DoublePower, context);
        Rlyeh::add_power(self.state, context.owner, amount, self.log);
    }

    /// Counts the Tokens or the Power that a card gives; a hero gives as much as it says.
    fn given(&self, amount: &Number, double: Boon, context: Context) -> u16 {
        let amount = self.count(amount, context);
        let card = source_card(context);
        card.map_or(amount, |card| self.state.ledger.given(amount, card, double))
    }

    fn draw(&mut self, amount: &Number, whom: Whom, context: Context, chance: &mut impl Chance) {
        let (seat, count) = (self.whom(whom, context), self.count(amount, context) as u8);
        let extra = self.extra_draw(seat, count, context);
        Rlyeh::draw(self.state, seat, count + extra, chance, self.log);
    }

    /// Counts the cards that a hero draws more, the first time a card says so in its turn (R167).
    fn extra_draw(&mut self, seat: Seat, count: u8, context: Context) -> u8 {
        let is_first = seat == self.state.active
            && 0 < count
            && source_card(context).is_some()
            && !std::mem::replace(&mut self.state.ledger.has_drawn, true);
        let hero = self.state.player(seat).hero.filter(|_| is_first);
        hero.map_or(0, |hero| self.game.catalogue.hero(hero).extra_draw)
    }

    fn gain_pox(&mut self, amount: &Number, whom: Whom, context: Context) {
        let (seat, count) = (self.whom(whom, context), self.count(amount, context) as u8);
        self.game.gain_pox(self.state, seat, count, self.log);
    }

    fn put_pox_on_deck(&mut self, whom: Whom, context: Context) {
        let (seat, card) = (self.whom(whom, context), self.game.catalogue.pox());
        if self.game.take_pox(self.state, self.log) {
            self.state.player_mut(seat).cards.put_on_deck(card);
            self.log.tell(Event::OnDeck { seat, card });
            self.game.check_end(self.state, self.log);
        }
    }

    /// Sets a PAX Pox aside, unless there is one on that head already (R154, G16).
    fn balance_pox(&mut self, whom: Whom, context: Context) {
        let seat = self.whom(whom, context);
        if self.state.player(seat).head.is_none() && self.game.take_pox(self.state, self.log) {
            let head = Head { by: context.owner, is_safe: false };
            self.state.player_mut(seat).head = Some(head);
            self.log.tell(Event::Balancing { seat });
            self.game.check_end(self.state, self.log);
        }
    }

    fn tell_shuffle(&mut self, seat: Seat, was_shuffled: bool) {
        if was_shuffled {
            self.log.tell(Event::Shuffled { seat });
        }
    }

    fn reveal_top(&mut self, whom: Whom, context: Context, chance: &mut impl Chance) {
        let seat = self.whom(whom, context);
        let seen = self.state.player_mut(seat).cards.see_top(Sight::Everyone, chance);
        self.state.mind.shown = seen.map(|seen| seen.card);
        if let Some(seen) = seen {
            self.tell_shuffle(seat, seen.was_shuffled);
            self.log.reveal(Event::RevealedTop { seat, card: seen.card });
        }
    }

    fn look_at_top(&mut self, seat: Seat, chance: &mut impl Chance) {
        let Some(seen) = self.state.player_mut(seat).cards.see_top(Sight::Owner, chance) else {
            return;
        };
        self.tell_shuffle(seat, seen.was_shuffled);
        let event = Event::LookedAtTop { seat, card: seen.card };
        self.log.reveal_to(SeatSet::one(seat), event, Some(Event::LookedAtTopHidden { seat }));
    }

    fn discard_top(&mut self, whom: Whom, context: Context, chance: &mut impl Chance) {
        let seat = self.whom(whom, context);
        let cards = &mut self.state.player_mut(seat).cards;
        let seen = cards.see_top(Sight::Everyone, chance);
        let top = cards.take_top();
        self.state.mind.shown = top;
        if let Some(card) = top {
            self.state.player_mut(seat).cards.put_on_discard(card);
            self.tell_shuffle(seat, seen.is_some_and(|seen| seen.was_shuffled));
            self.log.reveal(Event::Discarded { seat, card });
        }
    }

    fn reveal_hand(&mut self, whom: Whom, context: Context) {
        let seat = self.whom(whom, context);
        self.state.player_mut(seat).cards.reveal_hand();
        self.log.reveal(Event::RevealedHand { seat });
    }

    fn discard_hand(&mut self, whom: Whom, context: Context) {
        let seat = self.whom(whom, context);
        self.state.player_mut(seat).cards.discard_hand();
        self.log.reveal(Event::DiscardedHand { seat });
    }

    /// Rolls on the table of the card (R113).
    fn roll(&mut self, context: Context) -> Result<Flow, Fault> {
        let roll = source_card(context).and_then(|card| self.game.card(card).roll.as_ref());
        let Some(roll) = roll else { return Ok(Flow::On) };
        self.state.stack.call(roll.program, context.owner, context.source)?;
        Ok(if self.rolls_once_more(context) { Flow::Again } else { Flow::On })
    }

    fn roll_again(&mut self, context: Context) {
        let roll = source_card(context).and_then(|card| self.game.card(card).roll.as_ref());
        if let Some(roll) = roll {
            self.state.stack.go_over(roll.program);
        }
    }

    fn move_glob(&mut self, context: Context) {
        let Some(Thing::Stack(card)) = self.thing(context) else { return };
        let stack = self.state.stack_of(card).map(|at| Glob::Stack(at as u8));
        let pox = (card == self.game.catalogue.pox()).then_some(Glob::Pox);
        self.state.glob = stack.or(pox);
        self.log.tell(Event::Glob { seat: context.owner, card });
    }

    fn ask(&mut self, context: Context) {
        let other = Rlyeh::that_player(self.state, context);
        self.state.mind.asked = self.state.mind.asked.with(other);
        self.log.tell(Event::Asked { seat: context.owner, other });
    }

    /// Gets what was chosen.
    pub(super) fn thing(&self, context: Context) -> Option<Thing> {
        let thing = self.state.stack.things(context).first();
        thing.map(|thing| Thing::from_number(*thing))
    }

    /// Gets how many things were chosen.
    pub(super) fn chosen(&self, context: Context) -> usize {
        self.state.stack.things(context).len()
    }

    /// Gets one of the things that were chosen. They are not borrowed, since what is done with one changes
    /// the state.
    pub(super) fn thing_at(&self, context: Context, at: usize) -> Option<Thing> {
        self.state.stack.things(context).get(at).map(|thing| Thing::from_number(*thing))
    }
}
