//! Deck lists: what they say, and what their authors are told.

use fracas_cards::deck::{self, Line, Section};
use fracas_cards::{DeckList, Name, peek_game};
use proptest::prelude::*;

const SECTIONS: &[&str] = &["heroes", "hot dogs", "plays"];

const STEEL_WORKS: &str = "\
# comment
deck: Steel Works
game: battle-arena
format: standard

heroes
  2 Showtime Fire A     # twice
  bojax-ice-tk
hot dogs
  10x Frank
";

fn read(source: &str) -> DeckList {
    let (deck, report) = DeckList::read("a.deck", source, SECTIONS);
    assert_eq!(report.render(), "", "{source:?}");
    deck
}

fn told(source: &str) -> String {
    DeckList::read("a.deck", source, SECTIONS).1.render()
}

/// Sections with counts and cards, without their places.
fn cards(deck: &DeckList) -> Vec<(&str, Vec<(u32, &str)>)> {
    fn lines(section: &Section) -> Vec<(u32, &str)> {
        section.lines.iter().map(|line| (line.count, &*line.card)).collect()
    }
    deck.sections.iter().map(|section| (&*section.name, lines(section))).collect()
}

#[test]
fn a_deck_is_read_with_counts_sections_and_places() {
    let deck = read(STEEL_WORKS);
    assert_eq!(deck.name, "Steel Works");
    assert_eq!(deck.game, "battle-arena");
    assert_eq!(deck.format.as_deref(), Some("standard"));
    let heroes = vec![(2, "Showtime Fire A"), (1, "bojax-ice-tk")];
    assert_eq!(cards(&deck), [("heroes", heroes), ("hot dogs", vec![(10, "Frank")])]);
    assert_eq!(&STEEL_WORKS[deck.lines("heroes")[0].span.clone()], "Showtime Fire A");
    assert_eq!(&STEEL_WORKS[deck.game.span.clone()], "battle-arena");
    assert!(deck.lines("plays").is_empty());
}

#[test]
fn case_dashes_colons_blanks_and_line_ends_do_not_matter() {
    let source = "\u{feff}DECK : Steel  Works\r\n game:battle-arena\r\n\r\n\
                  Heroes:\r\n\t2X  Showtime\t Fire \r\n\
                  HOT-DOGS\r\nFrank\r\nHot_Dogs :\r\n1 Frank";
    let deck = read(source);
    assert_eq!(
        (&*deck.name, &*deck.game, deck.format.is_none()),
        ("Steel Works", "battle-arena", true)
    );
    let expected =
        [("heroes", vec![(2, "Showtime Fire")]), ("hot dogs", vec![(1, "Frank"), (1, "Frank")])];
    assert_eq!(cards(&deck), expected, "a section that comes twice is one section");
}

#[test]
fn a_card_may_have_colons_and_numbers_in_its_name() {
    let source =
        "deck: a: b\ngame: g\nheroes\nShowtime: Fire\n1 deck: x\n1 heroes\n3 2 Fast\n1 7:\n";
    let expected =
        vec![(1, "Showtime: Fire"), (1, "deck: x"), (1, "heroes"), (3, "2 Fast"), (1, "7:")];
    assert_eq!(cards(&read(source)), [("heroes", expected)]);
}

#[test]
fn an_unknown_header_is_reported_with_the_nearest() {
    let expected = "\
error: unknown header `fromat`
 --> a.deck:3:1
  |
3 | fromat: standard
  | ^^^^^^ did you mean `format`?
  |
  = help: one of `deck`, `game`, `format`";
    assert_eq!(told("deck: a\ngame: g\nfromat: standard\n"), expected);
}

#[test]
fn a_header_that_is_repeated_late_or_empty_is_reported() {
    let expected = "\
error: `game` has no value
 --> a.deck:2:1
  |
2 | game:
  | ^^^^ expected a value after the colon

error: `deck` is set twice
 --> a.deck:3:1
  |
3 | deck: b
  | ^^^^ first set in line 1

error: `format` comes too late
 --> a.deck:5:3
  |
5 |   format: standard
  |   ^^^^^^ belongs above the first section";
    assert_eq!(told("deck: a\ngame:\ndeck: b\nheroes\n  format: standard\n"), expected);
}

#[test]
fn a_missing_header_is_reported_with_an_example() {
    let expected = "\
error: `deck` is missing
 --> a.deck:1:1
  |
1 | heroes
  | ^ expected at the top
  |
  = help: add a line such as `deck: Steel Works`

error: `game` is missing
 --> a.deck:1:1
  |
1 | heroes
  | ^ expected at the top
  |
  = help: add a line such as `game: battle-arena`";
    assert_eq!(told("heroes\n"), expected);
}

#[test]
fn a_card_outside_of_any_section_is_reported_once() {
    let expected = "\
error: a card outside of any section
 --> a.deck:3:1
  |
3 | 2 Showtime
  | ^^^^^^^^^^ no section begins above this line
  |
  = help: the sections are `heroes`, `hot dogs`, `plays`";
    assert_eq!(told("deck: a\ngame: g\n2 Showtime\nBojax\nheroes\nBojax\n"), expected);
}

