//! Advanced boards: R46 to R60.

use std::collections::BTreeSet;

use fracas_core::Viewer;
use fracas_rlyeh::{Card, CardKind, Colour, Stack};

use crate::dealt::{all_stacks, bosses, count, deal, seats, setup, stacks};
use crate::scenario::Scenario;
use crate::table::{A, B, Table};

/// Deals games of a mode.
fn games(mode: &str) -> impl Iterator<Item = Table> {
    let setup = setup(mode, 2, &[]);
    (0..60).map(move |seed| deal(&setup, seed))
}

/// Gets the ids of all stacks of some games that pass a test.
fn drawn(games: impl Iterator<Item = Table>, wanted: fn(&Card) -> bool) -> BTreeSet<&'static str> {
    let stacks = games.flat_map(|table| stacks(&table));
    stacks.filter(|card| wanted(card)).map(|card| &*card.id).collect()
}

fn is_random(card: &Card) -> bool {
    card.kind == CardKind::Stack(Stack::Random)
}

/// A turn with so many stacks that have run out, and one with a single copy left: Merch.
fn last_merch(mode: &'static str, depleted: usize) -> Scenario {
    let all = [
        "bono-trask",
        "the-salmon",
        "preschooler-lisa",
        "annika",
        "kittens",
        "were-swan",
        "globfather",
        "golf-cyborg",
        "nipple-crabs",
        "head-crabs",
        "free-play-user",
        "spectral-worm",
    ];
    let mut scenario = Scenario::of(2).option("board", &all.join(" ")).tokens(3).left("merch", 1);
    scenario = scenario.hero(A, "comic-con-annarchy").hero(B, "edgar-allan-poe");
    scenario.mode = mode;
    all[..depleted].iter().fold(scenario, |scenario, card| scenario.left(card, 0))
}

/// Checks whether buying the last Merch ends the game.
#[track_caller]
fn expect_end(scenario: &Scenario, is_end: bool, why: &str) {
    let mut table = scenario.start();
    assert!(!table.is_over());
    table.play("buy merch");
    assert_eq!(table.is_over(), is_end, "{why}");
}

/// R46. An advanced board always has Merch, Fleshreaper, a Green Boss, a Red Boss, PAX Pox and Deleted Cards.
#[test]
fn r046_every_board_has_what_always_is_there() {
    for table in games("advanced").chain(games("without-gold")) {
        assert_eq!((table.left("merch"), table.left("fleshreaper")), (9, 9));
        let colours: Vec<Colour> = bosses(&table).iter().map(|boss| boss.colour).collect();
        assert!(colours.contains(&Colour::Green) && colours.contains(&Colour::Red), "{colours:?}");
        assert_eq!((table.pox(), table.deleted().len()), (20, 0));
    }
}

/// R47. With Gold cards there is one Gold stack of each cost, and the Gold Boss.
#[test]
fn r047_a_board_with_gold_has_a_stack_of_each_cost_and_the_boss() {
    for table in games("advanced") {
        let gold = stacks(&table).into_iter().filter(|card| card.colour == Colour::Gold);
        assert_eq!(gold.map(Card::total_cost).collect::<Vec<_>>(), [6, 8, 10]);
        assert_eq!(bosses(&table).len(), 3);
        assert_eq!(bosses(&table)[1].colour, Colour::Gold);
    }
    let gold = drawn(games("advanced"), |card| card.colour == Colour::Gold);
    assert_eq!(gold.len(), 6, "each is drawn now and then: {gold:?}");
}

/// R48. With Gold cards eight more stacks are drawn at random from the non-Gold Randomizers.
#[test]
fn r048_eight_stacks_are_drawn_beside_the_gold_ones() {
    let is_drawn = |card: &Card| is_random(card) && card.colour != Colour::Gold;
    for table in games("advanced") {
        assert_eq!(stacks(&table).into_iter().filter(|card| is_drawn(card)).count(), 8);
    }
    assert_eq!(drawn(games("advanced"), is_drawn).len(), 20, "any of ten Green and ten Red");
}

/// R49. With Gold cards the total is eighteen stacks.
#[test]
fn r049_a_board_with_gold_has_eighteen_stacks() {
    for table in games("advanced") {
        assert_eq!((stacks(&table).len(), all_stacks(&table)), (13, 18));
    }
}

/// R50. Gold Randomizers are kept apart, so the eight random stacks are Green or Red only (C9).
#[test]
fn r050_no_fourth_gold_stack_is_drawn() {
    for table in games("advanced") {
        assert_eq!(count(&table, Colour::Gold), 3);
        assert_eq!(count(&table, Colour::Green) + count(&table, Colour::Red), 8 + 2);
    }
}

/// R51. Without Gold cards twelve Randomizers are drawn; there are eighteen stacks and no Gold Boss.
#[test]
fn r051_a_board_without_gold_has_twelve_stacks_at_random() {
    for table in games("without-gold") {
        assert_eq!(stacks(&table).into_iter().filter(|card| is_random(card)).count(), 12);
        assert_eq!((count(&table, Colour::Gold), bosses(&table).len()), (0, 2));
        assert_eq!(all_stacks(&table), 18);
    }
    assert_eq!(drawn(games("without-gold"), is_random).len(), 20);
}

/// R52. Stacks are laid out in rows by colour, each row in ascending cost.
#[test]
fn r052_stacks_lie_in_rows_by_cost() {
    let row = |card: &Card| {
        [Colour::Green, Colour::Gold, Colour::Red].iter().position(|row| *row == card.colour)
    };
    for table in games("advanced").chain(games("without-gold")) {
        let order: Vec<_> =
            stacks(&table).iter().map(|card| (row(card), card.total_cost())).collect();
        assert!(order.is_sorted(), "{order:?}");
    }
}

