//! Files that are odd in the large: empty, huge, deep, not text, with the line ends of elsewhere.

use fracas_cards::{File, reader, text};

use crate::{messages, told};

#[test]
fn line_ends_tabs_and_wide_letters_do_not_move_the_place() {
    let expected = "\
error: unknown key `b`
 --> a.toml:2:2
  |
2 |     b = \"é\"
  |     ^ not known here

error: text must be in quotes
 --> a.toml:3:8
  |
3 | \"日本\" = x
  |          ^ no straight quotes around this
  |
  = help: write `\"x\"`";
    assert_eq!(told("# x\r\n\tb = \"é\"\r\n\"日本\" = x\r\n", |_| ()), expected);
}

#[test]
fn an_empty_file_has_a_first_line() {
    let expected = "\
error: `game` is missing
 --> a.toml:1:1
  |
1 |
  | ^ no `game` here
  |
  = help: `game` is a string";
    assert_eq!(told("", |root| drop(root.text("game"))), expected);
}

#[test]
fn a_byte_order_mark_is_no_part_of_the_first_key() {
    assert_eq!(
        told("\u{feff}cost = 2", |root| assert_eq!(root.number("cost", 0..=9), Some(2))),
        ""
    );
}

#[test]
fn a_file_over_the_limit_is_refused_with_the_limit() {
    let source = "####\n".repeat(1_000_000);
    let expected = "\
error: the file is too large: 5000000 bytes
 --> a.toml:1:1
  |
1 |
  | ^ at most 1048576 bytes are read";
    assert_eq!(told(&source, |root| drop(root.text("name"))), expected);
    assert_eq!(text("a.toml", source.as_bytes()).unwrap_err().render(), expected);
    assert_eq!(told(&source[..reader::MAX_BYTES], |_| ()), "", "up to the limit it is read");
}

#[test]
fn a_line_over_the_limit_is_refused() {
    let report = File::read("a.toml", &format!("a = 1\n#{}", "x".repeat(10_000))).into_report();
    assert_eq!(messages(&report), [(2, "the line is too long".to_owned())]);
}

#[test]
fn bytes_that_are_not_text_are_refused_at_their_place() {
    let expected = "\
error: the file is not UTF-8 text
 --> a.toml:2:9
  |
2 | name = \"\u{fffd}\"
  |         ^ byte 18 of the file is 0xe9
  |
  = help: save it as UTF-8";
    let report = text("a.toml", b"cost = 1\nname = \"\xe9\"\n").unwrap_err();
    assert_eq!(report.render(), expected);
}

#[test]
fn nesting_is_limited_however_it_is_written() {
    let brackets = format!("a = {}{}", "[".repeat(100), "]".repeat(100));
    let lines = format!("{}1{}", "a.a.a = {\n".repeat(40), "}".repeat(40));
    // Built whole, these would overflow the stack when they are dropped.
    let dots = format!("{}{}", format!("{}a = {{\n", "a.".repeat(78)).repeat(75), "}".repeat(75));
    let strings = format!("{}b = {{\n", "\"\"\"a\n\"\"\". a.a.a.a.".repeat(15)).repeat(75);
    let more_strings = strings.replace("\"\"\". a", "\"\"\"\"\t. a");
    for source in [brackets, lines, dots, strings, more_strings] {
        let file = File::read("a.toml", &source);
        assert!(!file.is_sound());
        let report = file.into_report();
        let (_, message) = messages(&report).remove(0);
        let limits = ["nested too deeply", "too many dots", "three quotes"];
        assert!(limits.iter().any(|limit| message.contains(limit)), "{message}");
    }
}
