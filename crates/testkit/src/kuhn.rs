//! Kuhn poker: the smallest poker, whose solution is known.
//!
//! Three cards, of which each of two seats gets one, and an ante of one chip each. Seat 0 checks or
//! bets a chip; seat 1 answers a check with a check or a bet, and a bet by folding or calling; a bet
//! after a check is answered by seat 0. The higher card takes the pot.

use std::hash::{Hash, Hasher};

use fracas_core::{Chance, Game, Log, Outcome, Seat, SeatSet, Viewer};

/// The rules.
#[derive(Clone, Copy, Debug, Default)]
pub struct Kuhn;

/// A card; the later one is higher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum KuhnCard {
    /// The lowest.
    Jack,
    /// The one between.
    Queen,
    /// The highest.
    King,
}

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KuhnAction {
    /// Checks, or folds to a bet.
    Pass,
    /// Bets, or calls a bet.
    Bet,
}

/// A state of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KuhnState {
    /// The card of each seat.
    pub held: [KuhnCard; 2],
    /// What was done so far.
    pub done: Vec<KuhnAction>,
}

use KuhnAction::{Bet, Pass};

const DECK: [KuhnCard; 3] = [KuhnCard::Jack, KuhnCard::Queen, KuhnCard::King];

impl KuhnState {
    /// Gets what seat 0 wins, in chips, once the game is over.
    fn winnings(&self) -> Option<i32> {
        let higher = if self.held[1] < self.held[0] { 1 } else { -1 };
        match self.done[..] {
            [Pass, Pass] => Some(higher),
            [Bet, Bet] | [Pass, Bet, Bet] => Some(2 * higher),
            [Bet, Pass] => Some(1),
            [Pass, Bet, Pass] => Some(-1),
            _ => None,
        }
    }
}

impl Game for Kuhn {
    type State = KuhnState;
    type Action = KuhnAction;
    type Event = KuhnAction;

    fn seats(&self) -> usize {
        2
    }

    fn deal(&self, chance: &mut impl Chance, _: &mut impl Log<KuhnAction, KuhnState>) -> KuhnState {
        let mut deck = DECK;
        chance.shuffle(&mut deck);
        KuhnState { held: [deck[0], deck[1]], done: Vec::new() }
    }

    fn to_act(&self, state: &KuhnState) -> SeatSet {
        if state.winnings().is_some() {
            return SeatSet::EMPTY;
        }
        SeatSet::one(Seat((state.done.len() % 2) as u8))
    }

    fn actions(&self, _: &KuhnState, _: Seat, out: &mut Vec<KuhnAction>) {
        out.extend([Pass, Bet]);
    }

    fn apply(
        &self,
        state: &mut KuhnState,
        _: Seat,
        action: KuhnAction,
        _: &mut impl Chance,
        log: &mut impl Log<KuhnAction, KuhnState>,
    ) {
        state.done.push(action);
        log.tell(action);
    }

    fn outcome(&self, state: &KuhnState) -> Option<Outcome> {
        state.winnings().map(|won| Outcome::by_score(&[won, -won]))
    }

    fn resample(&self, state: &mut KuhnState, viewer: Viewer, chance: &mut impl Chance) {
        let mut deck = DECK.to_vec();
        if let Viewer::Seat(seat) = viewer {
            deck.retain(|card| *card != state.held[seat.index()]);
        }
        chance.shuffle(&mut deck);
        for seat in Seat::all(2).filter(|seat| !viewer.is(*seat)) {
            state.held[seat.index()] = deck.pop().expect("three cards are enough for two seats");
        }
    }

    fn know(&self, state: &KuhnState, seat: Seat, hasher: &mut impl Hasher) {
        (seat, state.held[seat.index()], &state.done).hash(hasher);
        self.to_act(state).is_empty().then_some(state.held).hash(hasher);
    }

    fn promise(&self, state: &KuhnState, seat: Seat) -> f32 {
        self.outcome(state).map_or(0.5, |outcome| self.worth(&outcome, seat))
    }

    /// Counts the chips: from 0 for two lost to 1 for two won.
    fn worth(&self, outcome: &Outcome, seat: Seat) -> f32 {
        chips_to_worth(outcome.score(seat) as f32)
    }
}

/// Gets what a number of chips is worth.
#[expect(clippy::float_arithmetic, reason = "a share")]
fn chips_to_worth(chips: f32) -> f32 {
    (chips + 2.0) / 4.0
}
