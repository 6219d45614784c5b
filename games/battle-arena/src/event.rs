//! What happens in a game, and how it is told.

use fracas_core::{Seat, Told};

use crate::card::{HeroId, PlayId};
use crate::catalogue::Catalogue;
use crate::scene::{hero_item, zone_area};

/// One thing that happened. Battles are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The coin was flipped.
    CoinFlip {
        /// Who won it.
        winner: Seat,
    },
    /// A side was chosen.
    Sides {
        /// Who plays at home.
        home: Seat,
    },
    /// Honors were given at the start, or moved.
    Honors {
        /// Who has them now.
        to: Seat,
    },
    /// Heroes were drawn, unseen by others.
    Drew {
        /// Who drew.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A line-up is complete.
    LinedUp {
        /// Whose.
        seat: Seat,
    },
    /// A player made no substitution.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A player took a Hero out and brought another in, face down.
    Substituted {
        /// Who.
        seat: Seat,
        /// The Hero taken out.
        out: HeroId,
    },
    /// The Heroes of a Battle were turned over.
    Revealed {
        /// The Battle.
        battle: u8,
        /// The Heroes, by seat.
        heroes: [HeroId; 2],
    },
    /// A Battle was decided.
    Decided {
        /// The Battle.
        battle: u8,
        /// Who won it; none for a tie.
        winner: Option<Seat>,
    },
    /// The top Heroes were turned over in sudden death.
    SuddenDeath {
        /// The Heroes, by seat.
        heroes: [HeroId; 2],
    },
    /// The game ended.
    Ended {
        /// Who won it; none for a tie.
        winner: Option<Seat>,
    },
    /// Something that only Playmaker has.
    Play(PlayEvent),
}

