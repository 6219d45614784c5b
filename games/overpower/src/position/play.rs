//! What is being played, and what may follow.

use super::Check;
use crate::piece::Piece;
use crate::state::{Phase, Play, Stage, Target};
use crate::who::Who;

impl Check<'_> {
    pub(super) fn play(&mut self) {
        let state = self.state;
        self.one_play("play", &state.play);
        self.one_play("outer", &state.outer);
        let fits = state.outer.stage == Stage::Idle || state.play.stage != Stage::Idle;
        self.problems.expect(fits, "outer", "waits for what is being played");
        for grant in state.turn.grants {
            for piece in [grant.source, grant.only] {
                let is_there = !piece.is_some() || self.is_card(piece);
                self.problems.expect(is_there, "turn.grants", "come from a card that is not there");
            }
            let is_there = grant.target == Who::NOBODY || grant.target.is_character();
            self.problems.expect(is_there, "turn.grants", "are about characters");
            self.problems.expect(0 < grant.left, "turn.grants", "are for at least one action each");
        }
        for (seat, pieces) in [(0, state.unchecked[0]), (1, state.unchecked[1])] {
            let owner = fracas_core::Seat(seat);
            let fits = pieces.iter(owner).all(|piece| self.is_card(piece));
            self.problems.expect(fits, "unchecked", "names cards of the player's list");
        }
    }

    fn one_play(&mut self, place: &str, play: &Play) {
        if play.stage == Stage::Idle {
            let is_clear = *play == Play::default();
            return self.problems.expect(is_clear, place, "is left out if nothing is being played");
        }
        let is_time = matches!(self.state.phase, Phase::Battle | Phase::PostConcession);
        let message = "is for the Battle Phase and after a concession (R316)";
        self.problems.expect(is_time, place, message);
        let needed = [play.card];
        let others = [play.partner, play.offered, play.shift];
        let others = others.into_iter().filter(|piece| piece.is_some());
        let are_there = needed.into_iter().chain(others).all(|piece| self.is_card(piece));
        self.problems.expect(are_there, place, "is with cards of the players' lists");
        if !are_there {
            return;
        }
        let uses = self.game.card_of(self.state, play.card).uses.len();
        let has_use = usize::from(play.how) < uses;
        self.problems.expect(has_use, &format!("{place}.how"), "is no use of the card");
        let is_shift = play.shift.is_some();
        let has_use = !is_shift || {
            let uses = self.game.card_of(self.state, play.shift).uses.len();
            usize::from(play.shift_how) < uses
        };
        self.problems.expect(has_use, &format!("{place}.shift_how"), "is no use of the card");
        let actor = play.actor;
        let is_there = actor.is_character() || actor.is_homebase();
        self.problems.expect(is_there, &format!("{place}.actor"), "is a character or Homebase");
        let fits = match play.target {
            Target::None => true,
            Target::Character(who) => who.is_character(),
            Target::Homebase(seat) => seat.index() < 2 && self.game.homebase(seat).is_some(),
            Target::Card(piece) => self.is_card(piece),
        };
        self.problems.expect(fits, &format!("{place}.target"), "is not on the table (R288)");
    }

    /// Checks whether there is such a card.
    pub(super) fn is_card(&self, piece: Piece) -> bool {
        piece.is_some() && piece.index() < self.state.cards(piece.owner()).count()
    }
}
