//! What may be done.

use fracas_cards::KindSet;
use fracas_cards::effect::asking;
use fracas_core::Seat;

use crate::Rlyeh;
use crate::action::Action;
use crate::card::CardId;
use crate::effects::View;
use crate::state::{Phase, State};
use crate::words::{Boon, On};

/// The rank of the first stack among plain plays and purchases.
const FIRST_PURCHASE: u8 = 200;

impl Rlyeh {
    /// Appends what a due seat may do. In a turn: cards of the hand in the order of the catalogue; all plain
    /// cards at once; purchases in the order of the board; the end.
    #[inline]
    pub(crate) fn list_actions(&self, state: &State, out: &mut Vec<Action>) {
        if !self.list_answers(state, out) {
            self.list_main(state, out);
        }
    }

    /// Appends those of these actions that bots think about.
    ///
    /// Plain cards, which only give Tokens and Power, can be played in any order, and so can purchases that
    /// begin nothing and end nothing: of all orders one is enough. Where nothing that the player owns minds
    /// what is in hand or was played, plain cards are played first and all at once.
    #[inline]
    pub(crate) fn list_distinct(&self, state: &State, out: &mut Vec<Action>) {
        if self.list_answers(state, out) {
            return;
        }
        if !self.minds_order(state)
            && let Some(plain) = self.next_plain(state)
        {
            let hand = state.player(state.active).cards.hand().iter();
            let is_alone = hand.filter(|card| self.is_plain(**card)).count() == 1;
            out.push(if is_alone { Action::Play(plain) } else { Action::PlayAll });
            return;
        }
        let rank = state.ledger.rank;
        let comes_next = |action: &Action| {
            let own = self.rank_of(state, *action);
            own == 0 || rank <= own
        };
        let hand = Rlyeh::hand_of(state).filter(|card| self.card(*card).is_playable());
        let plays = hand.map(Action::Play);
        out.extend(plays.filter(comes_next));
        out.extend(self.buyable(state).map(Action::Buy).filter(comes_next));
        out.extend(self.buyable_bosses(state).map(Action::BuyFrom));
        out.push(Action::End);
    }

    /// Appends the answers to what is asked outside of plays and purchases; checks whether anything is.
    #[inline]
    fn list_answers(&self, state: &State, out: &mut Vec<Action>) -> bool {
        if !state.stack.is_empty() {
            let view = View { game: self, state };
            if let Some(ask) = asking(self.catalogue.library(), &view) {
                out.extend(ask.answers().map(Action::Answer));
            }
            return true;
        }
        let is_choosing = state.phase == Phase::Heroes;
        if is_choosing {
            let offered = state.due.first().and_then(|seat| state.player(seat).offered);
            out.extend(offered.into_iter().flatten().map(Action::Hero));
        }
        is_choosing
    }

    #[inline]
    fn list_main(&self, state: &State, out: &mut Vec<Action>) {
        let mut plain = 0;
        let cards = &state.player(state.active).cards;
        for card in Rlyeh::hand_of(state) {
            let facts = self.card(card);
            if facts.is_playable() {
                out.push(Action::Play(card));
            }
            if facts.plain.is_some() && plain < 2 {
                plain += cards.hand().iter().filter(|held| **held == card).count();
            }
        }
        if 1 < plain {
            out.push(Action::PlayAll);
        }
        if state.tokens != 0 || state.power != 0 {
            out.extend(self.buyable(state).map(Action::Buy));
            out.extend(self.buyable_bosses(state).map(Action::BuyFrom));
        }
        out.push(Action::End);
    }

    /// Iterates over the kinds of cards in the hand of the active player, in the order of the catalogue.
    #[inline]
    fn hand_of(state: &State) -> impl Iterator<Item = CardId> + use<> {
        let hand = state.player(state.active).cards.hand().iter();
        hand.map(|card| card.0).collect::<KindSet>().iter().map(CardId)
    }

    #[inline]
    fn is_plain(&self, card: CardId) -> bool {
        self.card(card).plain.is_some()
    }

    /// Gets the rank of a plain play or purchase among those of a turn: the order in which bots do what can
    /// be done in any order; 0 for what comes when it comes.
    #[inline]
    pub(crate) fn rank_of(&self, state: &State, action: Action) -> u8 {
        match action {
            Action::Play(card) if self.is_plain(card) && !self.may_draw_anew(state) => {
                1 + card.0.min(FIRST_PURCHASE - 2)
            }
            Action::Buy(card) => {
                let at = state.stack_of(card).filter(|at| 1 < state.stacks[*at].left);
                let at = at.filter(|_| !self.awaits_cards(state, state.active));
                at.map_or(0, |at| FIRST_PURCHASE + at as u8)
            }
            Action::Play(_)
            | Action::Hero(_)
            | Action::PlayAll
            | Action::BuyFrom(_)
            | Action::Answer(_)
            | Action::End => 0,
        }
    }

    /// Checks whether a plain card may let the active player draw from a deck that is made anew then: what is
    /// bought before is in it.
    fn may_draw_anew(&self, state: &State) -> bool {
        let cards = &state.player(state.active).cards;
        cards.deck().is_empty()
            && self.triggers(state, state.active).any(|(trigger, _)| trigger.on.is_of_plays())
    }

    /// Checks whether something of a player waits for cards that are bought or gained.
    fn awaits_cards(&self, state: &State, seat: Seat) -> bool {
        self.triggers(state, seat)
            .any(|(trigger, _)| matches!(trigger.on, On::Acquired(_) | On::AcquiredOnTurn(_)))
            || [Boon::PutOnDeck, Boon::SecondGreen, Boon::SecondRed]
                .into_iter()
                .any(|boon| state.ledger.boon(boon).is_some())
    }

    /// Checks whether it matters to the active player, as far as the cards at hand go, in which order plain
    /// cards are played, or whether they are.
    fn minds_order(&self, state: &State) -> bool {
        let player = state.player(state.active);
        self.may_draw_anew(state)
            || self.triggers(state, state.active).any(|(trigger, _)| trigger.minds_order)
            || player.cards.all().iter().any(|card| self.card(*card).minds_order)
    }
}
