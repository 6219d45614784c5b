//! A match in the hands of a test: play by notation, and look at what is the case.

use fracas_core::{Match, Outcome, Refusal, Rule, Scene, Seat, Table as _, Viewer};
use fracas_robot_quest::RobotQuest;
use serde_json::Value;

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

/// A match being played by a test.
#[derive(Clone)]
pub(crate) struct Table(pub(crate) Match<RobotQuest>);

/// What may be done.
impl Table {
    /// Plays an action by whoever is due.
    #[track_caller]
    pub(crate) fn play(&mut self, notation: &str) -> &mut Table {
        let seat = self.due();
        let played = self.0.play(seat, notation);
        assert!(played.is_ok(), "seat {seat}, {notation:?}: {}", played.unwrap_err());
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

    /// Gets where a robot is; none off the board.
    pub(crate) fn cell(&self, robot: &str) -> Option<String> {
        self.robot(robot)["space"].as_str().map(str::to_owned)
    }

    /// Counts the cubes on a Player Board.
    pub(crate) fn health(&self, robot: &str) -> u64 {
        number(&self.robot(robot)["red"]) + number(&self.robot(robot)["blue"])
    }

    /// Counts the Victory Points of a seat.
    pub(crate) fn points(&self, seat: Seat) -> u64 {
        self.red(seat) + 2 * self.blue(seat)
    }

    /// Counts the red cubes of a Victory Point Pile, a gem as five.
    pub(crate) fn red(&self, seat: Seat) -> u64 {
        number(&self.player(seat)["red"])
    }

    /// Counts the blue cubes of a Victory Point Pile.
    pub(crate) fn blue(&self, seat: Seat) -> u64 {
        number(&self.player(seat)["blue"])
    }

    pub(crate) fn energy(&self) -> u64 {
        number(&self.position()["energy"])
    }

    pub(crate) fn moves(&self) -> u64 {
        number(&self.position()["move"])
    }

    pub(crate) fn hand(&self, seat: Seat) -> Vec<String> {
        sorted(&self.player(seat)["hand"])
    }

    pub(crate) fn deck(&self, seat: Seat) -> Vec<String> {
        sorted(&self.player(seat)["deck"])
    }

    pub(crate) fn in_play(&self, seat: Seat) -> Vec<String> {
        sorted(&self.player(seat)["in_play"])
    }

    pub(crate) fn discard(&self, seat: Seat) -> Vec<String> {
        sorted(&self.player(seat)["discard"])
    }

    /// Lists the cards of the Shop; empty spaces are left out.
    pub(crate) fn shop(&self) -> Vec<String> {
        sorted(&self.position()["shop"])
    }

    pub(crate) fn shop_deck(&self) -> Vec<String> {
        sorted(&self.position()["shop_deck"])
    }

    pub(crate) fn scrap(&self) -> Vec<String> {
        sorted(&self.position()["scrap"])
    }

    /// Counts the copies left in a Supply pile.
    pub(crate) fn supply(&self, card: &str) -> u64 {
        number(&self.position()["supply"][card])
    }

    /// Counts the red cubes of the Reserve, a gem as five, and the blue ones.
    pub(crate) fn reserve(&self) -> (i64, u64) {
        let reserve = &self.position()["reserve"];
        (reserve["red"].as_i64().unwrap(), number(&reserve["blue"]))
    }

    pub(crate) fn active(&self) -> Seat {
        Seat(number(&self.position()["active"]) as u8)
    }

    /// Gets the phase, such as `main`.
    pub(crate) fn phase(&self) -> String {
        self.position()["phase"].as_str().unwrap().to_owned()
    }

    /// Counts the turns that have begun.
    pub(crate) fn turn(&self) -> u64 {
        number(&self.position()["turn"])
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

    /// Finds a robot as it would be saved.
    #[track_caller]
    pub(crate) fn robot(&self, robot: &str) -> Value {
        let position = self.position();
        let players = position["players"].as_array().unwrap().iter();
        let mut robots = players.flat_map(|player| player["robots"].as_array().unwrap());
        let found = robots.find(|found| found["robot"] == robot);
        found.unwrap_or_else(|| panic!("no robot {robot}")).clone()
    }

    fn player(&self, seat: Seat) -> Value {
        self.position()["players"][seat.index()].clone()
    }
}

/// What is shown and told.
impl Table {
    pub(crate) fn scene(&self, viewer: Viewer) -> Scene {
        self.0.view(viewer).scene
    }

    /// Lists the cards that a viewer sees in a place, such as `scrap` or `discard.0`; none for backs.
    #[track_caller]
    pub(crate) fn seen(&self, viewer: Viewer, area: &str) -> Vec<Option<String>> {
        let scene = self.scene(viewer);
        let area = scene.area(area).unwrap_or_else(|| panic!("no area {area}"));
        let items = area.items.iter();
        items.map(|item| item.face.as_ref().and_then(|face| face.card.clone())).collect()
    }

    /// Lists the sentences that everyone was told.
    pub(crate) fn told(&self) -> Vec<String> {
        self.0.told(Viewer::Spectator, 0).into_iter().map(|told| told.text).collect()
    }
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no number"))
}

fn sorted(list: &Value) -> Vec<String> {
    let texts = list.as_array().unwrap().iter().filter_map(Value::as_str);
    let mut texts: Vec<String> = texts.map(str::to_owned).collect();
    texts.sort();
    texts
}
