//! Files that are not TOML.

use fracas_cards::File;

use crate::{messages, told};

/// What is told of a file in which any key is welcome.
fn told_of_syntax(source: &str) -> String {
    told(source, |root| drop(root.entries()))
}

#[test]
fn common_syntax_errors_are_said_in_plain_words() {
    let cases = [
        ("power = \n", "a value is missing", "expected a value here"),
        ("name = Fire Ice\n", "text must be in quotes", "no straight quotes around this"),
        ("name = \"Fire\n", "a quote is missing", "expected `\"`"),
        ("name = 'Fire\n", "a quote is missing", "expected `'`"),
        ("a = { b }\n", "a value is missing", "expected a value here"),
        ("a = 1\na = 2\n", "`a` is set twice", "already set above"),
        ("just words\n", "a key without a value", "expected `=`"),
        ("[[hero]\n", "unclosed array table", "expected `]`"),
        ("a = 01\n", "unexpected leading zero", "not expected here"),
        ("weapon = fire\n", "text must be in quotes", "no straight quotes around this"),
        ("weapon = ice\n", "text must be in quotes", "no straight quotes around this"),
        ("foil = True\n", "capital letters count", "write `true`"),
        ("a = [\"b\" \"c\"]\n", "missing comma between array elements", "expected `,`"),
    ];
    for (source, message, label) in cases {
        let report = File::read("a.toml", source).into_report();
        let found: Vec<_> = report.diagnostics().iter().map(|d| (&*d.message, &*d.label)).collect();
        assert_eq!(found, [(message, label)], "{source:?}");
    }
}

#[test]
fn a_repeated_header_and_curly_quotes_get_help() {
    let expected = "\
error: `hero` is set twice
 --> a.toml:3:2
  |
3 | [hero]
  |  ^^^^ already set above
  |
  = help: to have several `hero`, put `[[` and `]]` around each

error: text must be in quotes
 --> a.toml:4:8
  |
4 | name = “Frank”
  |        ^^^^^^^ no straight quotes around this
  |
  = help: write `\"Frank\"`";
    assert_eq!(told_of_syntax("[hero]\na = 1\n[hero]\nname = “Frank”\n"), expected);
}

#[test]
fn all_mistakes_come_in_one_run_in_the_order_of_the_file() {
    let source = "\
[[hero]]
id = \"one\"
power = 999
[[hero]]
id = two
power = 10
[[hero]]
id = \"Three\"
powr = 10
";
    let file = File::read("a.toml", source);
    for hero in file.root().tables("hero") {
        hero.id("id");
        hero.number("power", 0..=250);
        hero.finish();
    }
    assert!(file.is_sound());
    let expected = [
        (3, "`power` is out of range: 999".to_owned()),
        (5, "text must be in quotes".to_owned()),
        (7, "`power` is missing".to_owned()),
        (8, "`Three` is not an id".to_owned()),
        (9, "unknown key `powr`".to_owned()),
    ];
    assert_eq!(messages(&file.into_report()), expected);
}

#[test]
fn nothing_else_is_said_about_a_line_with_a_syntax_error() {
    let file = File::read("a.toml", "power = \ncost = \"2\"\n");
    let root = file.root();
    assert_eq!(root.number("power", 0..=250), None);
    assert_eq!(root.number("cost", 0..=9), None);
    let expected = [
        (1, "a value is missing".to_owned()),
        (2, "expected a whole number, found a string".to_owned()),
    ];
    assert_eq!(messages(&file.into_report()), expected);
}

#[test]
fn what_follows_from_a_syntax_error_is_not_reported() {
    // The parser gives up on the rest of the file, so `name` is not there and `id` is at the top.
    let file = File::read("a.toml", "[[hero]\nid = \"a\"\nx y = 3\nname = \"b\"\n");
    assert!(!file.is_sound());
    let root = file.root();
    root.text("name");
    root.finish();
    let expected =
        [(1, "unclosed array table".to_owned()), (3, "a key without a value".to_owned())];
    assert_eq!(messages(&file.into_report()), expected);
}
