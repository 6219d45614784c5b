//! What a person asks about cards and choices without deciding anything.

use anyhow::Result;
use fracas_core::{Mark, View};

use crate::input::say;
use crate::terminal::{draw_card, draw_marks, faces_named};

/// Shows what is on the cards in sight that are named so; on all that have a text without a name.
pub(super) fn say_cards(view: &View, name: &str) -> Result<()> {
    let found = faces_named(&view.scene, name);
    match (found.is_empty(), name) {
        (false, _) => found.iter().try_for_each(|face| say(draw_card(face))),
        (true, "") => say("No card in sight has a text."),
        (true, name) => say(format!("No card in sight is called {name:?}.")),
    }
}

/// Shows on the board what a choice or a card would do.
pub(super) fn say_marks(view: &View, names: &[String], what: &str) -> Result<()> {
    if what.is_empty() {
        return say("Name a choice by its number or a card by its name, as in: show 3");
    }
    let found = match what.parse::<usize>() {
        Ok(number) => view.choices.get(number.wrapping_sub(1)).map(|choice| &choice.marks[..]),
        Err(_) => marks_of_item(view, what),
    };
    match found {
        Some([]) => say("It marks nothing on the table."),
        Some(marks) => say(draw_marks(&view.scene, names, marks)),
        None => say(format!("There is no choice and no card in sight called {what:?}.")),
    }
}

/// Finds the marks of an item by a part of its name: of one that has some, if there is one.
fn marks_of_item<'a>(view: &'a View, name: &str) -> Option<&'a [Mark]> {
    let faces = faces_named(&view.scene, name);
    let items = view.scene.areas.iter().flat_map(|area| &area.items);
    let named = items.filter(|item| item.face.as_ref().is_some_and(|face| faces.contains(&face)));
    let marks: Vec<&[Mark]> = named.map(|item| &item.marks[..]).collect();
    marks.iter().find(|marks| !marks.is_empty()).or(marks.first()).copied()
}
