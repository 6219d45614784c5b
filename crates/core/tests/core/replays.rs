//! Replays: what is written reads back, names the card files it needs, and plays again.

use std::sync::Arc;

use fracas_core::{FairShuffle, Match, Pack, Replay, Seat, Seed, Setup, Table as _, fingerprint};
use fracas_testkit::HighCard;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const COURSE: [(Seat, &str); 4] = [(A, "high"), (B, "low"), (B, "swap"), (A, "keep")];

fn game() -> Arc<HighCard> {
    Arc::new(HighCard::default())
}

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.into()).collect()
}

fn play(mut table: Match<HighCard>, moves: usize) -> Match<HighCard> {
    for (seat, notation) in &COURSE[..moves] {
        table.play(*seat, notation).expect("the course is legal");
    }
    table
}

fn played(setup: Setup, names: &[&str]) -> Match<HighCard> {
    play(Match::deal(game(), setup, &owned(names), Seed::from_number(11)), 4)
}

/// Writes the replay of a match, reads it back and checks that nothing is lost.
fn round_trip(table: &Match<HighCard>) -> Replay {
    let replay = table.replay().expect("the match was dealt");
    let text = replay.write();
    let read = Replay::read(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(read, replay, "it reads back as it was written\n{text}");
    let verified = read.verify(game()).unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(verified.state(), table.state(), "it leads to the same state");
    assert_eq!(
        verified.replay().map(|replay| replay.write()),
        Some(text),
        "the match that was played again has the same replay"
    );
    read
}

/// A replay as it was written by the first version; every later one must read and verify it.
const GOLDEN: &str = "\
fracas replay 1                                          ~70544f
game: high-card                                          ~afd62d
mode: plain                                              ~b2d541
option limit: none                                       ~fb0c30
seats: 2                                                 ~14b154
deck 0: premade                                          ~b212cc
deck 1:                                                  ~df1f8c
  | one                                                  ~770f30
  |                                                      ~b11191
  |   two                                                ~14cc41
name 0: Ann                                              ~ca1d95
name 1: Bob                                              ~033799
generator: chacha12                                      ~32471a
seed: 11                                                 ~4efc5e
places: 1 (7), 2 (6)                                     ~7d1d65
state: a36fceac3fb33806f94ee44749b47503bb04f4d0e9353326c155de50c9a20040 ~d2b6fd
moves: 4                                                 ~46bafb
0 high                                                   ~ecee4e
1 low                                                    ~5bd4b1
1 swap                                                   ~6a2893
0 keep                                                   ~d7b18b
";

#[test]
fn a_replay_of_the_first_version_still_verifies() {
    let setup = Setup {
        game: "high-card".into(),
        mode: "plain".into(),
        options: [("limit".into(), "none".into())].into(),
        seats: Some(2),
        decks: owned(&["premade", "one\n\n  two\n"]),
        packs: vec![],
    };
    assert_eq!(played(setup, &["Ann", "Bob"]).replay().expect("dealt").write(), GOLDEN);
    let replay = Replay::read(GOLDEN).expect("it is as it was written");
    assert!(replay.verify(game()).is_ok(), "the same seed deals the same cards");
}

#[test]
fn matches_verify_after_every_number_of_moves() {
    for moves in 0..=COURSE.len() {
        for seed in 0..50 {
            let dealt = Match::deal(game(), Setup::default(), &[], Seed::from_number(seed));
            let replay = round_trip(&play(dealt, moves));
            assert_eq!(replay.moves.len(), moves);
            assert_eq!(replay.result.is_some(), moves == COURSE.len(), "only an end has places");
        }
    }
}

#[test]
fn decks_of_several_lines_come_back_line_by_line() {
    let decks = [
        "starter",
        "deck: Mine\nheroes\n  2 ann\n  1 bob\n",
        "\n",
        "\n\n\nlast\n",
        "| a\n  | b\n  |\n|\n",
        "moves: 0\nname 0: Eve\n~abcdef\nfoo ~012345\n",
        "été: 王\n\tindented\n",
        "",
    ];
    for deck in decks {
        let setup = Setup { decks: owned(&[deck, "other"]), ..Setup::default() };
        assert_eq!(round_trip(&played(setup, &[])).setup.decks, [deck, "other"]);
    }
    let setup = Setup { decks: owned(&decks), ..Setup::default() };
    assert_eq!(round_trip(&played(setup, &[])).setup.decks, decks, "all at one table");
}

#[test]
fn names_come_back_whatever_is_in_them() {
    let long = "x".repeat(200);
    for name in [
        "|",
        "  | Ann",
        "a: b",
        "a:b:",
        ":",
        "~",
        "Ann ~abcdef",
        "name 1: Eve",
        "moves: 0",
        "fracas replay 1",
        "  both sides  ",
        "two\nlines",
        "two\r\nlines",
        "\u{2028}separated\u{2028}",
        "Zoë 王 👩‍🚀",
        "\"quoted\"",
        "",
        &long,
    ] {
        for names in [[name, "Bob"], ["Ann", name]] {
            round_trip(&played(Setup::default(), &names));
        }
    }
}

#[test]
fn game_mode_options_and_seats_come_back() {
    let options = [("limit", "none"), ("style", "a: b | c ~"), ("tie", ""), ("two words", "x")];
    let setup = Setup {
        game: "high-card".into(),
        mode: "long: version".into(),
        options: options.map(|(id, value)| (id.into(), value.into())).into(),
        seats: Some(2),
        ..Setup::default()
    };
    assert_eq!(round_trip(&played(setup.clone(), &[])).setup, setup);
    assert_eq!(round_trip(&played(Setup::default(), &[])).setup, Setup::default());
}

fn pack(name: &str, text: &str) -> Pack {
    Pack { name: name.into(), text: text.into() }
}

/// A replay of a match with two card files, as it comes from its file.
fn with_two_packs() -> (Setup, Replay) {
    let packs = vec![pack("my cards.toml", "[[card]]\nid = \"a\"\n"), pack("b", "")];
    let setup = Setup { packs, ..Setup::default() };
    let replay = played(setup.clone(), &[]).replay().expect("the match was dealt");
    let read = Replay::read(&replay.write()).expect("it is as it was written");
    assert_eq!(read, replay, "it reads back as it was written");
    (setup, read)
}

#[test]
fn card_files_are_recorded_by_name_and_fingerprint_only() {
    let (setup, replay) = with_two_packs();
    let prints = setup.packs.iter().map(|pack| (pack.name.clone(), fingerprint(&pack.text)));
    assert_eq!(replay.packs, prints.collect::<Vec<_>>());
    assert_eq!(replay.setup.packs, [], "what they say is not in the replay");
    assert!(!replay.write().contains("[[card]]"), "nor in its text");
}

#[test]
fn the_recorded_card_files_are_put_back_in_their_order() {
    let (setup, replay) = with_two_packs();
    let given: Vec<Pack> =
        [pack("c", "not used")].into_iter().chain(setup.packs.iter().rev().cloned()).collect();
    let whole = replay.with_packs(&given).expect("both files are there");
    assert_eq!(whole.setup, setup, "in the order of the match, without the one it did not use");
    let verified = whole.verify(game()).expect("the match plays again");
    let again = verified.replay().expect("it was dealt");
    assert_eq!(again.packs, whole.packs, "and is recorded with its files");
}

#[test]
fn a_missing_or_changed_card_file_is_asked_for_by_its_name() {
    let (setup, replay) = with_two_packs();
    let changed = pack("my cards.toml", "[[card]]\nid = \"b\"\n");
    for given in [vec![], vec![setup.packs[1].clone()], vec![changed, setup.packs[1].clone()]] {
        let refused = replay.clone().with_packs(&given).expect_err("a file is not the one");
        let wanted = "the match used a card file \"my cards.toml\"; give that very file";
        assert_eq!(refused.message, wanted, "{given:?}");
    }
}

#[test]
fn a_replay_of_a_fair_shuffle_has_commitment_secret_and_nonces() {
    let shuffle = FairShuffle::new("s3cret", &["ann:1", "|bob"]).expect("visible ASCII");
    let dealt = Match::deal_fairly(game(), Setup::default(), &[], shuffle.clone());
    let dealt = dealt.expect("each seat adds a nonce");
    for moves in [0, 2, 4] {
        let replay = round_trip(&play(dealt.clone(), moves));
        let commitment = FairShuffle::commitment(&shuffle.secret);
        assert_eq!(replay.seed, shuffle.seed(), "the seed is made from secret and nonces");
        assert_eq!(replay.fair, Some((commitment.clone(), shuffle.clone())));
        for line in [
            format!("commitment: {commitment}"),
            "secret: s3cret".into(),
            "nonce 0: ann:1".into(),
            "nonce 1: |bob".into(),
        ] {
            let has = |text: &str| text.lines().any(|written| written.starts_with(&line));
            assert!(has(&replay.write()), "{line:?} is there for anyone to check");
        }
    }
}

#[test]
fn an_ordinary_shuffle_claims_no_fairness() {
    let replay = round_trip(&played(Setup::default(), &[]));
    assert_eq!((replay.fair, replay.seed), (None, Seed::from_number(11)));
}

#[test]
fn decks_and_names_come_back_as_the_match_kept_them() {
    let long = format!("{} bcd", "a".repeat(39));
    for deck in ["a\nb", "a\r\nb\r\n", "a  \n\n  b\n", " a", "a ", "\n", ""] {
        let setup = Setup { decks: vec![deck.into()], ..Setup::default() };
        let replay = round_trip(&played(setup, &[&long, "\u{200b} "]));
        assert_eq!(replay.names, ["a".repeat(39), "Player 2".into()], "what can be shown is shown");
    }
}

#[test]
fn names_of_card_files_come_back_as_the_match_kept_them() {
    let packs = ["", "a ", "a\nb", "\u{202e}"].map(|name| pack(name, name)).to_vec();
    let table = played(Setup { packs, ..Setup::default() }, &[]);
    let replay = table.replay().expect("the match was dealt");
    let names: Vec<&str> = replay.packs.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["pack", "a", "a\u{fffd}b", "pack"]);
    assert_eq!(Replay::read(&replay.write()), Ok(replay));
}
