//! How much the effects of a table can have under way at once. It is bounded here, so that none that
//! was read is ever given up for want of room.

use fracas_cards::Fields;
use fracas_cards::effect::limits::DEPTH;
use fracas_cards::effect::{Effect, Part};

use super::Catalogue;
use crate::dude::{Dude, Kind};
use crate::state::MAX_FALLEN;
use crate::words::{Deed, Operation, When};

/// The frames of a Basic Attack: its own and that of its choice.
const BASIC_ATTACK: usize = 2;

impl Catalogue {
    /// Adds a Dude, or reports that more could be under way at once than there is room for.
    pub(super) fn within_bounds(&mut self, fields: &Fields<'_>, dude: Dude) {
        self.push(dude);
        if MAX_FALLEN < self.with_trigger(When::Dies).len() {
            let label = format!("at most {MAX_FALLEN}, with those of the game");
            fields.error("too many Dudes do something when they die", label, None);
        }
        let frames = self.most_frames();
        if DEPTH < frames {
            let label = format!("up to {frames} would wait for each other, of {DEPTH}");
            let help = "`pick`, `for-each`, `repeat` and `choose-up-to` inside each other count, with \
                        those of abilities that are executed and of Dudes that are targeted";
            fields.error("loops and choices are nested too deeply", label, Some(help));
        }
    }

    /// Counts the most frames that effects can need at once: those of an ability, within it those of one
    /// that it executes, and within that those of the Dudes that are targeted.
    fn most_frames(&self) -> usize {
        let all = || self.dudes.iter().flat_map(|dude| &dude.abilities);
        let most = |frames: &dyn Fn(&Deed) -> usize| {
            all().map(|ability| frames(&ability.effect)).max().unwrap_or_default()
        };
        let executed = all().filter(|ability| ability.is_executable);
        let executed = executed.map(|ability| ability.effect.frames()).max().unwrap_or_default();
        let own = most(&|effect| {
            let inner = if executes(effect) { executed.max(BASIC_ATTACK) } else { 0 };
            effect.frames() + inner
        });
        let mut targeted: Vec<usize> = all()
            .filter(|ability| ability.kind == Kind::When(When::Targeted))
            .map(|ability| ability.effect.frames())
            .collect();
        targeted.sort_unstable_by(|one, other| other.cmp(one));
        let chosen = most(&most_targets).max(1);
        own.max(BASIC_ATTACK) + targeted.iter().take(chosen).sum::<usize>()
    }
}

fn executes(effect: &Deed) -> bool {
    let mut executes = false;
    effect.visit(&mut |part, _| {
        executes |= matches!(part, Part::Operation(Operation::Execute | Operation::BasicAttack));
    });
    executes
}

/// Counts the most Dudes that an effect targets at once.
fn most_targets(effect: &Deed) -> usize {
    let mut most = 0;
    effect.visit(&mut |part, _| {
        if let Part::Effect(Effect::Pick { selection, .. }) = part
            && selection.from.is_targeted()
        {
            most = most.max(usize::from(selection.most));
        }
    });
    most
}

/// Checks whether other Dudes may execute an ability (R116): the die activates it, and it executes nothing
/// itself, so that none goes round in circles.
pub(super) fn is_executable(kind: &Kind, effect: &Deed) -> bool {
    matches!(kind, Kind::Die(_)) && !executes(effect)
}
