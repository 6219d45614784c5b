//! A match in the hands of a test: play by notation, and look at what anyone may see.

use std::collections::BTreeSet;

use fracas_battle_arena::{BattleArena, ID};
use fracas_core::{
    Area, Fast, Game, Legible, Match, Refusal, Rule, Scene, Seat, Seed, Setup, Table as _, Told,
    Viewer,
};
use serde_json::Value;

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
/// Both players and someone who watches.
pub(crate) const EVERYONE: [Viewer; 3] = [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator];

/// A match being played by a test.
#[derive(Clone)]
pub(crate) struct Table(pub(crate) Match<BattleArena>);

/// Deals a game with the premade Standard decks, as far as the choice of a side.
pub(crate) fn premade(mode: &str, seed: u64) -> Table {
    let setup = Setup { game: ID.into(), mode: mode.into(), ..Setup::default() };
    let game = BattleArena::open(&setup).unwrap().into();
    Table(Match::deal(game, setup, &[], Seed::from_number(seed)))
}

/// What may be done.
impl Table {
    pub(crate) fn play(&mut self, seat: Seat, notation: &str) -> &mut Table {
        let played = self.0.play(seat, notation);
        assert!(played.is_ok(), "seat {seat}, {notation:?}: {}", played.unwrap_err());
        self
    }

    /// Tries what must be refused, and checks that nothing changed.
    pub(crate) fn refused(&mut self, seat: Seat, notation: &str) -> Refusal {
        let before = self.0.save();
        let refused = self.0.play(seat, notation);
        assert_eq!(self.0.save(), before, "a refused action changes nothing");
        refused.expect_err(notation)
    }

    #[track_caller]
    pub(crate) fn expect_refused(&mut self, seat: Seat, notation: &str, code: &str, rule: u16) {
        let refusal = self.refused(seat, notation);
        assert_eq!((refusal.code, refusal.rule), (code, Some(Rule(rule))), "{refusal}");
    }

    /// Places Heroes in this order, as far as there is a choice.
    pub(crate) fn place(&mut self, seat: Seat, heroes: &[impl AsRef<str>]) -> &mut Table {
        for hero in heroes {
            if self.choices(seat).iter().any(|choice| choice.starts_with("place ")) {
                self.play(seat, &format!("place {}", hero.as_ref()));
            }
        }
        self
    }

    /// Places the Heroes that a seat has drawn in the order in which they lie.
    pub(crate) fn place_as_drawn(&mut self, seat: Seat) -> &mut Table {
        let drawn = self.heroes(seat, "hand");
        self.place(seat, &drawn)
    }

    /// Lets everyone keep their Heroes until a Battle has been fought.
    pub(crate) fn fight(&mut self) -> &mut Table {
        let fought = self.fought();
        while self.fought() == fought && !self.is_over() {
            let seat = self.due()[0];
            self.play(seat, "decline");
        }
        self
    }

    /// Lets everyone keep their Heroes until the game is over.
    pub(crate) fn fight_on(&mut self) -> &mut Table {
        while !self.is_over() {
            self.fight();
        }
        self
    }
}

/// What is the case, hidden or not.
impl Table {
    pub(crate) fn due(&self) -> Vec<Seat> {
        self.0.to_act().into_iter().collect()
    }

    pub(crate) fn choices(&self, seat: Seat) -> Vec<String> {
        let view = self.0.view(Viewer::Seat(seat));
        view.choices.into_iter().map(|choice| choice.notation).collect()
    }

    /// Lists the Heroes of a seat in `deck`, `hand`, `line_up`, `discard` or `overtime`.
    pub(crate) fn heroes(&self, seat: Seat, place: &str) -> Vec<String> {
        strings(&self.0.position()["players"][seat.index()][place])
    }

    pub(crate) fn hot_dogs(&self, seat: Seat) -> u64 {
        self.0.position()["players"][seat.index()]["hot_dogs"].as_u64().unwrap()
    }

    pub(crate) fn honors(&self) -> Option<Seat> {
        self.0.position()["honors"].as_u64().map(|seat| Seat(seat as u8))
    }

    pub(crate) fn fought(&self) -> u64 {
        self.0.position()["battles_over"].as_u64().unwrap()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.0.outcome().is_some()
    }

    /// Gets who won the game; none for a tie.
    pub(crate) fn winner(&self) -> Option<Seat> {
        let outcome = self.0.outcome().expect("the game is over");
        if outcome.is_tie() { None } else { outcome.winners().next() }
    }

