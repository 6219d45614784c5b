//! What can be chosen from and gone through.

mod spelling;

use super::{Side, WeaponOf};

/// Cards, Battles, numbers or names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// `"plays"`, `"opposing-plays"`: Plays in hand.
    Plays(Side),
    /// `"heroes"`, `{ heroes = "ice" }`, `"opposing-heroes"`: Heroes in hand, perhaps of one weapon.
    Heroes(Side, Option<WeaponOf>),
    /// `"discarded-heroes"`, `{ discarded-heroes = "ice" }`, `"opposing-discarded-heroes"`.
    DiscardedHeroes(Side, Option<WeaponOf>),
    /// `"discarded-plays"`: Plays in your Discard Pile.
    DiscardedPlays,
    /// `"used-plays"`: Plays in your Discard Pile that you ran in an earlier Battle.
    UsedPlays,
    /// `{ discarded-plays-costing = 1 }`: Plays in your Discard Pile of exactly this cost that can be run.
    DiscardedPlaysCosting(u8),
    /// `"plays-you-ran"`: Plays you have run this game.
    PlaysYouRan,
    /// `"playbook"`, `{ playbook = 3 }`: Plays in your Playbook that can be run, of at most this cost.
    Playbook(Option<u8>),
    /// `{ hero-deck = 100 }`: Heroes in your Hero Deck with at most this Power.
    HeroDeck(i16),
    /// `"shown-plays"`: Plays that lie open, or that you look at.
    ShownPlays,
    /// `{ shown-plays-costing = 3 }`: open Plays that cost so much or more.
    ShownPlaysCosting(u8),
    /// `"shown-heroes"`: Heroes that lie open.
    ShownHeroes,
    /// `"face-down-heroes"`: your Heroes of later Battles, by their Battle.
    FaceDown,
    /// `"unsettled-heroes"`: those of them whose place is not settled yet.
    Unsettled,
    /// `"later-battles"`: the Battles after this one.
    LaterBattles,
    /// `"numbers"`: 1 to 6.
    Numbers,
    /// `"other-numbers"`: 1 to 6 but the number that is "it".
    OtherNumbers,
    /// `"weapons"`: the weapons.
    Weapons,
    /// `"play-sets"`: the sets that have Plays.
    PlaySets,
    /// `"plays-of-set"`: the names of the Plays of the set that is "it".
    PlaysOfSet,
    /// `"opposing-plays-named"`: Plays in your opponent's hand of the name that is "it".
    OpposingPlaysNamed,
    /// `"opposing-lasting-plays"`: your opponent's Plays that hold for the rest of the game.
    OpposingLasting,
    /// Numbers of Hot Dogs to recover. No Play says so: `recover-up-to` asks for one.
    Recovered(u8, Side),
    /// Numbers of Hot Dogs to pay. No Play says so: `pay-any` asks for one.
    Payments,
}

/// What the members of a group are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// Heroes in a hand, which only its owner knows.
    HeldHero,
    /// Plays in a hand, which only its owner knows.
    HeldPlay,
    /// Heroes in a Discard Pile.
    DiscardedHero,
    /// Plays in a Discard Pile.
    DiscardedPlay,
    /// Plays that were run, wherever they are now.
    RunPlay,
    /// Heroes in a Hero Deck.
    DeckHero,
    /// Plays in a Playbook.
    BookPlay,
    /// Heroes that lie open.
    ShownHero,
    /// Plays that lie open.
    ShownPlay,
    /// Face-down Heroes.
    FaceDown,
    /// Plays that hold for the rest of the game.
    Lasting,
    /// Battles.
    Battle,
    /// Numbers of a die.
    Number,
    /// Weapons.
    Weapon,
    /// Sets of Plays.
    Set,
    /// Names of Plays.
    Name,
    /// Numbers of Hot Dogs.
    HotDogs,
}

impl Group {
    /// Gets what the members are.
    pub fn sort(self) -> Sort {
        match self {
            Group::Plays(_) | Group::OpposingPlaysNamed => Sort::HeldPlay,
            Group::Heroes(..) => Sort::HeldHero,
            Group::DiscardedHeroes(..) => Sort::DiscardedHero,
            Group::DiscardedPlays | Group::UsedPlays | Group::DiscardedPlaysCosting(_) => {
                Sort::DiscardedPlay
            }
            Group::PlaysYouRan => Sort::RunPlay,
            Group::Playbook(_) => Sort::BookPlay,
            Group::HeroDeck(_) => Sort::DeckHero,
            Group::ShownPlays | Group::ShownPlaysCosting(_) => Sort::ShownPlay,
            Group::ShownHeroes => Sort::ShownHero,
            Group::FaceDown | Group::Unsettled => Sort::FaceDown,
            Group::LaterBattles => Sort::Battle,
            Group::Numbers | Group::OtherNumbers => Sort::Number,
            Group::Weapons => Sort::Weapon,
            Group::PlaySets => Sort::Set,
            Group::PlaysOfSet => Sort::Name,
            Group::OpposingLasting => Sort::Lasting,
            Group::Recovered(..) | Group::Payments => Sort::HotDogs,
        }
    }
}
