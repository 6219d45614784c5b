//! Phase 3: tokens, and what they do (R47 to R60).

use fracas_core::{Log, Seat};

use crate::OpArena;
use crate::action::Action;
use crate::dude::{DudeId, Slot};
use crate::event::Event;
use crate::fighter::{Fighter, Mark};
use crate::state::{Phase, Played, Player, State};
use crate::thing::Thing;
use crate::words::{Means, Token, Topic, When};

impl OpArena {
    /// Checks whether the active player may play any token.
    #[inline]
    pub(crate) fn can_play_token(&self, state: &State) -> bool {
        let (seat, player) = (state.active, state.player(state.active));
        if !player.has_token() || self.is_kept_from(state, seat, Topic::Tokens) {
            return false;
        }
        let out_of_reach = self.out_of_reach(state, seat, Means::Tokens);
        let mut reached = state.arena.iter().filter(|it| !out_of_reach.contains(it.dude));
        reached.any(|fighter| {
            (0 < player.shields && can_shield(fighter))
                || (0 < player.nerphs
                    && Slot::BOTH.into_iter().any(|slot| self.can_nerph(fighter, slot)))
        })
    }

    /// Appends the tokens that a player may play.
    pub(crate) fn list_tokens(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let player = state.player(seat);
        let out_of_reach = self.out_of_reach(state, seat, Means::Tokens);
        for fighter in state.arena.iter().filter(|it| !out_of_reach.contains(it.dude)) {
            if 0 < player.shields && can_shield(fighter) {
                out.push(Action::Shield(fighter.dude));
            }
            if 0 < player.nerphs {
                let slots = Slot::BOTH.into_iter();
                let slots = slots.filter(|slot| self.can_nerph(fighter, *slot));
                slots.for_each(|slot| out.push(Action::Nerph(fighter.dude, slot)));
            }
        }
    }

    /// Checks whether a Nerph may be played on an ability (R50, G20).
    #[inline]
    fn can_nerph(&self, fighter: &Fighter, slot: Slot) -> bool {
        fighter.can_use(slot) && !self.has_rule(fighter, Topic::Nerphs)
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
        // What begins last is carried out first.
        for slot in Slot::BOTH.into_iter().rev() {
            if self.triggers_at(dude, slot, When::TargetedByToken) {
                self.respond(state, (dude, slot), Thing::Player(seat), log);
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

/// Checks whether a Shield may be played on a Dude (R55, R56).
#[inline]
fn can_shield(fighter: &Fighter) -> bool {
    !fighter.has(Mark::Shield)
}

impl Player {
    /// Checks whether the player has any token.
    #[inline]
    fn has_token(&self) -> bool {
        0 < self.shields || 0 < self.nerphs
    }
}

impl Played {
    /// Gets the kind of token that is being played.
    pub(crate) fn token(self) -> Token {
        if self.nerphed.is_some() { Token::Nerph } else { Token::Shield }
    }
}
