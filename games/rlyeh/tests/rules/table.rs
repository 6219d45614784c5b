//! A match in the hands of a test: play by notation, and look at what is the case.

use fracas_core::{Match, Outcome, Refusal, Rule, Scene, Seat, Table as _, Viewer};
use fracas_rlyeh::Rlyeh;
use serde_json::Value;

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

/// A match being played by a test.
#[derive(Clone)]
pub(crate) struct Table(pub(crate) Match<Rlyeh>);

/// What may be done.
impl Table {
    /// Plays an action by whoever is due.
    #[track_caller]
    pub(crate) fn play(&mut self, notation: &str) -> &mut Table {
        let seat = self.due();
        let played = self.0.play(seat, notation);
        assert!(
            played.is_ok(),
            "seat {seat}, {notation:?}: {}; possible: {:?}",
            played.unwrap_err(),
            self.choices()
        );
        self
    }

    /// Tries what must be refused, and checks that nothing changed.
    #[track_caller]
    pub(crate) fn refuse(&mut self, notation: &str) -> Refusal {
        let (seat, before) = (self.due(), self.0.save());
        let refused = self.0.play(seat, notation);
        assert_eq!(self.0.save(), before, "a refused action changes nothing");
        refused.expect_err(notation)
    }

    /// Tries what must be refused for this reason and by this rule.
    #[track_caller]
    pub(crate) fn expect_refused(&mut self, notation: &str, code: &str, rule: u16) {
        let refusal = self.refuse(notation);
        assert_eq!((refusal.code, refusal.rule), (code, Some(Rule(rule))), "{refusal}");
    }

    /// Ends the turn of whoever is due, and those of the others up to a seat.
    #[track_caller]
    pub(crate) fn end_turns_to(&mut self, seat: Seat) -> &mut Table {
        self.play("end");
        while self.active() != seat {
            self.play("end");
        }
        self
    }
}

/// What is the case, hidden or not.
impl Table {
    /// Gets who must decide.
    #[track_caller]
    pub(crate) fn due(&self) -> Seat {
        self.0.to_act().into_iter().next().expect("someone must decide")
    }

    /// Lists what whoever is due may do, in notation.
    #[track_caller]
    pub(crate) fn choices(&self) -> Vec<String> {
        let view = self.0.view(Viewer::Seat(self.due()));
        view.choices.into_iter().map(|choice| choice.notation).collect()
    }

    /// Checks whether whoever is due may do something.
    #[track_caller]
    pub(crate) fn can(&self, notation: &str) -> bool {
        self.choices().iter().any(|choice| choice == notation)
    }

    pub(crate) fn tokens(&self) -> u64 {
        number(&self.position()["tokens"])
    }

    pub(crate) fn power(&self) -> u64 {
        number(&self.position()["power"])
    }

    /// Lists the hand, sorted: what is known of it and what is not.
    pub(crate) fn hand(&self, seat: Seat) -> Vec<String> {
        let player = self.player(seat);
        let mut hand = list(&player["hand"]);
        hand.extend(list(&player["shown"]));
        hand.sort();
        hand
    }

    /// Lists what everyone knows to be in a hand, sorted.
    pub(crate) fn shown(&self, seat: Seat) -> Vec<String> {
        sorted(list(&self.player(seat)["shown"]))
    }

    /// Lists the whole deck, sorted.
    pub(crate) fn deck(&self, seat: Seat) -> Vec<String> {
        let deck = self.player(seat)["deck"].clone();
        let mut cards = list(&deck["cards"]);
        cards.extend(list(&deck["bottom"]));
        cards.extend(self.top(seat));
        sorted(cards)
    }

    /// Lists what was seen on top of a deck, the topmost last.
    pub(crate) fn top(&self, seat: Seat) -> Vec<String> {
        let top = self.player(seat)["deck"]["top"].clone();
        let cards = top.as_array().cloned().unwrap_or_default();
        cards.iter().map(|top| top["card"].as_str().unwrap().to_owned()).collect()
    }

    /// Lists what was put under a deck, the lowest first.
    pub(crate) fn bottom(&self, seat: Seat) -> Vec<String> {
        list(&self.player(seat)["deck"]["bottom"])
    }

