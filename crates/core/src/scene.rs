//! What a viewer sees, in terms every client understands and no game is named in.
//!
//! An [`Item`] keeps its id for as long as the viewer can follow it. What the viewer cannot see is
//! named by its position alone, so an id gives nothing away: a card that is turned over gets a new
//! id in the same place, and one that goes out of sight comes back under another.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// Everything a viewer sees at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Scene {
    /// Where in the game we are, for example "Battle 3: substitution".
    pub moment: String,
    /// What the viewer is asked, or who is waited for.
    pub prompt: String,
    /// The places on the table, in the order to draw them.
    pub areas: Vec<Area>,
}

/// One place on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Area {
    /// The permanent name of the place, unique in the scene.
    pub id: String,
    /// What the place is called.
    pub label: String,
    /// The seat it belongs to; none when it is shared.
    pub owner: Option<Seat>,
    /// How it is laid out.
    pub layout: Layout,
    /// What lies there, in order.
    pub items: Vec<Item>,
}

/// How an area is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub enum Layout {
    /// Cards held by a seat.
    Hand,
    /// Items side by side; their order means something.
    Row,
    /// Items on top of each other, the top one last.
    Pile,
    /// Items at places of a grid.
    Grid {
        /// The number of columns.
        width: u8,
        /// The number of rows.
        height: u8,
    },
    /// Items at steps of a track.
    Track {
        /// The number of the last step.
        last: u8,
    },
    /// Numbers to read.
    Counters,
}

/// One thing on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Item {
    /// The id to follow it by from scene to scene, unique in the scene.
    pub id: String,
    /// What it shows; none for a back.
    pub face: Option<Face>,
    /// The seat it belongs to, where its area does not say so.
    pub owner: Option<Seat>,
    /// The place it takes: zone of a row, step of a track; column and row of a grid.
    pub at: Option<(u8, u8)>,
    /// How many of the same it stands for, when more than one.
    pub count: Option<u32>,
    /// Short marks on it, such as "won" or "honors".
    pub badges: Vec<String>,
}

/// The side of an item that can be read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Face {
    /// The id of the card in its catalogue, if it is a card.
    pub card: Option<String>,
    /// The name on it.
    pub name: String,
    /// What kind of thing it is, for colour and icon.
    pub kind: String,
    /// The name of its picture in the icon collection; none for the usual one of its kind.
    pub icon: Option<String>,
    /// The numbers on it.
    #[cfg_attr(feature = "wire", ts(type = "Record<string, number>"))]
    pub numbers: BTreeMap<String, i64>,
    /// The rules text on it.
    pub text: String,
}

impl Item {
    /// Makes an item seen from its back, named by its place.
    pub fn back(area: &str, position: usize) -> Item {
        Item { id: format!("{area}.{position}"), ..Item::default() }
    }

    /// Makes an item seen from its face.
    pub fn face_up(id: String, face: Face) -> Item {
        Item { id, face: Some(face), ..Item::default() }
    }

    /// Makes a number to read.
    pub fn counter(id: &str, name: &str, value: i64) -> Item {
        let face = Face {
            name: name.into(),
            kind: "counter".into(),
            numbers: BTreeMap::from([("value".into(), value)]),
            ..Face::default()
        };
        Item::face_up(id.into(), face)
    }
}

impl Scene {
    /// Gets the item with an id.
    pub fn item(&self, id: &str) -> Option<&Item> {
        self.areas.iter().flat_map(|area| &area.items).find(|item| item.id == id)
    }

    /// Gets the area with an id.
    pub fn area(&self, id: &str) -> Option<&Area> {
        self.areas.iter().find(|area| area.id == id)
    }

    /// Tells equal items apart by a number, so that every id in the scene is unique.
    pub fn number_copies(&mut self) {
        let mut seen: BTreeMap<String, u32> = BTreeMap::new();
        for item in self.areas.iter_mut().flat_map(|area| &mut area.items) {
            let copies = seen.entry(item.id.clone()).or_default();
            *copies += 1;
            if *copies > 1 {
                item.id = format!("{}~{copies}", item.id);
            }
        }
    }
}

/// One thing a viewer may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Choice {
    /// What to send to do it.
    pub notation: String,
    /// What to show for it.
    pub label: String,
    /// The items it touches, and the areas: a click on one offers it, and a drag of the first to
    /// another does it.
    pub items: Vec<String>,
}
