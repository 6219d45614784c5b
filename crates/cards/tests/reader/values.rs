//! Values that are missing, misspelt, of the wrong kind or out of range.

use fracas_cards::{Fields, File, Ids, Kind, Value};

use crate::{messages, told};

const WEAPONS: &[(&str, char)] = &[("fire", 'f'), ("ice", 'i'), ("steel", 's')];

#[test]
fn a_correct_file_is_read_without_a_word() {
    let source = r#"
        game = "battle-arena"
        limit = 0x1F

        [[hero]]
        id = "bojax-ice"
        name = "BoJax – Ice"
        power = 1_20
        foil = true
        weapon = "ice"
        tags = ["rookie", "left"]
        effect = { in-order = [{ draw = 1 }, { damage = { amount = 2 } }] }
    "#;
    let file = File::read("a.toml", source);
    let root = file.root();
    assert_eq!(root.text("game").as_deref(), Some("battle-arena"));
    assert_eq!(root.number("limit", 0..=31), Some(31));
    let heroes = root.tables("hero");
    let hero = &heroes[0];
    assert_eq!(hero.id("id").unwrap(), "bojax-ice");
    assert_eq!(hero.text("name").as_deref(), Some("BoJax – Ice"));
    assert_eq!(hero.number("power", 0..=250), Some(120));
    assert_eq!(hero.number_or("copies", 1..=4, 1), 1);
    assert!(hero.flag_or("foil", false));
    assert_eq!(hero.word("weapon", WEAPONS), Some('i'));
    let tags: Vec<_> = hero.values("tags").iter().filter_map(Value::as_text).collect();
    assert_eq!(tags, ["rookie", "left"]);
    let (name, steps) = hero.value("effect").and_then(|effect| effect.single_entry()).unwrap();
    assert_eq!((&*name, steps.kind()), ("in-order", Kind::List));
    let steps = steps.as_array().unwrap();
    let (damage, arguments) = steps[1].single_entry().unwrap();
    assert_eq!(&source[damage.span], "damage");
    assert_eq!(arguments.as_table().unwrap().number("amount", 1..=9), Some(2));
    heroes.into_iter().for_each(Fields::finish);
    root.finish();
    assert_eq!(file.into_report().into_result(), Ok(()));
}

#[test]
fn a_missing_key_is_reported_at_the_header_with_what_it_should_be() {
    let source = "[[hero]]\nname = \"x\"\n";
    let walk = |root: &Fields<'_>| {
        for hero in root.tables("hero") {
            hero.text("name");
            hero.number("power", 0..=250);
            hero.word("weapon", WEAPONS);
        }
    };
    let expected = "\
error: `power` is missing
 --> a.toml:1:1
  |
1 | [[hero]]
  | ^^^^^^^^ no `power` here
  |
  = help: `power` is a whole number, from 0 to 250

error: `weapon` is missing
 --> a.toml:1:1
  |
1 | [[hero]]
  | ^^^^^^^^ no `weapon` here
  |
  = help: `weapon` is one of `fire`, `ice`, `steel`";
    assert_eq!(told(source, walk), expected);
}

#[test]
fn an_unknown_key_is_reported_with_the_nearest_or_all_that_are_known() {
    let walk = |root: &Fields<'_>| {
        root.optional_text("name");
        root.optional_number("power", 0..=250);
    };
    let expected = "\
error: unknown key `pwoer`
 --> a.toml:1:1
  |
1 | pwoer = 120
  | ^^^^^ did you mean `power`?

error: unknown key `colour`
 --> a.toml:2:1
  |
2 | colour = 3
  | ^^^^^^ not known here
  |
  = help: known here: `name`, `power`";
    assert_eq!(told("pwoer = 120\ncolour = 3\n", walk), expected);
}

