//! What the words of Dudes do: the game as the interpreter sees it.
//!
//! - `facts`: what effects ask; `doing`: what they do; `rules`: what Persistent abilities hold up

mod doing;
mod facts;
mod rules;

pub(crate) use doing::Doer;
pub(crate) use facts::View;

use fracas_cards::effect::{Context, Program};
use fracas_core::{Seat, SeatSet};

use crate::OpArena;
use crate::dude::{DudeId, Slot};
use crate::fighter::{Fighter, Mark};
use crate::state::State;
use crate::thing::Thing;
use crate::words::{Filter, Look, Party, Players, Whose};

/// Gets the number by which an effect knows the Dude it is for.
#[inline]
pub(crate) fn source(dude: DudeId, slot: Option<Slot>) -> u16 {
    let slot = slot.map_or(2, |slot| slot.index() as u16);
    slot << 8 | u16::from(dude.0)
}

/// Gets the Dude that an effect is for.
#[inline]
pub(crate) fn dude_of(context: Context) -> DudeId {
    DudeId(context.source as u8)
}

impl OpArena {
    /// Begins an effect about something. There is room for it, since card files are read with that in
    /// mind; in a position that was written by hand one too many does nothing.
    pub(crate) fn begin(
        state: &mut State,
        program: Program,
        seat: Seat,
        source: u16,
        about: Option<Thing>,
    ) {
        let about = about.map(Thing::number);
        let _ = state.stack.call_about(program, seat, source, about.as_slice());
    }

    /// Gets the seat so many places to the left of another one.
    #[inline]
    pub(crate) fn left_of(&self, seat: Seat, places: usize) -> Seat {
        seat.left(places, self.seats)
    }

    /// Iterates over the seats in turn order, from one on.
    #[inline]
    pub(crate) fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all_from(seat, self.seats)
    }

    /// Gets the players who sit there, as seen from a seat.
    #[inline]
    fn seats_of(&self, players: Players, seat: Seat) -> SeatSet {
        let left = || self.left_of(seat, 1);
        let right = || self.left_of(seat, self.seats - 1);
        match players {
            Players::Any => SeatSet::all(self.seats),
            Players::Others => SeatSet::all(self.seats).without(seat),
            // With two players it is one (R114).
            Players::Adjacent => SeatSet::one(left()).with(right()),
            Players::Left => SeatSet::one(left()),
            Players::Right => SeatSet::one(right()),
        }
    }

    /// Gets the players that control what is meant, as seen from a seat.
    #[inline]
    fn controllers(&self, state: &State, whose: Whose, seat: Seat) -> SeatSet {
        match whose {
            Whose::Yours => SeatSet::one(seat),
            Whose::Of(players) => self.seats_of(players, seat),
            Whose::Leaders => self.leaders(state, seat),
        }
    }

    /// Gets the others with the most Victory Points.
    fn leaders(&self, state: &State, seat: Seat) -> SeatSet {
        let others = || Seat::all(self.seats).filter(move |other| *other != seat);
        let most = others().map(|other| state.player(other).points).max();
        others().filter(|other| Some(state.player(*other).points) == most).collect()
    }

    /// Gets the players that a word means.
    fn players(&self, state: &State, party: Party, context: Context) -> SeatSet {
        match party {
            Party::Those(whose) => self.controllers(state, whose, context.owner),
            Party::That | Party::Controller => {
                let it = OpArena::it(state, context);
                it.and_then(|it| OpArena::player_of(state, it)).map_or(SeatSet::EMPTY, SeatSet::one)
            }
        }
    }

    /// Gets the player that a thing is, or who controls it.
    fn player_of(state: &State, thing: Thing) -> Option<Seat> {
        match thing {
            Thing::Player(seat) | Thing::Owned(seat, _) => Some(seat),
            Thing::Dude(dude) | Thing::Ability(dude, _) => {
                state.fighter(dude).map(|fighter| fighter.controller)
            }
            Thing::Held(_) | Thing::Discarded(_) | Thing::Supplied(..) => None,
        }
    }

    /// Gets what an effect is about.
    #[inline]
    fn it(state: &State, context: Context) -> Option<Thing> {
        state.stack.things(context).first().map(|thing| Thing::from_number(*thing))
    }

    /// Checks whether a Dude in play is meant, whosever it is.
    #[inline]
    fn fits(&self, fighter: &Fighter, filter: Filter, context: Context) -> bool {
        let looks = |look: Look| match look {
            Look::Damaged => 0 < fighter.markers.total(),
            Look::Unhurt => fighter.markers.total() == 0,
            Look::Shielded => fighter.has(Mark::Shield),
            Look::Unshielded => !fighter.has(Mark::Shield),
            Look::Nerphed => 0 < fighter.nerphs(),
            Look::DamagedByYou => 0 < fighter.markers.of(context.owner),
        };
        !(filter.is_except_this && fighter.dude == dude_of(context))
            && filter.look.is_none_or(looks)
            && filter.kind.is_none_or(|kind| self.catalogue.dude(fighter.dude).kind == kind)
    }
}
