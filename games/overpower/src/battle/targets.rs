//! What can be attacked.

use std::ops::ControlFlow;

use fracas_core::Seat;

use super::offers::Offer;
use super::values::Made;
use crate::OverPower;
use crate::card::{AimAt, How};
use crate::piece::Piece;
use crate::power::PowerType;
use crate::rules::{Origin, SHIELDS, Seen};
use crate::state::{Grant, Phase, Position, State, Target};
use crate::who::Who;
use crate::words::{Rule, Topic, Topics};
use crate::zone::Zone;

impl OverPower {
    /// Checks quickly whether every numerical attack of a player has a target: there is someone on the Front Line, and
    /// nothing that could be in the way.
    pub(super) fn has_targets(&self, state: &State, seat: Seat, grant: Option<&Grant>) -> bool {
        let is_free = grant.is_none_or(|grant| {
            let is_any = grant.target == Who::NOBODY && grant.not_target == Who::NOBODY;
            is_any && !grant.on_reserve && !state.is_standing(state.turn.drawn_to)
        });
        state.phase != Phase::PostConcession
            && is_free
            && !self.has_rules(state, SHIELDS)
            && !self.has_rules(state, Topic::OnlyAttacksThis.into())
            && state.front(seat.opponent()).next().is_some()
    }

    /// Checks whether an attack would have a target.
    pub(super) fn has_target(&self, state: &State, offer: &Offer, grant: Option<&Grant>) -> bool {
        let made = offer.made();
        self.each_target(state, made, grant, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// Goes over what an attack can be made on (R292, R293).
    pub(super) fn each_target(
        &self,
        state: &State,
        made: Made,
        grant: Option<&Grant>,
        see: &mut dyn FnMut(Target) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let how = self.how(state, made.card, made.how);
        let seen = || self.seen(state, made).as_power(how.acts_as_power());
        let has_shields = self.has_rules(state, SHIELDS);
        let is_numerical = !matches!(how, How::Aim { .. });
        if let Some(only) = self.only_target(state, made.actor) {
            // Who may attack one card alone may not attack anyone else.
            return if is_numerical { see(Target::Card(only)) } else { ControlFlow::Continue(()) };
        }
        let them = made.actor.seat().opponent();
        for who in Who::team(them) {
            if self.is_within_reach(state, who, how, grant)
                && self.is_drawn(state, who, grant)
                && (!has_shields || self.may_be_attacked(state, who, &seen(), how.ignores_locks()))
                && self.is_aimable(state, made, who, how)
                && self.is_left_to(state, made, who)
            {
                see(Target::Character(who))?;
            }
        }
        if self.reaches_homebase(state, them, how, grant) {
            see(Target::Homebase(them))?;
        }
        if is_numerical && grant.is_none_or(|grant| grant.target == Who::NOBODY) {
            self.each_card_to_hit(state, them, see)?;
        }
        ControlFlow::Continue(())
    }

    fn is_within_reach(&self, state: &State, who: Who, how: &How, grant: Option<&Grant>) -> bool {
        let only_reserve = grant.is_some_and(|grant| grant.on_reserve);
        let reaches_reserve = only_reserve || how.reaches_reserve();
        let is_meant = grant.is_none_or(|grant| {
            (grant.target == Who::NOBODY || grant.target == who) && grant.not_target != who
        });
        is_meant
            && match state.fighter(who).position {
                Position::Front => !only_reserve,
                Position::Reserve => reaches_reserve,
                Position::Out => false,
            }
    }

    /// Checks whether an attack may be made on the Homebase of a player (R31).
    fn reaches_homebase(
        &self,
        state: &State,
        seat: Seat,
        how: &How,
        grant: Option<&Grant>,
    ) -> bool {
        let is_free = grant.is_none_or(|grant| {
            let is_drawn = state.is_standing(state.turn.drawn_to);
            grant.target == Who::NOBODY && !grant.on_reserve && !is_drawn
        });
        how.reaches_homebase() && is_free && self.homebase(seat).is_some()
    }

    /// Checks whether what follows in this turn may be made on a character, if someone must take it.
    fn is_drawn(&self, state: &State, who: Who, grant: Option<&Grant>) -> bool {
        let to = state.turn.drawn_to;
        grant.is_none() || to == who || !state.is_standing(to)
    }

    /// Checks whether a card that needs something of its target after a concession finds it there.
    fn is_left_to(&self, state: &State, made: Made, who: Who) -> bool {
        if state.phase != Phase::PostConcession {
            return true;
        }
        let used = &self.card_of(state, made.card).uses[usize::from(made.how)];
        let seat = made.actor.seat();
        let test = used.concession_if.as_ref();
        test.is_none_or(|test| self.holds_on(state, test, seat, &|| who))
    }

    fn is_aimable(&self, state: &State, made: Made, who: Who, how: &How) -> bool {
        let How::Aim { at } = how else { return true };
        let AimAt { some_grid, is_above_self, placed, is_fresh } = at;
        let mut types = PowerType::ALL.into_iter();
        let has_grid =
            *some_grid == 0 || types.clone().any(|of| *some_grid <= self.grid(state, who, of));
        let is_above = !*is_above_self
            || types.any(|of| self.grid(state, made.actor, of) < self.grid(state, who, of));
        let cards = state.cards(who.seat());
        let has_placed = placed.is_none_or(|filter| {
            let mut all = cards.iter(Zone::Placed).filter(|piece| cards.lie(*piece).at == who);
            all.any(|piece| Seen::printed(self.card_of(state, piece)).placed(true).fits(&filter))
        });
        let face = state.face(made.card);
        let is_free =
            !*is_fresh || OverPower::hits(state, who).all(|piece| state.face(piece) != face);
        has_grid && is_above && has_placed && is_free
    }

    /// Goes over the cards of a player that can be attacked.
    fn each_card_to_hit(
        &self,
        state: &State,
        seat: Seat,
        see: &mut dyn FnMut(Target) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (rule, site) in
            self.standing(state, Topics::of(&[Topic::Decoy, Topic::OnlyAttacksThis]))
        {
            let is_target =
                matches!(rule, Rule::Decoy { is_target: true, .. } | Rule::OnlyAttacksThis(_));
            if let (true, Origin::Card(piece)) = (is_target && site.owner == seat, site.origin) {
                see(Target::Card(piece))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Gets after how much damage a card in play that takes hits is discarded; 0 for after one hit.
    pub(super) fn endurance(&self, state: &State, decoy: Piece) -> u8 {
        let found = self.standing(state, Topic::Decoy).find_map(|(rule, site)| {
            let Rule::Decoy { damage, .. } = rule else { return None };
            (site.origin == Origin::Card(decoy)).then_some(*damage)
        });
        found.unwrap_or(0)
    }
}

impl How {
    pub(super) fn reaches_reserve(&self) -> bool {
        matches!(self, How::Attack(attack) if attack.reaches_reserve)
    }

    fn reaches_homebase(&self) -> bool {
        matches!(self, How::Attack(attack) if attack.reaches_homebase)
    }

    fn ignores_locks(&self) -> bool {
        matches!(self, How::Attack(attack) if attack.ignores_locks)
    }
}
