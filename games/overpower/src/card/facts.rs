//! What is asked of a card all the time, found out once when it is read.

use super::{Card, CardId, How, Kind, Level, UseFrom, Whose};
use crate::placing::Slot;
use crate::power::Icons;
use crate::words::Class;

/// What follows from a card's frame and uses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    /// Its place in the catalogue.
    pub(crate) card: CardId,
    /// What it counts as.
    pub(crate) class: Class,
    /// The Power Type icons that it shows.
    pub(crate) icons: Icons,
    /// Its printed value, as an attack or else as a defence.
    pub(crate) level: Option<Level>,
    /// The slot that it takes up when it is placed; Events are never placed (R245).
    pub(crate) slot: Option<Slot>,
    /// What duplicates of it have in common with it; others may have it, too.
    pub(crate) likeness: (Class, u16),
    /// One of 64 bits, the same for duplicates, and most of the time another one for others.
    pub(crate) likeness_bit: u64,
    /// Whether it can be used on its player's turn.
    pub(crate) is_for_turn: bool,
    /// Whether it offers something while it is in play.
    pub(crate) is_used_in_play: bool,
}

impl Facts {
    /// The facts of a card that is not read yet.
    pub(crate) const UNREAD: Facts = Facts {
        card: CardId(0),
        class: Class::Aspect,
        icons: Icons::NONE,
        level: None,
        slot: None,
        likeness: (Class::Aspect, 0),
        likeness_bit: 0,
        is_for_turn: false,
        is_used_in_play: false,
    };

    /// Finds out the facts of a card at a place in the catalogue.
    pub(crate) fn of(card: &Card, at: CardId) -> Facts {
        let class = class_of(&card.kind);
        let level = level_of(card);
        let likeness = likeness_of(card, at);
        Facts {
            card: at,
            class,
            icons: icons_of(&card.kind, level),
            level,
            slot: slot_of(&card.kind),
            likeness: (class, likeness),
            likeness_bit: 1 << ((7 * class as u16 + likeness) % 64),
            is_for_turn: card.uses.iter().any(|used| used.how.is_for_turn()),
            is_used_in_play: card.uses.iter().any(|used| used.from != UseFrom::Hand),
        }
    }
}

fn class_of(kind: &Kind) -> Class {
    match kind {
        Kind::Power(_) => Class::Power,
        Kind::Special(Whose::Anyone) => Class::AnyCharacter,
        Kind::Special(Whose::Character(_) | Whose::Versions(_)) => Class::Character,
        Kind::Basic { .. } => Class::Basic,
        Kind::Teamwork { .. } => Class::Teamwork,
        Kind::Training { .. } => Class::Training,
        Kind::Ally { .. } => Class::Ally,
        Kind::Advanced(_) => Class::Advanced,
        Kind::Event(_) => Class::Event,
        Kind::Aspect(_) => Class::Aspect,
    }
}

fn level_of(card: &Card) -> Option<Level> {
    card.uses.iter().find_map(|used| match &used.how {
        How::Attack(attack) => Some(attack.level),
        How::Block { level, .. } | How::Counter(level) => Some(*level),
        How::Aim { .. }
        | How::Act
        | How::Avoid { .. }
        | How::Negate { .. }
        | How::Shift { .. }
        | How::Respond => None,
    })
}

fn icons_of(kind: &Kind, level: Option<Level>) -> Icons {
    match kind {
        Kind::Power(level) => level.icons,
        Kind::Basic { of, .. } => Icons::one(*of),
        Kind::Training { of, .. } => *of,
        Kind::Special(_)
        | Kind::Teamwork { .. }
        | Kind::Ally { .. }
        | Kind::Advanced(_)
        | Kind::Event(_)
        | Kind::Aspect(_) => level.map_or(Icons::NONE, |level| level.icons),
    }
}

fn slot_of(kind: &Kind) -> Option<Slot> {
    match kind {
        Kind::Power(_) => Some(Slot::Power),
        Kind::Special(_) => Some(Slot::Special),
        // R237: one slot for all kinds.
        Kind::Basic { .. }
        | Kind::Teamwork { .. }
        | Kind::Training { .. }
        | Kind::Ally { .. }
        | Kind::Advanced(_) => Some(Slot::Universe),
        Kind::Aspect(_) => Some(Slot::Aspect),
        Kind::Event(_) => None,
    }
}

/// Gets the number that duplicates have in common (R202 to R212): the value, the bonus, or the card itself.
fn likeness_of(card: &Card, at: CardId) -> u16 {
    match card.kind {
        Kind::Power(level) => level.value.into(),
        Kind::Basic { bonus, .. } | Kind::Training { bonus, .. } => bonus.into(),
        Kind::Teamwork { .. } | Kind::Ally { .. } => card.attack_value().unwrap_or(u8::MAX).into(),
        Kind::Special(_) | Kind::Advanced(_) | Kind::Event(_) | Kind::Aspect(_) => at.0,
    }
}
