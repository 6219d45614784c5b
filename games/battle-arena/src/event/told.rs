//! Events as they are told: what sort, in which words, about what and good for whom.

use fracas_core::{Seat, Told};

use super::telling::Teller;
use super::{Event, PlayEvent};
use crate::card::HeroId;
use crate::catalogue::Catalogue;
use crate::scene::{hero_item, play_item, zone_area};

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

    fn good_for(self) -> Option<Seat> {
        match self {
            Event::CoinFlip { winner } => Some(winner),
            Event::Decided { winner, .. } | Event::Ended { winner } => winner,
            Event::Play(PlayEvent::Starved { seat }) => Some(seat.opponent()),
            Event::Sides { .. }
            | Event::Honors { .. }
            | Event::Drew { .. }
            | Event::LinedUp { .. }
            | Event::Declined { .. }
            | Event::Substituted { .. }
            | Event::Revealed { .. }
            | Event::SuddenDeath { .. }
            | Event::Play(_) => None,
        }
    }

    fn kind(self) -> &'static str {
        match self {
            Event::CoinFlip { .. } => "coin-flip",
            Event::Sides { .. } => "sides",
            Event::Honors { .. } => "honors",
            Event::Drew { .. } => "draw",
            Event::LinedUp { .. } => "line-up",
            Event::Declined { .. } => "decline",
            Event::Substituted { .. } => "substitution",
            Event::Revealed { .. } => "reveal",
            Event::Decided { .. } => "battle",
            Event::SuddenDeath { .. } => "sudden-death",
            Event::Ended { .. } => "end",
            Event::Play(event) => event.kind(),
        }
    }

    fn items(self, catalogue: &Catalogue) -> Vec<String> {
        let both = |heroes: [HeroId; 2]| {
            Seat::all(2).zip(heroes).map(|(seat, hero)| hero_item(catalogue, seat, hero)).collect()
        };
        match self {
            Event::Substituted { seat, out } => {
                vec![zone_area(seat), hero_item(catalogue, seat, out)]
            }
            Event::Revealed { heroes, .. } | Event::SuddenDeath { heroes } => both(heroes),
            Event::Play(event) => event.items(catalogue),
            Event::CoinFlip { .. }
            | Event::Sides { .. }
            | Event::Honors { .. }
            | Event::Drew { .. }
            | Event::LinedUp { .. }
            | Event::Declined { .. }
            | Event::Decided { .. }
            | Event::Ended { .. } => Vec::new(),
        }
    }
}

impl PlayEvent {
    fn kind(self) -> &'static str {
        match self {
            PlayEvent::Drew { .. } => "draw",
            PlayEvent::Ran { .. } => "play",
            PlayEvent::Failed { .. } => "fail",
            PlayEvent::Stopped { .. } => "stop",
            PlayEvent::Power { .. } => "power",
            PlayEvent::Flipped { .. } => "coin",
            PlayEvent::Rolled { .. } => "roll",
            PlayEvent::HotDogs { .. } => "hot-dogs",
            PlayEvent::DiscardedPlay { .. } | PlayEvent::DiscardedHero { .. } => "discard",
            PlayEvent::ShownPlay { .. } | PlayEvent::ShownHero { .. } => "reveal",
            PlayEvent::Looked { .. } => "look",
            PlayEvent::TookPlay { .. } | PlayEvent::TookHero { .. } => "take",
            PlayEvent::Replaced { .. } => "replace",
            PlayEvent::Shuffled { .. } => "shuffle",
            PlayEvent::LineUp { .. } => "line-up",
            PlayEvent::Ended { .. } => "expire",
            PlayEvent::Due { .. } => "effect",
            PlayEvent::Undone { .. } => "undo",
            PlayEvent::CalledOff => "call-off",
            PlayEvent::Traded => "trade",
            PlayEvent::Starved { .. } => "starve",
        }
    }

    /// Lists what the event is about, as far as it is on the table afterwards.
    fn items(self, catalogue: &Catalogue) -> Vec<String> {
        match self {
            PlayEvent::Ran { seat, play, .. }
            | PlayEvent::Failed { seat, play }
            | PlayEvent::DiscardedPlay { seat, play }
            | PlayEvent::ShownPlay { seat, play }
            | PlayEvent::Ended { seat, play }
            | PlayEvent::Due { seat, play } => vec![play_item(catalogue, seat, play)],
            PlayEvent::DiscardedHero { seat, hero } | PlayEvent::ShownHero { seat, hero } => {
                vec![hero_item(catalogue, seat, hero)]
            }
            PlayEvent::Replaced { seat, out, hero } => {
                [hero, out].map(|hero| hero_item(catalogue, seat, hero)).into()
            }
            PlayEvent::Power { seat, .. } => vec![format!("power.{seat}")],
            PlayEvent::HotDogs { seat, .. } | PlayEvent::Starved { seat } => {
                vec![format!("hot-dogs.{seat}")]
            }
            PlayEvent::Traded => Seat::all(2).map(|seat| format!("hot-dogs.{seat}")).collect(),
            PlayEvent::TookPlay { seat, .. } => vec![format!("plays.{seat}")],
            PlayEvent::TookHero { seat, .. } => vec![format!("hand.{seat}")],
            PlayEvent::LineUp { seat } => vec![zone_area(seat)],
            PlayEvent::Drew { .. }
            | PlayEvent::Stopped { .. }
            | PlayEvent::Flipped { .. }
            | PlayEvent::Rolled { .. }
            | PlayEvent::Looked { .. }
            | PlayEvent::Shuffled { .. }
            | PlayEvent::Undone { .. }
            | PlayEvent::CalledOff => Vec::new(),
        }
    }
}
