//! Whom a rule or effect is about.

use fracas_core::Seat;

use super::{Origin, Site};
use crate::OverPower;
use crate::state::{Position, State};
use crate::thing::Thing;
use crate::who::{Who, WhoSet};
use crate::words::{Party, Side};

impl Site<'_> {
    /// Gets the player that a word means.
    pub(crate) fn seat(&self, side: Side) -> Seat {
        let player = || first_player(self.things).unwrap_or(self.owner);
        match side {
            Side::You => self.owner,
            Side::Opponent => self.owner.opponent(),
            Side::That => player(),
            Side::Other => player().opponent(),
            Side::Owner => owner_of(self.things).unwrap_or(self.owner),
        }
    }
}

impl OverPower {
    /// Gets the character that a rule or effect is of: who played the card, or whose inherent ability it is.
    #[inline]
    pub(crate) fn own(&self, state: &State, origin: Origin) -> Who {
        match origin {
            Origin::Inherent(who) => who,
            Origin::Card(piece) if state.play.card == piece => state.play.actor,
            Origin::Card(piece) => state.cards(piece.owner()).lie(piece).by,
        }
    }

    /// Gets what a card lies on, or is aimed at while it is played.
    pub(crate) fn target_of(&self, state: &State, site: &Site<'_>) -> Who {
        let Origin::Card(piece) = site.origin else { return Who::NOBODY };
        let at = state.cards(piece.owner()).lie(piece).at;
        if at != Who::NOBODY {
            return at;
        }
        let aimed = (state.play.card == piece).then(|| state.play.target.character()).flatten();
        aimed.or_else(|| first_character(site.things)).unwrap_or(Who::NOBODY)
    }

    /// Gets the characters that are meant, those that have been KO'd left out unless it is they who are.
    pub(crate) fn party(&self, state: &State, party: &Party, site: &Site<'_>) -> WhoSet {
        let is_there = |who: &Who| state.is_standing(*who) != (*party == Party::Fallen);
        let all = (0..8).map(Who).filter(is_there);
        all.filter(|who| self.is_in(state, party, *who, site)).collect()
    }

    /// Checks whether a character is meant.
    #[inline]
    pub(crate) fn is_in(&self, state: &State, party: &Party, who: Who, site: &Site<'_>) -> bool {
        let is_ours = who.is_character() && who.seat() == site.owner;
        let is_theirs = who.is_character() && who.seat() != site.owner;
        match party {
            Party::Own => who == site.own,
            Party::Teammates => is_ours && who != site.own,
            Party::FrontTeammates => is_ours && who != site.own && state.is_front(who),
            Party::Team => is_ours,
            Party::Front => is_ours && state.is_front(who),
            Party::Reserve => is_ours && state.fighter(who).position == Position::Reserve,
            Party::Women => is_ours && self.character_at(who).is_woman,
            Party::Opponents => is_theirs,
            Party::FrontOpponents => is_theirs && state.is_front(who),
            Party::Target => who == self.target_of(state, site),
            Party::It => site.things.contains(&Thing::Character(who).number()),
            Party::Everyone => who.is_character(),
            Party::Named(names) => {
                who.is_character() && names.contains(&self.character_at(who).name)
            }
            Party::Fallen => is_ours && !state.is_standing(who),
            Party::ItsFrontTeammates => {
                let it = first_character(site.things);
                let is_mate = it.is_some_and(|it| it != who && it.seat() == who.seat());
                is_mate && state.is_front(who)
            }
            Party::Actor => who == state.play.actor,
            Party::ThatFront => {
                let is_meant = |seat| who.is_character() && who.seat() == seat;
                first_player(site.things).is_some_and(is_meant) && state.is_front(who)
            }
            Party::AllFront => state.is_front(who),
            Party::AllReserve => {
                who.is_character() && state.fighter(who).position == Position::Reserve
            }
        }
    }
}

/// Finds the first player among things that were chosen.
pub(crate) fn first_player(things: &[u16]) -> Option<Seat> {
    things.iter().find_map(|&thing| {
        let Thing::Player(seat) = Thing::from_number(thing) else { return None };
        Some(seat)
    })
}

/// Finds the first character among things that were chosen.
pub(crate) fn first_character(things: &[u16]) -> Option<Who> {
    things.iter().find_map(|&thing| {
        let Thing::Character(who) = Thing::from_number(thing) else { return None };
        Some(who)
    })
}

/// Finds whose the first thing is that is somebody's.
fn owner_of(things: &[u16]) -> Option<Seat> {
    things.iter().find_map(|thing| match Thing::from_number(*thing) {
        Thing::Card(place, ..) => Some(place.owner()),
        Thing::Character(who) => Some(who.seat()),
        Thing::Player(seat) => Some(seat),
        Thing::Number(number) => Some(crate::effects::owner_of_pile(number)),
        Thing::Type(_) | Thing::AnyPower => None,
    })
}
