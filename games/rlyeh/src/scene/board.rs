//! The board: rows of stacks with their Bosses, and what lies beside them.

use fracas_core::{Area, Item, Layout};

use super::{boss_item, sorted, stack_item};
use crate::Rlyeh;
use crate::card::{CardId, Colour};
use crate::state::{Den, Glob, Pile, State};
use crate::turn::QUIET_TURNS;

/// The rows of the board (R27): id, name and colour.
const ROWS: [(&str, &str, Colour); 3] = [
    ("green-row", "Green row", Colour::Green),
    ("gold-row", "Gold row", Colour::Gold),
    ("red-row", "Red row", Colour::Red),
];

/// After so many turns in which nothing was taken from the board players are told how many it were (R173).
const QUIET: u16 = QUIET_TURNS / 2;

impl Rlyeh {
    pub(super) fn show_board(&self, state: &State) -> Vec<Area> {
        let rows = ROWS.iter().map(|(id, label, colour)| {
            Area::shared(id, label, Layout::Row, self.show_row(state, *colour))
        });
        let mut areas: Vec<Area> = rows.filter(|row| !row.items.is_empty()).collect();
        areas.push(Area::shared("pox", "PAX Pox", Layout::Pile, vec![self.show_pox(state)]));
        let deleted = sorted(&state.deleted).map(|card| self.show_card("deleted", card)).collect();
        areas.push(Area::shared("deleted", "Deleted Cards", Layout::Pile, deleted));
        let mut counters = vec![self.show_depleted(state), self.show_code(state)];
        counters.extend((QUIET <= state.quiet).then(|| quiet_turns(state.quiet)));
        areas.push(Area::shared("table", "Table", Layout::Counters, counters));
        areas
    }

    /// Shows the stacks of a colour by cost, then its Boss (R28, R52).
    fn show_row(&self, state: &State, colour: Colour) -> Vec<Item> {
        let piles = state.stacks.iter().enumerate();
        let stacks = piles
            .filter(|(_, pile)| self.card(pile.card).colour == colour)
            .map(|(at, pile)| self.show_stack(state, *pile, Glob::Stack(at as u8)));
        let dens = state.bosses.iter();
        let bosses = dens
            .filter(|den| self.catalogue.boss(den.boss).colour == colour)
            .map(|den| self.show_boss(*den));
        stacks.chain(bosses).collect()
    }

    /// Shows a stack; `glob` is what the Glob token would be on there.
    fn show_stack(&self, state: &State, pile: Pile, glob: Glob) -> Item {
        let mut badges = Vec::new();
        if state.glob == Some(glob) {
            badges.push("Glob".into());
        }
        if pile.left == 0 {
            badges.push("out".into());
        }
        let face = self.card(pile.card).face();
        let count = Some(u32::from(pile.left));
        Item { count, badges, ..Item::face_up(stack_item(&self.catalogue, pile.card), face) }
    }

    fn show_pox(&self, state: &State) -> Item {
        let pile = Pile { card: self.catalogue.pox(), left: state.pox };
        self.show_stack(state, pile, Glob::Pox)
    }

    /// Shows a Boss at its level. Which Loots are left is known to all who know the Boss, but not their
    /// order (R36).
    fn show_boss(&self, den: Den) -> Item {
        let left = den.loots.count_ones() as usize;
        let mut badges = vec![format!("Level {}", den.level() + 1)];
        if den.is_bought {
            badges.push("out".into());
        }
        let face = self.boss_face(den);
        let count = (0 < left).then_some(left as u32);
        Item { count, badges, ..Item::face_up(boss_item(&self.catalogue, den.boss), face) }
    }

    /// Counts the stacks that have run out, beside how many end the game (R123).
    fn show_depleted(&self, state: &State) -> Item {
        let mut depleted = Item::counter("depleted", "Depleted", Rlyeh::depleted(state) as i64);
        depleted.badges.push(format!("ends at {}", self.depleted_to_end));
        depleted.face.iter_mut().for_each(|face| face.icon = Some("empty-hourglass".into()));
        depleted
    }

    /// Counts the stacks and Bosses of the board, beside the code with which others can play on the same.
    fn show_code(&self, state: &State) -> Item {
        let stacks = state.stacks.len() + state.bosses.len();
        let mut board = Item::counter("board", "Board", stacks as i64);
        board.badges.push(self.board_code(state));
        board.face.iter_mut().for_each(|face| face.icon = Some("card-pickup".into()));
        board
    }

    /// Shows a card; `named` is whose it is.
    pub(super) fn show_card(&self, named: &str, card: CardId) -> Item {
        let facts = self.card(card);
        Item::face_up(format!("{named}.{}", facts.id), facts.face())
    }
}

/// Counts the turns in which nothing was taken from the board, beside how many end the game (R173).
fn quiet_turns(count: u16) -> Item {
    let mut turns = Item::counter("quiet", "Turns without a card taken", count.into());
    turns.badges.push(format!("ends at {QUIET_TURNS}"));
    turns.face.iter_mut().for_each(|face| face.icon = Some("sands-of-time".into()));
    turns
}
