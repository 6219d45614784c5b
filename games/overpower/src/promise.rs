//! How good a state looks to a seat. Floats are for this alone.
#![expect(clippy::float_arithmetic, reason = "an estimate, not a rule")]

use fracas_core::{Habit, Outlook, Seat};

use crate::OverPower;
use crate::ko::Record;
use crate::options::Mode;
use crate::state::{OBJECTIVES, Outcome, Phase, Position, Stage, State, Target};
use crate::who::Who;
use crate::zone::Zone;

/// After about how many decisions a world is judged.
const DECISIONS: u32 = 24;
/// The threat of a usual character, which counts one.
const THREAT: f32 = 19.0;
/// What of a character is lost on the way to its KO.
const HURT: f32 = 0.7;
/// What a hit of another Power Type counts against three of them, beside damage.
const SPECTRUM: f32 = 0.8;
/// What a character in Reserve counts.
const RESERVE: f32 = 0.9;
/// What an Objective counts, in characters, where all of them are.
const OBJECTIVE: f32 = 0.45;
/// What being near the last Objective counts beside that.
const FINISH: f32 = 2.0;
/// By how much the Venture Totals differ if the battle is as good as three quarters won.
const TOTAL: f32 = 6.0;
/// What a card in hand and a placed card count.
const HELD: f32 = 0.05;
const PLACED: f32 = 0.06;
/// How likely an attack seems to hit as long as nobody has answered it.
const HITS: f32 = 0.75;
/// The damage of a usual KO.
const ENOUGH: f32 = 20.0;
/// What a card without a value counts as long as nobody has answered it.
const TEXT: f32 = 0.12;
/// How many characters of lead make a win as good as three in four.
const LEAD: f32 = 1.6;

impl OverPower {
    /// Says how bots imagine the game going on: to the beginning of a turn a few turns away.
    pub(crate) fn turns_ahead() -> Outlook {
        Outlook { by: Habit::Promise, decisions: DECISIONS }
    }

    /// Checks whether a turn of the Battle Phase has just begun, or another phase in which nothing is under way.
    #[inline]
    pub(crate) fn is_quiet(state: &State) -> bool {
        let is_idle = state.stack.is_empty() && state.play.stage == Stage::Idle;
        let is_fresh = !state.turn.has_begun && state.turn.grants.is_empty();
        is_idle && (state.phase != Phase::Battle || is_fresh)
    }

    /// Estimates the result for `seat` from its lead over the other.
    pub(crate) fn estimate(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = self.result(state) {
            return outcome.merit(seat);
        }
        let [own, other] = [seat, seat.opponent()].map(|of| self.strength(state, of));
        let coming = gain_of_actor(state, seat, || self.card_under_way(state));
        let lead = own - other + coming + self.battle_lead(state, seat);
        0.5 + 0.5 * lead / (LEAD + lead.abs())
    }

    /// Gets what a card on its way promises the one who plays it: what an attack will hit, or what a text will do.
    fn card_under_way(&self, state: &State) -> f32 {
        let Some(level) = self.level(state, &state.play) else { return TEXT };
        match state.play.target {
            Target::Character(who) => {
                let record = self.record(state, who);
                let hurt = record.with_hit(level.value, level.icons);
                let (now, then) =
                    (self.worth_with(state, who, record), self.worth_with(state, who, hurt));
                HITS * (now - then)
            }
            // It is not aimed yet, at someone who may be hurt already.
            Target::None => HITS * HURT * f32::from(level.value) / ENOUGH,
            Target::Homebase(_) | Target::Card(_) => 0.0,
        }
    }

    /// Adds up what a player has: characters, Objectives and cards.
    fn strength(&self, state: &State, seat: Seat) -> f32 {
        let team: f32 = state.standing(seat).map(|who| self.character_worth(state, who)).sum();
        let cards = state.cards(seat);
        let held = HELD * cards.len(Zone::Hand) as f32 + PLACED * cards.len(Zone::Placed) as f32;
        team + held + self.objectives_worth(state, seat)
    }

    /// Gets what a character counts: the less the nearer it is to a KO, by damage or by Power Types.
    fn character_worth(&self, state: &State, who: Who) -> f32 {
        self.worth_with(state, who, self.record(state, who))
    }

    /// Gets what a character counts with so many hits on it, nothing if they are enough.
    fn worth_with(&self, state: &State, who: Who, record: Record) -> f32 {
        let damage = f32::from(record.damage) / f32::from(self.hits_to_ko(state, who));
        if 1.0 <= damage || 3 <= record.spectrum() {
            return 0.0;
        }
        let spectrum = SPECTRUM * record.spectrum() as f32 / 3.0;
        let danger = damage.max(spectrum) + 0.3 * damage.min(spectrum);
        let place = match state.fighter(who).position {
            Position::Front => 1.0,
            Position::Reserve => RESERVE,
            Position::Out => 0.0,
        };
        let threat = f32::from(self.character_at(who).threat) / THREAT;
        place * threat * (1.0 - HURT * danger.min(1.0))
    }

    /// Gets what the Objectives of a player count, those at stake left out.
    fn objectives_worth(&self, state: &State, seat: Seat) -> f32 {
        match self.mode {
            Mode::Brawl => 0.0,
            Mode::Venture => {
                let missions = &state.side(seat).missions;
                let ahead = f32::from(missions.completed) - f32::from(missions.defeated);
                let part = ahead / f32::from(OBJECTIVES);
                OBJECTIVE * ahead + FINISH * part * part * part
            }
            Mode::Skirmish(count) => {
                let won = f32::from(state.skirmish.won[seat.index()]);
                let part = won / f32::from(count);
                2.0 * OBJECTIVE * won + FINISH * part * part
            }
        }
    }

    /// Gets what the current battle promises, by the Venture Totals and what is at stake.
    fn battle_lead(&self, state: &State, seat: Seat) -> f32 {
        let worth = match self.mode {
            Mode::Brawl => return 0.0,
            Mode::Venture => {
                let wagered = state.sides.iter().map(|side| side.missions.ventured());
                OBJECTIVE * f32::from(wagered.sum::<u8>())
            }
            Mode::Skirmish(_) => 2.0 * OBJECTIVE * f32::from(state.skirmish.stake),
        };
        match state.turn.conceded {
            Some(loser) if loser == seat => -worth,
            Some(_) => worth,
            None if state.phase == Phase::Battle => {
                let [own, other] =
                    [seat, seat.opponent()].map(|of| self.venture_total(state, of) as f32);
                let coming = gain_of_actor(state, seat, || self.damage_under_way(state));
                let ahead = own - other + coming;
                worth * ahead / (TOTAL + ahead.abs())
            }
            None => 0.0,
        }
    }

    /// Gets the damage that an attack on its way will probably add to the Venture Total.
    fn damage_under_way(&self, state: &State) -> f32 {
        let level = self.level(state, &state.play);
        level.map_or(0.0, |level| HITS * f32::from(level.value))
    }
}

/// Gets what a card on its way, of which nothing has come yet, promises a seat by what it promises the one who plays it.
fn gain_of_actor(state: &State, seat: Seat, gain: impl FnOnce() -> f32) -> f32 {
    let is_under_way = state.play.result == Outcome::Open
        && matches!(
            state.play.stage,
            Stage::Paying | Stage::Aiming | Stage::Astral | Stage::Defence | Stage::Shifting
        );
    match is_under_way {
        false => 0.0,
        true if state.play.actor.seat() == seat => gain(),
        true => -gain(),
    }
}
