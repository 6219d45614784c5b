//! From what the players agreed on to the rules of their table.

use fracas_core::{Problems, Setup};

use crate::Rlyeh;
use crate::board::{Plan, Rows};
use crate::card::Hero;
use crate::catalogue::Catalogue;
use crate::options::{BOARD, HEAD_CRABS, HEROES, Mode, PASSPORT, ROWS, STACKS_TO_END, USUAL};
use crate::pile::MAX_OWNED;
use crate::state::{MAX_CARDS, POX};
use crate::worth::guess_all;

impl Rlyeh {
    /// Makes the rules of a table, or names all that is wrong with the setup.
    pub fn open(setup: &Setup) -> Result<Rlyeh, Problems> {
        let mut problems = PASSPORT.check(setup);
        let Some(mode) = Mode::from_id(&setup.mode) else { return Err(problems) };
        let seats = PASSPORT.seats_at(setup);
        if !setup.decks.is_empty() {
            problems.add("decks", "the hero says what is in a starting deck (R22); name none");
        }
        let first = PASSPORT.first_seat(setup, seats, &mut problems);
        let heroes_each = heroes_each(setup, mode);
        let depleted = PASSPORT.option(setup, STACKS_TO_END).parse();
        let catalogue = match Catalogue::with_packs(&setup.packs) {
            Ok(catalogue) => catalogue,
            Err(wrong) => {
                problems.add_within("cards", wrong);
                return Err(problems);
            }
        };
        let plan = choose_board(setup, mode, &catalogue, &mut problems);
        let heroes = dealt_heroes(&catalogue, mode, heroes_each);
        check_heroes(heroes, seats * heroes_each, &mut problems);
        check_size(&plan, &catalogue, heroes, seats, &mut problems);
        problems.or(Rlyeh {
            seats,
            first,
            are_heroes_chosen: 1 < heroes_each,
            heroes,
            plan,
            depleted_to_end: depleted.unwrap_or(mode.usual_depleted()),
            drops_at_most: PASSPORT.option(setup, HEAD_CRABS).parse().unwrap_or(10),
            worth: guess_all(&catalogue).into(),
            catalogue,
        })
    }
}

/// Gets how many heroes each player is dealt: one (R20), or two to choose from (R58).
fn heroes_each(setup: &Setup, mode: Mode) -> usize {
    match PASSPORT.option(setup, HEROES) {
        "dealt" => 1,
        "chosen" => 2,
        _ if mode == Mode::First => 1,
        _ => 2,
    }
}

/// Finds the board of a table: by its code, by a list of names, or that of its mode.
fn choose_board(setup: &Setup, mode: Mode, catalogue: &Catalogue, problems: &mut Problems) -> Plan {
    let board = PASSPORT.option(setup, BOARD);
    let rows = match PASSPORT.option(setup, ROWS) {
        "random" => Rows::Random,
        _ => Rows::StandIn,
    };
    if rows == Rows::Random && (mode != Mode::First || board != USUAL) {
        let message =
            "only the usual board of a first game has rows that are not known: leave it out";
        problems.add(format!("option {ROWS}"), message);
    }
    if board == USUAL {
        return Plan::usual(mode, rows, catalogue);
    }
    Plan::read(board, mode, catalogue).unwrap_or_else(|messages| {
        for message in messages {
            problems.add(format!("option {BOARD}"), message);
        }
        Plan::usual(mode, rows, catalogue)
    })
}

/// Gets the heroes that can be dealt as a set of bits: the four of a first game where everyone is dealt
/// one there, else all (C7).
fn dealt_heroes(catalogue: &Catalogue, mode: Mode, heroes_each: usize) -> u64 {
    let are_all = mode != Mode::First || 1 < heroes_each;
    let dealt = catalogue.heroes().filter(|(_, hero)| are_all || hero.is_for_first_game);
    dealt.fold(0, |set, (hero, _)| set | 1_u64.checked_shl(hero.0.into()).unwrap_or(0))
}

fn check_heroes(heroes: u64, needed: usize, problems: &mut Problems) {
    let there = heroes.count_ones() as usize;
    if there < needed {
        let message = format!("{needed} heroes are dealt, and there are only {there} (R21, R58)");
        problems.add(format!("option {HEROES}"), message);
    }
}

/// Checks that a table has room for all cards, and a player for all that one can come to own.
fn check_size(
    plan: &Plan,
    catalogue: &Catalogue,
    heroes: u64,
    seats: usize,
    problems: &mut Problems,
) {
    let board = plan.most_cards(catalogue) + usize::from(POX);
    let dealt = catalogue.heroes().filter(|(hero, _)| heroes >> hero.0.min(63) & 1 != 0);
    let mut decks: Vec<usize> = dealt.map(|(_, hero)| deck_size(hero)).collect();
    decks.sort_unstable_by(|one, other| other.cmp(one));
    let most = board + decks.iter().take(seats).sum::<usize>();
    if MAX_CARDS < most {
        let message = format!("{most} cards could be on the table; there is room for {MAX_CARDS}");
        problems.add("cards", message);
    }
    let owned = board + decks.first().copied().unwrap_or_default();
    if MAX_OWNED < owned {
        let message = format!("a player could own {owned} cards; there is room for {MAX_OWNED}");
        problems.add("cards", message);
    }
}

fn deck_size(hero: &Hero) -> usize {
    usize::from(hero.quarters) + usize::from(hero.tubes) + usize::from(hero.start.is_some())
}
