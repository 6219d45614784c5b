//! Words and small pieces of text: plurals, verb forms, numbers and lists.

/// A number with its noun: "1 card", "2 cards".
pub fn plural(count: i32, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {}", plural_of(noun)) }
}

/// A number as a change: "+10", "−10".
pub fn signed(change: i32) -> String {
    let sign = if change < 0 { '−' } else { '+' };
    format!("{sign}{}", change.unsigned_abs())
}

/// How often: "once", "twice", "three times".
pub fn times(count: i32) -> String {
    const WORDS: [&str; 8] = ["three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    match count {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        3..=10 => format!("{} times", WORDS[count as usize - 3]),
        _ => format!("{count} times"),
    }
}

/// A list in words: "a", "a and b", "a, b, and c".
pub fn list(items: &[String], conjunction: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first, second] => format!("{first} {conjunction} {second}"),
        [most @ .., last] => format!("{}, {conjunction} {last}", most.join(", ")),
    }
}

/// The text with a capital letter first.
pub fn capitalised(text: &str) -> String {
    // A bracket does not start a sentence; the word in it does.
    let at = text.find(|c: char| c != '(').unwrap_or(0);
    let (bracket, text) = text.split_at(at);
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| {
        format!("{bracket}{}{}", first.to_uppercase(), rest.as_str())
    })
}

/// A noun with "a" or "an", by its first letter; "other" becomes "another".
///
/// ```
/// use fracas_cards::effect::with_article;
///
/// assert_eq!(with_article("ability"), "an ability");
/// assert_eq!(with_article("other player"), "another player");
/// ```
pub fn with_article(noun: &str) -> String {
    if noun.starts_with("other ") {
        return format!("an{noun}");
    }
    let is_vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    format!("{} {noun}", if is_vowel { "an" } else { "a" })
}

/// Two pieces of text with a space between them, unless the second is empty.
pub(super) fn joined(first: &str, rest: &str) -> String {
    if rest.is_empty() { first.to_owned() } else { format!("{first} {rest}") }
}

/// The form of a verb that follows "may" or "to".
pub(super) fn infinitive(verb: &str) -> &str {
    match verb {
        "can" | "may" => "be able to",
        _ => verb,
    }
}

/// The form of a verb that follows "it".
pub(super) fn third_person(verb: &str) -> String {
    match verb {
        "be" => "is".to_owned(),
        "have" => "has".to_owned(),
        "can" | "cannot" | "may" | "must" => verb.to_owned(),
        _ => plural_of(verb),
    }
}

/// The regular plural, which English also uses for the third person of verbs.
pub(super) fn plural_of(word: &str) -> String {
    let before_y = word.strip_suffix('y').filter(|stem| !stem.ends_with(['a', 'e', 'i', 'o', 'u']));
    if let Some(stem) = before_y {
        return format!("{stem}ies");
    }
    let hisses = ["s", "x", "z", "ch", "sh"].iter().any(|end| word.ends_with(end));
    let before_o = word.strip_suffix('o');
    let is_long = before_o.is_some_and(|stem| !stem.ends_with(['a', 'e', 'i', 'o', 'u']));
    if hisses || is_long { format!("{word}es") } else { format!("{word}s") }
}