/// R53. Each randomly chosen stack shows when it has run out.
#[test]
fn r053_an_empty_stack_keeps_its_place() {
    let mut table = Scenario::of(2).left("kittens", 1).tokens(6).start();
    let before = stacks(&table).len();
    table.play("buy kittens");
    assert_eq!((table.left("kittens"), stacks(&table).len()), (0, before));
}

/// R54. A Randomizer is never bought, gained or counted as a card of its stack.
#[test]
fn r054_nothing_can_be_bought_of_an_empty_stack() {
    let table = Scenario::of(2).left("kittens", 0).tokens(20).start();
    assert!(table.can("buy merch") && !table.can("buy kittens"));
    let mut table = Scenario::of(2).hand(A, &["gunhorse", "quarter"]).left("kittens", 0).start();
    table.play("play gunhorse");
    assert!(table.can("choose merch from board") && !table.can("choose kittens from board"));
}

/// R55. The numbers of Green and Red stacks need not be equal on an advanced board.
#[test]
fn r055_a_board_can_have_more_green_than_red_stacks() {
    let counts =
        games("advanced").map(|table| (count(&table, Colour::Green), count(&table, Colour::Red)));
    let counts: BTreeSet<(usize, usize)> = counts.collect();
    assert!(counts.iter().any(|(green, red)| red < green), "{counts:?}");
    assert!(counts.iter().any(|(green, red)| green < red), "{counts:?}");
}

/// R56. With Gold cards the game ends at four depleted stacks; players may agree on six.
#[test]
fn r056_with_gold_four_depleted_stacks_end_the_game_or_six_if_agreed() {
    for mode in ["first", "advanced"] {
        expect_end(&last_merch(mode, 2), false, "the third is depleted");
        expect_end(&last_merch(mode, 3), true, "the fourth is depleted");
        let six = |depleted| last_merch(mode, depleted).option("stacks-to-end", "6");
        expect_end(&six(4), false, "the fifth is depleted, and six are agreed on");
        expect_end(&six(5), true, "the sixth is depleted");
    }
}

/// R57. Without Gold cards the game ends at six depleted stacks, or at a Level 3 Boss as usual.
#[test]
fn r057_without_gold_six_depleted_stacks_or_a_boss_end_the_game() {
    expect_end(&last_merch("without-gold", 4), false, "the fifth is depleted");
    expect_end(&last_merch("without-gold", 5), true, "the sixth is depleted");
    let mut table = last_merch("without-gold", 0).loots("cthulhu", &[]).power(13).start();
    table.play("buy-from cthulhu");
    assert!(table.is_over());
}

/// Gets the two heroes that a player can choose from.
fn offered(table: &Table, seat: fracas_core::Seat) -> [String; 2] {
    let offered = table.player(seat)["offered"].clone();
    [0, 1].map(|at| offered[at].as_str().unwrap().to_owned())
}

/// R58. In an advanced game each player is dealt two heroes and keeps one.
#[test]
fn r058_everyone_keeps_one_of_two_heroes() {
    for mode in ["advanced", "without-gold"] {
        let setup = setup(mode, 3, &[("first", "seat-1")]);
        let mut table = deal(&setup, 1);
        let mut kept = Vec::new();
        for seat in [1, 2, 0].map(fracas_core::Seat) {
            assert_eq!(table.due(), seat, "they choose in turn order from the first player");
            let [one, other] = offered(&table, seat);
            let mut choices = table.choices();
            choices.sort();
            let mut both = [format!("hero {one}"), format!("hero {other}")];
            both.sort();
            assert_eq!(choices, both);
            table.play(&format!("hero {other}"));
            kept.push((seat, other));
        }
        assert!(kept.iter().all(|(seat, hero)| table.hero(*seat) == *hero), "{kept:?}");
        assert_eq!(table.active(), B, "now the first turn begins");
    }
}

/// R58. A table can agree on dealt heroes.
#[test]
fn r058_heroes_can_be_dealt_instead() {
    let setup = setup("advanced", 4, &[("heroes", "dealt")]);
    let table = deal(&setup, 1);
    assert!(seats(&setup).all(|seat| table.player(seat)["hero"].is_string()));
}

/// R59. Players may look at the board before choosing between their two heroes.
#[test]
fn r059_the_board_is_there_before_heroes_are_chosen() {
    let table = deal(&setup("advanced", 2, &[]), 1);
    assert!(seats(&setup("advanced", 2, &[])).all(|seat| table.player(seat)["hero"].is_null()));
    let shown = format!("{:?}", table.scene(Viewer::Seat(table.due())));
    for card in stacks(&table) {
        assert!(shown.contains(&card.name), "{} is shown", card.name);
    }
}

/// R60. The hero not chosen is out of the game.
#[test]
fn r060_a_hero_that_was_not_chosen_is_gone() {
    let mut table = deal(&setup("advanced", 2, &[("first", "seat-0")]), 1);
    let [one, other] = offered(&table, A);
    table.play(&format!("hero {one}"));
    assert!(table.player(A)["offered"].is_null());
    assert!(!table.can(&format!("hero {other}")), "nor can the next player have it");
    let [next, _] = offered(&table, B);
    table.play(&format!("hero {next}"));
    let position = table.position().to_string();
    assert!(!position.contains(&format!("\"{other}\"")), "it is nowhere");
}
