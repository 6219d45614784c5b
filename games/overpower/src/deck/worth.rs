//! What a card is worth to a team, in tenths of a point of damage.
//!
//! It is rough, and only used to build decks: how much a card hits or stops, how many can use it, and whether they
//! stand on the Front Line.

use crate::card::{Card, CharacterId, FromReserve, How, Kind, Level, Use};
use crate::catalogue::Catalogue;
use crate::character::Character;
use crate::power::PowerType;
use crate::who::TEAM;
use crate::words::AttackFilter;

/// A point of damage.
pub(super) const POINT: i32 = 10;
/// What a card of the Reserve character is worth, in a hundred: it comes forward late, if at all.
pub(super) const IN_RESERVE: i32 = 45;
/// The same of one that can be played from there.
const FROM_RESERVE: i32 = 85;
/// What a further effect is worth.
const EFFECT: i32 = 12;
/// What an avoid of any attack is worth.
const AVOID: i32 = 75;
/// What it is worth that only some cards can stop an attack.
const HARD_TO_STOP: i32 = 20;
/// What it costs to discard a card.
const PRICE: i32 = 12;

/// A team as cards look at it.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub(super) catalogue: &'a Catalogue,
    pub(super) team: [CharacterId; TEAM],
}

impl<'a> Outlook<'a> {
    fn front(self) -> impl Iterator<Item = &'a Character> {
        self.team.into_iter().take(TEAM - 1).map(move |id| self.catalogue.character(id))
    }

    /// Gets what a card is worth; nothing if nobody can use it.
    pub(super) fn worth(self, card: &Card) -> i32 {
        let users = self.users(card);
        match card.kind {
            Kind::Power(_) if users == 0 => 0,
            Kind::Power(level) => power(level) * (60 + 2 * users) / 100,
            Kind::Special(_) | Kind::Advanced(_) => uses(card) * self.presence(card) / 100,
            Kind::Basic { bonus, .. } => (25 + i32::from(bonus) * POINT) * users.min(20) / 20,
            Kind::Training { of, bonus, .. } => {
                let types = of.declarable().filter(|of| self.trains(*of)).count() as i32;
                (10 + i32::from(bonus) * 8) * types.min(2) / 2
            }
            Kind::Teamwork { follow, bonus, .. } => {
                let follows = follow.declarable().filter(|of| self.follows(*of)).count() as i32;
                let bonus = i32::from(bonus[0] + bonus[1]);
                if users < POINT { 0 } else { (45 + 5 * bonus) * follows.min(2) / 2 }
            }
            Kind::Ally { .. } => 45 * users.min(20) / 20,
            Kind::Aspect(_) => 55,
            Kind::Event(_) => 40,
        }
    }

    /// Counts who can use a card: ten for each on the Front Line, three in Reserve.
    fn users(self, card: &Card) -> i32 {
        let users = self.team.iter().enumerate();
        let users = users.filter(|(_, who)| self.catalogue.suits(card, **who));
        users.map(|(place, _)| if place + 1 == TEAM { 3 } else { POINT }).sum()
    }

    /// Gets how much a card can be used by where its character starts, in a hundred.
    fn presence(self, card: &Card) -> i32 {
        match self.users(card) {
            0 => 0,
            3 if card.from_reserve == FromReserve::No => IN_RESERVE,
            3 => FROM_RESERVE,
            _ => 100,
        }
    }

    /// Checks whether a second attack of a type could be made with a card that is worth it.
    fn follows(self, of: PowerType) -> bool {
        self.front().any(|who| 5 <= who.printed_grid(of))
    }

    /// Checks whether someone could use a Training card for a type.
    fn trains(self, of: PowerType) -> bool {
        self.front().any(|who| (3..=5).contains(&who.printed_grid(of)))
    }
}

/// Gets what a Power card is worth.
pub(super) fn power(level: Level) -> i32 {
    let wild = match level.icons {
        icons if icons.is_multi_power() => 15,
        _ => 0,
    };
    20 + 8 * i32::from(level.value) + wild
}

/// Adds up what the uses of a Special do: the best of them, and a little for each other.
pub(super) fn uses(card: &Card) -> i32 {
    let best = card.uses.iter().map(one_use).max().unwrap_or_default();
    let others = 8 * (card.uses.len().max(1) as i32 - 1);
    let reserve = if card.from_reserve == FromReserve::No { 0 } else { 5 };
    best + others + reserve
}

fn one_use(of: &Use) -> i32 {
    let scripts = [&of.effect, &of.hit, &of.defended, &of.missed, &of.killed];
    let effects = scripts.iter().filter(|script| script.effect.is_some()).count() as i32;
    let price = if of.price.is_some() { PRICE } else { 0 };
    let numbers = |level: Level| {
        let wild = if level.icons.is_multi_power() { POINT } else { 0 };
        POINT * i32::from(level.value) + wild
    };
    let worth = match &of.how {
        How::Attack(attack) => {
            let is_hard = attack.defended_by.is_some() || attack.blocked_by.is_some();
            numbers(attack.level) + if is_hard { HARD_TO_STOP } else { 0 }
        }
        How::Act => 35,
        How::Block { level, .. } => numbers(*level) - POINT,
        How::Avoid { attacks, .. } => {
            if *attacks == AttackFilter::default() {
                AVOID
            } else {
                AVOID - 20
            }
        }
        How::Negate { .. } => 65,
        How::Aim { .. } | How::Shift { .. } | How::Respond => 40,
        How::Counter(level) => numbers(*level) + POINT,
    };
    worth + EFFECT * effects - price
}
