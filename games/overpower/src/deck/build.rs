//! Building decks: a team that goes together, and the cards that are worth most to it.

use fracas_core::{Chance, Problems};

use super::choose::{Order, choose_cards, choose_stock};
use super::team::choose_team;
use super::worth::Outlook;
use super::{Collection, Deck, LEAST, LEAST_WITH_EVENTS, Sheet, Team};
use crate::card::CardId;
use crate::catalogue::Catalogue;
use crate::options::{Limits, Mode};
use crate::who::TEAM;

/// How many cards more than the fewest a built deck has at most.
const SPARE: u32 = 3;

impl Sheet {
    /// Builds a deck for a table from a collection; or says what there is not enough of. The same chance builds
    /// the same deck.
    pub fn build(
        catalogue: &Catalogue,
        limits: Limits,
        from: &Collection,
        chance: &mut impl Chance,
    ) -> Result<Sheet, Problems> {
        Sheet::build_around(0, catalogue, limits, from, chance)
    }

    /// Builds a deck that holds so many cards, whatever they are worth to it, as long as they may be there.
    pub(crate) fn build_around(
        favourites: usize,
        catalogue: &Catalogue,
        limits: Limits,
        from: &Collection,
        chance: &mut impl Chance,
    ) -> Result<Sheet, Problems> {
        let team = choose_team(catalogue, from, chance)?;
        let with_events = limits.mode == Mode::Venture && chance.below(2) == 0;
        let least = if with_events { LEAST_WITH_EVENTS } else { LEAST };
        let size = least + chance.below(SPARE + 1) as usize;
        let order = Order { catalogue, limits, from, size, with_events, favourites };
        let cards = choose_cards(&order, team, chance);
        let under = choose_stock(catalogue, from, team);
        let name = name(catalogue, team);
        let deck = Deck { name, team, cards, under };
        let mut sheet = Sheet::from(&deck);
        sheet.format = Some(limits.mode.id().into());
        sheet.lacks(catalogue, limits).or(sheet)
    }

    /// Names what there is not enough of for a deck.
    pub(super) fn lacks(&self, catalogue: &Catalogue, limits: Limits) -> Problems {
        let mut problems = Problems::default();
        for problem in self.offences(catalogue, limits).iter() {
            let message = format!("there is too little to choose from: {}", problem.message);
            problems.add(problem.place.clone(), message);
        }
        problems
    }
}

impl Team {
    /// Gets what a card is worth to the team, in tenths of a point of damage.
    pub fn worth(self, catalogue: &Catalogue, card: CardId) -> i32 {
        self.outlook(catalogue).worth(catalogue.card(card))
    }

    /// Gets the team as cards look at it.
    pub(super) fn outlook(self, catalogue: &Catalogue) -> Outlook<'_> {
        Outlook { catalogue, team: self.characters }
    }
}

/// Names a deck by those of its team that stand first.
pub(super) fn name(catalogue: &Catalogue, team: Team) -> String {
    let mut names: Vec<_> = team.characters[..TEAM - 1].iter().collect();
    names.sort_by_key(|id| std::cmp::Reverse(catalogue.character(**id).threat));
    let name = |at: usize| catalogue.character(*names[at]).name.as_str();
    format!("{} and {}", name(0), name(1))
}
