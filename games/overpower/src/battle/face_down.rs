//! Attacks that are made face down, whose defence is guessed.

use std::ops::ControlFlow;

use fracas_core::{Chance, Log, Seat};

use super::offers::{Offer, See};
use crate::OverPower;
use crate::action::{Action, From, Source};
use crate::card::{CardId, How, Kind, Use, UseFrom};
use crate::event::{Event, Pile, Why};
use crate::piece::Piece;
use crate::power::PowerType;
use crate::rules::{Means, Origin};
use crate::state::{Grant, Stage, State, Target};
use crate::who::Who;
use crate::words::Topic;
use crate::zone::Zone;

/// How many cards of the Draw Pile it costs to see the attack, where that can be done.
const PRICE_TO_SEE: usize = 2;

impl Use {
    /// Checks whether it can be done with a card that lies face down: an attack of which nothing is settled first.
    fn can_be_laid(&self) -> bool {
        self.how.is_attack()
            && self.from == UseFrom::Hand
            && self.price.is_none()
            && self.effect.program.is_none()
    }
}

impl OverPower {
    /// Goes over the ways to make an attack: openly, face down, or both.
    pub(super) fn open_or_hidden(
        &self,
        state: &State,
        offer: &Offer,
        grant: Option<&Grant>,
        see: See<'_>,
    ) -> ControlFlow<()> {
        let must_hide = grant.is_some_and(|grant| grant.face_down);
        if !must_hide {
            see(offer)?;
        }
        let may_hide = must_hide || self.hides_attacks(state, offer.actor).is_some();
        if !may_hide {
            return ControlFlow::Continue(());
        }
        let card = self.card_of(state, offer.piece);
        let used = &card.uses[usize::from(offer.how)];
        // A placed card is known, and so is what is paid for.
        let can_hide = offer.from == From::Hand
            && !offer.partner.is_some()
            && used.can_be_laid()
            && self.owed(state, offer.piece, offer.how, offer.actor).is_none();
        if can_hide {
            see(&Offer { is_face_down: true, ..*offer })?;
        }
        ControlFlow::Continue(())
    }

    /// Finds the card that lets a character attack face down.
    #[inline]
    fn hides_attacks(&self, state: &State, who: Who) -> Option<Piece> {
        if !self.has_rules(state, Topic::FaceDown.into()) {
            return None;
        }
        self.standing(state, Topic::FaceDown).find_map(|(_, site)| match site.origin {
            Origin::Card(piece) if site.own == who => Some(piece),
            Origin::Card(_) | Origin::Inherent(_) => None,
        })
    }

    /// Goes over the defences that can be guessed: all that the target could use, whatever the attack is.
    pub(super) fn guesses(&self, state: &State, seat: Seat, see: See<'_>) -> ControlFlow<()> {
        let asked = self.asked(state, seat);
        self.each_card(state, seat, &mut |piece, from| {
            let card = self.card_of(state, piece);
            for (how, used) in card.uses.iter().enumerate() {
                let is_meant = matches!(used.how, How::Block { .. } | How::Avoid { .. })
                    && self.is_use_there(state, seat, piece, from, used)
                    && self.holds_for(state, used.only_if.as_ref(), seat, piece);
                if !is_meant {
                    continue;
                }
                let way = (piece, from, how as u8);
                self.offers_of(state, &asked, way, |_| true, &mut |offer| {
                    if self.is_guess(state, offer) { see(offer) } else { ControlFlow::Continue(()) }
                })?;
            }
            if matches!(card.kind, Kind::Power(_)) {
                self.avoids_by_rule(state, seat, piece, from, see)?;
            }
            ControlFlow::Continue(())
        })
    }

    fn is_guess(&self, state: &State, offer: &Offer) -> bool {
        let Some(target) = state.play.target.character() else { return false };
        let how = self.how(state, offer.piece, offer.how);
        let can_defend = match how {
            How::Block { whom, .. } => {
                self.can_defend(state, offer, whom) || self.stands_in(state, offer)
            }
            How::Avoid { whom, .. } => self.can_defend(state, offer, whom),
            How::Attack(_)
            | How::Aim { .. }
            | How::Act
            | How::Negate { .. }
            | How::Shift { .. }
            | How::Respond
            | How::Counter(_) => false,
        };
        let seen = self.seen(state, offer.made()).as_power(how.acts_as_power());
        can_defend && self.may_use(state, offer.actor, &seen, Means::Defend(target))
    }

