//! Whatever is in a file, reading it does not panic, and what is wrong has a line.

use fracas_cards::{DeckList, Fields, File, Ids, Report, Value, nearest, peek_game, text};
use proptest::prelude::*;
use proptest::sample::Index;

const CARDS: &str = r#"# Heroes
game = "battle-arena"
set = 'première'
limit = 0x20

[[hero]]
id = "showtime-fire"
name = "Showtime – Fire"
power = 1_20
foil = true
weapon = "fire"
tags = ["rookie", "left"]
effect = { in-order = [
  { draw = 1 },
  { may = { then = { damage = { amount = 2, to = "rival" } } } },
] }

[[hero]]
id = "bojax-ice"
name = "BoJax\tIce"
power = 95
stats.speed = 3

[options.extra]
flag = false
"#;

const DECK: &str = "\
# comment
deck: Steel Works
game: battle-arena
format: standard

heroes:
  2 Showtime Fire A     # twice
  bojax-ice-tk
hot dogs
  10x Frank
";

const SECTIONS: &[&str] = &["heroes", "hot dogs"];
const WEAPONS: &[(&str, u8)] = &[("fire", 0), ("ice", 1)];

/// Uses every way of asking, on every table and value of the file.
fn walk(fields: &Fields<'_>, ids: &mut Ids) {
    let file = fields.file();
    for key in ["id", "name", "power", "foil", "weapon", "tags", "effect", "hero", "stats"] {
        fields.text(key);
        fields.optional_text(key);
        fields.number(key, 0..=99);
        fields.optional_number(key, i64::MIN..=7);
        fields.number_or(key, 3..=3, 0);
        fields.flag_or(key, false);
        fields.word(key, WEAPONS);
        fields.optional_word(key, WEAPONS);
        fields.table(key).into_iter().for_each(Fields::finish);
        fields.optional_table(key).into_iter().for_each(Fields::finish);
        fields.tables(key).into_iter().for_each(Fields::finish);
        fields.values(key);
        fields.value(key);
        fields.has(key);
        fields.optional_id(key);
        if let Some(id) = fields.id(key) {
            ids.claim(file, &id);
        }
    }
    for (name, value) in fields.entries() {
        file.unknown("key", &name, ["hero", "name"]);
        walk_value(value, ids);
    }
    fields.error("checked", "here", Some("no help"));
}

fn walk_value(value: Value<'_>, ids: &mut Ids) {
    value.as_text();
    value.as_number();
    value.as_flag();
    value.as_id();
    value.as_word(WEAPONS);
    value.single_entry();
    value.error(format!("found {}", value.kind()), "here", None);
    value.as_array().into_iter().flatten().for_each(|value| walk_value(value, ids));
    value.as_table().iter().for_each(|fields| walk(fields, ids));
}

/// Reads the file as a game would: few questions, each about a key that may be there.
fn ask(file: &File<'_>) {
    let root = file.root();
    root.text("game");
    root.text("set");
    root.number("limit", 0..=99);
    for hero in root.tables("hero") {
        hero.id("id");
        hero.optional_value("effect");
        hero.finish();
    }
    root.finish();
}

/// Checks what holds for every report: it renders, and each message has its place in the source.
fn check(report: &Report) {
    let rendered = report.render();
    assert_eq!(rendered.is_empty(), report.is_clean());
    assert!(!report.render_styled().contains("\u{1b}[31mtime"), "no escape of the file gets out");
    let lines = report.source().split('\n').count();
    for (line, column, message) in report.lines() {
        assert!((1..=lines).contains(&line) && 1 <= column && !message.is_empty());
        assert!(rendered.contains(&format!("{}:{line}:{column}\n", report.file())), "{rendered}");
    }
    let places: Vec<_> = report.diagnostics().iter().map(|d| d.span.start).collect();
    assert!(places.is_sorted());
}

fn check_cards(source: &str) {
    let file = File::read("a.toml", source);
    walk(&file.root(), &mut Ids::new());
    check(&file.into_report());

    let file = File::read("a.toml", source);
    ask(&file);
    let report = file.into_report();
    check(&report);
    assert!(
        !report.is_clean() || source.parse::<toml::Table>().is_ok(),
        "a syntax error was missed"
    );
}

