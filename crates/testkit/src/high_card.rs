//! High Card: the smallest game with hidden cards, chance, turns and simultaneous choices.
//!
//! Each of two seats gets one of ten cards. Seat 0 says high or low, then seat 1; then both at once
//! keep their card or swap it for one from the deck, laying the old one open. The higher card wins.
//!
//! It can be made to leak on purpose, so that tests can show that leaks are found.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

use fracas_core::{
    Area, Chance, Choice, Face, Game, Item, Layout, Legible, Log, Outcome, Problems, Refusal,
    Scene, Seat, SeatSet, Told, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A way in which the game betrays the other seat's card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weakness {
    /// The scene shows the face.
    Face,
    /// The back of the card has an id made from the card.
    Id,
    /// Actions come in another order when the other seat holds a high card.
    Actions,
    /// An event tells everyone which card was drawn.
    Event,
    /// A reveal is logged as if nothing had been hidden, so that it could be taken back.
    Undo,
}

/// The rules, with or without a weakness.
#[derive(Clone, Copy, Debug, Default)]
pub struct HighCard {
    /// The weakness, for tests that look for one.
    pub weakness: Option<Weakness>,
}

/// The cards of the deck.
const CARDS: u8 = 10;

/// A state of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HighCardState {
    held: [u8; 2],
    thrown: Vec<u8>,
    said: Vec<bool>,
    due: SeatSet,
}

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HighCardAction {
    /// Says "high" or "low".
    Say(bool),
    /// Keeps the card.
    Keep,
    /// Swaps the card.
    Swap,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HighCardEvent {
    /// A seat spoke.
    Said(Seat, bool),
    /// A seat threw a card away.
    Threw(Seat, u8),
    /// A seat drew a card; told in full only by a leaky game.
    Drew(Seat, Option<u8>),
}

impl HighCard {
    fn is_weak(self, weakness: Weakness) -> bool {
        self.weakness == Some(weakness)
    }

    fn is_over(state: &HighCardState) -> bool {
        state.due.is_empty()
    }

    fn swap(
        self,
        state: &mut HighCardState,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl Log<HighCardEvent, HighCardState>,
    ) {
        let old = state.held[seat.index()];
        state.thrown.push(old);
        let thrown = HighCardEvent::Threw(seat, old);
        if self.is_weak(Weakness::Undo) {
            log.tell(thrown);
            return;
        }
        log.reveal(thrown);
        let rest = deck(state);
        let new = chance.pick(&rest).expect("ten cards are enough for four");
        state.held[seat.index()] = new;
        log.tell(HighCardEvent::Drew(seat, self.is_weak(Weakness::Event).then_some(new)));
    }

    fn card(self, state: &HighCardState, seat: Seat, viewer: Viewer) -> Item {
        let card = state.held[seat.index()];
        if viewer.is(seat) || Self::is_over(state) || self.is_weak(Weakness::Face) {
            return face(card);
        }
        let position = if self.is_weak(Weakness::Id) { card as usize } else { 0 };
        Item::back(&format!("card.{seat}"), position)
    }
}

fn face(card: u8) -> Item {
    let face = Face {
        name: format!("Card {card}"),
        kind: "card".into(),
        numbers: BTreeMap::from([("value".into(), i64::from(card))]),
        ..Face::default()
    };
    Item::face_up(format!("c{card}"), face)
}

/// Lists the cards that nobody holds and nobody threw away.
fn deck(state: &HighCardState) -> Vec<u8> {
    (0..CARDS).filter(|card| !state.held.contains(card) && !state.thrown.contains(card)).collect()
}

impl Game for HighCard {
    type State = HighCardState;
    type Action = HighCardAction;
    type Event = HighCardEvent;

    fn seats(&self) -> usize {
        2
    }

    fn deal(
        &self,
        chance: &mut impl Chance,
        _: &mut impl Log<HighCardEvent, HighCardState>,
    ) -> HighCardState {
        let first = chance.below(u32::from(CARDS)) as u8;
        let second = (first + 1 + chance.below(u32::from(CARDS) - 1) as u8) % CARDS;
        HighCardState {
            held: [first, second],
            thrown: vec![],
            said: vec![],
            due: SeatSet::one(Seat(0)),
        }
    }

    fn to_act(&self, state: &HighCardState) -> SeatSet {
        state.due
    }

    fn actions(&self, state: &HighCardState, seat: Seat, out: &mut Vec<HighCardAction>) {
        if state.said.len() < 2 {
            out.extend([HighCardAction::Say(true), HighCardAction::Say(false)]);
        } else if self.is_weak(Weakness::Actions) && 4 < state.held[seat.opponent().index()] {
            out.extend([HighCardAction::Swap, HighCardAction::Keep]);
        } else {
            out.extend([HighCardAction::Keep, HighCardAction::Swap]);
        }
    }

    fn apply(
        &self,
        state: &mut HighCardState,
        seat: Seat,
        action: HighCardAction,
        chance: &mut impl Chance,
        log: &mut impl Log<HighCardEvent, HighCardState>,
    ) {
        match action {
            HighCardAction::Say(high) => {
                state.said.push(high);
                state.due = if state.said.len() == 2 {
                    SeatSet::all(2)
                } else {
                    SeatSet::one(seat.opponent())
                };
                log.tell(HighCardEvent::Said(seat, high));
            }
            HighCardAction::Keep => state.due = state.due.without(seat),
            HighCardAction::Swap => {
                state.due = state.due.without(seat);
                self.swap(state, seat, chance, log);
            }
        }
        if state.due.is_empty() {
            // The end turns both cards over.
            log.reveal(HighCardEvent::Threw(Seat(0), state.held[0]));
            log.reveal(HighCardEvent::Threw(Seat(1), state.held[1]));
        }
    }

    fn outcome(&self, state: &HighCardState) -> Option<Outcome> {
        HighCard::is_over(state).then(|| Outcome::by_score(&state.held.map(i32::from)))
    }

    fn know(&self, state: &HighCardState, seat: Seat, hasher: &mut impl Hasher) {
        (seat, state.held[seat.index()], &state.thrown, &state.said, state.due).hash(hasher);
        if HighCard::is_over(state) {
            state.held.hash(hasher);
        }
    }

    fn resample(&self, state: &mut HighCardState, viewer: Viewer, chance: &mut impl Chance) {
        if HighCard::is_over(state) {
            return;
        }
        let known = |card: &u8| {
            let is_own = |seat: Seat| viewer.is(seat) && state.held[seat.index()] == *card;
            state.thrown.contains(card) || Seat::all(2).any(is_own)
        };
        let mut possible: Vec<u8> = (0..CARDS).filter(|card| !known(card)).collect();
        for seat in Seat::all(2).filter(|&seat| !viewer.is(seat)) {
            let at = chance.below(possible.len() as u32) as usize;
            state.held[seat.index()] = possible.swap_remove(at);
        }
    }

    fn promise(&self, state: &HighCardState, seat: Seat) -> f32 {
        let [own, other] = [seat, seat.opponent()].map(|seat| state.held[seat.index()]);
        f32::from(u8::from(other < own))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    held: [u8; 2],
    thrown: Vec<u8>,
    said: Vec<bool>,
    due: Vec<Seat>,
}

impl Legible for HighCard {
    fn notation(&self, action: HighCardAction) -> String {
        match action {
            HighCardAction::Say(true) => "high",
            HighCardAction::Say(false) => "low",
            HighCardAction::Keep => "keep",
            HighCardAction::Swap => "swap",
        }
        .into()
    }

    fn parse(&self, text: &str) -> Result<HighCardAction, String> {
        let all = [
            HighCardAction::Say(true),
            HighCardAction::Say(false),
            HighCardAction::Keep,
            HighCardAction::Swap,
        ];
        all.into_iter()
            .find(|action| self.notation(*action) == text)
            .ok_or_else(|| format!("{text:?} is not an action"))
    }

    fn refuse(&self, state: &HighCardState, seat: Seat, _: HighCardAction) -> Refusal {
        if HighCard::is_over(state) {
            Refusal::over(4)
        } else if state.due.contains(seat) {
            Refusal::by_rule("wrong-step", 2, "first both speak, then both keep or swap")
        } else {
            Refusal::not_your_turn(1)
        }
    }

    fn choice(&self, _: &HighCardState, _: Seat, action: HighCardAction) -> Choice {
        let notation = self.notation(action);
        Choice { label: notation.clone(), notation, ..Choice::default() }
    }

    fn scene(&self, state: &HighCardState, viewer: Viewer) -> Scene {
        let area = |id: String, layout, items| Area {
            label: id.clone(),
            id,
            owner: None,
            layout,
            places: vec![],
            items,
        };
        let mut areas: Vec<Area> = Seat::all(2)
            .map(|seat| {
                area(format!("card.{seat}"), Layout::Hand, vec![self.card(state, seat, viewer)])
            })
            .collect();
        areas.push(area(
            "thrown".into(),
            Layout::Pile,
            state.thrown.iter().copied().map(face).collect(),
        ));
        let said: Vec<&str> =
            state.said.iter().map(|&high| if high { "high" } else { "low" }).collect();
        let mut scene = Scene { moment: said.join(", "), areas, ..Scene::default() };
        scene.number_copies();
        scene
    }

    fn tell(&self, event: &HighCardEvent, names: &[String]) -> Told {
        let (kind, text) = match *event {
            HighCardEvent::Said(seat, high) => {
                ("said", format!("{}: {}", names[seat.index()], if high { "high" } else { "low" }))
            }
            HighCardEvent::Threw(seat, card) => {
                ("threw", format!("{} shows {card}", names[seat.index()]))
            }
            HighCardEvent::Drew(seat, None) => ("drew", format!("{} draws", names[seat.index()])),
            HighCardEvent::Drew(seat, Some(card)) => {
                ("drew", format!("{} draws {card}", names[seat.index()]))
            }
        };
        Told { kind, text, items: vec![], good_for: None }
    }

    fn save(&self, state: &HighCardState) -> Value {
        let HighCardState { held, thrown, said, due } = state.clone();
        let saved = Saved { held, thrown, said, due: due.into_iter().collect() };
        serde_json::to_value(saved).expect("a saved state is plain data")
    }

    fn load(&self, saved: &Value) -> Result<HighCardState, Problems> {
        let wrong = |why: serde_json::Error| Problems::one("state", why.to_string());
        let saved: Saved = serde_json::from_value(saved.clone()).map_err(wrong)?;
        if saved.due.iter().any(|seat| 1 < seat.0) {
            return Err(Problems::one("due", "seats are 0 and 1"));
        }
        let due = saved.due.into_iter().collect();
        let state = HighCardState { held: saved.held, thrown: saved.thrown, said: saved.said, due };
        if state.held[0] == state.held[1] || state.held.iter().any(|card| CARDS <= *card) {
            return Err(Problems::one("held", "two different cards from 0 to 9"));
        }
        Ok(state)
    }
}
