//! Records, KOs and cards in play.

use fracas_cards::effect::Context;
use fracas_core::{Log, Seat};

use super::Doer;
use crate::event::{Event, Ko, Why};
use crate::piece::Piece;
use crate::state::State;
use crate::words::{Moment, Party};
use crate::zone::{Lie, Zone};

impl<L: Log<Event, State>> Doer<'_, L> {
    /// Removes the chosen hits.
    pub(super) fn heal(&mut self, still_counts: bool, context: Context) {
        let mut is_of_record = false;
        for piece in self.chosen(context) {
            let lie = *self.state.cards(piece.owner()).lie(piece);
            self.log.tell(Event::Healed(lie.at, self.state.face(piece)));
            is_of_record |= !lie.is_current;
            if still_counts && lie.is_current {
                self.keep_counting(piece, lie);
            } else {
                self.game.discard(self.state, piece, Why::Effect, self.log);
            }
        }
        if is_of_record {
            self.state.announce_to(context.owner, Moment::YouHeal);
            self.state.announce_to(context.owner.opponent(), Moment::OpponentHeals);
        }
    }

    /// Puts a hit in the Astral Plane, where it counts to Venture in this battle.
    fn keep_counting(&mut self, piece: Piece, lie: Lie) {
        self.game.end_rules(self.state, piece);
        let cards = self.state.cards_mut(piece.owner());
        cards.put(piece, Zone::Astral);
        let seen = cards.lie(piece).seen;
        *cards.lie_mut(piece) = Lie { seen, ..lie };
    }

    /// Lets this character and the chosen one change all their hits.
    pub(super) fn swap_hits(&mut self, context: Context) {
        let own = self.own(context);
        let Some(other) = self.chosen_character(context) else { return };
        for seat in Seat::all(2) {
            for piece in self.state.cards(seat).iter(Zone::Hit) {
                let at = &mut self.state.cards_mut(seat).lie_mut(piece).at;
                if *at == own {
                    *at = other;
                } else if *at == other {
                    *at = own;
                }
            }
        }
    }

    pub(super) fn ko(&mut self, party: &Party, context: Context) {
        let whom = self.game.party(self.state, party, &self.site(context));
        for who in whom.iter() {
            self.game.fall(self.state, who, Ko::ByCard, self.log);
        }
    }

    /// Negates the chosen cards in play (R330).
    pub(super) fn negate(&mut self, context: Context) {
        for piece in self.chosen(context) {
            let is_sure = self.game.card_of(self.state, piece).is_sure;
            if !is_sure && !self.game.is_spent(self.state, piece) {
                self.log.tell(Event::Negated(self.state.face(piece)));
                self.game.discard(self.state, piece, Why::Effect, self.log);
            }
        }
    }

    /// Lays this card on the chosen character.
    pub(super) fn attach(&mut self, context: Context) {
        let (Some(piece), Some(who)) = (self.this(context), self.chosen_character(context)) else {
            return;
        };
        let by = self.own(context);
        let cards = self.state.cards_mut(piece.owner());
        cards.put(piece, Zone::Clipped);
        let lie = cards.lie_mut(piece);
        lie.at = who;
        lie.by = by;
    }

    /// Puts the chosen card in play with the effect of its first use.
    pub(super) fn put_in_play(&mut self, context: Context) {
        let own = self.own(context);
        for piece in self.chosen(context) {
            self.state.cards_mut(piece.owner()).put(piece, Zone::Astral);
            self.game.put_in_play(self.state, piece, own, self.log);
            let used = self.game.card_of(self.state, piece).uses.first();
            if let Some(used) = used {
                self.game.begin_script(self.state, &used.effect, piece, own);
            }
        }
    }
}
