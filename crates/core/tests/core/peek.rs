//! Peek: a game without aim whose moves differ in what they show, to whom, and in their chance.
//!
//! A card lies face down between three seats, which take turns. Each move does one thing.

use std::hash::{Hash as _, Hasher};
use std::sync::Arc;

use fracas_core::{
    Chance, Choice, Coin, Game, Legible, Log, Match, Outcome, Problems, Refusal, Scene, Seat,
    SeatSet, Seed, Setup, Told, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The rules.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peek;

/// The card, who has seen it, whose turn it is and what has happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct PeekState {
    card: u32,
    seen: Vec<Seat>,
    turn: Seat,
    waits: u32,
    heads: u32,
}

/// One thing to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PeekAction {
    /// Stays on turn; everyone is told.
    Wait,
    /// Gives the turn to the next seat; everyone is told.
    Pass,
    /// Flips a coin before everyone.
    Flip,
    /// Looks at the card; the others are told that the seat looks.
    Look,
    /// Looks at the card; the others are told nothing.
    Sneak,
    /// Shows the card to everyone.
    Show,
}

use PeekAction::{Flip, Look, Pass, Show, Sneak, Wait};

/// All moves; each can be made at any time.
pub(crate) const ALL: [PeekAction; 6] = [Wait, Pass, Flip, Look, Sneak, Show];

/// A seat, and what it did or, after a colon, what it saw.
type PeekEvent = (Seat, String);

/// Deals a match.
pub(crate) fn deal(seed: u64) -> Match<Peek> {
    Match::deal(Arc::new(Peek), Setup::default(), &[], Seed::from_number(seed))
}

impl Game for Peek {
    type State = PeekState;
    type Action = PeekAction;
    type Event = PeekEvent;

    fn seats(&self) -> usize {
        3
    }

    fn deal(
        &self,
        chance: &mut impl Chance,
        log: &mut impl Log<PeekEvent, PeekState>,
    ) -> PeekState {
        log.tell((Seat(0), "begins".into()));
        PeekState { card: chance.below(100), seen: vec![], turn: Seat(0), waits: 0, heads: 0 }
    }

    fn to_act(&self, state: &PeekState) -> SeatSet {
        SeatSet::one(state.turn)
    }

    fn actions(&self, _: &PeekState, _: Seat, out: &mut Vec<PeekAction>) {
        out.extend(ALL);
    }

    fn apply(
        &self,
        state: &mut PeekState,
        seat: Seat,
        action: PeekAction,
        chance: &mut impl Chance,
        log: &mut impl Log<PeekEvent, PeekState>,
    ) {
        let saw = (seat, format!("saw: {}", state.card));
        match action {
            Wait => {
                state.waits += 1;
                log.tell((seat, "waits".into()));
            }
            Pass => {
                state.turn = Seat((seat.0 + 1) % 3);
                log.tell((seat, "passes".into()));
            }
            Flip => {
                state.heads += u32::from(chance.coin() == Coin::Heads);
                log.tell((seat, "flips".into()));
            }
            Look => {
                state.seen.push(seat);
                log.reveal_to(SeatSet::one(seat), saw, Some((seat, "looks".into())));
            }
            Sneak => {
                state.seen.push(seat);
                log.reveal_to(SeatSet::one(seat), saw, None);
            }
            Show => {
                log.tell((seat, "reaches for the card".into()));
                log.pause(state);
                state.seen.extend(Seat::all(3));
                log.reveal(saw);
            }
        }
    }

    fn outcome(&self, _: &PeekState) -> Option<Outcome> {
        None
    }

    fn know(&self, state: &PeekState, seat: Seat, hasher: &mut impl Hasher) {
        (&state.seen, state.turn, state.waits, state.heads).hash(hasher);
        state.seen.contains(&seat).then_some(state.card).hash(hasher);
    }

    fn resample(&self, state: &mut PeekState, viewer: Viewer, chance: &mut impl Chance) {
        if !state.seen.iter().any(|&seat| viewer.is(seat)) {
            state.card = chance.below(100);
        }
    }

    fn promise(&self, _: &PeekState, _: Seat) -> f32 {
        0.5
    }
}

impl Legible for Peek {
    fn notation(&self, action: PeekAction) -> String {
        format!("{action:?}").to_lowercase()
    }

    fn parse(&self, text: &str) -> Result<PeekAction, String> {
        let known = ALL.into_iter().find(|&action| self.notation(action) == text);
        known.ok_or_else(|| format!("{text:?} is not an action"))
    }

    fn refuse(&self, _: &PeekState, _: Seat, _: PeekAction) -> Refusal {
        Refusal::not_your_turn(1)
    }

    fn choice(&self, _: &PeekState, _: Seat, action: PeekAction) -> Choice {
        let notation = self.notation(action);
        Choice { label: notation.clone(), notation, ..Choice::default() }
    }

    fn scene(&self, state: &PeekState, _: Viewer) -> Scene {
        Scene { moment: format!("seen {} times", state.seen.len()), ..Scene::default() }
    }

    fn tell(&self, (seat, what): &PeekEvent, names: &[String]) -> Told {
        Told {
            kind: "peek",
            text: format!("{} {what}", names[seat.index()]),
            items: vec![],
            good_for: None,
        }
    }

    fn save(&self, state: &PeekState) -> Value {
        serde_json::to_value(state).expect("a state is plain data")
    }

    fn load(&self, saved: &Value) -> Result<PeekState, Problems> {
        serde_json::from_value(saved.clone()).map_err(|why| Problems::one("state", why.to_string()))
    }
}
