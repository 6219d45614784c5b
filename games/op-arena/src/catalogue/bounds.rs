//! How many frames the effects of a table can have under way at once. It is bounded here, so that none that
//! was read is ever given up for want of one.

use fracas_cards::Fields;
use fracas_cards::effect::Part;
use fracas_cards::effect::limits::DEPTH;

use super::Catalogue;
use crate::dude::{Ability, Dude, Kind};
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
    /// that it executes, and within that those of what one Dude has against being targeted. Several answer one
    /// after the other, and none targets in turn.
    fn most_frames(&self) -> usize {
        let all = || self.dudes.iter().flat_map(|dude| &dude.abilities);
        let executed = all().filter(|ability| ability.is_executable);
        let executed = executed.map(|ability| ability.effect.frames()).max().unwrap_or_default();
        let executed = executed.max(BASIC_ATTACK);
        let own = self.dudes.iter().map(|dude| own_frames(dude, executed)).max();
        let answers = all().filter(|ability| ability.kind == Kind::When(When::Targeted));
        let answer = answers.map(|ability| ability.effect.frames()).max();
        own.unwrap_or_default().max(BASIC_ATTACK) + answer.unwrap_or_default()
    }
}

/// Counts the most frames of an ability of a Dude, with those of one that it executes.
fn own_frames(dude: &Dude, executed: usize) -> usize {
    let frames = |ability: &Ability| {
        let inner = if executes(&ability.effect) { executed } else { 0 };
        ability.effect.frames() + inner
    };
    let most = dude.abilities.iter().map(frames).max().unwrap_or_default();
    // Both abilities that a token sets off are begun at once, and one waits for the other.
    let is_about_token = |ability: &Ability| ability.kind == Kind::When(When::TargetedByToken);
    most + usize::from(dude.abilities.iter().all(is_about_token))
}

fn executes(effect: &Deed) -> bool {
    let mut executes = false;
    effect.visit(&mut |part, _| {
        executes |= matches!(part, Part::Operation(Operation::Execute | Operation::BasicAttack));
    });
    executes
}

/// Checks whether other Dudes may execute an ability (R116): the die activates it, and it executes nothing
/// itself, so that none goes round in circles.
pub(super) fn is_executable(kind: &Kind, effect: &Deed) -> bool {
    matches!(kind, Kind::Die(_)) && !executes(effect)
}
