//! `fracas games`.

use crate::harness::{Folder, assert_fits};

#[test]
fn the_listing_shows_what_can_be_played_and_how() {
    let run = Folder::new().run("games");
    assert_fits(run.said(), 80);
    insta::assert_snapshot!(run.said());
}

#[test]
fn programs_are_told_ids_modes_options_and_counts() {
    let games = Folder::new().run("games --json").json();
    let game = &games[0];
    assert_eq!(
        (&game["id"], &game["title"]),
        (&"battle-arena".into(), &"Bo Jackson Battle Arena".into())
    );
    assert_eq!(game["seats"][0], 2);
    assert_eq!(
        (&game["modes"][0]["id"], &game["modes"][1]["id"]),
        (&"rookie".into(), &"substitution".into())
    );
    assert_eq!(game["options"][0]["values"][1], "limited", "options name their values");
    assert!(game["decks"].as_array().unwrap().contains(&"trainer-kit".into()));
    let cards = Folder::new().run("cards battle-arena --json").json();
    assert_eq!(game["cards"], cards.as_array().unwrap().len(), "as many as `fracas cards` lists");
}

#[test]
fn an_argument_too_many_is_refused() {
    Folder::new().run("games battle-arena").refused_with(&["unexpected argument 'battle-arena'"]);
}