/// One thing that happened by Plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayEvent {
    /// Plays were drawn, unseen by others.
    Drew {
        /// Who drew.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A Play was paid for.
    Ran {
        /// By whom.
        seat: Seat,
        /// Which.
        play: PlayId,
        /// What was paid.
        paid: u8,
    },
    /// A Play has no effect, since the die forbids it or it cannot be run.
    Failed {
        /// Whose.
        seat: Seat,
        /// Which.
        play: PlayId,
    },
    /// A player runs no more Plays in this Battle.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// A Hero got or lost Power.
    Power {
        /// Whose Hero.
        seat: Seat,
        /// By which Play.
        play: PlayId,
        /// How much.
        amount: i16,
    },
    /// A coin was flipped.
    Flipped {
        /// By whom.
        seat: Seat,
        /// Whether it shows heads.
        is_heads: bool,
    },
    /// A die was rolled.
    Rolled {
        /// By whom.
        seat: Seat,
        /// What it shows.
        face: u8,
    },
    /// Hot Dogs were recovered (above 0) or lost.
    HotDogs {
        /// Whose.
        seat: Seat,
        /// How many.
        change: i8,
    },
    /// A Play went to the Discard Pile other than by being run.
    DiscardedPlay {
        /// Whose.
        seat: Seat,
        /// Which.
        play: PlayId,
    },
    /// A Hero went to the Discard Pile other than by substitution.
    DiscardedHero {
        /// Whose.
        seat: Seat,
        /// Which.
        hero: HeroId,
    },
    /// A Play was laid open or shown; with `to`, only to that seat.
    ShownPlay {
        /// Whose.
        seat: Seat,
        /// Which.
        play: PlayId,
    },
    /// A Hero was laid open or shown.
    ShownHero {
        /// Whose.
        seat: Seat,
        /// Which.
        hero: HeroId,
    },
    /// A player looked at hidden cards, which others do not see.
    Looked {
        /// Who looked.
        seat: Seat,
    },
    /// A Play came to a hand other than by drawing; unknown to those who do not see it.
    TookPlay {
        /// Whose.
        seat: Seat,
        /// Which, if it was open.
        play: Option<PlayId>,
    },
    /// A Hero came to a hand other than by drawing.
    TookHero {
        /// Whose.
        seat: Seat,
        /// Which, if it was open.
        hero: Option<HeroId>,
    },
    /// Another Hero fights.
    Replaced {
        /// Whose.
        seat: Seat,
        /// The Hero that fought.
        out: HeroId,
        /// The Hero that fights now.
        hero: HeroId,
    },
    /// Cards were shuffled into a Playbook or Hero Deck.
    Shuffled {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Face-down Heroes have changed.
    LineUp {
        /// Whose.
        seat: Seat,
    },
    /// A Play that stayed beside the board has ended.
    Ended {
        /// Whose.
        seat: Seat,
        /// Which.
        play: PlayId,
    },
    /// A Play that waited takes effect.
    Due {
        /// Whose.
        seat: Seat,
        /// Which.
        play: PlayId,
    },
    /// Everything the Plays of a player did in this Battle is undone.
    Undone {
        /// Whose Plays.
        seat: Seat,
    },
    /// A Play has ended the Battle.
    CalledOff,
    /// Both have exchanged the numbers of their Hot Dogs.
    Traded,
    /// A player loses the Battle for want of Hot Dogs.
    Starved {
        /// Who.
        seat: Seat,
    },
}

impl Event {
    /// Tells the event with the players' names.
    pub(crate) fn tell(self, catalogue: &Catalogue, names: &[String]) -> Told {
        Told {
            kind: self.kind(),
            text: self.say(catalogue, names),
            items: self.items(catalogue),
            good_for: self.good_for(),
        }
    }

    fn good_for(self) -> Option<Seat> {
        match self {
            Event::CoinFlip { winner } => Some(winner),
            Event::Decided { winner, .. } | Event::Ended { winner } => winner,
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
            Event::Play(_) => "play",
        }
    }

    fn say(self, catalogue: &Catalogue, names: &[String]) -> String {
        let name = |seat: Seat| names[seat.index()].as_str();
        let hero = |hero: HeroId| catalogue.hero(hero).label();
        match self {
            Event::CoinFlip { winner } => format!("{} wins the coin flip.", name(winner)),
            Event::Sides { home } => {
                format!("{} plays at home, {} away.", name(home), name(home.opponent()))
            }
            Event::Honors { to } => format!("{} has Honors.", name(to)),
            Event::Drew { seat, count: 1 } => format!("{} draws a Hero.", name(seat)),
            Event::Drew { seat, count } => format!("{} draws {count} Heroes.", name(seat)),
            Event::LinedUp { seat } => format!("{} has placed the line-up.", name(seat)),
            Event::Declined { seat } => format!("{} makes no substitution.", name(seat)),
            Event::Substituted { seat, out } => {
                format!("{} takes out {} and brings in another Hero.", name(seat), hero(out))
            }
            Event::Revealed { battle, heroes: [first, second] } => format!(
                "Battle {}: {} has {}, {} has {}.",
                battle + 1,
                name(Seat(0)),
                hero(first),
                name(Seat(1)),
                hero(second)
            ),
            Event::Decided { battle, winner: Some(winner) } => {
                format!("{} wins Battle {}.", name(winner), battle + 1)
            }
            Event::Decided { battle, winner: None } => format!("Battle {} is a tie.", battle + 1),
            Event::SuddenDeath { heroes: [first, second] } => {
                format!(
                    "Sudden death: {} turns over {}, {} {}.",
                    name(Seat(0)),
                    hero(first),
                    name(Seat(1)),
                    hero(second)
                )
            }
            Event::Ended { winner: Some(winner) } => format!("{} wins the game.", name(winner)),
            Event::Ended { winner: None } => "The game is a tie.".into(),
            Event::Play(event) => format!("{event:?}"),
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
            Event::CoinFlip { .. }
            | Event::Sides { .. }
            | Event::Honors { .. }
            | Event::Drew { .. }
            | Event::LinedUp { .. }
            | Event::Declined { .. }
            | Event::Decided { .. }
            | Event::Ended { .. }
            | Event::Play(_) => Vec::new(),
        }
    }
}
