//! What a player can play on a turn (D12, D13).

use std::cell::OnceCell;
use std::ops::ControlFlow;

use fracas_core::Seat;

use super::partners::Partners;
use super::values::Made;
use crate::OverPower;
use crate::action::From;
use crate::card::{Card, Concession, FromReserve, How, Join, Kind, Use};
use crate::piece::Piece;
use crate::power::{Icons, PowerType};
use crate::rules::{Means, Origin, Seen, Site};
use crate::state::{Grant, Granted, Phase, Position, State};
use crate::who::{Who, WhoSet};
use crate::words::{Class, Rule, Topic};

/// A way to use a card: on a turn or in answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    pub(crate) piece: Piece,
    pub(crate) from: From,
    /// Which of its uses.
    pub(crate) how: u8,
    pub(crate) actor: Who,
    /// The Basic or Training card with it.
    pub(crate) partner: Piece,
    pub(crate) partner_from: From,
    pub(crate) declared: Option<PowerType>,
    /// Whether it is laid face down.
    pub(crate) is_face_down: bool,
}

impl Offer {
    /// Makes the offer of a card alone, of which no more is said.
    pub(super) fn alone(piece: Piece, from: From, how: u8, actor: Who) -> Offer {
        let (partner, partner_from, declared) = (Piece::NONE, From::Hand, None);
        Offer { piece, from, how, actor, partner, partner_from, declared, is_face_down: false }
    }

    /// Gets what it would be as an attack on nobody yet.
    pub(crate) fn made(&self) -> Made {
        Made {
            card: self.piece,
            how: self.how,
            partner: self.partner,
            actor: self.actor,
            declared: self.declared,
            is_placed: matches!(self.from, From::Placed(_)),
        }
    }
}

impl Offer {
    /// Gets the site of its card, which is not played yet.
    pub(super) fn site(&self) -> Site<'static> {
        let origin = Origin::Card(self.piece);
        Site { owner: self.actor.seat(), own: self.actor, origin, things: &[] }
    }
}

/// Whose offers are gone over, and what is the same for all of them.
pub(super) struct Asked<'a> {
    pub(super) seat: Seat,
    /// The characters that have not been KO'd.
    pub(super) standing: WhoSet,
    /// Those of them on the Front Line.
    front: WhoSet,
    pub(super) grant: Option<&'a Grant>,
    /// What goes with other cards, once that is asked.
    partners: OnceCell<Partners>,
    /// Whether a rule may forbid someone to use a card.
    has_bans: bool,
}

/// What goes over offers, and may stop.
pub(super) type See<'s> = &'s mut dyn FnMut(&Offer) -> ControlFlow<()>;

impl OverPower {
    /// Goes over all that a player can play now, with a grant or as the turn's own action.
    pub(super) fn offers(
        &self,
        state: &State,
        seat: Seat,
        grant: Option<&Grant>,
        see: See<'_>,
    ) -> ControlFlow<()> {
        let asked = Asked { grant, ..self.asked(state, seat) };
        let has_targets = self.has_targets(state, seat, grant);
        self.each_card(state, seat, &mut |piece, from| {
            let card = self.card_of(state, piece);
            if !card.facts.is_for_turn {
                return ControlFlow::Continue(());
            }
            for (how, used) in card.uses.iter().enumerate() {
                let is_meant = used.how.is_for_turn()
                    && grant.is_none_or(|grant| grant.is_for(piece, card, used))
                    && self.is_time_for(state, &asked, piece, used)
                    && self.is_use_there(state, seat, piece, from, used)
                    && self.holds_for(state, used.only_if.as_ref(), seat, piece);
                if !is_meant {
                    continue;
                }
                let way = (piece, from, how as u8);
                // Most attacks have a target, whatever they are.
                let is_aimed =
                    !used.how.is_attack() || has_targets && !matches!(used.how, How::Aim { .. });
                let could_be = |offer: &Offer| self.could_open(state, &asked, offer);
                self.offers_of(state, &asked, way, could_be, &mut |offer| {
                    let is_open = self.is_open(state, &asked, offer)
                        && (is_aimed || self.has_target(state, offer, grant));
                    if is_open {
                        self.open_or_hidden(state, offer, grant, see)
                    } else {
                        ControlFlow::Continue(())
                    }
                })?;
            }
            ControlFlow::Continue(())
        })
    }

