//! A game of hidden choices: the suite finds it when one is told.

use std::collections::BTreeSet;
use std::hash::{Hash as _, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};

use fracas_core::{
    Chance, Choice, Game, Item, Layout, Legible, Log, Mark, MarkKind, Outcome, Problems, Refusal,
    Scene, Seat, SeatSet, Setup, Told, Viewer,
};
use fracas_testkit::Suite;
use serde_json::{Value, json};

/// Two seats choose a number at once; the higher one wins. A gossip tells what was chosen.
#[derive(Clone, Copy)]
struct Numbers {
    gossips: bool,
    /// What choices say they touch.
    touched: &'static str,
    /// What choices say they mark.
    chosen_mark: &'static str,
    /// What numbers say they mark.
    number_mark: &'static str,
}

type Chosen = [Option<u8>; 2];

impl Game for Numbers {
    type State = Chosen;
    type Action = u8;
    type Event = (Seat, Option<u8>);

    fn seats(&self) -> usize {
        2
    }

    fn deal(&self, _: &mut impl Chance, _: &mut impl Log<Self::Event, Self::State>) -> Chosen {
        [None, None]
    }

    fn to_act(&self, chosen: &Chosen) -> SeatSet {
        Seat::all(2).filter(|seat| chosen[seat.index()].is_none()).collect()
    }

    fn actions(&self, _: &Chosen, _: Seat, out: &mut Vec<u8>) {
        out.extend([1, 2, 3]);
    }

    fn apply(
        &self,
        chosen: &mut Chosen,
        seat: Seat,
        number: u8,
        _: &mut impl Chance,
        log: &mut impl Log<Self::Event, Self::State>,
    ) {
        chosen[seat.index()] = Some(number);
        log.tell((seat, self.gossips.then_some(number)));
        if let [Some(_), Some(_)] = chosen {
            log.reveal((seat, Some(number)));
        }
    }

    fn outcome(&self, chosen: &Chosen) -> Option<Outcome> {
        let [first, second] = *chosen;
        Some(Outcome::by_score(&[first?.into(), second?.into()]))
    }

    fn know(&self, chosen: &Chosen, seat: Seat, hasher: &mut impl Hasher) {
        (chosen[seat.index()], self.to_act(chosen)).hash(hasher);
        if self.to_act(chosen).is_empty() {
            chosen.hash(hasher);
        }
    }

    fn resample(&self, chosen: &mut Chosen, viewer: Viewer, chance: &mut impl Chance) {
        if !self.to_act(chosen).is_empty() {
            for seat in Seat::all(2).filter(|&seat| !viewer.is(seat)) {
                let other = chance.die(3) as u8;
                chosen[seat.index()] = chosen[seat.index()].map(|_| other);
            }
        }
    }

    fn promise(&self, _: &Chosen, _: Seat) -> f32 {
        0.5
    }
}

impl Legible for Numbers {
    fn notation(&self, number: u8) -> String {
        number.to_string()
    }

    fn parse(&self, text: &str) -> Result<u8, String> {
        text.parse().map_err(|_| format!("{text:?} is no number"))
    }

    fn refuse(&self, _: &Chosen, _: Seat, _: u8) -> Refusal {
        Refusal::not_your_turn(1)
    }

    fn choice(&self, _: &Chosen, _: Seat, number: u8) -> Choice {
        let items = vec![self.touched.to_owned()];
        let marks = mark(self.chosen_mark);
        Choice { notation: number.to_string(), label: number.to_string(), items, marks }
    }

    fn scene(&self, chosen: &Chosen, viewer: Viewer) -> Scene {
        let is_over = self.to_act(chosen).is_empty();
        let items = Seat::all(2).filter_map(|seat| {
            let number = chosen[seat.index()]?;
            let id = format!("number.{seat}");
            let is_seen = is_over || viewer.is(seat);
            let item = if is_seen {
                Item::counter(&id, "number", number.into())
            } else {
                Item::back(&id, 0)
            };
            Some(Item { marks: mark(self.number_mark), ..item })
        });
        let area = fracas_core::Area {
            id: "numbers".into(),
            label: "Numbers".into(),
            owner: None,
            layout: Layout::Row,
            places: vec![],
            items: items.collect(),
        };
        Scene { areas: vec![area], ..Scene::default() }
    }

    fn tell(&self, (seat, number): &Self::Event, names: &[String]) -> Told {
        let text = format!("{} chose {number:?}", names[seat.index()]);
        Told { kind: "chose", text, items: vec![], good_for: None }
    }

    fn save(&self, chosen: &Chosen) -> Value {
        json!(chosen)
    }

    fn load(&self, saved: &Value) -> Result<Chosen, Problems> {
        serde_json::from_value(saved.clone()).map_err(|why| Problems::one("state", why.to_string()))
    }
}

const HONEST: Numbers =
    Numbers { gossips: false, touched: "numbers", chosen_mark: "numbers", number_mark: "numbers" };

fn mark(place: &str) -> Vec<Mark> {
    vec![Mark::new(MarkKind::Target, vec![place.to_owned()])]
}

/// Runs the suite on a game that it does not accept, and gives what it says.
fn complaint(game: Numbers) -> String {
    let suite = Suite::new(game, Setup::default());
    let failed = catch_unwind(AssertUnwindSafe(|| suite.run(300, 1))).expect_err("it is found");
    failed.downcast_ref::<String>().expect("the suite fails with a text").clone()
}

#[test]
fn hidden_choices_that_stay_hidden_pass() {
    let coverage = Suite::new(HONEST, Setup::default()).run(300, 1);
    assert_eq!(coverage.decisions, 600);
}

#[test]
fn a_hidden_choice_that_is_told_is_found() {
    let message = complaint(Numbers { gossips: true, ..HONEST });
    let words: BTreeSet<&str> = message.split(['"', ' ', ',', ':']).collect();
    assert!(words.contains("events"), "the other seat is told what it does not see: {message}");
}

#[test]
fn a_choice_that_touches_what_is_not_shown_is_found() {
    let message = complaint(Numbers { touched: "letters", ..HONEST });
    let wanted = "touches \"letters\", which is not in the scene";
    assert!(message.contains(wanted), "{message}");
}

#[test]
fn marks_of_what_is_not_shown_are_found() {
    let message = complaint(Numbers { chosen_mark: "letters", ..HONEST });
    assert!(message.contains("\"1\" marks \"letters\", which is not in the scene"), "{message}");
    let message = complaint(Numbers { number_mark: "numbers@0,0", ..HONEST });
    assert!(message.contains("marks \"numbers@0,0\", which is not in the scene"), "{message}");
}
