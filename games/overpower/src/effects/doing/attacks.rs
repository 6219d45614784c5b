//! What is being played, and what follows it in the same turn.

use fracas_cards::effect::Context;
use fracas_core::{Chance, Log};

use super::Doer;
use crate::OverPower;
use crate::event::{Event, Pile, Why};
use crate::piece::Piece;
use crate::state::{Boost, Grant, Granted, State};
use crate::who::{Who, WhoSet};
use crate::words::{AttackNow, AttackOn, AttackWith, CardFilter, More, MoreOn, Party};
use crate::zone::Zone;

impl<L: Log<Event, State>> Doer<'_, L> {
    /// Grants more in this turn.
    pub(super) fn grant(&mut self, more: &More, context: Context) {
        if self.state.play.is_last {
            return;
        }
        let who = self.game.party(self.state, &more.who, &self.site(context));
        let target = match more.on {
            MoreOn::Same => self.state.play.target.character().unwrap_or_default(),
            MoreOn::Anyone | MoreOn::Reserve => Who::NOBODY,
        };
        let grant = Grant {
            what: if more.is_special { Granted::Special } else { Granted::Attack },
            source: self.this(context).unwrap_or_default(),
            who,
            left: more.count,
            bonus: more.bonus,
            cards: more.cards,
            target,
            on_reserve: more.on == MoreOn::Reserve,
            once_each: more.once_each,
            defended_by: more.defended_by,
            face_down: more.is_face_down,
            is_last: more.is_last,
            borrows: more.borrows,
            is_enabled: more.is_enabled,
            ko_at: more.ko_at,
            ..Grant::default()
        };
        OverPower::grant(self.state, std::iter::once(grant));
    }

    /// Checks whether more attacks to the one that is being played are forfeit (R395).
    fn is_forfeit(&self) -> bool {
        let play = &self.state.play;
        play.is_last
            && play.card.is_some()
            && self.game.how(self.state, play.card, play.how).is_attack()
    }

    /// Makes the attack higher that is being played, or the defence that is made against it next.
    pub(super) fn boost(&mut self, by: i8, who: &Party, cards: &CardFilter, context: Context) {
        if self.state.play.actor.is_character() && self.state.play.actor.seat() == context.owner {
            self.state.play.bonus += by;
            return;
        }
        let who = self.game.party(self.state, who, &self.site(context));
        self.state.play.boost = Boost { by, who, cards: *cards };
    }

    /// Lets the turn that is being answered end when its attack is done: nothing follows.
    pub(super) fn end_turn(&mut self) {
        self.state.play.is_last = true;
        self.state.turn.grants.clear();
    }

    /// Draws all that follows in this turn to this character.
    pub(super) fn draw_follow_ups(&mut self, by: i8, context: Context) {
        self.state.turn.drawn_to = self.own(context);
        self.state.turn.drawn_bonus = by;
    }

    /// Takes the card of the attack that was answered out of the game.
    pub(super) fn remove_attack(&mut self) {
        if self.state.play.card.is_some() {
            self.remove_from_game(self.state.play.card);
        }
    }

    /// Lets this character attack at once with a card from an unusual place.
    pub(super) fn attack_now(
        &mut self,
        now: AttackNow,
        context: Context,
        chance: &mut impl Chance,
    ) {
        if self.is_forfeit() {
            return;
        }
        let seat = context.owner;
        let card = match now.with {
            AttackWith::PowerPackTop => self.state.cards(seat).pack_top(),
            AttackWith::DrawPileTop => self.game.next_card(self.state, seat, chance, self.log),
            AttackWith::It => self.chosen(context).first().copied(),
        };
        let Some(card) = card else { return };
        let is_attack =
            self.game.card_of(self.state, card).uses.iter().any(|it| it.how.is_attack());
        if now.with == AttackWith::DrawPileTop && !is_attack {
            self.game.discard_to(self.state, card, Pile::Dead, Why::Effect, self.log);
            return;
        }
        let target = match now.on {
            AttackOn::Anyone | AttackOn::Another => Who::NOBODY,
            AttackOn::Same => self.state.play.target.character().unwrap_or_default(),
        };
        let not_target = match now.on {
            AttackOn::Another => self.state.play.target.character().unwrap_or_default(),
            AttackOn::Anyone | AttackOn::Same => Who::NOBODY,
        };
        let grant = Grant { target, not_target, is_last: true, ..self.only(card, context) };
        OverPower::grant(self.state, std::iter::once(grant));
    }

    /// Makes the grant to play one card at once.
    fn only(&mut self, card: Piece, context: Context) -> Grant {
        let cards = self.state.cards_mut(card.owner());
        if !cards.is_in(card, Zone::Placed) {
            cards.put(card, Zone::Astral);
        }
        Grant {
            what: Granted::Card,
            source: self.this(context).unwrap_or_default(),
            who: WhoSet::one(self.own(context)),
            only: card,
            is_due: true,
            ..Grant::default()
        }
    }

    /// Lets this character play the chosen card at once: on its player's turn as an action, in answer as an answer.
    pub(super) fn play_it(&mut self, context: Context) {
        let Some(card) = self.chosen(context).first().copied() else { return };
        let is_answer =
            self.state.play.actor.is_character() && self.state.play.actor.seat() != context.owner;
        let grant = self.only(card, context);
        if is_answer {
            self.state.play.offered = card;
            self.state.play.offered_to = self.own(context);
        } else {
            OverPower::grant(self.state, std::iter::once(grant));
        }
    }
}