    /// Draws a world that a seat cannot tell from this one, as it would be saved.
    pub(crate) fn world(&self, seat: Seat, seed: u64) -> Value {
        let mut state = *self.0.state();
        let game = self.0.game();
        game.resample(&mut state, Viewer::Seat(seat), &mut Fast::new(seed));
        game.save(&state)
    }
}

/// What is shown and told.
impl Table {
    pub(crate) fn scene(&self, viewer: Viewer) -> Scene {
        self.0.view(viewer).scene
    }

    /// Gets a place of a seat, such as `zones` or `discard`, as a viewer sees it.
    pub(crate) fn area(&self, viewer: Viewer, kind: &str, seat: Seat) -> Area {
        let id = format!("{kind}.{seat}");
        self.scene(viewer).area(&id).cloned().unwrap_or_else(|| panic!("no area {id}"))
    }

    /// Lists what a viewer sees in a place: ids of cards, none for backs.
    pub(crate) fn seen(&self, viewer: Viewer, kind: &str, seat: Seat) -> Vec<Option<String>> {
        let items = self.area(viewer, kind, seat).items.into_iter();
        items.map(|item| item.face.and_then(|face| face.card)).collect()
    }

    /// Lists the Battles, from 1, that are marked so in the Zones of a seat.
    pub(crate) fn battles(&self, seat: Seat, badge: &str) -> Vec<usize> {
        let zones = self.area(Viewer::Spectator, "zones", seat).items.into_iter();
        let marked = zones.filter(|item| item.badges.iter().any(|mark| mark == badge));
        let mut battles: Vec<usize> = marked.map(|item| battle_of(&item.badges)).collect();
        battles.sort_unstable();
        battles
    }

    pub(crate) fn won(&self, seat: Seat) -> Vec<usize> {
        self.battles(seat, "won")
    }

    /// Lists the Battles of a seat's Zones from its own left to its own right.
    pub(crate) fn battles_from_left(&self, seat: Seat) -> Vec<usize> {
        let zones = self.area(Viewer::Seat(seat), "zones", seat).items;
        zones.iter().map(|item| battle_of(&item.badges)).collect()
    }

    /// Lists the Heroes in a seat's Zones from its own left to its own right; none for backs.
    pub(crate) fn zones(&self, seat: Seat) -> Vec<Option<String>> {
        self.seen(Viewer::Seat(seat), "zones", seat)
    }

    /// Gets the number of Hot Dogs in a pile of a seat, as a viewer sees it.
    pub(crate) fn hot_dogs_in(&self, viewer: Viewer, kind: &str, seat: Seat) -> u32 {
        let items = self.area(viewer, kind, seat).items.into_iter();
        let is_hot_dog = |kind: &str| kind == "hot-dog";
        let piles =
            items.filter(|item| item.face.as_ref().is_some_and(|face| is_hot_dog(&face.kind)));
        piles.map(|pile| pile.count.unwrap_or(1)).sum()
    }

    /// Lists all that everyone was told.
    pub(crate) fn told(&self) -> Vec<Told> {
        self.0.told(Viewer::Spectator, 0)
    }

    /// Lists the kinds of what everyone was told.
    pub(crate) fn kinds(&self) -> Vec<&'static str> {
        self.told().into_iter().map(|told| told.kind).collect()
    }

    /// Lists the sentences of one kind that everyone was told.
    pub(crate) fn sentences(&self, kind: &str) -> Vec<String> {
        self.told().into_iter().filter(|told| told.kind == kind).map(|told| told.text).collect()
    }

    /// Lists every word of what a viewer is sent and told, in lower case: names and ids of cards
    /// included.
    pub(crate) fn words(&self, viewer: Viewer) -> BTreeSet<String> {
        let view = String::from_utf8(self.0.view(viewer).to_bytes()).unwrap();
        let told = serde_json::to_string(&self.0.told(viewer, 0)).unwrap();
        let is_break = |c: char| !(c.is_alphanumeric() || c == '-');
        [view, told].iter().flat_map(|text| text.split(is_break)).map(str::to_lowercase).collect()
    }
}

pub(crate) fn strings(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

fn battle_of(badges: &[String]) -> usize {
    badges.iter().find_map(|badge| badge.strip_prefix("battle ")?.parse().ok()).unwrap()
}
