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
    /// What the moment is about: ids of items, areas or places.
    pub focus: Vec<String>,
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
    /// What its zones or steps are called, in order; empty where they have no names.
    pub places: Vec<String>,
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
    /// Numbered places side by side, each with an item or none.
    Zones {
        /// The number of places.
        count: u8,
    },
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
    /// The place it takes: its zone or the step of a track, and 0; column and row of a grid.
    pub at: Option<(u8, u8)>,
    /// How many of the same it stands for, when more than one.
    pub count: Option<u32>,
    /// Short words on it, such as "won" or "honors".
    pub badges: Vec<String>,
    /// What lies on it: markers, tokens, cubes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(as = "Option<_>", optional))]
    pub pieces: Vec<Piece>,
    /// What it would do on the table: shown while the viewer points at it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(as = "Option<_>", optional))]
    pub marks: Vec<Mark>,
}

/// Small things of one sort that lie on an item.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Piece {
    /// What they are called, in a word: the colour of markers, the name of a token.
    pub name: String,
    /// The seat whose colour they have; none where they are nobody's.
    pub owner: Option<Seat>,
    /// The name of their picture in the icon collection; none for plain markers.
    pub icon: Option<String>,
    /// How many they are.
    pub count: u32,
}

/// Places that an item or a choice has to do with: a client shows them while it is pointed at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Mark {
    /// What it has to do with them.
    pub kind: MarkKind,
    /// The ids of the places, items or areas.
    pub places: Vec<String>,
}

/// What an item or a choice has to do with a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub enum MarkKind {
    /// It can be moved there.
    Reach,
    /// It is in range and in sight.
    Sight,
    /// It is in range, but out of sight.
    Blocked,
    /// It would be hit.
    Target,
    /// Something would be moved over it or to it, in this order.
    Path,
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

/// Gets the id of a place in an area, by its zone or step and 0, or by its column and row.
pub fn place_id(area: &str, (column, row): (u8, u8)) -> String {
    format!("{area}@{column},{row}")
}

impl Piece {
    /// Says what lies there: "3 Blue", "Shield", "Nerph ×2".
    pub fn text(&self) -> String {
        match (self.owner, self.count) {
            (Some(_), count) => format!("{count} {}", self.name),
            (None, 1) => self.name.clone(),
            (None, count) => format!("{} ×{count}", self.name),
        }
    }
}

impl Mark {
    /// Marks places as something of a kind.
    pub fn new(kind: MarkKind, places: Vec<String>) -> Mark {
        Mark { kind, places }
    }
}

impl Layout {
    /// Gets the number of columns and rows of the places that have an id.
    fn places(self) -> (u8, u8) {
        match self {
            Layout::Zones { count } => (count, 1),
            Layout::Grid { width, height } => (width, height),
            Layout::Track { last } => (last.saturating_add(1), 1),
            Layout::Hand | Layout::Row | Layout::Pile | Layout::Counters => (0, 0),
        }
    }
}

impl Area {
    /// Makes an area that belongs to nobody and whose places have no names.
    pub fn shared(id: &str, label: &str, layout: Layout, items: Vec<Item>) -> Area {
        Area { id: id.into(), label: label.into(), owner: None, layout, places: Vec::new(), items }
    }
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

    /// Checks whether an id names an item, an area or a place of the scene.
    pub fn has(&self, id: &str) -> bool {
        self.item(id).is_some() || self.area(id).is_some() || self.has_place(id)
    }

    fn has_place(&self, id: &str) -> bool {
        let read = || {
            let (area, place) = id.rsplit_once('@')?;
            let (column, row) = place.split_once(',')?;
            let place: (u8, u8) = (column.parse().ok()?, row.parse().ok()?);
            Some((self.area(area)?, place))
        };
        read().is_some_and(|(area, (column, row))| {
            let (columns, rows) = area.layout.places();
            column < columns && row < rows
        })
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
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema, ts_rs::TS, utoipa::ToSchema))]
pub struct Choice {
    /// What to send to do it.
    pub notation: String,
    /// What to show for it.
    pub label: String,
    /// The items it touches, the areas and the places: a click on one offers it, and a drag of the
    /// first to another does it.
    pub items: Vec<String>,
    /// What it would do on the table: shown while the viewer points at it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(as = "Option<_>", optional))]
    pub marks: Vec<Mark>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_area_is_nobodys_and_names_no_places() {
        let area = Area::shared("deck", "Deck", Layout::Pile, vec![Item::back("deck", 0)]);
        assert_eq!((area.id.as_str(), area.label.as_str()), ("deck", "Deck"));
        assert_eq!((area.owner, area.layout, area.places.len()), (None, Layout::Pile, 0));
        assert_eq!(area.items, [Item::back("deck", 0)]);
    }

    #[test]
    fn a_place_is_in_the_scene_if_its_area_reaches_so_far() {
        let area = |id, layout| Area::shared(id, "", layout, Vec::new());
        let areas = vec![
            Area::shared("hand", "", Layout::Hand, vec![Item::back("hand", 0)]),
            area("zones", Layout::Zones { count: 7 }),
            area("arena", Layout::Grid { width: 7, height: 5 }),
            area("track", Layout::Track { last: 30 }),
        ];
        let scene = Scene { areas, ..Scene::default() };
        for id in ["hand", "hand.0", "zones@6,0", "arena@6,4", "arena@0,0", "track@30,0"] {
            assert!(scene.has(id), "{id}");
        }
        for id in ["", "foot", "zones@7,0", "zones@0,1", "arena@6,5", "track@31,0", "hand@0,0"] {
            assert!(!scene.has(id), "{id}");
        }
        for id in ["zones@", "zones@1", "zones@1,", "zones@-1,0", "@1,0", "zones@999,0"] {
            assert!(!scene.has(id), "{id}");
        }
        assert!(scene.has(&place_id("zones", (2, 0))));
    }

    #[test]
    fn pieces_are_counted_by_their_owner_and_written_where_there_are_any() {
        let text = |name: &str, owner, count| {
            Piece { name: name.into(), owner, count, ..Piece::default() }.text()
        };
        assert_eq!(text("Blue", Some(Seat(0)), 1), "1 Blue");
        assert_eq!(text("Shield", None, 1), "Shield");
        assert_eq!(text("Nerph", None, 2), "Nerph ×2");
        let plain = serde_json::to_value(Item::back("hand", 0)).expect("an item is written");
        assert_eq!(plain.get("pieces"), None, "an item without pieces is as it always was");
        assert_eq!(serde_json::from_value::<Item>(plain).ok(), Some(Item::back("hand", 0)));
    }

    #[test]
    fn marks_are_written_where_there_are_any_and_read_where_there_are_none() {
        let plain = Choice { notation: "wait".into(), ..Choice::default() };
        let written = serde_json::to_value(&plain).expect("a choice is written");
        assert_eq!(written.get("marks"), None, "a choice without marks is as it always was");
        assert_eq!(serde_json::from_value::<Choice>(written).ok(), Some(plain.clone()));
        let marks = vec![Mark::new(MarkKind::Blocked, vec!["arena@6,4".into()])];
        let marked = Choice { marks, ..plain };
        let written = serde_json::to_value(&marked).expect("a choice is written");
        let expected = serde_json::json!([{ "kind": "blocked", "places": ["arena@6,4"] }]);
        assert_eq!(written.get("marks"), Some(&expected));
        assert_eq!(serde_json::from_value::<Choice>(written).ok(), Some(marked));
    }
}