    pub(crate) fn in_play(&self, seat: Seat) -> Vec<String> {
        sorted(list(&self.player(seat)["play"]))
    }

    pub(crate) fn discard(&self, seat: Seat) -> Vec<String> {
        sorted(list(&self.player(seat)["discard"]))
    }

    pub(crate) fn front(&self, seat: Seat) -> Vec<String> {
        list(&self.player(seat)["front"])
    }

    pub(crate) fn hero(&self, seat: Seat) -> String {
        self.player(seat)["hero"].as_str().unwrap().to_owned()
    }

    /// Counts the copies of a card among all that a player owns but for those in front.
    pub(crate) fn owned(&self, seat: Seat, card: &str) -> usize {
        let parts = [self.deck(seat), self.hand(seat), self.in_play(seat), self.discard(seat)];
        parts.iter().flatten().filter(|owned| *owned == card).count()
    }

    pub(crate) fn deleted(&self) -> Vec<String> {
        sorted(list(&self.position()["deleted"]))
    }

    /// Counts the copies left in a stack.
    #[track_caller]
    pub(crate) fn left(&self, card: &str) -> u64 {
        let position = self.position();
        let mut piles = position["board"].as_array().unwrap().iter();
        let pile = piles.find(|pile| pile["card"] == card);
        number(&pile.unwrap_or_else(|| panic!("no stack of {card}"))["left"])
    }

    /// Lists the Loots that a Boss has left, sorted.
    #[track_caller]
    pub(crate) fn loots(&self, boss: &str) -> Vec<String> {
        let position = self.position();
        let mut bosses = position["bosses"].as_array().unwrap().iter();
        let found = bosses.find(|found| found["boss"] == boss);
        sorted(list(&found.unwrap_or_else(|| panic!("no Boss {boss}"))["loots"]))
    }

    pub(crate) fn pox(&self) -> u64 {
        number(&self.position()["pox"])
    }

    /// Gets the card whose stack is under the Glob token.
    pub(crate) fn glob(&self) -> Option<String> {
        self.position()["glob"].as_str().map(str::to_owned)
    }

    pub(crate) fn active(&self) -> Seat {
        Seat(number(&self.position()["active"]) as u8)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.0.outcome().is_some()
    }

    /// Gets the result of a game that is over.
    #[track_caller]
    pub(crate) fn outcome(&self) -> Outcome {
        self.0.outcome().expect("the game is over")
    }

    /// Gets all of it as it would be saved.
    pub(crate) fn position(&self) -> Value {
        self.0.position()
    }

    pub(crate) fn player(&self, seat: Seat) -> Value {
        self.position()["players"][seat.index()].clone()
    }
}

/// What is shown and told.
impl Table {
    pub(crate) fn scene(&self, viewer: Viewer) -> Scene {
        self.0.view(viewer).scene
    }

    /// Lists the sentences that everyone was told.
    pub(crate) fn told(&self) -> Vec<String> {
        self.told_to(Viewer::Spectator)
    }

    /// Lists the sentences that a viewer was told.
    pub(crate) fn told_to(&self, viewer: Viewer) -> Vec<String> {
        self.0.told(viewer, 0).into_iter().map(|told| told.text).collect()
    }

    /// Lists what the d20 has shown since the start.
    pub(crate) fn rolls(&self) -> Vec<u32> {
        let told = self.told();
        let rolls = told.iter().filter_map(|text| text.split_once(" rolls "));
        let digits = |(_, rest): (&str, &str)| -> Option<u32> {
            rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
        };
        rolls.filter_map(digits).collect()
    }
}

/// Makes a sorted list of cards.
pub(crate) fn cards(list: &[&str]) -> Vec<String> {
    sorted(list.iter().map(|&card| card.to_owned()).collect())
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no number"))
}

fn list(value: &Value) -> Vec<String> {
    let texts = value.as_array().cloned().unwrap_or_default();
    texts.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn sorted(mut texts: Vec<String>) -> Vec<String> {
    texts.sort();
    texts
}
