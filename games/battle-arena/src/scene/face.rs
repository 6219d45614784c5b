//! Cards as items.

use std::collections::BTreeMap;

use fracas_core::{Face, Item, Seat};

use super::{hero_item, play_item};
use crate::BattleArena;
use crate::card::{CostRule, HeroId, Play, PlayId, PlayKind};
use crate::catalogue::Catalogue;
use crate::state::State;

impl BattleArena {
    /// Shows Heroes from their faces.
    pub(super) fn faces(&self, state: &State, heroes: &[HeroId], seat: Seat) -> Vec<Item> {
        heroes.iter().map(|&hero| self.face_up(state, seat, hero)).collect()
    }

    /// Shows a Hero from its face, with the weapon that Plays give it.
    pub(super) fn face_up(&self, state: &State, seat: Seat, hero: HeroId) -> Item {
        let card = self.catalogue.hero(hero);
        let weapon = self.weapon(state, seat, hero);
        let face = Face { kind: weapon.word().into(), ..self.catalogue.hero_face(hero) };
        let mut item = Item::face_up(hero_item(&self.catalogue, seat, hero), face);
        if weapon != card.weapon {
            item.badges.push(format!("was {}", card.weapon.word()));
        }
        item
    }

    /// Shows a Play from its face.
    pub(super) fn play_face_up(&self, seat: Seat, play: PlayId) -> Item {
        let face = self.catalogue.play(play).face();
        Item::face_up(play_item(&self.catalogue, seat, play), face)
    }

    /// Shows Plays from their faces, in the order of the catalogue, since their own order means nothing.
    pub(super) fn play_faces(
        &self,
        seat: Seat,
        plays: impl Iterator<Item = PlayId>,
    ) -> impl Iterator<Item = Item> {
        let mut plays: Vec<PlayId> = plays.collect();
        plays.sort_unstable();
        plays.into_iter().map(move |play| self.play_face_up(seat, play))
    }
}

impl Catalogue {
    /// Gets what a Hero shows.
    pub fn hero_face(&self, hero: HeroId) -> Face {
        let card = self.hero(hero);
        Face {
            card: Some(card.id.clone()),
            name: card.name.clone(),
            kind: card.weapon.word().into(),
            icon: self.icon(card).map(str::to_owned),
            numbers: BTreeMap::from([("power".into(), i64::from(card.power))]),
            text: String::new(),
        }
    }
}

impl Play {
    /// Gets what the Play shows. No number tells that its cost is that of another.
    pub fn face(&self) -> Face {
        let cost = (self.cost.rule != CostRule::Copied).then_some(self.cost.printed);
        let kind = match self.kind {
            PlayKind::Standard => "play",
            PlayKind::Bonus => "bonus play",
            PlayKind::Promo => "promo play",
        };
        Face {
            card: Some(self.id.clone()),
            name: self.name.clone(),
            kind: kind.into(),
            icon: self.icon.clone(),
            numbers: cost.map(|cost| ("cost".into(), cost.into())).into_iter().collect(),
            text: self.text.clone(),
        }
    }
}

/// Shows a pile of cards from their backs.
pub(super) fn pile_of_backs(area: &str, position: usize, count: usize) -> Option<Item> {
    let pile = Item { count: Some(count as u32), ..Item::back(area, position) };
    (0 < count).then_some(pile)
}

/// Shows a pile of Hot Dogs.
pub(super) fn hot_dogs(kind: &str, seat: Seat, count: u8) -> Option<Item> {
    let face = Face {
        name: "Hot Dog".into(),
        kind: "hot-dog".into(),
        icon: Some("hot-dog".into()),
        ..Face::default()
    };
    let pile = Item {
        count: Some(u32::from(count)),
        ..Item::face_up(format!("{kind}.{seat}.pile"), face)
    };
    (0 < count).then_some(pile)
}
