//! The suite on its own smallest game: it passes when the game is honest and finds every weakness.

use fracas_core::{Chance, Fast, Match, Seat, Seed, Setup, Viewer};
use fracas_testkit::{HighCard, Leak, Openness, Suite, Weakness, leak, leak_of_move};

#[test]
fn an_honest_game_passes_the_suite() {
    let coverage = Suite::new(HighCard::default(), Setup::default()).longest(4).run(2_000, 1);
    assert_eq!((coverage.games, coverage.replays, coverage.decisions), (2_000, 2_000, 8_000));
    assert!(
        2_000 < coverage.undone,
        "both say something, and that can be taken back: {coverage:?}"
    );
}

/// Plays leaky games as the suite does and gives the first leak it finds.
fn first_leak(weakness: Weakness) -> Leak {
    let game = HighCard { weakness: Some(weakness) };
    for seed in 0..200 {
        let mut chance = Fast::new(seed);
        let mut table = Match::deal(game.into(), Setup::default(), &[], Seed::from_number(seed));
        while let Some(seat) = table.to_act().first() {
            let views =
                Viewer::all(2).find_map(|viewer| leak(&game, table.state(), viewer, &mut chance));
            let action = chance.pick(&table.actions(seat)).expect("a due seat has actions");
            let before = table.state().clone();
            table.play_action(seat, action).expect("the action is legal");
            let is_undoable = table.can_undo(seat);
            let rules = Openness { is_undoable, choices_are_open: false };
            let moves = Viewer::all(2).find_map(|viewer| {
                leak_of_move(&game, &before, viewer, (seat, action), &chance, rules)
            });
            if let Some(found) = views.or(moves) {
                return found;
            }
        }
    }
    panic!("{weakness:?} was not found");
}

#[test]
fn a_face_that_is_shown_is_found_in_the_scene() {
    assert_eq!(first_leak(Weakness::Face).by, "scene");
}

#[test]
fn an_id_made_from_a_hidden_card_is_found_in_the_scene() {
    assert_eq!(first_leak(Weakness::Id).by, "scene");
}

#[test]
fn an_order_of_actions_that_betrays_a_card_is_found() {
    let found = first_leak(Weakness::Actions);
    assert_eq!(found.by, "actions");
    assert!(matches!(found.viewer, Viewer::Seat(Seat(_))), "only a seat has actions");
}

#[test]
fn an_event_that_names_a_hidden_card_is_found() {
    assert_eq!(first_leak(Weakness::Event).by, "events");
}

#[test]
fn a_reveal_that_could_be_taken_back_is_found() {
    assert_eq!(first_leak(Weakness::Undo).by, "a move that may be taken back");
}
