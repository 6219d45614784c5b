//! What one player has, as far as the viewer sees it.

use fracas_core::{Area, Item, Layout, Seat};

use super::sight::Sight;
use super::{area, own_area};
use crate::OverPower;
use crate::options::Mode;
use crate::state::State;
use crate::zone::Zone;

impl OverPower {
    /// Shows what one seat has: its numbers, its team with all that lies there, its hand and its piles.
    pub(super) fn show_side(&self, state: &State, seat: Seat, sight: &Sight) -> Vec<Area> {
        let mut areas = vec![
            own_area(
                "objectives",
                "Objectives",
                seat,
                Layout::Counters,
                self.counters(state, seat),
            ),
            self.show_team(state, seat, sight),
            self.show_placed(state, seat, sight),
        ];
        let event = self.show_hidden(state, seat, Zone::FaceDown, "event", sight);
        if !event.is_empty() {
            areas.push(own_area("event", "Event", seat, Layout::Row, event));
        }
        let fresh = sight.fresh(seat).iter().map(|(card, id)| self.show_card(id, *card));
        let fresh: Vec<Item> = fresh.collect();
        if !fresh.is_empty() {
            areas.push(own_area("discarded", "Just discarded", seat, Layout::Row, fresh));
        }
        let hand = self.show_hidden(state, seat, Zone::Hand, "hand", sight);
        areas.push(own_area("hand", "Hand", seat, Layout::Hand, hand));
        areas.push(self.show_draw_pile(state, seat, sight));
        // R433: of discard piles nothing but the number is seen.
        for (zone, name, label) in [
            (Zone::PowerPack, "power-pack", "Power Pack"),
            (Zone::Dead, "dead-pile", "Dead Pile"),
            (Zone::Defeated, "defeated-pile", "Defeated Pile"),
        ] {
            let backs = backs(&area(name, seat), state.cards(seat).len(zone));
            areas.push(own_area(name, label, seat, Layout::Pile, backs.into_iter().collect()));
        }
        areas
    }

    /// Shows cards of which others see the backs: those that are seen, then the rest.
    fn show_hidden(
        &self,
        state: &State,
        seat: Seat,
        zone: Zone,
        name: &str,
        sight: &Sight,
    ) -> Vec<Item> {
        let seen = sight.cards(state, seat, zone);
        let mut items: Vec<Item> =
            seen.map(|(piece, id)| self.show_card(id, state.face(piece))).collect();
        let hidden = state.cards(seat).len(zone) - items.len();
        items.extend((0..hidden).map(|position| Item::back(&area(name, seat), position)));
        items
    }

    /// Shows the Draw Pile: its back, and what the viewer knows to be in it, on top or at the bottom.
    fn show_draw_pile(&self, state: &State, seat: Seat, sight: &Sight) -> Area {
        let cards = state.cards(seat);
        let show = |piece, badge: &str| {
            let id = sight.item(piece)?;
            let badges = vec![badge.to_owned()];
            Some(Item { badges, ..self.show_card(&id, cards.face(piece)) })
        };
        let bottom: Vec<Item> =
            cards.known_bottom().filter_map(|piece| show(piece, "at the bottom")).collect();
        let mut top: Vec<Item> =
            cards.known_top().filter_map(|piece| show(piece, "on top")).collect();
        top.reverse();
        let [_, bag, _] = cards.draw_parts();
        let within: Vec<Item> = sight
            .cards(state, seat, Zone::Draw)
            .filter(|(piece, _)| bag.contains(piece))
            .filter_map(|(piece, _)| show(piece, "somewhere"))
            .collect();
        let hidden = cards.len(Zone::Draw) - bottom.len() - within.len() - top.len();
        let hidden = backs(&area("draw-pile", seat), hidden);
        let items = bottom.into_iter().chain(within).chain(hidden).chain(top);
        own_area("draw-pile", "Draw Pile", seat, Layout::Pile, items.collect())
    }

    /// Shows the numbers of a player: Objectives by their piles, and what the battle has come to so far.
    fn counters(&self, state: &State, seat: Seat) -> Vec<Item> {
        let missions = &state.side(seat).missions;
        let counter = |name: &str, label: &str, value: i64, icon: &str| {
            let mut item = Item::counter(&area(name, seat), label, value);
            item.owner = Some(seat);
            item.face.iter_mut().for_each(|face| face.icon = Some(icon.into()));
            item
        };
        let mut items = match self.mode {
            Mode::Venture => vec![
                counter("completed", "Completed", missions.completed.into(), "flag-objective"),
                counter("reserve", "Reserve", missions.reserve.into(), "treasure-map"),
                counter("defeated", "Defeated", missions.defeated.into(), "daemon-skull"),
                counter("ventured", "Ventured", missions.ventured().into(), "position-marker"),
            ],
            Mode::Skirmish(_) => {
                let won = state.skirmish.won[seat.index()];
                vec![counter("completed", "Claimed", won.into(), "flag-objective")]
            }
            Mode::Brawl => {
                let standing = state.standing(seat).count() as i64;
                vec![counter("standing", "Characters", standing, "cowled")]
            }
        };
        if self.mode != Mode::Brawl {
            let total = self.venture_total(state, seat).into();
            items.push(counter("total", "Venture Total", total, "punch-blast"));
        }
        if let Some(first) = items.first_mut() {
            first.badges.extend(
                (0 < state.battle && state.initiative == seat).then(|| "initiative".into()),
            );
            let conceded = state.turn.conceded == Some(seat);
            first.badges.extend(conceded.then(|| "conceded".into()));
        }
        if self.mode == Mode::Venture && 0 < missions.from_completed {
            let badge = format!("{} from Completed", missions.from_completed);
            items[3].badges.push(badge);
        }
        items
    }
}

/// Makes the back of a pile of so many cards.
fn backs(area: &str, count: usize) -> Option<Item> {
    let count = (0 < count).then_some(count as u32)?;
    Some(Item { count: Some(count), ..Item::back(area, 0) })
}
