//! A deck that is being built, as only its builder sees it.

use fracas_core::{Area, Face, Item, Layout, Seat};
use fracas_overpower::{CardId, Collection, LEAST, MOST_THREAT, is_basic_power};

use super::{card_item, character_item, homebase_item, own_area};
use crate::OverPowerLimited;
use crate::state::{Bench, State};

impl OverPowerLimited {
    /// Shows the deck of a builder and what can still be put into it.
    pub(super) fn show_bench(&self, state: &State, seat: Seat) -> Vec<Area> {
        let bench = &state.player(seat).bench;
        let pool = self.pool(state, seat);
        let row = |id, label, items| own_area(id, label, seat, Layout::Row, items);
        let mut areas = vec![
            row("characters", "Characters", self.show_idle(bench, &pool)),
            row("pool", "Pool", self.show_pool(bench, &pool)),
            row("power", "Basic Power cards", self.show_powers()),
            row("team", "Team", self.show_team(bench)),
            row("deck", "Deck", self.show_cards("deck", &bench.cards)),
        ];
        let stock = bench.homebase.and_then(|base| self.catalogue.homebase(base).stock);
        if stock.is_some() {
            areas.push(row("under", "Under the Homebase", self.show_cards("under", &bench.under)));
        }
        let counters = vec![
            Item::counter("count.cards", &format!("Cards, of {LEAST}"), bench.cards.len() as i64),
            Item::counter(
                "count.threat",
                &format!("Threat, of {MOST_THREAT}"),
                bench.sheet().threat(&self.catalogue).into(),
            ),
        ];
        areas.push(own_area("counts", "Counts", seat, Layout::Counters, counters));
        areas
    }

    /// Shows the characters, Homebases and Mission Sets that are not chosen.
    fn show_idle(&self, bench: &Bench, pool: &Collection) -> Vec<Item> {
        let catalogue = &self.catalogue;
        let idle = pool.characters.iter().filter(|id| !bench.has(**id));
        let characters = idle
            .map(|id| Item::face_up(character_item(catalogue, *id), catalogue.character_face(*id)));
        let idle = pool.homebases.iter().filter(|id| bench.homebase != Some(**id));
        let homebases = idle
            .map(|id| Item::face_up(homebase_item(catalogue, *id), catalogue.homebase_face(*id)));
        let idle = pool.missions.iter().filter(|id| bench.missions != Some(**id));
        characters.chain(homebases).chain(idle.map(|id| self.show_missions(*id))).collect()
    }

    fn show_missions(&self, id: fracas_overpower::MissionSetId) -> Item {
        let set = self.catalogue.mission_set(id);
        let face = Face {
            card: Some(set.id.clone()),
            name: set.name.clone(),
            kind: "missions".into(),
            text: set.objectives.join(", "),
            ..Face::default()
        };
        Item::face_up(format!("missions.{}", set.id), face)
    }

    /// Shows what is chosen: Front Line, Reserve, Homebase and Mission Set.
    fn show_team(&self, bench: &Bench) -> Vec<Item> {
        let catalogue = &self.catalogue;
        let show = |id, badge: &str| Item {
            badges: vec![badge.into()],
            ..Item::face_up(character_item(catalogue, id), catalogue.character_face(id))
        };
        let front = bench.front.iter().map(|id| show(*id, "Front Line"));
        let reserve = bench.reserve.map(|id| show(id, "Reserve"));
        let homebase = bench
            .homebase
            .map(|id| Item::face_up(homebase_item(catalogue, id), catalogue.homebase_face(id)));
        let missions = bench.missions.map(|id| self.show_missions(id));
        front.chain(reserve).chain(homebase).chain(missions).collect()
    }

    /// Shows the cards of the pool that are not used.
    fn show_pool(&self, bench: &Bench, pool: &Collection) -> Vec<Item> {
        let used = |id: CardId| {
            bench.cards.iter().chain(&bench.under).filter(|other| **other == id).count()
        };
        let cards = pool.cards.iter();
        let cards = cards.filter(|(id, _)| !is_basic_power(self.catalogue.card(*id)));
        let left = cards.map(|(id, copies)| (*id, copies.saturating_sub(used(*id))));
        left.filter(|(_, left)| 0 < *left)
            .map(|(id, left)| self.show_card("pool", id, left))
            .collect()
    }

    /// Shows the Basic Power cards, of which there are any number (R468).
    fn show_powers(&self) -> Vec<Item> {
        let powers = self.catalogue.cards().filter(|(_, card)| is_basic_power(card));
        powers.map(|(id, _)| self.show_card("pool", id, 1)).collect()
    }

    fn show_cards(&self, part: &str, cards: &[CardId]) -> Vec<Item> {
        let runs = cards.chunk_by(|one, next| one == next);
        runs.map(|run| self.show_card(part, run[0], run.len())).collect()
    }

    fn show_card(&self, part: &str, id: CardId, count: usize) -> Item {
        let item =
            Item::face_up(card_item(&self.catalogue, part, id), self.catalogue.card(id).face());
        Item { count: (1 < count).then_some(count as u32), ..item }
    }
}
