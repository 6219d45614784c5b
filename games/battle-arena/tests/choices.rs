//! What a choice touches: the card that a player takes, and where it goes.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod random;

use fracas_core::{Choice, Fast, Item, Scene, Seat, Viewer, place_id};

use random::{play, setups, step};

/// Checks that a choice touches what it says, and gives the kind of choice.
fn check<'c>(scene: &Scene, seat: Seat, choice: &'c Choice) -> &'c str {
    let (kind, card) = choice.notation.split_once(' ').unwrap_or((&choice.notation, ""));
    let in_area = |area: &str, id: &str| -> Option<&Item> {
        scene.area(&format!("{area}.{seat}"))?.items.iter().find(|item| item.id == id)
    };
    match (kind, choice.items.as_slice()) {
        ("place" | "substitute", [hero, target]) => {
            let held = in_area("hand", hero).unwrap_or_else(|| panic!("{choice:?} in {scene:?}"));
            assert_eq!(held.face.as_ref().unwrap().card.as_deref(), Some(card), "{choice:?}");
            if kind == "place" {
                let zones = scene.area(&format!("zones.{seat}")).unwrap();
                let is_target = |column| *target == place_id(&zones.id, (column, 0));
                let column = (0..7).find(|column| is_target(*column)).unwrap();
                assert!(zones.items.iter().all(|item| item.at != Some((column, 0))), "it is empty");
                assert_eq!(scene.focus, [target.as_str()], "the moment is about this place");
            } else {
                let replaced = in_area("zones", target).unwrap();
                let battle = scene.moment.split(' ').nth(1).unwrap();
                assert_eq!(replaced.badges, [format!("battle {battle}")], "{choice:?}");
            }
        }
        ("run", [play, fights]) => {
            let held = in_area("plays", play).unwrap_or_else(|| panic!("{choice:?} in {scene:?}"));
            assert_eq!(held.face.as_ref().unwrap().card.as_deref(), Some(card), "{choice:?}");
            assert!(in_area("zones", fights).unwrap().face.is_some(), "the Hero that fights");
        }
        ("choose", [item]) => assert!(scene.has(item), "{choice:?} in {scene:?}"),
        (
            "side" | "honors" | "decline" | "stop" | "choose" | "option" | "yes" | "no" | "enough",
            [],
        ) => {}
        (_, items) => panic!("{} touches {items:?}", choice.notation),
    }
    kind
}

#[test]
fn a_card_is_named_in_hand_and_then_where_it_goes() {
    let mut chance = Fast::new(21);
    let mut seen = std::collections::BTreeMap::new();
    for setup in setups() {
        for _ in 0..100 {
            let mut table = play(&setup, 0, &mut chance);
            loop {
                for seat in table.to_act() {
                    let view = table.view(Viewer::Seat(seat));
                    for choice in &view.choices {
                        let kind = check(&view.scene, seat, choice).to_owned();
                        *seen.entry(kind).or_insert(0) += 1;
                    }
                }
                if !step(&mut table, &mut chance) {
                    break;
                }
            }
        }
    }
    let kinds: Vec<&str> = seen.keys().map(String::as_str).collect();
    let asked = ["choose", "enough", "no", "option", "run", "stop", "yes"];
    let before = ["decline", "honors", "place", "side", "substitute"];
    let mut all = [&before[..], &asked].concat();
    all.sort_unstable();
    assert_eq!(kinds, all);
    assert!(1_000 < seen["substitute"].min(seen["run"]), "{seen:?}");
}
