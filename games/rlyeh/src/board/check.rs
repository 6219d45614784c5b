//! Whether a board can have come of a plan.

use super::{Draw, Plan};
use crate::card::{BossId, CardId};
use crate::catalogue::Catalogue;

impl Plan {
    /// Says what is wrong with the stacks and Bosses of a board of this plan.
    pub(crate) fn check(
        &self,
        stacks: &[CardId],
        bosses: &[BossId],
        catalogue: &Catalogue,
    ) -> Vec<String> {
        let id = |card: CardId| &catalogue.card(card).id;
        let mut wrong = Vec::new();
        for card in self.sure.iter().filter(|card| !stacks.contains(card)) {
            wrong.push(format!("{} is on the board of this table (R46)", id(*card)));
        }
        let others = stacks.iter().filter(|card| !self.sure.contains(card));
        let is_drawn = |card: &CardId| self.draws.iter().any(|draw| draw.from.contains(card));
        for card in others.filter(|card| !is_drawn(card)) {
            wrong.push(format!("{} is not on a board of this table (R48)", id(*card)));
        }
        for Draw { count, from } in &self.draws {
            let found = from.iter().filter(|card| stacks.contains(card)).count();
            if found != *count {
                let first = from.first().map_or("", |card| id(*card));
                wrong.push(format!(
                    "has {count} of the stacks like {first}, not {found} (R47, R48)"
                ));
            }
        }
        for choices in self.bosses.iter().filter(|choices| !choices.is_empty()) {
            let found = choices.iter().filter(|boss| bosses.contains(boss)).count();
            if found != 1 {
                let first = choices.first().map_or("", |boss| &*catalogue.boss(*boss).id);
                wrong.push(format!("has one Boss like {first}, not {found} (R46, R47)"));
            }
        }
        let is_choice = |boss: &BossId| self.bosses.iter().flatten().any(|other| other == boss);
        for boss in bosses.iter().filter(|boss| !is_choice(boss)) {
            let id = &catalogue.boss(*boss).id;
            wrong.push(format!("{id} is not on a board of this table (R46)"));
        }
        wrong
    }
}
