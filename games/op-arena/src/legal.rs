//! What may be done.

use fracas_cards::effect::{Answer, each_answer};
use fracas_core::Seat;

use crate::OpArena;
use crate::action::Action;
use crate::dude::Slot;
use crate::dudes::DudeSet;
use crate::effects::View;
use crate::fighter::{Fighter, Mark};
use crate::state::{MOST_LAID, Phase, State};
use crate::thing::Thing;
use crate::words::Token;

impl OpArena {
    /// Appends what a due seat may do: Dudes in the order in which they came into play or of the
    /// catalogue, doing without last.
    #[inline]
    pub(crate) fn list_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !state.stack.is_empty() {
            let view = View { game: self, state };
            let offer = |answer| out.push(Action::Answer(answer));
            return each_answer(self.catalogue.library(), &view, offer);
        }
        if !state.fallen.is_empty() {
            out.extend(state.next_fallen().map(|fallen| Action::LastWords(fallen.dude)));
            return;
        }
        if state.is_stirred()
            && let Some((_, abilities)) = self.pending(state)
        {
            out.extend(abilities.map(|(dude, slot)| Action::Resolve(dude, slot)));
            return;
        }
        let hand = state.player(seat).hand;
        match state.phase {
            Phase::Laying => return self.list_starting_dudes(state, seat, hand, out),
            Phase::Discard => {
                state.fighters_of(seat).for_each(|it| out.push(Action::Discard(it.dude)));
            }
            Phase::Call => hand.iter().for_each(|dude| out.push(Action::Call(dude))),
            Phase::Token => self.list_tokens(state, seat, out),
            Phase::Roll => out.push(Action::Reroll),
            Phase::Place => {
                for fighter in state.fighters_of(seat) {
                    self.list_spots(state, fighter, out);
                }
                out.push(Action::Fail);
                return;
            }
            Phase::Cleanup => hand.iter().for_each(|dude| out.push(Action::Drop(dude))),
            Phase::Start | Phase::Placed | Phase::React | Phase::Over => return,
        }
        out.push(Action::Pass);
    }

    fn list_starting_dudes(&self, state: &State, seat: Seat, hand: DudeSet, out: &mut Vec<Action>) {
        let laid = OpArena::laid_by(state, seat);
        if laid.len() < MOST_LAID {
            out.extend(hand.without(laid).iter().map(Action::Lay));
        }
        if !laid.is_empty() || !self.must_lay(state, seat) {
            out.push(Action::Pass);
        }
    }

    /// Appends the spots of a Dude that the die may be placed on (R69, R70, R77, R78).
    #[inline]
    fn list_spots(&self, state: &State, fighter: &Fighter, out: &mut Vec<Action>) {
        let dude = fighter.dude;
        let actions = [
            Action::Attack(dude),
            Action::Skill(dude),
            Action::Use(dude, Slot::First),
            Action::Use(dude, Slot::Second),
        ];
        for (action, is_open) in actions.into_iter().zip(self.open_spots(state, fighter)) {
            if is_open {
                out.push(action);
            }
        }
    }

    /// Checks on which spots of a Dude the die may be placed: Basic Attack, Skill Power, special abilities.
    #[inline]
    fn open_spots(&self, state: &State, fighter: &Fighter) -> [bool; 4] {
        // Every die shows at least 1, so that it does not matter here that no less can be needed.
        let reached = i16::from(state.roll) - i16::from(self.handicap(state, fighter));
        let spots = self.catalogue.numbers(fighter.dude).spots;
        let mut open = spots.map(|number| i16::from(number) <= reached);
        open[2] &= fighter.can_use(Slot::First);
        open[3] &= fighter.can_use(Slot::Second);
        open
    }

    /// Checks whether the active player can place the die anywhere.
    #[inline]
    pub(crate) fn has_spot(&self, state: &State) -> bool {
        let mut own = state.fighters_of(state.active);
        own.any(|fighter| self.open_spots(state, fighter) != [false; 4])
    }

    /// Appends what a due seat may do, without what only leads to the same in another order: Dudes that are
    /// put down or discarded one after the other, Shields and Nerphs that are taken, and the abilities of
    /// which a Shield keeps a Nerph away.
    pub(crate) fn list_distinct(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let listed = out.len();
        self.list_actions(state, seat, out);
        let laid = OpArena::laid_by(state, seat).iter().last();
        let has_dropped = 0 < state.dropped;
        let has_nerph = state.stack.all_things().iter().any(|thing| is_nerph(*thing));
        let mut at = 0;
        out.retain(|action| {
            at += 1;
            at <= listed
                || match *action {
                    Action::Lay(dude) => laid.is_none_or(|laid| laid < dude),
                    Action::Drop(dude) => !has_dropped || state.last_dropped < dude,
                    Action::Answer(Answer::Thing(thing)) => !(has_nerph && is_shield(thing)),
                    Action::Nerph(dude, Slot::Second) => !is_first_as_good(state, dude),
                    Action::Nerph(_, Slot::First)
                    | Action::Discard(_)
                    | Action::Call(_)
                    | Action::Shield(_)
                    | Action::Reroll
                    | Action::Attack(_)
                    | Action::Skill(_)
                    | Action::Use(..)
                    | Action::Fail
                    | Action::Resolve(..)
                    | Action::LastWords(_)
                    | Action::Answer(_)
                    | Action::Pass => true,
                }
        });
    }
}

/// Gets the number that a die needs on a spot (R70).
#[inline]
pub(crate) fn needed(number: u8, handicap: i8) -> u8 {
    number.saturating_add_signed(handicap).max(1)
}

/// Checks whether a Shield makes it all the same which ability of a Dude a Nerph is played on.
fn is_first_as_good(state: &State, dude: crate::dude::DudeId) -> bool {
    state.fighter(dude).is_some_and(|it| it.has(Mark::Shield) && it.can_use(Slot::First))
}

fn is_nerph(thing: u16) -> bool {
    matches!(Thing::from_number(thing), Thing::Supplied(Token::Nerph, _))
}

fn is_shield(thing: u16) -> bool {
    matches!(Thing::from_number(thing), Thing::Supplied(Token::Shield, _))
}
