//! Events as they are told: what sort, in which words, about what and good for whom.

use fracas_core::{Seat, Told};

use super::telling::Teller;
use super::{Event, Place};
use crate::catalogue::Catalogue;
use crate::dude::DudeId;
use crate::scene::{DIE, DISCARD, arena_area, dude_item, hand_area, tokens_item};

impl Event {
    /// Tells the event with the players' names.
    pub(crate) fn tell(self, catalogue: &Catalogue, names: &[String]) -> Told {
        Told {
            kind: self.kind(),
            text: Teller { catalogue, names }.say(self),
            items: self.items(catalogue),
            good_for: self.good_for(),
        }
    }

    /// Gets whom it is good for; one of the team if a team has won.
    fn good_for(self) -> Option<Seat> {
        match self {
            Event::Award { seat, .. } | Event::Gained { seat, .. } => Some(seat),
            Event::Ended { winners, is_shared: false } => winners.first(),
            Event::First { .. }
            | Event::Laid { .. }
            | Event::Revealed { .. }
            | Event::Turn { .. }
            | Event::Discarded { .. }
            | Event::Entered { .. }
            | Event::Played { .. }
            | Event::Shielded { .. }
            | Event::Unshielded { .. }
            | Event::Blocked { .. }
            | Event::Nerphed { .. }
            | Event::Unnerphed { .. }
            | Event::Rolled { .. }
            | Event::RolledExtra { .. }
            | Event::Flipped { .. }
            | Event::Rerolled { .. }
            | Event::Executed { .. }
            | Event::Used { .. }
            | Event::Failed { .. }
            | Event::Triggered { .. }
            | Event::Targeted { .. }
            | Event::Damaged { .. }
            | Event::Healed { .. }
            | Event::PassedDamage { .. }
            | Event::Died { .. }
            | Event::Lost { .. }
            | Event::Took { .. }
            | Event::StoleToken { .. }
            | Event::LostTokens { .. }
            | Event::Drew { .. }
            | Event::Dropped { .. }
            | Event::StoleDude { .. }
            | Event::PassedHands
            | Event::Controlled { .. }
            | Event::WentHome { .. }
            | Event::TookBack { .. }
            | Event::Grew { .. }
            | Event::Reshuffled
            | Event::Ended { is_shared: true, .. } => None,
        }
    }

    fn kind(self) -> &'static str {
        match self {
            Event::First { .. } => "first",
            Event::Laid { .. } => "lay",
            Event::Revealed { .. } => "reveal",
            Event::Turn { .. } => "turn",
            Event::Discarded { .. } | Event::Dropped { .. } => "discard",
            Event::Entered { .. } => "enter",
            Event::Played { .. } => "play-token",
            Event::Shielded { .. } => "shield",
            Event::Unshielded { .. } => "shield-lost",
            Event::Blocked { .. } => "block",
            Event::Nerphed { .. } => "nerph",
            Event::Unnerphed { .. } => "nerph-lost",
            Event::Rolled { .. } | Event::RolledExtra { .. } => "roll",
            Event::Flipped { .. } => "coin",
            Event::Rerolled { .. } => "cube",
            Event::Used { spot: Place::Attack, .. } => "attack",
            Event::Used { spot: Place::Skill, .. } => "skill",
            Event::Used { spot: Place::Ability(_), .. } => "ability",
            Event::Failed { is_epic: false, .. } => "fail",
            Event::Failed { is_epic: true, .. } => "epic-fail",
            Event::Triggered { .. } => "trigger",
            Event::Executed { .. } => "execute",
            Event::Targeted { .. } => "target",
            Event::Damaged { .. } => "damage",
            Event::Healed { .. } => "heal",
            Event::PassedDamage { .. } => "damage-moved",
            Event::Died { .. } => "death",
            Event::Award { .. } | Event::Gained { .. } => "points",
            Event::Lost { .. } => "points-lost",
            Event::Took { .. } => "tokens",
            Event::StoleToken { .. } => "steal-token",
            Event::LostTokens { .. } => "tokens-lost",
            Event::Drew { .. } => "draw",
            Event::StoleDude { .. } => "steal-dude",
            Event::PassedHands => "pass-hands",
            Event::Controlled { .. } => "control",
            Event::WentHome { .. } => "go-home",
            Event::TookBack { .. } => "take-back",
            Event::Grew { .. } => "grow",
            Event::Reshuffled => "shuffle",
            Event::Ended { .. } => "end",
        }
    }

    /// Lists what the event is about, as far as it is on the table afterwards.
    fn items(self, catalogue: &Catalogue) -> Vec<String> {
        let item = |dude: DudeId| dude_item(catalogue, dude);
        match self {
            Event::Laid { dude, .. }
            | Event::Revealed { dude, .. }
            | Event::Discarded { dude }
            | Event::Entered { dude, .. }
            | Event::Played { dude, .. }
            | Event::Shielded { dude }
            | Event::Unshielded { dude }
            | Event::Blocked { dude }
            | Event::Nerphed { dude, .. }
            | Event::Unnerphed { dude }
            | Event::Used { dude, .. }
            | Event::Triggered { dude, .. }
            | Event::Damaged { dude, .. }
            | Event::Healed { dude, .. }
            | Event::Died { dude, .. }
            | Event::Dropped { dude, .. }
            | Event::StoleDude { dude, .. }
            | Event::Controlled { dude, .. }
            | Event::WentHome { dude, .. }
            | Event::TookBack { dude, .. }
            | Event::Grew { dude, .. } => vec![item(dude)],
            Event::Targeted { dude, by } | Event::Executed { by, dude, .. } if dude == by => {
                vec![item(dude)]
            }
            Event::Targeted { dude, by } | Event::Executed { by, dude, .. } => {
                vec![item(by), item(dude)]
            }
            Event::PassedDamage { from, to, .. } => vec![item(from), item(to)],
            Event::Turn { seat } | Event::Failed { seat, .. } => vec![arena_area(seat)],
            Event::Took { seat, token, .. } | Event::StoleToken { seat, token, .. } => {
                vec![tokens_item(seat, token)]
            }
            Event::Drew { seat, .. } => vec![hand_area(seat)],
            Event::Rolled { .. } => vec![DIE.into()],
            Event::Reshuffled => vec![DISCARD.into(), "deck".into()],
            Event::First { .. }
            | Event::RolledExtra { .. }
            | Event::Flipped { .. }
            | Event::Rerolled { .. }
            | Event::Award { .. }
            | Event::Gained { .. }
            | Event::Lost { .. }
            | Event::LostTokens { .. }
            | Event::PassedHands
            | Event::Ended { .. } => Vec::new(),
        }
    }
}
