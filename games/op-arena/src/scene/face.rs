//! Dudes as items, and who may read what of them.

use std::collections::BTreeMap;

use fracas_core::{Face, Item, Piece, Seat, Viewer};

use super::{colour, dude_item, token_icon};
use crate::OpArena;
use crate::dude::{Dude, DudeId, Slot};
use crate::fighter::{Fighter, Mark};
use crate::options::Reading;
use crate::state::State;
use crate::words::Token;

/// How much is read of a Dude.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sight {
    /// All that is on it.
    Whole,
    /// Its name, its type and the names of its abilities (R22).
    Names,
}

impl OpArena {
    /// Shows a Dude in play. Whoever controls it reads all of it; others do where that was agreed on (R21,
    /// G2).
    pub(super) fn show_fighter(&self, state: &State, fighter: &Fighter, viewer: Viewer) -> Item {
        let is_own = viewer.is(fighter.controller);
        let sight = if is_own { Sight::Whole } else { self.others_sight() };
        let is_nerphed = |slot: Slot| fighter.has(Mark::Nerph(slot));
        let mut face = self.catalogue.dude(fighter.dude).face(sight, is_nerphed);
        if sight == Sight::Whole {
            let health = self.health(state, fighter).into();
            face.numbers.insert(HEALTH.into(), health);
        }
        let id = dude_item(&self.catalogue, fighter.dude);
        let (pieces, badges) = (self.pieces(fighter), badges(state, fighter));
        Item { pieces, badges, ..Item::face_up(id, face) }
    }

    /// Gets how much others read of a Dude that somebody has.
    fn others_sight(&self) -> Sight {
        match self.reading {
            Reading::All => Sight::Whole,
            Reading::Names => Sight::Names,
        }
    }

    /// Shows a Dude that the viewer holds or that nobody has.
    pub(super) fn show_open(&self, dude: DudeId) -> Item {
        self.show_card(dude, Sight::Whole)
    }

    /// Shows a Dude that the viewer knows to be in the hand of another player.
    pub(super) fn show_known(&self, dude: DudeId) -> Item {
        self.show_card(dude, self.others_sight())
    }

    fn show_card(&self, dude: DudeId, sight: Sight) -> Item {
        let face = self.catalogue.dude(dude).face(sight, |_| false);
        Item::face_up(dude_item(&self.catalogue, dude), face)
    }

    /// Lists what lies on a Dude: Damage Markers by their colours, a Shield and Nerphs.
    fn pieces(&self, fighter: &Fighter) -> Vec<Piece> {
        let markers = Seat::all(self.seats).map(|seat| Piece {
            name: colour(seat).into(),
            owner: Some(seat),
            icon: None,
            count: fighter.markers.of(seat).into(),
        });
        let shields = u32::from(fighter.has(Mark::Shield));
        let tokens = [(Token::Shield, shields), (Token::Nerph, fighter.nerphs().into())];
        let tokens = tokens.map(|(token, count)| Piece {
            name: token.name().into(),
            owner: None,
            icon: Some(token_icon(token).into()),
            count,
        });
        markers.chain(tokens).filter(|piece| 0 < piece.count).collect()
    }
}

/// Says what health a Dude was given, what is just being played on it, and that it is as good as dead.
fn badges(state: &State, fighter: &Fighter) -> Vec<String> {
    let mut badges = Vec::new();
    if fighter.growth != 0 {
        badges.push(format!("{:+} health", fighter.growth));
    }
    let played = state.token.filter(|played| played.dude == fighter.dude);
    badges.extend(played.map(|played| format!("{} played", played.token().name())));
    badges.extend(fighter.is_doomed().then(|| "dead".into()));
    badges
}

/// The number of a Dude's health. It is named so that what a Dude deals stands before it.
const HEALTH: &str = "total-health";

impl Dude {
    /// Gets what is read of a Dude, with the abilities on which a Nerph lies.
    fn face(&self, sight: Sight, is_nerphed: impl Fn(Slot) -> bool) -> Face {
        Face {
            card: (sight == Sight::Whole).then(|| self.id.clone()),
            name: self.name.clone(),
            kind: format!("{} dude", self.kind.name().to_lowercase()),
            icon: self.icon.clone(),
            numbers: self.numbers(sight),
            text: self.read(sight, is_nerphed),
        }
    }

    fn numbers(&self, sight: Sight) -> BTreeMap<String, i64> {
        let mut numbers = BTreeMap::new();
        if sight == Sight::Whole {
            numbers.extend(self.attack.map(|spot| ("basic-attack".into(), spot.number.into())));
            numbers.extend(self.skill.map(|spot| ("skill-power".into(), spot.number.into())));
            numbers.insert(HEALTH.into(), self.health.into());
        }
        numbers
    }

    /// Says what can be read, an ability a line; the type stands first where numbers take its place below.
    fn read(&self, sight: Sight, is_nerphed: impl Fn(Slot) -> bool) -> String {
        let title = (sight == Sight::Whole).then(|| format!("{}.", self.kind.name()));
        let abilities = Slot::BOTH.into_iter().map(|slot| {
            let ability = self.ability(slot);
            let name = &ability.name;
            match (sight, is_nerphed(slot)) {
                (Sight::Whole, false) => {
                    format!("{name} ({}): {}", ability.label(), ability.text())
                }
                (Sight::Whole, true) => {
                    format!("{name} ({}, Nerphed): {}", ability.label(), ability.text())
                }
                (Sight::Names, false) => name.clone(),
                (Sight::Names, true) => format!("{name} (Nerphed)"),
            }
        });
        title.into_iter().chain(abilities).collect::<Vec<_>>().join("\n")
    }
}
