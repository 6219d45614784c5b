//! Events as they are told: what sort, in which words, about what and good for whom.

use fracas_core::{Seat, Told};

use super::Event;
use super::telling::{Teller, is_critical};
use crate::catalogue::Catalogue;
use crate::scene::{boss_item, hero_item, stack_item};

impl Event {
    /// Tells the event with the players' names.
    pub(crate) fn tell(self, catalogue: &Catalogue, names: &[String]) -> Told {
        Told {
            kind: self.kind(),
            text: Teller { catalogue, names }.say(self),
            items: self.items(catalogue),
            good_for: self.good_for(catalogue),
        }
    }

    /// Gets whom it is good for.
    fn good_for(self, catalogue: &Catalogue) -> Option<Seat> {
        match self {
            Event::Blocked { seat, .. } => Some(seat),
            Event::Rolled { seat, card, face } => {
                is_critical(catalogue, card, face).then_some(seat)
            }
            Event::Ended { winners } => winners.first().filter(|_| winners.len() == 1),
            Event::First { .. }
            | Event::Hero { .. }
            | Event::Turn { .. }
            | Event::Played { .. }
            | Event::PlayedAll { .. }
            | Event::Copied { .. }
            | Event::Borrowed { .. }
            | Event::Tokens { .. }
            | Event::Power { .. }
            | Event::Drew { .. }
            | Event::Bought { .. }
            | Event::Gained { .. }
            | Event::ToHand { .. }
            | Event::InFront { .. }
            | Event::OnDeck { .. }
            | Event::UnderDeck { .. }
            | Event::Taken { .. }
            | Event::Stolen { .. }
            | Event::Discarded { .. }
            | Event::DiscardedHand { .. }
            | Event::Deleted { .. }
            | Event::DeletedStack { .. }
            | Event::Revealed { .. }
            | Event::RevealedHand { .. }
            | Event::RevealedTop { .. }
            | Event::LookedAtTop { .. }
            | Event::LookedAtTopHidden { .. }
            | Event::Balancing { .. }
            | Event::Balanced { .. }
            | Event::PoxReturned { .. }
            | Event::Glob { .. }
            | Event::Asked { .. }
            | Event::Level { .. }
            | Event::Depleted { .. }
            | Event::Shuffled { .. } => None,
        }
    }

    fn kind(self) -> &'static str {
        match self {
            Event::First { .. } => "first",
            Event::Hero { .. } => "hero",
            Event::Turn { .. } => "turn",
            Event::Played { .. } | Event::Borrowed { .. } => "play",
            Event::PlayedAll { .. } => "play-all",
            Event::Copied { .. } => "copy",
            Event::Tokens { .. } => "tokens",
            Event::Power { .. } => "power",
            Event::Drew { .. } => "draw",
            Event::Bought { .. } => "buy",
            Event::Gained { .. } | Event::Stolen { .. } => "gain",
            Event::ToHand { .. } => "acquire-to-hand",
            Event::InFront { .. } => "acquire-in-front",
            Event::OnDeck { .. } => "put-on-deck",
            Event::UnderDeck { .. } => "put-under-deck",
            Event::Taken { .. } => "take",
            Event::Discarded { .. } | Event::DiscardedHand { .. } => "discard",
            Event::Deleted { .. } | Event::DeletedStack { .. } => "delete",
            Event::Revealed { .. } | Event::RevealedHand { .. } | Event::RevealedTop { .. } => {
                "reveal"
            }
            Event::LookedAtTop { .. } | Event::LookedAtTopHidden { .. } => "look",
            Event::Blocked { .. } => "block",
            Event::Rolled { .. } | Event::Balanced { .. } => "roll",
            Event::Balancing { .. } => "balance",
            Event::PoxReturned { .. } => "pox-returned",
            Event::Glob { .. } => "glob",
            Event::Asked { .. } => "ask",
            Event::Level { .. } => "level",
            Event::Depleted { .. } => "depleted",
            Event::Shuffled { .. } => "shuffle",
            Event::Ended { .. } => "end",
        }
    }

    /// Lists what the event is about, as far as it is on the table afterwards.
    fn items(self, catalogue: &Catalogue) -> Vec<String> {
        match self {
            Event::Hero { hero, .. } => vec![hero_item(catalogue, hero)],
            Event::Played { seat, .. }
            | Event::PlayedAll { seat }
            | Event::Copied { seat, .. }
            | Event::Borrowed { from: seat, .. } => vec![format!("play.{seat}")],
            Event::Taken { seat, .. }
            | Event::Revealed { seat, .. }
            | Event::RevealedHand { seat }
            | Event::ToHand { seat, .. } => vec![format!("hand.{seat}")],
            Event::RevealedTop { seat, .. }
            | Event::LookedAtTop { seat, .. }
            | Event::LookedAtTopHidden { seat }
            | Event::OnDeck { seat, .. }
            | Event::UnderDeck { seat, .. }
            | Event::Shuffled { seat } => vec![format!("deck.{seat}")],
            Event::Deleted { .. } | Event::DeletedStack { .. } => vec!["deleted".into()],
            Event::Glob { card, .. } | Event::Depleted { card } => {
                vec![stack_item(catalogue, card)]
            }
            Event::Level { boss, .. } => vec![boss_item(catalogue, boss)],
            Event::Blocked { seat, .. }
            | Event::Balancing { seat }
            | Event::Balanced { seat, .. }
            | Event::PoxReturned { seat }
            | Event::Asked { other: seat, .. } => vec![format!("heroes.{seat}")],
            Event::First { .. }
            | Event::Turn { .. }
            | Event::Tokens { .. }
            | Event::Power { .. }
            | Event::Drew { .. }
            | Event::Bought { .. }
            | Event::Gained { .. }
            | Event::InFront { .. }
            | Event::Stolen { .. }
            | Event::Discarded { .. }
            | Event::DiscardedHand { .. }
            | Event::Rolled { .. }
            | Event::Ended { .. } => Vec::new(),
        }
    }
}
