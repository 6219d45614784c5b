//! Hot Dogs that come and go.

use fracas_cards::effect::Context;
use fracas_core::{Log, Seat};

use super::{Doer, source_play};
use crate::BattleArena;
use crate::event::{Event, PlayEvent};
use crate::state::{GHOSTS, Player, State};
use crate::thing::Thing;
use crate::words::{Number, Rule, Whom};

impl<L: Log<Event, State>> Doer<'_, L> {
    pub(super) fn recover(&mut self, amount: &Number, who: Whom, context: Context) {
        for seat in who.seats(context.owner) {
            let count = self.number(amount, context);
            self.game.recover(self.state, seat, count, self.log);
        }
    }

    pub(super) fn recover_chosen(&mut self, seat: Seat, context: Context) {
        let count = self.chosen_number(context);
        self.game.recover(self.state, seat, count, self.log);
    }

    fn chosen_number(&self, context: Context) -> u8 {
        match self.things(context).first() {
            Some(&Thing::Number(number)) => number,
            _ => 0,
        }
    }

    pub(super) fn lose_hot_dogs(&mut self, amount: &Number, who: Whom, context: Context) {
        for seat in who.seats(context.owner) {
            let count = self.number(amount, context) as i8;
            let player = self.state.player_mut(seat);
            let dogs = player.hot_dogs.max(0).min(count);
            player.hot_dogs -= dogs;
            let mut lost = dogs;
            // A Play that is a Hot Dog is safe from the other player's Plays.
            while seat == context.owner && lost < count && self.spend_ghost(seat) {
                lost += 1;
            }
            self.note_spent(seat, lost);
        }
    }

    fn note_spent(&mut self, seat: Seat, count: i8) {
        if 0 < count {
            let side = self.state.fight.side_mut(seat);
            side.spent = side.spent.saturating_add(count as u8);
            self.tell(PlayEvent::HotDogs { seat, change: -count });
        }
    }

    fn spend_ghost(&mut self, seat: Seat) -> bool {
        BattleArena::spend_ghost(self.state.player_mut(seat))
    }

    pub(super) fn pay_any(&mut self, context: Context) {
        let paid = self.chosen_number(context);
        self.state.tally.paid = paid;
        BattleArena::pay(self.state, context.owner, paid);
        if 0 < paid {
            self.tell(PlayEvent::HotDogs { seat: context.owner, change: -(paid as i8) });
        }
    }

    /// Makes the Play that is being run a Hot Dog.
    pub(super) fn become_hot_dog(&mut self, context: Context) {
        let (seat, play) = (context.owner, source_play(context));
        let player = self.state.player_mut(seat);
        let at = player.beside.iter().position(|beside| beside.play == play);
        if let Some(at) = at
            && player.ghosts.len() < GHOSTS
        {
            player.beside.remove(at);
            player.ghosts.push(play);
            self.tell(PlayEvent::HotDogs { seat, change: 1 });
        }
    }

    pub(super) fn trade_hot_dogs(&mut self) {
        let [first, second] = &mut self.state.players;
        std::mem::swap(&mut first.hot_dogs, &mut second.hot_dogs);
        self.tell(PlayEvent::Traded);
    }
}

impl BattleArena {
    /// Counts what a seat can spend: Hot Dogs, Plays that are Hot Dogs, and credit.
    pub(crate) fn purse(&self, state: &State, seat: Seat) -> i32 {
        let player = state.player(seat);
        let credit = self.rules(state).filter(|standing| standing.entry.owner == seat);
        let credit = credit.map(|standing| {
            let Rule::Debt(most) = *standing.rule else { return 0 };
            i32::from(most) + i32::from(player.hot_dogs.min(0))
        });
        player.dogs() + credit.max().unwrap_or_default().max(0)
    }

