//! A player's cards as they are drawn, played, put elsewhere and dealt anew.

use fracas_core::Fast;

use super::{Cards, Layout, Part, Sight};
use crate::card::CardId;

fn ids(cards: &[CardId]) -> Vec<u8> {
    let mut ids: Vec<u8> = cards.iter().map(|card| card.0).collect();
    ids.sort_unstable();
    ids
}

fn cards(list: &[u8]) -> Vec<CardId> {
    list.iter().map(|id| CardId(*id)).collect()
}

/// Under the deck 1, in it 2 and 3, on it 4, then 5 that its owner alone has seen; in hand 6, 7 and 8,
/// which is known; 9 in play, 10 discarded.
fn all_parts() -> Cards {
    let layout = Layout {
        bottom: cards(&[1]),
        deck: cards(&[2, 3]),
        top: vec![(CardId(4), false), (CardId(5), true)],
        hand: cards(&[6, 7]),
        shown: cards(&[8]),
        play: cards(&[9]),
        discard: cards(&[10]),
    };
    let made = Cards::of(&layout).unwrap();
    assert_eq!(made.layout(), layout, "a layout says how the cards lie");
    made
}

#[test]
fn a_deck_is_drawn_from_the_top_down_and_then_made_anew() {
    let (mut own, mut chance) = (all_parts(), Fast::new(1));
    let mut draw = || own.draw(&mut chance).map(|drawn| (drawn.card.0, drawn.was_shuffled));
    assert_eq!(draw(), Some((5, false)));
    assert_eq!(draw(), Some((4, false)));
    let two = [draw(), draw()].map(|drawn| drawn.unwrap().0);
    assert!(two == [2, 3] || two == [3, 2]);
    assert_eq!(draw(), Some((1, false)));
    assert_eq!(draw(), Some((10, true)), "the discard pile is the new deck");
    assert_eq!(draw(), None);
    assert_eq!(ids(own.hand()), [1, 2, 3, 4, 5, 6, 7, 8, 10]);
    assert_eq!(ids(own.play()), [9], "what was played is not shuffled in");
}

#[test]
fn what_everyone_saw_on_a_deck_is_known_in_the_hand() {
    let (mut own, mut chance) = (all_parts(), Fast::new(1));
    own.draw(&mut chance);
    assert_eq!(ids(own.surely_in_hand()), [8], "its owner alone had seen it");
    own.draw(&mut chance);
    assert_eq!(ids(own.surely_in_hand()), [4, 8]);
    own.draw(&mut chance);
    own.draw(&mut chance);
    assert_eq!(ids(own.surely_in_hand()), [4, 8], "nobody had seen those");
    own.draw(&mut chance);
    assert_eq!(ids(own.surely_in_hand()), [1, 4, 8], "all saw it put under the deck");
}

#[test]
fn cards_go_on_and_under_the_deck_and_none_is_lost() {
    let (mut own, mut chance) = (all_parts(), Fast::new(1));
    assert!(own.remove(Part::Discard, CardId(10)));
    own.put_on_deck(CardId(10));
    assert!(own.remove(Part::Play, CardId(9)));
    own.put_under_deck(CardId(9));
    assert_eq!(own.bottom(), cards(&[9, 1]));
    assert_eq!(own.on_top(), cards(&[4, 5, 10]));
    assert!(own.is_private(1) && !own.is_private(2));
    assert_eq!(own.seen_top(), Some(CardId(10)));
    assert_eq!(own.take_top(), Some(CardId(10)));
    assert_eq!(own.see_top(Sight::Everyone, &mut chance).map(|seen| seen.card), Some(CardId(5)));
    assert!(!own.is_private(1), "now all have seen it");
    assert!(own.remove(Part::Hand, CardId(7)));
    own.discard_hand();
    assert_eq!((ids(own.hand()), ids(own.discard())), (vec![], vec![6, 8]));
    assert_eq!(ids(own.all()), [1, 2, 3, 4, 5, 6, 8, 9]);
}

#[test]
fn the_hand_is_discarded_beside_what_is_in_play() {
    let mut own = all_parts();
    own.discard_hand();
    assert_eq!((ids(own.play()), ids(own.discard())), (vec![9], vec![6, 7, 8, 10]));
    own.put_in_hand(CardId(11));
    assert_eq!((ids(own.hand()), ids(own.surely_in_hand())), (vec![11], vec![11]));
    own.clean_up();
    assert_eq!(ids(own.discard()), [6, 7, 8, 9, 10, 11]);
}

#[test]
fn a_new_deal_keeps_what_others_know() {
    let own = all_parts();
    let mut held = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let mut world = own;
        world.redeal(&mut Fast::new(seed));
        assert_eq!(world.bottom(), own.bottom());
        assert_eq!(world.on_top()[0], CardId(4));
        assert_eq!(ids(world.surely_in_hand()), [8]);
        assert_eq!((world.hand().len(), world.bag().len()), (3, 2));
        assert_eq!(ids(world.all()), ids(own.all()));
        held.extend(world.unsure_hand().iter().map(|card| card.0));
    }
    assert_eq!(held.into_iter().collect::<Vec<_>>(), [2, 3, 5, 6, 7], "each may be in hand");
}

#[test]
fn what_is_revealed_is_known_once() {
    let mut own = all_parts();
    assert!(own.reveal(CardId(6)));
    assert!(!own.reveal(CardId(6)), "there is no other");
    assert_eq!(ids(own.surely_in_hand()), [6, 8]);
    assert!(own.put_in_play(CardId(7)));
    assert_eq!(ids(own.surely_in_hand()), [6, 8]);
    own.reveal_hand();
    assert_eq!(own.unseen().map(|card| card.0).collect::<Vec<_>>(), [2, 3, 5]);
}
