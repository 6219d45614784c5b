//! Tables to test rules at.

use std::sync::Arc;

use fracas_core::{Match, Refusal, Seat, Seed, Setup, Table as _, Viewer};
use fracas_overpower::{Catalogue, CharacterId, Limits, Mode, Sheet};
use fracas_overpower_limited::{Action, Find, ID, OverPowerLimited, Phase, State};

/// What decks are made for.
pub(crate) const VENTURE: Limits = Limits { mode: Mode::Venture, is_strict: false };

/// A table with its match.
pub(crate) struct Table(pub(crate) Match<OverPowerLimited>);

pub(crate) fn setup(mode: &str, seats: usize, options: &[(&str, &str)]) -> Setup {
    Setup {
        game: ID.into(),
        mode: mode.into(),
        seats: Some(seats),
        options: options.iter().map(|(id, value)| ((*id).into(), (*value).into())).collect(),
        ..Setup::default()
    }
}

fn deal(setup: Setup, seed: u64) -> Table {
    let game = Arc::new(OverPowerLimited::open(&setup).unwrap());
    Table(Match::deal(game, setup, &[], Seed::from_number(seed)))
}

/// Opens a draft of so many.
pub(crate) fn draft(seats: usize, seed: u64) -> Table {
    deal(setup("draft", seats, &[]), seed)
}

/// Opens a Sealed table with so many Booster Packs.
pub(crate) fn sealed(boosters: &str, seed: u64) -> Table {
    deal(setup("sealed", 1, &[("boosters", boosters)]), seed)
}

impl Table {
    pub(crate) fn state(&self) -> &State {
        self.0.state()
    }

    pub(crate) fn game(&self) -> &OverPowerLimited {
        self.0.game()
    }

    pub(crate) fn catalogue(&self) -> &Catalogue {
        self.game().catalogue()
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.state().players.len())
    }

    /// Gets who must pick.
    #[track_caller]
    pub(crate) fn picker(&self) -> Seat {
        let due: Vec<Seat> = self.0.to_act().into_iter().collect();
        let [seat] = due[..] else { panic!("one seat picks at a time, not {due:?}") };
        seat
    }

    /// Lists the characters in the middle.
    pub(crate) fn middle(&self) -> Vec<CharacterId> {
        self.state().middle.iter().map(|stack| self.state().character(*stack)).collect()
    }

    /// Lists the characters of the stacks that a seat has.
    pub(crate) fn stacks(&self, seat: Seat) -> Vec<CharacterId> {
        let stacks = self.state().player(seat).stacks.iter();
        stacks.map(|stack| self.state().character(*stack)).collect()
    }

    pub(crate) fn finds(&self, seat: Seat) -> Vec<Find> {
        self.state().finds(seat).collect()
    }

    /// Lets the seat that is due pick what lies first in the middle.
    pub(crate) fn pick_first(&mut self) -> Seat {
        let seat = self.picker();
        let first = self.middle()[0];
        self.0.play_action(seat, Action::Pick(first)).unwrap();
        seat
    }

    /// Picks until all packs are picked.
    pub(crate) fn pick_all(&mut self) {
        while self.state().phase == Phase::Picking {
            self.pick_first();
        }
    }

    #[track_caller]
    pub(crate) fn play(&mut self, seat: Seat, action: &str) {
        if let Err(refusal) = self.0.play(seat, action) {
            panic!("{action}: {refusal}");
        }
    }

    /// Plays what must be refused, and checks that nothing changes.
    #[track_caller]
    pub(crate) fn refused(&mut self, seat: Seat, action: &str) -> Refusal {
        let before = self.state().clone();
        let refusal = self.0.play(seat, action).expect_err("this must be refused");
        assert_eq!(*self.state(), before, "a refused action changes nothing");
        refusal
    }

    /// Lets all seats have their decks completed and hand them in.
    pub(crate) fn build_all(&mut self) {
        for seat in self.seats() {
            self.play(seat, "complete");
            self.play(seat, "done");
        }
    }

    /// Reads the deck that a seat takes away.
    pub(crate) fn deck(&self, seat: Seat) -> Sheet {
        let text = self.0.takes_away(seat).expect("the deck is handed in");
        Sheet::read(self.catalogue(), "deck", &text).unwrap()
    }

    /// Lists all that a viewer is shown and told.
    pub(crate) fn seen(&self, viewer: Viewer) -> String {
        let view = String::from_utf8(self.0.view(viewer).to_bytes()).unwrap();
        let told = self.0.told(viewer, 0);
        format!("{view}\n{}", serde_json::to_string(&told).unwrap())
    }

    /// Gets the id of an Uncommon or Rare.
    pub(crate) fn id_of(&self, find: Find) -> &str {
        match find {
            Find::Card(card) => &self.catalogue().card(card).id,
            Find::Homebase(homebase) => &self.catalogue().homebase(homebase).id,
        }
    }
}
