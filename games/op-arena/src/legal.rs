//! What may be done.

use fracas_cards::effect::{Answer, Ask, asking};
use fracas_core::Seat;

use crate::OpArena;
use crate::action::Action;
use crate::dude::{Kind, Slot};
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
            let ask = asking(self.catalogue.library(), &View { game: self, state });
            out.extend(ask.iter().flat_map(Ask::answers).map(Action::Answer));
            return;
        }
        if !state.fallen.is_empty() {
            out.extend(state.next_fallen().map(|fallen| Action::LastWords(fallen.dude)));
            return;
        }
        if let Some((_, abilities)) = self.pending(state) {
            out.extend(abilities.map(|(dude, slot)| Action::Resolve(dude, slot)));
            return;
        }
        let hand = state.player(seat).hand;
        match state.phase {
            Phase::Laying => return self.list_starting_dudes(state, seat, hand, out),
            Phase::Discard => {
                out.extend(state.fighters_of(seat).map(|it| Action::Discard(it.dude)));
            }
            Phase::Call => out.extend(hand.iter().map(Action::Call)),
            Phase::Token => self.list_tokens(state, seat, out),
            Phase::Roll => out.push(Action::Reroll),
            Phase::Place => {
                out.extend(state.fighters_of(seat).flat_map(|it| self.spots(state, it)));
                out.push(Action::Fail);
                return;
            }
            Phase::Cleanup => out.extend(hand.iter().map(Action::Drop)),
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

    fn list_tokens(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let player = state.player(seat);
        for fighter in &state.arena {
            if 0 < player.shields && self.can_shield(state, seat, fighter) {
                out.push(Action::Shield(fighter.dude));
            }
            if 0 < player.nerphs {
                let slots = Slot::BOTH.into_iter();
                let slots = slots.filter(|slot| self.can_nerph(state, seat, fighter, *slot));
                out.extend(slots.map(|slot| Action::Nerph(fighter.dude, slot)));
            }
        }
    }

    /// Iterates over the spots of a Dude that the die may be placed on (R69, R70, R77, R78).
    #[inline]
    fn spots<'a>(
        &'a self,
        state: &'a State,
        fighter: &'a Fighter,
    ) -> impl Iterator<Item = Action> + 'a {
        let (dude, facts) = (fighter.dude, self.catalogue.dude(fighter.dude));
        let attack = facts.attack.map(|spot| (spot.number, Action::Attack(dude)));
        let skill = facts.skill.map(|spot| (spot.number, Action::Skill(dude)));
        let abilities = Slot::BOTH.into_iter().filter(|slot| fighter.can_use(*slot));
        let abilities = abilities.filter_map(move |slot| match facts.ability(slot).kind {
            Kind::Die(number) => Some((number, Action::Use(dude, slot))),
            Kind::Rule(_) | Kind::When(_) | Kind::Reactive(..) => None,
        });
        let spots = attack.into_iter().chain(skill).chain(abilities);
        let reached =
            spots.filter(|(number, _)| self.needed(state, fighter, *number) <= state.roll);
        reached.map(|(_, action)| action)
    }

    /// Checks whether the active player can place the die anywhere.
    #[inline]
    pub(crate) fn has_spot(&self, state: &State) -> bool {
        let mut own = state.fighters_of(state.active);
        own.any(|fighter| self.spots(state, fighter).next().is_some())
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