    /// Spends Hot Dogs: those that can come back first, then Plays that are Hot Dogs, then credit.
    pub(crate) fn pay(state: &mut State, seat: Seat, cost: u8) {
        let player = state.player_mut(seat);
        let mut left = cost as i8;
        let dogs = player.hot_dogs.max(0).min(left);
        player.hot_dogs -= dogs;
        left -= dogs;
        while 0 < left && BattleArena::spend_ghost(player) {
            left -= 1;
        }
        player.hot_dogs -= left;
        let side = state.fight.side_mut(seat);
        side.spent = side.spent.saturating_add(cost);
    }

    /// Discards a Play that is a Hot Dog.
    fn spend_ghost(player: &mut Player) -> bool {
        let Some(play) = player.ghosts.pop() else { return false };
        player.spent.push(crate::book::SpentPlay { play, used: 0 });
        true
    }

    /// Recovers Hot Dogs from the Discard Pile, as far as they lie there (R169) and nothing forbids it.
    pub(crate) fn recover(
        &self,
        state: &mut State,
        seat: Seat,
        count: u8,
        log: &mut impl Log<Event, State>,
    ) {
        if count == 0 {
            return;
        }
        let is_stolen =
            self.stands(state, |rule, owner| *rule == Rule::StealRecovery && owner != seat);
        let seat = if is_stolen { seat.opponent() } else { seat };
        let is_forbidden = self.stands(
            state,
            |rule, owner| matches!(rule, Rule::NoRecovery(who) if who.includes(seat, owner)),
        );
        if is_forbidden {
            return;
        }
        let (mut count, mut most) = (count, u8::MAX);
        for standing in self.rules(state) {
            if let Rule::MoreRecovery(more) = *standing.rule {
                count = count.saturating_add(more);
            } else if let Rule::MostRecovery(limit) = *standing.rule {
                most = most.min(limit);
            }
        }
        let room = most.saturating_sub(state.fight.side(seat).recovered);
        let count = count.min(room).min(self.spent_dogs(state.player(seat)));
        state.player_mut(seat).hot_dogs += count as i8;
        let side = state.fight.side_mut(seat);
        side.recovered = side.recovered.saturating_add(count);
        if 0 < count {
            log.tell(Event::Play(PlayEvent::HotDogs { seat, change: count as i8 }));
        }
    }
}

/// What a substitution takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Terms {
    /// Whether it can be made.
    pub(crate) is_open: bool,
    /// What it costs.
    pub(crate) cost: i8,
    /// Who pays.
    pub(crate) payer: Seat,
}

impl BattleArena {
    /// Gets what a substitution takes for a seat now (R101, R111, R112, and what Plays say).
    pub(crate) fn substitution_terms(&self, state: &State, seat: Seat) -> Terms {
        let cost = crate::state::SUBSTITUTION_COST;
        let mut terms = Terms { is_open: true, cost, payer: seat };
        for standing in self.rules(state) {
            let (rule, owner) = (standing.rule, standing.entry.owner);
            if let Rule::NoSubstitution(side) = rule {
                terms.is_open &= side.seat(owner) != seat;
            } else if *rule == Rule::FreeSubstitution && owner == seat {
                terms.cost = 0;
            } else if *rule == Rule::OpponentPaysSubstitution
                && owner == seat
                && i32::from(terms.cost) <= self.purse(state, seat.opponent())
            {
                terms.payer = seat.opponent();
            }
        }
        terms.is_open &= !state.player(seat).hand.is_empty()
            && i32::from(terms.cost) <= self.purse(state, terms.payer);
        terms
    }

    /// Checks whether a seat that can substitute must do so.
    pub(crate) fn must_substitute(&self, state: &State, seat: Seat) -> bool {
        self.stands(
            state,
            |rule, owner| matches!(*rule, Rule::MustSubstitute(side) if side.seat(owner) == seat),
        )
    }

    /// Checks whether a seat cannot run Plays, as far as everyone can see.
    pub(crate) fn cannot_run(&self, state: &State, seat: Seat) -> bool {
        let run = state.fight.side(seat).plays;
        self.stands(state, |rule, owner| {
            matches!(rule, Rule::NoPlays(side) if side.seat(owner) == seat)
                || matches!(rule, Rule::MostPlays(most, side) if side.seat(owner) == seat && *most <= run)
        })
    }
}
