//! What happens in a game.
//!
//! - `told`: how it is told; `telling`: in sentences; `taunt`: what is called after an Epic Fail

mod taunt;
mod telling;
#[cfg(test)]
mod tests;
mod told;

use fracas_core::{Seat, SeatSet};

use crate::dude::{DudeId, Slot};
use crate::words::Token;

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// It was settled who goes first.
    First {
        /// Who.
        seat: Seat,
    },
    /// A starting Dude was put down; only its owner is told.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which.
        dude: DudeId,
    },
    /// A starting Dude was revealed.
    Revealed {
        /// Whose.
        seat: Seat,
        /// Which.
        dude: DudeId,
    },
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A Dude in play was discarded, without a kill.
    Discarded {
        /// Which.
        dude: DudeId,
    },
    /// A Dude was put in play.
    Entered {
        /// By whom.
        seat: Seat,
        /// Which.
        dude: DudeId,
    },
    /// A token was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        token: Token,
        /// On which Dude.
        dude: DudeId,
        /// On which ability, if it is a Nerph.
        slot: Option<Slot>,
    },
    /// A Dude got a Shield.
    Shielded {
        /// Which.
        dude: DudeId,
    },
    /// A Dude lost its Shield.
    Unshielded {
        /// Which.
        dude: DudeId,
    },
    /// A Shield and the Nerph that it kept away went to the Supply.
    Blocked {
        /// The Shield of which Dude.
        dude: DudeId,
    },
    /// An ability got a Nerph.
    Nerphed {
        /// Of which Dude.
        dude: DudeId,
        /// Which.
        slot: Slot,
    },
    /// A Dude lost its Nerphs.
    Unnerphed {
        /// Which.
        dude: DudeId,
    },
    /// The Power Die was rolled.
    Rolled {
        /// By whom.
        seat: Seat,
        /// What it shows.
        face: u8,
    },
    /// The extra die was rolled for an effect (R5).
    RolledExtra {
        /// By whom.
        seat: Seat,
        /// What it shows.
        face: u8,
    },
    /// A coin was flipped for an effect.
    Flipped {
        /// By whom.
        seat: Seat,
        /// Whether it shows heads.
        is_heads: bool,
    },
    /// A Reroll Cube was spent.
    Rerolled {
        /// By whom.
        seat: Seat,
    },
    /// The die was placed.
    Used {
        /// By whom.
        seat: Seat,
        /// On which Dude.
        dude: DudeId,
        /// On what.
        spot: Place,
    },
    /// The die was placed nowhere.
    Failed {
        /// By whom.
        seat: Seat,
        /// Whether it is an Epic Fail (R75).
        is_epic: bool,
        /// The number of the turn, by which a taunt is chosen.
        turn: u16,
    },
    /// A Persistent or Reactive ability was used.
    Triggered {
        /// Of which Dude.
        dude: DudeId,
        /// Which.
        slot: Slot,
    },
    /// A Dude executed an action of another one, or of its own, by an effect (R116).
    Executed {
        /// Which.
        by: DudeId,
        /// Of which.
        dude: DudeId,
        /// Which action.
        spot: Place,
    },
    /// A Dude was targeted.
    Targeted {
        /// Which.
        dude: DudeId,
        /// By which.
        by: DudeId,
    },
    /// A Dude was dealt damage.
    Damaged {
        /// Which.
        dude: DudeId,
        /// Whose markers.
        seat: Seat,
        /// How many.
        amount: u8,
    },
    /// Damage Markers were taken off a Dude.
    Healed {
        /// Which.
        dude: DudeId,
        /// How many.
        amount: u8,
    },
    /// Damage Markers were moved.
    PassedDamage {
        /// From which.
        from: DudeId,
        /// To which.
        to: DudeId,
        /// How many.
        amount: u8,
    },
    /// A Dude died.
    Died {
        /// Which.
        dude: DudeId,
        /// Who dealt the killing blow.
        killer: Seat,
    },
    /// Victory Points were given for a Dude that left play.
    Award {
        /// To whom.
        seat: Seat,
        /// How many.
        points: u16,
        /// For what.
        merit: Merit,
    },
    /// Victory Points were gained.
    Gained {
        /// By whom.
        seat: Seat,
        /// How many.
        points: u16,
    },
    /// Victory Points were lost.
    Lost {
        /// By whom.
        seat: Seat,
        /// How many.
        points: u16,
    },
    /// Tokens were taken from the Supply.
    Took {
        /// By whom.
        seat: Seat,
        /// Of which kind.
        token: Token,
        /// How many.
        count: u8,
    },
    /// A token was taken from a player.
    StoleToken {
        /// By whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Of which kind.
        token: Token,
    },
    /// All tokens of a player went to the Supply.
    LostTokens {
        /// Whose.
        seat: Seat,
    },
    /// Dudes were drawn, unseen by others.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A Dude was discarded from hand.
    Dropped {
        /// Whose.
        seat: Seat,
        /// Which.
        dude: DudeId,
    },
    /// A Dude was taken out of a hand, and shown.
    StoleDude {
        /// By whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which.
        dude: DudeId,
    },
    /// Everyone gave the hand to the player on the left.
    PassedHands,
    /// A Dude changed its controller.
    Controlled {
        /// Which.
        dude: DudeId,
        /// By whom it is controlled now.
        seat: Seat,
    },
    /// A Dude in play went to a hand.
    WentHome {
        /// Which.
        dude: DudeId,
        /// To whose.
        seat: Seat,
    },
    /// A Dude of the Dude Discard pile went to a hand.
    TookBack {
        /// Which.
        dude: DudeId,
        /// To whose.
        seat: Seat,
    },
    /// A Dude got more health.
    Grew {
        /// Which.
        dude: DudeId,
        /// How much.
        more: u8,
    },
    /// The Dude Discard pile became a new deck.
    Reshuffled,
    /// The game ended.
    Ended {
        /// Who won: a player, a team, or all who are level.
        winners: SeatSet,
        /// Whether they are level without being of the same side.
        is_shared: bool,
    },
}

/// What the die is placed on, or what is executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The Basic Attack.
    Attack,
    /// The Skill Power.
    Skill,
    /// A special ability.
    Ability(Slot),
}

/// For what Victory Points are given when a Dude leaves play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Merit {
    /// Most Damage Markers on it (R104).
    Most,
    /// Second most (R105).
    Second,
    /// The killing blow (R106).
    Blow,
    /// Damage Markers on a Dude that was discarded (R30).
    Markers,
}
