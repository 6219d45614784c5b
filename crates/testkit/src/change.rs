//! Random changes to texts, for readers that must survive them.

use fracas_core::{Chance, Fast};

/// What a person who edits numbers might write.
const NUMBERS: [&str; 10] =
    ["0", "1", "2", "4", "7", "8", "255", "256", "-1", "99999999999999999999"];

/// Changes a text in one to three places: characters, pieces, numbers and words.
pub fn change(text: &str, chance: &mut Fast) -> String {
    let mut text = text.as_bytes().to_vec();
    for _ in 0..=chance.below(3) {
        if text.is_empty() {
            break;
        }
        match chance.below(8) {
            0 => *pick(&mut text, chance) = printable(chance),
            1 => *pick(&mut text, chance) ^= 1 << chance.below(7),
            2 => delete_some(&mut text, chance),
            3 => {
                let at = chance.below(text.len() as u32) as usize;
                text.insert(at, printable(chance));
            }
            4 => change_number(&mut text, chance),
            _ => swap_words(&mut text, chance),
        }
    }
    String::from_utf8_lossy(&text).into_owned()
}

fn pick<'a>(text: &'a mut [u8], chance: &mut Fast) -> &'a mut u8 {
    let at = chance.below(text.len() as u32) as usize;
    &mut text[at]
}

fn printable(chance: &mut Fast) -> u8 {
    b' ' + chance.below(95) as u8
}

fn delete_some(text: &mut Vec<u8>, chance: &mut Fast) {
    let from = chance.below(text.len() as u32) as usize;
    let to = text.len().min(from + chance.below(13) as usize);
    text.drain(from..to);
}

fn change_number(text: &mut Vec<u8>, chance: &mut Fast) {
    let mut numbers = words(text);
    numbers.retain(|&(from, to)| text[from..to].iter().all(u8::is_ascii_digit));
    let number = chance.pick(&NUMBERS).expect("there are numbers");
    if let Some((from, to)) = chance.pick(&numbers) {
        text.splice(from..to, number.bytes());
    }
}

fn swap_words(text: &mut Vec<u8>, chance: &mut Fast) {
    let words = words(text);
    let (Some(one), Some(other)) = (chance.pick(&words), chance.pick(&words)) else { return };
    let [first, second] = [one.min(other), one.max(other)];
    if first != second {
        let [before, after] = [first, second].map(|(from, to)| text[from..to].to_vec());
        text.splice(second.0..second.1, before);
        text.splice(first.0..first.1, after);
    }
}

/// Finds the words of a text: ids, names of fields, numbers.
fn words(text: &[u8]) -> Vec<(usize, usize)> {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-' || *byte == b'_';
    let mut words = Vec::new();
    let mut from = 0;
    for run in text.split(|byte| !is_word(byte)) {
        if !run.is_empty() {
            words.push((from, from + run.len()));
        }
        from += run.len() + 1;
    }
    words
}