    /// Guesses a defence: if it does not stop the attack it is lost, and the attack hits.
    pub(super) fn guess(
        &self,
        state: &mut State,
        offer: &Offer,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        self.turn_over(state, log);
        let is_it = |other: &Offer| {
            if other == offer { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let seat = offer.actor.seat();
        if self.answers(state, seat, &mut |other| is_it(other)).is_break() {
            return self.answer_with(state, offer, chance, log);
        }
        self.take_up(state, offer, log);
        log.tell(Event::GuessedWrong(offer.actor));
        for piece in [offer.piece, offer.partner] {
            if piece.is_some() {
                self.discard(state, piece, Why::Used, log);
            }
        }
        state.play.stage = Stage::Resolved;
    }

    /// Turns the attack over: from now on everyone sees it.
    pub(super) fn turn_over(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        let play = state.play;
        state.play.is_face_down = false;
        let cards = state.cards_mut(play.card.owner());
        cards.put(play.card, Zone::Astral);
        cards.lie_mut(play.card).by = play.actor;
        let (card, declared) = (state.face(play.card), play.declared);
        log.reveal(Event::Played { card, actor: play.actor, partner: None, declared });
    }

    /// Finds the card whose attack can be seen at a price.
    pub(super) fn card_to_see_by(&self, state: &State, seat: Seat) -> Option<Piece> {
        let cards = state.cards(seat);
        let left = cards.len(Zone::Draw) + cards.len(Zone::PowerPack);
        let can_pay = state.play.is_face_down && PRICE_TO_SEE <= left;
        can_pay.then(|| self.hides_attacks(state, state.play.actor)).flatten()
    }

    /// Lists that the attack can be seen at a price.
    pub(super) fn list_sight(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let by = self.card_to_see_by(state, seat);
        out.extend(by.map(|piece| Action::Use(Source::Card(state.face(piece)), 0)));
    }

    /// Pays to see the attack, which then is like any other.
    pub(super) fn pay_to_see(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        for _ in 0..PRICE_TO_SEE {
            if let Some(piece) = self.next_card(state, seat, chance, log) {
                self.discard_to(state, piece, Pile::Dead, Why::Paid, log);
            }
        }
        self.turn_over(state, log);
    }

    /// Finds the way in which the attack that lies face down could be made with a card: which of its uses, and as
    /// which type.
    pub(crate) fn laid_as(&self, state: &State, face: CardId) -> Option<(u8, Option<PowerType>)> {
        let mut table = *state;
        let play = state.play;
        let seat = play.actor.seat();
        table.cards_mut(seat).set_face(play.card, face);
        let card = self.card(face);
        let asked = self.asked(&table, seat);
        let mut found = None;
        for (how, used) in card.uses.iter().enumerate() {
            let is_numerical = matches!(used.how, How::Attack(_));
            if !used.can_be_laid() || play.is_granted && !is_numerical {
                continue;
            }
            let way = (play.card, From::Hand, how as u8);
            let _ = self.offers_of(&table, &asked, way, |_| true, &mut |offer| {
                if offer.actor == play.actor && self.could_be_it(&table, offer) {
                    found = Some((offer.how, offer.declared));
                    return ControlFlow::Break(());
                }
                ControlFlow::Continue(())
            });
            if found.is_some() {
                break;
            }
        }
        found
    }

    /// Checks whether an attack could be the one that lies face down.
    fn could_be_it(&self, table: &State, offer: &Offer) -> bool {
        let card = self.card_of(table, offer.piece);
        let how = self.how(table, offer.piece, offer.how);
        let made = offer.made();
        let is_aimed = || {
            let Target::Character(_) = table.play.target else { return true };
            let grant = table.aiming_grant();
            let found = self.each_target(table, made, grant.as_ref(), &mut |target| {
                let is_it = target == table.play.target;
                if is_it { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            found.is_break()
        };
        !offer.partner.is_some()
            && self.may_act(table, offer.actor, card)
            && self.can_attack_with(table, card, offer)
            && self.may_use(table, offer.actor, &self.seen(table, made), how.means())
            && is_aimed()
    }
}
