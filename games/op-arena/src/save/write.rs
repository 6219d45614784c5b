//! Writing a state.

use fracas_core::{Seat, Viewer};

use super::{
    Known, SavedDoom, SavedFallen, SavedFighter, SavedPlayer, SavedState, SavedToken, SavedTokens,
};
use crate::OpArena;
use crate::dude::{DudeId, Slot};
use crate::dudes::DudeSet;
use crate::fighter::{Fighter, Mark};
use crate::state::{Eyes, Phase, State};

impl OpArena {
    pub(super) fn to_saved(&self, state: &State) -> SavedState {
        let is_laying = state.phase == Phase::Laying;
        SavedState {
            phase: state.phase,
            first: state.first,
            active: state.active,
            turn: state.turn,
            quiet: state.quiet,
            laying: if is_laying { state.due.into_iter().collect() } else { Vec::new() },
            called: state.called,
            roll: state.roll,
            die: state.die,
            dropped: state.dropped,
            last_dropped: (state.last_dropped != DudeId::default())
                .then(|| self.write_dude(state.last_dropped)),
            last_killer: state.last_killer,
            token: state.token.map(|token| SavedToken {
                dude: self.write_dude(token.dude),
                nerphs: token.nerphed.map(number),
            }),
            supply: SavedTokens { shields: state.shields, nerphs: state.nerphs },
            players: Seat::all(self.seats).map(|seat| self.write_player(state, seat)).collect(),
            deck: self.write_dudes(state.deck),
            discard: self.write_dudes(state.discard),
            arena: state.arena.iter().map(|fighter| self.write_fighter(fighter)).collect(),
            newcomers: self.write_dudes(state.newcomers),
            answering: state.is_answering,
            fallen: state
                .fallen
                .iter()
                .map(|fallen| SavedFallen {
                    dude: self.write_dude(fallen.dude),
                    controller: fallen.controller,
                    killer: fallen.killer,
                })
                .collect(),
            effects: state.stack,
        }
    }

    fn write_dude(&self, dude: DudeId) -> String {
        self.catalogue.dude(dude).id.clone()
    }

    fn write_dudes(&self, dudes: DudeSet) -> Vec<String> {
        dudes.iter().map(|dude| self.write_dude(dude)).collect()
    }

    fn write_player(&self, state: &State, seat: Seat) -> SavedPlayer {
        let player = state.player(seat);
        let known = player.hand.iter().filter_map(|dude| {
            let eyes = state.seen[dude.index()];
            (eyes != Eyes::of(seat)).then(|| (self.write_dude(dude), self.write_eyes(eyes)))
        });
        SavedPlayer {
            points: player.points,
            shields: player.shields,
            nerphs: player.nerphs,
            cubes: player.cubes,
            hand: self.write_dudes(player.hand),
            laid: self.write_dudes(OpArena::laid_by(state, seat)),
            known: known.collect(),
            old: self.write_dudes(player.hand.and(state.old)),
        }
    }

    fn write_eyes(&self, eyes: Eyes) -> Known {
        if eyes == Eyes::ALL {
            return Known::Everyone(true);
        }
        let seats = Seat::all(self.seats).filter(|seat| eyes.include(Viewer::Seat(*seat)));
        Known::Seats(seats.collect())
    }

    fn write_fighter(&self, fighter: &Fighter) -> SavedFighter {
        let marked = |mark: fn(Slot) -> Mark| {
            let slots = Slot::BOTH.into_iter().filter(|slot| fighter.has(mark(*slot)));
            slots.map(number).collect()
        };
        let damage = Seat::all(self.seats).map(|seat| (seat.0, fighter.markers.of(seat)));
        SavedFighter {
            dude: self.write_dude(fighter.dude),
            controller: fighter.controller,
            damage: damage.filter(|(_, markers)| 0 < *markers).collect(),
            shield: fighter.has(Mark::Shield),
            nerphed: marked(Mark::Nerph),
            pending: marked(Mark::Pending),
            about: (fighter.about != DudeId::default()).then(|| self.write_dude(fighter.about)),
            late: fighter.has(Mark::Late),
            growth: fighter.growth,
            killed: fighter
                .doom
                .killer()
                .map(|killer| SavedDoom { killer, by: self.write_dude(fighter.doom.by) }),
        }
    }
}

fn number(slot: Slot) -> u8 {
    slot.index() as u8 + 1
}
