//! Events as they are told: what sort, in which words, about what and good for whom.

use fracas_core::{Seat, Told};

use super::Event;
use super::telling::Teller;
use crate::card::BoardId;
use crate::catalogue::Catalogue;
use crate::scene::robot_item;

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
            Event::Claimed { seat, .. } | Event::GainedPoints { seat, .. } => Some(seat),
            Event::Ended { winners, is_shared: false } => winners.first(),
            Event::First { .. }
            | Event::Board { .. }
            | Event::Spawned { .. }
            | Event::Turn { .. }
            | Event::Played { .. }
            | Event::Attacked { .. }
            | Event::Used { .. }
            | Event::Energy { .. }
            | Event::Move { .. }
            | Event::Bought { .. }
            | Event::Acquired { .. }
            | Event::Offered { .. }
            | Event::ScrappedFromShop { .. }
            | Event::ScrappedTop { .. }
            | Event::Scrapped { .. }
            | Event::Discarded { .. }
            | Event::ShopDeckRenewed
            | Event::Drew { .. }
            | Event::Moved { .. }
            | Event::Pushed { .. }
            | Event::Shifted { .. }
            | Event::Collided { .. }
            | Event::Damaged { .. }
            | Event::LostPoints { .. }
            | Event::Repaired { .. }
            | Event::KnockedOut { .. }
            | Event::Ended { .. } => None,
        }
    }

    fn kind(self) -> &'static str {
        match self {
            Event::First { .. } => "first",
            Event::Board { .. } => "board",
            Event::Spawned { .. } => "spawn",
            Event::Turn { .. } => "turn",
            Event::Played { .. } => "play",
            Event::Attacked { .. } => "attack",
            Event::Used { .. } => "ability",
            Event::Energy { .. } => "energy",
            Event::Move { .. } => "move-gained",
            Event::Bought { .. } => "buy",
            Event::Acquired { .. } => "acquire",
            Event::Offered { .. } => "offer",
            Event::ScrappedFromShop { .. } | Event::ScrappedTop { .. } | Event::Scrapped { .. } => {
                "scrap"
            }
            Event::Discarded { .. } => "discard",
            Event::ShopDeckRenewed => "shop-deck",
            Event::Drew { .. } => "draw",
            Event::Moved { .. } => "move",
            Event::Pushed { .. } => "push",
            Event::Shifted { .. } => "shift",
            Event::Collided { .. } => "collision",
            Event::Damaged { .. } => "damage",
            Event::Claimed { .. } => "claim",
            Event::GainedPoints { .. } => "points",
            Event::LostPoints { .. } => "points-lost",
            Event::Repaired { .. } => "repair",
            Event::KnockedOut { .. } => "knock-out",
            Event::Ended { .. } => "end",
        }
    }

    /// Lists what the event is about, as far as it is on the table afterwards.
    fn items(self, catalogue: &Catalogue) -> Vec<String> {
        let robot = |board: BoardId| robot_item(catalogue, board);
        match self {
            Event::Spawned { board, .. }
            | Event::Moved { board, .. }
            | Event::Shifted { board, .. }
            | Event::Collided { board, .. }
            | Event::Damaged { board, .. }
            | Event::Repaired { board, .. }
            | Event::KnockedOut { board }
            | Event::Used { board, .. } => vec![robot(board)],
            Event::Attacked { by, target, .. } | Event::Pushed { by, target } => {
                vec![robot(by), robot(target)]
            }
            Event::Offered { .. } => vec!["shop".into()],
            Event::Played { seat, .. } => vec![format!("play.{seat}")],
            Event::First { .. }
            | Event::Board { .. }
            | Event::Turn { .. }
            | Event::Energy { .. }
            | Event::Move { .. }
            | Event::Bought { .. }
            | Event::Acquired { .. }
            | Event::ScrappedFromShop { .. }
            | Event::ScrappedTop { .. }
            | Event::Scrapped { .. }
            | Event::Discarded { .. }
            | Event::ShopDeckRenewed
            | Event::Drew { .. }
            | Event::Claimed { .. }
            | Event::GainedPoints { .. }
            | Event::LostPoints { .. }
            | Event::Ended { .. } => Vec::new(),
        }
    }
}
