//! What Plays do, in sentences.

use fracas_core::Seat;

use crate::event::{Event, PlayEvent};
use crate::tests::arena::{A, B, game, hero, play};

/// Tells an event: its kind, its sentence and what it is about.
fn told(event: PlayEvent) -> (&'static str, String, Vec<String>) {
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    let told = Event::Play(event).tell(&game().catalogue, &names);
    (told.kind, told.text, told.items)
}

#[test]
fn what_a_play_does_is_told() {
    let (front_run, fire) = (play("front-run"), hero(("fire", 100)));
    let ran = |paid| PlayEvent::Ran { seat: A, play: front_run, paid };
    for (event, kind, text, items) in [
        (ran(2), "play", "Ann runs Front Run for 2 Hot Dogs.", &["0.front-run"][..]),
        (ran(0), "play", "Ann runs Front Run for free.", &["0.front-run"]),
        (
            PlayEvent::Power { seat: B, play: front_run, amount: -20 },
            "power",
            "Front Run: Ben's Hero gets −20 Power.",
            &["power.1"],
        ),
        (PlayEvent::Flipped { seat: A, is_heads: true }, "coin", "Ann flips heads.", &[]),
        (PlayEvent::Rolled { seat: B, face: 4 }, "roll", "Ben rolls 4.", &[]),
        (
            PlayEvent::HotDogs { seat: A, change: -1 },
            "hot-dogs",
            "Ann loses 1 Hot Dog.",
            &["hot-dogs.0"],
        ),
        (
            PlayEvent::TookPlay { seat: A, play: None },
            "take",
            "Ann takes a Play into the hand.",
            &["plays.0"],
        ),
        (
            PlayEvent::DiscardedHero { seat: B, hero: fire },
            "discard",
            "Ben discards fire 100 (Fire 100).",
            &["1.fire-100"],
        ),
        (PlayEvent::Drew { seat: A, count: 2 }, "draw", "Ann draws 2 Plays.", &[]),
        (
            PlayEvent::Due { seat: B, play: front_run },
            "effect",
            "Ben's Front Run takes effect.",
            &["1.front-run"],
        ),
    ] {
        let items = items.iter().map(|id| (*id).to_owned()).collect();
        assert_eq!(told(event), (kind, text.to_owned(), items));
    }
}

#[test]
fn who_loses_for_want_of_hot_dogs_is_bad_news_for_them() {
    let starved = Event::Play(PlayEvent::Starved { seat: A });
    let told = starved.tell(&game().catalogue, &["Ann".to_owned(), "Ben".to_owned()]);
    assert_eq!((told.good_for, told.items), (Some(Seat(1)), vec!["hot-dogs.0".to_owned()]));
}
