//! What follows an attack in the same turn: follow-ups of Teamwork and Ally cards, and attacks that cards grant.

use fracas_core::{Log, Seat};

use super::offers::Offer;
use crate::OverPower;
use crate::card::{Card, Kind};
use crate::event::{Event, Why};
use crate::piece::Piece;
use crate::power::Icons;
use crate::state::{Grant, Granted, Phase, State};
use crate::who::{Who, WhoSet};
use crate::words::{Class, Rule, Topic};
use crate::zone::Zone;

impl OverPower {
    /// Checks whether what must follow a card can follow (R99, R118).
    pub(super) fn can_be_followed(&self, state: &State, offer: &Offer) -> bool {
        let card = self.card_of(state, offer.piece);
        if !matches!(card.class(), Class::Teamwork | Class::Ally) {
            return true;
        }
        let Some(first) = self.follow_ups(state, offer.piece, offer.actor, card)[0] else {
            return true;
        };
        // R395: nothing that needs a follow-up is played after a concession.
        state.phase != Phase::PostConcession
            && self.has_offer(state, offer.actor.seat(), Some(&first), |_| true)
    }

    /// Gets what follows a Teamwork or Ally card.
    pub(super) fn follow_ups(
        &self,
        state: &State,
        piece: Piece,
        actor: Who,
        card: &Card,
    ) -> [Option<Grant>; 2] {
        let seat = actor.seat();
        let grant =
            || Grant { source: piece, who: self.followers(state, actor), ..Grant::default() };
        match card.kind {
            Kind::Teamwork { follow, bonus, .. } => {
                let types = if self.needs_no_types(state) { Icons::ALL_TYPES } else { follow };
                let bonus = bonus.map(|bonus| self.changed_bonus(state, seat, bonus) as i8);
                let what = Granted::FollowUp(types);
                let second = Grant { what, bonus: bonus[1], ..grant() };
                let first = Grant { is_due: true, bonus: bonus[0], ..second };
                [Some(first), Some(second)]
            }
            Kind::Ally { .. } => {
                let grant = grant();
                let who = grant.who.without(actor);
                [Some(Grant { what: Granted::Special, is_due: true, who, ..grant }), None]
            }
            Kind::Power(_)
            | Kind::Special(_)
            | Kind::Basic { .. }
            | Kind::Training { .. }
            | Kind::Advanced(_)
            | Kind::Event(_)
            | Kind::Aspect(_) => [None; 2],
        }
    }

    /// Gets those who may make a follow-up to a card that a character plays (R91, R117).
    fn followers(&self, state: &State, actor: Who) -> WhoSet {
        let others = state.standing(actor.seat()).filter(|who| *who != actor);
        let mut who: WhoSet = others.filter(|who| self.may_follow(state, *who)).collect();
        if self.follows_own(state, actor) && self.may_follow(state, actor) {
            who = who.with(actor);
        }
        who
    }

    fn may_follow(&self, state: &State, who: Who) -> bool {
        self.standing(state, Topic::CannotFollow).all(|(rule, site)| {
            !matches!(rule, Rule::CannotFollow(party) if self.is_in(state, party, who, &site))
        })
    }

    fn follows_own(&self, state: &State, who: Who) -> bool {
        self.standing(state, Topic::FollowsOwn).any(|(rule, site)| {
            matches!(rule, Rule::FollowsOwn) && self.own(state, site.origin) == who
        })
    }

    fn needs_no_types(&self, state: &State) -> bool {
        self.standing(state, Topic::TeamworkWithoutTypes)
            .any(|(rule, _)| matches!(rule, Rule::TeamworkWithoutTypes))
    }

    /// Grants more in this turn, before what is granted already. There is room for a few; no turn of these cards
    /// needs more.
    pub(crate) fn grant(state: &mut State, grants: impl DoubleEndedIterator<Item = Grant>) {
        for grant in grants.rev() {
            if state.turn.grants.len() < state.turn.grants.capacity() {
                state.turn.grants.insert(0, grant);
            }
        }
    }

    /// Takes one use off the grant that is being used, and settles what is left for the one after it.
    pub(super) fn use_grant(&self, state: &mut State, offer: &Offer) {
        let icons = self.seen(state, offer.made()).icons;
        let Some(grant) = state.turn.grants.first_mut() else { return };
        let what = grant.what;
        let source = grant.source;
        grant.left -= 1;
        if grant.once_each {
            grant.who = grant.who.without(offer.actor);
        }
        if grant.left == 0 || grant.who == WhoSet::EMPTY {
            state.turn.grants.remove(0);
        }
        if let Granted::FollowUp(types) = what {
            self.settle_second(state, source, types, icons, offer.actor);
        }
    }

    /// Leaves for the second follow-up the other type and another teammate (R97, R98).
    fn settle_second(
        &self,
        state: &mut State,
        source: Piece,
        types: Icons,
        used: Icons,
        follower: Who,
    ) {
        let keeps = self.follows_own(state, follower);
        let Some(second) = state.turn.grants.first_mut().filter(|it| it.source == source) else {
            return;
        };
        // A card whose follow-ups may be of any type asks for no other one.
        if types != Icons::ALL_TYPES {
            let other = types.types().filter(|of| !used.has(*of)).collect();
            second.what = Granted::FollowUp(other);
        }
        if !keeps {
            second.who = second.who.without(follower);
        }
    }

    /// Drops grants that cannot be used (R100, R120), as far as everyone sees that: who holds cards is asked even with
    /// nothing to do it with, since not to be asked would tell.
    pub(super) fn drop_idle_grants(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut impl Log<Event, State>,
    ) {
        let holds_cards = !state.cards(seat).is_empty(Zone::Hand);
        while let Some(grant) = state.turn.grants.first().copied() {
            let is_asked = holds_cards && self.is_for_a_hand(state, &grant);
            if is_asked || self.has_offer(state, seat, Some(&grant), |_| true) {
                return;
            }
            self.drop_grant(state, log);
        }
    }

    /// Checks whether it depends on a hand if something granted can be done: all but one card that lies open and costs
    /// nothing.
    fn is_for_a_hand(&self, state: &State, grant: &Grant) -> bool {
        !grant.only.is_some()
            || self.card_of(state, grant.only).uses.iter().any(|it| it.price.is_some())
    }

    /// Drops the first grant; a card that was to be played with it is discarded.
    pub(super) fn drop_grant(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        let Some(only) = state.turn.grants.first().map(|grant| grant.only) else { return };
        state.turn.grants.remove(0);
        if only.is_some() && state.cards(only.owner()).is_in(only, Zone::Astral) {
            self.discard(state, only, Why::Effect, log);
        }
    }
}
