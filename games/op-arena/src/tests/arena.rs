//! A table to play situations at.
//!
//! - `steps`: short ways to situations; `facts`: what is seen of the table

mod facts;
mod steps;

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use fracas_cards::File;
use fracas_core::{Chance, Chronicle, Fast, Game as _, Legible as _, Pack, Seat, SeatSet, Setup};

use crate::catalogue::Catalogue;
use crate::dude::{DudeId, Slot};
use crate::effects::source;
use crate::event::Event;
use crate::fighter::{Fighter, Mark};
use crate::state::{Eyes, Phase, State};
use crate::words::Deed;
use crate::{ID, OpArena};

/// The seats of tests.
pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

/// Chance whose dice a test can load; everything else is drawn as it comes.
pub(crate) struct Loaded {
    faces: VecDeque<u8>,
    rest: Fast,
}

impl Loaded {
    /// Draws what is not loaded from another seed.
    pub(crate) fn reseed(&mut self, seed: u64) {
        self.rest = Fast::new(seed);
    }
}

/// Reads an effect as card files write it.
pub(crate) fn effect(text: &str) -> Deed {
    let text = format!("effect = {text}");
    let file = File::read("effect.toml", &text);
    let effect = file.root().value("effect").and_then(Deed::read);
    effect.unwrap_or_else(|| panic!("{}", file.into_report().render()))
}

impl Chance for Loaded {
    fn below(&mut self, bound: u32) -> u32 {
        match self.faces.pop_front() {
            Some(face) if bound == 6 => u32::from(face) - 1,
            Some(face) => {
                self.faces.push_front(face);
                self.rest.below(bound)
            }
            None => self.rest.below(bound),
        }
    }
}

/// A table in the middle of a game: nobody has a Dude, and seat 0 is to act first.
pub(crate) struct Arena {
    pub(crate) game: OpArena,
    pub(crate) state: State,
    pub(crate) chance: Loaded,
    /// What happened since the last action, as events.
    pub(crate) events: Vec<Event>,
}

impl Arena {
    /// Opens a table for so many players.
    pub(crate) fn new(seats: usize) -> Arena {
        Arena::with("brawl", seats, &[])
    }

    /// Opens a table of a mode with options; the Dudes for tests are there beside the game's own.
    pub(crate) fn with(mode: &str, seats: usize, options: &[(&str, &str)]) -> Arena {
        Arena::with_pack(mode, seats, options, include_str!("dudes.toml"))
    }

    /// Opens a table with a pack of Dudes beside the game's own.
    pub(crate) fn with_pack(
        mode: &str,
        seats: usize,
        options: &[(&str, &str)],
        pack: &str,
    ) -> Arena {
        let options: BTreeMap<String, String> =
            options.iter().map(|(id, value)| ((*id).into(), (*value).into())).collect();
        let pack = Pack { name: "dudes.toml".into(), text: pack.into() };
        let setup = Setup {
            game: ID.into(),
            mode: mode.into(),
            seats: Some(seats),
            options,
            packs: vec![pack],
            ..Setup::default()
        };
        Arena::of(OpArena::open(&setup).unwrap_or_else(|problems| panic!("{problems}")))
    }

    fn of(game: OpArena) -> Arena {
        let mut state = game.before;
        state.phase = Phase::Discard;
        state.turn = 1;
        state.due = SeatSet::one(A);
        let chance = Loaded { faces: VecDeque::new(), rest: Fast::new(7) };
        Arena { game, state, chance, events: Vec::new() }
    }

    /// Deals a whole game from its start.
    pub(crate) fn dealt(mode: &str, seats: usize, options: &[(&str, &str)]) -> Arena {
        let mut arena = Arena::with(mode, seats, options);
        let mut log = Chronicle::default();
        arena.state = arena.game.deal(&mut arena.chance, &mut log);
        arena.take_events(&log);
        arena
    }

    /// Finds a Dude by its id.
    pub(crate) fn dude(&self, id: &str) -> DudeId {
        self.game
            .catalogue
            .find(id)
            .unwrap_or_else(|| panic!("{}", self.game.catalogue.unknown_dude(id)))
    }

    /// Takes a Dude away from wherever it is.
    fn pick_up(&mut self, dude: DudeId) {
        self.state.deck.remove(dude);
        self.state.discard.remove(dude);
        for player in &mut self.state.players {
            player.hand.remove(dude);
        }
        self.state.remove_fighter(dude);
    }

    /// Puts a Dude in play, without any ability.
    pub(crate) fn put(&mut self, seat: Seat, id: &str) -> DudeId {
        let dude = self.dude(id);
        self.pick_up(dude);
        self.state.add_fighter(Fighter::new(dude, seat));
        dude
    }

    /// Puts Dudes in a hand.
    pub(crate) fn hold(&mut self, seat: Seat, ids: &[&str]) {
        for id in ids {
            let dude = self.dude(id);
            self.pick_up(dude);
            OpArena::give(&mut self.state, seat, dude, Eyes::of(seat));
        }
    }

    /// Puts a Dude on the Dude Discard pile.
    pub(crate) fn bury(&mut self, id: &str) -> DudeId {
        let dude = self.dude(id);
        self.pick_up(dude);
        self.state.discard.insert(dude);
        dude
    }

