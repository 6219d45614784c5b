//! The contract of a game: its rules ([`Game`]) and its words ([`Legible`]).

use std::fmt::Debug;
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::chance::Chance;
use crate::event::{Log, Told};
use crate::outcome::Outcome;
use crate::scene::{Choice, Scene};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::setup::{FreshDecks, Problems};
use crate::usage::CardName;

/// The rules of one table: immutable, shared by reference, never cloned with a state.
///
/// Everything here trusts its input; [`Match`](crate::Match) is the door for what comes from
/// outside.
pub trait Game: Send + Sync + Sized + 'static {
    /// Everything that changes: plain data, cheap to clone.
    type State: Clone + Debug + PartialEq + Send + Sync;
    /// One choice of one seat.
    type Action: Copy + Debug + Eq + Hash + Send + Sync;
    /// One thing that happened.
    type Event: Clone + Debug + PartialEq + Send + Sync;

    /// Gets the number of seats.
    fn seats(&self) -> usize;

    /// Sets the game up, as far as its first decision.
    fn deal(
        &self,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event, Self::State>,
    ) -> Self::State;

    /// Gets the seats that must choose now; empty exactly when the game is over.
    ///
    /// When several are due, each chooses without knowing the others' choices.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// Appends what a due seat may do, without repetition, in an order that only depends on what
    /// the seat knows. A seat that is due has at least two actions: forced moves are made by
    /// `deal` and `apply` themselves, unless making one would show that it is forced.
    fn actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Appends those of `actions` that bots think about, at least one: without those that only lead in
    /// another order to what others lead to. People may do things in any order.
    #[inline]
    fn distinct_actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        self.actions(state, seat, out);
    }

    /// Carries out an action of `actions`, as far as the next decision.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event, Self::State>,
    );

    /// Gets the result once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Replaces all that `viewer` cannot know by another possibility, as likely as it is to the
    /// viewer, and keeps all that it has seen and could remember.
    ///
    /// What comes out depends on what the viewer knows and on `chance` alone, never on what is
    /// replaced: a bot that knows its chance must not be able to work back to the truth.
    fn resample(&self, state: &mut Self::State, viewer: Viewer, chance: &mut impl Chance);

    /// Hashes all that `seat` knows and could remember: the same for states it cannot tell apart, and
    /// different where it is shown something else or has other choices. Bots find by it what they
    /// thought of such a situation before.
    fn know(&self, state: &Self::State, seat: Seat, hasher: &mut impl Hasher);

    /// Estimates how well `seat` will do, from 0 (last) to 1 (first), in a state whose hidden
    /// cards may all be looked at.
    fn promise(&self, state: &Self::State, seat: Seat) -> f32;

    /// Says how bots should imagine the game going on beyond what they think through: by what
    /// promises most and to the end, unless the game is too long for that.
    #[inline]
    fn outlook(&self) -> Outlook {
        Outlook::TO_THE_END
    }

    /// Checks whether a state is a good moment to be judged by what it promises, such as the
    /// beginning of a turn.
    #[inline]
    fn is_calm(&self, _state: &Self::State) -> bool {
        true
    }

    /// Gets what a due seat does that does not think ahead, where that needs no weighing: bots imagine the
    /// game going on by it beyond what they think through, unless by chance ([`Habit::Chance`]).
    #[inline]
    fn reflex(&self, _state: &Self::State, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Says what a result is worth to a seat, from 0 to 1: by its place, unless the game is played
    /// for more than that, such as the size of a win.
    #[inline]
    fn worth(&self, outcome: &Outcome, seat: Seat) -> f32 {
        outcome.merit(seat)
    }
}

/// How bots imagine a game going on beyond what they think through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// How each seat decides.
    pub by: Habit,
    /// After how many decisions a world is judged by what it promises, at the next calm moment.
    pub decisions: u32,
}

impl Outlook {
    /// Each seat takes what promises most, to the end of the game.
    pub const TO_THE_END: Outlook = Outlook { by: Habit::Promise, decisions: u32::MAX };
}

