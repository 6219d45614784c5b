//! What characters are worth to a team of limited play, where there are few to choose from and all teams can be looked
//! at.

use tinyvec::ArrayVec;

use super::worth::{IN_RESERVE, POINT, power, uses};
use super::{Collection, MOST_THREAT};
use crate::card::{CardId, CharacterId, Kind, Level, Whose};
use crate::catalogue::Catalogue;
use crate::power::{Icons, PowerType};
use crate::who::TEAM;

/// The lowest Power cards that decks are built with, if they have a choice.
const LOW: u8 = 3;
/// The highest Power cards there are.
const HIGH: u8 = 8;
/// What a point of threat is worth: it is what the makers of the game think of a character.
const THREAT: i32 = 2 * POINT;
/// What a hundredth of a logit is worth. What games have shown outweighs what is guessed from numbers; that is left to
/// tell apart teams which are about as good, and characters that nobody has rated.
const RATING: i32 = POINT;
/// What a further copy of a Special is worth, in a hundred: duplicates are discarded (R208).
const COPY: i32 = 40;

/// What a character brings to a team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Merit {
    /// Who.
    pub character: CharacterId,
    /// The first version of this character, of which a team has one (R23).
    pub version: CharacterId,
    /// The Power Grid.
    pub grid: [u8; 4],
    /// The Threat Value on the Front Line.
    pub threat: u8,
    /// The Threat Value in Reserve.
    pub threat_in_reserve: u8,
    /// What games have shown it to add to a team ([`Character::rating`](crate::Character)).
    pub rating: i16,
    /// What the character's own cards are worth on the Front Line, in tenths of a point of damage.
    pub specials: i32,
}

impl Merit {
    /// Weighs a character without cards.
    pub fn new(catalogue: &Catalogue, character: CharacterId) -> Merit {
        let who = catalogue.character(character);
        Merit {
            character,
            version: who.version_of,
            grid: who.grid,
            threat: who.threat,
            threat_in_reserve: who.threat_in_reserve,
            rating: who.rating,
            specials: 0,
        }
    }

    /// Weighs someone who is not known yet: like nobody else, not even like another stand-in of another number.
    pub fn stand_in(number: u8) -> Merit {
        let character = CharacterId(u8::MAX - number);
        Merit { character, version: character, ..Merit::default() }
    }

    /// Adds so many copies of a card, if it is the character's own.
    #[must_use]
    pub fn with_card(mut self, catalogue: &Catalogue, card: CardId, copies: usize) -> Merit {
        let card = catalogue.card(card);
        let is_own = match card.kind {
            Kind::Special(whose) | Kind::Advanced(whose) => {
                whose != Whose::Anyone && catalogue.belongs_to(whose, self.character)
            }
            Kind::Power(_)
            | Kind::Basic { .. }
            | Kind::Teamwork { .. }
            | Kind::Training { .. }
            | Kind::Ally { .. }
            | Kind::Event(_)
            | Kind::Aspect(_) => false,
        };
        if is_own && 0 < copies {
            let further = if card.is_once { 0 } else { (copies - 1).min(2) as i32 };
            self.specials += uses(card) * (100 + COPY * further) / 100;
        }
        self
    }
}

/// A team that is begun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Begun {
    /// Those who are on the Front Line already.
    pub front: ArrayVec<[CharacterId; TEAM - 1]>,
    /// The one in Reserve, if it is chosen.
    pub reserve: Option<CharacterId>,
    /// The threat of the Homebase.
    pub homebase: u8,
}

impl Begun {
    /// Checks whether a team of a Front Line and a Reserve goes on from it.
    fn is_part_of(&self, front: [&Merit; TEAM - 1], reserve: &Merit) -> bool {
        self.reserve.is_none_or(|begun| begun == reserve.character)
            && self.front.iter().all(|id| front.iter().any(|who| who.character == *id))
    }
}

/// Finds the team that is worth most among characters that are there once each; none if none may be (R7, R23, R29).
pub fn best_team(from: &[Merit], begun: &Begun) -> Option<([CharacterId; TEAM], i32)> {
    let mut best: Option<([CharacterId; TEAM], i32)> = None;
    every_team(from, begun, &mut |front, reserve| {
        let worth = team_worth(front, reserve);
        if best.is_none_or(|(_, most)| most < worth) {
            let [one, two, three] = front.map(|who| who.character);
            best = Some(([one, two, three, reserve.character], worth));
        }
        true
    });
    best
}

/// Checks whether a team that is begun can be completed.
pub fn has_team(from: &[Merit], begun: &Begun) -> bool {
    !every_team(from, begun, &mut |_, _| false)
}

/// Goes through all legal teams that go on from one, until `visit` wants no more; false if it wanted no more.
fn every_team<'a>(
    from: &'a [Merit],
    begun: &Begun,
    visit: &mut impl FnMut([&'a Merit; TEAM - 1], &'a Merit) -> bool,
) -> bool {
    for reserve in from {
        for (at, one) in from.iter().enumerate() {
            for (next, two) in from.iter().enumerate().skip(at + 1) {
                for three in &from[next + 1..] {
                    let front = [one, two, three];
                    let is_team = is_legal(front, reserve, begun.homebase)
                        && begun.is_part_of(front, reserve);
                    if is_team && !visit(front, reserve) {
                        return false;
                    }
                }
            }
        }
    }
    true
}

/// Checks that nobody is there twice (R23) and the threat is not too high (R28, R29).
fn is_legal(front: [&Merit; TEAM - 1], reserve: &Merit, homebase: u8) -> bool {
    let [one, two, three] = front.map(|who| who.version);
    let is_new = |version| version != reserve.version;
    let differ =
        one != two && one != three && two != three && [one, two, three].map(is_new) == [true; 3];
    differ && threat(front, reserve) + u16::from(homebase) <= MOST_THREAT
}

fn threat(front: [&Merit; TEAM - 1], reserve: &Merit) -> u16 {
    front.iter().map(|who| u16::from(who.threat)).sum::<u16>()
        + u16::from(reserve.threat_in_reserve)
}

/// Guesses what a team is worth in tenths of a point of damage: what its characters have shown, its threat, its own cards
/// and what Power cards it can use.
fn team_worth(front: [&Merit; TEAM - 1], reserve: &Merit) -> i32 {
    let specials: i32 = front.iter().map(|who| who.specials).sum();
    let specials = specials + reserve.specials * IN_RESERVE / 100;
    let mut powers = 0;
    for of in PowerType::ALL {
        let at = of as usize;
        for value in LOW..=HIGH {
            let users = front.iter().filter(|who| value <= who.grid[at]).count() as i32;
            let users = users * POINT + if value <= reserve.grid[at] { 3 } else { 0 };
            if 0 < users {
                powers += power(Level { value, icons: Icons::one(of) }) * (60 + 2 * users) / 100;
            }
        }
    }
    let all = front.into_iter().chain([reserve]);
    let ratings: i32 = all.map(|who| i32::from(who.rating)).sum();
    ratings * RATING + i32::from(threat(front, reserve)) * THREAT + specials + powers
}

impl Collection {
    /// Weighs the characters, each with its own cards of the collection.
    pub fn merits(&self, catalogue: &Catalogue) -> Vec<Merit> {
        let weigh = |id: &CharacterId| {
            let cards = self.cards.iter();
            cards.fold(Merit::new(catalogue, *id), |merit, (card, copies)| {
                merit.with_card(catalogue, *card, *copies)
            })
        };
        self.characters.iter().map(weigh).collect()
    }
}
