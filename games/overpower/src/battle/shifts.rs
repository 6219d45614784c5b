//! Attacks that go elsewhere by rules that stand (R336, R337).

use std::ops::ControlFlow;

use fracas_core::{Log, Seat};

use crate::OverPower;
use crate::action::{Action, Aim};
use crate::event::Event;
use crate::rules::Origin;
use crate::state::{Stage, State, Target};
use crate::who::Who;
use crate::words::{Rule, Topic, Topics};

impl OverPower {
    /// Lets an attack go where a rule says that it must go.
    pub(super) fn shift_by_force(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        let Some(target) = state.play.target.character() else { return };
        let how = self.how(state, state.play.card, state.play.how);
        let seen = self.seen(state, state.play.made()).as_power(how.acts_as_power());
        let found = self.standing(state, Topics::of(&[Topic::MustShift, Topic::Decoy])).find_map(
            |(rule, site)| {
                if let Rule::MustShift(party, by) = rule {
                    let to = site.own;
                    let is_meant = self.is_in(state, party, target, &site);
                    let is_able = state.is_standing(to) && to != target;
                    return (is_meant && is_able).then_some((Target::Character(to), *by));
                }
                let Rule::Decoy { whom, cards, is_forced: true, .. } = rule else { return None };
                let Origin::Card(piece) = site.origin else { return None };
                let is_meant = seen.fits(cards) && self.is_in(state, whom, target, &site);
                is_meant.then_some((Target::Card(piece), 0))
            },
        );
        let Some((to, by)) = found else { return };
        state.set_target(to);
        state.play.bonus += by;
        tell_shift(state, log);
    }

    /// Checks whether a character could block the attack with a Power card if it were made on it.
    fn could_block(&self, state: &State, who: Who) -> bool {
        let mut shifted = *state;
        shifted.play.target = Target::Character(who);
        shifted.play.stage = Stage::Defence;
        shifted.play.must_block = true;
        self.answers(&shifted, who.seat(), &mut |_| ControlFlow::Break(())).is_break()
    }

    /// Lists the shifts that rules allow, each once.
    pub(super) fn list_shifts(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let _ = self.each_shift(state, seat, &mut |aim| {
            let action = Action::Shift(aim);
            if !out.contains(&action) {
                out.push(action);
            }
            ControlFlow::Continue(())
        });
    }

    /// Goes over the shifts that rules allow.
    pub(super) fn each_shift(
        &self,
        state: &State,
        seat: Seat,
        see: &mut dyn FnMut(Aim) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        // What lies face down is guessed at where it is aimed.
        let is_settled = state.play.is_face_down || state.play.is_shifted;
        if is_settled || !self.is_defence_open(state) {
            return ControlFlow::Continue(());
        }
        let Some(target) = state.play.target.character() else { return ControlFlow::Continue(()) };
        for (rule, site) in self.standing(state, Topics::of(&[Topic::MayShift, Topic::Decoy])) {
            if let Rule::MayShift { from, to, is_blocked } = rule
                && self.is_in(state, from, target, &site)
            {
                for who in state.standing(seat) {
                    if self.is_in(state, to, who, &site)
                        && self.can_take(state, who)
                        && (!is_blocked || self.could_block(state, who))
                    {
                        see(Aim::Character(who))?;
                    }
                }
            }
            if let (
                Rule::Decoy { whom, is_forced: false, is_target: false, .. },
                Origin::Card(piece),
            ) = (rule, site.origin)
                && self.is_in(state, whom, target, &site)
            {
                see(Aim::Card(piece.owner(), state.face(piece)))?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Tells where an attack goes instead.
pub(super) fn tell_shift(state: &State, log: &mut impl Log<Event, State>) {
    match state.play.target {
        Target::Character(who) => log.tell(Event::Shifted(who)),
        Target::Homebase(seat) => log.tell(Event::Shifted(Who::homebase(seat))),
        Target::Card(piece) => log.tell(Event::AimedAtCard(piece.owner(), state.face(piece))),
        Target::None => {}
    }
}
