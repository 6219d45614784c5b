//! What a viewer sees of a game.
//!
//! - `board`: the stacks, Bosses and what lies beside them; `side`: what a player has
//! - `face`: cards, heroes and Bosses as items
//! - `choice`: what can be done, in words; `question`: what is asked, in words

mod board;
mod choice;
mod face;
mod question;
mod side;

use fracas_core::{Scene, Seat, Viewer};

use crate::Rlyeh;
use crate::card::{BossId, CardId, HeroId};
use crate::catalogue::Catalogue;
use crate::effects::source_hero;
use crate::state::{Phase, State};

/// Gets the id of a stack of the board.
pub(crate) fn stack_item(catalogue: &Catalogue, card: CardId) -> String {
    format!("board.{}", catalogue.card(card).id)
}

/// Gets the id of a Boss stack.
pub(crate) fn boss_item(catalogue: &Catalogue, boss: BossId) -> String {
    format!("boss.{}", catalogue.boss(boss).id)
}

/// Gets the id of a hero.
pub(crate) fn hero_item(catalogue: &Catalogue, hero: HeroId) -> String {
    format!("hero.{}", catalogue.hero(hero).id)
}

impl Rlyeh {
    /// Shows the table to a viewer.
    pub(crate) fn show(&self, state: &State, viewer: Viewer) -> Scene {
        let mut areas = self.show_board(state);
        // The viewer's own side comes last, nearest to where it sits.
        let near = if let Viewer::Seat(seat) = viewer { seat } else { Seat(0) };
        for seat in Seat::all_from(near.left(1, self.seats), self.seats) {
            areas.extend(self.show_side(state, seat, viewer));
        }
        let mut scene = Scene {
            moment: moment(state),
            prompt: self.prompt(state, viewer),
            areas,
            focus: Vec::new(),
        };
        scene.number_copies();
        scene.focus = self.focus(state, viewer);
        scene
    }

    /// Gets what the moment is about: the card or hero that asks something, or else the hero whose turn it
    /// is.
    fn focus(&self, state: &State, viewer: Viewer) -> Vec<String> {
        let hero = |seat: Seat| {
            let hero = state.player(seat).hero;
            hero.map(|hero| hero_item(&self.catalogue, hero)).into_iter().collect()
        };
        if matches!(state.phase, Phase::Heroes | Phase::Over) {
            return Vec::new();
        }
        let Some(context) = state.stack.context() else { return hero(state.active) };
        if source_hero(context).is_some() {
            return hero(context.owner);
        }
        let this = self.this_card(state, context);
        let shown = this.and_then(|(seat, card)| self.shown_item(state, viewer, seat, card));
        shown.map_or_else(|| hero(context.owner), |item| vec![item])
    }
}

fn moment(state: &State) -> String {
    let turn = state.turn;
    match state.phase {
        Phase::Heroes => "Setup: heroes".into(),
        Phase::Start => format!("Turn {turn}: start"),
        Phase::Main => format!("Turn {turn}: play and buy"),
        Phase::End => format!("Turn {turn}: end"),
        Phase::Over => "Game over".into(),
    }
}

/// Lists cards in the order of the catalogue, since their own order means nothing.
fn sorted(cards: &[CardId]) -> impl Iterator<Item = CardId> + use<> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards.into_iter()
}
