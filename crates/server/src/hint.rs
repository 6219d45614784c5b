//! Hints: what search thinks of a decision, from what the seat knows.

use std::time::Duration;

use fracas_core::{Fast, Seat};
use fracas_protocol::{Hint, HintOption, HintStep};
use fracas_registry::{Advice, Adviser, Budget, Desk, Level, Settings};

/// How long is thought about a hint at most.
const LONGEST: Duration = Duration::from_secs(2);

/// A decision to be thought about, later and elsewhere.
pub(crate) struct Question {
    turn: u64,
    adviser: Adviser,
}

impl Question {
    /// Asks about a decision of a due seat.
    pub(crate) fn new(desk: &dyn Desk, seat: Seat, turn: u64) -> Question {
        let iterations = Level::Hard.iterations().unwrap_or(1);
        let budget = Budget::Either(iterations, LONGEST);
        Question { turn, adviser: desk.adviser(seat, Settings::within(budget)) }
    }

    /// Gets the number of the decision.
    pub(crate) fn turn(&self) -> u64 {
        self.turn
    }

    /// Thinks as a hard bot does, or for a shorter time where that would take too long.
    pub(crate) fn think(self, chance: &mut Fast) -> Hint {
        hint(self.turn, (self.adviser)(chance))
    }
}

/// Puts advice into a message.
fn hint(turn: u64, advice: Advice) -> Hint {
    let best = advice.best().map_or_else(String::new, |best| best.notation.clone());
    let option = |opinion: fracas_registry::Opinion| HintOption {
        notation: opinion.notation,
        value: thousandths(opinion.value),
        visits: opinion.visits,
    };
    let step = |step: fracas_registry::Step| HintStep {
        seat: step.seat,
        label: step.label,
        share: thousandths(step.share),
    };
    Hint {
        turn,
        expected: thousandths(advice.expected),
        best,
        options: advice.options.into_iter().map(option).collect(),
        line: advice.line.into_iter().map(step).collect(),
    }
}

#[expect(clippy::float_arithmetic, reason = "a share is sent as a whole number")]
fn thousandths(share: f32) -> u16 {
    (share.clamp(0.0, 1.0) * 1000.0).round() as u16
}

#[cfg(test)]
mod tests {
    use fracas_core::{Saved, Seed, Setup};
    use serde_json::Value;

    use super::*;

    const ANN: Seat = Seat(0);

    /// Plays to the first Battle, so that there is much that Ann does not know.
    fn begun(seed: u64) -> Saved {
        let entry = fracas_registry::find("battle-arena").unwrap();
        let setup =
            Setup { game: "battle-arena".into(), mode: "substitution".into(), ..Setup::default() };
        let names = ["Ann", "Bob"].map(str::to_owned);
        let mut desk = entry.deal(&setup, &names, Seed::from_number(seed)).unwrap();
        let is_fight = |desk: &dyn Desk| desk.position()["phase"] == "substitution";
        while !(is_fight(&*desk) && desk.to_act().contains(ANN)) {
            let seat = desk.to_act().first().unwrap();
            let action = desk.choose(seat, Level::Random, &mut Fast::new(seed));
            desk.play(seat, &action).unwrap();
        }
        desk.save()
    }

    /// Gets the bytes of a hint to Ann.
    fn bytes(saved: &Saved) -> String {
        let desk = fracas_registry::find("battle-arena").unwrap().take_up(saved).unwrap();
        let settings = Settings::within(Budget::Iterations(300));
        let advice = desk.adviser(ANN, settings)(&mut Fast::new(11));
        serde_json::to_string(&hint(5, advice)).unwrap()
    }

    #[test]
    fn a_hint_is_the_same_whatever_is_hidden() {
        for seed in 0..4 {
            let saved = begun(seed);
            let mut other = saved.clone();
            // Bob's Bench and the Heroes that have not fought change places with his deck.
            let fought = other.state["battles_over"].as_u64().unwrap() as usize;
            let bob = &mut other.state["players"][1];
            let mut swapped = 0;
            for (pile, from) in [("hand", 0), ("line_up", fought)] {
                let count = bob[pile].as_array().unwrap().len();
                for at in from..count {
                    let hidden = bob[pile][at].take();
                    bob[pile][at] = std::mem::replace(&mut bob["deck"][swapped], hidden);
                    swapped += 1;
                }
            }
            assert!(6 < swapped && saved.state != other.state, "much was hidden: {swapped}");
            assert_eq!(bytes(&saved), bytes(&other));
            let mut known = saved.clone();
            let hand = known.state["players"][0]["hand"].take();
            let deck = &mut known.state["players"][0]["deck"];
            let own: Vec<Value> = hand.as_array().unwrap().clone();
            let drawn: Vec<Value> = deck.as_array_mut().unwrap().splice(..own.len(), own).collect();
            known.state["players"][0]["hand"] = drawn.into();
            assert_ne!(bytes(&saved), bytes(&known), "what Ann knows matters");
        }
    }
}
