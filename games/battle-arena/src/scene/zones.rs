//! The line-up of a player, as far as the viewer sees it.

use fracas_core::{Item, Seat, Viewer, place_id};

use super::zone_area;
use crate::BattleArena;
use crate::card::HeroId;
use crate::state::{BATTLES, Phase, State};

impl BattleArena {
    /// Shows the Zones of a seat in the order they lie on the table, so that those which face each
    /// other stand above each other (R56). Face-down Heroes are backs to everyone but who has looked at
    /// them: once the line-up is placed, its owner may not look at it again (R73).
    pub(super) fn zones(&self, state: &State, seat: Seat, near: Seat, viewer: Viewer) -> Vec<Item> {
        let line_up = state.player(seat).line_up.iter().enumerate();
        let item = |(battle, &hero): (usize, &HeroId)| {
            let mut item = if sees(state, seat, battle, viewer) {
                self.face_in_zone(state, seat, battle, hero)
            } else {
                Item::back(&zone_area(seat), state.zone(seat, battle))
            };
            item.at = Some(place_of(state, seat, battle, near));
            item.badges.splice(0..0, badges(state, seat, battle, viewer));
            item
        };
        let mut items: Vec<Item> = line_up.map(item).collect();
        items.sort_by_key(|item| item.at);
        items
    }

    /// Shows a Hero in its Zone; the one that fights has its current Power.
    fn face_in_zone(&self, state: &State, seat: Seat, battle: usize, hero: HeroId) -> Item {
        let mut item = self.face_up(state, seat, hero);
        if !is_fighting(state, battle) {
            return item;
        }
        let (now, printed) = (self.current_power(state, seat), self.catalogue.power(hero));
        if let Some(face) = item.face.as_mut().filter(|_| now != printed) {
            face.numbers.insert("power".into(), now.into());
            item.badges.push(format!("was {printed}"));
        }
        item
    }
}

/// Checks whether the Heroes of a Battle lie open and fight now.
fn is_fighting(state: &State, battle: usize) -> bool {
    state.phase.is_revealed() && battle == usize::from(state.battle)
}

/// Checks whether a viewer sees the Hero of a Battle.
fn sees(state: &State, seat: Seat, battle: usize, viewer: Viewer) -> bool {
    let is_placing = state.due.contains(seat) && state.phase == Phase::LineUp;
    let has_looked = state.player(seat).spied >> battle & 1 == 1;
    battle < usize::from(state.battle)
        || is_fighting(state, battle)
        || is_placing && viewer.is(seat)
        || has_looked && viewer.is(seat.opponent())
}

/// Gets the id of the Zone that a seat fills next, as the seat itself sees it.
pub(super) fn next_zone(state: &State, seat: Seat) -> String {
    let battle = state.player(seat).line_up.len();
    place_id(&zone_area(seat), place_of(state, seat, battle, seat))
}

/// Gets where the Hero of a Battle lies in its row, with the side of `near` below.
pub(super) fn place_of(state: &State, seat: Seat, battle: usize, near: Seat) -> (u8, u8) {
    let zone = state.zone(seat, battle);
    let column = if seat == near { zone } else { BATTLES - 1 - zone };
    (column as u8, 0)
}

/// Names the Zones of a seat by their Battles, in the order they lie, once sides are chosen.
pub(super) fn zone_names(state: &State, seat: Seat, near: Seat) -> Vec<String> {
    if state.phase == Phase::Side {
        return Vec::new();
    }
    let mut names = vec![String::new(); BATTLES];
    for battle in 0..BATTLES {
        let (column, _) = place_of(state, seat, battle, near);
        names[column as usize] = format!("Battle {}", battle + 1);
    }
    names
}

fn badges(state: &State, seat: Seat, battle: usize, viewer: Viewer) -> Vec<String> {
    let mut badges = vec![format!("battle {}", battle + 1)];
    if is_decided(state, battle) {
        let [own, other] = [seat, seat.opponent()].map(|seat| state.player(seat).has_won(battle));
        badges.push(
            if own {
                "won"
            } else if other {
                "lost"
            } else {
                "tied"
            }
            .into(),
        );
        return badges;
    }
    let player = state.player(seat);
    if is_fighting(state, battle) {
        return badges;
    }
    if player.forgotten >> battle & 1 == 1 {
        badges.push("unseen".into());
    }
    if player.spied >> battle & 1 == 1 && !viewer.is(seat.opponent()) {
        badges.push("looked at".into());
    }
    badges
}

fn is_decided(state: &State, battle: usize) -> bool {
    let is_current = matches!(state.phase, Phase::Decided | Phase::HonorsSettled);
    battle < usize::from(state.battle) + usize::from(is_current)
}
