//! What is asked, in words.

use fracas_cards::effect::{Ask, Question, asking, capitalised, picking};
use fracas_core::{Seat, Viewer};

use super::thing::purpose;
use crate::BattleArena;
use crate::effects::{View, source_play};
use crate::state::{Phase, State};
use crate::thing::Thing;

impl BattleArena {
    pub(super) fn prompt(&self, state: &State, viewer: Viewer) -> String {
        let Viewer::Seat(seat) = viewer else { return "You are watching.".into() };
        if state.phase == Phase::Over {
            return "The game is over.".into();
        }
        if state.due.is_empty() {
            return String::new();
        }
        if !state.due.contains(seat) {
            return if state.stack.is_empty() {
                "Waiting for your opponent.".into()
            } else {
                format!("{}: waiting for your opponent.", self.who_asks(state))
            };
        }
        if let Some(ask) = asking(self.catalogue.library(), &View { game: self, state }) {
            return self.question(state, seat, &ask);
        }
        let battle = state.battle + 1;
        match state.phase {
            Phase::Side => "You won the coin flip. Home or Away?".into(),
            Phase::Honors => "Who starts with Honors?".into(),
            Phase::LineUp => {
                format!("Which Hero fights in Battle {}?", state.player(seat).line_up.len() + 1)
            }
            Phase::Substitution if self.must_substitute(state, seat) => {
                format!("Battle {battle}: you must substitute. Which Hero comes in?")
            }
            Phase::Substitution => {
                format!("Battle {battle}: substitute, or keep the Hero you placed?")
            }
            Phase::Plays => format!("Battle {battle}: run a Play, or stop?"),
            Phase::Start
            | Phase::Reveal
            | Phase::PlaysOver
            | Phase::Decided
            | Phase::HonorsSettled
            | Phase::Over => String::new(),
        }
    }

    /// Gets the name of the Play that is being carried out.
    pub(crate) fn who_asks(&self, state: &State) -> &str {
        let context = state.stack.context();
        context.map_or("A Play", |context| &self.catalogue.play(source_play(context)).name)
    }

    /// Says what is asked: by which Play, what for, and how much is chosen already.
    pub(crate) fn question(&self, state: &State, seat: Seat, ask: &Ask<'_>) -> String {
        let name = self.who_asks(state);
        let text = self.as_asked(state, seat, ask.prompt);
        let then = picking(self.catalogue.library(), &state.stack).and_then(|pick| pick.then);
        let purpose = then.map_or("", purpose);
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

    /// Gets the words of a Play as the one who is asked is to read them: with the name of what is "it", and
    /// with "you" as who reads.
    pub(super) fn as_asked(&self, state: &State, seat: Seat, text: &str) -> String {
        let Some(context) = state.stack.context() else { return text.into() };
        let thing = state.stack.things(context).first().map(|&thing| Thing::from_number(thing));
        let is_card = |thing: &Thing| thing.owner().is_some() || thing.play().is_some();
        let it = thing.filter(is_card).map(|thing| self.thing_name(state, seat, thing));
        let text = match it {
            Some(it) => text.replace(" it ", &format!(" {it} ")),
            None => text.into(),
        };
        if context.owner == seat { text } else { turned(&text) }
    }
}

/// Turns the words of a Play for the opponent of its owner.
fn turned(text: &str) -> String {
    const TURNS: [(&str, &str); 4] = [
        ("your opponent's ", "your "),
        ("your opponent ", "you "),
        ("your ", "your opponent's "),
        ("you ", "your opponent "),
    ];
    let mut turned = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = !turned.ends_with(char::is_alphanumeric);
        let begins = |from: &str| {
            rest.get(..from.len()).is_some_and(|start| start.eq_ignore_ascii_case(from))
        };
        let found = TURNS.iter().find(|(from, _)| is_word && begins(from));
        let Some((from, to)) = found else {
            turned.push(first);
            rest = &rest[first.len_utf8()..];
            continue;
        };
        let to = if first.is_uppercase() { capitalised(to) } else { (*to).into() };
        turned.push_str(&to);
        rest = &rest[from.len()..];
    }
    turned
}

#[cfg(test)]
mod tests {
    use super::turned;

    #[test]
    fn words_of_a_play_are_turned_for_the_other_player() {
        for (written, read) in [
            ("Choose a Play in your opponent's hand", "Choose a Play in your hand"),
            ("Choose a Play you ran", "Choose a Play your opponent ran"),
            ("Your Hero gets +20 Power", "Your opponent's Hero gets +20 Power"),
            ("Choose one of them", "Choose one of them"),
            ("Let your opponent draw", "Let you draw"),
        ] {
            assert_eq!(turned(written), read);
        }
    }
}
