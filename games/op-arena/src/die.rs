//! Phases 4 and 5: the Power Die is rolled, and placed or not (R61 to R79).

use fracas_core::{Chance, Log, Seat, Usage};

use crate::OpArena;
use crate::dude::DudeId;
use crate::effects::source;
use crate::event::{Event, Place};
use crate::fighter::Mark;
use crate::state::{Phase, State};
use crate::words::{Topic, When};

/// The sides of a Power Die (R4).
const SIDES: u32 = 6;

impl OpArena {
    /// Rolls the Power Die (R61).
    pub(crate) fn roll_first(
        state: &mut State,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        for fighter in &mut state.arena {
            fighter.unmark(Mark::Late);
        }
        roll(state, chance, log);
    }

    /// Checks whether the active player may spend a Reroll Cube (R62, R142).
    #[inline]
    pub(crate) fn can_reroll(&self, state: &State) -> bool {
        self.has_limit
            && 0 < state.player(state.active).cubes
            && !self.is_kept_from(state, state.active, Topic::Rerolls)
    }

    /// Spends a Reroll Cube (R63 to R68).
    pub(crate) fn reroll(
        state: &mut State,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl Log<Event, State>,
    ) {
        state.player_mut(seat).cubes -= 1;
        log.tell(Event::Rerolled { seat });
        roll(state, chance, log);
    }

    /// Places the die on a Dude of the active player (R69).
    pub(crate) fn place(
        &self,
        state: &mut State,
        dude: DudeId,
        spot: Place,
        log: &mut impl Log<Event, State>,
    ) {
        let (seat, facts) = (state.active, self.catalogue.dude(dude));
        let (program, ability) = match spot {
            Place::Attack => (facts.attack.map(|attack| attack.program), None),
            Place::Skill => (facts.skill.map(|skill| skill.program), None),
            Place::Ability(at) => (Some(facts.ability(at).program), Some(at)),
        };
        log.tell(Event::Used { seat, dude, spot });
        log.used(seat, dude.0.into(), Usage::Played);
        state.phase = Phase::Placed;
        if let Some(program) = program {
            OpArena::begin(state, program, seat, source(dude, ability), None);
        }
    }

    /// Places the die nowhere (R73 to R76).
    pub(crate) fn fail(&self, state: &mut State, log: &mut impl Log<Event, State>) {
        let seat = state.active;
        let is_epic = state.roll == 1 && !self.has_spot(state);
        log.tell(Event::Failed { seat, is_epic, turn: state.turn });
        self.trigger(state, When::YouFail, |it| it.controller == seat, DudeId(0));
        self.trigger(state, When::AnotherFails, |it| it.controller != seat, DudeId(0));
        state.phase = Phase::Placed;
        let tokens = if is_epic { 2 } else { 1 };
        // No Dude does this, and it asks for none.
        let nobody = source(DudeId::default(), None);
        let _ = state.stack.call(self.catalogue.taking(tokens), seat, nobody);
    }
}

fn roll(state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event, State>) {
    state.roll = chance.die(SIDES) as u8;
    log.tell(Event::Rolled { seat: state.active, face: state.roll });
    log.pause(state);
}
