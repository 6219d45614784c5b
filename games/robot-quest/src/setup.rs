//! From what the players agreed on to the rules of their table.

use std::sync::Arc;

use fracas_cards::effect::{Agenda, Stack, list};
use fracas_core::{Problems, Seat, SeatSet, Setup};

use crate::RobotQuest;
use crate::arena::Arena;
use crate::card::{CardId, Pile};
use crate::catalogue::Catalogue;
use crate::field::Field;
use crate::options::{Mode, PASSPORT, SUPPLIED};
use crate::pile::Cards;
use crate::state::{
    BLUE_CUBES, Deeds, MAX_PLAYERS, Phase, Player, RED_CUBES, Robot, RobotSet, SUPPLY, State,
};
use crate::worth::guess_all;

impl RobotQuest {
    /// Makes the rules of a table, or names all that is wrong with the setup.
    pub fn open(setup: &Setup) -> Result<RobotQuest, Problems> {
        let mut problems = PASSPORT.check(setup);
        let Some(mode) = Mode::from_id(&setup.mode) else { return Err(problems) };
        let seats = PASSPORT.seats_at(setup);
        if !setup.decks.is_empty() {
            problems.add("decks", "everyone starts with the same deck (R16); name none");
        }
        let robots = if seats == 2 { 4 } else { seats };
        let first = PASSPORT.first_seat(setup, seats, &mut problems);
        let blue = count_blue_cubes(setup, seats, robots, &mut problems);
        let catalogue = match Catalogue::with_packs(&setup.packs) {
            Ok(catalogue) => catalogue,
            Err(wrong) => {
                problems.add_within("cards", wrong);
                return Err(problems);
            }
        };
        let arena = choose_arena(setup, &catalogue, &mut problems).cloned();
        problems.or(())?;
        let arena = arena.ok_or_else(|| Problems::one("option arena", "there is no such arena"))?;
        let supply = supply_cards(&catalogue);
        Ok(RobotQuest {
            mode,
            seats,
            robots,
            first,
            are_boards_dealt: PASSPORT.option(setup, "boards") == "dealt",
            field: Arc::new(Field::new(&arena, &catalogue)),
            before: before(&catalogue, seats, supply, blue),
            worth: guess_all(&catalogue).into(),
            supply,
            blue,
            catalogue,
        })
    }
}

/// Finds the arena of a table: one of the game's, or the one that its pack brings.
fn choose_arena<'a>(
    setup: &Setup,
    catalogue: &'a Catalogue,
    problems: &mut Problems,
) -> Option<&'a Arena> {
    let chosen = PASSPORT.option(setup, "arena");
    if chosen != SUPPLIED {
        return catalogue.find_arena(chosen).map(|arena| catalogue.arena(arena));
    }
    let own = Catalogue::base().arenas().len();
    let supplied: Vec<&Arena> = catalogue.arenas().skip(own).map(|(_, arena)| arena).collect();
    match supplied[..] {
        [] => {
            let message = "no pack of the table brings an arena: add one with [[arena]]";
            problems.add("option arena", message);
        }
        [_] => {}
        [_, _, ..] => {
            let ids: Vec<String> = supplied.iter().map(|arena| arena.id.clone()).collect();
            let message = format!("the packs bring the arenas {}: keep one", list(&ids, "and"));
            problems.add("option arena", message);
        }
    }
    supplied.first().copied()
}

/// Gets the blue cubes of the Reserve (R19 to R21, R23).
fn count_blue_cubes(setup: &Setup, seats: usize, robots: usize, problems: &mut Problems) -> u8 {
    // There may be a wrong number of seats here, which is said elsewhere.
    let Ok(blue) = PASSPORT.option(setup, "blue-cubes").parse() else {
        return (seats as u8).saturating_add(4);
    };
    let most = BLUE_CUBES.saturating_sub(robots as u8);
    if most < blue {
        let message = format!(
            "the box has {BLUE_CUBES} blue cubes and {robots} lie on Player Boards, which leaves \
             {most}, not {blue} (R1, R15)"
        );
        problems.add("option blue-cubes", message);
    }
    blue
}

fn supply_cards(catalogue: &Catalogue) -> [CardId; SUPPLY] {
    let mut supply = catalogue.cards().filter(|(_, card)| card.pile == Pile::Supply);
    std::array::from_fn(|_| supply.next().expect("the game has three Supply piles").0)
}

/// Gets the state before anything is chosen, drawn or placed.
fn before(catalogue: &Catalogue, seats: usize, supply: [CardId; SUPPLY], blue: u8) -> State {
    let copies = |pile: fn(Pile) -> bool| {
        let cards = catalogue.cards().filter(move |(_, card)| pile(card.pile));
        cards.flat_map(|(id, card)| std::iter::repeat_n(id, card.copies.into()))
    };
    let deck = Cards::new(copies(|pile| pile == Pile::Starting));
    let player = |seat: usize| Player {
        cards: if seat < seats { deck } else { Cards::default() },
        ..Player::default()
    };
    State {
        phase: Phase::Boards,
        due: SeatSet::EMPTY,
        first: Seat(0),
        active: Seat(0),
        turn: 0,
        quiet: 0,
        energy: 0,
        moves: 0,
        players: std::array::from_fn::<_, MAX_PLAYERS, _>(player),
        robots: [Robot::default(); crate::state::MAX_ROBOTS],
        shop: [None; crate::state::SHOP],
        shop_deck: copies(|pile| matches!(pile, Pile::Shop(_))).collect(),
        supply: supply.map(|card| catalogue.card(card).copies),
        scrap: tinyvec::ArrayVec::new(),
        reserve_red: RED_CUBES,
        reserve_blue: blue,
        stack: Stack::default(),
        agenda: Agenda::default(),
        deed: Deeds::default(),
        starting: RobotSet::default(),
    }
}
