//! Boards that are drawn, picked by name, and written as codes.

use fracas_core::{Fast, Pack, Problems, Setup, Silent};

use crate::card::Colour;
use crate::state::State;
use crate::{ID, Rlyeh};

fn setup(mode: &str, board: &str) -> Setup {
    let options = [("board".to_owned(), board.to_owned())].into();
    Setup { game: ID.into(), mode: mode.into(), options, ..Setup::default() }
}

/// Deals a game on a board that is picked.
fn deal(setup: &Setup, seed: u64) -> (Rlyeh, State) {
    let game = Rlyeh::open(setup).unwrap_or_else(|problems| panic!("{problems}"));
    let state = game.start(&mut Fast::new(seed), &mut Silent);
    (game, state)
}

/// Lists the stacks and Bosses of a board by their ids.
fn board(game: &Rlyeh, state: &State) -> Vec<String> {
    let stacks = state.stacks.iter().map(|pile| game.card(pile.card).id.clone());
    let bosses = state.bosses.iter().map(|den| game.catalogue.boss(den.boss).id.clone());
    stacks.chain(bosses).collect()
}

/// Lists what is wrong with a board that is picked.
fn problems(mode: &str, board: &str) -> Vec<String> {
    let wrong: Problems = Rlyeh::open(&setup(mode, board)).map(drop).unwrap_err();
    let at_board = wrong.iter().inspect(|problem| assert_eq!(problem.place, "option board"));
    at_board.map(|problem| problem.message.clone()).collect()
}

/// A pack with one stack more.
fn with_pack(mut setup: Setup) -> Setup {
    let text = format!(
        "game = \"{ID}\"\n[[card]]\nid = \"test-stack\"\nname = \"Test stack\"\ncolour = \"green\"\n\
         cost = 2\nsource = \"house\"\neffect = {{ tokens = 1 }}\n"
    );
    setup.packs.push(Pack { name: "test.toml".into(), text });
    setup
}

/// Checks whether a text is refused as a code that was mistyped.
fn is_slip(text: &str) -> bool {
    problems("advanced", text) == [super::code::MISTYPED]
}

/// The code of the board of a first game.
const FIRST: &str = "34G-5F9-T11";

#[test]
fn the_code_of_a_board_stands_for_it() {
    for mode in ["first", "advanced", "without-gold"] {
        for seed in 0..20 {
            let (game, state) = deal(&setup(mode, "usual"), seed);
            let code = game.board_code(&state);
            let (again, same) = deal(&setup(mode, &code), seed + 100);
            assert_eq!(board(&again, &same), board(&game, &state), "{code}");
            assert_eq!(again.board_code(&same), code);
        }
    }
}

#[test]
fn codes_stay_what_they_are() {
    let (game, state) = deal(&setup("first", "usual"), 1);
    assert_eq!(game.board_code(&state), FIRST, "people have written it down");
}

#[test]
fn a_code_is_read_however_it_is_written() {
    let usual = deal(&setup("first", FIRST), 1).1.stacks;
    let plain = FIRST.replace('-', "");
    let lower = FIRST.to_lowercase().replace('0', "o").replace('1', "l");
    for code in [plain, lower, FIRST.replace('-', " "), format!(" {FIRST} ")] {
        assert_eq!(deal(&setup("advanced", &code), 1).1.stacks, usual, "{code}");
    }
}

#[test]
fn a_wrong_character_in_a_code_is_noticed() {
    let code: Vec<char> = FIRST.chars().filter(|c| *c != '-').collect();
    for at in 0..code.len() {
        for other in "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars().filter(|c| *c != code[at]) {
            let mut slip = code.clone();
            slip[at] = other;
            let slip = String::from_iter(slip);
            assert!(is_slip(&slip), "{slip} for {FIRST}");
        }
    }
    for at in (1..code.len()).filter(|at| code[at - 1] != code[*at]) {
        let mut slip = code.clone();
        slip.swap(at - 1, at);
        let slip = String::from_iter(slip);
        assert!(is_slip(&slip), "{slip} for {FIRST}");
    }
    assert!(is_slip(&FIRST[..10]) && is_slip("1"));
    assert_eq!(problems("advanced", &format!("{FIRST}U")), ["'U' is in no code of a board"]);
}

#[test]
fn a_code_holds_for_the_packs_it_was_made_with() {
    let refused = Rlyeh::open(&with_pack(setup("first", FIRST))).map(drop).unwrap_err().to_string();
    assert!(refused.contains("other packs"), "{refused}");
    let (game, state) = deal(&with_pack(setup("advanced", "test-stack")), 1);
    let code = game.board_code(&state);
    let refused = problems("advanced", &code).concat();
    assert!(refused.contains("other packs"), "{refused}");
    let (game, same) = deal(&with_pack(setup("advanced", &code)), 2);
    assert_eq!(same.stacks, state.stacks);
    assert!(board(&game, &same).contains(&"test-stack".to_owned()));
}

#[test]
fn a_code_is_for_games_with_gold_or_without() {
    let (game, state) = deal(&setup("without-gold", "usual"), 1);
    let refused = problems("advanced", &game.board_code(&state));
    assert_eq!(refused, ["the board of this code has no Gold Boss; play it without-gold"]);
    let refused = problems("without-gold", FIRST);
    assert_eq!(refused.len(), 4, "three stacks and a Boss: {refused:?}");
    assert_eq!(refused[0], "Diabolus is Gold, which without-gold leaves out; advanced has it");
}

