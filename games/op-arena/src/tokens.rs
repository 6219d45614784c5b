//! Phase 3: tokens, and what they do (R47 to R60).

use fracas_core::{Log, Seat};

use crate::OpArena;
use crate::dude::{DudeId, Kind, Slot};
use crate::effects::source;
use crate::event::Event;
use crate::fighter::{Fighter, Mark};
use crate::state::{Phase, Played, State};
use crate::thing::Thing;
use crate::words::{Means, Rule, When};

impl OpArena {
    /// Checks whether the active player may play any token.
    #[inline]
    pub(crate) fn can_play_token(&self, state: &State) -> bool {
        let (seat, player) = (state.active, state.player(state.active));
        if player.shields + player.nerphs == 0 || self.is_kept_from(state, seat, &Rule::NoTokens) {
            return false;
        }
        state.arena.iter().any(|fighter| {
            (0 < player.shields && self.can_shield(state, seat, fighter))
                || (0 < player.nerphs
                    && Slot::BOTH
                        .into_iter()
                        .any(|slot| self.can_nerph(state, seat, fighter, slot)))
        })
    }

    /// Checks whether a player may play a Shield on a Dude (R55, R56).
    #[inline]
    pub(crate) fn can_shield(&self, state: &State, seat: Seat, fighter: &Fighter) -> bool {
        !fighter.has(Mark::Shield) && self.can_target(state, seat, fighter, Means::Tokens)
    }

    /// Checks whether a player may play a Nerph on an ability (R50, G20).
    #[inline]
    pub(crate) fn can_nerph(
        &self,
        state: &State,
        seat: Seat,
        fighter: &Fighter,
        slot: Slot,
    ) -> bool {
        fighter.can_use(slot)
            && !self.has_rule(fighter, &Rule::Unnerphable)
            && self.can_target(state, seat, fighter, Means::Tokens)
    }

    /// Plays a token: what the Dude does about it comes first (R58).
    pub(crate) fn play_token(
        &self,
        state: &mut State,
        played: Played,
        log: &mut impl Log<Event, State>,
    ) {
        let (seat, dude) = (state.active, played.dude);
        let token = played.token();
        *state.player_mut(seat).tokens_mut(token) -= 1;
        state.token = Some(played);
        state.phase = Phase::Roll;
        log.tell(Event::Played { seat, token, dude, slot: played.nerphed });
        let Some(fighter) = state.fighter(dude).copied() else { return };
        for slot in Slot::BOTH.into_iter().filter(|slot| fighter.can_use(*slot)) {
            let ability = self.catalogue.dude(dude).ability(slot);
            if ability.kind == Kind::When(When::TargetedByToken) {
                log.tell(Event::Triggered { dude, slot });
                let (source, about) = (source(dude, Some(slot)), Thing::Player(seat));
                OpArena::begin(state, ability.program, fighter.controller, source, Some(about));
            }
        }
    }

    /// Lets a token that was played have its effect.
    pub(crate) fn apply_token(state: &mut State, played: Played, log: &mut impl Log<Event, State>) {
        if let Some(slot) = played.nerphed {
            return OpArena::put_nerph(state, played.dude, slot, log);
        }
        state.shields += 1;
        OpArena::put_shield(state, played.dude, log);
    }

    /// Puts a Shield of the Supply on a Dude that has none (R56).
    pub(crate) fn put_shield(state: &mut State, dude: DudeId, log: &mut impl Log<Event, State>) {
        if state.shields == 0 {
            return;
        }
        let Some(fighter) = state.fighter_mut(dude) else { return };
        if !fighter.has(Mark::Shield) {
            fighter.mark(Mark::Shield);
            state.shields -= 1;
            log.tell(Event::Shielded { dude });
        }
    }

    /// Puts a Nerph that is in nobody's hands on an ability; a Shield keeps it away, and both go to the
    /// Supply (R57).
    pub(crate) fn put_nerph(
        state: &mut State,
        dude: DudeId,
        slot: Slot,
        log: &mut impl Log<Event, State>,
    ) {
        let Some(fighter) = state.fighter_mut(dude).filter(|fighter| fighter.can_use(slot)) else {
            state.nerphs += 1;
            return;
        };
        if fighter.has(Mark::Shield) {
            fighter.unmark(Mark::Shield);
            state.shields += 1;
            state.nerphs += 1;
            log.tell(Event::Blocked { dude });
        } else {
            fighter.mark(Mark::Nerph(slot));
            log.tell(Event::Nerphed { dude, slot });
        }
    }
}
