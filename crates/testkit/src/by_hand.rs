//! What tests write by hand: tables to play at, and saved states.

use fracas_core::Setup;
use serde_json::Value;

/// A table of a game and mode for so many seats, with options.
pub fn setup(game: &str, mode: &str, seats: usize, options: &[(&str, &str)]) -> Setup {
    Setup {
        game: game.into(),
        mode: mode.into(),
        seats: Some(seats),
        options: options.iter().map(|(id, value)| ((*id).into(), (*value).into())).collect(),
        ..Setup::default()
    }
}

/// Takes the first of a saved list off it.
pub fn take(list: &mut Value) -> Value {
    list.as_array_mut().expect("a list").remove(0)
}

/// Puts something on a saved list.
pub fn put(list: &mut Value, item: impl Into<Value>) {
    list.as_array_mut().expect("a list").push(item.into());
}

/// Gets the innermost effect of a saved state, which is the one that asks.
pub fn frame(saved: &mut Value) -> &mut Value {
    let frames = saved["effects"]["frames"].as_array_mut();
    frames.and_then(|frames| frames.last_mut()).expect("an effect is under way")
}
