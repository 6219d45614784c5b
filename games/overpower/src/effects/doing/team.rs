//! Characters and Objectives.

use fracas_cards::effect::Context;
use fracas_core::{Log, Seat};

use super::Doer;
use crate::effects::{FROM_COMPLETED, IN_DEFEATED, IN_RESERVE, SORTS, owner_of_pile};
use crate::event::Event;
use crate::state::{Missions, Position, State};
use crate::thing::Thing;
use crate::words::Party;

impl<L: Log<Event, State>> Doer<'_, L> {
    pub(super) fn move_to(&mut self, party: &Party, to: Position, context: Context) {
        let whom = self.game.party(self.state, party, &self.site(context));
        for who in whom.iter() {
            if self.state.fighter(who).position != to {
                self.state.fighter_mut(who).position = to;
                self.log.tell(Event::Moved(who, to));
            }
        }
    }

    /// Lets the chosen character and the Reserve character of its team change places.
    pub(super) fn swap_with_reserve(&mut self, context: Context) {
        let Some(who) = self.chosen_character(context) else { return };
        let reserve = self
            .state
            .standing(who.seat())
            .find(|other| self.state.fighter(*other).position == Position::Reserve);
        if let Some(reserve) = reserve.filter(|_| self.state.is_front(who)) {
            for (who, to) in [(who, Position::Reserve), (reserve, Position::Front)] {
                self.state.fighter_mut(who).position = to;
                self.log.tell(Event::Moved(who, to));
            }
        }
    }

    /// Gets the pile of Objectives that was chosen.
    fn chosen_pile(&self, context: Context) -> Option<(Seat, u8)> {
        self.state.stack.things(context).iter().find_map(|thing| {
            let Thing::Number(number) = Thing::from_number(*thing) else { return None };
            Some((owner_of_pile(number), number % SORTS))
        })
    }

    fn missions(&mut self, seat: Seat) -> &mut Missions {
        &mut self.state.side_mut(seat).missions
    }

    fn tell_missions(&mut self, seat: Seat) {
        let missions = self.state.side(seat).missions;
        self.log.tell(Event::Objectives(seat, missions));
    }

    /// Moves an Objective of the chosen pile to Completed.
    pub(super) fn complete(&mut self, context: Context) {
        let Some((seat, sort)) = self.chosen_pile(context) else { return };
        let missions = self.missions(seat);
        let from = match sort {
            IN_RESERVE => &mut missions.reserve,
            IN_DEFEATED => &mut missions.defeated,
            _ => return,
        };
        if let Some(less) = from.checked_sub(1) {
            *from = less;
            missions.completed += 1;
        }
        self.tell_missions(seat);
    }

    /// Returns a ventured Objective to the chosen pile.
    pub(super) fn return_objective(&mut self, context: Context) {
        let Some((seat, sort)) = self.chosen_pile(context) else { return };
        self.missions(seat).take_back(sort == FROM_COMPLETED);
        self.tell_missions(seat);
    }

    /// Returns all ventured Objectives of a player but one of the chosen sort.
    pub(super) fn keep_only(&mut self, context: Context) {
        let Some((seat, sort)) = self.chosen_pile(context) else { return };
        let missions = self.missions(seat);
        let keeps_completed = sort == FROM_COMPLETED;
        while u8::from(keeps_completed) < missions.from_completed {
            missions.take_back(true);
        }
        while u8::from(!keeps_completed) < missions.from_reserve {
            missions.take_back(false);
        }
        self.tell_missions(seat);
    }

    pub(super) fn return_all_objectives(&mut self) {
        for seat in Seat::all(2) {
            let missions = self.missions(seat);
            while 0 < missions.from_completed {
                missions.take_back(true);
            }
            while 0 < missions.from_reserve {
                missions.take_back(false);
            }
            self.tell_missions(seat);
        }
    }

    pub(super) fn reset_objectives(&mut self) {
        for seat in Seat::all(2) {
            let missions = self.missions(seat);
            missions.reserve += missions.completed + missions.defeated;
            missions.completed = 0;
            missions.defeated = 0;
            missions.from_reserve += missions.from_completed;
            missions.from_completed = 0;
            self.tell_missions(seat);
        }
    }
}

impl Missions {
    /// Returns a ventured Objective to the pile it came from.
    fn take_back(&mut self, from_completed: bool) {
        if from_completed {
            self.from_completed -= 1;
            self.completed += 1;
        } else {
            self.from_reserve = self.from_reserve.saturating_sub(1);
            self.reserve += 1;
        }
        self.new = self.new.saturating_sub(1);
    }
}