/// How a seat decides that does not think ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    /// It takes anything, also where the game says what needs no weighing: fast.
    Chance,
    /// It takes what promises most, in a world that it could believe in.
    Promise,
    /// It takes what promises most of so many actions that come to mind, in the world that is played: for
    /// games with many actions in which an action shows little of what is hidden.
    Few(u32),
}

/// Checks that whoever must decide in a state that people wrote has a choice.
pub fn check_choices<G: Game>(game: &G, state: &G::State) -> Result<(), Problems> {
    let mut problems = Problems::default();
    let mut actions = Vec::new();
    for seat in game.to_act(state) {
        actions.clear();
        game.actions(state, seat, &mut actions);
        if actions.is_empty() {
            let message = format!("seat {seat} would have to decide and has no choice");
            problems.add("state", message);
        }
    }
    problems.or(())
}

/// What people read and write of a game.
pub trait Legible: Game {
    /// Writes an action so that `parse` reads it back.
    fn notation(&self, action: Self::Action) -> String;

    /// Reads an action; the error says what is wrong with the text.
    fn parse(&self, text: &str) -> Result<Self::Action, String>;

    /// Says why a seat may not do this now: it is illegal, not its turn, or the game is over. Only
    /// asked of actions that are not legal, and must not tell what the seat cannot know.
    fn refuse(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Refusal;

    /// Describes a legal action to the seat that may take it.
    fn choice(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Choice;

    /// Shows the table to a viewer.
    fn scene(&self, state: &Self::State, viewer: Viewer) -> Scene;

    /// Tells an event, with the players' names.
    fn tell(&self, event: &Self::Event, names: &[String]) -> Told;

    /// Writes a state for people: cards by their ids, every field named.
    fn save(&self, state: &Self::State) -> Value;

    /// Reads what `save` wrote, perhaps edited by hand; an impossible position is refused with all
    /// its reasons.
    fn load(&self, saved: &Value) -> Result<Self::State, Problems>;

    /// Gets the deck list that a seat takes away from the table, once it is made: to play with elsewhere. None where
    /// matches are not about making decks.
    fn takes_away(&self, _state: &Self::State, _seat: Seat) -> Option<String> {
        None
    }

    /// Lists the cards whose uses the rules count with [`Log::used`], which names them by their
    /// position here.
    fn cards(&self) -> Vec<CardName> {
        Vec::new()
    }

    /// Makes the same table without a card, so that the two can be compared on the same deals: an
    /// ordinary card takes its place. None where the card is not in play or nothing can replace it.
    fn without(&self, _card: u16) -> Option<Self> {
        None
    }

    /// Makes the same table with fresh decks in all seats, which `chance` decides. None where players
    /// bring no decks, or none can be made within the table's limits.
    fn with_fresh_decks(&self, _how: FreshDecks, _chance: &mut impl Chance) -> Option<Self> {
        None
    }
}

/// The number of a rule in a game's RULES.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Rule(pub u16);

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "R{}", self.0)
    }
}

/// Why an action was not accepted. The state is untouched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{sentence}{}", rule.map(|rule| format!(" ({rule})")).unwrap_or_default())]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Refusal {
    /// A permanent word for programs, such as `not-enough-hot-dogs`.
    pub code: &'static str,
    /// The rule it would break, where it is a rule of the game.
    pub rule: Option<Rule>,
    /// What is wrong, for people.
    pub sentence: String,
}

impl Refusal {
    /// Refuses by a rule of the game.
    pub fn by_rule(code: &'static str, rule: u16, sentence: impl Into<String>) -> Refusal {
        Refusal { code, rule: Some(Rule(rule)), sentence: sentence.into() }
    }

    /// Refuses since it is for others to decide now.
    pub fn not_your_turn(rule: u16) -> Refusal {
        Refusal::by_rule("not-your-turn", rule, "it is not your turn to decide")
    }

    /// Refuses since the game is over.
    pub fn over(rule: u16) -> Refusal {
        Refusal::by_rule("over", rule, "the game is over")
    }

    /// Refuses for a reason outside the rulebook.
    pub fn plain(code: &'static str, sentence: impl Into<String>) -> Refusal {
        Refusal { code, rule: None, sentence: sentence.into() }
    }
}
