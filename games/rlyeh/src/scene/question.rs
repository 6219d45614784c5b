//! What is asked, in words.

use fracas_cards::effect::{Ask, Question, asking, picking};
use fracas_core::{Seat, Viewer};

use crate::Rlyeh;
use crate::effects::{View, source_card, source_hero};
use crate::state::{Phase, State};
use crate::words::Operation;

impl Rlyeh {
    pub(super) fn prompt(&self, state: &State, viewer: Viewer) -> String {
        let Viewer::Seat(seat) = viewer else { return "You are watching.".into() };
        if state.phase == Phase::Over {
            return "The game is over.".into();
        }
        if state.due.is_empty() {
            return String::new();
        }
        if !state.due.contains(seat) {
            return match self.who_asks(state) {
                Some(name) => format!("{name}: waiting for another player."),
                None => "Waiting for another player.".into(),
            };
        }
        if let Some(ask) = asking(self.catalogue.library(), &View { game: self, state }) {
            return self.question(state, seat, &ask);
        }
        match state.phase {
            Phase::Heroes => "Which hero will you play?".into(),
            Phase::Main => "Play cards, buy cards, or end your turn.".into(),
            Phase::Start | Phase::End | Phase::Over => String::new(),
        }
    }

    /// Gets the name of the card or hero whose effect is being carried out.
    pub(crate) fn who_asks(&self, state: &State) -> Option<&str> {
        let context = state.stack.context()?;
        let card = source_card(context).map(|card| &*self.card(card).name);
        card.or_else(|| source_hero(context).map(|hero| &*self.catalogue.hero(hero).name))
    }

    /// Says what is asked: by which card or hero, and how much is chosen already.
    pub(crate) fn question(&self, state: &State, seat: Seat, ask: &Ask<'_>) -> String {
        let name = self.who_asks(state).unwrap_or_default();
        let then = picking(self.catalogue.library(), &state.stack).and_then(|pick| pick.then);
        if matches!(then, Some(Operation::Block)) {
            return self.question_of_block(state, name);
        }
        let is_owner = state.stack.context().is_some_and(|context| context.owner == seat);
        let text = if is_owner { ask.prompt.into() } else { addressed(ask.prompt) };
        let purpose = then.map_or("", purpose);
        match ask.kind {
            Question::Things { chosen: 0, .. } | Question::Options { chosen: 0, .. } => {
                format!("{name}: {text}{purpose}.")
            }
            Question::Things { chosen, .. } => {
                format!("{name}: {text}{purpose} ({chosen} chosen).")
            }
            Question::Options { chosen, .. } => {
                format!("{name}: {text} ({} chosen).", chosen.count_ones())
            }
            Question::YesNo => format!("{name}: {text}"),
        }
    }

    fn question_of_block(&self, state: &State, name: &str) -> String {
        let card = state.stack.context().and_then(source_card);
        let attack = card.and_then(|card| self.card(card).attack.as_ref());
        let effect = attack.map(|attack| attack.effect.text()).unwrap_or_default();
        format!("{name} attacks you. {effect} Block it?")
    }
}

/// Speaks to the player whom an effect calls "that player".
fn addressed(prompt: &str) -> String {
    prompt.replace("that player's", "your").replace("that player", "you").replace("their ", "your ")
}

/// Says what for something is chosen.
fn purpose(operation: &Operation) -> &'static str {
    match operation {
        Operation::Discard => " to discard",
        Operation::Delete => " to delete",
        Operation::Reveal => " to reveal",
        Operation::Gain(_) => " to gain",
        Operation::GainCopies => " to gain a copy of",
        Operation::Take => " to take into your hand",
        Operation::Steal => " to give away",
        Operation::Copy => " to copy",
        Operation::Borrow => " to play",
        Operation::MoveGlob => " for the Glob token",
        Operation::Ask => " to ask",
        Operation::Tokens(_)
        | Operation::Power(_)
        | Operation::Draw(..)
        | Operation::GainPox(..)
        | Operation::PoxOnDeck(_)
        | Operation::BalancePox(_)
        | Operation::RevealTop(_)
        | Operation::LookAtTop
        | Operation::DiscardTop(_)
        | Operation::RevealHand(_)
        | Operation::DiscardHand(_)
        | Operation::DeleteThis
        | Operation::GainFleshreaper
        | Operation::PutOnDeck
        | Operation::PutUnderDeck
        | Operation::PutThisUnderDeck
        | Operation::Roll
        | Operation::RollAgain
        | Operation::Settle
        | Operation::OnesBecome(_)
        | Operation::Block => "",
    }
}