#[test]
fn a_value_of_the_wrong_kind_is_reported_with_both_kinds() {
    let walk = |root: &Fields<'_>| {
        assert_eq!(root.number("power", 0..=250), None);
        assert_eq!(root.text("name"), None);
        assert!(root.flag_or("foil", true));
        assert!(root.table("effect").is_none());
    };
    let expected = "\
error: expected a whole number, found a string
 --> a.toml:1:9
  |
1 | power = \"120\"
  |         ^^^^^ expected a whole number
  |
  = help: write 120 without quotes

error: expected a string, found a whole number
 --> a.toml:2:8
  |
2 | name = 7
  |        ^ expected a string
  |
  = help: write \"7\"

error: expected true or false, found a string
 --> a.toml:3:8
  |
3 | foil = \"no\"
  |        ^^^^ expected true or false

error: expected a table, found a list
 --> a.toml:4:10
  |
4 | effect = [1]
  |          ^^^ expected a table";
    let source = "power = \"120\"\nname = 7\nfoil = \"no\"\neffect = [1]\n";
    assert_eq!(told(source, walk), expected);
}

#[test]
fn a_number_out_of_range_is_reported_with_the_range() {
    let source = "a = 251\nb = 99999999999999999999\nc = -1\nd = [0xff]\n";
    let walk = |root: &Fields<'_>| {
        root.number("a", 0..=250);
        root.number("b", i64::MIN..=5);
        root.number("c", 0..=i64::MAX);
        root.values("d")[0].as_number_in(4..=4);
    };
    let expected = "\
error: `a` is out of range: 251
 --> a.toml:1:5
  |
1 | a = 251
  |     ^^^ must be from 0 to 250

error: `b` is out of range: 99999999999999999999
 --> a.toml:2:5
  |
2 | b = 99999999999999999999
  |     ^^^^^^^^^^^^^^^^^^^^ must be at most 5

error: `c` is out of range: -1
 --> a.toml:3:5
  |
3 | c = -1
  |     ^^ must be at least 0

error: out of range: 0xff
 --> a.toml:4:6
  |
4 | d = [0xff]
  |      ^^^^ must be 4";
    assert_eq!(told(source, walk), expected);
}

#[test]
fn an_id_that_is_none_is_reported_with_how_to_write_it() {
    let expected = "\
error: `Rivet Gun` is not an id
 --> a.toml:1:6
  |
1 | id = \"Rivet Gun\"
  |      ^^^^^^^^^^^ write \"rivet-gun\"
  |
  = help: an id is lower-case letters, digits and single dashes, at most 64 characters";
    assert_eq!(told("id = \"Rivet Gun\"", |root| drop(root.id("id"))), expected);
    for bad in ["", "-", "a-", "-a", "a--b", "A", "é", "a_b", &"a".repeat(65)] {
        let told = told(&format!("id = \"{bad}\""), |root| assert_eq!(root.id("id"), None));
        assert!(told.contains("is not an id"), "{bad:?} is refused: {told}");
    }
    for good in ["a", "7", "a-1-b", &"a".repeat(64)] {
        let source = format!("id = \"{good}\"");
        assert_eq!(told(&source, |root| assert_eq!(root.id("id").unwrap(), good)), "");
    }
}

#[test]
fn an_unknown_word_is_reported_with_the_nearest_and_the_list() {
    let expected = "\
error: unknown weapon `stele`
 --> a.toml:1:10
  |
1 | weapon = \"stele\"
  |          ^^^^^^^ did you mean `steel`?
  |
  = help: known here: `fire`, `ice`, `steel`";
    let walk = |root: &Fields<'_>| assert_eq!(root.word("weapon", WEAPONS), None);
    assert_eq!(told("weapon = \"stele\"", walk), expected);
}

#[test]
fn text_must_be_one_printable_line_of_decent_length() {
    let long = format!("a = \"{}\"", "x".repeat(501));
    let cases = [
        ("a = \" \"", "text is empty"),
        ("a = \"x\\u0007\"", "text is one line of printable characters"),
        ("a = \"x\\u202Ey\"", "text is one line of printable characters"),
        ("a = \"\"\"x\ny\"\"\"", "text is one line of printable characters"),
        (&long, "text is too long"),
    ];
    for (source, message) in cases {
        let file = File::read("a.toml", source);
        assert_eq!(file.root().text("a"), None, "{source:?}");
        assert_eq!(messages(&file.into_report()), [(1, message.to_owned())], "{source:?}");
    }
}