    /// Leaves only some Dudes in the deck; the others are out of the game.
    pub(crate) fn deck(&mut self, ids: &[&str]) {
        self.state.deck = ids.iter().map(|id| self.dude(id)).collect();
    }

    /// Puts Damage Markers of a player on a Dude.
    pub(crate) fn hurt(&mut self, dude: DudeId, seat: Seat, markers: u8) {
        self.fighter_mut(dude).markers.add(seat, markers);
    }

    /// Puts a Shield of the Supply on a Dude.
    pub(crate) fn shield(&mut self, dude: DudeId) {
        self.state.shields -= 1;
        self.fighter_mut(dude).mark(Mark::Shield);
    }

    /// Puts a Nerph of the Supply on an ability, counted from 1.
    pub(crate) fn nerph(&mut self, dude: DudeId, ability: usize) {
        self.state.nerphs -= 1;
        self.fighter_mut(dude).mark(Mark::Nerph(Slot::BOTH[ability - 1]));
    }

    /// Gives a player tokens of the Supply instead of what the player has.
    pub(crate) fn tokens(&mut self, seat: Seat, shields: u8, nerphs: u8) {
        let player = self.state.player_mut(seat);
        let (had_shields, had_nerphs) = (player.shields, player.nerphs);
        (player.shields, player.nerphs) = (shields, nerphs);
        self.state.shields = self.state.shields + had_shields - shields;
        self.state.nerphs = self.state.nerphs + had_nerphs - nerphs;
    }

    /// Loads the dice that are rolled next.
    pub(crate) fn load(&mut self, faces: &[u8]) {
        self.chance.faces.extend(faces);
    }

    /// Carries out an effect for a player in the turn of the active one, as a Dude of the player's would.
    pub(crate) fn run(&mut self, seat: Seat, effect: &Deed) {
        let mut catalogue = Catalogue::clone(&self.game.catalogue);
        let program = catalogue.compile_effect(effect);
        self.game.catalogue = Arc::new(catalogue);
        let dude = self.state.fighters_of(seat).next().map(|fighter| fighter.dude);
        OpArena::begin(
            &mut self.state,
            program,
            seat,
            source(dude.unwrap_or_default(), None),
            None,
        );
        self.settle();
    }

    /// Begins the turn of a player, as far as the first decision.
    pub(crate) fn begin(&mut self, seat: Seat) {
        self.state.turn = u16::from(seat.0);
        self.state.due = SeatSet::EMPTY;
        let mut log = Chronicle::default();
        self.game.begin_turn(&mut self.state, seat, &mut log);
        self.game.go_on(&mut self.state, &mut self.chance, &mut log);
        self.take_events(&log);
    }

    /// Goes to where a player places a die that shows a number.
    pub(crate) fn place(&mut self, seat: Seat, face: u8) {
        self.state.active = seat;
        self.state.turn = u16::from(seat.0) + 1;
        self.state.roll = face;
        self.state.phase = Phase::Place;
        self.settle();
    }

    /// Goes on from a state that a test has changed.
    pub(crate) fn settle(&mut self) {
        self.state.due = SeatSet::EMPTY;
        let mut log = Chronicle::default();
        self.game.go_on(&mut self.state, &mut self.chance, &mut log);
        self.take_events(&log);
    }

    fn take_events(&mut self, log: &Chronicle<Event, State>) {
        let everyone = |entry: &fracas_core::Entry<Event>| {
            let mut viewers = fracas_core::Viewer::all(self.game.seats());
            viewers.find_map(|viewer| entry.seen_by(viewer).copied())
        };
        self.events = log.entries.iter().filter_map(everyone).collect();
    }

    /// Lets a player do something that is legal.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: Seat, text: &str) {
        assert!(
            self.can(seat, text),
            "{text:?} is none of {:?} ({:?})",
            self.actions(seat),
            self.state.due
        );
        let action = self.game.parse(text).expect("what is listed can be read");
        let mut log = Chronicle::default();
        self.game.apply(&mut self.state, seat, action, &mut self.chance, &mut log);
        self.take_events(&log);
    }

    /// Lets whoever is due do several things.
    #[track_caller]
    pub(crate) fn acts(&mut self, texts: &[&str]) {
        for text in texts {
            let seat = self.due();
            self.act(seat, text);
        }
    }

    /// Passes until the turn of a player.
    pub(crate) fn pass_to_turn(&mut self, seat: Seat) {
        while self.state.active != seat {
            let due = self.due();
            let actions = self.actions(due);
            let none = ["pass", "enough", "fail"];
            let none = none.into_iter().find(|text| actions.iter().any(|action| action == text));
            self.act(due, none.expect("somebody must choose"));
        }
    }

    /// Passes until a phase, or until the game waits for something that cannot be passed.
    pub(crate) fn pass_to(&mut self, phase: Phase) {
        while self.state.phase != phase && self.state.due.len() == 1 && self.can(self.due(), "pass")
        {
            let seat = self.due();
            self.act(seat, "pass");
        }
        assert_eq!(self.state.phase, phase, "{:?}", self.actions(self.due()));
    }
}