    /// Prepares to go over what a player can use, without a grant.
    pub(super) fn asked(&self, state: &State, seat: Seat) -> Asked<'static> {
        Asked {
            seat,
            standing: state.standing(seat).collect(),
            front: state.front(seat).collect(),
            grant: None,
            partners: OnceCell::new(),
            has_bans: self.has_bans(state),
        }
    }

    /// Checks whether a player can play anything that fits.
    pub(super) fn has_offer(
        &self,
        state: &State,
        seat: Seat,
        grant: Option<&Grant>,
        fits: impl Fn(&Offer) -> bool,
    ) -> bool {
        let found = self.offers(state, seat, grant, &mut |offer| {
            if fits(offer) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found.is_break()
    }

    /// Goes over the ways in which a card could be used: who, as which type, with which partner. What could not be
    /// whatever the partner is left out.
    pub(super) fn offers_of(
        &self,
        state: &State,
        asked: &Asked<'_>,
        (piece, from, how): (Piece, From, u8),
        could_be: impl Fn(&Offer) -> bool,
        see: &mut impl FnMut(&Offer) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let card = self.card_of(state, piece);
        let used = &card.uses[usize::from(how)];
        let icons = used.how.icons();
        // C84: a card that an effect hands out to attack with needs no grid.
        let is_lent = asked.lends(piece);
        let can_declare =
            |actor: Who, of: PowerType| is_lent || self.can_declare(state, card, used, actor, of);
        let actors = self.actors(state, asked, piece, from);
        let actors = asked.grant.map_or(actors, |grant| actors.among(grant.who));
        for actor in actors.iter() {
            let alone = Offer::alone(piece, from, how, actor);
            if !icons.is_multi_power() && !icons.is_any_power() {
                let of = icons.single();
                if could_be(&alone) && of.is_none_or(|of| can_declare(actor, of)) {
                    self.with_partners(state, asked, alone, of, used, see)?;
                }
                continue;
            }
            for of in icons.declarable() {
                let offer = Offer { declared: Some(of), ..alone };
                if could_be(&offer) && can_declare(actor, of) {
                    self.with_partners(state, asked, offer, Some(of), used, see)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Checks whether a card can be used as one of a type: a Power card needs the grid (R40, R42), a Special none (R48).
    fn can_declare(
        &self,
        state: &State,
        card: &Card,
        used: &Use,
        actor: Who,
        of: PowerType,
    ) -> bool {
        let Kind::Power(level) = card.kind else { return true };
        let is_block = matches!(used.how, How::Block { .. });
        level.value <= self.grid(state, actor, of)
            || is_block && self.blocks_above_grid(state, actor, card, of)
    }

    /// Goes over an offer alone and with each Basic or Training card that fits (R73, R108).
    fn with_partners(
        &self,
        state: &State,
        asked: &Asked<'_>,
        offer: Offer,
        of: Option<PowerType>,
        used: &Use,
        see: &mut impl FnMut(&Offer) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        see(&offer)?;
        let card = self.card_of(state, offer.piece);
        if let How::Attack(attack) = &used.how
            && let Some(join) = &attack.joins
        {
            return self.with_joined(state, asked.seat, offer, join, see);
        }
        // R70: the bonus of a follow-up is the one Universe card that modifies it.
        let is_alone = asked.grant.is_some_and(Grant::is_follow_up);
        let Some(of) = of.filter(|_| !is_alone && used.how.can_be_combined(card)) else {
            return ControlFlow::Continue(());
        };
        let partners = asked.partners.get_or_init(|| self.partners(state, asked.seat));
        if !partners.are_there(of) {
            return ControlFlow::Continue(());
        }
        partners.of(state, offer.actor, of).try_for_each(|(partner, partner_from)| {
            let card = self.card_of(state, partner);
            let seen = || Seen::printed(card).placed(matches!(partner_from, From::Placed(_)));
            let fits = self.can_combine(state, card, offer.actor, of)
                && (!asked.has_bans || self.may_use(state, offer.actor, &seen(), Means::Other));
            if fits {
                see(&Offer { partner, partner_from, ..offer })
            } else {
                ControlFlow::Continue(())
            }
        })
    }

    /// Goes over an attack with each Power card that it can be combined with for a single attack.
    fn with_joined(
        &self,
        state: &State,
        seat: Seat,
        offer: Offer,
        join: &Join,
        see: &mut impl FnMut(&Offer) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let site = offer.site();
        self.each_card(state, seat, &mut |partner, partner_from| {
            let card = self.card_of(state, partner);
            let is_able = |who: &Who| {
                let is_there = match partner_from {
                    From::Hand => true,
                    From::Placed(at) => at == *who,
                    From::Under | From::Elsewhere => false,
                };
                is_there
                    && self.is_in(state, &join.by, *who, &site)
                    && self.can_use(state, card, *who)
            };
            let fits = matches!(card.kind, Kind::Power(_))
                && Seen::printed(card).fits(&join.cards)
                && state.front(seat).any(|who| is_able(&who));
            if fits {
                see(&Offer { partner, partner_from, ..offer })
            } else {
                ControlFlow::Continue(())
            }
        })
    }

    /// Checks whether an offer could be open now to this character, whatever goes with its card.
    fn could_open(&self, state: &State, asked: &Asked<'_>, offer: &Offer) -> bool {
        asked.front.contains(offer.actor)
            || asked.lends(offer.piece)
            || self.may_act(state, offer.actor, self.card_of(state, offer.piece))
    }

    /// Checks whether an offer that could be open is: by the rules that stand, with a grant and with whatever must
    /// follow. Whether it has a target is not asked here.
    fn is_open(&self, state: &State, asked: &Asked<'_>, offer: &Offer) -> bool {
        let card = self.card_of(state, offer.piece);
        let used = &card.uses[usize::from(offer.how)];
        self.is_allowed(state, asked, offer, used)
            && self.can_pay_for(state, offer)
            && self.is_left_for_the_conceded(state, card, used, offer)
            && (asked.lends(offer.piece) || self.can_be_followed(state, offer))
    }

    /// Checks whether no rule forbids an offer, and whether it is granted if that is asked.
    fn is_allowed(&self, state: &State, asked: &Asked<'_>, offer: &Offer, used: &Use) -> bool {
        if !asked.has_bans && asked.grant.is_none() {
            return true;
        }
        let seen = self.seen(state, offer.made());
        self.may_use(state, offer.actor, &seen, used.how.means())
            && asked.grant.is_none_or(|grant| self.is_granted(state, grant, offer, &seen))
    }

    /// Checks that a Power card is not one with which a character may only block.
    pub(super) fn can_attack_with(&self, state: &State, card: &Card, offer: &Offer) -> bool {
        let Kind::Power(level) = card.kind else { return true };
        let icons = offer.declared.map_or(level.icons, Icons::one);
        self.has_grid(state, offer.actor, icons, level.value)
    }

    /// Checks whether a character may play cards where it stands (R15, R284).
    #[inline]
    pub(crate) fn may_act(&self, state: &State, who: Who, card: &Card) -> bool {
        who.is_homebase() || state.is_front(who) || self.may_act_behind(state, who, card)
    }

    /// Checks whether a character that is not on the Front Line may play cards there.
    fn may_act_behind(&self, state: &State, who: Who, card: &Card) -> bool {
        let is_reserve = state.fighter(who).position == Position::Reserve;
        let is_for_reserve = !matches!(card.from_reserve, FromReserve::No);
        is_reserve && (is_for_reserve || self.may_from_reserve(state, who, card))
    }

    fn may_from_reserve(&self, state: &State, who: Who, card: &Card) -> bool {
        if !self.has_rules(state, Topic::FromReserve.into()) {
            return false;
        }
        let seen = Seen::printed(card);
        self.standing(state, Topic::FromReserve).any(|(rule, site)| {
            matches!(rule, Rule::FromReserve(party, cards)
                if seen.fits(cards) && self.is_in(state, party, who, &site))
        })
    }

    /// Checks whether it is the time for a card: the first of a turn (R64), or after a concession (R388).
    fn is_time_for(&self, state: &State, asked: &Asked<'_>, piece: Piece, used: &Use) -> bool {
        let card = self.card_of(state, piece);
        let is_first = !state.turn.has_begun && asked.grant.is_none();
        // C85: what a card enables is played together with it.
        let is_together = asked.grant.is_some_and(|grant| grant.only == piece || grant.is_enabled);
        if card.is_first && !is_first && !is_together {
            return false;
        }
        if state.phase != Phase::PostConcession {
            return used.after_concession != Some(Concession::Either);
        }
        self.is_for_the_conceded(state, card, used, asked.seat)
    }

    /// Checks whether a grant allows an offer of a use that it is for.
    fn is_granted(&self, state: &State, grant: &Grant, offer: &Offer, seen: &Seen<'_>) -> bool {
        let used = &self.card_of(state, offer.piece).uses[usize::from(offer.how)];
        let fits = match grant.what {
            // R70: its bonus is the one Universe card that modifies it.
            Granted::FollowUp(types) => seen.icons.meets(types) && !offer.partner.is_some(),
            Granted::Attack | Granted::Special | Granted::Card => true,
        };
        fits && grant.who.contains(offer.actor)
            && (!grant.is_enabled || self.is_enabled_by(state, grant.source, offer))
            && seen.as_power(used.how.acts_as_power()).fits(&grant.cards)
    }

    /// Checks whether a character could not make an attack but for what a card lets stand.
    fn is_enabled_by(&self, state: &State, source: Piece, offer: &Offer) -> bool {
        let mut without = *state;
        without.agenda.remove_source(Origin::Card(source).number());
        let card = self.card_of(state, offer.piece);
        let icons = offer.declared.map_or(card.icons(), Icons::one);
        let has_partner = |of: PowerType| {
            let partner = self.card_of(state, offer.partner);
            self.can_combine(&without, partner, offer.actor, of)
        };
        !self.can_use(&without, card, offer.actor)
            || !self.can_attack_with(&without, card, offer)
            || offer.partner.is_some() && !icons.types().any(has_partner)
    }
}

impl Asked<'_> {
    /// Checks whether a card is lent by an effect, to whoever could play it (C84).
    fn lends(&self, piece: Piece) -> bool {
        self.grant.is_some_and(|grant| grant.only == piece)
    }
}

impl Grant {
    /// Checks whether it is for a follow-up to a Teamwork card.
    fn is_follow_up(&self) -> bool {
        matches!(self.what, Granted::FollowUp(_))
    }

    /// Checks whether it is for such a use of a card, whoever does it.
    fn is_for(&self, piece: Piece, card: &Card, used: &Use) -> bool {
        match self.what {
            Granted::Attack => used.how.is_attack(),
            Granted::FollowUp(_) => {
                let is_power = used.how.acts_as_power() || card.class() == Class::Power;
                is_power && used.how.is_attack()
            }
            Granted::Special => matches!(card.kind, Kind::Special(_)),
            Granted::Card => piece == self.only,
        }
    }
}

impl How {
    /// Checks whether it is for one's own turn.
    #[inline]
    pub(crate) fn is_for_turn(&self) -> bool {
        match self {
            How::Attack(_) | How::Aim { .. } | How::Act => true,
            How::Block { .. }
            | How::Avoid { .. }
            | How::Negate { .. }
            | How::Shift { .. }
            | How::Respond
            | How::Counter(_) => false,
        }
    }

    /// Checks whether it is an attack (R288).
    #[inline]
    pub(crate) fn is_attack(&self) -> bool {
        match self {
            How::Attack(_) | How::Aim { .. } | How::Counter(_) => true,
            How::Act
            | How::Block { .. }
            | How::Avoid { .. }
            | How::Negate { .. }
            | How::Shift { .. }
            | How::Respond => false,
        }
    }

    /// Gets the icons with which it is used.
    pub(crate) fn icons(&self) -> Icons {
        match self {
            How::Attack(attack) => attack.level.icons,
            How::Block { level, .. } | How::Counter(level) => level.icons,
            How::Aim { .. }
            | How::Act
            | How::Avoid { .. }
            | How::Negate { .. }
            | How::Shift { .. }
            | How::Respond => Icons::NONE,
        }
    }

    /// Checks whether it counts as a Power card once it is out of the Astral Plane (R327, R329).
    pub(crate) fn acts_as_power(&self) -> bool {
        match self {
            How::Attack(attack) => attack.is_power,
            How::Block { is_power, .. } => *is_power,
            How::Aim { .. }
            | How::Act
            | How::Avoid { .. }
            | How::Negate { .. }
            | How::Shift { .. }
            | How::Respond
            | How::Counter(_) => false,
        }
    }

    /// Checks whether Basic and Training cards can go with it.
    fn can_be_combined(&self, card: &Card) -> bool {
        let is_power = matches!(card.kind, Kind::Power(_));
        match self {
            How::Attack(attack) => is_power || attack.combines,
            How::Block { combines, .. } => is_power || *combines,
            How::Aim { .. }
            | How::Act
            | How::Avoid { .. }
            | How::Negate { .. }
            | How::Shift { .. }
            | How::Respond
            | How::Counter(_) => false,
        }
    }

    /// Gets what it is for, as rules look at it.
    pub(crate) fn means(&self) -> Means {
        match self {
            How::Attack(attack) => Means::Attack { ignores_locks: attack.ignores_locks },
            How::Aim { .. } | How::Counter(_) => Means::Attack { ignores_locks: false },
            How::Act
            | How::Block { .. }
            | How::Avoid { .. }
            | How::Negate { .. }
            | How::Shift { .. }
            | How::Respond => Means::Other,
        }
    }
}
