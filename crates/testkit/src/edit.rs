//! Random edits of saved states that keep their form: one number, word or list, anywhere.

use fracas_core::{Chance as _, Fast};
use serde_json::{Value, json};

/// Edits something somewhere in a saved state, with words of the game: the effects more often than their
/// size would have it.
pub fn edit(saved: &mut Value, words: &[&str], chance: &mut Fast) {
    let is_about_effects = chance.below(2) == 0;
    match saved.get_mut("effects").filter(|_| is_about_effects) {
        Some(effects) => edit_within(effects, words, chance),
        None => edit_within(saved, words, chance),
    }
}

fn edit_within(value: &mut Value, words: &[&str], chance: &mut Fast) {
    match value {
        Value::Object(fields) => {
            let at = chance.below(fields.len().max(1) as u32) as usize;
            if let Some(field) = fields.values_mut().nth(at) {
                edit_within(field, words, chance);
            }
        }
        Value::Array(items) => edit_list(items, words, chance),
        Value::Number(_) => {
            const NUMBERS: [i64; 12] = [-1, 0, 1, 2, 3, 4, 7, 50, 255, 260, 1023, 8192];
            *value = json!(chance.pick(&NUMBERS));
        }
        Value::Bool(is_true) => *is_true = !*is_true,
        Value::String(_) | Value::Null => {
            *value = chance.pick(words).map_or(Value::Null, |word| json!(word));
        }
    }
}

fn edit_list(items: &mut Vec<Value>, words: &[&str], chance: &mut Fast) {
    let len = items.len().max(1) as u32;
    let (one, other) = (chance.below(len) as usize, chance.below(len) as usize);
    if items.is_empty() {
        return;
    }
    match chance.below(6) {
        0 => items.swap(one, other),
        1 => items.push(items[one].clone()),
        2 => drop(items.remove(one)),
        _ => edit_within(&mut items[one], words, chance),
    }
}
