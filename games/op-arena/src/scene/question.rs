//! What is asked, in words.

use fracas_cards::effect::{Ask, Context, Question, asking, list};
use fracas_core::{Seat, SeatSet, Viewer};

use super::colour;
use super::verb::purpose;
use crate::OpArena;
use crate::effects::View;
use crate::state::{MOST_DISCARDED, Phase, State};
use crate::thing::Thing;
use crate::words::Operation;

impl OpArena {
    pub(super) fn prompt(&self, state: &State, viewer: Viewer) -> String {
        if state.phase == Phase::Over {
            return "The game is over.".into();
        }
        let Viewer::Seat(seat) = viewer else { return "You are watching.".into() };
        if state.due.is_empty() {
            return String::new();
        }
        if !state.due.contains(seat) {
            return self.waiting(state);
        }
        if let Some(ask) = asking(self.catalogue.library(), &View { game: self, state }) {
            return self.question(state, &ask);
        }
        self.question_of_phase(state, seat)
    }

    /// Says whose turn it is and for whom the others wait.
    fn waiting(&self, state: &State) -> String {
        let due: Vec<String> = state.due.into_iter().map(|seat| colour(seat).into()).collect();
        let due = list(&due, "and");
        if state.phase == Phase::Laying {
            return format!("Waiting for {due} to put Dudes down.");
        }
        let about = self.who_asks(state);
        let turn = format!("{}'s turn", colour(state.active));
        if about.is_none() && state.due == SeatSet::one(state.active) {
            return format!("{turn}.");
        }
        match about {
            Some(about) => format!("{turn}. {about}: waiting for {due}."),
            None => format!("{turn}: waiting for {due}."),
        }
    }

    fn question_of_phase(&self, state: &State, seat: Seat) -> String {
        if !state.fallen.is_empty() {
            return "Whose last ability comes first?".into();
        }
        if self.pending(state).is_some() {
            return "Which of your abilities comes first?".into();
        }
        let roll = state.roll;
        match state.phase {
            Phase::Laying => self.question_of_start(state, seat).into(),
            Phase::Discard => "Your turn. Discard one of your Dudes in play?".into(),
            Phase::Call if seat == state.active => {
                "Your turn. Put a Dude from your hand in play?".into()
            }
            Phase::Call => {
                let turn = colour(state.active);
                format!("{turn}'s call for Dudes. Put a Dude from your hand in play?")
            }
            Phase::Token => "Your turn. Play a token?".into(),
            Phase::Roll => format!("You rolled a {roll}. Keep it, or spend a Reroll Cube?"),
            Phase::Place => format!("You rolled a {roll}. Where do you place the die?"),
            Phase::Cleanup => match MOST_DISCARDED.saturating_sub(state.dropped) {
                1 => "Cleanup. Discard another Dude from your hand?".into(),
                most => format!("Cleanup. Discard up to {most} Dudes from your hand?"),
            },
            Phase::Start | Phase::Placed | Phase::React | Phase::Over => String::new(),
        }
    }

    fn question_of_start(&self, state: &State, seat: Seat) -> &'static str {
        let has_laid = !OpArena::laid_by(state, seat).is_empty();
        match (has_laid, self.must_lay(state, seat)) {
            (true, _) => "Start with a second Dude?",
            (false, true) => "Put 1 or 2 Dudes face down to start with.",
            (false, false) => "Put up to 2 Dudes face down to start with.",
        }
    }

    /// Gets the name of the Dude whose effect is being carried out, and of its ability.
    fn who_asks(&self, state: &State) -> Option<String> {
        let (dude, slot) = self.acting(state)?;
        let dude = self.catalogue.dude(dude);
        Some(match slot {
            Some(slot) => format!("{}, {}", dude.name, dude.ability(slot).name),
            None => dude.name.clone(),
        })
    }

    /// Says what is asked: by which ability, what for, and how much is chosen already.
    pub(crate) fn question(&self, state: &State, ask: &Ask<'_>) -> String {
        let Some(context) = state.stack.context() else { return ask.prompt.into() };
        let text = self.named(state, context, ask.prompt);
        let operation = self.picked_for(state);
        // What is taken needs no word on what for.
        let takes = matches!(operation, Some(Operation::TakeTokens(_)));
        let text = if takes { text.replacen("Choose", "Take", 1) } else { text };
        let purpose = operation.map(purpose).unwrap_or_default();
        let text = match ask.kind {
            Question::YesNo => text,
            Question::Things { chosen: 0, .. } | Question::Options { chosen: 0, .. } => {
                format!("{text}{purpose}.")
            }
            Question::Things { chosen, .. } => format!("{text}{purpose} ({chosen} chosen)."),
            Question::Options { chosen, .. } => {
                format!("{text} ({} chosen).", chosen.count_ones())
            }
        };
        match self.who_asks(state) {
            Some(about) => format!("{about}: {text}"),
            None => text,
        }
    }

    /// Puts the name of the Dude in a prompt that is "it".
    fn named(&self, state: &State, context: Context, prompt: &str) -> String {
        let thing = state.stack.things(context).first().map(|thing| Thing::from_number(*thing));
        let it = thing.map_or_else(|| "it".into(), |thing| self.thing_name(thing));
        prompt.replace("{it}", &it)
    }
}