#[test]
fn fractions_dates_and_mixed_lists_are_refused_wherever_they_are() {
    let expected = "\
error: cards have whole numbers only
 --> a.toml:1:18
  |
1 | a = { b = [{ c = 1.5 }] }
  |                  ^^^ this has a fraction

error: cards have no dates
 --> a.toml:2:5
  |
2 | d = 2026-01-01
  |     ^^^^^^^^^^ this is read as a date or a time
  |
  = help: put it in quotes if it is text

error: a list has values of one kind
 --> a.toml:3:9
  |
3 | e = [1, \"x\"]
  |         ^^^ this is a string, the first is a whole number";
    let walk = |root: &Fields<'_>| {
        root.value("a");
        assert_eq!(root.number("d", 0..=9), None, "said once is enough");
        assert!(root.values("e").is_empty());
    };
    assert_eq!(told("a = { b = [{ c = 1.5 }] }\nd = 2026-01-01\ne = [1, \"x\"]\n", walk), expected);
}

#[test]
fn an_unknown_icon_is_reported_with_the_one_that_was_meant() {
    let expected = "\
error: unknown icon `hot-dgo`
 --> a.toml:2:8
  |
2 | icon = \"hot-dgo\"
  |        ^^^^^^^^^ did you mean `hot-dog`?
  |
  = help: icons are named as on https://game-icons.net, such as \"hot-dog\"

error: expected a string, found a whole number
 --> a.toml:3:9
  |
3 | other = 7
  |         ^ expected a string
  |
  = help: write \"7\"";
    let walk = |root: &Fields<'_>| {
        assert_eq!(root.optional_icon("right").as_deref(), Some("bison"));
        assert_eq!(root.optional_icon("icon"), None);
        assert_eq!(root.optional_icon("other"), None);
        assert_eq!(root.optional_icon("missing"), None, "and need not be there");
    };
    let source = "right = \"bison\"\nicon = \"hot-dgo\"\nother = 7\n";
    assert_eq!(told(source, walk), expected);
}

#[test]
fn an_effect_must_have_exactly_one_key() {
    let expected = "\
error: a table with one key is expected, this one is empty
 --> a.toml:1:5
  |
1 | a = {}
  |     ^^ expected one key

error: a table with one key is expected, this one has 2
 --> a.toml:2:17
  |
2 | b = { draw = 1, damage = 2 }
  |                 ^^^^^^ a second key
  |
  = help: found `draw`, `damage`

error: expected a table, found a string
 --> a.toml:3:5
  |
3 | c = \"draw\"
  |     ^^^^^^ expected a table";
    let walk = |root: &Fields<'_>| {
        for (_, value) in root.entries() {
            assert!(value.single_entry().is_none());
        }
    };
    assert_eq!(told("a = {}\nb = { draw = 1, damage = 2 }\nc = \"draw\"\n", walk), expected);
}

#[test]
fn an_id_used_twice_is_reported_with_the_place_of_the_first() {
    let first = File::read("first.toml", "id = \"frank\"\n");
    let second = File::read("second.toml", "\nid = \"frank\"\nother = \"frank\"\n");
    let mut ids = Ids::new();
    assert!(ids.claim(&first, &first.root().id("id").unwrap()));
    assert!(!ids.claim(&second, &second.root().id("id").unwrap()));
    assert!(first.into_report().is_clean());
    let expected = "\
error: the id `frank` is used twice
 --> second.toml:2:6
  |
2 | id = \"frank\"
  |      ^^^^^^^ first used in line 1 of first.toml";
    assert_eq!(second.into_report().render(), expected);
}