fn check_deck(source: &str) {
    let (deck, report) = DeckList::read("a.deck", source, SECTIONS);
    check(&report);
    assert!(!report.is_clean() || !(deck.name.is_empty() || deck.game.is_empty()));
    for line in deck.sections.iter().flat_map(|section| &section.lines) {
        let written: Vec<_> = source[line.span.clone()].split_whitespace().collect();
        assert_eq!(written.join(" "), line.card);
        assert!((1..=999).contains(&line.count));
    }
}

fn check_all(source: &str) {
    check_cards(source);
    check_deck(source);
    peek_game(source);
    nearest(source, SECTIONS.iter().copied());
}

/// One slip while typing, saving or sending a file.
#[derive(Debug, Clone)]
enum Slip {
    Flip(Index, u8),
    Delete(Index, usize),
    Repeat(Index, usize),
    Cut(Index),
    Insert(Index, String),
}

fn slips() -> impl Strategy<Value = Slip> {
    let odd = prop_oneof![
        "[\\[\\]{}=,.\"'#\\\\\n\r\t\0: ]{1,4}",
        "\\PC{1,3}",
        prop::sample::select(vec![
            "\u{feff}", "\u{202e}", "\"\"\"", "[[a]]\n", "a.a.a = ", "😀", "é"
        ])
        .prop_map(str::to_owned),
        prop::sample::select(vec!["1.5", "2026-01-01", "1e9", "0x", "-", "nan", "\u{1b}[31mtime"])
            .prop_map(str::to_owned),
    ];
    prop_oneof![
        (any::<Index>(), any::<u8>()).prop_map(|(at, bits)| Slip::Flip(at, bits)),
        (any::<Index>(), 1..12_usize).prop_map(|(at, length)| Slip::Delete(at, length)),
        (any::<Index>(), 1..40_usize).prop_map(|(at, length)| Slip::Repeat(at, length)),
        any::<Index>().prop_map(Slip::Cut),
        (any::<Index>(), odd).prop_map(|(at, text)| Slip::Insert(at, text)),
    ]
}

fn slipped(source: &str, slips: &[Slip]) -> Vec<u8> {
    let mut bytes = source.as_bytes().to_vec();
    for slip in slips.iter().filter(|_| !source.is_empty()) {
        let place = |at: &Index| at.index(bytes.len() + 1);
        match slip {
            Slip::Flip(at, bits) => {
                let at = place(at);
                bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte ^= bits);
            }
            Slip::Delete(at, length) => {
                let at = place(at);
                bytes.drain(at..(at + length).min(bytes.len()));
            }
            Slip::Repeat(at, length) => {
                let at = place(at);
                let again = bytes[at..(at + length).min(bytes.len())].to_vec();
                bytes.splice(at..at, again);
            }
            Slip::Cut(at) => bytes.truncate(place(at)),
            Slip::Insert(at, text) => {
                let at = place(at);
                bytes.splice(at..at, text.bytes());
            }
        }
    }
    bytes
}

/// Checks bytes as they are, and what a tolerant editor makes of them.
fn check_bytes(bytes: &[u8]) {
    match text("a.toml", bytes) {
        Ok(source) => check_all(source),
        Err(report) => {
            check(&report);
            check_all(&String::from_utf8_lossy(bytes));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 2000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        check_bytes(&bytes);
    }

    #[test]
    fn any_text(source in "(\\PC|[\\[\\]{}=,.\"'#\\\\\n\r\t\0: ab1]){0,120}") {
        check_all(&source);
    }

    #[test]
    fn slips_in_a_card_file(slips in prop::collection::vec(slips(), 1..6)) {
        check_bytes(&slipped(CARDS, &slips));
    }

    #[test]
    fn slips_in_a_deck_list(slips in prop::collection::vec(slips(), 1..6)) {
        check_bytes(&slipped(DECK, &slips));
    }

    #[test]
    fn any_place_can_be_reported(
        source in "(\\PC|[\n\r\t\0]){0,40}",
        spans in prop::collection::vec((0..200_usize, 0..200_usize), 0..8),
    ) {
        let mut report = Report::new("a.toml", source);
        for (start, end) in spans {
            report.push(fracas_cards::Diagnostic::new(start..end, "wrong", "here"));
        }
        check(&report);
    }
}

#[test]
fn the_files_that_slips_are_made_in_are_correct() {
    let file = File::read("a.toml", CARDS);
    assert!(file.is_sound() && file.is_clean());
    let (_, report) = DeckList::read("a.deck", DECK, SECTIONS);
    assert_eq!(report.render(), "");
}
