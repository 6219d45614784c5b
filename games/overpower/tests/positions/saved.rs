//! Every position of a game is loaded as it was saved.

use fracas_core::Fast;

use super::open;

#[test]
fn every_position_of_venture_is_loaded_as_it_was_saved() {
    open("venture").check_games(3, &mut Fast::new(1), |_| {});
}

#[test]
fn every_position_of_a_brawl_is_loaded_as_it_was_saved() {
    open("brawl").check_games(3, &mut Fast::new(2), |_| {});
}

#[test]
fn every_position_of_a_skirmish_is_loaded_as_it_was_saved() {
    open("skirmish").check_games(3, &mut Fast::new(3), |_| {});
}
