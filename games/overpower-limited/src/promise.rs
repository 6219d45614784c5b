//! How good a pool looks: what the best team of its stacks is worth, and what its Uncommons and Rares add to that.
#![expect(clippy::float_arithmetic, reason = "a promise is an estimate")]

use fracas_core::{Habit, Outlook, Seat};
use fracas_overpower::{Begun, CardId, CharacterId, Kind, Merit, TEAM, Team, Whose, best_team};
use tinyvec::ArrayVec;

use crate::OverPowerLimited;
use crate::options::Mode;
use crate::state::{CHARACTERS, Find, PACKS, State};

/// What a team of ordinary characters is worth, in tenths of a point of damage.
const PAR: i32 = 4_000;
/// How much more or less is the best or the worst there can be.
const SPAN: f32 = 4_000.0;
/// What the Specials of a character are worth that is still to be picked late.
const LATE_SPECIALS: i32 = 200;
/// What such a character adds to a team, as ratings say it: what is left has been passed over.
const LATE_RATING: i16 = -20;
/// What one adds that is lent without Specials (R494).
const LENT_RATING: i16 = -60;
/// The threat of a character that is picked late.
const LATE_THREAT: u8 = 18;
/// The threat of a character that is lent (R494).
const LENT_THREAT: u8 = 16;
/// The grid of such a character.
const LATE_GRID: u8 = 5;
/// What the second stack of a character adds, in a hundred of the first.
const SECOND_STACK: i32 = 15;
/// The most characters that are looked at: those of six stacks, and a team of others.
const MOST: usize = PACKS * CHARACTERS + TEAM;

impl OverPowerLimited {
    /// Picks are imagined a few ahead: which stacks come back, and which do not.
    pub(crate) const AROUND: Outlook = Outlook { by: Habit::Few(3), decisions: 8 };

    /// Estimates how good a seat's deck will be.
    pub(crate) fn estimate(&self, state: &State, seat: Seat) -> f32 {
        // Alone, all is dealt before anything is decided.
        if self.mode != Mode::Draft {
            return 0.5;
        }
        let worth = self.pool_worth(state, seat);
        (0.5 + (worth - PAR) as f32 / (2.0 * SPAN)).clamp(0.0, 1.0)
    }

    /// Gets what a drafter's pool is worth.
    fn pool_worth(&self, state: &State, seat: Seat) -> i32 {
        let mut merits = self.drafted(state, seat);
        let left = PACKS * CHARACTERS - state.player(seat).stacks.len();
        let own = merits.len();
        // Whatever is missing for a team is picked late, or lent in the end (R494).
        for others in 0..=TEAM {
            if own + others < TEAM {
                merits.push(late(own + others, left));
                continue;
            }
            if let Some((characters, worth)) = best_team(&merits, &Begun::default()) {
                return worth + self.finds_worth(state, seat, characters);
            }
            merits.push(late(own + others, left));
        }
        0
    }

    /// Weighs the characters that a drafter has, each once (R472), with all their own cards.
    fn drafted(&self, state: &State, seat: Seat) -> ArrayVec<[Merit; MOST]> {
        let mut merits: ArrayVec<[Merit; MOST]> = ArrayVec::new();
        for stack in &state.player(seat).stacks {
            let merit = self.products.merit(state.character(*stack));
            match merits.iter_mut().find(|other| other.character == merit.character) {
                Some(same) => same.specials += merit.specials * SECOND_STACK / 100,
                None => merits.push(*merit),
            }
        }
        for card in state.finds(seat).filter_map(card_of) {
            for merit in &mut merits {
                *merit = merit.with_card(&self.catalogue, card, 1);
            }
        }
        merits
    }

    /// Gets what Uncommons and Rares that are nobody's own add to a team that is complete.
    fn finds_worth(&self, state: &State, seat: Seat, characters: [CharacterId; TEAM]) -> i32 {
        let stacks = &state.player(seat).stacks;
        let is_there = |id: &CharacterId| stacks.iter().any(|stack| state.character(*stack) == *id);
        if !characters.iter().all(is_there) {
            return 0;
        }
        let team = Team { characters, homebase: None, missions: None };
        let shared = state.finds(seat).filter_map(card_of);
        let shared = shared.filter(|card| self.is_for_anyone(*card));
        shared.map(|card| team.worth(&self.catalogue, card)).sum()
    }

    /// Checks for a card that any team might use.
    fn is_for_anyone(&self, card: CardId) -> bool {
        match self.catalogue.card(card).kind {
            Kind::Special(whose) => whose == Whose::Anyone,
            Kind::Power(_)
            | Kind::Basic { .. }
            | Kind::Teamwork { .. }
            | Kind::Training { .. }
            | Kind::Ally { .. } => true,
            // Few pools have the Mission Set or the Homebase for these.
            Kind::Advanced(_) | Kind::Event(_) | Kind::Aspect(_) => false,
        }
    }
}

fn card_of(find: Find) -> Option<CardId> {
    match find {
        Find::Card(card) => Some(card),
        Find::Homebase(_) => None,
    }
}

/// Weighs a character that is still to be picked, or that is lent if no pick is left.
fn late(number: usize, picks_left: usize) -> Merit {
    let stand_in = Merit::stand_in(number as u8);
    let (specials, threat, rating) = if picks_left == 0 {
        (0, LENT_THREAT, LENT_RATING)
    } else {
        (LATE_SPECIALS, LATE_THREAT, LATE_RATING)
    };
    let grid = [LATE_GRID; 4];
    Merit { grid, threat, threat_in_reserve: threat, specials, rating, ..stand_in }
}
