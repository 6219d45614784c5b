//! How good a state looks to a seat. Floats are for this alone.
#![expect(clippy::float_arithmetic, reason = "an estimate, not a rule")]

use fracas_core::{Habit, Outlook, Seat};

use crate::OpArena;
use crate::dude::{Dude, Spot};
use crate::fighter::{Fighter, Mark};
use crate::options::Mode;
use crate::state::{MAX_PLAYERS, Phase, State};

/// About how many decisions a turn has.
const DECISIONS_IN_A_TURN: u32 = 7;
/// How many actions bots weigh where they imagine the game going on: what can be done with a token is more
/// than three times as much, and almost all else less.
const WEIGHED: u32 = 8;
/// What a Dude in play counts, in Victory Points, and what of it is lost with its health.
const DUDE: f32 = 1.2;
/// What a number of a Basic Attack and of a Skill Power counts for a Dude in play.
const ATTACK: f32 = 0.15;
const SKILL: f32 = 0.05;
/// What an ability without a Nerph counts.
const ABILITY: f32 = 0.35;
/// What a Damage Marker counts: a part of the awards to come, the more the nearer the death is.
const MARKER: f32 = 0.22;
/// What standing to get the award for most damage counts.
const MOST: f32 = 0.8;
const SECOND: f32 = 0.35;
/// What a Shield on a Dude counts.
const SHIELD: f32 = 0.15;
/// What a token, a Reroll Cube and a Dude in hand count.
const TOKEN: f32 = 0.16;
const CUBE: f32 = 0.5;
const HELD: f32 = 0.1;
/// How many Victory Points of lead make a win as good as three in four, at the start.
const LEAD: f32 = 12.0;

/// Gets what a Dude counts in play for what it is, without anything on it.
pub(crate) fn worth(dude: &Dude) -> f32 {
    let number = |spot: Option<Spot>| spot.map_or(0.0, |spot| f32::from(spot.number));
    DUDE + (ATTACK * number(dude.attack) + SKILL * number(dude.skill))
}

impl OpArena {
    /// How bots imagine the game going on: to the start of the turn that comes about a turn after what they
    /// have thought through.
    pub(crate) const TURN_AHEAD: Outlook =
        Outlook { by: Habit::Few(WEIGHED), decisions: DECISIONS_IN_A_TURN };

    /// Checks whether a turn has just begun.
    #[inline]
    pub(crate) fn is_turn_fresh(state: &State) -> bool {
        matches!(state.phase, Phase::Discard | Phase::Call) && state.stack.is_empty()
    }

    /// Checks whether someone who does not think ahead does without what is offered: but for what triggers by
    /// itself then, a Reroll Cube is worth no less than the roll, which promises nothing yet, and a Dude in
    /// hand no less than an empty place there.
    #[inline]
    pub(crate) fn does_without(state: &State) -> bool {
        let is_offered = matches!(state.phase, Phase::Roll | Phase::Cleanup);
        is_offered && !state.is_stirred() && state.stack.is_empty() && state.fallen.is_empty()
    }

    /// Estimates the result for `seat` from its lead over the others.
    pub(crate) fn estimate(&self, state: &State, seat: Seat) -> f32 {
        if state.phase == Phase::Over {
            return self.result(state).map_or(0.0, |outcome| outcome.merit(seat));
        }
        let prospects = self.prospects(state);
        let (mut own, mut best, mut sum) = (0.0, f32::MIN, 0.0);
        for (side, prospect) in prospects.into_iter().enumerate().take(self.sides()) {
            if side == self.side(seat) {
                own = prospect;
            } else {
                best = best.max(prospect);
                sum += prospect;
            }
        }
        let lead = own - 0.5 * (best + sum / (self.sides() - 1) as f32);
        let scale = self.scale(state);
        0.5 + 0.5 * lead / (scale + lead.abs())
    }

    /// Gets how much a lead means: the nearer the end, the more.
    fn scale(&self, state: &State) -> f32 {
        let Some(target) = self.mode.target() else { return 4.0 };
        let most = Seat::all(self.seats).map(|seat| self.side_points(state, seat)).max();
        let left = f32::from(target.saturating_sub(most.unwrap_or_default())) / f32::from(target);
        1.5 + LEAD * left
    }

    /// Adds up what each side has and can hope for, in Victory Points.
    fn prospects(&self, state: &State) -> [f32; MAX_PLAYERS] {
        let (point, held) = if self.mode == Mode::LastDude { (0.0, 1.0) } else { (1.0, HELD) };
        let mut prospects = [0.0; MAX_PLAYERS];
        for (prospect, player) in prospects.iter_mut().zip(&state.players[..self.seats]) {
            *prospect = point * f32::from(player.points)
                + TOKEN * f32::from(player.shields.min(3) + player.nerphs.min(3))
                + CUBE * f32::from(player.cubes)
                + held * player.hand.len() as f32;
        }
        for fighter in &state.arena {
            self.add_fighter(state, fighter, &mut prospects);
        }
        if self.mode == Mode::Teams {
            let seats = prospects;
            prospects = [0.0; MAX_PLAYERS];
            Seat::all(self.seats).for_each(|it| prospects[self.side(it)] += seats[it.index()]);
        }
        prospects
    }

    #[inline]
    fn add_fighter(&self, state: &State, fighter: &Fighter, prospects: &mut [f32; MAX_PLAYERS]) {
        let abilities = ABILITY * f32::from(2 - fighter.nerphs());
        let shield = if fighter.has(Mark::Shield) { SHIELD } else { 0.0 };
        let alive = self.catalogue.worth(fighter.dude) + abilities + shield;
        let own = &mut prospects[fighter.controller.index()];
        if fighter.markers.is_empty() {
            *own += alive;
            return;
        }
        let health = f32::from(self.health(state, fighter));
        let hurt = f32::from(fighter.markers.total()) / health;
        *own += alive * (1.0 - 0.6 * hurt * hurt);
        if self.mode == Mode::LastDude {
            return;
        }
        let (most, second) = fighter.markers.two_most();
        for (seat, own) in fighter.markers.by_seat() {
            let award = match own {
                own if own == most => MOST,
                own if own == second => SECOND,
                _ => 0.0,
            };
            prospects[seat.index()] += hurt * (award + MARKER * f32::from(own));
        }
    }
}
