//! Where cards go by effects.

use fracas_cards::effect::{Context, Fault, Flow};
use fracas_core::{Chance, Log, Seat};

use super::{Doer, source_card};
use crate::Rlyeh;
use crate::card::CardId;
use crate::event::Event;
use crate::pile::Part;
use crate::state::{Mind, Phase, State};
use crate::thing::Thing;
use crate::words::Place;

impl<L: Log<Event, State>> Doer<'_, L> {
    /// Discards the chosen cards of a hand: of that player, or the owner's.
    pub(super) fn discard(&mut self, context: Context) {
        let seat = Rlyeh::that_player(self.state, context);
        for at in 0..self.chosen(context) {
            if let Some(Thing::Held(card)) = self.thing_at(context, at)
                && self.state.player_mut(seat).cards.discard_from_hand(card)
            {
                self.log.reveal(Event::Discarded { seat, card });
            }
        }
    }

    /// Deletes the chosen cards (R105).
    pub(super) fn delete(&mut self, context: Context) {
        let seat = Rlyeh::that_player(self.state, context);
        for at in 0..self.chosen(context) {
            let Some(thing) = self.thing_at(context, at) else { return };
            let cards = &mut self.state.player_mut(seat).cards;
            let deleted = match thing {
                Thing::Held(card) => cards.remove(Part::Hand, card).then_some(card),
                Thing::Discarded(card) => cards.remove(Part::Discard, card).then_some(card),
                Thing::Played(card) => cards.remove(Part::Play, card).then_some(card),
                Thing::Top(_) => cards.take_top(),
                Thing::Stack(_) | Thing::Boss(_) | Thing::Player(_) => None,
            };
            if let Some(card) = deleted {
                self.put_with_deleted(seat, card);
            }
        }
    }

    pub(super) fn delete_this(&mut self, context: Context) {
        let Some((seat, card)) = self.game.this_card(self.state, context) else { return };
        if self.state.player_mut(seat).cards.remove(Part::Play, card) {
            self.put_with_deleted(seat, card);
        }
    }

    /// Deletes all cards of the chosen stack of the board.
    pub(super) fn delete_stack(&mut self, context: Context) {
        let Some(Thing::Stack(card)) = self.thing(context) else { return };
        let Some(at) = self.state.stack_of(card) else { return };
        let count = std::mem::take(&mut self.state.stacks[at].left);
        for _ in 0..count {
            let _ = self.state.deleted.try_push(card);
        }
        self.state.quiet = 0;
        self.log.tell(Event::DeletedStack { seat: context.owner, card });
        self.game.check_end(self.state, self.log);
    }

    fn put_with_deleted(&mut self, seat: Seat, card: CardId) {
        let _ = self.state.deleted.try_push(card);
        self.state.mind.deleted = self.state.mind.deleted.saturating_add(1);
        self.state.mind.shown = Some(card);
        self.log.reveal(Event::Deleted { seat, card });
    }

    /// Reveals the chosen cards of a hand.
    pub(super) fn reveal(&mut self, context: Context) {
        let seat = Rlyeh::that_player(self.state, context);
        for at in 0..self.chosen(context) {
            if let Some(Thing::Held(card)) = self.thing_at(context, at) {
                self.show(seat, card, at, context);
                self.state.mind.shown = Some(card);
                self.log.reveal(Event::Revealed { seat, card });
            }
        }
    }

    /// Lets everyone know of a chosen card of a hand. Copies that they know of already are the first to be
    /// shown.
    fn show(&mut self, seat: Seat, card: CardId, at: usize, context: Context) {
        let chosen = (0..=at).filter(|at| self.thing_at(context, *at) == Some(Thing::Held(card)));
        let copies = chosen.count();
        let cards = &mut self.state.player_mut(seat).cards;
        if cards.shown_copies(card) < copies {
            cards.reveal(card);
        }
    }

    /// Gains what was chosen: cards of the board, or Loots.
    pub(super) fn gain(&mut self, place: Place, context: Context, chance: &mut impl Chance) {
        let seat = context.owner;
        for at in 0..self.chosen(context) {
            match self.thing_at(context, at) {
                Some(Thing::Stack(card)) => {
                    self.game.gain(self.state, seat, card, place, self.log);
                }
                Some(Thing::Boss(boss)) => {
                    self.game.gain_loot(self.state, seat, boss, place, chance, self.log);
                }
                Some(
                    Thing::Held(_)
                    | Thing::Discarded(_)
                    | Thing::Played(_)
                    | Thing::Top(_)
                    | Thing::Player(_),
                )
                | None => {}
            }
            if self.state.phase == Phase::Over {
                return;
            }
        }
    }

    pub(super) fn gain_fleshreaper(&mut self, seat: Seat) {
        let card = self.game.catalogue.fleshreaper();
        self.game.gain(self.state, seat, card, Place::DiscardPile, self.log);
    }

    /// Gains a copy of each chosen card of a hand (R160).
    pub(super) fn gain_copies(&mut self, context: Context) {
        for at in 0..self.chosen(context) {
            if let Some(Thing::Held(card)) = self.thing_at(context, at) {
                let seat = context.owner;
                self.game.gain(self.state, seat, card, Place::DiscardPile, self.log);
            }
            if self.state.phase == Phase::Over {
                return;
            }
        }
    }

    pub(super) fn take(&mut self, context: Context) {
        let seat = context.owner;
        for at in 0..self.chosen(context) {
            if let Some(Thing::Discarded(card)) = self.thing_at(context, at) {
                let cards = &mut self.state.player_mut(seat).cards;
                if cards.remove(Part::Discard, card) {
                    cards.put_in_hand(card);
                    self.log.tell(Event::Taken { seat, card });
                }
            }
        }
    }

    pub(super) fn steal(&mut self, context: Context) {
        let (seat, from) = (context.owner, Rlyeh::that_player(self.state, context));
        for at in 0..self.chosen(context) {
            if let Some(Thing::Discarded(card)) = self.thing_at(context, at)
                && self.state.player_mut(from).cards.remove(Part::Discard, card)
            {
                self.log.tell(Event::Stolen { seat, from, card });
                self.game.acquire(self.state, seat, card, Place::DiscardPile, self.log);
            }
        }
    }

    /// Takes the card that was bought or gained from where it went, to put it elsewhere.
    fn take_acquired(&mut self, context: Context) -> Option<CardId> {
        let (part, card) = match self.thing(context)? {
            Thing::Discarded(card) => (Part::Discard, card),
            Thing::Held(card) => (Part::Hand, card),
            Thing::Played(_)
            | Thing::Top(_)
            | Thing::Stack(_)
            | Thing::Boss(_)
            | Thing::Player(_) => return None,
        };
        let cards = &mut self.state.player_mut(context.owner).cards;
        let is_there = cards.remove(part, card);
        self.state.mind.is_placed |= is_there;
        is_there.then_some(card)
    }

    pub(super) fn put_on_deck(&mut self, context: Context) {
        if let Some(card) = self.take_acquired(context) {
            self.state.player_mut(context.owner).cards.put_on_deck(card);
            self.log.tell(Event::OnDeck { seat: context.owner, card });
        }
    }

    pub(super) fn put_under_deck(&mut self, context: Context) {
        if let Some(card) = self.take_acquired(context) {
            self.state.player_mut(context.owner).cards.put_under_deck(card);
            self.log.tell(Event::UnderDeck { seat: context.owner, card });
        }
    }

    /// Puts this card under the deck (R144); one that belongs to another stays with its owner (C12).
    pub(super) fn put_this_under_deck(&mut self, context: Context) {
        let Some((seat, card)) = self.game.this_card(self.state, context) else { return };
        let cards = &mut self.state.player_mut(seat).cards;
        if seat == context.owner && cards.remove(Part::Play, card) {
            cards.put_under_deck(card);
            self.log.tell(Event::UnderDeck { seat, card });
        }
    }

    /// Lets this card be a copy of another for the turn, and do what that says.
    pub(super) fn copy(&mut self, context: Context) {
        let Some(Thing::Stack(of)) = self.thing(context) else { return };
        let Some(card) = source_card(context) else { return };
        let plays = &mut self.state.ledger.plays;
        if let Some(at) = plays.iter().rposition(|played| *played == card) {
            plays[at] = of;
        }
        self.state.mind.copier = Some(card);
        let seat = context.owner;
        self.log.tell(Event::Copied { seat, card, of });
        self.game.carry_out(self.state, seat, of, self.log);
    }

    /// Plays the chosen cards of that player's hand, one when all that the one before began is done, and
    /// gives them back. Until then they lie in front of their owner and are in no hand.
    pub(super) fn borrow(&mut self, context: Context) -> Flow {
        let (seat, from) = (context.owner, Rlyeh::that_player(self.state, context));
        let at = self.state.mind.borrowed;
        if at == 0 {
            self.lay_out(from, context);
        }
        let next = self.thing_at(context, usize::from(at));
        // A card that is played remembers nothing of those before it.
        let (lender, borrowed) = if next.is_some() { (Some(from), at + 1) } else { (None, 0) };
        self.state.mind = Mind { lender, borrowed, ..Mind::default() };
        let Some(next) = next else {
            self.state.player_mut(from).cards.take_back();
            return Flow::On;
        };
        if let Thing::Held(card) = next
            && self.game.card(card).is_playable()
        {
            self.log.reveal(Event::Borrowed { seat, from, card });
            self.game.count_play(self.state, seat, card);
            self.game.carry_out(self.state, seat, card, self.log);
        }
        Flow::Again
    }

    /// Lays the chosen cards of a hand in front of their owner.
    fn lay_out(&mut self, seat: Seat, context: Context) {
        for at in 0..self.chosen(context) {
            if let Some(Thing::Held(card)) = self.thing_at(context, at)
                && self.state.player_mut(seat).cards.put_in_play(card)
            {
                self.log.reveal(Event::Revealed { seat, card });
            }
        }
    }

    /// Blocks with the chosen card (R92, R97), which gives what it says for that (R98).
    pub(super) fn block(&mut self, context: Context) -> Result<Flow, Fault> {
        let seat = Rlyeh::that_player(self.state, context);
        let Some(Thing::Held(card)) = self.thing(context) else { return Ok(Flow::On) };
        let Some(defense) = &self.game.card(card).defense else { return Ok(Flow::On) };
        self.log.reveal(Event::Blocked { seat, card });
        let cards = &mut self.state.player_mut(seat).cards;
        if defense.stays_in_hand {
            if cards.shown_copies(card) == 0 {
                cards.reveal(card);
            }
        } else {
            cards.discard_from_hand(card);
        }
        self.state.stack.call(defense.program, seat, u16::from(card.0))?;
        Ok(Flow::On)
    }
}

impl Rlyeh {
    /// Finds the card that an effect comes from, and whose it is. One that was played may be lent, or be a
    /// copy of another.
    pub(crate) fn this_card(&self, state: &State, context: Context) -> Option<(Seat, CardId)> {
        let card = source_card(context)?;
        let mind = state.mind;
        if context.owner != state.active || self.card(card).stays_in_front {
            return Some((context.owner, card));
        }
        Some((mind.lender.unwrap_or(context.owner), mind.copier.unwrap_or(card)))
    }

    /// Checks whether the card that an effect comes from is where it was played.
    pub(crate) fn has_this(&self, state: &State, context: Context) -> bool {
        let this = self.this_card(state, context);
        this.is_some_and(|(seat, card)| state.player(seat).cards.play().contains(&card))
    }
}
