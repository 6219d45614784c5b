//! Why a token cannot be played so.

use fracas_core::{Refusal, Seat};

use crate::OpArena;
use crate::dude::{DudeId, Slot};
use crate::fighter::{Fighter, Mark};
use crate::scene::ability_of;
use crate::state::State;
use crate::words::{Means, Token, Topic};

impl OpArena {
    pub(super) fn explain_shield(&self, state: &State, seat: Seat, dude: DudeId) -> Refusal {
        if state.player(seat).shields == 0 {
            return no_token(Token::Shield);
        }
        let Some(fighter) = state.fighter(dude) else { return self.not_in_play(dude, 55) };
        if fighter.has(Mark::Shield) {
            let sentence = format!("{} has a Shield already", self.name_of(dude));
            return Refusal::by_rule("already-shielded", 56, sentence);
        }
        self.explain_target(state, seat, fighter)
    }

    pub(super) fn explain_nerph(
        &self,
        state: &State,
        seat: Seat,
        dude: DudeId,
        slot: Slot,
    ) -> Refusal {
        if state.player(seat).nerphs == 0 {
            return no_token(Token::Nerph);
        }
        let Some(fighter) = state.fighter(dude) else { return self.not_in_play(dude, 50) };
        if fighter.has(Mark::Nerph(slot)) {
            let ability = ability_of(&self.catalogue, dude, slot);
            return Refusal::by_rule(
                "already-nerphed",
                50,
                format!("{ability} is Nerphed already"),
            );
        }
        if self.has_rule(fighter, Topic::Nerphs) {
            let sentence = format!("{} cannot be Nerphed", self.name_of(dude));
            return Refusal::by_rule("unnerphable", 95, sentence);
        }
        self.explain_target(state, seat, fighter)
    }

    /// Says that other players cannot target a Dude with tokens (C6).
    fn explain_target(&self, state: &State, seat: Seat, fighter: &Fighter) -> Refusal {
        if !self.out_of_reach(state, seat, Means::Tokens).contains(fighter.dude) {
            return Refusal::plain("not-now", "that cannot be done now");
        }
        let name = self.name_of(fighter.dude);
        let sentence = format!("{name} cannot be targeted by the tokens of other players");
        Refusal::by_rule("untargetable", 118, sentence)
    }
}

fn no_token(token: Token) -> Refusal {
    Refusal::by_rule("no-token", 49, format!("you have no {}", token.name()))
}
