//! What is asked, in words.

use fracas_cards::effect::{Ask, Question, asking, capitalised, list, plural};
use fracas_core::{Seat, Viewer};

use super::face::icon_words;
use crate::OverPower;
use crate::effects::View;
use crate::power::Icons;
use crate::rules::Origin;
use crate::state::{Grant, Granted, Phase, Stage, State, Target};
use crate::thing::Thing;
use crate::who::Who;

impl OverPower {
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
        if state.question() == crate::turn::Question::Duplicates {
            return "Which of these duplicates do you keep?".into();
        }
        if state.question() == crate::turn::Question::Order {
            return "Several of your effects happen now. Which comes first?".into();
        }
        if let Some(ask) = self.ask(state) {
            return self.question_of(state, &ask);
        }
        self.question_of_phase(state, seat)
    }

    /// Says for what the other player is waited for: what a card asks, what is being played, or what may follow.
    fn waiting(&self, state: &State) -> String {
        let is_turn = matches!(state.phase, Phase::Battle | Phase::PostConcession);
        let about = if state.question() == crate::turn::Question::Card {
            self.who_asks(state).map(|name| format!("{name} asks something."))
        } else if is_turn && state.play.stage == Stage::Idle {
            let grant = state.turn.grants.first();
            grant.map(|grant| format!("{} may follow.", capitalised(&self.say_grant(state, grant))))
        } else {
            None
        };
        let about = about.unwrap_or_else(|| self.say_play(state));
        if about.is_empty() {
            return "Your opponent decides.".into();
        }
        format!("{about} Your opponent decides.")
    }

    /// Gets what a card asks.
    pub(crate) fn ask(&self, state: &State) -> Option<Ask<'_>> {
        asking(self.catalogue.library(), &View { game: self, state })
    }

    /// Says what a card asks, and how much is chosen already.
    pub(crate) fn question_of(&self, state: &State, ask: &Ask<'_>) -> String {
        let it = state.stack.context().and_then(|context| {
            let thing = state.stack.things(context).first();
            thing.map(|thing| self.thing_name(Thing::from_number(*thing)))
        });
        let text = ask.prompt.replace("{it}", &it.unwrap_or_else(|| "it".into()));
        let text = match ask.kind {
            Question::YesNo => text,
            Question::Things { chosen: 0, .. } | Question::Options { chosen: 0, .. } => {
                format!("{text}.")
            }
            Question::Things { chosen, .. } => format!("{text} ({chosen} chosen)."),
            Question::Options { chosen, .. } => {
                format!("{text} ({} chosen).", chosen.count_ones())
            }
        };
        match self.who_asks(state) {
            Some(name) => format!("{name}: {text}"),
            None => text,
        }
    }

    /// Gets the name of the card or character whose effect is being carried out.
    fn who_asks(&self, state: &State) -> Option<String> {
        match Origin::from_number(state.stack.context()?.source) {
            Origin::Inherent(who) => Some(self.name_of(who).to_owned()),
            Origin::Card(piece) => Some(self.card_of(state, piece).name.clone()),
        }
    }

    fn question_of_phase(&self, state: &State, seat: Seat) -> String {
        match state.phase {
            Phase::First => "You have won the toss. Do you go first or second?".into(),
            Phase::Events => "Which Event do you lay face down?".into(),
            Phase::Turning => {
                let event = self.turned_event(state, seat);
                let name = event.map_or("An Event", |piece| &self.card_of(state, piece).name);
                format!("{name} is turned over. Do you negate it?")
            }
            Phase::Replacement => "Draw a card in place of what you have discarded?".into(),
            Phase::Placing => "Place a card to a character or your Homebase?".into(),
            Phase::Venture => "How many Objectives do you venture?".into(),
            Phase::Conceding => "Fight this battle, or concede it?".into(),
            Phase::Battle | Phase::PostConcession => self.question_in_battle(state, seat),
            Phase::Lifting => {
                let steps = state.side(seat).missions.steps;
                format!(
                    "You have won. Lift Objectives out of Defeated? You have {}.",
                    plural(steps.into(), "step")
                )
            }
            Phase::Draw
            | Phase::Duplicates
            | Phase::Unusable
            | Phase::Discarded
            | Phase::Ventured
            | Phase::End
            | Phase::Cleanup
            | Phase::Over => String::new(),
        }
    }

    fn question_in_battle(&self, state: &State, seat: Seat) -> String {
        let played = self.say_play(state);
        match state.play.stage {
            Stage::Idle if state.phase == Phase::PostConcession => {
                "The battle is conceded. Is there one more thing you do?".into()
            }
            Stage::Idle => match state.turn.grants.first() {
                Some(grant) => self.question_of_grant(state, grant),
                None => "Your turn. What do you do?".into(),
            },
            Stage::Paying => {
                let left = plural(state.play.owed.into(), "card");
                format!("{played} Discard {left} to pay for it.")
            }
            Stage::Aiming => format!("{played} Whom is it aimed at?"),
            Stage::Shifting => format!("{played} To whom is it shifted?"),
            Stage::Astral | Stage::Defence
                if state.turn.seat != seat || state.outer.stage != Stage::Idle =>
            {
                self.question_of_answer(state, &played)
            }
            Stage::Astral
            | Stage::Effect
            | Stage::Defence
            | Stage::Resolved
            | Stage::Checked
            | Stage::After
            | Stage::Closing => played,
        }
    }

    fn question_of_answer(&self, state: &State, played: &str) -> String {
        if state.play.is_face_down {
            return format!("{played} Guess a defence, or take it.");
        }
        match self.attack_value(state, &state.play) {
            Some(value) => {
                format!("{played} Block it with {value} or more, answer otherwise, or take it.")
            }
            None => format!("{played} What do you do about it?"),
        }
    }

    fn question_of_grant(&self, state: &State, grant: &Grant) -> String {
        let what = self.say_grant(state, grant);
        if grant.is_due {
            format!("Now comes {what}.")
        } else {
            format!("Do you make {what} as well?")
        }
    }

    /// Says what may follow, and by which card.
    fn say_grant(&self, state: &State, grant: &Grant) -> String {
        let what = match grant.what {
            Granted::Attack => "an attack".into(),
            Granted::Special => "a Special".into(),
            Granted::Card => "this card".into(),
            Granted::FollowUp(icons) => {
                let types: Vec<String> = icons.types().map(|of| of.title().into()).collect();
                format!("a follow-up attack with {}", list(&types, "or"))
            }
        };
        if !grant.source.is_some() {
            return what;
        }
        format!("{what} (by {})", self.card_of(state, grant.source).name)
    }

    /// Says what is being played: by whom, with which value and type, and at whom; nothing if nothing is.
    fn say_play(&self, state: &State) -> String {
        let play = &state.play;
        if play.stage == Stage::Idle || !play.card.is_some() {
            return String::new();
        }
        let actor = self.name_of(play.actor);
        let mut text = if play.is_face_down {
            format!("{actor} attacks face down")
        } else {
            format!("{actor} plays {}", self.catalogue.card(state.face(play.card)).name)
        };
        if play.partner.is_some() {
            let partner = &self.catalogue.card(state.face(play.partner)).name;
            text = text + " with " + partner;
        }
        match play.target {
            Target::None => {}
            Target::Character(who) => text = text + " on " + self.name_of(who),
            Target::Homebase(seat) => {
                text = text + " on " + self.name_of(Who::homebase(seat));
            }
            Target::Card(piece) => {
                text = text + " on " + &self.card_of(state, piece).name;
            }
        }
        if let Some(value) = self.attack_value(state, play).filter(|_| !play.is_face_down) {
            let icons = self.level(state, play).map_or(Icons::NONE, |level| level.icons);
            let of = play.declared.map_or_else(|| icon_words(icons), |of| of.title().into());
            let of = if of.is_empty() { of } else { format!(" {of}") };
            text = format!("{text} ({value}{of})");
        }
        text.push('.');
        text
    }
}
