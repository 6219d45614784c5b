//! The board of a first game: R27 to R34.

use fracas_rlyeh::Colour;

use crate::dealt::{all_stacks, bosses, count, deal, problems, row, setup, stacks};
use crate::table::Table;

/// Deals first games with the rows that stand in for the lost ones, and with others.
fn first_games() -> impl Iterator<Item = Table> {
    let stand_in = deal(&setup("first", 2, &[]), 1);
    let random = setup("first", 2, &[("rows", "random")]);
    std::iter::once(stand_in).chain((0..20).map(move |seed| deal(&random, seed)))
}

/// R27. The board has a Green row, a Gold row and a Red row.
#[test]
fn r027_the_board_has_three_rows() {
    for table in first_games() {
        let mut colours: Vec<Colour> = stacks(&table).iter().map(|card| card.colour).collect();
        colours.dedup();
        assert_eq!(colours, [Colour::Green, Colour::Gold, Colour::Red]);
    }
}

/// R28. The Red row is known.
#[test]
fn r028_the_red_row_of_a_first_game_is_known() {
    let known = [
        "were-swan",
        "highly-trained-badgers",
        "fleshreaper",
        "nipple-crabs",
        "spectral-worm",
        "cthulhu",
    ];
    for table in first_games() {
        assert_eq!(row(&table, Colour::Red), known);
    }
}

/// R29. The Green row has five Gamer stacks in ascending cost, Bono Trask and Merch among them, then the
/// Green Boss (G3).
#[test]
fn r029_the_green_row_of_a_first_game_has_bono_trask_and_merch() {
    let stand_in = deal(&setup("first", 2, &[]), 1);
    let green = ["bono-trask", "merch", "preschooler-lisa", "annika", "kittens", "tychos-grandma"];
    assert_eq!(row(&stand_in, Colour::Green), green, "G3");
    let mut rows = std::collections::BTreeSet::new();
    for table in first_games() {
        let row = row(&table, Colour::Green);
        assert_eq!((row.len(), row[5]), (6, "tychos-grandma"));
        assert!(row.contains(&"bono-trask") && row.contains(&"merch"), "{row:?}");
        let green = stacks(&table).into_iter().filter(|card| card.colour == Colour::Green);
        assert!(green.map(fracas_rlyeh::Card::total_cost).is_sorted(), "{row:?}");
        rows.insert(row);
    }
    assert!(10 < rows.len(), "the others are drawn");
}

/// R29. Only a first game has rows that are not known.
#[test]
fn r029_other_boards_have_no_lost_rows() {
    for options in [vec![("rows", "random")], vec![("rows", "random"), ("board", "kittens")]] {
        let mode = if options.len() == 1 { "advanced" } else { "first" };
        let refused = problems(&setup(mode, 2, &options));
        assert!(refused.starts_with("option rows: "), "{refused}");
    }
}

/// R30. The Gold row has one 3/3, one 4/4 and one 5/5 stack, then the Gold Boss (G3).
#[test]
fn r030_the_gold_row_of_a_first_game_has_a_stack_of_each_cost() {
    let stand_in = deal(&setup("first", 2, &[]), 1);
    let gold = ["diabolus", "gabes-gross-mouth", "gunhorse", "knight-gabriel"];
    assert_eq!(row(&stand_in, Colour::Gold), gold, "G3");
    for table in first_games() {
        let gold = stacks(&table).into_iter().filter(|card| card.colour == Colour::Gold);
        let costs: Vec<u8> = gold.map(fracas_rlyeh::Card::total_cost).collect();
        assert_eq!(costs, [6, 8, 10]);
        assert_eq!(row(&table, Colour::Gold)[3], "knight-gabriel");
    }
}

/// R31. The 20 PAX Pox form one stack by the board.
#[test]
fn r031_twenty_pax_pox_lie_by_the_board() {
    for table in first_games() {
        assert_eq!(table.pox(), 20);
    }
}

/// R32. The Deleted Cards have their own place and start with no cards.
#[test]
fn r032_no_card_is_deleted_at_the_start() {
    for table in first_games() {
        assert!(table.position()["deleted"].is_array());
        assert!(table.deleted().is_empty());
    }
}

/// R33. The first-game board has eighteen stacks in all.
#[test]
fn r033_a_first_game_has_eighteen_stacks() {
    for table in first_games() {
        let counts = [Colour::Green, Colour::Red, Colour::Gold].map(|colour| count(&table, colour));
        assert_eq!((counts, bosses(&table).len()), ([5, 5, 3], 3));
        assert_eq!(all_stacks(&table), 18);
    }
}

/// R34. Every Gamer, Evil and Gold stack starts with all 9 copies, face up.
#[test]
fn r034_every_stack_starts_with_nine_copies() {
    for table in first_games() {
        for card in stacks(&table) {
            assert_eq!(table.left(&card.id), 9, "{}", card.id);
        }
    }
}
