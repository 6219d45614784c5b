//! From what the players agreed on to the rules of their table.

use fracas_cards::effect::Stack;
use fracas_core::{Problems, Seat, SeatSet, Setup};
use tinyvec::ArrayVec;

use crate::OpArena;
use crate::catalogue::Catalogue;
use crate::dude::DudeId;
use crate::dudes::DudeSet;
use crate::options::{Mode, PASSPORT, Reading};
use crate::state::{CUBES, Die, Eyes, MAX_DUDES, MAX_PLAYERS, Phase, Player, State, TOKENS};

impl OpArena {
    /// Makes the rules of a table, or names all that is wrong with the setup.
    pub fn open(setup: &Setup) -> Result<OpArena, Problems> {
        let mut problems = PASSPORT.check(setup);
        let Some(mode) = Mode::from_id(&setup.mode) else { return Err(problems) };
        let seats = PASSPORT.seats_at(setup);
        if !setup.decks.is_empty() {
            problems.add("decks", "all players draw from one deck of Dudes (R7); name none");
        }
        let first = PASSPORT.first_seat(setup, seats, &mut problems);
        let catalogue = match Catalogue::with_packs(&setup.packs) {
            Ok(catalogue) => catalogue,
            Err(wrong) => {
                problems.add_within("cards", wrong);
                return Err(problems);
            }
        };
        problems.or(())?;
        let hand = if PASSPORT.option(setup, "hands") == "5" { 5 } else { 3 };
        let has_limit = PASSPORT.option(setup, "limit") == "two";
        let reading =
            if PASSPORT.option(setup, "reading") == "all" { Reading::All } else { Reading::Names };
        let before = before(&catalogue, seats);
        Ok(OpArena { mode, seats, first, hand, has_limit, reading, before, catalogue })
    }
}

/// Gets the state before anything is dealt (R7 to R12).
fn before(catalogue: &Catalogue, seats: usize) -> State {
    let taken = seats as u8;
    let player = |seat: usize| {
        if seat < seats {
            Player { shields: 1, nerphs: 1, cubes: CUBES, ..Player::default() }
        } else {
            Player::default()
        }
    };
    State {
        phase: Phase::Laying,
        due: SeatSet::EMPTY,
        first: Seat(0),
        active: Seat(0),
        turn: 0,
        quiet: 0,
        called: 0,
        roll: 0,
        die: Die::Once,
        dropped: 0,
        last_dropped: DudeId(0),
        last_killer: None,
        token: None,
        shields: TOKENS.saturating_sub(taken),
        nerphs: TOKENS.saturating_sub(taken),
        players: std::array::from_fn::<_, MAX_PLAYERS, _>(player),
        deck: DudeSet::first(catalogue.len()),
        discard: DudeSet::EMPTY,
        laid: DudeSet::EMPTY,
        old: DudeSet::EMPTY,
        seen: [Eyes::default(); MAX_DUDES],
        in_play: DudeSet::EMPTY,
        newcomers: DudeSet::EMPTY,
        is_answering: false,
        stirred: DudeSet::EMPTY,
        arena: ArrayVec::new(),
        fallen: ArrayVec::new(),
        stack: Stack::default(),
    }
}