#[test]
fn a_misspelt_section_is_reported_and_its_cards_are_not() {
    let expected = "\
error: unknown section `heros`
 --> a.deck:3:1
  |
3 | heros
  | ^^^^^ did you mean `heroes`?
  |
  = help: the sections are `heroes`, `hot dogs`, `plays`

error: unknown section `sausages`
 --> a.deck:5:1
  |
5 | sausages:
  | ^^^^^^^^^ not known here
  |
  = help: the sections are `heroes`, `hot dogs`, `plays`";
    assert_eq!(told("deck: a\ngame: g\nheros\n  2 Showtime\nsausages:\n  Frank\n"), expected);
}

#[test]
fn a_count_that_is_none_is_reported() {
    let expected = "\
error: `0` is not a number of copies
 --> a.deck:4:3
  |
4 |   0 Showtime
  |   ^ must be from 1 to 999

error: `1000x` is not a number of copies
 --> a.deck:5:3
  |
5 |   1000x Showtime
  |   ^^^^^ must be from 1 to 999

error: `99999999999` is not a number of copies
 --> a.deck:6:3
  |
6 |   99999999999 Showtime
  |   ^^^^^^^^^^^ must be from 1 to 999

error: a count without a card
 --> a.deck:7:3
  |
7 |   3 # none
  |   ^ expected a card after it";
    let cards = "  0 Showtime\n  1000x Showtime\n  99999999999 Showtime\n  3 # none\n";
    assert_eq!(told(&format!("deck: a\ngame: g\nheroes\n{cards}")), expected);
}

#[test]
fn a_card_must_be_printable() {
    let told = told("deck: a\ngame: g\nheroes\n  2 Show\u{1b}[31mtime\n");
    let expected = "\
error: text is one line of printable characters
 --> a.deck:4:5
  |
4 |   2 Show␛[31mtime
  |     ^^^^^^^^^^^^^ has the character \\u{1b}";
    assert_eq!(told, expected);
}

#[test]
fn a_deck_list_over_the_limit_is_refused() {
    let told = told(&"#".repeat(5_000_000));
    assert!(told.starts_with("error: the file is too large: 5000000 bytes\n"), "{told}");
    assert!(told.ends_with("at most 65536 bytes are read"), "{told}");
}

#[test]
fn the_game_is_found_in_decks_and_card_files() {
    let cases = [
        (STEEL_WORKS, Some("battle-arena")),
        ("\u{feff}Game : rlyeh\r\n", Some("rlyeh")),
        ("# game: no\ngame: yes # or no\n", Some("yes")),
        ("set = 'x'\ngame = 'op-arena' # c\n[[dude]]\n", Some("op-arena")),
        ("games: a\ngame\ngame over: b\n", None),
        ("game:\n", None),
        ("game = op-arena\n", None),
        ("game = \"\"\n", None),
        ("[[dude]]\ngame = \"op-arena\"\n", None),
        ("gamé", None),
        ("", None),
    ];
    for (source, game) in cases {
        assert_eq!(peek_game(source).as_deref(), game, "{source:?}");
    }
}

#[test]
fn writing_cleans_what_a_list_cannot_hold() {
    let line = Line { count: 2, card: " A#1\nB ".into(), span: 0..0 };
    let section = Section { name: "heroes".into(), lines: vec![line] };
    let deck =
        DeckList { name: "x".into(), game: "g".into(), format: None, sections: vec![section] };
    assert_eq!(deck::write(&deck), "deck: x\ngame: g\n\nheroes\n  2 A 1 B\n");
}

/// Text that a deck list can hold: words of anything printable but a hash.
fn words() -> impl Strategy<Value = String> {
    let word = prop_oneof!["[a-zA-Z0-9:x'-]{1,6}", "[^\\pC\\pZ#]{1,6}", Just("heroes:".to_owned())];
    prop::collection::vec(word, 1..4).prop_map(|words| words.join(" "))
}

fn decks() -> impl Strategy<Value = DeckList> {
    let line = (1..=deck::MAX_COUNT, words());
    let line = line.prop_map(|(count, card)| Line { count, card, span: 0..0 });
    let section = prop::collection::vec(line, 0..5);
    let sections = prop::sample::subsequence(SECTIONS, 0..=SECTIONS.len()).prop_shuffle();
    let named = |format: Option<String>| format.as_deref().map(Name::from);
    let head = (words(), words(), prop::option::of(words()).prop_map(named));
    (head, sections, prop::collection::vec(section, 3)).prop_map(
        |((name, game, format), names, lines)| {
            let section = |(name, lines): (&str, _)| Section { name: name.to_owned(), lines };
            let sections = names.into_iter().zip(lines).map(section).collect();
            DeckList { name, game: game.as_str().into(), format, sections }
        },
    )
}

/// The deck without places, which a deck that was made up does not have.
fn unplaced(mut deck: DeckList) -> DeckList {
    deck.game.span = 0..0;
    if let Some(format) = &mut deck.format {
        format.span = 0..0;
    }
    for line in deck.sections.iter_mut().flat_map(|section| &mut section.lines) {
        line.span = 0..0;
    }
    deck
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_written_deck_reads_back_as_it_was(deck in decks()) {
        let source = deck::write(&deck);
        let (read, report) = DeckList::read("a.deck", &source, SECTIONS);
        prop_assert_eq!(report.render(), "");
        prop_assert_eq!(peek_game(&source), Some(deck.game.text.clone()));
        prop_assert_eq!(unplaced(read), deck);
    }
}