#[test]
fn a_list_is_filled_up_as_usual() {
    for seed in 0..20 {
        let list = "globfather, mage-fish, head-crabs";
        let (game, state) = deal(&setup("advanced", list), seed);
        let golds = state.stacks.iter().filter(|pile| game.card(pile.card).colour == Colour::Gold);
        let costs: Vec<u8> = golds.map(|pile| game.card(pile.card).total_cost()).collect();
        assert_eq!((state.stacks.len(), costs.as_slice()), (13, [6, 8, 10].as_slice()));
        let board = board(&game, &state);
        for id in ["globfather", "mage-fish", "head-crabs", "merch", "fleshreaper"] {
            assert!(board.iter().any(|there| there == id), "{id} in {board:?}");
        }
    }
}

#[test]
fn a_list_of_a_whole_board_is_that_board() {
    let red = "free-play-user were-swan globfather golf-cyborg head-crabs fleshreaper";
    let gold = "diabolus mage-fish gabes-gross-mouth sad-zombie game-face gunhorse";
    let (game, state) = deal(&setup("advanced", &format!("{red} {gold} merch")), 1);
    let expected = format!("merch {gold} {red} tychos-grandma knight-gabriel cthulhu");
    let mut expected: Vec<&str> = expected.split(' ').collect();
    let mut board = board(&game, &state);
    expected.sort_unstable();
    board.sort_unstable();
    assert_eq!(board, expected);
}

#[test]
fn names_are_read_however_they_are_written() {
    let lists = [
        "kittens, gabes-gross-mouth, annika, cthulhu",
        "Kittens; Gabe's Gross Mouth; Ann'ika; Cthulhu",
        "kittens GABES-GROSS-MOUTH annika  cthulhu,",
    ];
    for list in lists {
        let (game, state) = deal(&setup("advanced", list), 1);
        let board = board(&game, &state);
        for id in ["kittens", "gabes-gross-mouth", "annika", "cthulhu"] {
            assert!(board.iter().any(|there| there == id), "{id} of {list} in {board:?}");
        }
    }
}

#[test]
fn all_that_is_wrong_with_a_list_is_said_at_once() {
    let list = "kitens, annika, Ann'ika, quarter, gem-encrusted, something else, cthulhu, cthulhu";
    assert_eq!(
        problems("advanced", list),
        [
            "there is no stack or Boss \"kitens\"; did you mean kittens?",
            "Ann'ika is named twice",
            "Quarter has no stack of its own",
            "Gem Encrusted has no stack of its own",
            "there is no stack or Boss \"something else\"; write names with commas between them, or \
             the code of a board",
            "Cthulhu is named twice",
        ]
    );
}

#[test]
fn a_board_has_up_to_sixteen_stacks() {
    let all = "bono-trask giraffe-problems the-salmon preschooler-lisa super-hot-ostrich annika \
               bromance photoshop-hero kittens magiquest-merchant free-play-user were-swan \
               globfather head-crabs";
    assert_eq!(deal(&setup("advanced", all), 1).1.stacks.len(), 16, "with Merch and Fleshreaper");
    let refused = problems("advanced", &format!("{all} golf-cyborg"));
    assert_eq!(
        refused,
        ["17 stacks are too many; a board has up to 16, Merch and Fleshreaper among them"]
    );
}

#[test]
fn a_board_has_one_boss_of_each_colour() {
    let second = |setup: Setup| {
        let loot = |at: usize| {
            format!(
                "[[boss.loot]]\nid = \"test-loot-{at}\"\nname = \"Test loot {at}\"\n\
                 effect = {{ power = 1 }}\nsource = \"house\"\n"
            )
        };
        let loots: Vec<String> = (1..=8).map(loot).collect();
        let text = format!(
            "game = \"{ID}\"\n[[boss]]\nid = \"test-boss\"\nname = \"Test Boss\"\ncolour = \"red\"\n\
             levels = [8, 10, 13]\npoints = 5\nsource = \"house\"\n{}",
            loots.join("")
        );
        let packs = vec![Pack { name: "boss.toml".into(), text }];
        Setup { packs, ..setup }
    };
    let (game, state) = deal(&second(setup("advanced", "test-boss")), 1);
    let bosses = &board(&game, &state)[13..];
    assert_eq!(bosses, ["tychos-grandma", "knight-gabriel", "test-boss"]);
    let both = second(setup("advanced", "cthulhu, test-boss"));
    let refused = Rlyeh::open(&both).map(drop).unwrap_err().to_string();
    assert!(refused.contains("Cthulhu and Test Boss are Bosses of one colour"), "{refused}");
    let drawn = |seed| {
        let (game, state) = deal(&second(setup("advanced", "usual")), seed);
        board(&game, &state)[15].clone()
    };
    let red: std::collections::BTreeSet<String> = (0..20).map(drawn).collect();
    assert_eq!(red.into_iter().collect::<Vec<_>>(), ["cthulhu", "test-boss"], "C8");
}
