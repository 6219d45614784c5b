//! What is asked, in words.

use fracas_cards::effect::{Ask, Context, Question, asking, picking};
use fracas_core::{Seat, Viewer};

use crate::Rlyeh;
use crate::card::Attack;
use crate::effects::{View, source_card, source_hero};
use crate::state::{Phase, State};
use crate::thing::Thing;
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

    /// Says what is asked: by which card or hero, what for, and how much is chosen already.
    pub(crate) fn question(&self, state: &State, seat: Seat, ask: &Ask<'_>) -> String {
        let name = self.who_asks(state).unwrap_or_default();
        let Some(context) = state.stack.context() else { return ask.prompt.into() };
        let then = picking(self.catalogue.library(), &state.stack).and_then(|pick| pick.then);
        let is_owner = context.owner == seat;
        match (ask.kind, then) {
            (_, Some(Operation::Block)) => return self.question_of_block(context, name),
            (_, Some(Operation::Ask)) => {
                return format!("{name}: Whom do you ask for a high five?");
            }
            (Question::YesNo, _) if !is_owner && state.mind.asked.contains(seat) => {
                return format!("{name}: High five {}?", self.hero_name(state, context.owner));
            }
            (Question::YesNo | Question::Things { .. } | Question::Options { .. }, _) => {}
        }
        let text = self.named(state, seat, context, ask.prompt);
        let purpose = match then {
            Some(Operation::Steal) if is_owner => " to gain",
            Some(then) => purpose(then),
            None => "",
        };
        let chosen = match ask.kind {
            Question::YesNo => return format!("{name}: {text}"),
            Question::Things { chosen, .. } => chosen.into(),
            Question::Options { chosen, .. } => chosen.count_ones(),
        };
        match chosen {
            0 => format!("{name}: {text}{purpose}."),
            chosen => format!("{name}: {text}{purpose} ({chosen} chosen)."),
        }
    }

    /// Asks whether to block an attack, and says what it does.
    fn question_of_block(&self, context: Context, name: &str) -> String {
        let attack = source_card(context).and_then(|card| self.card(card).attack.as_ref());
        let text = attack.map(Attack::text).unwrap_or_default();
        let effect = text.strip_prefix("PvP Attack: ").unwrap_or(&text);
        format!("{name} attacks you: {effect} Block?")
    }

    /// Puts names in a prompt: of the card that is "it", and of "that player" or what the one who is asked
    /// calls themselves.
    fn named(&self, state: &State, seat: Seat, context: Context, prompt: &str) -> String {
        let thing = state.stack.things(context).first().map(|thing| Thing::from_number(*thing));
        let it = thing.and_then(Thing::card).map_or("it", |card| &self.card(card).name);
        let text = prompt.replace("{it}", it).replace(" it ", &format!(" {it} "));
        let other = Rlyeh::that_player(state, context);
        if other == context.owner {
            text
        } else if other == seat {
            text.replace("that player's", "your").replace("their ", "your ")
        } else {
            let name = self.hero_name(state, other);
            text.replace("That player", name).replace("that player", name)
        }
    }

    /// Gets the name of a player's hero, by which the players of a table are told apart.
    pub(super) fn hero_name(&self, state: &State, seat: Seat) -> &str {
        let hero = state.player(seat).hero;
        hero.map_or("the other player", |hero| &self.catalogue.hero(hero).name)
    }
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
        | Operation::ThisTurn(_)
        | Operation::DrawAtEnd(_)
        | Operation::Ask
        | Operation::Block => "",
    }
}
